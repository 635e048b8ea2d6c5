"""The operator's actions on a running server: changes to its database, which the server follows within a few seconds.

Each action and its line in the audit log are one transaction. Lists are in `admin_lists`.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from getpass import getuser
from ipaddress import IPv6Network

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.answers.summary import summary
from cassino.errors import CassinoError
from cassino.hosted.match.events import AnyEvent, Ended, Place
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import clean_login, clean_name
from cassino.hosted.match.timestamps import now, written
from cassino.hosted.wire.refusal import Refusal, over
from cassino.server.people.moving import erasing, rewriting_of, unfinished, write_anew_within
from cassino.server.people.passwords import check_new, hashed
from cassino.server.people.rewriting import Rewriting
from cassino.server.storage import migrating, refused_names, schema
from cassino.server.storage.events import Append, Store, write_within
from cassino.server.storage.loader import load_hosted
from cassino.server.storage.moderation import READ_ONLY, network_in
from cassino.server.storage.pruning import prune
from cassino.server.storage.pulse import note_pause

try:
    import pwd
except ImportError:  # Windows
    pwd = None  # type: ignore[assignment]

TRIES = 5
"""How often closing a table is tried again because somebody has moved."""
SPAN = re.compile(r"(?P<number>[1-9]\d{0,3})(?P<unit>[mhdw])")
UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


Wanted = Callable[[HostedMatch], tuple[AnyEvent, ...]]


class AdminProblem(CassinoError):
    """An action that is not possible; the message says why."""


def operator() -> str:
    """The name of the operating system's user, or the number of a user without a name."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name if pwd is not None else getuser()
    except KeyError:
        return f"user {os.getuid()}"


def span_in(text: str) -> timedelta:
    """A length of time: `30m`, `12h`, `7d`, `2w`. Raises AdminProblem."""
    found = SPAN.fullmatch(text)
    if found is None:
        raise AdminProblem("operators-admin-span", text=text)
    return timedelta(**{UNITS[found["unit"]]: int(found["number"])})


def check_schema(engine: Engine) -> None:
    """Raises AdminProblem for a database of an older version."""
    with engine.connect() as connection:
        if migrating.current(connection) != migrating.known_revisions()[0]:
            raise AdminProblem("operators-admin-older")


class Admin:
    """The actions of an operator on a database. by: the operator's name, for the log."""

    def __init__(self, engine: Engine, by: str) -> None:
        self._engine = engine
        self._store = Store(engine)
        self._by = by

    @contextmanager
    def _action(self, action: str, target: str, reason: str = "", at: str = "") -> Iterator[Connection]:
        """A transaction that ends with a line in the log. Only one runs at a time, so that servers miss no line.

        at: the time in the log, by default that of the end.
        """
        columns = schema.audit.c
        with self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("LOCK TABLE audit IN EXCLUSIVE MODE")
            yield connection
            number = select(func.coalesce(func.max(columns.number), 0) + 1).scalar_subquery()
            row = {"at": at or now(), "actor": self._by, "action": action, "target": target, "reason": reason}
            connection.execute(insert(schema.audit).values(number=number, **row))

    # Tables

    def close(self, match_id: str, reason: str = "") -> None:
        """Close a table for good. Raises AdminProblem."""
        self._continue("close", match_id, lambda _hosted: (Ended(None, "closed"),), reason)

    def _continue(self, action: str, match_id: str, wanted: Wanted, reason: str) -> None:
        """Add events to a match in play. Raises AdminProblem."""
        for _ in range(TRIES):
            append = self._appended(match_id, wanted)
            try:
                with self._action(action, match_id, reason) as connection:
                    write_within(connection, [append])
            except IntegrityError:
                continue  # somebody has played meanwhile
            return
        raise AdminProblem("operators-admin-still-moving", table=match_id)

    def _appended(self, match_id: str, wanted: Wanted) -> Append:
        try:
            hosted = load_hosted(self._store, match_id)
        except Refusal as refusal:
            raise AdminProblem("operators-admin-table", table=match_id, problem=refusal) from None
        if hosted.phase == "match_over":
            raise AdminProblem("operators-admin-table", table=match_id, problem=over())
        at, version, events = now(), hosted.version, wanted(hosted)
        for event in events:
            hosted.apply(event, at)
        return Append(match_id, version + 1, events, summary(hosted), at)

    def empty_lobby(self, reason: str = "") -> int:
        """Take all current tables out of the lobby (people can still join them by link); returns how many."""
        columns = schema.matches.c
        offered = update(schema.matches).where(columns.visibility == "open", columns.finished.is_(None))
        with self._action("empty_lobby", "", reason) as connection:
            return connection.execute(offered.values(visibility="link")).rowcount

    # People

    def rename(self, user_id: str, name: str, reason: str = "") -> str:
        """Rename a person, also at every table; returns the name as it is stored. Raises AdminProblem, WrongWish.

        They cannot take the names that they had.
        """
        tidy = clean_name(name)
        change = partial(_renamed, name=tidy)
        rewriting = Rewriting(self._store, user_id, change, is_listed_anew=lambda _hosted: True)
        with self._action("rename", user_id, reason) as connection:
            self._check_person(connection, user_id)
            refused_names.refuse(connection, user_id, tidy)
            rewriting.write(connection)
            connection.execute(update(schema.seats).where(schema.seats.c.user_id == user_id).values(name=tidy))
            connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(name=tidy))
        return tidy

    def delete_person(self, user_id: str, reason: str = "") -> int:
        """Delete a person as they could themselves; returns the number of matches that named them. Raises AdminProblem.

        Bots continue in their seats, and rated matches are given up. Their name is replaced in all stored matches.
        """
        becoming = erasing(user_id)
        with self._engine.connect() as connection:
            self._check_person(connection, user_id)
        for match_id in unfinished(self._engine, user_id):
            with suppress(AdminProblem):  # a match that is over by now, or is damaged, is only rewritten
                self._continue("unseat", match_id, becoming.at_table, reason)
        rewriting = rewriting_of(self._store, becoming)
        with self._action("delete", user_id, reason) as connection:
            write_anew_within(connection, becoming, rewriting)
        return len(rewriting.match_ids)

    def set_password(self, who: str, password: str, reason: str = "") -> str:
        """Give an account, by its login name or its person's id, a new password, and end all its sessions; returns the
        login name. Raises AdminProblem, BadRequest.
        """
        columns = schema.users.c
        with self._engine.connect() as connection:
            is_it = (columns.login == clean_login(who)) | (columns.id == who)
            found = connection.execute(
                select(columns.id, columns.login).where(is_it, columns.login.is_not(None))
            ).first()
        if found is None:
            raise AdminProblem("operators-admin-no-account", who=who)
        check_new(password, found.login)
        stored = hashed(password)
        with self._action("password", found.id, reason) as connection:
            connection.execute(update(schema.users).where(columns.id == found.id).values(password=stored))
            connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == found.id))
        return str(found.login)

    def prune(self, day: date, reason: str = "") -> int:
        """Delete the matches in which nothing has happened since a day; returns their number."""
        count = prune(self._engine, written(datetime.combine(day, time(), UTC)))
        with self._action("prune", day.isoformat(), reason):
            return count

    def ban(self, who: str, span: timedelta | None = None, reason: str = "") -> str:
        """Ban a person or a network, for a time or for good; returns the target as stored. Raises AdminProblem."""
        network = network_in(who)
        if network is not None and network.prefixlen == 0:
            raise AdminProblem("operators-admin-everybody", who=who)
        if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped:
            raise AdminProblem("operators-admin-ipv4", who=who)
        target, at = str(network or who), datetime.now(UTC)
        row = {"target": target, "until": written(at + span) if span else None, "reason": reason, "made": written(at)}
        with self._action("ban", target, reason) as connection:
            if network is None:
                self._check_person(connection, who)
            connection.execute(delete(schema.bans).where(schema.bans.c.target == target))
            connection.execute(insert(schema.bans), row)
        return target

    def unban(self, who: str, reason: str = "") -> None:
        """Lift a ban. Raises AdminProblem."""
        target = str(network_in(who) or who)
        with self._action("unban", target, reason) as connection:
            if not connection.execute(delete(schema.bans).where(schema.bans.c.target == target)).rowcount:
                raise AdminProblem("operators-admin-not-banned", who=target)

    def _check_person(self, connection: Connection, user_id: str) -> None:
        if connection.execute(select(schema.users.c.id).where(schema.users.c.id == user_id)).first() is None:
            raise AdminProblem("operators-admin-unknown", who=user_id)

    # The server

    def read_only(self, is_on: bool, reason: str = "") -> None:
        """Stop all play, or let it continue. The time between the two is nobody's."""
        columns, at = schema.switches.c, now()
        with self._action("read_only", "on" if is_on else "off", reason, at) as connection:
            since = connection.execute(select(columns.since).where(columns.name == READ_ONLY)).scalar()
            connection.execute(delete(schema.switches).where(columns.name == READ_ONLY))
            if is_on:
                connection.execute(insert(schema.switches), {"name": READ_ONLY, "reason": reason, "since": since or at})
            elif since is not None and since < at:
                note_pause(connection, since, at)

    def settle(self, report_id: str, reason: str = "") -> None:
        """Close a report. Raises AdminProblem."""
        columns = schema.reports.c
        settled = update(schema.reports).where(columns.id == report_id, columns.done.is_(None)).values(done=now())
        with self._action("report", report_id, reason) as connection:
            if not connection.execute(settled).rowcount:
                raise AdminProblem("operators-admin-no-report", report=report_id)


def _renamed(place: Place, name: str) -> Place:
    return msgspec.structs.replace(place, name=name)
