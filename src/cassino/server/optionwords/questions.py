"""What the editor asks: one question for each option, grouped by the records of a rule set."""

from typing import NamedTuple

from cassino.rules.rulebook.labels import TITLES as OPTION_TITLES
from cassino.rules.words import STANDARD


class Question(NamedTuple):
    """An option as it is asked for."""

    text: str
    note: str = ""
    """What a beginner needs to know."""


GROUPS: dict[str, str] = {
    "deck": "The pack",
    "seating": "Players and sides",
    "dealing": "The deal",
    "counting": "What cards count",
    "capturing": "Capturing",
    "building": "Building",
    "trailing": "Trailing",
    "piling": "Captured cards",
    "sweeping": "Sweeps",
    "calling": "Calls, claims and demands",
    "scoring": "Points of a deal",
    "ending": "The end of the match",
    "words": "Words of your table",
}

_CARDS: dict[str, Question] = {
    "deck.pack": Question("Which cards do you play with?"),
    "seating.players": Question("How many may play?", "The usual number is offered first."),
    "seating.sides": Question("Who scores together?"),
    "seating.partners": Question("How are partners found?"),
    "seating.direction": Question("Which way does the turn pass?"),
    "seating.deal_passes": Question("Who deals next?"),
    "seating.round_leader": Question("Who plays first after new cards are dealt?"),
    "dealing.hand": Question("How many cards does each player get at a time?"),
    "dealing.table": Question("How many cards are laid on the table at the start?"),
    "dealing.cut": Question("Are the table cards cut from the middle of the pack?"),
    "dealing.redeal": Question("May the cards cut for the table be put back?"),
    "dealing.replenish": Question("When do players get new cards?"),
    "dealing.leftover": Question("What if the last cards are too few for a whole round?"),
    "dealing.packet": Question("How many cards are dealt to one place at once?"),
    "dealing.bottom_seen": Question("Does the player after the dealer see the bottom card?"),
    "dealing.last_round_open": Question("Is the last round played with open hands?"),
    "counting.faces": Question("What do jack, queen and king count?"),
    "counting.ace": Question("What does an ace count?"),
}

_PLAY: dict[str, Question] = {
    "capturing.equal_faces": Question("How many equal pictures does one without a number take?"),
    "capturing.combinations": Question("How much may one play take?"),
    "capturing.pair_first": Question("Must an equal card be taken rather than a sum?"),
    "capturing.from_hand": Question("How many hand cards may one capture use?"),
    "capturing.hand_total_at_most": Question("How much may several hand cards make together?", "0: no limit."),
    "capturing.tops": Question("May the top cards of piles be captured like loose cards?"),
    "capturing.compulsion": Question("When must a played card capture?"),
    "building.source": Question("May builds be made?"),
    "building.raised_by": Question(
        "Who may change the value of a build?", "Only a simple build, with one card from the hand."
    ),
    "building.raise_with_sets": Question("May a raise add other sets of the new value?"),
    "building.joined_by": Question("Who may add sets to a build of the same value?"),
    "building.joined_to_capture": Question("May others add table cards to a build that they capture in the same turn?"),
    "building.equal_value": Question("May two builds of one value lie on the table?"),
    "building.for_partner": Question("May one build what only the partner can capture?"),
    "building.partner_asks": Question("May one ask the partner to spare a build of the own side?"),
    "building.joiner": Question("Whose is a build after somebody added to it?"),
    "building.limit": Question("How many builds may one own at the end of a turn?"),
    "trailing.owner": Question("May the owner of a build trail?"),
    "trailing.owner_builds": Question("What may an owner who must not trail build instead?"),
    "piling.face": Question("How do captured cards lie?"),
    "piling.of": Question("Do partners share a pile?"),
    "piling.order": Question("How are cards that were captured together laid on the pile?"),
    "piling.pictures_below": Question("Do pictures go under all numerals?"),
    "piling.stolen": Question("Whose pile tops may be used to add to a build?"),
    "piling.residue": Question("Who gets the cards that are left on the table?"),
}

_POINTS: dict[str, Question] = {
    "sweeping.points": Question("How many points is a sweep worth?", "0: sweeps are not counted."),
    "sweeping.large_from": Question(
        "From how many table cards is a sweep a large one?", "0: all sweeps count the same."
    ),
    "sweeping.large_points": Question("How many points is a large sweep worth?"),
    "sweeping.count_played": Question("Does the played card count towards the size?"),
    "sweeping.first_play_points": Question(
        "How many points is a sweep with the first play worth?", "0: it counts like any other."
    ),
    "sweeping.cancelling": Question("Do sweeps of different sides cancel each other?"),
    "sweeping.last_play": Question("Can the last play of a deal be a sweep?"),
    "sweeping.victim_plays": Question("How many plays in a row has the next player after a sweep?", "1: as always."),
    "calling.last_round": Question("What does the dealer say when dealing the last round?"),
    "calling.claim": Question("May a player claim to have reached the target?"),
    "calling.false_claim_points": Question("What does a side score that counted out wrongly?"),
    "calling.false_announcement": Question("What does a wrong announcement cost?"),
    "calling.insist": Question("May opponents insist on a fuller capture?"),
    "calling.orange": Question("Who scores an orange: a red and a yellow card taken by one play?"),
    "calling.orange_points": Question("How many points is an orange worth?"),
    "calling.false_orange_points": Question("What does a wrong call of an orange score?"),
    "calling.enforcement": Question("What becomes of a play against the rules?"),
    "scoring.items": Question("What scores in a deal?", "In this order, where the order of counting matters."),
    "scoring.ties": Question("Who scores when sides share the most of something?"),
    "ending.target": Question("How many points win the match?"),
    "ending.deals": Question("Is the match over after a number of deals?", "0: no, it is played to the target."),
    "ending.several": Question("Who wins when several sides reach the target in one deal?"),
    "ending.near_target": Question("What may a side just below the target still score?"),
    "ending.level": Question("What if sides are level at the top?"),
    "ending.finish": Question("When does a match that is decided stop?"),
    "ending.double_game": Question("Does a side that reaches the target in the first deal win double?"),
}

_WORDS: dict[str, Question] = {
    "words.capture": Question("What do you call a capture?"),
    "words.build": Question("What do you call a build?"),
    "words.trail": Question("What do you call it to trail a card?"),
    "words.sweep": Question("What do you call a sweep?"),
    "words.left_behind": Question("What do you call cards left behind by a capture?"),
    "words.ten_of_diamonds": Question("What do you call the ten of diamonds?"),
    "words.two_of_spades": Question("What do you call the two of spades?"),
    "words.seven_of_diamonds": Question("What do you call the seven of diamonds?"),
    "words.claim": Question("What is said to claim the game?"),
}

QUESTIONS: dict[str, Question] = _CARDS | _PLAY | _POINTS | _WORDS

TITLES: dict[str, str] = OPTION_TITLES | {f"words.{key}": f"Your word for “{word}”" for key, word in STANDARD.items()}
"""A short name of each option, for lists and messages."""
