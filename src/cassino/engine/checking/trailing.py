"""Whether a card may just be laid. Rules B8 and B14"""

from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.compelling import must_capture
from cassino.engine.checking.naming import a_rank, card_words, rank_of, value_name
from cassino.engine.checking.owning import (
    banning_build,
    check_holding,
    check_limit,
    owed_value,
    own_builds,
    values_of,
)
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.rules.options import Compulsion


def check_trail(state: State, move: Move) -> BrokenRule | None:
    """A trail forbidden by builds or by what the card could take, unless nothing else is left. D-12"""
    if move.taken or move.value:
        return broken("B14", "A trailed card takes nothing and has no value.")
    found = _check_ordinary(state, move)
    return None if found and _is_last_resort(state) else found


def _check_ordinary(state: State, move: Move) -> BrokenRule | None:
    if state.rules.trailing.only_when_stuck:
        return broken("B14", "You can still take or build something: you may trail only when nothing else is possible.")
    return _check_duties(state, move) or _check_compulsion(state, move)


def _check_duties(state: State, move: Move) -> BrokenRule | None:
    """What an owner of builds owes; who owns none and has added to none owes nothing."""
    builds = own_builds(state)
    if not builds and not state.must_take:
        return None
    return (
        _check_owed(state)
        or _check_ban(state)
        or check_limit(state, len(builds))
        or check_holding(state, move, values_of(builds))
    )


def _check_owed(state: State) -> BrokenRule | None:
    owed = owed_value(state)
    if not owed:
        return None
    return broken("B10", f"You added to an opponent's build of {value_name(owed)}: you must capture it in this turn.")


def _check_ban(state: State) -> BrokenRule | None:
    """The owner of a build may not trail, or not in the turn after he made it. D-11"""
    build = banning_build(state)
    if build is None:
        return None
    return broken("B14", f"You own the build of {value_name(build.value)}: capture or build, do not trail.")


def _check_compulsion(state: State, move: Move) -> BrokenRule | None:
    if not must_capture(state, move.cards):
        return None
    name = card_words(state, move.cards)
    if state.rules.capturing.compulsion is Compulsion.EQUAL_LOOSE:
        equal = a_rank(state, rank_of(move.cards))
        return broken("B8", f"There is {equal} on the table: the {name} must take it, or be used in a build.")
    return broken("B8", f"The {name} can capture: take something with it, or play another card.")


def _is_last_resort(state: State) -> bool:
    """Who can neither capture nor build, nor trail another card, may trail any. D-12"""
    from cassino.engine.legal import legal_moves

    return all(move.kind == Kind.TRAIL and _check_ordinary(state, move) is not None for move in legal_moves(state, 64))
