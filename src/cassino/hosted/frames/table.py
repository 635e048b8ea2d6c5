"""The table as it is sent to a seat or to a watcher: what each field means."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from cassino.hosted.events import Clock
from cassino.hosted.frames.shape import Card, Choice, MoveKind, Number, Phase, Rule, Shape, Title

ChosenOrder = Literal["free", "lowest_on_top"]
ClaimKind = Literal["count_out", "announce"]
Direction = Literal["clockwise", "counterclockwise"]
Question = Literal["insist", "orange", "claim", "request"]
"""What players are asked or may say in a game."""
WindowKind = Literal["insist", "orange", "request", "answer"]
NewCards = Literal["rounds", "draw", "all_cards"]
PileUse = Literal["steal", "capture", "both"]


class Terms(Shape, frozen=True):
    """The terms on which the match is played."""

    visibility: Literal["link", "open"]
    """Who can find the table: people who have the `link`, or everybody in the lobby (`open`)."""
    rated: bool
    """Whether the match counts for ratings."""
    clock: Clock | None
    """How long a player may think; null without a limit."""


class OfferMade(Shape, frozen=True):
    """What a person has asked the other players for. Any move ends it; bots wait for the answers."""

    kind: Literal["takeback", "rematch"]
    """What it is: to take a move back, or to play again."""
    seat: int
    """Who asks."""
    to: int
    """With `takeback`: the version to go back to."""
    waiting: list[int]
    """The seats that have not answered yet."""


class Ending(Shape, frozen=True):
    """How a match ended before its time."""

    seat: int | None
    """Who ended it; null where the operator did."""
    reason: Literal["flag", "resign", "closed"]
    """`flag`: this player ran out of time; `resign`: this player gave up; `closed`: the operator closed the table, and
    nobody wins.
    """


class TimeLeft(Shape, frozen=True):
    """The clock of a seat, in seconds at the time of sending.

    No clock runs while a count is shown, nor before every person has come.
    """

    left: float
    """What is left of this turn."""
    bank: float
    """What is left for the whole match once the time of the turn is used up."""
    runs: bool
    """Whether this clock is running now."""


class Seat(Shape, frozen=True):
    """Who plays a seat, and what you may see of it."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player; your own seat is called `You`."""
    kind: Literal["human", "bot"]
    """Who plays the seat now."""
    bot: str | None
    """Which bot plays it; null for a person."""
    open: bool
    """Whether a person who comes may take it."""
    left: bool
    """Whether a bot plays on while the person is away."""
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
    """Whether this is one of your own seats, also while you are away."""
    clock: TimeLeft | None = None
    """The player's clock; null for bots, and without a time limit."""
    cards: list[Card] | None = None
    """The player's hand where it is face up; null otherwise, and for your own seat."""


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
    """How often it rightly called "orange" in this deal."""
    false_oranges: Number
    """How often it wrongly called "orange" in this deal."""
    penalty: int
    """Penalty points in this deal."""
    limit: str
    """What this side may still score in this deal because it is near the target, in words; empty for everything."""


class Pile(Shape, frozen=True):
    """A pile of captured cards."""

    holder: int
    """The number of the pile, from 0."""
    seats: list[int]
    """The seats whose captures go there."""
    side: int
    """The side that it counts for."""
    count: Number
    """How many cards it has."""
    cards: list[Card | None] | None
    """The cards of a face-up pile from the bottom, null where only the owner knows which; null for a face-down pile."""
    top: Card | None
    """The card on top of a face-up pile."""
    usable: PileUse | None
    """What you may do with the top card in your turn: build with it (`steal`), capture it, or `both`."""


class EndOfTurn(Shape, frozen=True):
    """Whether a turn of several steps can be ended."""

    can: bool
    """Whether it can."""
    why: Rule | None
    """Why not."""


class Turn(Shape, frozen=True):
    """The turn in progress."""

    of: int
    """The seat whose turn it is; another seat may have to answer a question in it."""
    composite: bool
    """Whether a turn can have several steps in this game."""
    played: list[Card]
    """The card already played in this turn."""
    kind: MoveKind | None
    """How it was played."""
    must_take: int
    """The value of the build that is still to be captured; 0 for none."""
    duty: int
    """What other players insist on: 1 a fuller capture, 2 additions; 0 for nothing."""
    plays_owed: int
    """How many cards are still to be played from the hand in this turn."""
    shown: list[Card]
    """A card that is shown to the partner before it captures."""
    end: EndOfTurn | None = None
    """For the player who is to move in a turn of several steps: whether it can be ended."""


class Window(Shape, frozen=True):
    """A question to a player."""

    kind: WindowKind
    """Whether to insist, to call "orange", to request a partner's build; or the `answer` to a request."""
    seat: int
    """Who is asked."""
    of: int
    """Whose turn it is."""
    seconds: float | None
    """After how many seconds the question passes by itself: 0 at once, null never."""


class Claim(Shape, frozen=True):
    """How the target is claimed in this game."""

    kind: ClaimKind
    """Whether the cards are counted at once, or the target is announced."""
    label: str
    """What the button says: `Announce 11`."""
    cost: str
    """What a right and a wrong claim lead to, in words."""


class LooseCard(Shape, frozen=True, tag_field="kind", tag="card"):
    """A card on the table."""

    card: Card
    """The card."""


class Build(Shape, frozen=True, tag_field="kind", tag="build"):
    """A build on the table; one that is raised or joined keeps its place and its id."""

    id: str
    """The name of the build in requests: `b1`."""
    cards: list[Card]
    """All its cards."""
    sets: list[list[Card]]
    """The same cards, each set with the value of the build."""
    value: int
    """The value that captures it."""
    value_name: str
    """The value in words: `9`, `jack`."""
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
    """How many rounds the deal has; null where cards are drawn one by one."""
    last: bool
    """Whether it is the last one."""


class LastMove(Shape, frozen=True):
    """The last move of this deal as everybody saw it."""

    version: int
    """The version that it led to."""
    seat: int
    """Who made it."""
    kind: MoveKind
    """What kind of move it was."""
    text: str
    """The move as it would be typed: `9S x 5D+4C`."""
    speech: str
    """The move in a sentence."""
    cards: list[Card]
    """The cards played from the hand; none in a step with table cards alone."""
    taken: list[Card]
    """The cards that left the table for the pile, or went into the build."""
    sweep: bool
    """Whether it was a sweep."""
    call: bool
    """Whether the player called "orange" with it."""
    value: int
    """The value that the cards were played with; 0 where that does not matter."""
    build: list[Card]
    """All cards of the build that was made or changed."""
    build_id: str | None
    """The id of that build."""


class LogLine(Shape, frozen=True):
    """A move of this deal as it is told; in this form it is sent, too."""

    version: int
    """The version that it led to."""
    seat: int
    """Who made it."""
    text: str
    """The move as it would be typed: `9S x 5D+4C`."""
    speech: str
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
    """With `primiera`: the cards that count for each side."""


class DealScore(Shape, frozen=True):
    """The count of a deal that is over; lists are by side."""

    lines: list[ScoreLine]
    """What is counted, line by line."""
    points: list[int]
    """The points for the whole deal."""
    before: list[int]
    """The scores before this deal."""
    after: list[int]
    """The scores after this deal."""
    notes: list[str]
    """What the numbers alone do not tell, in sentences."""
    next_dealer: int | None
    """The seat that deals next; null when the match is over."""


class Winner(Shape, frozen=True):
    """Who has won the match."""

    side: int
    """The first side that has won."""
    sides: list[int]
    """All sides that have won; several where a win is shared."""
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
    claim: bool = False
    """Claim to have reached the target."""
    next_deal: bool = False
    """Deal again."""
    rematch: bool = False
    """Play another match."""
    resign: bool = False
    """Give the match up."""
    flag: bool = False
    """Claim that another side has run out of time."""
    fill: bool = False
    """Let a bot play a seat whose person has not come."""
    join: bool = False
    """Sit down at this table."""
    leave: bool = False
    """Leave your seat to a bot."""


class Dealing(Shape, frozen=True):
    """How the rules deal the cards of a pack; the same during a whole match."""

    ranks: list[int]
    """The ranks that are used; empty for all."""
    suits: list[str]
    """The suits that are used; empty for all."""
    hand: int
    """How many cards each player gets in a round."""
    table: int
    """How many cards are dealt to the table."""
    packet: int
    """How many cards a player gets at a time."""
    cut: bool
    """Whether the pack is cut."""
    replenish: NewCards
    """When hands get new cards: in rounds, one after each turn, or all at once."""
    short_round: bool
    """Whether the last round may have fewer cards."""
    rich: list[int] | None
    """What each card of the pack is worth, where a cut that is too good is refused."""
    rich_points: int
    """The least points of a cut that is too good; 0 for no limit."""
    rich_pictures: int
    """The least picture cards of a cut that is too good; 0 for no limit."""


class Fair(Shape, frozen=True):
    """What is needed to check that the deals are fair (docs/fairness.md)."""

    commitment: str
    """The commitment to the seeds of all deals."""
    revealed: Number
    """How many deals are over, so that their seeds are known."""
    seed: str
    """The seed of the last deal that is over; of the opening before the first one is."""
    used: list[str]
    """By seat: the salt of this deal."""
    given: list[str]
    """By seat: the last link that was given."""
    ready: list[Number]
    """The seats whose salt for the coming deal is known."""
    late: list[Number]
    """The seats whose chain counts only from the deal after the coming one."""
    next: str
    """Once the match is over: the commitment of the rematch, for which salts are given as for a next deal.

    Empty before, and once there is a rematch.
    """
    dealing: Dealing
    """How the rules deal."""


class Shared(Shape, frozen=True):
    """The part of a view that everybody at the table is sent alike."""

    id: str
    """The id of the match."""
    rules: str
    """The address of the rule book of this match."""
    variant: Title
    """The rules it is played by."""
    pack: str
    """The pack: `french_52`, `rook_40`."""
    words: dict[str, str]
    """Usual words, and what players of this game say instead."""
    asks: list[Question]
    """What players are asked or may say in this game."""
    players: int
    """The number of players."""
    version: int
    """The version of the match; requests carry it."""
    phase: Phase
    """`play`; `announcing`: the last card is played, and for a few seconds the target may still be announced;
    `deal_over`: there is a `deal_score`; `match_over`: there is a `winner`, too.
    """
    match: Terms
    """The terms on which it is played."""
    offer: OfferMade | None
    """What a person has asked the other players for."""
    ended: Ending | None
    """How the match ended before its time; null where it did not."""
    target: int
    """The score that wins the match."""
    deals: int
    """After how many deals the match ends; 0 if it is played to `target`."""
    deal: int
    """The number of this deal, from 1."""
    direction: Direction
    """Which way the turn passes around the table."""
    pile_order: ChosenOrder | None
    """Where the player who captures may choose how the cards lie on the pile: `free` is any order below the capturing
    card, `lowest_on_top` leaves only the order of equal cards. The move is followed by `/` and the cards from the
    lowest up.
    """
    window: Window | None
    """The question that a player has to answer now."""
    table: list[Item]
    """The cards and builds on the table in order of arrival."""
    stock: Number
    """How many cards are still to be dealt."""
    round: Round
    """The round of this deal."""
    fair: Fair | None
    """What is needed to check that the deals are fair; null where nothing was promised."""


class Worded(Shape, frozen=True):
    """The part of a view that has names of players in it: the viewer's own seat is called `You`."""

    sides: list[Side]
    """The sides."""
    last_move: LastMove | None
    """The last move; null before the first move of a deal."""
    log: list[LogLine]
    """The moves of this deal, oldest first; moves that were taken back are gone."""
    deal_score: DealScore | None
    """The count of the deal, once it is over."""
    winner: Winner | None
    """Who has won, once the match is over."""
    announce: list[str]
    """What came with this version, to be spoken after `last_move.speech`: new cards, the last round, who takes what is
    left, the end of the deal and of the match.
    """


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
    """Moves that need no cards to be chosen: to end the turn, to answer a question."""
    claim: Claim | None
    """How the target is claimed; null where the rules have no such thing."""
    bottom: Card | None
    """The last card of the pack, for the player who has seen it, until it is dealt."""
    hand: list[Card]
    """Your hand; empty for a watcher."""
    can: Can
    """What you may ask for now."""


PARTS = Shared, Worded, Own
"""What a view consists of; on its way to many windows the first parts are encoded once."""

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
    """The view that consists of these parts."""
    fields: dict[str, Any] = {name: getattr(part, name) for part in parts for name in part.__struct_fields__}
    return View(**fields)
