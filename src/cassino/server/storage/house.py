"""House rules in the database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, delete, func, select, update

from cassino.answers.house.saved import MOST_SAVED, HouseRules, read
from cassino.hosted.match.rulesets import full_text
from cassino.hosted.match.timestamps import now
from cassino.rules import Rules
from cassino.server.storage import schema
from cassino.server.storage.ownership import Asker, keep


class Full(Exception):
    """The person already has the most house rules that can be kept."""


class HouseStore:
    """The house rules of a server. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, asker: Asker) -> list[HouseRules]:
        """The person's house rules that can be read, by title."""
        query = select(*_READ).where(asker.owned(schema.house_rules)).order_by(func.lower(schema.house_rules.c.title))
        with self._engine.connect() as connection:
            return [house for row in connection.execute(query) if (house := read(*row))]

    def find(self, id: str) -> HouseRules | None:
        """The house rules with an id, whoever owns them, if they can be read."""
        with self._engine.connect() as connection:
            row = connection.execute(select(*_READ).where(schema.house_rules.c.id == id)).first()
            return read(*row) if row else None

    def stored(self, user_id: str) -> list[dict[str, str]]:
        """A person's house rules as stored, the oldest first."""
        columns = schema.house_rules.c
        kept = (columns.id, columns.created, columns.updated, columns.title, columns.parent, columns.rules)
        query = select(*kept).where(columns.user_id == user_id).order_by(columns.created, columns.id)
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def add(self, id: str, rules: Rules, user_id: str) -> None:
        """Store new house rules of a person. Raises Full, Forgotten."""
        row = {"id": id, "created": now(), "user_id": user_id, **_row(rules)}
        own = select(func.count()).select_from(schema.house_rules).where(schema.house_rules.c.user_id == user_id)
        with self._engine.begin() as connection:
            if (connection.scalar(own) or 0) >= MOST_SAVED:
                raise Full
            keep(connection, schema.house_rules, row)

    def change(self, id: str, rules: Rules, asker: Asker) -> bool:
        """Replace the rules with an id; returns whether the person owns them."""
        own = asker.owned(schema.house_rules)
        query = update(schema.house_rules).where(schema.house_rules.c.id == id, own).values(_row(rules))
        with self._engine.begin() as connection:
            return connection.execute(query).rowcount > 0

    def remove(self, id: str, asker: Asker) -> bool:
        """Delete house rules; returns whether the person owned them."""
        query = delete(schema.house_rules).where(schema.house_rules.c.id == id, asker.owned(schema.house_rules))
        with self._engine.begin() as connection:
            return connection.execute(query).rowcount > 0


_READ: Sequence[Any] = (
    schema.house_rules.c.id,
    schema.house_rules.c.updated,
    schema.house_rules.c.rules,
    schema.house_rules.c.parent,
    schema.house_rules.c.user_id,
)


def _row(rules: Rules) -> dict[str, str]:
    return {"updated": now(), "title": rules.title, "parent": rules.parent, "rules": full_text(rules)}
