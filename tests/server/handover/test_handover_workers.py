"""Workers die, are renewed, or have too many windows: whoever is at a table goes on over the same connection."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from served import Served, wait_until
from server.ops.test_ops_crew import SERVING, WORKERS, is_gone, living, measured, running_crew
from services import Redis
from table_server import Returning, cookie_of, joined, new_match, seated

TWO = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory, redis_service: Redis) -> Iterator[Served]:
    with running_crew(tmp_path_factory.mktemp("crew"), redis_service.url) as server:
        yield server


@pytest.fixture
def windows(crew: Served) -> Iterator[list[Returning]]:
    """Ann, Ben, and enough who look on that both workers have some."""
    match_id = new_match(crew.port, seats=TWO)
    joined(crew.port, match_id, 1)
    cookies = [cookie_of(match_id, "0"), cookie_of(match_id, "1"), *[""] * 14]
    people = [Returning([crew.port], match_id, cookie) for cookie in cookies]
    yield people
    for person in people:
        person.socket.close()


def play(windows: list[Returning], times: int = 3) -> None:
    """Ann and Ben play on; everybody sees each move."""
    for _ in range(times):
        ann, ben = windows[:2]
        mover = ben if ben.view["can"]["move"] else ann
        mover.attempt()
        for window in windows:
            window.await_version(mover.view["version"])


def lost(windows: list[Returning]) -> int:
    """How many connections were not handed on."""
    return sum(window.losses for window in windows)


def test_all_go_on_when_one_worker_is_killed_after_the_other(crew: Served, windows: list[Returning]) -> None:
    play(windows)
    for _ in range(2 * WORKERS):
        before = living(crew)
        os.kill(min(before), signal.SIGKILL)
        play(windows)
        wait_until(partial(is_gone, min(before)))
        play(windows)
    assert lost(windows) <= 2 * WORKERS  # of whoever has just moved, something may have been under way
    wait_until(lambda: measured(crew, "cassino_sockets") == len(windows))


def test_all_go_on_when_every_worker_is_killed_at_once(crew: Served, windows: list[Returning]) -> None:
    play(windows)
    for victim in living(crew):
        os.kill(victim, signal.SIGKILL)
    play(windows, 6)
    assert lost(windows) <= 1


def test_all_go_on_when_the_workers_are_renewed(crew: Served, windows: list[Returning]) -> None:
    play(windows)
    before = living(crew)
    crew.process.send_signal(signal.SIGHUP)
    while not before.isdisjoint(crew.workers) or len(crew.workers) < WORKERS:
        play(windows, 1)
    play(windows)
    assert lost(windows) == 0 and not any(text for window in windows for _, text in window.notices)


def test_what_a_worker_has_told_is_over_for_who_goes_on_at_another(crew: Served, windows: list[Returning]) -> None:
    play(windows)
    os.kill(min(living(crew)), signal.SIGKILL)
    play(windows)
    told = {notice for window in windows for notice in window.notices}
    assert told == {("all", "")} or (lost(windows) and not told)


def test_nobody_seems_to_have_left_who_goes_on(crew: Served, windows: list[Returning]) -> None:
    ann = windows[0]
    ann.until_people([0, 1], len(windows) - 2)
    gone: list[list[int]] = []
    os.kill(min(living(crew)), signal.SIGKILL)
    for _ in range(3):
        play(windows, 1)
        gone += [ann.people["connected"]] if ann.people["connected"] != [0, 1] else []
    assert not gone or lost(windows)


def open_sockets(pid: int) -> int:
    """How many sockets a process has open."""
    count = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it has been closed meanwhile
            count += str(link.readlink()).startswith("socket:")
    return count


def test_a_new_worker_gets_its_share(crew: Served) -> None:
    match_id = new_match(crew.port, seats=TWO)
    watchers = [Returning([crew.port], match_id, "") for _ in range(60)]
    for watcher in watchers:
        watcher.until_people([], len(watchers))  # nothing is under way any more
    workers = living(crew)
    for victim in (max(workers), min(workers)):  # the spare one, too
        os.kill(victim, signal.SIGKILL)
    wait_until(lambda: sorted(map(open_sockets, living(crew)))[-SERVING] > len(watchers) / 3)
    with seated(crew.port, match_id, "0") as ann:
        joined(crew.port, match_id, 1)
        ann.await_version(3)
        for watcher in watchers:
            watcher.await_version(3)
            watcher.socket.close()
    assert lost(watchers) == 0


def test_who_has_signed_out_while_the_workers_died_does_not_go_on(tmp_path: Path, redis_service: Redis) -> None:
    with running_crew(tmp_path, redis_service.url) as crew:
        match_id = new_match(crew.port)
        with seated(crew.port, match_id) as ann:
            ann.until_people([0])  # nothing is under way any more
            for victim in living(crew):
                os.kill(victim, signal.SIGSTOP)
            with closing(sqlite3.connect(tmp_path / "cassino.db")) as database, database:
                database.execute("DELETE FROM sessions")
            for victim in crew.workers:
                os.kill(victim, signal.SIGKILL)
            with pytest.raises(ConnectionClosed, match="4401"):
                ann.until("nothing")


def test_a_window_that_is_closed_is_closed_for_the_browser_too(crew: Served) -> None:
    match_id = new_match(crew.port)
    with seated(crew.port, match_id) as ann:
        ann.socket.close()
        wait_until(lambda: measured(crew, "cassino_sockets") == 0)
