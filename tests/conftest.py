"""Settings of all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cassino.compiled import WHY_PLAIN
from cassino.texts.catalog import writing
from cassino.texts.language import ENGLISH, speaking
from services import database, postgres, redis_service

__all__ = ["database", "postgres", "redis_service"]
pytest_plugins = ["durations"]

# The same examples in every run, however slow the machine is; CASSINO_EXPLORE=1 looks for new ones.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("explore", print_blob=True, deadline=None)
settings.load_profile("explore" if os.environ.get("CASSINO_EXPLORE") else "same")

# Programs that tests start run the engine that the tests run, or fail.
os.environ.setdefault("CASSINO_PURE" if WHY_PLAIN else "CASSINO_NEED_C", "1")

SEARCHING = (
    "search/test_search_analyze",
    "search/test_search_playout",
    "search/test_search_policy",
    "search/test_search_solver",
    "test_bots_fairness",
    "test_bots_levels",
    "test_bots_play",
    "test_bots_search",
    "test_bots_soak",
    "test_analysis_review",
    "test_analysis_explanation",
)
KEPT_OF = 6
TESTS = Path(__file__).parent
FOLDERS = {"api": "api", "browser": "browser", "services": "server"}
"""Where `make` looks for the tests that are asked for, by their mark."""
SERVICES = {"postgres", "redis_service", "mortal", "mortal_postgres", "mortal_redis", "proxy"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of services are marked by what they ask for. No test that is asked for stands where `make` does not look.

    Without a compiler searches take fifty times as long: one in six of their tests is run.
    """
    for item in items:
        if isinstance(item, pytest.Function) and _needs_services(item):
            item.add_marker("services")
        for mark, folder in FOLDERS.items():
            if item.get_closest_marker(mark) and not item.path.is_relative_to(TESTS / folder):
                raise pytest.UsageError(f"{item.nodeid}: tests of '{mark}' stand in tests/{folder}")
    if not WHY_PLAIN:
        return
    of_searches = [item for item in items if any(name in item.nodeid for name in SEARCHING)]
    left_out = {id(item) for place, item in enumerate(of_searches) if place % KEPT_OF}
    config.hook.pytest_deselected(items=[item for item in items if id(item) in left_out])
    items[:] = [item for item in items if id(item) not in left_out]


def _needs_services(item: pytest.Function) -> bool:
    kinds = item.callspec.params if hasattr(item, "callspec") else {}
    return kinds.get("database") == "postgresql" or not SERVICES.isdisjoint(item.fixturenames)


@pytest.fixture(autouse=True)
def english_and_unstyled_cards() -> Iterator[None]:
    """What a program chose for all that it says, such as `open_terminal` or `--lang`, is forgotten in the next test."""
    with writing(None), speaking(ENGLISH):
        yield


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What programs keep between sittings lies in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
