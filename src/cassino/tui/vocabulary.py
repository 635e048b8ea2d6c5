"""The words that people may type as commands and answers: those of their language, and always the English ones.

The message `terminal-word-hint` has the words for `hint`, as `cassino.notation.vocabulary` reads them.
"""

from collections.abc import Iterable

from cassino.notation.vocabulary import folded, shown, spellings
from cassino.texts.plain import composed, flat

ANSWERS = ("yes", "no", "cancel", "none", "all", "together", "first")
"""What questions are answered with."""
SETTINGS = ("on", "off", "always", "never", "nudge", "cards", "move", "up", "down")
"""What follows a command."""
ELSEWHERE = (
    *("go", "slow", "normal", "fast", "step", "solution", "skip", "list", "deal"),
    *("log", "agree", "decline", "claim", "resign", "bot", "stop", "back", "exposed", "edit", "export"),
)
"""Words of watching, puzzles, lessons, tables of a server and the score pad."""


def is_word(text: str, *words: str) -> bool:
    """Whether a text is one of these words."""
    return any(folded(text) in spellings(word) for word in words)


def leaves(text: str) -> bool:
    """Whether a person types that they leave."""
    return is_word(text, "quit") or folded(text) == "q"


def word_of(text: str, among: Iterable[str]) -> str:
    """Which of some words a text is; "" for none."""
    return next((word for word in among if is_word(text, word)), "")


def words_from(start: str, among: Iterable[str]) -> list[str]:
    """The words that begin so, as they are usually typed; or the one that is typed whole."""
    known, typed = list(among), folded(start)
    if whole := word_of(start, known):
        return [whole]
    return [word for word in known if any(folded(each).startswith(typed) for each in (word, shown(word)))]


def beginning(text: str, among: Iterable[str]) -> tuple[str, str] | None:
    """The word that a text begins with, which may be several words long, and the rest; the longest counts."""
    text = composed(text)
    pairs = [(each, word) for word in among for each in spellings(word)]
    for each, word in sorted(pairs, key=lambda pair: -len(pair[0])):
        if flat(text) == each or flat(text).startswith(f"{each} "):
            return word, text[len(each) :].strip()
    return None
