"""People can choose a portrait."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the column; nobody has chosen one yet."""
    op.add_column("users", sa.Column("portrait", sa.String(2), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget the choices."""
    op.drop_column("users", "portrait")
