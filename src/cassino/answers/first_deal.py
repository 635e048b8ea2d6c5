"""The first deal: a whole small deal against a bot that always answers alike, with a commentary."""

from collections.abc import Sequence
from itertools import chain
from typing import Annotated

import msgspec

from cassino.answers.lessons import Cards, Text, TypedMove, at_rest, lesson_of, typed
from cassino.hosted.frames.choices import choices
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.lessons import first_deal
from cassino.lessons.lesson import LessonError
from cassino.texts.message import Message

Moves = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=100)], ...], msgspec.Meta(max_length=first_deal.MOST_MOVES)
]


class CountedLine(Shape, frozen=True):
    """A line of the count, explained."""

    title: str
    """What is counted."""
    counts: list[int]
    """How many each side has."""
    points: list[int]
    """The points that each side gets for it."""
    words: Message
    """What it is worth."""


class FirstDeal(Shape, frozen=True):
    """The first deal after some moves: what has happened since your previous turn, and what to look for now."""

    title: Message
    """Its title."""
    views: list[View]
    """The table: at the beginning, or after your move and after the answer to it."""
    words: list[list[Message]]
    """The commentary on each of these moves."""
    look: Message
    """What to look for."""
    guide: Message | None
    """Which cards to choose, and which button to press; null when the deal is over."""
    count: list[CountedLine]
    """The count, once the deal is over."""
    result: Message | None
    """How the deal ended; null before."""
    turn: int
    """Your turn, from 1."""
    of: int
    """How many turns you have."""


class DealMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/deal`: your moves so far."""

    moves: Moves


class DealSelection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/deal/select`: your moves so far, and the cards you have chosen."""

    moves: Moves
    cards: Cards
    table: Cards


class DealText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/deal/read`: your moves so far, and a typed move."""

    moves: Moves
    text: Text


def title_of(name: str) -> Message:
    """The title of a lesson, or of the first deal. Raises Refusal."""
    return Message("first-deal") if name == first_deal.NAME else lesson_of(name).title


def dealt(moves: Sequence[str]) -> FirstDeal:
    """The first deal after these moves of the person. Raises Refusal."""
    now = _standing(moves)
    hosted = _after(now.turns[:-1])
    views = [] if now.turns else [hosted.frame(first_deal.NAME)]
    for ply in now.latest:
        hosted = hosted.played(ply.move)
        views.append(hosted.frame(first_deal.NAME))
    is_over = now.state.is_over
    lines = first_deal.count(now.state) if is_over else []
    return FirstDeal(
        title=Message("first-deal"),
        views=[at_rest(view) for view in views] if is_over else views,
        words=[list(ply.words) for ply in now.latest],
        look=now.look,
        guide=now.guide,
        count=[CountedLine(line.title, list(line.counts), list(line.points), words) for line, words in lines],
        result=first_deal.result(now.state) if is_over else None,
        turn=min(len(moves) + 1, first_deal.MOST_MOVES),
        of=first_deal.MOST_MOVES,
    )


def _standing(moves: Sequence[str]) -> first_deal.Standing:
    """The state of the deal. Raises Refusal."""
    try:
        return first_deal.standing(moves)
    except LessonError:
        raise Refusal("illegal", "error-lesson-deal-changed") from None


def _after(turns: Sequence[Sequence[first_deal.Ply]]) -> HostedPosition:
    """The deal as a match, after some turns."""
    hosted = HostedPosition(first_deal.beginning())
    for ply in chain.from_iterable(turns):
        hosted = hosted.played(ply.move)
    return hosted


def selected(moves: Sequence[str], cards: Sequence[str], table: Sequence[str]) -> ChoicesFrame:
    """The moves that a selection can become in the first deal after these moves. Raises Refusal."""
    hosted = _after(_standing(moves).turns)
    return choices(hosted.view(hosted.person), hosted.layout(), hosted.version, cards, table)


def read(moves: Sequence[str], text: str) -> TypedMove:
    """A typed move in the first deal after these moves. Raises Refusal."""
    return typed(_after(_standing(moves).turns), text)
