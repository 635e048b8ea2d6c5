"""Whose house rules and score books are whose."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, false, insert, or_
from sqlalchemy.exc import IntegrityError

from cassino.hosted.refusal import Refusal


class Forgotten(Refusal):
    """Who asks was deleted a moment ago."""

    def __init__(self) -> None:
        super().__init__("no_session", "error-signed-out")


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks. nobodys: whether he may have what belongs to nobody, too: at a server for one machine everybody may."""

    user_id: str | None = None
    nobodys: bool = False

    def owns(self, user_id: str | None) -> bool:
        """Whether something of this owner is his."""
        return self.nobodys if user_id is None else user_id == self.user_id

    def owned(self, table: Table) -> ColumnElement[bool]:
        """Of a row of a table: whether it is his."""
        owner = table.c.user_id
        own = false() if self.user_id is None else owner == self.user_id
        return or_(own, owner.is_(None)) if self.nobodys else own


def keep(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Write something new of an owner. Raises Forgotten where he is no more."""
    try:
        connection.execute(insert(table), row)
    except IntegrityError:
        raise Forgotten from None
