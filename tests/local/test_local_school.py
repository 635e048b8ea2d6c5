"""Lessons and puzzles of one person: the host answers as a server does, and files as the host."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from cassino.analysis.puzzles.puzzle import first_day, number_of_day, puzzle_number, trained
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
    ("GET", "/api/puzzles/today", None),
    ("GET", "/api/puzzles/12", None),
    ("GET", "/api/puzzles/9999", None),
    ("POST", "/api/puzzles/2/select", {"cards": [], "table": []}),
    ("POST", "/api/puzzles/2/select", {"cards": ["1Z"], "table": []}),
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


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es"])
def test_files_answer_as_the_host(language: str) -> None:
    tab, deal = Tab(Kept(), language), "/api/lessons/deal"
    for path, answer in answers(language).items():
        if path == "since":
            assert answer == first_day().isoformat()
        elif path != "/api/variants":  # they depend on whether the engine is compiled
            assert answer == (tab.ask("POST", path, {"moves": []}) if path == deal else tab.ask("GET", path)), path


def test_no_table_waits_for_lessons() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys, cassino.local.speaking; print('cassino.answers.lessons' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"


def test_first_answers_to_puzzles_are_kept_as_on_a_server(web: httpx.Client) -> None:
    kept = Kept()
    tab = Tab(kept)
    guest = httpx.Client(base_url=web.base_url, timeout=60)
    right, wrong = move_of(2), puzzle_number(3).refutations[0].move
    for what, body in (
        ("2/answer", {"move": right}),
        ("3/answer", {"move": wrong}),
        ("3/solution", {}),
        ("3/answer", {"move": move_of(3)}),
        ("2/answer", {"move": "nonsense"}),
        ("999/answer", {"move": right}),
    ):
        served = guest.post(f"/api/puzzles/{what}", json=body)
        answer = tab.asked("POST", f"/api/puzzles/{what}", body)
        expected = served.json() if served.is_error else {**served.json(), "rated": None}
        assert (json.loads(answer["text"]), answer["is_refused"]) == (expected, served.is_error), what
    tab = Tab(kept)
    assert tab.ask("GET", "/api/puzzles/me?lang=en") == {**guest.get("/api/puzzles/me").json(), "rating": None}
    assert sum(theme["solved"] for theme in tab.ask("GET", "/api/puzzles/me")["themes"]) == len(puzzle_number(2).skills)
    guest.close()


def move_of(number: int) -> str:
    """The solution of a puzzle."""
    return puzzle_number(number).solution[0]


def test_the_next_puzzle_is_of_the_theme_and_is_another() -> None:
    tab, theme = Tab(Kept()), trained()[0]
    found = tab.ask("GET", f"/api/puzzles/next?theme={theme}&besides=4&lang=en")
    assert found["theme"]["id"] == theme and theme in puzzle_number(found["number"]).skills and found["number"] != 4
    assert tab.ask("GET", "/api/puzzles/next")["theme"] is not None
    for query, code in (("theme=chess", "unknown_theme"), ("besides=x", "besides"), ("besides=99999999999", "besides")):
        answer = tab.asked("GET", f"/api/puzzles/next?{query}")
        assert answer["is_refused"] and json.loads(answer["text"])["error"] == code


def test_a_puzzle_is_solved_where_nothing_can_be_kept() -> None:
    kept = Kept(is_full=True)
    assert Tab(kept).ask("POST", "/api/puzzles/2/answer", {"move": move_of(2)})["right"]
    assert all(theme["tried"] == 0 for theme in Tab(kept).ask("GET", "/api/puzzles/me")["themes"])


def test_the_first_day_has_the_first_puzzle() -> None:
    assert number_of_day(first_day()) == 1
