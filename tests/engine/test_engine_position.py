"""Positions from parts: every problem is named at once, what comes from a deal is always accepted."""

from typing import Any

import pytest

from cassino.cards import FULL_DECK, card_set, cards_in, parse_cards
from cassino.engine.legal import is_legal, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.position import PositionError, TurnParts, position
from cassino.engine.state import Build, State
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import PileFace
from playouts import playout


def cards(text: str) -> int:
    return card_set(parse_cards(text))


PARTS: dict[str, Any] = {
    "hands": [cards("9S KC"), cards("2C 3C")],
    "loose": cards("4D 5D"),
    "builds": [Build(cards("6H 3H"), 9, 0, 38)],
    "piles": [FULL_DECK & ~cards("9S KC 2C 3C 4D 5D 6H 3H"), 0],
    "turn": 0,
    "turn_no": 40,
    "last_capturer": 0,
}


def make(variant: str = "casino_long", **changed: Any) -> State:
    return position(load_variant(variant), 2, **PARTS | changed)


def problems(**changed: Any) -> str:
    with pytest.raises(PositionError) as raised:
        make(**changed)
    assert len(raised.value.problems) >= 1
    return str(raised.value)


def test_a_sound_position_is_what_its_parts_say() -> None:
    state = make()
    assert state.hand(0) == cards("9S KC")
    assert state.loose == cards("4D 5D")
    assert state.builds() == (Build(cards("6H 3H"), 9, 0, 38),)
    assert state.proven(0) == (9,)
    assert state.dealer == 1


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        ({"loose": cards("4D 5D 2C")}, "2C"),
        ({"loose": cards("4D")}, "5D"),
        ({"hands": [cards("9S KC")]}, "hands"),
        ({"piles": [0]}, "piles"),
        ({"turn": 2}, "seat 2"),
        ({"last_capturer": 5}, "seat 5"),
        ({"builds": [Build(cards("6H 3H"), 8, 0, 38)]}, "divide"),
        ({"builds": [Build(cards("6H 3H"), 9, 3, 38)]}, "cannot belong to seat 3"),
        ({"hands": [cards("2C KC"), cards("9S 3C")]}, "hold"),
    ],
)
def test_what_is_wrong_is_named(changed: dict[str, Any], word: str) -> None:
    assert word in problems(**changed)


def test_all_problems_are_named_at_once() -> None:
    found = problems(loose=cards("4D 2C"), builds=[Build(cards("6H 3H"), 8, 0, 38)])
    assert "2C" in found
    assert "5D" in found
    assert "divide" in found


def parts_of(state: State) -> dict[str, Any]:
    """Everything that makes a state, as `position` takes it."""
    sides, seats = range(state.side_count), range(state.players)
    holders = range(state.tables.pile_count)
    by_side = {
        "scores": state.score, "sweeps": state.sweep_times, "large_sweeps": state.large_sweeps,
        "oranges": state.oranges, "false_oranges": state.false_oranges, "penalties": state.penalty,
    }  # fmt: skip
    by_seat = {"hands": state.hand, "short_hands": state.short_hand, "last_turns": state.last_turn}
    public = (*TurnParts.__annotations__, "loose", "turn", "dealer", "turn_no", "round_no", "last_capturer")
    parts: dict[str, Any] = {name: getattr(state, name) for name in public}
    parts |= {name: [of(side) for side in sides] for name, of in by_side.items()}
    parts |= {name: [of(seat) for seat in seats] for name, of in by_seat.items()}
    parts["proofs"] = [card_set(state.proven(seat)) for seat in seats]
    parts["lost"] = [card_set(state.lost(seat)) for seat in seats]
    parts["arrivals"], parts["formed"] = state.order_on_table()
    if state.rules.piling.face is PileFace.UP:
        parts["pile_orders"] = [state.pile_of(holder) for holder in holders]
    else:
        parts["piles"] = [state.pile(side) for side in sides]
    return parts | {"builds": state.builds(), "stock": state.stock()}


@pytest.mark.parametrize("variant", variant_ids())
def test_every_state_of_a_deal_can_be_made_from_its_parts(variant: str) -> None:
    for state, _ in playout(load_variant(variant), 3):
        twin = position(state.rules, state.players, **parts_of(state))
        for holder in range(state.tables.pile_count if state.rules.piling.face is PileFace.UP else 0):
            assert twin.pile_of(holder) == state.pile_of(holder)
            twin.set_pile(holder, state.batches(holder))
        assert twin == state
        assert list(legal_moves(twin, 500)) == list(legal_moves(state, 500))


SWAZI: dict[str, Any] = {"hands": [cards("9S KC"), cards("2C 3C"), cards("4C")], "loose": cards("4D 5D")}


def swazi_problems(**changed: Any) -> str:
    rest = FULL_DECK & ~cards("9S KC 2C 3C 4C 4D 5D")
    orders = [tuple(cards_in(rest)), (), ()]
    with pytest.raises(PositionError) as raised:
        position(load_variant("swazi"), 3, **SWAZI | {"pile_orders": orders} | changed)
    return str(raised.value)


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        ({"pile_orders": [(), ()]}, "piles"),
        ({"pile_orders": [(0, 0), (), ()]}, "twice"),
        ({"arrivals": parse_cards("4D 6D")}, "arrival"),
        ({"arrivals": parse_cards("4D 4D")}, "arrival"),
        ({"lost": [0, 0]}, "lost"),
        ({"leader": 3}, "no seat 3"),
        ({"played": cards("4D 5D")}, "played"),
    ],
)
def test_what_is_wrong_beside_the_table_is_named(changed: dict[str, Any], word: str) -> None:
    assert word in swazi_problems(**changed)


def test_piles_that_lie_face_down_have_no_order() -> None:
    assert "face down" in problems(pile_orders=[(), ()])


def test_cards_are_named_as_the_pack_prints_them() -> None:
    with pytest.raises(PositionError) as raised:
        position(load_variant("tuxedo"), 2, hands=[1 << 9, 0], loose=FULL_DECK & ~(1 << 9))
    assert "JC" in str(raised.value)
    with pytest.raises(PositionError) as raised:
        position(load_variant("tuxedo"), 2, hands=[1 << 9, 1 << 9])
    assert "in two places: 3Y" in str(raised.value)


def test_an_owner_who_lacks_the_card_may_trail_if_he_can_do_nothing_else() -> None:
    """D-12: only where enforcement is lenient can an owner get there."""
    state = make(
        hands=[cards("2C KC"), cards("9S 3C")], loose=0, piles=[cards("4D 5D") | PARTS["piles"][0], 0], strict=False
    )
    trails = {Move(Kind.TRAIL, cards("2C")), Move(Kind.TRAIL, cards("KC"))}
    assert set(legal_moves(state)) == trails
    assert all(is_legal(state, move) for move in trails)
    for value, seat in ((-1, 15), (-1, -1), (256, -1), (0, 15), (1 << 24, -1)):
        assert not any(is_legal(state, Move(Kind.TRAIL, move.cards, 0, value, seat)) for move in trails)
