"""Who may talk to the server, and what browsers are told about its pages."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cassino.server.config import Config
from cassino.server.http.tokens import COOKIE, SECURE_COOKIE
from table_server import PATIENCE, connect, new_match, running_server, seated

PUBLIC = "https://cards.example"


@contextmanager
def server_with(database: Path, public_url: str = "", proxies: str = "") -> Iterator[int]:
    """A server that people reach by another address."""
    trusted = (proxies,) if proxies else ()
    with running_server(database, Config(public_url=public_url, trusted_proxies=trusted)) as port:
        yield port


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server with a public address by https."""
    headers = {"Host": "cards.example"}
    with (
        server_with(tmp_path_factory.mktemp("public") / "cassino.db", PUBLIC) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers) as client,
    ):
        yield client


@pytest.fixture
def web(port: int) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        yield client


def opens(
    port: int, cookie: str = "", origin: str | None = None, host: str = "127.0.0.1", match: str = "nothing"
) -> bool:
    """Whether a WebSocket handshake is let through."""
    address = f"ws://{host}:{port}/ws/{match}"
    headers = {"Cookie": cookie} if cookie else {}
    try:
        with connect(
            address, sock=socket.create_connection(("127.0.0.1", port)), additional_headers=headers, origin=origin
        ):  # type: ignore[arg-type]
            return True
    except InvalidStatus as refused:
        assert refused.response.status_code == 403
        return False


@pytest.mark.parametrize("cookie", [f"{COOKIE}=x", f"a=b; {COOKIE}=", f"@; {COOKIE}=x"])
def test_a_handshake_with_a_cookie_says_where_it_comes_from(port: int, cookie: str) -> None:
    assert not opens(port, cookie)
    assert not opens(port, cookie, "http://evil.example") and not opens(port, cookie, "null")
    assert opens(port, cookie, f"http://127.0.0.1:{port}")


def test_a_handshake_without_a_cookie_needs_no_origin(port: int) -> None:
    assert opens(port) and opens(port, "other=1")
    assert not opens(port, origin="http://evil.example") and not opens(port, origin=f"http://localhost:{port}")


def test_a_handshake_by_a_foreign_name_is_refused(port: int) -> None:
    assert not opens(port, origin="http://evil.example", host="evil.example")
    assert opens(port, origin=f"http://localhost:{port}", host="localhost")


FOREIGN: dict[str, dict[str, str]] = {
    "another site": {"Sec-Fetch-Site": "cross-site"},
    "another port of this machine": {"Sec-Fetch-Site": "same-site"},
    "another origin": {"Origin": "http://evil.example"},
    "no origin that can be told": {"Origin": "null"},
    "a claim that contradicts itself": {"Sec-Fetch-Site": "same-origin", "Origin": "http://evil.example"},
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_a_foreign_page_changes_nothing(web: httpx.Client, method: str, name: str) -> None:
    for path in ("/api/me", "/api/matches", "/nothing"):
        answer = web.request(method, path, json={"name": "Eve"}, headers=FOREIGN[name])
        assert (
            answer.status_code == 403
            and answer.json()["error"] == "foreign_page"
            and "set-cookie" not in answer.headers
        )
    assert web.get("/api/me").json() == {"me": None}


def test_own_pages_and_programs_change_what_they_like(web: httpx.Client, port: int) -> None:
    own = {"Sec-Fetch-Site": "same-origin", "Origin": f"http://127.0.0.1:{port}"}
    for headers in (own, {"Sec-Fetch-Site": "none"}, {}):
        assert web.post("/api/me", json={"name": "Ada"}, headers=headers).status_code in (200, 201)


def test_a_foreign_page_reads_nothing_but_can_link_here(web: httpx.Client) -> None:
    foreign = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    assert web.get("/api/me", headers=foreign).status_code == 403
    assert web.get("/api/variants", headers={**foreign, "Sec-Fetch-Mode": "navigate"}).status_code == 200
    assert web.get("/rules", headers={**foreign, "Sec-Fetch-Mode": "navigate"}).status_code == 200


def test_every_answer_carries_the_headers(web: httpx.Client) -> None:
    for path in ("/", "/nothing", "/api/me", "/static/css/base.css"):
        headers = web.get(path).headers
        assert (
            "default-src 'none'" in headers["content-security-policy"]
            and "unsafe" not in headers["content-security-policy"]
        )
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        if path.endswith(".css"):  # what cannot be shown in a window needs no more
            assert not {"permissions-policy", "cross-origin-opener-policy"} & set(headers)
        else:
            assert "camera=()" in headers["permissions-policy"]
            assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "strict-transport-security" not in headers
        assert headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")
    assert "default-src" in web.get("/", headers={"Host": "evil.example"}).headers["content-security-policy"]


def test_by_https_browsers_are_told_to_stay_there(public: httpx.Client) -> None:
    answer = public.post("/api/me", json={"name": "Ada"}, headers={"Origin": PUBLIC})
    assert answer.status_code == 201
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    cookie = answer.headers["set-cookie"]
    assert (
        cookie.startswith(f"{SECURE_COOKIE}=") and "Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie
    )


def test_by_https_the_cookie_of_a_page_without_it_does_not_count(public: httpx.Client) -> None:
    answer = public.post("/api/me", json={"name": "Ada"})
    token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    public.cookies.clear()
    assert public.get("/api/me", headers={"Cookie": f"{COOKIE}={token}"}).json() == {"me": None}
    assert public.get("/api/me", headers={"Cookie": f"{SECURE_COOKIE}={token}"}).json() == answer.json()


def test_the_public_name_is_answered_and_its_origin_is_exact(public: httpx.Client) -> None:
    assert public.get("/api/variants").status_code == 200
    assert public.get("/api/variants", headers={"Host": "evil.example"}).status_code == 421
    assert public.get("/api/variants", headers={"Host": "127.0.0.1"}).status_code == 200
    answer = public.post("/api/me", json={"name": "Ada"}, headers={"Origin": "http://cards.example"})
    assert answer.status_code == 403


FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def test_forwarded_headers_count_only_from_a_named_proxy(tmp_path: Path) -> None:
    for number, (proxies, status) in enumerate((("", 201), ("203.0.113.1", 201), ("127.0.0.1", 403))):
        with server_with(tmp_path / f"{number}.db", proxies=proxies) as port:
            headers = {**FORWARDED, "Origin": f"http://127.0.0.1:{port}"}
            answer = httpx.post(f"http://127.0.0.1:{port}/api/me", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == status, proxies


def test_a_match_of_somebody_else_can_be_watched_by_a_program(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws/{new_match(port)}?seat=watch") as socket:
        assert '"type":"view"' in str(socket.recv(timeout=PATIENCE))


NOWHERE = ("/api/matches/%00", "/m/%00", "/api/matches/a%00b/stream", "/api/house/%00/toml", "/score/%00")


@pytest.mark.slow
def test_what_no_database_keeps_takes_no_database_away(database: str) -> None:
    """PostgreSQL refuses such a text as a statement of nonsense: that is no outage, for whoever plays meanwhile."""
    with (
        running_server(database) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as web,
        seated(port, new_match(port)) as ann,
    ):
        for path in NOWHERE:
            assert web.get(path).status_code == 404, path
        assert not opens(port, match="%00")
        for body in ({"login": "a\0b", "password": "guess after guess"}, {"login": "\0", "password": "x"}):
            assert web.post("/api/login", json=body).status_code == 401
        assert web.post("/api/house/draft", json={"house": "\0"}).status_code in (404, 422)
        ann.play_on()
        assert not [frame for frame in ann.seen if frame["type"] == "notice"]


def test_an_address_without_end_is_nowhere(web: httpx.Client) -> None:
    for path in (f"/api/matches/x/deals/{'9' * 5000}", f"/m/{'x' * 5000}"):
        assert web.get(path).status_code == 404
