"""Taking, building, trailing and piles. B7-B16

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cassino.rules.options.declaration import Choice, Reason, option
from cassino.rules.options.setup import ALONE, NO_PICTURES, PICTURES_COUNT, Faces, Replenish

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

LARGEST_HAND = 4
"""Where several hand cards are played together: a larger hand has too many totals to survey."""


class EqualFaces(Choice):
    """How many equal pictures one picture without a number takes."""

    ONE = "one"
    ANY = "any"
    ONE_OR_THREE = "one_or_three"  # so that no picture is left without its pair: 009


class Combinations(Choice):
    """How many units one play takes."""

    MANY = "many"
    ONE = "one"


class FromHand(Choice):
    """How many hand cards one capture uses."""

    ONE_CARD = "one_card"
    ONE_TOTAL = "one_total"  # 000:152
    SEVERAL_SETS = "several_sets"  # each set makes the value: 000:172


class Tops(Choice):
    """Whose piles' top cards count as table cards."""

    NONE = "none"
    OPPONENTS = "opponents"
    OTHERS = "others"


class Compulsion(Choice):
    """When a played card must capture."""

    NONE = "none"
    ANY_CAPTURE = "any_capture"  # which card to play is free: D-83
    EQUAL_LOOSE = "equal_loose"  # unless it goes into a build: 000:38
    NO_TRAIL = "no_trail"  # any capture, but the card may be built with instead: 005


NO_BUILDS = Reason("option-because-no-builds", lambda rules: rules.building.source is Source.NONE)
SEVERAL_CARDS = Reason(
    "option-because-cards-together", lambda rules: rules.capturing.from_hand is not FromHand.ONE_CARD
)
FACE_DOWN = Reason(
    "option-because-face-down", lambda rules: rules.piling.face is not PileFace.UP, ("piling.face", "up")
)
TWO_BUILDS = Reason(
    "option-because-two-builds",
    lambda rules: rules.building.source is not Source.NONE and rules.building.equal_value is not EqualValue.MUST_MERGE,
    ("building.equal_value", "must_merge"),
)
WHICH_BUILD = Reason("option-because-which-build", TWO_BUILDS.holds, ("building.equal_value", "must_merge"))


@dataclass(frozen=True, slots=True)
class Capturing:
    """What a played card may take. B7, B8"""

    equal_faces: EqualFaces = option(
        EqualFaces.ONE,
        rule="B7",
        code=28,
        cite="D-2, 009",
        idle=(
            NO_PICTURES,
            PICTURES_COUNT,
            Reason("option-because-one-combination", lambda rules: rules.capturing.combinations is Combinations.ONE),
        ),
        excludes=(
            Reason(
                "option-because-insisted-pictures",
                lambda rules: (
                    rules.capturing.equal_faces is EqualFaces.ONE_OR_THREE and rules.calling.insist.value != "never"
                ),
                ("capturing.equal_faces", "any"),
            ),
        ),
        told=("book-play-picture-any", "book-play-picture-three"),
    )
    combinations: Combinations = option(
        Combinations.MANY,
        rule="B7",
        code=29,
        shapes_moves=(Combinations.ONE,),
        cite="001:77, 004:64",
        excludes=(TWO_BUILDS,),
        told=("book-play-take-one",),
        decisive=4,
    )
    pair_first: bool = option(
        False,
        rule="B7",
        code=30,
        cite="004:65",
        excludes=(
            Reason(
                "option-because-pair-first",
                lambda rules: rules.capturing.combinations is not Combinations.ONE,
                ("capturing.combinations", "one"),
            ),
            SEVERAL_CARDS,
        ),
        told=("book-play-pair-first",),
        decisive=5,
    )
    from_hand: FromHand = option(
        FromHand.ONE_CARD,
        rule="B7",
        code=31,
        shapes_moves=(FromHand.ONE_TOTAL, FromHand.SEVERAL_SETS),
        cite="001:32, D-65",
        excludes=(
            Reason(
                "option-because-from-hand-builds",
                lambda rules: rules.building.source is not Source.NONE,
                ("building.source", "none"),
            ),
        ),
        told=("book-play-several-total", "book-play-several-sets", "book-play-turn", "book-play-uneven"),
        decisive=4,
        short=("book-play-several-total", "book-play-several-sets"),
    )
    hand_total_at_most: int = option(
        0,
        rule="B7",
        code=32,
        cite="000:177",
        limits=(2, 14 * LARGEST_HAND),
        has_zero=True,
        usual=(0, 13),
        idle=(Reason("option-because-one-hand-card", lambda rules: rules.capturing.from_hand is FromHand.ONE_CARD),),
        told=("book-play-several-total", "book-play-several-sets"),
    )
    tops: Tops = option(
        Tops.NONE,
        rule="B7",
        code=33,
        shapes_moves=(Tops.OPPONENTS, Tops.OTHERS),
        cite="002:159",
        excludes=(FACE_DOWN,),
        told=("book-play-tops",),
        decisive=1,
        short=("book-short-steal", "book-short-tops"),
    )
    builds_in_sums: bool = option(
        False,
        rule="B7",
        code=90,
        shapes_moves=(True,),
        cite="009",
        idle=(NO_BUILDS,),
        excludes=(
            Reason(
                "option-because-sums-in-steps",
                lambda rules: rules.building.source is Source.HAND_AND_TABLE,
                ("building.source", "none", "hand"),
            ),
        ),
        told=("book-play-builds-in-sums",),
    )
    compulsion: Compulsion = option(
        Compulsion.NONE,
        rule="B8",
        code=34,
        shapes_moves=(Compulsion.ANY_CAPTURE, Compulsion.EQUAL_LOOSE),
        cite="001:105, D-83, 005",
        excludes=(
            Reason(
                "option-because-equal-loose-one",
                lambda rules: (
                    rules.capturing.compulsion is Compulsion.EQUAL_LOOSE
                    and rules.capturing.combinations is Combinations.ONE
                ),
            ),
            Reason(
                "option-because-equal-loose-picture",
                lambda rules: (
                    rules.capturing.compulsion is Compulsion.EQUAL_LOOSE
                    and rules.capturing.combinations is Combinations.MANY
                    and not NO_PICTURES.holds(rules)
                    and rules.counting.faces is Faces.RANK_ONLY
                    and rules.capturing.equal_faces is EqualFaces.ONE
                ),
                ("capturing.equal_faces", "any"),
            ),
            Reason(
                "option-because-equal-loose-two",
                lambda rules: (
                    rules.capturing.compulsion is Compulsion.EQUAL_LOOSE
                    and rules.capturing.equal_faces is EqualFaces.ONE_OR_THREE
                ),
                ("capturing.equal_faces", "any"),
            ),
            Reason(
                "option-because-equal-loose-together",
                lambda rules: rules.capturing.compulsion is Compulsion.EQUAL_LOOSE and SEVERAL_CARDS.holds(rules),
            ),
        ),
        told=("book-play-must", "book-play-no-trail", "book-play-equal", "book-play-equal-aces"),
        decisive=5,
        short=("book-play-must", "book-play-no-trail", "book-play-equal"),
    )


class Source(Choice):
    """Where the cards of a new build come from."""

    NONE = "none"
    HAND = "hand"
    HAND_AND_TABLE = "hand_and_table"
    # such a turn ends when the player says so: 002:41-49


class By(Choice):
    """Who may change a build, seen from its owner."""

    ANYONE = "anyone"
    NOT_OWNER = "not_owner"
    OPPONENTS = "opponents"
    OWN_SIDE = "own_side"
    OWNER = "owner"
    NOBODY = "nobody"


class EqualValue(Choice):
    """Whether two builds of one value may lie on the table, and become one."""

    COEXIST = "coexist"
    MUST_MERGE = "must_merge"
    SEPARATE = "separate"  # 001:89


class ForPartner(Choice):
    """When a player may build for a partner who holds the capturing card."""

    NEVER = "never"
    PROVEN = "proven"  # and has not played the rank since: 000:90, D-46
    LOST_BUILD = "lost_build"  # and has not played the rank since: 002:104


class Joiner(Choice):
    """Who owns a build after somebody added to it."""

    BECOMES_OWNER = "becomes_owner"
    CHANGES_NOTHING = "changes_nothing"


class BuildLimit(Choice):
    """How many builds a player may own at the end of a turn."""

    NONE = "none"
    ONE = "one"
    ONE_WHILE_STOCK = "one_while_stock"  # cards to be dealt or drawn: 002:129


def always_at_once(rules: "Rules") -> bool:
    """Whether there never is a stock."""
    return rules.dealing.replenish is Replenish.ALL_CARDS and 2 not in rules.seating.players


NO_JOINING = Reason("option-because-no-joining", lambda rules: rules.building.joined_by is By.NOBODY)
ONE_STEP = Reason("option-because-one-step", lambda rules: rules.building.source is Source.HAND)
OPEN_TO_BOTH = (By.ANYONE, By.OWN_SIDE)


@dataclass(frozen=True, slots=True)
class Building:
    """Setting cards aside on the table, to be captured together. B9-B13"""

    source: Source = option(
        Source.HAND,
        rule="B9",
        code=35,
        shapes_moves=(Source.HAND_AND_TABLE,),
        cite="001:58",
        told=("book-building-none", "book-short-steps"),
        decisive=4,
    )
    raised_by: By = option(
        By.ANYONE,
        rule="B10",
        code=36,
        cite="001:87, 004:25, 000:46, D-7",
        idle=(NO_BUILDS,),
        told=("book-building-raise-whose", "book-building-no-raise"),
    )
    raise_with_sets: bool = option(
        True,
        rule="B10",
        code=37,
        cite="001:88, D-6",
        idle=(
            NO_BUILDS,
            Reason("option-because-no-raise", lambda rules: rules.building.raised_by is By.NOBODY),
            Reason("option-because-sets-are-steps", lambda rules: rules.building.source is Source.HAND_AND_TABLE),
        ),
        told=("book-building-raise-alone", "book-building-raise-sets"),
    )
    raise_own_with_both: bool = option(
        False,
        rule="B10",
        code=87,
        cite="006",
        idle=(
            NO_BUILDS,
            Reason(
                "option-because-own-not-raised",
                lambda rules: rules.building.raised_by in (By.NOT_OWNER, By.OPPONENTS, By.NOBODY),
            ),
            Reason("option-because-built-without-card", lambda rules: rules.calling.enforcement.value == "table"),
        ),
        told=("book-building-raise-own",),
    )
    joined_by: By = option(
        By.ANYONE, rule="B10", code=38, cite="001:89", idle=(NO_BUILDS,), told=("book-different-join",)
    )
    joined_to_capture: bool = option(
        False,
        rule="B10",
        code=39,
        cite="002:80",
        idle=(
            NO_BUILDS,
            ONE_STEP,
            Reason(
                "option-because-opponents-join",
                lambda rules: rules.building.joined_by not in (By.OWN_SIDE, By.OWNER, By.NOBODY),
            ),
        ),
        excludes=(WHICH_BUILD,),
        told=("book-building-join-to-take",),
    )
    equal_value: EqualValue = option(
        EqualValue.COEXIST,
        rule="B10",
        code=40,
        cite="001:89, D-4",
        idle=(
            NO_BUILDS,
            Reason(
                "option-because-one-build-a-step",
                lambda rules: (
                    rules.building.equal_value is EqualValue.SEPARATE and rules.building.source is Source.HAND_AND_TABLE
                ),
            ),
            Reason(
                NO_JOINING.key,
                lambda rules: rules.building.equal_value is EqualValue.SEPARATE and NO_JOINING.holds(rules),
            ),
        ),
        told=("book-different-two-builds",),
    )
    for_partner: ForPartner = option(
        ForPartner.NEVER,
        rule="B12",
        code=41,
        shapes_moves=(ForPartner.PROVEN, ForPartner.LOST_BUILD),
        cite="000:90, 002:104",
        idle=(ALONE, NO_BUILDS),
        told=("book-building-partner-proven", "book-different-partner-lost"),
    )
    partner_asks: bool = option(
        False,
        rule="B12",
        code=42,
        cite="002:106, D-56",
        idle=(ALONE, NO_BUILDS),
        excludes=(
            Reason(
                "option-because-request-own-side",
                lambda rules: rules.building.joined_by not in OPEN_TO_BOTH,
                ("building.joined_by", "anyone", "own_side"),
            ),
        ),
        told=("book-building-request",),
    )
    joiner: Joiner = option(
        Joiner.BECOMES_OWNER,
        rule="B13",
        code=43,
        shapes_moves=(Joiner.CHANGES_NOTHING,),
        cite="001:75, 001:109",
        idle=(NO_BUILDS, NO_JOINING),
        told=("book-different-owner-stays",),
    )
    limit: BuildLimit = option(
        BuildLimit.NONE,
        rule="B10",
        code=44,
        shapes_moves=(BuildLimit.ONE, BuildLimit.ONE_WHILE_STOCK),
        cite="002:129, D-58",
        idle=(NO_BUILDS,),
        excludes=(
            Reason(
                "option-because-no-stock",
                lambda rules: rules.building.limit is BuildLimit.ONE_WHILE_STOCK and always_at_once(rules),
                ("building.limit", "none"),
            ),
        ),
    )


class OwnerTrail(Choice):
    """Whether the owner of a build may trail."""

    BANNED = "banned"
    BANNED_NEXT_TURN = "banned_next_turn"
    BANNED_WHILE_STOCK = "banned_while_stock"
    # as long as cards are still to be dealt or drawn: 002:128, 002:133, 002:169
    FREE = "free"


class OwnerBuilds(Choice):
    """What an owner who may not trail may build instead of capturing."""

    ANYTHING = "anything"
    OWN_BUILD = "own_build"  # must add to it: 002:161, D-59


@dataclass(frozen=True, slots=True)
class Trailing:
    """When a card may just be laid. B14"""

    owner: OwnerTrail = option(
        OwnerTrail.BANNED,
        rule="B14",
        code=45,
        cite="001:75, 001:109, D-11",
        idle=(
            NO_BUILDS,
            Reason(
                "option-because-stuck",
                lambda rules: rules.trailing.only_when_stuck and rules.trailing.owner_builds is OwnerBuilds.ANYTHING,
            ),
        ),
        excludes=(
            Reason(
                "option-because-no-stock",
                lambda rules: rules.trailing.owner is OwnerTrail.BANNED_WHILE_STOCK and always_at_once(rules),
                ("trailing.owner", "free"),
            ),
        ),
        told=("book-play-owner-next-turn", "book-play-owner-free"),
    )
    owner_builds: OwnerBuilds = option(
        OwnerBuilds.ANYTHING,
        rule="B14",
        code=46,
        shapes_moves=(OwnerBuilds.OWN_BUILD,),
        cite="001:75, 002:161",
        idle=(NO_BUILDS, Reason("option-because-owner-trails", lambda rules: rules.trailing.owner is OwnerTrail.FREE)),
        told=("book-play-owner", "book-play-owner-next-turn", "book-play-owner-stock"),
    )
    only_when_stuck: bool = option(
        False,
        rule="B14",
        code=79,
        cite="001:36, 003:35",
        excludes=(
            Reason(
                "option-because-never-stuck",
                lambda rules: rules.building.source is Source.HAND_AND_TABLE,
                ("building.source", "none", "hand"),
            ),
        ),
        told=("book-play-stuck",),
        decisive=5,
    )


class PileFace(Choice):
    """How captured cards lie."""

    DOWN = "down"
    UP = "up"


class PileOf(Choice):
    """Whether partners share a pile."""

    SIDE = "side"
    PLAYER = "player"


class PileOrder(Choice):
    """How cards captured together are laid on a pile whose top matters."""

    FREE = "free"  # the capturing card on top: 002:32
    ACCUMULATED = "accumulated"  # the capturing card on top: 002:147, D-50
    LOWEST_ON_TOP = "lowest_on_top"  # the capturing card too: 002:159, D-61


class Residue(Choice):
    """Who gets the cards left on the table."""

    LAST_CAPTURER = "last_capturer"
    NOBODY = "nobody"  # they stay on the table, as after a deal without captures


UNSEEN = Reason("option-because-piles-down", lambda rules: rules.piling.face is PileFace.DOWN)


@dataclass(frozen=True, slots=True)
class Piling:
    """What lies in front of a side. B15, B16, B19"""

    face: PileFace = option(PileFace.DOWN, rule="B16", code=47, cite="001:134", told=("book-different-piles",))
    of: PileOf = option(PileOf.SIDE, rule="B16", code=48, cite="002:147", idle=(ALONE, UNSEEN))
    order: PileOrder = option(
        PileOrder.FREE,
        rule="B16",
        code=49,
        cite="002:32, 002:147, 002:159",
        idle=(UNSEEN,),
        told=("book-different-piles",),
    )
    pictures_below: bool = option(
        False,
        rule="B16",
        code=50,
        cite="002:147",
        idle=(NO_PICTURES, PICTURES_COUNT, UNSEEN),
        excludes=(
            Reason(
                "option-because-pictures-order",
                lambda rules: rules.piling.order is not PileOrder.ACCUMULATED,
                ("piling.order", "accumulated"),
            ),
        ),
        told=("book-different-pictures",),
    )
    stolen: Tops = option(
        Tops.NONE,
        rule="B15",
        code=51,
        shapes_moves=(Tops.OPPONENTS, Tops.OTHERS),
        cite="002:78-83, 002:147, 002:163",
        idle=(NO_BUILDS, Reason(NO_JOINING.key, lambda rules: NO_JOINING.holds(rules) and ONE_STEP.holds(rules))),
        excludes=(FACE_DOWN,),
        told=("book-different-steal",),
        decisive=1,
        short=("book-short-steal",),
    )
    residue: Residue = option(
        Residue.LAST_CAPTURER, rule="B19", code=52, cite="001:113", told=("book-play-leftovers-nobody",)
    )
