"""The person who sends a request or opens a WebSocket, found with at most one query."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Engine
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from cassino.hosted.match.names import GUEST, clean_name
from cassino.hosted.match.timestamps import written
from cassino.hosted.wire.refusal import Refusal
from cassino.server.http.limits import Limits
from cassino.server.http.origins import Site
from cassino.server.http.refusals import BadRequest
from cassino.server.http.tokens import bearer_of, cookie_name, drop_cookie, set_cookie, token_hash, token_of
from cassino.server.people.accounts import AccountStore
from cassino.server.people.devices import device_of
from cassino.server.people.passwords import Checker
from cassino.server.people.store import PeopleStore, Session, User
from cassino.server.services import services_of
from cassino.server.storage.batching import Batching
from cassino.server.storage.moderation import Moderation
from cassino.server.storage.ownership import Asker
from cassino.server.storage.refused_names import are_refused
from cassino.server.storage.repeating import repeat

MOST_KNOWN = 10_000
MOST_TOGETHER = 64
"""How many sessions one query reads, if many people come at the same time."""
FRESH_SECONDS = 10.0
"""How long a session is believed without a query; another worker may learn this late that it has ended."""

TIDY_SECONDS = 6 * 3600
ANSWER_TIME = timedelta(minutes=1)
"""After this time, an answer with a new token that has not been used must have been lost."""


@dataclass(frozen=True, slots=True)
class Known:
    """A session as it was read, and when."""

    session: Session
    at: float


class People:
    """The people of a server. With a request, use it through `user_of`, `session_of` and `require_user`."""

    def __init__(self, engine: Engine, is_secure: bool = False) -> None:
        self.store = PeopleStore(engine)
        self.cookie = cookie_name(is_secure)
        self.accounts = AccountStore(engine)
        self.passwords = Checker()
        self.on_sign_out: Callable[[str], None] = _nothing
        """Closes the windows of a person, here and in other processes."""
        self.adopt: Callable[[User, User], Awaitable[object]] = _nobody_moves
        """Moves everything from a guest to an account."""
        self._settling: dict[str, asyncio.Task[Session]] = {}
        """By session that is used for the first time: the end of the one that it replaces."""
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._forgot = 0
        """How many times sessions were forgotten."""
        self._reading = Batching(self._read, MOST_TOGETHER)
        self._tidying: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to delete expired sessions regularly."""
        forget = partial(asyncio.to_thread, self.accounts.forget_expired)
        self._tidying = asyncio.create_task(repeat(TIDY_SECONDS, forget, "sessions"))

    def close(self) -> None:
        """Stop the threads."""
        if self._tidying is not None:
            self._tidying.cancel()
        self.passwords.close()

    async def session(self, token: str) -> Session | None:
        """The session of a token, if there is one; a recent answer is remembered.

        With its first use, the session that it replaces ends, and a guest who has signed in moves to the account.
        Until then the browser may not have received it, and its old session must remain.
        """
        session = await self.session_by_id(token_hash(token))
        if session is None or not session.replaces:
            return session
        if session.id not in self._settling:
            self._settling[session.id] = asyncio.create_task(self._settle(session))
            self._settling[session.id].add_done_callback(lambda _task: self._settling.pop(session.id))
        with suppress(Refusal):  # nobody can be moved just now: the next use tries again
            return await asyncio.shield(self._settling[session.id])
        return session

    async def _settle(self, session: Session) -> Session:
        old = await asyncio.to_thread(self.store.session, session.replaces)
        if old and old.user.id != session.user.id and not old.user.has_account:
            await self.adopt(old.user, session.user)
        await asyncio.to_thread(self.store.settle, session)
        if old:
            self.sign_out(old.user.id)
        settled = replace(session, replaces="")
        self.know(settled)
        return settled

    async def session_by_id(self, id: str) -> Session | None:
        """The session with an id (the hash of its token)."""
        known = self._known.get(id)
        if known and time.monotonic() - known.at < FRESH_SECONDS:
            return known.session
        before = self._forgot
        session = await self._reading.ask(id)
        if session is None:
            self._known.pop(id, None)
        elif before == self._forgot:  # otherwise it may have ended while it was being read
            self.know(session)
        return session

    async def is_signed_in(self, id: str, user_id: str) -> bool:
        """Whether the session with which a window was opened (if any) still belongs to a person."""
        session = await self.session_by_id(id) if id else None
        return not id or (session is not None and session.user.id == user_id)

    def _read(self, ids: Sequence[str]) -> Mapping[str, Session]:
        sessions = self.store.sessions(ids)
        for session in sessions.values():
            self.store.touch(session)
        return sessions

    def know(self, session: Session) -> None:
        """Keep a session in the cache for a while."""
        self._known[session.id] = Known(session, time.monotonic())
        self._known.move_to_end(session.id)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, user_id: str) -> None:
        """Forget all sessions of a person, because the person's data have changed."""
        self._forgot += 1
        for id in [id for id, known in self._known.items() if known.session.user.id == user_id]:
            del self._known[id]

    async def guest(self, name: str, device: str = "") -> tuple[User, str]:
        """Create a guest; returns the person and the token of their session. Raises BadRequest for an invalid name."""
        session, token = await asyncio.to_thread(self.store.add_guest, clean_name(name), device)
        self.know(session)
        return session.user, token

    async def begin(self, user: User, device: str, replaced: Session | None = None) -> str:
        """The token of a new session of a person in a browser. replaced: the session that ends with its first use."""
        replaces = replaced.id if replaced else ""
        session, token = await asyncio.to_thread(self.store.begin, user, "browser", device, replaces)
        self.forget(user.id)
        self.know(session)
        return token

    async def end(self, user_id: str, id: str) -> bool:
        """End a session of a person; returns whether there was one."""
        ended = await asyncio.to_thread(self.store.end, user_id, id)
        self.sign_out(user_id)
        return ended

    async def end_all(self, user_id: str, but: str = "") -> int:
        """End all sessions of a person, except one; returns their number."""
        ended = await asyncio.to_thread(self.accounts.end_all, user_id, but)
        self.sign_out(user_id)
        return ended

    def sign_out(self, user_id: str) -> None:
        """Close every window of a person; those still allowed reconnect by themselves, under their current session."""
        self.forget(user_id)
        self.on_sign_out(user_id)

    async def check_names(self, user: User, names: Iterable[str]) -> None:
        """Raises BadRequest for a name that the operator has taken from this person."""
        if await asyncio.to_thread(are_refused, self.store.engine, user.id, list(names)):
            raise BadRequest(422, "name", "error-name-refused")

    async def rename(self, user: User, name: str, portrait: str) -> User:
        """Give a person another name and portrait. Raises BadRequest."""
        tidy = clean_name(name)
        await self.check_names(user, [tidy])
        await asyncio.to_thread(self.store.rename, user.id, tidy, portrait)
        self.forget(user.id)
        return User(user.id, tidy, user.has_account, portrait)

    def give(self, response: Response, token: str | None) -> None:
        """Set the cookie of a new session in the answer; without a new one, nothing changes."""
        if token is not None:
            set_cookie(response, self.cookie, token)

    async def renew(self, request: Request, response: Response) -> None:
        """Make the browser keep the cookie of a valid session for longer; a new token that was lost is replaced."""
        token, session = request.cookies.get(self.cookie), await session_of(request)
        if not token or session is None or bearer_of(request) is not None:
            return
        if not session.renewed:
            set_cookie(response, self.cookie, token)
        elif session.renewed < written(datetime.now(UTC) - ANSWER_TIME):
            self.give(response, await self.begin(session.user, device_of(request), session))

    def take_back(self, response: Response) -> None:
        """Delete the cookie with the answer."""
        drop_cookie(response, self.cookie)


async def _nobody_moves(_guest: User, _user: User) -> None:
    """Do nothing: there are no matches."""


def _nothing(_user_id: str) -> None:
    """Do nothing: there are no windows."""


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session of a request or a WebSocket handshake, looked up only once for each."""
    scope = connection.scope
    if "cassino.session" not in scope:
        people = services_of(connection)[People]
        token = token_of(connection, people.cookie)
        scope["cassino.session"] = None if token is None else await people.session(token)
    session: Session | None = scope["cassino.session"]
    return session


async def user_of(connection: HTTPConnection) -> User | None:
    """The person who sends a request or a WebSocket handshake; None without a session."""
    session = await session_of(connection)
    return session.user if session else None


async def is_signed_in_still(connection: HTTPConnection) -> bool:
    """Whether the session with which a window was opened (if any) has not ended before the window existed."""
    session = await session_of(connection)
    return session is None or await services_of(connection)[People].is_signed_in(session.id, session.user.id)


def host_of(connection: HTTPConnection) -> str:
    """The address that a request or a WebSocket handshake comes from."""
    return connection.client.host if connection.client else ""


def check_ban(connection: HTTPConnection, user: User | None) -> None:
    """Raises Refusal if the person or the address is banned."""
    moderation = services_of(connection)[Moderation]
    moderation.check(user.id if user else None, host_of(connection))


def check_writable(connection: HTTPConnection) -> None:
    """Raises Refusal while the operator has stopped all play."""
    moderation = services_of(connection)[Moderation]
    moderation.check_writable()


async def require_user(request: Request, name: str) -> tuple[User, str | None]:
    """The person, or a new guest with this name and the token of their session.

    Pass the token to `People.give`. Raises BadRequest for an invalid name, an unknown
    bearer token, and too many new guests; Refusal for banned people.
    """
    user = await user_of(request)
    check_ban(request, user)
    if user is not None:
        return user, None
    if bearer_of(request) is not None:
        raise BadRequest(401, "unknown_token", "error-unknown-token")
    limits = services_of(request)[Limits]
    limits.guests.check(limits.address_of(request))
    return await services_of(request)[People].guest(name, device_of(request))


async def player_named(request: Request, name: str) -> tuple[User, str | None]:
    """The person who plays under a name, as from `require_user`. Raises BadRequest if they may not use it."""
    user, token = await require_user(request, name.strip() or GUEST)
    if token is None:
        await services_of(request)[People].check_names(user, [name])
    return user, token


async def asker_of(request: Request) -> Asker:
    """The person who asks for their own things."""
    user = await user_of(request)
    return Asker(user.id if user else None, bool(services_of(request)[Site].is_private))


async def owner_of(request: Request) -> tuple[User, str | None]:
    """The owner of something new: if nobody is known, a new guest, with the token of their session."""
    return await require_user(request, GUEST)
