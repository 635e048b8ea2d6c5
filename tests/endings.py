"""Ends of deals, and what perfect play brings there by trying everything: what searches are measured against."""

from collections.abc import Iterator
from random import Random

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from playouts import random_move
from random_rules import made_at_random

GAMES = [(name, players) for name in variant_ids() for players in load_variant(name).seating.players]
NEAR = 5
"""Of some deals the match scores are so near the target, or nearer."""


class TooManyPlays(Exception):
    """Trying everything takes longer than it may."""


def random_game(seed: int) -> tuple[Rules, int]:
    """Rules made at random, and one of their numbers of players."""
    random = Random(f"game {seed}")
    rules = made_at_random(random.choice, most_in_hand=6)
    return rules, random.choice(rules.seating.players)


def scores_near_target(rules: Rules, sides: int, random: Random) -> list[int]:
    """Match scores just below the target, where sides may be restricted."""
    return [max(0, rules.ending.target - random.randint(1, NEAR)) for _ in range(sides)]


def first_of(rules: Rules, players: int, seed: int) -> State:
    """A deal about to be played; every other one near the target, one in ten to break a tie."""
    random = Random(f"scores {seed}")
    order, dealer = shuffled(rules, Rng(seed)), random.randrange(players)
    state = deal(rules, players, dealer, order)
    if seed % 2 == 0:
        return state
    scores = scores_near_target(rules, state.side_count, random)
    return deal(rules, players, dealer, order, scores, tiebreak=random.random() < 0.1)


def played(rules: Rules, players: int, seed: int) -> Iterator[State]:
    """Each state of a deal played at random, the finished one last."""
    state, random = first_of(rules, players, seed), Random(seed)
    yield state
    while not state.is_over:
        state = play(state, random_move(state, random))
        yield state


def cards_left(state: State) -> int:
    """How many cards are still to be played."""
    return state.stock_size + sum(state.hand_size(seat) for seat in range(state.players))


def endings(rules: Rules, players: int, seed: int, most: int) -> list[State]:
    """The states of a deal in which at most so many cards are left, but the deal is not over."""
    return [state for state in played(rules, players, seed) if not state.is_over and cards_left(state) <= most]


def margin(state: State, side: int) -> float:
    """The points of a side in a finished deal minus the mean of the other sides'."""
    points = score_deal(state).points
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


class Plain:
    """The best margin of one side by trying everything, the others together against it; nothing is cut off."""

    def __init__(self, side: int, plays: int = 20_000) -> None:
        self.side = side
        self.left = plays
        self.known: dict[State, float] = {}

    def best(self, state: State) -> float:
        """What the side can have. Raises TooManyPlays."""
        if state.is_over:
            return margin(state, self.side)
        if state not in self.known:
            pick = max if state.side_of(state.turn) == self.side else min
            self.known[state] = pick(self.after(state))
        return self.known[state]

    def after(self, state: State) -> list[float]:
        """The same after each legal move."""
        return [self._next(play(state, move)) for move in legal_moves(state)]

    def _next(self, state: State) -> float:
        self.left -= 1
        if self.left < 0:
            raise TooManyPlays
        return self.best(state)
