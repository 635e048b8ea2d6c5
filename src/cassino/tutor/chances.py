"""Clear chances to use a skill in finished deals, and whether the player took them.

At a decision, the moves of a contrast are searched in worlds that agree with what the player could see. The best move
with the skill and the best move without it are chosen in some worlds and compared in others, so that a lucky choice
does not count. A chance is clear if the first move is better by CLEAR standard errors and by LEAST points, and about as
good as the best of all moves. The player takes it with any move that uses the skill. The player misses it with a move
without the skill that is about as good as the best such move; a worse move has another reason and counts neither way.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cassino import compiled
from cassino.analysis.review.deal_search import DealSearch
from cassino.analysis.review.grades import USUAL_TOTAL
from cassino.analysis.skills import Skill
from cassino.engine.match import Deal, Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View, view
from cassino.search.expected_points import total_of_deals
from cassino.search.results import mean_and_error
from cassino.search.worlds import draw_worlds
from cassino.tutor.contrasts import Contrast, contrasts, is_suitable

CLEAR = 2.0
"""A chance is clear if the difference is at least this many standard errors."""
LEAST = 0.25
"""And at least this many points, of a deal with the usual total."""
ALIKE = 0.3
"""A move is about as good as another if it is at most this many points worse, of the usual total."""
MOST_MOVES = 60
"""Positions with more moves are skipped."""


@dataclass(frozen=True, slots=True)
class TutorEffort:
    """How thorough the tutor is: worlds in which moves are chosen, and worlds in which they are compared."""

    choosing: int = 32
    comparing: int = 64


QUICK = TutorEffort(4, 8)
"""The effort for the plain engine."""
MOST_DEALS = 40
"""How many deals of a match the tutor looks at: the last ones."""


def usual_effort() -> TutorEffort:
    """The usual effort; the plain engine searches less."""
    return QUICK if compiled.WHY_PLAIN else TutorEffort()


@dataclass(frozen=True, slots=True)
class Chance:
    """A clear chance to use a skill: whether it was taken, and what it was worth in points.

    better: the best move with the skill.
    """

    skill: Skill
    is_taken: bool
    gap: float
    better: Move


@dataclass(frozen=True, slots=True)
class Moment:
    """A chance, and where it was: the number of its deal, from 0, and the moves of the deal before it."""

    deal: int
    place: int
    chance: Chance


def moments_in(match: Match, seat: int, effort: TutorEffort | None = None) -> Iterator[Moment]:
    """The clear chances of a seat in the finished deals of a match."""
    finished = [(number, deal) for number, deal in enumerate(match.deals) if deal.states[-1].is_over]
    for number, deal in finished[-MOST_DEALS:]:
        for place in _decisions(deal, seat):
            seen, rng = view(deal.states[place], seat), Rng(number).split(place)
            for chance in chances_at(seen, deal.moves[place], rng, effort):
                yield Moment(number, place, chance)


def _decisions(deal: Deal, seat: int) -> list[int]:
    """The places of the moves of a seat in its own turns."""
    said = (Kind.CLAIM, Kind.PASS)
    return [place for place, move in enumerate(deal.moves) if deal.states[place].turn == seat and move.kind not in said]


def chances_at(view: View, played: Move, rng: Rng, effort: TutorEffort | None = None) -> list[Chance]:
    """The clear chances of a position, from the view of the seat to act, and whether the move that was made
    took them.
    """
    if not is_suitable(view):
        return []
    moves = view.moves_up_to(MOST_MOVES + 1)
    if not 1 < len(moves) <= MOST_MOVES:
        return []
    found = list(contrasts(view, list(moves)))
    if not found:
        return []
    search = _Search(view, list(moves), rng, effort or usual_effort())
    chances = [search.chance(contrast, played.without_order()) for contrast in found]
    return [chance for chance in chances if chance is not None]


class _Search:
    """The moves of a position, searched in worlds that agree with the view."""

    def __init__(self, view: View, moves: Sequence[Move], rng: Rng, effort: TutorEffort) -> None:
        state = view.public
        self.scale = total_of_deals(state.rules, state.players) / USUAL_TOTAL
        self.search = DealSearch(state)
        rows = [self.search.row(world, moves) for world in draw_worlds(view, rng.split(1), effort.choosing)]
        self.values = {move: sum(row[place] for row in rows) / len(rows) for place, move in enumerate(moves)}
        self.worlds = draw_worlds(view, rng.split(2), effort.comparing)

    def chance(self, contrast: Contrast, played: Move) -> Chance | None:
        """The chance of a contrast, if it is clear and the move that was made takes or misses it."""
        better, other = (max(moves, key=self.values.__getitem__) for moves in (contrast.using, contrast.without))
        if self.values[better] - self.values[other] < LEAST * self.scale / 2:
            return None
        if self.values[better] < max(self.values.values()) - ALIKE * self.scale:
            return None
        gap, error = self.difference(better, other)
        if gap < max(CLEAR * error, LEAST * self.scale):
            return None
        if played in contrast.using:
            return Chance(contrast.skill, True, gap, better)
        if played not in contrast.without or not self.is_alike(other, played):
            return None
        return Chance(contrast.skill, False, gap, better)

    def difference(self, first: Move, second: Move) -> tuple[float, float]:
        """How much better one move is than another, and the standard error."""
        rows = [self.search.row(world, (first, second)) for world in self.worlds]
        return mean_and_error([row[0] - row[1] for row in rows])

    def is_alike(self, best: Move, move: Move) -> bool:
        """Whether a move is about as good as the best of its kind."""
        return move == best or self.difference(best, move)[0] <= ALIKE * self.scale
