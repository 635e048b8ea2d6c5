"""`cassino backup`: everything that a server keeps, in one file."""

from pathlib import Path

import click

from cassino.cli.progress import progress
from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, config_of
from cassino.cli.worded import Command, option
from cassino.texts import tell


@click.command(cls=Command, help="commands-backup-does")
@click.argument("file", type=click.Path(path_type=Path))
@option("--database", help=DATABASE_HELP)
@option("--config", metavar="FILE", type=click.Path(path_type=Path), help=CONFIG_HELP)
def command(file: Path, database: str | None, config: Path | None) -> None:
    """Save matches, people and everything else to FILE, as they are at this moment."""
    from cassino.server.main import database_of
    from cassino.server.ops.backup import back_up
    from cassino.server.storage.database import open_existing

    engine = open_existing(database_of(config_of(config, database=database)))
    try:
        with progress(tell("commands-progress-backup")) as bar:
            copied = back_up(engine, file, bar.advance)
    finally:
        engine.dispose()
    click.echo(tell("commands-saved", file=str(file), rows=copied.rows))
