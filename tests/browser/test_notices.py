"""What the server says of itself reaches the people at a table, and is gone when it is over."""

import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, together
from browser.test_network import choose
from browser.test_people import two_at_a_table
from services import Postgres, running_postgres
from table_server import PATIENCE

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    with running_postgres() as service:
        yield service


@pytest.fixture
def postgres_server(own_postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, own_postgres.database())
    yield running
    running.kill()


def test_a_database_that_is_away_is_told_and_a_move_is_made_when_it_is_back(
    postgres_server: Server, own_postgres: Postgres, sit_down: Sit
) -> None:
    ann, ben = two_at_a_table(postgres_server, sit_down)
    mover = together(ann, ben)
    for table in (ann, ben):
        table.expects_outage = True
    choose(mover)
    before = mover.version
    own_postgres.kill()
    mover.page.locator(".verb.hinted").click()
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_contain_text("cannot reach its database")
        assert table.violations() == []
    assert (ann.version, ben.version) == (before, before)
    own_postgres.start()
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_have_count(0, timeout=30_000)
        expect(table.live).to_contain_text("Everything is working again.")
    mover.wait_past(before)
    together(ann, ben)
    assert len(ann.view["log"]) == len(ben.view["log"]) == 1


@pytest.fixture
def lingering_server(tmp_path: Path) -> Iterator[Server]:
    """One that is asked to end, and waits to be asked again."""
    running = Server(tmp_path, DRAIN_SECONDS="500")
    yield running
    running.kill()


def test_a_server_that_is_started_anew_says_so_and_people_play_on(lingering_server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(lingering_server, sit_down)
    for table in (ann, ben):
        table.expects_outage = True
    lingering_server.process.send_signal(signal.SIGTERM)
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_contain_text("about to restart")
    together(ann, ben).play_turn()
    together(ann, ben)
    lingering_server.process.send_signal(signal.SIGTERM)
    assert lingering_server.process.wait(PATIENCE) == 0
    lingering_server.start()
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
        assert [frame["code"] for frame in map(json.loads, table.frames) if frame["type"] == "notice"] == ["restart"]
    together(ann, ben).play_turn()
    together(ann, ben)
    assert len(ann.view["log"]) == 2


def test_notices_are_gone_once_the_page_connects_again(server: Server, sit_down: Sit) -> None:
    table = sit_down(server)
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    table.page.route_web_socket("**/*", between)
    table.open("/").page.get_by_role("button", name="Play", exact=True).click()
    expect_seen(table.hand.first)
    sockets[-1].send(json.dumps({"type": "notice", "code": "bus", "message": {"key": "notice-bus"}}))
    expect(table.page.get_by_role("alert")).to_contain_text("moves may arrive late")
    sockets[-1].close(code=1012)
    expect(table.page.get_by_role("alert")).to_have_count(0)
    assert len(sockets) == 2
