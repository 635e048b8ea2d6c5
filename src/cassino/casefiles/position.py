"""The position of a case: what the case gives, and other cards where the game needs some."""

import re
from collections.abc import Iterator
from typing import Any

from cassino.cards import DECK_SIZE, card_set, cards_in, rank_mask
from cassino.casefiles import values
from cassino.casefiles.casefile import Case
from cassino.casefiles.turns import cards_in_text, hand_cards, steps_of
from cassino.casefiles.values import CaseProblem
from cassino.engine.insisting import ALL_DEMANDS
from cassino.engine.position import PositionError, position
from cassino.engine.state import Build, State
from cassino.engine.tables import tables_for
from cassino.rules.options import ForPartner, Insist, PileFace, Replenish
from cassino.rules.rules import Rules
from cassino.texts.lists import number_list

GIVEN = (
    "players", "turn", "dealer", "hand", "pile", "table", "stock", "round", "last", "scores", "sweeps", "proven",
    "first_play", "last_card", "tiebreak",
)  # fmt: skip
_BUILD = re.compile(r"\[([^\]=]*)=(\w+) (\w)\]")
_VALUE = re.compile(r" = (\w+)$")


def players_of(rules: Rules, case: Case) -> int:
    """The number of players: two, unless the case says otherwise or the rules need more."""
    usual = 2 if 2 in rules.seating.players else rules.seating.players[0]
    players = values.number(case.given.get("players", str(usual)))
    if players not in rules.seating.players:
        raise CaseProblem(
            "engine-players", title=rules.title, players=players, known=number_list(rules.seating.players)
        )
    return players


def start_of(rules: Rules, case: Case, *besides: str) -> tuple[State, int]:
    """The position of a case, and the cards that it does not name. besides: other words that the case may have."""
    values.only_words(case.given, (*GIVEN, *besides), "case")
    filling = _Filling(rules, case)
    try:
        state = filling.state()
    except PositionError as error:
        raise CaseProblem("cases-impossible", problem=error) from None
    return state, state.tables.deck & ~filling.named


class _Filling:
    """The parts of a position while cards are found for all places."""

    def __init__(self, rules: Rules, case: Case) -> None:
        self.rules, self.given, self.pack = rules, case.given, rules.deck.pack
        self.players = players_of(rules, case)
        self.tables = tables_for(rules, self.players)
        texts = [*case.given.values(), *(text for each in case.checks for text in (each.text, *each.expect.values()))]
        self.named = card_set(cards_in_text(" ".join(texts), self.pack))
        self.plays = list(self.all_plays(case))
        first = next((check.word for check in case.checks if len(check.word) == 1), "A")
        self.turn = values.seat(self.given.get("turn", first), self.players)
        self.is_last = self.flag("last_card")
        self.listed = {seat: self.cards(text) for seat, text in self.by_seat(case, "hand").items()}
        self.hands = dict(self.listed)
        self.orders = {seat: values.cards(text, self.pack) for seat, text in self.by_seat(case, "pile").items()}
        self.piles = {seat: card_set(order) for seat, order in self.orders.items()}
        self.proven = {
            seat: {values.number(str(values.value(word)), 1, 14) for word in values.words(text)}
            for seat, text in self.by_seat(case, "proven").items()
        }
        self.built: list[int] = []
        table = self.given.get("table", values.NONE)
        self.builds = [self.build(*found) for found in _BUILD.findall(table)]
        self.loose_order = values.cards(" ".join(_BUILD.sub("", table).split()) or values.NONE, self.pack)
        self.loose = card_set(self.loose_order)
        self.stock: list[int] | None = None
        stock = self.given.get("stock", "")
        if stock and not stock.isdigit():
            self.stock = values.cards(stock, self.pack)
        last = self.given.get("last", values.NONE)
        self.last_capturer = -1 if last == values.NONE else values.seat(last, self.players)

    def cards(self, text: str) -> int:
        """A set of cards of the pack."""
        return values.one_set(text, self.pack)

    def flag(self, word: str) -> bool:
        """A word with yes or no; no by default."""
        return values.flag(self.given.get(word, "no"))

    def by_seat(self, case: Case, word: str) -> dict[int, str]:
        """The lines `word A ...` by seat."""
        return values.by_seat(case.of_seats(word), self.players)

    def all_plays(self, case: Case) -> Iterator[tuple[str, bool, str]]:
        """The steps of the case: the letter of their player if the case has one, whether the play is legal."""
        for check in case.checks:
            for step in steps_of(check.text) if check.is_play else ():
                yield check.word if len(check.word) == 1 else "", "illegal" not in check.expect, step

    def build(self, sets: str, value: str, owner: str) -> Build:
        """A build of the case."""
        cards = values.cards(sets.replace("+", " ").replace(",", " "), self.pack)
        self.built += cards
        return Build(card_set(cards), values.value(value), values.seat(owner, self.players), 0)

    def state(self) -> State:
        """The whole position."""
        dealer = self.dealer()
        self.fill_hands(dealer)
        stock = self.stock = self.fill_stock() if self.stock is None else self.stock
        piles = self.open_piles() if self.rules.piling.face is PileFace.UP else {"piles": self.closed_piles()}
        turn_no = self.turn_no(len(stock))
        return position(
            self.rules, self.players, hands=[self.hands[seat] for seat in range(self.players)], loose=self.loose,
            builds=[build._replace(turn=self.last_turn(build.owner, turn_no)) for build in self.builds],
            stock=stock, turn=self.turn, dealer=dealer, turn_no=turn_no, round_no=self.round_no(len(stock)),
            last_capturer=self.last_capturer, scores=self.numbers("scores"), sweeps=self.sweeps(),
            last_turns=[self.last_turn(seat, turn_no) for seat in range(self.players)], strict=False, **piles,
            **self.further(),
        )  # fmt: skip

    def further(self) -> dict[str, Any]:
        """The parts that only some games have: proofs, a tiebreak deal, the order on the table."""
        proofs = [sum(1 << value for value in self.proven.get(seat, ())) for seat in range(self.players)]
        found: dict[str, Any] = {"proofs": proofs if self.proven else None}
        if self.proven and self.rules.building.for_partner is not ForPartner.NEVER:
            found["lost"] = proofs
        if self.flag("tiebreak"):
            found["tiebreak"] = True
        if self.rules.calling.insist is Insist.ALWAYS:
            found["duty"] = ALL_DEMANDS
        if self.tables.accumulates:
            found["arrivals"] = [*self.built, *self.loose_order]
        return found

    def dealer(self) -> int:
        """The dealer: as given, or else one for whom the sizes of the listed hands are right."""
        if "dealer" in self.given:
            return values.seat(self.given["dealer"], self.players)
        likely = [(self.turn - 1 + i) % self.players for i in range(self.players)]
        fits = [d for d in likely if all(self.size(seat, d) == hand.bit_count() for seat, hand in self.listed.items())]
        return (fits or likely)[0]

    def size(self, seat: int, dealer: int) -> int:
        """The size of a hand, given that of the player to move: one less after a play in this round."""
        own = self.listed.get(self.turn, 0).bit_count() or 1
        return own - ((seat - dealer - 1) % self.players < (self.turn - dealer - 1) % self.players)

    def fill_hands(self, dealer: int) -> None:
        """Fill hands that are not listed: with cards that the player plays or must hold, then with any."""
        for seat in range(self.players):
            if seat in self.listed:
                continue
            self.hands[seat] = played = self.cards_played(seat) & ~self.placed()
            for value in sorted(self.values_needed(seat)):
                if not self.hands[seat] & ~played & _rank_of_value(value):
                    self.hands[seat] |= self.unnamed(1, _rank_of_value(value))
            wanted = 0 if self.is_last and seat != self.turn else self.size(seat, dealer)
            self.hands[seat] |= self.unnamed(max(0, wanted - self.hands[seat].bit_count()))

    def plays_of(self, seat: int) -> Iterator[tuple[bool, str]]:
        """The steps of a seat, each with whether it is legal."""
        for letter, is_legal, step in self.plays:
            if seat == (values.seat(letter, self.players) if letter else self.turn):
                yield is_legal, step

    def cards_played(self, seat: int) -> int:
        """The hand cards that a seat plays legally in the case."""
        found = 0
        for is_legal, step in self.plays_of(seat):
            found |= hand_cards(step, self.pack) if is_legal else 0
        return found

    def values_needed(self, seat: int) -> set[int]:
        """The values for which a seat must hold a card: of its builds, now and later in the case."""
        found = {build.value for build in self.builds if build.owner == seat} | self.proven.get(seat, set())
        return found | {values.value(made[1]) for _, step in self.plays_of(seat) if (made := _VALUE.search(step))}

    def placed(self) -> int:
        """Every card that has a place."""
        cards = self.loose | card_set(self.stock or [])
        for part in [*self.hands.values(), *self.piles.values(), *(build.cards for build in self.builds)]:
            cards |= part
        return cards

    def unnamed(self, count: int, among: int = (1 << DECK_SIZE) - 1) -> int:
        """Up to `count` cards that have no place and are not named in the case, the highest first."""
        free = self.tables.deck & among & ~self.placed() & ~self.named
        return card_set(sorted(cards_in(free), reverse=True)[:count])

    def fill_stock(self) -> list[int]:
        """A stock of the size given, or of all whole rounds for which there are cards."""
        return list(cards_in(self.unnamed(0 if self.is_last else self.stock_size())))

    def stock_size(self) -> int:
        """The size of a stock that is not listed."""
        pack = self.tables.deck.bit_count()
        if "stock" in self.given:
            return values.number(self.given["stock"], 0, pack)
        if "round" in self.given:
            return max(0, pack - self.tables.rules.dealing.table - values.number(self.given["round"]) * self.helping())
        if self.tables.rules.dealing.replenish is Replenish.ALL_CARDS:
            return 0
        return self.unnamed(pack).bit_count() // self.helping() * self.helping()

    def helping(self) -> int:
        """The number of cards that go to the hands in one round; two players get all cards in two halves. 002:126"""
        if self.tables.rules.dealing.replenish is not Replenish.ALL_CARDS:
            return self.tables.rules.dealing.hand * self.players
        halves = 2 if self.players == 2 else 1
        undealt = self.tables.deck.bit_count() - self.tables.rules.dealing.table
        return undealt // (self.players * halves) * self.players

    def closed_piles(self) -> list[int]:
        """The piles of the sides; cards without another place go to a pile that the case does not list."""
        sides = range(self.tables.side_count)
        unlisted = [side for side in sides if side not in self.piles]
        owner = self.last_capturer % self.tables.side_count if self.last_capturer >= 0 else 0
        chosen = owner if owner in unlisted or not unlisted else unlisted[0]
        piles = [self.tables.deck & ~self.placed() if side == chosen else 0 for side in sides]
        for seat, pile in self.piles.items():
            piles[seat % self.tables.side_count] |= pile
        return piles

    def open_piles(self) -> dict[str, Any]:
        """Piles that are face up, each with its lowest card first.

        Cards without another place must not be on top: they go to a hand that is not listed, or under listed cards.
        """
        orders: list[list[int]] = [[] for _ in range(self.tables.pile_count)]
        for seat, order in self.orders.items():
            orders[seat % len(orders)] += order
        rest = self.tables.deck & ~self.placed()
        others = [seat for seat in range(self.players) if seat != self.turn and seat not in self.listed]
        if others and not self.is_last:
            self.hands[others[-1]] |= rest
        else:
            own = self.turn % len(orders)
            below = next((holder for holder in (own, *range(len(orders))) if orders[holder]), own)
            orders[below] = [*cards_in(rest), *orders[below]]
        return {"pile_orders": [tuple(order) for order in orders]}

    def turn_no(self, stock: int) -> int:
        """How many cards have been played, by the sizes of hands and stock."""
        if self.flag("first_play"):
            return 0
        held = sum(hand.bit_count() for hand in self.hands.values())
        return max(self.tables.deck.bit_count() - self.tables.rules.dealing.table - stock - held, self.players)

    def round_no(self, stock: int) -> int:
        """The number of the round, by the size of the stock."""
        dealt = self.tables.deck.bit_count() - self.tables.rules.dealing.table - stock
        return 1 if self.tables.rules.dealing.replenish is Replenish.DRAW else max(1, dealt // self.helping())

    def last_turn(self, seat: int, turn_no: int) -> int:
        """The number of a seat's last turn."""
        return max(0, turn_no - ((self.turn - seat) % self.players or self.players))

    def numbers(self, word: str) -> list[int]:
        """A number for each side, 0 if the case has none."""
        return values.numbers(self.given.get(word, ""), self.tables.side_count)

    def sweeps(self) -> list[int]:
        """The sweeps by side, as bits of turn numbers that no other side has."""
        counts = [values.number(str(count), 0, 15) for count in self.numbers("sweeps")]
        return [sum(1 << turn * len(counts) + side for turn in range(counts[side])) for side in range(len(counts))]


def _rank_of_value(value: int) -> int:
    return rank_mask(1 if value == 14 else value) if 1 <= value <= 14 else 0
