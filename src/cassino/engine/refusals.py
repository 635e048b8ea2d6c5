"""Why a move is refused: a number for the kernel, and a message for the player.

The catalogs have the texts (`texts/languages/*/refusals.ftl`): `NOT_IN_HAND` is the message `refused-not-in-hand`.
"""

from enum import IntEnum


class Refusal(IntEnum):
    """Why a move is forbidden, numbered from 1, because 0 is a legal move.

    Each has the rule that forbids the move, or one of the RULES of `why`, which choose a rule by the move; then the
    FACTS of `why` that its message needs. Refusals with several CASES in `why` have no facts here.
    """

    rule: str
    facts: tuple[str, ...]

    def __new__(cls, text: str) -> "Refusal":
        number = len(cls.__members__) + 1
        refusal = int.__new__(cls, number)
        refusal._value_ = number
        refusal.rule, *facts = text.split()
        refusal.facts = tuple(facts)
        return refusal

    @property
    def key(self) -> str:
        """The key of its message, or the common beginning of the keys if there are several cases."""
        return f"refused-{self.name.lower().replace('_', '-')}"

    DEAL_OVER = "B17"
    CARDS_DUE = "B5"
    NOBODY_ASKED = "B17"
    UNKNOWN_KIND = "B17 kind"

    # The cards
    NO_SUCH_CARD = "B1"
    NEEDS_HAND_CARD = "B17"
    CAPTURE_NEEDS_HAND_CARD = "B17"
    ONE_CARD_A_TURN = "B17"
    HAS_PLAYED = "B17 played"
    NOT_IN_HAND = "B17 missing"
    FOR_NOBODY_ELSE = "B17"
    NOT_ON_TABLE = "B7 away"
    UNDER_ANOTHER = "B15 away above"
    TOP_OUT_OF_REACH = "B15"
    BUILD_NOT_WHOLE = "B7 broken_up"
    WRONG_BUILD = "B7 other value"
    NO_NUMBER = "set_rule"
    NO_SETS = "set_rule"

    # What the player would own afterwards
    CARD_NOT_KEPT = "B11 kept whose"
    TOO_MANY_BUILDS = "B10 owned"

    # Capturing
    TAKES_NOTHING = "B7"
    COUNTS_OTHERWISE = "B6 card value"
    ACE_COUNTS_ONE = "B6"
    ONLY_EQUAL_FACES = "B7 rank"
    ONE_EQUAL_FACE = "B7 rank"
    NOT_TWO_FACES = "B7 rank"
    BUILD_IS_NO_CARD = "B7"
    NO_SUMS = "B7 taken value"
    ONE_COMBINATION = "B7"
    PAIR_COMES_FIRST = "B7 card equal"
    HIGHER_VALUE = "B6 lowest_value"
    NOT_TOGETHER = "B7"
    EQUAL_LEFT = "B8 rank equal_left"
    OWED_BUILD_LEFT = "B10 owed"
    NOT_CALLED = "B27"
    OWN_PILE = "B16"
    NO_PICTURES = "B16"

    # Building
    NO_BUILDING = "B9"
    FACE_IN_BUILD = "B9 rank"
    NO_CARD_CAPTURES = "B9 value"
    CARD_OWED = "B10 owed"
    CARD_CAPTURES = "B8 card"
    BUILD_IS_NEW = "B10"
    NO_BUILD_TO_JOIN = "B10"
    ONE_CARD_IS_NO_BUILD = "B9"
    NOT_YOURS_TO_JOIN = "B10 value"
    ONE_AT_A_TIME = "B10"
    MUST_MERGE = "B10 value"
    CANNOT_MERGE = "B10 value"
    TOP_NEEDS_OWN_BUILD = "B15 top"
    ADD_TO_OWN_BUILD = "B14 banning"
    NOT_FOR_PARTNERS = "B12"
    NOT_THE_PARTNER = "B12"
    NO_PROOF = "B12"
    STAYS_PARTNERS = "B12 value"
    STAYS_YOURS = "B12 value"

    # Raising
    ONE_BUILD_IS_RAISED = "B10"
    WRONG_SUM = "B10 card other sum"
    IS_MULTIPLE = "B10 other"
    NOT_YOURS_TO_RAISE = "B10"
    BOTH_NOT_KEPT = "B10 other value"
    RAISED_ALONE = "B10"
    RAISED_IN_STEPS = "B17"

    # Trailing
    TRAIL_IS_PLAIN = "B14"
    NOT_STUCK = "B14"
    TRAIL_OWED = "B10 owed"
    TRAIL_BANNED = "B14 banning"
    EQUAL_CARD_LIES = "B8 equal card"
    CAN_CAPTURE = "B8 card"

    # Turns of several steps
    BUILD_EXISTS = "B9 value"
    TOP_NEEDS_BASE = "B15 top"
    ONE_SET_A_STEP = "B17 value"
    ONE_BUILD_IS_JOINED = "B10"
    ADDS_NOTHING = "B10"
    SETS_ONE_BY_ONE = "B17"
    NOT_YOUR_SIDES = "B12 value"
    TABLE_CARDS_ONLY = "B10 value"
    TOO_LATE_TO_CAPTURE = "B10 value"
    OTHER_BUILD_OWED = "B10 owed value"
    HAS_TRAILED = "B14"
    ONE_CAPTURE_A_TURN = "B10"
    ENDS_BY_ITSELF = "B17"
    END_IS_PLAIN = "B17"
    NOTHING_PLAYED = "B17"
    MORE_TO_CAPTURE = "B8 played"
    MORE_TO_ADD = "B8"

    # What opponents insist on
    CAPTURE_FIRST = "B8 played"
    ADD_FIRST = "B8"
    DEMANDS_MET = "B17"
    WENT_INTO_BUILD = "B8 card"
    NOT_DEMANDED = "B17 card"
    TAKES_NOTHING_MORE = "B7"
    GOES_UNDER = "B16 card"
    PLAYED_AS_OTHER = "B6 card played_value"

    # Answers to questions
    ASKED_SOMETHING_ELSE = "asked_rule"
    ANSWER_IS_PLAIN = "asked_rule"
    NO_VALUE_IN_ANSWER = "asked_rule"
    NO_SUCH_DEMAND = "B8"
    NOTHING_TO_CAPTURE = "B8"
    NOTHING_TO_ADD = "B8"
    ACE_NEEDED = "B12 pending"
    CANNOT_ASK = "B12 pending"
    CAPTURE_OR_LEAVE = "B12"
    SHOWN_CARD_IS_PLAYED = "B12"
    CAPTURE_AS_SHOWN = "B12"
    LEFT_TO_PARTNER = "B12"
    LEFT_BUT_OWED = "B10 owed"
    LEFT_TOO_MANY = "B10"

    # Claims
    NO_CLAIMS = "B25"
    CLAIM_IS_PLAIN = "B25"
    CLAIM_AFTER_DEAL = "B25"
    CLAIM_IN_TURN = "B25"
    HAS_ANNOUNCED = "B25"

    # The order on a pile
    ORDER_OF_CAPTURES = "B16"
    ORDER_NOT_FREE = "B16"
    ORDER_INCOMPLETE = "B16"
    CARD_ON_TOP = "B16"
    LOWEST_ON_TOP_FIRST = "B16"

    # For players who are not to move
    OTHERS_TURN = "B17"
