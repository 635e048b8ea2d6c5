"""Why a move is refused: a number for the kernel, the rule and a sentence for players.

A word in braces is one of the FACTS of `why`, which finds the cards and builds that the sentence is about.
"""

from enum import IntEnum


class Refusal(IntEnum):
    """The rule that forbids a move and why, as text; numbered from 1, because 0 is a legal move."""

    text: str

    def __new__(cls, text: str) -> "Refusal":
        number = len(cls.__members__) + 1
        refusal = int.__new__(cls, number)
        refusal._value_, refusal.text = number, text
        return refusal

    DEAL_OVER = "B17 The deal is over."
    CARDS_DUE = "B5 Cards must be dealt before anyone can play."
    NOBODY_ASKED = "B17 There is no question to answer now: it is your turn to play."
    UNKNOWN_KIND = "B17 There is no move of kind {kind}."

    # The cards
    NO_SUCH_CARD = "B1 There is no such card."
    NEEDS_HAND_CARD = "B17 To capture, raise or trail, play a card from your hand."
    CAPTURE_NEEDS_HAND_CARD = "B17 A capture needs at least one card from your hand."
    ONE_CARD_A_TURN = "B17 You play exactly one card in a turn."
    HAS_PLAYED = "B17 You have already played the {played}: you play only one card in a turn."
    NOT_IN_HAND = "B17 The {missing} is not in your hand."
    FOR_NOBODY_ELSE = "B17 You cannot do this for another player."
    NOT_ON_TABLE = "B7 The {away} is not on the table."
    UNDER_ANOTHER = "B15 The {away} lies under the {above} in a pile: only the top of a pile can be used."
    TOP_OUT_OF_REACH = "B15 The {away} lies {on_a_pile}."
    BUILD_NOT_WHOLE = "B7 The build of {broken_up} can only be taken whole."
    WRONG_BUILD = "B7 The build of {other} counts only as {other}, not toward {value}."
    NO_NUMBER = "{set_rule} The {picture} has no number: it {use_of_picture}."
    NO_SETS = "{set_rule} {no_sets}."

    # What is owned afterwards
    CARD_NOT_KEPT = "B11 You must keep a card that captures {not_kept}."
    TOO_MANY_BUILDS = "B10 You may own only 1 build at the end of your turn; this would leave you {owned}."

    # Capturing
    TAKES_NOTHING = "B7 A capture takes at least one card."
    COUNTS_OTHERWISE = "B6 The {card} does not count {number}."
    ACE_COUNTS_ONE = "B6 An ace that takes only loose aces counts 1."
    ONLY_EQUAL_FACES = "B7 A {rank} takes only a {rank}."
    ONE_EQUAL_FACE = "B7 One {rank} takes only one {rank}."
    ONE_COMBINATION = "B7 One play takes a single combination: one equal card, one sum, or one build."
    PAIR_COMES_FIRST = "B7 The {card} matches {equal}: it must take that, not a sum."
    HIGHER_VALUE = "B6 Together these cards count {lowest_value}, the smallest value that fits."
    NOT_TOGETHER = "B7 {not_together}."
    EQUAL_LEFT = "B8 A capture with {a_rank} must take every equal loose card: {equal_left} too."
    OWED_BUILD_LEFT = "B10 You added to an opponent's build of {owed}: this capture must take it."
    NOT_CALLED = "B27 In this game oranges score without being called."
    OWN_PILE = "B16 What you capture goes to your own pile."
    NO_PICTURES = "B16 Only pictures can be given to your partner's pile, and this capture has none."

    # Building
    NO_BUILDING = "B9 There is no building in this game."
    FACE_IN_BUILD = "B9 A {rank} cannot be in a build."
    NO_CARD_CAPTURES = "B9 No card captures a build of {number}."
    CARD_OWED = "B10 You added to an opponent's build of {owed}: the card you play must capture it."
    CARD_CAPTURES = "B8 The {card} can capture, so it must: play another card to build."
    BUILD_IS_NEW = "B10 A new build cannot include another one: to add to a build of the same value, join it."
    NO_BUILD_TO_JOIN = "B10 There is no build among these cards: to join one, include it; else make a new build."
    ONE_CARD_IS_NO_BUILD = "B9 One card alone is not a build."
    NOT_YOURS_TO_JOIN = "B10 The rules do not let you add to this build of {value}."
    ONE_AT_A_TIME = "B10 You may add to one build at a time: two builds on the table never become one by joining."
    MUST_MERGE = "B10 There may be only one build of {value}: include the one on the table."
    CANNOT_MERGE = "B10 There may be only one build of {value}, and you may not add to the one on the table."
    TOP_NEEDS_OWN_BUILD = "B15 The {top} lies on a pile: it can only be added to a build that you own already."
    ADD_TO_OWN_BUILD = "B14 You own the build of {banning}: capture something, or add to that build."
    NOT_FOR_PARTNERS = "B12 You cannot build for another player in this game."
    NOT_THE_PARTNER = "B12 The only other player you can build for is your partner."
    NO_PROOF = "B12 {no_proof}."
    STAYS_PARTNERS = "B12 The build of {value} stays your partner's anyway: just add to it."
    STAYS_YOURS = "B12 The build of {value} is yours and stays yours."

    # Raising
    ONE_BUILD_IS_RAISED = "B10 A raise changes the value of exactly one build."
    WRONG_SUM = "B10 With the {card}, the build of {other} becomes {sum}; cards from the table cannot change its value."
    IS_MULTIPLE = "B10 The build of {other} is a multiple build: its value cannot change."
    NOT_YOURS_TO_RAISE = "B10 {not_yours_to_raise}."
    RAISED_ALONE = "B10 In this game a raise may not add sets of the new value."
    RAISED_IN_STEPS = "B17 This step only raises the build: add more sets in separate steps."

    # Trailing
    TRAIL_IS_PLAIN = "B14 A trailed card takes nothing and has no value."
    NOT_STUCK = "B14 You can still take or build something: you may trail only when nothing else is possible."
    TRAIL_OWED = "B10 You added to an opponent's build of {owed}: you must capture it in this turn."
    TRAIL_BANNED = "B14 You own the build of {banning}: you must capture or build, not trail."
    EQUAL_CARD_LIES = "B8 On the table is {equal}: the {card} must take it, or be used in a build."
    CAN_CAPTURE = "B8 The {card} can capture: take something with it, or play another card."

    # Turns of several steps
    BUILD_EXISTS = "B9 There is already a build of {value}: add to it instead of making a loose card a second one."
    TOP_NEEDS_BASE = (
        "B15 The {top} lies on a pile: add it only to a build or a loose card of the value that it helps to make."
    )
    ONE_SET_A_STEP = (
        "B17 One step makes a build of one set, or puts one set on a loose card that counts {number}: "
        "add more sets in separate steps."
    )
    ONE_BUILD_IS_JOINED = "B10 You join by adding one set to one build of the same value."
    ADDS_NOTHING = "B10 To join a build, add at least one card to it."
    SETS_ONE_BY_ONE = "B17 A step adds one set to a build: add the sets one by one."
    NOT_YOUR_SIDES = "B12 The build of {value} does not belong to your side: you cannot give it to your partner."
    TABLE_CARDS_ONLY = "B10 You may add only table cards to the opponents' build of {value}, and must then capture it."
    TOO_LATE_TO_CAPTURE = "B10 You have played your card and can no longer capture the opponents' build of {value}."
    OTHER_BUILD_OWED = "B10 You must capture the build of {owed}: you cannot capture the build of {value} too."
    HAS_TRAILED = "B14 You have trailed in this turn: you may not own a new build now."
    ONE_CAPTURE_A_TURN = "B10 You may own only 1 build at the end of a turn, and can capture only one in this turn."
    ENDS_BY_ITSELF = "B17 A turn ends by itself when a card is played."
    END_IS_PLAIN = "B17 Name no card when you end your turn."
    NOTHING_PLAYED = "B17 Play exactly one card from your hand before you end your turn."
    MORE_TO_CAPTURE = "B8 The {played} can still capture something: take all that it can before you end your turn."
    MORE_TO_ADD = "B8 Cards in play can still be added to a build of your side: add them before you end your turn."

    # What opponents insist on
    CAPTURE_FIRST = "B8 First the {played} must take all that it can."
    ADD_FIRST = "B8 The opponents insist that you add cards in play to the builds of your side."
    DEMANDS_MET = "B17 You have done what the opponents insisted on: end your turn."
    WENT_INTO_BUILD = "B8 The {card} went into a build: it can no longer capture."
    NOT_DEMANDED = "B17 The {card} has been played, and nobody insists that it capture more."
    TAKES_NOTHING_MORE = "B7 A capture takes at least one card besides the one that was played."
    GOES_UNDER = "B16 Cards that are taken later go under the {card}, where it lies."
    PLAYED_AS_OTHER = "B6 The {card} was played as {played_value}."

    # What players are asked
    ASKED_SOMETHING_ELSE = "{asked_rule} Now you can only {asked}."
    ANSWER_IS_PLAIN = "{asked_rule} Answer for yourself, and name no card."
    NO_VALUE_IN_ANSWER = "{asked_rule} Give no value with this answer."
    NO_SUCH_DEMAND = "B8 Insist on a fuller capture, on additions to builds, or on both."
    NOTHING_TO_CAPTURE = "B8 The card that was played can capture nothing more."
    NOTHING_TO_ADD = "B8 Nothing on the table or on a pile can be added to a build of that side."
    ACE_NEEDED = "B12 Your ace is needed for another build: you cannot ask for the build of {pending}."
    CANNOT_ASK = "B12 To ask for the build of {pending} you must hold a card that captures it."
    CAPTURE_OR_LEAVE = "B12 Your partner asks for the build: capture as you meant to, or add your card to the build."
    SHOWN_CARD_IS_PLAYED = "B12 You must play the card that you have shown, for the value that you gave it."
    CAPTURE_AS_SHOWN = "B12 Capture what you have shown, or add the card to the build."
    LEFT_TO_PARTNER = "B12 You add your card to one build of your side, and your partner then owns it."
    LEFT_BUT_OWED = "B10 You must capture the build of {owed} to which you have added."
    LEFT_TOO_MANY = "B10 You may own only 1 build at the end of your turn: capture it."

    # Claims
    NO_CLAIMS = "B25 Nothing can be claimed in this game."
    CLAIM_IS_PLAIN = "B25 A claim is made by one of the players; name no card."
    CLAIM_AFTER_DEAL = "B25 The deal is over."
    CLAIM_IN_TURN = "B25 A claim is made between two plays: this turn is not over."
    HAS_ANNOUNCED = "B25 You have announced the target already: you may do so again after the next play."

    # The order on a pile
    ORDER_OF_CAPTURES = "B16 Only captured cards have an order on a pile."
    ORDER_NOT_FREE = "B16 In this game you cannot choose the order of captured cards."
    ORDER_INCOMPLETE = "B16 The order must name the capturing card and every captured card exactly once."
    CARD_ON_TOP = "B16 The capturing card must go on top of the pile."
    LOWEST_ON_TOP_FIRST = "B16 Captured cards go on the pile by number, with the lowest on top."
