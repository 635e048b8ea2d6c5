"""Puzzles; of each, whether the first answer was right is kept. routes.py imports them when somebody first asks.

There are no ratings: those of puzzles come from the answers of many people.
"""

import logging
import secrets
from collections.abc import Sequence
from datetime import date
from urllib.parse import parse_qsl

import msgspec

from cassino.analysis.puzzles.choosing import Wish, next_puzzle
from cassino.analysis.puzzles.puzzle import UNRATED, number_of_day, shipped
from cassino.answers import puzzles
from cassino.answers.bodies import decode
from cassino.answers.puzzles import Answer, Question, Selection, puzzle_of
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.local import daily
from cassino.local.asking import MOST_DIGITS, Route, address, at_once, encoded
from cassino.local.keeping import Change, Talk, Thing, keep, things

log = logging.getLogger(__name__)

KIND = "puzzle"
"""What is kept under the key of each puzzle that was answered: a `Try`."""


class Try(msgspec.Struct, frozen=True):
    """A first answer."""

    solved: bool


def ask_today(_query: str) -> Question:
    """`GET /api/puzzles/today`."""
    day = daily.today()
    return puzzles.question(number_of_day(date.fromisoformat(day)), day)


def ask(_query: str, number: str) -> Question:
    """`GET /api/puzzles/{number}`."""
    return puzzles.question(int(number))


def ask_next(_host: object, query: str) -> Talk[str]:
    """`GET /api/puzzles/next`: one of a theme, or of the theme in which the fewest are solved."""
    asked = dict(parse_qsl(query))
    theme, besides = puzzles.checked_theme(asked.get("theme", "")), asked.get("besides", "0")
    if not (besides.isascii() and besides.isdigit() and len(besides) <= MOST_DIGITS):
        raise Refusal("besides", "error-besides")
    wish = Wish(UNRATED, (yield from _tries()), {}, theme, int(besides))
    number, practised = next_puzzle(shipped(), wish, secrets.randbelow)
    return encoded(puzzles.question(number, None, practised))


def mine(_host: object, _query: str) -> Talk[str]:
    """`GET /api/puzzles/me`: how many are solved, by theme."""
    return encoded(puzzles.puzzle_record(None, (yield from _tries())))


def select(body: str, number: str) -> ChoicesFrame:
    """`POST /api/puzzles/{number}/select`."""
    wish = decode(Selection, body)
    return puzzles.selected(int(number), wish.cards, wish.table)


def answer(_host: object, body: str, number: str) -> Talk[str]:
    """`POST /api/puzzles/{number}/answer`."""
    verdict = puzzles.answered(int(number), decode(Answer, body).move)
    yield from _note(int(number), verdict.right)
    return encoded(verdict)


def solution(_host: object, _body: str, number: str) -> Talk[str]:
    """`POST /api/puzzles/{number}/solution`: without an answer before, it counts as a wrong one."""
    verdict = puzzles.solution(int(number))
    yield from _note(int(number), False)
    return encoded(verdict)


def _tries() -> Talk[dict[str, bool]]:
    """By key, whether the first answer was right."""
    return {thing.id: msgspec.json.decode(thing.text, type=Try).solved for thing in (yield from things(KIND))}


def _note(number: int, solved: bool) -> Talk[None]:
    """Keep an answer if it is the first one. A puzzle can be solved all the same where nothing can be kept."""
    key, at = puzzle_of(number).key, now()
    if (yield from things(KIND, key)):
        return
    try:
        yield from keep(things=[Change(Thing(KIND, key, 1, at, at, encoded(Try(solved))), 0)])
    except Refusal as refusal:
        log.warning("an answer to puzzle %s is not kept: %s", number, refusal)


ROUTES: Sequence[Route] = [
    ("GET", address("/api/puzzles/today"), at_once(ask_today)),
    ("GET", address("/api/puzzles/next"), ask_next),
    ("GET", address("/api/puzzles/me"), mine),
    ("GET", address("/api/puzzles/{number}"), at_once(ask)),
    ("POST", address("/api/puzzles/{number}/select"), at_once(select)),
    ("POST", address("/api/puzzles/{number}/answer"), answer),
    ("POST", address("/api/puzzles/{number}/solution"), solution),
]
