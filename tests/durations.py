"""What each test costs, in seconds of processor time, and the mark of those that cost much.

`make test` leaves out what is marked `slow`; `make slow` runs it. A family of tests that are cheap but many is marked
`sampled(n)`: `make test` runs one in n of its cases, and `make slow` more of them: one in n // 3. The rest is marked
`proof` (`make proof`). `--durations-file FILE` writes down what
every test took, the dearest first, and names those that are not marked although they cost more than MOST.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

MOST = 1.5
"""Seconds of processor time that a test of `make test` should take at most. What is above is named, and no failure."""
Costs = dict[str, tuple[float, bool]]
"""Of each test the seconds, and whether it is marked."""
COSTS = pytest.StashKey[Costs]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--durations-file", type=Path, help="write the processor time of every test to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[COSTS] = {}
    if config.pluginmanager.hasplugin("xdist"):
        config.pluginmanager.register(Gathering(config))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of each sampled family, all but one in n are slow, or left to `make proof`."""
    families: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sampled"):
            families[item.nodeid.partition("[")[0]].append(item)
    for family in families.values():
        mark = family[0].get_closest_marker("sampled")
        assert mark
        for place, item in enumerate(family):
            if place % mark.args[0]:
                item.add_marker("proof" if place % max(1, mark.args[0] // 3) else "slow")


def _processor_time() -> float:
    """Of this process and of those that it has started and waited for."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    begun = _processor_time()
    result = yield
    item.config.stash[COSTS][item.nodeid] = _processor_time() - begun, bool(item.get_closest_marker("slow"))
    return result


class Gathering:
    """Workers hand what they have noted to the process that has started them."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def pytest_sessionfinish(self) -> None:
        if output := getattr(self._config, "workeroutput", None):
            output["costs"] = self._config.stash[COSTS]

    def pytest_testnodedown(self, node: Any) -> None:
        self._config.stash[COSTS].update(getattr(node, "workeroutput", {}).get("costs", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Write the file, and name what is to be marked."""
    path, costs = config.getoption("--durations-file"), config.stash[COSTS]
    if not path:
        return
    dearest = sorted(costs, key=lambda test: costs[test], reverse=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{costs[test][0]:.2f}\t{test}\n" for test in dearest))
    terminalreporter.write_line(f"{sum(cost for cost, _ in costs.values()):.0f} s of processor time, listed in {path}")
    for test in dearest:
        cost, is_marked = costs[test]
        if cost > MOST and not is_marked:
            terminalreporter.write_line(f"warning: {test} takes {cost:.1f} s and is not marked slow", yellow=True)
