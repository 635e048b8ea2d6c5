"""A deal as people told it, in plain lists and texts for files and pages."""

from collections.abc import Iterable
from typing import Any

from cassino.cards import CardSyntaxError, card_set, cards_in
from cassino.engine.entries import SweepEntry
from cassino.engine.near_target import SEVERAL
from cassino.notation.scoresheet.drafts import NO_CARD, NOBODY, SUITS, Draft, Fault, Mishap, SideDraft
from cassino.rules.options import Pack
from cassino.rules.packs import format_card, parse_card

MOST = 104
"""More of anything cannot happen in a deal."""
MOST_ENTRIES = 60
TOGETHER = "together"

_DRAFT_KEYS = ("sides", "sweeps", "mishaps", "claim", "thrown_in_by", "first")
_SIDE_KEYS = ("captured", "cards", "suits", "special", "best", "oranges", "false_oranges")


class PlainError(ValueError):
    """Something that describes no deal; the message says everything that is wrong, one problem a line."""


def plain_draft(draft: Draft, pack: Pack) -> dict[str, Any]:
    """A deal for JSON."""
    return {
        "sides": [_plain_side(told, pack) for told in draft.sides],
        "sweeps": [{"side": each.side, "size": each.size, "first": each.is_first_play} for each in draft.sweeps],
        "mishaps": [{"fault": str(each.fault), "seat": each.seat} for each in draft.mishaps],
        "claim": _seat_or_none(draft.claim),
        "thrown_in_by": _seat_or_none(draft.thrown_in_by),
        "first": TOGETHER if draft.first == SEVERAL else _seat_or_none(draft.first),
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _plain_side(told: SideDraft, pack: Pack) -> dict[str, Any]:
    return {
        "captured": _plain_cards(told.captured, pack),
        "cards": told.cards,
        "suits": list(told.suits),
        "special": _plain_cards(told.special, pack),
        "best": [None if card == NO_CARD else format_card(card, pack) for card in told.best],
        "oranges": told.oranges,
        "false_oranges": told.false_oranges,
    }


def _plain_cards(cards: int | None, pack: Pack) -> list[str] | None:
    return None if cards is None else [format_card(card, pack) for card in cards_in(cards)]


def draft_of(plain: Any, pack: Pack, sides: int, seats: int) -> Draft:
    """The inverse of `plain_draft`. Raises PlainError."""
    reader = _Reader(pack)
    fields = reader.record(plain, _DRAFT_KEYS, "The deal")
    told = reader.row(fields.get("sides", ...), "sides")
    if len(told) != sides:
        reader.problems.append(f"The deal has {len(told)} sides, expected {sides}.")
    draft = Draft(
        tuple(reader.side(each, number) for number, each in enumerate(told)),
        tuple(reader.sweep(each, sides) for each in reader.row(fields.get("sweeps", []), "sweeps")),
        tuple(reader.mishap(each, seats) for each in reader.row(fields.get("mishaps", []), "mishaps")),
        reader.number(fields.get("claim"), seats - 1, "claim", NOBODY) or 0,
        reader.number(fields.get("thrown_in_by"), seats - 1, "thrown_in_by", NOBODY) or 0,
        reader.first(fields.get("first"), sides),
    )
    if reader.problems:
        raise PlainError("\n".join(reader.problems))
    return draft


class _Reader:
    """Reads the parts of a deal and notes everything that does not fit."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.problems: list[str] = []

    def record(self, plain: Any, keys: Iterable[str], what: str) -> dict[str, Any]:
        """A JSON object with no other keys than these."""
        if not isinstance(plain, dict):
            self.problems.append(f"{what} is {_shown(plain)}, expected an object.")
            return {}
        unknown = [str(key)[:20] for key in plain if key not in keys]
        if unknown:
            self.problems.append(f"{what} has unknown parts: {', '.join(unknown)}.")
        return plain

    def row(self, plain: Any, what: str) -> list[Any]:
        """A list that is not too long."""
        if isinstance(plain, list) and len(plain) <= MOST_ENTRIES:
            return plain
        self.problems.append(f"The {what} are {_shown(plain)}, expected a list of at most {MOST_ENTRIES}.")
        return []

    def number(self, plain: Any, most: int, what: str, otherwise: int | None = 0) -> int | None:
        """A whole number from 0; `otherwise` for null."""
        if plain is None:
            return otherwise
        if type(plain) is int and 0 <= plain <= most:
            return plain
        self.problems.append(f"{what} is {_shown(plain)}, expected a number from 0 to {most}.")
        return otherwise

    def cards(self, plain: Any, what: str) -> int | None:
        """A set of cards, or nothing."""
        if plain is None:
            return None
        found = [self.card(text, what) for text in self.row(plain, what)]
        if len(set(found)) < len(found):
            self.problems.append(f"The {what} name a card twice.")
        return card_set([card for card in found if card != NO_CARD])

    def card(self, plain: Any, what: str) -> int:
        """One card, or none."""
        if plain is None:
            return NO_CARD
        try:
            return parse_card(str(plain)[:8], self.pack)
        except CardSyntaxError as error:
            self.problems.append(f"The {what}: {error}.")
            return NO_CARD

    def side(self, plain: Any, number: int) -> SideDraft:
        """What one side has."""
        what = f"Side {number + 1}"
        fields = self.record(plain, _SIDE_KEYS, what)
        suits = self.four(fields.get("suits"), f"{what}: suits")
        clubs, diamonds, hearts, spades = (self.number(n, MOST, f"{what}: number of a suit", None) for n in suits)
        best = self.four(fields.get("best"), f"{what}: best cards")
        return SideDraft(
            self.cards(fields.get("captured"), f"cards of {what.lower()}"),
            self.number(fields.get("cards"), MOST, f"{what}: number of cards", None),
            (clubs, diamonds, hearts, spades),
            self.cards(fields.get("special"), f"scoring cards of {what.lower()}"),
            tuple(self.card(card, f"best cards of {what.lower()}") for card in best),
            self.number(fields.get("oranges"), MOST, f"{what}: oranges") or 0,
            self.number(fields.get("false_oranges"), MOST, f"{what}: wrong calls") or 0,
        )

    def four(self, plain: Any, what: str) -> list[Any]:
        """One value for each suit."""
        if plain is None or (isinstance(plain, list) and len(plain) == SUITS):
            return plain or [None] * SUITS
        self.problems.append(f"{what} are {_shown(plain)}, expected a list of {SUITS}.")
        return [None] * SUITS

    def sweep(self, plain: Any, sides: int) -> SweepEntry:
        """One sweep."""
        fields = self.record(plain, ("side", "size", "first"), "A sweep")
        side = self.number(fields.get("side", ...), sides - 1, "The side of a sweep") or 0
        size = self.number(fields.get("size"), MOST, "The size of a sweep") or 0
        return SweepEntry(side, size, self.flag(fields.get("first", False), "The first play of a sweep"))

    def flag(self, plain: Any, what: str) -> bool:
        """True or false."""
        if not isinstance(plain, bool):
            self.problems.append(f"{what} is {_shown(plain)}, expected true or false.")
        return plain is True

    def first(self, plain: Any, sides: int) -> int:
        """Which side was first."""
        return SEVERAL if plain == TOGETHER else self.number(plain, sides - 1, "first", NOBODY) or 0

    def mishap(self, plain: Any, seats: int) -> Mishap:
        """What went wrong at the table."""
        fields = self.record(plain, ("fault", "seat"), "A mishap")
        fault = next((each for each in Fault if each == fields.get("fault")), None)
        if fault is None:
            self.problems.append(f"A mishap is called {_shown(fields.get('fault'))}, expected {', '.join(Fault)}.")
        return Mishap(
            fault or Fault.TOO_FEW, self.number(fields.get("seat", ...), seats - 1, "The seat of a mishap") or 0
        )


def _shown(plain: Any) -> str:
    return "missing" if plain is ... else repr(plain)[:30]
