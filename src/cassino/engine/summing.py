"""Sums in which builds count as cards, if the rules allow it (`capturing.builds_in_sums`). Rule B7, 009

They are found apart from the sums of loose cards (`counting`, `units`), which builds can use, too.
"""

from cassino.cards import RANKS
from cassino.engine.counting import ROOM
from cassino.engine.facts import Facts, cards_of_builds
from cassino.engine.holding import cards_of_rank
from cassino.engine.state import State
from cassino.engine.turn import Turn
from cassino.engine.units import divides, total_of
from cassino.kernel import BuildSet, CardSet, Value, kernel, lowest, rank_of


@kernel
def add_sums(turn: Turn, state: State, first: int, chosen: CardSet, left: Value, value: Value) -> None:
    """Add to the sums of a value: the cards of builds chosen so far, which lack `left`, with builds from index `first`
    on, and with loose cards.
    """
    for i in range(first, state.build_count):
        rest = left - state.build_value[i]
        # A build that has the value is no part of a sum.
        if turn.summed >> i & 1 and rest >= 0 and (rest or chosen):
            cards = chosen | state.build_cards[i]
            if rest:
                add_sums_beside(turn, cards, rest, value)
                add_sums(turn, state, i + 1, cards, rest, value)
            else:
                turn.sums.put(value, cards)


@kernel
def add_sums_beside(turn: Turn, cards: CardSet, rest: Value, value: Value) -> None:
    """Add to the sums of a value: these cards of builds with each set of table cards that makes the rest."""
    start = rest * ROOM
    for i in range(start, start + turn.sums.counts[rest]):
        beside = turn.sums.sets.items[i]
        # An ace counts high only by itself.
        if beside & (beside - 1) or rank_of(lowest(beside)) == rest:
            turn.sums.put(value, beside | cards)


@kernel
def total_with(state: State, loose: CardSet, builds: BuildSet) -> int:
    """The total of cards and builds; aces count 1."""
    made = total_of(loose)
    rest = builds
    while rest:
        made += state.build_value[lowest(rest)]
        rest &= rest - 1
    return made


@kernel
def sums_divide(facts: Facts, state: State, loose: CardSet, builds: BuildSet, value: Value) -> bool:
    """Whether loose cards, with builds that each count as one card, divide into sets of a value."""
    if state.tables.high_within(value) == 0 and total_with(state, loose, builds) % value:
        return False
    facts.tried.clear()
    return rest_divides(facts, state, loose, builds, value)


@kernel
def rest_divides(facts: Facts, state: State, loose: CardSet, builds: BuildSet, value: Value) -> bool:
    """Whether these cards and builds divide. Those that were tried before do not."""
    if builds == 0:
        return divides(loose, value, state.tables.high_within(value), facts.seen)
    if not facts.tried.add(loose | cards_of_builds(state, builds)):
        return False
    others = builds & (builds - 1)
    left = value - state.build_value[lowest(builds)]
    return completes_with_builds(facts, state, loose, others, others, left, value)


@kernel
def completes_with_builds(
    facts: Facts, state: State, loose: CardSet, builds: BuildSet, usable: BuildSet, left: Value, value: Value
) -> bool:
    """Whether usable builds, and then cards, complete a set that lacks `left`, so that the rest divides, too."""
    if completes_with_cards(facts, state, loose, builds, left, RANKS, value):
        return True
    rest = usable
    while rest:
        index = lowest(rest)
        rest &= rest - 1
        more = left - state.build_value[index]
        if more >= 0 and completes_with_builds(facts, state, loose, builds & ~(1 << index), rest, more, value):
            return True
    return False


@kernel
def completes_with_cards(
    facts: Facts, state: State, loose: CardSet, builds: BuildSet, left: Value, top: int, value: Value
) -> bool:
    """Whether cards up to a rank complete a set that lacks `left`, so that the rest divides, too."""
    if left == 0:
        return rest_divides(facts, state, loose, builds, value)
    for rank in range(1, top + 1):
        cards = loose & cards_of_rank(rank)
        if rank > left:
            return False
        if cards and completes_with_cards(facts, state, loose & ~(cards & -cards), builds, left - rank, rank, value):
            return True
    return False
