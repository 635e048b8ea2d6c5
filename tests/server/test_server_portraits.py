"""People choose a portrait: it is kept with them, and in the seats that they take from then on."""

import msgspec
import pytest

from cassino.hosted.frames.people import portrait_of
from cassino.hosted.match.events import Place
from cassino.hosted.wire.table import PORTRAITS
from table_server import browser


def test_an_old_seat_has_the_portrait_of_its_name() -> None:
    old = msgspec.json.decode(b'{"kind": "human", "name": "Ann", "user": "u"}', type=Place)
    assert old.portrait == "" and portrait_of(old) in PORTRAITS
    assert portrait_of(old) == portrait_of(msgspec.structs.replace(old, user="v"))
    assert portrait_of(msgspec.structs.replace(old, portrait="7")) == "7"
    assert portrait_of(Place("bot", "Hal", "level4")) == ""
    assert b"portrait" not in msgspec.json.encode(old)


def test_names_give_different_portraits() -> None:
    assert (
        len({portrait_of(Place("human", name)) for name in ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hope"]})
        > 3
    )


@pytest.mark.parametrize("wrong", ["0", "13", "1\n", "a", "01", 1])
def test_only_drawn_portraits_can_be_chosen(port: int, wrong: object) -> None:
    with browser(port) as web:
        answer = web.post("/api/me", json={"name": "Ann", "portrait": wrong})
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_a_portrait_is_kept_and_seen_at_the_next_table(port: int) -> None:
    with browser(port) as web:
        assert web.post("/api/me", json={"name": "Ann", "portrait": "7"}).json()["me"]["portrait"] == "7"
        assert web.post("/api/me", json={"name": "Anna"}).json()["me"]["portrait"] == "7"
        seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "name": "Hal", "bot": "level1"}]
        made = web.post("/api/matches", json={"variant": "casino_long", "seats": seats}).json()
        web.post("/api/me", json={"name": "Anna", "portrait": "2"})
        shown = web.get(f"/api/matches/{made['id']}").json()["view"]
        assert [seat["portrait"] for seat in shown["seats"]] == ["7", ""]
        assert web.post("/api/me", json={"name": "Anna", "portrait": ""}).json()["me"]["portrait"] == ""
