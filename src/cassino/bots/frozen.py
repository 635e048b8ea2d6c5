"""Two simple bots that count, with which other bots are compared. Frozen: they must not be improved.

`cassino.bots.counting` says how they judge moves.
"""

from cassino.bots.answers import answer, sure_claim
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.counting import Counter
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.budget import now
from cassino.search.exact import exact_analysis, exact_nodes
from cassino.search.worlds import draw_worlds

HANDS = 24
"""Moves are scored with this many sampled hands of the next player."""
PLAYOUT_HANDS = 4
"""The same in playouts."""
WORLDS = 32
CANDIDATES = 8
EXACT_NODES = 300_000
"""An exact search to the end of the deal gets at most this many nodes."""


class CounterBot:
    """Plays the move that banks most now, minus what the next player can then take on average."""

    name = "counter"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._counter: Counter | None = None

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move with the best score; the first of equals."""
        return self._said(view) or self._best(view, 1)[0]

    def _said(self, view: View) -> Move | None:
        """What it claims, calls or answers."""
        return sure_claim(view) or answer(view, self._counter_for(view).value)

    def _counter_for(self, view: View) -> Counter:
        if self._counter is None or self._counter.tables is not view.public.tables:
            self._counter = Counter(view.public.tables)
        return self._counter

    def _best(self, view: View, count: int) -> list[Move]:
        """The moves with the best scores, the best first."""
        moves = open_moves(view)
        if len(moves) == 1:
            return list(moves)
        scores = self._counter_for(view).scores(view.public, moves, HANDS, self._rng)
        places = sorted(range(len(moves)), key=lambda place: -scores[place])
        return [moves[place] for place in places[:count]]


class CounterRolloutsBot(CounterBot):
    """The method of the best public Casino program.

    It tries the eight best moves of `counter` in 32 worlds, each played to the end of the round by `counter` with four
    sampled hands, and plays the move that banks most; exact if nothing is hidden.
    """

    name = "counter-rollouts"

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move with the highest mean. If a clock is set and the time is up, no further world is played."""
        said = self._said(view)
        if said:
            return said
        moves = self._best(view, CANDIDATES)
        if len(moves) == 1:
            return moves[0]
        exact = exact_analysis(view, self._rng, exact_nodes(clock.limit, EXACT_NODES))
        return exact.best.move if exact else self._tried(view, moves, clock.limit)

    def _tried(self, view: View, moves: list[Move], limit: float | None) -> Move:
        """The best of some moves by playouts, each world with the same random numbers for all moves."""
        counter, totals = self._counter_for(view), [0.0] * len(moves)
        until = None if limit is None else now() + limit
        for world in draw_worlds(view, self._rng, WORLDS):
            seed = self._rng.below(1 << 32)
            for place, move in enumerate(moves):
                totals[place] += counter.margin(world, move, PLAYOUT_HANDS, seed)
            if until is not None and now() >= until:
                break
        return moves[totals.index(max(totals))]
