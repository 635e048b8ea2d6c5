"""`cassino worker`: think for a server on another machine."""

import os
import sys

import click

from cassino.cli.worded import Command, option


@click.command(cls=Command, help="commands-worker-does")
@option("--server", required=True, help="commands-worker-server")
@option("--key", envvar="CASSINO_WORKER_KEY", required=True, show_envvar=True, help="commands-worker-key")
@option(
    "--processes",
    type=click.IntRange(1, 256),
    default=lambda: os.cpu_count() or 1,
    help="commands-worker-processes",
)
def command(server: str, key: str, processes: int) -> None:
    """Choose moves for the bots of a server on another machine, until Ctrl-C."""
    from cassino.server.jobs.thinking.worker import Worker

    Worker(server, key, processes, lambda line: print(line, file=sys.stderr, flush=True)).run()
