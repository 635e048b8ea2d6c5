"""One value of a rule set as TOML: read strictly, and written."""

import json
from collections.abc import Callable
from dataclasses import fields
from enum import StrEnum
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from cassino import cards
from cassino.rules import options
from cassino.rules.problems import did_you_mean

Complain = Callable[[str, str], None]
"""Called with the place inside the value (`[2].points`, or nothing) and what is wrong there."""


def inside(complain: Complain, place: str) -> Complain:
    """Complaints about a part of the value."""
    return lambda part, text: complain(place + part, text)


ITEM_WORDS: dict[str, type[options.Item]] = {"most": options.Most, "each": options.Each}
_ITEM_NAMES = {kind: word for word, kind in ITEM_WORDS.items()}
_TYPE_NAMES = {int: "a whole number", bool: "true or false", str: "a text"}


def parse_value(hint: Any, value: Any, complain: Complain) -> Any:
    """The value of a field of type `hint`; after a complaint the result means nothing."""
    if hint is str and isinstance(value, str):
        return value
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _parse_word(hint, value, complain)
    if isinstance(hint, UnionType):
        return _parse_item(value, complain)
    if get_origin(hint) is tuple:
        return _parse_tuple(get_args(hint)[0], value, complain)
    if type(value) is not hint:
        complain("", f"must be {_TYPE_NAMES[hint]}, not {show(value)}")
    return value


def _parse_word(words: type[StrEnum], value: Any, complain: Complain) -> StrEnum | None:
    known = [word.value for word in words]
    if value in known:
        return words(value)
    choices = " or ".join(json.dumps(word) for word in known)
    hint = did_you_mean(value, known) if isinstance(value, str) else ""
    complain("", f"must be {choices}, not {show(value)}{hint}")
    return None


def _parse_tuple(hint: Any, value: Any, complain: Complain) -> tuple[Any, ...]:
    if not isinstance(value, list):
        complain("", f"must be a list, not {show(value)}")
        return ()

    return tuple(parse_value(hint, element, inside(complain, f"[{place}]")) for place, element in enumerate(value, 1))


def _parse_item(value: Any, complain: Complain) -> options.Item | None:
    words = [word for word in ITEM_WORDS if isinstance(value, dict) and word in value]
    if len(words) != 1:
        complain("", f"must say either most = ... or each = ..., with points = ..., not {show(value)}")
        return None
    kind = ITEM_WORDS[words[0]]
    found = {("of" if key == words[0] else key): entry for key, entry in value.items()}
    wrong: list[str] = []

    def complain_inside(place: str, text: str) -> None:
        wrong.append(text)
        complain("." + words[0] if place == ".of" else place, text)

    known = _parse_fields(kind, found, complain_inside)
    return None if wrong else kind(**known)


def _parse_fields(kind: type[options.Item], found: dict[str, Any], complain: Complain) -> dict[str, Any]:
    hints = get_type_hints(kind)
    for key in sorted(found.keys() - hints.keys()):
        complain("", f"unknown key {key!r}{did_you_mean(key, list(hints))}")
    if "points" not in found:
        complain("", "points = ... is missing")
    known = {
        key: parse_value(hint, found[key], inside(complain, f".{key}")) for key, hint in hints.items() if key in found
    }
    if isinstance(known["of"], str):
        known["of"] = _parse_kind(known["of"], complain)
    return known


def _parse_kind(word: str, complain: Complain) -> str:
    """The usual spelling of the cards that an item means."""
    try:
        return options.kind_word(word)
    except cards.CardSyntaxError:
        near = did_you_mean(word, list(options.KINDS))
        complain(".of", f'must be "cards", a suit like "spades", "aces" or a card like "10D", not {show(word)}{near}')
        return word


def show(value: Any) -> str:
    """A value as it might stand in the file."""
    return format_value(value) if isinstance(value, (str, bool, int, list, tuple)) else repr(value)


def format_value(value: Any) -> str:
    """A field's value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, (tuple, list)):
        return _format_list([format_value(element) for element in value])
    if isinstance(value, (options.Most, options.Each)):
        return _format_item(value)
    return repr(value)


def _format_list(elements: list[str]) -> str:
    if any(element.startswith("{") for element in elements):
        return "[\n" + "".join(f"    {element},\n" for element in elements) + "]"
    return "[" + ", ".join(elements) + "]"


def _format_item(item: options.Item) -> str:
    keys = {"of": _ITEM_NAMES[type(item)]}
    pairs = [
        f"{keys.get(part.name, part.name)} = {format_value(getattr(item, part.name))}"
        for part in fields(item)
        if getattr(item, part.name) != part.default
    ]
    return "{ " + ", ".join(pairs) + " }"
