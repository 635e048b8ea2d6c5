"""Cases of the deal, of builds as such, and of facts about a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cassino.cards import card_set, cards_in
from cassino.engine.counting import partition, set_count
from cassino.engine.dealing import TABLE, deal, deal_packets, is_refused, next_dealer
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.rotation import who_deals_next
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.engine.view import view
from cassino.notation.cases import reading
from cassino.notation.cases.checks import differ
from cassino.notation.cases.filling import players_of
from cassino.notation.cases.loading import Block, Case
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import PileFace, pack_cards
from cassino.rules.packs import format_cards
from cassino.rules.rules import Rules


def trail_out(state: State) -> Iterator[tuple[State, State]]:
    """Play a deal to its end by trailing: each state before and after a turn."""
    while not state.is_over:
        before = state.copy()
        trail_first(state)
        yield before, state


def trail_first(state: State) -> None:
    """A turn in which the lowest card is trailed, whatever else might be demanded."""
    hand, begun = state.hand(state.turn), state.turn_no
    apply(state, Move(Kind.TRAIL, hand & -hand))
    while not state.is_over and state.turn_no == begun:
        apply(state, Move(Kind.PASS, 0, seat=state.turn) if state.window else Move(Kind.END, 0))


@dataclass(frozen=True, slots=True)
class Round:
    """What one round of dealing brought."""

    each: int
    to_table: int
    cards: int


def rounds(rules: Rules, players: int, order: list[int]) -> list[Round]:
    """The rounds of a deal that is really dealt and played out."""
    state = deal(rules, players, players - 1, order)
    tables = tables_for(rules, players)
    found = [Round(state.hand_size(0), state.loose.bit_count(), len(order) - state.stock_size)]
    for before, after in trail_out(state):
        if after.round_no > before.round_no and not tables.draws:
            cards = before.stock_size - after.stock_size
            to_table = after.loose.bit_count() - before.loose.bit_count() - 1
            found.append(Round((cards - to_table) // players, to_table, cards))
    return found


def run_deal(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the numbers of a deal."""
    given = case.part("given")
    reading.only_keys(given, ("players",), "given")
    players = players_of(rules, given)
    order = list(cards_in(pack_cards(rules.deck.pack)))
    dealt = rounds(rules, players, order)
    facts = {
        "deck": len(order),
        "table_at_start": dealt[0].to_table,
        "batches": [each.each for each in dealt],
        "final_batch_each": dealt[-1].each,
        "final_batch_table": dealt[-1].to_table if len(dealt) > 1 else 0,
        "first_round_cards": dealt[0].cards,
        "later_round_cards": dealt[1].cards if len(dealt) > 1 else 0,
        "draw_pile": len(order) - dealt[0].cards if tables_for(rules, players).draws else 0,
    }
    yield from compare(case.part("expect"), facts)


def compare(expect: Block, facts: dict[str, Any]) -> Iterator[str]:
    """What is expected and not so; an expectation that is no fact is not known."""
    for key, expected in expect.items():
        wrong = differ(key, expected, facts[key]) if key in facts else f"the expectation {key!r} is not known"
        if wrong:
            yield wrong


def run_deal_order(rules: Rules, case: Case) -> Iterator[str]:
    """What fails in the order of the packets."""
    given = case.part("given")
    reading.only_keys(given, ("players", "dealer"), "given")
    players = players_of(rules, given)
    dealer = reading.seat(given.get("dealer", SEAT_LETTERS[players - 1]), players)
    first = deal_packets(rules, players, dealer, True)
    facts = {"packets": _packets(first), "later": _packets(deal_packets(rules, players, dealer, False))}
    yield from compare(case.part("expect"), facts)
    pack = rules.deck.pack
    order = list(cards_in(pack_cards(pack)))
    state = deal(rules, players, dealer, order)
    for place, cards in _by_place(first, order).items():
        found = state.loose if place == TABLE else state.hand(place)
        if found != cards:
            brought, dealt = format_cards(cards, pack), format_cards(found, pack)
            yield f"the packets bring {brought} to {_place(place)}, but the deal {dealt}"


def _packets(packets: list[tuple[int, int]]) -> list[list[Any]]:
    return [[_place(place), count] for place, count in packets]


def _place(place: int) -> str:
    return "table" if place == TABLE else SEAT_LETTERS[place]


def _by_place(packets: list[tuple[int, int]], order: list[int]) -> dict[int, int]:
    places: dict[int, int] = {}
    at = 0
    for place, count in packets:
        places[place] = places.get(place, 0) | card_set(order[at : at + count])
        at += count
    return places


def run_structure(rules: Rules, case: Case) -> Iterator[str]:
    """What fails about a build as such."""
    yield from _structure(rules, case.part("build"), case.part("expect"))


def run_structure_list(rules: Rules, case: Case) -> Iterator[str]:
    """The same for several builds, each with what is expected of it."""
    for block in reading.items(case.block.get("builds"), "builds"):
        if not isinstance(block, Block) or not isinstance(block.get("expect"), Block):
            raise CaseProblem(f"expected a build and what is expected of it, found {block!r}")
        build = Block({key: part for key, part in block.items() if key != "expect"})
        build.line, build.lines = block.line, block.lines
        yield from _structure(rules, build, block["expect"])


def _structure(rules: Rules, build: Block, expect: Block) -> Iterator[str]:
    reading.only_keys(build, ("value", "sets"), "build")
    value = reading.value(build.get("value"))
    groups = reading.sets(build.get("sets"), rules.deck.pack)
    cards = [card for group in groups for card in group]
    is_valid = _is_build(rules, groups, value)
    k = set_count(card_set(cards), value) if is_valid else 0
    facts: dict[str, Any] = {"valid": is_valid, "k": k, "kind": "single" if k == 1 else "multiple" if k else None}
    if not is_valid:
        facts["why"] = expect.get("why")
    for wrong in compare(expect, facts):
        yield f"the build {build.get('sets')} as {value}: {wrong}"


def _is_build(rules: Rules, groups: list[list[int]], value: int) -> bool:
    """Whether these sets make a build of the value."""
    tables = tables_for(rules, rules.seating.players[0])
    cards = [card for group in groups for card in group]
    numbers = {(card >> 2) + 1 for card in cards_in(tables.numbers)} | ({14} if tables.ace_high else set())
    sound = all(len(partition(card_set(group), value) or []) == 1 for group in groups)
    once = len(set(cards)) == len(cards) and not card_set(cards) & ~tables.numbers
    return tables.builds and value in numbers and len(cards) > 1 and sound and once


def run_info(rules: Rules, case: Case) -> Iterator[str]:
    """What fails among facts of the game: the residue, seats and turns, the last card of the pack."""
    given = case.part("given")
    kinds = {
        "residue": _residue_facts,
        "seats_clockwise": _seat_facts,
        "bottom_card": _bottom_facts,
        "points": _next_deal_facts,
    }
    found = [kind for key, kind in kinds.items() if key in given]
    if len(found) != 1:
        raise CaseProblem(f"info: expected one of {', '.join(kinds)}, found {', '.join(given)}")
    yield from compare(case.part("expect"), found[0](rules, case))


def _residue_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """Who gets what is left on the table when the last card has been trailed."""
    given = case.part("given")
    reading.only_keys(given, ("players", "last_capturer", "residue"), "given")
    players = players_of(rules, given)
    tables = tables_for(rules, players)
    residue = reading.one_set(given["residue"], rules.deck.pack)
    if not residue:
        raise CaseProblem("a residue has at least one card")
    letter = given.get("last_capturer")
    capturer = -1 if letter is None else reading.seat(letter, players)
    last = residue & -residue
    rest = tables.deck & ~residue
    piles = [rest if capturer >= 0 and side == capturer % tables.side_count else 0 for side in range(tables.side_count)]
    loose = residue & ~last | (rest if capturer < 0 else 0)
    parts: dict[str, Any] = {"piles": piles}
    if rules.piling.face is PileFace.UP:
        held = [
            rest if capturer >= 0 and place == capturer % tables.pile_count else 0 for place in range(tables.pile_count)
        ]
        parts = {"pile_orders": [tuple(cards_in(pile)) for pile in held]}
    state = position(rules, players, hands=[last, *[0] * (players - 1)], loose=loose, last_capturer=capturer, **parts)
    trail_first(state)
    takers = [side for side in range(tables.side_count) if residue & state.pile(side) == residue]
    is_scored = bool(takers) or (capturer < 0 and any(score_deal(state).points))
    wanted = case.part("expect").get("residue_to")
    taker = SEAT_LETTERS[takers[0]] if takers else None
    if takers and wanted is not None and reading.seat(wanted, players) % tables.side_count == takers[0]:
        taker = wanted  # either partner may be named
    return {"residue_to": taker, "scored": is_scored}


def _seat_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """Who sits where, plays when and deals next."""
    given = case.part("given")
    reading.only_keys(given, ("players", "dealer_seat", "seats_clockwise"), "given")
    seats = given["seats_clockwise"]
    step = 1 if rules.seating.direction == "clockwise" else -1
    dealer = reading.number(given.get("dealer_seat"))
    seated = len(seats) if isinstance(seats, list) else 0
    if not 0 <= dealer < seated or seated not in rules.seating.players or given.get("players", seated) != seated:
        raise CaseProblem("seats_clockwise: expected as many seats as players, one of them the dealer's")
    order = [seats[(dealer + step * i) % len(seats)] for i in range(1, len(seats) + 1)]
    following = next_dealer(len(seats), len(seats) - 1, [0] * len(seats))[0]
    word = "clockwise" if step == 1 else "counter_clockwise"
    return {"direction": word, "order_of_play": order, "next_dealer": order[following]}


def _next_deal_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """Who deals the next deal, and who leads in it."""
    given = case.part("given")
    reading.only_keys(given, ("players", "dealer", "points"), "given")
    players = players_of(rules, given)
    dealer = reading.seat(given.get("dealer"), players)
    listed = reading.by_seat(given["points"], tables_for(rules, players).side_count)
    points = [reading.number(listed.get(side, 0)) for side in range(tables_for(rules, players).side_count)]
    following = who_deals_next(rules, players, dealer, [0] * players, points)[0]
    return {"next_dealer": SEAT_LETTERS[following], "next_leader": SEAT_LETTERS[(following + 1) % players]}


def _bottom_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """Who gets the last card of the pack, and when, and who may see it before."""
    given = case.part("given")
    reading.only_keys(given, ("players", "dealer", "bottom_card"), "given")
    players = players_of(rules, given)
    dealer = reading.seat(given.get("dealer"), players)
    bottom = reading.card(given["bottom_card"], rules.deck.pack)
    order = [card for card in cards_in(pack_cards(rules.deck.pack)) if card != bottom]
    state = deal(rules, players, dealer, [*order, bottom])
    known = [SEAT_LETTERS[seat] for seat in range(players) if view(state, seat).public.bottom == bottom]
    for before, after in trail_out(state):
        for seat in range(players):
            if (after.hand(seat) & ~before.hand(seat)) >> bottom & 1:
                batch = "last" if not after.stock_size else after.round_no
                return {"known_to": known, "dealt_to": SEAT_LETTERS[seat], "in_batch": batch}
    return {"known_to": known}


def run_layout(rules: Rules, case: Case) -> Iterator[str]:
    """What fails about a first table: whether it may be refused, its points and pictures."""
    layout = reading.one_set(case.block.get("layout"), rules.deck.pack)
    cut = is_refused(rules, layout)
    facts = {"redeal": cut.is_refused, "points": cut.points, "pictures": cut.pictures}
    yield from compare(case.part("expect"), facts)
