"""The actions of a YAML case as move texts.

The YAML form groups cards in sets, names builds, and gives the values of cards. A wrong set or value has no text, and
becomes `no move (RULE): why`.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Never

from cassino.cards import card_set, cards_in, rank_of
from cassino.casefiles import values
from cassino.casefiles.turns import ON_TABLE
from cassino.casefiles.values import CaseProblem, shown
from cassino.notation.groups import SEAT_LETTERS, makes, split
from cassino.rules.options import Ace, Faces, FromHand, Source
from cassino.rules.rules import Rules
from cassino.texts import tell

BUILD = ("card", "value", "sets", "for_partner")
KEYS: dict[str, tuple[str, ...]] = {
    "trail": ("card",),
    "discard": ("card",),
    "capture": ("cards", "hand_sets", "value", "sets", "builds", "order", "call", "pictures_to"),
    "build": (*BUILD, "absorb"),
    "form": (*BUILD, "absorb"),
    "join": (*BUILD, "absorb", "build"),
    "raise": (*BUILD, "absorb", "build", "with_table"),
    "augment": (*BUILD, "target"),
    "insist": ("demand",),
    "pass": (),
    "ask": (),
    "call": ("call",),
    "orange": (),
    "claim": ("word",),
    "announce": ("word",),
    "count_out": ("word",),
    "turn": ("actions",),
}
"""The actions, and the keys that each may have."""
SPOKEN = {
    "pass": "pass", "ask": "ask", "call": "orange!", "orange": "orange!", "count_out": "count out",
    "claim": "announce", "announce": "announce",
}  # fmt: skip
DEMANDS = {
    "1": "capture",
    "2": "additions",
    "3": "both",
    "capture": "capture",
    "additions": "additions",
    "both": "both",
}
HIGH_ACE = 14


class Block(dict[str, Any]):
    """A YAML mapping that knows its line."""

    def __init__(self, line: int, parts: dict[str, Any] | None = None) -> None:
        super().__init__(parts or {})
        self.line = line


class _NoMove(Exception):
    """An action without a text: the rule that it breaks, and how."""


def refuse(rule: str, key: str, /, **facts: Any) -> Never:
    """Raise _NoMove. key: of the message that says why."""
    raise _NoMove(f"no move ({rule}): {tell(key, **facts)}")


class Writer:
    """Writes the actions of a case. builds: the sets and the value of each build by its name."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.pack = rules, rules.deck.pack
        self.has_steps = rules.building.source is Source.HAND_AND_TABLE
        self.builds: dict[str, tuple[str, int]] = {}

    def name_build(self, name: Any, sets: str, value: int) -> None:
        """Name a build; without a name it gets the next free one."""
        usual = next(f"b{n}" for n in range(1, 99) if f"b{n}" not in self.builds)
        if name is not None and (not isinstance(name, str) or name in self.builds):
            raise CaseProblem("cases-build-name", found=repr(name))
        self.builds[usual if name is None else name] = (sets, value)

    def build_named(self, name: Any) -> tuple[str, int]:
        """A build in brackets, and its value."""
        if not self.is_build(name):
            raise CaseProblem("cases-no-build", name=repr(name))
        sets, value = self.builds[name]
        return f"[{sets}]", value

    def builds_named(self, names: Iterable[Any]) -> list[tuple[str, int]]:
        """Builds in brackets and their values; naming one twice makes no difference."""
        return list(dict.fromkeys(map(self.build_named, names)))

    def is_build(self, name: Any) -> bool:
        """Whether there is or was a build of this name."""
        return isinstance(name, str) and name in self.builds

    def text(self, action: Any) -> str:
        """An action as text; if it is not a move, the builds are ignored."""
        self.check_keys(action)
        parts = [action]
        if action["do"] == "turn":
            parts = _list("actions", action.get("actions"))
        try:
            if not parts:
                refuse("B17", "refused-one-card-a-turn")
            return "; ".join(map(self.step, parts))
        except _NoMove as error:
            return str(error)

    def check_keys(self, action: Any) -> None:
        """Check that the action and all its keys are known."""
        if not isinstance(action, Block) or not isinstance(action.get("do"), str):
            raise CaseProblem("cases-action", found=repr(action))
        if action["do"] not in KEYS:
            raise CaseProblem("cases-unknown-action", action=action["do"], known=", ".join(KEYS))
        if unknown := sorted(action.keys() - {"do", *KEYS[action["do"]]}):
            raise CaseProblem("cases-unknown-key", place=action["do"], line=action.line, keys=", ".join(unknown))

    def step(self, action: Any) -> str:
        """One action."""
        self.check_keys(action)
        match action["do"]:
            case "trail" | "discard":
                return f"trail {self.written([[self.card(action.get('card'))]])[0]}"
            case "capture":
                return self.capture(action)
            case "raise":
                return self.raised(action)
            case "build" | "form" | "join" | "augment":
                return self.build(action)
            case "insist" if action.get("demand") is None:
                return "insist"
            case "insist" if shown(action["demand"]) in DEMANDS:
                return f"insist {DEMANDS[shown(action['demand'])]}"
        if action["do"] not in SPOKEN:
            raise CaseProblem("cases-impossible-action", action=str(dict(action)))
        return SPOKEN[action["do"]]

    def capture(self, action: Block) -> str:
        """`9S x 9H, 5D+4C, [6D+3C]`."""
        cards = self.cards(action.get("cards"))
        if len(cards) != 1 and (not cards or self.rules.capturing.from_hand is FromHand.ONE_CARD):
            refuse("B17", "refused-one-card-a-turn")
        value = values.value(shown(action["value"])) if "value" in action else sum(map(rank_of, cards))
        builds = self.builds_named(_list("builds", action.get("builds")))
        hand = self.hand_sets(cards, action.get("hand_sets"), value)
        if any(other != value for _, other in builds):
            refuse("B7", "cases-build-value")
        groups = self.sets(action.get("sets"), value, "B7")
        taken = ", ".join([*groups, *(text for text, _ in builds)]) or values.NONE
        order = self.written([card] for card in self.cards(action.get("order")))
        text = f"{hand} x {taken}" + (f" / {' '.join(order)}" if order else "")
        call = action.get("call")
        if call is not None and (not isinstance(call, str) or call.strip("!").lower() != "orange"):
            raise CaseProblem("cases-call", word="orange", found=repr(call))
        return text + (_owner(action.get("pictures_to")) if call is None else " orange!")

    def hand_sets(self, cards: list[int], found: Any, value: int) -> str:
        """The hand cards of a capture: one card of the value, several together, or sets if the rules allow it."""
        may_split = self.rules.capturing.from_hand is FromHand.SEVERAL_SETS
        groups = self.groups(found) or [cards]
        if card_set(chain(*groups)) != card_set(cards):
            raise CaseProblem("cases-hand-sets")
        if may_split and not found:
            groups = [list(cards_in(part)) for part in split(card_set(cards), value) or [card_set(cards)]]
        if len(groups) > 1 and not may_split:
            refuse("B7", "cases-one-total")
        self.check_sums(groups, value, "B6" if len(cards) == 1 else "B7")
        return ", ".join(self.written(groups))

    def build(self, action: Block) -> str:
        """`4C+5D, 9H, [6D+3C] = 9 for partner`; the hand card first, `table` before a step without one."""
        kind, card = action["do"], action.get("card")
        if kind in ("form", "augment") and not self.has_steps:
            raise CaseProblem("cases-no-steps")
        added, groups = self.added(action), self.groups(action.get("sets"))
        target = action.get("target")
        if kind == "augment" and not self.is_build(target):
            groups = [[self.card(target)], *groups]
        usual = added[0][1] if added else rank_of(self.card(target)) if kind == "augment" else None
        value = usual if usual is not None and "value" not in action else values.value(shown(action.get("value")))
        if any(other != value for _, other in added):
            refuse("B10", "cases-only-build", value=value)
        if not groups:
            raise CaseProblem("cases-sets-missing", line=action.line)
        played = None if card is None else self.card(card)
        if played is not None and not any(played in group for group in groups):
            refuse("B9", "cases-card-in-set")
        groups = sorted(groups, key=lambda group: played not in group) if played is not None else groups
        groups[0] = sorted(groups[0], key=lambda each: each != played)
        texts = self.sets_checked(groups, value, "B9")
        if not added:
            self.name_build(None, ", ".join(texts), value)
        elif kind == "build" and not self.has_steps:
            self.name_build(None, *self.builds[action["absorb"][0]])
        items = ", ".join([*texts, *(text for text, _ in added)])
        return f"{ON_TABLE if card is None else ''}{items} = {value}{_owner(action.get('for_partner'))}"

    def added(self, action: Block) -> list[tuple[str, int]]:
        """The builds that an action adds to or merges; in a turn of steps only the first."""
        first = [action["target"]] if self.is_build(action.get("target")) else []
        first += [action.get("build")] if action["do"] == "join" else []
        found = self.builds_named([*first, *_list("absorb", action.get("absorb"))])
        return found[:1] if self.has_steps else found

    def raised(self, action: Block) -> str:
        """`raise [6D+3C] 2C, 11H = 11`."""
        if action.get("with_table"):
            refuse("B10", "cases-raise-with-table")
        if action.get("for_partner") not in (None, False):
            refuse("B12", "cases-raise-for-self")
        if action.get("card") is None:
            refuse("B10", "notation-raise-card")
        (build, old), card = self.build_named(action.get("build")), self.card(action["card"])
        value = values.value(shown(action.get("value")))
        if old + rank_of(card) != value:
            refuse("B10", "cases-raise-sum", old=old, value=value)
        added = self.builds_named(_list("absorb", action.get("absorb")))
        if any(other != value for _, other in added):
            refuse("B10", "cases-only-build", value=value)
        groups = self.sets(action.get("sets"), value, "B10")
        self.builds[action["build"]] = (self.builds[action["build"]][0], value)
        items = ", ".join([*self.written([[card]]), *groups, *(text for text, _ in added)])
        return f"raise {build} {items} = {value}{_owner(action.get('for_partner'))}"

    def card(self, text: Any) -> int:
        """One card."""
        if not isinstance(text, str):
            raise CaseProblem("cases-card", found=repr(text))
        return values.card(text, self.pack)

    def cards(self, found: Any) -> list[int]:
        """A list of cards."""
        return [self.card(text) for text in _list("cards", found)]

    def groups(self, found: Any) -> list[list[int]]:
        """Sets of cards, with no card in two of them."""
        groups = [self.cards(group) for group in _list("sets", found)]
        if not all(groups):
            raise CaseProblem("cases-empty-set")
        cards = list(chain(*groups))
        if len(set(cards)) < len(cards):
            refuse("B7", "cases-one-set")
        return groups

    def sets(self, found: Any, value: int, rule: str) -> list[str]:
        """Sets that each make the value, as texts."""
        return self.sets_checked(self.groups(found), value, rule)

    def sets_checked(self, groups: list[list[int]], value: int, rule: str) -> list[str]:
        """The texts of sets that each make the value."""
        self.check_sums(groups, value, rule)
        return self.written(groups)

    def written(self, groups: Iterable[Sequence[int]]) -> list[str]:
        """Sets as `5D+4C` each."""
        return ["+".join(str(values.Cards(1 << card, self.pack)) for card in group) for group in groups]

    def check_sums(self, groups: Iterable[Sequence[int]], value: int, rule: str) -> None:
        """Check that each group is one card of the value, or number cards that add up to it."""
        has_high_aces = self.rules.counting.ace is Ace.ONE_OR_FOURTEEN
        has_free_aces = has_high_aces and self.rules.capturing.from_hand is not FromHand.ONE_CARD
        for group in groups:
            ranks = [rank_of(card) for card in group]
            is_high = has_high_aces and ranks == [1] and value == HIGH_ACE
            if sum(ranks) != value and not is_high and not (has_free_aces and makes(card_set(group), value)):
                refuse(rule, "cases-no-set", cards="+".join(self.written([group])), value=value)
            if len(group) > 1 and max(ranks) > 10 and self.rules.counting.faces is Faces.RANK_ONLY:
                refuse(rule, "cases-picture")


def _owner(named: Any) -> str:
    """` for partner`, ` for C`, or nothing."""
    if named is None or named is False:
        return ""
    return " for partner" if named is True else f" for {letter(named)}"


def letter(found: Any) -> str:
    """The letter of a player."""
    if not isinstance(found, str) or len(found) != 1 or found not in SEAT_LETTERS:
        raise CaseProblem("cases-letter", found=repr(found))
    return found


def _list(what: str, found: Any) -> list[Any]:
    if found is not None and not isinstance(found, list):
        raise CaseProblem("cases-list", what=what, found=repr(found))
    return found or []
