"""A match that has grown too long, at a server."""

import pytest

from cassino.hosted.match import match as match_module
from table_server import new_match, seated


def test_who_goes_on_all_the_same_is_told_and_may_give_up(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann:
        version = ann.until_asked()["version"]
        monkeypatch.setattr(match_module, "MOST_EVENTS", version)
        ann.send("move", move=f"trail {ann.view['hand'][0]}")
        assert ann.until("error")["code"] == "too_many_events"
        ann.send("resign", id="x")
        assert ann.until("done")["version"] == version + 1
