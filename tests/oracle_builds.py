"""Casino by brute force: what a player may build with one hand card (see `oracle`). B9-B15"""

from collections.abc import Collection

from cassino.rules.options import By, Compulsion, EqualValue, ForPartner, Joiner, OwnerBuilds, OwnerTrail, Source
from oracle_captures import must_capture, within_limit
from oracle_cards import (
    ACE_HIGH,
    NO_CARDS,
    NOBODY,
    Cards,
    Pile,
    Play,
    Position,
    all_values,
    disjoint_unions,
    groups,
    is_group,
    is_valueless,
    may_own,
    owned,
    rank,
    set_count,
    stealable,
    subsets,
)


def may_change(position: Position, by: By, owner: int) -> bool:
    """Whether the player in turn is among those who may change a build of this owner (B10)."""
    seat = position.turn
    partners = owner != NOBODY and position.side(seat) == position.side(owner)
    return {
        By.ANYONE: True,
        By.NOT_OWNER: seat != owner,
        By.OPPONENTS: not partners,
        By.OWN_SIDE: partners,
        By.OWNER: seat == owner,
        By.NOBODY: False,
    }[by]


def is_banned_from_trailing(position: Position) -> bool:
    """B14: owners may be banned from trailing: always, while there is a stock, or on their next turn only."""
    rule, own = position.rules.trailing.owner, owned(position, position.turn)
    if rule is OwnerTrail.FREE or (rule is OwnerTrail.BANNED_WHILE_STOCK and not position.stock):
        return False
    if rule is OwnerTrail.BANNED_NEXT_TURN:
        latest = position.last_turns.get(position.turn, position.turn_no - position.players)
        return any(build.turn >= latest for build in own)
    return bool(own)


def trails(position: Position, card: int) -> set[Play]:
    left = position.hands[position.turn] - {card}
    own = {build.value for build in owned(position, position.turn)}
    if position.must_take or is_banned_from_trailing(position) or not within_limit(position, NO_CARDS):
        return set()
    if not may_own(position, left, own) or must_capture(position, card):
        return set()
    if position.rules.trailing.only_when_stuck:
        return set()  # B14: players who can do nothing else are given their trails in `trails_without_choice`
    return {Play("trail", frozenset([card]))}


def absorbable(position: Position, value: int) -> list[Pile]:
    """The builds of a value that the player may join (B10, D-5)."""
    by = position.rules.building.joined_by
    return [build for build in position.builds if build.value == value and may_change(position, by, build.owner)]


def further_sets(position: Position, loose: Collection[int], value: int) -> set[Cards]:
    """What may lie in a build besides the played card's set: sets and whole builds of the value.

    Where equal values must merge, every build of the value has to be there (B10, D-4).
    """
    joined = absorbable(position, value)
    bound = position.rules.building.equal_value is EqualValue.MUST_MERGE
    present = [build for build in position.builds if build.value == value]
    return {
        union
        for union in disjoint_unions(groups(position.rules, loose, value) + [build.cards for build in joined])
        if not bound or all(build.cards <= union for build in present)
    }


def used_builds(position: Position, taken: Cards) -> list[Pile]:
    return [build for build in position.builds if build.cards <= taken]


def builds_of_value(position: Position, card: int, value: int) -> set[Play]:
    """BUILD and JOIN: the card in a set of the value with loose cards, or as such a set beside others (B9, D-10).

    Stolen tops go with a join of one's own build only (B15, D-59, D-60).
    """
    rules, result, stolen = position.rules, set(), stealable(position)
    for audience in subsets(position.loose | stolen):
        if not is_group(rules, audience | {card}, value):
            continue
        for others in further_sets(position, (position.loose | stolen) - audience, value):
            taken = audience | others
            builds = used_builds(position, taken)
            if rules.building.equal_value is EqualValue.SEPARATE and len(builds) > 1:
                continue  # Only cards that are not yet in builds are added to one build (001:89, D-94).
            steals = taken & stolen
            if steals and not any(build.owner == position.turn for build in builds):
                continue
            if taken:
                result.add(Play("join" if builds else "build", frozenset([card]), taken, value))
    return result


def raises_to(position: Position, card: int, value: int) -> set[Play]:
    """RAISE: the card alone changes the value of one simple build (B10, D-6, D-8)."""
    building, result = position.rules.building, set()
    for build in position.builds:
        simple = set_count(position.rules, build.cards, build.value) == 1
        if not simple or build.value + rank(card) != value or not may_change(position, building.raised_by, build.owner):
            continue
        if not keeps_both(position, card, build):
            continue
        for others in further_sets(position, position.loose, value):
            if building.raise_with_sets or not others:
                result.add(Play("raise", frozenset([card]), build.cards | others, value))
    return result


def keeps_both(position: Position, card: int, build: Pile) -> bool:
    """Whether a player who raises his own build with this card keeps cards of its old and its new value (B10)."""
    if not position.rules.building.raise_own_with_both or build.owner != position.turn:
        return True
    others = {each.value for each in owned(position, position.turn, build.cards)}
    needed = others | {build.value, build.value + rank(card)}
    return may_own(position, position.hands[position.turn] - {card}, needed)


def is_proven(position: Position, partner: int, play: Play) -> bool:
    """Whether the partner is known to hold the value: he lost a build of it (B12, D-46), or owns the one joined."""
    owned_by_him = {build.value for build in owned(position, partner)}
    if play.value in position.lost[partner] and not (
        play.value in (1, ACE_HIGH) and (owned_by_him - {play.value}) & {1, ACE_HIGH}
    ):
        return True
    return position.rules.building.for_partner is ForPartner.PROVEN and any(
        build.owner == partner for build in used_builds(position, play.taken)
    )


def owner_after(position: Position, play: Play) -> int:
    """Who owns what a build, join or raise makes (B13, D-47, D-56)."""
    if play.seat != NOBODY:
        return play.seat
    joined = [build.owner for build in used_builds(position, play.taken)]
    stays = position.rules.building.joiner is Joiner.CHANGES_NOTHING
    if play.kind == "join" and stays and position.turn not in joined:
        return next((owner for owner in joined if owner != NOBODY), NOBODY)
    return position.turn


def for_partner(position: Position, play: Play) -> list[Play]:
    """The same play with the partner as owner, where that may be said and changes anything (B12)."""
    partner = position.partner(position.turn)
    if position.rules.building.for_partner is ForPartner.NEVER or partner == NOBODY or play.kind == "raise":
        return []
    owners = {build.owner for build in used_builds(position, play.taken)}
    stays = position.rules.building.joiner is Joiner.CHANGES_NOTHING
    if position.is_composite and position.turn in owners:
        return []
    if stays and partner in owners and position.turn not in owners:
        return []
    return [Play(play.kind, play.cards, play.taken, play.value, partner)] if is_proven(position, partner, play) else []


def adds_to_own(position: Position, play: Play) -> bool:
    """Whether an owner who may not trail may build this (B14, D-59)."""
    rule = position.rules.trailing.owner_builds
    if rule is OwnerBuilds.ANYTHING or not is_banned_from_trailing(position):
        return True
    return any(build.owner == position.turn for build in used_builds(position, play.taken))


def is_answered_for(position: Position, play: Play, most: int = 0) -> bool:
    """Whether the player can own what he then owns: as many builds, and a card for each value (B10, B11)."""
    seat = position.turn
    values = {build.value for build in owned(position, seat, play.taken)}
    is_his = owner_after(position, play) == seat
    if not within_limit(position, play.taken, int(is_his) - most):
        return False
    must_hold = values | ({play.value} if is_his else set())
    if position.must_take:
        must_hold |= {position.must_take}
    return may_own(position, position.hands[seat] - play.cards, must_hold)


def constructions(position: Position, card: int) -> set[Play]:
    """All builds made with a card, which somebody can then capture (B9-B11)."""
    rules = position.rules
    if rules.building.source is Source.NONE or is_valueless(rules, card) or not may_build_with(position, card):
        return set()
    plays = {
        play
        for value in all_values(rules)
        for play in builds_of_value(position, card, value) | raises_to(position, card, value)
    }
    plays |= {said for play in plays for said in for_partner(position, play)}
    return {play for play in plays if is_answered_for(position, play) and adds_to_own(position, play)}


def may_build_with(position: Position, card: int) -> bool:
    """Whether a card need not capture instead (D-83)."""
    return position.rules.capturing.compulsion is not Compulsion.ANY_CAPTURE or not must_capture(position, card)
