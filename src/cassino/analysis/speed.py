"""How fast the engine plays: measured in CPU seconds of one thread, the best of several runs."""

import os
import platform
from collections.abc import Callable
from pathlib import Path
from time import process_time

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.perft import playouts
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules.rules import Rules

RUNS = 3
DEALS = 20
COPIES = 2000


def machine() -> dict[str, object]:
    """What the figures were measured on."""
    return {
        "system": platform.system(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }


def _processor() -> str:
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.machine()


def measure(rules: Rules, seconds: float, seed: int = 1) -> dict[str, float]:
    """Random playouts (moves and deals a second), pairs of legal moves and apply from Python, and a copy in ns.

    `seconds`: about how long each run lasts.
    """
    rng = Rng(seed)
    players = rules.seating.players[0]
    starts = [deal(rules, players, 0, shuffled(rules, rng)) for _ in range(DEALS)]
    moves_per_deal = playouts(starts[0], rng, 1)
    moves = _rate(lambda: sum(playouts(start, rng, 20) for start in starts), seconds)
    pairs = _rate(lambda: sum(_step_through(start, rng) for start in starts), seconds)
    return {
        "moves_per_s": round(moves),
        "deals_per_s": round(moves / moves_per_deal),
        "pairs_per_s": round(pairs),
        "copy_ns": round(_copy_time(starts[0]) * 1e9, 1),
    }


def _rate(work: Callable[[], int], seconds: float) -> float:
    """The best rate of what `work` counts; it is repeated until a run has lasted long enough."""
    best = 0.0
    for _ in range(RUNS):
        count = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds or not count:
            count += work()
        best = max(best, count / spent)
    return best


def _step_through(start: State, rng: Rng) -> int:
    """One random deal move by move from Python; how many moves."""
    state = start.copy()
    count = 0
    while not state.is_over:
        moves = legal_moves(state)
        apply(state, moves[rng.below(len(moves))])
        count += 1
    return count


def _copy_time(state: State) -> float:
    """Seconds for one `state.copy()` called from Python, without the loop around it."""
    nothing = range(COPIES)
    best = float("inf")
    for _ in range(50):
        begun = process_time()
        for _ in nothing:
            state.copy()
        copied = process_time()
        for _ in nothing:
            pass
        best = min(best, (copied - begun) - (process_time() - copied))
    return best / COPIES
