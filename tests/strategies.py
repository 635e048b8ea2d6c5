"""Hypothesis strategies: whole rule sets, drawn at random and always sound."""

from dataclasses import fields, replace
from enum import StrEnum
from functools import cache
from typing import Any, get_type_hints

from hypothesis import strategies as st

from cassino import cards
from cassino.rules import Rules, options
from cassino.rules.checking import idle_options
from cassino.rules.rules import RECORDS

SEATS = (2, 3, 4)
WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,12}", fullmatch=True)
TITLES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20).filter(str.strip)


@cache
def deals(
    pack: options.Pack,
    players: tuple[int, ...],
    replenish: options.Replenish,
    most_in_hand: int,
    most_on_table: int,
) -> tuple[tuple[int, int], ...]:
    """Sizes of hand and table with which the pack is dealt out evenly, for each number of players."""
    size = options.pack_cards(pack).bit_count()

    def fits(hand: int, table: int, number: int) -> bool:
        helping = number * (hand if replenish is options.Replenish.ROUNDS else 1)
        return table + hand * number <= size and (size - table) % helping == 0

    sizes = ((hand, table) for hand in range(1, most_in_hand + 1) for table in range(most_on_table + 1))
    return tuple((hand, table) for hand, table in sizes if all(fits(hand, table, number) for number in players))


def record(name: str, **known: Any) -> st.SearchStrategy[Any]:
    """One of the twelve records; enums and booleans at random, numbers as given or at their default."""
    hints = get_type_hints(RECORDS[name])
    drawn = {key: st.sampled_from(list(hint)) for key, hint in hints.items() if issubclass_of(hint, StrEnum)}
    drawn |= {key: st.booleans() for key, hint in hints.items() if hint is bool}
    given = {key: value if isinstance(value, st.SearchStrategy) else st.just(value) for key, value in known.items()}
    return st.builds(RECORDS[name], **drawn | given)


def issubclass_of(hint: Any, kind: type) -> bool:
    """Whether an annotation is a class of this kind."""
    return isinstance(hint, type) and issubclass(hint, kind)


@st.composite
def scoring_items(draw: st.DrawFn, pack: options.Pack, single_cards: bool) -> tuple[options.Item, ...]:
    """Items of which none appears twice; with `single_cards` every `each` names one card."""
    in_pack = options.pack_cards(pack)
    kinds = [word for word in options.KINDS if options.KINDS[word] & in_pack]
    ones = [cards.format_card(card) for card in cards.cards_in(in_pack)]
    most = draw(st.lists(st.sampled_from(kinds), unique=True, max_size=3))
    each = draw(st.lists(st.sampled_from(ones if single_cards else kinds + ones), unique=True, max_size=5))
    points = st.integers(1, 5)
    items: list[options.Item] = [options.Each(word, draw(points)) for word in each]
    for word in most:
        there_are = (options.cards_of(word) & in_pack).bit_count()
        items.append(options.Most(word, draw(points), draw(st.just(0) | st.integers(0, there_are))))
    return tuple(draw(st.permutations(items))) or (options.Most("cards", 1),)


@st.composite
def random_rules(draw: st.DrawFn, players: int | None = None, most_in_hand: int = 8, most_on_table: int = 8) -> Rules:
    """A sound rule set; with `players` one that this number can play."""
    pack = draw(st.sampled_from(options.Pack))
    seats = draw(st.lists(st.sampled_from(SEATS), min_size=0 if players else 1, max_size=3))
    numbers = tuple(dict.fromkeys([*([players] if players else []), *seats]))
    replenish = draw(st.sampled_from(options.Replenish))
    several = draw(st.sampled_from(options.SeveralReach))
    hand, table = draw(st.sampled_from(deals(pack, numbers, replenish, most_in_hand, most_on_table)))
    sides = options.Sides if 4 in numbers else [options.Sides.SOLO]
    items = scoring_items(pack, several is options.SeveralReach.PRIORITY_COUNT)
    drawn = Rules(
        id=draw(WORDS),
        title=draw(TITLES),
        aliases=tuple(draw(st.lists(WORDS, max_size=2))),
        deck=options.Deck(pack),
        seating=draw(record("seating", players=numbers, sides=st.sampled_from(sides))),
        dealing=options.Dealing(hand, table, replenish, draw(st.integers(1, hand))),
        counting=draw(record("counting")),
        capturing=draw(record("capturing")),
        building=draw(record("building")),
        trailing=draw(record("trailing")),
        piling=draw(record("piling")),
        sweeping=options.Sweeping(draw(st.integers(0, 3))),
        calling=draw(record("calling", false_claim_points=st.integers(-20, 0))),
        scoring=draw(record("scoring", items=items)),
        ending=draw(record("ending", target=st.integers(1, 40), several=several)),
    )
    return without_idle_options(drawn)


def without_idle_options(rules: Rules) -> Rules:
    """The same game, with the options that have no effect at their default."""
    for where, _ in tuple(idle_options(rules)):
        name, key = where.split(".")
        rules = with_option(rules, name, key, getattr(RECORDS[name](), key))
    return rules


def with_option(rules: Rules, name: str, key: str, value: Any) -> Rules:
    """A rule set with one option changed."""
    changed: dict[str, Any] = {name: replace(getattr(rules, name), **{key: value})}
    return replace(rules, **changed)


OPTIONS: tuple[tuple[str, str], ...] = tuple(
    (name, part.name) for name, kind in RECORDS.items() for part in fields(kind)
)
"""Every option of the twelve records: table and key."""
