"""Sweeps, calls, points and the end of the match. B17-B29

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cassino import cards
from cassino.rules.options.declaration import Choice, Reason, option
from cassino.rules.options.play import Combinations, FromHand, Source, always_at_once
from cassino.rules.options.setup import BARE_TABLE, NO_ROUNDS

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

LARGEST_POINTS = 100
LARGEST_TARGET = 1000


class Cancelling(Choice):
    """Whether sweeps of different sides cancel each other."""

    NONE = "none"
    ALL_SIDES = "all_sides"  # when every side has one, each turns one down: 000:53
    UNRESTRICTED_SIDES = "unrestricted_sides"  # it has none: 000:88


NO_LARGE = Reason("option-because-no-big-sweeps", lambda rules: not rules.sweeping.large_from)
NO_SWEEPS = Reason(
    "option-because-no-sweeps",
    lambda rules: not (rules.sweeping.points or rules.sweeping.large_from or rules.sweeping.first_play_points),
)


@dataclass(frozen=True, slots=True)
class Sweeping:
    """Clearing the table. B17, B18"""

    points: int = option(
        1,
        rule="B18",
        code=53,
        cite="001:128, D-37",
        limits=(0, LARGEST_POINTS),
        usual=(0, 1),
        told=("book-play-no-sweeps", "book-play-sweep"),
        decisive=7,
    )
    large_from: int = option(
        0,
        rule="B18",
        code=54,
        cite="000:136",
        limits=(2, cards.DECK_SIZE),
        has_zero=True,
        told=("book-play-no-sweeps", "book-play-sweep"),
        decisive=7,
    )
    large_points: int = option(
        0,
        rule="B18",
        code=55,
        cite="000:136",
        limits=(0, LARGEST_POINTS),
        idle=(NO_LARGE,),
        told=("book-play-sweep",),
        decisive=7,
    )
    count_played: bool = option(False, rule="B18", code=56, cite="D-76", idle=(NO_LARGE,), told=("book-play-sweep",))
    first_play_points: int = option(
        0,
        rule="B18",
        code=57,
        cite="000:173, 000:186",
        limits=(1, LARGEST_POINTS),
        has_zero=True,
        usual=(0, 2),
        idle=(BARE_TABLE,),
        told=("book-play-first-sweep",),
        decisive=7,
    )
    cancelling: Cancelling = option(
        Cancelling.NONE,
        rule="B18",
        code=58,
        cite="000:53, 000:88, N-3",
        idle=(NO_SWEEPS,),
        excludes=(
            Reason(
                "option-because-unrestricted",
                lambda rules: (
                    rules.sweeping.cancelling is Cancelling.UNRESTRICTED_SIDES
                    and rules.ending.near_target is NearTarget.FREE
                ),
                ("sweeping.cancelling", "all_sides"),
            ),
        ),
        told=("book-play-cancel", "book-play-cancel-restricted", "book-play-cancel-unrestricted"),
        decisive=7,
        short=("book-play-cancel",),
    )
    last_play: bool = option(
        True,
        rule="B18",
        code=59,
        cite="001:134, D-86",
        idle=(
            NO_SWEEPS,
            Reason("option-because-swept-before-stock", lambda rules: not rules.sweeping.after_stock),
        ),
        told=("book-play-no-last-sweep",),
    )
    victim_plays: int = option(
        1, rule="B18", code=60, cite="000:179", limits=(1, 4), usual=(1, 2), told=("book-play-victim",), decisive=6
    )
    until_score: int = option(
        0,
        rule="B18",
        code=88,
        cite="008",
        limits=(1, LARGEST_TARGET),
        has_zero=True,
        usual=(0, 10),
        idle=(NO_SWEEPS,),
        told=("book-play-sweep-until",),
    )
    after_stock: bool = option(
        True,
        rule="B18",
        code=89,
        cite="008",
        idle=(NO_SWEEPS,),
        excludes=(
            Reason(
                "option-because-no-stock",
                lambda rules: not rules.sweeping.after_stock and always_at_once(rules),
                ("sweeping.after_stock", "true"),
            ),
        ),
        told=("book-play-sweep-stock",),
    )

    @property
    def scores(self) -> bool:
        """Whether any sweep is worth points."""
        return bool(self.points or self.first_play_points or (self.large_from and self.large_points))


class LastRound(Choice):
    """What the dealer says when dealing the last round."""

    SILENT = "silent"
    LAST = "last"
    LAST_ROUND = "last_round"


class Claim(Choice):
    """What a player may claim before the deal is over."""

    NONE = "none"
    COUNT_OUT = "count_out"
    ANNOUNCE = "announce"  # in the own turn; the first to be right wins: 000:168, 000:183


class FalseAnnouncement(Choice):
    """What a wrong announcement of the target costs."""

    NOTHING = "nothing"
    GAME = "game"


class Insist(Choice):
    """Whether opponents may insist on a fuller capture and on additions to builds. D-53, D-54"""

    NEVER = "never"
    ASKED = "asked"  # of each turn that left something
    ALWAYS = "always"


ORANGE = (cards.Suit.HEARTS, cards.Suit.DIAMONDS)
"""The suits of an orange, red and yellow in ROOK_40. D-57"""


class Orange(Choice):
    """How a red and a yellow card taken from the table by one play score. D-77, D-78"""

    NONE = "none"
    CALLED = "called"  # the capturer with the capture, else the first of the others
    ALWAYS = "always"


class Enforcement(Choice):
    """What becomes of a play against the rules.

    At a table without a referee a wrong capture is trailed; a build may be made without the capturing card, and each
    opponent gets a point if its maker cannot win it in the next turn. 004:34-36
    """

    STRICT = "strict"
    TABLE = "table"


NOT_CALLED = Reason("option-because-not-called", lambda rules: rules.calling.orange is not Orange.CALLED)
FIXED_DEALS = Reason("option-because-fixed-deals", lambda rules: rules.ending.deals != 0)
STOPS = Reason("option-because-stops", lambda rules: rules.ending.finish is Finish.AT_ONCE)


@dataclass(frozen=True, slots=True)
class Calling:
    """What must be said, what may be claimed or demanded. B8, B25, B27"""

    last_round: LastRound = option(LastRound.SILENT, rule="B27", code=61, cite="001:24, 003:127", idle=(NO_ROUNDS,))
    claim: Claim = option(
        Claim.NONE,
        rule="B25",
        code=62,
        cite="000:168, 004:30, D-33",
        idle=(STOPS, FIXED_DEALS),
        excludes=(
            Reason(
                "option-because-own-item",
                lambda rules: rules.ending.near_target is not NearTarget.FREE,
                ("calling.claim", "none"),
            ),
        ),
        told=("book-short-claim",),
        decisive=9,
    )
    false_claim_points: int = option(
        -11,
        rule="B25",
        code=63,
        cite="004:30, D-33",
        limits=(-LARGEST_POINTS, 0),
        idle=(Reason("option-because-no-counting-out", lambda rules: rules.calling.claim is not Claim.COUNT_OUT),),
        told=("book-short-claim",),
    )
    false_announcement: FalseAnnouncement = option(
        FalseAnnouncement.NOTHING,
        rule="B25",
        code=64,
        cite="D-70",
        idle=(Reason("option-because-no-announcing", lambda rules: rules.calling.claim is not Claim.ANNOUNCE),),
        told=("book-short-claim",),
    )
    left_behind: bool = option(
        False,
        rule="B8",
        code=84,
        cite="000:44",
        excludes=(
            Reason("option-because-still-taken", lambda rules: has_steps(rules), ("building.source", "none", "hand")),
        ),
    )
    insist: Insist = option(
        Insist.NEVER,
        rule="B8",
        code=65,
        cite="D-53",
        excludes=(
            Reason(
                "option-because-insist-steps", lambda rules: not has_steps(rules), ("building.source", "hand_and_table")
            ),
            Reason(
                "option-because-insist-one",
                lambda rules: has_steps(rules) and rules.capturing.combinations is Combinations.ONE,
                ("capturing.combinations", "many"),
            ),
        ),
        told=("book-short-insist",),
        decisive=6,
    )
    orange: Orange = option(
        Orange.NONE,
        rule="B27",
        code=66,
        cite="000:140, D-78",
        excludes=(
            Reason(
                "option-because-orange-suits",
                lambda rules: any(not rules.deck.cards & cards.suit_mask(suit) for suit in ORANGE),
            ),
        ),
        told=("book-end-orange", "book-end-orange-called", "book-end-orange-always"),
        decisive=7,
        short=("book-short-orange",),
    )
    orange_points: int = option(
        10,
        rule="B27",
        code=67,
        cite="000:140",
        limits=(1, LARGEST_POINTS),
        idle=(Reason("option-because-no-oranges", lambda rules: rules.calling.orange is Orange.NONE),),
        told=("book-end-orange-called", "book-end-orange-always"),
    )
    false_orange_points: int = option(
        -10,
        rule="B27",
        code=68,
        cite="000:140",
        limits=(-LARGEST_POINTS, 0),
        idle=(NOT_CALLED,),
        told=("book-end-orange-called",),
    )
    enforcement: Enforcement = option(
        Enforcement.STRICT,
        rule="B29",
        code=69,
        shapes_moves=(Enforcement.TABLE,),
        cite="004:34-36, D-29",
        excludes=(
            Reason("option-because-table-one-step", lambda rules: has_steps(rules)),
            Reason(
                "option-because-table-one-card",
                lambda rules: rules.capturing.from_hand is not FromHand.ONE_CARD,
                ("capturing.from_hand", "one_card"),
            ),
        ),
        told=("book-end-wrong-capture", "book-end-wrong-build"),
    )


def has_steps(rules: "Rules") -> bool:
    """Whether a turn is made of several steps. 002:41-49"""
    return rules.building.source is Source.HAND_AND_TABLE


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
    """Points for every side that has at least a number of cards of a kind. B20, 002:176"""

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
USUAL_ITEMS: tuple[Item, ...] = (Most("cards", 3), Most("spades", 1), Each("10D", 2), Each("2S", 1), Each("aces", 1))


class Ties(Choice):
    """Who scores an item that several sides share."""

    NOBODY = "nobody"
    ONE_EACH = "one_each"
    CARRIED = "carried"  # nobody, and the points of a majority are added to those of the next deal: 008


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of a deal, in the order in which they are counted. B20, B21"""

    items: tuple[Item, ...] = option(
        USUAL_ITEMS,
        rule="B20",
        code=70,
        cite="001:121-128, D-40, N-2",
        decisive=8,
        told=("book-end-primiera", "book-end-doubled"),
        short=("book-short-scores",),
    )
    ties: Ties = option(
        Ties.NOBODY,
        rule="B21",
        code=71,
        cite="001:130, 008",
        idle=(
            Reason(
                "option-because-no-majority",
                lambda rules: not any(isinstance(item, Most) for item in rules.scoring.items),
            ),
        ),
    )


class SeveralReach(Choice):
    """Who wins when several sides reach the target in one deal."""

    HIGHER_TOTAL = "higher_total"
    PRIORITY_COUNT = "priority_count"


class NearTarget(Choice):
    """What a side just below the target may still score."""

    FREE = "free"
    LAST_THREE = "last_three"
    # three below only most cards, two below only the ten of diamonds, one below only most spades: 000:72-80
    LAST_FIVE = "last_five"
    # besides, five below only most cards and the ten, four below only most cards and most spades: 000:92-100


class Level(Choice):
    """What happens when sides are level at the top."""

    ANOTHER_DEAL = "another_deal"
    SHARED = "shared"


class Finish(Choice):
    """When a match that is decided stops."""

    END_OF_DEAL = "end_of_deal"
    AT_ONCE = "at_once"  # when points that cannot be lost bring a side to the target: D-24


@dataclass(frozen=True, slots=True)
class Ending:
    """When the match is over. B22-B24, B26"""

    target: int = option(
        21,
        rule="B22",
        code=72,
        cite="001:26, D-43",
        limits=(1, LARGEST_TARGET),
        usual=(11, 15, 21, 61),
        idle=(FIXED_DEALS,),
        told=("book-different-first-point",),
        decisive=8,
        short=("book-short-end",),
    )
    deals: int = option(
        0,
        rule="B22",
        code=73,
        cite="D-48",
        limits=(1, 100),
        has_zero=True,
        usual=(0, 1),
        decisive=8,
        short=("book-short-end",),
    )
    several: SeveralReach = option(
        SeveralReach.HIGHER_TOTAL,
        rule="B24",
        code=74,
        cite="001:138, D-34",
        idle=(FIXED_DEALS,),
        told=("book-different-priority",),
    )
    near_target: NearTarget = option(
        NearTarget.FREE,
        rule="B23",
        code=75,
        cite="000:72-100",
        idle=(FIXED_DEALS,),
        told=("book-short-near", "book-end-near-several"),
        decisive=3,
        short=("book-short-near",),
    )
    level: Level = option(
        Level.ANOTHER_DEAL,
        rule="B24",
        code=76,
        cite="001:138, D-48",
        idle=(
            Reason(
                "option-because-count-decides",
                lambda rules: not rules.ending.deals and rules.ending.several is SeveralReach.PRIORITY_COUNT,
            ),
        ),
    )
    finish: Finish = option(
        Finish.END_OF_DEAL, rule="B22", code=77, cite="D-79", idle=(FIXED_DEALS,), told=("book-end-at-once",)
    )
    double_game: bool = option(
        False, rule="B26", code=78, cite="000:184", idle=(FIXED_DEALS,), told=("book-end-double",)
    )


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
