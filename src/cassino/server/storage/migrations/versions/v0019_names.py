"""Names are counted in graphemes, each of which may have several characters."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
BEFORE = {"users": 40, "seats": 40, "sessions": 80, "passkeys": 80}
LONGEST = 480


def upgrade() -> None:
    """Make room for emoji and joined letters."""
    for table, before in BEFORE.items():
        _resize(table, before, LONGEST)


def downgrade() -> None:
    """Cut names that are longer than before."""
    for table, before in BEFORE.items():
        op.execute(sa.text(f"UPDATE {table} SET name = substr(name, 1, {before})"))
        _resize(table, LONGEST, before)


def _resize(table: str, before: int, after: int) -> None:
    with op.batch_alter_table(table) as batch:
        batch.alter_column("name", existing_type=sa.String(before), type_=sa.String(after), existing_nullable=False)
