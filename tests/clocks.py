"""Clocks for tests of thinking."""

from collections.abc import Callable

import pytest

from cassino.search import budget


def set_clock(patch: pytest.MonkeyPatch, cpu: Callable[[], float], wall: Callable[[], float] = lambda: 0.0) -> None:
    """Let thinking be measured by these clocks: one of the CPU time, one on the wall."""
    patch.setattr(budget, "thread_time", cpu)
    patch.setattr(budget, "monotonic", wall)
    patch.setattr(budget, "_CLOCK", budget._ThreadClock())


class Ticking:
    """A clock that goes on by the same time whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.moment, self._step = 0.0, step

    def __call__(self) -> float:
        self.moment += self._step
        return self.moment
