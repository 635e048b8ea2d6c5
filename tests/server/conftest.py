"""One server for the tests of a file."""

from collections.abc import Iterator

import pytest

from table_server import running_server


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with running_server(tmp_path_factory.mktemp("server") / "cassino.db") as port:
        yield port
