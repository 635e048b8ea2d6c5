"""The worker for a connection: that of the match in the first request's address."""

import re
from collections.abc import Iterable
from hashlib import blake2b

LONGEST_HEAD = 512
"""How many bytes of a request the parent looks at; a match is named in the first few."""
MATCH = re.compile(rb"[A-Z]+ /(?:ws|m|api/matches)/([A-Za-z0-9_-]{1,64})[/? ]")


def match_in(head: bytes) -> str | None:
    """The id of the match in the first line of a request; None if there is none, or the line is incomplete."""
    found = MATCH.match(head)
    return found[1].decode() if found else None


def chosen(key: str, slots: Iterable[int]) -> int:
    """The slot of a key by rendezvous hashing: the one with the highest weight.

    When a slot is added, only the keys for which it has the highest weight move: 1/n of them.
    """
    return max(slots, key=lambda slot: blake2b(f"{slot} {key}".encode(), digest_size=8).digest())
