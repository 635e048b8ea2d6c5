"""A process that thinks: jobs come on standard input, answers go to standard output, a line each. See `process`."""

import os
import signal
import sys

from cassino.server.jobs.thinking.jobs import encoded, read_job, think

MILDNESS = 10
"""The table comes first: what this process takes is what nobody else needs."""


def main() -> None:
    """Answer until the input ends, as it does when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(MILDNESS)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encoded(think(read_job(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
