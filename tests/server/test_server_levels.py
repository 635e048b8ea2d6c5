"""Levels at the browser's table, and what a browser may not ask for."""

import httpx
import pytest

from cassino.bots import level_names
from table_server import new_match, seated

HUMAN = {"kind": "human", "name": "Ann"}


def asked_for(port: int, bot: str) -> httpx.Response:
    """The answer to a wish for a match against a bot."""
    seats = [HUMAN, {"kind": "bot", "name": "Hal", "bot": bot}]
    return httpx.post(f"http://127.0.0.1:{port}/api/matches", json={"variant": "casino", "seats": seats})


def test_the_levels_are_offered_the_easiest_first(port: int) -> None:
    offer = httpx.get(f"http://127.0.0.1:{port}/api/variants").json()
    assert [each["bot"] for each in offer["levels"]] == list(level_names())
    assert [each["level"] for each in offer["levels"]] == list(range(1, len(level_names()) + 1))
    assert all(each["title"] for each in offer["levels"])
    assert offer["default"]["bot"] in level_names()


@pytest.mark.parametrize("bot", ["level1", "level5"])
def test_a_level_plays_and_is_shown_at_its_seat(port: int, bot: str) -> None:
    with seated(port, new_match(port, bot=bot, seed=4)) as ann:
        ann.until_asked()
        ann.play_on()
        ann.until_asked()
    assert [seat["bot"] for seat in ann.view["seats"]].count(bot) == 1
    assert not [frame for frame in ann.seen if frame["type"] == "error"]


def test_those_who_know_may_name_any_bot(port: int) -> None:
    assert asked_for(port, "heuristic").status_code == 201


@pytest.mark.parametrize(
    "bot",
    [
        "exec:true",
        "http://127.0.0.1:1/",
        "https://example.org/",
        "search:worlds=1000000",
        "level1:n=8",
        "level9",
        "Level1",
        "",
    ],
)
def test_programs_and_settings_are_refused(port: int, bot: str) -> None:
    answer = asked_for(port, bot)
    assert answer.status_code == 422
    assert answer.json()["error"] == "unknown_bot"
