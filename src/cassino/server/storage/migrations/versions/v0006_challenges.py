"""Challenges for passkeys, each to be used once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE")),
        sa.Column("expires", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("challenges")
