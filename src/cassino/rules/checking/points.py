"""Points and the end of the match: numbers out of range, items that cannot be counted, claims that mean nothing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cassino import cards
from cassino.rules import options
from cassino.rules.options import NearTarget, Pack, SeveralReach
from cassino.rules.packs import kind_title
from cassino.rules.problems import Problem
from cassino.rules.values import show

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

MOST_ITEMS = 24
"""No known game has half as many scoring items; a longer list is a mistake."""
LARGEST_POINTS = 100
LARGEST_TARGET = 1000
LARGEST_DEALS = 100
LARGEST_PLAYS = 4
NEAR = {NearTarget.LAST_THREE: 3, NearTarget.LAST_FIVE: 5}
"""How many points below the target are restricted. 000:74-98"""
NEEDED = (("most", "cards"), ("each", "10D"), ("most", "spades"))
"""The items by which a side near the target wins."""


def _numbers(rules: "Rules") -> Iterator[Problem]:
    sweeping, calling, ending = rules.sweeping, rules.calling, rules.ending
    numbers = (
        ("sweeping.points", sweeping.points, 0, LARGEST_POINTS),
        ("sweeping.large_points", sweeping.large_points, 0, LARGEST_POINTS),
        ("sweeping.large_from", sweeping.large_from, 0, cards.DECK_SIZE),
        ("sweeping.first_play_points", sweeping.first_play_points, 0, LARGEST_POINTS),
        ("sweeping.victim_plays", sweeping.victim_plays, 1, LARGEST_PLAYS),
        ("calling.false_claim_points", calling.false_claim_points, -LARGEST_POINTS, 0),
        ("calling.orange_points", calling.orange_points, 1, LARGEST_POINTS),
        ("calling.false_orange_points", calling.false_orange_points, -LARGEST_POINTS, 0),
        ("ending.target", ending.target, 1, LARGEST_TARGET),
        ("ending.deals", ending.deals, 0, LARGEST_DEALS),
    )
    for where, number, least, most in numbers:
        if not least <= number <= most:
            yield Problem(where, f"must be from {least} to {most}, not {number}")


def _sweeps(rules: "Rules") -> Iterator[Problem]:
    """000:88, 000:136"""
    sweeping = rules.sweeping
    least = 3 if sweeping.count_played else 2
    if sweeping.large_from and not sweeping.large_points:
        yield Problem("sweeping.large_points", "says what a large sweep scores: it is missing")
    if 0 < sweeping.large_from < least:
        yield Problem("sweeping.large_from", f"every sweep would be a large one: it must be at least {least}, or 0")
    no_records = sweeping.cancelling is options.Cancelling.UNRESTRICTED_SIDES
    if no_records and rules.ending.near_target is NearTarget.FREE:
        text = f"no side is ever restricted near the target: it must be {show(options.Cancelling.ALL_SIDES)}"
        yield Problem("sweeping.cancelling", text)


def _items(rules: "Rules") -> Iterator[Problem]:
    items = rules.scoring.items
    if not items:
        yield Problem("scoring.items", "nothing scores")
    if len(items) > MOST_ITEMS:
        yield Problem("scoring.items", f"{len(items)} items are more than {MOST_ITEMS}")
    for place, item in enumerate(items, 1):
        where = f"scoring.items[{place}]"
        if _subject(item) in [_subject(other) for other in items[: place - 1]]:
            name = "primiera" if isinstance(item, options.Primiera) else show(_title(rules, item.of))
            yield Problem(where, f"a second item for {name}: put the points together")
        if not 1 <= item.points <= LARGEST_POINTS:
            yield Problem(f"{where}.points", f"must be from 1 to {LARGEST_POINTS}, not {item.points}")
        if not isinstance(item, options.Primiera):
            yield from _item_cards(rules, item, where)


def _subject(item: options.Item) -> tuple[type, str]:
    return type(item), "" if isinstance(item, options.Primiera) else item.of


def _title(rules: "Rules", word: str) -> str:
    """A word of an item as the pack prints it."""
    is_printed = options.cards_of(word) & options.pack_cards(rules.deck.pack)
    return kind_title(word, rules.deck.pack) if is_printed else word


def _item_cards(rules: "Rules", item: "options.Most | options.Enough | options.Each", where: str) -> Iterator[Problem]:
    try:
        word, known = options.kind_word(item.of), options.cards_of(item.of) & options.pack_cards(rules.deck.pack)
    except cards.CardSyntaxError as error:
        yield Problem(where, str(error))
        return
    if word != item.of:
        yield Problem(where, f"{show(item.of)} must be written {show(word)}")
    if not known:
        yield Problem(where, f"the pack {rules.deck.pack.value} has no {item.of}")
        return
    least = 1 if isinstance(item, options.Enough) else 0
    if not isinstance(item, options.Each) and not least <= item.at_least <= known.bit_count():
        there_are = f"from {least} to {known.bit_count()}, the number of {_title(rules, item.of)} there are"
        yield Problem(f"{where}.at_least", f"must be {there_are}, not {item.at_least}")


def _priority(rules: "Rules") -> Iterator[Problem]:
    """Counting in a fixed order needs an order for the cards of an item too, and one side for each item."""
    if rules.ending.several is not SeveralReach.PRIORITY_COUNT or rules.ending.deals:
        return
    items = rules.scoring.items
    for place, item in enumerate(items, 1):
        where = f"scoring.items[{place}]"
        if isinstance(item, options.Each) and item.of in options.KINDS:
            word = _title(rules, item.of)
            yield Problem(where, f"priority_count needs an order: write one item for each of the {word}")
        if isinstance(item, options.Enough) and _may_be_shared(rules, item):
            text = "several sides may have enough, but priority_count needs an order: write most = ... instead"
            yield Problem(where, text)
    if rules.scoring.ties is options.Ties.ONE_EACH and any(isinstance(item, options.Most) for item in items):
        text = f"priority_count cannot order points that sides share: it must be {show(options.Ties.NOBODY)}"
        yield Problem("scoring.ties", text)


def _may_be_shared(rules: "Rules", item: options.Enough) -> bool:
    try:
        there_are = (options.cards_of(item.of) & options.pack_cards(rules.deck.pack)).bit_count()
    except cards.CardSyntaxError:
        return False
    return 2 * item.at_least <= there_are


def _near_target(rules: "Rules") -> Iterator[Problem]:
    """000:72-100"""
    near = rules.ending.near_target
    if near is NearTarget.FREE or rules.ending.deals:
        return
    where = "ending.near_target"
    if rules.ending.target <= NEAR[near]:
        yield Problem(where, f"{near.value} needs a target of more than {NEAR[near]}, not {rules.ending.target}")
    if rules.deck.pack not in (Pack.FRENCH_52, Pack.NO_PICTURES_40):
        yield Problem(where, f"{near.value} needs a pack with spades and a ten of diamonds")
        return
    there_are = [("most" if isinstance(item, options.Most) else "each", _subject(item)[1]) for item in _plain(rules)]
    missing = [f'{kind} = "{word}"' for kind, word in NEEDED if (kind, word) not in there_are]
    if missing:
        yield Problem(where, f"{near.value} needs the scoring items {', '.join(missing)}")


def _plain(rules: "Rules") -> list["options.Most | options.Each"]:
    return [item for item in rules.scoring.items if isinstance(item, (options.Most, options.Each))]


def _claims(rules: "Rules") -> Iterator[Problem]:
    """000:168, 004:30"""
    if rules.calling.claim is options.Claim.NONE or rules.ending.deals:
        return
    if rules.ending.near_target is not NearTarget.FREE:
        text = "near the target a side wins by its own item alone, which nobody need claim: it must be "
        yield Problem("calling.claim", text + show(options.Claim.NONE))


CHECKS = (_numbers, _sweeps, _items, _priority, _near_target, _claims)
