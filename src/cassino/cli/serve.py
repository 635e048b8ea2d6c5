"""`cassino serve`: a table in the browser."""

import os
from pathlib import Path

import click

PORT = 8420


@click.command(short_help="Open a table in the browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option(
    "--port",
    default=lambda: os.environ.get("CASSINO_PORT", PORT),  # an envvar would not count for plain `cassino`
    show_default=f"$CASSINO_PORT, or {PORT}",
    type=click.IntRange(0, 65535),
    help="Port; 0 for any free one.",
)
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file that keeps the matches.  [default: $CASSINO_DATABASE, or cassino.db in your data folder]",
)
@click.option("--browser/--no-browser", default=True, help="Open a browser window.  [default: browser]")
def command(host: str, port: int, database: Path | None, browser: bool) -> None:
    """Open a table in the browser; Ctrl-C closes it, matches go on next time."""
    from cassino.server.main import serve

    serve(host, port, database, browser)
