"""A rule set as TOML: a parent, and what differs from it. All errors are reported at once."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, get_type_hints

from cassino.rules import variants
from cassino.rules.checking import without_idle
from cassino.rules.messages import Text, text as message
from cassino.rules.options import TABLES, Pack
from cassino.rules.problems import Problem, RulesError, VariantNotFound, did_you_mean, wrong
from cassino.rules.rules import IDENTITY, Rules
from cassino.rules.values import inside, parse_value, show

FindParent = Callable[[str], Rules]
"""Raises VariantNotFound for a name that nobody has, RulesError for a parent that is wrong itself."""

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.]+)\s*\]")
MOST_DOTS = 200
"""Of a line. A key of thousands of parts takes Python's reader half a minute."""
_LINE = re.compile(r"at line (\d+)")
_KEY = re.compile(r"\s*([\w.]+)\s*=")


def parse(text: str, name: str, find_parent: FindParent, file: str = "") -> Rules:
    """The rule set of a text; `name` is its id where the text names none. Raises RulesError with all problems."""
    try:
        reading = _Reading(text.removeprefix("\ufeff"), name)
        rules = reading.rules(find_parent)
    except RecursionError:
        raise RulesError([replace(wrong("", "rules-too-deep"), file=file)]) from None
    found = [replace(problem, file=file, line=reading.line(problem.where)) for problem in reading.problems]
    if found or rules is None:
        raise RulesError(sorted(found, key=lambda problem: problem.line))
    return rules


class _Reading:
    """One text being read."""

    def __init__(self, text: str, name: str) -> None:
        self.problems: list[Problem] = []
        self._name = name
        self._length = len(text.splitlines())
        self._lines = dict(_key_lines(text))
        self._tree: dict[str, Any] = {}
        self._pack = Pack.FRENCH_52
        if endless := _endless_line(text):
            self._lines = {"": endless}
            self.problems.append(wrong("", "rules-too-many-dots", most=MOST_DOTS))
            return
        try:
            self._tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = _LINE.search(str(error))
            self._unreadable(
                int(place.group(1)) if place else self._length, wrong("", "rules-not-toml", detail=str(error))
            )
        except ValueError:  # Python reads no number of thousands of digits
            self._unreadable(self._length, wrong("", "rules-number-too-long"))

    def _unreadable(self, line: int, problem: Problem) -> None:
        self._lines = {"": line}
        self.problems.append(problem)

    def line(self, where: str) -> int:
        """The line of a key, or of what it is in."""
        while where and where not in self._lines:
            where = where[: max(where.rfind("."), where.rfind("["), 0)]
        return self._lines.get(where, 0)

    def rules(self, find_parent: FindParent) -> Rules | None:
        """The rule set, as far as it can be read."""
        if self.problems:
            return None
        self._unknown_tables()
        identity = {"id": self._name} | self._identity()
        if identity["id"] in variants.ids():  # the catalogs have its title and the like
            identity = {name: value for name, value in identity.items() if not name.startswith("own_")}
        parent = self._parent(identity.get("parent", ""), find_parent)
        known = parent or Rules("unknown", "unknown")
        self._pack = known.deck.pack
        records: dict[str, Any] = {}
        for name, record in TABLES.items():
            records[name] = replace(
                getattr(known, name), **self._fields(name + ".", get_type_hints(record), self._table(name))
            )
            self._pack = records["deck"].pack if name == "deck" else self._pack
        rules = Rules(**identity | records | {"parent": parent.id if parent and identity.get("parent") else ""})
        if parent:
            rules = without_idle(rules, self._said())
            self._contradictions(rules)
        return rules

    def _said(self) -> set[str]:
        """The options that the text names."""
        return {
            f"{table}.{key}" for table in TABLES if isinstance(self._tree.get(table), dict) for key in self._tree[table]
        }

    def _identity(self) -> dict[str, Any]:
        types = get_type_hints(Rules)
        hints = {key: types[name] for key, name in IDENTITY.items()}
        found = self._fields("", hints, {key: self._tree[key] for key in IDENTITY if key in self._tree})
        return {IDENTITY[key]: value for key, value in found.items()}

    def _unknown_tables(self) -> None:
        for key in sorted(self._tree.keys() - TABLES.keys() - set(IDENTITY)):
            unknown = "rules-unknown-table" if isinstance(self._tree[key], dict) else "rules-unknown-key"
            self._complain(key, message(unknown, key=key), *did_you_mean(key, [*TABLES, *IDENTITY]))

    def _table(self, name: str) -> dict[str, Any]:
        table = self._tree.get(name, {})
        if isinstance(table, dict):
            return table
        self._complain(name, message("rules-not-a-table", value=show(table)))
        return {}

    def _fields(self, prefix: str, hints: Mapping[str, Any], found: dict[str, Any]) -> dict[str, Any]:
        """The keys that could be read, and their values. hints: the types of those that there are."""
        known = {}
        for key, value in found.items():
            if key not in hints:
                self._complain(prefix + key, message("rules-unknown-key", key=key), *did_you_mean(key, list(hints)))
                continue
            before = len(self.problems)
            parsed = parse_value(hints[key], value, inside(self._complain, prefix + key), self._pack)
            if len(self.problems) == before:
                known[key] = parsed
        return known

    def _parent(self, name: str, find_parent: FindParent) -> Rules | None:
        if not name:
            return None if self.problems and "parent" in self._tree else Rules("root", "root")
        try:
            return find_parent(name)
        except VariantNotFound as error:
            self._complain("parent", message(error.key, **error.facts))
        except RulesError as error:
            for problem in error.problems:
                self._complain("parent", message("rules-parent-problem", parent=name, problem=problem))
        return None

    def _contradictions(self, rules: Rules) -> None:
        """Those between options that could be read."""
        unread = {problem.where for problem in self.problems}
        self.problems += [problem for problem in rules.problems() if problem.where not in unread]

    def _complain(self, where: str, /, *said: Text) -> None:
        self.problems.append(Problem(where, said))


def _endless_line(text: str) -> int:
    """The number of the first line that would take too long to read; 0 if there is none."""
    lines = enumerate(text.split("\n"), 1)  # a key ends with its line, and only there
    return next((number for number, line in lines if line.count(".") > MOST_DOTS), 0)


def _key_lines(text: str) -> Iterator[tuple[str, int]]:
    """The keys of a text and the lines they are on; elements of lists of tables are counted from 1."""
    table = key = ""
    counts: Counter[str] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            key = header.group(2)
            if header.group(1) == "[[":
                counts[key] += 1
                key += f"[{counts[key]}]"
            table = key + "."
            yield key, number
        elif found := _KEY.match(line):
            key = table + found.group(1)
            yield key, number
        for _ in range(line.count("{")):
            counts[key] += 1
            yield f"{key}[{counts[key]}]", number
