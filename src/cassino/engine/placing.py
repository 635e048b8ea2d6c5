"""Checks on the parts of a position, such as the number of cards; each lists everything that is wrong."""

from collections.abc import Sequence

from cassino.cards import FULL_DECK, card_set
from cassino.engine.counting import partition
from cassino.engine.state import UNDRAWN, Build
from cassino.engine.tables import MOST_PROVEN, Tables
from cassino.errors import CassinoError
from cassino.rules import packs
from cassino.rules.options import Enforcement, Pack, PileFace

TURNS = 60
HIGHEST_SCORE = 30_000


def shape_problems(
    tables: Tables,
    hands: Sequence[int],
    parts: Sequence[Sequence[int]],
    turn: int,
    dealer: int | None,
    last_capturer: int,
    is_by_holder: bool = False,
) -> list[CassinoError]:
    """Problems with the numbers of hands, piles and counts, and seats that do not exist."""
    problems: list[CassinoError] = []
    if len(hands) != tables.players or len(parts[0]) != tables.players:
        problems.append(CassinoError("engine-count", part="hands", count=tables.players, found=len(hands)))
    if is_by_holder and tables.rules.piling.face is not PileFace.UP:
        problems.append(CassinoError("engine-piles-down"))
    for name, part in zip(("piles", "scores", "sweeps"), parts[1:], strict=True):
        count = tables.pile_count if name == "piles" and is_by_holder else tables.side_count
        if len(part) != count:
            problems.append(CassinoError("engine-count", part=name, count=count, found=len(part)))
    for seat, least in ((turn, 0), (0 if dealer is None else dealer, 0), (last_capturer, -1)):
        if not least <= seat < tables.players:
            problems.append(CassinoError("engine-no-seat", seat=seat, last=tables.players - 1))
    return problems


def number_problems(
    hands: Sequence[int],
    stock: Sequence[int],
    builds: Sequence[Build],
    turn_no: int,
    round_no: int,
    parts: Sequence[Sequence[int]],
    waits: bool,
) -> list[CassinoError]:
    """Numbers that no deal can reach. Before the first round, cards can only be dealt."""
    problems: list[CassinoError] = []
    to_play = sum(hand.bit_count() for hand in hands) + len(stock)
    if turn_no < 0 or turn_no + to_play > TURNS:
        problems.append(CassinoError("engine-turn", turn=turn_no, cards=to_play))
    if not (0 if waits else 1) <= round_no <= TURNS:
        problems.append(CassinoError("engine-round", round=round_no))
    problems += [CassinoError("engine-build-turn", turn=build.turn) for build in builds if not 0 <= build.turn <= TURNS]
    problems += [CassinoError("engine-score", score=score) for score in parts[2] if abs(score) > HIGHEST_SCORE]
    for name, values, most in (("sweeps", parts[3], TURNS), ("proofs", parts[0], MOST_PROVEN)):
        problems += [
            CassinoError("engine-bits", part=name, number=str(value)) for value in values if not 0 <= value < 1 << most
        ]
    return problems


def card_problems(tables: Tables, places: Sequence[int], stock: Sequence[int]) -> list[CassinoError]:
    """Cards that are missing, repeated or not in the pack; cards not drawn yet may be any of the rest."""
    problems: list[CassinoError] = []
    seen = twice = 0
    for cards in [*places, *(1 << card for card in stock if card != UNDRAWN)]:
        twice |= seen & cards
        seen |= cards
    if twice:
        problems.append(CassinoError("engine-twice", cards=_named(tables, twice)))
    if seen & ~tables.deck:
        problems.append(CassinoError("engine-not-in-pack", cards=_named(tables, seen & ~tables.deck)))
    missing, undrawn = tables.deck & ~seen, stock.count(UNDRAWN)
    if undrawn and missing.bit_count() != undrawn:
        problems.append(CassinoError("engine-undrawn", undrawn=undrawn, unnamed=missing.bit_count()))
    elif missing and not undrawn:
        problems.append(CassinoError("engine-nowhere", cards=_named(tables, missing)))
    return problems


def _named(tables: Tables, cards: int) -> str:
    """Cards as the pack prints them; cards outside the pack by the names of the 52 cards."""
    strange = cards & ~tables.deck & FULL_DECK
    own = cards & tables.deck
    words = [packs.format_cards(strange, Pack.FRENCH_52), packs.format_cards(own, tables.rules.deck.pack)]
    return " ".join(filter(None, words)) or "?"


def build_problems(tables: Tables, builds: Sequence[Build], players: int) -> list[CassinoError]:
    """Builds that do not divide into sets of their value, or that lack an owner where the rules need one."""
    problems: list[CassinoError] = []
    least = -1 if tables.rules.calling.enforcement is Enforcement.TABLE else 0
    for build in builds:
        facts = {"cards": _named(tables, build.cards).replace(" ", "+"), "value": build.value}
        if build.cards & ~tables.numbers or not 1 <= build.value <= tables.highest:
            problems.append(CassinoError("engine-unbuildable", **facts))
        elif build.cards.bit_count() < 2 or partition(build.cards, build.value) is None:
            problems.append(CassinoError("engine-build-sets", **facts))
        if not least <= build.owner < players:
            problems.append(CassinoError("engine-build-owner", seat=build.owner, **facts))
    return problems


def order_problems(
    tables: Tables, loose: int, builds: Sequence[Build], arrivals: Sequence[int], orders: Sequence[Sequence[int]]
) -> list[CassinoError]:
    """Cards that appear twice in an order, or that are said to have come to the table but are not on it."""
    problems = [
        CassinoError("engine-twice-in-pile", cards=packs.format_cards(order, tables.rules.deck.pack))
        for order in orders
        if len(set(order)) != len(order)
    ]
    there = loose | sum(build.cards for build in builds)
    if card_set(arrivals) & ~there or len(set(arrivals)) != len(arrivals):
        problems.append(CassinoError("engine-arrivals"))
    return problems
