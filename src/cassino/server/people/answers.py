"""People: who you are, and what the server keeps about you."""

from typing import Any

import msgspec

from cassino.hosted.frames.shape import Shape


class Me(Shape, frozen=True):
    """Who you are on this server."""

    id: str
    name: str
    account: bool


class WhoAmI(Shape, frozen=True):
    """The person of this session; null without one."""

    me: Me | None


class SignedIn(Shape, frozen=True):
    """Your account, and how many matches moved to it from your guest."""

    me: Me
    moved: int


class SignedOut(Shape, frozen=True):
    """You are signed out. `ended`: how many sessions ended."""

    me: None
    ended: int | msgspec.UnsetType = msgspec.UNSET


class Passkey(Shape, frozen=True):
    """A passkey of yours."""

    id: str
    name: str
    created: str


class Session(msgspec.Struct, kw_only=True):
    """A browser that is signed in, or the token of a program."""

    id: str


class Account(Shape, frozen=True):
    """Everything that the server keeps about you besides your matches."""

    me: Me
    login: str | None
    passkeys: list[Passkey]
    sessions: list[Session]
    tokens: list[Session]


class Tokens(Shape, frozen=True):
    """The tokens of your programs."""

    tokens: list[Session]


class NewToken(Shape, frozen=True):
    """A token: it is told only now."""

    id: str
    name: str
    token: str
    expires: str


class PasskeyOptions(Shape, frozen=True):
    """What a browser is to make or show a passkey with (WebAuthn)."""

    publicKey: dict[str, Any]
