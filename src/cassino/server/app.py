"""The web application: all addresses and their endpoints."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial

from sqlalchemy.exc import DataError, DBAPIError, TimeoutError as PoolTimeout
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

from cassino.hosted.wire.refusal import Refusal
from cassino.server.cluster.bus import make_bus, sharing_limits
from cassino.server.cluster.ending import COME_BACK, Ending
from cassino.server.config import Config
from cassino.server.features.contests import routes as contests_routes
from cassino.server.features.contests.daily import Daily
from cassino.server.features.contests.service import Contests
from cassino.server.features.contests.weekly import Tournament
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
from cassino.server.http.bodies import refused
from cassino.server.http.languages import Languages
from cassino.server.http.limits import Limits, TooFast
from cassino.server.http.origins import Site
from cassino.server.http.pages import problem_page
from cassino.server.http.refusals import BadRequest
from cassino.server.http.security import Guard
from cassino.server.http.static import NamedByContent
from cassino.server.http.throttle import Throttle, too_fast
from cassino.server.http.tokens import cookie_name
from cassino.server.jobs.bots import BotPool
from cassino.server.notifying.notifier import Notifier, Ways
from cassino.server.notifying.turns import Turns
from cassino.server.openapi import pages as openapi_pages
from cassino.server.ops.health import Operations
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
from cassino.server.storage.outage import unavailable
from cassino.server.storage.push import PushStore
from cassino.server.storage.scores import ScoreStore
from cassino.server.telemetry.logs import reason
from cassino.texts import tell

log = logging.getLogger(__name__)

ROUTES = [
    WebSocketRoute("/ws/{id}", socket.play),  # tried first: a thousand windows may reconnect at the same time
    *routes.ROUTES,
    *contests_routes.ROUTES,
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
    Mount("/static", NamedByContent()),
]
HTTP_ERRORS = {404: "error-unknown-address", 405: "error-method"}
SMALLEST_PACKED = 1000
MOST_READERS = 8
"""How many threads read from the database, and do nothing else; slower work is done by `Compute`."""


def make_app(store: Store, config: Config, limits: Limits | None = None) -> Starlette:
    """The application for a store. limits: by default those of the configuration."""
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
        tell("error-internal")  # reads the catalog of errors, so that no table waits for that
        readers = ThreadPoolExecutor(min(MOST_READERS, config.database_connections), "reader")
        asyncio.get_running_loop().set_default_executor(readers)
        app.state.site = site
        app.state.limits = limits
        app.state.people = People(store.engine, site.is_secure)
        app.state.house = HouseStore(store.engine)
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
        contests = Contests(store)
        app.state.daily = Daily(contests, app.state.bot_pool.compute)
        app.state.tournament = Tournament(contests)
        app.state.scorebooks = Scorebooks(ScoreStore(store.engine))
        app.state.reviews = Reviews(store, app.state.bot_pool.compute)
        app.state.tutor = Tutor(store, app.state.bot_pool.compute)
        app.state.rule_books = RuleBooks()
        app.state.ratings = Ratings(store)
        app.state.pictures = Pictures(app.state.bot_pool.compute)
        app.state.counting = Counting(store, app.state.bot_pool.compute)
        app.state.puzzle_ratings = PuzzleRatings(store.engine)

        def announce() -> None:
            vitals.is_draining = True
            app.state.matches.announce("restart")

        watching = vitals.watching(app.state.matches.live_count, app.state.bot_pool.desk.__len__)
        moderator = Moderator(app.state.moderation, app.state.matches, app.state.people)
        sharing = sharing_limits(config.bus, realm, limits)
        counting = app.state.counting.counting()
        ending = Ending(announce, partial(app.state.matches.end_windows, COME_BACK), config.drain_seconds)
        async with watching, app.state.ratings.counting(), counting, moderator.watching(), sharing:
            with ending.on_signals():
                log.info("started")
                yield
        log.info("ended")
        await turns.close()
        notifier.close()
        app.state.people.close()
        app.state.reviews.close()
        await app.state.matches.close()

    app = Starlette(
        routes=ROUTES,
        middleware=middleware,
        exception_handlers={
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
    """The ways to notify people that it is their turn."""
    return Ways(config.push_hosts, config.push_contact, config.public_url, config.turn_hook, config.turn_hook_key)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return too_fast(error) if isinstance(error, TooFast) else refused(error)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = error.detail.lower().replace(" ", "_")
    key = HTTP_ERRORS.get(error.status_code, "error-bad-request")
    refusal = BadRequest(error.status_code, code, key)
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and not request.url.path.startswith("/api"):
        return problem_page("site-nothing-here", refusal)
    return refused(refusal, error.headers)


async def _no_data(_request: Request, _error: Exception) -> Response:
    """The answer if the database rejects what somebody sent, such as a character that it cannot store."""
    return refused(BadRequest(422, "malformed", "error-unstorable"))


async def _no_storage(_request: Request, error: Exception) -> Response:
    log.error("database: %s", reason(error))
    return refused(unavailable())


async def _failure(_request: Request, error: Exception) -> Response:
    """The answer to a fault of the server: the log has the details, the person reads a sentence."""
    log.error("unexpected error", exc_info=error)
    return refused(Refusal("internal", "error-internal"))
