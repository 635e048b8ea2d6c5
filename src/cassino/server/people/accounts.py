"""Accounts in the database: logins and passwords, passkeys, and the list of sessions."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.hosted.match.timestamps import now, written
from cassino.server.people.answers import OpenSession
from cassino.server.people.passkeys import Passkey
from cassino.server.people.store import Session, User, add_session, has_account
from cassino.server.storage import schema

CHALLENGE_LIFETIME = timedelta(minutes=5)
MOST_PASSKEYS = 20
MOST_TOKENS = 20


class Taken(Exception):
    """Somebody else has the login name or the passkey."""


class TooMany(Exception):
    """The person already has the largest allowed number of them."""


@dataclass(frozen=True, slots=True)
class Login:
    """A person with a password, and what is stored of it."""

    user: User
    login: str
    password: str


class AccountStore:
    """Accounts in the database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def by_login(self, login: str) -> Login | None:
        """The person with a login name."""
        return self._login(schema.users.c.login == login)

    def login_of(self, user_id: str) -> Login | None:
        """The login of a person, if they have a password."""
        return self._login(schema.users.c.id == user_id)

    def _login(self, condition: Any) -> Login | None:
        users = schema.users.c
        query = select(users.id, users.name, users.login, users.password, users.portrait).where(
            condition, users.password.is_not(None)
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return Login(User(row[0], row[1], True, row[4]), row[2], row[3]) if row else None

    def user(self, user_id: str) -> User | None:
        """The current data of a person."""
        users = schema.users.c
        query = select(users.id, users.name, has_account(), users.portrait).where(users.id == user_id)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return User(row[0], row[1], bool(row[2]), row[3]) if row else None

    def set_password(self, user_id: str, login: str, password: str) -> None:
        """Store a login name and a hashed password. Raises Taken."""
        changed = update(schema.users).where(schema.users.c.id == user_id).values(login=login, password=password)
        try:
            with self._engine.begin() as connection:
                connection.execute(changed)
        except IntegrityError:
            raise Taken from None

    def passkeys(self, user_id: str) -> list[Passkey]:
        """The passkeys of a person, oldest first."""
        columns = schema.passkeys.c
        query = select(*_PASSKEY).where(columns.user_id == user_id).order_by(columns.created)
        with self._engine.connect() as connection:
            return [Passkey(*row) for row in connection.execute(query)]

    def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        with self._engine.connect() as connection:
            row = connection.execute(select(*_PASSKEY).where(schema.passkeys.c.id == id)).first()
        return Passkey(*row) if row else None

    def add_passkey(self, passkey: Passkey, name: str) -> None:
        """Store a new passkey. Raises Taken, TooMany."""
        row = {
            "id": passkey.id,
            "user_id": passkey.user_id,
            "public_key": passkey.public_key,
            "sign_count": passkey.sign_count,
            "name": name,
            "created": now(),
        }
        try:
            with self._engine.begin() as connection:
                _check_room(connection, schema.passkeys, MOST_PASSKEYS, schema.passkeys.c.user_id == passkey.user_id)
                connection.execute(insert(schema.passkeys), row)
        except IntegrityError:
            raise Taken from None

    def count_use(self, passkey: Passkey, sign_count: int) -> bool:
        """Store the new counter of a passkey; False if it was used elsewhere in the meantime."""
        columns = schema.passkeys.c
        same = and_(columns.id == passkey.id, columns.sign_count == passkey.sign_count)
        with self._engine.begin() as connection:
            changed = connection.execute(update(schema.passkeys).where(same).values(sign_count=sign_count))
            return changed.rowcount > 0

    def remove_passkey(self, user_id: str, id: str) -> bool:
        """Delete a passkey of a person; returns whether there was one."""
        columns = schema.passkeys.c
        query = delete(schema.passkeys).where(columns.id == id, columns.user_id == user_id)
        with self._engine.begin() as connection:
            return connection.execute(query).rowcount > 0

    def give_challenge(self, hash: str, user_id: str | None) -> None:
        """Store a challenge for a passkey; old ones are deleted."""
        at = datetime.now(UTC)
        row = {"hash": hash, "user_id": user_id, "expires": written(at + CHALLENGE_LIFETIME)}
        with self._engine.begin() as connection:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.expires < written(at)))
            connection.execute(insert(schema.challenges), row)

    def take_challenge(self, hash: str, user_id: str | None) -> bool:
        """Whether the challenge was given to this person and has not been answered; from now on it has."""
        columns = schema.challenges.c
        whose = columns.user_id.is_(None) if user_id is None else columns.user_id == user_id
        query = delete(schema.challenges).where(columns.hash == hash, columns.expires >= now(), whose)
        with self._engine.begin() as connection:
            return connection.execute(query).rowcount > 0

    def sessions(self, user_id: str, kind: str) -> list[OpenSession]:
        """The sessions of a kind that have not expired, last used first."""
        columns = schema.sessions.c
        named = (columns.token_hash.label("id"), columns.name, columns.created, columns.seen, columns.expires)
        used = columns.replaces.is_(None)
        alive = and_(columns.user_id == user_id, columns.kind == kind, columns.expires > now(), used)
        with self._engine.connect() as connection:
            rows = connection.execute(select(*named).where(alive).order_by(columns.seen.desc()))
            return [OpenSession(*row) for row in rows]

    def add_token(self, user: User, name: str) -> tuple[Session, str]:
        """A new session for a program. Raises TooMany."""
        columns = schema.sessions.c
        with self._engine.begin() as connection:
            whose = and_(columns.user_id == user.id, columns.kind == "token")
            _check_room(connection, schema.sessions, MOST_TOKENS, whose)
            return add_session(connection, user, "token", name)

    def end_all(self, user_id: str, but: str = "") -> int:
        """End every session of a person, including those of programs, except one; returns their number."""
        columns = schema.sessions.c
        ending = and_(columns.user_id == user_id, columns.token_hash != but)
        ended = select(columns.token_hash).where(ending)
        with self._engine.begin() as connection:
            connection.execute(delete(schema.sessions).where(columns.replaces.in_(ended), columns.user_id != user_id))
            return connection.execute(delete(schema.sessions).where(ending)).rowcount

    def forget_expired(self) -> int:
        """Delete expired sessions, and guests who have no session and never played.

        House rules and scores of guests without a session then belong to nobody, whether they played or not.
        """
        users, sessions = schema.users.c, schema.sessions.c
        alive = select(sessions.user_id).where(sessions.user_id == users.id).exists()
        played = select(schema.seats.c.user_id).where(schema.seats.c.user_id == users.id).exists()
        with self._engine.begin() as connection:
            connection.execute(delete(schema.sessions).where(sessions.expires <= now()))
            nobody = select(users.id).where(~alive, ~has_account())
            for table in schema.OWNED:
                connection.execute(update(table).where(table.c.user_id.in_(nobody)).values(user_id=None))
            gone = delete(schema.users).where(~alive, ~played, ~has_account())
            return connection.execute(gone).rowcount


_PASSKEY: Sequence[Any] = (
    schema.passkeys.c.id,
    schema.passkeys.c.user_id,
    schema.passkeys.c.public_key,
    schema.passkeys.c.sign_count,
    schema.passkeys.c.name,
    schema.passkeys.c.created,
)


def _check_room(connection: Connection, table: Any, most: int, condition: Any) -> None:
    if (connection.scalar(select(func.count()).select_from(table).where(condition)) or 0) >= most:
        raise TooMany
