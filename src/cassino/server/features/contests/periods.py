"""Days and weeks in UTC, the same for everybody, and the game of each week."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache

from cassino.answers.single_deals import offered
from cassino.hosted.match.timestamps import written
from cassino.rules import load_variant
from cassino.server.http.refusals import BadRequest

DEALS = 6
SHAPE = re.compile(r"(\d{4})-W(\d\d)", re.ASCII)


def today() -> date:
    """The current day."""
    return datetime.now(UTC).date()


@dataclass(frozen=True, slots=True, order=True)
class Week:
    """A week from Monday to Sunday, by its Monday."""

    monday: date

    @property
    def id(self) -> str:
        """Its name, such as `2026-W48`."""
        year, number, _ = self.monday.isocalendar()
        return f"{year:04}-W{number:02}"

    @property
    def last_day(self) -> date:
        """Its Sunday."""
        return self.monday + timedelta(days=6)

    @property
    def end(self) -> str:
        """When it is over, in the format of stored times."""
        return written(datetime.combine(self.monday + timedelta(days=7), time(), UTC))

    @property
    def variant(self) -> str:
        """The game of the week: the games for two take turns."""
        games = for_two()
        return games[self.monday.toordinal() // 7 % len(games)]


def week_of(day: date) -> Week:
    """The week of a day."""
    return Week(day - timedelta(days=day.weekday()))


def parse_week(text: str) -> Week:
    """The week with a name. Raises BadRequest."""
    found = SHAPE.fullmatch(text)
    try:
        if found is not None:
            return Week(date.fromisocalendar(int(found[1]), int(found[2]), 1))
    except ValueError:
        pass
    raise unknown_week()


def unknown_week() -> BadRequest:
    """The refusal of a week without a tournament: never played, still to come, or of another version."""
    return BadRequest(404, "unknown_week", "error-unknown-week")


@cache
def for_two() -> tuple[str, ...]:
    """The games of which two players can play a single deal."""
    return tuple(id for id in offered() if load_variant(id).seating.players[0] == 2)
