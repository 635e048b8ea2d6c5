"""Why a move is illegal: each check names the rule that forbids it. No list of moves is made."""

from collections.abc import Callable

from cassino.engine.checking.asking import check_said
from cassino.engine.checking.breaking import BrokenRule as BrokenRule, broken
from cassino.engine.checking.building import check_build
from cassino.engine.checking.capturing import check_capture
from cassino.engine.checking.claiming import check_claim
from cassino.engine.checking.ending import check_demanded, check_duty_capture, check_end
from cassino.engine.checking.lying import check_taken
from cassino.engine.checking.naming import card_words, highest_value as highest_value, value_name as value_name
from cassino.engine.checking.ordering import check_order
from cassino.engine.checking.raising import check_raise
from cassino.engine.checking.stepping import check_step
from cassino.engine.checking.trailing import check_trail
from cassino.engine.move import Kind, Move
from cassino.engine.state import State

_SAID = (Kind.INSIST, Kind.PASS, Kind.CALL, Kind.ASK)
_STEPS = (Kind.BUILD, Kind.JOIN)


def broken_rule(state: State, move: Move) -> BrokenRule | None:
    """The rule that forbids a move now, or None if it is legal."""
    if move.kind == Kind.CLAIM:
        return check_claim(state, move)
    if state.is_over:
        return broken("B17", "The deal is over.")
    if state.window:
        return check_said(state, move)
    if move.kind in _CHECKS:
        return _check_hand(state, move) or check_demanded(state, move) or _check_play(state, move)
    if move.kind in _SAID:
        return broken("B17", "Nobody is asked anything now: it is your turn to play.")
    if move.kind == Kind.END:
        return check_end(state, move)
    return broken("B17", f"There is no move of kind {move.kind}.")


def _check_play(state: State, move: Move) -> BrokenRule | None:
    """A play or a step whose hand cards are the player's."""
    if move.kind == Kind.CAPTURE and state.played:
        return check_taken(state, move) or check_duty_capture(state, move)
    found = _check_seat(move) or check_taken(state, move)
    if found:
        return found
    if state.tables.composite and move.kind in _STEPS:
        return check_step(state, move) or check_order(state, move)
    return _CHECKS[move.kind](state, move) or check_order(state, move)


def _check_hand(state: State, move: Move) -> BrokenRule | None:
    """The cards exist, there are as many as the move needs, and the player holds them."""
    if (move.cards | move.taken) & ~state.tables.deck:
        return broken("B1", "There is no such card.")
    if not _is_right_number(state, move):
        return broken("B17", _right_number(state, move))
    if state.played and move.cards:
        return _check_played(state, move)
    missing = move.cards & ~state.hand(state.turn)
    if missing:
        return broken("B17", f"The {card_words(state, missing)} is not in your hand.")
    return None


def _check_played(state: State, move: Move) -> BrokenRule | None:
    """After the play from the hand only its own card may capture more."""
    if move.kind == Kind.CAPTURE and move.cards == state.played:
        return None
    name = card_words(state, state.played)
    return broken("B17", f"You have played the {name}: one card is played in a turn.")


def _is_right_number(state: State, move: Move) -> bool:
    count = move.cards.bit_count()
    if count == 0:
        return state.tables.composite and move.kind in _STEPS
    return count == 1 or (move.kind == Kind.CAPTURE and state.tables.from_hand != 0)


def _right_number(state: State, move: Move) -> str:
    if state.tables.composite and not move.cards:
        return "To capture, to raise and to trail you play a card from your hand."
    if state.tables.from_hand and move.kind == Kind.CAPTURE:
        return "A capture is made with at least one card from your hand."
    return "Exactly one card is played in a turn."


def _check_seat(move: Move) -> BrokenRule | None:
    """Only a capture, a new build or an addition can name another player."""
    if move.seat == -1 or move.kind in (Kind.CAPTURE, Kind.BUILD, Kind.JOIN):
        return None
    return broken("B17", "This is done for nobody else.")


_CHECKS: dict[int, Callable[[State, Move], BrokenRule | None]] = {
    Kind.TRAIL: check_trail,
    Kind.CAPTURE: check_capture,
    Kind.BUILD: check_build,
    Kind.JOIN: check_build,
    Kind.RAISE: check_raise,
}
