"""Lessons on the server: their pages, their answers, and that they tell no hidden card."""

import json
import re
from typing import Any

import httpx
import msgspec
import pytest

from cassino.answers.lessons import Lesson, taught
from cassino.cards import cards_in
from cassino.engine.view import view
from cassino.lessons.first_deal import standing
from cassino.lessons.lesson import COURSE, lesson_named, lessons
from cassino.rules.packs import format_card
from cassino.texts import tell
from cassino.web.addresses import static

CARD = re.compile(r"\b(?:10|[1-9AJQK])[CDHS]\b")


@pytest.fixture
def web(port: int) -> Any:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        yield client


def named(answer: Any) -> set[str]:
    """The cards that an answer names, but for the names of what is counted."""

    def without_names(found: Any) -> Any:
        if isinstance(found, dict):
            lines = [{**line, "name": "", "title": ""} for line in found.get("taken", ()) if isinstance(line, dict)]
            return {key: lines if key == "taken" and lines else without_names(value) for key, value in found.items()}
        return [without_names(each) for each in found] if isinstance(found, list) else found

    return set(CARD.findall(json.dumps(without_names(msgspec.to_builtins(answer)))))


def test_the_pages(web: httpx.Client) -> None:
    for path, script in (("/learn", "learn"), ("/learn/capture", "lesson"), ("/learn/deal", "lesson")):
        page = web.get(path)
        assert page.status_code == 200 and static(f"{script}/main.js") in page.text
        assert static("en/lessons.ftl") in page.text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page.text)
    assert static("en/lessons.ftl") not in web.get("/").text


def test_a_lesson_of_another_version_gets_one_clear_sentence(web: httpx.Client) -> None:
    page = web.get("/learn/chess")
    assert page.status_code == 404 and tell("error-unknown-lesson") in page.text
    answer = web.get("/api/lessons/chess")
    assert answer.status_code == 404 and answer.json()["error"] == "unknown_lesson"


def test_what_is_different(web: httpx.Client) -> None:
    page = web.get("/learn/rules/scopa")
    assert page.status_code == 200 and "There are no builds in this game" in page.text
    assert web.get("/learn/rules/casino").status_code == 200
    assert web.get("/learn/rules/chess").status_code == 404
    assert '/learn/rules/scopa"' in web.get("/learn").text


def test_the_list(web: httpx.Client) -> None:
    course = web.get("/api/lessons").json()
    assert [each["name"] for each in course["lessons"]] == list(COURSE) and course["first"] == 3
    assert course["lessons"][0]["steps"] == ["capture-pair", "capture-ace"]


def test_a_lesson_comes_whole(web: httpx.Client) -> None:
    lesson = web.get("/api/lessons/capture").json()
    assert lesson["next"]["name"] == "sum" and (lesson["number"], lesson["of"]) == (1, 12)
    step = lesson["steps"][0]
    assert step["view"]["can"]["move"] and not step["view"]["can"]["hint"]
    found = {move["move"]: move for move in step["moves"]}
    right, wrong = found["8S x 8H"], found["trail 8S"]
    assert right["right"] and right["view"]["last_move"]["text"] == "8S x 8H" and not right["view"]["can"]["move"]
    assert not wrong["right"] and wrong["view"] is None and wrong["words"]["key"] == "lesson-capture-pair-trail"


@pytest.mark.parametrize("name", COURSE)
def test_every_lesson_can_be_shown_and_is_small(name: str) -> None:
    answer = taught(name)
    assert len(msgspec.json.encode(answer)) < 64 * 1024
    for step in answer.steps:
        assert step.view.phase == "play" and len(step.view.hand) >= 1
        assert not any(seat.open for seat in step.view.seats)
        after = [move.view for move in step.moves if move.view]
        assert after and all(view.phase == "play" and view.version == 2 for view in after)


@pytest.mark.parametrize("name", COURSE)
def test_nothing_tells_a_card_that_the_learner_cannot_know(name: str) -> None:
    answer: Lesson = taught(name)
    for step, shown in zip(lesson_named(name).steps, answer.steps, strict=True):
        pack = step.state.rules.deck.pack
        hidden = {format_card(card, pack) for card in cards_in(step.view.unseen)}
        assert not hidden & named(shown)


def test_cards_are_chosen_as_at_the_table(web: httpx.Client) -> None:
    wish = {"step": "pair", "cards": ["8S"], "table": ["8H"]}
    chosen = web.post("/api/lessons/capture/select", json=wish).json()
    assert chosen["type"] == "choices" and [each["move"] for each in chosen["choices"]] == ["8S x 8H"]
    why = web.post("/api/lessons/capture/select", json={**wish, "table": ["QC"]}).json()
    assert not why["choices"] and why["why"]


def played(web: httpx.Client) -> list[dict[str, Any]]:
    """The answers of a first deal played by the hints."""
    moves: list[str] = []
    answers = [web.post("/api/lessons/deal", json={"moves": moves}).json()]
    while not answers[-1]["result"]:
        moves.append(standing(moves).typed)
        answers.append(web.post("/api/lessons/deal", json={"moves": moves}).json())
    return answers


def test_the_first_deal(web: httpx.Client) -> None:
    answers = played(web)
    assert [len(each["views"]) for each in answers] == [1] + [2] * 8
    versions = [view["version"] for each in answers for view in each["views"]]
    assert versions == list(range(1, 18))
    assert answers[-1]["count"] and answers[-1]["guide"] is None and answers[0]["guide"]
    assert all(view["rules"] == "/rules/casino_long" for each in answers for view in each["views"])
    assert not answers[-1]["views"][-1]["deal_score"]


def test_the_first_deal_tells_no_hidden_card(web: httpx.Client) -> None:
    moves: list[str] = []
    while not (now := standing(moves)).state.is_over:
        answer = web.post("/api/lessons/deal", json={"moves": moves}).text
        pack, seen = now.state.rules.deck.pack, view(now.state, 0)
        assert not {format_card(card, pack) for card in cards_in(seen.unseen)} & named(json.loads(answer))
        moves.append(now.typed)


def test_cards_are_chosen_in_the_first_deal(web: httpx.Client) -> None:
    wish = {"moves": [], "cards": ["10S"], "table": ["10D"]}
    chosen = web.post("/api/lessons/deal/select", json=wish).json()
    assert [each["move"] for each in chosen["choices"]] == ["10S x 10D", "10S, 10D = 10"] and chosen["version"] == 1


@pytest.mark.parametrize(
    ("path", "begun", "text", "move"),
    [
        ("capture", {"step": "pair"}, "toma el ocho de corazones con el ocho de picas", "8S x 8H"),
        ("deal", {"moves": []}, "toma el diez de diamantes con el diez de picas", "10S x 10D"),
    ],
)
def test_a_move_is_typed_in_the_language_of_the_learner(
    web: httpx.Client, path: str, begun: dict[str, Any], text: str, move: str
) -> None:
    def answer(typed: str) -> httpx.Response:
        return web.post(f"/api/lessons/{path}/read?lang=es", json={**begun, "text": typed})

    assert answer(text).json() == {"move": move}
    refused = answer("toma la luna")
    assert refused.status_code == 422
    assert refused.json() == {"error": "move_syntax", "message": "Escribe una carta o una forma."}
    assert answer("9" * 1001).status_code == 400


@pytest.mark.parametrize("moves", [["trail 3C"], ["x" * 101], ["trail 9H"] * 9, [3]])
def test_a_first_deal_of_another_version_is_refused_in_one_sentence(web: httpx.Client, moves: list[Any]) -> None:
    for path, more in (("", {}), ("/select", {"cards": [], "table": []}), ("/read", {"text": "9"})):
        answer = web.post(f"/api/lessons/deal{path}", json={"moves": moves, **more})
        assert answer.status_code in (400, 422) and answer.json()["message"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"step": "nothing", "cards": [], "table": []}, 404),
        ({"step": "pair", "cards": ["ZZ"], "table": []}, 422),
        ({"step": "pair", "cards": ["8S"] * 61, "table": []}, 400),
        ({"step": 3, "cards": [], "table": []}, 400),
        ({}, 400),
    ],
)
def test_bad_requests(web: httpx.Client, body: dict[str, Any], status: int) -> None:
    answer = web.post("/api/lessons/capture/select", json=body)
    assert answer.status_code == status and answer.json()["message"]
    assert len(lessons()) == 12
