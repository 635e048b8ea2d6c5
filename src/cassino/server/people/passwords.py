"""Passwords: the stored form is slow to guess, and wrong ones take as long as right ones."""

import asyncio
import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from cassino.hosted.match.names import clean_login
from cassino.server.http.limits import TooFast
from cassino.server.http.refusals import BadRequest

SHORTEST, LONGEST = 10, 200
SALT_BYTES = 16
KEY_BYTES = 32
AT_ONCE = 2
"""How many are hashed at the same time; each takes 32 MiB and a core for a while."""
MOST_WAITING = 40
BUSY_SECONDS = 5

_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of scrypt: 2**log2 rounds of blocks, `times` times."""

    log2: int = 15
    block: int = 8
    times: int = 3

    @property
    def memory(self) -> int:
        """Memory in bytes, with some room."""
        return 2 * 128 * self.block << self.log2


USUAL = Cost()


def hashed(password: str, cost: Cost | None = None) -> str:
    """What is stored: the costs (by default the usual ones), the salt and the key."""
    cost, salt = cost or USUAL, secrets.token_bytes(SALT_BYTES)
    return _stored(cost, salt, _key(password, salt, cost))


def of_nobody() -> str:
    """A stored form of no known password; comparing with it takes as long as with others."""
    return _stored(USUAL, secrets.token_bytes(SALT_BYTES), secrets.token_bytes(KEY_BYTES))


def _stored(cost: Cost, salt: bytes, key: bytes) -> str:
    parts = (cost.log2, cost.block, cost.times, _text(salt), _text(key))
    return "$".join(("scrypt", *map(str, parts)))


def is_right(password: str, stored: str) -> bool:
    """Whether a password is the stored one."""
    cost, salt, key = _read(stored)
    return hmac.compare_digest(_key(password, salt, cost), key)


def is_outdated(stored: str) -> bool:
    """Whether it was stored with other costs than the current ones."""
    return _read(stored)[0] != USUAL


def check_new(password: str, login: str) -> None:
    """Refuse a password that is too easy to guess. Raises BadRequest."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadRequest(422, "password", "error-password-length", least=SHORTEST, most=LONGEST)
    rest = password.casefold().replace(clean_login(login), "")
    if len(set(password)) < SHORTEST // 2 or len(rest) < SHORTEST // 2:
        raise BadRequest(422, "password", "error-password-easy")


class Checker:
    """Hashes in its own threads, few at a time, so that a flood of logins does not slow down the rest of the server."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0
        self._nobody = of_nobody()

    async def hashed(self, password: str) -> str:
        """What to store. Raises TooFast if too many others are waiting."""
        return await self._run(hashed, password)

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Whether a password is the stored one; without a stored one it takes as long to be wrong. Raises TooFast."""
        right = await self._run(is_right, password, stored or self._nobody)
        return right and stored is not None

    async def _run(self, function: Callable[..., _Answer], *arguments: str) -> _Answer:
        if self._waiting >= MOST_WAITING:
            raise TooFast(BUSY_SECONDS)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _key(password: str, salt: bytes, cost: Cost) -> bytes:
    secret = unicodedata.normalize("NFKC", password).encode()
    return hashlib.scrypt(
        secret, salt=salt, n=1 << cost.log2, r=cost.block, p=cost.times, maxmem=cost.memory, dklen=KEY_BYTES
    )


def _read(stored: str) -> tuple[Cost, bytes, bytes]:
    kind, log2, block, times, salt, key = stored.split("$")
    if kind != "scrypt":
        raise ValueError(f"a password stored as {kind}")
    return Cost(int(log2), int(block), int(times)), base64.b64decode(salt), base64.b64decode(key)


def _text(secret: bytes) -> str:
    return base64.b64encode(secret).decode()
