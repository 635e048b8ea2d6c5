"""Sign in with a password or a passkey, and sign out."""

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.hosted.match.names import known_login
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.limits import Limits
from cassino.server.http.origins import Site
from cassino.server.http.refusals import BadRequest
from cassino.server.people import passkeys
from cassino.server.people.answers import Me, PasskeyOptions, SignedIn, SignedOut
from cassino.server.people.bodies import Credential, SignIn
from cassino.server.people.devices import device_of
from cassino.server.people.members import People, check_ban, session_of
from cassino.server.people.passwords import is_outdated
from cassino.server.people.proof import own_session
from cassino.server.people.store import User
from cassino.server.services import services_of


def me_of(user: User) -> Me:
    """A person as the server describes them to themselves."""
    return Me(user.id, user.name, user.has_account, user.portrait)


def party_of(request: Request) -> passkeys.Party:
    """The relying party for the page that sends the request. Raises BadRequest."""
    return passkeys.party(
        services_of(request)[Site].origin_of(request.scope["scheme"], request.headers.get("host", ""))
    )


async def sign_in(request: Request) -> Response:
    """`POST /api/login`. A wrong name and a wrong password get the same answer, and take as long."""
    wish = await decoded(SignIn, request)
    people, limits, login = services_of(request)[People], services_of(request)[Limits], known_login(wish.login)
    address = limits.address_of(request)
    limits.address_logins.check(address)
    limits.login_tries.check((login, address))
    limits.login_names.check(login)
    found = await asyncio.to_thread(people.accounts.by_login, login)
    if not await people.passwords.is_right(wish.password, found.password if found else None) or found is None:
        raise BadRequest(401, "wrong_login", "error-wrong-login")
    if is_outdated(found.password):
        stored = await people.passwords.hashed(wish.password)
        await asyncio.to_thread(people.accounts.set_password, found.user.id, found.login, stored)
    return await signed_in(request, found.user)


async def signed_in(request: Request, user: User) -> Response:
    """The answer to a person who has proved who they are: a new session. With its first use the old one ends, and
    what they did as a guest moves to the account.
    """
    people, before = services_of(request)[People], await session_of(request)
    for each in (user, before.user if before else None):  # signing in to another account does not escape a ban
        check_ban(request, each)
    replaced = before if before is not None and before.kind == "browser" else None
    is_guest = replaced is not None and replaced.user.id != user.id and not replaced.user.has_account
    moved = await asyncio.to_thread(people.store.matches_of, replaced.user.id) if replaced and is_guest else 0
    token = await people.begin(user, device_of(request), replaced)
    if replaced:
        people.sign_out(replaced.user.id)
    response = as_json(SignedIn(me_of(user), moved))
    people.give(response, token)
    return response


async def ask_passkey(request: Request) -> Response:
    """`POST /api/login/passkey/options`: what a browser needs to sign in."""
    limits = services_of(request)[Limits]
    limits.address_logins.check(limits.address_of(request))
    party, challenge = party_of(request), secrets.token_bytes(passkeys.CHALLENGE_BYTES)
    accounts = services_of(request)[People].accounts
    await asyncio.to_thread(accounts.give_challenge, passkeys.challenge_hash(challenge), None)
    return as_json(PasskeyOptions(await asyncio.to_thread(passkeys.request, party, challenge)))


async def sign_in_by_passkey(request: Request) -> Response:
    """`POST /api/login/passkey`."""
    wish, party = await decoded(Credential, request), party_of(request)
    limits = services_of(request)[Limits]
    limits.address_logins.check(limits.address_of(request))
    accounts, challenge = services_of(request)[People].accounts, passkeys.challenge_in(wish.credential)
    if not await asyncio.to_thread(accounts.take_challenge, passkeys.challenge_hash(challenge), None):
        raise passkeys.wrong("error-passkey-late", 401)
    passkey = await asyncio.to_thread(accounts.passkey, passkeys.id_in(wish.credential))
    if passkey is None:
        raise passkeys.wrong("error-unknown-passkey", 401)
    count = await asyncio.to_thread(passkeys.used, party, passkey, wish.credential, challenge)
    user = await asyncio.to_thread(accounts.user, passkey.user_id)
    if user is None or not await asyncio.to_thread(accounts.count_use, passkey, count):
        raise passkeys.wrong("error-passkey", 401)
    return await signed_in(request, user)


async def sign_out(request: Request) -> Response:
    """`POST /api/logout`."""
    people, session = services_of(request)[People], await own_session(request)
    await people.end(session.user.id, session.id)
    response = as_json(SignedOut())
    people.take_back(response)
    return response


async def sign_out_everywhere(request: Request) -> Response:
    """`POST /api/logout-everywhere`: every session ends, including those of programs."""
    people, session = services_of(request)[People], await own_session(request)
    ended = await people.end_all(session.user.id)
    response = as_json(SignedOut(ended=ended))
    people.take_back(response)
    return response


ROUTES = [
    Route("/api/login", sign_in, methods=["POST"]),
    Route("/api/login/passkey/options", ask_passkey, methods=["POST"]),
    Route("/api/login/passkey", sign_in_by_passkey, methods=["POST"]),
    Route("/api/logout", sign_out, methods=["POST"]),
    Route("/api/logout-everywhere", sign_out_everywhere, methods=["POST"]),
]
