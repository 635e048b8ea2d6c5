"""Many loose cards: nothing is cut, nothing hangs. A full table is answered without a list of moves."""

import time
from collections.abc import Callable
from typing import TypeVar

import pytest

from cassino.cards import FULL_DECK, PICTURES, card_set, cards_in, parse_cards
from cassino.compiled import engine_kind
from cassino.engine.legal import MoveListTooLong, is_legal, legal_moves, moves_for, takeable
from cassino.engine.list_size import has_more_captures
from cassino.engine.move import Kind, Move
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules import load_variant

Result = TypeVar("Result")
NUMBERS = FULL_DECK & ~PICTURES
VARIANTS = ["casino_long", "royal_north_american"]


def state_with(loose: int, hand: str, variant: str = "casino_long") -> State:
    """Seat 0 to move with this hand; seat 1 holds a king; the rest lies in a pile."""
    mine, theirs = card_set(parse_cards(hand)), card_set(parse_cards("KS"))
    table = loose & ~mine & ~theirs
    piles = [FULL_DECK & ~(mine | theirs | table), 0]
    return position(
        load_variant(variant), 2, hands=[mine, theirs], loose=table, piles=piles, turn=0, last_capturer=0, turn_no=40
    )


def in_time(seconds: float, question: Callable[[], Result]) -> Result:
    """The answer; it has cost no more of the processor, however busy the machine is."""
    start = time.thread_time()
    answer = question()
    assert time.thread_time() - start < seconds
    return answer


def twenty_loose() -> State:
    return state_with(card_set(parse_cards("AC AD 2C 2D 3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D")), "10S")


def all_loose(variant: str) -> State:
    """All forty number cards on the table but the one in hand, pictures in the piles."""
    return state_with(NUMBERS, "10S QH", variant)


def test_twenty_loose_cards_are_listed_completely() -> None:
    state = twenty_loose()
    moves = legal_moves(state)
    assert moves.complete
    assert len(moves) == len({(move.kind, move.taken, move.value) for move in moves}) == count_captures(state) + 1


def count_captures(state: State) -> int:
    """The sets of loose cards that divide into tens, counted apart from the engine.

    Sets are grown by one unit of ten at a time until nothing new appears.
    """
    cards = [(1 << card, card // 4 + 1) for card in cards_in(state.loose)]
    sums = {0: {0}}
    for bit, number in cards:
        for total in range(10 - number, -1, -1):
            sums.setdefault(total + number, set()).update(taken | bit for taken in sums.get(total, ()))
    units, reached, latest = sums[10], set(sums[10]), set(sums[10])
    while latest:
        latest = {taken | unit for taken in latest for unit in units if not taken & unit} - reached
        reached |= latest
    return len(reached)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_full_table_is_answered_without_a_list(variant: str) -> None:
    state = all_loose(variant)
    ten, tens = parse_cards("10S")[0], card_set(parse_cards("10C 10D 10H"))
    everything = state.loose
    assert in_time(1, lambda: takeable(state, ten)) == everything
    assert in_time(1, lambda: is_legal(state, Move(Kind.CAPTURE, 1 << ten, tens, 10)))
    assert in_time(1, lambda: moves_for(state, ten, tens)) == [Move(Kind.CAPTURE, 1 << ten, tens, 10)]
    assert not in_time(1, lambda: is_legal(state, Move(Kind.CAPTURE, 1 << ten, tens, 9)))
    assert in_time(1, lambda: is_legal(state, Move(Kind.CAPTURE, 1 << ten, everything, 10))) == (
        total(everything) % 10 == 0
    )


def total(cards: int) -> int:
    return sum(card // 4 + 1 for card in cards_in(cards))


@pytest.mark.parametrize("variant", VARIANTS)
def test_large_selections_of_a_full_table_are_answered_in_time(variant: str) -> None:
    """The hardest question: does this selection of thirty and more cards divide into sets?"""
    state, ten = all_loose(variant), parse_cards("10S")[0]
    for seed in range(30):
        order = list(cards_in(state.loose))
        Rng(seed).shuffle(order)
        taken = card_set(order[: 20 + seed % 20])
        move = Move(Kind.CAPTURE, 1 << ten, taken, 10)
        found = in_time(1, lambda taken=taken: moves_for(state, ten, taken))
        assert in_time(1, lambda move=move: is_legal(state, move)) == (move in found)
        if total(taken) % 10:
            assert move not in found


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_list_of_a_full_table_ends_at_its_limit(variant: str) -> None:
    state = all_loose(variant)
    moves = in_time(5, lambda: legal_moves(state, limit=1000))
    assert len(moves) == 1000
    assert not moves.complete
    assert all(is_legal(state, move) for move in list(moves)[::50])


def crowded_swazi() -> State:
    """26 low cards on the table, six high ones in hand."""
    mine, theirs = card_set(parse_cards("JS JC QS KS KC QC")), [card_set(parse_cards(c)) for c in ("8C", "8D", "8H")]
    table = (1 << 26) - 1
    rest = [*cards_in(FULL_DECK & ~(mine | table | sum(theirs)))]
    return position(
        load_variant("swazi"), 4, hands=[mine, *theirs], loose=table, pile_orders=[rest, []], turn=0, last_capturer=0,
        turn_no=20,
    )  # fmt: skip


@pytest.mark.parametrize("make", [crowded_swazi, lambda: all_loose("casino_long")])
def test_a_list_that_would_be_too_long_is_refused_at_once(make: Callable[[], State]) -> None:
    state = make()

    def refused() -> None:
        with pytest.raises(MoveListTooLong, match="with a limit"):
            legal_moves(state)

    in_time(1, refused)


@pytest.mark.slow
def test_captures_are_not_overcounted() -> None:
    """One less than there are is certain, as many as there are is not claimed."""
    loose = card_set(parse_cards("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 7C 7D 7H 7S 9C 9D 9H 9S 8C"))
    state = state_with(loose, "10S", "casino_long")
    captures = count_captures(state)
    assert has_more_captures(state, captures - 1)
    assert not has_more_captures(state, captures)


@pytest.mark.slow
@pytest.mark.skipif(engine_kind().startswith("plain"), reason="minutes of work for the plain engine")
def test_the_whole_list_of_a_full_table_is_refused() -> None:
    with pytest.raises(MoveListTooLong):
        legal_moves(all_loose("casino_long"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_view_of_a_full_table(variant: str) -> None:
    state = all_loose(variant)
    seen = in_time(1, lambda: view(state, 0))
    assert in_time(1, lambda: seen.takeable(parse_cards("10S")[0])) == state.loose
    assert in_time(1, lambda: seen.certain(1)) == state.hand(1)
    assert in_time(1, lambda: sample(seen, Rng(1))) == state
