"""`cassino serve`: a table in the browser."""

import errno
import os
import socket
from pathlib import Path

import click

PORT = 8420


def default_database() -> Path:
    """Where matches are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cassino" / "cassino.db"


def port_problem(host: str, port: int) -> str:
    """Why the address cannot be listened on and what to do; empty if it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return f"port {port} is in use (a table may be open already); try: cassino serve --port {port + 1}"
            return f"cannot listen on {host} port {port}: {error.strerror}"
    return ""


@click.command(short_help="Open a table in the browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(1, 65535), help="Port to listen on.")
@click.option("--database", type=click.Path(dir_okay=False, path_type=Path), help="The file that keeps the matches.")
@click.option("--browser/--no-browser", default=True, help="Open a browser window.  [default: browser]")
def command(host: str, port: int, database: Path | None, browser: bool) -> None:
    """Open a table in the browser; Ctrl-C closes it, matches go on next time."""
    problem = port_problem(host, port)
    if problem:
        raise click.ClickException(problem)
    from cassino.server.main import serve

    path = database or default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    serve(host, port, path, browser)
