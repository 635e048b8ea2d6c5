"""The language in which a browser hears that it is its person's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Keep it; those that have subscribed before hear it in English until they subscribe again."""
    with op.batch_alter_table("push_subscriptions") as table:
        table.add_column(sa.Column("language", sa.String(16), nullable=False, server_default="en"))


def downgrade() -> None:
    """Keep it no more."""
    with op.batch_alter_table("push_subscriptions") as table:
        table.drop_column("language")
