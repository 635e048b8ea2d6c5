"""Casino by brute force: the steps of a turn with table cards and one hand card (see `oracle`). B17, 002:41-98"""

from cassino.rules.options import Combinations, EqualFaces, EqualValue
from oracle_builds import (
    absorbable,
    adds_to_own,
    for_partner,
    is_answered_for,
    is_banned_from_trailing,
    keeps_both,
    may_build_with,
    may_change,
    owner_after,
    trails,
    used_builds,
)
from oracle_captures import captured_sets, captures, limit
from oracle_cards import (
    NO_CARDS,
    NOBODY,
    Cards,
    Pile,
    Play,
    Position,
    adds_up,
    all_values,
    groups,
    is_group,
    is_valueless,
    may_own,
    owned,
    rank,
    set_count,
    stealable,
    subsets,
    values_alone,
)


def sets_with(position: Position, card: int | None, value: int, besides: Cards = NO_CARDS) -> list[Cards]:
    """The table cards and tops that make one set of the value, with the hand card or without any."""
    free = (position.loose | stealable(position)) - besides
    if card is None:
        return groups(position.rules, free, value)
    return [cards for cards in subsets(free) if is_group(position.rules, cards | {card}, value)]


def is_value_on_table(position: Position, value: int) -> bool:
    return any(build.value == value for build in position.builds)


def simple_builds(position: Position, card: int | None, value: int) -> set[Play]:
    """One set of loose cards, with the hand card or without; no top of a pile (002:62-67)."""
    played = NO_CARDS if card is None else frozenset([card])
    return {
        Play("build", played, cards, value)
        for cards in subsets(position.loose, 1)
        if len(cards | played) >= 2 and adds_up(position.rules, cards | played, value)
    }


def base_builds(position: Position, card: int | None, value: int) -> set[Play]:
    """A loose card of the value as base, and one set on it (002:79, 002:94-96)."""
    played = NO_CARDS if card is None else frozenset([card])
    if is_value_on_table(position, value):
        return set()
    return {
        Play("build", played, cards | {base}, value)
        for base in position.loose
        if value in values_alone(position.rules, base)
        for cards in sets_with(position, card, value, frozenset([base]))
    }


def new_builds(position: Position, card: int | None, value: int) -> set[Play]:
    if position.rules.building.equal_value is EqualValue.MUST_MERGE and is_value_on_table(position, value):
        return set()
    return simple_builds(position, card, value) | base_builds(position, card, value)


def joins(position: Position, card: int | None, build: Pile) -> set[Play]:
    """One set more on a build (002:78)."""
    played = NO_CARDS if card is None else frozenset([card])
    return {Play("join", played, build.cards | cards, build.value) for cards in sets_with(position, card, build.value)}


def ordinary_joins(position: Position, card: int | None) -> set[Play]:
    by = position.rules.building.joined_by
    return {
        play
        for build in position.builds
        if may_change(position, by, build.owner)
        for play in joins(position, card, build)
    }


def joins_to_capture(position: Position) -> set[Play]:
    """Table cards on another's build that this turn must then capture (002:80, D-56n)."""
    rules = position.rules
    if not rules.building.joined_to_capture or position.played:
        return set()
    result = set()
    for build in position.builds:
        may_join = may_change(position, rules.building.joined_by, build.owner)
        if not may_join and position.must_take in (0, build.value):
            result |= joins(position, None, build)
    return {play for play in result if can_still_take(position, play.value)}


def can_still_take(position: Position, value: int) -> bool:
    """Whether a card for the value is left beside those for the player's own builds, and he owns not too many."""
    own = owned(position, position.turn)
    values = {build.value for build in own} | {value}
    return len(own) <= limit(position) and may_own(position, position.hands[position.turn], values)


def table_steps(position: Position) -> set[Play]:
    """What the player may do with table cards alone."""
    spare = 0 if position.played or position.must_take else 1
    plays = ordinary_joins(position, None)
    for value in all_values(position.rules):
        plays |= new_builds(position, None, value)
    plays |= {said for play in plays for said in for_partner(position, play)}
    plays = {play for play in plays if is_answered_for(position, play, spare)}
    if position.played_kind == "trail":
        plays = {play for play in plays if not breaks_ban(position, play)}
    return plays | joins_to_capture(position)


def breaks_ban(position: Position, play: Play) -> bool:
    """Whether a build would make its owner one who should not have trailed this turn (D-56g)."""
    was_his = any(build.owner == position.turn for build in used_builds(position, play.taken))
    if owner_after(position, play) != position.turn or was_his:
        return False
    made = Pile(play.taken, play.value, position.turn, position.turn_no)
    shadow = Position(position.rules, position.hands, position.loose, [made], stock=position.stock)
    shadow.turn, shadow.turn_no, shadow.last_turns = position.turn, position.turn_no, position.last_turns
    return is_banned_from_trailing(shadow)


def raises(position: Position, card: int) -> set[Play]:
    """The card alone changes a simple build's value; own side's build of the new one is taken in (002:68-74, 98)."""
    rules, result = position.rules, set()
    for build in position.builds:
        value = build.value + rank(card)
        if set_count(rules, build.cards, build.value) != 1 or value not in all_values(rules):
            continue
        if not may_change(position, rules.building.raised_by, build.owner) or not keeps_both(position, card, build):
            continue
        there = [other for other in position.builds if other.value == value]
        merged: Cards = NO_CARDS
        if rules.building.equal_value is EqualValue.MUST_MERGE and there:
            if absorbable(position, value) != there or not rules.building.raise_with_sets:
                continue
            merged = frozenset().union(*(other.cards for other in there))
        result.add(Play("raise", frozenset([card]), build.cards | merged, value))
    return result


def hand_builds(position: Position, card: int) -> set[Play]:
    """What the player may build with the one card he plays in this turn."""
    if position.must_take or is_valueless(position.rules, card) or not may_build_with(position, card):
        return set()
    plays = ordinary_joins(position, card) | raises(position, card)
    for value in all_values(position.rules):
        plays |= new_builds(position, card, value)
    plays |= {said for play in plays for said in for_partner(position, play)}
    return {play for play in plays if is_answered_for(position, play) and adds_to_own(position, play)}


def further_captures(position: Position) -> set[Play]:
    """What the card played in this turn could take besides, on demand (002:60, D-53)."""
    rules, card = position.rules, next(iter(position.played), None)
    if card is None or position.played_kind not in ("trail", "capture"):
        return set()
    without = Position(rules, position.hands, position.loose - {card}, position.builds, stacks=position.stacks)
    without.turn, without.turn_of = position.turn_of, position.turn_of
    if position.played_kind == "trail":
        if card not in position.loose:
            return set()
        found = captured_sets(without, card)
    elif is_only_one(position, card):
        return set()
    elif is_valueless(rules, card):
        found = captured_sets(without, card)
    else:
        found = captured_sets(without, card, [position.played_value])
    return {Play("capture", position.played, taken, value) for taken, value in found.items()}


def is_only_one(position: Position, card: int) -> bool:
    """Whether a capture takes one thing only, so that nothing can be added to it."""
    capturing = position.rules.capturing
    one_face = is_valueless(position.rules, card) and capturing.equal_faces is EqualFaces.ONE
    return one_face or capturing.combinations is Combinations.ONE


def additions(position: Position) -> set[Play]:
    """What could be added from the table to builds of the player's side, on demand (002:84, D-54).

    Nobody is made to become the owner of a build by adding to it.
    """
    shadow = Position(**{**vars(position), "turn": position.turn_of})
    return {
        play
        for play in table_steps(shadow)
        if play.kind == "join" and play.seat == NOBODY and is_demanded(shadow, play)
    }


def is_demanded(position: Position, play: Play) -> bool:
    (build,) = used_builds(position, play.taken)
    is_own_side = build.owner == position.turn or position.are_partners(position.turn, build.owner)
    return is_own_side and owner_after(position, play) == build.owner


def steps(position: Position) -> set[Play]:
    """Every legal step of the player in turn."""
    plays = table_steps(position)
    if not position.played:
        plays |= captures(position)
        for card in position.hands[position.turn]:
            plays |= trails(position, card) | hand_builds(position, card)
        return plays
    if position.duty & 1:
        plays |= further_captures(position)
    if not position.must_take and not demands(position) & position.duty:
        plays.add(Play("end"))
    return plays


def demands(position: Position) -> int:
    """What is left to insist on: 1 a fuller capture, 2 additions (D-53, D-54)."""
    return (1 if further_captures(position) else 0) | (2 if additions(position) else 0)


def duty_steps(position: Position) -> set[Play]:
    """What the player may do when others have insisted: first take, then add, then end (D-53)."""
    plays = set[Play]()
    if position.duty & 1:
        plays = further_captures(position)
    if not plays and position.duty & 2:
        plays = additions(position)
    return plays or {Play("end")}
