"""`/healthz`, `/readyz`, `/metrics`, and the limit of open sockets: the outermost layer of the application.

It knows no sessions and ignores the Host header, because monitoring programs call a server by its address.
"""

import ipaddress
import time
from collections.abc import Sequence

from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cassino.server.http.bodies import refused
from cassino.server.http.languages import of
from cassino.server.http.refusals import BadRequest
from cassino.server.ops.vitals import Vitals
from cassino.server.telemetry import metrics
from cassino.texts import language, tell

UNSEEN = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
EXTENSION = "websocket.http.response"


class Operations:
    """Answers monitoring programs, counts requests, and refuses sockets when the server is full."""

    def __init__(self, app: ASGIApp, vitals: Vitals, most_sockets: int, watchers: Sequence[str]) -> None:
        self.app = app
        self.vitals = vitals
        self.most_sockets = most_sockets
        self.watchers = [ipaddress.ip_network(each) for each in watchers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._hold(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _hold(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hold a socket while it is open."""
        if self.vitals.sockets >= self.most_sockets:
            await _turn_away(scope, receive, send)
            return
        with self.vitals.open_socket():
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        own = {"/healthz": self._health, "/readyz": self._readiness, "/metrics": self._metrics}.get(scope["path"])
        if own is not None and scope["method"] in ("GET", "HEAD"):
            await (await own(scope))(scope, receive, send)
            return
        began, status = time.perf_counter(), "none"

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(method, status).inc()
            metrics.HTTP_SECONDS.observe(time.perf_counter() - began)

    async def _health(self, _scope: Scope) -> Response:
        """The process is alive and its event loop is running."""
        return JSONResponse({"alive": True}, headers=UNSEEN)

    async def _readiness(self, _scope: Scope) -> Response:
        """Whether this server should get requests."""
        problems = await self.vitals.problems()
        said = {name: problems.get(name, "ok") for name in [*self.vitals.checks, *problems]}
        return JSONResponse({"ready": not problems, **said}, 503 if problems else 200, UNSEEN)

    async def _metrics(self, scope: Scope) -> Response:
        if not self._may_watch(scope):
            return PlainTextResponse(tell("operators-metrics-refused") + "\n", 403, UNSEEN)
        if not metrics.is_measuring():
            return PlainTextResponse(tell("operators-metrics-missing") + "\n", 404, UNSEEN)
        return Response(metrics.text(), headers=UNSEEN | {"Content-Type": metrics.CONTENT_TYPE})

    def _may_watch(self, scope: Scope) -> bool:
        try:
            address = ipaddress.ip_address(scope["client"][0])
        except (TypeError, ValueError):
            return False
        return any(address in network for network in self.watchers)


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if EXTENSION in scope.get("extensions", {}):
        language.use(of(scope))
        full = refused(BadRequest(503, "full", "error-full"), {"Retry-After": "10"})
        await full(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1013})
