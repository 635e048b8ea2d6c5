"""People: accounts and sessions, who sits where, ratings, seeds of fair deals; what matches are searched by."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MATCH_COLUMNS = ("variant", "players", "phase", "visibility", "rated", "open_seats", "deadline", "finished")
MATCH_INDEXES = {
    "matches_in_the_lobby": ["visibility", "open_seats", "updated"],
    "matches_by_deadline": ["deadline"],
}
NEW_TABLES = ("rated_matches", "ratings", "chains", "seats", "passkeys", "sessions", "users")


def upgrade() -> None:
    """Make the tables and columns."""
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("variant", sa.String(64), nullable=False, server_default=""))
        matches.add_column(sa.Column("players", sa.Integer, nullable=False, server_default="0"))
        matches.add_column(sa.Column("phase", sa.String(16), nullable=False, server_default=""))
        matches.add_column(sa.Column("visibility", sa.String(8), nullable=False, server_default="link"))
        matches.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
        matches.add_column(sa.Column("open_seats", sa.Integer, nullable=False, server_default="0"))
        matches.add_column(sa.Column("deadline", sa.String(32)))
        matches.add_column(sa.Column("finished", sa.String(32)))
        for name, columns in MATCH_INDEXES.items():
            matches.create_index(name, columns)
    with op.batch_alter_table("events") as events:
        events.add_column(sa.Column("request", sa.String(40)))
        events.create_index("events_by_request", ["match_id", "request"], unique=True)
    _people()
    _play()


def _people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.Index("sessions_by_user", "user_id"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Index("passkeys_by_user", "user_id"),
    )


def _play() -> None:
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Index("seats_by_user", "user_id"),
    )
    op.create_table(
        "chains",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("variant", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
    )
    op.create_table(
        "rated_matches",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in NEW_TABLES:
        op.drop_table(table)
    with op.batch_alter_table("events") as events:
        events.drop_index("events_by_request")
        events.drop_column("request")
    with op.batch_alter_table("matches") as matches:
        for name in MATCH_INDEXES:
            matches.drop_index(name)
        for column in MATCH_COLUMNS:
            matches.drop_column(column)
