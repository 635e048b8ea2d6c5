"""The options of a rule set as plain numbers, computed once for the engine."""

from functools import lru_cache

from cassino import cards
from cassino.rules import options
from cassino.rules.rules import Rules

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


@lru_cache(maxsize=256)
def tables_for(rules: Rules, players: int) -> Tables:
    """The tables of a rule set, shared by all its states. Raises ValueError as `Tables` does."""
    return Tables(rules, players)
