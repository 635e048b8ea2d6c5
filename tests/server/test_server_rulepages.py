"""Rule books as pages: writing one never stops the tables."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cassino.book import book
from cassino.rules import Rules, load_variant, parse_rules, variant_ids
from cassino.rules.sharing import share_code
from cassino.server.config import Config
from cassino.server.features.rules.writing import book_page
from table_server import UNBOUND, browser, new_match, running_server

OURS = parse_rules('title = "Ours"\nparent = "casino_long"\n[ending]\ntarget = 31\n')
IN_THREADS = Config(limits=UNBOUND, bot_processes=0)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Counter[Rules]:
    """How often the rule book of each rule set has been written; writing one on an event loop fails."""
    count, write = Counter[Rules](), book.chapters_of

    def counted(rules: Rules, *known: Any) -> object:
        assert asyncio._get_running_loop() is None
        count[rules] += 1
        return write(rules, *known)

    monkeypatch.setattr(book, "chapters_of", counted)
    return count


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server that writes rule books in threads, where it can be seen."""
    with running_server(tmp_path_factory.mktemp("server") / "cassino.db", IN_THREADS) as port:
        yield port


@pytest.fixture
def addresses(port: int) -> list[str]:
    """All addresses that show rule books."""
    with browser(port) as web:
        house = web.post("/api/house", json={"title": "At home", "parent": "casino_long", "changes": {}}).json()["id"]
        score = web.post("/api/scorebooks", json={"variant": "royal_casino", "names": ["Ann", "Bob"]}).json()["id"]
    match = new_match(port, "scopa")
    return [
        "/rules",
        f"/rules/{load_variant('casino').id}",
        f"/m/{match}/rules",
        f"/house/{house}/rules",
        f"/s/{share_code(OURS)}/rules",
        f"/score/{score}/rules",
    ]


def test_each_rule_book_is_written_once_and_off_the_event_loop(
    port: int, addresses: list[str], written: Counter[Rules]
) -> None:
    for _ in range(2):
        for address in addresses:
            assert httpx.get(f"http://127.0.0.1:{port}{address}").status_code == 200, address
    assert len(written) == len(addresses) - 1  # the list of all rule books writes none
    assert set(written.values()) == {1}


def test_only_books_of_rules_that_can_be_changed_link_to_the_editor(port: int, addresses: list[str]) -> None:
    pages = [httpx.get(f"http://127.0.0.1:{port}{address}").text for address in addresses]
    assert ["Change these rules" in page for page in pages] == [False, True, False, True, True, False]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("id", variant_ids())
def test_a_page_says_nothing_of_files_and_commands(id: str) -> None:
    page = book_page(load_variant(id), edit=f"/house/new?from={id}")
    assert "`" not in page
    assert ".toml" not in page
    assert "In the file" not in page
