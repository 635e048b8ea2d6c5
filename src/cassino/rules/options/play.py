"""Taking, building, trailing and piles. B7-B16

Sources are cited as `document:line`; `B11` and the like are sections of the rule book, `D-4` a decision.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cassino.rules.options.declaration import Choice, Reason, option
from cassino.rules.options.setup import ALONE, NO_PICTURES, PICTURES_COUNT, Faces, Replenish

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

# fmt: off

LARGEST_HAND = 4
"""Where several hand cards are played together: a larger hand has too many totals to survey."""


class EqualFaces(Choice):
    """How many equal pictures one picture without a number takes."""

    ONE = "one", "one equal picture"
    ANY = "any", "any number of equal pictures"


class Combinations(Choice):
    """How many units one play takes."""

    MANY = "many", "any number of combinations"
    ONE = "one", "one combination"


class FromHand(Choice):
    """How many hand cards one capture uses."""

    ONE_CARD = "one_card", "one card"
    ONE_TOTAL = "one_total", "any number, added together"  # 000:152
    SEVERAL_SETS = "several_sets", "any number, in sets of equal value"  # each set makes the value: 000:172


class Tops(Choice):
    """Whose piles' top cards count as table cards."""

    NONE = "none", "none"
    OPPONENTS = "opponents", "those of opponents"
    OTHERS = "others", "those of all other players"


class Compulsion(Choice):
    """When a played card must capture."""

    NONE = "none", "free"
    ANY_CAPTURE = "any_capture", "a card that can take must take"  # which card to play is free: D-83
    EQUAL_LOOSE = "equal_loose", "all equal loose cards must be taken"  # unless it goes into a build: 000:38


SEVERAL_CARDS = Reason(
    "hand cards played together equal no single card", lambda rules: rules.capturing.from_hand is not FromHand.ONE_CARD)
FACE_DOWN = Reason(
    'nobody sees the top of a pile that lies face down: piling.face must be "up"',
    lambda rules: rules.piling.face is not PileFace.UP)
MERGE = 'building.equal_value must be "must_merge"'
TWO_BUILDS = Reason(
    f"a player who owns two builds of one value could not take both with one card: {MERGE}",
    lambda rules: rules.building.source is not Source.NONE
    and rules.building.equal_value is not EqualValue.MUST_MERGE)
WHICH_BUILD = Reason(f"it must be clear which build is to be taken: {MERGE}", TWO_BUILDS.holds)


@dataclass(frozen=True, slots=True)
class Capturing:
    """What a played card may take. B7, B8"""

    equal_faces: EqualFaces = option(
        EqualFaces.ONE, "One picture takes", "How many equal pictures does one without a number take?",
        rule="B7", code=28, cite="D-2",
        idle=(NO_PICTURES, PICTURES_COUNT,
              Reason("one play takes one combination", lambda rules: rules.capturing.combinations is Combinations.ONE)))
    combinations: Combinations = option(
        Combinations.MANY, "One play takes", "How much may one play take?", rule="B7", code=29, cite="001:77, 004:64",
        note="A combination is an equal card, a sum or a build.", excludes=(TWO_BUILDS,))
    pair_first: bool = option(
        False, "An equal card must be taken rather than a sum", "Must an equal card be taken rather than a sum?",
        rule="B7", code=30, cite="004:65",
        excludes=(Reason('says which single combination to take: combinations must be "one"',
                         lambda rules: rules.capturing.combinations is not Combinations.ONE), SEVERAL_CARDS))
    from_hand: FromHand = option(
        FromHand.ONE_CARD, "Hand cards in one capture", "How many hand cards may one capture use?",
        rule="B7", code=31, cite="001:32, D-65",
        excludes=(Reason('several hand cards together need a game without builds: building.source must be "none"',
                         lambda rules: rules.building.source is not Source.NONE),))
    hand_total_at_most: int = option(
        0, "Hand cards together make at most", "How much may several hand cards make together?",
        rule="B7", code=32, cite="000:177", limits=(2, 14 * LARGEST_HAND), zero="no limit", usual=(0, 13),
        idle=(Reason("one hand card is played at a time",
                     lambda rules: rules.capturing.from_hand is FromHand.ONE_CARD),))
    tops: Tops = option(
        Tops.NONE, "Pile tops that may be taken", "Which pile tops may be captured like loose cards?",
        rule="B7", code=33, cite="002:159", excludes=(FACE_DOWN,))
    compulsion: Compulsion = option(
        Compulsion.NONE, "Capturing", "Is capturing free?", rule="B8", code=34, cite="001:105, D-83",
        excludes=(
            Reason('equal_loose makes a card take all equal ones, but combinations = "one" allows a single one',
                   lambda rules: rules.capturing.compulsion is Compulsion.EQUAL_LOOSE
                   and rules.capturing.combinations is Combinations.ONE),
            Reason('equal_loose makes a card take all equal ones, but a picture takes only one: equal_faces must be '
                   '"any"',
                   lambda rules: rules.capturing.compulsion is Compulsion.EQUAL_LOOSE
                   and rules.capturing.combinations is Combinations.MANY
                   and not NO_PICTURES.holds(rules) and rules.counting.faces is Faces.RANK_ONLY
                   and rules.capturing.equal_faces is EqualFaces.ONE),
            Reason("equal_loose makes a card take all equal ones, but hand cards played together equal none",
                   lambda rules: rules.capturing.compulsion is Compulsion.EQUAL_LOOSE and SEVERAL_CARDS.holds(rules))))


class Source(Choice):
    """Where the cards of a new build come from."""

    NONE = "none", "not at all"
    HAND = "hand", "with a card from the hand"
    HAND_AND_TABLE = "hand_and_table", "also from the table alone, in turns of several steps"
    # such a turn ends when the player says so: 002:41-49


class By(Choice):
    """Who may change a build, seen from its owner."""

    ANYONE = "anyone", "anyone"
    NOT_OWNER = "not_owner", "anyone but its owner"
    OPPONENTS = "opponents", "opponents of its owner"
    OWN_SIDE = "own_side", "its owner's own side"
    OWNER = "owner", "its owner alone"
    NOBODY = "nobody", "nobody"


class EqualValue(Choice):
    """Whether two builds of one value may lie on the table, and become one."""

    COEXIST = "coexist", "may lie side by side"
    MUST_MERGE = "must_merge", "must become one build"
    SEPARATE = "separate", "stay side by side; joining never makes them one"  # 001:89


class ForPartner(Choice):
    """When a player may build for a partner who holds the capturing card."""

    NEVER = "never", "never"
    PROVEN = "proven", "if the partner owns or lost such a build"  # and has not played the rank since: 000:90, D-46
    LOST_BUILD = "lost_build", "if the partner lost such a build"  # and has not played the rank since: 002:104


class Joiner(Choice):
    """Who owns a build after somebody added to it."""

    BECOMES_OWNER = "becomes_owner", "becomes its owner"
    CHANGES_NOTHING = "changes_nothing", "does not become its owner"


class BuildLimit(Choice):
    """How many builds a player may own at the end of a turn."""

    NONE = "none", "any number"
    ONE = "one", "one at the end of a turn"
    ONE_WHILE_STOCK = "one_while_stock", "one, while there is a stock"  # cards to be dealt or drawn: 002:129


def always_at_once(rules: "Rules") -> bool:
    """Whether there never is a stock."""
    return rules.dealing.replenish is Replenish.ALL_CARDS and 2 not in rules.seating.players


NO_BUILDS = Reason("nothing may be built", lambda rules: rules.building.source is Source.NONE)
NO_JOINING = Reason("nobody may join", lambda rules: rules.building.joined_by is By.NOBODY)
ONE_STEP = Reason("a turn has one step", lambda rules: rules.building.source is Source.HAND)
NO_STOCK = "there never is a stock when all cards are dealt at once to more than two players: it must be"
OPEN_TO_BOTH = (By.ANYONE, By.OWN_SIDE)


@dataclass(frozen=True, slots=True)
class Building:
    """Setting cards aside on the table, to be captured together. B9-B13"""

    source: Source = option(Source.HAND, "Building", "How may builds be made?", rule="B9", code=35, cite="001:58")
    raised_by: By = option(
        By.ANYONE, "Who may raise a build", "Who may raise the value of a build?", rule="B10", code=36,
        cite="001:87, 004:25, 000:46, D-7", note="Only a simple build, with one card from the hand.", idle=(NO_BUILDS,))
    raise_with_sets: bool = option(
        True, "A raise may add sets of the new value", "May a raise add other sets of the new value?",
        rule="B10", code=37, cite="001:88, D-6",
        idle=(NO_BUILDS, Reason("nobody may raise", lambda rules: rules.building.raised_by is By.NOBODY),
              Reason("further sets are steps of their own",
                     lambda rules: rules.building.source is Source.HAND_AND_TABLE)))
    joined_by: By = option(
        By.ANYONE, "Who may join a build", "Who may add sets to a build of the same value?", rule="B10", code=38,
        cite="001:89", idle=(NO_BUILDS,))
    joined_to_capture: bool = option(
        False, "Others may add table cards to a build that they take in the same turn",
        "May others add table cards to a build that they take in the same turn?", rule="B10", code=39, cite="002:80",
        idle=(NO_BUILDS, ONE_STEP,
              Reason("opponents may join anyway",
                     lambda rules: rules.building.joined_by not in (By.OWN_SIDE, By.OWNER, By.NOBODY))),
        excludes=(WHICH_BUILD,))
    equal_value: EqualValue = option(
        EqualValue.COEXIST, "Builds of one value", "What about two builds of one value?", rule="B10", code=40,
        cite="001:89, D-4",
        idle=(NO_BUILDS,
              Reason("one step adds to one build", lambda rules: rules.building.equal_value is EqualValue.SEPARATE
                     and rules.building.source is Source.HAND_AND_TABLE),
              Reason(NO_JOINING.text, lambda rules: rules.building.equal_value is EqualValue.SEPARATE
                     and NO_JOINING.holds(rules))))
    for_partner: ForPartner = option(
        ForPartner.NEVER, "Building for a partner", "When may you build what only your partner can take?",
        rule="B12", code=41, cite="000:90, 002:104", idle=(ALONE, NO_BUILDS))
    partner_asks: bool = option(
        False, "A partner may be asked to spare a build", "May you ask your partner to spare a build of your side?",
        rule="B12", code=42, cite="002:106, D-56", idle=(ALONE, NO_BUILDS),
        excludes=(Reason('a build that a partner is asked to spare must be open to both: joined_by must be "anyone" or '
                         '"own_side"', lambda rules: rules.building.joined_by not in OPEN_TO_BOTH),))
    joiner: Joiner = option(
        Joiner.BECOMES_OWNER, "Whoever joins a build", "Does a player who joins a build become its owner?",
        rule="B13", code=43, cite="001:75, 001:109", idle=(NO_BUILDS, NO_JOINING))
    limit: BuildLimit = option(
        BuildLimit.NONE, "Builds of one owner", "How many builds may a player own?", rule="B10", code=44,
        cite="002:129, D-58", idle=(NO_BUILDS,),
        excludes=(Reason(f'{NO_STOCK} "none"', lambda rules: rules.building.limit is BuildLimit.ONE_WHILE_STOCK
                         and always_at_once(rules)),))


class OwnerTrail(Choice):
    """Whether the owner of a build may trail."""

    BANNED = "banned", "never"
    BANNED_NEXT_TURN = "banned_next_turn", "not in the next turn"
    BANNED_WHILE_STOCK = "banned_while_stock", "not while there is a stock"
    # as long as cards are still to be dealt or drawn: 002:128, 002:133, 002:169
    FREE = "free", "allowed"


class OwnerBuilds(Choice):
    """What an owner who may not trail may build instead of capturing."""

    ANYTHING = "anything", "anything"
    OWN_BUILD = "own_build", "only on their own build"  # must add to it: 002:161, D-59


@dataclass(frozen=True, slots=True)
class Trailing:
    """When a card may just be laid. B14"""

    owner: OwnerTrail = option(
        OwnerTrail.BANNED, "Trailing while you own a build", "May the owner of a build trail?", rule="B14", code=45,
        cite="001:75, 001:109, D-11",
        idle=(NO_BUILDS, Reason("only players who can do nothing else may trail",
                                lambda rules: rules.trailing.only_when_stuck
                                and rules.trailing.owner_builds is OwnerBuilds.ANYTHING)),
        excludes=(Reason(f'{NO_STOCK} "free"', lambda rules: rules.trailing.owner is OwnerTrail.BANNED_WHILE_STOCK
                         and always_at_once(rules)),))
    owner_builds: OwnerBuilds = option(
        OwnerBuilds.ANYTHING, "An owner who may not trail may build",
        "What may an owner build who may not trail?", rule="B14", code=46, cite="001:75, 002:161",
        idle=(NO_BUILDS, Reason("an owner may trail", lambda rules: rules.trailing.owner is OwnerTrail.FREE)))
    only_when_stuck: bool = option(
        False, "Trailing only when nothing else is possible", "May you trail only when you can do nothing else?",
        rule="B14", code=79, cite="001:36, 003:35",
        excludes=(Reason('a turn of several steps has no such moment: building.source must be "none" or "hand"',
                         lambda rules: rules.building.source is Source.HAND_AND_TABLE),))


class PileFace(Choice):
    """How captured cards lie."""

    DOWN = "down", "face down"
    UP = "up", "face up"


class PileOf(Choice):
    """Whether partners share a pile."""

    SIDE = "side", "one pile together"
    PLAYER = "player", "a pile each"


class PileOrder(Choice):
    """How cards captured together are laid on a pile whose top matters."""

    FREE = "free", "as the capturer likes, unseen"  # the capturing card on top: 002:32
    ACCUMULATED = "accumulated", "as they came to the table"  # the capturing card on top: 002:147, D-50
    LOWEST_ON_TOP = "lowest_on_top", "by number, the lowest on top"  # the capturing card too: 002:159, D-61


class Residue(Choice):
    """Who gets the cards left on the table."""

    LAST_CAPTURER = "last_capturer", "whoever captured last"


UNSEEN = Reason("piles lie face down", lambda rules: rules.piling.face is PileFace.DOWN)


@dataclass(frozen=True, slots=True)
class Piling:
    """What lies in front of a side. B15, B16, B19"""

    face: PileFace = option(
        PileFace.DOWN, "Captured cards lie", "How do captured cards lie?", rule="B16", code=47, cite="001:134")
    of: PileOf = option(
        PileOf.SIDE, "Partners have", "Do partners share a pile?", rule="B16", code=48, cite="002:147",
        idle=(ALONE, UNSEEN))
    order: PileOrder = option(
        PileOrder.FREE, "Cards captured together lie", "How are cards that were captured together laid on the pile?",
        rule="B16", code=49, cite="002:32, 002:147, 002:159", idle=(UNSEEN,))
    pictures_below: bool = option(
        False, "Pictures go below the numbers", "Do pictures go below all numbers, in the own pile or the partner's?",
        rule="B16", code=50, cite="002:147", idle=(NO_PICTURES, PICTURES_COUNT, UNSEEN),
        excludes=(Reason('pictures can be put below only where piling.order is "accumulated"',
                         lambda rules: rules.piling.order is not PileOrder.ACCUMULATED),))
    stolen: Tops = option(
        Tops.NONE, "Pile tops that may be added to a build", "Which pile tops may be added to a build?",
        rule="B15", code=51, cite="002:78-83, 002:147, 002:163",
        idle=(NO_BUILDS, Reason(NO_JOINING.text, lambda rules: NO_JOINING.holds(rules) and ONE_STEP.holds(rules))),
        excludes=(FACE_DOWN,))
    residue: Residue = option(
        Residue.LAST_CAPTURER, "Cards left at the end go to", "Who gets the cards that are left on the table?",
        rule="B19", code=52, cite="001:113")
