"""Cases about the deal, about builds as such, and about facts of a game."""

from collections.abc import Iterator
from typing import Any

from cassino.cards import card_set, cards_in
from cassino.casefiles import values
from cassino.casefiles.casefile import Case
from cassino.casefiles.position import players_of
from cassino.casefiles.values import CaseProblem, compare
from cassino.engine.counting import partition, set_count
from cassino.engine.dealing import TABLE, deal, deal_packets, is_refused, next_dealer, who_deals_next
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.engine.view import view
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import PileFace, Replenish, Source
from cassino.rules.rules import Rules
from cassino.texts import tell


def pack_order(rules: Rules) -> list[int]:
    """All cards of the game, in the order of the pack."""
    return list(cards_in(rules.deck.cards))


def dealer_of(case: Case, players: int) -> int:
    """The dealer: by default the last player."""
    return values.seat(case.given.get("dealer", SEAT_LETTERS[players - 1]), players)


def trail_lowest(state: State) -> None:
    """Play a turn in which the lowest card is trailed, passing on everything else."""
    hand, begun = state.hand(state.turn), state.turn_no
    apply(state, Move(Kind.TRAIL, hand & -hand))
    while not state.is_over and state.turn_no == begun:
        apply(state, Move(Kind.PASS, 0, seat=state.turn) if state.window else Move(Kind.END, 0))


def trail_out(state: State) -> Iterator[tuple[State, State]]:
    """Play a deal to its end by trailing: each state before and after a turn."""
    while not state.is_over:
        before = state.copy()
        trail_lowest(state)
        yield before, state


def run_deal(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in the numbers of a deal and in the order of its packets."""
    values.only_words(case.given, ("players", "dealer"), "case")
    players, order = players_of(rules, case), pack_order(rules)
    dealer = dealer_of(case, players)
    first, later = (deal_packets(rules, players, dealer, is_first) for is_first in (True, False))
    state, rest = deal(rules, players, dealer, order), iter(order)
    brought: dict[int, int] = {}
    for place, count in first:
        brought[place] = brought.get(place, 0) | card_set(next(rest) for _ in range(count))
    if any(cards != (state.loose if place == TABLE else state.hand(place)) for place, cards in brought.items()):
        yield tell("cases-packets")
    facts = {"packets": _packets(first), "later": _packets(later), **_deal_numbers(state, rules)}
    yield from compare(case.checks[0].expect, facts)


def _deal_numbers(state: State, rules: Rules) -> dict[str, Any]:
    """How many cards go where in each round of a deal that is played to its end."""
    deck, draws = len(pack_order(rules)), rules.dealing.replenish is Replenish.DRAW
    rounds = [(state.hand_size(0), state.loose.bit_count(), deck - state.stock_size)]
    for before, after in trail_out(state):
        if after.round_no > before.round_no and not draws:
            cards = before.stock_size - after.stock_size
            to_table = after.loose.bit_count() - before.loose.bit_count() - 1
            rounds.append(((cards - to_table) // state.players, to_table, cards))
    last, is_several = rounds[-1], len(rounds) > 1
    return {
        "deck": deck,
        "table_at_start": rounds[0][1],
        "batches": [each for each, _, _ in rounds],
        "final_batch_each": last[0],
        "final_batch_table": last[1] if is_several else 0,
        "first_round_cards": rounds[0][2],
        "later_round_cards": rounds[1][2] if is_several else 0,
        "draw_pile": deck - rounds[0][2] if draws else 0,
    }


def _packets(packets: list[tuple[int, int]]) -> list[list[Any]]:
    return [[_place(place), count] for place, count in packets]


def _place(place: int) -> str:
    return "table" if place == TABLE else SEAT_LETTERS[place]


def run_structure(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong about builds as such: `structure 9S 5H+4D = 9`."""
    values.only_words(case.given, (), "case")
    for check in case.checks:
        sets, _, value = check.text.partition(" = ")
        groups = values.sets(sets, rules.deck.pack)
        facts = _structure(rules, groups, values.value(value))
        expect = dict(check.expect)
        if "why" in expect and not facts["valid"]:
            del expect["why"]
        yield from (f"{check.text}: {wrong}" for wrong in compare(expect, facts))


def _structure(rules: Rules, groups: list[list[int]], value: int) -> dict[str, Any]:
    """Whether these sets make a build of the value, and of how many sets."""
    tables = tables_for(rules, rules.seating.players[0])
    cards = [card for group in groups for card in group]
    numbers = {(card >> 2) + 1 for card in cards_in(tables.numbers)} | ({tables.high_ace} if tables.high_ace else set())
    sound = all(len(partition(card_set(group), value) or []) == 1 for group in groups)
    once = len(set(cards)) == len(cards) and not card_set(cards) & ~tables.numbers
    has_builds = tables.rules.building.source is not Source.NONE
    is_valid = bool(has_builds and value in numbers and len(cards) > 1 and sound and once)
    k = set_count(card_set(cards), value) if is_valid else 0
    return {"valid": is_valid, "k": k, "kind": "single" if k == 1 else "multiple" if k else None}


def run_layout(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong about a first table: whether it may be refused, its points and pictures."""
    values.only_words(case.given, (), "case")
    cut = is_refused(rules, values.one_set(case.checks[0].text, rules.deck.pack))
    facts = {"redeal": cut.is_refused, "points": cut.points, "pictures": cut.pictures}
    yield from compare(case.checks[0].expect, facts)


def run_info(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in facts of the game: the residue, seats and turns, the last card of the pack."""
    kinds = {
        "residue": (_residue_facts, ("players", "last", "residue")),
        "seats_clockwise": (_seat_facts, ("players", "dealer_seat", "seats_clockwise")),
        "bottom_card": (_bottom_facts, ("players", "dealer", "bottom_card")),
        "points": (_next_deal_facts, ("players", "dealer", "points", "last")),
    }
    found = [kind for word, kind in kinds.items() if word in case.given]
    if len(found) != 1:
        raise CaseProblem("cases-info", known=", ".join(kinds), found=", ".join(case.given))
    facts, known = found[0]
    values.only_words(case.given, known, "case")
    yield from compare(case.checks[0].expect, facts(rules, case))


def _residue_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """Which side gets the cards left on the table when the last card has been trailed."""
    players = players_of(rules, case)
    tables = tables_for(rules, players)
    residue = values.one_set(case.given["residue"], rules.deck.pack)
    if not residue:
        raise CaseProblem("cases-residue")
    letter = case.given.get("last", values.NONE)
    capturer = -1 if letter == values.NONE else values.seat(letter, players)
    last, rest = residue & -residue, tables.deck & ~residue
    is_up = rules.piling.face is PileFace.UP
    count = tables.pile_count if is_up else tables.side_count
    piles = [rest if capturer >= 0 and place == capturer % count else 0 for place in range(count)]
    parts: dict[str, Any] = {"pile_orders": [tuple(cards_in(pile)) for pile in piles]} if is_up else {"piles": piles}
    loose = residue & ~last | (rest if capturer < 0 else 0)
    state = position(rules, players, hands=[last, *[0] * (players - 1)], loose=loose, last_capturer=capturer, **parts)
    trail_lowest(state)
    takers = [side for side in range(tables.side_count) if residue & state.pile(side) == residue]
    is_scored = bool(takers) or (capturer < 0 and any(score_deal(state).points))
    wanted = case.checks[0].expect.get("residue_to", values.NONE)
    taker = SEAT_LETTERS[takers[0]] if takers else None
    if takers and wanted != values.NONE and values.seat(wanted, players) % tables.side_count == takers[0]:
        taker = wanted  # either partner may be named
    return {"residue_to": taker, "scored": is_scored}


def _seat_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """The seats, the order of play and the next dealer."""
    seats = values.words(case.given["seats_clockwise"])
    dealer = values.number(case.given.get("dealer_seat", ""))
    wanted = values.number(case.given.get("players", str(len(seats))))
    if not 0 <= dealer < len(seats) or len(seats) not in rules.seating.players or wanted != len(seats):
        raise CaseProblem("cases-seats")
    step = 1 if rules.seating.direction == "clockwise" else -1
    order = [seats[(dealer + step * i) % len(seats)] for i in range(1, len(seats) + 1)]
    following = next_dealer(len(seats), len(seats) - 1, [0] * len(seats))[0]
    word = "clockwise" if step == 1 else "counter_clockwise"
    return {"direction": word, "order_of_play": order, "next_dealer": order[following]}


def _next_deal_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """The dealer and the leader of the next deal."""
    players = players_of(rules, case)
    dealer = values.seat(case.given.get("dealer", ""), players)
    points = values.numbers(case.given["points"], tables_for(rules, players).side_count)
    letter = case.given.get("last", values.NONE)
    capturer = -1 if letter == values.NONE else values.seat(letter, players)
    following = who_deals_next(rules, players, dealer, [0] * players, points, capturer)[0]
    return {"next_dealer": SEAT_LETTERS[following], "next_leader": SEAT_LETTERS[(following + 1) % players]}


def _bottom_facts(rules: Rules, case: Case) -> dict[str, Any]:
    """Which seat gets the last card of the pack, and when, and which seats may see it before."""
    players = players_of(rules, case)
    dealer = values.seat(case.given.get("dealer", ""), players)
    bottom = values.card(case.given["bottom_card"], rules.deck.pack)
    state = deal(rules, players, dealer, [*(card for card in pack_order(rules) if card != bottom), bottom])
    known = [SEAT_LETTERS[seat] for seat in range(players) if view(state, seat).public.bottom == bottom]
    for before, after in trail_out(state):
        for seat in range(players):
            if (after.hand(seat) & ~before.hand(seat)) >> bottom & 1:
                batch = "last" if not after.stock_size else after.round_no
                return {"known_to": known, "dealt_to": SEAT_LETTERS[seat], "in_batch": batch}
    return {"known_to": known}
