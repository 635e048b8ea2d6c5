"""Deals that a bot plays against itself, and what is recorded: positions where a round ends, and points."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cassino.arena.table import play_deal
from cassino.bots import Clock, TimedBot, make_bot
from cassino.bots.bot import ONE_SECOND
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.search import SearchBot
from cassino.engine.dealing import deal, round_sizes, shuffled
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.options import Replenish
from cassino.rules.rules import Rules
from cassino.search.deal_outcomes import ITEMS, NOBODY
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.policy import USUAL

PATIENCE = Clock(3600.0)
"""No bot is under time pressure in training: its moves must not depend on the machine."""
DEEP = 12
"""With more cards in the hands of a round, positions inside it are recorded as well."""
POLICY = "policy"
"""The name of the policy alone in trials; no bot of this name can be asked for."""
INSIDE = 0
"""Used as the round number of positions inside a round."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Which bot plays which rules. weights: the bot's weights in this lesson; None for its own."""

    rules: Rules
    players: int
    seed: int
    bot: str
    weights: tuple[float, ...] | None = None


class Row(NamedTuple):
    """A position as one side sees it: the round that ended with it, its features, and the final margin."""

    round_no: int
    features: list[float]
    gap: float
    """The margin at the end of the deal, minus what was certain in the position."""
    margin: float


@dataclass(slots=True)
class Seen:
    """What was recorded in one deal. points: of each side, beginning with the dealer's; empty if a random move made
    them unusable.
    """

    rows: list[Row] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    takers: list[int] = field(default_factory=list)
    """For each of ITEMS, the side that won it, counted from the dealer's side."""


def play_lesson(lesson: Lesson, number: int) -> Seen:
    """Play one deal. In every other deal one move is random, and only what comes after it is recorded."""
    rng = Rng(lesson.seed).split(number)
    order = shuffled(lesson.rules, rng)
    slip = rng.below(_turns(lesson.rules)) if number % 2 else -1
    state = deal(lesson.rules, lesson.players, number // 2 % lesson.players, order)
    bots = [_player(lesson, rng.sealed(seat), slip) for seat in range(lesson.players)]
    witness = Witness(state, slip, rng)
    play_deal(state, bots, PATIENCE, witness.watch)
    seen = Seen(witness.rows(state))
    if slip < 0:
        _count(seen, state, score_deal(state))
    return seen


def weighted(name: str, rng: Rng, weights: Sequence[float] | None) -> TimedBot:
    """A bot by its name; if it searches, or is the policy alone, it uses the given weights."""
    if name == POLICY:
        return HeuristicBot(rng, weights or USUAL)
    bot = make_bot(name, rng)
    if weights is not None and isinstance(bot, SearchBot):
        bot.weights = weights
    return bot


def _turns(rules: Rules) -> int:
    """About how many plays a deal has."""
    return rules.deck.cards.bit_count() - rules.dealing.table


def _player(lesson: Lesson, rng: Rng, slip: int) -> TimedBot:
    bot = weighted(lesson.bot, rng, lesson.weights)
    return Slipping(bot, rng.sealed(1), slip) if slip >= 0 else bot


class Slipping:
    """Plays like another bot, but makes a random move in one turn."""

    def __init__(self, bot: TimedBot, rng: Rng, turn_no: int) -> None:
        self.name = bot.name
        self._bot, self._rng, self._turn_no = bot, rng, turn_no

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The other bot's move, or a random one."""
        if view.public.turn_no != self._turn_no:
            return self._bot.choose(view, clock)
        moves = view.legal_moves
        return moves[self._rng.below(len(moves))]


class Witness:
    """Watches a deal and records positions."""

    def __init__(self, state: State, slip: int, rng: Rng) -> None:
        self._points = Points(state)
        self._value = Estimator(self._points)
        self._begin = state.copy()
        self._slip = slip
        self._rng = rng
        hands = max(round_sizes(state.rules, state.players)) * state.players
        self._is_deep = hands > DEEP
        self._inside = self._draw(state)
        self._noted: list[tuple[int, int, list[float], float]] = []

    def watch(self, state: State) -> None:
        """Look at a state after a move."""
        if state.is_over:
            return
        if state.round_no != self._begin.round_no:
            self._note(state, self._begin.round_no, False)
            self._begin = state.copy()
            self._inside = self._draw(state)
        elif state.turn_no == self._inside and not state.window:
            self._note(state, INSIDE, True)
            self._inside = -1

    def rows(self, state: State) -> list[Row]:
        """The recorded positions, once the deal is over."""
        margins = [self._points.margin(state, side) for side in range(state.side_count)]
        return [
            Row(round_no, features, margins[side] - fixed, margins[side])
            for round_no, side, features, fixed in self._noted
        ]

    def _draw(self, state: State) -> int:
        """A turn of the round that begins, at which to record a position inside it."""
        if not self._is_deep:
            return -1
        hands = sum(state.hand_size(seat) for seat in range(state.players))
        if state.rules.dealing.replenish is Replenish.DRAW:
            hands += state.stock_size
        return state.turn_no + 1 + self._rng.below(max(1, hands - 1))

    def _note(self, state: State, round_no: int, sees_hands: bool) -> None:
        if state.turn_no <= self._slip:
            return
        self._value.prepare(self._begin)
        # With two sides, the other side's features are the same with the opposite sign.
        for side in range(state.side_count if state.side_count > 2 else 1):
            features = self._value.features(state, side, sees_hands)
            self._noted.append((round_no, side, features, self._value.fixed_margin(state, side)))


def _count(seen: Seen, state: State, score: DealScore) -> None:
    """Record the points and the winners of the items, beginning with the dealer's side."""
    sides = state.side_count
    first = state.side_of(state.dealer)
    seen.points = [score.points[(first + step) % sides] for step in range(sides)]
    won = {award.name: award.side for award in score.awards}
    lines = {line.name: line for line in score.lines}
    for name in ITEMS:
        line = lines.get(name)
        side = won.get(name, NOBODY) if line and sum(points > 0 for points in line.points) == 1 else NOBODY
        seen.takers.append((side - first) % sides if side >= 0 else NOBODY)
