"""Counting what each side has captured. Rules B18, B20 and B21."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.cards import DECK_SIZE, SUIT_NAMES, card_name, cards_in, format_card
from cassino.engine.state import State
from cassino.rules import options
from cassino.rules.rules import Rules


class Tally(NamedTuple):
    """What a side captured in a deal, as people count it.

    suits: number of clubs, diamonds, hearts, spades. special: the set of cards that score by themselves.
    sweeps: a bit for the turn number of each sweep, to know their order.
    """

    cards: int
    suits: tuple[int, int, int, int]
    special: int
    sweeps: int


class Award(NamedTuple):
    """Points for one thing: an item, one card, or one sweep. `name` is `most_cards`, `AS`, `sweep`, ..."""

    name: str
    side: int
    points: int


class Line(NamedTuple):
    """One line of the count at the end of a deal: how many each side has, and the points for it."""

    name: str
    title: str
    counts: tuple[int, ...]
    points: tuple[int, ...]


class DealScore(NamedTuple):
    """The count of a deal. `awards` in counting order; `claimant` (or -1) is the side that counted out."""

    lines: tuple[Line, ...]
    points: tuple[int, ...]
    awards: tuple[Award, ...]
    claimant: int = -1
    claim_is_right: bool = False


def tally(state: State, side: int) -> Tally:
    """What a side has captured so far."""
    pile = state.pile(side)
    suits = tuple((pile & options.cards_of(name)).bit_count() for name in SUIT_NAMES)
    return Tally(pile.bit_count(), suits, pile, state.sweep_times(side))  # type: ignore[arg-type]


def score_deal(state: State) -> DealScore:
    """The points of a finished deal, or of one ended by a claim.

    A wrong claim scores `false_claim_points` for the claimant's side; the others score what is secured. D-33
    """
    tallies = [tally(state, side) for side in range(state.side_count)]
    if state.claimant < 0:
        return score_tallies(state.rules, tallies)
    scores = [state.score(side) for side in range(state.side_count)]
    return score_claim(state.rules, tallies, scores, state.side_of(state.claimant))


def score_claim(rules: Rules, tallies: Sequence[Tally], scores: Sequence[int], side: int) -> DealScore:
    """The points of a deal that a side ended by claiming to have reached the target. 004:30, D-33"""
    counted = score_tallies(rules, tallies, is_final=False)
    if scores[side] + counted.points[side] >= rules.ending.target:
        return counted._replace(claimant=side, claim_is_right=True)
    penalty = rules.calling.false_claim_points
    awards = [award for award in counted.awards if award.side != side] + [Award("false_claim", side, penalty)]
    points = _replaced(counted.points, side, penalty)
    lines = [line._replace(points=_replaced(line.points, side, 0)) for line in counted.lines]
    none = tuple(0 for _ in tallies)
    lines.append(Line("false_claim", "Wrong claim", none, _replaced(none, side, penalty)))
    return DealScore(tuple(lines), points, tuple(awards), side, False)


def _replaced(points: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    return points[:side] + (value,) + points[side + 1 :]


def secured(state: State) -> DealScore:
    """The points that can no longer be lost: majorities only when nothing can change them. D-24, D-33"""
    return score_tallies(state.rules, [tally(state, side) for side in range(state.side_count)], is_final=False)


def score_tallies(rules: Rules, tallies: Sequence[Tally], is_final: bool = True) -> DealScore:
    """The points of each side from what it captured; before the end, cards not yet captured may go to anybody."""
    pack = options.pack_cards(rules.deck.pack)
    lines: list[Line] = []
    awards: list[Award] = []
    for item in rules.scoring.items:
        kind = options.cards_of(item.of) & pack
        counts = [count_of(each, kind) for each in tallies]
        remaining = 0 if is_final else kind.bit_count() - sum(counts)
        points = item_points(item, counts, remaining)
        lines.append(Line(item_name(item), item_title(item), tuple(counts), points))
        awards += _item_awards(item, kind, tallies, counts, points)
    if rules.sweeping.points:
        lines.append(_sweep_line(rules.sweeping.points, tallies))
        awards += _sweep_awards(rules.sweeping.points, tallies)
    totals = tuple(sum(line.points[side] for line in lines) for side in range(len(tallies)))
    return DealScore(tuple(lines), totals, tuple(awards))


def count_of(counted: Tally, kind: int) -> int:
    """How many cards of a kind a tally has: all cards, a whole suit, or special cards."""
    for suit, name in enumerate(SUIT_NAMES):
        if kind.bit_count() > 1 and kind & ~options.cards_of(name) == 0:
            return counted.suits[suit]
    if kind.bit_count() > 4:
        return counted.cards
    return (counted.special & kind).bit_count()


def item_points(item: options.Item, counts: Sequence[int], remaining: int) -> tuple[int, ...]:
    """The points of one item for each side; `remaining` cards of its kind are not yet captured."""
    if isinstance(item, options.Each):
        return tuple(item.points * count for count in counts)
    return tuple(item.points * has_most(counts, side, remaining, item.at_least) for side in range(len(counts)))


def has_most(counts: Sequence[int], side: int, remaining: int, at_least: int) -> bool:
    """Whether a side has more than any other could still reach, and enough; ties go to nobody. B21, D-24, D-40"""
    best = max((count for other, count in enumerate(counts) if other != side), default=0)
    return counts[side] >= max(at_least, 1) and counts[side] > best + remaining


def item_name(item: options.Item) -> str:
    """`most_cards`, `most_spades`, `10D`, `aces`."""
    return f"most_{item.of}" if isinstance(item, options.Most) else item.of


def item_title(item: options.Item) -> str:
    """What an item is called in the count."""
    if isinstance(item, options.Most):
        return f"Most {item.of}"
    kind = options.cards_of(item.of)
    if kind.bit_count() == 1:
        return card_name(next(cards_in(kind))).capitalize()
    return f"Each of the {item.of}" if item.of in SUIT_NAMES else item.of.capitalize()


def _item_awards(
    item: options.Item, kind: int, tallies: Sequence[Tally], counts: Sequence[int], points: Sequence[int]
) -> list[Award]:
    """An item's points one at a time: a majority at once, cards one after another. 000:112-118"""
    if isinstance(item, options.Most):
        return [Award(item_name(item), side, n) for side, n in enumerate(points) if n]
    awards = [
        Award(format_card(card), side, item.points)
        for card in sorted(cards_in(kind), key=_counting_order)
        for side, each in enumerate(tallies)
        if each.special >> card & 1
    ]
    for side, count in enumerate(counts):
        unnamed = count - sum(award.side == side for award in awards)
        awards += [Award(item.of, side, item.points)] * unnamed
    return awards


def _counting_order(card: int) -> tuple[int, int]:
    """Spades, clubs, hearts, diamonds within a rank. 000:117"""
    return card >> 2, (1, 3, 2, 0)[card & 3]


def _sweep_line(points: int, tallies: Sequence[Tally]) -> Line:
    counts = tuple(each.sweeps.bit_count() for each in tallies)
    return Line("sweeps", "Sweeps", counts, tuple(points * count for count in counts))


def _sweep_awards(points: int, tallies: Sequence[Tally]) -> list[Award]:
    """Sweeps in the order in which they were made. D-35"""
    return [
        Award("sweep", side, points)
        for turn in range(2 * DECK_SIZE)
        for side, each in enumerate(tallies)
        if each.sweeps >> turn & 1
    ]
