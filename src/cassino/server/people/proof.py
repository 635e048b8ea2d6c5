"""Proof of identity: to change an account, an old session is not enough."""

import asyncio
from datetime import UTC, datetime, timedelta

from starlette.requests import HTTPConnection, Request

from cassino.hosted.match.timestamps import written
from cassino.server.http.limits import Limits
from cassino.server.http.refusals import BadRequest
from cassino.server.people.members import People, session_of
from cassino.server.people.store import Session
from cassino.server.services import services_of

FRESH = timedelta(minutes=10)
"""A session that began with a sign-in within this time needs no other proof."""


async def own_session(request: HTTPConnection) -> Session:
    """The session of a browser. Raises BadRequest without one, and for programs: a token cannot change an account."""
    session = await session_of(request)
    if session is None:
        raise BadRequest(401, "no_session", "error-not-signed-in")
    if session.kind != "browser":
        raise BadRequest(403, "needs_browser", "error-needs-browser")
    return session


async def proven_session(request: Request, password: str | None) -> Session:
    """The session of a browser whose person has just signed in, or gives the password. Raises BadRequest.

    A guest needs only the session.
    """
    session = await own_session(request)
    is_fresh = not session.renewed and session.created > written(datetime.now(UTC) - FRESH)
    if not session.user.has_account or is_fresh:
        return session
    if not await _is_password(request, session, password):
        raise BadRequest(403, "prove_it", "error-prove-it")
    return session


async def _is_password(request: Request, session: Session, password: str | None) -> bool:
    if password is None:
        return False
    people, limits = services_of(request)[People], services_of(request)[Limits]
    limits.login_tries.check(("proof", session.user.id))
    login = await asyncio.to_thread(people.accounts.login_of, session.user.id)
    return await people.passwords.is_right(password, login.password if login else None)
