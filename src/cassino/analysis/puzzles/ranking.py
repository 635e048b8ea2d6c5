"""What the moves of a position are worth: exact if every card can be deduced, otherwise a mean over worlds."""

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.analysis.double_dummy import KnownDeal
from cassino.cards import cards_in
from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.search.exact import is_open
from cassino.search.points import Points
from cassino.search.worlds import draw_worlds

NODES = 1_000_000
"""The limit of positions searched for all moves of a position, over all its worlds."""
LEAST_GAP = 1.0
LEAST_SHARE = 0.9


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A move, its side's mean margin after it, and the share of the worlds in which no move is better."""

    move: Move
    margin: float
    share: float


@dataclass(frozen=True, slots=True)
class Ranking:
    """The moves of a position, best first; the first `best` of them differ only in interchangeable cards."""

    moves: tuple[RankedMove, ...]
    best: int

    @property
    def solution(self) -> tuple[Move, ...]:
        """The best move, and moves that take an interchangeable card instead."""
        return tuple(each.move for each in self.moves[: self.best])

    @property
    def gap(self) -> float:
        """What the next best move costs."""
        return self.moves[0].margin - self.moves[self.best].margin if self.best < len(self.moves) else 0.0

    @property
    def is_clear(self) -> bool:
        """Whether one move is clearly best."""
        return self.gap >= LEAST_GAP and self.moves[0].share >= LEAST_SHARE

    def margin_of(self, move: Move) -> float:
        """The side's margin after a move."""
        return next(each.margin for each in self.moves if each.move == move)


def judge(view: View, state: State, worlds: int = 0, seed: int = 0) -> Ranking:
    """The moves of a position, as its player can judge them; `state` has the true cards. Raises SearchTooLong.

    Without worlds, every card must be known to the player.
    """
    if not worlds and not is_open(view):
        raise ValueError("cards are hidden: it takes worlds to weigh the moves")
    states = draw_worlds(view, Rng(seed), worlds) if worlds else [state]
    moves = list(legal_moves(state))
    deal = KnownDeal(states[0], NODES)
    rows = []
    for world in states:
        deal.begin(world)
        rows.append([deal.after(world, move) for move in moves])
    found = [_weighed(move, place, rows) for place, move in enumerate(moves)]
    ranked = sorted(found, key=lambda each: -each.margin)
    return _grouped(ranked, Points(state))


def _weighed(move: Move, place: int, rows: Sequence[Sequence[float]]) -> RankedMove:
    margin = sum(row[place] for row in rows) / len(rows)
    return RankedMove(move, margin, sum(row[place] == max(row) for row in rows) / len(rows))


def _grouped(ranked: Sequence[RankedMove], points: Points) -> Ranking:
    """Put the moves that are equivalent to the best one first."""
    kind = _kind(ranked[0].move, points)
    first = [each for each in ranked if _kind(each.move, points) == kind]
    return Ranking((*first, *(each for each in ranked if each not in first)), len(first))


def _kind(move: Move, points: Points) -> tuple[object, ...]:
    """What a move does, ignoring which of several interchangeable cards it uses."""
    cards, taken = (sorted(points.class_of(card) for card in cards_in(chosen)) for chosen in (move.cards, move.taken))
    return move.kind, move.value, move.seat, cards, taken
