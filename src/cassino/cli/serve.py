"""`cassino serve`: a table in the browser, or a server for many."""

from pathlib import Path

import click

from cassino.cli.serving import CONFIG_HELP, DATABASE_HELP, PORT_HELP, config_of


@click.command(short_help="Open a table in the browser.")
@click.option(
    "--host", help="Address to listen on; 0.0.0.0 lets other machines connect.  [default: $CASSINO_HOST, or 127.0.0.1]"
)
@click.option("--port", type=click.IntRange(0, 65535), help=PORT_HELP)
@click.option("--database", help=DATABASE_HELP)
@click.option(
    "--workers", type=click.IntRange(1, 64), help="Number of server processes; several need --bus.  [default: 1]"
)
@click.option(
    "--bus", help="Address that connects several workers, such as redis://localhost:6379/0.  [default: $CASSINO_BUS]"
)
@click.option("--config", type=click.Path(path_type=Path), help=CONFIG_HELP)
@click.option("--browser/--no-browser", default=True, help="Open a browser window.  [default: browser]")
def command(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    bus: str | None,
    config: Path | None,
    browser: bool,
) -> None:
    """Open a table in the browser. Ctrl-C stops the server; matches continue next time."""
    from cassino.server.main import serve

    serve(config_of(config, host=host, port=port, database=database, workers=workers, bus=bus), browser)
