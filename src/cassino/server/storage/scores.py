"""Score books in the database: each is one text, with a version that changes whenever a deal is entered or
taken back.
"""

from sqlalchemy import Engine, delete, select, update

from cassino.answers.scores.books import StoredBook
from cassino.hosted.match.timestamps import now
from cassino.server.storage.events import Stale
from cassino.server.storage.ownership import Asker, keep
from cassino.server.storage.schema import scorebooks


class ScoreStore:
    """The score books of a database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def create(self, book_id: str, summary: str, sheet: str, user_id: str) -> None:
        """Create a person's book at version 1. Raises Forgotten."""
        at = now()
        row = {"id": book_id, "version": 1, "created": at, "updated": at, "summary": summary, "sheet": sheet}
        with self._engine.begin() as connection:
            keep(connection, scorebooks, {**row, "user_id": user_id})

    def load(self, book_id: str) -> StoredBook | None:
        """A book, whoever owns it, or None."""
        with self._engine.connect() as connection:
            row = connection.execute(select(scorebooks).where(scorebooks.c.id == book_id)).first()
        return None if row is None else StoredBook(**row._mapping)

    def save(self, book_id: str, before: int, version: int, summary: str, sheet: str) -> None:
        """Replace a book that still has the version `before`. It is durable when this returns. Raises Stale."""
        unchanged = (scorebooks.c.id == book_id) & (scorebooks.c.version == before)
        values = {"version": version, "updated": now(), "summary": summary, "sheet": sheet}
        with self._engine.begin() as connection:
            if connection.execute(update(scorebooks).where(unchanged).values(**values)).rowcount != 1:
                raise Stale(f"{book_id} has gone beyond version {before}")

    def remove(self, book_id: str, asker: Asker) -> bool:
        """Delete a book; returns whether the person owned it."""
        query = delete(scorebooks).where(scorebooks.c.id == book_id, asker.owned(scorebooks))
        with self._engine.begin() as connection:
            return connection.execute(query).rowcount > 0

    def recent(self, asker: Asker, limit: int) -> list[StoredBook]:
        """The person's most recently changed books, newest first."""
        query = select(scorebooks).where(asker.owned(scorebooks)).order_by(scorebooks.c.updated.desc()).limit(limit)
        with self._engine.connect() as connection:
            return [StoredBook(**row._mapping) for row in connection.execute(query)]

    def all_ids(self, user_id: str) -> list[str]:
        """All books of a person, the oldest first."""
        query = select(scorebooks.c.id).where(scorebooks.c.user_id == user_id)
        with self._engine.connect() as connection:
            return list(connection.scalars(query.order_by(scorebooks.c.created, scorebooks.c.id)))
