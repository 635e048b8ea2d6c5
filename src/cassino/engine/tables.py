"""The options of a rule set as plain numbers, computed once for the engine."""

from functools import lru_cache, reduce
from operator import or_
from typing import Annotated

from cassino import cards
from cassino.engine.near_target import LARGEST_GAP, MOST_CARDS, MOST_SPADES, TEN, items_at
from cassino.errors import CassinoError
from cassino.kernel import CardSet, PerCard, PerSeat, Value, ValueSet, kernel
from cassino.rules import options
from cassino.rules.card_values import CardValues, card_values
from cassino.rules.options import OPTIONS
from cassino.rules.options.declaration import as_number
from cassino.rules.rules import Rules

EQUAL_FACES = OPTIONS["capturing.equal_faces"].code
AT_ONCE = OPTIONS["ending.finish"].code
BOTTOM_SEEN = OPTIONS["dealing.bottom_seen"].code
BUILDS_IN_SUMS = OPTIONS["capturing.builds_in_sums"].code
BUILD_SOURCE = OPTIONS["building.source"].code
COMPULSION = OPTIONS["capturing.compulsion"].code
COUNT_PLAYED = OPTIONS["sweeping.count_played"].code
EQUAL_VALUE = OPTIONS["building.equal_value"].code
FOR_PARTNER = OPTIONS["building.for_partner"].code
FROM_HAND = OPTIONS["capturing.from_hand"].code
HAND_SIZE = OPTIONS["dealing.hand"].code
HAND_TOTAL_AT_MOST = OPTIONS["capturing.hand_total_at_most"].code
INSISTING = OPTIONS["calling.insist"].code
JOINED_BY = OPTIONS["building.joined_by"].code
LARGE_FROM = OPTIONS["sweeping.large_from"].code
LENIENT = OPTIONS["calling.enforcement"].code
NEAR_TARGET = OPTIONS["ending.near_target"].code
ONE_UNIT = OPTIONS["capturing.combinations"].code
ORANGES = OPTIONS["calling.orange"].code
OWNER_STAYS = OPTIONS["building.joiner"].code
OWNER_TRAIL = OPTIONS["trailing.owner"].code
PAIR_FIRST = OPTIONS["capturing.pair_first"].code
PARTNER_ASKS = OPTIONS["building.partner_asks"].code
PILE_ORDER = OPTIONS["piling.order"].code
PILES_OF_PLAYERS = OPTIONS["piling.of"].code
PILES_UP = OPTIONS["piling.face"].code
PICTURES_BELOW = OPTIONS["piling.pictures_below"].code
RAISED_BY = OPTIONS["building.raised_by"].code
RAISE_WITH_SETS = OPTIONS["building.raise_with_sets"].code
REPLENISH = OPTIONS["dealing.replenish"].code
RESIDUE_STAYS = OPTIONS["piling.residue"].code
STOLEN = OPTIONS["piling.stolen"].code
TABLE_SIZE = OPTIONS["dealing.table"].code
TOPS = OPTIONS["capturing.tops"].code
VICTIM_PLAYS = OPTIONS["sweeping.victim_plays"].code
"""The numbers of the options that several modules ask for; the others are in the modules that do. An option with two
words is a yes or no, too: it is 0 if the first word is chosen.
"""
ALL_AT_ONCE = options.Replenish.ALL_CARDS.number
DRAWN = options.Replenish.DRAW.number
HAND_AND_TABLE = options.Source.HAND_AND_TABLE.number
MUST_MERGE = options.EqualValue.MUST_MERGE.number
ANYONE = options.By.ANYONE.number
NOT_OWNER = options.By.NOT_OWNER.number
OPPONENTS = options.By.OPPONENTS.number
OWN_SIDE = options.By.OWN_SIDE.number
OWNER = options.By.OWNER.number
TRAIL_BANNED_NEXT_TURN = options.OwnerTrail.BANNED_NEXT_TURN.number
TRAIL_BANNED_WHILE_STOCK = options.OwnerTrail.BANNED_WHILE_STOCK.number
TRAIL_FREE = options.OwnerTrail.FREE.number
ONE_FACE = options.EqualFaces.ONE.number
ONE_OR_THREE_FACES = options.EqualFaces.ONE_OR_THREE.number
SEVERAL_SETS = options.FromHand.SEVERAL_SETS.number
TOPS_OF_OPPONENTS = options.Tops.OPPONENTS.number
NO_COMPULSION = options.Compulsion.NONE.number
ANY_CAPTURE = options.Compulsion.ANY_CAPTURE.number
EQUAL_LOOSE = options.Compulsion.EQUAL_LOOSE.number
NO_TRAIL = options.Compulsion.NO_TRAIL.number
PROVEN = options.ForPartner.PROVEN.number
LOST_BUILD = options.ForPartner.LOST_BUILD.number
LIMIT_ONE = options.BuildLimit.ONE.number
LIMIT_ONE_WHILE_STOCK = options.BuildLimit.ONE_WHILE_STOCK.number
FREE_ORDER = options.PileOrder.FREE.number
ACCUMULATED = options.PileOrder.ACCUMULATED.number
LOWEST_ON_TOP = options.PileOrder.LOWEST_ON_TOP.number
INSIST_ASKED = options.Insist.ASKED.number
INSIST_ALWAYS = options.Insist.ALWAYS.number
ORANGE_CALLED = options.Orange.CALLED.number
FREE_NEAR_TARGET = options.NearTarget.FREE.number
VALUES = 17
"""Room for a bit or a place for each value, up to `LARGEST_VALUE`."""
MOST_PROVEN = 15
"""Room for the values that builds can have, because builds prove cards of the hand; `VALUES` has room for all values.
"""
CODES = 128
"""Room for the numbers of the options in `Tables.chosen`."""
NEEDS_CARDS, NEEDS_SPADES, NEEDS_TEN = 1, 2, 4
"""What a side near the target needs to win, one bit each. B23"""
NEEDS = {MOST_CARDS: NEEDS_CARDS, MOST_SPADES: NEEDS_SPADES, TEN: NEEDS_TEN}


@kernel
class Tables:
    """One rule set for one number of players. Raises CassinoError if the rules do not allow that number."""

    rules: Rules
    chosen: Annotated[list[int], CODES]
    players: int
    side_count: int
    pile_count: int
    values: int
    highest: int
    pairs: bool
    twins: ValueSet
    high_ace: Value
    builds_beyond_hand: bool
    is_plain: bool
    secret_order: bool
    accumulates: bool
    gives_pictures: bool
    deck: CardSet
    numbers: CardSet
    needed_at: PerSeat[int]
    card_points: PerCard[int]
    in_hand: PerCard[ValueSet]
    on_table: PerCard[ValueSet]
    equal: PerCard[CardSet]
    playing_alike: PerCard[CardSet]
    held: Annotated[list[CardSet], VALUES]
    lying: Annotated[list[CardSet], VALUES]

    def __init__(self, rules: Rules, players: int) -> None:
        if players not in rules.seating.players:
            known = ", ".join(map(str, sorted(rules.seating.players)))
            raise CassinoError("engine-players", title=rules.title or rules.id, players=players, known=known)
        self.rules = rules
        self.players = players
        self.pairs = rules.seating.sides is options.Sides.PAIRS_OF_FOUR and players == 4
        self.side_count = 2 if self.pairs else players
        self.deck = rules.deck.cards
        self.read_options(rules)
        self.read_counting(rules)
        self.read_building()
        self.read_piling()
        self.read_points(rules)

    def read_options(self, rules: Rules) -> None:
        """Read every option as a number. Those about partners are at their default if nobody has one."""
        self.chosen = [0] * CODES
        for option in OPTIONS.values():
            is_idle = options.ALONE in option.idle and not self.pairs
            self.chosen[option.code] = as_number(option.default if is_idle else option.of(rules))
        self.is_plain = not any(
            self.chosen[option.code] == as_number(value) for option in OPTIONS.values() for value in option.shapes_moves
        )

    def read_counting(self, rules: Rules) -> None:
        """Read which cards have numbers, and what an ace and an equal picture may do."""
        self.in_hand, self.on_table = ([0] * cards.DECK_SIZE for _ in range(2))
        self.equal, self.playing_alike = ([0] * cards.DECK_SIZE for _ in range(2))
        self.held, self.lying = [0] * VALUES, [0] * VALUES
        self.numbers = self.values = self.twins = self.high_ace = 0
        for card, values in enumerate(card_values(rules)):
            self.in_hand[card], self.on_table[card] = values.in_hand, values.on_table
            self.read_card(card, values)
        self.highest = self.values.bit_length() - 1
        for card, values in enumerate(card_values(rules)):
            counted = [value for value in range(VALUES) if values.in_hand >> value & 1]
            alike = [self.lying[value] for value in counted] if counted else [cards.rank_mask(cards.rank_of(card))]
            self.equal[card] = reduce(or_, alike)
            rank = cards.rank_mask(cards.rank_of(card))
            self.playing_alike[card] = cards.card_set(
                other for other in cards.cards_in(rank) if self.in_hand[other] == values.in_hand
            )

    def read_card(self, card: int, values: CardValues) -> None:
        """Record a card under each of its values."""
        for value in range(VALUES):
            self.held[value] |= (values.in_hand >> value & 1) << card
            self.lying[value] |= (values.on_table >> value & 1) << card
        if not self.deck >> card & 1:
            return
        if values.in_hand:
            self.numbers |= 1 << card
            self.values |= values.in_hand
        if values.on_table & (values.on_table - 1):
            self.twins = values.on_table
            self.high_ace = values.on_table.bit_length() - 1

    def read_building(self) -> None:
        """Read whether builds may grow to values of which the player to move holds no card."""
        source = self.chosen[BUILD_SOURCE]
        others = self.chosen[LENIENT] or self.chosen[FOR_PARTNER] or self.chosen[OWNER_STAYS]
        self.builds_beyond_hand = source == HAND_AND_TABLE or bool(source and others)

    def read_piling(self) -> None:
        """Read how captured cards lie."""
        self.pile_count = self.players if self.chosen[PILES_OF_PLAYERS] else self.side_count
        self.secret_order = bool(self.chosen[PILES_UP]) and self.chosen[PILE_ORDER] == FREE_ORDER
        self.accumulates = bool(self.chosen[PILES_UP]) and self.chosen[PILE_ORDER] == ACCUMULATED
        self.gives_pictures = bool(self.chosen[PICTURES_BELOW]) and self.pile_count > self.side_count

    def read_points(self, rules: Rules) -> None:
        """Read what each card is worth by itself, and what a side needs near the target."""
        self.needed_at, self.card_points = [0] * (LARGEST_GAP + 1), [0] * cards.DECK_SIZE
        self.read_cards(rules)
        for gap in range(LARGEST_GAP + 1):
            self.needed_at[gap] = sum(NEEDS[item] for item in items_at(rules, gap))

    def read_cards(self, rules: Rules) -> None:
        """Read what each card is worth by itself."""
        for card in range(cards.DECK_SIZE):
            items = (item for item in rules.scoring.items if isinstance(item, options.Each))
            self.card_points[card] = sum(item.points for item in items if options.cards_of(item.of) >> card & 1)

    @kernel
    def high_within(self, value: Value) -> Value:
        """What an ace may count besides 1 in a set of a value: 14, alone; among other cards, too, if hand cards can
        capture together. D-17, D-64
        """
        return self.high_ace if value == self.high_ace or self.chosen[FROM_HAND] else 0

    def equal_to(self, card: int) -> int:
        """The cards that have the same value on the table as a card has in the hand."""
        return self.equal[card]

    def held_as(self, value: int) -> int:
        """The cards that have a value in the hand."""
        return self.held[value]


@lru_cache(maxsize=256)
def tables_for(rules: Rules, players: int) -> Tables:
    """The tables of a rule set, shared by all its states. Raises CassinoError as `Tables` does."""
    return Tables(rules, players)
