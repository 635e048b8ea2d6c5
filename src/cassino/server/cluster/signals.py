"""The signals that end a server."""

import signal

ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def restore() -> None:
    """Make a worker react again to the signals that the forkserver ignores."""
    for number in ENDING:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
