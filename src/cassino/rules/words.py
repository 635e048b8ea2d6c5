"""What the players of a game call its things, where their words differ from the usual ones."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

STANDARD: dict[str, str] = {
    "capture": "capture",
    "build": "build",
    "trail": "trail",
    "sweep": "sweep",
    "left_behind": "left behind",
    "ten_of_diamonds": "big casino",
    "two_of_spades": "little casino",
    "seven_of_diamonds": "seven of diamonds",
    "claim": "claim",
}
"""The usual words; the rule book uses them throughout."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the place, empty where they are the usual ones. Each is inherited from the parent."""

    capture: str = ""
    """`chow` in Eswatini. 002:53"""
    build: str = ""
    """`forma`. 000:29"""
    trail: str = ""
    """`discard` 002:85; `drift` 002:157"""
    sweep: str = ""
    """`virado`. 000:49"""
    left_behind: str = ""
    """Cards that a play could have captured: `dejado`. 000:44"""
    ten_of_diamonds: str = ""
    two_of_spades: str = ""
    seven_of_diamonds: str = ""
    """`sette bello`. 004:59"""
    claim: str = ""
    """What is said to end the game: `Ausz`. 000:183"""

    def word(self, name: str) -> str:
        """The word for a thing of `STANDARD`: the local one, else the usual one."""
        local: str = getattr(self, name)
        return local or STANDARD[name]

    def local(self) -> Iterator[tuple[str, str]]:
        """The usual words that are replaced, and what replaces them."""
        for part in fields(self):
            if word := getattr(self, part.name):
                yield STANDARD[part.name], word
