"""Weekly tournaments that were played, in a database."""

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import Engine, insert

from cassino.server.storage import schema
from cassino.server.storage.contests import ContestStore


def add_week(engine: Engine, week: str, margins: Mapping[str, Sequence[int]], deals: int = 3) -> None:
    """A week in which each player finished some deals, each by so many points ahead of the bot."""
    store = ContestStore(engine)
    store.drawn(week, "royal_book", range(deals))
    with engine.begin() as connection:
        users = [{"id": f"{week}{name}"[:32], "name": name, "created": "", "seen": ""} for name in margins]
        connection.execute(insert(schema.users), users)
    for name, user in zip(margins, users, strict=True):
        for number, margin in enumerate(margins[name], 1):
            match = f"{week}{name}{number}"[:32]
            row = {"id": match, "created": "", "updated": "", "finished": "2026-01-06T", "summary": line(name, margin)}
            with engine.begin() as connection:
                connection.execute(insert(schema.matches), row)
                seat = {"match_id": match, "seat": 0, "user_id": user["id"], "name": name}
                connection.execute(insert(schema.seats), seat)
            store.claim(week, number, user["id"], match)


def line(name: str, margin: int) -> str:
    """The summary of a deal that was played to its end."""
    sides = [{"name": name, "score": 5 + margin}, {"name": "Hal", "score": 5}]
    return json.dumps({"names": [name, "Hal"], "sides": sides, "phase": "match_over", "winner": name, "seat": 0})
