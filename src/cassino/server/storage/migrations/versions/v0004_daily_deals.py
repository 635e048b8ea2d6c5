"""The deal of each day, and the matches in which it is played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("variant", sa.String(64), primary_key=True),
        sa.Column("seed", sa.String(20), nullable=False),
    )
    op.create_table(
        "daily_matches",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Index("daily_matches_by_day", "day", "variant"),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("daily_matches")
    op.drop_table("daily_deals")
