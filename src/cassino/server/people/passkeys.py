"""Passkeys, checked by the library `webauthn`. This is the only module that imports it, and only on demand, because it
is slow to load.
"""

import base64
import binascii
import hashlib
import ipaddress
import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cassino.extras import lacks
from cassino.server.http.refusals import BadRequest

HAS_LIBRARY = not lacks("accounts")
NAME = "Cassino"
CHALLENGE_BYTES = 32
MILLISECONDS = 120_000
LONGEST_ID = 400
ID = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that a browser or a device keeps for a person; `id` and `public_key` in base64url."""

    id: str
    user_id: str
    public_key: str
    sign_count: int
    name: str = ""
    created: str = ""


@dataclass(frozen=True, slots=True)
class Party:
    """The relying party (WebAuthn): the name and the origin of this server's pages."""

    id: str
    origin: str


def party(origin: str | None) -> Party:
    """The relying party for an origin. Raises BadRequest if passkeys cannot work there."""
    if not HAS_LIBRARY:
        raise BadRequest(501, "no_passkeys", "error-no-passkeys")
    name = urlsplit(origin or "").hostname
    if origin is None or not name or _is_number(name):
        raise BadRequest(422, "no_passkeys_here", "error-no-passkeys-here")
    return Party(name, origin)


def creation(party: Party, user_id: str, label: str, known: list[str], challenge: bytes) -> dict[str, Any]:
    """What a browser needs to make a passkey; devices that already have one (`known`) make no other."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=NAME,
        user_id=user_id.encode(),
        user_name=label,
        user_display_name=label,
        challenge=challenge,
        timeout=MILLISECONDS,
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(id)) for id in known],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return _decoded(webauthn.options_to_json(options))


def request(party: Party, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to sign in with any passkey of this server."""
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=party.id, challenge=challenge, timeout=MILLISECONDS)
    return _decoded(webauthn.options_to_json(options))


def created(party: Party, credential: dict[str, Any], challenge: bytes, user_id: str) -> Passkey:
    """The passkey that a browser has made. Raises BadRequest."""
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
    except _unreadable() as error:
        raise wrong("error-passkey-because", problem=str(error)) from None
    id = _text(found.credential_id)
    if len(id) > LONGEST_ID:
        raise wrong("error-passkey")
    return Passkey(id, user_id, _text(found.credential_public_key), found.sign_count)


def used(party: Party, passkey: Passkey, credential: dict[str, Any], challenge: bytes) -> int:
    """The new counter of a passkey that was used correctly. Raises BadRequest."""
    import webauthn

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except _unreadable():
        raise wrong("error-passkey", 401) from None
    return int(found.new_sign_count)


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser has answered; the database knows whether it was ever given."""
    try:
        told = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        return _bytes(told["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise wrong("error-passkey") from None


def id_in(credential: dict[str, Any]) -> str:
    """The id of the passkey in a browser's answer; empty if there is none."""
    id = credential.get("id")
    return id if isinstance(id, str) and ID.fullmatch(id) else ""


def challenge_hash(challenge: bytes) -> str:
    """The hash of a challenge that the database stores."""
    return hashlib.sha256(challenge).hexdigest()


def wrong(key: str, status: int = 422, **facts: Any) -> BadRequest:
    """The refusal of a passkey. key, facts: its message."""
    return BadRequest(status, "wrong_passkey", key, **facts)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _decoded(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    return told


def _unreadable() -> tuple[type[Exception], ...]:
    """The exceptions of the library; it passes on those of its parsers."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
