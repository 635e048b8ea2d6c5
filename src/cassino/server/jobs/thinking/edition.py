"""Which edition of this package a process runs: two with the same fingerprint understand each other."""

from functools import cache
from hashlib import blake2b

from cassino import __version__
from cassino.compiled import PACKAGE

READ = frozenset({".py", ".so", ".pyd", ".toml", ".ftl"})
"""The files that decide what a call means: code, rules and texts."""


@cache
def edition() -> str:
    """The version, and a fingerprint of the installed files as they were at the first call."""
    summed = blake2b(digest_size=16)
    for path in sorted(each for each in PACKAGE.rglob("*") if each.suffix in READ):
        summed.update(path.relative_to(PACKAGE).as_posix().encode())
        summed.update(path.read_bytes())
    return f"{__version__} {summed.hexdigest()}"
