"""The files that a browser keeps so that pages open without a network."""

import re
from collections.abc import Iterable

from cassino.web import STATIC
from cassino.web.scripts import catalogs, modules_in_time

_NAMED = re.compile(r"/static/[0-9a-f]{12}/([^\s\"]+)")
_FOLDERS = ("art", "vendor/fonts")
"""Their pictures and fonts are named by styles and scripts."""
_SUFFIXES = frozenset({".svg", ".woff2"})


def files(documents: Iterable[str], languages: Iterable[str]) -> list[str]:
    """The static files of these documents: what they name, and what their scripts and styles load later.

    languages: those whose catalogs the scripts fetch.
    """
    named = {name for text in documents for name in _NAMED.findall(text)}
    scripts = modules_in_time(sorted(name for name in named if name.endswith(".js")))
    texts = {f"{language}/{name}.ftl" for language in languages for name in catalogs(scripts)}
    drawn = [path for folder in _FOLDERS for path in (STATIC / folder).rglob("*") if path.suffix in _SUFFIXES]
    return sorted({*named, *scripts, *texts, *(path.relative_to(STATIC).as_posix() for path in drawn)})
