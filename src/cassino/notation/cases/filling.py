"""The state of a case: what the case gives, and cards that it does not name wherever others must be."""

from collections.abc import Iterator
from typing import Any

from cassino.cards import DECK_SIZE, card_set, cards_in, rank_mask
from cassino.engine.position import PositionError, position
from cassino.engine.state import Build, State
from cassino.engine.tables import Tables, tables_for
from cassino.notation.cases import reading
from cassino.notation.cases.actions import Ids
from cassino.notation.cases.loading import Block, Case, is_card
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.rules import Rules

GIVEN = (
    "batch", "builds", "dealer", "draw_pile", "first_play_of_deal", "hands", "last_capturer", "last_card_of_deal",
    "piles", "players", "proofs", "scores", "stock", "sweeps", "table", "target", "to_play",
)  # fmt: skip
BUILD_KEYS = ("id", "owner", "value", "kind", "sets")


def players_of(rules: Rules, given: Block) -> int:
    """How many play: two where the case does not say and the rules allow it."""
    usual = 2 if 2 in rules.seating.players else rules.seating.players[0]
    players = reading.number(given.get("players", usual), "a number of players")
    if players not in rules.seating.players:
        raise CaseProblem(f"{rules.id} is not played by {players}")
    return players


def state_of(rules: Rules, case: Case) -> tuple[State, Ids]:
    """The state at the beginning of a case and the names of its builds."""
    given = case.part("given")
    reading.only_keys(given, GIVEN, "given")
    filling = _Filling(tables_for(rules, players_of(rules, given)), case)
    try:
        return filling.state(), filling.ids
    except PositionError as error:
        raise CaseProblem(f"the position cannot be: {error}") from None


class _Filling:
    """The parts of a state while cards are found for all places."""

    def __init__(self, tables: Tables, case: Case) -> None:
        self.tables = tables
        self.case = case
        self.given = case.part("given")
        self.ids = Ids()
        self.players = tables.players
        self.first = self.given.get("to_play", next((play["player"] for play in _plays(case) if "player" in play), "A"))
        self.turn = reading.seat(self.first, self.players)
        self.is_last = self.given.get("last_card_of_deal") is True
        self.hands = {seat: reading.one_set(part) for seat, part in self.mapping("hands", self.players).items()}
        self.piles = {side: reading.one_set(part) for side, part in self.mapping("piles", tables.side_count).items()}
        self.loose = reading.one_set(reading.items(self.given.get("table"), "cards"))
        self.builds = [self.build(block) for block in reading.items(self.given.get("builds"), "builds")]
        listed = self.given.get("draw_pile", self.given.get("stock"))
        self.stock = reading.cards(listed) if isinstance(listed, list) else None
        self.last_capturer = self.seat_or_nobody("last_capturer")

    def mapping(self, key: str, count: int) -> dict[int, Any]:
        """A mapping from players or sides, empty where the case has none."""
        return reading.by_seat(self.given[key], count) if self.given.get(key) is not None else {}

    def seat_or_nobody(self, key: str) -> int:
        """A seat, -1 where the case has none."""
        return -1 if self.given.get(key) is None else reading.seat(self.given[key], self.players)

    def build(self, block: Any) -> Build:
        """A build of the case; its name is noted."""
        if not isinstance(block, Block):
            raise CaseProblem(f"expected a build, found {block!r}")
        reading.only_keys(block, BUILD_KEYS, "build")
        sets = reading.sets(block.get("sets"))
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
        turn_no = self.turn_no(len(stock))
        return position(
            self.tables.rules, self.players, hands=[self.hands[seat] for seat in range(self.players)],
            loose=self.loose, builds=[self.dated(build, turn_no) for build in self.builds], piles=self.fill_piles(),
            stock=stock, turn=self.turn, dealer=dealer, turn_no=turn_no, round_no=self.round_no(len(stock)),
            last_capturer=self.last_capturer, scores=self.scores(), sweeps=self.sweeps(), proofs=self.proofs(),
            strict=False,
        )  # fmt: skip

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
            texts = play["action"].get("cards", [play["action"].get("card")])
            if play["expect"].get("legal", True) and isinstance(texts, list):
                found += reading.cards([text for text in texts if text is not None])
        return card_set(found)

    def values_needed(self, seat: int) -> set[int]:
        """The values for which a seat must hold a card: of its builds, now and in the course of the case."""
        values = {build.value for build in self.builds if build.owner == seat}
        for play in self.plays_of(seat):
            if play["action"]["do"] in ("build", "raise") and "value" in play["action"]:
                values.add(reading.value(play["action"]["value"]))
        return values

    def placed(self) -> int:
        """Every card that has a place."""
        cards = self.loose | card_set(self.stock or [])
        for part in [*self.hands.values(), *self.piles.values(), *(build.cards for build in self.builds)]:
            cards |= part
        return cards

    def unnamed(self, count: int, among: int = (1 << DECK_SIZE) - 1) -> int:
        """Some cards without a place that the case does not name, the highest first."""
        free = self.tables.deck & among & ~self.placed() & ~_named(self.case.block)
        return card_set(sorted(cards_in(free), reverse=True)[:count])

    def fill_stock(self) -> list[int]:
        """The stock: as listed, of the size given, or as many whole rounds as there are cards."""
        if self.stock is None:
            size = 0 if self.is_last else self.stock_size()
            self.stock = list(cards_in(self.unnamed(size)))
        return self.stock

    def stock_size(self) -> int:
        """How many cards are in a stock that is not listed."""
        pack, a_round = self.tables.deck.bit_count(), self.tables.hand * self.players
        size = self.given.get("draw_pile", self.given.get("stock"))
        if size is not None:
            return reading.number(size, "a number of cards or a list of them", 0, pack)
        if "batch" in self.given:
            return max(0, pack - self.tables.table - reading.number(self.given["batch"]) * a_round)
        return self.unnamed(pack).bit_count() // a_round * a_round

    def fill_piles(self) -> list[int]:
        """The piles; cards that have no other place lie in one that the case does not list."""
        sides = range(self.tables.side_count)
        unlisted = [side for side in sides if side not in self.piles]
        owner = self.last_capturer % self.tables.side_count if self.last_capturer >= 0 else sides[0]
        chosen = owner if owner in unlisted or not unlisted else unlisted[0]
        rest = self.tables.deck & ~self.placed()
        return [self.piles.get(side, 0) | (rest if side == chosen else 0) for side in sides]

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
        return 1 if self.tables.draws else max(1, dealt // (self.tables.hand * self.players))

    def dated(self, build: Build, turn_no: int) -> Build:
        """A build made in its owner's last turn."""
        ago = (self.turn - build.owner) % self.players or self.players
        return build._replace(turn=max(0, turn_no - ago))

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

    def proofs(self) -> list[int] | None:
        """The values that seats are known to hold, as bits; None where the case has none."""
        found = self.mapping("proofs", self.players)
        if not found:
            return None
        held = {seat: reading.items(found.get(seat), "values") for seat in range(self.players)}
        return [sum(1 << value for value in set(map(_card_value, held[seat]))) for seat in held]


def _card_value(found: Any) -> int:
    return reading.number(reading.value(found), "the value of a card", 1, 14)


def _rank_of_value(value: int) -> int:
    return rank_mask(1 if value == 14 else value) if 1 <= value <= 14 else 0


def _plays(case: Case) -> list[Block]:
    plays = [*case.block.get("actions", []), *case.block.get("steps", [])]
    return [play for play in plays if isinstance(play, Block)]


def _named(value: Any) -> int:
    """Every card named anywhere in a case."""
    if isinstance(value, Block):
        value = [part for key, part in value.items() if key not in ("id", "source", "note", "why")]
    if isinstance(value, list):
        found = 0
        for part in value:
            found |= _named(part)
        return found
    return 1 << reading.card(value) if isinstance(value, str) and is_card(value) else 0
