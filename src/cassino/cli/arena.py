"""`cassino arena`: bots against bots on the same cards."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.contests import USUAL_DEALS, Asked, begun, contest_options, kept, pattern, played, resumed

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
        raise click.BadParameter(f"{text!r} is not two numbers with a comma between them, like 0,0.2") from None
    if not -1000 < low < high < 1000:
        raise click.BadParameter(f"{text!r}: the second number must be the larger one")
    return low, high


@click.command(short_help="Play bots against bots on the same cards.")
@click.argument("first", required=False)
@click.argument("second", required=False)
@click.option("--deals", type=click.IntRange(min=2), help=f"At most this many deals; {USUAL_DEALS} by default.")
@click.option(
    "--sprt", metavar="LOW,HIGH", callback=_hypotheses, help="Stop as soon as one of these two margins is accepted."
)
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
    """Play bot FIRST against bot SECOND and print by how many points per deal FIRST is ahead.

    Each shuffled pack is played once for every choice of sides. The margin is the mean points of FIRST's sides minus
    the mean of SECOND's. --sprt 0,0.2 tests these two margins against each other and stops as soon as one is accepted,
    with 5 % errors.
    """
    if resume:
        journal = resumed(resume, KIND)
    elif not first or not second:
        raise click.UsageError("Name two bots.")
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
    return [
        f"{contest.rules.title}, {contest.players} players, {result.deals} deals, seed {contest.seed}",
        f"{first} against {second}: {result.mean:+.2f} points a deal (95 %: {low:+.2f} to {high:+.2f})",
        *_reduced(result),
        *_pairs(result),
        *_test(result),
        f"points of a side: {first} {own:.2f}, {second} {others:.2f}",
        f"milliseconds a move: {first} {ms:.2f}, {second} {ms_of_others:.2f}",
        *_faults(contest, result),
    ]


def _reduced(result: "Result") -> list[str]:
    if result.reduced is None:
        return []
    low, high = result.reduced.ci95
    return [
        f"with less luck: {result.reduced.mean:+.2f} (95 %: {low:+.2f} to {high:+.2f}), "
        f"an interval {100 * result.shrinks:.0f} % shorter"
    ]


def _pairs(result: "Result") -> list[str]:
    if result.pentanomial is None:
        return []
    return ["packs by deals won less deals lost, -2 to 2: " + " ".join(map(str, result.pentanomial))]


def _test(result: "Result") -> list[str]:
    test = result.sprt
    if test is None:
        return []
    verdict = "neither is accepted" if test.accepted is None else f"{test.accepted:+g} is accepted"
    return [f"{test.low:+g} or {test.high:+g} points a deal: {verdict} after {test.count} packs, LLR {test.llr:+.2f}"]


def _faults(contest: "Contest", result: "Result") -> list[str]:
    both = zip((contest.first, contest.second), result.forfeits, result.reasons, strict=True)
    return [f"{bot} lost {count} deals by faults: {'; '.join(reasons)}" for bot, count, reasons in both if count]
