"""The web application: all addresses and their endpoints."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from sqlalchemy.exc import DataError, DBAPIError, TimeoutError as PoolTimeout
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

from cassino.hosted.refusal import Refusal
from cassino.server.cluster.bus import make_bus, sharing_limits
from cassino.server.config import Config
from cassino.server.features.daily import routes as daily_routes
from cassino.server.features.daily.service import Daily
from cassino.server.features.games import routes as games_routes
from cassino.server.features.games.statistics import Counting
from cassino.server.features.house import routes as house_routes
from cassino.server.features.learn import routes as learn_routes
from cassino.server.features.lobby import routes as lobby_routes
from cassino.server.features.previews import routes as previews_routes
from cassino.server.features.previews.service import Pictures
from cassino.server.features.push import routes as push_routes
from cassino.server.features.puzzles import routes as puzzles_routes
from cassino.server.features.reviews import routes as reviews_routes
from cassino.server.features.reviews.service import Reviews
from cassino.server.features.rules import routes as rules_routes
from cassino.server.features.rules.routes import RuleBooks
from cassino.server.features.scores import routes as scores_routes
from cassino.server.features.scores.service import Scorebooks
from cassino.server.features.tutor import routes as tutor_routes
from cassino.server.features.tutor.service import Tutor
from cassino.server.features.weekly import routes as weekly_routes
from cassino.server.features.weekly.service import Tournament
from cassino.server.http.answers import Error
from cassino.server.http.bodies import as_json
from cassino.server.http.languages import Languages
from cassino.server.http.limits import Limits, TooFast
from cassino.server.http.origins import Site
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest, refused
from cassino.server.http.security import Guard
from cassino.server.http.static import NamedByContent
from cassino.server.http.throttle import Throttle, too_fast
from cassino.server.http.tokens import cookie_name
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.thinking import remote
from cassino.server.notifying.notifier import Notifier, Ways
from cassino.server.notifying.turns import Turns
from cassino.server.openapi import pages as openapi_pages
from cassino.server.ops.health import Operations
from cassino.server.ops.logs import reason
from cassino.server.ops.vitals import Vitals
from cassino.server.people import People, account, pages as people_pages, signin
from cassino.server.people.puzzle_ratings import PuzzleRatings
from cassino.server.people.ratings import Ratings
from cassino.server.room import invitations, playing, reports, routes, sittings, socket
from cassino.server.room.moderator import Moderator
from cassino.server.room.registry import Matches
from cassino.server.storage.database import identity
from cassino.server.storage.events import Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.moderation import Moderation
from cassino.server.storage.push import PushStore
from cassino.server.storage.scores import ScoreStore

log = logging.getLogger(__name__)

ROUTES = [
    WebSocketRoute("/ws/{id}", socket.play),  # tried first: a thousand windows may reconnect at the same time
    *routes.ROUTES,
    *daily_routes.ROUTES,
    *games_routes.ROUTES,
    *house_routes.ROUTES,
    *invitations.ROUTES,
    *learn_routes.ROUTES,
    *lobby_routes.ROUTES,
    *openapi_pages.ROUTES,
    *playing.ROUTES,
    *account.ROUTES,
    *people_pages.ROUTES,
    *signin.ROUTES,
    *previews_routes.ROUTES,
    *push_routes.ROUTES,
    *puzzles_routes.ROUTES,
    *reports.ROUTES,
    *reviews_routes.ROUTES,
    *rules_routes.ROUTES,
    *scores_routes.ROUTES,
    *sittings.ROUTES,
    *tutor_routes.ROUTES,
    *weekly_routes.ROUTES,
    WebSocketRoute(remote.PATH, remote.serve_worker),
    Mount("/static", NamedByContent()),
]
SMALLEST_PACKED = 1000
MOST_READERS = 8
"""How many threads read from the database, and do nothing else; slower work is done by `Compute`."""


def make_app(store: Store, config: Config, limits: Limits | None = None) -> Starlette:
    """The application on a store; limits: by default those of the configuration."""
    site, vitals, limits = Site(config.host, config.public_url), Vitals(store.engine), limits or Limits(config.limits)
    middleware = [
        Middleware(Operations, vitals=vitals, most_sockets=config.most_sockets, watchers=config.metrics_for),
        Middleware(Languages),
        Middleware(Guard, site=site),
        Middleware(Throttle, limits=limits, cookie=cookie_name(site.is_secure)),
        Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        readers = ThreadPoolExecutor(min(MOST_READERS, config.database_connections), "reader")
        asyncio.get_running_loop().set_default_executor(readers)
        app.state.site = site
        app.state.limits = limits
        app.state.people = People(store.engine, site.is_secure)
        app.state.house = HouseStore(store.engine)
        app.state.worker_key = config.worker_key
        app.state.bot_pool = BotPool(config.bot_processes)
        realm = identity(store.engine)
        bus = make_bus(config.bus, realm)
        app.state.moderation = Moderation(store.engine)
        await asyncio.to_thread(app.state.moderation.begin)
        app.state.matches = Matches(store, app.state.house, app.state.bot_pool, bus, app.state.moderation)
        app.state.people.on_sign_out, app.state.matches.on_sign_out = (
            app.state.matches.sign_out,
            app.state.people.forget,
        )
        app.state.push = PushStore(store.engine)
        notifier = Notifier(app.state.push, ways(config))
        turns = Turns(notifier.tell)
        app.state.matches.tell_turns(turns.committed)
        app.state.people.start()
        await app.state.matches.start()
        vitals.depend_on(bus)
        app.state.daily = Daily(store, app.state.bot_pool.compute)
        app.state.tournament = Tournament(store)
        app.state.scorebooks = Scorebooks(ScoreStore(store.engine))
        app.state.reviews = Reviews(store, app.state.bot_pool.compute)
        app.state.tutor = Tutor(store, app.state.bot_pool.compute)
        app.state.rule_books = RuleBooks()
        app.state.ratings = Ratings(store)
        app.state.pictures = Pictures(app.state.bot_pool.compute)
        app.state.counting = Counting(store, app.state.bot_pool.compute)
        app.state.puzzle_ratings = PuzzleRatings(store.engine)
        watching = vitals.watching(app.state.matches.live_count, app.state.bot_pool.desk.__len__)
        moderator = Moderator(app.state.moderation, app.state.matches, app.state.people)
        sharing = sharing_limits(config.bus, realm, limits)
        counting = app.state.counting.going_on()
        async with watching, app.state.ratings.counting(), counting, moderator.watching(), sharing:
            yield
        await turns.close()
        notifier.close()
        app.state.people.close()
        app.state.reviews.close()
        await app.state.matches.close()

    app = Starlette(
        routes=ROUTES,
        middleware=middleware,
        exception_handlers={
            BadRequest: _bad_request,
            Refusal: _refused,
            HTTPException: _http_error,
            DataError: _no_data,
            DBAPIError: _no_storage,
            PoolTimeout: _no_storage,
            Exception: _failure,
        },
        lifespan=lifespan,
    )
    app.state.config, app.state.vitals = config, vitals
    return app


def ways(config: Config) -> Ways:
    """How people are notified that it is their turn."""
    return Ways(config.push_hosts, config.push_contact, config.public_url, config.turn_hook, config.turn_hook_key)


async def _bad_request(_request: Request, error: Exception) -> Response:
    assert isinstance(error, BadRequest)
    return too_fast(error) if isinstance(error, TooFast) else as_json(error.body, error.status)


async def _refused(request: Request, error: Exception) -> Response:
    """What a table refuses."""
    assert isinstance(error, Refusal)
    return await _bad_request(request, refused(error))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and not request.url.path.startswith("/api"):
        return page("problem.html", error.status_code, title=error.detail, message="There is nothing here.")
    words = error.detail.lower().replace(" ", "_")
    return as_json(Error(words, f"{error.detail}."), error.status_code, error.headers)


async def _no_data(_request: Request, _error: Exception) -> Response:
    """The database is there and does not take what somebody sent, such as a character that no text has."""
    return as_json(Error("malformed", "This cannot be looked for or kept as it was sent."), 422)


async def _no_storage(_request: Request, error: Exception) -> Response:
    log.error("database: %s", reason(error))
    message = "The database cannot be read or written now; what you asked for is not acknowledged."
    return as_json(Error("storage", message), 503)


async def _failure(_request: Request, error: Exception) -> Response:
    """The server's own fault: the log has the details, the person a sentence."""
    log.error("unexpected error", exc_info=error)
    return as_json(Error("internal", "The server made a mistake; nothing has changed."), 500)
