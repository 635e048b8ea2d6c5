"""The web application: all addresses and their endpoints."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from threading import Thread
from typing import NamedTuple

from sqlalchemy.exc import DataError, DBAPIError, TimeoutError as PoolTimeout
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute

from cassino.hosted.match.timestamps import written
from cassino.hosted.wire.refusal import Refusal
from cassino.server.cluster.bus import make_bus, sharing_limits
from cassino.server.cluster.ending import COME_BACK, Ending
from cassino.server.config import Config
from cassino.server.features.contests import routes as contests
from cassino.server.features.games import routes as games
from cassino.server.features.house import routes as house
from cassino.server.features.learn import routes as learn
from cassino.server.features.lobby import routes as lobby
from cassino.server.features.previews import routes as previews
from cassino.server.features.push import routes as push
from cassino.server.features.puzzles import routes as puzzles
from cassino.server.features.reviews import routes as reviews
from cassino.server.features.rules import routes as rules
from cassino.server.features.scores import routes as scores
from cassino.server.features.shell import routes as shell
from cassino.server.features.tutor import routes as tutor
from cassino.server.http.bodies import refused
from cassino.server.http.chatlinks import ChatLinks
from cassino.server.http.connections import STATE, Connections
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
from cassino.server.jobs.shared import Shared
from cassino.server.openapi import pages as openapi_pages
from cassino.server.ops.health import Operations
from cassino.server.ops.vitals import Vitals
from cassino.server.people import People, account, pages as people_pages, signin
from cassino.server.people.moving import Moving
from cassino.server.room import invitations, playing, reports, returning, routes, sittings, socket
from cassino.server.room.moderator import Moderator
from cassino.server.room.registry import Matches
from cassino.server.services import Services
from cassino.server.storage.database import identity
from cassino.server.storage.events import Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.moderation import Moderation
from cassino.server.storage.outage import unavailable
from cassino.server.storage.pruning import prune
from cassino.server.storage.repeating import repeating
from cassino.server.telemetry.logs import reason
from cassino.texts import tell

log = logging.getLogger(__name__)


class Feature(NamedTuple):
    """A feature of the server: its addresses, and how what it keeps begins."""

    routes: Sequence[BaseRoute]
    begin: Callable[[Services], Awaitable[None]] | None = None


FEATURES = [
    Feature(contests.ROUTES, contests.begin),
    Feature(games.ROUTES, games.begin),
    Feature(house.ROUTES),
    Feature(learn.ROUTES),
    Feature(lobby.ROUTES),
    Feature(previews.ROUTES),
    Feature(push.ROUTES, push.begin),
    Feature(puzzles.ROUTES, puzzles.begin),
    Feature(reviews.ROUTES, reviews.begin),
    Feature(rules.ROUTES),
    Feature(scores.ROUTES, scores.begin),
    Feature(shell.ROUTES),
    Feature(tutor.ROUTES, tutor.begin),
]
ROUTES = [
    WebSocketRoute("/ws/{id}", socket.play),  # tried first: a thousand windows may reconnect at the same time
    *routes.ROUTES,
    *invitations.ROUTES,
    *playing.ROUTES,
    *reports.ROUTES,
    *sittings.ROUTES,
    *returning.ROUTES,
    *account.ROUTES,
    *people_pages.ROUTES,
    *signin.ROUTES,
    *openapi_pages.ROUTES,
    *(route for feature in FEATURES for route in feature.routes),
    Mount("/static", NamedByContent()),
]
HTTP_ERRORS = {404: "error-unknown-address", 405: "error-method"}
SMALLEST_PACKED = 1000
PRUNED_EVERY = 3600.0
LONGEST_READING = 2
"""How many seconds a server that ends waits for readers."""
MOST_READERS = 8
"""How many threads read from the database, and do nothing else; slower work is done by `Compute`."""


def make_app(store: Store, config: Config, limits: Limits | None = None) -> Starlette:
    """The application for a store. limits: by default those of the configuration."""
    site, vitals, limits = Site(config.host, config.public_url), Vitals(store.engine), limits or Limits(config.limits)
    middleware = [
        Middleware(Operations, vitals=vitals, most_sockets=config.most_sockets, watchers=config.metrics_for),
        Middleware(Languages),
        Middleware(ChatLinks),
        Middleware(Guard, site=site),
        Middleware(Throttle, limits=limits, cookie=cookie_name(site.is_secure)),
        Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        services = app.state.services = Services(store, config, site, limits, vitals)
        async with services.at_end:
            await _begin(services)
            for feature in FEATURES:
                if feature.begin:
                    await feature.begin(services)
            await _open(services)
            log.info("started")
            yield {STATE: Connections(limits, config.trusted_proxies)}
            log.info("ended")

    return Starlette(
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


async def _begin(services: Services) -> None:
    """Begin what features build on: people, matches and processes that think."""
    tell("error-internal")  # reads the catalog of errors, so that no table waits for that
    store, config, at_end = services[Store], services[Config], services.at_end
    readers = ThreadPoolExecutor(min(MOST_READERS, config.database_connections), "reader")
    asyncio.get_running_loop().set_default_executor(readers)
    at_end.push_async_callback(_until_read, readers)
    realm = identity(store.engine)
    bus = make_bus(config.bus, realm)
    services[Vitals].depend_on(bus)
    await at_end.enter_async_context(sharing_limits(config.bus, realm, services[Limits]))
    moderation = services.add(Moderation(store.engine))
    await asyncio.to_thread(moderation.begin)
    bot_pool = services.add(BotPool(config.bot_processes))
    services.add(Shared(services.add(bot_pool.compute)))
    services[Vitals].checks["compute"] = bot_pool.look
    house_rules = services.add(HouseStore(store.engine))
    matches = services.add(Matches(store, house_rules, bot_pool, bus, moderation))
    people = services.add(People(store.engine, services[Site].is_secure))
    people.adopt = services.add(Moving(people, matches)).adopt
    people.on_sign_out, matches.on_sign_out = matches.sign_out, people.forget
    at_end.push_async_callback(matches.close)
    at_end.callback(people.close)


async def _until_read(readers: ThreadPoolExecutor) -> None:
    """Let readers end what they have begun, so that the database can be closed; but not if it is silent."""
    ending = Thread(target=readers.shutdown, kwargs={"cancel_futures": True}, daemon=True)
    ending.start()
    for _ in range(LONGEST_READING * 100):
        if not ending.is_alive():
            return
        await asyncio.sleep(0.01)


async def _open(services: Services) -> None:
    """Let people and news in, now that everything has begun, and watch until a signal ends it."""
    vitals, matches, people = services[Vitals], services[Matches], services[People]

    def announce() -> None:
        vitals.is_draining = True
        matches.announce("restart")

    people.start()
    await matches.start()
    moderator = Moderator(services[Moderation], matches, people)
    ending = Ending(announce, partial(matches.end_windows, COME_BACK), services[Config].drain_seconds)
    pool = services[BotPool]
    watching = vitals.watching(matches.live_count, pool.desk.__len__, pool.compute.__len__)
    await services.at_end.enter_async_context(watching)
    await services.at_end.enter_async_context(moderator.watching())
    services.at_end.enter_context(ending.on_signals())
    if services[Config].keep_days:
        await services.at_end.enter_async_context(_pruning(services))


def _pruning(services: Services) -> AbstractAsyncContextManager[None]:
    """Inside the context, matches are deleted once they are as old as the settings say."""
    matches, days = services[Matches], timedelta(days=services[Config].keep_days)

    async def work() -> None:
        before = written(datetime.now(UTC) - days)
        if count := await asyncio.to_thread(prune, matches.store.engine, before, matches.in_memory()):
            log.info("%d old matches were deleted", count)

    return repeating(PRUNED_EVERY, work, "pruning")


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
