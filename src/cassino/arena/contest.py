"""Duplicate deals: the same cards again with the bots in exchanged seats.

The first bot plays one side, the second bot all other seats; each shuffled pack is played once for every side, with
the first bot there. The margin of a deal is the points of the first bot's side minus the mean of the other sides'
points. The deals of one pack together are one independent observation.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import isfinite
from multiprocessing import get_context
from statistics import NormalDist, fmean, stdev

from cassino.arena.table import Thinking, play_deal
from cassino.bots import Clock, make_bot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.rng import Rng
from cassino.engine.tables import tables_for
from cassino.rules.rules import Rules

PACKS_A_TASK = 5
"""Packs that one process plays before it reports."""
CERTAINTY = 0.95
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Contest:
    """Two bots, a rule set, and how many deals from which seed."""

    first: str
    second: str
    rules: Rules
    players: int
    deals: int
    seed: int = 0

    @property
    def sides(self) -> int:
        """How often each pack is played."""
        return tables_for(self.rules, self.players).side_count

    @property
    def packs(self) -> int:
        """Shuffled packs; as many as reach the wanted number of deals."""
        return -(-self.deals // self.sides)


@dataclass(slots=True)
class PackResult:
    """The deals of one pack."""

    margins: list[float]
    points: list[float]
    """Points of the first bot's side in each deal."""
    first: Thinking
    second: Thinking


@dataclass(frozen=True, slots=True)
class Result:
    """What a contest showed."""

    contest: Contest
    deals: int
    mean: float
    """Margin of the first bot in points a deal."""
    standard_error: float
    ci95: tuple[float, float]
    points: tuple[float, float]
    """Points a deal of the first bot's side, and of the other sides on average."""
    ms_per_move: tuple[float, float]

    def as_json(self) -> dict[str, object]:
        """Plain values with the names of the fields."""
        contest = self.contest
        return {
            "first": contest.first,
            "second": contest.second,
            "variant": contest.rules.id,
            "players": contest.players,
            "seed": contest.seed,
            "deals": self.deals,
            "packs": contest.packs,
            "mean": round(self.mean, DIGITS),
            "standard_error": _plain(self.standard_error),
            "ci95": [_plain(end) for end in self.ci95],
            "points": [round(points, DIGITS) for points in self.points],
            "ms_per_move": [round(ms, DIGITS) for ms in self.ms_per_move],
        }


def _plain(number: float) -> float | None:
    """A number for JSON; None where one pack alone says nothing."""
    return round(number, DIGITS) if isfinite(number) else None


def run_contest(contest: Contest, jobs: int = 1, played: Callable[[int], None] = lambda deals: None) -> Result:
    """Play a contest in so many processes; the result is the same for any number. `played` hears of progress.

    Raises UnknownBot, BotFault.
    """
    for name in (contest.first, contest.second):
        make_bot(name, Rng(contest.seed))
    results: list[PackResult] = []
    for found in _in_order(contest, jobs):
        results += found
        played(len(found) * contest.sides)
    return _summary(contest, results)


def _in_order(contest: Contest, jobs: int) -> Iterator[list[PackResult]]:
    tasks = [range(start, min(start + PACKS_A_TASK, contest.packs)) for start in range(0, contest.packs, PACKS_A_TASK)]
    if jobs <= 1 or len(tasks) <= 1:
        yield from (_play_packs(contest, task) for task in tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_packs, [contest] * len(tasks), tasks)


def _play_packs(contest: Contest, packs: Iterable[int]) -> list[PackResult]:
    return [_play_pack(contest, pack) for pack in packs]


def _play_pack(contest: Contest, pack: int) -> PackResult:
    """One pack with the first bot on each side in turn; the dealer goes round from pack to pack."""
    rng = Rng(contest.seed).split(pack)
    order = shuffled(contest.rules, rng)
    result = PackResult([], [], Thinking(), Thinking())
    for side in range(contest.sides):
        names = [contest.first if seat % contest.sides == side else contest.second for seat in range(contest.players)]
        bots = [make_bot(name, rng.sealed(seat)) for seat, name in enumerate(names)]
        played = play_deal(deal(contest.rules, contest.players, pack % contest.players, order), bots, Clock())
        own = played.points[side]
        result.points.append(own)
        result.margins.append(own - _mean_of_others(played.points, side))
        for seat, thinking in enumerate(played.thinking):
            (result.first if seat % contest.sides == side else result.second).add(thinking)
    return result


def _mean_of_others(points: Sequence[int], side: int) -> float:
    return (sum(points) - points[side]) / (len(points) - 1)


def _summary(contest: Contest, results: Sequence[PackResult]) -> Result:
    margins = [fmean(result.margins) for result in results]
    mean = fmean(margins)
    error = stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else float("inf")
    reach = NormalDist().inv_cdf((1 + CERTAINTY) / 2) * error
    own = fmean(points for result in results for points in result.points)
    first, second = Thinking(), Thinking()
    for result in results:
        first.add(result.first)
        second.add(result.second)
    return Result(
        contest,
        deals=len(results) * contest.sides,
        mean=mean,
        standard_error=error,
        ci95=(mean - reach, mean + reach),
        points=(own, own - mean),
        ms_per_move=(first.ms_per_move, second.ms_per_move),
    )
