"""What contradicts what in a rule set.

An option that has no effect beside the others must keep its default, so that rule sets which play alike are equal.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cassino import cards
from cassino.rules import options
from cassino.rules.problems import Problem
from cassino.rules.values import show

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

PLAYERS = range(2, 5)
"""Numbers of players that the engine can seat."""
MOST_ITEMS = 24
"""No known game has half as many scoring items; a longer list is a mistake."""
LARGEST_POINTS = 100
LARGEST_TARGET = 1000
_ID = re.compile(r"[a-z][a-z0-9_]*")


def problems(rules: "Rules") -> Iterator[Problem]:
    """Every problem of a rule set."""
    for check in (_identity, _seating, _dealing, _dividing, _points, _items, _priority, _without_effect):
        yield from check(rules)


def _identity(rules: "Rules") -> Iterator[Problem]:
    for where, words in (("id", (rules.id,)), ("aliases", rules.aliases)):
        for word in words:
            if not _ID.fullmatch(word):
                yield Problem(where, f"{show(word)} must be lower-case letters, digits and _, a letter first")
    if not rules.title.strip():
        yield Problem("title", "is missing")


def _seating(rules: "Rules") -> Iterator[Problem]:
    players = rules.seating.players
    if not players:
        yield Problem("seating.players", "names no number of players")
    for number, times in Counter(players).items():
        if number not in PLAYERS:
            yield Problem("seating.players", f"{number} is not a number from {PLAYERS[0]} to {PLAYERS[-1]}")
        if times > 1:
            yield Problem("seating.players", f"names {number} more than once")
    if rules.seating.sides is options.Sides.PAIRS_OF_FOUR and 4 not in players:
        yield Problem("seating.sides", f"pairs_of_four needs four players, but seating.players is {show(players)}")


def _dealing(rules: "Rules") -> Iterator[Problem]:
    dealing, size = rules.dealing, options.pack_cards(rules.deck.pack).bit_count()
    for key, least in (("hand", 1), ("table", 0), ("packet", 1)):
        if getattr(dealing, key) < least:
            yield Problem(f"dealing.{key}", f"must be at least {least}, not {getattr(dealing, key)}")
    if 1 <= dealing.hand < dealing.packet:
        yield Problem("dealing.packet", f"{dealing.packet} cards at a time are more than a hand of {dealing.hand}")
    most = max((number for number in rules.seating.players if number in PLAYERS), default=PLAYERS[0])
    needed = dealing.table + dealing.hand * most
    if needed > size:
        text = f"{most} hands of {dealing.hand} and {dealing.table} on the table need {needed} cards of {size}"
        yield Problem("dealing.hand", text)


def _dividing(rules: "Rules") -> Iterator[Problem]:
    """The last card of the pack must be dealt to the last player, and all must have played equally often."""
    dealing, size = rules.dealing, options.pack_cards(rules.deck.pack).bit_count()
    if dealing.hand < 1 or not 0 <= dealing.table <= size:
        return
    each = dealing.hand if dealing.replenish is options.Replenish.ROUNDS else 1
    for players in sorted(set(rules.seating.players)):
        over = (size - dealing.table) % (each * players) if players in PLAYERS else 0
        if over:
            text = f"with {players} players the {size - dealing.table} cards beside the table leave {over} over"
            yield Problem("dealing.hand", f"{text} when each gets {each} at a time")


def _points(rules: "Rules") -> Iterator[Problem]:
    numbers = (
        ("sweeping.points", rules.sweeping.points, 0, LARGEST_POINTS),
        ("calling.false_claim_points", rules.calling.false_claim_points, -LARGEST_POINTS, 0),
        ("ending.target", rules.ending.target, 1, LARGEST_TARGET),
    )
    for where, number, least, most in numbers:
        if not least <= number <= most:
            yield Problem(where, f"must be from {least} to {most}, not {number}")


def _items(rules: "Rules") -> Iterator[Problem]:
    items = rules.scoring.items
    if not items:
        yield Problem("scoring.items", "nothing scores")
    if len(items) > MOST_ITEMS:
        yield Problem("scoring.items", f"{len(items)} items are more than {MOST_ITEMS}")
    for place, item in enumerate(items, 1):
        where = f"scoring.items[{place}]"
        if (type(item), item.of) in [(type(other), other.of) for other in items[: place - 1]]:
            yield Problem(where, f"a second item for {show(item.of)}: put the points together")
        if not 1 <= item.points <= LARGEST_POINTS:
            yield Problem(f"{where}.points", f"must be from 1 to {LARGEST_POINTS}, not {item.points}")
        yield from _item_cards(rules, item, where)


def _item_cards(rules: "Rules", item: options.Item, where: str) -> Iterator[Problem]:
    try:
        word, known = options.kind_word(item.of), options.cards_of(item.of) & options.pack_cards(rules.deck.pack)
    except cards.CardSyntaxError as error:
        yield Problem(where, str(error))
        return
    if word != item.of:
        yield Problem(where, f"{show(item.of)} must be written {show(word)}")
    if not known:
        yield Problem(where, f"the pack {rules.deck.pack.value} has no {item.of}")
    elif isinstance(item, options.Most) and not 0 <= item.at_least <= known.bit_count():
        text = f"must be from 0 to {known.bit_count()}, the number of {item.of} there are, not {item.at_least}"
        yield Problem(f"{where}.at_least", text)


def _priority(rules: "Rules") -> Iterator[Problem]:
    """Counting in a fixed order needs an order for the cards of an item too."""
    if rules.ending.several is not options.SeveralReach.PRIORITY_COUNT:
        return
    for place, item in enumerate(rules.scoring.items, 1):
        if isinstance(item, options.Each) and item.of in options.KINDS:
            text = f"priority_count needs an order: write one item for each of the {item.of}"
            yield Problem(f"scoring.items[{place}]", text)


def _without_effect(rules: "Rules") -> Iterator[Problem]:
    for key, reason in idle_options(rules):
        record, name = key.split(".")
        chosen = getattr(getattr(rules, record), name)
        default = getattr(type(getattr(rules, record))(), name)
        if chosen != default:
            text = f"{show(chosen)} has no effect while {reason}: it must be {show(default)}"
            yield Problem(key, text)


def idle_options(rules: "Rules") -> Iterator[tuple[str, str]]:
    """The options without effect, and why."""
    if rules.deck.pack is options.Pack.NO_PICTURES_40:
        yield "counting.faces", "there are no pictures in the pack"
        yield "capturing.equal_faces", "there are no pictures in the pack"
    elif rules.counting.faces is not options.Faces.RANK_ONLY:
        yield "capturing.equal_faces", "pictures count like numbers"
    if rules.building.source is options.Source.NONE:
        for key in ("raised_by", "raise_with_sets", "joined_by", "equal_value"):
            yield f"building.{key}", "nothing may be built"
        yield "trailing.owner", "nothing may be built"
    elif rules.building.raised_by is options.By.NOBODY:
        yield "building.raise_with_sets", "nobody may raise"
    if rules.seating.sides is options.Sides.SOLO:
        yield "seating.partners", "nobody has a partner"
    if set(rules.seating.players) == {2}:
        yield "seating.direction", "only two play"
    if rules.dealing.replenish is options.Replenish.DRAW:
        yield "calling.last_round", "there are no rounds"
    if rules.calling.claim is options.Claim.NONE:
        yield "calling.false_claim_points", "nothing may be claimed"
