"""The twelve mechanism records of a rule set and the words of their options.

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from dataclasses import dataclass
from enum import StrEnum

from cassino import cards


class Pack(StrEnum):
    """Which cards exist. B1"""

    FRENCH_52 = "french_52"
    NO_PICTURES_40 = "no_pictures_40"


class Sides(StrEnum):
    """Who scores together. B2"""

    SOLO = "solo"
    PAIRS_OF_FOUR = "pairs_of_four"


class Partners(StrEnum):
    """How partners are found. B2"""

    AS_SEATED = "as_seated"
    FIRST_TWO_ACES = "first_two_aces"


class Direction(StrEnum):
    """Which way turn and deal pass round the table. B3"""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Replenish(StrEnum):
    """When a hand gets new cards. B5"""

    ROUNDS = "rounds"
    DRAW = "draw"


class Faces(StrEnum):
    """What jack, queen and king count. B6"""

    RANK_ONLY = "rank_only"
    ELEVEN_TO_THIRTEEN = "eleven_to_thirteen"


class Ace(StrEnum):
    """What an ace counts. B6"""

    ONE = "one"
    ONE_OR_FOURTEEN = "one_or_fourteen"


class EqualFaces(StrEnum):
    """How many equal pictures one picture without a number takes. B7, D-2"""

    ONE = "one"
    ANY = "any"


class Source(StrEnum):
    """Where the cards of a new build come from. B9"""

    NONE = "none"
    HAND = "hand"


class By(StrEnum):
    """Who may change a build, seen from its owner. B10"""

    ANYONE = "anyone"
    NOT_OWNER = "not_owner"
    OPPONENTS = "opponents"
    OWN_SIDE = "own_side"
    NOBODY = "nobody"


class EqualValue(StrEnum):
    """Whether two builds of one value may lie on the table. B10, D-4"""

    COEXIST = "coexist"
    MUST_MERGE = "must_merge"


class OwnerTrail(StrEnum):
    """Whether the owner of a build may trail. B14, D-11"""

    BANNED = "banned"
    BANNED_NEXT_TURN = "banned_next_turn"
    FREE = "free"


class PileFace(StrEnum):
    """How captured cards lie. B16"""

    DOWN = "down"


class Residue(StrEnum):
    """Who gets the cards left on the table. B19"""

    LAST_CAPTURER = "last_capturer"


class LastRound(StrEnum):
    """What the dealer says when he deals the last round. B27"""

    SILENT = "silent"
    LAST = "last"
    LAST_ROUND = "last_round"


class Claim(StrEnum):
    """What a player may claim before the deal is over. B25"""

    NONE = "none"
    COUNT_OUT = "count_out"


class Ties(StrEnum):
    """Who scores an item that several sides share. B21"""

    NOBODY = "nobody"


class SeveralReach(StrEnum):
    """Who wins when several sides reach the target in one deal. B24"""

    HIGHER_TOTAL = "higher_total"
    PRIORITY_COUNT = "priority_count"


@dataclass(frozen=True, slots=True)
class Deck:
    """Which cards exist. B1"""

    pack: Pack = Pack.FRENCH_52


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays, in what order, with whom. B2-B4"""

    players: tuple[int, ...] = (2, 3, 4)
    """Possible numbers of players; the first is the usual one."""
    sides: Sides = Sides.SOLO
    partners: Partners = Partners.AS_SEATED
    direction: Direction = Direction.CLOCKWISE


@dataclass(frozen=True, slots=True)
class Dealing:
    """How cards reach hands and table. B5"""

    hand: int = 4
    table: int = 4
    replenish: Replenish = Replenish.ROUNDS
    packet: int = 4
    """Cards dealt to one place at a time."""


@dataclass(frozen=True, slots=True)
class Counting:
    """What a card counts. B6"""

    faces: Faces = Faces.RANK_ONLY
    ace: Ace = Ace.ONE


@dataclass(frozen=True, slots=True)
class Capturing:
    """What a played card may take. B7, B8"""

    equal_faces: EqualFaces = EqualFaces.ONE


@dataclass(frozen=True, slots=True)
class Building:
    """Setting cards aside on the table, to be captured together. B9-B13"""

    source: Source = Source.HAND
    raised_by: By = By.ANYONE
    """Who may change the value of a simple build. 004:25; not its owner: 000:46"""
    raise_with_sets: bool = True
    """Whether a raise may take in loose sets and builds of the new value. 001:88, D-6"""
    joined_by: By = By.ANYONE
    """Who may add a set of a build's own value. 001:89"""
    equal_value: EqualValue = EqualValue.COEXIST


@dataclass(frozen=True, slots=True)
class Trailing:
    """When a card may just be laid. B14"""

    owner: OwnerTrail = OwnerTrail.BANNED


@dataclass(frozen=True, slots=True)
class Piling:
    """What lies in front of a side. B16, B19"""

    face: PileFace = PileFace.DOWN
    residue: Residue = Residue.LAST_CAPTURER


@dataclass(frozen=True, slots=True)
class Sweeping:
    """Clearing the table. B18"""

    points: int = 1
    """Points of each sweep; 0 where sweeps are not counted."""


@dataclass(frozen=True, slots=True)
class Calling:
    """What must be said, what may be claimed. B25, B27"""

    last_round: LastRound = LastRound.SILENT
    claim: Claim = Claim.NONE
    false_claim_points: int = -11
    """What a side scores in the deal when its claim was wrong. 004:30"""


@dataclass(frozen=True, slots=True)
class Most:
    """Points for the side with the most cards of a kind. B20"""

    of: str
    """A word of `cards_of`."""
    points: int
    at_least: int = 0
    """How many of them the side needs. 004:11-12"""


@dataclass(frozen=True, slots=True)
class Each:
    """Points for each captured card of a kind. B20"""

    of: str
    """A word of `cards_of`."""
    points: int


Item = Most | Each


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of a deal, in the order in which they are counted. B20, B21"""

    items: tuple[Item, ...] = (
        Most("cards", 3),
        Most("spades", 1),
        Each("10D", 2),
        Each("2S", 1),
        Each("aces", 1),
    )
    ties: Ties = Ties.NOBODY


@dataclass(frozen=True, slots=True)
class Ending:
    """When the match is over. B22, B24; level at the top: another deal (001:138)."""

    target: int = 21
    several: SeveralReach = SeveralReach.HIGHER_TOTAL


_PLURALS = {name + ("es" if name == "six" else "s"): rank for rank, name in enumerate(cards.RANK_NAMES, 1)}
KINDS: dict[str, int] = {
    "cards": cards.FULL_DECK,
    **{name: cards.suit_mask(suit) for suit, name in enumerate(cards.SUIT_NAMES)},
    **{name: cards.rank_mask(rank) for name, rank in _PLURALS.items()},
}
"""The words that mean several cards: `cards`, the suits, the ranks in the plural."""


def kind_word(word: str) -> str:
    """The usual spelling of a word that a scoring item may use. Raises CardSyntaxError."""
    known = word.strip().lower()
    return known if known in KINDS else cards.format_card(cards.parse_card(word))


def cards_of(word: str) -> int:
    """The set of cards that a scoring item means: a word of `KINDS`, or one card. Raises CardSyntaxError."""
    return KINDS[word] if word in KINDS else 1 << cards.parse_card(word)


def pack_cards(pack: Pack) -> int:
    """The set of cards in a pack."""
    return cards.FULL_DECK & ~cards.PICTURES if pack is Pack.NO_PICTURES_40 else cards.FULL_DECK
