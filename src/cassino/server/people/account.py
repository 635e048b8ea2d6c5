"""A person's own account: name, password, passkeys, sessions, tokens, and deletion."""

import asyncio
import secrets
from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.hosted.match.names import name_or, new_login
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.refusals import BadRequest
from cassino.server.people import answers, passkeys
from cassino.server.people.accounts import Taken, TooMany
from cassino.server.people.answers import WhoAmI
from cassino.server.people.bodies import Credential, Introduction, Naming, NewPassword, Proof
from cassino.server.people.devices import device_of
from cassino.server.people.members import People, require_user, user_of
from cassino.server.people.moving import Moving
from cassino.server.people.passwords import check_new
from cassino.server.people.proof import own_session, proven_session
from cassino.server.people.signin import me_of, party_of
from cassino.server.people.store import Session
from cassino.server.services import services_of
from cassino.texts import tell


async def me(request: Request) -> Response:
    """`GET /api/me`: who you are; null without a session."""
    people, user = services_of(request)[People], await user_of(request)
    response = as_json(WhoAmI(me_of(user) if user else None))
    await people.renew(request, response)
    return response


async def name_me(request: Request) -> Response:
    """`POST /api/me`: become a guest with this name, or change your name; and choose a portrait."""
    wish = await decoded(Introduction, request)
    user, token = await require_user(request, wish.name)
    portrait = user.portrait if wish.portrait is None else wish.portrait
    if token is None or portrait != user.portrait:
        user = await services_of(request)[People].rename(user, wish.name, portrait)
    response = as_json(WhoAmI(me_of(user)), 200 if token is None else 201)
    await services_of(request)[People].renew(request, response)
    services_of(request)[People].give(response, token)
    return response


async def account(request: Request) -> Response:
    """`GET /api/me/account`: everything that the server keeps about you besides your matches."""
    session = await own_session(request)
    return as_json(await asyncio.to_thread(_account, request, session))


def _account(request: Request, session: Session) -> answers.Account:
    accounts, user = services_of(request)[People].accounts, session.user
    login = accounts.login_of(user.id)
    browsers = accounts.sessions(user.id, "browser")
    return answers.Account(
        me=me_of(user),
        login=login.login if login else None,
        passkeys=[answers.Passkey(key.id, key.name, key.created) for key in accounts.passkeys(user.id)],
        sessions=[msgspec.structs.replace(each, current=each.id == session.id) for each in browsers],
        tokens=accounts.sessions(user.id, "token"),
    )


async def set_password(request: Request) -> Response:
    """`POST /api/me/password`: set or change login name and password. All other sessions end, and this one gets a new
    token.
    """
    wish = await decoded(NewPassword, request)
    session = await proven_session(request, wish.old)
    login, people = new_login(wish.login), services_of(request)[People]
    check_new(wish.password, login)
    stored = await people.passwords.hashed(wish.password)
    try:
        await asyncio.to_thread(people.accounts.set_password, session.user.id, login, stored)
    except Taken:
        raise BadRequest(409, "login_taken", "error-login-taken") from None
    return await _anew(request, session)


async def _anew(request: Request, session: Session) -> Response:
    """The answer to a person who now has an account: a new session with a new token. All others end at once, this one
    when the new one is first used.
    """
    user = replace(session.user, has_account=True)
    people = services_of(request)[People]
    await people.end_all(user.id, but=session.id)
    token = await people.begin(user, device_of(request), session)
    response = as_json(WhoAmI(me_of(user)))
    people.give(response, token)
    return response


async def new_passkey(request: Request) -> Response:
    """`POST /api/me/passkeys/options`: what a browser needs to make a passkey."""
    wish = await decoded(Proof, request)
    session, party = await proven_session(request, wish.password), party_of(request)
    accounts, user = services_of(request)[People].accounts, session.user
    known = [passkey.id for passkey in await asyncio.to_thread(accounts.passkeys, user.id)]
    challenge = secrets.token_bytes(passkeys.CHALLENGE_BYTES)
    await asyncio.to_thread(accounts.give_challenge, passkeys.challenge_hash(challenge), user.id)
    options = await asyncio.to_thread(passkeys.creation, party, user.id, user.name, known, challenge)
    return as_json(answers.PasskeyOptions(options))


async def add_passkey(request: Request) -> Response:
    """`POST /api/me/passkeys`: store the passkey that the browser has made."""
    wish, party = await decoded(Credential, request), party_of(request)
    session, people = await own_session(request), services_of(request)[People]
    challenge = passkeys.challenge_in(wish.credential)
    hashed = passkeys.challenge_hash(challenge)
    if not await asyncio.to_thread(people.accounts.take_challenge, hashed, session.user.id):
        raise passkeys.wrong("error-passkey-late")
    passkey = await asyncio.to_thread(passkeys.created, party, wish.credential, challenge, session.user.id)
    try:
        await asyncio.to_thread(people.accounts.add_passkey, passkey, name_or(wish.name, device_of(request)))
    except Taken:
        raise BadRequest(409, "passkey_taken", "error-passkey-known") from None
    except TooMany:
        raise BadRequest(409, "too_many", "error-too-many-passkeys") from None
    if session.user.has_account:
        return as_json(WhoAmI(me_of(session.user)), 201)
    return await _anew(request, session)


async def remove_passkey(request: Request) -> Response:
    """`DELETE /api/me/passkeys/{id}`."""
    wish = await decoded(Proof, request)
    session, people = await proven_session(request, wish.password), services_of(request)[People]
    if not await asyncio.to_thread(people.accounts.remove_passkey, session.user.id, request.path_params["id"]):
        raise BadRequest(404, "not_found", "error-passkey-not-yours")
    people.forget(session.user.id)
    return Response(status_code=204)


async def end_session(request: Request) -> Response:
    """`DELETE /api/me/sessions/{id}`, `DELETE /api/tokens/{id}`."""
    session = await own_session(request)
    if not await services_of(request)[People].end(session.user.id, request.path_params["id"]):
        raise BadRequest(404, "not_found", "error-unknown-session")
    return Response(status_code=204)


async def tokens(request: Request) -> Response:
    """`GET /api/tokens`."""
    session = await own_session(request)
    found = await asyncio.to_thread(services_of(request)[People].accounts.sessions, session.user.id, "token")
    return as_json(answers.Tokens(found))


async def add_token(request: Request) -> Response:
    """`POST /api/tokens`: a token for a program; only this answer shows it."""
    wish, session = await decoded(Naming, request), await own_session(request)
    if session.renewed:
        raise BadRequest(403, "prove_it", "error-prove-it")
    accounts, name = services_of(request)[People].accounts, name_or(wish.name, tell("site-a-program"))
    try:
        made, token = await asyncio.to_thread(accounts.add_token, session.user, name)
    except TooMany:
        raise BadRequest(409, "too_many", "error-too-many-tokens") from None
    return as_json(answers.NewToken(made.id, name, token, made.expires), 201)


async def delete_me(request: Request) -> Response:
    """`DELETE /api/me`: delete everything that names you."""
    wish = await decoded(Proof, request)
    session, people = await proven_session(request, wish.password), services_of(request)[People]
    await services_of(request)[Moving].erase(session.user)
    response = Response(status_code=204)
    people.take_back(response)
    return response


ROUTES = [
    Route("/api/me", me),
    Route("/api/me", name_me, methods=["POST"]),
    Route("/api/me", delete_me, methods=["DELETE"]),
    Route("/api/me/account", account),
    Route("/api/me/password", set_password, methods=["POST"]),
    Route("/api/me/passkeys/options", new_passkey, methods=["POST"]),
    Route("/api/me/passkeys", add_passkey, methods=["POST"]),
    Route("/api/me/passkeys/{id}", remove_passkey, methods=["DELETE"]),
    Route("/api/me/sessions/{id}", end_session, methods=["DELETE"]),
    Route("/api/tokens", tokens),
    Route("/api/tokens", add_token, methods=["POST"]),
    Route("/api/tokens/{id}", end_session, methods=["DELETE"]),
]
