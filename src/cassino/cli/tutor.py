"""`cassino tutor`: what your games show about nine skills; and how well the tutor's rules were measured."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from cassino.analysis.skills import Skill
    from cassino.tutor.measured import Measured


class _OrRead(click.Group):
    """A group that reads games if the first word is none of its commands."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments, with the command that is meant."""
        is_named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if is_named else ["read", *args])


@click.group(cls=_OrRead, short_help="Learn from your own games: one tip, and nine skills.")
def command() -> None:
    """Look at your finished games and name one skill to work on, with the position that shows it.

    `cassino tutor FILE ...` reads records that you saved; `cassino tutor` alone reads your latest games of
    `cassino play`. docs/tutor.md explains how it works.
    """


@command.command(short_help="Look at your games (what plain `cassino tutor` does).")
@click.argument("records", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--games", is_flag=True, help="Also read your latest games of `cassino play` (the default without RECORDS)."
)
@click.option("--seat", metavar="N", type=click.IntRange(1, 6), help="Your seat, if a record does not name it.  [1]")
@click.option("--plain", is_flag=True, help="Plain lines for screen readers: no colors, no suit symbols.")
def read(records: Sequence[Path], games: bool, seat: int | None, plain: bool) -> None:
    """Look at the games in RECORDS, the latest first."""
    from cassino.tui.terminal import open_terminal, write
    from cassino.tui.tutoring import kept_games, report_lines

    paths = [*records, *(kept_games() if games or not records else [])]
    terminal = open_terminal(plain)
    write(terminal, *report_lines(paths, None if seat is None else seat - 1, terminal.style))


@command.command(short_help="Measure what each skill is worth.")
@click.option("--variant", default="casino", show_default=True, help="Rule set: a name or a file.")
@click.option("--packs", default=500, show_default=True, type=click.IntRange(2), help="Shuffled packs for each skill.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same deals.")
@click.option("--write", metavar="FILE", type=click.Path(path_type=Path), help="Keep the numbers in this file.")
def worth(variant: str, packs: int, seed: int, write: Path | None) -> None:
    """Measure how many points a deal a player without each skill loses, in duplicate deals for two."""
    from dataclasses import replace

    from cassino.analysis.skills import Skill
    from cassino.rules import load_rules
    from cassino.tutor.measured import DIGITS
    from cassino.tutor.measuring import worth_of

    rules, table = load_rules(variant), _table(write)
    click.echo(f"{rules.title}: points per deal, {packs} packs played twice, 95% interval")
    for skill in Skill:
        found = worth_of(skill, rules, packs, seed)
        low, high = found.ci95
        click.echo(f"{skill:18}{found.mean:+7.2f}   {low:+.2f} to {high:+.2f}")
        numbers = round(found.mean, DIGITS), round(found.standard_error, DIGITS)
        table[skill] = replace(table[skill], worth=numbers[0], error=numbers[1])
    _keep(write, table)


@command.command(short_help="Measure how often the tutor is right.")
@click.option("--variant", default="casino", show_default=True, help="Rule set: a name or a file.")
@click.option(
    "--trials", default=40, show_default=True, type=click.IntRange(1), help="Records for each kind of player."
)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same deals.")
@click.option("--write", metavar="FILE", type=click.Path(path_type=Path), help="Keep the numbers in this file.")
def precision(variant: str, trials: int, seed: int, write: Path | None) -> None:
    """Measure how often a player lacks the skill that the tutor names, and how often a deeper search agrees."""
    from dataclasses import asdict, replace

    from cassino.analysis.skills import Skill
    from cassino.rules import load_rules
    from cassino.tutor.measuring import Precision

    found = Precision(load_rules(variant), seed)
    with click.progressbar(found.run(trials), length=trials, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        for _ in bar:
            pass
    table = _table(write)
    click.echo(f"{found.lacking} players without a skill, {found.silent} of them without a tip; as many whole players")
    click.echo(f"{'skill':18}  named  right  checked  agreed")
    for skill in Skill:
        row = table[skill] = replace(table[skill], **asdict(found.tallies[skill]))
        silence = "" if row.speaks else "   silent"
        click.echo(f"{skill:18}{row.named:7}{row.right:7}{row.checked:9}{row.agreed:8}{silence}")
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
