"""What the tests of `cassino.envs` share: the rule sets that they play."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import cassino
from cassino.rules import Rules, load_variant, variant_ids
from random_rules import made_at_random

SAMPLE = ("casino_long", "draw_casino", "hungarian_ulmann", "sotho", "south_african_4", "tuxedo")
"""One of each kind: rounds, drawing, a card seen at the bottom, orders on piles, steps, six players."""
MADE_AT_RANDOM, OFTEN = 50, 3
"""Rule sets made at random, and how many of them are always tried."""
Load = Callable[[], Rules]


def _case(load: Load, name: str, is_often: bool) -> Any:
    return pytest.param(load, id=name, marks=() if is_often else pytest.mark.slow)


def _variant(name: str) -> Any:
    return _case(lambda: load_variant(name), name, name in SAMPLE)


def _made(number: int) -> Any:
    return _case(lambda: made_at_random(Random(number).choice), f"random-{number}", number < OFTEN)


each_variant = pytest.mark.parametrize("load", [_variant(name) for name in variant_ids()])
each_rules = pytest.mark.parametrize(
    "load", [*map(_variant, variant_ids()), *(_made(number) for number in range(MADE_AT_RANDOM))]
)
"""All variants, and rule sets made at random."""


def legal(mask: Any) -> list[int]:
    """The ids of a mask."""
    return [number for number, is_legal in enumerate(mask) if is_legal]


def forced_end() -> cassino.State:
    """A position from which no choice is left: somebody has a card, with one move."""
    for seed in range(100):
        state, random = cassino.deal("casino", seed=seed), Random(seed)
        while state.stock_size or state.hand_size(0) + state.hand_size(1) > 1:
            state = state.play(random.choice(list(state.legal_moves)))
        if len(state.legal_moves) == 1:
            return state
    raise AssertionError("no deal ends in this way")
