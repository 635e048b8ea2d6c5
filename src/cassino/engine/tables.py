"""The options of a rule set as plain numbers, computed once for the engine."""

from functools import lru_cache

from cassino import cards
from cassino.rules import options
from cassino.rules.rules import Rules

try:
    import cython
except ImportError:
    from cassino import nocython as cython

SEATS = 6
ITEMS = 24
_BY = {word: number for number, word in enumerate(options.By)}
ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, NOBODY = range(5)
TRAIL_BANNED, TRAIL_BANNED_NEXT_TURN, TRAIL_FREE = range(3)


class Tables:
    """One rule set for one number of players. Raises ValueError if the rules do not allow that number."""

    def __init__(self, rules: Rules, players: int) -> None:
        if players not in rules.seating.players:
            allowed = " or ".join(str(n) for n in rules.seating.players)
            raise ValueError(f"{rules.id} is played by {allowed}, not by {players}")
        self.rules = rules
        self.players = players
        pairs = rules.seating.sides is options.Sides.PAIRS_OF_FOUR and players == 4
        self.side_count = 2 if pairs else players
        self.deck = options.pack_cards(rules.deck.pack)
        self.hand = rules.dealing.hand
        self.packet = rules.dealing.packet
        self.table = rules.dealing.table
        self.draws = rules.dealing.replenish is options.Replenish.DRAW
        self.read_counting(rules)
        self.read_building(rules)
        self.sweep_points = rules.sweeping.points
        self.read_items(rules)

    def read_counting(self, rules: Rules) -> None:
        """Which cards have numbers, and what an ace and an equal picture may do."""
        self.ace_high = rules.counting.ace is options.Ace.ONE_OR_FOURTEEN
        faces_count = rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN
        self.numbers = self.deck if faces_count else self.deck & ~cards.PICTURES
        self.one_equal_face = rules.capturing.equal_faces is options.EqualFaces.ONE

    def read_building(self, rules: Rules) -> None:
        """Who may build, raise, join and trail."""
        self.builds = rules.building.source is options.Source.HAND
        self.raised_by = _BY[rules.building.raised_by]
        self.joined_by = _BY[rules.building.joined_by]
        self.raise_with_sets = rules.building.raise_with_sets
        self.must_merge = rules.building.equal_value is options.EqualValue.MUST_MERGE
        self.owner_trail = list(options.OwnerTrail).index(rules.trailing.owner)

    def read_items(self, rules: Rules) -> None:
        """The scoring items as masks and points."""
        self.item_count = len(rules.scoring.items)
        if self.item_count > 24:
            raise ValueError(f"{rules.id} has {self.item_count} scoring items; the engine counts up to 24")
        if not cython.compiled:
            self.item_cards = [0] * 24
            self.item_points = [0] * 24
            self.item_least = [0] * 24
            self.item_most = [False] * 24
        for i, item in enumerate(rules.scoring.items):
            self.item_cards[i] = options.cards_of(item.of) & self.deck
            self.item_points[i] = item.points
            self.item_most[i] = isinstance(item, options.Most)
            self.item_least[i] = item.at_least if isinstance(item, options.Most) else 0


@lru_cache(maxsize=256)
def tables_for(rules: Rules, players: int) -> Tables:
    """The tables of a rule set, shared by all its states. Raises ValueError as `Tables` does."""
    return Tables(rules, players)
