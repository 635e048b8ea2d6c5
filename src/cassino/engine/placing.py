"""Everything that is wrong with the parts of a position."""

from collections.abc import Sequence

from cassino.cards import FULL_DECK, RANK_NAMES, card_set
from cassino.engine.counting import partition
from cassino.engine.state import UNDRAWN, Build
from cassino.engine.tables import MOST_PROVEN, Tables
from cassino.rules import packs
from cassino.rules.options import Pack

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
) -> list[str]:
    """As many hands, piles and counts as there are players and sides; seats that exist."""
    problems = []
    if len(hands) != tables.players or len(parts[0]) != tables.players:
        problems.append(f"hands and proofs are needed for {tables.players} players")
    if is_by_holder and not tables.piles_up:
        problems.append("piles lie face down, their order is unknown")
    for name, part in zip(("piles", "scores", "sweeps"), parts[1:], strict=True):
        count = tables.pile_count if name == "piles" and is_by_holder else tables.side_count
        if len(part) != count:
            problems.append(f"{name} are needed for {count} {'holders' if count > tables.side_count else 'sides'}, "
                            f"not {len(part)}")  # fmt: skip
    if not 0 <= turn < tables.players:
        problems.append(f"there is no seat {turn} to move")
    if dealer is not None and not 0 <= dealer < tables.players:
        problems.append(f"there is no seat {dealer} to deal")
    if not -1 <= last_capturer < tables.players:
        problems.append(f"there is no seat {last_capturer} that could have captured last")
    return problems


def number_problems(
    hands: Sequence[int],
    stock: Sequence[int],
    builds: Sequence[Build],
    turn_no: int,
    round_no: int,
    parts: Sequence[Sequence[int]],
    waits: bool,
) -> list[str]:
    """Numbers that no deal reaches. Before the first round only cards are dealt."""
    problems = []
    to_play = sum(hand.bit_count() for hand in hands) + len(stock)
    if turn_no < 0 or turn_no + to_play > TURNS:
        problems.append(f"turn {turn_no} with {to_play} cards still to be played is no turn of one deal")
    if not (0 if waits else 1) <= round_no <= TURNS:
        problems.append(f"there is no round {round_no}")
    problems += [
        f"a build cannot have been made in turn {build.turn}" for build in builds if not 0 <= build.turn <= TURNS
    ]
    problems += [f"{score} is no score" for score in parts[2] if abs(score) > HIGHEST_SCORE]
    problems += [f"{sweeps} does not name turns" for sweeps in parts[3] if not 0 <= sweeps < 1 << TURNS]
    problems += [f"{proven} does not name values" for proven in parts[0] if not 0 <= proven < 1 << MOST_PROVEN]
    return problems


def card_problems(tables: Tables, places: Sequence[int], stock: Sequence[int]) -> list[str]:
    """Every card of the pack once, and no other; cards that are not drawn may be any others."""
    problems = []
    seen = twice = 0
    for cards in [*places, *(1 << card for card in stock if card != UNDRAWN)]:
        twice |= seen & cards
        seen |= cards
    if twice:
        problems.append(f"in two places: {_named(tables, twice)}")
    if seen & ~tables.deck:
        problems.append(f"not in the pack: {_named(tables, seen & ~tables.deck)}")
    missing, undrawn = tables.deck & ~seen, stock.count(UNDRAWN)
    if undrawn and missing.bit_count() != undrawn:
        problems.append(f"{undrawn} cards are not drawn, but {missing.bit_count()} are not named")
    elif missing and not undrawn:
        problems.append(f"cards that are nowhere: {_named(tables, missing)}")
    return problems


def _named(tables: Tables, cards: int) -> str:
    """Cards as the pack prints them; cards outside the pack by the names of the 52 cards."""
    strange = cards & ~tables.deck & FULL_DECK
    own = cards & tables.deck
    words = [packs.format_cards(strange, Pack.FRENCH_52), packs.format_cards(own, tables.rules.deck.pack)]
    return " ".join(filter(None, words)) or "a card that does not exist"


def value_name(value: int) -> str:
    """A value as people say it: 2 to 10, jack (11), queen (12), king (13), 14 (an ace)."""
    return RANK_NAMES[value - 1] if 11 <= value <= 13 else str(value)


def build_problems(tables: Tables, builds: Sequence[Build], players: int) -> list[str]:
    """Builds divide into sets of their value; where nobody need hold it, they may be nobody's."""
    problems = []
    for build in builds:
        name = f"the build {_named(tables, build.cards)} = {value_name(build.value)}"
        if build.cards & ~tables.numbers or not 1 <= build.value <= tables.highest:
            problems.append(f"{name} has a card or value that cannot be built")
        elif build.cards.bit_count() < 2 or partition(build.cards, build.value) is None:
            problems.append(f"{name} does not divide into sets of its value")
        if not (0 <= build.owner < players or (build.owner == -1 and tables.lenient)):
            problems.append(f"{name} has no seat {build.owner} as owner")
    return problems


def order_problems(
    tables: Tables, loose: int, builds: Sequence[Build], arrivals: Sequence[int], orders: Sequence[Sequence[int]]
) -> list[str]:
    """Cards in an order come once; those that came to the table are there."""
    problems = [
        f"a card lies twice in a pile: {packs.format_cards(order, tables.rules.deck.pack)}"
        for order in orders
        if len(set(order)) != len(order)
    ]
    there = loose | sum(build.cards for build in builds)
    if card_set(arrivals) & ~there or len(set(arrivals)) != len(arrivals):
        problems.append("the order of arrival names cards of the table, each once")
    return problems
