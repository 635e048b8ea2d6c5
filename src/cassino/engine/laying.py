"""What a play does to the hand, the table and the piles, and nothing else. Rules B7, B10, B13 and B16."""

from cassino.cards import PICTURES
from cassino.engine.building import may_change
from cassino.engine.counting import sets_in
from cassino.engine.lacking import note_leaving
from cassino.engine.move import BUILD, CAPTURE, JOIN, RAISE, TRAIL
from cassino.engine.piling import add_to_batch, all_tops, put_batch, take_tops
from cassino.engine.scorer import note_first_met
from cassino.engine.state import NOBODY, State
from cassino.engine.tables import COUNT_PLAYED, FOR_PARTNER, JOINED_BY, LARGE_FROM, LOST_BUILD, OWNER_STAYS, PILES_UP
from cassino.kernel import CardSet, Seat, Side, Value, ValueSet, kernel, lowest, popcount, shared
from cassino.rules.options import OPTIONS

LAST_PLAY_SWEEPS = OPTIONS["sweeping.last_play"].code
SWEEPS_UNTIL = OPTIONS["sweeping.until_score"].code
SWEEPS_AFTER_STOCK = OPTIONS["sweeping.after_stock"].code


@kernel
def lay_cards(state: State, kind: int, cards: CardSet, taken: CardSet, value: Value, seat: Seat) -> None:
    """The effect of a play or step on hand, table and piles."""
    player = state.turn
    fresh = cards & ~(state.played | state.shown)
    if fresh:
        state.hands[player] &= ~fresh
        state.hand_sizes[player] -= popcount(fresh)
        if state.apart[player]:
            note_leaving(state, player, fresh)
    if kind == TRAIL:
        forget_proof(state, player, cards)
        state.lay_loose(lowest(cards))
    elif kind == CAPTURE:
        if state.tables.chosen[FOR_PARTNER]:
            note_losses(state, taken, player, False)
        capture(state, player, cards, taken, seat)
        # A card that was played in an earlier step left the hand then.
        forget_proof(state, player, cards & ~state.played)
    else:
        set_aside(state, kind, cards, taken, value, seat)


@kernel
def capture(state: State, player: Seat, cards: CardSet, taken: CardSet, seat: Seat) -> None:
    """A player takes cards and puts them on a pile; if this empties the table, it is a sweep. B18"""
    from_table = taken
    if state.tables.chosen[PILES_UP]:
        from_table = taken & ~all_tops(state)
        take_tops(state, taken & ~from_table)
    if state.tables.gives_pictures and seat >= 0 and seat != player:
        lay_on_pile(state, seat, (cards | taken) & PICTURES, cards)
        lay_on_pile(state, player, (cards | taken) & ~PICTURES, cards)
    else:
        lay_on_pile(state, player, cards | taken, cards)
    state.loose &= ~(taken | cards)
    state.remove_builds(taken)
    state.last_capturer = player
    state.round_capturer = player
    if state.loose == 0 and state.build_count == 0 and from_table:
        note_sweep(state, player, popcount(from_table), popcount(cards))
    note_first_met(state, state.side(player))


@kernel
def lay_on_pile(state: State, player: Seat, cards: CardSet, played: CardSet) -> None:
    """Put the cards of one capture on a player's pile; later captures of the same turn go with earlier ones."""
    if cards == 0:
        return
    holder = state.pile_for(player)
    if cards & state.played:
        holder = holder_of(state, played, holder)
    if state.tables.chosen[PILES_UP]:
        if state.piles[holder] & played:
            add_to_batch(state, holder, cards & ~played, played)
        else:
            put_batch(state, holder, cards, played)
    state.piles[holder] |= cards


@kernel
def holder_of(state: State, played: CardSet, otherwise: int) -> int:
    """The pile on which a card played in this turn already lies."""
    for holder in range(state.tables.pile_count):
        if state.piles[holder] & played:
            return holder
    return otherwise


@kernel
def note_sweep(state: State, player: Seat, taken: int, played: int) -> None:
    """A play has emptied the table: count a sweep, if the rules allow one now and for the last play of the deal. B18,
    D-76, D-86
    """
    side = state.side(player)
    if not can_sweep(state, side) or (not state.tables.chosen[LAST_PLAY_SWEEPS] and is_last_play(state)):
        return
    state.sweep_turns[side] |= 1 << state.turn_no
    state.has_swept = True
    size = taken
    if state.tables.chosen[COUNT_PLAYED]:
        size += played
    if state.tables.chosen[LARGE_FROM] and size >= state.tables.chosen[LARGE_FROM]:
        state.large_turns[side] |= 1 << state.turn_no


@shared
def can_sweep(state: State, side: Side) -> bool:
    """Whether a side may make sweeps now: not with too many points, nor perhaps after the stock is used up. B18"""
    until = state.tables.chosen[SWEEPS_UNTIL]
    if until and state.scores[side] >= until:
        return False
    return state.tables.chosen[SWEEPS_AFTER_STOCK] != 0 or state.stock_next < state.stock_end


@kernel
def is_last_play(state: State) -> bool:
    """Whether no player has a card left and no card will come."""
    if state.stock_next < state.stock_end:
        return False
    held = 0
    for seat in range(state.players):
        held += state.hand_sizes[seat]
    return held == 0


@kernel
def note_losses(state: State, taken: CardSet, owner: Seat, to_opponents: bool) -> None:
    """Note what players have proven when they lose a build to another player (or only to opponents). B12, D-46, D-93"""
    for i in range(state.build_count):
        old = state.build_owner[i]
        if old in (owner, NOBODY) or (to_opponents and state.is_own_side(state.turn, old)):
            continue
        if state.build_cards[i] & taken:
            state.losses[old] |= 1 << state.build_value[i]


@kernel
def set_aside(state: State, kind: int, cards: CardSet, taken: CardSet, value: Value, seat: Seat) -> None:
    """Make cards a build, or add them to one. B9, B10, B13"""
    player = state.turn
    owner = owner_after(state, kind, cards, taken, seat)
    turn_made = state.turn_no
    formed = state.clock
    for i in range(state.build_count):
        if state.build_cards[i] & taken:
            if state.build_owner[i] == owner and owner != player:
                turn_made = state.build_turn[i]
            if state.build_formed[i] < formed and (kind != RAISE or state.build_value[i] != value):
                formed = state.build_formed[i]
            if (
                kind == JOIN
                and cards == 0
                and not may_change(state, player, state.build_owner[i], state.tables.chosen[JOINED_BY])
            ):
                state.must_take = value
    if state.tables.chosen[FOR_PARTNER]:
        note_losses(state, taken, owner, state.tables.chosen[FOR_PARTNER] == LOST_BUILD)
    if state.tables.chosen[PILES_UP]:
        take_tops(state, taken & ~state.loose)
        if state.tables.accumulates:
            note_order(state, kind, cards, taken, value)
    state.loose &= ~taken
    state.remove_builds(taken)
    if cards:
        forget_proof(state, player, cards)
    state.add_build(cards | taken, value, owner)
    state.build_turn[state.build_count - 1] = turn_made
    state.build_formed[state.build_count - 1] = formed


@kernel
def owner_after(state: State, kind: int, cards: CardSet, taken: CardSet, seat: Seat) -> int:
    """The owner after a build, a join or a raise. B13"""
    if seat >= 0:
        return seat
    if kind != JOIN:
        return state.turn
    owner = NOBODY
    for i in range(state.build_count):
        if state.build_cards[i] & taken:
            may_join = may_change(state, state.turn, state.build_owner[i], state.tables.chosen[JOINED_BY])
            if not state.tables.chosen[OWNER_STAYS] and (may_join or cards):
                return state.turn
            if state.build_owner[i] == state.turn or owner == NOBODY:
                owner = state.build_owner[i]
    return owner


@kernel
def note_order(state: State, kind: int, cards: CardSet, taken: CardSet, value: Value) -> None:
    """Note the order inside a build: base, loose cards as they came, tops, the hand card; merged builds lie lowest."""
    rest = taken & state.loose
    base: CardSet = 0
    if kind == BUILD:
        base = rest & state.tables.lying[value]
        if base == rest or base & (base - 1) or sets_in(cards | taken, value) == 1:
            base = 0
    if kind == RAISE:
        for i in range(state.build_count):
            if state.build_cards[i] & taken and state.build_value[i] != value:
                renew_ages(state, state.build_cards[i])
    renew_ages(state, base)
    renew_ages(state, rest & ~base)
    renew_ages(state, taken & all_cards_off_table(state, taken))
    renew_ages(state, cards)


@kernel
def all_cards_off_table(state: State, taken: CardSet) -> CardSet:
    """The cards of a set that are neither loose nor in a build: tops of piles."""
    tops = taken & ~state.loose
    for i in range(state.build_count):
        tops &= ~state.build_cards[i]
    return tops


@kernel
def renew_ages(state: State, cards: CardSet) -> None:
    """Record that these cards take their places now, in the order in which they lay."""
    rest = cards
    while rest:
        card = lowest(rest)
        best = state.ages[card]
        others = rest
        while others:
            other = lowest(others)
            others &= others - 1
            if state.ages[other] < best:
                card = other
                best = state.ages[other]
        rest &= ~(1 << card)
        state.arrive(card)


@kernel
def forget_proof(state: State, seat: Seat, cards: CardSet) -> None:
    """A card that is played no longer proves that its seat holds its rank; builds that the seat still owns prove it
    again.
    """
    proofs = state.proofs[seat]
    if proofs == 0 and state.losses[seat] == 0:
        return
    owned = state.binding_values(seat)
    gone: ValueSet = 0
    rest = cards
    while rest:
        gone |= state.tables.in_hand[lowest(rest)]
        rest &= rest - 1
    twins = state.tables.twins
    if gone & twins:
        # If two aces are proven (by both values), one stays proven: for the build still owned, if there is one.
        if proofs & twins == twins and owned & twins == 0:
            proofs &= ~(1 << state.tables.high_ace)
        else:
            proofs &= ~twins
    state.losses[seat] &= ~gone
    state.proofs[seat] = (proofs & ~(gone & ~twins)) | owned


@kernel
def settle_residue(state: State) -> None:
    """Give the cards left on the table to the last player to capture. B19"""
    holder = state.pile_for(state.last_capturer)
    cards = state.loose
    for i in range(state.build_count):
        cards |= state.build_cards[i]
    if cards == 0:
        return
    if state.tables.chosen[PILES_UP]:
        put_batch(state, holder, cards, 0)
    state.piles[holder] |= cards
    state.loose = 0
    state.build_count = 0
    note_first_met(state, state.side(state.last_capturer))
