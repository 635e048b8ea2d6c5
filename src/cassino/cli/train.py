"""`cassino train`: weights for the search from self-play."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cassino.cli.progress import progress
from cassino.cli.worded import Command, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.arena.workers import Workers
    from cassino.lab.training.course import Generation, Plan, TrainingCourse
    from cassino.lab.training.policy_course import PolicyPlan
    from cassino.lab.training.trial import TrialVerdict

USUAL_MINUTES = 5.0


@click.command(cls=Command, help="commands-train-does")
@click.argument("variant")
@option("--players", type=click.IntRange(min=2), help="commands-option-usual-players")
@option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    help="commands-train-minutes",
    facts={"usual": USUAL_MINUTES},
)
@option(
    "--generations",
    type=click.IntRange(1, 50),
    default=2,
    show_default=True,
    help="commands-train-generations",
)
@option("--lessons", type=click.IntRange(min=2), help="commands-train-lessons")
@option("--packs", type=click.IntRange(min=2), help="commands-train-packs")
@option("--seed", default=0, show_default=True, help="commands-train-seed")
@option(
    "--bot",
    default="",
    help="commands-train-bot",
)
@option("--rival", default="", help="commands-train-rival")
@option("--level", is_flag=True, help="commands-train-level")
@option("--policy", is_flag=True, help="commands-train-policy")
@option("--jobs", type=click.IntRange(min=1), help="commands-option-jobs")
@option("--ray", metavar="ADDRESS", help="commands-option-ray")
@option(
    "--out",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="commands-train-out",
)
@option("--dry-run", is_flag=True, help="commands-train-dry-run")
@option("--json", "as_json", is_flag=True, help="commands-option-json")
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
    policy: bool,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    dry_run: bool,
    as_json: bool,
) -> None:  # fmt: skip
    """Train the search for VARIANT by self-play."""
    from cassino.arena.origin import origin
    from cassino.lab.training import keeping
    from cassino.lab.training.course import Plan
    from cassino.lab.training.policy_course import PolicyPlan

    if minutes is None and not (lessons and packs):
        minutes = USUAL_MINUTES
    rules, seats = _game(variant, players)
    seconds, workers_for = 60 * minutes if minutes else None, _workers_for(jobs or os.cpu_count() or 1, ray)
    if policy:
        _policy(
            PolicyPlan(rules, seats, seed, seconds, lessons, packs, keeps_level=level),
            workers_for,
            out,
            dry_run,
            as_json,
        )
        return
    plan = Plan(rules, seats, seed, generations, seconds, lessons, packs, bot, rival, keeps_level=level)
    _check(plan)
    where = origin()
    course = _trained(plan, workers_for, as_json)
    path = None if dry_run else keeping.keep(course, where, out or keeping.usual_folder())
    if as_json:
        click.echo(json.dumps(keeping.as_json(course) | {"file": path and path.name, "origin": where}))
    else:
        click.echo("\n".join([*_lines(course), tell("arena-train-again", command=keeping.command_of(course))]))
        click.echo(tell("arena-train-written", file=str(path)) if path else tell("arena-train-not-written"))


def _game(variant: str, players: int | None) -> tuple[Any, int]:
    """The rules and the number of players. Raises UsageError for a number that the rules lack."""
    from cassino.cli.contests import pattern

    contest = pattern(variant, players, 2, 0, None, "all")
    return contest.rules, contest.players


def _check(plan: "Plan") -> None:
    """Raises UnknownBot, UsageError."""
    import cassino
    from cassino.bots.search import SearchBot

    cassino.bot(plan.teacher)
    if not isinstance(cassino.bot(plan.rival), SearchBot):
        raise UsageError("commands-rival", bot=plan.rival)


def _workers_for(jobs: int, address: str | None) -> Callable[..., "Workers[Any]"]:
    def made(task: object, play: Callable[[Any, int], Any]) -> "Workers[Any]":
        if address:
            from cassino.lab.ray import RayWorkers

            return RayWorkers([task], address, play)
        from cassino.arena.workers import here

        return here([task], jobs, play)

    return made


def _trained(plan: "Plan", workers_for: Callable[..., "Workers[Any]"], is_quiet: bool) -> "TrainingCourse":
    from cassino.lab.training.course import train

    with progress(tell("arena-train-starting"), is_quiet=is_quiet) as bar:
        return train(plan, workers_for, lambda what, done: bar.show(done, text=what))


def _policy(
    plan: "PolicyPlan", workers_for: Callable[..., "Workers[Any]"], out: Path | None, dry_run: bool, as_json: bool
) -> None:
    """Train the policy, and tell what came of it."""
    from cassino.arena.origin import origin
    from cassino.lab.training import keeping
    from cassino.lab.training.lessons import POLICY
    from cassino.lab.training.policy_course import train_policy

    where = origin()
    with progress(tell("arena-train-starting"), is_quiet=as_json) as bar:
        course = train_policy(plan, workers_for, lambda what, done: bar.show(done, text=what))
    path = None if dry_run or not course.is_kept else keeping.keep_policy(course, where, out or keeping.usual_folder())
    if as_json:
        found = {"variant": plan.rules.id, "players": plan.players, "kept": course.is_kept, **course.section({})}
        click.echo(json.dumps(found | {"file": path and path.name, "origin": where}))
        return
    click.echo(tell("arena-train-plan", title=plan.rules.title, players=plan.players, seed=plan.seed, bot=POLICY))
    click.echo(tell("arena-generation", number=1, deals=course.lessons, positions=course.decisions))
    click.echo("\n".join([*_named(course.section({})["weights"]), *_trial(course.verdict, course.is_kept)]))
    click.echo(tell("arena-train-again", command=course.command))
    click.echo(tell("arena-train-written", file=str(path)) if path else tell("arena-train-not-written"))


def _lines(course: "TrainingCourse") -> list[str]:
    plan = course.plan
    lines = [tell("arena-train-plan", title=plan.rules.title, players=plan.players, seed=plan.seed, bot=plan.teacher)]
    for number, generation in enumerate(course.generations, 1):
        lines.append(tell("arena-generation", number=number, deals=generation.lessons, positions=generation.positions))
        lines += _rounds(generation) + _weights(generation) + _verdict(generation)
    if course.counts:
        lines.append(tell("arena-train-counted", deals=course.counts.deals))
    return lines


def _rounds(generation: "Generation") -> list[str]:
    return [
        "  "
        + tell(
            "arena-train-round",
            round=one.round_no,
            explained=f"{one.explained:.1%}",
            before=f"{one.before:.1%}",
            spread=f"{one.spread:.2f}",
        )
        for one in generation.rounds
    ]


def _weights(generation: "Generation") -> list[str]:
    from cassino.search.estimator import FEATURE_NAMES

    return _named(dict(zip(FEATURE_NAMES, generation.weights, strict=True)))


def _named(weights: Mapping[str, float]) -> list[str]:
    told = ", ".join(f"{name} {weight:.2f}" for name, weight in weights.items())
    return ["  " + tell("arena-train-weights", weights=told)]


def _verdict(generation: "Generation") -> list[str]:
    verdict = generation.verdict
    if verdict is None:
        return ["  " + tell("arena-train-no-trial")]
    return _trial(verdict, generation.is_kept)


def _trial(verdict: "TrialVerdict", is_kept: bool) -> list[str]:
    low, high = (f"{end:+.3f}" for end in verdict.margin.ci95)
    mean, kept = f"{verdict.margin.mean:+.3f}", "yes" if is_kept else "no"
    return ["  " + tell("arena-train-trial", mean=mean, low=low, high=high, deals=verdict.deals, kept=kept)]
