"""Names as each viewer reads them in the lists of a server: `You` is only the viewer."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cassino.hosted.match.names import GUEST
from table_server import browser, running_server, seated

HUMAN = {"kind": "human", "name": "You"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[httpx.Client, httpx.Client, str]]:
    """A person who kept the name `You`, a stranger, and their match that is over."""
    with (
        running_server(tmp_path_factory.mktemp("names") / "cassino.db") as port,
        browser(port) as own,
        browser(port) as stranger,
    ):
        seats = [HUMAN, {"kind": "bot", "name": "Hal", "bot": "random"}]
        wish = {"variant": "casino_long", "target": 1, "seed": 3, "seats": seats}
        match = own.post("/api/matches", json=wish).json()["id"]
        with seated(port, match) as person:
            while person.until_asked()["phase"] != "match_over":
                person.play_on()
        yield own, stranger, match


def test_deals_lists_and_the_deal_of_the_day(played: tuple[httpx.Client, httpx.Client, str]) -> None:
    own, stranger, match = played
    names = [web.get(f"/api/matches/{match}/deals/1").json()["names"] for web in (own, stranger)]
    assert names == [["You", "Hal"], [GUEST, "Hal"]]
    assert next(each for each in own.get("/api/matches").json()["matches"] if each["id"] == match)["names"][0] == "You"
    day = own.post("/api/daily", json={"name": "You"}).json()["id"]
    shown: list[Any] = [web.get("/api/daily", params={"own": id}).json() for web, id in ((own, day), (stranger, ""))]
    assert [each["results"][0]["name"] for each in shown] == ["You", GUEST]
    assert shown[0]["own"]["name"] == "You"
