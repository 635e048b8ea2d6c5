"""Signs of life, and the times in which nobody could play."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("before", sa.String(32), nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.String(32), primary_key=True),
        sa.Column("ended", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("downtimes")
    op.drop_table("pulse")
