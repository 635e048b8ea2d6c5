"""Players' reports to the operator of the server."""

from dataclasses import dataclass

from sqlalchemy import Engine, insert, select

from cassino.answers.summary import new_id
from cassino.hosted.match.timestamps import now
from cassino.server.storage import schema


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report by one player about another. text: what was said, or what is wrong; may be empty."""

    match_id: str
    seat: int
    user_id: str
    reporter_id: str
    text: str


def add(engine: Engine, report: StoredReport) -> None:
    """Store a report; people who have been deleted meanwhile are left out of it. Blocking."""
    users = schema.users.c.id
    row = insert(schema.reports).values(
        id=new_id(),
        at=now(),
        match_id=report.match_id,
        seat=report.seat,
        user_id=select(users).where(users == report.user_id).scalar_subquery(),
        reporter_id=select(users).where(users == report.reporter_id).scalar_subquery(),
        text=report.text,
    )
    with engine.begin() as connection:
        connection.execute(row)
