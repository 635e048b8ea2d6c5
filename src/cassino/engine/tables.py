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
from cassino.rules.rules import Rules

ANYONE = options.By.ANYONE.number
NOT_OWNER = options.By.NOT_OWNER.number
OPPONENTS = options.By.OPPONENTS.number
OWN_SIDE = options.By.OWN_SIDE.number
OWNER = options.By.OWNER.number
TRAIL_BANNED_NEXT_TURN = options.OwnerTrail.BANNED_NEXT_TURN.number
TRAIL_BANNED_WHILE_STOCK = options.OwnerTrail.BANNED_WHILE_STOCK.number
TRAIL_FREE = options.OwnerTrail.FREE.number
SEVERAL_SETS = options.FromHand.SEVERAL_SETS.number
TOPS_OF_OPPONENTS = options.Tops.OPPONENTS.number
NO_COMPULSION = options.Compulsion.NONE.number
ANY_CAPTURE = options.Compulsion.ANY_CAPTURE.number
EQUAL_LOOSE = options.Compulsion.EQUAL_LOOSE.number
NEVER_FOR_PARTNER = options.ForPartner.NEVER.number
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
    players: int
    pack: int
    side_count: int
    pile_count: int
    hand: int
    packet: int
    table: int
    raised_by: int
    joined_by: int
    owner_trail: int
    for_partner: int
    limit: int
    values: int
    from_hand: int
    hand_total_at_most: int
    tops: int
    compulsion: int
    highest: int
    pile_order: int
    stolen: int
    large_from: int
    victim_plays: int
    insist: int
    orange: int
    near_target: int
    target: int
    pairs: bool
    draws: bool
    all_cards: bool
    short_round: bool
    cut: bool
    redeals: bool
    bottom_seen: bool
    last_round_open: bool
    capturer_leads: bool
    twins: ValueSet
    high_ace: Value
    one_equal_face: bool
    one_unit: bool
    pair_first: bool
    builds: bool
    composite: bool
    raise_with_sets: bool
    must_merge: bool
    separate: bool
    joined_to_capture: bool
    joiner_owns: bool
    partner_asks: bool
    owner_adds: bool
    lenient: bool
    builds_beyond_hand: bool
    is_plain: bool
    piles_up: bool
    secret_order: bool
    accumulates: bool
    pictures_below: bool
    gives_pictures: bool
    count_played: bool
    last_play_sweeps: bool
    announces: bool
    at_once: bool
    deck: CardSet
    numbers: CardSet
    needed_at: PerSeat[int]
    card_points: PerCard[int]
    in_hand: PerCard[ValueSet]
    on_table: PerCard[ValueSet]
    best: PerCard[Value]
    equal: PerCard[CardSet]
    playing_alike: PerCard[CardSet]
    held: Annotated[list[CardSet], VALUES]
    lying: Annotated[list[CardSet], VALUES]
    chosen: Annotated[list[int], CODES]

    def __init__(self, rules: Rules, players: int) -> None:
        if players not in rules.seating.players:
            known = ", ".join(map(str, sorted(rules.seating.players)))
            raise CassinoError("engine-players", title=rules.title or rules.id, players=players, known=known)
        self.rules = rules
        self.players = players
        self.pairs = rules.seating.sides is options.Sides.PAIRS_OF_FOUR and players == 4
        self.side_count = 2 if self.pairs else players
        self.deck = rules.deck.cards
        self.pack = rules.deck.pack.number
        self.chosen = [0] * CODES
        for option in OPTIONS.values():
            self.chosen[option.code] = option.number(rules)
        self.read_dealing(rules)
        self.read_counting(rules)
        self.read_capturing(rules)
        self.read_building(rules)
        self.read_piling(rules)
        self.read_sweeping(rules)
        self.read_calling(rules)

    def read_dealing(self, rules: Rules) -> None:
        """Read how cards reach hands and table, and who leads."""
        dealing = rules.dealing
        self.hand = dealing.hand
        self.packet = dealing.packet
        self.table = dealing.table
        self.draws = dealing.replenish is options.Replenish.DRAW
        self.all_cards = dealing.replenish is options.Replenish.ALL_CARDS
        self.short_round = dealing.leftover is options.Leftover.SHORT_ROUND
        self.cut = dealing.cut
        self.redeals = dealing.redeal is options.Redeal.RICH_CUT
        self.bottom_seen = dealing.bottom_seen
        self.last_round_open = dealing.last_round_open
        self.capturer_leads = rules.seating.round_leader is options.RoundLeader.LAST_CAPTURER

    def read_counting(self, rules: Rules) -> None:
        """Read which cards have numbers, and what an ace and an equal picture may do."""
        self.in_hand, self.on_table, self.best = ([0] * cards.DECK_SIZE for _ in range(3))
        self.equal, self.playing_alike = ([0] * cards.DECK_SIZE for _ in range(2))
        self.held, self.lying = [0] * VALUES, [0] * VALUES
        self.numbers = self.values = self.twins = self.high_ace = 0
        for card, values in enumerate(card_values(rules)):
            self.in_hand[card], self.on_table[card] = values.in_hand, values.on_table
            self.best[card] = max(values.in_hand.bit_length() - 1, 0)
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
        self.one_equal_face = rules.capturing.equal_faces is options.EqualFaces.ONE

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

    def read_capturing(self, rules: Rules) -> None:
        """Read what a play may take and must take."""
        capturing = rules.capturing
        self.one_unit = capturing.combinations is options.Combinations.ONE
        self.pair_first = capturing.pair_first
        self.from_hand = capturing.from_hand.number
        self.hand_total_at_most = capturing.hand_total_at_most
        self.tops = capturing.tops.number
        self.compulsion = capturing.compulsion.number
        self.insist = rules.calling.insist.number

    def read_building(self, rules: Rules) -> None:
        """Read who may build, raise, join and trail."""
        building = rules.building
        self.builds = building.source is not options.Source.NONE
        self.composite = building.source is options.Source.HAND_AND_TABLE
        self.raised_by = building.raised_by.number
        self.joined_by = building.joined_by.number
        self.joined_to_capture = building.joined_to_capture
        self.raise_with_sets = building.raise_with_sets
        self.must_merge = building.equal_value is options.EqualValue.MUST_MERGE
        self.separate = building.equal_value is options.EqualValue.SEPARATE
        self.joiner_owns = building.joiner is options.Joiner.BECOMES_OWNER
        self.for_partner = building.for_partner.number if self.pairs else NEVER_FOR_PARTNER
        self.partner_asks = building.partner_asks and self.pairs
        self.limit = building.limit.number
        self.owner_trail = rules.trailing.owner.number
        self.owner_adds = rules.trailing.owner_builds is options.OwnerBuilds.OWN_BUILD
        self.lenient = rules.calling.enforcement is options.Enforcement.TABLE
        # Builds may then grow to values of which the player to move holds no card.
        self.builds_beyond_hand = self.builds and (
            self.composite or self.lenient or self.for_partner != NEVER_FOR_PARTNER or not self.joiner_owns
        )

        self.is_plain = not (
            self.composite or self.one_unit or self.compulsion or self.from_hand or self.tops or self.lenient
            or self.builds_beyond_hand or self.owner_adds or self.limit or rules.piling.stolen.number
        )  # fmt: skip

    def read_piling(self, rules: Rules) -> None:
        """Read how captured cards lie, and whose tops are within reach."""
        piling = rules.piling
        self.piles_up = piling.face is options.PileFace.UP
        self.pile_count = self.players if piling.of is options.PileOf.PLAYER else self.side_count
        self.pile_order = piling.order.number
        self.secret_order = self.piles_up and self.pile_order == FREE_ORDER
        self.accumulates = self.piles_up and self.pile_order == ACCUMULATED
        self.pictures_below = piling.pictures_below
        self.gives_pictures = piling.pictures_below and self.pile_count > self.side_count
        self.stolen = piling.stolen.number

    def read_sweeping(self, rules: Rules) -> None:
        """Read what a sweep is worth and what follows from it."""
        sweeping = rules.sweeping
        self.large_from = sweeping.large_from
        self.count_played = sweeping.count_played
        self.last_play_sweeps = sweeping.last_play
        self.victim_plays = sweeping.victim_plays

    def read_calling(self, rules: Rules) -> None:
        """Read what may be called, and what ends a deal before its last card."""
        self.orange = rules.calling.orange.number
        self.announces = rules.calling.claim is options.Claim.ANNOUNCE
        self.near_target = rules.ending.near_target.number
        self.target = rules.ending.target
        self.at_once = rules.ending.finish is options.Finish.AT_ONCE
        self.needed_at, self.card_points = [0] * (LARGEST_GAP + 1), [0] * cards.DECK_SIZE
        self.read_cards(rules)
        for gap in range(LARGEST_GAP + 1):
            self.needed_at[gap] = sum(NEEDS[item] for item in items_at(rules, gap))

    def read_cards(self, rules: Rules) -> None:
        """Read what each card is worth by itself."""
        for card in range(cards.DECK_SIZE):
            items = (item for item in rules.scoring.items if isinstance(item, options.Each))
            self.card_points[card] = sum(item.points for item in items if options.cards_of(item.of) >> card & 1)

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
