"""Everything that is wrong with the entry of a deal, in sentences."""

from collections.abc import Iterator, Sequence

from cassino.cards import SUIT_NAMES, cards_in
from cassino.engine.ending import needs_tiebreak
from cassino.engine.move_text import SEAT_LETTERS
from cassino.engine.near_target import EVENT_OF, MOST_CARDS, MOST_SPADES, SEVERAL, TEN, first_in_time, restrictions
from cassino.engine.scoring import has_met, has_scored
from cassino.engine.tally import pack_of
from cassino.rules import options, packs
from cassino.rules.options import Claim
from cassino.rules.rules import Rules
from cassino.scorepad.entry import (
    DealEntry,
    Needed,
    SideEntry,
    cards_reported,
    is_all_captured,
    is_final,
    needed_entries,
    sides_of,
    tallies_of_entry,
)
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import listed
from cassino.texts.message import Message

EVENT_ITEMS = {EVENT_OF[MOST_CARDS]: "cards", EVENT_OF[MOST_SPADES]: "spades", EVENT_OF[TEN]: "ten"}
"""What each event gives a side, as the catalog knows it."""


def lettered_sides(count: int) -> tuple[str, ...]:
    """What sides without names are called."""
    return tuple(tell("scorepad-side", letter=letter) for letter in SEAT_LETTERS[:count])


def entry_problems(
    rules: Rules, players: int, scores: Sequence[int], dealer: int, entry: DealEntry, names: Sequence[str]
) -> Iterator[str]:
    """Everything that is wrong with an entry for a deal that began with these scores."""
    if len(entry.sides) != sides_of(rules, players):
        yield tell("scorepad-wrong-sides", sides=sides_of(rules, players), entered=len(entry.sides))
        return
    needed = needed_entries(rules, players, scores)
    yield from _ending_problems(needed, players, dealer, entry)
    if entry.thrown_in_by >= 0:
        yield from _thrown_in_problems(entry)
        return
    for side, reported in enumerate(entry.sides):
        yield from _side_problems(rules, needed, names[side], reported)
    yield from _sum_problems(rules, needed, entry)
    yield from _sweep_problems(needed, dealer, entry, names)
    yield from _late_sweeps(rules, scores, entry, names)
    yield from _event_problems(rules, scores, entry, names)


def _ending_problems(needed: Needed, players: int, dealer: int, entry: DealEntry) -> Iterator[str]:
    """Problems with how the deal ended: by a claim, or thrown in."""
    if entry.claim >= players or entry.thrown_in_by >= players:
        yield tell("scorepad-wrong-seats", last=players - 1)
    if entry.claim >= 0 and needed.claim is Claim.NONE:
        yield tell("refused-no-claims")
    if entry.thrown_in_by >= 0 and not needed.penalties:
        yield tell("scorepad-no-rulings")
    if 0 <= entry.thrown_in_by == dealer:
        yield tell("scorepad-dealer-exposed")
    if entry.claim >= 0 and entry.thrown_in_by >= 0:
        yield tell("scorepad-two-endings")


def _thrown_in_problems(entry: DealEntry) -> Iterator[str]:
    """Nothing counts in a deal that is thrown in."""
    plain = all(side == SideEntry(penalty=side.penalty) for side in entry.sides)
    if not plain or entry.sweeps or entry.events:
        yield tell("scorepad-exposed-counts")


def _side_problems(rules: Rules, needed: Needed, name: str, reported: SideEntry) -> Iterator[str]:
    """Problems with the entry of one side."""
    has_counts = reported.cards is not None or any(count is not None for count in reported.suits) or reported.special
    if reported.captured is not None and has_counts:
        yield tell("scorepad-cards-or-numbers", side=name)
    if outside := (reported.special | (reported.captured or 0)) & ~pack_of(rules):
        yield tell("scorepad-not-in-pack", side=name, cards=_cards(outside, rules))
    if reported.captured is None:
        yield from _count_problems(rules, needed, name, reported)
    if not needed.oranges and (reported.oranges or reported.false_oranges):
        yield tell("scorepad-no-oranges", side=name)
    if reported.oranges < 0 or reported.false_oranges < 0:
        yield tell("scorepad-negative-calls", side=name)
    if reported.penalty and not needed.penalties:
        yield tell("scorepad-no-penalties", side=name)


def _count_problems(rules: Rules, needed: Needed, name: str, reported: SideEntry) -> Iterator[str]:
    """Numbers that are missing or impossible."""
    numbers = [count for count in (reported.cards, *reported.suits) if count is not None]
    if any(count < 0 for count in numbers):
        yield tell("scorepad-negative-cards", side=name)
    if reported.cards is None:
        yield tell("scorepad-number-missing", side=name, kind="cards")
    elif max(sum(count or 0 for count in reported.suits), reported.special.bit_count()) > reported.cards:
        yield tell("scorepad-too-few-cards", side=name, cards=reported.cards)
    for suit, suit_name in enumerate(SUIT_NAMES):
        kind, count = packs.kind_title(suit_name, rules.deck.pack), reported.suits[suit]
        known = (reported.special & options.cards_of(suit_name)).bit_count()
        if count is None and suit_name in needed.suits:
            yield tell("scorepad-number-missing", side=name, kind=kind)
        if count is not None and count < known:
            yield tell("scorepad-more-named", side=name, kind=kind, count=count, named=known)


def _sum_problems(rules: Rules, needed: Needed, entry: DealEntry) -> Iterator[str]:
    """Problems with the sums over all sides: a card entered twice, too many cards, or too few."""
    known = [cards_reported(side)[2] for side in entry.sides]
    seen = twice = 0
    for cards in known:
        twice |= seen & cards
        seen |= cards
    if twice:
        yield tell("scorepad-entered-twice", cards=_cards(twice, rules))
    is_complete = is_all_captured(rules) and _is_complete(entry)
    for kind, counts, size in _totals(rules, needed, entry):
        yield from _total_problems(kind, counts, size, is_complete)
    if is_complete and (missing := needed.special & ~seen):
        yield tell("scorepad-nobody-has", cards=_cards(missing, rules))


def _totals(rules: Rules, needed: Needed, entry: DealEntry) -> Iterator[tuple[str, list[int | None], int]]:
    """Each kind of card that is counted: its name, the number of each side, and the number in the pack."""
    yield (
        "cards",
        [side.cards if side.captured is None else side.captured.bit_count() for side in entry.sides],
        (pack_of(rules).bit_count()),
    )
    for suit, name in enumerate(SUIT_NAMES):
        if name not in needed.suits:
            continue
        kind = options.cards_of(name) & pack_of(rules)
        counts = [
            side.suits[suit] if side.captured is None else (side.captured & kind).bit_count() for side in entry.sides
        ]
        yield packs.kind_title(name, rules.deck.pack), counts, kind.bit_count()


def _is_complete(entry: DealEntry) -> bool:
    """Whether the deal was played out, and some cards were captured. D-38"""
    return is_final(entry) and any(cards_reported(side)[0] for side in entry.sides)


def _total_problems(kind: str, counts: Sequence[int | None], size: int, is_complete: bool) -> Iterator[str]:
    known = [count for count in counts if count is not None]
    if sum(known) > size:
        yield tell("scorepad-too-many-in-all", sum=sum(known), kind=kind, size=size)
    if sum(known) < size and is_complete and len(known) == len(counts):
        yield tell("scorepad-too-few-in-all", sum=sum(known), kind=kind, missing=size - sum(known))


def _sweep_problems(needed: Needed, dealer: int, entry: DealEntry, names: Sequence[str]) -> Iterator[str]:
    """Sweeps that do not exist in this game, or that are impossible."""
    sides = len(entry.sides)
    if entry.sweeps and not needed.sweeps:
        yield tell("scorepad-no-sweeps")
    if any(not 0 <= sweep.side < sides for sweep in entry.sweeps):
        yield tell("scorepad-sweep-no-side", last=sides - 1)
    if needed.sweep_sizes and any(sweep.size < 1 for sweep in entry.sweeps):
        yield tell("scorepad-sweep-no-size")
    first = [sweep for sweep in entry.sweeps if sweep.is_first_play]
    if len(first) > 1:
        yield tell("scorepad-two-first-sweeps")
    if first and first[0].side != (dealer + 1) % sides:
        yield tell("scorepad-first-sweep-side", side=names[(dealer + 1) % sides])
    for side, reported in enumerate(entry.sides):
        made = sum(sweep.side == side for sweep in entry.sweeps)
        if 2 * made > cards_reported(reported)[0]:
            yield tell("scorepad-too-many-sweeps", side=names[side], count=made)


def _late_sweeps(rules: Rules, scores: Sequence[int], entry: DealEntry, names: Sequence[str]) -> Iterator[str]:
    """Sweeps of sides that have too many points to make any. B18"""
    until = rules.sweeping.until_score
    swept = {sweep.side for sweep in entry.sweeps}
    for side, score in enumerate(scores):
        if until and score >= until and side in swept:
            yield tell("scorepad-side-no-sweeps", side=names[side], points=until)


def _event_problems(rules: Rules, scores: Sequence[int], entry: DealEntry, names: Sequence[str]) -> Iterator[str]:
    """Problems with the first side near the target: the events must have happened, and must decide it."""
    tallies = tallies_of_entry(rules, entry)
    item_of = {event: item for item, event in EVENT_OF.items()}
    for event in entry.events:
        if event.name not in item_of or not 0 <= event.side < len(tallies):
            yield tell("scorepad-unknown-event", event=event.name, number=event.side)
        elif not has_scored(rules, tallies, event.side, item_of[event.name], is_final(entry)):
            facts = {"side": names[event.side], "item": EVENT_ITEMS[event.name]}
            yield say(Message("scorepad-event-not-so", facts))
    limits = restrictions(rules, scores, needs_tiebreak(rules, scores))
    met = [side for side, items in enumerate(limits) if has_met(rules, tallies, side, items, is_final(entry))]
    if len(met) > 1 and first_in_time(rules, scores, entry.events) not in (*met, SEVERAL):
        yield tell("scorepad-who-first", sides=listed([names[side] for side in met]))


def _cards(cards: int, rules: Rules) -> str:
    """Cards as their pack prints them: `A♣ 10♦`."""
    pack = rules.deck.pack if not cards & ~pack_of(rules) else options.Pack.FRENCH_52
    return " ".join(packs.symbol(card, pack) for card in cards_in(cards))
