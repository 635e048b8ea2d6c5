"""Health, readiness and measures, as whoever watches over a server sees them."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cassino.server.config import Config
from cassino.server.ops import vitals
from served import wait_until
from services import running_postgres, running_redis
from table_server import UNBOUND, new_match, running_server, seated

OPEN = Config(limits=UNBOUND)


def asked(port: int, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{port}{path}", headers=headers)


def value(text: str, name: str) -> float:
    """A number of the measures; 0 where there is none yet."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_a_server_that_is_well(port: int) -> None:
    assert asked(port, "/healthz").json() == {"alive": True}
    answer = asked(port, "/readyz")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "database": "ok", "compute": "ok"})
    assert answer.headers["cache-control"] == "no-store"


def test_whoever_watches_calls_a_server_by_any_name(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db", Config(public_url="https://cards.example")) as port:
        assert asked(port, "/", host="10.0.0.7:8420").status_code == 421
        for path in ("/healthz", "/readyz", "/metrics"):
            assert asked(port, path, host="10.0.0.7:8420").status_code == 200


def test_only_reading(port: int) -> None:
    for path in ("/healthz", "/readyz", "/metrics"):
        assert httpx.post(f"http://127.0.0.1:{port}{path}").status_code in (404, 405)
        assert httpx.head(f"http://127.0.0.1:{port}{path}").content == b""


def test_a_server_whose_database_takes_no_writes_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vitals, "PATIENCE", 0.5)
    monkeypatch.setattr(vitals, "WRITING_SECONDS", -1.0)
    with running_server(tmp_path / "cassino.db") as port:
        wait_until(lambda: asked(port, "/readyz").json()["ready"])
        with closing(sqlite3.connect(tmp_path / "cassino.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not asked(port, "/readyz").json()["ready"]
            other.execute("ROLLBACK")
        wait_until(lambda: asked(port, "/readyz").json()["ready"])


@pytest.mark.services
def test_a_server_whose_database_is_away_is_not_ready_until_it_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    well = {"ready": True, "database": "ok", "compute": "ok"}
    with running_postgres() as service, running_server(service.database()) as port:
        wait_until(lambda: asked(port, "/readyz").json() == well)
        service.kill()
        ill = {"ready": False, "database": "does not answer (OperationalError)", "compute": "ok"}
        wait_until(lambda: asked(port, "/readyz").json() == ill)
        assert asked(port, "/readyz").status_code == 503
        assert asked(port, "/healthz").status_code == 200
        service.start()
        wait_until(lambda: asked(port, "/readyz").json() == well)
        with monkeypatch.context() as hasty:
            hasty.setattr(vitals, "PATIENCE", 0.5)
            service.pause()
            ill = {"ready": False, "database": "has not answered in 0.5 s", "compute": "ok"}
            assert asked(port, "/readyz").json() == ill
        assert asked(port, "/healthz").status_code == 200
        service.resume()
        wait_until(lambda: asked(port, "/readyz").json()["ready"])


@pytest.mark.services
def test_a_server_whose_bus_is_away_is_not_ready_until_it_is_back(tmp_path: Path) -> None:
    well = {"ready": True, "database": "ok", "bus": "ok", "compute": "ok"}
    with running_redis() as service, running_server(tmp_path / "cassino.db", Config(bus=service.url)) as port:
        wait_until(lambda: asked(port, "/readyz").json() == well)
        service.kill()
        ill = {"ready": False, "database": "ok", "bus": "does not answer (ConnectionError)", "compute": "ok"}
        wait_until(lambda: asked(port, "/readyz").json() == ill)
        assert asked(port, "/readyz").status_code == 503
        service.start()
        wait_until(lambda: asked(port, "/readyz").json() == well)


def test_what_is_played_is_measured(port: int) -> None:
    before = asked(port, "/metrics").text
    match_id = new_match(port)
    with seated(port, match_id) as ann:
        for _ in range(3):
            ann.play_on()
        ann.until_asked()
        ann.send("move", move="trail 2C", version=1)
        assert ann.until("error")["code"] == "stale"
        during = asked(port, "/metrics").text
    assert value(during, "cassino_sockets") - value(before, "cassino_sockets") == 1
    assert (
        value(during, 'cassino_events_total{kind="created"}') - value(before, 'cassino_events_total{kind="created"}')
        == 1
    )
    moves = 'cassino_events_total{kind="move"}'
    assert value(during, moves) - value(before, moves) >= 6
    stale = 'cassino_refusals_total{code="stale"}'
    assert value(during, stale) - value(before, stale) == 1
    posts = 'cassino_http_requests_total{method="POST",status="201"}'
    assert value(during, posts) - value(before, posts) == 1
    for name in ("cassino_commit_seconds_count", "cassino_http_seconds_count"):
        assert value(during, name) > value(before, name)
    for name in ("cassino_tables", "cassino_bot_queue", "cassino_loop_lag_seconds_count", "cassino_errors_total"):
        assert re.search(rf"^{name} ", during, re.MULTILINE), name
    after = asked(port, "/metrics").text
    while value(after, "cassino_sockets") != value(before, "cassino_sockets"):
        after = asked(port, "/metrics").text


def test_measures_are_for_those_who_are_named(tmp_path: Path) -> None:
    config = Config(metrics_for=("192.0.2.0/24",), trusted_proxies=("127.0.0.1/32",))
    with running_server(tmp_path / "cassino.db", config) as port:
        assert asked(port, "/metrics").status_code == 403
        assert asked(port, "/metrics", **{"X-Forwarded-For": "192.0.2.9"}).status_code == 200
        assert asked(port, "/metrics", **{"X-Forwarded-For": "198.51.100.9"}).status_code == 403


def test_a_full_server_turns_sockets_away(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db", Config(most_sockets=1, limits=UNBOUND)) as port:
        match_id = new_match(port)
        with seated(port, match_id):
            with pytest.raises(InvalidStatus) as refused, seated(port, match_id):
                pass
            assert refused.value.response.status_code == 503
            assert json.loads(refused.value.response.body)["error"] == "full"
            assert refused.value.response.headers["Retry-After"] == "10"
        while True:  # the place is free again
            try:
                with seated(port, match_id) as ann:
                    assert ann.view
                break
            except InvalidStatus:
                continue
