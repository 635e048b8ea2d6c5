"""Web push: messages that only the browser can read (RFC 8291), and proof of who sends them (VAPID, RFC 8292).

The only module that imports `cryptography`, and only when it is needed. A message is encrypted so:

    secret  the key that the sender's key of one use and the browser's public key agree on (ECDH on P-256)
    input   HKDF(salt: what only browser and server know (`auth`), secret, both public keys), 32 bytes
    key     HKDF(salt: 16 random bytes, input), 16 bytes, and a nonce of 12 bytes, for AES-128-GCM (RFC 8188)
    body    the salt, the size of a record, the sender's public key, the encrypted text
"""

import base64
import binascii
import json
import os
import struct
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cassino.extras import lacks

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

HAS_LIBRARY = not lacks("push")
RECORD_SIZE = 4096
LONGEST_TEXT = 3000
LAST_RECORD = b"\2"
SALT_BYTES, AUTH_BYTES, NUMBER_BYTES = 16, 16, 32
PROOF_SECONDS = 12 * 3600


class WrongKeyError(ValueError):
    """A text that is not a key."""


def to_base64url(data: bytes) -> str:
    """Bytes as text, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The inverse of `to_base64url`. Raises WrongKeyError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise WrongKeyError("not base64url") from None


def new_key() -> str:
    """A private key that signs a server's messages, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return _private_text(ec.generate_private_key(ec.SECP256R1()))


def public_text(private: str) -> str:
    """The public key of a private one, in the form that browsers use. Raises WrongKeyError."""
    return to_base64url(_point(_private(private).public_key()))


def check_subscription(p256dh: str, auth: str) -> None:
    """Check that a browser's keys can be used. Raises WrongKeyError."""
    _public(from_base64url(p256dh))
    if len(from_base64url(auth)) != AUTH_BYTES:
        raise WrongKeyError(f"not {AUTH_BYTES} bytes")


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message for a browser. Raises WrongKeyError."""
    return sealed(text, p256dh, auth, new_key(), os.urandom(SALT_BYTES))


def sealed(text: bytes, p256dh: str, auth: str, one_use: str, salt: bytes) -> bytes:
    """The same with a given key and salt, each for one message only. Raises WrongKeyError."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(text) > LONGEST_TEXT:
        raise ValueError(f"a message of {len(text)} bytes")
    browser, sender = from_base64url(p256dh), _private(one_use)
    public = _point(sender.public_key())
    secret = sender.exchange(ec.ECDH(), _public(browser))
    given = _derived(secret, from_base64url(auth), b"WebPush: info\0" + browser + public, 32)
    key = _derived(given, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(given, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_SIZE, len(public)) + public
    return head + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def proof(endpoint: str, contact: str, private: str) -> str:
    """The header `Authorization`: a signed token for one push service. contact: the operator's contact."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + PROOF_SECONDS, "sub": contact}
    signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
    r, s = utils.decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = to_base64url(r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big"))
    return f"vapid t={signed}.{signature}, k={public_text(private)}"


def _part(value: dict[str, object]) -> str:
    return to_base64url(json.dumps(value, separators=(",", ":")).encode())


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _private(text: str) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(from_base64url(text), "big")
    try:
        return ec.derive_private_key(number, ec.SECP256R1())
    except ValueError:
        raise WrongKeyError("not a private key") from None


def _public(point: bytes) -> "EllipticCurvePublicKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise WrongKeyError("not a public key") from None


def _point(key: "EllipticCurvePublicKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _private_text(key: "EllipticCurvePrivateKey") -> str:
    return to_base64url(key.private_numbers().private_value.to_bytes(NUMBER_BYTES, "big"))
