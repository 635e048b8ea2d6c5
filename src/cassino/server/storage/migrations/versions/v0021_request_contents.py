"""The events remember what their request asked for, so that its id cannot stand for another request."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0017"


def upgrade() -> None:
    """Add the column; of earlier requests the content is not known."""
    op.add_column("events", sa.Column("content", sa.String(16)))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("events", "content")
