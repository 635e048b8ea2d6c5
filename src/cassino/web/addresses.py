"""The addresses of scripts, styles and pictures. They contain a hash of all static files.

A browser may keep what is at `/static/{content}/...` forever, because other content has another address.
"""

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from cassino.texts import files
from cassino.web import STATIC

TEXTS = Path(str(files.FOLDER))
"""The catalogs of messages: the browser reads the same files as the terminal."""


def digest_of(folders: Iterable[Path]) -> str:
    """A short hash of all files in folders and of their names."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(f"{path.relative_to(folder).as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache(1)
def content() -> str:
    """A short hash of all static files and their names."""
    return digest_of((STATIC, TEXTS))


def static(path: str) -> str:
    """The address of a static file."""
    return f"/static/{content()}/{path}"
