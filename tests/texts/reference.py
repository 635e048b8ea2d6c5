"""The catalogs as Mozilla's `fluent.runtime` words them, with the plurals, numbers and dates of Babel."""

import re
from collections.abc import Callable, Mapping
from datetime import date
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentNumber, FluentType, fluent_date, fluent_number

from cassino.errors import CassinoError
from cassino.texts import files
from cassino.texts.catalog import Catalog, UnknownMessageError
from cassino.texts.message import Message

BUILTIN = {"NUMBER", "DATETIME"}
PART = re.compile(r"\{ *([a-z][\w-]*) *\}")
resolver.MAX_PART_LENGTH = 10**6  # the catalogs of cassino refuse no text because it is long


class Given(FluentType):  # type: ignore[misc]
    """An argument that only the functions of the catalog read."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, _locale: object) -> str:
        return str(self.value)


class Reference(Catalog):
    """A catalog with another evaluator: only the functions are the same."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        functions = {name: _plain(known) for name, known in self._functions.items() if name not in BUILTIN}
        self._bundle = FluentBundle([self._locale], functions=functions, use_isolating=False)

    def _worded(self, key: str, args: Mapping[str, Any]) -> str:
        return reference(files.language_of(key, self._language))._text(key, args)

    def _text(self, key: str, args: Mapping[str, Any]) -> str:
        self._load(key)
        given = {name: self._given(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, given)
        if errors:
            raise UnknownMessageError(f"{key}: {errors}")
        return str(text)

    def _load(self, key: str) -> None:
        """Reads a message with its parts."""
        if self._bundle.has_message(key):
            return
        source = files.source(self._language, key)
        if source is None:
            raise UnknownMessageError(key)
        self._bundle.add_resource(FluentResource(source))
        for part in PART.findall(source):
            self._load(part)

    def _given(self, value: Any) -> Any:
        """An argument as Fluent takes it."""
        if isinstance(value, int | float):
            return fluent_number(value, useGrouping=False, maximumFractionDigits=1)
        if isinstance(value, date):
            return fluent_date(value, dateStyle="long")
        if isinstance(value, str | Message | CassinoError):
            return self._value(value)
        return Given(value)


def _plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a catalog that gets values as they were before Fluent had them."""
    return lambda *args, **named: function(*map(_value, args), **{name: _value(each) for name, each in named.items()})


def _value(given: Any) -> Any:
    if isinstance(given, FluentNumber):
        return int(given) if isinstance(given, int) else float(given)
    return given.value if isinstance(given, Given) else given


@lru_cache
def reference(language: str) -> Reference:
    """The same for a language, read once."""
    return Reference(language)
