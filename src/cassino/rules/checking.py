"""What contradicts what in a rule set.

What an option excludes, its limits and when it has no effect are said in its declaration. The checks below are about
names, the deal and the scoring items, where several options must fit together.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import fields
from math import comb
from typing import TYPE_CHECKING

from cassino import cards
from cassino.rules import options
from cassino.rules.messages import Text, text
from cassino.rules.options import OPTIONS, Leftover, NearTarget, Option, Pack, Reason, Redeal, Replenish, SeveralReach
from cassino.rules.options.play import LARGEST_HAND
from cassino.rules.options.points import LARGEST_POINTS
from cassino.rules.options.setup import LARGEST_VALUE, PLAYERS, pack_size, seats
from cassino.rules.packs import kind_title
from cassino.rules.problems import Problem, Remedy, wrong
from cassino.rules.values import show

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

LEAST_CHANCE = 0.01
"""A cut that is rich more often than that would be repeated without end."""
UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")
LONGEST_TEXT = 200
"""The longest text of house rules but their title, in characters."""
"""Letters that would break lines, or do something to a terminal."""
MOST_ITEMS = 24
"""No known game has half as many scoring items; a longer list is a mistake."""
NEAR = {NearTarget.LAST_THREE: 3, NearTarget.LAST_FIVE: 5}
"""How many points below the target are restricted. 000:74-98"""
NEEDED = (("most", "cards"), ("each", "10D"), ("most", "spades"))
"""The items by which a side near the target wins."""
_ID = re.compile(r"[a-z][a-z0-9_]*")


def problems(rules: "Rules") -> Iterator[Problem]:
    """Every problem of a rule set, with those that would only show when others are solved as they must be."""
    found: list[Problem] = []
    while idle := [option for option in OPTIONS.values() if _is_idle(option, rules)]:
        found += (_no_effect(option, rules) for option in idle)
        for option in idle:
            rules = option.changed(rules, option.default)
    found += (_beyond(option, rules) for option in OPTIONS.values() if not option.allows(option.of(rules)))
    settled = {problem.where for problem in found}
    yield from found
    for check in (_exclusions, *CHECKS):
        yield from (problem for problem in check(rules) if problem.where not in settled)


def without_idle(rules: "Rules", said: Container[str]) -> "Rules":
    """The same game, with inherited options that have no effect any more at their default.

    said: the keys of the options that are not inherited, which stay as they are. So a game for partners needs no more
    lines to become one for two players than their number.
    """
    while idle := [option for option in OPTIONS.values() if option.key not in said and _is_idle(option, rules)]:
        for option in idle:
            rules = option.changed(rules, option.default)
    return rules


def _is_idle(option: Option, rules: "Rules") -> bool:
    return not option.is_default(rules) and option.idle_reason(rules) is not None


def _no_effect(option: Option, rules: "Rules") -> Problem:
    reason = option.idle_reason(rules)
    said = (Text(reason.key), Text("rules-no-effect")) if reason else ()
    return Problem(option.key, said, Remedy(option.key, (option.default,)))


def _beyond(option: Option, rules: "Rules") -> Problem:
    """A number beyond the limits."""
    if option.limits and option.has_zero:
        zero, (least, most) = Text(option.zero_key), option.limits
        return wrong(option.key, "rules-beyond-or-zero", least=least, most=most, zero=zero, value=option.of(rules))
    return wrong(option.key, "rules-beyond", least=option.least, most=option.most, value=option.of(rules))


def _exclusions(rules: "Rules") -> Iterator[Problem]:
    for option in OPTIONS.values():
        if option.excludes and not option.is_default(rules):
            yield from (_excluded(option, reason) for reason in option.excludes if reason.holds(rules))


def _excluded(option: Option, reason: Reason) -> Problem:
    if not reason.remedy:
        return wrong(option.key, reason.key)
    other, *words = reason.remedy
    return Problem(option.key, (Text(reason.key),), Remedy(other, tuple(map(OPTIONS[other].type, words))))


def _identity(rules: "Rules") -> Iterator[Problem]:
    for where, words in (("id", (rules.id,)), ("aliases", rules.aliases)):
        for word in words:
            if not _ID.fullmatch(word):
                yield wrong(where, "rules-not-an-id", word=show(word))
    if not rules.is_shipped and not rules.own_title.strip():
        yield wrong("title", "rules-missing")
    for where, written in _texts(rules):
        if any(unicodedata.category(letter) in UNPRINTABLE for letter in written):
            yield wrong(where, "rules-not-one-line", text=show(written))


def _texts(rules: "Rules") -> Iterator[tuple[str, str]]:
    """Texts that are printed literally, and the keys they come from."""
    for name in ("own_title", "own_summary", "own_family", "own_short", "own_played_in", "source"):
        yield name.removeprefix("own_"), getattr(rules, name)
    yield from (("also_called", name) for name in rules.also_called)
    yield from ((f"words.{part.name}", getattr(rules.words, part.name)) for part in fields(rules.words))


def text_problems(rules: "Rules") -> Iterator[Problem]:
    """What is wrong with the texts of house rules before others may read them in a list."""
    from cassino.texts.names import LONGEST_TITLE, hides, name_problem  # shipped rules need no Unicode tables

    if problem := name_problem(rules.own_title, LONGEST_TITLE):
        yield wrong("title", problem.key, **problem.args)
    lines = {where: ", ".join(text for key, text in _texts(rules) if key == where) for where, _ in _texts(rules)}
    lines |= {"id": rules.id, "aliases": ", ".join(rules.aliases)}
    for where, line in lines.items():
        if where != "title" and len(line) > LONGEST_TEXT:
            yield wrong(where, "rules-too-long", most=LONGEST_TEXT)
        elif where != "title" and hides(line):
            yield wrong(where, "rules-not-one-line", text=show(line))


def _deck(rules: "Rules") -> Iterator[Problem]:
    """Ranks and suits that the pack has, each once and in order."""
    deck, most = rules.deck, options.pack_cards(rules.deck.pack).bit_count() // len(options.SuitName)
    for rank in deck.ranks:
        if not 1 <= rank <= most:
            yield wrong("deck.ranks", "rules-no-rank", rank=rank, most=most)
    if list(deck.ranks) != sorted(set(deck.ranks)):
        yield wrong("deck.ranks", "rules-ranks-in-order", value=show(deck.ranks))
    if list(deck.suits) != [suit for suit in options.SuitName if suit in deck.suits]:
        yield wrong("deck.suits", "rules-suits-in-order", order=", ".join(options.SuitName), value=show(deck.suits))


def _seating(rules: "Rules") -> Iterator[Problem]:
    players = rules.seating.players
    if not players:
        yield wrong("seating.players", "rules-no-players")
    for number, times in Counter(players).items():
        if number not in PLAYERS:
            yield wrong("seating.players", "rules-beyond", least=PLAYERS[0], most=PLAYERS[-1], value=number)
        if times > 1:
            yield wrong("seating.players", "rules-players-twice", number=number)


def first_hand(rules: "Rules", players: int) -> int:
    """How many cards each of this many players gets first."""
    if rules.dealing.replenish is not Replenish.ALL_CARDS:
        return rules.dealing.hand
    return (pack_size(rules) - rules.dealing.table) // players // (2 if players == 2 else 1)


def _dealing(rules: "Rules") -> Iterator[Problem]:
    dealing = rules.dealing
    smallest = min((first_hand(rules, players) for players in seats(rules)), default=dealing.hand)
    if 1 <= smallest < dealing.packet:
        yield wrong("dealing.packet", "rules-packet-too-large", packet=dealing.packet, hand=smallest)
    if dealing.redeal is Redeal.RICH_CUT and dealing.table >= 0 and not _may_be_poor(rules):
        yield wrong("dealing.redeal", "rules-always-rich", table=dealing.table)


def _may_be_poor(rules: "Rules") -> bool:
    """Whether a cut that may stay is likely enough. 002:23-28"""
    size, table = pack_size(rules), rules.dealing.table
    limits = rules.dealing.rich_points, rules.dealing.rich_pictures
    if table > size:
        return True
    poor = {(0, 0, 0): 1}
    for card in cards.cards_in(rules.deck.cards):
        worth, picture = _worth(rules, card), cards.PICTURES >> card & 1
        for (count, total, pictures), ways in list(poor.items()):
            cut = (count + 1, total + worth, pictures + picture)
            if cut[0] <= table and all(found < most or most <= 0 for found, most in zip(cut[1:], limits, strict=True)):
                poor[cut] = poor.get(cut, 0) + ways
    ways = sum(number for cut, number in poor.items() if cut[0] == table)
    return ways >= LEAST_CHANCE * comb(size, table)


def _worth(rules: "Rules", card: int) -> int:
    """What a card scores by itself."""
    return sum(
        item.points for item in rules.scoring.items if isinstance(item, options.Each) and _means(item.of) >> card & 1
    )


def _means(word: str) -> int:
    try:
        return options.cards_of(word)
    except cards.CardSyntaxError:
        return 0


def _dividing(rules: "Rules") -> Iterator[Problem]:
    """The last card of the pack must be dealt to the last player, and all must have played equally often."""
    dealing, size = rules.dealing, pack_size(rules)
    if dealing.hand < 1 or not 0 <= dealing.table <= size:
        if dealing.table > size:
            yield wrong("dealing.table", "rules-table-too-large", table=dealing.table, size=size)
        return
    most = max(seats(rules), default=PLAYERS[0])
    needed = dealing.table + dealing.hand * most
    if needed > size and dealing.replenish is not Replenish.ALL_CARDS:
        facts = {"players": most, "hand": dealing.hand, "table": dealing.table}
        yield wrong("dealing.hand", "rules-too-few-cards", **facts, needed=needed, size=size)
    if dealing.replenish is Replenish.ALL_CARDS:
        yield from _dealt_at_once(rules, size - dealing.table)
        return
    for players in seats(rules):
        yield from _helpings(rules, players, size - dealing.table)


def _dealt_at_once(rules: "Rules", rest: int) -> Iterator[Problem]:
    """002:21; two players get them in two halves: 002:126"""
    for players in seats(rules):
        helpings = 2 * players if players == 2 else players
        if rest < helpings or rest % helpings:
            facts = {"players": players, "rest": rest, "table": rules.dealing.table}
            yield wrong("dealing.table", "rules-cannot-share", **facts)


def _helpings(rules: "Rules", players: int, rest: int) -> Iterator[Problem]:
    dealing = rules.dealing
    each = dealing.hand if dealing.replenish is Replenish.ROUNDS else 1
    over = rest % (each * players)
    if not over:
        return
    left_over = text("rules-left-over", over=over, rest=rest, players=players, each=each)
    if dealing.leftover is Leftover.NONE or dealing.replenish is not Replenish.ROUNDS:
        yield Problem("dealing.hand", (left_over,))
    elif over < players:
        yield Problem("dealing.leftover", (left_over, Text("rules-too-few-for-round")))


def _in_hand(rules: "Rules") -> Iterator[Problem]:
    """Cards that count differently in the hand: each of them once, numbers all."""
    named = 0
    for place, item in enumerate(rules.counting.in_hand, 1):
        where, cards_meant = f"counting.in_hand[{place}]", _means(item.of) & rules.deck.cards
        if not cards_meant:
            yield wrong(where, "rules-game-lacks", cards=item.of)
        if named & cards_meant:
            yield wrong(where, "rules-second-value", cards=show(_title(rules, item.of)))
        if not 1 <= item.value <= LARGEST_VALUE:
            yield wrong(f"{where}.value", "rules-beyond", least=1, most=LARGEST_VALUE, value=item.value)
        if cards_meant & cards.PICTURES and rules.counting.faces is options.Faces.RANK_ONLY:
            counting = Remedy("counting.faces", (options.Faces.ELEVEN_TO_THIRTEEN,))
            yield Problem(where, (Text("rules-pictures-without-number"),), counting)
        if cards_meant & cards.ACES and rules.counting.ace is not options.Ace.ONE:
            low = Remedy("counting.ace", (options.Ace.ONE,))
            yield Problem(where, (Text("rules-ace-counts-both"),), low)
        named |= cards_meant


def _hand_and_partner(rules: "Rules") -> Iterator[Problem]:
    """000:152-177; 004:34-36"""
    hand = max((first_hand(rules, players) for players in seats(rules)), default=0)
    if rules.capturing.from_hand is not options.FromHand.ONE_CARD and hand > LARGEST_HAND:
        yield wrong("capturing.from_hand", "rules-hand-too-large", most=LARGEST_HAND, hand=hand)
    is_lenient = rules.calling.enforcement is options.Enforcement.TABLE
    if is_lenient and rules.building.for_partner is not options.ForPartner.NEVER:
        yield wrong("building.for_partner", "rules-nothing-proven")


def _large_sweeps(rules: "Rules") -> Iterator[Problem]:
    """000:136"""
    sweeping = rules.sweeping
    least = 3 if sweeping.count_played else 2
    if sweeping.large_from and not sweeping.large_points:
        yield wrong("sweeping.large_points", "rules-big-sweep-points")
    if 0 < sweeping.large_from < least:
        yield wrong("sweeping.large_from", "rules-every-sweep-big", least=least)


def _items(rules: "Rules") -> Iterator[Problem]:
    items = rules.scoring.items
    if not items:
        yield wrong("scoring.items", "rules-nothing-scores")
    if len(items) > MOST_ITEMS:
        yield wrong("scoring.items", "rules-too-many", count=len(items), most=MOST_ITEMS)
    for place, item in enumerate(items, 1):
        where = f"scoring.items[{place}]"
        if _subject(item) in [_subject(other) for other in items[: place - 1]]:
            name = "primiera" if isinstance(item, options.Primiera) else show(_title(rules, item.of))
            yield wrong(where, "rules-second-item", item=name)
        if not 1 <= item.points <= LARGEST_POINTS:
            yield wrong(f"{where}.points", "rules-beyond", least=1, most=LARGEST_POINTS, value=item.points)
        if isinstance(item, options.Primiera):
            if rules.deck.suits and len(rules.deck.suits) < len(options.SuitName):
                yield wrong(where, "rules-primiera-suits")
        else:
            yield from _item_cards(rules, item, where)


def _subject(item: options.Item) -> tuple[type, str]:
    return type(item), "" if isinstance(item, options.Primiera) else item.of


def _title(rules: "Rules", word: str) -> str:
    """A word of an item as the pack prints it."""
    is_printed = options.cards_of(word) & rules.deck.cards
    return kind_title(word, rules.deck.pack) if is_printed else word


def _item_cards(rules: "Rules", item: "options.Most | options.Enough | options.Each", where: str) -> Iterator[Problem]:
    try:
        word, known = options.kind_word(item.of), options.cards_of(item.of) & rules.deck.cards
    except cards.CardSyntaxError as error:
        yield wrong(where, error.key, **error.facts)
        return
    if word != item.of:
        yield wrong(where, "rules-written", word=show(item.of), written=show(word))
    if not known:
        if rules.deck.cards == options.pack_cards(rules.deck.pack):
            yield wrong(where, "rules-pack-lacks", pack=rules.deck.pack.value, cards=item.of)
        else:
            yield wrong(where, "rules-game-lacks", cards=item.of)
        return
    least = 1 if isinstance(item, options.Enough) else 0
    if not isinstance(item, options.Each) and not least <= item.at_least <= known.bit_count():
        facts = {"least": least, "most": known.bit_count(), "value": item.at_least}
        yield wrong(f"{where}.at_least", "rules-beyond-kind", **facts, cards=_title(rules, item.of))


def _priority(rules: "Rules") -> Iterator[Problem]:
    """Counting in a fixed order needs an order for the cards of an item too, and one side for each item."""
    if rules.ending.several is not SeveralReach.PRIORITY_COUNT or rules.ending.deals:
        return
    items = rules.scoring.items
    for place, item in enumerate(items, 1):
        where = f"scoring.items[{place}]"
        if isinstance(item, options.Each) and item.of in options.KINDS:
            yield wrong(where, "rules-order-of-cards", cards=_title(rules, item.of))
        if isinstance(item, options.Enough) and _may_be_shared(rules, item):
            yield wrong(where, "rules-order-of-enough")
    if rules.scoring.ties is options.Ties.ONE_EACH and any(isinstance(item, options.Most) for item in items):
        nobody = Remedy("scoring.ties", (options.Ties.NOBODY,))
        yield Problem("scoring.ties", (Text("rules-order-of-shared"),), nobody)


def _may_be_shared(rules: "Rules", item: options.Enough) -> bool:
    try:
        there_are = (options.cards_of(item.of) & rules.deck.cards).bit_count()
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
        yield wrong(where, "rules-near-target", most=NEAR[near], target=rules.ending.target)
    if rules.deck.pack not in (Pack.FRENCH_52, Pack.NO_PICTURES_40):
        yield wrong(where, "rules-near-pack")
        return
    there_are = [("most" if isinstance(item, options.Most) else "each", _subject(item)[1]) for item in _plain(rules)]
    missing = [f'{kind} = "{word}"' for kind, word in NEEDED if (kind, word) not in there_are]
    if missing:
        yield wrong(where, "rules-near-items", items=", ".join(missing))


def _plain(rules: "Rules") -> list["options.Most | options.Each"]:
    return [item for item in rules.scoring.items if isinstance(item, (options.Most, options.Each))]


CHECKS = (
    _identity, _deck, _seating, _dealing, _dividing, _in_hand, _hand_and_partner, _large_sweeps, _items, _priority,
    _near_target,
)  # fmt: skip
