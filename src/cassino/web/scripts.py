"""What a page loads at once: the scripts that its script imports, and the catalogs that they fetch."""

import posixpath
import re
from functools import lru_cache
from pathlib import Path

from cassino.web import STATIC

_IMPORT = re.compile(r'(?:^|;)import\b[^;"(]*"(\.[^"]+)"', re.MULTILINE)
_CATALOGS = re.compile(r'^(?:const FILES = \[|await load\()("[^\])]+)', re.MULTILINE)


def imports(script: str, folder: Path = STATIC) -> list[str]:
    """The scripts that a script imports; all paths begin in the folder of static files."""
    names = _IMPORT.findall((folder / script).read_text("utf-8"))
    return [posixpath.normpath(posixpath.join(posixpath.dirname(script), name)) for name in names]


@lru_cache
def modules(script: str, folder: Path = STATIC) -> tuple[str, ...]:
    """A script and every script that it imports, directly or through others."""
    found = [script]
    for each in found:
        found += [name for name in imports(each, folder) if name not in found]
    return tuple(found)


@lru_cache
def texts(script: str, folder: Path = STATIC) -> tuple[str, ...]:
    """The names of the catalogs that a script fetches, itself or through others."""
    scripts = [(folder / each).read_text("utf-8") for each in modules(script, folder)]
    lists = [found for each in scripts for found in _CATALOGS.findall(each)]
    return tuple(sorted({name for found in lists for name in re.findall(r"\w+", found)}))
