"""The files of the catalogs, as they are read here and by browsers: what a language lacks is there in English."""

import logging
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast

from cassino.texts.language import DRAFTS, ENGLISH, PSEUDO
from cassino.texts.pseudo import pseudo

log = logging.getLogger(__name__)
FOLDER = files("cassino.texts") / "languages"
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@lru_cache(1)
def names() -> tuple[str, ...]:
    """The names of the files that every language has: `table`, `moves`."""
    return tuple(sorted(file.name.removesuffix(".ftl") for file in (FOLDER / ENGLISH).iterdir()))


def holding(key: str) -> str | None:
    """The name of the file that has a message; None if there is no such message."""
    return _places().get(key)


@lru_cache(1)
def _places() -> dict[str, str]:
    return {key: name for name in names() for key in _KEY.findall(text(ENGLISH, name))}


def needed(name: str) -> set[str]:
    """The files that have the messages which those of one file are made of."""
    return {_places()[key] for key in _REFERENCE.findall(text(ENGLISH, name)) if key in _places()}


@lru_cache(256)
def text(language: str, name: str) -> str:
    """A file of a language. Messages that it lacks are added in English and logged."""
    english = (FOLDER / ENGLISH / f"{name}.ftl").read_text("utf-8")
    if language == ENGLISH:
        return english
    if language == PSEUDO:
        return pseudo(english)
    file = FOLDER / language / f"{name}.ftl"
    own = file.read_text("utf-8") if file.is_file() else ""
    there = {entry.id.name for entry in entries(own)}
    missing = [entry for entry in entries(english) if entry.id.name not in there]
    if missing and language not in DRAFTS:
        log.warning("%s/%s.ftl lacks %s", language, name, ", ".join(entry.id.name for entry in missing))
    return own + "\n" + FluentSerializer().serialize(ast.Resource(list(missing)))


def entries(text: str) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry
