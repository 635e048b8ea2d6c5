"""The state of a case: what the case gives, and cards that it does not name wherever others must be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cassino.cards import DECK_SIZE, card_set, cards_in, rank_mask
from cassino.engine.position import PositionError, position
from cassino.engine.state import Build, State
from cassino.engine.tables import Tables, tables_for
from cassino.notation.cases import reading
from cassino.notation.cases.ids import Ids
from cassino.notation.cases.loading import Block, Case, is_card
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.options import ForPartner, Insist, Pack, PileFace
from cassino.rules.rules import Rules

GIVEN = (
    "batch", "builds", "dealer", "draw_pile", "first_play_of_deal", "hands", "last_capturer", "last_card_of_deal",
    "piles", "players", "proofs", "scores", "stock", "sweeps", "table", "target", "tiebreak", "to_play",
)  # fmt: skip
BUILD_KEYS = ("id", "owner", "value", "kind", "sets", "for_partner")
ALL_DUTIES = 3
"""To capture and to add whatever can be."""
WITH_VALUE = ("build", "raise", "form", "augment")


@dataclass(frozen=True, slots=True)
class Start:
    """The beginning of a case: the state, the names of the builds, the cards that the case does not name."""

    state: State
    ids: Ids
    filler: int


def players_of(rules: Rules, given: Block) -> int:
    """How many play: two where the case does not say and the rules allow it."""
    usual = 2 if 2 in rules.seating.players else rules.seating.players[0]
    players = reading.number(given.get("players", usual), "a number of players")
    if players not in rules.seating.players:
        raise CaseProblem(f"{rules.id} is not played by {players}")
    return players


def state_of(rules: Rules, case: Case, besides: Sequence[str] = ()) -> Start:
    """The state at the beginning of a case. `besides`: what else the case may give."""
    given = case.part("given")
    reading.only_keys(given, (*GIVEN, *besides), "given")
    filling = _Filling(tables_for(rules, players_of(rules, given)), case)
    try:
        state = filling.state()
        return Start(state, filling.ids, state.tables.deck & ~_named(case.block, rules.deck.pack))
    except PositionError as error:
        raise CaseProblem(f"the position cannot be: {error}") from None


class _Filling:
    """The parts of a state while cards are found for all places."""

    def __init__(self, tables: Tables, case: Case) -> None:
        self.tables = tables
        self.pack = tables.rules.deck.pack
        self.is_up = tables.rules.piling.face is PileFace.UP
        self.case = case
        self.given = case.part("given")
        self.ids = Ids()
        self.players = tables.players
        self.first = self.given.get("to_play", next((play["player"] for play in _plays(case) if "player" in play), "A"))
        self.turn = reading.seat(self.first, self.players)
        self.is_last = self.given.get("last_card_of_deal") is True
        self.hands = {
            seat: reading.one_set(part, self.pack) for seat, part in self.mapping("hands", self.players).items()
        }
        self.orders = {
            seat: reading.cards(part, self.pack) for seat, part in self.mapping("piles", self.players).items()
        }
        self.piles = {
            seat: reading.one_set(part, self.pack) for seat, part in self.mapping("piles", self.players).items()
        }
        self.loose = reading.one_set(reading.items(self.given.get("table"), "cards"), self.pack)
        self.builds = [self.build(block) for block in reading.items(self.given.get("builds"), "builds")]
        listed = self.given.get("draw_pile", self.given.get("stock"))
        self.stock = reading.cards(listed, self.pack) if isinstance(listed, list) else None
        self.last_capturer = self.seat_or_nobody("last_capturer")

    def mapping(self, key: str, count: int) -> dict[int, Any]:
        """A mapping from players or sides, empty where the case has none."""
        return reading.by_seat(self.given[key], min(count, self.players)) if self.given.get(key) is not None else {}

    def seat_or_nobody(self, key: str) -> int:
        """A seat, -1 where the case has none."""
        return -1 if self.given.get(key) is None else reading.seat(self.given[key], self.players)

    def build(self, block: Any) -> Build:
        """A build of the case; its name is noted."""
        if not isinstance(block, Block):
            raise CaseProblem(f"expected a build, found {block!r}")
        reading.only_keys(block, BUILD_KEYS, "build")
        sets = reading.sets(block.get("sets"), self.pack)
        reading.flag(block, "for_partner")
        cards = card_set(card for group in sets for card in group)
        kind = "single" if len(sets) == 1 else "multiple"
        if block.get("kind", kind) != kind:
            raise CaseProblem(f"line {block.line}: {len(sets)} sets are no {block['kind']} build")
        owner = reading.seat(block.get("owner"), self.players)
        name = block.get("id")
        if name is not None and (not isinstance(name, str) or name in self.ids.known):
            raise CaseProblem(f"line {block.line}: expected a name of its own for the build, found {name!r}")
        self.ids.add(name, cards)
        return Build(cards, reading.value(block.get("value")), owner, 0)

    def state(self) -> State:
        """The whole state."""
        dealer = self.dealer()
        self.fill_hands(dealer)
        stock = self.fill_stock()
        piles = self.open_piles() if self.is_up else {"piles": self.fill_piles()}
        turn_no = self.turn_no(len(stock))
        return position(
            self.tables.rules, self.players, hands=[self.hands[seat] for seat in range(self.players)],
            loose=self.loose, builds=[self.dated(build, turn_no) for build in self.builds],
            stock=stock, turn=self.turn, dealer=dealer, turn_no=turn_no, round_no=self.round_no(len(stock)),
            last_capturer=self.last_capturer, scores=self.scores(), sweeps=self.sweeps(), proofs=self.proofs(),
            last_turns=[self.last_turn(seat, turn_no) for seat in range(self.players)], strict=False, **piles,
            **self.further(),
        )  # fmt: skip

    def further(self) -> dict[str, Any]:
        """What only some games have: losses that prove a holding, a deal that breaks a tie, the order on the table."""
        found: dict[str, Any] = {}
        proofs = self.proofs()
        if proofs and self.tables.rules.building.for_partner is not ForPartner.NEVER:
            found["lost"] = proofs
        if reading.flag(self.given, "tiebreak"):
            found["tiebreak"] = True
        if self.tables.rules.calling.insist is Insist.ALWAYS:
            found["duty"] = ALL_DUTIES
        if self.tables.accumulates:
            found["arrivals"] = self.arrivals()
        return found

    def arrivals(self) -> list[int]:
        """The cards of the table as they are listed: builds first, set by set, then loose cards."""
        blocks = reading.items(self.given.get("builds"), "builds")
        built = [card for block in blocks for group in reading.sets(block["sets"], self.pack) for card in group]
        return [*built, *reading.cards(reading.items(self.given.get("table"), "cards"), self.pack)]

    def dealer(self) -> int:
        """The dealer: as given, else one who makes the sizes of the listed hands right."""
        if "dealer" in self.given:
            return reading.seat(self.given["dealer"], self.players)
        likely = [(self.turn - 1 + i) % self.players for i in range(self.players)]
        fitting = [d for d in likely if all(self.size(s, d) == h.bit_count() for s, h in self.hands.items())]
        return (fitting or likely)[0]

    def size(self, seat: int, dealer: int) -> int:
        """The size of a hand when the player to move holds what he does: those who have played have one card fewer."""
        own = self.hands.get(self.turn, 0).bit_count() or 1
        has_played = (seat - dealer - 1) % self.players < (self.turn - dealer - 1) % self.players
        return own - has_played

    def fill_hands(self, dealer: int) -> None:
        """Cards for the hands that are not listed: those that the player plays or must hold, then any."""
        for seat in range(self.players):
            if seat in self.hands:
                continue
            self.hands[seat] = played = self.cards_played(seat) & ~self.placed()
            for value in sorted(self.values_needed(seat)):
                if not self.hands[seat] & ~played & _rank_of_value(value):
                    self.hands[seat] |= self.unnamed(1, _rank_of_value(value))
            wanted = 0 if self.is_last and seat != self.turn else self.size(seat, dealer)
            self.hands[seat] |= self.unnamed(max(0, wanted - self.hands[seat].bit_count()))

    def plays_of(self, seat: int) -> Iterator[Block]:
        """The plays of the case that a seat makes."""
        for play in _plays(self.case):
            if reading.seat(play.get("player", self.first), self.players) == seat:
                yield play

    def cards_played(self, seat: int) -> int:
        """The cards that a seat plays legally in the course of the case."""
        found: list[int] = []
        for play in self.plays_of(seat):
            if not play["expect"].get("legal", True):
                continue
            for action in _parts(play["action"]):
                texts = action.get("cards", [action.get("card")])
                if isinstance(texts, list):
                    found += reading.cards([text for text in texts if text is not None], self.pack)
        return card_set(found)

    def values_needed(self, seat: int) -> set[int]:
        """The values for which a seat must hold a card: of its builds, now and in the course of the case."""
        values = {build.value for build in self.builds if build.owner == seat}
        values |= set(self.proven_values().get(seat, ()))
        for play in self.plays_of(seat):
            for action in _parts(play["action"]):
                if action["do"] in WITH_VALUE and "value" in action and not action.get("for_partner"):
                    values.add(reading.value(action["value"]))
        return values

    def placed(self) -> int:
        """Every card that has a place."""
        cards = self.loose | card_set(self.stock or [])
        for part in [*self.hands.values(), *self.piles.values(), *(build.cards for build in self.builds)]:
            cards |= part
        return cards

    def unnamed(self, count: int, among: int = (1 << DECK_SIZE) - 1) -> int:
        """Some cards without a place that the case does not name, the highest first."""
        free = self.tables.deck & among & ~self.placed() & ~_named(self.case.block, self.pack)
        return card_set(sorted(cards_in(free), reverse=True)[:count])

    def fill_stock(self) -> list[int]:
        """The stock: as listed, of the size given, or as many whole rounds as there are cards."""
        if self.stock is None:
            size = 0 if self.is_last else self.stock_size()
            self.stock = list(cards_in(self.unnamed(size)))
        return self.stock

    def stock_size(self) -> int:
        """How many cards are in a stock that is not listed."""
        pack = self.tables.deck.bit_count()
        size = self.given.get("draw_pile", self.given.get("stock"))
        if size is not None:
            return reading.number(size, "a number of cards or a list of them", 0, pack)
        if "batch" in self.given:
            return max(0, pack - self.tables.table - reading.number(self.given["batch"]) * self.helping())
        return 0 if self.tables.all_cards else self.unnamed(pack).bit_count() // self.helping() * self.helping()

    def helping(self) -> int:
        """How many cards go to the hands in one round; two players get all cards in two halves. 002:126"""
        if not self.tables.all_cards:
            return self.tables.hand * self.players
        halves = 2 if self.players == 2 else 1
        return (self.tables.deck.bit_count() - self.tables.table) // (self.players * halves) * self.players

    def fill_piles(self) -> list[int]:
        """The piles; cards that have no other place lie in one that the case does not list."""
        sides = range(self.tables.side_count)
        unlisted = [side for side in sides if side not in self.piles]
        owner = self.last_capturer % self.tables.side_count if self.last_capturer >= 0 else sides[0]
        chosen = owner if owner in unlisted or not unlisted else unlisted[0]
        rest = self.tables.deck & ~self.placed()
        piles = [rest if side == chosen else 0 for side in sides]
        for seat, pile in self.piles.items():
            piles[seat % self.tables.side_count] |= pile
        return piles

    def open_piles(self) -> dict[str, Any]:
        """Piles that lie face up, each holder's with the lowest card first, and the piles of the sides.

        Cards without another place must not lie on top: they go to a hand that is not listed, or under listed cards.
        """
        holders = self.tables.pile_count
        orders: list[list[int]] = [[] for _ in range(holders)]
        for seat, order in self.orders.items():
            orders[seat % holders] += order
        rest = self.tables.deck & ~self.placed()
        others = [seat for seat in range(self.players) if seat != self.turn and seat not in self.mapping("hands", 99)]
        if others and not self.is_last:
            self.hands[others[-1]] |= rest
        else:
            own = self.turn % holders
            below = next((holder for holder in (own, *range(holders)) if orders[holder]), own)
            orders[below] = [*cards_in(rest), *orders[below]]
        return {"pile_orders": [tuple(order) for order in orders]}

    def turn_no(self, stock: int) -> int:
        """How many cards have been played, as far as the sizes of hands and stock tell."""
        if self.given.get("first_play_of_deal") is True:
            return 0
        held = sum(hand.bit_count() for hand in self.hands.values())
        played = self.tables.deck.bit_count() - self.tables.table - stock - held
        return max(played, self.players)

    def round_no(self, stock: int) -> int:
        """Which round it is, by the size of the stock."""
        dealt = self.tables.deck.bit_count() - self.tables.table - stock
        return 1 if self.tables.draws else max(1, dealt // self.helping())

    def dated(self, build: Build, turn_no: int) -> Build:
        """A build made in its owner's last turn."""
        return build._replace(turn=self.last_turn(build.owner, turn_no))

    def last_turn(self, seat: int, turn_no: int) -> int:
        """The number of a seat's last turn."""
        return max(0, turn_no - ((self.turn - seat) % self.players or self.players))

    def scores(self) -> list[int]:
        """The match scores by side."""
        return self.numbers("scores")

    def sweeps(self) -> list[int]:
        """The sweeps by side, as bits of turn numbers that no other side has."""
        counts = [reading.number(count, "sweeps", 0, 15) for count in self.numbers("sweeps")]
        return [sum(1 << turn * len(counts) + side for turn in range(counts[side])) for side in range(len(counts))]

    def numbers(self, key: str) -> list[int]:
        """A number for each side, 0 where the case has none."""
        found = self.mapping(key, self.tables.side_count)
        return [reading.number(found.get(side, 0)) for side in range(self.tables.side_count)]

    def proven_values(self) -> dict[int, list[int]]:
        """The values that seats are known to hold."""
        listed = self.mapping("proofs", self.players)
        return {seat: [_card_value(each) for each in reading.items(part, "values")] for seat, part in listed.items()}

    def proofs(self) -> list[int] | None:
        """The same by seat, as bits; None where the case has none."""
        found = self.proven_values()
        if not found:
            return None
        return [sum(1 << value for value in set(found.get(seat, ()))) for seat in range(self.players)]


def _card_value(found: Any) -> int:
    return reading.number(reading.value(found), "the value of a card", 1, 14)


def _rank_of_value(value: int) -> int:
    return rank_mask(1 if value == 14 else value) if 1 <= value <= 14 else 0


def _plays(case: Case) -> list[Block]:
    plays = [*case.block.get("actions", []), *case.block.get("steps", [])]
    return [play for play in plays if isinstance(play, Block)]


def _parts(action: Block) -> list[Block]:
    """The actions of a turn; any other action is itself the only one."""
    found = action.get("actions") if action["do"] == "turn" else None
    if not isinstance(found, list):
        return [action]
    return [part for part in found if isinstance(part, Block) and isinstance(part.get("do"), str)]


def _named(value: Any, pack: Pack) -> int:
    """Every card named anywhere in a case."""
    if isinstance(value, Block):
        value = [
            part for key, part in value.items() if key not in ("id", "source", "note", "why", "build", "builds_after")
        ]
    if isinstance(value, list):
        found = 0
        for part in value:
            found |= _named(part, pack)
        return found
    return 1 << reading.card(value, pack) if isinstance(value, str) and is_card(value, pack) else 0
