"""The addresses for browsers that want notifications about their person's turns."""

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.answers.made import Empty
from cassino.hosted.wire.shape import Shape
from cassino.server.config import Config
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.refusals import BadRequest
from cassino.server.notifying import protocol
from cassino.server.notifying.endpoints import LONGEST, is_allowed
from cassino.server.notifying.notifier import Notifier, Ways
from cassino.server.notifying.turns import Turns
from cassino.server.people import Session, session_of
from cassino.server.room.registry import Matches
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store
from cassino.server.storage.push import PushStore, Subscription
from cassino.texts import language

Endpoint = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class PushKey(Shape, frozen=True):
    """The key with which a browser subscribes."""

    key: str
    """The public key of this server, in base64url."""


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a browser, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscribing(msgspec.Struct, frozen=True):
    """The body of `POST /api/push`: a subscription as browsers write it."""

    endpoint: Endpoint
    keys: PushKeys


class Unsubscribing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/push/remove`."""

    endpoint: Endpoint


def _subscriptions(request: Request) -> PushStore:
    """The subscriptions of this server. Raises BadRequest if it has no web push."""
    if not protocol.HAS_LIBRARY:
        raise BadRequest(404, "no_push", "error-no-push")
    return services_of(request)[PushStore]


async def key(request: Request) -> Response:
    """`GET /api/push`."""
    return as_json(PushKey(await asyncio.to_thread(_public_key, _subscriptions(request))))


def _public_key(store: PushStore) -> str:
    """Blocking, also because the library takes a while to load."""
    return protocol.public_text(store.key(protocol.new_key))


async def subscribe(request: Request) -> Response:
    """`POST /api/push`."""
    store, wish = _subscriptions(request), await decoded(Subscribing, request)
    session = await _session(request)
    if not is_allowed(wish.endpoint, services_of(request)[Config].push_hosts):
        raise BadRequest(422, "push_service", "error-push-service")
    try:
        await asyncio.to_thread(protocol.check_subscription, wish.keys.p256dh, wish.keys.auth)
    except protocol.WrongKeyError:
        raise BadRequest(422, "push_keys", "error-push-keys") from None
    subscription = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth, language.current())
    await asyncio.to_thread(store.add, session.id, session.user.id, subscription)
    return as_json(Empty(), 201)


async def unsubscribe(request: Request) -> Response:
    """`POST /api/push/remove`."""
    store, wish = _subscriptions(request), await decoded(Unsubscribing, request)
    session = await _session(request)
    await asyncio.to_thread(store.remove, wish.endpoint, session.user.id)
    return as_json(Empty())


async def _session(request: Request) -> Session:
    session = await session_of(request)
    if session is None:
        raise BadRequest(401, "no_session", "error-not-signed-in")
    return session


async def begin(services: Services) -> None:
    """Begin to notify people that it is their turn."""
    config = services[Config]
    ways = Ways(config.push_hosts, config.push_contact, config.public_url, config.turn_hook, config.turn_hook_key)
    notifier = Notifier(services.add(PushStore(services[Store].engine)), ways)
    turns = Turns(notifier.tell)
    services[Matches].tell_turns(turns.committed)
    services.at_end.callback(notifier.close)
    services.at_end.push_async_callback(turns.close)


ROUTES = [
    Route("/api/push", key),
    Route("/api/push", subscribe, methods=["POST"]),
    Route("/api/push/remove", unsubscribe, methods=["POST"]),
]
