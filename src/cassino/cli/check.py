"""`cassino check`: everything that is wrong with files of house rules."""

from pathlib import Path

import click

from cassino.cli.worded import Command
from cassino.texts import tell


@click.command(cls=Command, help="commands-check-does")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def command(files: tuple[Path, ...]) -> None:
    """Print every problem in the house rules in FILES; exit with status 1 if there are any."""
    if sum([count_problems(file) for file in files]):
        raise SystemExit(1)


def count_problems(file: Path) -> int:
    """Print the problems of one file and count them."""
    from cassino.rules import RulesError, load_rules_file

    try:
        load_rules_file(file)
    except RulesError as error:
        click.echo(str(error))
        return len(error.problems)
    click.echo(tell("commands-no-problems", file=str(file)))
    return 0
