"""House rules in the database."""

import logging
from dataclasses import dataclass, replace
from functools import lru_cache

from sqlalchemy import Engine, delete, func, insert, select, update

from cassino.rules import Rules, RulesError, format_rules, parse_rules, variant_ids
from cassino.server import schema
from cassino.server.store import now

log = logging.getLogger(__name__)

MOST_SAVED = 500


class Full(Exception):
    """There are as many house rules as can be kept."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One saved set: its id, and the rules as they were saved."""

    id: str
    updated: str
    rules: Rules


def stored_text(rules: Rules) -> str:
    """Rules written in full, so that a later edition of the parent cannot change them."""
    return format_rules(replace(rules, parent=""))


@lru_cache(2 * MOST_SAVED)
def restored(text: str, name: str, parent: str) -> Rules:
    """The inverse of `stored_text`; a parent that is no more is forgotten. Raises RulesError."""
    rules = parse_rules(text, name)
    return replace(rules, parent=parent) if parent in variant_ids() else rules


class HouseStore:
    """The house rules of a server. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def all(self) -> list[HouseRules]:
        """Every set that can be read, by its title."""
        columns = schema.house_rules.c
        query = select(columns.id, columns.updated, columns.rules, columns.parent).order_by(func.lower(columns.title))
        with self._engine.connect() as connection:
            return [house for row in connection.execute(query) if (house := _read(*row))]

    def find(self, id: str) -> HouseRules | None:
        """The set of an id, if it can be read."""
        columns = schema.house_rules.c
        query = select(columns.id, columns.updated, columns.rules, columns.parent).where(columns.id == id)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return _read(*row) if row else None

    def add(self, id: str, rules: Rules) -> None:
        """Keep a new set. Raises Full."""
        row = {"id": id, "created": now(), **_row(rules)}
        with self._engine.begin() as connection:
            if (connection.scalar(select(func.count()).select_from(schema.house_rules)) or 0) >= MOST_SAVED:
                raise Full
            connection.execute(insert(schema.house_rules), row)

    def change(self, id: str, rules: Rules) -> bool:
        """Keep other rules under an id; whether there is such a set."""
        query = update(schema.house_rules).where(schema.house_rules.c.id == id).values(_row(rules))
        with self._engine.begin() as connection:
            return connection.execute(query).rowcount > 0

    def remove(self, id: str) -> bool:
        """Forget a set; whether there was one."""
        with self._engine.begin() as connection:
            return connection.execute(delete(schema.house_rules).where(schema.house_rules.c.id == id)).rowcount > 0


def _row(rules: Rules) -> dict[str, str]:
    return {"updated": now(), "title": rules.title, "parent": rules.parent, "rules": stored_text(rules)}


def _read(id: str, updated: str, text: str, parent: str) -> HouseRules | None:
    try:
        return HouseRules(id, updated, restored(text, "house_rules", parent))
    except RulesError as error:
        log.error("house rules %s cannot be read: %s", id, error)
        return None
