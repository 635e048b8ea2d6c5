"""What each move is worth to the seat to act, by playouts in worlds that agree with its view.

`analyze` looks at all legal moves, for hints and reviews; `playout_search` at the policy's best CANDIDATES, for bots.

1. The moves are compared in the same worlds. In each world, each move is played out to the end of the round, every seat
choosing by what it sees (`policy`).
2. A world counts more if the other players' plays in this round are likely with the hands that they have in it
(`weight_of`). Players are believed to choose about as the policy does, with mistakes.
3. Moves fall out that are DROP standard errors behind the best, in differences between the same worlds; the playouts
that this saves go to more worlds. The search ends when one move is left, or with the budget.

If the seat knows every card, there is only one world: an exact search finds the values, or if that takes too long,
alpha-beta over the policy's best moves, ever deeper, with playouts at its ends.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from math import fsum, inf, sqrt
from typing import NamedTuple

from cassino.cards import cards_in
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View
from cassino.rules.options import Replenish
from cassino.search.aim import Aim
from cassino.search.budget import Budget, now
from cassino.search.exact import counting, exact_analysis, exact_nodes, is_open
from cassino.search.leaves import LeafScores
from cassino.search.playouts import Playouts
from cassino.search.points import Points
from cassino.search.policies import policy_for
from cassino.search.policy import Policy
from cassino.search.results import Analysis, Difference, MoveValue, ranked, weighted_mean
from cassino.search.worlds import draw_worlds, worlds_of

CANDIDATES = 10
"""How many moves a bot compares."""
MOST_MOVES = 120
"""At most this many moves of a position are analyzed; in a longer list every card gets its share of them."""
FIRST_CHECK = 16
"""After this many worlds moves may fall out, and then after every third more."""
DROP = 2.0
"""Moves fall out that are this many standard errors behind."""
HEAT = 0.3
"""Players make moves with odds of exp(score / HEAT)."""
MISTAKES = 0.1
"""How often they make any move at all."""
NEVER = 0
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
"""How long an exact search of a bot may take."""


def analyze(
    view: View, budget: Budget, rng: Rng, weights: Sequence[float] | None = None, aim: Aim | None = None
) -> Analysis:
    """The value of every legal move of the view's seat, which is to act; at most MOST_MOVES.

    weights, aim: as in `playout_search`.
    """
    alike: dict[Hashable, list[Move]] = {}
    points = Points(view.public)
    for move in view.moves_up_to(MOST_MOVES):
        alike.setdefault(_effect(move, view.public, points), []).append(move)
    compared = {moves[0]: moves for moves in alike.values()}
    comparison = _Comparison(view, aim, True, weights, list(compared))
    found = comparison.search(budget, rng)
    if found.is_exact:
        return found
    values = [replace(each, move=move) for each in found.values for move in compared[each.move]]
    return replace(found, values=tuple(values))


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

    worlds: how many worlds are looked at if no move falls out; otherwise more, with as many playouts. seconds: no world
    is begun after this time. aim: values are then chances to win the match in percent, else margins in points. plays:
    whether worlds count by the plays of this round. weights: of the estimate's features; None for those shipped with
    the rules.
    """
    comparison = _Comparison(view, aim, plays, weights)
    return comparison.search(Budget(worlds, seconds, EXACT_NODES), rng, MOST_WORLDS)


def difference(view: View, moves: tuple[Move, Move], budget: Budget, rng: Rng, aim: Aim | None = None) -> Difference:
    """How much better the first of two moves is than the second, in as many worlds as there is time for."""
    comparison = _Comparison(view, aim, True, None, list(moves))
    if is_open(view):
        seen = comparison.deepen(budget, rng, False)
        mean, before = (found[moves[0]] - found[moves[1]] for found in (seen.values, seen.before))
        return Difference(mean, abs(mean - before), 1, seen.is_hurried)
    comparison.check = NEVER
    found = comparison.run(budget, rng, budget.worlds)
    rows = zip(*comparison.values, strict=True)
    mean, error, _ = weighted_mean([first - second for first, second in rows], comparison.weights)
    return Difference(mean, error, found.worlds, found.is_hurried)


class _Comparison:
    """The values of moves by world: `values[i][w]` for candidate i in world w, and the weight of each world."""

    def __init__(
        self,
        view: View,
        aim: Aim | None,
        plays: bool,
        weights: Sequence[float] | None,
        moves: list[Move] | None = None,
    ) -> None:
        """moves: those to compare; None for the policy's best."""
        self.start = now()
        points, value = counting(view.public, weights)
        leaves = LeafScores(points, value)
        leaves.set_aim(aim)
        self.view = view
        self.aim = aim
        self.playouts = Playouts(policy_for(view.public), leaves, horizon(view.public))
        self.moves = moves or candidates(view, self.playouts.policy)
        self.active = list(range(len(self.moves)))
        self.check = FIRST_CHECK
        """After this many worlds moves may fall out; NEVER: they never do."""
        self.values: list[list[float]] = [[] for _ in self.moves]
        self.weights: list[float] = []
        self.told = told_plays(view) if plays else []

    def search(self, budget: Budget, rng: Rng, most: int = 0) -> Analysis:
        """The values within a budget. most: playouts that are saved may go to this many worlds; only the best move
        matters then.
        """
        if not is_open(self.view):
            return self.run(budget, rng, most or budget.worlds)
        nodes = exact_nodes(budget.seconds, budget.exact)
        exact = exact_analysis(self.view, rng, nodes, self.aim)
        return exact or self.run_in_sight(budget, rng, bool(most))

    def run(self, budget: Budget, rng: Rng, most: int) -> Analysis:
        """Look at worlds until one move is left or the budget is used up."""
        playouts, until = budget.worlds * len(self.moves), self.until(budget)
        left, side, is_hurried = playouts, self.view.public.side_of(self.view.public.turn), False
        for world in worlds_of(self.view, rng.split(0)):
            count = len(self.weights)
            if left < len(self.active) or count == most or (len(self.active) == 1 and count >= FIRST_CHECK):
                break
            if count >= LEAST_WORLDS and until < inf and now() > until:
                is_hurried = True
                break
            left -= len(self.active)
            self.look(world, side)
            if count + 1 == self.check:
                self.check += max(8, self.check // 3)
                self.drop()
        values = [self.summary(place) for place in range(len(self.moves))]
        return Analysis(ranked(values), len(self.weights), playouts - left, False, is_hurried)

    def run_in_sight(self, budget: Budget, rng: Rng, finds_best: bool) -> Analysis:
        """The same where nothing is hidden."""
        seen = self.deepen(budget, rng, finds_best)
        found = [MoveValue(move, value, seen.error) for move, value in seen.values.items()]
        return Analysis(ranked(found), 1, self.playouts.played, False, seen.is_hurried)

    def deepen(self, budget: Budget, rng: Rng, finds_best: bool) -> "InSight":
        """Look ever deeper where nothing is hidden. finds_best: values that are not the highest may be too high."""
        [world] = draw_worlds(self.view, rng, 1)
        most = budget.worlds * len(self.moves)
        seen = in_sight(self.playouts, world, self.moves, most, self.until(budget), finds_best)
        return seen._replace(is_hurried=seen.is_hurried or exact_nodes(budget.seconds, budget.exact) < budget.exact)

    def until(self, budget: Budget) -> float:
        """The moment of `now` at which the time is over."""
        return inf if budget.seconds is None else self.start + budget.seconds

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
        total = fsum(self.weights)
        size = total * total / fsum(weight * weight for weight in self.weights)
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
        return fsum(weight * (first - own - behind) ** 2 for weight, first, own in rows)

    @staticmethod
    def mean(values: Sequence[float], weights: Sequence[float]) -> float:
        """The weighted mean."""
        return fsum(value * weight for value, weight in zip(values, weights, strict=False)) / fsum(
            weights[: len(values)]
        )

    def summary(self, place: int) -> MoveValue:
        """The value of a move. One that was dropped is compared with the best one in the same worlds."""
        values = self.values[place]
        if not values:
            return MoveValue(self.moves[place], 0.0, inf, 0)
        mean, error, spread = weighted_mean(values, self.weights[: len(values)])
        best = max((self.values[other] for other in self.active), key=lambda found: self.mean(found, self.weights))
        mean += self.mean(best, self.weights) - self.mean(best[: len(values)], self.weights)
        return MoveValue(self.moves[place], mean, error, len(values), spread)


class InSight(NamedTuple):
    """The values of moves where nothing is hidden, and those one play less deep; empty if there was nothing deeper."""

    values: dict[Move, float]
    before: dict[Move, float]
    is_hurried: bool = False

    @property
    def error(self) -> float:
        """How far the values moved in the last step, as a root mean square; `inf` if there was none."""
        if not self.before:
            return inf
        return sqrt(fsum((self.values[move] - old) ** 2 for move, old in self.before.items()) / len(self.before))


def in_sight(
    playouts: Playouts, world: State, moves: Sequence[Move], most: int, until: float = inf, finds_best: bool = True
) -> InSight:
    """Look ever deeper where nothing is hidden.

    most: about how many playouts. until: a moment of `now`. finds_best: as in `Playouts.values_in_sight`.
    """
    side = world.side_of(world.turn)
    seen = InSight(dict(zip(moves, playouts.values_in_sight(world, moves, side, 0, finds_best), strict=True)), {})
    for depth in range(1, DEEPEST if len(moves) > 1 else 1):
        start, played = now(), playouts.played
        order = sorted(seen.values, key=lambda move: -seen.values[move])
        found = playouts.values_in_sight(world, order, side, depth, finds_best)
        seen = InSight(dict(zip(order, found, strict=True)), seen.values)
        if GROWTH * (playouts.played - played) > most:
            break
        if now() + GROWTH * (now() - start) > until:
            return seen._replace(is_hurried=True)
    return seen


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


def horizon(state: State) -> int:
    """How many turns a line lasts at most."""
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
