"""Moves as ids: exactly the legal moves, whatever lies on the table."""

import copy
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, strategies as st

import cassino
from cassino.arguments import ArgumentError
from cassino.cards import cards_in, parse_cards
from cassino.encoding import ID_COUNT, Choice, IllegalId, decode, encode, id_name
from cassino.encoding.ids import DONE, HAND, KIND, PILE, TAKE, VALUE
from cassino.engine.legal import claims, is_legal
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from id_trees import MOST, compare_deal, compare_tree, positions
from playouts import examples
from strategies import random_rules

GOLDEN = Path(__file__).with_name("ids.txt")
SEEDS = st.integers(0, 2**32 - 1)
every_variant = pytest.mark.parametrize("variant", variant_ids())


def test_an_id_never_changes_its_meaning() -> None:
    assert [f"{number} {id_name(number)}" for number in range(ID_COUNT)] == GOLDEN.read_text().splitlines()
    assert ID_COUNT < 200


@pytest.mark.sampled(3)
@every_variant
def test_the_leaves_are_exactly_the_legal_moves_with_and_without_their_list(variant: str) -> None:
    rules, random = load_variant(variant), Random(variant)
    assert sum(compare_deal(rules, players, random) for players in rules.seating.players for _ in range(2)) > 100


@pytest.mark.slow
@examples(50)
@given(random_rules(), SEEDS)
def test_the_same_under_random_rules(rules: Rules, seed: int) -> None:
    random = Random(seed)
    compare_deal(rules, random.choice(rules.seating.players), random)


@pytest.mark.sampled(3)
@every_variant
def test_encode_and_decode_are_inverse(variant: str) -> None:
    rules, random = load_variant(variant), Random(variant)
    for state in positions(rules, rules.seating.players[-1], random, 0.3):
        for move in state.moves_up_to(20):
            assert decode(state, encode(state, move)) == move
            assert encode(state, move)[-1] == DONE


def crowded(variant: str, random: Random) -> list[State]:
    """Positions with very many moves: everybody trails."""
    rules = load_variant(variant)
    found = [state.copy() for state in positions(rules, rules.seating.players[0], random, 1.0)]
    return [state for state in found if not state.moves_up_to(MOST).complete]


@pytest.mark.parametrize(
    "variant", ["casino_long", "royal_web", "south_african_2", "hungarian_ulmann", "nordic_kasino"]
)
def test_on_crowded_tables_every_way_ends_in_a_legal_move(variant: str) -> None:
    random = Random(variant)
    tables = crowded(variant, random)
    assert max(state.loose.bit_count() for state in tables) > 22
    for state in tables:
        for _ in range(5):
            choice = Choice(state, forced=True)
            while choice.move is None:
                choice.add(random.choice(choice.ids))
            assert is_legal(state, choice.move), f"{cassino.format_position(state)}\n{choice.taken}"


@pytest.mark.parametrize(
    "variant", ["casino_long", "royal_web", "south_african_2", "hungarian_ulmann", "nordic_kasino"]
)
def test_on_crowded_tables_no_id_of_a_legal_move_is_missing(variant: str) -> None:
    random = Random(variant)
    for state in crowded(variant, random):
        moves = state.moves_up_to(2000)
        for move in random.sample(list(moves), 10):
            choice = Choice(state, forced=True)
            for number in encode(state, move):
                choice.add(number)
            assert choice.move == move


def test_ids_that_leave_no_choice_are_taken_at_once() -> None:
    state = cassino.deal("casino", seed=1)
    choice = Choice(state)
    choice.add(KIND + Kind.CAPTURE)
    choice.add(HAND + parse_cards("5S")[0])
    assert choice.move == Move(
        Kind.CAPTURE, *(sum(1 << card for card in parse_cards(text)) for text in ("5S", "5H")), 5
    )
    assert [id_name(number) for number in choice.taken] == ["capture", "hand 5S", "value 5", "take 5H", "done"]
    assert choice.ids == ()
    assert not any(choice.mask)


def test_the_mask_has_the_ids() -> None:
    choice = Choice(cassino.deal("casino", seed=1))
    assert [number for number, bit in enumerate(choice.mask) if bit] == list(choice.ids)
    assert len(choice.mask) == ID_COUNT


def test_a_choice_is_copied_and_keeps_its_position() -> None:
    state = cassino.deal("casino", seed=1)
    choice = Choice(state)
    choice.add(KIND + Kind.CAPTURE)
    twin, deep = choice.copy(), copy.deepcopy(choice)
    twin.add(twin.ids[0])
    assert deep.taken == choice.taken == (KIND + Kind.CAPTURE,)
    assert len(twin.taken) > 1
    choice.state.apply(state.legal_moves[0])
    assert choice.state == state


def test_a_choice_that_leaves_none_is_copied_too() -> None:
    for state in positions(load_variant("casino_long"), 2, Random(3), 0.0):
        if len(state.moves_up_to(2)) == 1:
            assert Choice(state).copy().move == state.legal_moves[0]
            return
    raise AssertionError("no position with one move")


def test_a_view_gives_the_same_ids_and_only_to_the_seat_to_act() -> None:
    for state in positions(load_variant("sotho"), 4, Random(3), 0.3):
        assert Choice(state.view(state.turn)).ids == Choice(state).ids
        with pytest.raises(cassino.CassinoError, match="another seat"):
            Choice(state.view((state.turn + 1) % 4))


@pytest.mark.parametrize("number", [0, -1, ID_COUNT, 10**30, VALUE + 3])
def test_an_illegal_id_names_the_legal_ones_and_changes_nothing(number: int) -> None:
    choice = Choice(cassino.deal("casino", seed=1))
    before = choice.ids
    with pytest.raises(IllegalId, match=r"121 \(trail\), 122 \(capture\), 123 \(build\)") as caught:
        choice.add(number)
    assert caught.value.ids == choice.ids == before
    assert caught.value.broken is None


def test_a_whole_move_that_is_illegal_is_explained() -> None:
    state = cassino.deal("casino", seed=1)
    choice = Choice(state, forced=True)
    illegal = Move(Kind.CAPTURE, *(sum(1 << card for card in parse_cards(text)) for text in ("6S", "8S")), 6)
    ids = (KIND + Kind.CAPTURE, HAND + parse_cards("6S")[0], VALUE + 6)
    for number in ids:
        choice.add(number)
    with pytest.raises(IllegalId, match="You cannot count the eight of spades as 6") as caught:
        choice.add(TAKE + parse_cards("8S")[0])
    assert caught.value.broken is not None
    assert caught.value.broken.number == "B7"
    with pytest.raises(IllegalMove, match="You cannot count the eight of spades as 6"):
        decode(state, (*ids, TAKE + parse_cards("8S")[0], DONE))
    with pytest.raises(IllegalMove):
        encode(state, illegal)


@pytest.mark.parametrize(
    "ids",
    [
        (),
        (KIND + Kind.CAPTURE,),
        (DONE,),
        (KIND, KIND),
        (KIND, HAND + 19, HAND + 6, DONE),
        (KIND, HAND + 6, HAND + 6, DONE),
    ],
)
def test_ids_that_are_no_move_are_refused(ids: tuple[int, ...]) -> None:
    with pytest.raises(IllegalId):
        decode(cassino.deal("casino", seed=1), ids)


@pytest.mark.parametrize("number", ["5", 1.5, None])
def test_what_is_no_number_is_refused(number: object) -> None:
    choice = Choice(cassino.deal("casino", seed=1))
    with pytest.raises(ArgumentError):
        choice.add(number)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        id_name(number)  # type: ignore[arg-type]


class Whole:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    choice = Choice(cassino.deal("casino", seed=1))
    choice.add(Whole(choice.ids[0]))  # type: ignore[arg-type]
    assert len(choice.taken) == 1


@pytest.mark.parametrize("position", ["over", "chance", "text"])
def test_nobody_chooses_where_nobody_is_to_move(position: str) -> None:
    over = cassino.deal("casino", seed=1)
    while not over.is_over:
        over.apply(over.legal_moves[-1])
    wrong = {"over": over, "chance": cassino.deal("casino", lazy=True), "text": "casino"}[position]
    with pytest.raises(cassino.CassinoError):
        Choice(wrong)  # type: ignore[arg-type]


def leaves(choice: Choice) -> list[Move]:
    """All moves that can be chosen."""
    if choice.move is not None:
        return [choice.move]
    found: list[Move] = []
    for number in choice.ids:
        twin = choice.copy()
        twin.add(number)
        found += leaves(twin)
    return found


def test_everything_has_the_orders_in_which_a_capture_can_lie_on_the_pile() -> None:
    seen = 0
    for variant in ("swazi_two_player", "lesotho"):
        rules = load_variant(variant)
        for state in positions(rules, rules.seating.players[0], Random(5), 0.2):
            moves = [move for move in state.moves_up_to(60) if (move.cards | move.taken).bit_count() < 5]
            found = leaves(Choice(state, everything=True)) if len(moves) == len(state.moves_up_to(60)) else []
            for move in moves if found else ():
                orders = [found_move.order for found_move in found if found_move.without_order() == move]
                cards = list(cards_in(move.cards | move.taken))
                possible = [None, *permutations(cards)]
                legal = [each for each in possible if is_legal(state, with_order(move, each))]
                assert sorted(orders, key=str) == sorted(legal, key=str)
                seen += len(orders) > 1
            for move in found[:20]:
                assert decode(state, encode(state, move)) == move
    assert seen > 10
    assert PILE + 52 == ID_COUNT


def with_order(move: Move, order: tuple[int, ...] | None) -> Move:
    return Move(move.kind, move.cards, move.taken, move.value, move.seat, order)


def test_everything_has_the_claim_of_the_player_to_act() -> None:
    claimed = 0
    for state in positions(load_variant("scopa"), 2, Random(6), 0.2):
        own = [move for move in claims(state) if move.seat == state.turn]
        found = [move for move in leaves(Choice(state, everything=True)) if move.kind == Kind.CLAIM]
        assert found == own
        assert all(decode(state, encode(state, move)) == move for move in claims(state))
        claimed += len(own)
        assert not [move for move in leaves(Choice(state)) if move.kind == Kind.CLAIM]
    assert claimed > 5


def test_the_tree_of_a_wrong_list_differs() -> None:
    """The comparison can fail."""
    state = cassino.deal("casino", seed=1)
    for with_list in (True, False):
        with pytest.raises(AssertionError):
            compare_tree(state, state.legal_moves[1:], with_list)
