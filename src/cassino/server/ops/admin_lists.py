"""What the operator can list: tables, people, bans, reports, the log, and counts of them all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, exists, func, or_, select

from cassino.hosted.match.timestamps import written
from cassino.server.people.store import has_account
from cassino.server.storage import schema
from cassino.server.storage.moderation import Ban, bans_in_force
from cassino.texts import tell

MOST_LISTED = 50


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table, with the names of its players and the time of its last event."""

    id: str
    variant: str
    phase: str
    visibility: str
    updated: str
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables to list: those in the lobby, those in play, those of a person (name or id)."""

    in_lobby: bool = False
    being_played: bool = False
    person: str = ""


def tables(engine: Engine, wanted: Wanted, limit: int = MOST_LISTED) -> list[TableLine]:
    """The tables, the latest activity first."""
    columns, seats = schema.matches.c, schema.seats.c
    shown = (columns.id, columns.variant, columns.phase, columns.visibility, columns.updated)
    query = select(*shown).where(*_conditions(wanted)).order_by(columns.updated.desc()).limit(limit)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
        whose = select(seats.match_id, seats.name).where(seats.match_id.in_([row.id for row in rows]))
        names = connection.execute(whose.order_by(seats.match_id, seats.seat)).all()
    return [TableLine(*row, tuple(name for match_id, name in names if match_id == row.id)) for row in rows]


def _conditions(wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    columns, seats = schema.matches.c, schema.seats.c
    if wanted.in_lobby:
        yield columns.visibility == "open"
        yield columns.open_seats > 0
    if wanted.being_played:
        yield columns.finished.is_(None)
    if wanted.person:
        is_meant = or_(seats.user_id == wanted.person, func.lower(seats.name) == wanted.person.lower())
        yield exists().where(seats.match_id == columns.id, is_meant)


def people(engine: Engine, search: str = "", limit: int = MOST_LISTED) -> Sequence[Row[Any]]:
    """The people, the most recently seen first. search: an id, or part of a name or login name."""
    users, bans = schema.users.c, schema.bans
    found = or_(
        users.id == search,
        func.lower(users.name).contains(search.lower(), autoescape=True),
        users.login.contains(search.lower(), autoescape=True),
    )
    is_banned = exists().where(bans.c.target == users.id, _in_force(datetime.now(UTC)))
    shown = (users.id, users.name, users.seen, has_account().label("account"), is_banned.label("banned"))
    query = select(*shown).where(*([found] if search else [])).order_by(users.seen.desc()).limit(limit)
    with engine.connect() as connection:
        return connection.execute(query).all()


def _in_force(at: datetime) -> ColumnElement[bool]:
    until = schema.bans.c.until
    return or_(until.is_(None), until > written(at))


def bans(engine: Engine) -> list[Ban]:
    """The bans in force, the oldest first."""
    with engine.connect() as connection:
        return bans_in_force(connection)


def log(engine: Engine, limit: int = MOST_LISTED) -> Sequence[Row[Any]]:
    """The operator's latest actions, newest first."""
    with engine.connect() as connection:
        return connection.execute(select(schema.audit).order_by(schema.audit.c.number.desc()).limit(limit)).all()


def reports(engine: Engine, limit: int = MOST_LISTED) -> Sequence[Row[Any]]:
    """The open reports, the oldest first."""
    columns = schema.reports.c
    reported, reporter = schema.users.alias("reported"), schema.users.alias("reporter")
    shown = (*schema.reports.c, reported.c.name.label("name"), reporter.c.name.label("reporter"))
    both = schema.reports.outerjoin(reported, reported.c.id == columns.user_id)
    both = both.outerjoin(reporter, reporter.c.id == columns.reporter_id)
    query = select(*shown).select_from(both).where(columns.done.is_(None)).order_by(columns.at)
    with engine.connect() as connection:
        return connection.execute(query.limit(limit)).all()


def stats(engine: Engine) -> dict[str, int]:
    """Counts by title."""
    at = datetime.now(UTC)
    users, matches = schema.users, schema.matches
    with engine.connect() as connection:
        phases = select(matches.c.phase, func.count()).group_by(matches.c.phase).order_by(matches.c.phase)
        switches = connection.scalars(select(schema.switches.c.name)).all()
        return {
            tell("operators-stats-people"): _count(connection, users),
            tell("operators-stats-accounts"): _count(connection, users, has_account()),
            tell("operators-stats-seen"): _count(connection, users, users.c.seen > written(at - timedelta(days=1))),
            **{tell("operators-stats-tables", phase=phase or "unknown"): n for phase, n in connection.execute(phases)},
            tell("operators-stats-moves-hour"): _moves(connection, at - timedelta(hours=1)),
            tell("operators-stats-moves-day"): _moves(connection, at - timedelta(days=1)),
            tell("operators-stats-bans"): _count(connection, schema.bans, _in_force(at)),
            tell("operators-stats-reports"): _count(connection, schema.reports, schema.reports.c.done.is_(None)),
            tell("operators-stats-size"): _size(connection),
            tell("operators-stats-read-only"): len(switches),
        }


def _count(connection: Connection, table: Any, *conditions: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(table).where(*conditions)) or 0


def _moves(connection: Connection, since: datetime) -> int:
    """Found by the matches, which have an index of when something happened there last."""
    events, matches = schema.events.c, schema.matches.c
    lately = (matches.updated > written(since), events.match_id == matches.id)
    query = select(func.count()).where(*lately, events.kind == "move", events.at > written(since))
    return connection.scalar(query) or 0


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        size = connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar()
    else:
        size = connection.exec_driver_sql(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        ).scalar()
    return int(size or 0)
