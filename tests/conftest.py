"""Settings of all tests."""

import os

import pytest
from hypothesis import settings

from cassino.compiled import WHY_PLAIN

# The same examples in every run; CASSINO_EXPLORE=1 looks for new ones.
settings.register_profile("same", derandomize=True)
settings.register_profile("explore", print_blob=True)
settings.load_profile("explore" if os.environ.get("CASSINO_EXPLORE") else "same")

SEARCHING = (
    "search/test_search_analyse",
    "search/test_search_ismcts",
    "search/test_search_solver",
    "test_bots_fairness",
    "test_bots_levels",
    "test_bots_play",
    "test_bots_search",
    "test_bots_soak",
    "test_analysis_review",
    "test_analysis_explaining",
)
KEPT_OF = 6


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a compiler searches take fifty times as long: one in six of their tests is run."""
    if not WHY_PLAIN:
        return
    of_searches = [item for item in items if any(name in item.nodeid for name in SEARCHING)]
    left_out = {id(item) for place, item in enumerate(of_searches) if place % KEPT_OF}
    config.hook.pytest_deselected(items=[item for item in items if id(item) in left_out])
    items[:] = [item for item in items if id(item) not in left_out]
