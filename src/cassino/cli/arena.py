"""`cassino arena`: bots against bots on the same cards."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.contests import USUAL_DEALS, Asked, begun, contest_options, interval, kept, pattern, played, resumed
from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.arena import Contest, Result

KIND = "arena"
MOST_DEALS = 100_000
"""By default with --sprt."""


def _hypotheses(context: click.Context, parameter: click.Parameter, text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise UsageError("commands-margins", text=text) from None
    if not -1000 < low < high < 1000:
        raise UsageError("commands-margins-order", text=text)
    return low, high


@click.command(cls=Command, help="commands-arena-does")
@click.argument("first", required=False)
@click.argument("second", required=False)
@option("--deals", type=click.IntRange(min=2), help="commands-arena-deals", facts={"usual": USUAL_DEALS})
@option("--sprt", metavar="LOW,HIGH", callback=_hypotheses, help="commands-arena-sprt")
@contest_options
def command(
    first: str | None,
    second: str | None,
    deals: int | None,
    sprt: tuple[float, float] | None,
    variant: str,
    players: int | None,
    seed: int,
    ms: float | None,
    seating: str,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Play bot FIRST against bot SECOND and print how many points per deal FIRST leads by."""
    if resume:
        journal = resumed(resume, KIND)
    elif not first or not second:
        raise UsageError("commands-two-bots")
    else:
        wanted = deals or (MOST_DEALS if sprt else USUAL_DEALS)
        contest = pattern(variant, players, wanted, seed, ms, seating)
        journal = begun([replace(contest, first=first, second=second, sprt=sprt)], KIND, out)
    asked = Asked(jobs, ray, as_json, out or resume)
    (result,) = played(journal, asked)
    found = kept(result.as_json(), journal, asked)
    click.echo(json.dumps(found) if as_json else "\n".join(_lines(result)))


def _lines(result: "Result") -> list[str]:
    contest = result.contest
    first, second = contest.first, contest.second
    (low, high), (own, others), (ms, ms_of_others) = result.ci95, result.points, result.ms_per_move
    cpu, cpu_of_others = result.cpu_ms_per_move
    return [
        tell(
            "arena-contest", title=contest.rules.title, players=contest.players, deals=result.deals, seed=contest.seed
        ),
        tell("arena-margin", first=first, second=second, **interval(result.mean, low, high)),
        *_reduced(result),
        *_pairs(result),
        *_test(result),
        tell("arena-points", first=first, own=f"{own:.2f}", second=second, others=f"{others:.2f}"),
        tell("arena-milliseconds", first=first, own=f"{ms:.2f}", second=second, others=f"{ms_of_others:.2f}"),
        tell("arena-cpu-milliseconds", first=first, own=_number(cpu), second=second, others=_number(cpu_of_others)),
        *_faults(contest, result),
    ]


def _number(ms: float | None) -> str:
    return "?" if ms is None else f"{ms:.2f}"


def _reduced(result: "Result") -> list[str]:
    if result.reduced is None:
        return []
    low, high = result.reduced.ci95
    return [tell("arena-less-luck", shorter=round(100 * result.shrinks), **interval(result.reduced.mean, low, high))]


def _pairs(result: "Result") -> list[str]:
    if result.pentanomial is None:
        return []
    return [tell("arena-packs", counts=" ".join(map(str, result.pentanomial)))]


def _test(result: "Result") -> list[str]:
    test = result.sprt
    if test is None:
        return []
    return [
        tell(
            "arena-test",
            low=f"{test.low:+g}",
            high=f"{test.high:+g}",
            accepted="none" if test.accepted is None else f"{test.accepted:+g}",
            packs=test.count,
            ratio=f"{test.llr:+.2f}",
        )
    ]


def _faults(contest: "Contest", result: "Result") -> list[str]:
    both = zip((contest.first, contest.second), result.forfeits, result.reasons, strict=True)
    return [
        tell("arena-faults", bot=bot, count=count, reasons="; ".join(reasons)) for bot, count, reasons in both if count
    ]
