"""Texts of the rules: messages of the catalogs, which are worded when somebody reads them, and not before."""

from dataclasses import dataclass
from typing import Any

from cassino.texts import tell
from cassino.texts.language import ENGLISH, speaking


@dataclass(frozen=True, slots=True)
class Text:
    """A message and its arguments, to be worded later: `str(text)`, in the language that is current then."""

    key: str
    facts: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return worded(self.key, **dict(self.facts))


def text(key: str, /, **facts: Any) -> Text:
    """A message with arguments; those that are no words and numbers are worded first, as texts are."""
    return Text(key, tuple(facts.items()))


def worded(key: str, /, **facts: Any) -> str:
    """A message in the current language. Raises UnknownMessageError."""
    return tell(key, **{name: fact if isinstance(fact, str | int) else str(fact) for name, fact in facts.items()})


def worded_in_english(key: str, /, **facts: Any) -> str:
    """The same in English, for what is stored: the same for all readers."""
    with speaking(ENGLISH):
        return worded(key, **facts)


def has_message(key: str) -> bool:
    """Whether there is such a message."""
    from cassino.texts.files import has  # it reads the catalogs

    return has(key)
