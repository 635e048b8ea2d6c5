"""An index to find rated matches that have ended, because the ratings look for them all the time."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the index."""
    op.create_index("matches_rated_by_end", "matches", ["rated", "finished"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("matches_rated_by_end", "matches")
