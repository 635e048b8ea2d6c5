"""Keys with which people come back to their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "seat_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Index("seat_keys_by_person", "match_id", "user_id"),
        sa.Index("seat_keys_by_user", "user_id"),
    )


def downgrade() -> None:
    """Drop it: people need new keys."""
    op.drop_table("seat_keys")
