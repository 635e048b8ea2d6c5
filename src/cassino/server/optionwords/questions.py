"""What the editor asks: one question for each option, grouped by the records of a rule set."""

from typing import NamedTuple


class Question(NamedTuple):
    """An option as it is asked for."""

    title: str
    """A short name, for lists and messages."""
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
    "deck.pack": Question("Pack", "Which cards do you play with?"),
    "seating.players": Question("Players", "How many may play?", "The usual number is offered first."),
    "seating.sides": Question("Sides", "Who scores together?"),
    "seating.partners": Question("Partners", "How are partners found?"),
    "seating.direction": Question("Direction", "Which way does the turn pass?"),
    "seating.deal_passes": Question("Next dealer", "Who deals next?"),
    "seating.round_leader": Question("Leader of a round", "Who plays first after new cards are dealt?"),
    "dealing.hand": Question("Hand", "How many cards does each player get at a time?"),
    "dealing.table": Question("Table cards", "How many cards are laid on the table at the start?"),
    "dealing.cut": Question("Cut for the table", "Are the table cards cut from the middle of the pack?"),
    "dealing.redeal": Question("Refused table", "May the cards cut for the table be put back?"),
    "dealing.replenish": Question("New cards", "When do players get new cards?"),
    "dealing.leftover": Question("Last cards", "What if the last cards are too few for a whole round?"),
    "dealing.packet": Question("Packet", "How many cards are dealt to one place at once?"),
    "dealing.bottom_seen": Question("Bottom card", "Does the player after the dealer see the bottom card?"),
    "dealing.last_round_open": Question("Open last round", "Is the last round played with open hands?"),
    "counting.faces": Question("Pictures", "What do jack, queen and king count?"),
    "counting.ace": Question("Ace", "What does an ace count?"),
}

_PLAY: dict[str, Question] = {
    "capturing.equal_faces": Question("Equal pictures", "How many equal pictures does one without a number take?"),
    "capturing.combinations": Question("Combinations", "How much may one play take?"),
    "capturing.pair_first": Question("Equal card first", "Must an equal card be taken rather than a sum?"),
    "capturing.from_hand": Question("Hand cards", "How many hand cards may one capture use?"),
    "capturing.hand_total_at_most": Question(
        "Highest total", "How much may several hand cards make together?", "0: no limit."
    ),
    "capturing.tops": Question("Pile tops", "May the top cards of piles be captured like loose cards?"),
    "capturing.compulsion": Question("Compulsion", "When must a played card capture?"),
    "building.source": Question("Building", "May builds be made?"),
    "building.raised_by": Question(
        "Raising", "Who may change the value of a build?", "Only a simple build, with one card from the hand."
    ),
    "building.raise_with_sets": Question("Raise with sets", "May a raise add other sets of the new value?"),
    "building.joined_by": Question("Joining", "Who may add sets to a build of the same value?"),
    "building.joined_to_capture": Question(
        "Adding before capturing", "May others add table cards to a build that they capture in the same turn?"
    ),
    "building.equal_value": Question("Equal builds", "May two builds of one value lie on the table?"),
    "building.for_partner": Question("For the partner", "May one build what only the partner can capture?"),
    "building.partner_asks": Question("Sparing a build", "May one ask the partner to spare a build of the own side?"),
    "building.joiner": Question("New owner", "Whose is a build after somebody added to it?"),
    "building.limit": Question("Number of builds", "How many builds may one own at the end of a turn?"),
    "trailing.owner": Question("Owner trails", "May the owner of a build trail?"),
    "trailing.owner_builds": Question("Owner builds", "What may an owner who must not trail build instead?"),
    "piling.face": Question("Piles", "How do captured cards lie?"),
    "piling.of": Question("Whose pile", "Do partners share a pile?"),
    "piling.order": Question("Order of a pile", "How are cards that were captured together laid on the pile?"),
    "piling.pictures_below": Question("Pictures below", "Do pictures go under all numerals?"),
    "piling.stolen": Question("Stealing", "Whose pile tops may be used to add to a build?"),
    "piling.residue": Question("Left at the end", "Who gets the cards that are left on the table?"),
}

_POINTS: dict[str, Question] = {
    "sweeping.points": Question("Sweep", "How many points is a sweep worth?", "0: sweeps are not counted."),
    "sweeping.large_from": Question(
        "Large sweep", "From how many table cards is a sweep a large one?", "0: all sweeps count the same."
    ),
    "sweeping.large_points": Question("Points of a large sweep", "How many points is a large sweep worth?"),
    "sweeping.count_played": Question("Counting the played card", "Does the played card count towards the size?"),
    "sweeping.first_play_points": Question(
        "First play", "How many points is a sweep with the first play worth?", "0: it counts like any other."
    ),
    "sweeping.cancelling": Question("Cancelling", "Do sweeps of different sides cancel each other?"),
    "sweeping.last_play": Question("Last play", "Can the last play of a deal be a sweep?"),
    "sweeping.victim_plays": Question(
        "Plays after a sweep", "How many plays in a row has the next player after a sweep?", "1: as always."
    ),
    "calling.last_round": Question("Last round", "What does the dealer say when dealing the last round?"),
    "calling.claim": Question("Claims", "May a player claim to have reached the target?"),
    "calling.false_claim_points": Question("Wrong count", "What does a side score that counted out wrongly?"),
    "calling.false_announcement": Question("Wrong announcement", "What does a wrong announcement cost?"),
    "calling.insist": Question("Insisting", "May opponents insist on a fuller capture?"),
    "calling.orange": Question("Oranges", "Who scores an orange: a red and a yellow card taken by one play?"),
    "calling.orange_points": Question("Points of an orange", "How many points is an orange worth?"),
    "calling.false_orange_points": Question("Wrong orange", "What does a wrong call of an orange score?"),
    "calling.enforcement": Question("Wrong plays", "What becomes of a play against the rules?"),
    "scoring.items": Question(
        "Scoring items", "What scores in a deal?", "In this order, where the order of counting matters."
    ),
    "scoring.ties": Question("Ties", "Who scores when sides share the most of something?"),
    "ending.target": Question("Target", "How many points win the match?"),
    "ending.deals": Question(
        "Number of deals", "Is the match over after a number of deals?", "0: no, it is played to the target."
    ),
    "ending.several": Question("Several arrive", "Who wins when several sides reach the target in one deal?"),
    "ending.near_target": Question("Near the target", "What may a side just below the target still score?"),
    "ending.level": Question("Level at the top", "What if sides are level at the top?"),
    "ending.finish": Question("Stopping", "When does a match that is decided stop?"),
    "ending.double_game": Question("Double game", "Does a side that reaches the target in the first deal win double?"),
}

_WORDS: dict[str, Question] = {
    "words.capture": Question("Word for a capture", "What do you call a capture?"),
    "words.build": Question("Word for a build", "What do you call a build?"),
    "words.trail": Question("Word for a trail", "What do you call it to trail a card?"),
    "words.sweep": Question("Word for a sweep", "What do you call a sweep?"),
    "words.left_behind": Question("Word for cards left behind", "What do you call cards left behind by a capture?"),
    "words.ten_of_diamonds": Question("Word for the ten of diamonds", "What do you call the ten of diamonds?"),
    "words.two_of_spades": Question("Word for the two of spades", "What do you call the two of spades?"),
    "words.seven_of_diamonds": Question("Word for the seven of diamonds", "What do you call the seven of diamonds?"),
    "words.claim": Question("Word for a claim", "What is said to claim the game?"),
}

QUESTIONS: dict[str, Question] = _CARDS | _PLAY | _POINTS | _WORDS
