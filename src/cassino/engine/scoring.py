"""Counting what each side has captured. Rules B18, B20, B21 and B23."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cassino.cards import SUIT_NAMES, cards_in, format_card
from cassino.engine.counted import Award as Award, Counted, Line as Line
from cassino.engine.near_target import first_by_total, has_met, restrictions
from cassino.engine.primiera import primiera_total, wins_primiera
from cassino.engine.state import State
from cassino.engine.sweeping import cancelled_count, count_sweeps
from cassino.engine.tally import Tally as Tally, count_of, has_most, pack_of, shares_most, tallies_of, tally as tally
from cassino.rules import options, packs
from cassino.rules.options import Claim, Orange, Ties
from cassino.rules.rules import Rules


class DealScore(NamedTuple):
    """The count of a deal. `awards` in counting order; `claimant` (or -1) is the side that claimed to be out.

    restrictions: by side the names of the lines it may score, none for all; has_met: whether it won all of those;
    met: the side that thereby wins the match, or -1. cancelled: how many sweeps each side turned down.
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
    """The points of a finished deal, or of one ended by a claim or as soon as the match was decided.

    A wrong claim scores `false_claim_points` for the claimant's side; the others score what is secured. D-33
    """
    scores = [state.score(side) for side in range(state.side_count)]
    if state.claimant >= 0:
        return score_claim(
            state.rules, tallies_of(state), scores, state.side_of(state.claimant),
            tiebreak=state.tiebreak, first_met=state.first_met,
        )  # fmt: skip
    return _score_state(state, is_final=is_played_out(state))


def secured(state: State) -> DealScore:
    """The points that can no longer be lost: majorities only when nothing can change them. D-24, D-33"""
    return _score_state(state, is_final=False)


def _score_state(state: State, is_final: bool) -> DealScore:
    scores = [state.score(side) for side in range(state.side_count)]
    return score_tallies(
        state.rules, tallies_of(state), is_final, scores=scores, tiebreak=state.tiebreak, first_met=state.first_met
    )


def is_played_out(state: State) -> bool:
    """Whether every card of a deal has been played."""
    return state.stock_size == 0 and not any(state.hand_size(seat) for seat in range(state.players))


def score_claim(
    rules: Rules, tallies: Sequence[Tally], scores: Sequence[int], side: int, *,
    tiebreak: bool = False, first_met: int = -1,
) -> DealScore:  # fmt: skip
    """The points of a deal that a side ended by claiming to have reached the target. 004:30, D-33, D-70"""
    counted = score_tallies(rules, tallies, is_final=False, scores=scores, tiebreak=tiebreak, first_met=first_met)
    counted = counted._replace(claimant=side)
    if scores[side] + counted.points[side] >= rules.ending.target:
        return counted._replace(claim_is_right=True)
    if rules.calling.claim is Claim.ANNOUNCE:
        return counted
    penalty = rules.calling.false_claim_points
    awards = [award for award in counted.awards if award.side != side] + [Award("false_claim", side, penalty)]
    lines = [line._replace(points=_replaced(line.points, side, 0)) for line in counted.lines]
    none = tuple(0 for _ in tallies)
    lines.append(Line("false_claim", "Wrong claim", none, _replaced(none, side, penalty)))
    points = _replaced(counted.points, side, penalty)
    return counted._replace(lines=tuple(lines), points=points, awards=tuple(awards))


def _replaced(points: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    return points[:side] + (value,) + points[side + 1 :]


def score_tallies(
    rules: Rules, tallies: Sequence[Tally], is_final: bool = True, *,
    scores: Sequence[int] | None = None, tiebreak: bool = False, first_met: int = -1,
) -> DealScore:  # fmt: skip
    """The points of each side from what it captured; before the end, cards not yet captured may go to anybody.

    scores: the match score of each side before the deal, for what it may still score near the target. B23
    first_met: the side that was the first to have all it needs, where that was noted.
    """
    limits = restrictions(rules, [] if scores is None else scores, tiebreak) or tuple(() for _ in tallies)
    parts = [_within(limits, part) for part in _parts(rules, tallies, is_final, [bool(items) for items in limits])]
    lines = tuple(part.line for part in parts)
    points = tuple(sum(line.points[side] for line in lines) for side in range(len(tallies)))
    met = tuple(has_met(rules, tallies, side, items, is_final) for side, items in enumerate(limits))
    totals = [old + new for old, new in zip(scores or points, points, strict=True)]
    return DealScore(
        lines, points, tuple(award for part in parts for award in part.awards),
        restrictions=limits, has_met=met, met=first_by_total(totals, met, first_met),
        cancelled=cancelled_count(rules.sweeping, tallies, [bool(items) for items in limits]),
    )  # fmt: skip


def _within(limits: Sequence[Sequence[str]], part: Counted) -> Counted:
    """A line without the points that a side may not score; what it loses, it loses. 000:72-80, D-23"""
    line = part.line
    closed = [bool(items) and line.name not in items for items in limits]
    points = tuple(min(n, 0) if shut else n for n, shut in zip(line.points, closed, strict=True))
    awards = tuple(award for award in part.awards if award.points < 0 or not closed[award.side])
    return Counted(line._replace(points=points), awards)


def _parts(rules: Rules, tallies: Sequence[Tally], is_final: bool, is_restricted: Sequence[bool]) -> Iterator[Counted]:
    """All lines of a count, whoever may score them."""
    for item in rules.scoring.items:
        yield count_item(rules, item, tallies, is_final)
    yield from count_sweeps(rules.sweeping, tallies, is_final, is_restricted)
    if rules.calling.orange is not Orange.NONE:
        right = [each.oranges for each in tallies]
        wrong = [each.false_oranges for each in tallies]
        yield _count_calls("oranges", "Oranges", "orange", right, rules.calling.orange_points)
        if any(wrong):
            yield _count_calls("false_oranges", "Wrong calls", "false_orange", wrong, rules.calling.false_orange_points)
    if any(each.penalty for each in tallies):
        points = tuple(each.penalty for each in tallies)
        awards = tuple(Award("penalty", side, n) for side, n in enumerate(points) if n)
        yield Counted(Line("penalties", "Penalties", tuple(0 for _ in tallies), points), awards)


def _count_calls(name: str, title: str, award: str, counts: Sequence[int], points: int) -> Counted:
    """A line for things said that are all worth the same. B27"""
    awards = tuple(Award(award, side, points) for side, count in enumerate(counts) for _ in range(count))
    return Counted(Line(name, title, tuple(counts), tuple(points * count for count in counts)), awards)


def count_item(rules: Rules, item: options.Item, tallies: Sequence[Tally], is_final: bool) -> Counted:
    """The line of one item. Before the end only what nobody can take away counts."""
    if isinstance(item, options.Primiera):
        return _count_primiera(rules, item, tallies, is_final)
    kind = options.cards_of(item.of) & pack_of(rules)
    counts = [count_of(each, kind) for each in tallies]
    remaining = 0 if is_final else kind.bit_count() - sum(counts)
    points = item_points(item, counts, remaining, rules.scoring.ties)
    line = Line(item_name(item), item_title(item, rules.deck.pack), tuple(counts), points)
    if isinstance(item, options.Each):
        return Counted(line, _card_awards(item, kind, tallies, counts))
    return Counted(line, _item_awards(line))


def _count_primiera(rules: Rules, item: options.Primiera, tallies: Sequence[Tally], is_final: bool) -> Counted:
    """The primiera; its counts are the totals, 0 for who lacks a suit. 004:62"""
    piles = [each.special & pack_of(rules) for each in tallies]
    remaining = 0 if is_final else pack_of(rules) & ~sum(piles)
    points = tuple(item.points * wins_primiera(piles, side, remaining) for side in range(len(piles)))
    line = Line(item_name(item), item_title(item, rules.deck.pack), tuple(map(primiera_total, piles)), points)
    return Counted(line, _item_awards(line))


def item_points(
    item: options.Most | options.Enough | options.Each,
    counts: Sequence[int],
    remaining: int,
    ties: Ties = Ties.NOBODY,
) -> tuple[int, ...]:
    """The points of one item for each side; `remaining` cards of its kind are not yet captured."""
    if isinstance(item, options.Each):
        return tuple(item.points * count for count in counts)
    if isinstance(item, options.Enough):
        return tuple(item.points * (count >= item.at_least) for count in counts)
    return tuple(_most_points(item, counts, side, remaining, ties) for side in range(len(counts)))


def _most_points(item: options.Most, counts: Sequence[int], side: int, remaining: int, ties: Ties) -> int:
    """All points to who has most; sides level there get nothing or one point each. B21"""
    if has_most(counts, side, remaining, item.at_least):
        return item.points
    return int(ties is Ties.ONE_EACH and shares_most(counts, side, remaining, item.at_least))


def item_name(item: options.Item) -> str:
    """`most_cards`, `enough_spades`, `primiera`, `10D`, `aces`."""
    if isinstance(item, options.Primiera):
        return "primiera"
    if isinstance(item, options.Each):
        return item.of
    return f"most_{item.of}" if isinstance(item, options.Most) else f"enough_{item.of}"


def item_title(item: options.Item, pack: options.Pack = options.Pack.FRENCH_52) -> str:
    """What an item is called in the count."""
    if isinstance(item, options.Primiera):
        return "Primiera"
    kind = options.cards_of(item.of)
    if kind.bit_count() == 1:
        return packs.card_name(next(cards_in(kind)), pack).capitalize()
    word = packs.kind_title(item.of, pack)
    if isinstance(item, options.Most):
        return f"Most {word}"
    if isinstance(item, options.Enough):
        return f"{item.at_least} {word} or more"
    return f"Each of the {word}" if item.of in SUIT_NAMES else word.capitalize()


def _item_awards(line: Line) -> tuple[Award, ...]:
    """The points of a line that are won at once."""
    return tuple(Award(line.name, side, n) for side, n in enumerate(line.points) if n)


def _card_awards(item: options.Each, kind: int, tallies: Sequence[Tally], counts: Sequence[int]) -> tuple[Award, ...]:
    """The points for cards one after another. 000:112-118"""
    awards = [
        Award(format_card(card), side, item.points)
        for card in sorted(cards_in(kind), key=_counting_order)
        for side, each in enumerate(tallies)
        if each.special >> card & 1
    ]
    for side, count in enumerate(counts):
        unnamed = count - sum(award.side == side for award in awards)
        awards += [Award(item.of, side, item.points)] * unnamed
    return tuple(awards)


def _counting_order(card: int) -> tuple[int, int]:
    """Spades, clubs, hearts, diamonds within a rank. 000:117"""
    return card >> 2, (1, 3, 2, 0)[card & 3]
