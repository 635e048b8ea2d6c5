"""Windows come to their tables a few at a time, and whoever leaves on the way holds up nobody."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cassino.server.room import registry
from table_server import connect, new_match, running_server, seated


def test_one_after_the_other_all_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ADMITTED_AT_ONCE", 1)
    with running_server(tmp_path / "cassino.db") as port, ExitStack() as stack:
        match_id = new_match(port)
        people = [stack.enter_context(seated(port, match_id, "watch")) for _ in range(5)]
        for _ in range(3):
            with connect(f"ws://127.0.0.1:{port}/ws/unknown") as lost, pytest.raises(ConnectionClosed):
                while True:
                    lost.recv()
            with connect(f"ws://127.0.0.1:{port}/ws/{match_id}"):
                pass
        ann = stack.enter_context(seated(port, match_id))
        ann.play_on()
        for person in people:
            person.await_version(ann.view["version"])
