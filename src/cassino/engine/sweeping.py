"""Points for clearing the table. Rule B18."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.cards import cards_in
from cassino.engine.counted import Award, Counted, Line
from cassino.engine.tally import Tally
from cassino.rules.options import Cancelling, Sweeping


class Sweep(NamedTuple):
    """One sweep: in which turn of the deal, of what kind, and what it is worth before cancelling."""

    turn: int
    kind: str
    points: int


def sweeps_of(sweeping: Sweeping, counted: Tally) -> list[Sweep]:
    """The sweeps of a side in the order in which it made them."""
    return [_sweep(sweeping, counted, turn) for turn in cards_in(counted.sweeps)]


def _sweep(sweeping: Sweeping, counted: Tally, turn: int) -> Sweep:
    if turn == 0 and sweeping.first_play_points:
        return Sweep(turn, "first_sweep", sweeping.first_play_points)
    if sweeping.large_from and counted.large_sweeps >> turn & 1:
        return Sweep(turn, "large_sweeps", sweeping.large_points)
    return Sweep(turn, "sweeps", sweeping.points)


def cancelled_count(sweeping: Sweeping, tallies: Sequence[Tally], is_restricted: Sequence[bool]) -> int:
    """How many sweeps each side turns down: as many as the side with the fewest has. 000:53, D-22

    Where a restricted side records none, it has none to cancel those of others. 000:88, D-28
    """
    if not can_cancel(sweeping, is_restricted):
        return 0
    return min(each.sweeps.bit_count() for each in tallies)


def can_cancel(sweeping: Sweeping, is_restricted: Sequence[bool]) -> bool:
    """Whether sweeps of different sides cancel each other in a deal."""
    if sweeping.cancelling is Cancelling.UNRESTRICTED_SIDES:
        return not any(is_restricted)
    return sweeping.cancelling is Cancelling.ALL_SIDES


def count_sweeps(
    sweeping: Sweeping, tallies: Sequence[Tally], is_final: bool, is_restricted: Sequence[bool]
) -> list[Counted]:
    """The lines for sweeps. Before the end none is certain that another side could still cancel."""
    made = [sweeps_of(sweeping, each) for each in tallies]
    if is_final or not can_cancel(sweeping, is_restricted):
        down = cancelled_count(sweeping, tallies, is_restricted)
        scored = [_uncancelled(sweeps, down) for sweeps in made]
    else:
        scored = [[] for _ in tallies]
    lines = [Counted(_line(kind, title, made, scored), ()) for kind, title in _kinds(sweeping)]
    return [lines[0]._replace(awards=_awards(scored)), *lines[1:]] if lines else []


def _awards(scored: Sequence[list[Sweep]]) -> tuple[Award, ...]:
    """Sweeps of all kinds in the order in which they were made. D-35"""
    in_order = sorted((sweep.turn, side, sweep.points) for side, sweeps in enumerate(scored) for sweep in sweeps)
    return tuple(Award("sweep", side, points) for _, side, points in in_order if points)


def _uncancelled(sweeps: Sequence[Sweep], down: int) -> list[Sweep]:
    """What remains when so many are turned down, those of least worth first."""
    return sorted(sweeps, key=lambda sweep: sweep.points)[down:]


def _kinds(sweeping: Sweeping) -> list[tuple[str, str]]:
    """The lines that a game has for sweeps."""
    kinds = [
        ("sweeps", "Sweeps", sweeping.points),
        ("large_sweeps", f"Sweeps of {sweeping.large_from} or more", sweeping.large_from and sweeping.large_points),
        ("first_sweep", "Sweep with the first play", sweeping.first_play_points),
    ]
    return [(kind, title) for kind, title, points in kinds if points]


def _line(kind: str, title: str, made: Sequence[list[Sweep]], scored: Sequence[list[Sweep]]) -> Line:
    counts = tuple(sum(sweep.kind == kind for sweep in sweeps) for sweeps in made)
    points = tuple(sum(sweep.points for sweep in sweeps if sweep.kind == kind) for sweeps in scored)
    return Line(kind, title, counts, points)
