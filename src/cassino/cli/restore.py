"""`cassino restore`: loads what `cassino backup` has saved."""

from pathlib import Path

import click

from cassino.cli.progress import progress
from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, config_of
from cassino.cli.worded import Command, option
from cassino.texts import tell


@click.command(cls=Command, help="commands-restore-does")
@click.argument("file", type=click.Path(path_type=Path))
@option("--database", help=DATABASE_HELP)
@option("--config", metavar="FILE", type=click.Path(path_type=Path), help=CONFIG_HELP)
def command(file: Path, database: str | None, config: Path | None) -> None:
    """Load the backup in FILE into a new or empty database."""
    from cassino.server.main import database_of
    from cassino.server.ops.backup import put_back

    with progress(tell("commands-progress-restore")) as bar:
        copied = put_back(database_of(config_of(config, database=database)), file, bar.show)
    click.echo(tell("commands-restored", file=str(file), rows=copied.rows))
