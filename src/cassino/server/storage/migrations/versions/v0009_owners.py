"""Owners of house rules and score books. Existing ones belong to nobody."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

LISTED = {"house_rules": ["user_id"], "scorebooks": ["user_id", "updated"]}
"""The columns by which a person's house rules and score books are found."""


def upgrade() -> None:
    """Add the owners."""
    op.drop_index("scorebooks_by_update", "scorebooks")
    for name, columns in LISTED.items():
        owner = sa.ForeignKey("users.id", name=f"{name}_user_id_fkey", ondelete="SET NULL")
        with op.batch_alter_table(name) as table:
            table.add_column(sa.Column("user_id", sa.String(32), owner))
            table.create_index(f"{name}_by_owner", columns)


def downgrade() -> None:
    """Drop the owners."""
    for name in LISTED:
        with op.batch_alter_table(name) as table:
            table.drop_index(f"{name}_by_owner")
            table.drop_column("user_id")
    op.create_index("scorebooks_by_update", "scorebooks", ["updated"])
