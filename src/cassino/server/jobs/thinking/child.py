"""A process that thinks: jobs come on standard input, answers go to standard output, one line each. See `process`.

The first line that it says is its edition. Its arguments are the form and the level of its log.
"""

import logging
import os
import signal
import sys

from cassino.server.jobs.thinking.calls import called
from cassino.server.jobs.thinking.edition import edition
from cassino.server.jobs.thinking.jobs import encoded, read_job, think
from cassino.server.jobs.thinking.process import NOTE
from cassino.server.telemetry.logs import start_logging

log = logging.getLogger(__name__)

MILDNESS = 10
"""The niceness: the table comes first, and this process uses what is left."""
JOB = b"{"
"""A bot's job is JSON; anything else is a call."""


def main() -> None:
    """Answer until the input ends, which also happens when the server is killed."""
    start_logging(*sys.argv[1:3])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(MILDNESS)
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # nothing that is printed by mistake may look like an answer

    def say(line: bytes) -> None:
        out.write(line + b"\n")
        out.flush()

    say(edition().encode())
    try:
        for line in sys.stdin.buffer:
            is_job = line.startswith(JOB)
            say(encoded(think(read_job(line))) if is_job else called(line, lambda note: say(NOTE + note)))
    except BrokenPipeError:  # the server has ended, and nobody waits for the answer
        os._exit(1)
    except Exception:  # a traceback on stderr would quote what somebody typed
        log.exception("a process that thinks has failed")
        os._exit(1)


if __name__ == "__main__":
    main()
