"""What those may say who are asked: insisting, oranges, a request to the partner and its answer. B8, B12, B27"""

from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.naming import ACE_VALUES, value_name
from cassino.engine.checking.ordering import check_order
from cassino.engine.checking.owning import is_own_side, missing_value, most_builds, own_builds, partner, values_of
from cassino.engine.demands import ADDITIONS, FULLER_CAPTURE, insistable
from cassino.engine.move import Kind, Move
from cassino.engine.state import State

INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW, ANSWER_WINDOW = range(1, 5)
_OPEN = {INSIST_WINDOW: Kind.INSIST, ORANGE_WINDOW: Kind.CALL, REQUEST_WINDOW: Kind.ASK}
_RULES = {INSIST_WINDOW: "B8", ORANGE_WINDOW: "B27", REQUEST_WINDOW: "B12", ANSWER_WINDOW: "B12"}
_SAYING = {
    INSIST_WINDOW: "insist on what the last turn left, or let it stand",
    ORANGE_WINDOW: 'call "orange", or let it be',
    REQUEST_WINDOW: "ask your partner to leave the build, or let the capture be",
}


def check_said(state: State, move: Move) -> BrokenRule | None:
    """A move while somebody is asked something."""
    if state.window == ANSWER_WINDOW:
        return _check_answer(state, move)
    number = _RULES[state.window]
    if move.kind not in (Kind.PASS, _OPEN[state.window]):
        return broken(number, f"Now you can only {_SAYING[state.window]}.")
    if move.cards or move.taken or move.order is not None or move.seat != state.turn:
        return broken(number, "The player who is asked says so himself, without a card.")
    if move.kind == Kind.INSIST:
        return _check_insisting(state, move)
    if move.value:
        return broken(number, "This is said without a value.")
    return _check_asking(state) if move.kind == Kind.ASK else None


def _check_insisting(state: State, move: Move) -> BrokenRule | None:
    """One can only insist on what there is. 002:60, 002:84"""
    if not 1 <= move.value <= FULLER_CAPTURE | ADDITIONS:
        return broken("B8", "Insist on a fuller capture, on additions to builds, or on both.")
    missing = move.value & ~insistable(state)
    if missing & FULLER_CAPTURE:
        return broken("B8", "The card that was played can capture nothing more.")
    if missing:
        return broken("B8", "Nothing on the table or on a pile can be added to a build of that side.")
    return None


def _check_asking(state: State) -> BrokenRule | None:
    """Only who holds the card himself may ask. 002:106, D-56h, D-56o"""
    value = state.pending_value
    name = value_name(value)
    # Where nobody need hold the cards of his builds, only this one is asked for. D-29
    owned = set[int]() if state.tables.lenient else values_of(own_builds(state))
    if value in ACE_VALUES and (set(ACE_VALUES) - {value}) & owned:
        return broken("B12", f"Your ace is needed for another build: you cannot ask for the build of {name}.")
    if missing_value(state.hand(state.turn), owned | {value}):
        return broken("B12", f"To ask for the build of {name} you must hold a card that captures it.")
    return None


def _check_answer(state: State, move: Move) -> BrokenRule | None:
    """The capture as it was shown, or the card added to a build of the side for the asker. 002:106"""
    if move.kind not in (Kind.CAPTURE, Kind.JOIN):
        return broken("B12", "Your partner asks for the build: capture as you meant to, or add your card to the build.")
    if move.cards != state.shown or move.value != state.pending_value:
        return broken("B12", "The card that you have shown is played, for the value that it had.")
    if move.kind == Kind.JOIN:
        return _check_leaving(state, move)
    if move.taken != state.pending_taken or move.seat != state.pending_seat:
        return broken("B12", "You capture what you have announced, or add the card to the build.")
    return check_order(state, move)


def _check_leaving(state: State, move: Move) -> BrokenRule | None:
    """The asker becomes owner of the build that he asked for."""
    pending = [build for build in state.builds() if build.cards & state.pending_taken]
    chosen = [build for build in pending if build.cards == move.taken and is_own_side(state, build.owner)]
    if not chosen or move.seat != partner(state) or move.order is not None:
        return broken("B12", "Your card is added to one build of your side, which your partner then owns.")
    if state.must_take:
        return broken("B10", f"You must capture the build of {value_name(state.must_take)} to which you have added.")
    kept = [build for build in own_builds(state) if build not in chosen]
    missing = missing_value(state.hand(state.turn), values_of(kept))
    if missing and not state.tables.lenient:
        return broken("B11", f"You must keep a card that captures your build of {value_name(missing)}.")
    most = most_builds(state)
    if most is not None and len(kept) > most:
        return broken("B10", f"You may own only {most} build at the end of your turn: capture it.")
    return None
