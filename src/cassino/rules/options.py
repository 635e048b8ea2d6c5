"""The twelve mechanism records of a rule set. The words of their options are in `phrases`.

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from dataclasses import dataclass

from cassino import cards
from cassino.rules.phrases import (
    Ace as Ace,
    BuildLimit as BuildLimit,
    By as By,
    Cancelling as Cancelling,
    Claim as Claim,
    Combinations as Combinations,
    Compulsion as Compulsion,
    DealPasses as DealPasses,
    Direction as Direction,
    Enforcement as Enforcement,
    EqualFaces as EqualFaces,
    EqualValue as EqualValue,
    Faces as Faces,
    FalseAnnouncement as FalseAnnouncement,
    Finish as Finish,
    ForPartner as ForPartner,
    FromHand as FromHand,
    Insist as Insist,
    Joiner as Joiner,
    LastRound as LastRound,
    Leftover as Leftover,
    Level as Level,
    NearTarget as NearTarget,
    Orange as Orange,
    OwnerBuilds as OwnerBuilds,
    OwnerTrail as OwnerTrail,
    Pack as Pack,
    Partners as Partners,
    PileFace as PileFace,
    PileOf as PileOf,
    PileOrder as PileOrder,
    Redeal as Redeal,
    Replenish as Replenish,
    Residue as Residue,
    RoundLeader as RoundLeader,
    SeveralReach as SeveralReach,
    Sides as Sides,
    Source as Source,
    Ties as Ties,
    Tops as Tops,
)


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
    deal_passes: DealPasses = DealPasses.NEXT
    round_leader: RoundLeader = RoundLeader.AFTER_DEALER


@dataclass(frozen=True, slots=True)
class Dealing:
    """How cards reach hands and table. B5"""

    hand: int = 4
    """Cards of each player in a round; without effect when all cards are dealt at once."""
    table: int = 4
    cut: bool = False
    """Whether the table cards are cut from the middle by the leader before the deal. 002:21"""
    redeal: Redeal = Redeal.NEVER
    replenish: Replenish = Replenish.ROUNDS
    leftover: Leftover = Leftover.NONE
    packet: int = 4
    """Cards dealt to one place at a time."""
    bottom_seen: bool = False
    """Whether the player after the dealer sees the bottom card. 000:174"""
    last_round_open: bool = False
    """Whether the last round is played with open hands. 000:182"""


@dataclass(frozen=True, slots=True)
class Counting:
    """What a card counts. B6"""

    faces: Faces = Faces.RANK_ONLY
    ace: Ace = Ace.ONE


@dataclass(frozen=True, slots=True)
class Capturing:
    """What a played card may take. B7, B8"""

    equal_faces: EqualFaces = EqualFaces.ONE
    combinations: Combinations = Combinations.MANY
    pair_first: bool = False
    """Whether a card that has an equal one on the table must take it rather than a sum. 004:65"""
    from_hand: FromHand = FromHand.ONE_CARD
    hand_total_at_most: int = 0
    """The highest value of several hand cards together; 0 for no limit. 000:177"""
    tops: Tops = Tops.NONE
    """Whose pile tops a capture may take like loose cards. 002:159"""
    compulsion: Compulsion = Compulsion.NONE


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
    joined_to_capture: bool = False
    """Whether others may add table cards to a build that they capture in the same turn. 002:80"""
    equal_value: EqualValue = EqualValue.COEXIST
    for_partner: ForPartner = ForPartner.NEVER
    partner_asks: bool = False
    """Whether a player may ask his partner not to capture a build of their side. 002:106"""
    joiner: Joiner = Joiner.BECOMES_OWNER
    limit: BuildLimit = BuildLimit.NONE


@dataclass(frozen=True, slots=True)
class Trailing:
    """When a card may just be laid. B14"""

    owner: OwnerTrail = OwnerTrail.BANNED
    owner_builds: OwnerBuilds = OwnerBuilds.ANYTHING


@dataclass(frozen=True, slots=True)
class Piling:
    """What lies in front of a side. B15, B16, B19"""

    face: PileFace = PileFace.DOWN
    of: PileOf = PileOf.SIDE
    order: PileOrder = PileOrder.FREE
    pictures_below: bool = False
    """Whether pictures go under all numerals, in one's own pile or the partner's. 002:147"""
    stolen: Tops = Tops.NONE
    """Whose pile tops may be used to add to a build. 002:78-83, 002:147, 002:163"""
    residue: Residue = Residue.LAST_CAPTURER


@dataclass(frozen=True, slots=True)
class Sweeping:
    """Clearing the table. B17, B18"""

    points: int = 1
    """Points of each sweep; 0 where sweeps are not counted."""
    large_from: int = 0
    """From how many table cards a sweep is a large one; 0 where all count the same. 000:136"""
    large_points: int = 0
    """Points of a large sweep."""
    count_played: bool = False
    """Whether the played card counts towards the size. D-76"""
    first_play_points: int = 0
    """Points of a sweep with the first play of a deal; 0 where it counts like any other. 000:173, 000:186"""
    cancelling: Cancelling = Cancelling.NONE
    last_play: bool = True
    """Whether the last play of a deal can be a sweep. D-39, D-86"""
    victim_plays: int = 1
    """How many plays in a row the next player then has. 000:179"""


@dataclass(frozen=True, slots=True)
class Calling:
    """What must be said, what may be claimed or demanded. B8, B25, B27"""

    last_round: LastRound = LastRound.SILENT
    claim: Claim = Claim.NONE
    false_claim_points: int = -11
    """What a side scores in the deal when it counted out wrongly. 004:30"""
    false_announcement: FalseAnnouncement = FalseAnnouncement.NOTHING
    insist: Insist = Insist.NEVER
    orange: Orange = Orange.NONE
    orange_points: int = 10
    false_orange_points: int = -10
    enforcement: Enforcement = Enforcement.STRICT


@dataclass(frozen=True, slots=True)
class Most:
    """Points for the side with the most cards of a kind. B20"""

    of: str
    """A word of `cards_of`."""
    points: int
    at_least: int = 0
    """How many of them the side needs. 004:11-12"""


@dataclass(frozen=True, slots=True)
class Enough:
    """Points for every side that has so many cards of a kind. B20, 002:176"""

    of: str
    points: int
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class Each:
    """Points for each captured card of a kind. B20"""

    of: str
    """A word of `cards_of`."""
    points: int


@dataclass(frozen=True, slots=True)
class Primiera:
    """Points for the highest sum of the best card of each suit. B20, 004:62"""

    points: int


Item = Most | Enough | Each | Primiera


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
    """When the match is over. B22-B24, B26"""

    target: int = 21
    """Points to reach; without effect when the number of deals is fixed."""
    deals: int = 0
    """After how many deals the highest total wins; 0 to play for the target. D-48"""
    several: SeveralReach = SeveralReach.HIGHER_TOTAL
    near_target: NearTarget = NearTarget.FREE
    level: Level = Level.ANOTHER_DEAL
    finish: Finish = Finish.END_OF_DEAL
    double_game: bool = False
    """Whether a side that reaches the target in the first deal wins double. 000:184"""


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
    return cards.FULL_DECK if pack is Pack.FRENCH_52 else cards.FULL_DECK & ~cards.PICTURES
