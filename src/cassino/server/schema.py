"""The tables of the database."""

from sqlalchemy import Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("summary", Text, nullable=False),  # for the list of matches; the truth is in the events
    Index("matches_by_update", "updated"),
)

events = Table(
    "events",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
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
    Column("sheet", Text, nullable=False),  # as `notation.scoresheet` writes it, with the deal being told
    Index("scorebooks_by_update", "updated"),
)

house_rules = Table(
    "house_rules",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("title", Text, nullable=False),
    Column("parent", String(64), nullable=False),  # the variant they differ from, or nothing
    Column("rules", Text, nullable=False),  # as TOML without a parent: a later edition of it changes nothing
)

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("variant", String(64), primary_key=True),
    Column("seed", String(20), nullable=False),  # drawn when the first player asks: nobody can know the cards before
)

daily_matches = Table(
    "daily_matches",
    metadata,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("variant", String(64), nullable=False),
    Index("daily_matches_by_day", "day", "variant"),
)
