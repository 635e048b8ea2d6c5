"""Every option and every word it can have, in plain English."""

from enum import StrEnum
from typing import Any

from cassino.rules import options
from cassino.rules.rulebook.wording import item_title, series
from cassino.rules.rules import Rules

TITLES: dict[str, str] = {
    "deck.pack": "The pack",
    "seating.players": "Number of players",
    "seating.sides": "Sides",
    "seating.partners": "Finding partners",
    "seating.direction": "Direction of play",
    "seating.deal_passes": "The next dealer",
    "seating.round_leader": "A later round is begun by",
    "dealing.hand": "Cards in a hand",
    "dealing.table": "Cards dealt to the table",
    "dealing.cut": "The table cards are cut from the middle of the pack",
    "dealing.redeal": "A rich first table",
    "dealing.replenish": "New cards",
    "dealing.leftover": "Too few cards for a last round",
    "dealing.packet": "Cards dealt at a time",
    "dealing.bottom_seen": "The player after the dealer sees the last card",
    "dealing.last_round_open": "The last round is played with open hands",
    "counting.faces": "Jack, queen and king",
    "counting.ace": "The ace",
    "capturing.equal_faces": "One picture takes",
    "capturing.combinations": "One play takes",
    "capturing.pair_first": "An equal card must be taken rather than a sum",
    "capturing.from_hand": "Hand cards in one capture",
    "capturing.hand_total_at_most": "Hand cards together make at most",
    "capturing.tops": "Pile tops that may be taken",
    "capturing.compulsion": "Capturing",
    "building.source": "Building",
    "building.raised_by": "Who may raise a build",
    "building.raise_with_sets": "A raise may add sets of the new value",
    "building.joined_by": "Who may join a build",
    "building.joined_to_capture": "Others may add table cards to a build that they take in the same turn",
    "building.equal_value": "Builds of one value",
    "building.for_partner": "Building for a partner",
    "building.partner_asks": "One may ask a partner to spare a build",
    "building.joiner": "Whoever joins a build",
    "building.limit": "Builds of one owner",
    "trailing.owner": "Trailing while you own a build",
    "trailing.owner_builds": "An owner who may not trail may build",
    "piling.face": "Captured cards lie",
    "piling.of": "Partners have",
    "piling.order": "Cards captured together lie",
    "piling.pictures_below": "Pictures go below the numbers",
    "piling.stolen": "Pile tops that may be added to a build",
    "piling.residue": "Cards left at the end go to",
    "sweeping.points": "Points of a sweep",
    "sweeping.large_from": "Table cards of a large sweep",
    "sweeping.large_points": "Points of a large sweep",
    "sweeping.count_played": "The played card counts for a large sweep",
    "sweeping.first_play_points": "Points of a sweep with the first play of a deal",
    "sweeping.cancelling": "Sweeps cancel each other",
    "sweeping.last_play": "The last play of a deal can sweep",
    "sweeping.victim_plays": "Plays in a row after an opponent's sweep",
    "calling.last_round": "In the last round the dealer says",
    "calling.claim": "Claims",
    "calling.false_claim_points": "Points for counting out wrongly",
    "calling.false_announcement": "A wrong announcement costs",
    "calling.insist": "Opponents may insist on more",
    "calling.orange": "Oranges",
    "calling.orange_points": "Points of an orange",
    "calling.false_orange_points": "Points for a wrong call of an orange",
    "calling.enforcement": "Wrong plays",
    "scoring.items": "What scores",
    "scoring.ties": "A shared majority scores for",
    "ending.target": "Target",
    "ending.deals": "Deals of a match",
    "ending.several": "Several reach the target",
    "ending.near_target": "Near the target",
    "ending.level": "Level at the top",
    "ending.finish": "A match that is decided ends",
    "ending.double_game": "The target in the first deal wins double",
}

DECISIONS_OF: dict[str, str] = {
    "seating.sides": "D-59",
    "seating.deal_passes": "D-62",
    "dealing.redeal": "D-56",
    "capturing.equal_faces": "D-2",
    "capturing.from_hand": "D-65",
    "capturing.compulsion": "D-83",
    "building.raised_by": "D-7",
    "building.raise_with_sets": "D-6",
    "building.equal_value": "D-4",
    "building.partner_asks": "D-56",
    "building.limit": "D-58",
    "trailing.owner": "D-11",
    "sweeping.points": "D-37",
    "sweeping.count_played": "D-76",
    "sweeping.last_play": "D-86",
    "calling.claim": "D-33",
    "calling.false_claim_points": "D-33",
    "calling.false_announcement": "D-70",
    "calling.insist": "D-53",
    "calling.orange": "D-78",
    "calling.enforcement": "D-29",
    "scoring.items": "D-40",
    "ending.target": "D-43",
    "ending.deals": "D-48",
    "ending.several": "D-34",
    "ending.level": "D-48",
    "ending.finish": "D-79",
}
"""The decision that an option leaves open."""

_LABELS: dict[type[StrEnum], dict[StrEnum, str]] = {
    options.Pack: {
        options.Pack.FRENCH_52: "52 cards",
        options.Pack.NO_PICTURES_40: "40 cards, no pictures",
        options.Pack.ITALIAN_40: "40 cards, no eights, nines and tens",
        options.Pack.ROOK_40: "40 Rook cards, four colours",
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
    options.DealPasses: {
        options.DealPasses.NEXT: "the next player",
        options.DealPasses.LOSER_LEADS: "the seat before the last loser, who begins",
    },
    options.RoundLeader: {
        options.RoundLeader.AFTER_DEALER: "the player after the dealer",
        options.RoundLeader.LAST_CAPTURER: "whoever captured last",
    },
    options.Redeal: {
        options.Redeal.NEVER: "stays",
        options.Redeal.RICH_CUT: "is put back and cut anew",
    },
    options.Replenish: {
        options.Replenish.ROUNDS: "in rounds, when all hands are empty",
        options.Replenish.DRAW: "one card drawn after each turn",
        options.Replenish.ALL_CARDS: "all dealt at once, in two halves for two players",
    },
    options.Leftover: {
        options.Leftover.NONE: "never happens",
        options.Leftover.SHORT_ROUND: "dealt out evenly, the rest to the table",
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
    options.Combinations: {
        options.Combinations.MANY: "any number of combinations",
        options.Combinations.ONE: "one combination",
    },
    options.FromHand: {
        options.FromHand.ONE_CARD: "one card",
        options.FromHand.ONE_TOTAL: "any number, added together",
        options.FromHand.SEVERAL_SETS: "any number, in sets of equal value",
    },
    options.Tops: {
        options.Tops.NONE: "none",
        options.Tops.OPPONENTS: "those of opponents",
        options.Tops.OTHERS: "those of all other players",
    },
    options.Compulsion: {
        options.Compulsion.NONE: "free",
        options.Compulsion.ANY_CAPTURE: "a card that can take must take",
        options.Compulsion.EQUAL_LOOSE: "all equal loose cards must be taken",
    },
    options.Source: {
        options.Source.NONE: "none",
        options.Source.HAND: "with a card from the hand",
        options.Source.HAND_AND_TABLE: "also from the table alone, in turns of several steps",
    },
    options.By: {
        options.By.ANYONE: "anyone",
        options.By.NOT_OWNER: "anyone but its owner",
        options.By.OPPONENTS: "opponents of its owner",
        options.By.OWN_SIDE: "its owner's own side",
        options.By.OWNER: "its owner alone",
        options.By.NOBODY: "nobody",
    },
    options.EqualValue: {
        options.EqualValue.COEXIST: "may lie side by side",
        options.EqualValue.MUST_MERGE: "must become one build",
    },
    options.ForPartner: {
        options.ForPartner.NEVER: "never",
        options.ForPartner.PROVEN: "if the partner owns or lost such a build",
        options.ForPartner.LOST_BUILD: "if the partner lost such a build",
    },
    options.Joiner: {
        options.Joiner.BECOMES_OWNER: "becomes its owner",
        options.Joiner.CHANGES_NOTHING: "does not become its owner",
    },
    options.BuildLimit: {
        options.BuildLimit.NONE: "any number",
        options.BuildLimit.ONE: "one at the end of a turn",
        options.BuildLimit.ONE_WHILE_STOCK: "one, while there is a stock",
    },
    options.OwnerTrail: {
        options.OwnerTrail.BANNED: "never",
        options.OwnerTrail.BANNED_NEXT_TURN: "not in the next turn",
        options.OwnerTrail.BANNED_WHILE_STOCK: "not while there is a stock",
        options.OwnerTrail.FREE: "allowed",
    },
    options.OwnerBuilds: {
        options.OwnerBuilds.ANYTHING: "anything",
        options.OwnerBuilds.OWN_BUILD: "only on an own build",
    },
    options.PileFace: {
        options.PileFace.DOWN: "face down",
        options.PileFace.UP: "face up",
    },
    options.PileOf: {
        options.PileOf.SIDE: "one pile together",
        options.PileOf.PLAYER: "a pile each",
    },
    options.PileOrder: {
        options.PileOrder.FREE: "as the capturer likes, unseen",
        options.PileOrder.ACCUMULATED: "as they came to the table",
        options.PileOrder.LOWEST_ON_TOP: "by number, the lowest on top",
    },
    options.Residue: {
        options.Residue.LAST_CAPTURER: "whoever captured last",
    },
    options.Cancelling: {
        options.Cancelling.NONE: "no",
        options.Cancelling.ALL_SIDES: "yes",
        options.Cancelling.UNRESTRICTED_SIDES: "yes, but not against a side near the target",
    },
    options.LastRound: {
        options.LastRound.SILENT: "nothing",
        options.LastRound.LAST: "“last”",
        options.LastRound.LAST_ROUND: "“last round”",
    },
    options.Claim: {
        options.Claim.NONE: "none",
        options.Claim.COUNT_OUT: "count out",
        options.Claim.ANNOUNCE: "announce the target",
    },
    options.FalseAnnouncement: {
        options.FalseAnnouncement.NOTHING: "nothing",
        options.FalseAnnouncement.GAME: "the match",
    },
    options.Insist: {
        options.Insist.NEVER: "never",
        options.Insist.ASKED: "yes, at the end of a turn",
        options.Insist.ALWAYS: "always: a turn must take and add everything",
    },
    options.Orange: {
        options.Orange.NONE: "none",
        options.Orange.CALLED: "score for whoever calls",
        options.Orange.ALWAYS: "score for whoever takes them",
    },
    options.Enforcement: {
        options.Enforcement.STRICT: "are refused",
        options.Enforcement.TABLE: "get the rulings of a table",
    },
    options.Ties: {
        options.Ties.NOBODY: "nobody",
        options.Ties.ONE_EACH: "each of them, one point",
    },
    options.SeveralReach: {
        options.SeveralReach.HIGHER_TOTAL: "the higher total wins",
        options.SeveralReach.PRIORITY_COUNT: "counted item by item",
    },
    options.NearTarget: {
        options.NearTarget.FREE: "no restrictions",
        options.NearTarget.LAST_THREE: "restricted from three points below",
        options.NearTarget.LAST_FIVE: "restricted from five points below",
    },
    options.Level: {
        options.Level.ANOTHER_DEAL: "another deal",
        options.Level.SHARED: "the win is shared",
    },
    options.Finish: {
        options.Finish.END_OF_DEAL: "after the deal",
        options.Finish.AT_ONCE: "at once",
    },
}


def label(value: Any, rules: Rules | None = None) -> str:
    """A value of an option in plain English; the cards of items are named as the rules' pack names them."""
    if isinstance(value, StrEnum):
        return _LABELS[type(value)][value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        listed = [label(element, rules) for element in value]
        return series(listed, "or" if isinstance(value[0], int) else "and")
    if isinstance(value, options.Item):
        return f"{item_title(value, rules or Rules('any', 'any'))} {value.points}"
    return str(value)
