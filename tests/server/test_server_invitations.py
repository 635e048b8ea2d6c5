"""The address of a table for others."""

import io
import xml.etree.ElementTree as ElementTree

import httpx
import pytest
import segno

from cassino.server.http.origins import Site
from cassino.server.room import invitations
from cassino.server.room.invitations import address_for_others, picture_in_text
from table_server import new_match


def test_the_link_is_that_of_the_asking_browser(port: int) -> None:
    match = new_match(port)
    answer = httpx.get(f"http://localhost:{port}/api/matches/{match}/invitation").json()
    assert answer == {"link": f"http://localhost:{port}/m/{match}", "local": True}


def test_the_picture_shows_the_link(port: int) -> None:
    match = new_match(port)
    answer = httpx.get(f"http://127.0.0.1:{port}/m/{match}/invitation.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "style" not in answer.text and "script" not in answer.text
    wanted = io.BytesIO()
    segno.make(f"http://127.0.0.1:{port}/m/{match}", error="m").save(wanted, kind="svg", scale=4, border=0)
    assert drawn(answer.content) == drawn(wanted.getvalue())
    other = httpx.get(f"http://127.0.0.1:{port}/m/{new_match(port)}/invitation.svg")
    assert drawn(other.content) != drawn(answer.content)


def drawn(picture: bytes) -> str:
    path = ElementTree.fromstring(picture).find("{http://www.w3.org/2000/svg}path")
    assert path is not None
    return path.attrib["d"]


@pytest.mark.parametrize("path", ["/api/matches/nothing/invitation", "/m/nothing/invitation.svg"])
def test_there_is_none_to_an_unknown_match(port: int, path: str) -> None:
    answer = httpx.get(f"http://127.0.0.1:{port}{path}")
    assert answer.status_code == 404 and answer.json()["error"] == "unknown_match"


def test_others_need_another_address_than_the_own_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "own_address", lambda: "192.168.1.5")
    here = "http://127.0.0.1:8420"
    assert address_for_others(Site("127.0.0.1"), here, 8420) == (here, True)
    assert address_for_others(Site("0.0.0.0"), here, 8420) == ("http://192.168.1.5:8420", False)
    assert address_for_others(Site("0.0.0.0"), "http://den.local:8420", 8420) == ("http://den.local:8420", False)
    assert address_for_others(Site("0.0.0.0", "https://cards.example"), here, 8420) == ("https://cards.example", False)


def test_without_a_network_the_table_is_of_this_computer_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "own_address", lambda: None)
    assert address_for_others(Site("0.0.0.0"), "http://127.0.0.1:8420", 8420) == ("http://127.0.0.1:8420", True)


def test_a_terminal_shows_squares() -> None:
    lines = picture_in_text("http://192.168.1.5:8420/m/k3v9").splitlines()
    assert set("".join(lines)) <= set("█▀▄ ")
    assert len({len(line) for line in lines}) == 1
    assert lines[1].startswith("██ ▄▄▄▄▄ ")
