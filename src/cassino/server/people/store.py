"""People and their sessions in the database."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, or_, select, update

from cassino.hosted.match.timestamps import now, written
from cassino.server.http.tokens import new_token, token_hash
from cassino.server.storage import schema

Kind = Literal["browser", "token"]
LIFETIME: Mapping[str, timedelta] = {"browser": timedelta(days=180), "token": timedelta(days=365)}
"""How long a session lasts after its last use."""
SEEN_EVERY = timedelta(hours=1)
USER_ID_BYTES = 12
LONGEST_DEVICE = 80


@dataclass(frozen=True, slots=True)
class User:
    """A person. A guest has no account: only their browser can prove who they are."""

    id: str
    name: str
    has_account: bool
    portrait: str = ""
    """The one that they have chosen; empty for none."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser or a program of a person, as the database knows it."""

    id: str
    """The hash of its token."""
    kind: str
    user: User
    created: str
    seen: str
    expires: str
    replaces: str = ""
    """The id of the session that ends when this one is first used; empty afterwards."""
    renewed: str = ""
    """When the person got a new session for this browser that has not been used yet; empty if there is none."""


def has_account() -> Any:
    """Whether the person in a row of `users` can sign in from elsewhere."""
    passkeys = schema.passkeys.c
    return or_(schema.users.c.password.is_not(None), exists().where(passkeys.user_id == schema.users.c.id))


_heirs = schema.sessions.alias("heirs")


def _renewed() -> Any:
    """When the session in a row of `sessions` was last renewed, if the new one has not been used yet."""
    same = and_(_heirs.c.replaces == schema.sessions.c.token_hash, _heirs.c.user_id == schema.sessions.c.user_id)
    return select(func.max(_heirs.c.created)).where(same).scalar_subquery()


class PeopleStore:
    """People and sessions. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add_guest(self, name: str, device: str) -> tuple[Session, str]:
        """A new person and the first session; the token is returned only here."""
        user = User(secrets.token_hex(USER_ID_BYTES), name, has_account=False)
        at = now()
        with self.engine.begin() as connection:
            connection.execute(insert(schema.users), {"id": user.id, "name": name, "created": at, "seen": at})
            return add_session(connection, user, "browser", device)

    def begin(self, user: User, kind: Kind, name: str, replaces: str = "") -> tuple[Session, str]:
        """A new session of a person; the token is returned only here. replaces: the session that ends with its
        first use.
        """
        with self.engine.begin() as connection:
            return add_session(connection, user, kind, name, replaces)

    def settle(self, session: Session) -> None:
        """A session is used for the first time: the one that it replaces ends."""
        columns = schema.sessions.c
        with self.engine.begin() as connection:
            connection.execute(delete(schema.sessions).where(columns.token_hash == session.replaces))
            settled = update(schema.sessions).where(columns.token_hash == session.id).values(replaces=None)
            connection.execute(settled)

    def session(self, id: str) -> Session | None:
        """The session with the hash of a token, unless it has expired."""
        return self.sessions([id]).get(id)

    def sessions(self, ids: Sequence[str]) -> dict[str, Session]:
        """The sessions with these hashes of tokens, except expired ones."""
        users, sessions = schema.users.c, schema.sessions.c
        columns = (sessions.token_hash, sessions.kind, sessions.created, sessions.seen, sessions.expires)
        query = select(
            *columns, users.id, users.name, has_account(), users.portrait, sessions.replaces, _renewed()
        ).where(sessions.token_hash.in_(ids), sessions.expires > now(), users.id == sessions.user_id)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return {
            id: Session(id, kind, User(*user), created, seen, expires, replaces or "", renewed or "")
            for id, kind, created, seen, expires, *user, replaces, renewed in rows
        }

    def touch(self, session: Session) -> None:
        """Record that a session is in use, which extends it; at most once an hour."""
        at = datetime.now(UTC)
        if session.seen > written(at - SEEN_EVERY):
            return
        values = {"seen": written(at), "expires": written(at + LIFETIME[session.kind])}
        with self.engine.begin() as connection:
            connection.execute(update(schema.sessions).where(schema.sessions.c.token_hash == session.id).values(values))
            connection.execute(
                update(schema.users).where(schema.users.c.id == session.user.id).values(seen=values["seen"])
            )

    def end(self, user_id: str, id: str) -> bool:
        """End a session of a person; returns whether there was one."""
        columns = schema.sessions.c
        query = delete(schema.sessions).where(and_(columns.token_hash == id, columns.user_id == user_id))
        with self.engine.begin() as connection:
            ended = connection.execute(query).rowcount > 0
            if ended:
                connection.execute(delete(schema.sessions).where(columns.replaces == id))
            return ended

    def matches_of(self, user_id: str) -> int:
        """How many matches a person has a seat in."""
        seats = schema.seats.c
        with self.engine.connect() as connection:
            query = select(func.count(seats.match_id.distinct())).where(seats.user_id == user_id)
            return connection.scalar(query) or 0

    def rename(self, user_id: str, name: str, portrait: str) -> None:
        """Give a person a name and a portrait; at tables, both stay as they were."""
        changed = update(schema.users).where(schema.users.c.id == user_id)
        with self.engine.begin() as connection:
            connection.execute(changed.values(name=name, portrait=portrait))


def add_session(connection: Connection, user: User, kind: Kind, name: str, replaces: str = "") -> tuple[Session, str]:
    """Store a new session; returns it and its token."""
    token, at = new_token(), datetime.now(UTC)
    session = Session(token_hash(token), kind, user, written(at), written(at), written(at + LIFETIME[kind]), replaces)
    row = {
        "token_hash": session.id,
        "user_id": user.id,
        "kind": kind,
        "name": name[:LONGEST_DEVICE],
        "created": session.created,
        "seen": session.seen,
        "expires": session.expires,
        "replaces": replaces or None,
    }
    connection.execute(insert(schema.sessions), row)
    return session, token
