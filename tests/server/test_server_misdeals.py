"""Three people at a real server agree on rulings on misdeals: declined, agreed, across a restart. B29, decision 97"""

from pathlib import Path

import httpx
import pytest

from cassino.match import load
from sent import announced
from table_server import PATIENCE, Json, cookie_of, joined, new_match, running_server

SEATS = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cleo")]
TABLE = 'title = "Ours"\nparent = "three_hand_casino"\n[calling]\nenforcement = "table"\n'


class Friends:
    """Three people, each over HTTP."""

    def __init__(self, port: int, match_id: str) -> None:
        self.path = f"/api/matches/{match_id}"
        self.address = f"http://127.0.0.1:{port}{self.path}"
        self.cookies = [{"cookie": cookie_of(match_id, str(seat))} for seat in range(len(SEATS))]

    def get(self, seat: int, what: str = "") -> Json:
        answer: Json = httpx.get(f"{self.address}{what}", headers=self.cookies[seat], timeout=PATIENCE).json()
        return answer

    def view(self, seat: int) -> Json:
        view: Json = self.get(seat)["view"]
        return view

    def ask(self, seat: int, what: str, /, **fields: object) -> httpx.Response:
        body = {"version": self.view(seat)["version"], **fields}
        return httpx.post(f"{self.address}/{what}", json=body, headers=self.cookies[seat], timeout=PATIENCE)

    def says(self, seat: int, kind: str, /, **more: object) -> httpx.Response:
        return self.ask(seat, "offer", kind="misdeal", misdeal={"kind": kind, **more})

    def agree(self, *seats: int) -> None:
        for seat in seats:
            assert self.ask(seat, "agree").status_code == 200


def three(port: int, **wish: object) -> str:
    match_id = new_match(port, seats=SEATS, **wish)
    for seat in (1, 2):
        joined(port, match_id, seat)
    return match_id


@pytest.mark.parametrize("wish", [{"variant": "three_hand_casino"}, {"variant": None, "rules": TABLE}])
def test_rulings_are_declined_and_agreed_across_a_restart(tmp_path: Path, wish: Json) -> None:
    database = tmp_path / "cassino.db"
    with running_server(database) as port:
        match_id = three(port, **wish)
        friends = Friends(port, match_id)
        before = [friends.view(seat) for seat in range(3)]
        assert all(view["can"]["misdeal"] for view in before)
        assert friends.says(0, "too_many", seat=1, count=2).status_code == 200
        assert announced(friends.view(2)) == ["Ann says that P1 got 2 cards too many."]
        friends.agree(1)
        assert friends.ask(2, "decline").status_code == 200
        assert [friends.view(seat)["hand"] for seat in range(3)] == [view["hand"] for view in before]
        assert friends.view(0)["table"] == before[0]["table"] and friends.view(0)["rulings"] == []
        assert friends.says(0, "too_many", seat=1, count=2).status_code == 200
        friends.agree(1)
    with running_server(database) as port:
        friends = Friends(port, match_id)
        offer = friends.view(2)["offer"]
        assert offer["misdeal"] == {"kind": "too_many", "seat": 1, "count": 2} and offer["waiting"] == [2]
        friends.agree(2)
        views = [friends.view(seat) for seat in range(3)]
        assert all(view["rulings"][0]["kind"] == "too_many" for view in views)
        assert len(views[0]["table"]) == len(before[0]["table"]) + 2
        dealer = next(seat["seat"] for seat in views[0]["seats"] if seat["is_dealer"])
        who = (dealer + 1) % 3
        assert friends.says(dealer, "exposed_ends").json()["error"] == "ruling"
        assert friends.says(who, "exposed_ends").status_code == 200
    with running_server(database) as port:
        friends = Friends(port, match_id)
        friends.agree(*(seat for seat in range(3) if seat != who))
        view = friends.view(0)
        assert view["phase"] == "deal_over" and view["deal_score"]["next_dealer"] == who
        assert view["deal_score"]["points"] == [-2 * (seat == dealer) for seat in range(3)]
        assert friends.ask(0, "next_deal").status_code == 200
        assert friends.ask(0, "resign").status_code == 200
    with running_server(database) as port:
        text = httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}/record").text
        lines = [line.split()[:2] for line in text.splitlines() if line.startswith("[Misdeal]")]
        assert lines == [["[Misdeal]", "too_many"], ["[Misdeal]", "exposed_ends"]]
        assert load(text).deals[0].ruled
        shown = httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}/deals/1/replay")
        assert shown.status_code == 200, shown.text
        assert [ruling["kind"] for ruling in shown.json()["views"][-1]["rulings"]] == ["too_many", "exposed_ends"]


def test_who_leaves_and_who_watches_after_a_deal_that_was_ended(tmp_path: Path) -> None:
    database = tmp_path / "cassino.db"
    with running_server(database) as port:
        match_id = three(port)
        friends = Friends(port, match_id)
        dealer = next(seat["seat"] for seat in friends.view(0)["seats"] if seat["is_dealer"])
        who, other = (dealer + 1) % 3, (dealer + 2) % 3
        assert friends.says(who, "exposed_ends").status_code == 200
        friends.agree(dealer, other)
        left = httpx.post(f"{friends.address}/leave", json={}, headers=friends.cookies[other], timeout=PATIENCE)
        assert left.status_code == 200, left.text
        assert httpx.get(friends.address, timeout=PATIENCE).json()["view"]["phase"] == "deal_over"
    with running_server(database) as port:
        friends = Friends(port, match_id)
        assert friends.view(who)["phase"] == "deal_over"
        assert friends.ask(who, "next_deal").status_code == 200


def test_what_is_refused(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db") as port:
        friends = Friends(port, three(port))
        for said, error in (
            (None, "ruling"),
            ({"kind": "too_few", "count": 99}, "ruling"),
            ({"kind": "exposed_goes_on", "cards": ["8X"]}, "unknown_card"),
            ({"kind": "lost"}, "malformed"),
            ({"kind": "too_few", "count": -1}, "malformed"),
        ):
            answer = friends.ask(0, "offer", kind="misdeal", **({} if said is None else {"misdeal": said}))
            assert answer.json()["error"] == error, answer.text
        mover = next(seat for seat in range(3) if friends.view(seat)["can"]["move"])
        listed = friends.get(mover, "/moves")
        assert friends.ask(mover, "moves", move=listed["moves"][0]).status_code == 200
        late = friends.says(0, "too_few")
        assert (late.status_code, late.json()["error"]) == (409, "ruling")
        assert late.json()["message"] == "A misdeal can be ruled on only before the first play of a round."
        alone = Friends(port, new_match(port, seats=SEATS))
        assert alone.says(0, "too_few").json()["error"] == "alone" and not alone.view(0)["can"]["misdeal"]
