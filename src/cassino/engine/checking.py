"""Why a move is illegal: each check names the rule that forbids it. No list of moves is made."""

from typing import NamedTuple

from cassino.cards import ACES, FULL_DECK, RANK_NAMES, card_name, cards_in, rank_mask
from cassino.engine.counting import partition, set_count
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.engine.tables import Tables
from cassino.rules import options
from cassino.rules.names import RULE_NAMES


class BrokenRule(NamedTuple):
    """The rule that forbids a move: its number and name, and one sentence about this move."""

    number: str
    name: str
    sentence: str


def _broken(number: str, sentence: str) -> BrokenRule:
    return BrokenRule(number, RULE_NAMES[number], sentence)


def broken_rule(state: State, move: Move) -> BrokenRule | None:
    """The rule that forbids a move now, or None if it is legal."""
    if state.is_over:
        return _broken("B17", "The deal is over.")
    if move.kind == Kind.CLAIM:
        return _check_claim(state, move)
    if move.kind not in _CHECKS:
        return _broken("B17", f"There is no move of kind {move.kind}.")
    return _check_cards(state, move) or _CHECKS[Kind(move.kind)](state, move)


def _check_claim(state: State, move: Move) -> BrokenRule | None:
    if state.rules.calling.claim is options.Claim.NONE:
        return _broken("B25", "Nothing can be claimed in this game.")
    if not 0 <= move.seat < state.players or move.cards or move.taken or move.value:
        return _broken("B25", "A claim is made by one of the players, without a card.")
    return None


def _check_cards(state: State, move: Move) -> BrokenRule | None:
    """One card of one's own is played; what is taken lies on the table, builds whole."""
    if move.seat != -1 or move.cards.bit_count() != 1:
        return _broken("B17", "Exactly one card is played in a turn.")
    if (move.cards | move.taken) & ~FULL_DECK:
        return _broken("B1", "There is no such card.")
    if move.cards & ~state.hand(state.turn):
        return _broken("B17", f"The {_name(move.cards)} is not in your hand.")
    builds = state.builds()
    loose = move.taken & state.loose
    missing = move.taken & ~loose
    for build in builds:
        missing &= ~build.cards
    if missing:
        return _broken("B7", f"The {_name(missing & -missing)} is not on the table.")
    for build in builds:
        if move.taken & build.cards not in (0, build.cards):
            return _broken("B7", f"The build of {value_name(build.value)} can only be taken whole.")
    return None


def _check_trail(state: State, move: Move) -> BrokenRule | None:
    if move.taken or move.value:
        return _broken("B14", "A trailed card takes nothing and has no value.")
    broken = _check_owner_trails(state) or _check_holding(state, move, (), 0)
    if broken is None or _is_stuck(state):
        return None
    return broken


def _check_owner_trails(state: State) -> BrokenRule | None:
    """The owner of a build may not trail, or not in the turn after he made it. D-11"""
    rule = state.rules.trailing.owner
    if rule is options.OwnerTrail.FREE:
        return None
    for build in state.builds():
        is_fresh = state.turn_no - build.turn <= state.players
        if build.owner == state.turn and (rule is options.OwnerTrail.BANNED or is_fresh):
            return _broken("B14", f"You own the build of {value_name(build.value)}: capture or build, do not trail.")
    return None


def _is_stuck(state: State) -> bool:
    """An owner who holds no card for his build and can neither capture nor build may trail after all. D-12"""
    if _missing_value(state.hand(state.turn), state.owner_values(state.turn)) == 0:
        return False
    from cassino.engine.legal import legal_moves

    return all(move.kind == Kind.TRAIL for move in legal_moves(state, 64))


def _check_capture(state: State, move: Move) -> BrokenRule | None:
    rank = _rank(move.cards)
    if not move.taken:
        return _broken("B7", "A capture takes at least one card.")
    if move.cards & ~state.tables.numbers:
        return _check_picture(state, move, rank)
    if move.value != rank and not (move.value == 14 and rank == 1 and state.tables.ace_high):
        return _broken("B6", f"The {_name(move.cards)} does not count {move.value}.")
    builds = _builds_taken(state, move)
    for build in builds:
        if build.value != move.value:
            return _wrong_build(build, move)
    loose = move.taken & state.loose
    if move.value == 14 and not builds and not loose & ~ACES:
        return _broken("B6", "An ace that takes only loose aces counts 1.")
    return _check_sets(state, loose, move.value) or _check_holding(state, move, builds, 0)


def _check_picture(state: State, move: Move, rank: int) -> BrokenRule | None:
    """A picture without a number takes equal pictures only. D-2"""
    name = RANK_NAMES[rank - 1]
    if move.value != rank or move.taken & ~(rank_mask(rank) & state.loose):
        return _broken("B7", f"A {name} takes only a {name}.")
    if state.tables.one_equal_face and move.taken.bit_count() > 1:
        return _broken("B7", f"One {name} takes only one {name}.")
    return _check_holding(state, move, (), 0)


def _check_build(state: State, move: Move) -> BrokenRule | None:
    """A new build, or one that takes in builds of its own value."""
    builds = _builds_taken(state, move)
    for build in builds:
        if build.value != move.value:
            return _wrong_build(build, move)
    if bool(builds) != (move.kind == Kind.JOIN):
        return _broken("B10", "To join is to add to a build of the same value; a new build takes in no other.")
    if not move.taken:
        return _broken("B9", "One card alone is no build.")
    loose = move.taken & state.loose
    return (
        _check_value(state, move)
        or _check_own_set(state, loose, move)
        or _check_joined(state, move, builds)
        or _check_holding(state, move, builds, move.value)
    )


def _check_own_set(state: State, loose: int, move: Move) -> BrokenRule | None:
    """The played card is in one of the sets, and all sets make the value."""
    if loose & ~state.tables.numbers:
        return _broken("B9", "A picture cannot be in a build.")
    if partition(loose | move.cards, move.value) is None:
        return _broken("B9", f"These cards do not divide into sets of {value_name(move.value)}.")
    return None


def _check_raise(state: State, move: Move) -> BrokenRule | None:
    rank = _rank(move.cards)
    builds = _builds_taken(state, move)
    raised = [build for build in builds if build.value != move.value]
    if len(raised) != 1:
        return _broken("B10", "A raise changes the value of exactly one build.")
    if raised[0].value + rank != move.value:
        return _broken(
            "B10",
            f"The {_name(move.cards)} makes the build of {value_name(raised[0].value)}"
            f" {raised[0].value + rank}; no table card can change its value.",
        )
    return (
        _check_value(state, move)
        or _check_raised(state, raised[0])
        or _check_raise_sets(state, move, raised[0])
        or _check_joined(state, move, [build for build in builds if build.value == move.value])
        or _check_holding(state, move, builds, move.value)
    )


def _check_raised(state: State, build: Build) -> BrokenRule | None:
    if set_count(build.cards, build.value) > 1:
        return _broken("B10", f"The build of {value_name(build.value)} is multiple: its value stays.")
    if not _may_change(state, build.owner, state.rules.building.raised_by):
        return _broken("B10", f"The rules do not let you raise this build of {value_name(build.value)}.")
    return None


def _check_raise_sets(state: State, move: Move, raised: Build) -> BrokenRule | None:
    if move.taken & ~raised.cards and not state.tables.raise_with_sets:
        return _broken("B10", "A raise may not take in further sets in this game.")
    return _check_sets(state, move.taken & state.loose, move.value)


def _check_value(state: State, move: Move) -> BrokenRule | None:
    """Who may build at all, with what, and up to what value."""
    if not state.tables.builds:
        return _broken("B9", "There is no building in this game.")
    if move.cards & ~state.tables.numbers:
        return _broken("B9", f"A {RANK_NAMES[_rank(move.cards) - 1]} cannot be in a build.")
    if not 1 <= move.value <= highest_value(state.tables):
        return _broken("B9", f"No card captures a build of {move.value}.")
    return None


def _check_joined(state: State, move: Move, builds: list[Build]) -> BrokenRule | None:
    """Whose builds may be taken in, and whether another build of the value may stay. D-4, D-5"""
    for build in builds:
        if not _may_change(state, build.owner, state.rules.building.joined_by):
            return _broken("B10", f"The rules do not let you add to this build of {value_name(build.value)}.")
    left = [build for build in state.builds() if build.value == move.value and not build.cards & move.taken]
    if left and state.tables.must_merge:
        return _broken("B10", f"There may be only one build of {value_name(move.value)}: take in the other.")
    return None


def _check_sets(state: State, loose: int, value: int) -> BrokenRule | None:
    if loose & ~state.tables.numbers:
        return _broken("B7", "A picture is taken only by an equal picture.")
    if partition(loose, value) is None:
        return _broken("B7", f"These cards do not divide into sets of {value_name(value)}.")
    return None


def _check_holding(state: State, move: Move, gone: list[Build] | tuple[()], made: int) -> BrokenRule | None:
    """After the play the hand has a card for every build then owned. B11, D-13 to D-15"""
    left = state.hand(state.turn) & ~move.cards
    kept = {build.value for build in state.builds() if build.owner == state.turn and build not in gone}
    missing = _missing_value(left, kept | {made} - {0})
    if missing == 0:
        return None
    if missing == made and missing not in kept:
        return _broken("B11", f"You must keep a card that captures the new build of {value_name(missing)}.")
    return _broken("B11", f"You must keep a card that captures your build of {value_name(missing)}.")


def _missing_value(hand: int, values: set[int] | tuple[int, ...]) -> int:
    """A value for which the hand has no card of its own, or 0. One ace cannot stand for both 1 and 14."""
    for value in sorted(values):
        if not hand & rank_mask(1 if value == 14 else value):
            return value
    both = 1 in values and 14 in values
    return 14 if both and (hand & ACES).bit_count() < 2 else 0


def _may_change(state: State, owner: int, by: options.By) -> bool:
    same_side = state.side_of(state.turn) == state.side_of(owner)
    if by is options.By.OWN_SIDE:
        return same_side
    if by is options.By.OPPONENTS:
        return not same_side
    return by is options.By.ANYONE or (by is options.By.NOT_OWNER and state.turn != owner)


def _builds_taken(state: State, move: Move) -> list[Build]:
    return [build for build in state.builds() if build.cards & move.taken]


def _wrong_build(build: Build, move: Move) -> BrokenRule:
    value = value_name(build.value)
    return _broken("B7", f"The build of {value} counts only as {value}, not towards {value_name(move.value)}.")


def _rank(bit: int) -> int:
    return (bit.bit_length() - 1) // 4 + 1


def _name(bit: int) -> str:
    return card_name(next(cards_in(bit)))


def highest_value(tables: Tables) -> int:
    """The highest value that a card has: 10, 13 or 14."""
    return 14 if tables.ace_high else (tables.numbers.bit_length() + 3) // 4


def value_name(value: int) -> str:
    """A value as people say it: 2 to 10, jack (11), queen (12), king (13), 14 (an ace)."""
    return RANK_NAMES[value - 1] if 11 <= value <= 13 else str(value)


_CHECKS = {
    Kind.TRAIL: _check_trail,
    Kind.CAPTURE: _check_capture,
    Kind.BUILD: _check_build,
    Kind.JOIN: _check_build,
    Kind.RAISE: _check_raise,
}
