"""Rule sets by name, from the shipped variants or from a file."""

import copyreg
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from zlib import compress, crc32, decompressobj, error as ZlibError

from cassino.errors import RestoreError
from cassino.rules import variants
from cassino.rules.checking import text_problems
from cassino.rules.formatting import format_differences
from cassino.rules.parsing import parse
from cassino.rules.problems import RulesError, VariantNotFound, wrong
from cassino.rules.rules import Rules
from cassino.texts.plain import file_text

PICKLE = 1
"""The version of the layout of pickled rules: another number is refused."""
LONGEST_PICKLE = 1 << 20
"""A rule set has a shorter text, in bytes."""


class Library:
    """Named rule sets, each read when it is first asked for."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts
        self._known: dict[str, Rules] = {}
        self._ids = {alias: id for id, text in texts.items() for alias in _aliases(text)} | {id: id for id in texts}

    @property
    def names(self) -> tuple[str, ...]:
        """All ids and aliases."""
        return tuple(self._ids)

    def ids(self, parent: str = "") -> Iterator[str]:
        """The ids, each parent before its children."""
        for id in sorted(self._texts):
            if self.load(id).parent == parent:
                yield id
                yield from self.ids(id)

    def load(self, name: str) -> Rules:
        """A rule set by id or alias. Raises VariantNotFound."""
        return self._load(self.id_of(name), ())

    def id_of(self, name: str) -> str:
        """The id that a name means. Raises VariantNotFound."""
        try:
            return self._ids[plain_name(name)]
        except KeyError:
            raise VariantNotFound(name, self.names) from None

    def _load(self, id: str, children: tuple[str, ...]) -> Rules:
        if id in children:
            raise RulesError([wrong("parent", "rules-own-ancestor", line=" -> ".join((*children, id)))])
        if id not in self._known:
            self._known[id] = parse(
                self._texts[id], id, lambda name: self._load(self.id_of(name), (*children, id)), f"{id}.toml"
            )
        return self._known[id]


def _aliases(text: str) -> list[str]:
    try:
        aliases = tomllib.loads(text).get("aliases", [])
    except tomllib.TOMLDecodeError:
        return []
    return [alias for alias in aliases if isinstance(alias, str)] if isinstance(aliases, list) else []


def plain_name(name: str) -> str:
    """`Royal Casino` -> `royal_casino`."""
    return name.strip().lower().replace(" ", "_").replace("-", "_")


@cache
def _shipped() -> Library:
    return Library({id: (variants.FOLDER / f"{id}.toml").read_text("utf-8") for id in variants.ids()})


@cache
def variant_ids() -> tuple[str, ...]:
    """The ids of the named variants, each parent before its children."""
    return tuple(_shipped().ids())


def load_variant(name: str) -> Rules:
    """A named variant by id or alias. Raises VariantNotFound."""
    return _shipped().load(name)


def parse_rules(text: str, name: str = "house_rules", file: str = "") -> Rules:
    """A rule set written as TOML; `name` is its id where the text names none. Raises RulesError with all problems."""
    return parse(text, name, load_variant, file)


def parse_house_rules(text: str, name: str = "house_rules", file: str = "") -> Rules:
    """Like `parse_rules`, for house rules, which others must be able to read; the id of a variant is taken."""
    rules = parse_rules(text, name, file)
    if rules.id not in variant_ids():
        problems = list(text_problems(rules))
    else:
        problems = [] if rules == load_variant(rules.id) else [wrong("id", "rules-id-taken", id=rules.id)]
    if problems:
        raise RulesError([replace(problem, file=file) for problem in problems])
    return rules


def format_rules(rules: Rules) -> str:
    """A rule set as TOML, the inverse of `parse_rules`."""
    return format_differences(rules, load_variant(rules.parent) if rules.parent else None)


def load_rules_file(path: str | Path) -> Rules:
    """The rule set of a TOML file, named after it. Raises RulesError with all problems, or OSError."""
    path = Path(path)
    try:
        text = file_text(path.read_bytes())
    except UnicodeDecodeError as error:
        raise RulesError([replace(wrong("", "rules-not-utf-8", place=error.start + 1), file=str(path))]) from None
    return parse_house_rules(text, plain_name(path.stem), str(path))


def load_rules(name: str | Path) -> Rules:
    """A named variant, or the rules of a file: whatever ends in `.toml` or has a folder in it."""
    if isinstance(name, Path) or name.endswith(".toml") or "/" in name:
        return load_rules_file(name)
    return load_variant(name)


@lru_cache(maxsize=256)
def _pickled(rules: Rules) -> tuple[Any, ...]:
    """A version, the text of a rule set, and a checksum of all its options, those of its parents too.

    Rules that contradict themselves have no text that can be read; they are pickled by their parts.
    """
    if rules.problems():
        return PICKLE, tuple(getattr(rules, part.name) for part in fields(rules) if part.init), 0
    return PICKLE, compress(format_rules(rules).encode()), crc32(format_differences(rules, None).encode())


@lru_cache(maxsize=256)
def unpickled(version: int, packed: bytes | tuple[Any, ...], check: int, carried: tuple[int, ...] = ()) -> Rules:
    """Rules from their pickle. Raises RestoreError for a damaged one, or where another version has other rules.

    carried: the points that are carried to a deal of these rules.
    """
    if version != PICKLE:
        raise RestoreError("rules-pickle-layout", layout=version, known=PICKLE)
    try:
        if isinstance(packed, tuple):
            return Rules(*packed)
        rules = parse_rules(decompressobj().decompress(packed, LONGEST_PICKLE).decode())
    except (TypeError, ValueError, ZlibError) as error:
        raise RestoreError("rules-pickle-damaged", problem=str(error)) from error
    if crc32(format_differences(rules, None).encode()) != check:
        raise RestoreError("rules-pickle-other", id=rules.id)
    return rules.with_carried(carried)


def _reduced(rules: Rules) -> tuple[Any, ...]:
    return unpickled, (*_pickled(rules), rules.carried) if rules.carried else _pickled(rules)


copyreg.pickle(Rules, _reduced)
