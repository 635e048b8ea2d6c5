"""A suite of solved positions, and how much bots lose in it, as lines of text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from statistics import NormalDist, fmean, stdev

from cassino.engine.state import State
from cassino.lab.equilibrium.leaves import LastRoundLeaf, Remembered, estimate_from
from cassino.lab.equilibrium.shape import MOST_NODES, Leaf, SubgameError
from cassino.lab.equilibrium.subgames import Shortfall, SolvedSubgame, Suite, bot_policy, shortfall, solve_subgame
from cassino.texts import tell

LEAVES = ("estimate", "exact")
CERTAINTY = 0.95


@dataclass(frozen=True, slots=True)
class Precision:
    """How a suite is solved: to which gap, in at most how many rounds, and with which value at the end of the round."""

    gap: float = 1e-3
    most_rounds: int = 1000
    most_nodes: int = MOST_NODES
    leaf: str = "estimate"
    seeds: int = 1


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One position: its equilibrium, and for each bot what it loses in each seat."""

    number: int
    solved: SolvedSubgame
    shortfalls: dict[str, tuple[Shortfall, Shortfall]]


def leaf_of(name: str, state: State) -> Leaf:
    """The value at the end of a round, by its name. Raises SubgameError."""
    if name == "estimate":
        return estimate_from(state)
    if name == "exact":
        return Remembered(LastRoundLeaf(state), state.rules)
    raise SubgameError("arena-no-leaf", name=name, known=", ".join(LEAVES))


def solved_lines(suite: Suite, bots: Sequence[str], count: int, precision: Precision) -> Iterator[ReportRow]:
    """Solve this many positions and measure the bots in each. Raises SubgameError, Crowded, UnknownBot."""
    for number in range(count):
        state = suite.position(number)
        leaf = leaf_of(precision.leaf, state)
        solved = solve_subgame(state, leaf, precision.gap, precision.most_rounds, precision.most_nodes)
        yield ReportRow(number, solved, {name: _both(solved, name, suite.seed, precision.seeds) for name in bots})


def _both(solved: SolvedSubgame, name: str, seed: int, seeds: int) -> tuple[Shortfall, Shortfall]:
    policy = bot_policy(name, seed, seeds)
    return shortfall(solved, policy, 0), shortfall(solved, policy, 1)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over positions and the half-width of its 95 % interval, which is infinite for a single position."""

    mean: float
    reach: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.reach:.3f}" if isfinite(self.reach) else f"{self.mean:.3f}"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return Mean(fmean(values), NormalDist().inv_cdf((1 + CERTAINTY) / 2) * error)


def exploited(lines: Sequence[ReportRow], bot: str) -> Mean:
    """What best responses win from a bot, as the mean of both seats."""
    return mean_of([fmean(each.exploited for each in line.shortfalls[bot]) for line in lines])


def lost(lines: Sequence[ReportRow], bot: str) -> Mean:
    """What a bot loses to the equilibrium, as the mean of both seats."""
    return mean_of([fmean(each.loss for each in line.shortfalls[bot]) for line in lines])


def format_line(line: ReportRow) -> str:
    """A position in one row."""
    solved = line.solved
    found, game = solved.equilibrium, solved.game
    sequences = sum(player.sequences for player in game.players)
    parts = [f"{line.number:4}{found.value:+9.3f}{found.gap:10.5f}{found.rounds:7}{sequences:10}{solved.seconds:8.1f}"]
    for first, second in line.shortfalls.values():
        parts.append(f"{fmean((first.exploited, second.exploited)):9.3f}{fmean((first.loss, second.loss)):8.3f}")
    return "  ".join(parts)


HEADINGS = ("arena-value", "arena-gap", "arena-rounds", "arena-sequences", "arena-exploited", "arena-loss")


def heading(bots: Sequence[str]) -> list[str]:
    """The header rows for `format_line`."""
    width = 17
    named = "".join(f"  {name[:width]:>{width}}" for name in bots)
    value, gap, rounds, sequences, exploited, loss = map(tell, HEADINGS)
    return [
        f"{'':48}{named}",
        f"   #{value:>9}{gap:>10}{rounds:>7}{sequences:>10}     s    " + f"{exploited:>11}{loss:>8}" * len(bots),
    ]


def summary(lines: Sequence[ReportRow], bots: Sequence[str]) -> list[str]:
    """The results for the whole suite."""
    gaps = [line.solved.equilibrium.gap for line in lines]
    rows = [tell("arena-equilibrium", mean=f"{fmean(gaps):.5f}", most=f"{max(gaps):.5f}")]
    rows += [
        tell("arena-exploited-by", bot=name, exploited=str(exploited(lines, name)), loss=str(lost(lines, name)))
        for name in bots
    ]
    return rows
