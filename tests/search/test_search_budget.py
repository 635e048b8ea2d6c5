"""The clock of thinking: CPU time of the own thread, with a clock on the wall as a safety net."""

import threading
from collections import defaultdict

import pytest

from cassino.bots import Clock
from cassino.search.budget import PATIENCE, now
from clocks import set_clock


class Machine:
    """A machine on which a share of the time on the wall is CPU time of this thread."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.cpu = self.wall = 100.0
        set_clock(patch, lambda: self.cpu, lambda: self.wall)

    def run(self, seconds: float, share: float) -> float:
        """Let time pass in steps, and return how much of it counts."""
        start = now()
        for _ in range(1000):
            self.wall += seconds / 1000
            self.cpu += seconds / 1000 * share
            now()
        return now() - start


@pytest.mark.parametrize("share", [1.0, 0.5, 0.25])
def test_on_a_busy_machine_cpu_time_counts(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    assert Machine(monkeypatch).run(10.0, share) == pytest.approx(10.0 * share)


def test_on_a_machine_that_hardly_runs_at_all_the_wall_is_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    assert machine.run(10.0, 0.01) == pytest.approx(10.0 / PATIENCE)
    assert machine.run(10.0, 1.0) == pytest.approx(10.0, abs=0.1), "what was before has no effect"
    assert machine.run(10.0, 0.01) == pytest.approx(10.0 / PATIENCE, abs=0.1)


def test_work_of_another_thread_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a thread that only waits, time passes as slowly as on a machine that hardly runs at all."""
    cpu, wall, counted = defaultdict[int, float](float), [100.0], list[float]()
    set_clock(monkeypatch, lambda: cpu[threading.get_ident()], lambda: wall[0])

    def work() -> None:
        start = now()
        for _ in range(1000):
            wall[0] += 0.001
            cpu[threading.get_ident()] += 0.001
            now()
        counted.append(now() - start)

    start, worker = now(), threading.Thread(target=work)
    worker.start()
    worker.join()
    assert counted == [pytest.approx(1.0)]
    assert now() - start == pytest.approx(1.0 / PATIENCE)


def test_a_bot_leaves_a_busy_machine_enough_of_its_clock() -> None:
    """Even if every second of thinking takes PATIENCE seconds, the rest of the match is not used up."""
    assert Clock(0.25).thinking_seconds == Clock(0.25, 100.0).thinking_seconds == 0.25
    assert Clock(5.0, 4.0).thinking_seconds * PATIENCE < 0.95 * 4.0
    assert Clock(5.0, 0.0).thinking_seconds == 0.0
