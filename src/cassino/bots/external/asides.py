"""What a program writes to its error output."""

import sys

from cassino.bots.external.faults import printable

MOST_PASSED_ON = 64 * 1024
"""So many bytes of one run are passed on; the rest is read and dropped."""
LONGEST_LINE = 1000


class Asides:
    """Passes the lines on, up to a limit, and keeps the last one: it often says why a program ended."""

    def __init__(self, who: str) -> None:
        self.last = ""
        self._who = who
        self._rest = b""
        self._left = MOST_PASSED_ON

    def add(self, said: bytes) -> None:
        """Some more bytes."""
        *lines, rest = (self._rest + said).split(b"\n")
        for line in lines:
            self._pass_on(line[:LONGEST_LINE])
        self._rest = rest[:LONGEST_LINE]

    def finish(self) -> None:
        """Nothing more comes."""
        if self._rest:
            self.add(b"\n")

    def _pass_on(self, line: bytes) -> None:
        text = printable(line.decode("utf-8", "replace")).rstrip()
        self.last = text or self.last
        if self._left > 0:
            sys.stderr.write(f"{self._who}: {text}\n")
            self._left -= len(line) + 1
            if self._left <= 0:
                sys.stderr.write(f"{self._who}: (more was said and is left out)\n")
