"""New builds and joined builds in a turn of one play, and for whom they are made. Rules B9, B10, B12, B13 and B15"""

from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.compelling import can_capture
from cassino.engine.checking.lying import builds_taken, check_builds, check_sets, outside_builds, tops_taken
from cassino.engine.checking.naming import (
    ACE_VALUES,
    card_words,
    highest_value,
    rank_of,
    rank_words,
    value_mask,
    value_name,
)
from cassino.engine.checking.owning import (
    check_adding,
    check_holding,
    check_limit,
    has_lost,
    kept_builds,
    may_change,
    partner,
    values_of,
)
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.rules.options import Compulsion, ForPartner, Joiner


def check_build(state: State, move: Move) -> BrokenRule | None:
    """A new build, or one that takes in builds of its own value."""
    builds = builds_taken(state, move)
    return (
        check_value(state, move)
        or check_builds(state, move)
        or _check_kind(move, builds)
        or check_sets(state, outside_builds(state, move) | move.cards, move.value, "B9")
        or check_joined(state, move, builds)
        or _check_tops(state, move, builds)
        or check_adding(state, builds)
        or check_free_card(state, move)
        or check_owner(state, move, builds)
    )


def check_value(state: State, move: Move) -> BrokenRule | None:
    """Whether one may build at all, with what, and up to what value."""
    if not state.tables.builds:
        return broken("B9", "There is no building in this game.")
    if move.cards & ~state.tables.numbers:
        return broken("B9", f"A {rank_words(state, rank_of(move.cards))} cannot be in a build.")
    if not 1 <= move.value <= highest_value(state.tables) or not value_mask(move.value) & state.tables.numbers:
        return broken("B9", f"No card captures a build of {move.value}.")
    return None


def check_free_card(state: State, move: Move) -> BrokenRule | None:
    """A card that must capture if it can is not used in a build either. D-83"""
    if not state.tables.compulsion or state.rules.capturing.compulsion is not Compulsion.ANY_CAPTURE:
        return None
    if not can_capture(state, move.cards):
        return None
    return broken("B8", f"The {card_words(state, move.cards)} can capture, so it must: play another card to build.")


def _check_kind(move: Move, builds: list[Build]) -> BrokenRule | None:
    if bool(builds) != (move.kind == Kind.JOIN):
        return broken("B10", "To join is to add to a build of the same value; a new build takes in no other.")
    if not move.taken:
        return broken("B9", "One card alone is no build.")
    return None


def check_joined(state: State, move: Move, builds: list[Build]) -> BrokenRule | None:
    """Whose builds may be taken in, and whether another build of the value may stay. D-4, D-5, D-94"""
    for build in builds:
        if not may_change(state, build.owner, state.rules.building.joined_by):
            return broken("B10", f"The rules do not let you add to this build of {value_name(build.value)}.")
    if state.tables.separate and move.kind != Kind.RAISE and len(builds) > 1:
        return broken("B10", "You may add to one build at a time: two builds on the table never become one by joining.")
    return check_merged(state, move)


def check_merged(state: State, move: Move) -> BrokenRule | None:
    """Where there is one build of a value at most, a new one takes in the other. 002:98"""
    if not state.tables.must_merge:
        return None
    left = [build for build in state.builds() if build.value == move.value and not build.cards & move.taken]
    if not left:
        return None
    name = value_name(move.value)
    if may_change(state, left[0].owner, state.rules.building.joined_by):
        return broken("B10", f"There may be only one build of {name}: take in the other.")
    return broken("B10", f"There may be only one build of {name}, and the one on the table is not yours to add to.")


def _check_tops(state: State, move: Move, builds: list[Build]) -> BrokenRule | None:
    """A stolen card goes into an own build, to which a hand card is added as well. 002:163, D-60"""
    tops = tops_taken(state, move)
    if not tops or any(build.owner == state.turn for build in builds):
        return None
    name = card_words(state, tops & -tops)
    return broken("B15", f"The {name} lies on a pile: it can only be added to a build that you own already.")


def check_owner(state: State, move: Move, builds: list[Build]) -> BrokenRule | None:
    """Whoever owns the build then holds the card for it: the player, or a partner who has shown it. B11, B12"""
    kept = kept_builds(state, move)
    if move.seat >= 0:
        found = check_for_partner(state, move, builds)
    elif makes_owner(state, move, builds):
        return check_holding(state, move, values_of(kept), move.value) or check_limit(state, len(kept) + 1)
    else:
        found = None
    return found or check_holding(state, move, values_of(kept)) or check_limit(state, len(kept))


def makes_owner(state: State, move: Move, builds: list[Build]) -> bool:
    """Whether the player owns the build afterwards, if it is not made for his partner. B13"""
    is_own = any(build.owner == state.turn for build in builds)
    return is_own or move.kind != Kind.JOIN or state.rules.building.joiner is Joiner.BECOMES_OWNER


def check_for_partner(state: State, move: Move, builds: list[Build]) -> BrokenRule | None:
    """What is built for a partner needs proof that he holds the card. 000:90, 002:104"""
    rule, name = state.rules.building.for_partner, value_name(move.value)
    if not state.tables.for_partner:
        return broken("B12", "Nobody can build for another player in this game.")
    if move.seat != partner(state):
        return broken("B12", "You can build for nobody but your partner.")
    is_his = any(build.owner == move.seat for build in builds)
    is_owner = is_his and rule is ForPartner.PROVEN
    if not is_owner and not has_lost(state, move.seat, move.value):
        return broken("B12", _no_proof(state, move, name))
    if is_his and not makes_owner(state, move, builds):
        return broken("B12", f"The build of {name} is your partner's in any case: add to it as it is.")
    return None


def _no_proof(state: State, move: Move, name: str) -> str:
    if move.value in ACE_VALUES and move.value in state.lost(move.seat):
        return f"Your partner needs an ace for another build: nothing proves a second one for the build of {name}."
    return f"Nothing proves that your partner holds a card for {name}: he has lost no build of that value."
