"""`cassino restore`: loads what `cassino backup` has saved."""

from pathlib import Path

import click

from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, config_of


@click.command(short_help="Load a backup into an empty database.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help=DATABASE_HELP)
@click.option("--config", type=click.Path(path_type=Path), help=CONFIG_HELP)
def command(file: Path, database: str | None, config: Path | None) -> None:
    """Load the backup in FILE into a new or empty database.

    If anything is wrong, nothing is loaded. A FILE from an older version is brought up to date.
    """
    from cassino.server.main import database_of
    from cassino.server.ops.backup import put_back

    copied = put_back(database_of(config_of(config, database=database)), file)
    click.echo(f"{file}: {copied.rows} rows restored")
