"""Playing a move: what it does to the table, and what follows. Rules B17 to B19."""

from collections.abc import Sequence

from cassino.engine.calling import ends_deal, is_decided
from cassino.engine.dealing import deal_card, deal_first_round, deal_next_round, waits_for_cards
from cassino.engine.insisting import (
    ALL_DEMANDS,
    INSIST_WINDOW,
    NO_WINDOW,
    ORANGE_WINDOW,
    REQUEST_WINDOW,
    answer_insist,
    answer_orange,
    answer_request,
    demands,
    is_shown_first,
    open_window,
)
from cassino.engine.laying import is_last_play, lay_cards, settle_residue
from cassino.engine.legal import BrokenRule, broken_rule, refusal_of
from cassino.engine.move import CAPTURE, CLAIM, END, PASS, TRAIL, Move, kind_of, seat_of, value_of
from cassino.engine.piling import all_tops
from cassino.engine.state import NOBODY, State
from cassino.engine.stuck import note_stuck, shows_stuck
from cassino.engine.tables import (
    AT_ONCE,
    BUILD_SOURCE,
    DRAWN,
    HAND_AND_TABLE,
    INSIST_ALWAYS,
    INSIST_ASKED,
    INSISTING,
    LENIENT,
    ORANGE_CALLED,
    ORANGES,
    PILES_UP,
    REPLENISH,
    RESIDUE_STAYS,
    VICTIM_PLAYS,
)
from cassino.engine.why import explained
from cassino.errors import CassinoError
from cassino.kernel import CardSet, MoveWord, Seat, Value, kernel, lowest, rank_of, takes_interpreter, typed
from cassino.rules import options
from cassino.rules.options import OPTIONS

CAPTURER_LEADS = OPTIONS["seating.round_leader"].code
CLAIMING = OPTIONS["calling.claim"].code
ANNOUNCED = options.Claim.ANNOUNCE.number

RED: CardSet = 0x4444444444444
YELLOW: CardSet = 0x2222222222222


class IllegalMove(CassinoError):
    """A move that a rule forbids. `broken` is the rule; the message is put into words when somebody reads it."""

    def __init__(self, broken: BrokenRule) -> None:
        super().__init__(broken.key, **broken.args)
        self.broken = broken

    def __str__(self) -> str:
        return str(self.broken)


def play(state: State, move: Move) -> State:
    """The state after a move. Raises IllegalMove; the given state does not change.

    If the rules let the table rule on mistakes, a wrong capture becomes a trail of its card. 004:35, D-29
    """
    made = as_ruled(state, move)
    broken = broken_rule(state, made)
    if broken is not None:
        raise IllegalMove(broken)
    after = state.copy()
    apply(after, made)
    return after


def as_ruled(state: State, move: Move) -> Move:
    """The move that counts: a wrong capture becomes a trail, if the rules let the table rule on mistakes and the card
    can be trailed.
    """
    if not state.tables.chosen[LENIENT] or move.kind != CAPTURE or broken_rule(state, move) is None:
        return move
    trailed = Move(TRAIL, move.cards)
    return move if broken_rule(state, trailed) else trailed


def apply(state: State, move: Move) -> None:
    """Play a legal move in place, unchecked; the turn passes and cards are dealt."""
    apply_any(state, move)


@typed
def apply_any(state: State, move: Move) -> None:
    """As `apply`, for callers that are compiled."""
    if move.kind == CLAIM:
        claim(state, move.seat)
        return
    if move.order is not None:
        choose_order(state, move.order)
    apply_move(state, move)


def make(state: State, move: Move) -> None:
    """As `apply`, for a move that may be illegal.

    Raises IllegalMove if its cards are not where they must be; then nothing changes.
    """
    make_any(state, move)


@typed
def make_any(state: State, move: Move) -> None:
    """As `make`, for callers that are compiled."""
    if move.order is not None or not can_be_laid(state, move):
        number: int = refusal_of(state, move)
        if number:
            raise IllegalMove(explained(number, state, move))
    apply_any(state, move)


@typed
def can_be_laid(state: State, move: Move) -> bool:
    """Whether a move trails a card of the hand, or captures loose cards with cards of the hand.

    That is possible whatever the rules say. False for other moves, which are not always illegal.
    """
    if state.is_over or state.window or state.played or move.kind > CAPTURE or move.kind < TRAIL:
        return False
    if move.cards == 0 or move.cards & ~state.hands[state.turn] or move.taken & ~state.loose:
        return False
    if move.kind == TRAIL:
        return move.taken == 0 and move.cards & (move.cards - 1) == 0
    return move.seat < state.players


def lay(state: State, move: Move) -> None:
    """Do in place only what a move does to the hand, the table and the piles; turn and stock do not change."""
    lay_move(state, move)


@typed
def choose_order(state: State, order: Sequence[int]) -> None:
    """Choose the order in which the cards of the next capture go on the pile."""
    state.batch_size = len(order)
    for place, card in enumerate(order):
        state.batch_order[place] = card


@typed
def claim(state: State, seat: Seat) -> None:
    """Record that a player claims to have reached the target. B25"""
    if state.tables.chosen[CLAIMING] == ANNOUNCED:
        state.announced |= 1 << seat
        if not ends_deal(state, seat):
            return
    state.claimant = seat
    state.is_over = True


@kernel
def apply_move(state: State, move: Move) -> None:
    """The work of `apply`."""
    apply_marked(state, move.cards, move.taken, move.word())


@kernel
def lay_move(state: State, move: Move) -> None:
    """The work of `lay`."""
    if move.kind < CLAIM:
        lay_cards(state, move.kind, move.cards, move.taken, move.value, move.seat)


@kernel
def apply_marked(state: State, cards: CardSet, taken: CardSet, mark: MoveWord) -> None:
    """The work of `apply` for any move except a claim, given in parts."""
    kind, value, seat = kind_of(mark), value_of(mark), seat_of(mark)
    if kind == END:
        if state.tables.chosen[INSISTING] == INSIST_ASKED and state.asked == 0 and demands(state):
            open_window(state, INSIST_WINDOW)
        else:
            advance(state)
    elif kind > END:
        answer(state, kind, value)
    elif kind == CAPTURE and is_shown_first(state, taken):
        show(state, cards, taken, value, seat)
    else:
        state.window = NO_WINDOW
        make_play(state, kind, cards, taken, value, seat)


@kernel
def show(state: State, cards: CardSet, taken: CardSet, value: Value, seat: Seat) -> None:
    """Show the capturing card to the partner, who may ask for a build."""
    state.hands[state.turn] &= ~cards
    state.hand_sizes[state.turn] -= 1
    state.shown = cards
    state.pending_taken = taken
    state.pending_value = value
    state.pending_seat = seat
    open_window(state, REQUEST_WINDOW)


@kernel
def answer(state: State, kind: int, value: Value) -> None:
    """Carry out an answer, and continue when nobody else is asked."""
    if state.window == INSIST_WINDOW:
        if not answer_insist(state, kind, value) and state.duty == 0:
            advance(state)
    elif state.window == ORANGE_WINDOW:
        if not answer_orange(state, kind):
            state.pending_value = 0
            state.asked = 0
            if state.tables.chosen[BUILD_SOURCE] != HAND_AND_TABLE:
                advance(state)
    else:
        answer_request(state, kind)
        if kind == PASS:
            cards = state.shown
            make_play(state, CAPTURE, cards, state.pending_taken, state.pending_value, state.pending_seat)


@kernel
def make_play(state: State, kind: int, cards: CardSet, taken: CardSet, value: Value, seat: Seat) -> None:
    """Carry out a play or step and its consequences: calls, and in games with one play per turn the next turn."""
    from_table = taken
    if state.tables.chosen[PILES_UP]:
        from_table = taken & ~all_tops(state)
    if kind == TRAIL and shows_stuck(state):
        note_stuck(state, cards)
    lay_cards(state, kind, cards, taken, value, seat)
    state.batch_size = 0
    if state.shown:
        state.shown = 0
        state.pending_taken = 0
        state.pending_value = 0
        state.pending_seat = -1
        state.asked = 0
    is_further: bool = cards & state.played != 0
    if cards:
        state.must_take = 0
    if state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE and cards and (state.played == 0 or kind == CAPTURE):
        state.played = cards
        state.played_kind = kind
        state.played_value = value
    if kind == CAPTURE and state.tables.chosen[ORANGES] and not is_further and settle_orange(state, from_table, seat):
        return
    if state.tables.chosen[BUILD_SOURCE] != HAND_AND_TABLE:
        advance(state)


@kernel
def settle_orange(state: State, taken: CardSet, seat: Seat) -> bool:
    """Credit an orange, or ask the players who may call a forgotten one; True if a window is open. 000:140"""
    is_orange: bool = taken & RED != 0 and taken & YELLOW != 0
    side = state.side(state.turn)
    if state.tables.chosen[ORANGES] != ORANGE_CALLED:
        if is_orange:
            state.orange_counts[side] += 1
        return False
    if seat >= 0:
        if is_orange:
            state.orange_counts[side] += 1
        else:
            state.false_counts[side] += 1
        return False
    if taken & (taken - 1) == 0:
        return False
    state.pending_value = 1 if is_orange else 0
    open_window(state, ORANGE_WINDOW)
    return True


@kernel
def advance(state: State) -> None:
    """Pass the turn: draw, deal the next round, or end the deal. B5, B19"""
    seat = state.turn_of
    state.last_turns[seat] = state.turn_no
    if state.tables.chosen[REPLENISH] == DRAWN and state.stock_next < state.stock_end:
        if waits_for_cards(state):
            return
        deal_card(state, seat)
    state.turn_no += 1
    begin_turn(state)
    if state.tables.chosen[AT_ONCE] and not is_last_play(state) and is_finished_at_once(state):
        state.is_over = True
        return
    has_swept: bool = state.has_swept
    state.has_swept = False
    if state.plays_owed > 1 and not has_swept and state.hand_sizes[seat]:
        state.plays_owed -= 1
        pass_turn(state, seat)
        return
    state.plays_owed = 1
    following = next_with_cards(state, seat)
    if following >= 0:
        if has_swept and following != seat:
            state.plays_owed = plays_of_victim(state, following)
        pass_turn(state, following)
    elif state.stock_next < state.stock_end:
        next_round(state)
    else:
        finish(state)


@typed
def pass_over(state: State) -> None:
    """Pass the turn on if the player to move has no card, which happens only after a misdeal. 004:35"""
    if state.is_over or state.window or state.hand_sizes[state.turn]:
        return
    state.plays_owed = 1
    following = next_with_cards(state, state.turn)
    if following >= 0:
        pass_turn(state, following)
    elif state.stock_next < state.stock_end:
        next_round(state)
    else:
        finish(state)


@kernel
def next_with_cards(state: State, seat: Seat) -> int:
    """The next seat that holds cards, perhaps the same one; -1 if no seat does."""
    following = seat
    for _ in range(state.players):
        following += 1
        if following == state.players:
            following = 0
        if state.hand_sizes[following]:
            return following
    return -1


@kernel
def plays_of_victim(state: State, seat: Seat) -> int:
    """How many plays in a row the player after a sweep has, at most as many as they have cards. 000:179, D-68"""
    if state.hand_sizes[seat] < state.tables.chosen[VICTIM_PLAYS]:
        return state.hand_sizes[seat]
    return state.tables.chosen[VICTIM_PLAYS]


@takes_interpreter
def is_finished_at_once(state: State) -> bool:
    """Whether the match is decided and stops here. D-79"""
    return is_decided(state)


@kernel
def begin_turn(state: State) -> None:
    """Clear what belonged to the previous turn."""
    state.window = NO_WINDOW
    state.asked = 0
    state.played = 0
    state.played_kind = 0
    state.played_value = 0
    state.must_take = 0
    state.announced = 0
    state.duty = ALL_DEMANDS if state.tables.chosen[INSISTING] == INSIST_ALWAYS else 0


@kernel
def pass_turn(state: State, seat: Seat) -> None:
    """Pass the turn to a seat; in games where builds need not be held, this may cost points now. 004:36, D-32"""
    state.turn = state.turn_of = seat
    if not state.tables.chosen[LENIENT]:
        return
    judged = 0
    unwon = 0
    value = 0
    for i in range(state.build_count):
        if state.build_owner[i] == seat and state.build_turn[i] == state.last_turns[seat]:
            value = state.build_value[i]
            judged += 1
            if state.hands[seat] & state.tables.held[value] == 0:
                unwon += 1
    if unwon:
        credit_opponents(state, seat, unwon)
    if judged == 1:
        note_judged(state, seat, value, unwon == 0)


@kernel
def credit_opponents(state: State, seat: Seat, points: int) -> None:
    """Give each opposing side points. D-32"""
    for side in range(state.tables.side_count):
        if side != state.side(seat):
            state.penalty_counts[side] += points


@kernel
def note_judged(state: State, seat: Seat, value: Value, is_won: bool) -> None:
    """Whether a build costs points shows everybody whether its maker holds a card for it. D-32"""
    if is_won:
        state.prove(seat, value)
    elif state.tables.held[value]:
        state.lacks[seat] |= 1 << rank_of(lowest(state.tables.held[value]))


@kernel
def next_round(state: State) -> None:
    """Deal the next round, led by the next player or by the last one to capture. B4, D-67"""
    if waits_for_cards(state):
        return
    if state.tables.chosen[LENIENT]:
        for i in range(state.build_count):
            state.build_owner[i] = NOBODY
    if state.tables.chosen[CAPTURER_LEADS] and state.round_capturer >= 0:
        state.leader = state.round_capturer
    state.round_capturer = -1
    for seat in range(state.players):
        state.losses[seat] = 0
    deal_next_round(state)
    following = next_with_cards(state, (state.leader + state.players - 1) % state.players)
    if following < 0:
        finish(state)
    else:
        state.turn = state.turn_of = following


@kernel
def go_on(state: State) -> None:
    """Deal the cards for which the state waited, now that they have been drawn."""
    state.window = NO_WINDOW
    if state.round_no == 0:
        deal_first_round(state)
    elif state.tables.chosen[REPLENISH] == DRAWN:
        advance(state)
    else:
        next_round(state)


@kernel
def finish(state: State) -> None:
    """End the deal: the residue goes to the last player to capture, if there is one and the rules say so. This is not
    a sweep. B19, D-38
    """
    state.is_over = True
    if state.last_capturer >= 0 and not state.tables.chosen[RESIDUE_STAYS]:
        settle_residue(state)
