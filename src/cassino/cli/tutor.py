"""`cassino tutor`: what your games show about nine skills; and how well the tutor's rules were measured."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino.cli.progress import progress
from cassino.cli.worded import DefaultGroup, option
from cassino.texts import tell

HEADINGS = ("arena-precision-named", "arena-precision-right", "arena-precision-checked", "arena-precision-agreed")

if TYPE_CHECKING:
    from cassino.analysis.skills import Skill
    from cassino.tutor.measured import Measured


@click.command(cls=DefaultGroup, default="read", help="commands-tutor-does")
def command() -> None:
    """Look at your finished games and name one skill to work on, with the position that shows it."""


@command.command(help="commands-tutor-read", short_help="commands-tutor-read-short")
@click.argument("records", nargs=-1, type=click.Path(path_type=Path))
@option("--games", is_flag=True, help="commands-tutor-games")
@option("--seat", metavar="N", type=click.IntRange(1, 6), help="commands-tutor-seat")
@option("--plain", is_flag=True, help="commands-option-plain")
def read(records: Sequence[Path], games: bool, seat: int | None, plain: bool) -> None:
    """Look at the games in RECORDS, the latest first."""
    from cassino.tui.terminal import open_terminal, write
    from cassino.tui.tutoring import kept_games, report_lines

    paths = [*records, *(kept_games() if games or not records else [])]
    terminal = open_terminal(plain)
    with progress(tell("commands-progress-tutor"), len(paths)) as bar:
        lines = list(report_lines(paths, None if seat is None else seat - 1, bar.advance))
    write(terminal, *lines)


@command.command(help="commands-tutor-worth", short_help="commands-tutor-worth-short")
@option("--variant", default="casino", show_default=True, help="commands-option-variant")
@option("--packs", default=500, show_default=True, type=click.IntRange(2), help="commands-tutor-packs")
@option("--seed", default=1, show_default=True, help="commands-option-seed")
@option("--write", metavar="FILE", type=click.Path(path_type=Path), help="commands-option-write")
def worth(variant: str, packs: int, seed: int, write: Path | None) -> None:
    """Measure how many points a deal a player without each skill loses, in duplicate deals for two."""
    from dataclasses import replace

    from cassino.analysis.skills import Skill
    from cassino.lab.tutor_measures import worth_of
    from cassino.rules import load_rules
    from cassino.tutor.measured import DIGITS

    rules, table = load_rules(variant), _table(write)
    click.echo(tell("arena-worth", title=rules.title, packs=packs))
    with progress(tell("commands-progress-worth"), len(Skill) * packs) as bar:
        for skill in Skill:
            found = worth_of(skill, rules, packs, seed, bar.advance)
            low, high = found.ci95
            span = tell("arena-range", low=f"{low:+.2f}", high=f"{high:+.2f}")
            bar.echo(f"{skill:18}{found.mean:+7.2f}   {span}")
            numbers = round(found.mean, DIGITS), round(found.standard_error, DIGITS)
            table[skill] = replace(table[skill], worth=numbers[0], error=numbers[1])
    _keep(write, table)


@command.command(help="commands-tutor-precision", short_help="commands-tutor-precision-short")
@option("--variant", default="casino", show_default=True, help="commands-option-variant")
@option("--trials", default=40, show_default=True, type=click.IntRange(1), help="commands-tutor-trials")
@option("--seed", default=1, show_default=True, help="commands-option-seed")
@option("--write", metavar="FILE", type=click.Path(path_type=Path), help="commands-option-write")
def precision(variant: str, trials: int, seed: int, write: Path | None) -> None:
    """Measure how often a player lacks the skill that the tutor names, and how often a deeper search agrees."""
    from dataclasses import asdict, replace

    from cassino.analysis.skills import Skill
    from cassino.lab.tutor_measures import Precision
    from cassino.rules import load_rules

    found = Precision(load_rules(variant), seed)
    with progress(tell("commands-progress-precision"), trials) as bar:
        for done in found.run(trials):
            bar.show(done)
    table = _table(write)
    click.echo(tell("arena-precision", lacking=found.lacking, silent=found.silent))
    heads = [*map(tell, HEADINGS)]
    click.echo("  ".join([f"{tell('arena-skill'):18}", *heads]))
    for skill in Skill:
        row = table[skill] = replace(table[skill], **asdict(found.tallies[skill]))
        counts = zip((row.named, row.right, row.checked, row.agreed), heads, strict=True)
        silence = "" if row.speaks else "   " + tell("arena-precision-silent")
        click.echo(f"{skill:18}" + "".join(f"{count:{len(head) + 2}}" for count, head in counts) + silence)
    _keep(write, table)


def _table(file: Path | None) -> "dict[Skill, Measured]":
    """The numbers of a file, if there are any."""
    from cassino.analysis.skills import Skill
    from cassino.tutor.measured import Measured, parse_measured

    known = parse_measured(file.read_text("utf-8")) if file is not None and file.exists() else {}
    return {skill: known.get(skill, Measured()) for skill in Skill}


def _keep(file: Path | None, table: "dict[Skill, Measured]") -> None:
    """Write the numbers to a file."""
    from cassino.tutor.measured import format_measured

    if file is not None:
        file.write_text(format_measured(table), encoding="utf-8")
