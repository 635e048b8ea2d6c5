"""`cassino` with a clock that stands still and no chance: two servers show the same matches at the same time of day.

`python steady_server.py serve ...` is like `cassino serve ...`. Only for pictures: nothing about it is secret.
"""

import base64
import hashlib
import secrets
import sys
from datetime import UTC, datetime, tzinfo
from itertools import count

MOMENT = datetime(2026, 6, 21, 18, 30, tzinfo=UTC)
SEED = 20_260_621
NUMBERS = count()


class Standing(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        return MOMENT.astimezone(tz)


def token_bytes(size: int = 32) -> bytes:
    """Bytes that no other call returns, but the same call of another server does."""
    return hashlib.shake_256(str(next(NUMBERS)).encode()).digest(size)


def token_hex(size: int = 32) -> str:
    return token_bytes(size).hex()


def token_urlsafe(size: int = 32) -> str:
    return base64.urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode()


def stand_still() -> None:
    """From now on, every module of the server that is loaded tells the same time and draws the same numbers."""
    secrets.token_bytes, secrets.token_hex, secrets.token_urlsafe = token_bytes, token_hex, token_urlsafe
    secrets.randbits = lambda bits: SEED % 2**bits
    for name, module in list(sys.modules.items()):
        if name.startswith("cassino.") and getattr(module, "datetime", None) is datetime:
            module.datetime = Standing  # type: ignore[attr-defined]


def hurry() -> None:
    """Reviews look less closely, and so long that a busy machine does not cut them short."""
    from cassino.analysis.review.match import ReviewEffort
    from cassino.search.budget import Budget
    from cassino.server.features.reviews import service

    service.EFFORT = ReviewEffort(Budget(worlds=4), redeals=2, par_nodes=10_000)


def run() -> None:
    import cassino.server.main  # noqa: F401 (loads the modules whose clock is to stand)
    from cassino.cli.main import main

    hurry()
    stand_still()
    main()


if __name__ == "__main__":
    run()
