"""The events remember what their request asked for, so that its id cannot stand for another request.

A table of the lobby remembers where it was made, so that no address fills the list.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the columns; of earlier requests and tables nothing is known."""
    op.add_column("events", sa.Column("content", sa.String(16)))
    op.add_column("matches", sa.Column("origin", sa.String(16)))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("matches", "origin")
    op.drop_column("events", "content")
