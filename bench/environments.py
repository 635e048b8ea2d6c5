"""Measure the engine beside a small kernel in C and beside OpenSpiel: moves or decisions per second of processor time.

python bench/environments.py [--rounds 5] [--seconds 0.3] [--variants x,y] [--only words] [--json]

Every round measures all rows, one after another, so that other programs slow all of them alike. After the median of
each row come medians of the rounds' ratios. `C / row`: how many times as fast as this row the kernel in C is. `/ loop`:
how many times as fast as OpenSpiel's fastest loop in Python this row is. `/ deals`: steps beside the moves of
`random_deals` in the same variant; for threads, beside one thread, by the clock.

The kernel, casino.c, plays only Casino for two, without scores of a match, names, views or checks. It is compiled with
the compiler in $CC or `cc`. Rows that need numpy, PettingZoo or OpenSpiel are measured where these are installed;
nothing is installed. `--variants all` measures every variant. `--only C,loop` leaves out rows whose names have none of
these.

To add rows, write a function such as `loops_in_python`, and name it in SOURCES.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import cassino
from cassino.arena.origin import origin
from cassino.engine.perft import random_deals
from cassino.engine.tables import tables_for

try:
    import pyspiel
except ImportError:
    pyspiel = None
try:
    from cassino.envs import CassinoVec
except cassino.CassinoError:
    CassinoVec = None  # type: ignore[assignment, misc]
try:
    from cassino.envs.pettingzoo import CassinoAEC
except cassino.CassinoError:
    CassinoAEC = None  # type: ignore[assignment, misc]

KERNEL = "casino.c"
LOOP = "OpenSpiel, loop in Python"
GAMES = ("spades", "hearts", "euchre")
"""Games of OpenSpiel with 52 or 24 cards and four players."""
KERNEL_DEALS = 10_000
KERNEL_RUNS = 4
"""The first run is not counted."""
BATCH, LARGE_BATCH = 256, 4096
SAMPLE = 100
"""Random games of OpenSpiel that show which part of the actions are decisions."""


class Row(NamedTuple):
    """One line of the table. `measure` takes seconds, and returns how many units a second of processor time has.

    beside: the row that this one is compared with.
    """

    name: str
    unit: str
    measure: Callable[[float], float]
    beside: str = ""


class Skipped(Exception):
    """Why rows cannot be measured here."""


def rate(work: Callable[[], float], seconds: float) -> float:
    """The units per second of work that is repeated until this time is over; `work` returns its units."""
    work()
    units, start = 0.0, process_time()
    while (spent := process_time() - start) < seconds:
        units += work()
    return units / spent


def kernel_in_c(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Random deals of Casino by the kernel, compiled here."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        raise Skipped("no C compiler")
    program = folder / "casino"
    source = Path(__file__).with_name("casino.c")
    command = [compiler, "-DALG=5", "-O3", "-march=native", str(source), "-o", str(program), "-lm"]
    if subprocess.run(command, capture_output=True).returncode:
        raise Skipped(f"`{' '.join(command)}` failed")
    yield Row(KERNEL, "moves", partial(kernel_rate, program))


def kernel_rate(program: Path, seconds: float) -> float:
    """The moves per second that the kernel says it made; it measures its own processor time."""
    said = subprocess.run([program, str(KERNEL_DEALS), str(KERNEL_RUNS)], capture_output=True, text=True, check=True)
    return 1e9 / fmean(float(each) for each in re.findall(r"([\d.]+) ns/move", said.stdout)[1:])


def deals_in_c(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Random deals by the engine: shuffled, dealt, played and scored."""
    for id in chosen.variants:
        rules = cassino.rules(id)
        tables, rng = tables_for(rules, rules.seating.players[0]), cassino.Rng(5)
        yield Row(f"random_deals {id}", "moves", partial(rate, partial(deals, tables, rng)))


def deals(tables: Any, rng: cassino.Rng) -> int:
    """The moves of some random deals."""
    return random_deals(tables, rng, 100)[0]


def loops_in_python(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Random deals in Python, a call for each thing that a program asks of a state."""
    work = partial(own_loop, cassino.rules("casino_long"), random.Random(5))
    yield Row("Python: legal_moves, apply, points", "moves", partial(rate, work))


def own_loop(rules: cassino.Rules, luck: random.Random) -> int:
    """The moves of one random deal."""
    moves, state = 0, cassino.deal(rules, seed=luck.getrandbits(30))
    while not state.is_over:
        legal = state.legal_moves
        state.apply(legal[int(luck.random() * len(legal))])
        moves += 1
    assert state.points
    return moves


def open_spiel(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Card games of OpenSpiel: random bots in C++, and loops in Python."""
    if pyspiel is None:
        raise Skipped("open_spiel is not installed")
    luck = random.Random(5)
    games = {name: pyspiel.load_game(name) for name in GAMES}
    for name, game in games.items():
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
        work = partial(spiel_bots, game, bots, share_of_decisions(game, luck), luck)
        yield Row(f"OpenSpiel, bots in C++: {name}", "decisions", partial(rate, work))
    for name, game in games.items():
        yield Row(f"{LOOP}: {name}", "decisions", partial(rate, partial(spiel_loop, game, luck)))


def share_of_decisions(game: Any, luck: random.Random) -> float:
    """Which part of the actions of a game are not chance."""
    decisions = actions = 0
    for _ in range(SAMPLE):
        state = game.new_initial_state()
        decisions += played_at_random(state, luck)
        actions += state.move_number()
    return decisions / actions


def spiel_bots(game: Any, bots: list[Any], share: float, luck: random.Random) -> float:
    """The decisions of one game between bots."""
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, luck.getrandbits(30))
    return float(state.move_number() * share)


def spiel_loop(game: Any, luck: random.Random) -> int:
    """The decisions of one random game."""
    state = game.new_initial_state()
    decisions = played_at_random(state, luck)
    assert state.returns()
    return decisions


def played_at_random(state: Any, luck: random.Random) -> int:
    """Play to the end; returns the number of decisions. All outcomes of chance are equally likely in these games."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            decisions += 1
    return decisions


def batches(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Random steps of `CassinoVec`, with masks and planes; by the clock with one thread and with one for each core."""
    if CassinoVec is None:
        raise Skipped("numpy is not installed")
    for id in chosen.variants:
        for games in (BATCH, 1):
            work = partial(steps, CassinoVec(id, games, seed=5), max(1, 2048 // games))
            yield Row(f"CassinoVec {id}, batch {games}", "steps", partial(rate, work), f"random_deals {id}")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    first = ""
    for threads in (1, cores) if cores > 1 else ():
        work = partial(steps, CassinoVec("casino_long", LARGE_BATCH, seed=5, threads=threads), 4)
        name = f"CassinoVec by the clock, threads: {threads}"
        yield Row(name, "steps", partial(rate_by_clock, work), first)
        first = name


def steps(env: "CassinoVec", count: int) -> int:
    """Random steps in all games."""
    for _ in range(count):
        env.step(env.random_actions())
    return count * env.batch


def rate_by_clock(work: Callable[[], float], seconds: float) -> float:
    """The units per second on the clock, for work that several processors share."""
    work()
    units, start = 0.0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        units += work()
    return units / spent


def pettingzoo(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Random deals of the environment for PettingZoo, without its wrappers."""
    if CassinoAEC is None:
        raise Skipped("PettingZoo is not installed")
    for id in chosen.variants:
        work = partial(aec_loop, CassinoAEC(id), random.Random(5))
        yield Row(f"PettingZoo {id}", "steps", partial(rate, work), f"random_deals {id}")


def aec_loop(env: "CassinoAEC", luck: random.Random) -> int:
    """The steps of one random deal."""
    env.reset(luck.getrandbits(30))
    made = 0
    for _ in env.agent_iter():
        observation, _, is_over, _, _ = env.last()
        if is_over:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(luck.random() * len(legal))]))
        made += 1
    return made


def cassino_in_open_spiel(folder: Path, chosen: argparse.Namespace) -> Iterator[Row]:
    """Random deals of cassino in OpenSpiel, in a loop in Python."""
    if pyspiel is None:
        raise Skipped("open_spiel is not installed")
    import cassino.envs.openspiel

    for id in chosen.variants:
        work = partial(
            cassino_loop, cassino.envs.openspiel.pyspiel.load_game(f"cassino(variant={id})"), random.Random(5)
        )
        yield Row(f"OpenSpiel, cassino {id}", "decisions", partial(rate, work), f"random_deals {id}")


def cassino_loop(game: Any, luck: random.Random) -> int:
    """The decisions of one random deal; outcomes of chance are drawn with their probabilities."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(cards, chances)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            decisions += 1
    return decisions


SOURCES = (kernel_in_c, deals_in_c, batches, loops_in_python, pettingzoo, cassino_in_open_spiel, open_spiel)


def rows(folder: Path, chosen: argparse.Namespace) -> tuple[list[Row], list[str]]:
    """What can be measured here, and what cannot."""
    found: list[Row] = []
    skipped: list[str] = []
    for source in SOURCES:
        try:
            found += source(folder, chosen)
        except Skipped as reason:
            skipped.append(f"{source.__name__}: {reason}")
    return [row for row in found if any(word in row.name for word in chosen.only)], skipped


def measured(found: list[Row], chosen: argparse.Namespace) -> dict[str, list[float]]:
    """The rates of each row, one for each round."""
    rates: dict[str, list[float]] = {row.name: [] for row in found}
    for _ in range(chosen.rounds):
        for row in found:
            rates[row.name].append(row.measure(chosen.seconds))
    return rates


def ratio(upper: list[float], lower: list[float]) -> float | None:
    """The median of the rounds' ratios; None if one of them was not measured."""
    return median([a / b for a, b in zip(upper, lower, strict=True)]) if upper and lower else None


def table(found: list[Row], rates: dict[str, list[float]]) -> list[dict[str, Any]]:
    """Each row with its ratios."""
    loops = [name for name in rates if name.startswith(LOOP)]
    loop = max(loops, key=lambda name: median(rates[name])) if loops else ""
    return [
        {
            "name": row.name,
            "unit": row.unit,
            "per_second": median(rates[row.name]),
            "range": (min(rates[row.name]), max(rates[row.name])),
            "c_to_this": ratio(rates.get(KERNEL, []), rates[row.name]),
            "this_to_loop": ratio(rates[row.name], rates.get(loop, [])),
            "this_to_deals": ratio(rates[row.name], rates.get(row.beside, [])),
        }
        for row in found
    ]


def line(row: dict[str, Any]) -> str:
    """A row as text."""
    least, most = row["range"]
    ratios = [
        f"{row[name]:8.2f}" if row[name] else f"{'-':>8}" for name in ("c_to_this", "this_to_loop", "this_to_deals")
    ]
    rates = f"{row['per_second']:12,.0f} ({least:,.0f} to {most:,.0f}) {row['unit']}"
    return f"{row['name']:40}{rates:50}{''.join(ratios)}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--variants", type=lambda text: text.split(","), default=["casino_long"])
    parser.add_argument("--only", type=lambda text: text.split(","), default=[""])
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.variants == ["all"]:
        chosen.variants = list(cassino.variants())
    with tempfile.TemporaryDirectory() as folder:
        found, skipped = rows(Path(folder), chosen)
        lines = table(found, measured(found, chosen))
    if chosen.json:
        print(json.dumps({"rows": lines, "skipped": skipped, "origin": origin()}, indent=2))
        return
    print(f"{'per second of processor time':90}{'C / row':>8}{'/ loop':>8}{'/ deals':>8}")
    for each in lines:
        print(line(each))
    for reason in skipped:
        print(f"skipped {reason}")


if __name__ == "__main__":
    main()
