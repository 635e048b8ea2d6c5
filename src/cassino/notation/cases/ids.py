"""The names of builds in a case: b1, b2, ... in the order in which they came to the table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cassino.engine.checking import BrokenRule
from cassino.engine.play import IllegalMove
from cassino.engine.state import Build, State
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.names import RULE_NAMES


def illegal(number: str, sentence: str) -> IllegalMove:
    """The error of a rule of the book."""
    return IllegalMove(BrokenRule(number, RULE_NAMES[number], sentence))


@dataclass
class Ids:
    """The names of the builds on the table; a build keeps its name when it is joined or raised."""

    known: dict[str, int] = field(default_factory=dict)
    """The cards of each build by its name; 0 when it has left the table."""

    def find(self, state: State, name: object) -> Build:
        """A build by its name."""
        if not isinstance(name, str) or name not in self.known:
            raise CaseProblem(f"there never was a build {name!r}")
        for build in state.builds():
            if self.known[name] == build.cards:
                return build
        raise illegal("B7", f"The build {name} is no longer on the table.")

    def on_table(self, state: State) -> list[str]:
        """The names of the builds that lie on the table."""
        lying = {build.cards for build in state.builds()}
        return sorted(name for name, cards in self.known.items() if cards in lying)

    def follow(self, state: State, changed: object = None) -> None:
        """Rename after a move: a build that grew keeps its name (`changed` first), new ones get the next free one."""
        names: dict[int, str] = {}
        for name in sorted(self.known, key=lambda name: (name != changed, name)):
            cards = self.known[name]
            grown = [build.cards for build in state.builds() if cards and cards & ~build.cards == 0]
            self.known[name] = 0
            if grown and grown[0] not in names:
                names[grown[0]] = name
        for build in state.builds():
            self.add(names.get(build.cards), build.cards)

    def add_second_name(self, state: State, played: int) -> None:
        """A new build that took in others has the name of one of them, and the next free one as well."""
        for build in state.builds():
            if build.cards & played:
                self.add(None, build.cards)

    def lying(self, state: State, names: Sequence[object]) -> bool:
        """Whether these are the names of all builds on the table, each named once."""
        named = [self.known.get(name, 0) for name in names if isinstance(name, str)]
        return sorted(named) == sorted(build.cards for build in state.builds()) and len(named) == len(names)

    def add(self, name: str | None, cards: int) -> None:
        """Name a build; without a name it gets the next free one."""
        self.known[name or next(f"b{n}" for n in range(1, 99) if f"b{n}" not in self.known)] = cards
