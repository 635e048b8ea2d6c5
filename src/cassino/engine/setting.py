"""Making states that do not come from play: from parts, from what a seat may see, after a ruling."""

from collections.abc import Mapping, Sequence

from cassino.engine.piling import sort_piles
from cassino.engine.state import DEAL_WINDOW, NO_CARD, NOBODY, UNDRAWN, Build, State, seat_at
from cassino.kernel import CardSet, Seat, kernel, popcount, typed
from cassino.rules.options import OPTIONS

LAST_ROUND_OPEN = OPTIONS["dealing.last_round_open"].code


@typed
def seen_from(state: State, seat: Seat) -> State:
    """A copy without what a seat may not see; -1 sees no hand.

    Other hands, the order of the stock, and the secret order inside other sides' piles are hidden. While cards are due,
    the hidden cards of the stock are UNDRAWN: nobody sees which of them have been named already.
    """
    twin = state.twin()
    is_open = is_round_open(state)
    for other in range(state.players):
        if other != seat and not is_open:
            twin.hands[other] = 0
    hidden = UNDRAWN if state.window == DEAL_WINDOW else NO_CARD
    for i in range(52):
        twin.stock_order[i] = hidden if i < state.stock_end else NO_CARD
    if state.bottom != NO_CARD and seat == (state.dealer + 1) % state.players:
        if state.stock_next < state.stock_end:
            twin.stock_order[state.stock_end - 1] = state.bottom
    else:
        twin.bottom = NO_CARD
    sort_piles(twin, seat)
    return twin


@kernel
def is_round_open(state: State) -> bool:
    """Whether all hands lie open: in the last round, if the rules say so."""
    return state.tables.chosen[LAST_ROUND_OPEN] != 0 and state.stock_next == state.stock_end


@typed
def with_hand(public: State, seat: Seat, hand: CardSet) -> State:
    """A copy of a public state in which a seat holds these cards."""
    twin = public.twin()
    own = seat_at(public, seat)
    twin.hands[own], twin.hand_sizes[own] = hand, popcount(hand)
    return twin


def set_public(
    state: State, turn: int, dealer: int, turn_no: int, round_no: int, last_capturer: int, loose: int,
    builds: Sequence[Build], piles: Sequence[int], sweeps: Sequence[int], scores: Sequence[int],
    proofs: Sequence[int],
) -> None:  # fmt: skip
    """Set the table and the count, unchecked. sweeps, scores by side; piles by holder; proofs by seat."""
    state.turn = state.turn_of = turn
    state.dealer, state.leader, state.turn_no, state.round_no = dealer, (dealer + 1) % state.players, turn_no, round_no
    state.last_capturer, state.loose, state.build_count = last_capturer, loose, len(builds)
    for i, build in enumerate(builds):
        state.build_cards[i], state.build_value[i] = build.cards, build.value
        state.build_owner[i], state.build_turn[i] = NOBODY if build.owner < 0 else build.owner, build.turn
    for side in range(len(scores)):
        state.sweep_turns[side], state.scores[side] = sweeps[side], scores[side]
    for holder in range(len(piles)):
        state.piles[holder] = piles[holder]
    for seat in range(state.players):
        state.proofs[seat] = proofs[seat]


def set_turn(state: State, values: Mapping[str, int]) -> None:
    """Set the turn in progress and the facts about the deal, unchecked; the names are those of the attributes."""
    state.turn = values.get("turn", state.turn)
    state.turn_of = values.get("turn_of", state.turn)
    state.window, state.asked, state.duty = values.get("window", 0), values.get("asked", 0), values.get("duty", 0)
    state.played, state.played_kind = values.get("played", 0), values.get("played_kind", 0)
    state.played_value, state.must_take = values.get("played_value", 0), values.get("must_take", 0)
    state.shown, state.pending_taken = values.get("shown", 0), values.get("pending_taken", 0)
    state.pending_value, state.pending_seat = values.get("pending_value", 0), values.get("pending_seat", -1)
    state.plays_owed, state.announced = values.get("plays_owed", 1), values.get("announced", 0)
    state.leader, state.round_capturer = values.get("leader", state.leader), values.get("round_capturer", -1)
    state.first_met, state.tiebreak = values.get("first_met", -1), bool(values.get("tiebreak", 0))
    state.is_over, state.claimant = bool(values.get("is_over", 0)), values.get("claimant", -1)
    state.bottom, state.has_swept = values.get("bottom", NO_CARD), bool(values.get("has_swept", 0))


def set_counts(state: State, counts: Mapping[str, Sequence[int]]) -> None:
    """Set the other counts, unchecked.

    By side: large_sweeps, oranges, false_oranges, penalties. By seat: short_hands, last_turns, and what `set_shown`
    takes. arrivals: cards in the order in which they came to the table; formed: for each build, how many of them came
    before it.
    """
    nothing: Sequence[int] = ()
    for side, turns in enumerate(counts.get("large_sweeps", nothing)):
        state.large_turns[side] = turns
    for side, number in enumerate(counts.get("oranges", nothing)):
        state.orange_counts[side] = number
    for side, number in enumerate(counts.get("false_oranges", nothing)):
        state.false_counts[side] = number
    for side, points in enumerate(counts.get("penalties", nothing)):
        state.penalty_counts[side] = points
    for seat, cards in enumerate(counts.get("short_hands", nothing)):
        state.short_hands[seat] = cards
    for seat, turn in enumerate(counts.get("last_turns", nothing)):
        state.last_turns[seat] = turn
    for place, card in enumerate(counts.get("arrivals", nothing)):
        state.ages[card] = place
        state.clock = place + 1
    for index, place in enumerate(counts.get("formed", nothing)):
        state.build_formed[index] = place
    set_shown(state, counts)


def set_shown(state: State, shown: Mapping[str, Sequence[int]]) -> None:
    """Set what players have shown of their hands, unchecked: proofs, lost, lacks, apart, as bits by seat."""
    nothing: Sequence[int] = ()
    for seat, values in enumerate(shown.get("proofs", nothing)):
        state.proofs[seat] = values
    for seat, values in enumerate(shown.get("lost", nothing)):
        state.losses[seat] = values
    for seat, ranks in enumerate(shown.get("lacks", nothing)):
        state.lacks[seat] = ranks
    for seat, gaps in enumerate(shown.get("apart", nothing)):
        state.apart[seat] = gaps


def lay_surplus(state: State, count: int) -> None:
    """Lay the next `count` cards of the stock face up on the table. 004:35"""
    for _ in range(count):
        state.lay_loose(state.stock_order[state.stock_next])
        state.stock_next += 1


def stop(state: State) -> None:
    """End the deal early. 004:34"""
    state.is_over = True
