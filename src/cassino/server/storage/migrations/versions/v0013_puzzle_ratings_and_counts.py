"""Ratings of people and puzzles; what each seat did in a match that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
TO_COUNT = "finished IS NOT NULL AND (counted IS NULL OR counted <> finished)"


def upgrade() -> None:
    """Make the tables. Matches that are over already are counted gradually while the server runs."""
    op.create_table("puzzle_ratings", _user(), *_rating())
    op.create_table("rated_puzzles", sa.Column("puzzle", sa.String(16), primary_key=True), *_rating())
    op.create_table(
        "puzzle_tries",
        _user(),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "seat_counts",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("opponents", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("deals", "points", "sweeps", "builds_kept", "builds_lost", "builds_taken")
        ),
    )
    op.add_column("matches", sa.Column("counted", sa.String(32)))
    where = sa.text(TO_COUNT)
    op.create_index("matches_to_count", "matches", ["finished"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("matches_to_count", "matches")
    with op.batch_alter_table("matches") as table:
        table.drop_column("counted")
    for name in ("seat_counts", "puzzle_tries", "rated_puzzles", "puzzle_ratings"):
        op.drop_table(name)


def _user() -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)


def _rating() -> list[sa.Column[object]]:
    return [
        *(sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility")),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
    ]
