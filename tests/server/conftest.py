"""One server for the tests of a file."""

from collections.abc import Iterator

import pytest

from cassino.search.findings import Budget
from cassino.server import botplay
from table_server import running_server


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that look at few worlds."""
    monkeypatch.setattr(botplay, "HINT", Budget(worlds=4, nodes=200, seconds=0.05))


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with running_server(tmp_path_factory.mktemp("server") / "cassino.db") as port:
        yield port
