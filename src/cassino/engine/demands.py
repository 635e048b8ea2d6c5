"""What a turn of several steps left: more for the played card to capture, more to add to builds. B8, D-53, D-54"""

from collections.abc import Iterator

from cassino.cards import cards_in, rank_mask
from cassino.engine.move import Kind
from cassino.engine.state import Build, State
from cassino.rules.options import By, Joiner

FULLER_CAPTURE, ADDITIONS = 1, 2
HIGH_ACE = 14


def insistable(state: State) -> int:
    """What opponents may insist on: 1 a fuller capture, 2 additions to builds, 3 both, 0 nothing."""
    fuller = FULLER_CAPTURE if further_captures(state) else 0
    return fuller | (ADDITIONS if possible_additions(state) else 0)


def further_captures(state: State) -> int:
    """The cards of the table that the card played in this turn could still take: 0 if it went into a build. 002:60"""
    card = state.played
    is_trailed = state.played_kind == Kind.TRAIL and state.loose & card != 0
    if not card or (state.played_kind != Kind.CAPTURE and not is_trailed):
        return 0
    rank = (card.bit_length() - 1) // 4 + 1
    if card & ~state.tables.numbers:
        has_taken = state.tables.one_equal_face and not is_trailed
        return 0 if has_taken else state.loose & ~card & rank_mask(rank)
    within = (state.loose & state.tables.numbers | state.capturable_tops(state.turn_of)) & ~card
    found = 0
    for value in _played_values(state, rank):
        found |= cards_in_sets(state, within, value)
        found |= sum(build.cards for build in state.builds() if build.value == value)
    return found


def _played_values(state: State, rank: int) -> tuple[int, ...]:
    """The values that the played card may have: that of its capture, or both of a trailed ace."""
    if state.played_kind == Kind.CAPTURE:
        return (state.played_value,)
    return (1, HIGH_ACE) if rank == 1 and state.tables.ace_high else (rank,)


def possible_additions(state: State) -> tuple[tuple[Build, int], ...]:
    """Each build of the player's side with the loose cards and tops that sets for it can use. 002:84"""
    within = state.loose & state.tables.numbers | state.stealable(state.turn_of)
    found = ((build, cards_in_sets(state, within, build.value)) for build in _open_builds(state))
    return tuple((build, cards) for build, cards in found if cards)


def _open_builds(state: State) -> Iterator[Build]:
    """The builds of the player's side to which he may add without becoming owner of another's."""
    building, player = state.rules.building, state.turn_of
    for build in state.builds():
        if build.owner < 0 or state.side_of(build.owner) != state.side_of(player):
            continue
        is_own = build.owner == player
        may_join = building.joined_by in (By.ANYONE, By.OWN_SIDE) or (
            building.joined_by is (By.OWNER if is_own else By.NOT_OWNER)
        )
        if may_join and (is_own or building.joiner is not Joiner.BECOMES_OWNER):
            yield build


def cards_in_sets(state: State, within: int, value: int) -> int:
    """Those of some cards that are in a set of a value."""
    found = 0
    for card in cards_in(within):
        rank = card // 4 + 1
        is_alone = rank == value or (rank == 1 and value == HIGH_ACE and state.tables.ace_high)
        if is_alone or value - rank in totals(within & ~(1 << card), value):
            found |= 1 << card
    return found


def totals(cards: int, most: int) -> set[int]:
    """All that some of these cards make together, up to a total; aces count 1."""
    reached = {0}
    for card in cards_in(cards):
        reached |= {total + card // 4 + 1 for total in reached if total + card // 4 < most}
    return reached
