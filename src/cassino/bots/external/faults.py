"""What a program did wrong, in one line that can be printed anywhere."""

from cassino.errors import CassinoError

SHOWN = 80
"""So many characters of what a program said are repeated."""
LONGEST_REASON = 400


class ProgramFault(CassinoError):
    """A program failed at its turn and loses the deal. The message is one line."""

    def __init__(self, reason: str) -> None:
        super().__init__(printable(reason)[:LONGEST_REASON])


def printable(text: str) -> str:
    """A text in one line, without characters that steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def shown(said: bytes | str) -> str:
    """What was said, quoted and cut short."""
    text = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return repr(text[:SHOWN]) + ("..." if len(text) > SHOWN else "")
