"""Counting what each side has captured, with a line for each thing that counts. Rules B18, B20, B21 and B23.

`scorer` computes what things are worth; this module gives them names and an order.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from cassino.cards import cards_in, format_card, parse_card
from cassino.engine.near_target import TEN, first_by_total, restrictions
from cassino.engine.scorer import (
    final_points,
    is_played_out as is_played_out,
    item_name as item_name,
    kept_sweeps,
    majority,
    may_cancel,
    points_for_sides,
    primiera_total,
    scorer_of,
    sweeps_worth,
    turns_of_kind,
)
from cassino.engine.state import State
from cassino.engine.tally import Tally as Tally, best_other, count_of, counter_of, pack_of, tallies_of, tally as tally
from cassino.rules import options, packs
from cassino.rules.messages import Text, text
from cassino.rules.options import Claim, Most, Orange, Ties
from cassino.rules.rules import Rules

SWEEP_KINDS = ("sweeps", "large_sweeps", "first_sweep")
"""The names of the lines for sweeps, by the number of their kind."""


class Award(NamedTuple):
    """Points for one thing: an item, one card, or one sweep. `name` is `most_cards`, `AS`, `sweep`, ..."""

    name: str
    side: int
    points: int


class Line(NamedTuple):
    """One line of the count at the end of a deal: how many each side has, and the points for them."""

    name: str
    text: Text | str
    """The title, or the message that says it."""
    counts: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def title(self) -> str:
        """What is counted, in the current language."""
        return str(self.text)


class DealScore(NamedTuple):
    """The count of a deal. `awards` in counting order; `claimant` (or -1) is the side that claimed to be out.

    restrictions: by side the names of the lines it may score, empty for all; has_met: whether it won all of those; met:
    the side that thereby wins the match, or -1. cancelled: how many sweeps each side turned down.
    """

    lines: tuple[Line, ...]
    points: tuple[int, ...]
    awards: tuple[Award, ...]
    claimant: int = -1
    claim_is_right: bool = False
    restrictions: tuple[tuple[str, ...], ...] = ()
    has_met: tuple[bool, ...] = ()
    met: int = -1
    cancelled: int = 0


def score_deal(state: State) -> DealScore:
    """The points of a finished deal, or of one that ended with a claim or because the match was decided.

    A wrong claim scores `false_claim_points` for the claimant's side; the others score what they can no longer lose.
    D-33
    """
    scores = [state.score(side) for side in range(state.side_count)]
    if state.claimant >= 0:
        return score_claim(
            state.rules, tallies_of(state), scores, state.side_of(state.claimant),
            tiebreak=state.tiebreak, first_met=state.first_met, is_final=is_played_out(state),
        )  # fmt: skip
    return _score_state(state, is_final=is_played_out(state))


def points_of(state: State) -> tuple[int, ...]:
    """The points of each side, as in `score_deal` but without the lines, and much faster."""
    return score_deal(state).points if state.claimant >= 0 else final_points(state)


def secured(state: State) -> DealScore:
    """The points that can no longer be lost: majorities count only if nothing can change them. D-24, D-33"""
    return _score_state(state, is_final=state.is_over and is_played_out(state))


def _score_state(state: State, is_final: bool) -> DealScore:
    scores = [state.score(side) for side in range(state.side_count)]
    return score_tallies(
        state.rules, tallies_of(state), is_final, scores=scores, tiebreak=state.tiebreak, first_met=state.first_met
    )


def score_claim(
    rules: Rules, tallies: Sequence[Tally], scores: Sequence[int], side: int, *,
    tiebreak: bool = False, first_met: int = -1, is_final: bool = False,
) -> DealScore:  # fmt: skip
    """The points of a deal that a side ended by claiming to have reached the target. 004:30, D-33, D-70

    is_final: whether the claim came after the last play, when nothing is uncertain. D-95
    """
    counted = score_tallies(rules, tallies, is_final, scores=scores, tiebreak=tiebreak, first_met=first_met)
    counted = counted._replace(claimant=side)
    if scores[side] + counted.points[side] >= rules.ending.target:
        return counted._replace(claim_is_right=True)
    if rules.calling.claim is Claim.ANNOUNCE:
        return counted
    penalty = rules.calling.false_claim_points
    awards = [award for award in counted.awards if award.side != side] + [Award("false_claim", side, penalty)]
    lines = [line._replace(points=_replaced(line.points, side, 0)) for line in counted.lines]
    none = tuple(0 for _ in tallies)
    lines.append(Line("false_claim", Text("line-wrong-claim"), none, _replaced(none, side, penalty)))
    points = _replaced(counted.points, side, penalty)
    return counted._replace(lines=tuple(lines), points=points, awards=tuple(awards))


def carried_after(rules: Rules, counted: DealScore) -> tuple[int, ...]:
    """By scoring item, the points that a deal carries to the next one: of majorities that nobody scored. B21

    rules: those of the deal, with what was carried to it. Empty if nothing is carried.
    """
    items = rules.scoring.items
    if rules.scoring.ties is not Ties.CARRIED:
        return ()
    before = rules.carried or (0,) * len(items)
    found = [
        item.points + points if isinstance(item, Most) and not any(line.points) else 0
        for item, points, line in zip(items, before, counted.lines, strict=False)
    ]
    return tuple(found) if any(found) else ()


def _replaced(points: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    return points[:side] + (value,) + points[side + 1 :]


def score_tallies(
    rules: Rules, tallies: Sequence[Tally], is_final: bool = True, *,
    scores: Sequence[int] | None = None, tiebreak: bool = False, first_met: int = -1,
) -> DealScore:  # fmt: skip
    """The points of each side from what it captured; before the end, the remaining cards may go to any side.

    scores: the match score of each side before the deal, which decides what it may still score near the target. B23
    first_met: the side that was first to have everything it needs, if that was noted.
    """
    limits = restrictions(rules, [] if scores is None else scores, tiebreak) or tuple(() for _ in tallies)
    sheet = _Sheet(rules, tallies, is_final, limits)
    sheet.write()
    points = tuple(map(sum, zip(*(line.points for line in sheet.lines), strict=True))) or (0,) * len(tallies)
    met = tuple(has_met(rules, tallies, side, items, is_final) for side, items in enumerate(limits))
    totals = [old + new for old, new in zip(scores or points, points, strict=True)]
    return DealScore(
        tuple(sheet.lines), points, tuple(sheet.awards),
        restrictions=limits, has_met=met, met=first_by_total(totals, met, first_met), cancelled=sheet.cancelled,
    )  # fmt: skip


class _Sheet:
    """The lines and awards of a count, as written so far."""

    def __init__(self, rules: Rules, tallies: Sequence[Tally], is_final: bool, limits: Sequence[Sequence[str]]) -> None:
        self.rules, self.tallies, self.is_final = rules, tallies, is_final
        self.scorer = scorer_of(rules, len(tallies))
        self.limits, self.is_limited = limits, any(limits)
        self.lines: list[Line] = []
        self.awards: list[Award] = []
        self.cancelled = 0

    def write(self) -> None:
        """Write everything, in counting order."""
        for item in _items(self.rules):
            self.count_item(item)
        self.count_sweeps()
        calling, wrong_calls = self.rules.calling, Text("line-wrong-calls")
        if calling.orange is not Orange.NONE:
            right = [each.oranges for each in self.tallies]
            wrong = [each.false_oranges for each in self.tallies]
            self.count_calls("oranges", Text("line-oranges"), "orange", right, calling.orange_points)
            if any(wrong):
                self.count_calls("false_oranges", wrong_calls, "false_orange", wrong, calling.false_orange_points)
        if any(each.penalty for each in self.tallies):
            points = tuple(each.penalty for each in self.tallies)
            awards = [Award("penalty", side, n) for side, n in enumerate(points) if n]
            self.add(Line("penalties", Text("line-penalties"), tuple(0 for _ in self.tallies), points), awards)

    def add(self, line: Line, awards: Sequence[Award]) -> None:
        """Add a line without the points that a side may not score; negative points always count. 000:72-80, D-23"""
        if self.is_limited:
            closed = [bool(items) and line.name not in items for items in self.limits]
            points = tuple(min(n, 0) if shut else n for n, shut in zip(line.points, closed, strict=True))
            line = line._replace(points=points)
            awards = [award for award in awards if award.points < 0 or not closed[award.side]]
        self.lines.append(line)
        self.awards += awards

    def count_item(self, item: "_Item") -> None:
        """Add the line of one item. Before the end, only what nobody can take away counts."""
        counts = tuple([item.count(each) for each in self.tallies])
        remaining = 0 if self.is_final or item.is_primiera else item.cards.bit_count() - sum(counts)
        reach = self.best_primieras() if item.is_primiera and not self.is_final else counts
        line = Line(item.name, item.text, counts, points_for_sides(self.scorer, item.place, counts, reach, remaining))
        self.add(line, self.card_awards(item, counts) if item.order is not None else _item_awards(line))

    def best_primieras(self) -> tuple[int, ...]:
        """The highest total that each side can still get: with all cards that are out. D-88"""
        piles = [each.special & pack_of(self.rules) for each in self.tallies]
        out = pack_of(self.rules) & ~sum(piles)
        return tuple([primiera_total(pile | out) for pile in piles])

    def card_awards(self, item: "_Item", counts: Sequence[int]) -> list[Award]:
        """The points for cards one after another. 000:112-118"""
        awards = [
            Award(name, side, item.points)
            for card, name in item.order or ()
            for side, each in enumerate(self.tallies)
            if each.special >> card & 1
        ]
        if len(awards) < sum(counts):
            for side, count in enumerate(counts):
                unnamed = count - sum(award.side == side for award in awards)
                awards += [Award(item.name, side, item.points)] * unnamed
        return awards

    def count_sweeps(self) -> None:
        """Add the lines for sweeps. Before the end, a sweep that another side could still cancel does not count. B18

        A restricted side that records no sweeps has none with which to cancel those of other sides. 000:88, D-28
        """
        kinds = _sweep_kinds(self.rules)
        cancels = may_cancel(self.scorer, self.is_limited)
        if cancels:
            self.cancelled = min(each.sweeps.bit_count() for each in self.tallies)
        if not kinds:
            return
        kept = [0 if cancels and not self.is_final else self.kept_sweeps(each) for each in self.tallies]
        awards = sorted(
            (turn, side, sweeps_worth(self.scorer, 1 << turn, each.large_sweeps, 0))
            for side, each in enumerate(self.tallies)
            for turn in cards_in(kept[side])
        )
        scored = [Award("sweep", side, points) for _, side, points in awards if points]
        for kind, title, worth in kinds:
            made = [turns_of_kind(self.scorer, each.sweeps, each.large_sweeps, kind) for each in self.tallies]
            counts = tuple(turns.bit_count() for turns in made)
            points = tuple(worth * (turns & left).bit_count() for turns, left in zip(made, kept, strict=True))
            self.add(Line(SWEEP_KINDS[kind], title, counts, points), scored)
            scored = []

    def kept_sweeps(self, each: Tally) -> int:
        """The sweeps of a side that are not turned down, a bit for the turn of each."""
        return kept_sweeps(self.scorer, each.sweeps, each.large_sweeps, self.cancelled)

    def count_calls(self, name: str, title: Text, award: str, counts: Sequence[int], worth: int) -> None:
        """A line for things said that are all worth the same. B27"""
        awards = [Award(award, side, worth) for side, count in enumerate(counts) for _ in range(count)]
        self.add(Line(name, title, tuple(counts), tuple(worth * count for count in counts)), awards)


class _Item(NamedTuple):
    """A scoring item as it is counted. `order`: its single cards in counting order, with their names."""

    place: int
    name: str
    text: Text
    points: int
    cards: int
    count: Callable[[Tally], int]
    is_primiera: bool
    order: tuple[tuple[int, str], ...] | None


@lru_cache(maxsize=256)
def _items(rules: Rules) -> tuple[_Item, ...]:
    """The scoring items of a rule set."""
    return tuple(_item(rules, place, item) for place, item in enumerate(rules.scoring.items))


def _item(rules: Rules, place: int, item: options.Item) -> _Item:
    pack, is_primiera = pack_of(rules), isinstance(item, options.Primiera)
    cards = pack if isinstance(item, options.Primiera) else options.cards_of(item.of) & pack
    order = None
    if isinstance(item, options.Each):
        order = tuple((card, format_card(card)) for card in sorted(cards_in(cards), key=_counting_order))

    def best_of_suits(each: Tally) -> int:
        return primiera_total(each.special & pack)

    words, count = item_text(item, rules.deck.pack), best_of_suits if is_primiera else counter_of(cards)
    return _Item(place, item_name(item), words, item.points, cards, count, is_primiera, order)


@lru_cache(maxsize=256)
def _sweep_kinds(rules: Rules) -> tuple[tuple[int, Text, int], ...]:
    """The kinds of sweeps that count in a game: number, title of the line, points."""
    sweeping = rules.sweeping
    kinds = (
        (0, Text("line-sweeps"), sweeping.points),
        (1, text("line-big-sweeps", count=sweeping.large_from), sweeping.large_from and sweeping.large_points),
        (2, Text("line-first-sweep"), sweeping.first_play_points),
    )
    return tuple(kind for kind in kinds if kind[2])


def has_scored(rules: Rules, tallies: Sequence[Tally], side: int, item: str, is_final: bool) -> bool:
    """Whether a side has won an item: a majority that it can no longer lose or share, or the captured ten. D-24"""
    if item == TEN:
        return bool(tallies[side].special >> parse_card(TEN) & 1)
    kind = options.cards_of(item.removeprefix("most_")) & pack_of(rules)
    counts = [count_of(each, kind) for each in tallies]
    return majority(counts[side], best_other(counts, side), 0 if is_final else kind.bit_count() - sum(counts))


def has_met(rules: Rules, tallies: Sequence[Tally], side: int, items: Sequence[str], is_final: bool) -> bool:
    """Whether a restricted side has all it needs to win. 000:76, 000:100"""
    return bool(items) and all(has_scored(rules, tallies, side, item, is_final) for item in items)


def item_text(item: options.Item, pack: options.Pack = options.Pack.FRENCH_52) -> Text:
    """The message with the title of an item in the count."""
    if isinstance(item, options.Primiera):
        return Text("line-primiera")
    kind = options.cards_of(item.of)
    if kind.bit_count() == 1:
        rank, suit = packs.words_of(packs.format_card(next(cards_in(kind)), pack))
        return text("line-card", rank=rank, suit=suit)
    word = packs.kind_title(item.of, pack)
    if isinstance(item, options.Most):
        return text("line-most", kind=word)
    if isinstance(item, options.Enough):
        return text("line-enough", kind=word, count=item.at_least)
    return text("line-each", kind=word)


def item_title(item: options.Item, pack: options.Pack = options.Pack.FRENCH_52) -> str:
    """What an item is called in the count, in the current language."""
    return str(item_text(item, pack))


def _item_awards(line: Line) -> tuple[Award, ...]:
    """The awards of an item that is won all at once."""
    return tuple(Award(line.name, side, n) for side, n in enumerate(line.points) if n)


def _counting_order(card: int) -> tuple[int, int]:
    """Spades, clubs, hearts, diamonds within a rank. 000:117"""
    return card >> 2, (1, 3, 2, 0)[card & 3]
