"""The words of the options: each enum is one question, its members the answers a rule set may give.

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from enum import StrEnum


class Pack(StrEnum):
    """Which cards exist. B1

    A card's rank is its place in its suit; what is printed on it is the pack's affair: the eighth to tenth cards of
    ITALIAN_40 are jack, queen and king, the suits of ROOK_40 are four colours (hearts red, diamonds yellow, spades
    black, clubs green; D-57).
    """

    FRENCH_52 = "french_52"
    NO_PICTURES_40 = "no_pictures_40"
    ITALIAN_40 = "italian_40"
    ROOK_40 = "rook_40"


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


class DealPasses(StrEnum):
    """Who deals next. B4"""

    NEXT = "next"
    LOSER_LEADS = "loser_leads"
    """The seat before the previous loser, who thus gets the first card and leads. 002:155, D-62"""


class RoundLeader(StrEnum):
    """Who plays first in a later round of a deal. B4"""

    AFTER_DEALER = "after_dealer"
    LAST_CAPTURER = "last_capturer"


class Replenish(StrEnum):
    """When a hand gets new cards. B5"""

    ROUNDS = "rounds"
    DRAW = "draw"
    ALL_CARDS = "all_cards"
    """Everything is dealt at once; with two players in two halves. 002:21, 002:126, 002:155"""


class Leftover(StrEnum):
    """What becomes of the last cards when they are too few for a whole round. B5"""

    NONE = "none"
    SHORT_ROUND = "short_round"
    """Equal hands of what there is, the rest to the table. 000:130"""


class Redeal(StrEnum):
    """Whether a first table may be refused. B5"""

    NEVER = "never"
    RICH_CUT = "rich_cut"
    """Three points or three pictures on the table: put back, reshuffled, cut again. 002:23-28"""


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


class Combinations(StrEnum):
    """How many units one play takes. B7"""

    MANY = "many"
    ONE = "one"


class FromHand(StrEnum):
    """How many hand cards one capture uses. B7"""

    ONE_CARD = "one_card"
    ONE_TOTAL = "one_total"
    """Any number; together they make the value. 000:152"""
    SEVERAL_SETS = "several_sets"
    """Any number, in disjoint sets that each make the value. 000:172"""


class Tops(StrEnum):
    """Whose piles' top cards count as table cards. B7, B15"""

    NONE = "none"
    OPPONENTS = "opponents"
    OTHERS = "others"


class Compulsion(StrEnum):
    """When a played card must capture. B8"""

    NONE = "none"
    ANY_CAPTURE = "any_capture"
    """A card that can capture must capture; which card to play is free. D-83"""
    EQUAL_LOOSE = "equal_loose"
    """All equal loose cards, unless the card is used in a build. 000:38"""


class Source(StrEnum):
    """Where the cards of a new build come from. B9"""

    NONE = "none"
    HAND = "hand"
    HAND_AND_TABLE = "hand_and_table"
    """Also from the table alone: a turn is then made of several steps and ends when the player says so. 002:41-49"""


class By(StrEnum):
    """Who may change a build, seen from its owner. B10"""

    ANYONE = "anyone"
    NOT_OWNER = "not_owner"
    OPPONENTS = "opponents"
    OWN_SIDE = "own_side"
    OWNER = "owner"
    NOBODY = "nobody"


class EqualValue(StrEnum):
    """Whether two builds of one value may lie on the table. B10, D-4"""

    COEXIST = "coexist"
    MUST_MERGE = "must_merge"


class ForPartner(StrEnum):
    """When one may build for a partner who holds the capturing card. B12"""

    NEVER = "never"
    PROVEN = "proven"
    """He owns a build of the value, or lost one and has not played the rank since. 000:90, D-46"""
    LOST_BUILD = "lost_build"
    """He lost a build of the value and has not played the rank since. 002:104"""


class Joiner(StrEnum):
    """Who owns a build after somebody added to it. B13"""

    BECOMES_OWNER = "becomes_owner"
    CHANGES_NOTHING = "changes_nothing"


class BuildLimit(StrEnum):
    """How many builds one may own at the end of a turn. B10"""

    NONE = "none"
    ONE = "one"
    ONE_WHILE_STOCK = "one_while_stock"
    """One as long as cards are still to be dealt or drawn. 002:129"""


class OwnerTrail(StrEnum):
    """Whether the owner of a build may trail. B14, D-11"""

    BANNED = "banned"
    BANNED_NEXT_TURN = "banned_next_turn"
    BANNED_WHILE_STOCK = "banned_while_stock"
    """As long as cards are still to be dealt or drawn. 002:128, 002:133, 002:169"""
    FREE = "free"


class OwnerBuilds(StrEnum):
    """What an owner who may not trail may build instead of capturing. B14, D-59"""

    ANYTHING = "anything"
    OWN_BUILD = "own_build"
    """He must add to a build of his own. 002:161"""


class PileFace(StrEnum):
    """How captured cards lie. B16"""

    DOWN = "down"
    UP = "up"


class PileOf(StrEnum):
    """Whether partners share a pile. B16"""

    SIDE = "side"
    PLAYER = "player"


class PileOrder(StrEnum):
    """How cards captured together are laid on a pile whose top matters. B16"""

    FREE = "free"
    """As the capturer likes, hidden from opponents, the capturing card on top. 002:32"""
    ACCUMULATED = "accumulated"
    """As they came to the table, the capturing card on top. 002:147, D-50"""
    LOWEST_ON_TOP = "lowest_on_top"
    """By number, the capturing card too; equal ones as the capturer likes. 002:159, D-61"""


class Residue(StrEnum):
    """Who gets the cards left on the table. B19"""

    LAST_CAPTURER = "last_capturer"


class Cancelling(StrEnum):
    """Whether sweeps of different sides cancel each other. B18"""

    NONE = "none"
    ALL_SIDES = "all_sides"
    """When every side has one, each turns one down. 000:53"""
    UNRESTRICTED_SIDES = "unrestricted_sides"
    """So too, but a side under restriction near the target records none. 000:88"""


class LastRound(StrEnum):
    """What the dealer says when he deals the last round. B27"""

    SILENT = "silent"
    LAST = "last"
    LAST_ROUND = "last_round"


class Claim(StrEnum):
    """What a player may claim before the deal is over. B25"""

    NONE = "none"
    COUNT_OUT = "count_out"
    ANNOUNCE = "announce"
    """In his own turn, to have reached the target; the first who is right wins. 000:168, 000:183"""


class FalseAnnouncement(StrEnum):
    """What a wrong announcement of the target costs. D-70"""

    NOTHING = "nothing"
    GAME = "game"


class Insist(StrEnum):
    """Whether opponents may insist on a fuller capture and on additions to builds. B8, D-53, D-54"""

    NEVER = "never"
    ASKED = "asked"
    """They are asked at the end of each turn that left something."""
    ALWAYS = "always"
    """The turn cannot end before everything is taken and added."""


class Orange(StrEnum):
    """How a red and a yellow card taken from the table by one play score. B27, D-77, D-78"""

    NONE = "none"
    CALLED = "called"
    """To whoever calls it: the capturer as he takes it, else the first of the others."""
    ALWAYS = "always"
    """To the capturer."""


class Enforcement(StrEnum):
    """What becomes of a play against the rules. B29, D-29"""

    STRICT = "strict"
    """It cannot be made."""
    TABLE = "table"
    """It gets the ruling of a table without a referee: a wrong capture is trailed; a build may be made without the
    capturing card, and each opponent gets a point if its maker cannot win it in his next turn. 004:34-36"""


class Ties(StrEnum):
    """Who scores an item that several sides share. B21"""

    NOBODY = "nobody"
    ONE_EACH = "one_each"


class SeveralReach(StrEnum):
    """Who wins when several sides reach the target in one deal. B24"""

    HIGHER_TOTAL = "higher_total"
    PRIORITY_COUNT = "priority_count"


class NearTarget(StrEnum):
    """What a side just below the target may still score. B23"""

    FREE = "free"
    LAST_THREE = "last_three"
    """Three below only most cards, two below only the ten of diamonds, one below only most spades. 000:72-80"""
    LAST_FIVE = "last_five"
    """Besides, five below only most cards and the ten, four below only most cards and most spades. 000:92-100"""


class Level(StrEnum):
    """What happens when sides are level at the top. B24, D-48"""

    ANOTHER_DEAL = "another_deal"
    SHARED = "shared"


class Finish(StrEnum):
    """When a match that is decided stops. D-24, D-79"""

    END_OF_DEAL = "end_of_deal"
    AT_ONCE = "at_once"
    """As soon as a side's points that can no longer be lost bring it to the target."""
