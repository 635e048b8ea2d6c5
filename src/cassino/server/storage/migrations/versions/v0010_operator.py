"""The operator's bans and switches, the log of all actions, and players' reports."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "bans",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("until", sa.String(32)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )
    op.create_table(
        "switches",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("actor", sa.String(80), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("reporter_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("done", sa.String(32)),
    )
    op.create_index("reports_by_done", "reports", ["done", "at"])
    op.create_index("reports_by_user", "reports", ["user_id"])
    op.create_index("reports_by_reporter", "reports", ["reporter_id"])


def downgrade() -> None:
    """Drop them."""
    for name in ("reports", "audit", "switches", "bans"):
        op.drop_table(name)
