"""The weekly tournament: its deals, and the matches played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "weekly_deals",
        sa.Column("week", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
    )
    op.create_table(
        "weekly_matches",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("week", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
    )
    op.create_index("weekly_matches_by_person", "weekly_matches", ["week", "number", "user_id"], unique=True)


def downgrade() -> None:
    """Drop them."""
    op.drop_table("weekly_matches")
    op.drop_table("weekly_deals")
