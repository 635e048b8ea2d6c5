"""What the players of a game call its things, where their words differ from the usual ones."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from cassino.rules.options.declaration import Option


def word(usual: str, ask: str, code: int) -> str:
    """The word for a thing, empty where it is the usual one."""
    declared = Option(f"Your word for “{usual}”", ask, "", code)
    declaration: str = field(default="", metadata={"option": declared, "usual": usual})
    return declaration


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the place. Each is inherited from the parent."""

    capture: str = word("capture", "What do you call a capture?", 1)
    """`chow` in Eswatini. 002:53"""
    build: str = word("build", "What do you call a build?", 2)
    """`forma`. 000:29"""
    trail: str = word("trail", "What do you call it to trail a card?", 3)
    """`discard` 002:85; `drift` 002:157"""
    sweep: str = word("sweep", "What do you call a sweep?", 4)
    """`virado`. 000:49"""
    left_behind: str = word("left behind", "What do you call cards left behind by a capture?", 5)
    """Cards that a play could have captured: `dejado`. 000:44"""
    ten_of_diamonds: str = word("big casino", "What do you call the ten of diamonds?", 6)
    two_of_spades: str = word("little casino", "What do you call the two of spades?", 7)
    seven_of_diamonds: str = word("seven of diamonds", "What do you call the seven of diamonds?", 8)
    """`sette bello`. 004:59"""
    claim: str = word("claim", "What do you say to claim the game?", 9)
    """What is said to end the game: `Ausz`. 000:183"""

    def word(self, name: str) -> str:
        """The word for a thing of `STANDARD`: the local one, else the usual one."""
        local: str = getattr(self, name)
        return local or STANDARD[name]

    def local(self) -> Iterator[tuple[str, str]]:
        """The usual words that are replaced, and what replaces them."""
        for part in fields(self):
            if local := getattr(self, part.name):
                yield STANDARD[part.name], local


STANDARD: dict[str, str] = {part.name: part.metadata["usual"] for part in fields(Words)}
"""The usual words; the rule book uses them throughout."""
