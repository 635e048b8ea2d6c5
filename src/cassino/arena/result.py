"""The result of a contest."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from cassino.arena.contest import Contest
from cassino.arena.estimate import DIGITS, Estimate, estimate, with_less_luck
from cassino.arena.pack import FIRST, SECOND, PackResult, rounded
from cassino.arena.sprt import Sprt, pentanomial, sprt_of
from cassino.arena.table import Thinking

MOST_REASONS = 5


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a contest from the first bot's point of view. In pairs, the first bot comes first."""

    contest: Contest
    deals: int
    plain: Estimate
    """The margin in points per deal."""
    reduced: Estimate | None
    """The same with less luck; None if that makes the interval no shorter."""
    points: tuple[float, float]
    """The mean points per deal of the sides of each bot."""
    score: float
    """The share of deals won; a draw counts half."""
    pentanomial: tuple[int, ...] | None
    sprt: Sprt | None
    forfeits: tuple[int, int]
    """Deals lost by faults of external programs."""
    reasons: tuple[tuple[str, ...], tuple[str, ...]]
    """Some of the faults."""
    ms_per_move: tuple[float, float]
    cpu_ms_per_move: tuple[float | None, float | None]
    """The same in CPU time; None for an external program whose CPU time is unknown."""

    @property
    def mean(self) -> float:
        """The first bot's margin in points per deal."""
        return self.plain.mean

    @property
    def standard_error(self) -> float:
        """Of the mean."""
        return self.plain.standard_error

    @property
    def ci95(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        return self.plain.ci95

    @property
    def shrinks(self) -> float:
        """By which share the interval becomes shorter with less luck."""
        return 1 - self.reduced.standard_error / self.plain.standard_error if self.reduced else 0.0

    def as_json(self) -> dict[str, object]:
        """Plain values with the names of the fields."""
        contest = self.contest
        reduced = self.reduced.as_json() | {"shrinks": round(self.shrinks, DIGITS)} if self.reduced else None
        return {
            "first": contest.first,
            "second": contest.second,
            "variant": contest.rules.id,
            "players": contest.players,
            "seed": contest.seed,
            "seating": str(contest.seating),
            "ms": contest.ms,
            "deals": self.deals,
            "packs": self.deals // contest.deals_a_pack,
            **self.plain.as_json(),
            "reduced": reduced,
            "points": [round(points, DIGITS) for points in self.points],
            "score": round(self.score, DIGITS),
            "pentanomial": list(self.pentanomial) if self.pentanomial else None,
            "sprt": self.sprt.as_json() if self.sprt else None,
            "forfeits": list(self.forfeits),
            "reasons": [list(reasons) for reasons in self.reasons],
            "ms_per_move": [round(ms, DIGITS) for ms in self.ms_per_move],
            "cpu_ms_per_move": [rounded(ms, DIGITS) for ms in self.cpu_ms_per_move],
        }


def summary(contest: Contest, packs: Sequence[PackResult]) -> Result:
    """The result of a contest from all its packs."""
    margins = [pack.margin for pack in packs]
    deals = [pair for pack in packs for pair in pack.points]
    return Result(
        contest,
        deals=len(deals),
        plain=estimate(margins),
        reduced=with_less_luck(margins, [pack.luck for pack in packs]),
        points=(fmean(own for own, _ in deals), fmean(others for _, others in deals)),
        score=fmean(deal_score(margin) for pack in packs for margin in pack.margins),
        pentanomial=pentanomial(pack.margins for pack in packs),
        sprt=sprt_of(contest.sprt, margins) if contest.sprt else None,
        forfeits=(_forfeits(packs, FIRST), _forfeits(packs, SECOND)),
        reasons=(_reasons(packs, FIRST), _reasons(packs, SECOND)),
        ms_per_move=(_thinking(packs, FIRST).ms_per_move, _thinking(packs, SECOND).ms_per_move),
        cpu_ms_per_move=(_thinking(packs, FIRST).cpu_ms_per_move, _thinking(packs, SECOND).cpu_ms_per_move),
    )


def deal_score(margin: float) -> float:
    """One for a deal won, a half for one drawn."""
    return ((margin > 0) - (margin < 0) + 1) / 2


def _forfeits(packs: Sequence[PackResult], bot: int) -> int:
    return sum(len(pack.forfeits[bot]) for pack in packs)


def _reasons(packs: Sequence[PackResult], bot: int) -> tuple[str, ...]:
    different = dict.fromkeys(reason for pack in packs for reason in pack.forfeits[bot])
    return tuple(different)[:MOST_REASONS]


def _thinking(packs: Sequence[PackResult], bot: int) -> Thinking:
    total = Thinking()
    for pack in packs:
        total.add(pack.thinking[bot])
    return total
