"""Lessons and puzzles of one person: the host answers as a server does, and files as the host."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from cassino.lessons.first_deal import standing
from cassino.lessons.lesson import COURSE
from cassino.site.ready import ready
from cassino.texts.language import speaking
from local.browser_tabs import Kept, Tab
from table_server import running_server

PAIR = {"step": "pair", "cards": ["8S"], "table": ["8H"]}
QUESTIONS: list[tuple[str, str, Any]] = [
    ("GET", "/api/lessons", None),
    *(("GET", f"/api/lessons/{name}", None) for name in COURSE),
    ("GET", "/api/lessons/chess", None),
    ("POST", "/api/lessons/capture/select", PAIR),
    ("POST", "/api/lessons/capture/select", {**PAIR, "table": ["QC"]}),
    ("POST", "/api/lessons/capture/select", {**PAIR, "step": "none"}),
    ("POST", "/api/lessons/capture/select", {"step": "pair"}),
    ("POST", "/api/lessons/capture/read", {"step": "pair", "text": "8S takes 8H"}),
    ("POST", "/api/lessons/capture/read", {"step": "pair", "text": "8S x 9H"}),
    ("POST", "/api/lessons/deal", {"moves": []}),
    ("POST", "/api/lessons/deal", {"moves": [standing([]).typed]}),
    ("POST", "/api/lessons/deal", {"moves": ["trail AC", "trail AC"]}),
    ("POST", "/api/lessons/deal/select", {"moves": [], "cards": ["10S"], "table": ["10D"]}),
    ("POST", "/api/lessons/deal/read", {"moves": [], "text": standing([]).typed}),
]


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        running_server(tmp_path_factory.mktemp("server") / "cassino.db") as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
    ):
        yield client


@pytest.fixture(scope="module")
def tab() -> Tab:
    return Tab(Kept())


def test_the_host_answers_as_a_server(web: httpx.Client, tab: Tab) -> None:
    for method, path, body in QUESTIONS:
        served = web.request(method, path, json=body)
        answer = tab.asked(method, path, body)
        assert (json.loads(answer["text"]), answer["is_refused"]) == (served.json(), served.is_error), path


def answers(language: str) -> dict[str, Any]:
    """What is in the files of a language."""
    with speaking(language):
        return {path: json.loads(msgspec.json.encode(each)) for _, some in ready(False) for path, each in some.items()}


@pytest.mark.parametrize("language", ["en", "es"])
def test_files_answer_as_the_host(language: str) -> None:
    tab, deal = Tab(Kept(), language), "/api/lessons/deal"
    for path, answer in answers(language).items():
        if path != "/api/variants":  # they depend on whether the engine is compiled
            assert answer == (tab.ask("POST", path, {"moves": []}) if path == deal else tab.ask("GET", path)), path


def test_no_table_waits_for_lessons() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys, cassino.local.speaking; print('cassino.answers.lessons' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"
