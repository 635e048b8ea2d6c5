"""Captures with several hand cards together, in games without builds. Rule B7, D-64, D-65"""

from cassino.engine.capturing import add_capture, add_picture_captures, face_refusal
from cassino.engine.facts import Facts
from cassino.engine.holding import cards_of_rank
from cassino.engine.move import MoveList
from cassino.engine.state import State
from cassino.engine.tables import FROM_HAND, HAND_TOTAL_AT_MOST, ONE_UNIT, SEVERAL_SETS
from cassino.engine.turn import Turn, give_back, lent_turn
from cassino.engine.units import MOST_IN_HAND, divides, is_one_set
from cassino.kernel import CardSet, Value, ValueSet, kernel, lowest, popcount, rank_of, typed


@typed
def hand_values(state: State, cards: CardSet) -> ValueSet:
    """A bit for each value by which the player to move can play these hand cards together."""
    turn = lent_turn(MoveList())
    turn.look(state)
    values: ValueSet = values_together(turn, state, cards)
    give_back(turn)
    return values


@typed
def hand_capture_value(state: State, cards: CardSet, taken: CardSet) -> Value:
    """The lowest value by which the player to move can take these table cards with these hand cards; 0 if there is
    none.
    """
    turn = lent_turn(MoveList())
    turn.look(state)
    value: Value = lowest_value(turn, state, cards, taken)
    give_back(turn)
    return value


@kernel
def lowest_value(facts: Facts, state: State, cards: CardSet, taken: CardSet) -> Value:
    """The lowest value by which these hand cards take these table cards; 0 if there is none."""
    if cards == 0 or taken == 0:
        return 0
    if cards & ~facts.numbers:
        rank = rank_of(lowest(cards))
        is_equal: bool = cards & (cards - 1) == 0 and taken & ~(state.loose & cards_of_rank(rank)) == 0
        return rank if is_equal and face_refusal(state, taken) == 0 else 0
    if taken & ~((state.loose & facts.numbers) | facts.tops):
        return 0
    values = values_together(facts, state, cards)
    while values:
        value = lowest(values)
        values &= values - 1
        if is_taken_by(facts, state, taken, value):
            return value
    return 0


@kernel
def is_taken_by(facts: Facts, state: State, taken: CardSet, value: Value) -> bool:
    """Whether cards with numbers divide into sets of a value, or are a single set if only one may be taken."""
    if state.tables.chosen[ONE_UNIT]:
        return is_one_set(taken, value, state.tables.high_ace)
    return divides(taken, value, state.tables.high_ace, facts.seen)


@kernel
def values_together(facts: Facts, state: State, cards: CardSet) -> ValueSet:
    """A bit for each value by which these hand cards can be played together."""
    if cards == 0 or cards & ~facts.numbers or popcount(cards) > MOST_IN_HAND:
        return 0
    return facts.units.playable.items[survey_hand(facts, state, cards) - 1]


@kernel
def add_hand_captures(turn: Turn, state: State) -> None:
    """Every capture of the player to move, with any number of hand cards; equal captures are listed once, by the lowest
    value.
    """
    turn.units.limit = turn.sums.limit
    turn.units.survey(state.loose & turn.numbers | turn.tops, state.tables.high_ace)
    add_pictures(turn, state)
    if turn.units.sums:
        surveyed = survey_hand(turn, state, turn.hand & turn.numbers)
        if popcount(turn.hand & turn.numbers) > MOST_IN_HAND:
            turn.sums.cut = True
        for chosen in range(1, surveyed):
            values = turn.units.playable.items[chosen] & turn.units.sums
            if values:
                add_taken(turn, state, cards_chosen(turn.hand & turn.numbers, chosen), values)


@kernel
def add_pictures(turn: Turn, state: State) -> None:
    """Captures with pictures that have no number, which take one equal picture each. D-2"""
    rest = turn.hand & ~turn.numbers
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        add_picture_captures(turn, state, card, rank_of(card))


@kernel
def add_taken(turn: Turn, state: State, cards: CardSet, values: ValueSet) -> None:
    """Everything that these hand cards take by one of the values; each set of table cards once."""
    turn.units.listed.clear()
    rest = values
    while rest:
        value = lowest(rest)
        rest &= rest - 1
        turn.units.cut = False
        turn.units.unite(value, state.tables.chosen[ONE_UNIT] != 0)
        for i in range(turn.units.unions.words.n):
            taken = turn.units.unions.words.items[i]
            if values & (values - 1) == 0 or turn.units.listed.add(taken):
                add_capture(turn, state, cards, taken, value)
        if turn.units.cut:
            # What is left out here could be listed with a higher value below.
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
def survey_hand(facts: Facts, state: State, cards: CardSet) -> int:
    """Find by which values each choice of hand cards can be played; returns the number of choices, including the empty
    one.
    """
    size = add_up_hand(facts, state, cards)
    for chosen in range(1, size):
        values = facts.units.totals.items[chosen]
        if state.tables.chosen[FROM_HAND] == SEVERAL_SETS:
            values |= shared_totals(facts, chosen)
        facts.units.divided.items[chosen] = values
        facts.units.playable.items[chosen] = within_limit(facts, state, chosen, values)
    return size


@kernel
def add_up_hand(facts: Facts, state: State, cards: CardSet) -> int:
    """Find the total of each choice of hand cards; returns the number of choices, including the empty one."""
    rest = cards
    count = popcount(rest)
    if count > MOST_IN_HAND:
        count = MOST_IN_HAND
    facts.units.totals.items[0] = 1
    size = 1
    for _ in range(count):
        rank = rank_of(lowest(rest))
        rest &= rest - 1
        for chosen in range(size):
            sums = facts.units.totals.items[chosen]
            more = sums << rank
            if rank == 1 and state.tables.high_ace:
                more |= sums << state.tables.high_ace
            facts.units.totals.items[size + chosen] = more
        size *= 2
    return size


@kernel
def shared_totals(facts: Facts, chosen: int) -> ValueSet:
    """The values of which these hand cards make at least two sets. 000:172"""
    values: ValueSet = 0
    others = chosen & (chosen - 1)
    part = others
    while part:
        # One set contains the first card and all others that are not in this part.
        values |= facts.units.totals.items[chosen & ~part] & facts.units.divided.items[part]
        part = (part - 1) & others
    return values


@kernel
def within_limit(facts: Facts, state: State, chosen: int, values: ValueSet) -> ValueSet:
    """Which of these values may be played: several cards together only up to a limit, equal cards always. 000:177"""
    most = state.tables.chosen[HAND_TOTAL_AT_MOST]
    if most == 0 or chosen & (chosen - 1) == 0 or most > 58:
        return values
    alone = values
    rest = chosen
    while rest:
        alone &= facts.units.totals.items[rest & (0 - rest)]
        rest &= rest - 1
    return values & ((1 << (most + 1)) - 1) | alone
