"""The words that may be typed while the score is kept, and answers that are names or numbers."""

from collections.abc import Sequence

from cassino.errors import CassinoError

COMMANDS: dict[str, str] = {
    "back": "the question before",
    "claim": "`claim Ann`: she claimed to have reached the target, which ended the deal; `claim none`: nobody did",
    "exposed": "`exposed Bob`: he ended the deal because the dealer exposed a card; `exposed none`: nobody did",
    "score": "the whole sheet so far",
    "undo": "take back the last deal",
    "edit": "`edit 2`: correct deal 2; Enter keeps an answer",
    "export": "`export FILE.txt` or `export FILE.csv`: write the sheet to a file",
    "rules": "the rules of this variant; `rules scoring`: one section",
    "help": "this list",
    "quit": "leave; the sheet is kept",
}
MOST = 999


class AnswerError(CassinoError):
    """An answer that cannot be understood; the message says what is expected."""


def command_of(line: str) -> tuple[str, str]:
    """The command of a typed line and the rest; no command if the line begins with none."""
    head, _, rest = line.strip().partition(" ")
    word = {"?": "help"}.get(head, head.lower())
    return (word, rest.strip()) if word in COMMANDS else ("", line)


def number_of(text: str) -> int:
    """A number from 0. Raises AnswerError."""
    word = text.strip()
    if not (word.isascii() and word.isdigit()) or int(word[:9]) > MOST:
        raise AnswerError(f"{word[:20]!r} is no number that fits here.")
    return int(word)


def name_of(text: str, names: Sequence[str]) -> int:
    """Which of the names is meant: by its beginning, or by its number from 1. Raises AnswerError."""
    word = text.strip().casefold()
    if word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= len(names):
        return int(word) - 1
    folded = [name.casefold() for name in names]
    if word in folded:
        return folded.index(word)
    found = [index for index, name in enumerate(folded) if word and name.startswith(word)]
    if len(found) != 1:
        raise AnswerError(f"{text.strip()[:24]!r} is not one of {', '.join(names)}.")
    return found[0]


def help_lines() -> list[str]:
    """How to answer, and the commands, one a line."""
    return [
        "Answer each question and press Enter. Where an answer stands in brackets, Enter keeps it.",
        "A player is named by the first letters of the name, or by number.",
        "Cards are typed like `AS 10D`: rank and suit.",
        "What the last side has follows from the others and is not asked.",
        "At any question you may also type:",
        *(f"`{word}`: {meaning}." for word, meaning in COMMANDS.items()),
    ]
