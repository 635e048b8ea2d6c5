"""What a page loads: the scripts that its script imports, at once or later, and the catalogs that they fetch."""

import posixpath
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from cassino.web import STATIC

_IMPORT = re.compile(r'(?:^|;)import\b[^;"(]*"(\.[^"]+)"', re.MULTILINE)
_LATER = re.compile(r'(?:await|=) import\("(\.[^"]+)"\)')
_CATALOGS = re.compile(r'^(?:const FILES = \[|await load\()("[^\])]+)', re.MULTILINE)


def imports(script: str, folder: Path = STATIC, pattern: re.Pattern[str] = _IMPORT) -> list[str]:
    """The scripts that a script imports; all paths begin in the folder of static files."""
    names = pattern.findall((folder / script).read_text("utf-8"))
    return [posixpath.normpath(posixpath.join(posixpath.dirname(script), name)) for name in names]


@lru_cache
def modules(script: str, folder: Path = STATIC) -> tuple[str, ...]:
    """A script and every script that it imports, directly or through others."""
    found = [script]
    for each in found:
        found += [name for name in imports(each, folder) if name not in found]
    return tuple(found)


def modules_in_time(scripts: Iterable[str]) -> tuple[str, ...]:
    """Scripts and every script that they import, also those that wait until somebody needs them."""
    found = list(scripts)
    for each in found:
        found += [name for name in [*imports(each), *imports(each, pattern=_LATER)] if name not in found]
    return tuple(found)


@lru_cache
def texts(script: str, folder: Path = STATIC) -> tuple[str, ...]:
    """The names of the catalogs that a script fetches, itself or through others."""
    return catalogs(modules(script, folder), folder)


def catalogs(scripts: Iterable[str], folder: Path = STATIC) -> tuple[str, ...]:
    """The names of the catalogs that these scripts fetch."""
    lists = [found for each in scripts for found in _CATALOGS.findall((folder / each).read_text("utf-8"))]
    return tuple(sorted({name for found in lists for name in re.findall(r"\w+", found)}))
