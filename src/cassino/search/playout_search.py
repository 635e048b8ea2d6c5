"""What each legal move is worth to the seat to act, by playouts in worlds that agree with its view.

1. The policy's best moves (CANDIDATES) are compared in the same worlds. In each world, each move is played out to the
end of the round, every seat choosing by what it sees (`policy`).
2. A world counts more if the other players' plays in this round are likely with the hands that they have in it
(`weight_of`). Players are believed to choose about as the policy does, with mistakes.
3. Moves fall out that are DROP standard errors behind the best, in differences between the same worlds; the playouts
that this saves go to more worlds. The search ends when one move is left, or with the budget.

If the seat knows every card, there is only one world: an exact search finds the values, or if that takes too long,
alpha-beta over the policy's best moves, ever deeper, with playouts at its ends.
"""

from collections.abc import Hashable, Iterator, Sequence
from math import inf, sqrt

from cassino.cards import cards_in
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View
from cassino.rules.options import Replenish
from cassino.search.aim import Aim
from cassino.search.analyze import counting, exact_analysis, exact_nodes, is_open
from cassino.search.budget import now
from cassino.search.leaves import LeafScores
from cassino.search.playouts import Playouts
from cassino.search.points import Points
from cassino.search.policies import policy_for
from cassino.search.policy import Policy
from cassino.search.results import Analysis, MoveValue, ranked
from cassino.search.worlds import draw_worlds, worlds_of

CANDIDATES = 10
"""How many moves are compared."""
FIRST_CHECK = 16
"""After this many worlds moves may fall out, and then after every third more."""
DROP = 2.0
"""Moves fall out that are this many standard errors behind."""
HEAT = 0.3
"""Players make moves with odds of exp(score / HEAT)."""
MISTAKES = 0.1
"""How often they make any move at all."""
MOST_WORLDS = 4096
LEAST_WORLDS = 2
"""At least this many worlds are looked at, however short the time."""
TURNS = 4
"""In a round with long hands, lines end after this many turns of each seat."""
LONG_HAND = 5
"""Longer hands than this are long."""
WHOLE_ROUND = 1000
MOST_TOLD = 12
"""At most this many plays of others are looked at."""
DEEPEST = 12
GROWTH = 3.0
"""A search that is one play deeper takes about this many times as long."""
EXACT_NODES = 100_000
"""How long an exact search may take."""


def playout_search(
    view: View,
    worlds: int,
    seconds: float | None,
    rng: Rng,
    aim: Aim | None = None,
    plays: bool = True,
    weights: Sequence[float] | None = None,
) -> Analysis:
    """The values of the best moves of the view's seat, which is to act; at most CANDIDATES.

    worlds: how many worlds are looked at if no move falls out. seconds: no world is begun after this time. aim: values
    are then chances to win the match in percent, else margins in points. plays: whether worlds count by the plays of
    this round. weights: of the estimate's features; None for those shipped with the rules.
    """
    start = now()
    comparison = _Comparison(view, aim, plays, weights)
    until = None if seconds is None else start + seconds
    if is_open(view):
        exact = exact_analysis(view, rng, exact_nodes(seconds, EXACT_NODES), aim)
        return exact or comparison.run_in_sight(worlds, until, rng)
    return comparison.run(worlds, until, rng)


class _Comparison:
    """The values of moves by world: `values[i][w]` for candidate i in world w, and the weight of each world."""

    def __init__(self, view: View, aim: Aim | None, plays: bool, weights: Sequence[float] | None) -> None:
        points, value = counting(view, weights)
        leaves = LeafScores(points, value)
        leaves.set_aim(aim)
        self.view = view
        self.playouts = Playouts(policy_for(view.public), leaves, horizon(view))
        self.moves = candidates(view, self.playouts.policy)
        self.active = list(range(len(self.moves)))
        self.values: list[list[float]] = [[] for _ in self.moves]
        self.weights: list[float] = []
        self.told = told_plays(view) if plays else []

    def run(self, worlds: int, until: float | None, rng: Rng) -> Analysis:
        """Look at worlds until one move is left or the budget is used up."""
        left = worlds * len(self.moves)
        check, side, is_hurried = FIRST_CHECK, self.view.public.side_of(self.view.public.turn), False
        for world in worlds_of(self.view, rng.split(0)):
            count = len(self.weights)
            if until is not None and count >= LEAST_WORLDS and now() > until:
                is_hurried = True
                break
            if left < len(self.active) or len(self.active) == 1 or count == MOST_WORLDS:
                break
            left -= len(self.active)
            self.look(world, side)
            if count + 1 == check:
                check += max(8, check // 3)
                self.drop()
        values = [self.summary(place) for place in range(len(self.moves))]
        return Analysis(ranked(values), len(self.weights), worlds * len(self.moves) - left, False, is_hurried)

    def run_in_sight(self, worlds: int, until: float | None, rng: Rng) -> Analysis:
        """Where nothing is hidden: look ever deeper."""
        [world] = draw_worlds(self.view, rng, 1)
        side, most = world.side_of(world.turn), worlds * len(self.moves)
        values = self.playouts.values_in_sight(world, self.moves, side, 0)
        for depth in range(1, DEEPEST if len(self.moves) > 1 else 1):
            start, before = now(), self.playouts.played
            order = sorted(range(len(values)), key=lambda place: -values[place])
            self.moves, values = [self.moves[place] for place in order], [values[place] for place in order]
            values = self.playouts.values_in_sight(world, self.moves, side, depth)
            spent, played = now() - start, self.playouts.played - before
            if (until is not None and now() + GROWTH * spent > until) or GROWTH * played > most:
                break
        found = [MoveValue(move, value, 0.0) for move, value in zip(self.moves, values, strict=True)]
        return Analysis(ranked(found), 1, self.playouts.played, False)

    def look(self, world: State, side: int) -> None:
        """Play the active moves out in a world."""
        self.weights.append(self.weight_of(world))
        found = self.playouts.values(world, [self.moves[place] for place in self.active], side)
        for place, value in zip(self.active, found, strict=True):
            self.values[place].append(value)

    def weight_of(self, world: State) -> float:
        """How likely the other players' plays were, if they hold what they have in a world."""
        weight = 1.0
        for play, hand in self.hands_then(world):
            weight *= self.playouts.chance_of_play(play.before, play.seat, hand, play.move, HEAT, MISTAKES)
        return weight

    def hands_then(self, world: State) -> Iterator[tuple[Play, int]]:
        """The other players' plays, the latest first, each with the hand that it was chosen from, if the hands are now
        as in a world.
        """
        hands = [world.hand(seat) for seat in range(world.players)]
        for play in self.told:
            hands[play.seat] |= play.move.cards
            yield play, hands[play.seat]

    def drop(self) -> None:
        """Drop the moves that are clearly behind."""
        total = sum(self.weights)
        size = total * total / sum(weight * weight for weight in self.weights)
        means = {place: self.mean(self.values[place], self.weights) for place in self.active}
        best = max(self.active, key=lambda place: means[place])
        kept = []
        for place in self.active:
            behind = means[best] - means[place]
            error = sqrt(self.spread(best, place, behind) / total / size)
            if place == best or behind <= DROP * error:
                kept.append(place)
        self.active = kept

    def spread(self, best: int, place: int, behind: float) -> float:
        """The weighted squares of how much the difference between two moves differs from its mean."""
        rows = zip(self.weights, self.values[best], self.values[place], strict=True)
        return sum(weight * (first - own - behind) ** 2 for weight, first, own in rows)

    @staticmethod
    def mean(values: Sequence[float], weights: Sequence[float]) -> float:
        """The weighted mean."""
        return sum(value * weight for value, weight in zip(values, weights, strict=False)) / sum(weights[: len(values)])

    def summary(self, place: int) -> MoveValue:
        """The value of a move. One that was dropped is compared with the best one in the same worlds."""
        values = self.values[place]
        if not values:
            return MoveValue(self.moves[place], 0.0, inf, 0)
        weights = self.weights[: len(values)]
        mean, total = self.mean(values, weights), sum(weights)
        size = total * total / sum(weight * weight for weight in weights)
        squares = sum(weight * (value - mean) ** 2 for weight, value in zip(weights, values, strict=True)) / total
        best = max((self.values[other] for other in self.active), key=lambda found: self.mean(found, self.weights))
        mean += self.mean(best, self.weights) - self.mean(best[: len(values)], weights)
        return MoveValue(self.moves[place], mean, sqrt(squares / size) if len(values) > 1 else inf, len(values))


def candidates(view: View, policy: Policy) -> list[Move]:
    """The policy's best moves; of several that do the same with cards that count alike, only one."""
    found: dict[Hashable, Move] = {}
    for move, _ in sorted(policy.scored(view.public), key=lambda each: -each[1]):
        if len(found) < CANDIDATES:
            found.setdefault(_effect(move, view.public, policy.points), move)
    return list(found.values())


def _effect(move: Move, state: State, points: Points) -> Hashable:
    """Equal for two moves if they differ only in cards that count alike."""
    if state.tables.accumulates:
        return move
    loose = move.taken & state.loose
    return move.kind, move.value, move.seat, _classes(move.cards, points), move.taken & ~loose, _classes(loose, points)


def _classes(cards: int, points: Points) -> tuple[int, ...]:
    return tuple(points.class_of(card) for card in cards_in(cards))


def horizon(view: View) -> int:
    """How many turns a line lasts at most."""
    state = view.public
    draws = state.rules.dealing.replenish is Replenish.DRAW
    if not draws and max(state.hand_size(seat) for seat in range(state.players)) <= LONG_HAND:
        return WHOLE_ROUND
    return TURNS * state.players


def told_plays(view: View) -> list[Play]:
    """The plays of cards by other players in this round, the last one first. None where players draw cards, because the
    hands before are not known, and none from long hands of several players: hardly any world would fit them all.
    """
    found: list[Play] = []
    if view.public.rules.dealing.replenish is Replenish.DRAW:
        return found
    for play in reversed(view.past):
        if play.before.round_no != view.public.round_no or len(found) == MOST_TOLD:
            break
        if play.seat != view.seat and play.move.cards and play.move.kind < Kind.CLAIM:
            if play.before.window or play.before.played:
                continue
            found.append(play)
    longest = max((play.before.hand_size(play.seat) for play in found), default=0)
    return [] if longest > LONG_HAND and view.public.players > 2 else found
