"""The browsers that want to know when it is their person's turn, and the key that signs messages to them."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from cassino.hosted.match.timestamps import now
from cassino.server.storage import schema
from cassino.texts.language import ENGLISH

MOST_OF_ONE = 10
"""The most subscriptions of one person; a further one replaces the oldest."""
SIGNING = "vapid"
columns = schema.push_subscriptions.c


@dataclass(frozen=True, slots=True)
class Subscription:
    """The address and the keys (in base64url) of a browser."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = ENGLISH
    """What its person is told in."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person as the hook sees them."""

    name: str
    login: str | None


class PushStore:
    """Subscriptions in the database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, session: str, user: str, subscription: Subscription) -> None:
        """Store the subscription of a person's browser in a session, perhaps again; it ends with the session."""
        row = {
            "id": _name(subscription.endpoint),
            "session": session,
            "user_id": user,
            "endpoint": subscription.endpoint,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "created": now(),
            "language": subscription.language,
        }
        with self._engine.begin() as connection:
            oldest = select(columns.id).where(columns.user_id == user, columns.id != row["id"])
            surplus = list(connection.scalars(oldest.order_by(columns.created.desc()).offset(MOST_OF_ONE - 1)))
            connection.execute(delete(schema.push_subscriptions).where(columns.id.in_([row["id"], *surplus])))
            connection.execute(insert(schema.push_subscriptions), row)

    def of(self, user: str) -> list[Subscription]:
        """The browsers of a person whose sessions have not ended."""
        sessions = schema.sessions.c
        query = (
            select(columns.endpoint, columns.p256dh, columns.auth, columns.language)
            .join(schema.sessions, sessions.token_hash == columns.session)
            .where(columns.user_id == user, sessions.user_id == user, sessions.expires > now())
            .order_by(columns.created)
        )
        with self._engine.connect() as connection:
            return [Subscription(*row) for row in connection.execute(query)]

    def remove(self, endpoint: str, user: str | None = None) -> None:
        """Delete a subscription. user: only if it belongs to this person."""
        query = delete(schema.push_subscriptions).where(columns.id == _name(endpoint))
        with self._engine.begin() as connection:
            connection.execute(query if user is None else query.where(columns.user_id == user))

    def key(self, fresh: Callable[[], str]) -> str:
        """The private key that signs for this server: the one stored first is kept."""
        found = self._key()
        if found is not None:
            return found
        made = fresh()
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.push_keys), {"name": SIGNING, "private": made})
        except IntegrityError:
            return self._key() or made
        return made

    def _key(self) -> str | None:
        keys = schema.push_keys.c
        with self._engine.connect() as connection:
            return connection.scalar(select(keys.private).where(keys.name == SIGNING))

    def person(self, user: str) -> Person | None:
        """A person's names."""
        users = schema.users.c
        with self._engine.connect() as connection:
            row = connection.execute(select(users.name, users.login).where(users.id == user)).first()
        return None if row is None else Person(*row)


def _name(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
