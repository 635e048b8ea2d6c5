"""How fast the engine and the bots are, in CPU seconds of one thread."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from time import process_time

from cassino.bots import Clock, make_bot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.perft import playouts, random_deals
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules.rules import Rules
from cassino.search.playout_search import playout_search

STARTS = 20
COPIES = 2000
FRESH_DEALS = 20
WORLDS = 100
SEVERAL = 4

STEADY_RUNS = 3
MOST_RUNS = 9
STEADY = 0.9
"""A figure is reported only if STEADY_RUNS of at most MOST_RUNS runs reach this share of the fastest."""

Work = Callable[[int], int]
"""Does the work of one round, given its number, and returns how much it was. The same number does the same work."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that is measured, per second."""

    key: str
    heading: str
    meaning: str
    """A key."""
    work: Callable[["Workload"], Work]


def measure(rules: Rules, seconds: float, seed: int = 1) -> dict[str, float | None]:
    """Each of FIGURES by its key; None if the runs differ too much. `seconds`: the length of one run."""
    workload = Workload(rules, seed)
    return {figure.key: steady_rate(figure.work(workload), seconds) for figure in FIGURES}


def steady_rate(work: Work, seconds: float, now: Callable[[], float] = process_time) -> float | None:
    """Units of work per second, from the fastest of several runs; None if too few runs come close to it."""
    rates: list[float] = []
    for _ in range(MOST_RUNS):
        rates.append(_rate(work, seconds, now))
        if sum(rate >= STEADY * max(rates) for rate in rates) >= STEADY_RUNS:
            return max(rates)
    return None


def _rate(work: Work, seconds: float, now: Callable[[], float]) -> float:
    """The rate in one run, which does the same rounds as every other run."""
    count = rounds = 0
    begun = now()
    while (spent := now() - begun) < seconds or not count:
        count += work(rounds)
        rounds += 1
    return count / spent


class Workload:
    """The games that are measured for one rule set: dealt states, and positions of random deals."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.players = rules.seating.players[0]
        self.starts = [self.fresh(Rng(seed + place)) for place in range(STARTS)]
        self.positions = self.random_positions()

    def fresh(self, rng: Rng) -> State:
        """A newly dealt state."""
        return deal(self.rules, self.players, 0, shuffled(self.rules, rng))

    def random_positions(self) -> list[State]:
        """Every position of one random deal."""
        state, rng, positions = self.starts[0].copy(), Rng(self.seed), []
        while not state.is_over:
            positions.append(state.copy())
            apply(state, _random_move(state, rng))
        return positions

    def moves(self, turn: int) -> int:
        """Play a dealt state at random many times; returns the number of moves."""
        return playouts(self.starts[turn % STARTS], Rng(turn), 20)

    def scored_deals(self, turn: int) -> int:
        """Shuffle, deal, play at random and score; returns the number of deals."""
        random_deals(self.starts[0].tables, Rng(turn), FRESH_DEALS)
        return FRESH_DEALS

    def pairs(self, turn: int) -> int:
        """Play one deal at random, move by move from Python; returns the number of moves."""
        state, rng, count = self.starts[turn % STARTS].copy(), Rng(turn), 0
        while not state.is_over:
            apply(state, _random_move(state, rng))
            count += 1
        return count

    def copies(self, turn: int) -> int:
        """Copy a state again and again from Python."""
        deque(map(State.copy, repeat(self.starts[turn % STARTS], COPIES)), maxlen=0)
        return COPIES

    def samples(self, turn: int) -> int:
        """For every position, make the view of the player to act and draw one state that agrees with it."""
        rng = Rng(turn)
        for state in self.positions:
            sample(view(state, state.turn), rng)
        return len(self.positions)

    def heuristic_deals(self, turn: int) -> int:
        """The bot `heuristic` plays a deal against itself."""
        state, clock = self.starts[turn % STARTS].copy(), Clock()
        bots = [make_bot("heuristic", Rng(turn + seat)) for seat in range(self.players)]
        while not state.is_over:
            apply(state, bots[state.turn].choose(view(state, state.turn), clock))
        return 1

    def lines(self, turn: int) -> int:
        """Search in the middle of a deal; returns the number of playouts."""
        state = self.middle()
        return playout_search(view(state, state.turn), WORLDS, None, Rng(turn)).nodes

    def middle(self) -> State:
        """The position with several moves that is nearest to the middle of the deal."""
        open_places = [place for place, state in enumerate(self.positions) if len(legal_moves(state)) >= SEVERAL]
        return self.positions[min(open_places, key=lambda place: abs(2 * place - len(self.positions)))]


def _random_move(state: State, rng: Rng) -> Move:
    moves = legal_moves(state)
    return moves[rng.below(len(moves))]


FIGURES = (
    Figure("moves_per_s", "moves/s", "arena-bench-moves", lambda load: load.moves),
    Figure(
        "scored_deals_per_s",
        "deals/s",
        "arena-bench-deals",
        lambda load: load.scored_deals,
    ),
    Figure("pairs_per_s", "pairs/s", "arena-bench-pairs", lambda load: load.pairs),
    Figure("copies_per_s", "copies/s", "arena-bench-copies", lambda load: load.copies),
    Figure("samples_per_s", "samples/s", "arena-bench-samples", lambda load: load.samples),
    Figure("heuristic_deals_per_s", "heuristic/s", "arena-bench-heuristic", lambda load: load.heuristic_deals),
    Figure("lines_per_s", "playouts/s", "arena-bench-lines", lambda load: load.lines),
)
