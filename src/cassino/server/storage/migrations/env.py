"""Alembic runs this; the connection comes from `cassino.server.storage.migrating`."""

from alembic import context

from cassino.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
