"""A new session of a browser replaces its old one when it is first used."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the column, empty for all sessions."""
    op.add_column("sessions", sa.Column("replaces", sa.String(64)))
    op.create_index("sessions_by_replaced", "sessions", ["replaces"])


def downgrade() -> None:
    """Drop the column; old and new sessions then count side by side."""
    op.drop_index("sessions_by_replaced", "sessions")
    op.drop_column("sessions", "replaces")
