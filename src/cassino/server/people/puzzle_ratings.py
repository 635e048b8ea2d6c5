"""Ratings of people and of puzzles: a person's first answer to a puzzle is a rated game between the two."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Engine, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.hosted import Json
from cassino.hosted.match.timestamps import now
from cassino.server.people.glicko import LOST, WON, Rating, rated
from cassino.server.storage import schema
from cassino.server.storage.ownership import Forgotten

FIRST_DEVIATION = 200.0
"""The uncertainty of a puzzle's initial rating."""
LARGEST_CHANGE = 100.0
"""How much one answer changes a person's rating at most: the first one alone would change it by several hundred."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A puzzle as the ratings see it: its key, and its initial rating."""

    key: str
    rating: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The ratings after an answer; change: of the person's rating, 0 unless it was the first answer."""

    person: Rating
    puzzle: Rating
    change: float
    is_first: bool


@dataclass(frozen=True, slots=True)
class Record:
    """How a person has done at puzzles: the rating (None before the first answer), and by key whether the answer was
    right.
    """

    rating: Rating | None = None
    tries: Mapping[str, bool] | None = None


class PuzzleRatings:
    """The ratings in a database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def answered(self, user_id: str, rival: Rival, *, is_right: bool) -> Outcome:
        """Store an answer, and rate it if it is this person's first answer to this puzzle. Raises Forgotten."""
        at = now()
        row = {"user_id": user_id, "puzzle": rival.key, "solved": is_right, "at": at}
        try:
            with self._engine.begin() as connection:
                # First of all: another process that stores the same answer now waits here, and then fails.
                connection.execute(insert(schema.puzzle_tries), row)
                return _rate(connection, user_id, rival, at, is_right=is_right)
        except IntegrityError:
            return self._known(user_id, rival)

    def _known(self, user_id: str, rival: Rival) -> Outcome:
        """The ratings if this person has answered before. Raises Forgotten."""
        with self._engine.connect() as connection:
            person = _read(connection, schema.puzzle_ratings, user_id)
            puzzle = _read(connection, schema.rated_puzzles, rival.key)
        if person is None or puzzle is None:
            raise Forgotten
        return Outcome(person, puzzle, 0.0, is_first=False)

    def record(self, user_id: str) -> Record:
        """How a person has done at puzzles."""
        columns = schema.puzzle_tries.c
        query = select(columns.puzzle, columns.solved).where(columns.user_id == user_id)
        with self._engine.connect() as connection:
            rating = _read(connection, schema.puzzle_ratings, user_id)
            return Record(rating, {puzzle: bool(solved) for puzzle, solved in connection.execute(query)})

    def levels(self) -> dict[str, float]:
        """The ratings of the puzzles that somebody has answered, by key."""
        columns = schema.rated_puzzles.c
        with self._engine.connect() as connection:
            return {row.puzzle: row.rating for row in connection.execute(select(columns.puzzle, columns.rating))}


def inherit(connection: Connection, user_id: str, heir: str) -> None:
    """Move a guest's answers to an account, and the rating if the account has none."""
    tries = schema.puzzle_tries.c
    known = select(tries.puzzle).where(tries.user_id == heir)
    own = set(connection.scalars(known))
    lost = [each for each in connection.scalars(select(tries.puzzle).where(tries.user_id == user_id)) if each in own]
    connection.execute(delete(schema.puzzle_tries).where(tries.user_id == user_id, tries.puzzle.in_(lost)))
    connection.execute(update(schema.puzzle_tries).where(tries.user_id == user_id).values(user_id=heir))
    if _read(connection, schema.puzzle_ratings, heir) is None:
        ratings = schema.puzzle_ratings
        connection.execute(update(ratings).where(ratings.c.user_id == user_id).values(user_id=heir))


def _rate(connection: Connection, user_id: str, rival: Rival, at: str, *, is_right: bool) -> Outcome:
    """Change both ratings; answers of one person, or to one puzzle, wait for each other, always in this order."""
    users = schema.users.c
    connection.execute(select(users.id).where(users.id == user_id).with_for_update(key_share=True))
    person = _read(connection, schema.puzzle_ratings, user_id) or Rating()
    puzzle = _locked_puzzle(connection, rival, at)
    result = [[0.5, WON], [LOST, 0.5]] if is_right else [[0.5, LOST], [WON, 0.5]]
    (new,), (puzzle_after,) = rated([[person], [puzzle]], result)
    change = min(max(new.rating - person.rating, -LARGEST_CHANGE), LARGEST_CHANGE)
    after = replace(new, rating=person.rating + change)
    connection.execute(delete(schema.puzzle_ratings).where(schema.puzzle_ratings.c.user_id == user_id))
    connection.execute(insert(schema.puzzle_ratings), {"user_id": user_id, **_row(after, at)})
    changed = update(schema.rated_puzzles).where(schema.rated_puzzles.c.puzzle == rival.key)
    connection.execute(changed.values(_row(puzzle_after, at)))
    return Outcome(after, puzzle_after, change, is_first=True)


def _locked_puzzle(connection: Connection, rival: Rival, at: str) -> Rating:
    """The rating of a puzzle, locked against other changes."""
    found = _read(connection, schema.rated_puzzles, rival.key, locked=True)
    if found is not None:
        return found
    first = Rating(rival.rating, FIRST_DEVIATION)
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.rated_puzzles), {"puzzle": rival.key, **_row(first, at)})
    except IntegrityError:  # somebody else has been the first to answer it
        return _read(connection, schema.rated_puzzles, rival.key, locked=True) or first
    return first


def _read(connection: Connection, table: Table, key: str, *, locked: bool = False) -> Rating | None:
    """The rating of a person or a puzzle, if there is one."""
    columns = table.c
    (primary,) = table.primary_key
    query = select(columns.rating, columns.deviation, columns.volatility, columns.games).where(primary == key)
    row = connection.execute(query.with_for_update() if locked else query).first()
    return None if row is None else Rating(*row)


def _row(rating: Rating, at: str) -> Json:
    values: dict[str, Any] = {name: getattr(rating, name) for name in ("rating", "deviation", "volatility", "games")}
    return values | {"updated": at}
