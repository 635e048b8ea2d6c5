"""Bots think in threads beside each other: none sees the work of another."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import pytest

from cassino.engine.rng import Rng
from cassino.rules import load_variant
from pure_engine import pure

ROUNDS = 40


@pytest.fixture(autouse=True)
def hasty_threads() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(usual)


def busy_state(dealer: int, engine: ModuleType) -> object:
    """The state after some moves of a deal, as the plain engine has it."""
    match, rng = engine.Match(load_variant("casino_long"), 2, dealer, dealer=dealer), Rng(dealer)
    for _ in range(18):
        moves = match.legal_moves
        match.play(moves[rng.below(len(moves))])
    return match.state


def test_lists_made_at_the_same_time_are_right() -> None:
    engine, legal = pure("cassino.engine.match"), pure("cassino.engine.legal")
    states = [busy_state(dealer, engine) for dealer in (0, 1)]
    alone = [list(legal.legal_moves(state)) for state in states]
    assert alone[0] != alone[1]

    def lists(number: int) -> list[bool]:
        return [list(legal.legal_moves(states[number])) == alone[number] for _ in range(ROUNDS)]

    with ThreadPoolExecutor(2) as pool:
        assert all(all(right) for right in pool.map(lists, (0, 1)))
