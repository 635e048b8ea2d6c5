"""The web application: which address leads where."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from cassino.server import api, dailypages, house, pages, puzzlepages, reviewpages, scorepages, socket
from cassino.server.daily import Daily
from cassino.server.housestore import HouseStore
from cassino.server.matches import Matches
from cassino.server.refusal import BadRequest
from cassino.server.reviews import Reviews
from cassino.server.scorebooks import Scorebooks
from cassino.server.scorestore import ScoreStore
from cassino.server.security import Guard
from cassino.server.store import Store

log = logging.getLogger(__name__)

ROUTES = [
    Route("/", pages.lobby),
    Route("/m/{id}", pages.table),
    Route("/m/{id}/rules", pages.match_rules),
    Route("/rules", pages.rules_index),
    Route("/rules/{variant}", pages.rules),
    Route("/api/variants", api.variants),
    Route("/api/matches", api.recent),
    Route("/api/matches", api.create, methods=["POST"]),
    Route("/api/matches/{id}/record", api.record),
    *dailypages.ROUTES,
    *house.ROUTES,
    *puzzlepages.ROUTES,
    *reviewpages.ROUTES,
    *scorepages.ROUTES,
    WebSocketRoute("/ws/{id}", socket.play),
    Mount("/static", StaticFiles(directory=pages.FOLDER / "static")),
]
SMALLEST_PACKED = 1000


def make_app(store: Store, host: str = "127.0.0.1") -> Starlette:
    """The application on a store, listening at a host."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = HouseStore(store.engine)
        app.state.matches = Matches(store, app.state.house)
        app.state.daily = Daily(store)
        app.state.scorebooks = Scorebooks(ScoreStore(store.engine))
        app.state.reviews = Reviews()
        yield
        app.state.reviews.close()
        app.state.matches.close()

    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(Guard, host=host), Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED)],
        exception_handlers={
            BadRequest: _bad_request,
            HTTPException: _http_error,
            DBAPIError: _no_storage,
            Exception: _failure,
        },
        lifespan=lifespan,
    )


async def _bad_request(_request: Request, error: Exception) -> Response:
    assert isinstance(error, BadRequest)
    return JSONResponse(error.body, error.status)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and not request.url.path.startswith("/api"):
        return pages.page("problem.html", error.status_code, title=error.detail, message="There is nothing here.")
    words = error.detail.lower().replace(" ", "_")
    return JSONResponse({"error": words, "message": f"{error.detail}."}, error.status_code, error.headers)


async def _no_storage(_request: Request, error: Exception) -> Response:
    log.error("database: %s", error)
    message = "The database cannot be read or written now; nothing has changed."
    return JSONResponse({"error": "storage", "message": message}, 503)


async def _failure(_request: Request, error: Exception) -> Response:
    """The server's own fault: the log has the details, the person a sentence."""
    log.error("unexpected error", exc_info=error)
    return JSONResponse({"error": "internal", "message": "The server made a mistake; nothing has changed."}, 500)
