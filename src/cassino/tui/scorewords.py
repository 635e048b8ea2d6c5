"""The words that may be typed while the score is kept, and answers that are names or numbers."""

from collections.abc import Sequence

from cassino.errors import CassinoError
from cassino.notation.vocabulary import shown
from cassino.texts import tell
from cassino.texts.lists import commas
from cassino.texts.plain import composed, flat
from cassino.tui.vocabulary import beginning

COMMANDS = ("back", "claim", "exposed", "score", "undo", "edit", "export", "rules", "help", "quit")
MOST = 999


class AnswerError(CassinoError):
    """An answer that cannot be understood; the message says what is expected."""


def command_of(line: str) -> tuple[str, str]:
    """The command of a typed line and the rest; no command if the line begins with none."""
    if line.strip() == "?":
        return "help", ""
    return beginning(line.strip(), COMMANDS) or ("", line)


def number_of(text: str, most: int = MOST) -> int:
    """A number from 0 to `most`. Raises AnswerError."""
    word = text.strip()
    if not (word.isascii() and word.isdigit()) or int(word[:9]) > MOST:
        raise AnswerError("scorepad-no-number", word=word[:20])
    if int(word) > most:
        raise AnswerError("scorepad-above-most", number=int(word), most=max(0, most), back=shown("back"))
    return int(word)


def name_of(text: str, names: Sequence[str]) -> int:
    """Which of the names is meant: by its beginning, or by its number from 1. Raises AnswerError."""
    exact = [composed(name).casefold() for name in names]
    if composed(text).strip().casefold() in exact:
        return exact.index(composed(text).strip().casefold())
    word = flat(composed(text)).strip()
    if word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= len(names):
        return int(word) - 1
    folded = [flat(composed(name)) for name in names]
    if word in folded:
        return folded.index(word)
    found = [index for index, name in enumerate(folded) if word and name.startswith(word)]
    if len(found) != 1:
        raise AnswerError("scorepad-no-name", word=text.strip()[:24], names=commas(names))
    return found[0]


def help_lines() -> list[str]:
    """How to answer, and the commands, one a line."""
    return [
        tell("scorepad-help-answer"),
        tell("scorepad-help-names"),
        tell("scorepad-help-cards"),
        tell("scorepad-help-last-side"),
        tell("scorepad-help-commands"),
        *(tell(f"scorepad-help-{word}") for word in COMMANDS),
    ]
