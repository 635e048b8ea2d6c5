"""A deal as the score book counts it, and what people must answer after a deal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cassino.cards import SUIT_NAMES
from cassino.engine.ending import needs_tiebreak
from cassino.engine.near_target import EVENT_OF, Event as Event, restrictions
from cassino.engine.tally import Tally, of_pile, pack_of
from cassino.rules import options
from cassino.rules.options import Claim, Enforcement, Orange, SeveralReach, Sides
from cassino.rules.rules import Rules

Counts = tuple[int | None, int | None, int | None, int | None]


def is_all_captured(rules: Rules) -> bool:
    """Whether a side has every card at the end of a deal that was played out, if any side captured one. B19"""
    return rules.piling.residue is options.Residue.LAST_CAPTURER


@dataclass(frozen=True, slots=True)
class SideEntry:
    """What one side captured: either all its cards, or how many it has and which scoring cards.

    captured: all its cards, or None if only numbers are known.
    suits: the number of clubs, diamonds, hearts and spades; None if nobody counted.
    special: its cards that score by themselves; if the primiera counts, also its best card of each suit.
    penalty: points that rulings gave (positive) or cost (negative) this side.
    """

    captured: int | None = None
    cards: int | None = None
    suits: Counts = (None, None, None, None)
    special: int = 0
    oranges: int = 0
    false_oranges: int = 0
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class SweepEntry:
    """A sweep; size: the number of cards it took, if that matters."""

    side: int
    size: int = 0
    is_first_play: bool = False


@dataclass(frozen=True, slots=True)
class DealEntry:
    """A deal to be counted.

    sweeps: in the order in which they were made.
    events: which item became safe when; needed only if two sides are near the target.
    claim: the seat whose claim ended the deal, or -1.
    thrown_in_by: the seat that ended the deal because the dealer exposed a card, or -1.
    """

    sides: tuple[SideEntry, ...]
    sweeps: tuple[SweepEntry, ...] = ()
    events: tuple[Event, ...] = ()
    claim: int = -1
    thrown_in_by: int = -1


@dataclass(frozen=True, slots=True)
class Needed:
    """What people must answer after a deal; everything else may be left out."""

    cards: bool
    suits: tuple[str, ...]
    special: int
    primiera: bool
    sweeps: bool
    sweep_sizes: bool
    first_play_sweep: bool
    sweep_order: bool
    oranges: bool
    penalties: bool
    claim: Claim
    events: tuple[str, ...]


def sides_of(rules: Rules, players: int) -> int:
    """How many sides score."""
    return 2 if players == 4 and rules.seating.sides is Sides.PAIRS_OF_FOUR else players


def is_final(entry: DealEntry) -> bool:
    """Whether a deal was played to its end."""
    return entry.claim < 0 and entry.thrown_in_by < 0


def needed_entries(rules: Rules, players: int, scores: Sequence[int]) -> Needed:
    """What people must answer after a deal that began with these scores."""
    sweeping = rules.sweeping
    items = [item for item in rules.scoring.items if not isinstance(item, options.Primiera)]
    kinds = [options.cards_of(item.of) & pack_of(rules) for item in items]
    return Needed(
        cards=True,
        suits=tuple(name for name in SUIT_NAMES if options.cards_of(name) & pack_of(rules) in kinds),
        special=_union(kind for kind in kinds if kind.bit_count() <= 4),
        primiera=any(isinstance(item, options.Primiera) for item in rules.scoring.items),
        sweeps=sweeping.scores,
        sweep_sizes=bool(sweeping.large_from),
        first_play_sweep=bool(sweeping.first_play_points),
        sweep_order=sweeping.scores and rules.ending.several is SeveralReach.PRIORITY_COUNT,
        oranges=rules.calling.orange is not Orange.NONE,
        penalties=rules.calling.enforcement is Enforcement.TABLE,
        claim=rules.calling.claim,
        events=_needed_events(rules, scores),
    )


def _union(kinds: Iterable[int]) -> int:
    cards = 0
    for kind in kinds:
        cards |= kind
    return cards


def _needed_events(rules: Rules, scores: Sequence[int]) -> tuple[str, ...]:
    """The events whose order decides the winner if several sides are near the target. 000:82"""
    limits = [items for items in restrictions(rules, scores, needs_tiebreak(rules, scores)) if items]
    if len(limits) < 2:
        return ()
    return tuple(event for item, event in EVENT_OF.items() if any(item in items for items in limits))


def tallies_of_entry(rules: Rules, entry: DealEntry) -> list[Tally]:
    """The tally of each side."""
    turns = _sweep_turns(entry)
    return [_tally(rules, entry, side, turns) for side in range(len(entry.sides))]


def _tally(rules: Rules, entry: DealEntry, side: int, turns: Sequence[int]) -> Tally:
    reported = entry.sides[side]
    own = [(turn, sweep) for turn, sweep in zip(turns, entry.sweeps, strict=True) if sweep.side == side]
    large_from = rules.sweeping.large_from
    return Tally(
        *cards_reported(reported),
        sweeps=sum(1 << turn for turn, _ in own),
        large_sweeps=sum(1 << turn for turn, sweep in own if large_from and sweep.size >= large_from),
        oranges=reported.oranges,
        false_oranges=reported.false_oranges,
        penalty=reported.penalty,
    )


def cards_reported(reported: SideEntry) -> tuple[int, tuple[int, int, int, int], int]:
    """The number of cards of a side, its cards of each suit, and its known cards; 0 if nobody counted."""
    if reported.captured is not None:
        return of_pile(reported.captured)
    clubs, diamonds, hearts, spades = (count or 0 for count in reported.suits)
    return reported.cards or 0, (clubs, diamonds, hearts, spades), reported.special


def _sweep_turns(entry: DealEntry) -> list[int]:
    """A turn number for each sweep: 0 for a sweep with the first play of the deal, then 1, 2, ... in order."""
    return [0 if sweep.is_first_play else number for number, sweep in enumerate(entry.sweeps, 1)]
