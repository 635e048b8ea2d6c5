"""Every option and every word it can have, in plain English."""

from enum import StrEnum
from typing import Any

from cassino.rules import options
from cassino.rules.rulebook.wording import item_title, series

TITLES: dict[str, str] = {
    "deck.pack": "The pack",
    "seating.players": "Number of players",
    "seating.sides": "Sides",
    "seating.partners": "Finding partners",
    "seating.direction": "Direction of play",
    "dealing.hand": "Cards in a hand",
    "dealing.table": "Cards dealt to the table",
    "dealing.replenish": "New cards",
    "dealing.packet": "Cards dealt at a time",
    "counting.faces": "Jack, queen and king",
    "counting.ace": "The ace",
    "capturing.equal_faces": "One picture takes",
    "building.source": "Building",
    "building.raised_by": "Who may raise a build",
    "building.raise_with_sets": "A raise may add sets of the new value",
    "building.joined_by": "Who may join a build",
    "building.equal_value": "Builds of one value",
    "trailing.owner": "Trailing while you own a build",
    "piling.face": "Captured cards lie",
    "piling.residue": "Cards left at the end go to",
    "sweeping.points": "Points of a sweep",
    "calling.last_round": "In the last round the dealer says",
    "calling.claim": "Claims",
    "calling.false_claim_points": "Points for a wrong claim",
    "scoring.items": "What scores",
    "scoring.ties": "A shared majority scores for",
    "ending.target": "Target",
    "ending.several": "Several reach the target",
}

DECISIONS_OF: dict[str, str] = {
    "capturing.equal_faces": "D-2",
    "building.raised_by": "D-7",
    "building.raise_with_sets": "D-6",
    "building.equal_value": "D-4",
    "trailing.owner": "D-11",
    "sweeping.points": "D-37",
    "calling.claim": "D-33",
    "calling.false_claim_points": "D-33",
    "scoring.items": "D-40",
    "ending.target": "D-43",
    "ending.several": "D-34",
}
"""The decision that an option leaves open."""

_LABELS: dict[type[StrEnum], dict[StrEnum, str]] = {
    options.Pack: {
        options.Pack.FRENCH_52: "52 cards",
        options.Pack.NO_PICTURES_40: "40 cards, no pictures",
    },
    options.Sides: {
        options.Sides.SOLO: "everyone alone",
        options.Sides.PAIRS_OF_FOUR: "four play in pairs",
    },
    options.Partners: {
        options.Partners.AS_SEATED: "as seated",
        options.Partners.FIRST_TWO_ACES: "by the first two aces",
    },
    options.Direction: {
        options.Direction.CLOCKWISE: "clockwise",
        options.Direction.COUNTERCLOCKWISE: "counterclockwise",
    },
    options.Replenish: {
        options.Replenish.ROUNDS: "in rounds, when all hands are empty",
        options.Replenish.DRAW: "one card drawn after each turn",
    },
    options.Faces: {
        options.Faces.RANK_ONLY: "no number",
        options.Faces.ELEVEN_TO_THIRTEEN: "11, 12 and 13",
    },
    options.Ace: {
        options.Ace.ONE: "1",
        options.Ace.ONE_OR_FOURTEEN: "1 or 14",
    },
    options.EqualFaces: {
        options.EqualFaces.ONE: "one equal picture",
        options.EqualFaces.ANY: "any number of equal pictures",
    },
    options.Source: {
        options.Source.NONE: "none",
        options.Source.HAND: "with a card from the hand",
    },
    options.By: {
        options.By.ANYONE: "anyone",
        options.By.NOT_OWNER: "anyone but its owner",
        options.By.OPPONENTS: "opponents of its owner",
        options.By.OWN_SIDE: "its owner's own side",
        options.By.NOBODY: "nobody",
    },
    options.EqualValue: {
        options.EqualValue.COEXIST: "may lie side by side",
        options.EqualValue.MUST_MERGE: "must become one build",
    },
    options.OwnerTrail: {
        options.OwnerTrail.BANNED: "never",
        options.OwnerTrail.BANNED_NEXT_TURN: "not in the next turn",
        options.OwnerTrail.FREE: "allowed",
    },
    options.PileFace: {
        options.PileFace.DOWN: "face down",
    },
    options.Residue: {
        options.Residue.LAST_CAPTURER: "whoever captured last",
    },
    options.LastRound: {
        options.LastRound.SILENT: "nothing",
        options.LastRound.LAST: "“last”",
        options.LastRound.LAST_ROUND: "“last round”",
    },
    options.Claim: {
        options.Claim.NONE: "none",
        options.Claim.COUNT_OUT: "count out",
    },
    options.Ties: {
        options.Ties.NOBODY: "nobody",
    },
    options.SeveralReach: {
        options.SeveralReach.HIGHER_TOTAL: "the higher total wins",
        options.SeveralReach.PRIORITY_COUNT: "counted item by item",
    },
}


def label(value: Any) -> str:
    """A value of an option in plain English."""
    if isinstance(value, StrEnum):
        return _LABELS[type(value)][value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return series([label(element) for element in value], "or" if isinstance(value[0], int) else "and")
    if isinstance(value, (options.Most, options.Each)):
        return f"{item_title(value)} {value.points}"
    return str(value)
