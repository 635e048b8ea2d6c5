"""Names that the operator has taken from people, who cannot use them again."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "refused_names",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.String(240), primary_key=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("refused_names")
