"""Score sheets and drafts as JSON, for files and web pages; cards are written as they are printed."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cassino.cards import CardSyntaxError, card_set, cards_in
from cassino.engine.near_target import SEVERAL
from cassino.errors import CassinoError
from cassino.rules import RulesError, format_rules, parse_rules
from cassino.rules.options import Pack
from cassino.rules.packs import format_card, parse_card
from cassino.scorepad.draft import NO_CARD, NOBODY, SUITS, Draft, Mishap, Mistake, SideDraft
from cassino.scorepad.entry import SweepEntry
from cassino.scorepad.sheet import Sheet, SheetError
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import commas
from cassino.texts.message import Message

VERSION = 1
LONGEST_TEXT = 2_000_000
MOST = 104
"""The largest count that is accepted: no deal has more of anything."""
MOST_ENTRIES = 60
TOGETHER = "together"

_DRAFT_KEYS = ("sides", "sweeps", "mishaps", "claim", "thrown_in_by", "first")
_SIDE_KEYS = ("captured", "cards", "suits", "special", "best", "oranges", "false_oranges")
_SHEET_KEYS = {"cassino score": int, "names": list, "dealer": int, "target": int | None, "rules": str, "deals": list}


class PlainError(CassinoError):
    """JSON that does not describe a deal; the message lists all problems, one a line."""


class SheetFileError(CassinoError):
    """A text that is not a score sheet."""


def format_sheet(sheet: Sheet, draft: Draft | None = None) -> str:
    """A sheet, and the deal that is being entered, as text."""
    pack = sheet.rules.deck.pack
    fields = {
        "cassino score": VERSION,
        "names": list(sheet.names),
        "dealer": sheet.first_dealer,
        "target": sheet.target,
        "rules": format_rules(replace(sheet.rules, parent="")),
        "deals": [plain_draft(told, pack) for told in sheet.drafts],
        "draft": None if draft is None else plain_draft(draft, pack),
    }
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def parse_sheet(text: str) -> tuple[Sheet, Draft]:
    """The sheet and draft that `format_sheet` wrote. Raises SheetFileError."""
    try:
        return _sheet_of(_fields(text))
    except (SheetError, PlainError, RulesError) as error:
        raise SheetFileError("scorepad-problems", problems=str(error)) from None


def _fields(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_TEXT:
        raise SheetFileError("scorepad-file-too-long")
    try:
        fields = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise SheetFileError("scorepad-no-json", problem=str(error)) from None
    if not isinstance(fields, dict) or "cassino score" not in fields:
        raise SheetFileError("scorepad-no-sheet")
    if fields["cassino score"] != VERSION:
        found = repr(fields["cassino score"])
        raise SheetFileError("scorepad-version", found=found, expected=VERSION)
    unfit = [key for key, kind in _SHEET_KEYS.items() if not isinstance(fields.get(key, ...), kind)]
    if isinstance(names := fields.get("names"), list):
        unfit += [repr(name) for name in names if not isinstance(name, str)]
    if unfit:
        raise SheetFileError("scorepad-wrong-parts", parts=commas(unfit))
    return fields


def _sheet_of(fields: dict[str, Any]) -> tuple[Sheet, Draft]:
    sheet = Sheet(parse_rules(fields["rules"]), fields["names"], fields["dealer"], fields["target"])
    for number, told in enumerate(fields["deals"], 1):
        try:
            sheet.enter(draft_of(told, sheet.rules.deck.pack, sheet.side_count, sheet.players))
        except (SheetError, PlainError) as error:
            raise SheetFileError("scorepad-deal-problem", number=number, problem=str(error)) from None
    draft = fields.get("draft")
    if draft is None:
        return sheet, sheet.blank
    return sheet, draft_of(draft, sheet.rules.deck.pack, sheet.side_count, sheet.players)


def plain_draft(draft: Draft, pack: Pack) -> dict[str, Any]:
    """A deal as JSON values."""
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
    """The deal that `plain_draft` wrote. Raises PlainError."""
    reader = _Reader(pack)
    fields = reader.record(plain, _DRAFT_KEYS, "deal")
    told = reader.row(fields.get("sides", ...), "sides")
    if len(told) != sides:
        reader.problem("scorepad-json-sides", "deal", count=len(told), sides=sides)
    sweeps = enumerate(reader.row(fields.get("sweeps", []), "sweeps"))
    mishaps = enumerate(reader.row(fields.get("mishaps", []), "mishaps"))
    draft = Draft(
        tuple(reader.side(each, f"sides[{number}]") for number, each in enumerate(told)),
        tuple(reader.sweep(each, sides, f"sweeps[{number}]") for number, each in sweeps),
        tuple(reader.mishap(each, seats, f"mishaps[{number}]") for number, each in mishaps),
        reader.number(fields.get("claim"), seats - 1, "claim", NOBODY) or 0,
        reader.number(fields.get("thrown_in_by"), seats - 1, "thrown_in_by", NOBODY) or 0,
        reader.first(fields.get("first"), sides),
    )
    if reader.problems:
        raise PlainError("scorepad-problems", problems="\n".join(reader.problems))
    return draft


class _Reader:
    """Reads the parts of a deal and collects all problems; where: the name of a part, such as `sides[0].cards`."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.problems: list[str] = []

    def problem(self, key: str, where: str, **facts: Any) -> None:
        """Note a problem."""
        self.problems.append(say(Message(key, {"where": where, **facts})))

    def record(self, plain: Any, keys: Iterable[str], where: str) -> dict[str, Any]:
        """A JSON object that has only these keys."""
        if not isinstance(plain, dict):
            self.problem("scorepad-json-object", where, found=_shown(plain))
            return {}
        unknown = [str(key)[:20] for key in plain if key not in keys]
        if unknown:
            self.problem("scorepad-json-unknown", where, parts=commas(unknown))
        return plain

    def row(self, plain: Any, where: str) -> list[Any]:
        """A list of at most MOST_ENTRIES values."""
        if isinstance(plain, list) and len(plain) <= MOST_ENTRIES:
            return plain
        self.problem("scorepad-json-list", where, found=_shown(plain), most=MOST_ENTRIES)
        return []

    def number(self, plain: Any, most: int, where: str, otherwise: int | None = 0) -> int | None:
        """A whole number from 0 to `most`; `otherwise` for null."""
        if plain is None:
            return otherwise
        if type(plain) is int and 0 <= plain <= most:
            return plain
        self.problem("scorepad-json-number", where, found=_shown(plain), most=most)
        return otherwise

    def cards(self, plain: Any, where: str) -> int | None:
        """A set of cards, or None for null."""
        if plain is None:
            return None
        found = [self.card(text, where) for text in self.row(plain, where)]
        if len(set(found)) < len(found):
            self.problem("scorepad-json-twice", where)
        return card_set([card for card in found if card != NO_CARD])

    def card(self, plain: Any, where: str) -> int:
        """One card; NO_CARD for null."""
        if plain is None:
            return NO_CARD
        try:
            return parse_card(str(plain)[:8], self.pack)
        except CardSyntaxError as error:
            self.problem("scorepad-json-card", where, problem=str(error))
            return NO_CARD

    def side(self, plain: Any, where: str) -> SideDraft:
        """What one side captured."""
        fields = self.record(plain, _SIDE_KEYS, where)
        suits = self.four(fields.get("suits"), f"{where}.suits")
        clubs, diamonds, hearts, spades = (self.number(n, MOST, f"{where}.suits", None) for n in suits)
        best = self.four(fields.get("best"), f"{where}.best")
        return SideDraft(
            self.cards(fields.get("captured"), f"{where}.captured"),
            self.number(fields.get("cards"), MOST, f"{where}.cards", None),
            (clubs, diamonds, hearts, spades),
            self.cards(fields.get("special"), f"{where}.special"),
            tuple(self.card(card, f"{where}.best") for card in best),
            self.number(fields.get("oranges"), MOST, f"{where}.oranges") or 0,
            self.number(fields.get("false_oranges"), MOST, f"{where}.false_oranges") or 0,
        )

    def four(self, plain: Any, where: str) -> list[Any]:
        """One value for each suit."""
        if plain is None or (isinstance(plain, list) and len(plain) == SUITS):
            return plain or [None] * SUITS
        self.problem("scorepad-json-exact-list", where, found=_shown(plain), count=SUITS)
        return [None] * SUITS

    def sweep(self, plain: Any, sides: int, where: str) -> SweepEntry:
        """One sweep."""
        fields = self.record(plain, ("side", "size", "first"), where)
        side = self.number(fields.get("side", ...), sides - 1, f"{where}.side") or 0
        size = self.number(fields.get("size"), MOST, f"{where}.size") or 0
        return SweepEntry(side, size, self.flag(fields.get("first", False), f"{where}.first"))

    def flag(self, plain: Any, where: str) -> bool:
        """True or false."""
        if not isinstance(plain, bool):
            self.problem("scorepad-json-flag", where, found=_shown(plain))
        return plain is True

    def first(self, plain: Any, sides: int) -> int:
        """The side that was first, or SEVERAL."""
        return SEVERAL if plain == TOGETHER else self.number(plain, sides - 1, "first", NOBODY) or 0

    def mishap(self, plain: Any, seats: int, where: str) -> Mishap:
        """A mistake at the table."""
        fields = self.record(plain, ("fault", "seat"), where)
        fault = next((each for each in Mistake if each == fields.get("fault")), None)
        if fault is None:
            known = commas(list(Mistake))
            self.problem("scorepad-json-one-of", f"{where}.fault", found=_shown(fields.get("fault")), known=known)
        seat = self.number(fields.get("seat", ...), seats - 1, f"{where}.seat") or 0
        return Mishap(fault or Mistake.TOO_FEW, seat)


def _shown(plain: Any) -> str:
    return tell("scorepad-json-missing") if plain is ... else repr(plain)[:30]
