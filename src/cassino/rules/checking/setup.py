"""Names, seats and the deal: what could not be played."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from math import comb
from typing import TYPE_CHECKING

from cassino import cards
from cassino.rules import options
from cassino.rules.options import Leftover, Redeal, Replenish
from cassino.rules.problems import Problem
from cassino.rules.values import show

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

PLAYERS = range(2, 7)
"""Numbers of players that the engine can seat."""
RICH = 3
"""So many points or pictures make a cut rich. 002:25-27"""
LEAST_CHANCE = 0.01
"""A cut that is rich more often than that would be repeated without end."""
UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")
"""Letters that would break lines, or do something to a terminal."""
_ID = re.compile(r"[a-z][a-z0-9_]*")


def _identity(rules: "Rules") -> Iterator[Problem]:
    for where, words in (("id", (rules.id,)), ("aliases", rules.aliases)):
        for word in words:
            if not _ID.fullmatch(word):
                yield Problem(where, f"{show(word)} must be lower-case letters, digits and _, a letter first")
    if not rules.title.strip():
        yield Problem("title", "is missing")
    for where, text in _texts(rules):
        if any(unicodedata.category(letter) in UNPRINTABLE for letter in text):
            yield Problem(where, f"{show(text)} must be one line without control characters")


def _texts(rules: "Rules") -> Iterator[tuple[str, str]]:
    """What is printed as it stands, and the keys where it is said."""
    for where in ("title", "summary", "played_in", "source"):
        yield where, getattr(rules, where)
    yield from (("also_called", name) for name in rules.also_called)
    yield from ((f"words.{part.name}", getattr(rules.words, part.name)) for part in fields(rules.words))


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


def seats(rules: "Rules") -> list[int]:
    """The numbers of players that can be dealt to, in order."""
    return sorted({number for number in rules.seating.players if number in PLAYERS})


def pack_size(rules: "Rules") -> int:
    """How many cards there are."""
    return options.pack_cards(rules.deck.pack).bit_count()


def first_hand(rules: "Rules", players: int) -> int:
    """The cards that each of so many players gets first."""
    if rules.dealing.replenish is not Replenish.ALL_CARDS:
        return rules.dealing.hand
    return (pack_size(rules) - rules.dealing.table) // players // (2 if players == 2 else 1)


def _dealing(rules: "Rules") -> Iterator[Problem]:
    dealing = rules.dealing
    for key, least in (("hand", 1), ("table", 0), ("packet", 1)):
        if getattr(dealing, key) < least:
            yield Problem(f"dealing.{key}", f"must be at least {least}, not {getattr(dealing, key)}")
    smallest = min((first_hand(rules, players) for players in seats(rules)), default=dealing.hand)
    if 1 <= smallest < dealing.packet:
        yield Problem("dealing.packet", f"{dealing.packet} cards at a time are more than a hand of {smallest}")
    if dealing.redeal is Redeal.RICH_CUT and dealing.table >= 0 and not _may_be_poor(rules):
        text = f"{dealing.table} cut cards would nearly always hold {RICH} points or {RICH} pictures, and be put back"
        yield Problem("dealing.redeal", text)


def _may_be_poor(rules: "Rules") -> bool:
    """Whether a cut that may stay is likely enough. 002:23-28"""
    size, table = pack_size(rules), rules.dealing.table
    if table > size:
        return True
    poor = {(0, 0, 0): 1}
    for card in cards.cards_in(options.pack_cards(rules.deck.pack)):
        worth, picture = _worth(rules, card), cards.PICTURES >> card & 1
        for (count, total, pictures), ways in list(poor.items()):
            cut = (count + 1, total + worth, pictures + picture)
            if cut[0] <= table and max(cut[1:]) < RICH:
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
            yield Problem("dealing.table", f"{dealing.table} cards are more than the {size} of the pack")
        return
    most = max(seats(rules), default=PLAYERS[0])
    needed = dealing.table + dealing.hand * most
    if needed > size and dealing.replenish is not Replenish.ALL_CARDS:
        text = f"{most} hands of {dealing.hand} and {dealing.table} on the table need {needed} cards of {size}"
        yield Problem("dealing.hand", text)
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
            halves = " in two equal halves" if players == 2 else ""
            text = f"beside {rules.dealing.table} table cards {players} players cannot share {rest} cards{halves}"
            yield Problem("dealing.table", text)


def _helpings(rules: "Rules", players: int, rest: int) -> Iterator[Problem]:
    dealing = rules.dealing
    each = dealing.hand if dealing.replenish is Replenish.ROUNDS else 1
    over = rest % (each * players)
    if not over:
        return
    text = f"with {players} players the {rest} cards beside the table leave {over} over when each gets {each} at a time"
    if dealing.leftover is Leftover.NONE or dealing.replenish is not Replenish.ROUNDS:
        yield Problem("dealing.hand", text)
    elif over < players:
        yield Problem("dealing.leftover", f"{text}: too few for a short round")


CHECKS = (_identity, _seating, _dealing, _dividing)
