"""Captures with several hand cards together, in games without builds. Rule B7, D-64, D-65"""

from cassino.engine.capturing import add_capture, add_picture_captures
from cassino.engine.combining import hand_capture_value as hand_capture_value, hand_takeable as hand_takeable
from cassino.engine.state import State
from cassino.engine.tables import SEVERAL_SETS
from cassino.engine.turn import Turn
from cassino.engine.units import MOST_IN_HAND
from cassino.kernel import CardSet, ValueSet, kernel, lowest, popcount, rank_of


@kernel
def add_hand_captures(turn: Turn, state: State) -> None:
    """Every capture of the player to move, with any number of his cards; the same cards taken by the lowest value."""
    turn.units.limit = turn.sums.limit
    turn.units.survey(state.loose & turn.numbers | turn.tops, state.tables.ace_high)
    add_pictures(turn, state)
    if turn.units.sums:
        surveyed = survey_hand(turn, state)
        for chosen in range(1, surveyed):
            values = turn.units.playable.items[chosen] & turn.units.sums
            if values:
                add_taken(turn, state, cards_chosen(turn.hand & turn.numbers, chosen), values)


@kernel
def add_pictures(turn: Turn, state: State) -> None:
    """Captures with pictures that have no number: one each. D-2"""
    rest = turn.hand & ~turn.numbers
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        add_picture_captures(turn, state, card, rank_of(card))


@kernel
def add_taken(turn: Turn, state: State, cards: CardSet, values: ValueSet) -> None:
    """All that these hand cards take by one of the values, each set of table cards once."""
    turn.units.listed.clear()
    rest = values
    while rest:
        value = lowest(rest)
        rest &= rest - 1
        turn.units.cut = False
        turn.units.unite(value, state.tables.one_unit)
        for i in range(turn.units.unions.words.n):
            taken = turn.units.unions.words.items[i]
            if values & (values - 1) == 0 or turn.units.listed.add(taken):
                add_capture(turn, state, cards, taken, value)
        if turn.units.cut:
            # What is missing here could be listed with a higher value below.
            turn.sums.cut = True
            return
        if turn.is_full():
            return


@kernel
def cards_chosen(hand: CardSet, chosen: int) -> CardSet:
    """The hand cards whose places in the hand are the bits of `chosen`."""
    cards: CardSet = 0
    rest = hand
    places = chosen
    while places:
        if places & 1:
            cards |= rest & (0 - rest)
        rest &= rest - 1
        places >>= 1
    return cards


@kernel
def survey_hand(turn: Turn, state: State) -> int:
    """Note by which values each choice of hand cards can be played; how many choices there are, the empty one too."""
    size = add_up_hand(turn, state)
    for chosen in range(1, size):
        values = turn.units.totals.items[chosen]
        if state.tables.from_hand == SEVERAL_SETS:
            values |= shared_totals(turn, chosen)
        turn.units.divided.items[chosen] = values
        turn.units.playable.items[chosen] = within_limit(turn, state, chosen, values)
    return size


@kernel
def add_up_hand(turn: Turn, state: State) -> int:
    """Note what each choice of hand cards makes together; how many choices there are."""
    rest = turn.hand & turn.numbers
    count = popcount(rest)
    if count > MOST_IN_HAND:
        count = MOST_IN_HAND
        turn.sums.cut = True
    turn.units.totals.items[0] = 1
    size = 1
    for _ in range(count):
        rank = rank_of(lowest(rest))
        rest &= rest - 1
        for chosen in range(size):
            sums = turn.units.totals.items[chosen]
            more = sums << rank
            if rank == 1 and state.tables.ace_high:
                more |= sums << 14
            turn.units.totals.items[size + chosen] = more
        size *= 2
    return size


@kernel
def shared_totals(turn: Turn, chosen: int) -> ValueSet:
    """The values of which these hand cards make two sets or more. 000:172"""
    values: ValueSet = 0
    others = chosen & (chosen - 1)
    part = others
    while part:
        # One set has the first card and all others that are not in this part.
        values |= turn.units.totals.items[chosen & ~part] & turn.units.divided.items[part]
        part = (part - 1) & others
    return values


@kernel
def within_limit(turn: Turn, state: State, chosen: int, values: ValueSet) -> ValueSet:
    """Those of the values that may be played: several cards together only up to a limit, equal ones always. 000:177"""
    most = state.tables.hand_total_at_most
    if most == 0 or chosen & (chosen - 1) == 0 or most > 58:
        return values
    alone = values
    rest = chosen
    while rest:
        alone &= turn.units.totals.items[rest & (0 - rest)]
        rest &= rest - 1
    return values & ((1 << (most + 1)) - 1) | alone
