"""Alembic runs this; the connection comes from `cassino.server.migrating`."""

from alembic import context

from cassino.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
