"""A process that thinks: jobs come on standard input, answers go to standard output, a line each. See `process`."""

import os
import signal
import sys

from cassino.server.jobs.thinking.calls import called
from cassino.server.jobs.thinking.jobs import encoded, read_job, think
from cassino.server.jobs.thinking.process import NOTE

MILDNESS = 10
"""The table comes first: what this process takes is what nobody else needs."""
JOB = b"{"
"""A job of a bot is JSON; anything else is a call, which only the server of this machine makes."""


def main() -> None:
    """Answer until the input ends, as it does when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(MILDNESS)
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # what is printed by mistake is no answer

    def say(line: bytes) -> None:
        out.write(line + b"\n")
        out.flush()

    try:
        for line in sys.stdin.buffer:
            is_job = line.startswith(JOB)
            say(encoded(think(read_job(line))) if is_job else called(line, lambda note: say(NOTE + note)))
    except BrokenPipeError:  # the server has ended, and nobody waits for the answer
        os._exit(1)


if __name__ == "__main__":
    main()
