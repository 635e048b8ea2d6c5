"""`cassino cases`: run files of rule cases."""

from pathlib import Path

import click


@click.command(short_help="Run files of rule cases.")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--variants", metavar="A,B", default="", help="Run only the cases of these variants.")
@click.option("--skip-types", metavar="T,U", default="", help="Leave out cases of these types.")
def command(files: tuple[Path, ...], variants: str, skip_types: str) -> None:
    """Run the rule cases in FILES, report each failure, and count passes and failures.

    A file whose name ends in .txt is read as text, any other as YAML.
    """
    from cassino.casefiles import load_cases, run_case

    cases = load_cases(files, _words(variants), _words(skip_types))
    failures = [failure for failure in map(run_case, cases) if failure]
    for failure in failures:
        click.echo(f"{failure}\n")
    click.echo(f"{len(cases) - len(failures)} passed, {len(failures)} failed")
    if failures:
        raise SystemExit(1)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
