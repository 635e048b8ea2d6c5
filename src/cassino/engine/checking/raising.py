"""Changing the value of a build. Rule B10"""

from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.building import check_free_card, check_joined, check_value
from cassino.engine.checking.lying import builds_taken, check_sets, outside_builds
from cassino.engine.checking.naming import card_words, rank_of, value_name
from cassino.engine.checking.owning import (
    check_adding,
    check_holding,
    check_limit,
    kept_builds,
    may_change,
    owed_value,
    values_of,
)
from cassino.engine.counting import set_count
from cassino.engine.move import Move
from cassino.engine.state import Build, State
from cassino.rules.options import By


def check_raise(state: State, move: Move) -> BrokenRule | None:
    """Exactly one hand card changes the value of one simple build. 002:68-74, 004:25"""
    builds = builds_taken(state, move)
    raised = [build for build in builds if build.value != move.value]
    equal = [build for build in builds if build.value == move.value]
    if len(raised) != 1:
        return broken("B10", "A raise changes the value of exactly one build.")
    kept = kept_builds(state, move)
    return (
        _check_sum(state, move, raised[0])
        or check_value(state, move)
        or _check_raised(state, raised[0])
        or _check_beside(state, move, equal)
        or check_joined(state, move, equal)
        or check_adding(state, builds)
        or check_free_card(state, move)
        or _check_owed(state)
        or check_holding(state, move, values_of(kept), move.value)
        or check_limit(state, len(kept) + 1)
    )


def _check_sum(state: State, move: Move, raised: Build) -> BrokenRule | None:
    made = raised.value + rank_of(move.cards)
    if made == move.value:
        return None
    name, old = card_words(state, move.cards), value_name(raised.value)
    return broken("B10", f"The {name} makes the build of {old} {made}; no table card can change its value.")


def _check_raised(state: State, build: Build) -> BrokenRule | None:
    name, by = value_name(build.value), state.rules.building.raised_by
    if set_count(build.cards, build.value) > 1:
        return broken("B10", f"The build of {name} is multiple: its value stays.")
    if may_change(state, build.owner, by):
        return None
    if by in (By.OPPONENTS, By.NOT_OWNER):
        whose = "your own" if build.owner == state.turn else "your partner's"
        return broken("B10", f"The build of {name} is {whose}: in this game only others may raise it.")
    return broken("B10", f"The rules do not let you raise this build of {name}.")


def _check_beside(state: State, move: Move, equal: list[Build]) -> BrokenRule | None:
    """What else a raise takes in: sets and builds of the new value; as a step, only a build that must merge."""
    beside = outside_builds(state, move)
    if (beside or equal) and not state.tables.raise_with_sets:
        return broken("B10", "A raise may not take in further sets in this game.")
    if state.tables.composite and (beside or (equal and not state.tables.must_merge)):
        return broken("B17", "One step raises the build; further sets are added to it by steps of their own.")
    return check_sets(state, beside, move.value)


def _check_owed(state: State) -> BrokenRule | None:
    owed = owed_value(state)
    if not owed:
        return None
    return broken("B10", f"You added to an opponent's build of {value_name(owed)}: the card you play must capture it.")
