"""`cassino arena`: bots against bots on the same cards."""

import json
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from cassino.arena import Contest, Result


@click.command(short_help="Play bots against bots on the same cards.")
@click.argument("first")
@click.argument("second")
@click.option("--variant", default="casino", show_default=True, help="The rule set, by name or file.")
@click.option("--players", type=click.IntRange(min=2), help="How many players; as usual in the variant by default.")
@click.option("--deals", default=1000, show_default=True, type=click.IntRange(min=2), help="How many deals.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same deals and moves.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; one for each core by default.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    first: str, second: str, variant: str, players: int | None, deals: int, seed: int, jobs: int | None, as_json: bool
) -> None:
    """Play bot FIRST against bot SECOND and tell by how many points a deal FIRST is ahead.

    Each shuffled pack is played once for every side, with FIRST on that side and SECOND in all other seats. The
    margin is the points of FIRST's side minus the mean of the other sides.
    """
    from cassino.arena import Contest, run_contest
    from cassino.rules import load_rules

    rules = load_rules(variant)
    seats = players or rules.seating.players[0]
    if seats not in rules.seating.players:
        allowed = " or ".join(str(number) for number in rules.seating.players)
        raise click.BadParameter(f"{rules.title} is played by {allowed}, not by {seats}", param_hint="--players")
    contest = Contest(first, second, rules, seats, deals, seed)
    cores = jobs or os.cpu_count() or 1
    if as_json:
        click.echo(json.dumps(run_contest(contest, cores).as_json()))
    else:
        _print(_with_progress(contest, lambda played: run_contest(contest, cores, played)))


def _with_progress(contest: "Contest", run: "Callable[[Callable[[int], None]], Result]") -> "Result":
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{contest.first} against {contest.second}", total=contest.packs * contest.sides)
        return run(lambda deals: progress.advance(task, deals))


def _print(result: "Result") -> None:
    contest = result.contest
    first, second = contest.first, contest.second
    (low, high), (own, others), (ms, ms_of_others) = result.ci95, result.points, result.ms_per_move
    click.echo(f"{contest.rules.title}, {contest.players} players, {result.deals} deals, seed {contest.seed}")
    click.echo(f"{first} against {second}: {result.mean:+.2f} points a deal (95 %: {low:+.2f} to {high:+.2f})")
    click.echo(f"points of a side: {first} {own:.2f}, {second} {others:.2f}")
    click.echo(f"milliseconds a move: {first} {ms:.2f}, {second} {ms_of_others:.2f}")
