"""Decisions to learn the policy from: positions of self-play, and what each move is worth by playouts."""

from dataclasses import dataclass
from math import exp, hypot
from statistics import fmean, stdev
from typing import NamedTuple

from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.view import View, view
from cassino.rules.rules import Rules
from cassino.search.exact import counting, is_open
from cassino.search.leaves import LeafScores
from cassino.search.playout_search import HEAT, horizon
from cassino.search.playouts import Playouts
from cassino.search.policy import Policy
from cassino.search.worlds import draw_worlds

WORLDS = 48
"""Each move is played out in this many worlds, the same for all moves of a decision."""
SHARPNESS = 0.35
"""The better of two moves should be chosen exp(1) times as often if it gains this many points; less often if the
standard error of the difference is not small.
"""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A deal in which the policy plays every seat, with odds of exp(score / HEAT) for its moves."""

    rules: Rules
    players: int
    seed: int
    weights: tuple[float, ...]


class Decision(NamedTuple):
    """The features of each move, and how often it should be chosen. Where the values of moves are uncertain, both are
    scaled down.
    """

    features: list[list[float]]
    wanted: list[float]


def play_sitting(sitting: Sitting, number: int) -> list[Decision]:
    """Play one deal, and value the moves of its decisions. Where nothing is hidden there is only one world, which tells
    too little.
    """
    rng = Rng(sitting.seed).split(number)
    state = deal(sitting.rules, sitting.players, number % sitting.players, shuffled(sitting.rules, rng))
    found: list[Decision] = []
    policy: Policy | None = None
    while not state.is_over:
        seen = view(state, state.turn)
        points, value = counting(seen.public)
        policy = policy or Policy(points, sitting.weights)
        policy.prepare(state)
        moves = policy.scored(state)
        if len(moves) > 1 and not state.window and not is_open(seen):
            playouts = Playouts(policy, LeafScores(points, value), horizon(seen.public))
            found.append(_decision(seen, [move for move, _ in moves], playouts, rng))
        apply(state, _drawn(moves, rng))
    return found


def _drawn(moves: list[tuple[Move, float]], rng: Rng) -> Move:
    best = max(score for _, score in moves)
    odds = [exp((score - best) / HEAT) for _, score in moves]
    left = rng.random() * sum(odds)
    for (move, _), each in zip(moves, odds, strict=True):
        left -= each
        if left < 0:
            return move
    return moves[0][0]


def _decision(seen: View, moves: list[Move], playouts: Playouts, rng: Rng) -> Decision:
    """What each move is worth in the same worlds; moves are those of `Policy.scored`, in this order."""
    features = playouts.policy.features_of(seen.public)
    side = seen.public.side_of(seen.public.turn)
    rows = [playouts.values(world, moves, side) for world in draw_worlds(seen, rng, WORLDS)]
    means = [fmean(column) for column in zip(*rows, strict=True)]
    best = max(range(len(moves)), key=means.__getitem__)
    errors = [
        stdev([row[best] - row[place] for row in rows]) / WORLDS**0.5 for place in range(len(moves)) if place != best
    ]
    heat = hypot(SHARPNESS, fmean(errors))
    odds = [exp((mean - means[best]) / heat) for mean in means]
    return Decision(
        [[value * SHARPNESS / heat for value in row] for row in features], [each / sum(odds) for each in odds]
    )
