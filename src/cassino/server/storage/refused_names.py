"""The names that the operator has taken from people. Blocking."""

from collections.abc import Iterable

from sqlalchemy import Connection, Engine, delete, insert, select

from cassino.hosted.match.names import GUEST
from cassino.server.storage import schema
from cassino.texts.names import name_key

columns = schema.refused_names.c


def refuse(connection: Connection, user_id: str, new: str) -> None:
    """From now on, refuse a person all names they have now, here and at tables, except the new one."""
    now_called = select(schema.users.c.name).where(schema.users.c.id == user_id)
    at_tables = select(schema.seats.c.name).where(schema.seats.c.user_id == user_id)
    keys = {name_key(name) for name in connection.scalars(now_called.union(at_tables))}
    allowed = {name_key(new), name_key(GUEST)}
    connection.execute(delete(schema.refused_names).where(columns.user_id == user_id, columns.name.in_(allowed)))
    _add(connection, user_id, keys - allowed)


def inherit(connection: Connection, user_id: str, heir: str) -> None:
    """A guest gets an account: names refused to the guest are refused to the account."""
    _add(connection, heir, set(connection.scalars(select(columns.name).where(columns.user_id == user_id))))


def are_refused(engine: Engine, user_id: str, names: Iterable[str]) -> bool:
    """Whether one of these names was taken from a person."""
    keys = {name_key(name) for name in names}
    query = select(columns.name).where(columns.user_id == user_id, columns.name.in_(keys)).limit(1)
    with engine.connect() as connection:
        return connection.execute(query).first() is not None


def _add(connection: Connection, user_id: str, keys: set[str]) -> None:
    known = set(connection.scalars(select(columns.name).where(columns.user_id == user_id)))
    if rows := [{"user_id": user_id, "name": key} for key in sorted(keys - known)]:
        connection.execute(insert(schema.refused_names), rows)
