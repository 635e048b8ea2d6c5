"""A server that knows how long its event loop was held: `python lag_server.py DATABASE`; it prints its port.

`GET /lag` tells the most processor time that one callback of the loop took since it was last asked, in seconds, and
how many statements the loop itself sent to the database, where it would have waited for the answer.
"""

import asyncio
import json
import sys
import threading
import time
from typing import Any

import uvicorn
from sqlalchemy import Engine, event
from starlette.types import ASGIApp, Receive, Scope, Send

from cassino.server.config import Config
from cassino.server.main import listen, open_store, server_config
from table_server import UNBOUND


class Probe:
    """Measures every callback of the loop. Other programs of a busy machine take no processor time of this thread."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._longest = 0.0
        self._statements = 0
        self._loop = threading.get_ident()
        run = asyncio.Handle._run  # type: ignore[attr-defined]

        def measured(handle: asyncio.Handle) -> None:
            begun = time.thread_time()
            run(handle)
            self._longest = max(self._longest, time.thread_time() - begun)

        asyncio.Handle._run = measured  # type: ignore[attr-defined]
        event.listen(Engine, "before_cursor_execute", self._count)

    def _count(self, *_: Any) -> None:
        self._statements += threading.get_ident() == self._loop

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path") != "/lag":
            await self._app(scope, receive, send)
            return
        answer = json.dumps([self._longest, self._statements]).encode()
        self._longest, self._statements = 0.0, 0
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": answer})


async def serve(database: str) -> None:
    """Until it is ended."""
    listener, store = listen("127.0.0.1", 0), open_store(database)
    config = server_config(store, Config(limits=UNBOUND))
    config.app = Probe(config.app)  # type: ignore[arg-type]
    print(listener.getsockname()[1], flush=True)
    await uvicorn.Server(config).serve([listener])
    store.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
