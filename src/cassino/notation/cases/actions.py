"""The actions of a case as moves; groups, values and builds are checked as the case names them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cassino.cards import ACES, card_set, format_card, rank_of
from cassino.engine.checking import BrokenRule
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import Build, State
from cassino.notation.cases import reading
from cassino.notation.cases.loading import Block
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.names import RULE_NAMES
from cassino.rules.options import Ace, Faces


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


def move_of(state: State, ids: Ids, action: Block) -> Move:
    """The move that an action means. Raises IllegalMove where it is no move at all, CaseProblem if unreadable."""
    maker = MAKERS.get(action["do"])
    if maker is None:
        raise CaseProblem(f"action: {action['do']!r} is not known; known are {', '.join(MAKERS)}")
    reading.only_keys(action, KEYS[action["do"]], f"action {action['do']}")
    return maker(state, ids, action)


def _trail(state: State, ids: Ids, action: Block) -> Move:
    return Move(Kind.TRAIL, _played(action))


def _capture(state: State, ids: Ids, action: Block) -> Move:
    played = reading.cards(action.get("cards"))
    if len(played) != 1:
        raise illegal("B17", "Exactly one card is played in a turn.")
    builds = [ids.find(state, name) for name in reading.items(action.get("builds"), "builds")]
    value = reading.value(action["value"]) if "value" in action else rank_of(played[0])
    _check_value(state, played[0], value)
    for build in builds:
        if build.value != value:
            raise illegal("B7", f"The build of {build.value} counts only as {build.value}.")
    groups = _table_sets(state, action.get("sets"))
    _check_groups(state, groups, value, "B7")
    loose = card_set(card for group in groups for card in group)
    if value == 14 and not builds and not loose & ~ACES:
        value = 1
    return Move(Kind.CAPTURE, 1 << played[0], loose | _cards(builds), value)


def _build(state: State, ids: Ids, action: Block) -> Move:
    if action.get("card") is None:
        raise illegal("B9", "A build needs a card from the hand.")
    value = reading.value(action.get("value"))
    absorbed = _absorbed(state, ids, action)
    return _with_own_set(state, action, value, absorbed)


def _join(state: State, ids: Ids, action: Block) -> Move:
    if action.get("card") is None:
        raise illegal("B10", "Joining needs a card from the hand.")
    target = ids.find(state, action.get("build"))
    value = reading.value(action.get("value", target.value))
    absorbed = [target, *_absorbed(state, ids, action)]
    if value != target.value:
        raise illegal("B10", f"The build of {target.value} keeps its value when it is joined.")
    return _with_own_set(state, action, value, absorbed)


def _with_own_set(state: State, action: Block, value: int, absorbed: Sequence[Build]) -> Move:
    """A build or a join: the played card is in one of the sets."""
    played = _played(action)
    groups = _sets(action.get("sets"))
    own = [group for group in groups if card_set(group) & played]
    if not own:
        raise illegal("B9", "The played card must be in one of the sets.")
    for group in groups:
        _check_on_table(state, [card for card in group if 1 << card != played])
    _check_groups(state, groups, value, "B9")
    _check_absorbed(absorbed, value)
    taken = card_set(card for group in groups for card in group) & ~played | _cards(absorbed)
    return Move(Kind.JOIN if absorbed else Kind.BUILD, played, taken, value)


def _raise(state: State, ids: Ids, action: Block) -> Move:
    if action.get("with_table"):
        raise illegal("B10", "A table card may not change the value of a build.")
    if action.get("card") is None:
        raise illegal("B10", "A raise needs a card from the hand.")
    build = ids.find(state, action.get("build"))
    played = _played(action)
    value = reading.value(action.get("value"))
    if build.value + rank_of(played.bit_length() - 1) != value:
        raise illegal("B10", f"The card does not make the build of {build.value} a build of {value}.")
    groups = _table_sets(state, action.get("sets"))
    _check_groups(state, groups, value, "B10")
    absorbed = _absorbed(state, ids, action)
    _check_absorbed(absorbed, value)
    loose = card_set(card for group in groups for card in group)
    return Move(Kind.RAISE, played, loose | _cards([build, *absorbed]), value)


def _absorbed(state: State, ids: Ids, action: Block) -> list[Build]:
    return [ids.find(state, name) for name in reading.items(action.get("absorb"), "builds")]


def _played(action: Block) -> int:
    return 1 << reading.card(action.get("card"))


def _cards(builds: Sequence[Build]) -> int:
    return sum(cards for cards in {build.cards for build in builds})


def _sets(texts: object) -> list[list[int]]:
    """Sets of cards, no card in two of them."""
    groups = reading.sets(texts)
    named = [card for group in groups for card in group]
    twice = [card for card in named if named.count(card) > 1]
    if twice:
        raise illegal("B7", f"The {format_card(twice[0])} can serve in one set only.")
    if [] in groups:
        raise CaseProblem("a set without cards")
    return groups


def _table_sets(state: State, texts: object) -> list[list[int]]:
    groups = _sets(texts)
    for group in groups:
        _check_on_table(state, group)
    return groups


def _check_on_table(state: State, group: Sequence[int]) -> None:
    """The cards are loose cards of the table."""
    for card in group:
        if not state.loose >> card & 1:
            inside = any(build.cards >> card & 1 for build in state.builds())
            where = "is part of a build, which is taken whole" if inside else "does not lie on the table"
            raise illegal("B7", f"The {format_card(card)} {where}.")


def _check_value(state: State, card: int, value: int) -> None:
    """A capture value that the card can have."""
    is_high = value == 14 and rank_of(card) == 1 and state.rules.counting.ace is Ace.ONE_OR_FOURTEEN
    if value != rank_of(card) and not is_high:
        raise illegal("B6", f"The {format_card(card)} does not count {value}.")


def _check_groups(state: State, groups: Sequence[Sequence[int]], value: int, rule: str) -> None:
    """Each group is one card of the value, or cards with numbers that make it together."""
    for group in groups:
        ranks = [rank_of(card) for card in group]
        is_high = value == 14 and ranks == [1]
        if sum(ranks) != value and not is_high:
            raise illegal(rule, f"{' and '.join(map(format_card, group))} make {sum(ranks)}, not {value}.")
        if len(group) > 1 and max(ranks) > 10 and state.rules.counting.faces is Faces.RANK_ONLY:
            raise illegal(rule, "A picture without a number adds up to nothing.")


def _check_absorbed(builds: Sequence[Build], value: int) -> None:
    for build in builds:
        if build.value != value:
            raise illegal("B10", f"The build of {build.value} is no set of {value}.")


MAKERS: dict[str, Callable[[State, Ids, Block], Move]] = {
    "trail": _trail,
    "capture": _capture,
    "build": _build,
    "raise": _raise,
    "join": _join,
}
KEYS = {
    "trail": ("do", "card"),
    "capture": ("do", "cards", "value", "sets", "builds"),
    "build": ("do", "card", "value", "sets", "absorb"),
    "raise": ("do", "card", "build", "value", "sets", "absorb", "with_table"),
    "join": ("do", "card", "build", "value", "sets", "absorb"),
}
