"""The first schema: all tables as the migrations 0001 to 0016 made them, which it replaces."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text

revision = "0016"
down_revision = None
metadata = MetaData()
TO_COUNT = "finished IS NOT NULL AND (counted IS NULL OR counted <> finished)"


def upgrade() -> None:
    """Make the tables."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Drop them."""
    metadata.drop_all(op.get_bind())


Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("summary", Text, nullable=False),
    Column("variant", String(64), nullable=False, server_default=""),
    Column("players", Integer, nullable=False, server_default="0"),
    Column("phase", String(16), nullable=False, server_default=""),
    Column("visibility", String(8), nullable=False, server_default="link"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("open_seats", Integer, nullable=False, server_default="0"),
    Column("deadline", String(32)),
    Column("finished", String(32)),
    Column("counted", String(32)),
    Index("matches_by_update", "updated"),
    Index("matches_in_the_lobby", "visibility", "open_seats", "updated"),
    Index("matches_by_deadline", "deadline"),
    Index("matches_rated_by_end", "rated", "finished"),
    Index("matches_to_count", "finished", sqlite_where=text(TO_COUNT), postgresql_where=text(TO_COUNT)),
)

Table(
    "events",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("request", String(40)),
    Index("events_by_request", "match_id", "request", unique=True),
)

Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)

Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Column("expires", String(32), nullable=False),
    Index("sessions_by_user", "user_id"),
)

Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Index("passkeys_by_user", "user_id"),
)

Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE")),
    Column("expires", String(32), nullable=False),
)

Table(
    "seats",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Index("seats_by_user", "user_id"),
)

Table(
    "chains",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("secret", String(64), nullable=False),
)

Table(
    "promises",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", String(32), nullable=False),
    Index("promises_by_time", "made"),
)

Table(
    "ratings",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("variant", String(64), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
)

Table(
    "rated_matches",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("at", String(32), nullable=False),
)

Table(
    "seat_counts",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("variant", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("opponents", String(40), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sweeps", Integer, nullable=False),
    Column("builds_kept", Integer, nullable=False),
    Column("builds_lost", Integer, nullable=False),
    Column("builds_taken", Integer, nullable=False),
)

Table(
    "puzzle_ratings",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
)

Table(
    "rated_puzzles",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
)

Table(
    "puzzle_tries",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", String(32), nullable=False),
)

Table(
    "scorebooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("summary", Text, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Index("scorebooks_by_owner", "user_id", "updated"),
)

Table(
    "house_rules",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("title", Text, nullable=False),
    Column("parent", String(64), nullable=False),
    Column("rules", Text, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Index("house_rules_by_owner", "user_id"),
)

Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("variant", String(64), primary_key=True),
    Column("seed", String(20), nullable=False),
)

Table(
    "daily_matches",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("hints", Integer, nullable=False, server_default="0"),
    Index("daily_matches_by_day", "day", "variant"),
)

Table(
    "weekly_deals",
    metadata,
    Column("week", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("variant", String(64), nullable=False),
    Column("seed", String(20), nullable=False),
)

Table(
    "weekly_matches",
    metadata,
    Column("match_id", String(32), primary_key=True),
    Column("week", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Index("weekly_matches_by_person", "week", "number", "user_id", unique=True),
)

Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("session", String(64), ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("language", String(16), nullable=False, server_default="en"),
    Index("push_subscriptions_by_user", "user_id"),
    Index("push_subscriptions_by_session", "session"),
)

Table(
    "push_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("private", String(64), nullable=False),
)

Table(
    "bans",
    metadata,
    Column("target", String(64), primary_key=True),
    Column("until", String(32)),
    Column("reason", Text, nullable=False),
    Column("made", String(32), nullable=False),
)

Table(
    "switches",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("since", String(32), nullable=False),
)

Table(
    "refused_names",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(240), primary_key=True),
)

Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
    Column("actor", String(80), nullable=False),
    Column("action", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("reason", Text, nullable=False),
)

Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", String(32), nullable=False),
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("reporter_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("done", String(32)),
    Index("reports_by_done", "done", "at"),
    Index("reports_by_user", "user_id"),
    Index("reports_by_reporter", "reporter_id"),
)
