"""When people last had a table open, so that their absence is known when the table is read again."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Engine, and_, delete, insert, select

from cassino.server.storage import schema


def note_visits(engine: Engine, match_id: str, users: Iterable[str], at: str) -> None:
    """People had the table open until now. Those who have been deleted meanwhile are left out. Blocking."""
    columns = schema.visits.c
    with engine.begin() as connection:
        known = list(connection.scalars(select(schema.users.c.id).where(schema.users.c.id.in_(users))))
        connection.execute(delete(schema.visits).where(and_(columns.match_id == match_id, columns.user_id.in_(known))))
        if known:
            rows = [{"match_id": match_id, "user_id": user, "at": at} for user in known]
            connection.execute(insert(schema.visits), rows)


def last_visits(engine: Engine, match_ids: Sequence[str]) -> dict[str, dict[str, str]]:
    """By match and person, when they last had the table open. Blocking."""
    columns = schema.visits.c
    found: dict[str, dict[str, str]] = {}
    with engine.connect() as connection:
        query = select(columns.match_id, columns.user_id, columns.at).where(columns.match_id.in_(match_ids))
        for match_id, user, at in connection.execute(query):
            found.setdefault(match_id, {})[user] = at
    return found
