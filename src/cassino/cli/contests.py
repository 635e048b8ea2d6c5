"""What `arena` and `tournament` have in common: options, files, progress."""

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from cassino.cli.progress import progress
from cassino.cli.worded import FilePath, UsageError, option
from cassino.texts import tell

if TYPE_CHECKING:
    from cassino.arena import Contest, Journal, Result

PACKS = ".packs"
"""Stands after the name of a result file in the name of the file with its packs."""
USUAL_DEALS = 1000
ANEW = {"jobs", "ray", "as_json", "resume"}
"""What may be said again when a run is resumed."""


@dataclass(frozen=True)
class Asked:
    """How contests are to be played and where the result is to go."""

    jobs: int | None
    ray: str | None
    as_json: bool
    out: Path | None


def interval(mean: float, low: float, high: float) -> dict[str, str]:
    """Points a deal and their 95% interval, as arguments of a message."""
    return {"mean": f"{mean:+.2f}", "low": f"{low:+.2f}", "high": f"{high:+.2f}"}


def contest_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options of every command that plays contests."""
    for each in reversed((
        option("--variant", default="casino", show_default=True, help="commands-option-variant"),
        option("--players", type=click.IntRange(min=2), help="commands-option-usual-players"),
        option("--seed", default=0, show_default=True, help="commands-contests-seed"),
        option("--ms", type=click.FloatRange(min=0, min_open=True), help="commands-contests-ms"),
        option("--seating", type=click.Choice(["all", "one"]), default="all", show_default=True,
                     help="commands-contests-seating"),
        option("--jobs", type=click.IntRange(min=1), help="commands-option-jobs"),
        option("--ray", metavar="ADDRESS", help="commands-option-ray"),
        option("--out", metavar="FILE", type=FilePath(),
                     help="commands-contests-out", facts={"ending": PACKS}),
        option("--resume", metavar="FILE", type=FilePath(),
                     help="commands-contests-resume"),
        option("--json", "as_json", is_flag=True, help="commands-option-json"),
    )):  # fmt: skip
        command = each(command)
    return command


def pattern(variant: str, players: int | None, deals: int, seed: int, ms: float | None, seating: str) -> "Contest":
    """A contest of nobody against nobody. Raises UsageError for a number of players that the rules lack."""
    from cassino.arena import Contest, SideRotation
    from cassino.rules import load_rules
    from cassino.texts.lists import number_list

    rules = load_rules(variant)
    seats = players or rules.seating.players[0]
    if seats not in rules.seating.players:
        raise UsageError("engine-players", title=rules.title, known=number_list(rules.seating.players), players=seats)
    return Contest("", "", rules, seats, deals, seed, SideRotation(seating), ms)


def resumed(path: Path, kind: str) -> "Journal":
    """The journal of a result file. Raises JournalError, and UsageError if other options are given, too."""
    from cassino.arena import JournalError, open_journal

    context = click.get_current_context()
    given = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
    if others := sorted(given - ANEW):
        raise UsageError("commands-resumed-run", names=", ".join(others))
    journal = open_journal(_packs_of(path))
    if journal.kind != kind:
        journal.__exit__(None, None, None)
        raise JournalError("arena-other-command", file=str(path), command=journal.kind)
    return journal


def begun(contests: Sequence["Contest"], kind: str, out: Path | None) -> "Journal":
    """A new journal; in a file if there is to be a result file. Raises UnknownBot, JournalError."""
    from cassino.arena import new_journal, unkept
    from cassino.arena.series import check_bots

    check_bots(contests)
    return new_journal(_packs_of(out), kind, contests) if out else unkept(kind, contests)


def played(journal: "Journal", asked: Asked) -> "list[Result]":
    """Play what is missing, with a progress bar unless JSON is wanted."""
    from cassino.arena import deals_left, origin

    with journal:
        journal.begin(origin())
        if len({(run.get("cassino"), run.get("commit")) for run in journal.runs}) > 1:
            click.echo(tell("arena-program-changed"), err=True)
        try:
            return _played(journal, asked, deals_left(journal))
        except KeyboardInterrupt:
            if asked.out:
                click.echo(tell("arena-stopped", command=journal.kind, file=str(asked.out)), err=True)
            raise


def _played(journal: "Journal", asked: Asked, deals: int) -> "list[Result]":
    from cassino.arena import play_with

    names = [tell("arena-pair", first=contest.first, second=contest.second) for contest in journal.contests]
    with progress(names[0], deals, is_quiet=asked.as_json) as bar:
        return play_with(_workers(journal, asked), journal, lambda contest, more: bar.advance(more, names[contest]))


def _workers(journal: "Journal", asked: Asked) -> Any:
    if asked.ray:
        from cassino.arena.pack import play_pack
        from cassino.lab.ray import RayWorkers

        return RayWorkers(journal.contests, asked.ray, play_pack)
    from cassino.arena.workers import local_workers

    return local_workers(journal.contests, asked.jobs or os.cpu_count() or 1)


def kept(found: dict[str, object], journal: "Journal", asked: Asked) -> dict[str, object]:
    """A result with where it comes from, also written to its file."""
    whole = found | {"runs": journal.runs}
    if asked.out:
        written = asked.out.with_name(f"{asked.out.name}.new")
        written.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
        written.replace(asked.out)
    return whole


def _packs_of(path: Path) -> Path:
    return path.with_name(path.name + PACKS)
