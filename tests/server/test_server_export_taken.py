"""What a server exports can be imported by the page without a server: the same records, and nothing half."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from cassino.answers.games import game_of
from cassino.hosted.match.timestamps import now
from cassino.notation.record import format_match
from cassino.rules import parse_rules
from cassino.server.features.games.answers import ExportHead, PuzzleHistory
from cassino.server.features.games.export import Part, exported, house_rules, scores
from cassino.server.main import open_store
from cassino.server.people.answers import Me
from cassino.server.storage import schema
from cassino.server.storage.house import HouseStore
from cassino.server.storage.scores import ScoreStore
from local.browser_tabs import Kept, Tab, wish
from local.exports import belongings, everything, taken


def finished(variant: str, **more: object) -> tuple[Kept, str]:
    """A match that is over."""
    tab = Tab(Kept())
    match = str(tab.ask("POST", "/api/matches", wish(variant, **{"seed": 4, **more}))["id"])
    tab.open(match)
    tab.wait()
    tab.play_on()
    return tab.kept, match


def export(kept: Kept, match: str) -> dict[str, object]:
    """As a server sends it."""
    found = msgspec.to_builtins(game_of(match, kept.match(match), 0))
    return {"me": {"name": "Ann"}, "ratings": [], "house": [], "scorebooks": [], "matches": [found], "unread": []}


@pytest.mark.parametrize("variant", ["casino", "royal", "swazi", "dominican"])
def test_a_match_of_a_server_is_imported_with_its_record(variant: str) -> None:
    kept, match = finished(variant)
    there = Kept()
    assert Tab(there).ask("POST", "/api/me/import", export(kept, match)) == taken(1, 0, 0)
    ours, theirs = there.match(match), kept.match(match)
    assert format_match(ours.match) == format_match(theirs.match)
    assert (ours.phase, ours.winners, ours.names) == (theirs.phase, theirs.winners, theirs.names)


def test_a_match_that_somebody_gave_up_is_over_here_too() -> None:
    tab = Tab(Kept())
    match = str(tab.ask("POST", "/api/matches", wish(seed=4))["id"])
    tab.open(match)
    tab.wait()
    tab.play()
    tab.send(type="resign")
    assert tab.view["phase"] == "match_over"
    there = Kept()
    Tab(there).ask("POST", "/api/me/import", export(tab.kept, match))
    assert there.match(match).ended == tab.kept.match(match).ended
    assert format_match(there.match(match).match) == format_match(tab.kept.match(match).match)


def test_a_match_in_play_stays_on_the_server() -> None:
    tab = Tab(Kept())
    match = str(tab.ask("POST", "/api/matches", wish(seed=4))["id"])
    there = Kept()
    found = export(tab.kept, match)
    assert Tab(there).ask("POST", "/api/me/import", found) == taken(0, 0, 1)
    assert not there.events


def test_house_rules_and_score_sheets_of_a_server_are_imported(tmp_path: Path) -> None:
    kept = Kept()
    house, score = belongings(kept)
    store = open_store(tmp_path / "cassino.db")
    with store.engine.begin() as connection:
        connection.execute(insert(schema.users).values(id="ann", name="Ann", created=now(), seen=now()))
    rules = Tab(kept).asked("GET", f"/api/house/{house}/toml")["text"]
    HouseStore(store.engine).add(house, parse_rules(rules), "ann")
    thing = kept.things["score", score]
    ScoreStore(store.engine).create(score, thing["summary"], thing["text"], "ann")
    found = asyncio.run(
        of_server([house_rules(HouseStore(store.engine), "ann"), scores(ScoreStore(store.engine), "ann")])
    )
    store.close()
    there = Kept()
    assert Tab(there).ask("POST", "/api/me/import", found) == taken(house=1, scorebooks=1)
    timeless = {"created": "", "updated": ""}
    for part in ("house", "scorebooks"):
        ours, theirs = everything(there)[part], everything(kept)[part]
        assert [{**each, **timeless} for each in ours] == [{**each, **timeless} for each in theirs]
    assert everything(there)["house"] == found["house"]


async def of_server(parts: list[Part]) -> dict[str, Any]:
    """An export as a server sends it."""
    head = ExportHead(Me("ann", "Ann", False, ""), [], PuzzleHistory(None, []))
    text = b"".join([piece async for piece in exported(head, [*parts, Part("matches", [], read_nothing)])])
    found: dict[str, Any] = json.loads(text)
    return found


async def read_nothing(_id: str) -> bytes:
    return b""


def test_a_record_that_was_changed_is_named() -> None:
    kept, match = finished("casino")
    found = export(kept, match)
    found["matches"][0]["record"] = found["matches"][0]["record"].replace("Rules", "Rulez", 1)  # type: ignore[index]
    there = Tab(Kept())
    answer = there.asked("POST", "/api/me/import", found)
    assert answer["is_refused"] and f"The record of match {match} cannot be read" in answer["text"]
    assert not there.kept.events
