"""Every option of the rules makes a difference to the game, the same one in engine and brute force."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bridge import plays_of, position_of, state_of
from cassino.engine.calling import claims
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.rules import Rules, load_variant
from cassino.rules.options import (
    Ace,
    By,
    Claim,
    EqualFaces,
    EqualValue,
    Faces,
    OwnerTrail,
    Pack,
    Replenish,
    Sides,
    Source,
)
from oracle import Position, legal
from playouts import cases, playout, random_move
from random_positions import random_position
from strategies import with_option

CASINO = load_variant("casino_long")
PARTNERS = replace(CASINO, seating=replace(CASINO.seating, players=(4,), sides=Sides.PAIRS_OF_FOUR))

MOVE_OPTIONS: list[tuple[str, str, Any, Any]] = [
    ("counting", "faces", Faces.RANK_ONLY, Faces.ELEVEN_TO_THIRTEEN),
    ("counting", "ace", Ace.ONE, Ace.ONE_OR_FOURTEEN),
    ("capturing", "equal_faces", EqualFaces.ONE, EqualFaces.ANY),
    ("building", "source", Source.NONE, Source.HAND),
    ("building", "raised_by", By.ANYONE, By.NOT_OWNER),
    ("building", "raised_by", By.NOT_OWNER, By.OPPONENTS),
    ("building", "raised_by", By.OPPONENTS, By.OWN_SIDE),
    ("building", "raised_by", By.OWN_SIDE, By.NOBODY),
    ("building", "raise_with_sets", True, False),
    ("building", "joined_by", By.ANYONE, By.NOT_OWNER),
    ("building", "joined_by", By.NOT_OWNER, By.OPPONENTS),
    ("building", "joined_by", By.OPPONENTS, By.OWN_SIDE),
    ("building", "joined_by", By.OWN_SIDE, By.NOBODY),
    ("building", "equal_value", EqualValue.COEXIST, EqualValue.MUST_MERGE),
    ("building", "equal_value", EqualValue.COEXIST, EqualValue.SEPARATE),
    ("trailing", "owner", OwnerTrail.BANNED, OwnerTrail.BANNED_NEXT_TURN),
    ("trailing", "owner", OwnerTrail.BANNED_NEXT_TURN, OwnerTrail.FREE),
]


def under(rules: Rules, state: State) -> Position:
    """The same position with other rules."""
    position = position_of(state)
    position.rules = rules
    return position


def moves_under(rules: Rules, state: State) -> set[Any]:
    return plays_of(legal_moves(state_of(under(rules, state))))


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("record", "key", "one", "other"), MOVE_OPTIONS)
def test_an_option_changes_the_moves_of_some_position(record: str, key: str, one: Any, other: Any) -> None:
    random = Random(1)
    first, second = with_option(PARTNERS, record, key, one), with_option(PARTNERS, record, key, other)
    basis = first if (one, other) != (Source.NONE, Source.HAND) else second
    for _ in range(4000):
        position = random_position(basis, random)
        if one is Source.NONE and position.builds:
            continue
        state = state_of(position)
        moves, others = moves_under(first, state), moves_under(second, state)
        if moves != others:
            assert (moves, others) == (legal(under(first, state)), legal(under(second, state)))
            return
    pytest.fail("no difference found")


def test_the_pack_changes_the_deal() -> None:
    small = with_option(CASINO, "deck", "pack", Pack.NO_PICTURES_40)
    small = replace(small, seating=replace(small.seating, players=(3,), sides=Sides.SOLO))
    assert len(shuffled(small, Rng(1))) == 40
    *_, (state, move) = playout(small, 1)
    end = play(state, move)
    assert sum(end.pile(side).bit_count() for side in range(3)) == 40


@pytest.mark.parametrize(("key", "value"), [("hand", 6), ("hand", 2), ("table", 0), ("packet", 1), ("packet", 2)])
def test_the_way_of_dealing_changes_the_deal(key: str, value: int) -> None:
    changed = with_option(CASINO, "dealing", key, value)
    if key == "table":
        changed = with_option(changed, "dealing", "hand", 2)
    order = shuffled(CASINO, Rng(1))
    one, other = deal(CASINO, 2, 0, order), deal(changed, 2, 0, order)
    assert (one.hand(0), one.hand(1), one.loose) != (other.hand(0), other.hand(1), other.loose)


def test_drawing_changes_the_deal() -> None:
    drawing = with_option(CASINO, "dealing", "replenish", Replenish.DRAW)
    state = deal(drawing, 2, 0, shuffled(drawing, Rng(1)))
    following = play(state, random_move(state, Random(1)))
    assert following.hand_size(state.turn) == 4


def test_sides_change_who_captures_together() -> None:
    alone = replace(PARTNERS, seating=replace(PARTNERS.seating, sides=Sides.SOLO))
    assert deal(PARTNERS, 4, 0, range(52)).side_count == 2
    assert deal(alone, 4, 0, range(52)).side_count == 4


def test_claims_are_open_only_with_the_option() -> None:
    claiming = with_option(CASINO, "calling", "claim", Claim.COUNT_OUT)
    assert not claims(deal(CASINO, 2, 0, range(52)))
    assert len(claims(deal(claiming, 2, 0, range(52)))) == 2


def test_points_of_sweeps_change_the_score() -> None:
    without, made = with_option(CASINO, "sweeping", "points", 0), 0
    for seed in range(20):
        *_, (state, move) = playout(CASINO, seed)
        end = play(state, move)
        position = position_of(state)
        position.rules = without
        swept = [end.sweeps(side) for side in range(end.side_count)]
        points, fewer = score_deal(end).points, score_deal(play(state_of(position), move)).points
        assert [more - less for more, less in zip(points, fewer, strict=True)] == swept
        made += sum(swept)
    assert made


@pytest.mark.sampled(3)
@pytest.mark.parametrize("equal_value", EqualValue)
@pytest.mark.parametrize("with_sets", [True, False])
def test_options_of_building_in_every_combination(equal_value: EqualValue, with_sets: bool) -> None:
    random, royal = Random(2), load_variant("royal_book")
    drawing = replace(PARTNERS, counting=royal.counting, dealing=load_variant("draw_casino").dealing)
    building = replace(CASINO.building, raise_with_sets=with_sets, equal_value=equal_value)
    raised = 0
    for raised_by in By:
        for joined_by in By:
            rules = replace(drawing, building=replace(building, raised_by=raised_by, joined_by=joined_by))
            for _ in range(max(2, cases(6))):
                state = state_of(random_position(rules, random, most_loose=4))
                moves = moves_under(rules, state)
                assert moves == legal(under(rules, state))
                raised += any(play.kind == "raise" for play in moves)
    assert raised
