"""A server that knows how late its event loop was: `python lag_server.py DATABASE`; it prints its port.

`GET /lag` tells the worst delay since it was last asked, in seconds.
"""

import asyncio
import json
import sys
import time

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from cassino.server.config import Config
from cassino.server.main import listen, open_store, server_config
from table_server import UNBOUND

TICK = 0.0005


class Probe:
    """Looks at the clock again and again, and notes how late it comes to do so."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._worst = 0.0

    async def watch(self) -> None:
        """Go on for ever."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self._worst = max(self._worst, time.perf_counter() - due)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path") != "/lag":
            await self._app(scope, receive, send)
            return
        worst, self._worst = self._worst, 0.0
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": json.dumps(worst).encode()})


async def serve(database: str) -> None:
    """Until it is ended."""
    listener, store = listen("127.0.0.1", 0), open_store(database)
    config = server_config(store, Config(limits=UNBOUND))
    probe = Probe(config.app)  # type: ignore[arg-type]
    config.app = probe
    print(listener.getsockname()[1], flush=True)
    watching = asyncio.create_task(probe.watch())
    await uvicorn.Server(config).serve([listener])
    watching.cancel()
    store.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
