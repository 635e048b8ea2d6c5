"""`cassino train`: weights for the search from self-play."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from cassino.arena.training.course import Generation, Plan, TrainingCourse
    from cassino.arena.workers import Workers

USUAL_MINUTES = 5.0


@click.command(short_help="Train the search for a variant by self-play.")
@click.argument("variant")
@click.option("--players", type=click.IntRange(min=2), help="Number of players; by default the usual one.")
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    help=f"About how long to train; {USUAL_MINUTES:g} unless --lessons and --packs are given.",
)
@click.option(
    "--generations",
    type=click.IntRange(1, 50),
    default=2,
    show_default=True,
    help="How often to learn from the best weights and try again.",
)
@click.option("--lessons", type=click.IntRange(min=2), help="Deals to learn from in each generation.")
@click.option("--packs", type=click.IntRange(min=2), help="Most packs to play in each trial.")
@click.option("--seed", default=0, show_default=True, help="The same seed and numbers give the same weights.")
@click.option(
    "--bot",
    default="",
    help="Bot that plays the lessons; by default search with 4 worlds, or heuristic if that is slow.",
)
@click.option(
    "--rival", default="", help="Search bot that plays the trials; by default with 8 worlds, or 2 if that is slow."
)
@click.option("--level", is_flag=True, help="Keep new weights if they lead at all, however little.")
@click.option("--jobs", type=click.IntRange(min=1), help="Number of processes; by default one per core.")
@click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster instead; `local` starts one here.")
@click.option(
    "--out",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the file; by default where the bots look for it.",
)
@click.option("--dry-run", is_flag=True, help="Do not write the file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    variant: str,
    players: int | None,
    minutes: float | None,
    generations: int,
    lessons: int | None,
    packs: int | None,
    seed: int,
    bot: str,
    rival: str,
    level: bool,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    dry_run: bool,
    as_json: bool,
) -> None:  # fmt: skip
    """Train the search for VARIANT by self-play: fit weights that predict the points, try them, keep them if they win.

    A trial plays the search with the new weights against the search with the best so far, in duplicate deals.
    With --lessons and --packs the result depends only on the seed.
    """
    from cassino.analysis.speed import machine
    from cassino.arena.origin import origin
    from cassino.arena.training import keeping
    from cassino.arena.training.course import Plan

    if minutes is None and not (lessons and packs):
        minutes = USUAL_MINUTES
    rules, seats = _game(variant, players)
    plan = Plan(
        rules, seats, seed, generations, 60 * minutes if minutes else None, lessons, packs, bot, rival,
        keeps_level=level,
    )  # fmt: skip
    _check(plan)
    where = origin(machine())
    course = _trained(plan, _workers_for(jobs or os.cpu_count() or 1, ray), as_json)
    path = None if dry_run else keeping.keep(course, where, out or keeping.usual_folder())
    if as_json:
        click.echo(json.dumps(keeping.as_json(course) | {"file": path and path.name, "origin": where}))
    else:
        click.echo("\n".join([*_lines(course), f"again: {keeping.command_of(course)}"]))
        click.echo(f"written: {path}" if path else "nothing is written")


def _game(variant: str, players: int | None) -> tuple[Any, int]:
    """The rules and the number of players. Raises click.BadParameter for a number that the rules lack."""
    from cassino.cli.contests import pattern

    contest = pattern(variant, players, 2, 0, None, "all")
    return contest.rules, contest.players


def _check(plan: "Plan") -> None:
    """Raises UnknownBot, click.BadParameter."""
    import cassino
    from cassino.bots.search import SearchBot

    cassino.bot(plan.teacher)
    if not isinstance(cassino.bot(plan.rival), SearchBot):
        raise click.BadParameter(f"{plan.rival} does not value positions by weights", param_hint="--rival")


def _workers_for(jobs: int, address: str | None) -> Callable[..., "Workers[Any]"]:
    def made(task: object, play: Callable[[Any, int], Any]) -> "Workers[Any]":
        if address:
            from cassino.arena.ray import RayWorkers

            return RayWorkers([task], address, play)
        from cassino.arena.workers import here

        return here([task], jobs, play)

    return made


def _trained(plan: "Plan", workers_for: Callable[..., "Workers[Any]"], is_quiet: bool) -> "TrainingCourse":
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from cassino.arena.training.course import train

    console = Console(stderr=True)
    columns = SpinnerColumn(), TextColumn("{task.description}: {task.completed}"), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=is_quiet or not console.is_terminal) as progress:
        task = progress.add_task("begins", total=None)
        return train(plan, workers_for, lambda what, done: progress.update(task, description=what, completed=done))


def _lines(course: "TrainingCourse") -> list[str]:
    plan = course.plan
    lines = [f"{plan.rules.title}, {plan.players} players, seed {plan.seed}, lessons by {plan.teacher}"]
    for number, generation in enumerate(course.generations, 1):
        lines += [f"generation {number}: {generation.lessons} deals, {generation.positions} positions so far"]
        lines += _rounds(generation) + _weights(generation) + _verdict(generation)
    if course.counts:
        lines.append(f"points of {course.counts.deals} deals counted")
    return lines


def _rounds(generation: "Generation") -> list[str]:
    return [
        f"  {_place(one.round_no)}: explains {one.explained:.1%} of the margin, the weights before {one.before:.1%}; "
        f"misses by {one.spread:.2f} points"
        for one in generation.rounds
    ]


def _place(round_no: int) -> str:
    return f"round {round_no}" if round_no else "inside rounds"


def _weights(generation: "Generation") -> list[str]:
    from cassino.search.estimator import FEATURE_NAMES

    pairs = zip(FEATURE_NAMES, generation.weights, strict=True)
    return ["  weights: " + ", ".join(f"{name} {weight:.2f}" for name, weight in pairs)]


def _verdict(generation: "Generation") -> list[str]:
    verdict = generation.verdict
    if verdict is None:
        return ["  nothing to try: no round ends before the deal does, or nothing was learned"]
    low, high = verdict.margin.ci95
    word = "kept" if generation.is_kept else "not kept"
    mean = verdict.margin.mean
    return [f"  trial: {mean:+.3f} points a deal (95 %: {low:+.3f} to {high:+.3f}), {verdict.deals} deals: {word}"]
