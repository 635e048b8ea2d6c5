"""What a server consists of: one object of each class, ended in reverse order."""

import asyncio
import re
from importlib import import_module
from pathlib import Path

import pytest

from cassino import server
from cassino.server.app import make_app
from cassino.server.config import Config
from cassino.server.http.origins import Site
from cassino.server.main import open_store
from cassino.server.services import Services

ASKED = re.compile(r"services_of\(\w+\)\[([\w.]+)\]")


def test_each_is_found_by_its_class() -> None:
    site = Site("127.0.0.1", "")
    services = Services(site)
    assert services[Site] is site
    config = services.add(Config())
    assert services[Config] is config


def test_there_is_one_of_each_class_and_no_other() -> None:
    services = Services(Config())
    with pytest.raises(AssertionError, match="one of each class"):
        services.add(Config())
    with pytest.raises(KeyError, match="Site"):
        services[Site]


def asked() -> set[type]:
    """The classes of all services that endpoints ask for."""
    found: set[type] = set()
    folder = Path(server.__path__[0])
    for path in folder.rglob("*.py"):
        for name in ASKED.findall(path.read_text("utf-8")):
            holder = import_module(".".join(["cassino.server", *path.relative_to(folder).with_suffix("").parts]))
            for part in name.split("."):
                holder = getattr(holder, part)
            assert isinstance(holder, type)
            found.add(holder)
    return found


def test_all_that_endpoints_ask_for_has_begun(tmp_path: Path) -> None:
    async def live() -> None:
        store = open_store(tmp_path / "cassino.db")
        app = make_app(store, Config())
        async with app.router.lifespan_context(app):
            for kind in asked():
                assert type(app.state.services[kind]) is kind
        store.close()

    assert len(asked()) > 12
    asyncio.run(live())


def test_what_began_last_ends_first() -> None:
    ended: list[str] = []

    async def live() -> None:
        services = Services()
        async with services.at_end:
            services.at_end.callback(ended.append, "matches")
            services.at_end.callback(ended.append, "reviews")

    asyncio.run(live())
    assert ended == ["reviews", "matches"]
