"""The answers about people: who you are, and what the server keeps about you."""

from typing import Any

import msgspec

from cassino.hosted.wire.shape import Shape


class Me(Shape, frozen=True):
    """Who you are on this server."""

    id: str
    """Your id."""
    name: str
    """Your name."""
    account: bool
    """Whether you have an account; guests have none."""
    portrait: str
    """The portrait that you have chosen, from `1` to `12`; empty for none."""


class WhoAmI(Shape, frozen=True):
    """The person of this session; null without one."""

    me: Me | None
    """You."""


class SignedIn(Shape, frozen=True):
    """Your account, and how many matches moved to it from your guest."""

    me: Me
    """You."""
    moved: int
    """How many matches moved."""


class SignedOut(Shape, frozen=True):
    """You are signed out."""

    me: None = None
    """Null: no person any more."""
    ended: int | msgspec.UnsetType = msgspec.UNSET
    """How many sessions ended, if you ended all."""


class Passkey(Shape, frozen=True):
    """A passkey of yours."""

    id: str
    """Its id."""
    name: str
    """Your name for it."""
    created: str
    """When it was made."""


class OpenSession(Shape, frozen=True):
    """A browser that is signed in, or the token of a program."""

    id: str
    """Its id."""
    name: str
    """The browser, or your name for the program."""
    created: str
    """When it began."""
    seen: str
    """When it was last used, to the hour."""
    expires: str
    """When it ends unless it is used."""
    current: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it is the browser that sends the request; not for tokens."""


class Account(Shape, frozen=True):
    """Everything that the server keeps about you besides your matches."""

    me: Me
    """You."""
    login: str | None
    """Your login name; null if you have none."""
    passkeys: list[Passkey]
    """Your passkeys, oldest first."""
    sessions: list[OpenSession]
    """Your browsers, last used first."""
    tokens: list[OpenSession]
    """The tokens of your programs, last used first."""


class Tokens(Shape, frozen=True):
    """The tokens of your programs."""

    tokens: list[OpenSession]
    """The tokens, last used first."""


class NewToken(Shape, frozen=True):
    """A token: it is shown only now."""

    id: str
    """Its id, with which it can be ended."""
    name: str
    """Your name for the program."""
    token: str
    """What the program sends as `Authorization: Bearer TOKEN`."""
    expires: str
    """When it ends unless it is used."""


class PasskeyOptions(Shape, frozen=True):
    """What a browser needs to make or use a passkey (WebAuthn)."""

    publicKey: dict[str, Any]
    """As defined by WebAuthn."""


class Rating(Shape, frozen=True):
    """A rating, and how certain it is."""

    rating: int
    """The rating."""
    deviation: int
    """How uncertain it is: in 19 of 20 cases the true one is at most twice as far away."""
    games: int
    """How many rated matches it comes from."""
    provisional: bool
    """Whether it is still too uncertain to be listed."""
    updated: str
    """When it last changed."""


class OwnRating(Rating, frozen=True, kw_only=True):
    """Your rating for a game."""

    variant: str
    """The id of the rule set."""
    players: int
    """The number of players."""


class RatedPlayer(Rating, frozen=True, kw_only=True):
    """Somebody's rating."""

    name: str
    """The name of the player."""


class RatingList(Shape, frozen=True):
    """The best players of a game, and all your own ratings."""

    ratings: list[RatedPlayer]
    """The best players of the game that you have asked for, best first; empty if you have asked for none."""
    mine: list[OwnRating]
    """Your ratings, by variant and number of players."""
