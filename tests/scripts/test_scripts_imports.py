"""The scripts of the pages import one another in one direction."""

import re
from graphlib import TopologicalSorter

import pytest

from cassino.site.scripts import REPLACED, scripts
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


@pytest.mark.parametrize("place", REPLACED)
def test_a_script_of_the_folder_has_what_others_import_from_its_place(place: str) -> None:
    there = (STATIC / REPLACED[place]).read_text("utf-8")
    exported = set(re.findall(r"^export (?:async )?(?:const|function|class) (\w+)", there, re.MULTILINE))
    wanted = set()
    for name in scripts():
        pairs = re.findall(r'import \{([^}]*)\} from "([^"]+)"', (STATIC / name).read_text("utf-8"))
        found = [
            names for names, source in pairs if (STATIC / name).parent.joinpath(source).resolve() == STATIC / place
        ]
        wanted |= {each.split(" as ")[0].strip() for names in found for each in names.split(",") if each.strip()}
    assert wanted and wanted <= exported
