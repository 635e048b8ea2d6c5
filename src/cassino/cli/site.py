"""`cassino site`: the page without a server."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cassino import compiled, extras
from cassino.cli.worded import Command, option
from cassino.texts import language, tell

if TYPE_CHECKING:
    from cassino.site.sizes import Size


@click.command(cls=Command, help="commands-site-does")
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@option("--language", "languages", help="commands-site-language")
@option("--pyodide", metavar="FOLDER", type=click.Path(path_type=Path), help="commands-site-pyodide")
@option("--wheel", metavar="FILE", type=click.Path(path_type=Path), help="commands-site-wheel")
@option("--plain", is_flag=True, help="commands-site-plain")
@option("--check", is_flag=True, help="commands-site-check")
def command(
    folder: Path, languages: str | None, pyodide: Path | None, wheel: Path | None, plain: bool, check: bool
) -> None:
    """Write a folder that any static server can serve."""
    extras.need(extras.SITE)
    from cassino.site.folder import measured, order, write

    codes = [each.strip() for each in (languages or language.current()).split(",")]
    wanted = order(folder, codes, pyodide or usual_pyodide(), wheel, plain)
    if check:
        is_compiled, found = measured(wanted)
        click.echo("\n".join(table(found)))
    else:
        is_compiled = write(wanted)
    if not is_compiled:
        click.echo(tell("commands-site-slow", python=wanted.pyodide.python), err=True)
    if not check:
        click.echo(tell("commands-site-written", folder=str(folder)))


def usual_pyodide() -> Path:
    """Where `make site` puts Pyodide."""
    root = compiled.PACKAGE.parents[1] if compiled.is_checkout() else Path()
    return root / "build" / "pyodide"


def table(found: Iterable["Size"]) -> Iterable[str]:
    """The sizes as lines."""
    heads = [tell("commands-site-part"), tell("commands-site-files"), tell("commands-site-raw")]
    yield f"{heads[0]:<28}{heads[1]:>7}{heads[2]:>13}{'gzip':>13}{'brotli':>13}"
    for size in found:
        numbers = (f"{number:>13,}" if number is not None else f"{'-':>13}" for number in size[2:])
        yield f"{size.part or tell('commands-site-all'):<28}{size.files:>7}{''.join(numbers)}"
