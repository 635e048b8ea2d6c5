"""The chances to win the match at any moment of a deal, with all hands open; the order of the stock does not matter."""

from collections.abc import Iterator
from dataclasses import dataclass

from cassino.analysis.review.model import Chances
from cassino.analysis.review.open_hands import Prospect, prospect
from cassino.engine.ending import outcome
from cassino.engine.match import Deal, Match
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.search.expected_points import expected_total, points_by_margin
from cassino.search.match_chances import MatchChances, chances_between, spread_left
from cassino.search.points import Points

PLAYOUTS = 100
"""How many playouts there are for the chances that spectators see: a few milliseconds."""


class DealChances:
    """The chances of all sides in the states of one deal. first: any of them; number: of the deal, from 1."""

    def __init__(self, first: State, number: int) -> None:
        self._number = number
        self._scores = [first.score(side) for side in range(first.side_count)]
        self._points = Points(first)
        self.standing = MatchChances(first, number)

    def during(self, state: State, found: Prospect) -> Chances:
        """The chances during the deal, given what each side can expect."""
        points = points_by_margin(expected_total(state, self._points), found.margins)
        return self.standing.chances(points, spread_left(state, found.is_searched))

    def after(self, state: State, next_dealer: int) -> Chances:
        """The chances when the deal is over."""
        result = outcome(state.rules, self._scores, score_deal(state), self._number)
        if result.winners:
            return tuple((side in result.winners) / len(result.winners) for side in range(state.side_count))
        return chances_between(state.rules, state.players, result.scores, next_dealer, self._number)


@dataclass(frozen=True, slots=True)
class Moments:
    """States of a deal as a spectator knows them: all hands, but not the order of the stock.

    number: of the deal, from 1; next_dealer: the next deal's dealer, if the last state ends this deal.
    """

    states: tuple[State, ...]
    number: int
    next_dealer: int = -1


def now(match: Match) -> Moments:
    """The current moment of a match."""
    return moments(match, len(match.deals), match.deal.states[-1:])


def moments(match: Match, number: int, states: list[State]) -> Moments:
    """Some moments of a deal of the match, by the number of the deal."""
    return Moments(tuple(map(unordered, states)), number, _next_dealer(match, match.deals[number - 1], number))


def unordered(state: State) -> State:
    """The state with its stock in the order of the cards; a last card that has been seen stays last."""
    stock = list(state.stock())
    last = [stock.pop()] if stock and stock[-1] == state.bottom else []
    return state.filled([state.hand(seat) for seat in range(state.players)], (*sorted(stock), *last))


def worked_out(asked: Moments) -> list[Chances]:
    """The chances of all sides at each moment."""
    return list(_worked_out(asked))


def _worked_out(asked: Moments) -> Iterator[Chances]:
    deal = DealChances(asked.states[0], asked.number)
    for state in asked.states:
        if state.is_over:
            yield deal.after(state, asked.next_dealer)
        else:
            yield deal.during(state, prospect(state, PLAYOUTS, Rng(state.turn_no)))


def _next_dealer(match: Match, deal: Deal, number: int) -> int:
    if number < len(match.deals):
        return match.deals[number].dealer
    return match.next_dealer() if deal.states[-1].is_over else -1
