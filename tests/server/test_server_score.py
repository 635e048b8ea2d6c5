"""Score books over HTTP: made, told, counted, corrected, kept."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.rules import load_variant, parse_rules, variant_ids
from cassino.rules.sharing import share_code
from table_server import Json, running_server

ANN = {"cards": 28, "suits": [None, None, None, 7], "special": ["10D", "2S", "AS", "AH"]}
PLAIN: Json = {"sides": [ANN, {}], "sweeps": [{"side": 0, "size": 0, "first": False}]}


class Scorer:
    """Somebody with the page of one book."""

    def __init__(self, port: int, **wish: Any) -> None:
        self.api, self.cookies = f"http://127.0.0.1:{port}/api/scorebooks", httpx.Cookies()
        made = self.ask("POST", "", {"variant": "casino_long", "names": ["Ann", "Bob"], "dealer": 1, **wish})
        assert made.status_code == 201, made.text
        self.id: str = made.json()["id"]
        self.view: Json = self.ask("GET").json()

    def ask(self, method: str, path: str | None = None, body: Json | None = None) -> httpx.Response:
        """Ask for the book, or for something else below the address of all."""
        address = f"{self.api}/{self.id}" if path is None else self.api + path
        answer = httpx.request(method, address, json=body, cookies=self.cookies)
        self.cookies.update(answer.cookies)
        return answer

    def post(self, kind: str, **fields: Any) -> httpx.Response:
        wish = {"type": kind, "version": self.view["version"], **fields}
        answer = self.ask("POST", body=wish)
        if answer.status_code == 200:
            self.view = answer.json()
        return answer

    def done(self, kind: str, **fields: Any) -> Json:
        answer = self.post(kind, **fields)
        assert answer.status_code == 200, answer.text
        return self.view

    def refused(self, kind: str, **fields: Any) -> Json:
        before = self.ask("GET").json()
        answer = self.post(kind, **fields)
        assert 400 <= answer.status_code < 500
        assert self.ask("GET").json() == before
        error: Json = answer.json()
        assert set(error) >= {"error", "message"}
        return error


def test_a_deal_is_told_counted_and_entered(port: int) -> None:
    scorer = Scorer(port)
    deal = scorer.view["deal"]
    assert (deal["number"], deal["dealer"], deal["count"]) == (1, 1, None)
    assert deal["needed"]["suits"] == [3]
    assert deal["needed"]["special"] == ["AC", "AD", "AH", "AS", "2S", "10D"]
    deal = scorer.done("draft", draft=PLAIN)["deal"]
    assert deal["filled"]["sides"][1]["cards"] == 24
    assert deal["filled"]["sides"][1]["special"] == ["AC", "AD"]
    assert deal["draft"]["sides"][1]["cards"] is None
    assert deal["count"]["points"] == [10, 2]
    assert scorer.view["version"] == 1
    view = scorer.done("enter", draft=PLAIN)
    assert view["version"] == 2
    assert [side["score"] for side in view["sides"]] == [10, 2]
    assert view["deals"][0]["result"] == ["Match score: Ann 10, Bob 2."]
    assert view["deal"]["dealer"] == 0


def test_what_is_told_survives_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db") as port:
        scorer = Scorer(port)
        scorer.done("enter", draft=PLAIN)
        told = scorer.done("draft", draft={"sides": [{"cards": 11}, {}]})
    with running_server(tmp_path / "cassino.db") as port:
        scorer.api = f"http://127.0.0.1:{port}/api/scorebooks"
        assert scorer.ask("GET").json() == told


def test_a_match_to_its_end_and_again(port: int) -> None:
    scorer = Scorer(port, target=11)
    scorer.done("enter", draft=PLAIN)
    view = scorer.done("enter", draft=PLAIN)
    assert (view["phase"], view["winners"], view["deal"]) == ("over", [0], None)
    assert view["deals"][1]["result"][1] == "Ann wins the match with 20 points, playing to 11."
    assert scorer.refused("enter", draft=PLAIN)["problems"] == ["The match is over."]
    again = scorer.ask("POST", f"/{scorer.id}/again", {}).json()["id"]
    fresh = scorer.ask("GET", f"/{again}").json()
    assert fresh["own"]
    assert (fresh["names"], fresh["goal"], fresh["deals"]) == (["Ann", "Bob"], view["goal"], [])
    view = scorer.done("undo")
    assert (view["phase"], len(view["deals"])) == ("open", 1)
    assert view["deal"]["draft"]["sides"][0]["cards"] == 28


def test_an_earlier_deal_is_corrected(port: int) -> None:
    scorer = Scorer(port)
    scorer.done("enter", draft=PLAIN)
    scorer.done("enter", draft=PLAIN)
    fewer = {"sides": [{**ANN, "cards": 20}, {}]}
    deal = scorer.done("check", number=1, draft=fewer)["deal"]
    assert (deal["number"], deal["corrected"], deal["count"]["points"]) == (1, True, [6, 5])
    assert scorer.ask("GET").json()["deals"][0]["points"] == [10, 2]
    view = scorer.done("correct", number=1, draft=fewer)
    assert [each["after"] for each in view["deals"]] == [[6, 5], [16, 7]]
    assert scorer.refused("correct", number=3, draft=fewer)["problems"] == ["There is no deal 3."]
    assert scorer.refused("check", number=0, draft=fewer)["problems"] == ["There is no deal 0."]


def test_a_correction_that_ends_the_match_too_early_changes_nothing(port: int) -> None:
    scorer = Scorer(port, target=11)
    scorer.done("enter", draft=PLAIN)
    scorer.done("enter", draft=PLAIN)
    more = {"sides": [{**ANN, "special": ["10D", "2S", "AS", "AH", "AC", "AD"]}, {}]}
    assert scorer.refused("correct", number=1, draft=more)["problems"] == ["Deal 2: The match is over."]


def test_everything_wrong_is_said_at_once(port: int) -> None:
    scorer = Scorer(port)
    both = {
        "sides": [{"cards": 40, "suits": [None, None, None, 9], "special": ["AS"]}, {"cards": 20, "special": ["AS"]}]
    }
    problems = scorer.refused("enter", draft=both)["problems"]
    assert "All sides together have 60 cards, but the pack has 52." in problems
    assert "Entered for two sides: A♠." in problems
    assert scorer.refused("undo")["problems"] == ["No deal has been entered."]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("draft", "part"),
    [
        ({}, "sides is missing"),
        ({"sides": [{}]}, "has 1 sides, but the game has 2"),
        ({"sides": [{}, {}], "extra": 1}, "unknown parts: extra"),
        ({"sides": [{"cards": -1}, {"cards": "many"}]}, "sides[0].cards is -1"),
        ({"sides": [{"special": ["ZZ"]}, {}]}, "“ZZ” is not a card"),
        ({"sides": [{"special": ["AS", "AS"]}, {}]}, "has a card twice"),
        ({"sides": [{"suits": [1]}, {}]}, "suits is [1], but must be a list of 4"),
        ({"sides": [{}, {}], "sweeps": [{"side": 5}]}, "sweeps[0].side is 5"),
        ({"sides": [{}, {}], "sweeps": [{"side": 0, "first": 1}]}, "must be true or false"),
        ({"sides": [{}, {}], "mishaps": [{"fault": "late", "seat": 0}]}, "mishaps[0].fault is 'late'"),
        ({"sides": [{}, {}], "claim": 2}, "claim is 2"),
        ({"sides": [{}, {}], "first": "nobody"}, "first is 'nobody'"),
        ({"sides": [True, {}]}, "sides[0] is True"),
        ({"sides": [{}, {}], "sweeps": [{}] * 100}, "must be a list of at most"),
    ],
)
def test_a_draft_that_makes_no_sense_is_refused(port: int, draft: Json, part: str) -> None:
    error = Scorer(port).refused("draft", draft=draft)
    assert part in error["message"]


def test_two_screens(port: int) -> None:
    scorer = Scorer(port)
    other = {**scorer.view}
    scorer.done("enter", draft=PLAIN)
    scorer.view = other
    assert scorer.refused("enter", draft=PLAIN)["error"] == "stale"
    assert scorer.refused("draft", draft=PLAIN)["error"] == "stale"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"names": ["Ann"]}, "sheet"),
        ({"names": ["Ann", "ann"]}, "sheet"),
        ({"names": ["", "Bob"]}, "sheet"),
        ({"dealer": 2}, "sheet"),
        ({"target": 0}, "sheet"),
        ({"variant": "casinno"}, "unknown_variant"),
        ({"variant": None, "code": "A!"}, "code"),
        ({"variant": None, "rules": "target = "}, "rules"),
        ({"variant": None, "rules": 'id = "casino_long"\ntitle = "x"'}, "rules"),
        ({"variant": None}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_a_book_that_cannot_be_begun(port: int, wish: Json, error: str) -> None:
    body = {"variant": "casino_long", "names": ["Ann", "Bob"], **wish}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/scorebooks", json=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] == error


def test_house_rules_by_text_and_by_code(port: int) -> None:
    text = 'title = "At our table"\nparent = "casino_book"\n[calling]\nenforcement = "table"\n'
    for wish in ({"rules": text}, {"code": share_code(parse_rules(text))}):
        scorer = Scorer(port, variant=None, **wish)
        assert scorer.view["title"] == "At our table"
        assert scorer.view["deal"]["needed"]["penalties"]
        mishaps = [
            {"fault": "unwon_build", "seat": 0},
            {"fault": "too_few", "seat": 1},
            {"fault": "too_few", "seat": 1},
        ]
        deal = scorer.done("draft", draft={**PLAIN, "mishaps": mishaps})["deal"]
        assert deal["count"]["lines"][-1]["points"] == [0, -1]
        deal = scorer.done("draft", draft={"sides": [ANN, {}], "thrown_in_by": 0})["deal"]
        assert deal["count"]["points"] == [0, -1]
        page = httpx.get(f"http://127.0.0.1:{port}{scorer.view['rules']}")
        assert page.status_code == 200 and "At our table" in page.text


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_every_variant_can_be_scored(port: int, variant: str) -> None:
    names = [f"P{seat}" for seat in range(load_variant(variant).seating.players[0])]
    scorer = Scorer(port, variant=variant, names=names, dealer=0)
    pack = [card["card"] for suit in scorer.view["pack"]["suits"] for card in suit["cards"]]
    assert len(pack) == scorer.view["pack"]["size"]
    sides = len(scorer.view["sides"])
    view = scorer.done("enter", draft={"sides": [{"captured": pack[side::sides]} for side in range(sides)]})
    assert len(view["deals"]) == 1


def test_near_the_target(port: int) -> None:
    scorer = Scorer(port, variant="dominican", target=6)
    draft = {"sides": [{"cards": 26, "suits": [None, None, None, 6], "special": ["10D", "AS"]}, {}]}
    view = scorer.done("enter", draft=draft)
    scores = [side["score"] for side in view["sides"]]
    assert view["deal"]["notes"] and scores == [3, 5]
    both = {"sides": [{"cards": 30, "suits": [None, None, None, 5], "special": []}, {}]}
    deal = scorer.done("draft", draft=both)["deal"]
    assert deal["contenders"] == [0, 1]
    assert any("Who was first?" in problem for problem in deal["problems"])
    view = scorer.done("enter", draft={**both, "first": 1})
    assert view["winners"] == [1]


def test_exports_and_pages(port: int) -> None:
    scorer = Scorer(port, names=["=Ann", "Bob"])
    scorer.done("enter", draft=PLAIN)
    text = httpx.get(f"{scorer.api}/{scorer.id}/sheet.txt").text
    assert "Most cards: =Ann 28, Bob 24. =Ann scores 3." in text
    table = httpx.get(f"{scorer.api}/{scorer.id}/sheet.csv")
    assert table.headers["content-type"].startswith("text/csv")
    assert (
        table.content.decode("utf-8-sig").splitlines()[0]
        == "deal,dealer,item,'=Ann: count,'=Ann: points,Bob: count,Bob: points"
    )
    listed = scorer.ask("GET", "").json()["scorebooks"]
    assert listed[0]["id"] == scorer.id and listed[0]["deals"] == 1
    base = f"http://127.0.0.1:{port}"
    assert httpx.get(f"{base}/score").status_code == 200
    assert httpx.get(f"{base}/score/{scorer.id}").status_code == 200
    for path in (
        "/score/nothing",
        "/score/nothing/rules",
        "/api/scorebooks/nothing",
        "/api/scorebooks/nothing/sheet.txt",
    ):
        assert httpx.get(base + path).status_code == 404


@pytest.mark.slow
def test_only_json_is_taken(port: int) -> None:
    scorer = Scorer(port)
    for path in (scorer.api, f"{scorer.api}/{scorer.id}", f"{scorer.api}/{scorer.id}/again"):
        assert httpx.post(path, content=b"{}").status_code == 415
    for body in (b"", b"[]", b'{"type": "dance", "version": 1}', b'{"type": "draft", "version": 1}', b"\xff"):
        headers = {"content-type": "application/json"}
        assert httpx.post(f"{scorer.api}/{scorer.id}", content=body, headers=headers).status_code == 400


def test_the_document_shows_a_draft_as_it_is(port: int) -> None:
    text = (Path(__file__).parents[2] / "docs" / "background" / "scores.md").read_text("utf-8")
    example = json.loads(
        next(block for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL) if '"mishaps"' in block)
    )
    deal = Scorer(port).done("draft", draft=example)["deal"]
    assert set(deal["draft"]) == set(example)
    assert set(deal["draft"]["sides"][0]) == set(example["sides"][0])
    assert all(f"`{part}`" in text for part in ("needed", "filled", "contenders", "problems", "count"))


def test_suits_are_named_in_the_language_of_the_page(port: int) -> None:
    scorer = Scorer(port)
    address = f"{scorer.api}/{scorer.id}"
    named = httpx.get(address, headers={"Accept-Language": "es"}, cookies=scorer.cookies).json()["pack"]["suits"]
    assert [suit["name"] for suit in named] == ["tréboles", "diamantes", "corazones", "picas"]
