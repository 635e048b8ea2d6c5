"""`cassino cases`: run files of rule cases."""

from pathlib import Path

import click

from cassino.cli.progress import progress
from cassino.cli.worded import Command, option
from cassino.texts import tell


@click.command(cls=Command, help="commands-cases-does")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@option("--variants", metavar="A,B", default="", help="commands-cases-variants")
@option("--skip-types", metavar="T,U", default="", help="commands-cases-skip-types")
def command(files: tuple[Path, ...], variants: str, skip_types: str) -> None:
    """Run the rule cases in FILES, report each failure, and count passes and failures."""
    from cassino.casefiles import load_cases, run_case

    cases = load_cases(files, _words(variants), _words(skip_types))
    with progress(tell("commands-progress-cases"), len(cases)) as bar:
        failures = [failure for failure in map(run_case, bar.over(cases)) if failure]
    for failure in failures:
        click.echo(f"{failure}\n")
    click.echo(tell("cases-count", passed=len(cases) - len(failures), failed=len(failures)))
    if failures:
        raise SystemExit(1)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
