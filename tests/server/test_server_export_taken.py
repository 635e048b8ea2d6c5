"""What a server exports can be imported by the page without a server: the same records, and nothing half."""

import msgspec
import pytest

from cassino.answers.games import game_of
from cassino.notation.record import format_match
from local.browser_tabs import Kept, Tab, wish


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
    assert Tab(there).ask("POST", "/api/me/import", export(kept, match)) == {"matches": 1, "known": 0, "unfinished": 0}
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
    assert Tab(there).ask("POST", "/api/me/import", found) == {"matches": 0, "known": 0, "unfinished": 1}
    assert not there.events


def test_a_record_that_was_changed_is_named() -> None:
    kept, match = finished("casino")
    found = export(kept, match)
    found["matches"][0]["record"] = found["matches"][0]["record"].replace("Rules", "Rulez", 1)  # type: ignore[index]
    there = Tab(Kept())
    answer = there.asked("POST", "/api/me/import", found)
    assert answer["is_refused"] and f"The record of match {match} cannot be read" in answer["text"]
    assert not there.kept.events
