"""Browsers that want to know when it is their person's turn, and the key that signs messages to them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("push_subscriptions_by_user", "push_subscriptions", ["user_id"])
    op.create_index("push_subscriptions_by_session", "push_subscriptions", ["session"])
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("private", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("push_keys")
    op.drop_table("push_subscriptions")
