"""One value of a rule set as TOML: read strictly, and written."""

import json
from dataclasses import fields
from enum import StrEnum
from types import UnionType
from typing import Any, Protocol, get_args, get_origin, get_type_hints

from cassino import cards
from cassino.rules import options, packs
from cassino.rules.messages import Text, text
from cassino.rules.options import Pack
from cassino.rules.problems import did_you_mean


class Complain(Protocol):
    """Called with the place inside the value (`[2].points`, or nothing) and what is wrong there."""

    def __call__(self, place: str, /, *said: Text) -> None:
        """Note one problem."""


def inside(complain: Complain, place: str) -> Complain:
    """Complaints about a part of the value."""
    return lambda part, /, *said: complain(place + part, *said)


ITEM_WORDS: dict[str, type[options.Item]] = {
    "most": options.Most,
    "enough": options.Enough,
    "each": options.Each,
    "primiera": options.Primiera,
}
IN_HAND = (("cards", str), ("value", int))
_ITEM_NAMES = {kind: word for word, kind in ITEM_WORDS.items()}
_OTHER_TYPE = {int: "rules-not-a-number", bool: "rules-not-true-or-false", str: "rules-not-a-text"}


def parse_value(hint: Any, value: Any, complain: Complain, pack: Pack = Pack.FRENCH_52) -> Any:
    """The value of a field of type `hint`; after a complaint the result means nothing.

    The cards of scoring items are written as they are printed in the pack.
    """
    if value is None:
        complain("", text("rules-missing"))
        return value
    if hint is str and isinstance(value, str):
        return value
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _parse_word(hint, value, complain)
    if isinstance(hint, UnionType):
        return _parse_item(value, complain, pack)
    if hint is options.InHand:
        return _parse_in_hand(value, complain, pack)
    if get_origin(hint) is tuple:
        return _parse_tuple(get_args(hint)[0], value, complain, pack)
    if type(value) is not hint:
        complain("", text(_OTHER_TYPE[hint], value=show(value)))
    return value


def _parse_word(words: type[StrEnum], value: Any, complain: Complain) -> StrEnum | None:
    known = [word.value for word in words]
    if value in known:
        return words(value)
    near = did_you_mean(value, known) if isinstance(value, str) else ()
    complain("", text("rules-not-a-choice", words=", ".join(map(json.dumps, known)), value=show(value)), *near)
    return None


def _parse_tuple(hint: Any, value: Any, complain: Complain, pack: Pack) -> tuple[Any, ...]:
    if not isinstance(value, list):
        complain("", text("rules-not-a-list", value=show(value)))
        return ()

    return tuple(
        parse_value(hint, element, inside(complain, f"[{place}]"), pack) for place, element in enumerate(value, 1)
    )


def _parse_item(value: Any, complain: Complain, pack: Pack) -> options.Item | None:
    words = [word for word in ITEM_WORDS if isinstance(value, dict) and word in value]
    if len(words) != 1:
        complain("", text("rules-not-an-item", words=", ".join(ITEM_WORDS), value=show(value)))
        return None
    kind = ITEM_WORDS[words[0]]
    name = "points" if kind is options.Primiera else "of"
    if name == "points" and name in value:
        complain("", text("rules-primiera-points"))
        return None
    found = {(name if key == words[0] else key): entry for key, entry in value.items()}
    is_wrong = False

    def complain_inside(place: str, /, *said: Text) -> None:
        nonlocal is_wrong
        is_wrong = True
        complain("." + words[0] if place == f".{name}" and name != "points" else place, *said)

    known = _parse_fields(kind, found, complain_inside, pack)
    return None if is_wrong else kind(**known)


def _parse_in_hand(value: Any, complain: Complain, pack: Pack) -> options.InHand | None:
    """`{ cards = "aces", value = 14 }`."""
    if not isinstance(value, dict) or set(value) != {"cards", "value"}:
        complain("", text("rules-not-in-hand", form="{ cards = ..., value = ... }", value=show(value)))
        return None
    of, counts = (parse_value(hint, value[key], inside(complain, f".{key}")) for key, hint in IN_HAND)
    if not isinstance(of, str) or type(counts) is not int:
        return None
    return options.InHand(_parse_kind(of, lambda _, /, *said: complain(".cards", *said), pack), counts)


def _parse_fields(kind: type[options.Item], found: dict[str, Any], complain: Complain, pack: Pack) -> dict[str, Any]:
    hints = get_type_hints(kind)
    for key in sorted(found.keys() - hints.keys()):
        complain("", text("rules-unknown-key", key=key), *did_you_mean(key, list(hints)))
    if "points" not in found:
        complain("", text("rules-points-missing"))
    known = {
        key: parse_value(hint, found[key], inside(complain, f".{key}")) for key, hint in hints.items() if key in found
    }
    if isinstance(known.get("of"), str):
        known["of"] = _parse_kind(known["of"], complain, pack)
    return known


def _parse_kind(word: str, complain: Complain, pack: Pack) -> str:
    """The word of `options.KINDS`, or the card, that an item means."""
    try:
        return packs.kind_of_title(word, pack)
    except cards.CardSyntaxError:
        complain(".of", *_no_kind(word, pack))
        return word


def _no_kind(word: str, pack: Pack) -> tuple[Text, ...]:
    try:
        return (text("rules-pack-lacks", pack=pack.value, cards=options.kind_word(word)),)
    except cards.CardSyntaxError:
        in_pack = options.pack_cards(pack)
        known = [packs.kind_title(kind, pack) for kind, meant in options.KINDS.items() if meant & in_pack]
        suit, rank, card = show(known[4]), show(known[5]), show(packs.format_card(37, pack))
        must = text("rules-not-a-kind", suit=suit, rank=rank, card=card, value=show(word))
        return (must, *did_you_mean(word, known))


def show(value: Any) -> str:
    """A value as it might stand in the file."""
    return format_value(value) if isinstance(value, (str, bool, int, list, tuple)) else repr(value)


def format_value(value: Any, pack: Pack = Pack.FRENCH_52) -> str:
    """A field's value as TOML, cards as they are printed in the pack."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, (tuple, list)):
        return _format_list([format_value(element, pack) for element in value])
    if isinstance(value, options.Item):
        return _format_item(value, pack)
    if isinstance(value, options.InHand):
        return f"{{ cards = {format_value(_printed(value.of, pack))}, value = {value.value} }}"
    return repr(value)


def _format_list(elements: list[str]) -> str:
    if any(element.startswith("{") for element in elements):
        return "[\n" + "".join(f"    {element},\n" for element in elements) + "]"
    return "[" + ", ".join(elements) + "]"


def _format_item(item: options.Item, pack: Pack) -> str:
    if isinstance(item, options.Primiera):
        return f"{{ primiera = {item.points} }}"
    pairs = [f"{_ITEM_NAMES[type(item)]} = {format_value(_printed(item.of, pack))}"]
    pairs += [
        f"{part.name} = {format_value(getattr(item, part.name))}"
        for part in fields(item)[1:]
        if getattr(item, part.name) != part.default
    ]
    return "{ " + ", ".join(pairs) + " }"


def _printed(word: str, pack: Pack) -> str:
    """The word of an item as the pack prints it; what names none of its cards stays as it is."""
    try:
        return packs.kind_title(word, pack) if options.cards_of(word) & options.pack_cards(pack) else word
    except cards.CardSyntaxError:
        return word
