"""`cassino worker`: think for a server on another machine."""

import os
import sys

import click


@click.command(short_help="Run the bots of a server on this machine.")
@click.option("--server", required=True, help="Address of the server, as you would type it in a browser.")
@click.option(
    "--key", envvar="CASSINO_WORKER_KEY", required=True, show_envvar=True, help="The worker key of the server."
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    default=lambda: os.cpu_count() or 1,
    show_default="one for each processor",
    help="Number of bots that can think at the same time.",
)
def command(server: str, key: str, processes: int) -> None:
    """Choose moves for the bots of a server on another machine, until Ctrl-C.

    Other users of this machine can see a key that you give as an option. It is safer to set CASSINO_WORKER_KEY.
    """
    from cassino.server.jobs.thinking.worker import Worker

    Worker(server, key, processes, lambda line: print(line, file=sys.stderr, flush=True)).run()
