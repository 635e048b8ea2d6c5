"""The options of a rule set as plain numbers, computed once for the engine."""

from enum import StrEnum
from functools import lru_cache

from cassino import cards
from cassino.engine.near_target import LARGEST_GAP, MOST_CARDS, MOST_SPADES, TEN, items_at
from cassino.errors import CassinoError
from cassino.rules import options
from cassino.rules.rules import Rules

try:
    import cython
except ImportError:
    from cassino import nocython as cython

_BY = {word: number for number, word in enumerate(options.By)}
ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, OWNER, NOBODY = range(6)
TRAIL_BANNED, TRAIL_BANNED_NEXT_TURN, TRAIL_BANNED_WHILE_STOCK, TRAIL_FREE = range(4)
ONE_CARD, ONE_TOTAL, SEVERAL_SETS = range(3)
NO_TOPS, TOPS_OF_OPPONENTS, TOPS_OF_OTHERS = range(3)
NO_COMPULSION, ANY_CAPTURE, EQUAL_LOOSE = range(3)
NEVER_FOR_PARTNER, PROVEN, LOST_BUILD = range(3)
NO_LIMIT, LIMIT_ONE, LIMIT_ONE_WHILE_STOCK = range(3)
FREE_ORDER, ACCUMULATED, LOWEST_ON_TOP = range(3)
NEVER_INSIST, INSIST_ASKED, INSIST_ALWAYS = range(3)
NO_ORANGE, ORANGE_CALLED, ORANGE_ALWAYS = range(3)
FREE_NEAR_TARGET, LAST_THREE, LAST_FIVE = range(3)
NEEDS_CARDS, NEEDS_SPADES, NEEDS_TEN = 1, 2, 4
"""What a side near the target has to win, one bit each. B23"""
NEEDS = {MOST_CARDS: NEEDS_CARDS, MOST_SPADES: NEEDS_SPADES, TEN: NEEDS_TEN}


def number_of(word: StrEnum) -> int:
    """The place of a word among its choices, the number that the constants above name."""
    return list(type(word)).index(word)


class Tables:
    """One rule set for one number of players. Raises CassinoError if the rules do not allow that number."""

    def __init__(self, rules: Rules, players: int) -> None:
        if players not in rules.seating.players:
            allowed = " or ".join(str(n) for n in rules.seating.players)
            raise CassinoError(f"{rules.id} is played by {allowed}, not by {players}")
        self.rules = rules
        self.players = players
        self.pairs = rules.seating.sides is options.Sides.PAIRS_OF_FOUR and players == 4
        self.side_count = 2 if self.pairs else players
        self.deck = options.pack_cards(rules.deck.pack)
        self.read_dealing(rules)
        self.read_counting(rules)
        self.read_capturing(rules)
        self.read_building(rules)
        self.read_piling(rules)
        self.read_sweeping(rules)
        self.read_calling(rules)

    def read_dealing(self, rules: Rules) -> None:
        """How cards reach hands and table, and who leads."""
        dealing = rules.dealing
        self.hand = dealing.hand
        self.packet = dealing.packet
        self.table = dealing.table
        self.draws = dealing.replenish is options.Replenish.DRAW
        self.all_cards = dealing.replenish is options.Replenish.ALL_CARDS
        self.short_round = dealing.leftover is options.Leftover.SHORT_ROUND
        self.cut = dealing.cut
        self.bottom_seen = dealing.bottom_seen
        self.last_round_open = dealing.last_round_open
        self.capturer_leads = rules.seating.round_leader is options.RoundLeader.LAST_CAPTURER

    def read_counting(self, rules: Rules) -> None:
        """Which cards have numbers, and what an ace and an equal picture may do."""
        self.ace_high = rules.counting.ace is options.Ace.ONE_OR_FOURTEEN
        faces_count = rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN
        self.numbers = self.deck if faces_count else self.deck & ~cards.PICTURES
        self.highest = 14 if self.ace_high else (self.numbers.bit_length() + 3) // 4
        self.values = sum(1 << rank for rank in range(1, 14) if self.numbers & cards.rank_mask(rank))
        self.values |= self.ace_high << 14
        self.one_equal_face = rules.capturing.equal_faces is options.EqualFaces.ONE

    def read_capturing(self, rules: Rules) -> None:
        """What a play may and must take."""
        capturing = rules.capturing
        self.one_unit = capturing.combinations is options.Combinations.ONE
        self.pair_first = capturing.pair_first
        self.from_hand = number_of(capturing.from_hand)
        self.hand_total_at_most = capturing.hand_total_at_most
        self.tops = number_of(capturing.tops)
        self.compulsion = number_of(capturing.compulsion)
        self.insist = number_of(rules.calling.insist)

    def read_building(self, rules: Rules) -> None:
        """Who may build, raise, join and trail."""
        building = rules.building
        self.builds = building.source is not options.Source.NONE
        self.composite = building.source is options.Source.HAND_AND_TABLE
        self.raised_by = _BY[building.raised_by]
        self.joined_by = _BY[building.joined_by]
        self.joined_to_capture = building.joined_to_capture
        self.raise_with_sets = building.raise_with_sets
        self.must_merge = building.equal_value is options.EqualValue.MUST_MERGE
        self.joiner_owns = building.joiner is options.Joiner.BECOMES_OWNER
        self.for_partner = number_of(building.for_partner) if self.pairs else NEVER_FOR_PARTNER
        self.partner_asks = building.partner_asks and self.pairs
        self.limit = number_of(building.limit)
        self.owner_trail = number_of(rules.trailing.owner)
        self.owner_adds = rules.trailing.owner_builds is options.OwnerBuilds.OWN_BUILD
        self.lenient = rules.calling.enforcement is options.Enforcement.TABLE
        # Builds may then grow to values of which the player to move holds no card.
        self.builds_beyond_hand = self.builds and (
            self.composite or self.lenient or self.for_partner != NEVER_FOR_PARTNER or not self.joiner_owns
        )

        self.is_plain = not (
            self.composite or self.one_unit or self.compulsion or self.from_hand or self.tops or self.lenient
            or self.builds_beyond_hand or self.owner_adds or self.limit or number_of(rules.piling.stolen)
        )  # fmt: skip

    def read_piling(self, rules: Rules) -> None:
        """How captured cards lie, and whose tops are within reach."""
        piling = rules.piling
        self.piles_up = piling.face is options.PileFace.UP
        self.pile_count = self.players if piling.of is options.PileOf.PLAYER else self.side_count
        self.pile_order = number_of(piling.order)
        self.secret_order = self.piles_up and self.pile_order == FREE_ORDER
        self.accumulates = self.piles_up and self.pile_order == ACCUMULATED
        self.pictures_below = piling.pictures_below
        self.gives_pictures = piling.pictures_below and self.pile_count > self.side_count
        self.stolen = number_of(piling.stolen)

    def read_sweeping(self, rules: Rules) -> None:
        """What a sweep is worth and what follows from it."""
        sweeping = rules.sweeping
        self.large_from = sweeping.large_from
        self.count_played = sweeping.count_played
        self.last_play_sweeps = sweeping.last_play
        self.victim_plays = sweeping.victim_plays

    def read_calling(self, rules: Rules) -> None:
        """What may be called, and what ends a deal before its last card."""
        self.orange = number_of(rules.calling.orange)
        self.announces = rules.calling.claim is options.Claim.ANNOUNCE
        self.near_target = number_of(rules.ending.near_target)
        self.target = rules.ending.target
        self.at_once = rules.ending.finish is options.Finish.AT_ONCE
        if not cython.compiled:
            self.needed_at = [0] * (LARGEST_GAP + 1)
        for gap in range(LARGEST_GAP + 1):
            self.needed_at[gap] = sum(NEEDS[item] for item in items_at(rules, gap))


@lru_cache(maxsize=256)
def tables_for(rules: Rules, players: int) -> Tables:
    """The tables of a rule set, shared by all its states. Raises CassinoError as `Tables` does."""
    return Tables(rules, players)
