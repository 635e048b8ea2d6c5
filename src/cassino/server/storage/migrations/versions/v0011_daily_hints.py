"""How many hints were given in a match of a deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("daily_matches") as table:
        table.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("daily_matches") as table:
        table.drop_column("hints")
