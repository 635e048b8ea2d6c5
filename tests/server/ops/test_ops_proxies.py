"""The examples of proxies in packaging/: all requests for a match go to one worker, and windows open through them."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from cassino.answers.summary import new_id
from cassino.server.config import Config
from services import Caddy, Nginx, running_caddy, running_nginx
from table_server import PATIENCE, UNBOUND, new_match, running_server, seated

PACKAGING = Path(__file__).parents[3] / "packaging"
Proxy = Callable[[list[int]], AbstractContextManager[Nginx | Caddy]]


def nginx(workers: list[int]) -> AbstractContextManager[Nginx]:
    """The example for nginx without TLS, in front of workers at these ports."""
    text = (PACKAGING / "nginx.conf").read_text("utf-8")
    text = text[: text.rindex("server {")]  # the one that redirects to https
    text = re.sub(r"#.*|ssl_certificate.*", "", text).replace("listen 443 ssl;", "listen 127.0.0.1:PORT;")
    [line] = re.findall(r"server 127.0.0.1:8420.*", text)
    return running_nginx(text.replace(line, " ".join(line.replace("8420", str(port)) for port in workers)))


def caddy(workers: list[int]) -> AbstractContextManager[Caddy]:
    """The example for Caddy without TLS, in front of workers at these ports."""
    text = (PACKAGING / "Caddyfile").read_text("utf-8").replace("{$DOMAIN}", "http://:PORT")
    text = text.replace("stream_close_delay 5s", "")  # Debian's Caddy does not know it yet
    return running_caddy(text.replace(" app:8420 {", f" {' '.join(f'127.0.0.1:{port}' for port in workers)} {{"))


@pytest.fixture(params=[nginx, caddy], ids=lambda proxy: proxy.__name__)
def proxy(request: pytest.FixtureRequest) -> Proxy:
    started: Proxy = request.param
    return started


class Named(BaseHTTPRequestHandler):
    """Answers with the port of its server."""

    def do_GET(self) -> None:
        body = str(self.server.server_address[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def named() -> Iterator[int]:
    """A server that answers with its port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Named) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def test_all_requests_for_a_match_go_to_one_worker(proxy: Proxy) -> None:
    with ExitStack() as stack:
        workers = [stack.enter_context(named()) for _ in range(2)]
        url = f"http://127.0.0.1:{stack.enter_context(proxy(workers)).port}"
        web = stack.enter_context(httpx.Client(base_url=url, timeout=PATIENCE))
        homes = set()
        for match_id in [new_id() for _ in range(12)]:
            paths = [f"/ws/{match_id}?seat=0", f"/ws/{match_id}", f"/m/{match_id}", f"/m/{match_id}/rules"]
            answers = {web.get(path).text for path in paths}
            answers |= {web.post(f"/api/matches/{match_id}/moves").text for _ in range(2)}
            assert len(answers) == 1
            homes |= answers
        assert homes == {str(port) for port in workers}
        assert web.get("/").text in homes


def test_people_play_through_the_proxy_and_never_see_what_is_for_operators(proxy: Proxy, tmp_path: Path) -> None:
    config = Config(limits=UNBOUND, trusted_proxies=("127.0.0.1",))
    with running_server(tmp_path / "cassino.db", config) as worker, proxy([worker]) as service:
        for path in ("/metrics", "/readyz", "/healthz"):
            assert httpx.get(f"http://127.0.0.1:{service.port}{path}").status_code == 404
        with seated(service.port, new_match(service.port)) as ann:
            for _ in range(3):
                ann.play_on()
