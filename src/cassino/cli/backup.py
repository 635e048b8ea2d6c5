"""`cassino backup`: everything that a server keeps, in one file."""

from pathlib import Path

import click

from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, config_of


@click.command(short_help="Save everything that a server keeps in one file.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help=DATABASE_HELP)
@click.option("--config", type=click.Path(path_type=Path), help=CONFIG_HELP)
def command(file: Path, database: str | None, config: Path | None) -> None:
    """Save matches, people and everything else to FILE, as they are at this moment.

    The server may keep running. FILE holds secrets, such as hidden cards: keep it private.
    `cassino restore` loads it into SQLite or PostgreSQL, no matter which it came from.
    """
    from cassino.server.main import database_of
    from cassino.server.ops.backup import back_up
    from cassino.server.storage.database import open_existing

    engine = open_existing(database_of(config_of(config, database=database)))
    try:
        copied = back_up(engine, file)
    finally:
        engine.dispose()
    click.echo(f"{file}: {copied.rows} rows saved")
