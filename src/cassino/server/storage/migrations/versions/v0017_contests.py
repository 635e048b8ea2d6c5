"""The deal of the day and the weekly tournament share their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
UP = """
INSERT INTO contest_deals (contest, number, variant, seed)
    SELECT day || '/' || variant, 1, variant, seed FROM daily_deals UNION ALL
    SELECT week, number, variant, seed FROM weekly_deals;
INSERT INTO contest_matches (match_id, contest, number, hints)
    SELECT match_id, day || '/' || variant, 1, hints FROM daily_matches;
INSERT INTO contest_matches (match_id, contest, number, user_id)
    SELECT match_id, week, number, user_id FROM weekly_matches;
"""
DOWN = """
INSERT INTO daily_deals (day, variant, seed)
    SELECT substr(contest, 1, 10), variant, seed FROM contest_deals WHERE contest LIKE '%/%';
INSERT INTO weekly_deals (week, number, variant, seed)
    SELECT contest, number, variant, seed FROM contest_deals WHERE contest NOT LIKE '%/%';
INSERT INTO daily_matches (match_id, day, variant, hints)
    SELECT match_id, substr(contest, 1, 10), substr(contest, 12), hints FROM contest_matches
    WHERE contest LIKE '%/%' AND match_id IN (SELECT id FROM matches);
INSERT INTO weekly_matches (match_id, week, number, user_id)
    SELECT match_id, contest, number, user_id FROM contest_matches WHERE contest NOT LIKE '%/%';
"""


def upgrade() -> None:
    """Move the deals and the matches to the new tables."""
    op.create_table(
        "contest_deals",
        sa.Column("contest", sa.String(80), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
    )
    op.create_table(
        "contest_matches",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("contest", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        _person(),
        sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
    )
    _run(UP)
    op.create_index("contest_matches_by_person", "contest_matches", ["contest", "number", "user_id"], unique=True)
    for name in ("daily_deals", "daily_matches", "weekly_deals", "weekly_matches"):
        op.drop_table(name)


def downgrade() -> None:
    """Move them back."""
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
        sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
        sa.Index("daily_matches_by_day", "day", "variant"),
    )
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
        _person(),
    )
    _run(DOWN)
    op.create_index("weekly_matches_by_person", "weekly_matches", ["week", "number", "user_id"], unique=True)
    op.drop_table("contest_matches")
    op.drop_table("contest_deals")


def _person() -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"))


def _run(statements: str) -> None:
    for statement in statements.split(";")[:-1]:
        op.execute(sa.text(statement))
