"""The table as the server sends it to a seat or to a watcher, with the meaning of each field."""

from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from cassino.hosted.wire.bounds import Whole
from cassino.hosted.wire.shape import Card, CardPlay, Choice, MoveKind, Number, Phase, Rule, Shape, Title
from cassino.texts.message import Message

ChosenOrder = Literal["free", "lowest_on_top"]
ClaimKind = Literal["count_out", "announce"]
Direction = Literal["clockwise", "counterclockwise"]
MisdealKind = Literal["exposed_ends", "exposed_goes_on", "too_few", "too_many"]
"""What can go wrong in dealing, and what the players make of it."""
Question = Literal["insist", "orange", "claim", "request"]
"""The questions to players, and the calls they may make, in a game."""
WindowKind = Literal["insist", "orange", "request", "answer"]
NewCards = Literal["rounds", "draw", "all_cards"]
PileUse = Literal["steal", "capture", "both"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think."""

    kind: Literal["move", "days"]
    """`move`: seconds or minutes for each turn; `days`: days for each turn."""
    seconds: Whole
    """The time for each turn."""
    bank: Whole = 0
    """With `move`: extra seconds for the whole match, used once the time for a turn has run out."""


class Terms(Shape, frozen=True):
    """The terms of the match."""

    visibility: Literal["link", "open"]
    """The people who can find the table: only people with the link (`link`), or everybody, in the lobby (`open`)."""
    rated: bool
    """Whether the match counts for ratings."""
    clock: Clock | None
    """How long a player may think; null for no limit."""
    away: int | None
    """After how many seconds without an open window a player counts as away; null where that changes nothing, as in
    rated matches.
    """


class MisdealSaid(Shape, frozen=True):
    """What a player says went wrong in dealing."""

    kind: MisdealKind
    """`exposed_ends`: a card was shown, and the player of the seat ends the deal; `exposed_goes_on`: cards of this seat
    were shown and are shuffled back; `too_few`, `too_many`: the hand of this seat has too few or too many cards.
    """
    seat: int
    """The seat."""
    count: Number
    """How many cards were shown, are missing or are too many; 0 for `exposed_ends`."""


class Ruling(MisdealSaid, frozen=True):
    """A ruling on a misdeal that the players have agreed on."""

    after: Number
    """After how many moves of this deal it was made."""
    told: list[Message]
    """The ruling, sentence by sentence."""


class OfferMade(Shape, frozen=True):
    """What a player has asked the others for. Any move ends it; bots wait until it is answered."""

    kind: Literal["takeback", "rematch", "call_off", "misdeal"]
    """`takeback`: to take a move back; `rematch`: to play another match; `call_off`: to end this one without a
    result; `misdeal`: to rule on a misdeal.
    """
    seat: int
    """The seat of the player who asks."""
    to: int
    """With `takeback`: the version to go back to."""
    misdeal: MisdealSaid | None
    """With `misdeal`: what went wrong."""
    waiting: list[int]
    """The seats that have not answered yet."""


class Ending(Shape, frozen=True):
    """How a match ended early."""

    seat: int | None
    """The seat of the player who ended it; null if the operator did."""
    reason: Literal["flag", "resign", "closed", "call_off"]
    """`flag`: this player ran out of time; `resign`: this player gave up; `call_off`: this player called the match off
    because another one was away, and nobody wins; `closed`: the operator closed the table, and nobody wins.
    """


class TimeLeft(Shape, frozen=True):
    """The clock of a seat, in seconds at the time of sending.

    No clock runs while a count is shown, before everybody has joined, or while the server cannot accept moves. Such a
    time is given back, so `left` can be more than the time for a turn.
    """

    left: float
    """The time left for this turn."""
    bank: float
    """The extra time left for the rest of the match, used once the time for a turn has run out."""
    runs: bool
    """Whether this clock is running now."""


Portrait = Literal["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
PORTRAITS: tuple[str, ...] = get_args(Portrait)[1:]
"""The names of the portraits that people can choose; the page draws them."""


class Seat(Shape, frozen=True):
    """A seat: its player, and what you may see of it."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player; your own seat is called `You`."""
    kind: Literal["human", "bot"]
    """Who plays the seat now."""
    bot: str | None
    """Which bot plays it; null for a person."""
    open: bool
    """Whether a person may take it."""
    left: bool
    """Whether its player has left or was away, and a bot plays until they come back."""
    away: bool
    """Whether the match waits for its player, who has had no open window for so long (`away` in `match`)."""
    next: str | None
    """The name of the person who will sit here after this deal."""
    side: int
    """The side it plays for."""
    hand_size: Number
    """How many cards it holds."""
    is_dealer: bool
    """Whether this player dealt."""
    is_turn: bool
    """Whether it is this player's turn."""
    must_hold: list[int]
    """The values of the player's builds: the player must hold a card for each."""
    lost: list[int]
    """The values of builds that the player lost, for which a partner may build."""
    holder: int
    """The pile that the player's captures go to, as in `piles`."""
    mine: bool = False
    """Whether this is one of your seats, even while you are away."""
    portrait: str = ""
    """The portrait of its person, from `1` to `12`: the chosen one, or that of the name. Empty for a bot."""
    clock: TimeLeft | None = None
    """The player's clock; null for a bot, or if there is no time limit."""
    cards: list[Card] | None = None
    """The player's hand if it is face up or only bots play; null otherwise, and for your own seat."""


class Side(Shape, frozen=True):
    """A side: one player, or partners."""

    side: int
    """The number of the side, from 0."""
    seats: list[int]
    """Its seats."""
    name: str
    """The names of its players: `You and Ann`."""
    score: int
    """Its score in the match."""
    captured: Number
    """How many cards it has captured in this deal."""
    sweeps: Number
    """Its sweeps in this deal."""
    oranges: Number
    """How often it correctly called "orange" in this deal."""
    false_oranges: Number
    """How often it wrongly called "orange" in this deal."""
    penalty: int
    """Penalty points in this deal."""
    limit: Message | None
    """If the side is near the target and may score only some items: which ones. Null otherwise."""


class Pile(Shape, frozen=True):
    """A pile of captured cards."""

    holder: int
    """The number of the pile, from 0."""
    seats: list[int]
    """The seats whose captures go on it."""
    side: int
    """The side that it counts for."""
    count: Number
    """How many cards it has."""
    cards: list[Card | None] | None
    """The cards of a face-up pile from the bottom; null for a card only its owner knows, or for a face-down pile."""
    top: Card | None
    """The card on top of a face-up pile."""
    usable: PileUse | None
    """What you may do with the top card in your turn: build with it (`steal`), capture it, or `both`."""


class EndOfTurn(Shape, frozen=True):
    """Whether the player can end a turn of several steps."""

    can: bool
    """Whether the player can end it now."""
    why: Rule | None
    """The rule against it; null if there is none."""


class Turn(Shape, frozen=True):
    """The turn in progress."""

    of: int
    """The seat whose turn it is. Another seat may have to answer a question during it."""
    composite: bool
    """Whether a turn can have several steps in this game."""
    played: list[Card]
    """The cards already played in this turn."""
    kind: MoveKind | None
    """What kind of move it was."""
    must_take: int
    """The value of the build that the player must still capture; 0 for none."""
    duty: int
    """What other players insist on: 0 nothing, 1 a fuller capture, 2 additions."""
    plays_owed: int
    """How many cards the player must still play from the hand in this turn."""
    shown: list[Card]
    """A card shown to the partner before it is used to capture."""
    end: EndOfTurn | None = None
    """For the player to move in a turn of several steps: whether they can end it."""


class Window(Shape, frozen=True):
    """A question to a player."""

    kind: WindowKind
    """Whether to `insist`, to call "orange", to `request` a partner's build, or to `answer` such a request."""
    seat: int
    """The seat that has to answer."""
    of: int
    """The seat whose turn it is."""
    seconds: float | None
    """After how many seconds the player passes automatically; 0 for at once, null for never."""


class Claim(Shape, frozen=True):
    """How you claim the target in this game."""

    kind: ClaimKind
    """`count_out`: the cards are counted at once; `announce`: the player announces the target."""
    label: Message
    """What the button says: `Announce 11`."""
    cost: Message
    """What happens after a right and after a wrong claim."""


class LooseCard(Shape, frozen=True, tag_field="kind", tag="card"):
    """A card on the table."""

    card: Card
    """The card."""


class Build(Shape, frozen=True, tag_field="kind", tag="build"):
    """A build on the table; one that is raised or joined keeps its place and its id."""

    id: str
    """The name of the build in requests: `b1`."""
    cards: list[Card]
    """All cards of the build."""
    sets: list[list[Card]]
    """The same cards in sets; each set adds up to the value of the build."""
    value: int
    """The value that captures it."""
    owner: int
    """The seat that owns it."""
    multiple: bool
    """Whether it has several sets."""


Item = LooseCard | Build
"""What lies on the table."""


class Round(Shape, frozen=True):
    """The round of this deal."""

    number: int
    """Its number, from 1."""
    of: int | None
    """How many rounds the deal has; null if cards are drawn one by one."""
    last: bool
    """Whether it is the last one."""


class LastMove(Shape, frozen=True):
    """The last move of this deal as everybody saw it."""

    version: int
    """The version after it."""
    seat: int
    """The seat of the player who made it."""
    kind: MoveKind
    """What kind of move it was."""
    text: str
    """The move in notation: `9S x 5D+4C`."""
    speech: Message
    """The move in a sentence."""
    cards: list[Card]
    """The cards played from the hand; empty for a step with table cards only."""
    taken: list[Card]
    """The cards that left the table for the pile, or went into the build."""
    sweep: bool
    """Whether it was a sweep."""
    call: bool
    """Whether the player called "orange" with it."""
    value: int
    """The value at which the cards were played; 0 if it does not matter."""
    build: list[Card]
    """All cards of the build that was made or changed."""
    build_id: str | None
    """The id of that build."""


class LogLine(Shape, frozen=True):
    """A move of this deal in the log."""

    version: int
    """The version after it."""
    seat: int
    """The seat of the player who made it."""
    text: str
    """The move in notation: `9S x 5D+4C`."""
    speech: Message
    """The move in a sentence."""
    sweep: bool
    """Whether it was a sweep."""


class ScoreLine(Shape, frozen=True):
    """One thing that is counted at the end of a deal; lists are by side."""

    name: str
    """The scoring item, for programs: `most_cards`, `AS`, `sweep`."""
    title: str
    """Its name for people."""
    counts: list[int]
    """How many each side has."""
    points: list[int]
    """The points that each side gets for it."""
    cards: list[list[Card]] | msgspec.UnsetType = msgspec.UNSET
    """The cards of each side that this item counts: each ace, say, or for `primiera` the best of each suit."""


class DealCount(Shape, frozen=True):
    """The count of a deal that is over; lists are by side."""

    lines: list[ScoreLine]
    """The lines of the count."""
    points: list[int]
    """The points for the whole deal."""
    before: list[int]
    """The scores before this deal."""
    after: list[int]
    """The scores after this deal."""
    notes: list[Message]
    """What the numbers do not show, in sentences."""
    next_dealer: int | None
    """The seat that deals next; null when the match is over."""


class Winner(Shape, frozen=True):
    """The winner of the match."""

    side: int
    """The side that has won; the first of them if several share the win."""
    sides: list[int]
    """All sides that have won; several if they share the win."""
    names: list[str]
    """The names of the players who have won."""
    decided_by: str | None
    """What decided the match, for programs.

    `target`; `higher_total` (several sides reached it); `claim`, `false_claim`; `restricted` (a side got all it needed
    near the target); `flag`, `resign` (a player ended it early); or, where points are counted in order, the item that
    brought the winner there first: `most_cards`, `AS`, `sweep`.
    """
    double: bool
    """Whether the match was won in its first deal and counts double."""


class Can(Shape, frozen=True):
    """What you may ask for now."""

    move: bool = False
    """Play: it is your turn."""
    undo: bool = False
    """Take your last move back at once."""
    take_back: bool = False
    """Ask the other players to let you take a move back (`offer`)."""
    agree: bool = False
    """Answer an offer."""
    hint: bool = False
    """Ask for a hint."""
    coach: bool = False
    """Ask the coach about a move of this deal."""
    claim: bool = False
    """Claim to have reached the target."""
    next_deal: bool = False
    """Deal again."""
    rematch: bool = False
    """Play another match."""
    resign: bool = False
    """Give up the match."""
    flag: bool = False
    """Claim that another side has run out of time."""
    fill: bool = False
    """Let a bot play a seat whose player has not joined or is away."""
    call_off: bool = False
    """End the match without a result, because a player is away (`offer`)."""
    misdeal: bool = False
    """Ask the other players to rule on a misdeal (`offer`)."""
    join: bool = False
    """Sit down at this table."""
    leave: bool = False
    """Leave your seat to a bot."""
    step: bool = False
    """Make the bots play the next step, in a match of bots only (`step`)."""


class Dealing(Shape, frozen=True):
    """How the rules deal the cards. It does not change during a match."""

    ranks: list[int]
    """The ranks in the pack; empty for all."""
    suits: list[str]
    """The suits in the pack; empty for all."""
    hand: int
    """How many cards each player gets in a round."""
    table: int
    """How many cards are dealt to the table."""
    packet: int
    """How many cards a player gets at a time."""
    cut: bool
    """Whether the pack is cut."""
    replenish: NewCards
    """`rounds`: new hands in rounds; `draw`: a card after each turn; `all_cards`: all cards at the start."""
    short_round: bool
    """Whether the last round may have fewer cards."""
    rich: list[int] | None
    """What each card is worth, if the rules refuse a cut that is too good; null otherwise."""
    rich_points: int
    """From how many points a cut is too good; 0 for no limit."""
    rich_pictures: int
    """From how many picture cards a cut is too good; 0 for no limit."""


class Fair(Shape, frozen=True):
    """What you need to check that the deals are fair (docs/play/fairness.md)."""

    commitment: str
    """The commitment to the seeds of all deals."""
    revealed: Number
    """How many deals are over; their seeds are known."""
    seed: str
    """The seed of the last deal that is over; before that, the seed of the opening."""
    used: list[str]
    """By seat: the salt of this deal."""
    given: list[str]
    """By seat: the last link that the player gave."""
    ready: list[Number]
    """The seats whose salt for the coming deal is known."""
    late: list[Number]
    """The seats whose chain does not count in the coming deal, but only from the deal after it."""
    next: str
    """Once the match is over: the commitment for the rematch. Players give salts for it as for any coming deal.

    Empty before, and once the rematch exists.
    """
    dealing: Dealing
    """How the rules deal."""


class Shared(Shape, frozen=True):
    """The part of a view that is equal for everybody at the table."""

    id: str
    """The id of the match."""
    rules: str
    """The address of the rule book of this match."""
    variant: Title
    """The rules of the match."""
    pack: str
    """The pack: `french_52`, `rook_40`."""
    values: dict[str, int]
    """What a card of each rank counts in a sum on the table; a rank that cannot be added is missing."""
    words: dict[str, str]
    """The local words of this game, by the usual word (`sweep`, `left_behind`)."""
    asks: list[Question]
    """What players may be asked, or may call, in this game."""
    players: int
    """The number of players."""
    version: int
    """The version of the match, for your next request."""
    phase: Phase
    """`play`: a deal is being played; `announcing`: the last card has been played, and for a few seconds players may
    still announce the target; `deal_over`: see `deal_score`; `match_over`: see `winner`, or `ended`.
    """
    match: Terms
    """The terms of the match."""
    offer: OfferMade | None
    """What a player has asked the others for; null for nothing."""
    ended: Ending | None
    """How the match ended early; null if it did not."""
    target: int
    """The score that wins the match."""
    deals: int
    """After how many deals the match ends; 0 if it is played to the `target`."""
    deal: int
    """The number of this deal, from 1."""
    direction: Direction
    """Which way the turn passes around the table."""
    pile_order: ChosenOrder | None
    """What you may choose about the order of captured cards on the pile; null for nothing. `free`: any order below the
    capturing card; `lowest_on_top`: only the order of equal cards. To choose, end the move with `/` and the cards,
    lowest first.
    """
    window: Window | None
    """The question that a player has to answer now."""
    table: list[Item]
    """The cards and builds on the table in order of arrival."""
    stock: Number
    """How many cards are still to be dealt."""
    round: Round
    """The round of this deal."""
    last_move: LastMove | None
    """The last move; null before the first move of a deal."""
    log: list[LogLine]
    """The moves of this deal, oldest first, without moves that were taken back."""
    rulings: list[Ruling]
    """The rulings on misdeals in this deal, oldest first."""
    taken: list[ScoreLine]
    """What each side has captured in this deal, for each thing that scores, with the points already certain."""
    deal_score: DealCount | None
    """The count of the deal, once it is over."""
    announce: list[Message]
    """What else to announce with this version, after `last_move.speech`: new cards, the last round, who takes the cards
    left, the end of the deal and of the match; and that nobody could play for a while.
    """
    fair: Fair | None
    """What you need to check that the deals are fair; null if the server made no promise."""


class Worded(Shape, frozen=True):
    """The part of a view with players' names in it: the viewer's own seat is called `You`."""

    sides: list[Side]
    """The sides."""
    winner: Winner | None
    """Who has won, once the match is over."""


class Own(Shape, frozen=True):
    """The part of a view that is for one seat, or for one watcher."""

    seat: int | None
    """Your seat; null for a watcher."""
    seats: list[Seat]
    """The seats."""
    piles: list[Pile]
    """The piles of captured cards."""
    turn: Turn
    """The turn in progress."""
    choices: list[Choice]
    """Moves for which you select no cards: to end the turn, to answer a question."""
    plays: list[CardPlay]
    """What you can do with your cards: captures by points and then by the number of cards, then builds, joins and
    raises, trails last. Empty when it is not your turn.
    """
    all_plays: bool
    """Whether `plays` has every move with cards. If not, ask with `select` what else a selection can become."""
    claim: Claim | None
    """How you claim the target; null if this game has no claims."""
    bottom: Card | None
    """The last card of the pack, if you have seen it, until it is dealt."""
    hand: list[Card]
    """Your hand; empty for a watcher."""
    can: Can
    """What you may ask for now."""


PARTS = Shared, Worded, Own
"""The parts of a view; if it goes to many windows, the first parts are encoded only once."""

if TYPE_CHECKING:

    class View(Shared, Worded, Own, frozen=True):
        """The whole table as one seat, or a watcher, sees it."""

else:  # a struct cannot have several bases with fields
    View = msgspec.defstruct(
        "View",
        [(field.name, field.type) for part in PARTS for field in msgspec.structs.fields(part)],
        bases=(Shape,),
        namespace={"__doc__": "The whole table as one seat, or a watcher, sees it.", "parts": PARTS},
        module=__name__,
        frozen=True,
    )


def joined(*parts: Shape) -> View:
    """The view made of these parts."""
    fields: dict[str, Any] = {name: getattr(part, name) for part in parts for name in part.__struct_fields__}
    return View(**fields)
