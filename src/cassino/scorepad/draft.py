"""A deal that people are still entering, and what follows from their answers so far."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from cassino.cards import suit_mask
from cassino.engine.irregularities import UNWON_BUILD, Misdeal
from cassino.scorepad.entry import Counts, DealEntry, Event, Needed, SideEntry, SweepEntry

NOBODY = -1
NO_CARD = -1
SUITS = 4


class Mistake(StrEnum):
    """A mistake at the table that costs points while the deal continues. B29"""

    TOO_FEW = str(Misdeal.TOO_FEW)
    TOO_MANY = str(Misdeal.TOO_MANY)
    UNWON_BUILD = UNWON_BUILD


@dataclass(frozen=True, slots=True)
class Mishap:
    """A mistake and the seat that made it: the builder, or the dealer."""

    fault: Mistake
    seat: int


@dataclass(frozen=True, slots=True)
class SideDraft:
    """What a side captured, as far as people have said; None or NO_CARD for what they have not.

    Either captured: all its cards. Or numbers: cards, suits (of each suit), special (its scoring cards), and best (its
    best card of each suit, for the primiera).
    """

    captured: int | None = None
    cards: int | None = None
    suits: Counts = (None, None, None, None)
    special: int | None = None
    best: tuple[int, ...] = (NO_CARD,) * SUITS
    oranges: int = 0
    false_oranges: int = 0

    def count(self, suit: int | None = None) -> int | None:
        """The number of its cards, or of its cards of one suit; None if unknown."""
        if self.captured is not None:
            return (self.captured if suit is None else self.captured & suit_mask(suit)).bit_count()
        return self.cards if suit is None else self.suits[suit]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is known of its cards."""
        return self == SideDraft(oranges=self.oranges, false_oranges=self.false_oranges)


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal as far as people have entered it; sweeps in the order in which they were made."""

    sides: tuple[SideDraft, ...]
    sweeps: tuple[SweepEntry, ...] = ()
    mishaps: tuple[Mishap, ...] = ()
    claim: int = NOBODY
    thrown_in_by: int = NOBODY
    first: int = NOBODY
    """The side that was first to have what it needed near the target, or SEVERAL; asked if several sides had it."""

    @property
    def is_whole(self) -> bool:
        """Whether the deal was played out, so that every card was captured."""
        return self.claim == NOBODY and self.thrown_in_by == NOBODY


def empty_draft(sides: int) -> Draft:
    """A deal of which nothing has been entered."""
    return Draft((SideDraft(),) * sides)


def filled(draft: Draft, pack: int, needed: Needed) -> Draft:
    """The draft completed: the last side has whatever the other sides lack."""
    if not draft.is_whole:
        return draft
    sides = list(draft.sides)
    unknown = [side for side, each in enumerate(sides) if each.captured is None]
    if len(unknown) == 1 and len(sides) > 1:
        sides[unknown[0]] = _rest_captured(sides, unknown[0], pack)
    sides = _rest_counted(sides, pack, None) if needed.cards else sides
    for suit in range(SUITS):
        sides = _rest_counted(sides, pack, suit)
    return replace(draft, sides=tuple(_rest_special(sides, needed.special)))


def _rest_captured(sides: Sequence[SideDraft], side: int, pack: int) -> SideDraft:
    """Give the last unknown side all cards that the other sides lack."""
    told = sides[side]
    if not told.is_empty:
        return told
    for other in sides:
        pack &= ~(other.captured or 0)
    return replace(told, captured=pack)


def _rest_counted(sides: list[SideDraft], pack: int, suit: int | None) -> list[SideDraft]:
    """Fill in the one missing number, of all cards or of a suit."""
    counts = [each.count(suit) for each in sides]
    if counts.count(None) != 1:
        return sides
    last, others = counts.index(None), sum(count or 0 for count in counts)
    rest = (pack if suit is None else pack & suit_mask(suit)).bit_count() - others
    if suit is None and not others:
        return sides  # it has all cards, or nobody captured anything
    if suit is not None and sides[last].cards == 0:
        rest = 0
    if rest < 0:
        return sides
    result = list(sides)
    result[last] = _with_count(sides[last], suit, rest)
    return result


def _with_count(told: SideDraft, suit: int | None, count: int) -> SideDraft:
    if suit is None:
        return replace(told, cards=count)
    clubs, diamonds, hearts, spades = (count if suit == other else old for other, old in enumerate(told.suits))
    return replace(told, suits=(clubs, diamonds, hearts, spades))


def _rest_special(sides: list[SideDraft], special: int) -> list[SideDraft]:
    """Fill in the scoring cards of the one side that lacks them."""
    open_sides = [side for side, each in enumerate(sides) if each.captured is None and each.special is None]
    if len(open_sides) != 1:
        return sides
    for each in sides:
        special &= ~(each.special or 0) & ~(each.captured or 0)
    special = special if sides[open_sides[0]].cards != 0 else 0
    result = list(sides)
    result[open_sides[0]] = replace(result[open_sides[0]], special=special)
    return result


def as_entry(draft: Draft, penalties: Sequence[int], events: Sequence[Event] = ()) -> DealEntry:
    """The draft as the score book counts it; penalties: the points that mishaps gave or cost each side.

    The captured cards of a deal that was thrown in do not matter.
    """
    told = empty_draft(len(draft.sides)).sides if draft.thrown_in_by != NOBODY else draft.sides
    sides = tuple(_side_entry(each, points) for each, points in zip(told, penalties, strict=True))
    sweeps = () if draft.thrown_in_by != NOBODY else draft.sweeps
    return DealEntry(sides, sweeps, tuple(events), draft.claim, draft.thrown_in_by)


def _side_entry(told: SideDraft, penalty: int) -> SideEntry:
    return SideEntry(
        captured=told.captured,
        cards=told.cards,
        suits=told.suits,
        special=_special(told),
        oranges=told.oranges,
        false_oranges=told.false_oranges,
        penalty=penalty,
    )


def _special(told: SideDraft) -> int:
    special = told.special or 0
    for card in told.best:
        special |= 1 << card if card != NO_CARD else 0
    return special
