"""What the players of a game call its things, where their words differ from the usual ones."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from cassino.rules.messages import worded, worded_in_english
from cassino.rules.options.declaration import Option


def word(code: int) -> str:
    """The word for a thing, empty where it is the usual one."""
    declaration: str = field(default="", metadata={"option": Option("", code)})
    return declaration


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the place. Each is inherited from the parent."""

    capture: str = word(1)
    """`chow` in Eswatini. 002:53"""
    build: str = word(2)
    """`forma`. 000:29"""
    trail: str = word(3)
    """`discard` 002:85; `drift` 002:157"""
    sweep: str = word(4)
    """`virado`. 000:49"""
    left_behind: str = word(5)
    """Cards that a play could have captured: `dejado`. 000:44"""
    ten_of_diamonds: str = word(6)
    two_of_spades: str = word(7)
    seven_of_diamonds: str = word(8)
    """`sette bello`. 004:59"""
    claim: str = word(9)
    """What is said to end the game: `Ausz`. 000:183"""

    def word(self, name: str) -> str:
        """The word for one of `THINGS`: the local one, else the usual one."""
        return self.other(name) or usual_word(name)

    def other(self, name: str) -> str:
        """The local word for one of `THINGS`; empty where the reader's language has the same, or it is only English."""
        local: str = getattr(self, name)
        usual = (usual_word(name), worded_in_english(_key(name)))
        return "" if _letters(local) in map(_letters, usual) else local

    def local(self) -> Iterator[tuple[str, str]]:
        """The things that have other names here than in the reader's language, and these names."""
        for name in THINGS:
            if other := self.other(name):
                yield name, other


THINGS: tuple[str, ...] = tuple(part.name for part in fields(Words))
"""The things that may have names of their own: `sweep`, `left_behind`."""


def usual_word(name: str) -> str:
    """What one of `THINGS` is usually called."""
    return worded(_key(name))


def _key(name: str) -> str:
    return f"word-{name}".replace("_", "-")


def _letters(word: str) -> str:
    """A word for comparison: `settebello` for `Sette bello`."""
    return word.replace(" ", "").casefold()
