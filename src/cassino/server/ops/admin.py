"""What the operator of a server does in its database, while it runs: the servers on it notice within some seconds.

Each action and its line in the audit log are one transaction. Lists are in `admin_lists`.
"""

import os
import pwd
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from ipaddress import IPv6Network

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.hosted.events import Ended, Place
from cassino.hosted.names import clean_name
from cassino.hosted.refusal import BadRequest, Refusal
from cassino.hosted.timestamps import now, written
from cassino.server.people.rewriting import named_in, retold, rewrite
from cassino.server.storage import migrating, schema
from cassino.server.storage.events import Append, Store, write_within
from cassino.server.storage.loader import load_hosted
from cassino.server.storage.moderation import READ_ONLY, network_in
from cassino.server.storage.summary import summary

TRIES = 5
"""How often a table may go on while it is being closed."""
SPAN = re.compile(r"(?P<number>[1-9]\d{0,3})(?P<unit>[mhdw])")
UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


class AdminProblem(ValueError):
    """It cannot be done; the message says why."""


def operator() -> str:
    """The user of the operating system, by name where it has one."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"


def span_in(text: str) -> timedelta:
    """A length of time: `30m`, `12h`, `7d`, `2w`. Raises AdminProblem."""
    found = SPAN.fullmatch(text)
    if found is None:
        raise AdminProblem(f"{text} is no length of time; write 30m, 12h, 7d or 2w.")
    return timedelta(**{UNITS[found["unit"]]: int(found["number"])})


def check_schema(engine: Engine) -> None:
    """Raises AdminProblem for a database that an older version has made."""
    with engine.connect() as connection:
        if migrating.current(connection) != migrating.known_revisions()[0]:
            raise AdminProblem(
                "The database is of an older version; start the server once, which brings it up to date."
            )


class Admin:
    """The actions of an operator on a database. by: who that is, for the log."""

    def __init__(self, engine: Engine, by: str) -> None:
        self._engine = engine
        self._store = Store(engine)
        self._by = by

    @contextmanager
    def _action(self, action: str, target: str, reason: str = "") -> Iterator[Connection]:
        """A transaction that ends with its line in the log. One at a time, so that servers miss no number."""
        columns = schema.audit.c
        with self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("LOCK TABLE audit IN EXCLUSIVE MODE")
            yield connection
            number = select(func.coalesce(func.max(columns.number), 0) + 1).scalar_subquery()
            row = {"at": now(), "actor": self._by, "action": action, "target": target, "reason": reason}
            connection.execute(insert(schema.audit).values(number=number, **row))

    # Tables

    def close(self, match_id: str, reason: str = "") -> None:
        """Close a table for good. Raises AdminProblem."""
        for _ in range(TRIES):
            append = self._closing(match_id)
            try:
                with self._action("close", match_id, reason) as connection:
                    write_within(connection, [append])
            except IntegrityError:
                continue  # somebody has played meanwhile
            return
        raise AdminProblem(f"{match_id}: people play too fast there; try again.")

    def _closing(self, match_id: str) -> Append:
        try:
            hosted = load_hosted(self._store, match_id)
        except Refusal as refusal:
            raise AdminProblem(f"{match_id}: {refusal.message}") from None
        if hosted.phase == "match_over":
            raise AdminProblem(f"{match_id}: the match is over already.")
        event, at, version = Ended(None, "closed"), now(), hosted.version
        hosted.apply(event, at)
        return Append(match_id, version + 1, (event,), summary(hosted), at)

    def empty_lobby(self, reason: str = "") -> int:
        """List no table of now in the lobby any more, which are played by their links; how many there were."""
        columns = schema.matches.c
        offered = update(schema.matches).where(columns.visibility == "open", columns.finished.is_(None))
        with self._action("empty_lobby", "", reason) as connection:
            return connection.execute(offered.values(visibility="link")).rowcount

    # People

    def rename(self, user_id: str, name: str, reason: str = "") -> str:
        """Give a person another name, also at every table; the name as it is kept. Raises AdminProblem."""
        try:
            tidy = clean_name(name)
        except BadRequest as error:
            raise AdminProblem(str(error)) from None
        change = partial(_renamed, name=tidy)
        found = named_in(self._engine, user_id)
        lines = {match_id: summary(hosted).text for match_id, hosted in retold(self._store, found, user_id, change)}
        with self._action("rename", user_id, reason) as connection:
            self._check_person(connection, user_id)
            rewrite(connection, found, user_id, change)
            for match_id, text in lines.items():
                connection.execute(update(schema.matches).where(schema.matches.c.id == match_id).values(summary=text))
            connection.execute(update(schema.seats).where(schema.seats.c.user_id == user_id).values(name=tidy))
            connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(name=tidy))
        return tidy

    def ban(self, who: str, span: timedelta | None = None, reason: str = "") -> str:
        """Ban a person, or a network of addresses, for a time or for good; what is kept. Raises AdminProblem."""
        network = network_in(who)
        if network is not None and network.prefixlen == 0:
            raise AdminProblem(f"{who} is everybody.")
        if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped:
            raise AdminProblem(f"Write {who} as an address of IPv4.")
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
                raise AdminProblem(f"{target} is not banned.")

    def _check_person(self, connection: Connection, user_id: str) -> None:
        if connection.execute(select(schema.users.c.id).where(schema.users.c.id == user_id)).first() is None:
            raise AdminProblem(
                f"{user_id} is no person of this server, nor an address; `cassino admin people` lists ids."
            )

    # The server

    def read_only(self, is_on: bool, reason: str = "") -> None:
        """Stop all play, or let it go on."""
        with self._action("read_only", "on" if is_on else "off", reason) as connection:
            connection.execute(delete(schema.switches).where(schema.switches.c.name == READ_ONLY))
            if is_on:
                connection.execute(insert(schema.switches), {"name": READ_ONLY, "reason": reason, "since": now()})

    def settle(self, report_id: str, reason: str = "") -> None:
        """A report is dealt with. Raises AdminProblem."""
        columns = schema.reports.c
        settled = update(schema.reports).where(columns.id == report_id, columns.done.is_(None)).values(done=now())
        with self._action("report", report_id, reason) as connection:
            if not connection.execute(settled).rowcount:
                raise AdminProblem(f"There is no open report {report_id}.")


def _renamed(place: Place, name: str) -> Place:
    return msgspec.structs.replace(place, name=name)
