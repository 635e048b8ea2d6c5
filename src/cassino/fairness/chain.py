"""A chain of seeds: each is the hash of the next one, so publishing a seed reveals nothing about later ones."""

import hashlib
import hmac
import re

from cassino.errors import CassinoError

LINKS = 1024
"""The opening and 1023 deals."""
FIRST = 16
SIZE = 32
NEXT = b"cassino next match 1"
NAME = b"cassino name of next match 1"
_HEX = re.compile(r"[0-9a-f]{64}")


class ChainError(CassinoError):
    """A secret and a commitment that do not belong together, or a link that does not exist."""


def is_link(text: str) -> bool:
    """Whether a text is 32 bytes in lowercase hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def hash_of(link: str) -> str:
    """SHA-256 of a link's 32 bytes, both in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(link)).hexdigest()


class Chain:
    """The links of one match. Link 0 opens it, link n is the seed of deal n; the commitment is the hash of link 0."""

    __slots__ = ("_known", "_next", "_secret", "commitment")

    def __init__(self, secret: str, commitment: str | None = None) -> None:
        """A chain from its secret. Raises ChainError if this is not the promised one."""
        if not is_link(secret):
            raise ChainError("fairness-secret")
        self._secret = secret
        self._known: dict[int, str] = {}
        self._next: Chain | None = None
        self.commitment = hash_of(self.link(0))
        if commitment not in (None, self.commitment):
            raise ChainError("fairness-other-secret")

    def __repr__(self) -> str:
        """A text without the secret, which must never be logged."""
        return f"Chain({self.commitment})"

    @property
    def secret(self) -> str:
        """The far end of the chain, from which all links follow; only for the database."""
        return self._secret

    @property
    def next(self) -> "Chain":
        """The chain of the next match: determined by this chain, but unknown to anyone without its secret."""
        if self._next is None:
            self._next = Chain(hmac.digest(bytes.fromhex(self._secret), NEXT, "sha256").hex())
        return self._next

    @property
    def name_of_next(self) -> bytes:
        """The name of the next match: each chain has exactly one, whoever creates it."""
        return hmac.digest(bytes.fromhex(self._secret), NAME, "sha256")

    def link(self, number: int) -> str:
        """One link. Raises ChainError beyond the end."""
        if not 0 <= number < LINKS:
            raise ChainError("fairness-no-link", last=LINKS - 1, number=number)
        if number not in self._known:
            self._walk(number)
        return self._known[number]

    def _walk(self, number: int) -> None:
        """Compute the links from the far end to this one, and remember those of the first deals, which are always
        needed.
        """
        held = bytes.fromhex(self._secret)
        for passed in range(LINKS - 1, number, -1):
            if passed < FIRST:
                self._known[passed] = held.hex()
            held = hashlib.sha256(held).digest()
        self._known[number] = held.hex()
