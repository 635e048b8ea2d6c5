"""The rest of a turn of several steps: what is demanded, and its end. Rules B8 and B17; D-53, D-54"""

from cassino.cards import ACES, rank_mask
from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.lying import check_builds, check_sets, outside_builds
from cassino.engine.checking.naming import ACE_HIGH, card_words, rank_of, rank_words, value_name
from cassino.engine.checking.owning import is_own_side
from cassino.engine.demands import ADDITIONS, FULLER_CAPTURE, insistable
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.rules.options import Joiner


def check_end(state: State, move: Move) -> BrokenRule | None:
    """A turn ends when a card is played and nothing more is owed."""
    if not state.tables.composite:
        return broken("B17", "A turn ends by itself when a card is played.")
    if move.cards or move.taken or move.value or move.order is not None or move.seat != -1:
        return broken("B17", "The end of a turn is said without a card.")
    if not state.played:
        return broken("B17", "Exactly one card from your hand must be played before your turn ends.")
    found = _check_duty(state)
    return None if found and _is_last_resort(state) else found


def _check_duty(state: State) -> BrokenRule | None:
    owed = state.duty & insistable(state)
    if owed & FULLER_CAPTURE:
        name = card_words(state, state.played)
        return broken("B8", f"The {name} can still capture something: take all that it can before your turn ends.")
    if owed & ADDITIONS:
        return broken("B8", "Cards in play can still be added to a build of your side: add them before your turn ends.")
    return None


def _is_last_resort(state: State) -> bool:
    """Whether nothing is left but to end the turn."""
    from cassino.engine.legal import legal_moves

    return all(move.kind == Kind.END for move in legal_moves(state, 64))


def check_demanded(state: State, move: Move) -> BrokenRule | None:
    """What opponents insisted on is done in its order, and nothing else: the capture, then the additions. D-53"""
    if not state.asked or not state.duty:
        return None
    owed = state.duty & insistable(state)
    if owed & FULLER_CAPTURE:
        name = card_words(state, state.played)
        return None if move.kind == Kind.CAPTURE else broken("B8", f"First the {name} must take all that it can.")
    if not owed & ADDITIONS:
        return broken("B17", "You have done what the opponents insisted on: end your turn.")
    for build in state.builds():
        if build.cards & move.taken and move.kind == Kind.JOIN and move.seat == -1 and _stays_his(state, build):
            return None
    return broken("B8", "The opponents insist that you add cards in play to the builds of your side.")


def _stays_his(state: State, build: Build) -> bool:
    """Whether a build of the player's side has the same owner after an addition."""
    is_kept = build.owner == state.turn or state.rules.building.joiner is Joiner.CHANGES_NOTHING
    return is_kept and is_own_side(state, build.owner)


def check_duty_capture(state: State, move: Move) -> BrokenRule | None:
    """What the card that was played takes after all, because it must. 002:60, D-53"""
    name = card_words(state, move.cards)
    is_trailed = state.played_kind == Kind.TRAIL and state.loose & state.played != 0
    if state.played_kind != Kind.CAPTURE and not is_trailed:
        return broken("B8", f"The {name} went into a build: it captures nothing any more.")
    if not state.duty & FULLER_CAPTURE:
        return broken("B17", f"The {name} has been played: nobody insists that it capture more.")
    if not move.taken & ~state.played or move.taken & state.played:
        return broken("B7", "A capture takes at least one card beside the one that was played.")
    if move.seat != -1 or move.order is not None:
        return broken("B16", f"What is taken later goes under the {name}, where it lies.")
    if move.cards & ~state.tables.numbers:
        return _check_pictures(state, move)
    return _check_value(state, move) or _check_units(state, move)


def _check_pictures(state: State, move: Move) -> BrokenRule | None:
    rank = rank_of(move.cards)
    name = rank_words(state, rank)
    if move.value != rank or move.taken & ~(rank_mask(rank) & state.loose):
        return broken("B7", f"A {name} takes only a {name}.")
    has_taken = state.played_kind == Kind.CAPTURE or move.taken & (move.taken - 1) != 0
    if has_taken and state.tables.one_equal_face:
        return broken("B7", f"One {name} takes only one {name}.")
    return None


def _check_value(state: State, move: Move) -> BrokenRule | None:
    """A capture goes on with its value; a trailed card may take one now."""
    rank, name = rank_of(move.cards), card_words(state, move.cards)
    if state.played_kind == Kind.CAPTURE:
        if move.value == state.played_value:
            return None
        return broken("B6", f"The {name} was played as {value_name(state.played_value)}.")
    if move.value == rank or (move.value == ACE_HIGH and rank == 1 and state.tables.ace_high):
        return None
    return broken("B6", f"The {name} does not count {value_name(move.value)}.")


def _check_units(state: State, move: Move) -> BrokenRule | None:
    beside = outside_builds(state, move)
    found = check_builds(state, move)
    is_low = state.played_kind == Kind.TRAIL and move.value == ACE_HIGH
    if found is None and is_low and beside == move.taken and not beside & ~ACES:
        return broken("B6", "An ace that takes only loose aces counts 1.")
    return found or check_sets(state, beside, move.value)
