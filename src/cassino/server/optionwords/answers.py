"""What can be answered: the words of every member of every enum, and of other values."""

from enum import StrEnum
from typing import Any

from cassino import cards
from cassino.rules import options, packs
from cassino.rules.options import Pack

_Answers = dict[type[StrEnum], dict[StrEnum, str]]

_CARDS: _Answers = {
    options.Pack: {
        options.Pack.FRENCH_52: "52 cards, ace to king",
        options.Pack.NO_PICTURES_40: "40 cards, ace to ten, no pictures",
        options.Pack.ITALIAN_40: "40 Italian cards, ace to seven and three pictures",
        options.Pack.ROOK_40: "40 Rook cards, one to ten in four colours",
    },
    options.Sides: {
        options.Sides.SOLO: "everyone alone",
        options.Sides.PAIRS_OF_FOUR: "four play in pairs",
    },
    options.Partners: {
        options.Partners.AS_SEATED: "those who sit opposite",
        options.Partners.FIRST_TWO_ACES: "those who are dealt the first two aces",
    },
    options.Direction: {
        options.Direction.CLOCKWISE: "clockwise",
        options.Direction.COUNTERCLOCKWISE: "counterclockwise",
    },
    options.DealPasses: {
        options.DealPasses.NEXT: "the next player in turn",
        options.DealPasses.LOSER_LEADS: "the player before the loser, who so leads",
    },
    options.RoundLeader: {
        options.RoundLeader.AFTER_DEALER: "the player after the dealer",
        options.RoundLeader.LAST_CAPTURER: "whoever captured last",
    },
    options.Replenish: {
        options.Replenish.ROUNDS: "in rounds, when all hands are empty",
        options.Replenish.DRAW: "one card after each turn",
        options.Replenish.ALL_CARDS: "all cards are dealt at once; to two players in two halves",
    },
    options.Leftover: {
        options.Leftover.NONE: "there is no short round: the cards must come out even",
        options.Leftover.SHORT_ROUND: "dealt out evenly, the rest to the table",
    },
    options.Redeal: {
        options.Redeal.NEVER: "no",
        options.Redeal.RICH_CUT: "yes, with three points or three pictures among them",
    },
    options.Faces: {
        options.Faces.RANK_ONLY: "no number: they only take their equals",
        options.Faces.ELEVEN_TO_THIRTEEN: "11, 12 and 13",
    },
    options.Ace: {
        options.Ace.ONE: "1",
        options.Ace.ONE_OR_FOURTEEN: "1 or 14",
    },
}

_PLAY: _Answers = {
    options.EqualFaces: {
        options.EqualFaces.ONE: "one",
        options.EqualFaces.ANY: "any number",
    },
    options.Combinations: {
        options.Combinations.MANY: "any number of equal cards, sums and builds",
        options.Combinations.ONE: "a single card, sum or build",
    },
    options.FromHand: {
        options.FromHand.ONE_CARD: "one",
        options.FromHand.ONE_TOTAL: "several that make the value together",
        options.FromHand.SEVERAL_SETS: "several, in sets that each make the value",
    },
    options.Tops: {
        options.Tops.NONE: "nobody’s",
        options.Tops.OPPONENTS: "those of opponents",
        options.Tops.OTHERS: "those of all others, the partner’s too",
    },
    options.Compulsion: {
        options.Compulsion.NONE: "never",
        options.Compulsion.ANY_CAPTURE: "whenever it can",
        options.Compulsion.EQUAL_LOOSE: "it takes all equal loose cards, unless it goes into a build",
    },
    options.Source: {
        options.Source.NONE: "no",
        options.Source.HAND: "yes, with a card from the hand",
        options.Source.HAND_AND_TABLE: "yes, also of table cards alone, in turns of several steps",
    },
    options.By: {
        options.By.ANYONE: "anyone",
        options.By.NOT_OWNER: "anyone but the owner",
        options.By.OPPONENTS: "opponents of the owner",
        options.By.OWN_SIDE: "the owner and the partner",
        options.By.OWNER: "the owner",
        options.By.NOBODY: "nobody",
    },
    options.EqualValue: {
        options.EqualValue.COEXIST: "yes",
        options.EqualValue.MUST_MERGE: "no, they must become one build",
    },
    options.ForPartner: {
        options.ForPartner.NEVER: "no",
        options.ForPartner.PROVEN: "yes, if the partner owns a build of the value or has lost one",
        options.ForPartner.LOST_BUILD: "yes, if the partner has lost a build of the value",
    },
    options.Joiner: {
        options.Joiner.BECOMES_OWNER: "it belongs to whoever added",
        options.Joiner.CHANGES_NOTHING: "it stays with its owner",
    },
    options.BuildLimit: {
        options.BuildLimit.NONE: "any number",
        options.BuildLimit.ONE: "one",
        options.BuildLimit.ONE_WHILE_STOCK: "one, until all cards are dealt",
    },
    options.OwnerTrail: {
        options.OwnerTrail.BANNED: "no",
        options.OwnerTrail.BANNED_NEXT_TURN: "not in the next turn",
        options.OwnerTrail.BANNED_WHILE_STOCK: "not until all cards are dealt",
        options.OwnerTrail.FREE: "yes",
    },
    options.OwnerBuilds: {
        options.OwnerBuilds.ANYTHING: "anything",
        options.OwnerBuilds.OWN_BUILD: "only additions to an own build",
    },
    options.PileFace: {
        options.PileFace.DOWN: "face down",
        options.PileFace.UP: "face up, the top card can be seen",
    },
    options.PileOf: {
        options.PileOf.SIDE: "yes, one for each side",
        options.PileOf.PLAYER: "no, each player has one",
    },
    options.PileOrder: {
        options.PileOrder.FREE: "as the capturer likes, the capturing card on top",
        options.PileOrder.ACCUMULATED: "as they came to the table, the capturing card on top",
        options.PileOrder.LOWEST_ON_TOP: "by number, the lowest on top",
    },
    options.Residue: {
        options.Residue.LAST_CAPTURER: "whoever captured last",
    },
}

_POINTS: _Answers = {
    options.Cancelling: {
        options.Cancelling.NONE: "no",
        options.Cancelling.ALL_SIDES: "yes, one for one",
        options.Cancelling.UNRESTRICTED_SIDES: "yes, but a side restricted near the target has none",
    },
    options.LastRound: {
        options.LastRound.SILENT: "nothing",
        options.LastRound.LAST: "“last”",
        options.LastRound.LAST_ROUND: "“last round”",
    },
    options.Claim: {
        options.Claim.NONE: "no",
        options.Claim.COUNT_OUT: "yes, by counting out at any time; a wrong count costs points",
        options.Claim.ANNOUNCE: "yes, in the own turn; the first who is right wins",
    },
    options.FalseAnnouncement: {
        options.FalseAnnouncement.NOTHING: "nothing",
        options.FalseAnnouncement.GAME: "the game",
    },
    options.Insist: {
        options.Insist.NEVER: "no",
        options.Insist.ASKED: "yes, they are asked when something was left",
        options.Insist.ALWAYS: "all must be taken and added before the turn can end",
    },
    options.Orange: {
        options.Orange.NONE: "nobody",
        options.Orange.CALLED: "whoever calls it first",
        options.Orange.ALWAYS: "whoever takes it",
    },
    options.Enforcement: {
        options.Enforcement.STRICT: "it cannot be made",
        options.Enforcement.TABLE: "it stands, and costs: a wrong capture is trailed, an empty build gives points away",
    },
    options.Ties: {
        options.Ties.NOBODY: "nobody",
        options.Ties.ONE_EACH: "each of them one point",
    },
    options.SeveralReach: {
        options.SeveralReach.HIGHER_TOTAL: "the side with the higher total",
        options.SeveralReach.PRIORITY_COUNT: "whoever gets there first, counted item by item",
    },
    options.NearTarget: {
        options.NearTarget.FREE: "everything",
        options.NearTarget.LAST_THREE: "in the last three points only one item each",
        options.NearTarget.LAST_FIVE: "in the last five points only certain items",
    },
    options.Level: {
        options.Level.ANOTHER_DEAL: "another deal decides",
        options.Level.SHARED: "they share the win",
    },
    options.Finish: {
        options.Finish.END_OF_DEAL: "when the deal is over",
        options.Finish.AT_ONCE: "at once",
    },
}

ANSWERS: _Answers = _CARDS | _PLAY | _POINTS


def answer(value: Any, pack: Pack = Pack.FRENCH_52) -> str:
    """A value of an option as an answer; cards as the pack prints them."""
    if isinstance(value, StrEnum):
        return ANSWERS[type(value)][value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, options.Item):
        return _item(value, pack)
    if isinstance(value, tuple):
        return ", ".join(answer(element, pack) for element in value) or "nothing"
    return str(value) or "as usual"


def _item(item: options.Item, pack: Pack) -> str:
    points = f"{item.points} point{'' if item.points == 1 else 's'}"
    if isinstance(item, options.Primiera):
        return f"primiera: {points}"
    kind = _kind(item.of, pack)
    if isinstance(item, options.Each):
        return f"{kind}{', each' if item.of in options.KINDS else ''}: {points}"
    if isinstance(item, options.Enough):
        return f"{item.at_least} or more {kind}: {points}"
    return f"most {kind}{f' ({item.at_least} at least)' if item.at_least else ''}: {points}"


def _kind(word: str, pack: Pack) -> str:
    """What an item counts; what the pack does not have stays as it is."""
    if not options.cards_of(word) & options.pack_cards(pack):
        return word
    return packs.kind_title(word, pack) if word in options.KINDS else packs.symbol(cards.parse_card(word), pack)
