"""When people last had a table open."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "visits",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Index("visits_by_user", "user_id"),
    )


def downgrade() -> None:
    """Drop it: absences begin anew."""
    op.drop_table("visits")
