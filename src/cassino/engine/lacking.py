"""What a seat is known not to hold, because it would have had to play otherwise. Rules B14, B29

`State.lacks` names ranks. `State.apart` is about two cards: no two number cards of the hand, one by its rank and the
other by a value that it has in the hand, are so far apart. Both say nothing of cards that are dealt later. Distances
become ranks, because all cards of a rank play alike in games with builds (`counting.in_hand` excludes these).
"""

from cassino.engine.state import State
from cassino.engine.tables import VALUES
from cassino.kernel import Card, CardSet, Seat, kernel, lowest, rank_of, shared

RANKS = 13


@shared
def may_hold(state: State, seat: Seat, hand: CardSet) -> bool:
    """Whether a seat may hold these cards together."""
    if hand & cards_lacked(state, seat):
        return False
    rest = hand if state.apart[seat] else 0
    while rest:
        if hand & never_beside(state, seat, lowest(rest)):
            return False
        rest &= rest - 1
    return True


@kernel
def cards_lacked(state: State, seat: Seat) -> CardSet:
    """All cards of the ranks that a seat lacks."""
    cards: CardSet = 0
    if state.lacks[seat]:
        for rank in range(1, RANKS + 1):
            if state.lacks[seat] >> rank & 1:
                cards |= 15 << 4 * (rank - 1)
    return cards


@kernel
def never_beside(state: State, seat: Seat, card: Card) -> CardSet:
    """The cards that a seat cannot hold together with this one."""
    cards: CardSet = 0
    gaps = state.apart[seat]
    if state.tables.numbers >> card & 1 == 0:
        return cards
    while gaps:
        gap = lowest(gaps)
        gaps &= gaps - 1
        if rank_of(card) + gap < VALUES:
            cards |= state.tables.held[rank_of(card) + gap]
        values = state.tables.in_hand[card]
        while values:
            rank = lowest(values) - gap
            values &= values - 1
            if 1 <= rank <= RANKS:
                cards |= 15 << 4 * (rank - 1)
    return cards & state.tables.numbers & ~(1 << card)


@kernel
def note_leaving(state: State, seat: Seat, cards: CardSet) -> None:
    """Note what the hand lacks because it had these cards, too, which leave it now."""
    rest = cards
    while rest:
        others = never_beside(state, seat, lowest(rest))
        rest &= rest - 1
        while others:
            state.lacks[seat] |= 1 << rank_of(lowest(others))
            others &= others - 1


@kernel
def forget_lacks(state: State, seat: Seat) -> None:
    """A seat gets a card that nobody else sees: anything may be in the hand again."""
    state.lacks[seat] = 0
    state.apart[seat] = 0
