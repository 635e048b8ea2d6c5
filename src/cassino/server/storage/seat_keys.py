"""Seat keys: with one, a person who has lost their session comes back to their seat. Only a hash is stored."""

import hashlib
import secrets

from sqlalchemy import Connection, Engine, and_, delete, insert, select, update

from cassino.hosted.match.timestamps import now
from cassino.server.storage import schema

SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without the ones that look alike: 0 and O, 1 and I."""
LENGTH, GROUP = 16, 4
"""A key has 80 random bits: with limited tries it cannot be guessed, and a stolen hash is of no use."""
MOST_KEYS = 5
"""How many keys a person can have for a match; making another one forgets the oldest."""


def make_key(engine: Engine, match_id: str, user_id: str) -> str:
    """A new key for a person's seat, returned only here. Blocking."""
    letters = "".join(secrets.choice(SYMBOLS) for _ in range(LENGTH))
    row = {"hash": _hash(match_id, letters), "match_id": match_id, "user_id": user_id, "created": now()}
    with engine.begin() as connection:
        connection.execute(insert(schema.seat_keys), row)
        _forget_oldest(connection, match_id, user_id)
    return "-".join(letters[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def _forget_oldest(connection: Connection, match_id: str, user_id: str) -> None:
    columns = schema.seat_keys.c
    own = and_(columns.match_id == match_id, columns.user_id == user_id)
    newest = select(columns.hash).where(own).order_by(columns.created.desc(), columns.hash)
    surplus = list(connection.scalars(newest))[MOST_KEYS:]
    connection.execute(delete(schema.seat_keys).where(columns.hash.in_(surplus)))


def owner_of(engine: Engine, match_id: str, key: str) -> str | None:
    """The person to whom a key as somebody typed it belongs; None for a wrong key. Blocking."""
    columns = schema.seat_keys.c
    query = select(columns.user_id).where(columns.hash == _hash(match_id, key), columns.match_id == match_id)
    with engine.connect() as connection:
        owner: str | None = connection.scalar(query)
    return owner


def forget_keys(engine: Engine, match_id: str, user_id: str) -> None:
    """Somebody has used a key: it and the person's other keys for the match are void. Blocking."""
    columns = schema.seat_keys.c
    with engine.begin() as connection:
        used = and_(columns.match_id == match_id, columns.user_id == user_id)
        connection.execute(delete(schema.seat_keys).where(used))


def inherit(connection: Connection, user_id: str, heir: str) -> None:
    """The keys of a guest are those of the account that they signed in to."""
    columns = schema.seat_keys.c
    connection.execute(update(schema.seat_keys).where(columns.user_id == user_id).values(user_id=heir))


def _hash(match_id: str, key: str) -> str:
    letters = "".join(letter for letter in key.upper() if letter.isalnum())
    return hashlib.sha256(f"{match_id}:{letters}".encode()).hexdigest()
