"""Cheap players for the load scripts: they guess a move from what they see, and ask the server where it is none."""

import random
from collections.abc import Generator, Iterator
from itertools import combinations
from typing import Any

import msgspec

Request = dict[str, Any]
Answer = dict[str, Any]
RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13}
HIGHEST_NUMBER = 10
BUILDS = 0.5
"""How often a build is thought of."""


class Thing(msgspec.Struct):
    """A card or a build on the table."""

    kind: str
    card: str = ""
    cards: tuple[str, ...] = ()
    value: int = 0

    @property
    def text(self) -> str:
        """As it stands in a move."""
        return self.card or f"[{'+'.join(self.cards)}]"


class Choice(msgspec.Struct):
    """A move that needs no cards to be chosen."""

    move: str
    kind: str


class Turn(msgspec.Struct):
    """The turn in progress: the card already played in it."""

    played: tuple[str, ...]


class Seat(msgspec.Struct):
    """Whether a seat is to move."""

    is_turn: bool


class View(msgspec.Struct):
    """What a player of little ambition looks at."""

    id: str
    version: int
    phase: str
    hand: tuple[str, ...]
    table: tuple[Thing, ...]
    choices: tuple[Choice, ...]
    seats: tuple[Seat, ...]
    in_progress: Turn = msgspec.field(name="turn")

    @property
    def turn_in_progress(self) -> bool:
        """Whether the player has already played a card in this turn."""
        return bool(self.in_progress.played)

    @property
    def turn(self) -> int:
        """The seat to move."""
        return next((number for number, seat in enumerate(self.seats) if seat.is_turn), 0)


class Frame(msgspec.Struct):
    """A `view` frame."""

    version: int
    view: View


read_view = msgspec.json.Decoder(Frame).decode


def rank(card: str) -> int:
    """The rank of a French card, the number of another; 0 for none."""
    head = card[:-1]
    return RANKS.get(head) or (int(head) if head.isdigit() else 0)


def guesses(view: View, luck: random.Random) -> Iterator[str]:
    """Captures of equal cards and builds, then of sums, then builds, then trails; none where a turn has begun."""
    if view.turn_in_progress:
        return
    hand = luck.sample(view.hand, len(view.hand))
    numbers = [thing.card for thing in view.table if 0 < rank(thing.card) <= HIGHEST_NUMBER]
    yield from _captures(view, hand, numbers)
    yield from (text for text in _builds(hand, numbers) if luck.random() < BUILDS)
    yield from (f"trail {card}" for card in hand)


def _captures(view: View, hand: list[str], numbers: list[str]) -> Iterator[str]:
    for card in hand:
        equal = [thing.text for thing in view.table if (rank(thing.card) if thing.card else thing.value) == rank(card)]
        if equal:
            yield f"{card} x {', '.join(equal)}"
    for card in hand:
        for first, second in combinations(numbers, 2):
            if rank(first) + rank(second) == rank(card) <= HIGHEST_NUMBER:
                yield f"{card} x {first}+{second}"


def _builds(hand: list[str], numbers: list[str]) -> Iterator[str]:
    for card in hand:
        kept = {rank(each) for each in hand if each != card} - {0}
        for other in numbers:
            total = rank(card) + rank(other)
            if total <= HIGHEST_NUMBER and total in kept:
                yield f"{card}+{other} = {total}"


MOST_GUESSES = 2
"""At most this many guesses before the server is asked what a card can become."""
PASSES = 0.85
"""How often a question is answered by passing."""
LARGEST_SET = 3


def turn(view: View, luck: random.Random) -> Generator[Request, Answer, None]:
    """Requests until one is a move that counts; each is answered by the frame it brought."""
    for choice in _spoken(view, luck):
        yield _move(choice.move)
    for _, text in zip(range(MOST_GUESSES), guesses(view, luck), strict=False):
        yield _move(text)
    yield from _tapped(view, luck)
    for choice in view.choices:
        yield _move(choice.move)
    answer = yield {"type": "hint"}
    yield _move(answer.get("move", ""))


def _spoken(view: View, luck: random.Random) -> list[Choice]:
    """What is said without cards, where something is to be said."""
    passes = [choice for choice in view.choices if choice.kind == "pass"]
    if passes and luck.random() < PASSES:
        return passes
    return [luck.choice(view.choices)] if view.choices and luck.random() < PASSES else []


def _tapped(view: View, luck: random.Random) -> Generator[Request, Answer, None]:
    """Tap a card of the hand, then things on the table, until the server offers a move."""
    for card in luck.sample(view.hand, len(view.hand)):
        answer = yield _select([card], [])
        yield from _offered(answer)
        if answer.get("takeable"):
            yield from _sets([card], answer["takeable"])
            return


def _sets(cards: list[str], takeable: list[str]) -> Generator[Request, Answer, None]:
    for size in range(1, LARGEST_SET + 1):
        for things in combinations(takeable, size):
            yield from _offered((yield _select(cards, list(things))))


def _offered(answer: Answer) -> Generator[Request, Answer, None]:
    for choice in answer.get("choices", ()):
        yield _move(choice["move"])


def _move(text: str) -> Request:
    return {"type": "move", "move": text}


def _select(cards: list[str], table: list[str]) -> Request:
    return {"type": "select", "cards": cards, "table": table}
