"""The scripts of the pages import one another in one direction."""

from graphlib import TopologicalSorter

import pytest

from cassino.web import STATIC
from cassino.web.scripts import imports

SCRIPTS = sorted(
    name for path in STATIC.rglob("*.js") if not (name := path.relative_to(STATIC).as_posix()).startswith("vendor/")
)
USES = {
    "shared": set(),
    "fair": {"shared"},
    "puzzle": {"shared", "table"},
    "lesson": {"shared", "table", "fair"},
    "table": {"shared", "fair", "lobby"},
    "lobby": {"shared", "fair"},
    "local": {"shared", "table"},
}
"""The folders that a folder may import from, beside itself; a folder that is not named here uses `shared`."""


def test_no_scripts_import_one_another_in_a_circle() -> None:
    order = list(TopologicalSorter({name: imports(name) for name in SCRIPTS}).static_order())
    assert set(SCRIPTS) <= set(order)


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_page_imports_what_is_shared_and_nothing_of_other_pages(script: str) -> None:
    folder = script.split("/")[0]
    used = {name.split("/")[0] for name in imports(script)}
    assert used <= {folder, "vendor"} | USES.get(folder, {"shared"})
