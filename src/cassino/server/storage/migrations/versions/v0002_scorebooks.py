"""Scores of games with real cards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "scorebooks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_index("scorebooks_by_update", "scorebooks", ["updated"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_index("scorebooks_by_update", "scorebooks")
    op.drop_table("scorebooks")
