"""What was acknowledged is never lost: kill -9, restart, other windows, other processes."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from services import free_port
from table_server import PATIENCE, Json, Person, new_match, remembered, running_server, seated

SERVE = """
import os, sys
from cassino.server.config import load_config
from cassino.server.main import serve
serve(load_config({"port": int(sys.argv[1])}, os.environ), open_browser=False)
"""


@contextmanager
def server_process(database: Path | str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server in a process of its own, ready to answer."""
    port = free_port()
    environment = os.environ | {"CASSINO_DATABASE": str(database)}
    command = [sys.executable, "-c", SERVE, str(port)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert f":{port}/".encode() in process.stdout.readline()
        try:
            yield process, port
        finally:
            process.kill()


def play_until_killed(person: Person, process: subprocess.Popen[bytes], chance: random.Random) -> None:
    """Play on; at a random moment the server is killed."""
    moves = chance.randrange(3, 12)
    try:
        for _ in range(moves):
            person.play_on()
        person.until_asked()
        move = person.any_move()
        person.send("move", move=move)
        time.sleep(chance.random() * 0.02)
        process.kill()
        person.until_closed()
    except ConnectionClosed:
        pass


@pytest.mark.slow
@pytest.mark.parametrize(("database", "seed"), [("sqlite", 0), ("sqlite", 1), ("postgresql", 2)], indirect=["database"])
def test_no_acknowledged_move_is_lost_by_a_kill(database: str, seed: int) -> None:
    chance = random.Random(seed)
    match_id, seen = "", Json()
    for _ in range(2):
        with server_process(database) as (process, port):
            match_id = match_id or new_match(port, seed=seed, bot="greedy")
            with seated(port, match_id) as ann:
                continues(seen, ann.view)
                play_until_killed(ann, process, chance)
                seen = ann.view
    with server_process(database) as (_, port), seated(port, match_id) as ann:
        continues(seen, ann.view)
        ann.play_on()


def continues(before: Json, after: Json) -> None:
    """All that was seen before is still there."""
    if before:
        assert after["version"] >= before["version"]
        if after["deal"] == before["deal"]:
            assert after["log"][: len(before["log"])] == before["log"]
        if after["version"] == before["version"]:
            assert after == before


@pytest.mark.slow
def test_a_restart_continues_every_match_where_it_was(database: str) -> None:
    views: dict[str, Json] = {}
    with running_server(database) as port:
        for seed, variant in enumerate(("casino", "royal", "draw_casino", "casino_book")):
            match_id = new_match(port, variant, seed=seed, target=200)
            with seated(port, match_id) as ann:
                for _ in range(9):
                    ann.play_on()
                ann.until_asked()
                ann.ask("undo")
                ann.play_on()
                views[match_id] = ann.until_asked()
    with running_server(database) as port:
        for match_id, view in views.items():
            with seated(port, match_id) as ann:
                assert ann.view == view
                ann.play_on()


def test_a_finished_match_and_its_rematch_survive(database: str) -> None:
    with running_server(database) as port:
        match_id = new_match(port, target=1, seed=1)
        with seated(port, match_id) as ann:
            while ann.until_asked()["phase"] != "match_over":
                ann.play_on()
            ann.send("rematch")
            again = ann.until("rematch")["id"]
    with running_server(database) as port:
        with seated(port, match_id) as ann:
            assert ann.view["phase"] == "match_over"
            ann.send("rematch")
            assert ann.until("rematch")["id"] == again
        with seated(port, again) as ann:
            assert ann.view["phase"] == "play"


def test_two_servers_on_one_database_never_lose_a_move(database: str) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    body = {"variant": "casino", "seats": seats}
    with running_server(database) as one, running_server(database) as two:
        match_id = remembered(httpx.post(f"http://127.0.0.1:{one}/api/matches", json=body)).json()["id"]
        with seated(one, match_id, "watch") as eve:
            leader = next(str(seat["seat"]) for seat in eve.view["seats"] if seat["is_turn"])
        with seated(one, match_id, leader) as mover, seated(two, match_id, leader) as other:
            mover.ask("move", move=f"trail {mover.view['hand'][0]}")
            assert other.ask("move", move=f"trail {other.view['hand'][1]}")["code"] == "stale"
            assert other.until("view")["view"] == mover.view


@pytest.mark.slow
def test_ctrl_c_ends_the_server_politely(tmp_path: Path) -> None:
    with server_process(tmp_path / "cassino.db") as (process, port), seated(port, new_match(port)) as ann:
        process.send_signal(signal.SIGINT)
        with pytest.raises(ConnectionClosed):
            ann.until_closed()
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, err) == (0, b"")
        assert b"continue next time" in out
