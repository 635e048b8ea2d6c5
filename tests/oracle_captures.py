"""Casino by brute force: what a card or several may capture (see `oracle`). B7, B8"""

from collections.abc import Collection

from cassino.rules.options import Ace, BuildLimit, Combinations, Compulsion, EqualFaces, FromHand, Orange
from cassino.rules.rules import Rules
from oracle_cards import (
    ACE_HIGH,
    NO_CARDS,
    NOBODY,
    Cards,
    Pile,
    Play,
    Position,
    adds_up,
    disjoint_unions,
    groups,
    is_valueless,
    may_own,
    owned,
    pack,
    rank,
    set_count,
    subsets,
    tops,
    values_alone,
    values_in_hand,
)


def reach(position: Position) -> set[int]:
    """Loose cards, and tops of piles where those count as table cards."""
    return position.loose | tops(position, position.rules.capturing.tops)


def limit(position: Position) -> int:
    """How many builds the player may own when his turn is over (B10)."""
    rule = position.rules.building.limit
    in_force = rule is BuildLimit.ONE or (rule is BuildLimit.ONE_WHILE_STOCK and position.stock)
    return 1 if in_force else len(pack(position.rules))


def within_limit(position: Position, used: Cards, new: int = 0) -> bool:
    """Whether the player owns no more builds than he may when those among the used cards are gone."""
    return len(owned(position, position.turn, used)) + new <= limit(position)


def equal_loose(position: Position, cards: Collection[int]) -> set[int]:
    return {other for other in position.loose for card in cards if is_equal(position.rules, card, other)}


def is_equal(rules: Rules, card: int, other: int) -> bool:
    """Whether a card from the hand equals one on the table: in value, or in rank where they have none."""
    if is_valueless(rules, card):
        return rank(other) == rank(card)
    return not set(values_in_hand(rules, card)).isdisjoint(values_alone(rules, other))


def compelled(position: Position, cards: Cards) -> set[int]:
    """The loose cards that a capture with these cards may not leave (D-20)."""
    if position.rules.capturing.compulsion is Compulsion.EQUAL_LOOSE:
        return equal_loose(position, cards)
    return set()


def picture_units(position: Position, card: int) -> set[Cards]:
    """What a picture without a number takes: equal pictures, one or several (D-2, D-49)."""
    equal = [other for other in reach(position) if rank(other) == rank(card)]
    capturing = position.rules.capturing
    is_one = capturing.equal_faces is EqualFaces.ONE or capturing.combinations is Combinations.ONE
    counts = {1, 3} if capturing.equal_faces is EqualFaces.ONE_OR_THREE else {1, 2, 3}
    return {cards for cards in subsets(equal, 1) if len(cards) in ({1} if is_one else counts)}


def units_of(position: Position, value: int, card: int) -> list[Cards]:
    """The things that one card played as a value can take: equal cards, sums, builds."""
    found = groups(position.rules, reach(position), value)
    capturing = position.rules.capturing
    if capturing.pair_first and equal_loose(position, [card]):
        found = [cards for cards in found if len(cards) == 1]
    if capturing.builds_in_sums and not (capturing.pair_first and equal_loose(position, [card])):
        found += sums_of_builds(position, value)
    return found + [build.cards for build in position.builds if build.value == value]


def sums_of_builds(position: Position, value: int) -> list[Cards]:
    """Sums in which simple builds of opponents count as cards (B7)."""
    opponents = [build for build in position.builds if is_opponents(position, build) and build.value < value]
    usable = [build for build in opponents if set_count(position.rules, build.cards, build.value) == 1]
    found: list[Cards] = []
    for places in subsets(range(len(usable)), 1):
        left = value - sum(usable[place].value for place in places)
        taken = NO_CARDS.union(*(usable[place].cards for place in places))
        if left == 0:
            found.append(taken)
        small = [card for card in reach(position) if rank(card) <= left]
        found += [taken | cards for cards in subsets(small, 1) if adds_up(position.rules, cards, left)]
    return found


def is_opponents(position: Position, build: Pile) -> bool:
    """Whether a build belongs to an opponent of the player in turn."""
    return build.owner != NOBODY and position.side(build.owner) != position.side(position.turn)


def captured_sets(position: Position, card: int, values: Collection[int] = ()) -> dict[Cards, int]:
    """Every set of table cards that the card takes, with the lowest value by which it does (B7)."""
    if is_valueless(position.rules, card):
        return {cards: rank(card) for cards in picture_units(position, card)}
    found: dict[Cards, int] = {}
    for value in values or values_in_hand(position.rules, card):
        units = units_of(position, value, card)
        is_one = position.rules.capturing.combinations is Combinations.ONE
        for taken in units if is_one else disjoint_unions(units):
            found.setdefault(taken, value)
    found.pop(NO_CARDS, None)
    return found


def totals(rules: Rules, cards: Cards) -> set[int]:
    """What cards can make together where every ace counts 1 or 14 as one likes (D-64)."""
    found = {0}
    for card in cards:
        if is_valueless(rules, card):
            return set()
        high = rank(card) == 1 and rules.counting.ace is Ace.ONE_OR_FOURTEEN
        found = {total + value for total in found for value in ((1, ACE_HIGH) if high else (rank(card),))}
    return found


def splits(rules: Rules, cards: Cards, value: int) -> bool:
    """Whether cards divide into sets that each make the value."""
    if not cards:
        return True
    first = min(cards)
    return any(
        value in totals(rules, others | {first}) and splits(rules, cards - others - {first}, value)
        for others in subsets(cards - {first})
    )


def hand_values(rules: Rules, cards: Cards) -> set[int]:
    """The values as which several hand cards may be played together (B7, 000:152, 000:172, 000:177)."""
    most = rules.capturing.hand_total_at_most
    if len(cards) == 1:
        return totals(rules, cards)
    found = totals(rules, cards)
    if rules.capturing.from_hand is FromHand.SEVERAL_SETS:
        found = {value for part in subsets(cards, 1) for value in totals(rules, part) if splits(rules, cards, value)}
    return {
        value
        for value in found
        if not most or value <= most or all(value in totals(rules, frozenset([card])) for card in cards)
    }


def several_card_captures(position: Position) -> dict[tuple[Cards, Cards], int]:
    """Captures with any number of hand cards: cards played and taken, with the lowest value that works."""
    rules, found = position.rules, dict[tuple[Cards, Cards], int]()
    playable = {value for cards in subsets(position.hands[position.turn], 1) for value in hand_values(rules, cards)}
    table = [(cards, totals(rules, cards)) for cards in subsets(reach(position), 1)]
    is_one = rules.capturing.combinations is Combinations.ONE
    takeable = {}
    for value in sorted(playable):
        units = [cards for cards, sums in table if value in sums]
        takeable[value] = (set(units) if is_one else disjoint_unions(units)) - {NO_CARDS}
    for cards in subsets(position.hands[position.turn], 1):
        for value in sorted(hand_values(rules, cards)):
            for taken in takeable[value]:
                found.setdefault((cards, taken), value)
    for card in position.hands[position.turn]:
        if is_valueless(rules, card):
            found.update({(frozenset([card]), taken): rank(card) for taken in picture_units(position, card)})
    return found


def may_capture(position: Position, cards: Cards, taken: Cards, value: int) -> bool:
    """What else a capture has to keep: the builds still owned, the limit, a duty of this turn, equal cards."""
    left = position.hands[position.turn] - cards
    if position.must_take and not any(
        build.value == position.must_take and build.cards <= taken for build in position.builds
    ):
        return False
    if not compelled(position, cards) <= taken or not keeps_within_limit(position, taken):
        return False
    return may_own(position, left, {build.value for build in owned(position, position.turn, taken)})


def keeps_within_limit(position: Position, taken: Cards) -> bool:
    return within_limit(position, taken)


def captures(position: Position) -> set[Play]:
    """Every legal capture of the player in turn with cards of his hand."""
    if position.rules.capturing.from_hand is not FromHand.ONE_CARD:
        found = several_card_captures(position)
    else:
        hand = position.hands[position.turn]
        found = {
            (frozenset([card]), taken): value for card in hand for taken, value in captured_sets(position, card).items()
        }
    plays = [
        Play("capture", cards, taken, value)
        for (cards, taken), value in found.items()
        if may_capture(position, cards, taken, value)
    ]
    return {said for play in plays for said in sayings(position, play)}


def sayings(position: Position, play: Play) -> list[Play]:
    """A capture alone, called an orange (B27), or with its pictures for the partner's pile (B16)."""
    piling, seat = position.rules.piling, position.turn
    said = [play]
    if position.rules.calling.orange is Orange.CALLED:
        said.append(Play("capture", play.cards, play.taken, play.value, seat))
    partner = position.partner(seat)
    two_piles = position.in_pairs and position.holder(seat) != position.holder(partner)
    if piling.pictures_below and two_piles and any(rank(card) > 10 for card in play.cards | play.taken):
        said.append(Play("capture", play.cards, play.taken, play.value, partner))
    return said


def must_capture(position: Position, card: int) -> bool:
    """Whether the card may not just be laid (B8)."""
    compulsion = position.rules.capturing.compulsion
    if compulsion is Compulsion.EQUAL_LOOSE:
        return bool(equal_loose(position, [card]))
    if compulsion in (Compulsion.ANY_CAPTURE, Compulsion.NO_TRAIL):
        return any(play.cards == {card} for play in captures(position))
    return False
