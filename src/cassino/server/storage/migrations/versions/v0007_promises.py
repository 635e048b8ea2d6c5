"""Chains of seeds that are promised before their match is made."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "promises",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Index("promises_by_time", "made"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("promises")
