"""Builds made step by step in a turn of several steps: one set at a time. Rules B9, B10, B15 and B17; 002:41-104"""

from cassino.cards import cards_in, total
from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.building import (
    check_for_partner,
    check_free_card,
    check_merged,
    check_value,
    makes_owner,
)
from cassino.engine.checking.lying import (
    builds_taken,
    check_builds,
    is_one_set,
    no_sets,
    outside_builds,
    tops_taken,
)
from cassino.engine.checking.naming import card_words, value_mask, value_name
from cassino.engine.checking.owning import (
    check_adding,
    check_holding,
    check_limit,
    is_ban_in_force,
    may_change,
    most_builds,
    owed_value,
    own_builds,
    values_of,
)
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State


def check_step(state: State, move: Move) -> BrokenRule | None:
    """A build or a join, with a hand card or with table cards alone."""
    found = (
        check_value(state, move) or check_builds(state, move) or _check_card(state, move) or _check_cards(state, move)
    )
    if found:
        return found
    return _check_new(state, move) if move.kind == Kind.BUILD else _check_join(state, move)


def _check_card(state: State, move: Move) -> BrokenRule | None:
    owed = owed_value(state)
    if not move.cards:
        return None
    if not owed:
        return check_free_card(state, move)
    return broken("B10", f"You added to an opponent's build of {value_name(owed)}: the card you play must capture it.")


def _check_cards(state: State, move: Move) -> BrokenRule | None:
    """Only numbers are built."""
    pictures = outside_builds(state, move) & ~state.tables.numbers
    if not pictures:
        return None
    return broken("B9", f"The {card_words(state, pictures)} has no number: it cannot be in a build.")


def _check_new(state: State, move: Move) -> BrokenRule | None:
    if builds_taken(state, move):
        return broken("B10", "A new build takes in no other: to add to a build of the same value is to join.")
    found = check_merged(state, move) or _check_shape(state, move) or _check_adding(state, move, [])
    if found or move.seat < 0:
        return found or _check_own(state, move, 1)
    return check_for_partner(state, move, []) or _check_own(state, move, 0)


def _check_shape(state: State, move: Move) -> BrokenRule | None:
    """A simple build of loose cards, or a base with one set on it. 002:62-67, 002:79, 002:91-96"""
    cards = move.cards | move.taken
    tops = tops_taken(state, move)
    if not tops and cards & (cards - 1) and total(cards) == move.value:
        return None
    bases = cards_in(move.taken & state.loose & value_mask(move.value))
    built = any(build.value == move.value for build in state.builds())
    if not built and any(is_one_set(cards & ~(1 << base), move.value) for base in bases):
        return None
    if built:
        name = value_name(move.value)
        return broken("B9", f"There is a build of {name}: add to it, no loose card is made a second one.")
    if tops:
        name = card_words(state, tops & -tops)
        text = (
            f"The {name} lies on a pile: it needs a base, a build or a loose card of the value that it helps to make."
        )
        return broken("B15", text)
    if not cards & (cards - 1):
        return broken("B9", "One card alone is no build.")
    return broken("B9", no_sets(state, cards, move.value)) if total(cards) % move.value else _too_much(move)


def _too_much(move: Move) -> BrokenRule:
    name = value_name(move.value)
    text = f"One step makes a build of one set, or puts one set on a loose card that counts {name}; go on step by step."
    return broken("B17", text)


def _check_join(state: State, move: Move) -> BrokenRule | None:
    """One more set for one build."""
    builds = builds_taken(state, move)
    if len(builds) != 1:
        return broken("B10", "To join is to add one set to one build of the same value.")
    added = outside_builds(state, move) | move.cards
    if not is_one_set(added, move.value):
        return _not_one_set(state, added, move.value)
    if not may_change(state, builds[0].owner, state.rules.building.joined_by):
        return _check_others(state, move)
    found = _check_adding(state, move, builds)
    if found is None and move.seat >= 0:
        found = _check_giving(state, builds[0]) or check_for_partner(state, move, builds)
    gains = move.seat < 0 and builds[0].owner != state.turn and makes_owner(state, move, builds)
    return found or _check_own(state, move, int(gains))


def _not_one_set(state: State, added: int, value: int) -> BrokenRule:
    if not added:
        return broken("B10", "To join is to add at least one card to a build.")
    if total(added) % value == 0:
        return broken("B17", "One step adds one set to a build: add the sets one after the other.")
    return broken("B9", no_sets(state, added, value))


def _check_giving(state: State, build: Build) -> BrokenRule | None:
    """D-56d: what is added to an own build leaves it one's own."""
    if build.owner != state.turn:
        return None
    return broken("B12", f"The build of {value_name(build.value)} is your own and stays so.")


def _check_others(state: State, move: Move) -> BrokenRule | None:
    """An opponents' build may be added to from the table, to capture it in this turn. 002:80, D-56n"""
    name, owed = value_name(move.value), owed_value(state)
    if move.seat >= 0:
        return broken("B12", f"The build of {name} is not your side's: you cannot make it your partner's.")
    if not state.tables.joined_to_capture:
        return broken("B10", f"The rules do not let you add to this build of {name}.")
    if move.cards:
        return broken("B10", f"To the opponents' build of {name} you may add table cards only, to capture it at once.")
    if state.played:
        return broken("B10", f"You have played your card and cannot capture the opponents' build of {name} any more.")
    if owed not in (0, move.value):
        return broken(
            "B10", f"You must capture the build of {value_name(owed)}: you cannot capture that of {name} too."
        )
    own = own_builds(state)
    return check_holding(state, move, values_of(own), move.value) or check_limit(state, len(own))


def _check_adding(state: State, move: Move, builds: list[Build]) -> BrokenRule | None:
    """What a hand card may be used for by an owner who may not trail. D-59"""
    return check_adding(state, builds) if move.cards else None


def _check_own(state: State, move: Move, gained: int) -> BrokenRule | None:
    """The player answers for what he owns then, and can still end his turn legally. B11, D-56n"""
    own = own_builds(state)
    made = move.value if gained else 0
    found = check_holding(state, move, values_of(own), made)
    has_trailed = bool(state.played) and state.played_kind == Kind.TRAIL and is_ban_in_force(state)
    if found is None and gained and has_trailed:
        return broken("B14", "You have trailed in this turn: you may not own a new build now.")
    if not gained and (has_trailed or (state.asked and state.duty)):
        return found  # Builds too many, made where none need be held, stay as many.
    return found or _check_number(state, move, len(own) + gained)


def _check_number(state: State, move: Move, owned: int) -> BrokenRule | None:
    """One build too many may be owned while a card is still to be played that can capture one of them. 002:129"""
    if most_builds(state) is None:
        return None
    is_early = not (move.cards or state.played or owed_value(state))
    return check_limit(state, owned, 1 if is_early else 0)
