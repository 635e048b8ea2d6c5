"""Secrets that identify a session: the person has the secret, the database only its hash."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
COOKIE = "cassino_session"
SECURE_COOKIE = f"__Host-{COOKIE}"
COOKIE_SECONDS = 400 * 86400
"""As long as browsers keep a cookie; the server decides when a session really ends."""


def cookie_name(is_secure: bool) -> str:
    """The name of the cookie; browsers accept the longer name only by https, from this very host."""
    return SECURE_COOKIE if is_secure else COOKIE


def new_token() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What the database stores of a token. It has 256 random bits, so a slow hash would not protect it better."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header; empty if the header contains none."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(connection: HTTPConnection, cookie: str) -> str | None:
    """The token of a request or a handshake, if it has the form of one."""
    bearer = bearer_of(connection)
    token = connection.cookies.get(cookie) if bearer is None else bearer
    return token if token is not None and TOKEN.fullmatch(token) else None


def set_cookie(response: Response, cookie: str, token: str) -> None:
    """Make the browser keep a token where no script can read it."""
    secure = cookie == SECURE_COOKIE
    response.set_cookie(cookie, token, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")


def drop_cookie(response: Response, cookie: str) -> None:
    """Delete the token in the browser."""
    response.delete_cookie(cookie, path="/", secure=cookie == SECURE_COOKIE, httponly=True, samesite="lax")
