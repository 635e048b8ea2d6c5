"""Whether a capture is legal. Rules B7, B8, B16 and B27"""

from cassino.cards import ACES, PICTURES, rank_mask, total
from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.compelling import equal_to_take
from cassino.engine.checking.lying import (
    builds_taken,
    check_builds,
    check_sets,
    is_one_set,
    outside_builds,
)
from cassino.engine.checking.naming import (
    ACE_HIGH,
    a_rank,
    card_words,
    listed,
    rank_of,
    rank_words,
    sentence,
    value_name,
)
from cassino.engine.checking.owning import (
    check_holding,
    check_limit,
    kept_builds,
    owed_value,
    partner,
    values_of,
)
from cassino.engine.combining import hand_capture_value, hand_values
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.rules.options import FromHand, Orange


def check_capture(state: State, move: Move) -> BrokenRule | None:
    """A card, or several where the rules allow it, takes what it matches."""
    if not move.taken:
        return broken("B7", "A capture takes at least one card.")
    if state.tables.from_hand:
        found = _check_hand_cards(state, move)
    elif move.cards & ~state.tables.numbers:
        found = _check_picture(state, move)
    else:
        found = _check_number(state, move)
    return found or _check_left(state, move)


def _check_left(state: State, move: Move) -> BrokenRule | None:
    """What the capture may not leave behind, and what the player owns after it."""
    kept = kept_builds(state, move)
    return (
        _check_equal_loose(state, move)
        or _check_owed(state, move)
        or check_holding(state, move, values_of(kept))
        or check_limit(state, len(kept))
        or _check_seat(state, move)
    )


def _check_number(state: State, move: Move) -> BrokenRule | None:
    rank = rank_of(move.cards)
    if move.value != rank and not (move.value == ACE_HIGH and rank == 1 and state.tables.ace_high):
        return broken("B6", f"The {card_words(state, move.cards)} does not count {value_name(move.value)}.")
    beside = outside_builds(state, move)
    found = check_builds(state, move)
    if found is None and move.value == ACE_HIGH and beside == move.taken and not beside & ~ACES:
        found = broken("B6", "An ace that takes only loose aces counts 1.")
    return found or check_sets(state, beside, move.value) or _check_one_unit(state, move, beside)


def _check_one_unit(state: State, move: Move, beside: int) -> BrokenRule | None:
    """Where one play takes one thing, an equal card before a sum. 004:64-65"""
    if not state.tables.one_unit:
        return None
    builds = builds_taken(state, move)
    if len(builds) + (beside != 0) != 1 or (beside and not is_one_set(beside, move.value)):
        return broken("B7", "One play takes a single combination: one equal card, one sum, or one build.")
    equal = state.loose & rank_mask(rank_of(move.cards))
    if equal and state.rules.capturing.pair_first and beside & (beside - 1):
        words = listed(state, equal & -equal)
        return broken("B7", f"The {card_words(state, move.cards)} matches {words}: it must take that, not a sum.")
    return None


def _check_picture(state: State, move: Move) -> BrokenRule | None:
    """A picture without a number takes equal pictures only. D-2"""
    rank = rank_of(move.cards)
    name = rank_words(state, rank)
    if move.value != rank or move.taken & ~(rank_mask(rank) & state.loose):
        return broken("B7", f"A {name} takes only a {name}.")
    is_one = move.taken & (move.taken - 1) == 0
    if not is_one and (state.tables.one_equal_face or state.tables.one_unit):
        return broken("B7", f"One {name} takes only one {name}.")
    return None


def _check_hand_cards(state: State, move: Move) -> BrokenRule | None:
    """Several hand cards together, by the lowest value by which they take these cards. 000:152-177"""
    value = hand_capture_value(state, move.cards, move.taken)
    if value == move.value and value:
        return None
    if value:
        return broken("B6", f"These cards are played together as {value}, the smallest value that fits.")
    return broken("B7", _why_not_together(state, move))


def _why_not_together(state: State, move: Move) -> str:
    pictures = (move.cards | move.taken) & ~state.tables.numbers
    if pictures:
        name = rank_words(state, rank_of(pictures & -pictures))
        return f"A {name} has no number: it takes and is taken by an equal card alone."
    if hand_values(state, move.cards) == 0:
        return _why_not_playable(state, move)
    if not move.cards & (move.cards - 1):
        value, alone = value_name(rank_of(move.cards)), card_words(state, move.cards)
        return sentence(f"{listed(state, move.taken)} cannot be taken as sets of {value} by the {alone}")
    if state.rules.capturing.from_hand is FromHand.ONE_TOTAL and not move.cards & ACES:
        made = f"{listed(state, move.cards)} make {total(move.cards)} together"
        return sentence(f"{made}: every set that they take must make as much")
    return sentence(f"{listed(state, move.cards)} do not make sets of one value with the cards taken")


def _why_not_playable(state: State, move: Move) -> str:
    most = state.rules.capturing.hand_total_at_most
    if most:
        return sentence(f"{listed(state, move.cards)} make {total(move.cards)}: the limit for several cards is {most}")
    return sentence(f"{listed(state, move.cards)} cannot be played together")


def _check_equal_loose(state: State, move: Move) -> BrokenRule | None:
    """Equal loose cards are all taken. 000:38, D-19"""
    left = equal_to_take(state, move.cards) & ~move.taken
    if not left:
        return None
    equal = a_rank(state, rank_of(move.cards))
    return broken("B8", f"A capture with {equal} must take every equal loose card: {listed(state, left)} too.")


def _check_owed(state: State, move: Move) -> BrokenRule | None:
    """A build of the opponents that was added to in this turn is captured in this turn. 002:80, D-56n"""
    owed = owed_value(state)
    if not owed or all(build.cards & move.taken for build in state.builds() if build.value == owed):
        return None
    return broken("B10", f"You added to an opponent's build of {value_name(owed)}: this capture must take it.")


def _check_seat(state: State, move: Move) -> BrokenRule | None:
    """Whether "orange" is called with it; whether its pictures go to the partner's pile. 000:140, 002:147"""
    if move.seat == -1:
        return None
    if move.seat == state.turn and state.rules.calling.orange is not Orange.NONE:
        return _check_call(state)
    if not state.tables.gives_pictures or move.seat != partner(state):
        return broken("B16", "What you capture goes to your own pile.")
    if not (move.cards | move.taken) & PICTURES:
        return broken("B16", "Only pictures can be given to your partner's pile, and this capture has none.")
    return None


def _check_call(state: State) -> BrokenRule | None:
    if state.rules.calling.orange is Orange.CALLED:
        return None
    return broken("B27", "Oranges count by themselves in this game: nobody calls them.")
