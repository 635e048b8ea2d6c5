"""Which moves of a position use a skill, and which do not.

A skill of seeing (pairs, sums, several sets, building, answering builds) divides all moves: a player without it finds
no moves of the first kind. A skill of judging (safe builds, not leaving sweeps, valuable cards, counting cards) divides
moves that are otherwise alike: two builds, two trails, two captures.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from cassino.analysis.skills import Skill
from cassino.bots.worth import fixed_worth, total_worth
from cassino.cards import cards_in, rank_of
from cassino.engine.layout import table_cards
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.hosted.frames.plays import leaves_sweep
from cassino.notation.groups import Parts, parts
from cassino.rules.options import Each, FromHand, cards_of, has_steps

LAYING = (Kind.BUILD, Kind.JOIN, Kind.RAISE)
SEEING = frozenset({Skill.PAIRS, Skill.SUMS, Skill.SEVERAL_SETS, Skill.BUILDING, Skill.ANSWERING_BUILDS})
"""The skills without which a player does not find a move; the others are skills of judging."""
RISKY = 2
"""A build is risky if at least this many unseen cards have its value."""


class Contrast(NamedTuple):
    """Moves that use a skill, and moves that a player without it would consider instead."""

    skill: Skill
    using: tuple[Move, ...]
    without: tuple[Move, ...]


def contrasts(view: View, moves: Sequence[Move]) -> Iterator[Contrast]:
    """The skills that make a difference between these moves of the seat to act."""
    seen = Position(view, moves)
    for skill, divide in DIVISIONS.items():
        for using, without in divide(seen):
            if using and without:
                yield Contrast(skill, tuple(using), tuple(without))


def is_suitable(view: View) -> bool:
    """Whether the skills apply: an ordinary turn, in a game where one card takes what it can."""
    state = view.public
    rules = state.rules
    is_simple = rules.capturing.from_hand is FromHand.ONE_CARD and not has_steps(state.rules)
    return is_simple and view.is_to_act and not state.is_over and not state.window and not state.played


Division = tuple[Sequence[Move], Sequence[Move]]


class Position:
    """A view with its moves and their parts."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        self.view, self.state, self.moves = view, view.public, moves
        self.side = self.state.side_of(self.state.turn)

    def of_kind(self, *kinds: Kind) -> list[Move]:
        """The moves of some kinds."""
        return [move for move in self.moves if move.kind in kinds]

    @cached_property
    def taken_apart(self) -> dict[Move, Parts]:
        """All captures with their sets."""
        return {move: parts(self.state, move) for move in self.of_kind(Kind.CAPTURE)}

    @cached_property
    def others_builds(self) -> int:
        """The cards in builds of other sides."""
        builds = [build for build in self.state.builds() if build.owner >= 0]
        return sum(build.cards for build in builds if self.state.side_of(build.owner) != self.side)

    @cached_property
    def pointed(self) -> int:
        """The cards that score points by themselves."""
        items = [item for item in self.state.rules.scoring.items if isinstance(item, Each) and item.points > 0]
        found = 0
        for item in items:
            found |= cards_of(item.of)
        return found

    def divided(self, uses: Callable[[Move], bool]) -> Division:
        """All moves, divided by whether they use the skill."""
        return _divided(self.moves, uses)

    def captures_with(self, is_so: Callable[[Parts], bool]) -> Division:
        """All moves, divided by whether they are captures of this kind."""
        found = self.taken_apart
        return self.divided(lambda move: move in found and is_so(found[move]))

    def unseen_of(self, value: int, cards: int) -> int:
        """How many of these cards can be played as a value."""
        return (cards & self.captors(value)).bit_count()

    def captors(self, value: int) -> int:
        """The cards that can be played as a value."""
        ranked = sum(1 << card for card in range(52) if rank_of(card) == value)
        return self.state.tables.held_as(value) or ranked

    @property
    def forgotten(self) -> int:
        """The cards that a player who does not count would consider possible in other hands: all cards not in sight
        now.
        """
        return self.state.rules.deck.cards & ~(self.view.hand | table_cards(self.state))


def _divided(moves: Sequence[Move], uses: Callable[[Move], bool]) -> Division:
    using: list[Move] = []
    without: list[Move] = []
    for move in moves:
        (using if uses(move) else without).append(move)
    return using, without


def _pairs(seen: Position) -> Iterator[Division]:
    yield seen.captures_with(lambda found: any(group.bit_count() == 1 for group in found.groups))


def _sums(seen: Position) -> Iterator[Division]:
    yield seen.captures_with(lambda found: any(group.bit_count() > 1 for group in found.groups))


def _several_sets(seen: Position) -> Iterator[Division]:
    captures = list(seen.taken_apart)
    yield _divided(captures, lambda move: seen.taken_apart[move].units > 1)


def _building(seen: Position) -> Iterator[Division]:
    """Builds and other moves. (Raising another side's build is a different skill.)"""
    lays = [move for move in seen.of_kind(*LAYING) if not move.taken & seen.others_builds]
    yield lays, [move for move in seen.moves if move.kind not in LAYING]


def _answering_builds(seen: Position) -> Iterator[Division]:
    yield seen.divided(lambda move: bool(move.taken & seen.others_builds))


def _safe_builds(seen: Position) -> Iterator[Division]:
    """Risky builds that look better than any capture, and all other moves."""
    worth = fixed_worth(seen.state.rules)
    captured = max((total_worth(worth, move.cards | move.taken) for move in seen.taken_apart), default=0.0)
    tempting = {
        move
        for move in seen.of_kind(*LAYING)
        if seen.unseen_of(move.value, seen.view.unseen) >= RISKY
        and total_worth(worth, move.cards | move.taken) > captured
    }
    yield seen.divided(lambda move: move not in tempting)


def _leaving_sweeps(seen: Position) -> Iterator[Division]:
    yield _divided(seen.of_kind(Kind.TRAIL), lambda move: not leaves_sweep(seen.view, move))


def _valuable_cards(seen: Position) -> Iterator[Division]:
    """Captures of single sets with and without cards that score; trails of cards that do not score, and of those that
    do.
    """
    single = [move for move, found in seen.taken_apart.items() if found.units == 1]
    worth = {move: ((move.cards | move.taken) & seen.pointed).bit_count() for move in single}
    best = max(worth.values(), default=0)
    yield [move for move in single if worth[move] == best > 0], [move for move in single if worth[move] < best]
    yield _divided(seen.of_kind(Kind.TRAIL), lambda move: not move.cards & seen.pointed)


def _counting_cards(seen: Position) -> Iterator[Division]:
    """Trails of a rank of which no card is left, and of ranks with cards left; the same for values of builds.

    Only if a player who does not remember captured cards sees no difference.
    """
    for moves in (seen.of_kind(Kind.TRAIL), seen.of_kind(Kind.BUILD)):
        values = {move: _value(move) for move in moves}
        known = {move: seen.unseen_of(values[move], seen.view.unseen) for move in moves}
        guessed = {move: seen.unseen_of(values[move], seen.forgotten) for move in moves}
        using = [move for move in moves if known[move] == 0 < guessed[move]]
        yield using, [move for move in moves if known[move] > 0]


def _value(move: Move) -> int:
    """The value that captures what a move lays down."""
    if move.kind != Kind.TRAIL:
        return move.value
    return max(rank_of(card) for card in cards_in(move.cards))


DIVISIONS: dict[Skill, Callable[[Position], Iterator[Division]]] = {
    Skill.PAIRS: _pairs,
    Skill.SUMS: _sums,
    Skill.SEVERAL_SETS: _several_sets,
    Skill.BUILDING: _building,
    Skill.SAFE_BUILDS: _safe_builds,
    Skill.ANSWERING_BUILDS: _answering_builds,
    Skill.LEAVING_SWEEPS: _leaving_sweeps,
    Skill.VALUABLE_CARDS: _valuable_cards,
    Skill.COUNTING_CARDS: _counting_cards,
}
