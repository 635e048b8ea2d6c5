"""The bodies of requests about people."""

from typing import Annotated, Any

import msgspec

from cassino.hosted.wire.table import Portrait

Short = Annotated[str, msgspec.Meta(max_length=1000)]


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a new token."""

    name: Short


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you are called, and the portrait that others see."""

    name: Short
    portrait: Portrait | None = None
    """From `1` to `12`; empty for the one that your name gives you. Null keeps it as it is."""


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/login`."""

    login: Short
    password: Short


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/me/password`; `old` is the current password."""

    login: Short
    password: Short
    old: Short | None = None


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the account that needs only the password."""

    password: Short | None = None


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser sends about a passkey; `name` is the name of a new one in the list."""

    credential: Annotated[dict[str, Any], msgspec.Meta(max_length=100)]
    name: Short = ""
