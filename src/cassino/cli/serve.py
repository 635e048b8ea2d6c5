"""`cassino serve`: a table in the browser, or a server for many."""

from pathlib import Path

import click

from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, PORT_HELP, config_of
from cassino.cli.worded import Command, option


@click.command(cls=Command, help="commands-serve-does")
@option("--host", help="commands-serve-host")
@option("--port", type=click.IntRange(0, 65535), help=PORT_HELP)
@option("--database", help=DATABASE_HELP)
@option("--workers", type=click.IntRange(1, 64), help="commands-serve-workers")
@option("--bus", help="commands-serve-bus")
@option("--config", metavar="FILE", type=click.Path(path_type=Path), help=CONFIG_HELP)
@option("--browser/--no-browser", default=True, help="commands-serve-browser")
def command(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    bus: str | None,
    config: Path | None,
    browser: bool,
) -> None:
    """Open a table in the browser."""
    settings = config_of(config, host=host, port=port, database=database, workers=workers, bus=bus)
    from cassino.server.main import serve

    serve(settings, browser)
