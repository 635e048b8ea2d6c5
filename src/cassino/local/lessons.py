"""Lessons and the first deal; routes.py imports them when somebody first asks."""

from collections.abc import Sequence

from cassino.answers import first_deal, lessons
from cassino.answers.bodies import decode
from cassino.answers.first_deal import DealMoves, DealSelection, DealText, FirstDeal
from cassino.answers.lessons import Course, Lesson, LessonSelection, LessonText, TypedMove
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.local.asking import Route, address, at_once


def listed(_query: str) -> Course:
    """`GET /api/lessons`."""
    return lessons.listed()


def taught(_query: str, name: str) -> Lesson:
    """`GET /api/lessons/{name}`."""
    return lessons.taught(name)


def dealt(body: str) -> FirstDeal:
    """`POST /api/lessons/deal`."""
    return first_deal.dealt(decode(DealMoves, body).moves)


def select_in_deal(body: str) -> ChoicesFrame:
    """`POST /api/lessons/deal/select`."""
    wish = decode(DealSelection, body)
    return first_deal.selected(wish.moves, wish.cards, wish.table)


def read_in_deal(body: str) -> TypedMove:
    """`POST /api/lessons/deal/read`."""
    wish = decode(DealText, body)
    return first_deal.read(wish.moves, wish.text)


def select(body: str, name: str) -> ChoicesFrame:
    """`POST /api/lessons/{name}/select`."""
    wish = decode(LessonSelection, body)
    return lessons.selected(name, wish.step, wish.cards, wish.table)


def read(body: str, name: str) -> TypedMove:
    """`POST /api/lessons/{name}/read`."""
    wish = decode(LessonText, body)
    return lessons.read(name, wish.step, wish.text)


ROUTES: Sequence[Route] = [
    ("GET", address("/api/lessons"), at_once(listed)),
    ("GET", address("/api/lessons/{id}"), at_once(taught)),
    ("POST", address("/api/lessons/deal"), at_once(dealt)),
    ("POST", address("/api/lessons/deal/select"), at_once(select_in_deal)),
    ("POST", address("/api/lessons/deal/read"), at_once(read_in_deal)),
    ("POST", address("/api/lessons/{id}/select"), at_once(select)),
    ("POST", address("/api/lessons/{id}/read"), at_once(read)),
]
