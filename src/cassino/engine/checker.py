"""Whether one move is legal, without making a list: facts about its cards first, then the refusals that the list tests.

Each function returns 0 or the first refusal that applies (a number of `refusals`). What only stuck players may do is
decided in `legal`.
"""

from cassino.engine.building import (
    build_card_refusal,
    build_refusal,
    choice_refusal,
    giving_refusal,
    join_refusal,
    raise_refusal,
    raised_refusal,
    raiser_refusal,
)
from cassino.engine.capturing import ace_refusal, capture_refusal, capture_seat, face_refusal, forced_builds
from cassino.engine.facts import Facts, builds_in, builds_of_value, cards_of_builds
from cassino.engine.hands import lowest_value
from cassino.engine.holding import cards_of_rank
from cassino.engine.insisting import (
    ADDITIONS,
    ALL_DEMANDS,
    ANSWER_WINDOW,
    FULLER_CAPTURE,
    INSIST_WINDOW,
    ORANGE_WINDOW,
    ask_refusal,
    demands,
    is_asked_for,
    is_open_to,
    leave_refusal,
    values_of_played,
)
from cassino.engine.move import ASK, BUILD, CALL, CAPTURE, END, INSIST, JOIN, PASS, RAISE, TRAIL, Move
from cassino.engine.refusals import Refusal
from cassino.engine.state import DEAL_WINDOW, State
from cassino.engine.steps import bases, end_refusal, new_build_refusal, step_refusal
from cassino.engine.summing import sums_divide, total_with
from cassino.engine.tables import (
    BUILD_SOURCE,
    BUILDS_IN_SUMS,
    EQUAL_VALUE,
    FROM_HAND,
    HAND_AND_TABLE,
    MUST_MERGE,
    ONE_UNIT,
    ORANGE_CALLED,
    ORANGES,
    PILES_UP,
    RAISE_WITH_SETS,
    VALUES,
)
from cassino.engine.trailing import trail_refusal
from cassino.engine.units import divides, is_one_set, total_of
from cassino.kernel import BuildSet, Card, CardSet, Value, kernel, lowest, popcount, rank_of


@kernel
def check_move(facts: Facts, state: State, move: Move) -> int:
    """Why a move of the player to act is refused."""
    if state.is_over:
        return Refusal.DEAL_OVER
    if state.window == DEAL_WINDOW:
        return Refusal.CARDS_DUE
    facts.look(state)
    if state.window == ANSWER_WINDOW:
        return check_answer(facts, state, move)
    if state.window:
        return check_saying(facts, state, move)
    if move.kind == END:
        return check_end(state, move)
    if move.kind in (INSIST, PASS, CALL, ASK):
        return Refusal.NOBODY_ASKED
    if move.kind < TRAIL or move.kind > RAISE:
        return Refusal.UNKNOWN_KIND
    found: int = check_hand_cards(facts, state, move) or check_demanded(facts, state, move)
    return found or check_play(facts, state, move)


@kernel
def check_play(facts: Facts, state: State, move: Move) -> int:
    """A play or step with the player's hand cards."""
    if move.kind in (TRAIL, RAISE) and move.seat != -1:
        return Refusal.FOR_NOBODY_ELSE
    found = check_reach(facts, state, move)
    if found:
        return found
    if move.kind == TRAIL:
        return Refusal.TRAIL_IS_PLAIN if move.taken or move.value else trail_refusal(facts, state, lowest(move.cards))
    if move.kind == CAPTURE:
        return check_duty_capture(facts, state, move) if state.played else check_capture(facts, state, move)
    found = check_building(facts, state, move)
    if found:
        return found
    if move.kind == RAISE:
        return check_raise(facts, state, move)
    if state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE:
        return check_step(facts, state, move)
    return check_build(facts, state, move)


@kernel
def check_hand_cards(facts: Facts, state: State, move: Move) -> int:
    """Whether the cards exist, their number fits the move, and the player holds them."""
    if (move.cards | move.taken) & ~state.tables.deck:
        return Refusal.NO_SUCH_CARD
    is_joint: bool = move.kind == CAPTURE and state.tables.chosen[FROM_HAND] != 0
    if move.cards == 0 and not (state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE and move.kind in (BUILD, JOIN)):
        if state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE:
            return Refusal.NEEDS_HAND_CARD
        return Refusal.CAPTURE_NEEDS_HAND_CARD if is_joint else Refusal.ONE_CARD_A_TURN
    if move.cards & (move.cards - 1) and not is_joint:
        return Refusal.ONE_CARD_A_TURN
    if state.played and move.cards:
        # After the play from the hand, only the card that was played may capture more.
        return 0 if move.kind == CAPTURE and move.cards == state.played else Refusal.HAS_PLAYED
    return Refusal.NOT_IN_HAND if move.cards & ~facts.hand else 0


@kernel
def check_reach(facts: Facts, state: State, move: Move) -> int:
    """Whether everything taken is within reach, and builds are taken whole. B7, B15"""
    if move.taken & ~state.loose == 0:
        return 0
    tops: CardSet = 0
    if move.kind == CAPTURE:
        tops = facts.tops
    elif move.kind in (BUILD, JOIN):
        tops = facts.steals
    in_builds = cards_of_builds(state, builds_in(state, move.taken))
    missing = move.taken & ~(state.loose | in_builds | tops)
    if missing:
        return away_refusal(state, lowest(missing))
    return Refusal.BUILD_NOT_WHOLE if in_builds & ~move.taken else 0


@kernel
def away_refusal(state: State, card: Card) -> int:
    """Why a card that is not on the table cannot be used."""
    if state.tables.chosen[PILES_UP]:
        for holder in range(state.tables.pile_count):
            if state.piles[holder] >> card & 1:
                return Refusal.TOP_OUT_OF_REACH if state.tops[holder] == card else Refusal.UNDER_ANOTHER
    return Refusal.NOT_ON_TABLE


@kernel
def beside_builds(state: State, cards: CardSet) -> CardSet:
    """Loose cards and tops among the cards that a move takes."""
    return cards & ~cards_of_builds(state, builds_in(state, cards))


@kernel
def check_builds(state: State, move: Move) -> int:
    """Whether all builds taken have the value of the move."""
    return Refusal.WRONG_BUILD if builds_in(state, move.taken) & ~builds_of_value(state, move.value) else 0


@kernel
def check_sets(facts: Facts, state: State, cards: CardSet, value: Value) -> int:
    """Whether cards divide into sets that each make the value. B6"""
    if cards & ~facts.numbers:
        return Refusal.NO_NUMBER
    return 0 if divides(cards, value, state.tables.high_within(value), facts.seen) else Refusal.NO_SETS


@kernel
def check_capture(facts: Facts, state: State, move: Move) -> int:
    """A capture with one card, or several if the rules allow it: whether they take what they match. B7"""
    if move.taken == 0:
        return Refusal.TAKES_NOTHING
    if state.tables.chosen[FROM_HAND]:
        found = check_hand_capture(facts, state, move)
    elif move.cards & ~facts.numbers:
        found = check_pictures(facts, state, move)
    else:
        found = check_number_capture(facts, state, move)
    return found or check_capture_seat(facts, state, move)


@kernel
def check_hand_capture(facts: Facts, state: State, move: Move) -> int:
    """A capture with one or more hand cards, by the lowest value by which they take these cards. 000:152-177"""
    value = lowest_value(facts, state, move.cards, move.taken)
    if value == move.value and value:
        return 0
    return Refusal.HIGHER_VALUE if value else Refusal.NOT_TOGETHER


@kernel
def check_faces(state: State, move: Move) -> int:
    """Whether a picture without a number takes only equal loose pictures. D-2"""
    rank = rank_of(lowest(move.cards))
    if move.value != rank or move.taken & ~(cards_of_rank(rank) & state.loose):
        return Refusal.ONLY_EQUAL_FACES
    return face_refusal(state, move.taken)


@kernel
def check_pictures(facts: Facts, state: State, move: Move) -> int:
    """A capture with a picture that has no number."""
    none: BuildSet = 0
    found = check_faces(state, move)
    if found:
        return found
    card = lowest(move.cards)
    forced = forced_builds(facts, state, facts.hand_without(card), move.value)
    return capture_refusal(facts, state, card, move.taken, none, move.value, forced)


@kernel
def check_card_value(state: State, move: Move) -> int:
    """Whether the hand card has the value of the capture. B6"""
    values = state.tables.in_hand[lowest(move.cards)]
    return 0 if 0 < move.value < VALUES and values >> move.value & 1 else Refusal.COUNTS_OTHERWISE


@kernel
def check_number_capture(facts: Facts, state: State, move: Move) -> int:
    """A capture with one card that has a number."""
    loose = beside_builds(state, move.taken)
    chosen = builds_in(state, move.taken)
    summed = chosen & facts.summed & ~builds_of_value(state, move.value)
    found: int = check_card_value(state, move) or check_captured_builds(state, move, summed)
    if found == 0 and summed:
        found = check_sums(facts, state, loose, summed, move.value)
    elif found == 0:
        found = check_sets(facts, state, loose, move.value)
    if found:
        return found
    if state.tables.chosen[ONE_UNIT] and not is_one_unit(state, loose, chosen, summed, move.value):
        return Refusal.ONE_COMBINATION
    card = lowest(move.cards)
    forced = forced_builds(facts, state, facts.hand_without(card), move.value)
    return capture_refusal(facts, state, card, loose, chosen, move.value, forced)


@kernel
def check_captured_builds(state: State, move: Move, summed: BuildSet) -> int:
    """Whether all builds taken have the value of the capture, or count as cards in its sums. B7, 009"""
    if builds_in(state, move.taken) & ~builds_of_value(state, move.value) & ~summed == 0:
        return 0
    return Refusal.BUILD_IS_NO_CARD if state.tables.chosen[BUILDS_IN_SUMS] else Refusal.WRONG_BUILD


@kernel
def check_sums(facts: Facts, state: State, loose: CardSet, summed: BuildSet, value: Value) -> int:
    """Whether loose cards, with builds that count as cards, divide into sets that each make the value. B7, 009"""
    if loose & ~facts.numbers:
        return Refusal.NO_NUMBER
    return 0 if sums_divide(facts, state, loose, summed, value) else Refusal.NO_SUMS


@kernel
def is_one_unit(state: State, loose: CardSet, chosen: BuildSet, summed: BuildSet, value: Value) -> bool:
    """Whether a capture takes a single equal card, sum or build."""
    if summed:
        return chosen == summed and total_with(state, loose, summed) == value
    if chosen:
        return loose == 0 and chosen & (chosen - 1) == 0
    return is_one_set(loose, value, state.tables.high_within(value))


@kernel
def check_capture_seat(facts: Facts, state: State, move: Move) -> int:
    """The seat that a capture names: to call "orange", or to put its pictures on the partner's pile. B16, B27, 000:140,
    002:147
    """
    if move.seat in (-1, capture_seat(facts, state, move.cards | move.taken)):
        return 0
    if move.seat == facts.seat and state.tables.chosen[ORANGES] and state.tables.chosen[ORANGES] != ORANGE_CALLED:
        return Refusal.NOT_CALLED
    if state.tables.gives_pictures and move.seat == facts.partner:
        return Refusal.NO_PICTURES
    return Refusal.OWN_PILE


@kernel
def check_duty_capture(facts: Facts, state: State, move: Move) -> int:
    """What the card that was played must still take. 002:60, D-53"""
    if state.played_kind != CAPTURE and (state.played_kind != TRAIL or state.loose & state.played == 0):
        return Refusal.WENT_INTO_BUILD
    if state.duty & FULLER_CAPTURE == 0:
        return Refusal.NOT_DEMANDED
    if move.taken == 0 or move.taken & state.played:
        return Refusal.TAKES_NOTHING_MORE
    if move.seat != -1:
        return Refusal.GOES_UNDER
    if move.cards & ~facts.numbers:
        found = check_faces(state, move)
    elif state.played_kind == CAPTURE:
        found = 0 if move.value == state.played_value else Refusal.PLAYED_AS_OTHER
    else:
        found = check_card_value(state, move)
    if found or move.cards & ~facts.numbers:
        return found or (0 if values_of_played(state) else Refusal.ONE_EQUAL_FACE)
    return check_duty_sets(facts, state, move)


@kernel
def check_duty_sets(facts: Facts, state: State, move: Move) -> int:
    """The sets and builds that a number card must still take."""
    loose = beside_builds(state, move.taken)
    found: int = check_builds(state, move) or check_sets(facts, state, loose, move.value)
    if found or state.played_kind == CAPTURE:
        return found
    return ace_refusal(state, loose, builds_in(state, move.taken), move.value)


@kernel
def check_building(facts: Facts, state: State, move: Move) -> int:
    """Whether the player may build at all, from what, and up to what value. B9"""
    if not state.tables.chosen[BUILD_SOURCE]:
        return Refusal.NO_BUILDING
    if move.cards:
        found = build_card_refusal(facts, state, lowest(move.cards))
        if found:
            return found
    if move.value < 1 or move.value > state.tables.highest or state.tables.values >> move.value & 1 == 0:
        return Refusal.NO_CARD_CAPTURES
    return 0 if move.kind == RAISE else check_builds(state, move)


@kernel
def check_build(facts: Facts, state: State, move: Move) -> int:
    """A new build, or one that merges builds of its own value, in games with one play per turn."""
    chosen = builds_in(state, move.taken)
    if chosen and move.kind == BUILD:
        return Refusal.BUILD_IS_NEW
    if chosen == 0 and move.kind == JOIN:
        return Refusal.NO_BUILD_TO_JOIN
    if move.taken == 0:
        return Refusal.ONE_CARD_IS_NO_BUILD
    loose = beside_builds(state, move.taken)
    found: int = check_sets(facts, state, loose | move.cards, move.value) or choice_refusal(
        state, facts.seat, move.value, chosen
    )
    if found:
        return found
    card = lowest(move.cards)
    if move.seat >= 0:
        return giving_refusal(facts, state, card, loose, chosen, move.value, move.seat)
    unheld: int = facts.holding_refusal(state, facts.hand_without(card), facts.owned | 1 << move.value)
    if chosen:
        return join_refusal(facts, state, card, loose, chosen, unheld)
    return build_refusal(facts, state, loose, unheld)


@kernel
def check_raise(facts: Facts, state: State, move: Move) -> int:
    """Exactly one hand card changes the value of one simple build. B10, 002:68-74, 004:25"""
    chosen = builds_in(state, move.taken)
    equal = chosen & builds_of_value(state, move.value)
    raised = chosen & ~equal
    if popcount(raised) != 1:
        return Refusal.ONE_BUILD_IS_RAISED
    index = lowest(raised)
    card = lowest(move.cards)
    if state.build_value[index] + rank_of(card) != move.value:
        return Refusal.WRONG_SUM
    loose = beside_builds(state, move.taken)
    found = raise_refusal(state, facts.seat, index)
    if found:
        return found
    if (loose or equal) and not state.tables.chosen[RAISE_WITH_SETS]:
        return Refusal.RAISED_ALONE
    has_sets: bool = loose != 0 or (equal != 0 and state.tables.chosen[EQUAL_VALUE] != MUST_MERGE)
    if has_sets and state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE:
        return Refusal.RAISED_IN_STEPS
    found = check_sets(facts, state, loose, move.value) or choice_refusal(state, facts.seat, move.value, equal)
    return found or raised_refusal(facts, state, chosen) or raiser_refusal(facts, state, card, index)


@kernel
def check_step(facts: Facts, state: State, move: Move) -> int:
    """A build or a join in a turn of several steps, with a hand card or with table cards alone. B17, 002:41-104"""
    card = -1
    if move.cards:
        card = lowest(move.cards)
    loose = beside_builds(state, move.taken)
    if loose & ~facts.numbers:
        return Refusal.NO_NUMBER
    chosen = builds_in(state, move.taken)
    if move.kind == JOIN:
        return check_step_join(facts, state, move, card, chosen, loose | move.cards)
    if chosen:
        return Refusal.BUILD_IS_NEW
    found: int = choice_refusal(state, facts.seat, move.value, chosen) or check_shape(state, move, loose & ~state.loose)
    return found or new_build_refusal(facts, state, card, move.value, move.seat)


@kernel
def check_shape(state: State, move: Move, tops: CardSet) -> int:
    """A simple build of loose cards, or a loose card of the value with one set on it. 002:62-67, 002:79, 002:91-96"""
    cards = move.cards | move.taken
    if tops == 0 and cards & (cards - 1) and total_of(cards) == move.value:
        return 0
    base = bases(state, move.value) & move.taken
    while base:
        if is_one_set(cards & ~(base & (0 - base)), move.value, state.tables.high_within(move.value)):
            return 0
        base &= base - 1
    if builds_of_value(state, move.value):
        return Refusal.BUILD_EXISTS
    if tops:
        return Refusal.TOP_NEEDS_BASE
    if cards & (cards - 1) == 0:
        return Refusal.ONE_CARD_IS_NO_BUILD
    return Refusal.NO_SETS if total_of(cards) % move.value else Refusal.ONE_SET_A_STEP


@kernel
def check_step_join(facts: Facts, state: State, move: Move, card: Card, chosen: BuildSet, added: CardSet) -> int:
    """One more set for one build."""
    if popcount(chosen) != 1:
        return Refusal.ONE_BUILD_IS_JOINED
    if added == 0:
        return Refusal.ADDS_NOTHING
    if not is_one_set(added, move.value, state.tables.high_within(move.value)):
        return Refusal.NO_SETS if total_of(added) % move.value else Refusal.SETS_ONE_BY_ONE
    if state.asked and state.duty:
        return 0
    return step_refusal(facts, state, card, lowest(chosen), move.seat)


@kernel
def check_demanded(facts: Facts, state: State, move: Move) -> int:
    """What opponents insisted on must be done in order, and nothing else: the capture, then the additions. D-53"""
    if state.asked == 0 or state.duty == 0:
        return 0
    owed = state.duty & demands(state)
    if owed & FULLER_CAPTURE:
        return 0 if move.kind == CAPTURE else Refusal.CAPTURE_FIRST
    if owed & ADDITIONS == 0:
        return Refusal.DEMANDS_MET
    chosen = builds_in(state, move.taken)
    is_open: bool = chosen != 0 and is_open_to(state, facts.seat, lowest(chosen))
    return 0 if move.kind == JOIN and move.seat == -1 and is_open else Refusal.ADD_FIRST


@kernel
def check_end(state: State, move: Move) -> int:
    """A turn of several steps can end when a card has been played and nothing more is owed. B17"""
    if state.tables.chosen[BUILD_SOURCE] != HAND_AND_TABLE:
        return Refusal.ENDS_BY_ITSELF
    if move.cards or move.taken or move.value or move.seat != -1:
        return Refusal.END_IS_PLAIN
    return end_refusal(state)


@kernel
def check_saying(facts: Facts, state: State, move: Move) -> int:
    """What a player answers to a question. B8, B12, B27"""
    kind = ASK
    if state.window == INSIST_WINDOW:
        kind = INSIST
    elif state.window == ORANGE_WINDOW:
        kind = CALL
    if move.kind not in (PASS, kind):
        return Refusal.ASKED_SOMETHING_ELSE
    if move.cards or move.taken or move.seat != facts.seat:
        return Refusal.ANSWER_IS_PLAIN
    if move.kind == INSIST:
        return check_demand(state, move.value)
    if move.value:
        return Refusal.NO_VALUE_IN_ANSWER
    return ask_refusal(facts, state) if move.kind == ASK else 0


@kernel
def check_demand(state: State, value: Value) -> int:
    """Opponents can insist only on captures and additions that exist. 002:60, 002:84"""
    if value < 1 or value > ALL_DEMANDS:
        return Refusal.NO_SUCH_DEMAND
    missing = value & ~demands(state)
    if missing & FULLER_CAPTURE:
        return Refusal.NOTHING_TO_CAPTURE
    return Refusal.NOTHING_TO_ADD if missing else 0


@kernel
def check_answer(facts: Facts, state: State, move: Move) -> int:
    """The capture as it was shown, or adding the card to a build of the side for the partner who asked. 002:106"""
    if move.kind not in (CAPTURE, JOIN):
        return Refusal.CAPTURE_OR_LEAVE
    if move.cards != state.shown or move.value != state.pending_value:
        return Refusal.SHOWN_CARD_IS_PLAYED
    if move.kind == CAPTURE:
        return 0 if move.taken == state.pending_taken and move.seat == state.pending_seat else Refusal.CAPTURE_AS_SHOWN
    chosen = builds_in(state, move.taken)
    if chosen == 0 or move.seat != facts.partner:
        return Refusal.LEFT_TO_PARTNER
    index = lowest(chosen)
    if state.build_cards[index] != move.taken or not is_asked_for(state, index):
        return Refusal.LEFT_TO_PARTNER
    return leave_refusal(facts, state, index)
