"""`cassino tournament`: everybody against everybody, with ratings."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.contests import USUAL_DEALS, Asked, begun, contest_options, kept, pattern, played, resumed
from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.arena import Tournament

KIND = "tournament"


@click.command(cls=Command, help="commands-tournament-does")
@click.argument("bots", nargs=-1, metavar="BOT...")
@option("--deals", type=click.IntRange(min=2), default=USUAL_DEALS, show_default=True, help="commands-tournament-deals")
@contest_options
def command(
    bots: tuple[str, ...],
    deals: int,
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
    """Play every pair of the BOTS against each other and rate them all."""
    from cassino.arena import round_robin, standings

    if resume:
        journal = resumed(resume, KIND)
    elif len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise UsageError("commands-different-bots")
    else:
        journal = begun(round_robin(bots, pattern(variant, players, deals, seed, ms, seating)), KIND, out)
    asked = Asked(jobs, ray, as_json, out or resume)
    table = standings(journal, played(journal, asked))
    found = kept(table.as_json(), journal, asked)
    click.echo(json.dumps(found) if as_json else "\n".join(_lines(table)))


def _lines(table: "Tournament") -> list[str]:
    contest = table.results[0].contest
    width = max(len(standing.bot) for standing in table.standings)
    lines = [
        tell("arena-tournament", title=contest.rules.title, players=contest.players, seed=contest.seed),
        f"{'':{width}}  {tell('arena-elo'):>6}  {tell('arena-interval'):>16}  {tell('arena-points-a-deal'):>13}  "
        f"{tell('arena-score'):>6}  {tell('arena-deals'):>6}",
    ]
    for standing in table.standings:
        low, high = (f"{end:+.0f}" for end in standing.rating.ci95)
        span = tell("arena-range", low=low, high=high)
        lines.append(
            f"{standing.bot:{width}}  {standing.rating.elo:+6.0f}  {span:>16}  "
            f"{standing.mean:+13.2f}  {standing.score:6.1%}  {standing.deals:6}"
        )
    return lines
