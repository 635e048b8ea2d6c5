"""Many states that agree with a view."""

from collections.abc import Iterator
from itertools import islice, repeat

from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, exact_sample, sample


def draw_worlds(view: View, rng: Rng, count: int) -> list[State]:
    """States that agree with a view; all such states are equally likely and independent."""
    return list(islice(worlds_of(view, rng, False), count))


def worlds_of(view: View, rng: Rng, shares_out: bool = True) -> Iterator[State]:
    """States that agree with a view, without end; in the long run all such states are equally frequent.

    shares_out: no card returns to a hidden hand until too few others are left. This makes means over a few states more
    exact.
    """
    sampler = view.sampler()
    if not sampler.has_choice():
        yield from repeat(sample(view, rng))
    while True:
        yield sampler.world(rng, shares_out) or exact_sample(view, rng)
