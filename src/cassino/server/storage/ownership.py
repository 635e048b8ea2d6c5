"""The owners of house rules and score books."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, false, insert, or_
from sqlalchemy.exc import IntegrityError

from cassino.hosted.wire.refusal import Refusal


class Forgotten(Refusal):
    """The person who asks was deleted a moment ago."""

    def __init__(self) -> None:
        super().__init__("no_session", "error-signed-out")


@dataclass(frozen=True, slots=True)
class Asker:
    """The person who asks. nobodys: whether they may also use what belongs to nobody, as everybody may on a server for
    a single machine.
    """

    user_id: str | None = None
    nobodys: bool = False

    def owns(self, user_id: str | None) -> bool:
        """Whether the person owns something with this owner."""
        return self.nobodys if user_id is None else user_id == self.user_id

    def owned(self, table: Table) -> ColumnElement[bool]:
        """The condition that the person owns a row of a table."""
        owner = table.c.user_id
        own = false() if self.user_id is None else owner == self.user_id
        return or_(own, owner.is_(None)) if self.nobodys else own


def keep(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Store something new with its owner. Raises Forgotten if the owner no longer exists."""
    try:
        connection.execute(insert(table), row)
    except IntegrityError:
        raise Forgotten from None
