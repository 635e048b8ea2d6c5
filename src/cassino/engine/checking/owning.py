"""What owning builds asks of a player: cards that capture them, not too many, no trail. Rules B10, B11, B13, B14"""

from collections.abc import Iterable

from cassino.cards import ACES
from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.naming import ACE_HIGH, ACE_VALUES, value_mask, value_name
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.rules.options import BuildLimit, By, OwnerTrail


def own_builds(state: State) -> list[Build]:
    """The builds of the player to act."""
    if not state.build_count:
        return []
    return [build for build in state.builds() if build.owner == state.turn]


def kept_builds(state: State, move: Move) -> list[Build]:
    """Those of them that a move leaves alone."""
    return [build for build in own_builds(state) if not build.cards & move.taken]


def values_of(builds: Iterable[Build]) -> set[int]:
    """The values of some builds."""
    return {build.value for build in builds}


def is_own_side(state: State, owner: int) -> bool:
    """Whether an owner plays on the side of the player to act."""
    return owner >= 0 and state.side_of(owner) == state.side_of(state.turn)


def partner(state: State) -> int:
    """The seat opposite the player to act."""
    return (state.turn + 2) % state.players


def may_change(state: State, owner: int, by: By) -> bool:
    """Whether the player to act is among those who may change an owner's build."""
    match by:
        case By.ANYONE:
            return True
        case By.NOT_OWNER:
            return owner != state.turn
        case By.OPPONENTS:
            return not is_own_side(state, owner)
        case By.OWN_SIDE:
            return is_own_side(state, owner)
        case By.OWNER:
            return owner == state.turn
        case By.NOBODY:
            return False


def owed_value(state: State) -> int:
    """The value of the opponents' build that this turn's hand card must still capture, or 0. 002:80"""
    return 0 if state.played else state.must_take


def missing_value(hand: int, values: set[int]) -> int:
    """A value for which the hand has no card of its own, or 0. One ace cannot stand for both 1 and 14. D-13"""
    for value in sorted(values):
        if not hand & value_mask(value):
            return value
    has_both = 1 in values and ACE_HIGH in values
    return ACE_HIGH if has_both and (hand & ACES).bit_count() < 2 else 0


def check_holding(state: State, move: Move, kept: set[int], made: int = 0) -> BrokenRule | None:
    """After the play the hand has a card for every value then owned. B11, D-13 to D-15"""
    owed = owed_value(state) if move.kind != Kind.CAPTURE else 0
    if state.tables.lenient or not (kept or made or owed):
        return None
    left = state.hand(state.turn) & ~move.cards
    missing = missing_value(left, (kept | {made, owed}) - {0})
    if missing == 0:
        return None
    name = value_name(missing)
    if missing == owed and missing not in kept:
        return broken("B11", f"You must keep a card that captures the build of {name} to which you added.")
    whose = "the new" if missing == made and missing not in kept else "your"
    return broken("B11", f"You must keep a card that captures {whose} build of {name}.")


def most_builds(state: State) -> int | None:
    """How many builds one may own at the end of a turn, or None. 002:129"""
    if not state.tables.limit:
        return None
    limit = state.rules.building.limit
    is_in_force = limit is BuildLimit.ONE or (limit is BuildLimit.ONE_WHILE_STOCK and state.stock_size > 0)
    return 1 if is_in_force else None


def check_limit(state: State, owned: int, beyond: int = 0) -> BrokenRule | None:
    """So many builds may be the player's after a play; `beyond`: how many more while he can still capture one."""
    most = most_builds(state)
    if most is None or owned <= most + beyond:
        return None
    if beyond:
        return broken("B10", f"You may own {most} build at the end of a turn, and can capture only one in this turn.")
    return broken("B10", f"You may own only {most} build at the end of your turn; this would leave you {owned}.")


def is_ban_in_force(state: State) -> bool:
    """Whether the rules now keep some owners from trailing. B14"""
    rule = state.rules.trailing.owner
    return rule is not OwnerTrail.FREE and not (rule is OwnerTrail.BANNED_WHILE_STOCK and state.stock_size == 0)


def banning_build(state: State) -> Build | None:
    """An own build because of which the player may not trail. D-11"""
    if not state.build_count or not is_ban_in_force(state):
        return None
    is_fresh_only = state.rules.trailing.owner is OwnerTrail.BANNED_NEXT_TURN
    for build in own_builds(state):
        if not is_fresh_only or state.turn_no - build.turn <= state.players:
            return build
    return None


def check_adding(state: State, used: Iterable[Build]) -> BrokenRule | None:
    """An owner who may not trail may, where the rules say so, only capture or add to a build of his own. D-59"""
    if not state.tables.owner_adds:
        return None
    build = banning_build(state)
    if build is None or any(each.owner == state.turn for each in used):
        return None
    return broken("B14", f"You own the build of {value_name(build.value)}: capture something, or add to that build.")


def has_lost(state: State, seat: int, value: int) -> bool:
    """Whether a seat lost a build of a value and must still hold the card. B12, D-46, D-56o"""
    if value not in state.lost(seat):
        return False
    others = set(ACE_VALUES) - {value} if value in ACE_VALUES else set()
    return not others & set(state.owner_values(seat))
