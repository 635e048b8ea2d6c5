"""The tables of the database."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text

from cassino.texts.names import NAME_CODES

metadata = MetaData()
TO_COUNT = "finished IS NOT NULL AND (counted IS NULL OR counted <> finished)"
"""The condition that a match has ended and its numbers are missing."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("summary", Text, nullable=False),  # for the list of matches; the events are authoritative
    # The columns by which matches are found; they are derived from the events, too.
    Column("variant", String(64), nullable=False, server_default=""),
    Column("players", Integer, nullable=False, server_default="0"),
    Column("phase", String(16), nullable=False, server_default=""),
    Column("visibility", String(8), nullable=False, server_default="link"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("open_seats", Integer, nullable=False, server_default="0"),
    Column("deadline", String(32)),  # when the clock of the person to act runs out
    Column("finished", String(32)),
    Column("counted", String(32)),  # the `finished` for which `seat_counts` has the numbers
    Column("origin", String(16)),  # of a table in the lobby: the address that made it, hashed
    Index("matches_by_update", "updated"),
    Index("matches_in_the_lobby", "visibility", "open_seats", "updated"),
    Index("matches_by_deadline", "deadline"),
    Index("matches_rated_by_end", "rated", "finished"),
    Index("matches_to_count", "finished", sqlite_where=text(TO_COUNT), postgresql_where=text(TO_COUNT)),
)

events = Table(
    "events",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("request", String(40)),  # the idempotency key of the request
    Column("content", String(16)),  # a fingerprint of what it asked for; null: not known
    Index("events_by_request", "match_id", "request", unique=True),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(NAME_CODES), nullable=False),
    Column("portrait", String(2), nullable=False, server_default=""),
    Column("login", String(40), unique=True),  # null: a guest, or a person with passkeys only
    Column("password", Text),  # scrypt, with its salt and cost
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # SHA-256: it cannot be used to take a seat
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # "browser" or "token"
    Column("name", String(NAME_CODES), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Column("expires", String(32), nullable=False),
    Column("replaces", String(64)),  # until it is first used: the session of the same browser that ends then
    Index("sessions_by_user", "user_id"),
    Index("sessions_by_replaced", "replaces"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),  # the credential's name, base64url
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String(NAME_CODES), nullable=False),
    Column("created", String(32), nullable=False),
    Index("passkeys_by_user", "user_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),  # challenges for passkeys; each can be answered once
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE")),  # null: for signing in
    Column("expires", String(32), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(NAME_CODES), nullable=False),
    Index("seats_by_user", "user_id"),
)

visits = Table(
    "visits",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", String(32), nullable=False),  # when the person last had the table open
    Index("visits_by_user", "user_id"),
)

seat_keys = Table(
    "seat_keys",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the match and the key; the key is nowhere
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", String(32), nullable=False),
    Index("seat_keys_by_person", "match_id", "user_id"),
    Index("seat_keys_by_user", "user_id"),
)

chains = Table(
    "chains",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("secret", String(64), nullable=False),  # of the chain of seeds; every deal follows from it
)

promises = Table(
    "promises",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),  # moves to `chains` with the match that uses it
    Column("made", String(32), nullable=False),
    Index("promises_by_time", "made"),
)

ratings = Table(
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

rated_matches = Table(
    "rated_matches",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),  # counted only once
    Column("at", String(32), nullable=False),
)

seat_counts = Table(
    "seat_counts",
    metadata,
    # What a seat did in a match that is over. `seats` says whose seat it was.
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("variant", String(64), nullable=False),  # the rules; for a deal of the day, the rules it is played by
    Column("title", Text, nullable=False),
    Column("opponents", String(40), nullable=False),  # "people", "mixed", or the name of a bot
    Column("won", Boolean, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sweeps", Integer, nullable=False),
    Column("builds_kept", Integer, nullable=False),
    Column("builds_lost", Integer, nullable=False),
    Column("builds_taken", Integer, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
)

rated_puzzles = Table(
    "rated_puzzles",
    metadata,
    Column("puzzle", String(16), primary_key=True),  # its key, which does not change with its number
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),  # rated only once
    Column("solved", Boolean, nullable=False),
    Column("at", String(32), nullable=False),
)

scorebooks = Table(
    "scorebooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("summary", Text, nullable=False),  # for the list of score books
    Column("sheet", Text, nullable=False),  # as `scorepad` writes it, with the deal that is being entered
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),  # null: from before there were owners
    Index("scorebooks_by_owner", "user_id", "updated"),
)

house_rules = Table(
    "house_rules",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("title", Text, nullable=False),
    Column("parent", String(64), nullable=False),  # the parent variant, or empty
    Column("rules", Text, nullable=False),  # as TOML without a parent, which might change later
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),  # null: from before there were owners
    Index("house_rules_by_owner", "user_id"),
)

OWNED = (house_rules, scorebooks)
"""The tables with owners."""

contest_deals = Table(
    "contest_deals",
    metadata,
    Column("contest", String(80), primary_key=True),  # a game of a day or a week: "2026-05-17/GAME", "2026-W48"
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("variant", String(64), nullable=False),
    Column("seed", String(20), nullable=False),  # drawn when the first player asks: nobody can know the cards before
)

contest_matches = Table(
    "contest_matches",
    metadata,
    Column("match_id", String(32), primary_key=True),  # written before the match: in a week, one match per deal
    Column("contest", String(80), nullable=False),
    Column("number", Integer, nullable=False),
    # null: a deal of the day, which may be played again, or the person has been deleted
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("hints", Integer, nullable=False, server_default="0"),  # how many moves had a hint
    Index("contest_matches_by_person", "contest", "number", "user_id", unique=True),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("session", String(64), ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),  # the address of the browser at a known push service
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("language", String(16), nullable=False, server_default="en"),  # what its person is told in
    Index("push_subscriptions_by_user", "user_id"),
    Index("push_subscriptions_by_session", "session"),
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("private", String(64), nullable=False),  # signs messages to push services, and is used for nothing else
)

bans = Table(
    "bans",
    metadata,
    Column("target", String(64), primary_key=True),  # the id of a person, or a network
    Column("until", String(32)),  # null: permanent
    Column("reason", Text, nullable=False),
    Column("made", String(32), nullable=False),
)

switches = Table(
    "switches",
    metadata,
    Column("name", String(16), primary_key=True),  # a row means that the switch is on: "read_only"
    Column("reason", Text, nullable=False),
    Column("since", String(32), nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("name", String(16), primary_key=True),  # "served" for all processes, and one for each of several
    Column("at", String(32), nullable=False),  # the last sign of life
    Column("before", String(32), nullable=False),  # the one before it
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("began", String(32), primary_key=True),  # nobody could play from then
    Column("ended", String(32), primary_key=True),
)

refused_names = Table(
    "refused_names",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(240), primary_key=True),  # the key of a name that the operator has taken from this person
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # servers read the rows with higher numbers
    Column("at", String(32), nullable=False),
    Column("actor", String(80), nullable=False),  # the user of the operating system
    Column("action", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("reason", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", String(32), nullable=False),
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),  # the person who is reported
    Column("reporter_id", String(32), ForeignKey("users.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),  # what was said, or what the reporter writes; may be empty
    Column("done", String(32)),
    Index("reports_by_done", "done", "at"),
    Index("reports_by_user", "user_id"),
    Index("reports_by_reporter", "reporter_id"),
)
