"""A review as the browser gets it: `review_json` of `cassino.analysis.review`; docs/review.md explains the numbers.

It is not an encoded model: numbers are rounded, cards are named as in the pack, sums and sentences are added, also for
`cassino review --json`; and `cassino.analysis` does not depend on msgspec. Values that do not fit these types are
errors.
"""

from typing import Literal

import msgspec

from cassino.hosted.frames.shape import Card, Shape, Title
from cassino.texts.message import Message


class ReviewMaker(Shape, frozen=True):
    """What made a review."""

    cassino: str
    """The version."""
    worlds: int
    """How many worlds were searched per move, at most."""
    seed: int
    """The seed of the search."""


class Breakdown(Shape, frozen=True):
    """The parts of a side's result, in points of its margin: the other fields add up to `result`."""

    seat: float
    """What the side could expect before the hands were dealt."""
    luck: float
    """The luck of the cards dealt."""
    skill: float
    """What the other sides lost by weaker moves, minus what the side itself lost."""
    hidden: float
    """How moves turned out for reasons that no player could see, and the errors of the estimates."""
    result: float
    """Its points, minus the mean of the other sides' points."""


class ReviewedSide(Shape, frozen=True):
    """A side and its result."""

    name: str
    """The names of its players."""
    score: int
    """Its points in the match."""
    luck: float
    """Points from the luck of the cards."""
    breakdown: Breakdown
    """The parts of its result, over all deals."""
    lost: float
    """Points given away."""


class ReviewedPlayer(Shape, frozen=True):
    """How a player played."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player."""
    side: int
    """The number of the side, from 0."""
    judged: int
    """How many moves were a choice."""
    accuracy: float | None
    """From 0 to 100; null without a choice."""
    lost: float
    """Points given away."""
    faults: dict[str, int]
    """How many faults of each grade."""
    told: Message
    """All of this in a sentence."""


class TurningPoint(Shape, frozen=True):
    """A move, or cards dealt, that changed the chances most."""

    number: int
    """The move in the match, from 1; 0 is before the first."""
    deal: int
    """The number of the deal."""
    is_deal: bool
    """Whether it is the cards dealt after that move."""
    side: int
    """The side whose chance changed."""
    swing: float
    """How much its chance changed."""
    told: list[Message]
    """What happened, sentence by sentence."""


class ReviewedBuild(Shape, frozen=True):
    """A build on the table."""

    value: int
    """Its value."""
    owner: int
    """The seat that owns it; -1 for none."""
    cards: list[Card]
    """Its cards."""


class ReviewedBoard(Shape, frozen=True):
    """The table before a move, with all hands open."""

    hands: list[list[Card]]
    """The hands, by seat."""
    loose: list[Card]
    """The loose cards."""
    builds: list[ReviewedBuild]
    """The builds."""
    captured: list[int]
    """How many cards each side had captured."""
    stock: int
    """How many cards were still to be dealt."""


class ReviewedChoice(Shape, frozen=True):
    """A move that was possible."""

    text: str
    """The move in notation."""
    speech: Message
    """What the player does with it."""
    value: float
    """The expected margin at the end of the deal, in points."""
    error: float
    """Its standard error."""
    chance: float
    """The chance to win the match with it."""
    chance_error: float
    """Its standard error."""
    reason: list[Message]
    """Why it is good or not, sentence by sentence; empty for most."""


class LuckOfDealing(Shape, frozen=True):
    """The luck of cards that were dealt, compared with other possible cards, by side."""

    points: list[float]
    """In points."""
    swing: list[float]
    """In chances to win the match."""


class PerfectPlay(Shape, frozen=True):
    """A move compared with perfect play with every card known."""

    loss: float
    """The points it gave away."""
    best: str | None
    """A move that gives nothing away; null if this one does not either."""
    told: list[Message]
    """The explanation, sentence by sentence; empty if there is nothing to say."""


class ReviewedPar(Shape, frozen=True):
    """The result of perfect play in a deal from a move on."""

    number: int
    """The number of that move in the match."""
    side: int
    """The side whose margins these are."""
    margin: float
    """The margin of perfect play."""
    played: float
    """The margin that was reached."""
    lost: list[float]
    """What each side gave away from that move on."""
    is_whole: bool
    """Whether that is the whole deal."""


class ReviewedMove(Shape, frozen=True):
    """A move of the match."""

    number: int
    """In the match, from 1."""
    deal: int
    """The number of its deal."""
    place: int
    """In its deal, from 0."""
    turn: int
    """The number of the turn, from 1."""
    seat: int
    """The seat that moved."""
    side: int
    """Its side."""
    text: str
    """The move in notation."""
    speech: Message
    """What the player does with it."""
    chances: list[float]
    """The chances of all sides after it."""
    grade: Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
    """How good it was."""
    verdict: Message
    """The same in a sentence."""
    loss: float
    """The points it lost against the best move."""
    error: float
    """The standard error of the loss."""
    loss_of_chance: float
    """How much it lowered the chance to win the match."""
    accuracy: float | None
    """From 0 to 100; null without a choice."""
    is_exact: bool
    """Whether nothing is estimated."""
    played: int | None
    """Its place among the choices; null without a choice."""
    choices: list[ReviewedChoice]
    """The best moves and the one played, best first; none without a choice."""
    dealt: LuckOfDealing | None
    """The luck of the cards dealt after it; null if there were none."""
    perfect: PerfectPlay | None
    """The comparison with perfect play; null before the first move with a par."""
    board: ReviewedBoard
    """The table before it."""


class ReviewedDeal(Shape, frozen=True):
    """A deal of the match."""

    number: int
    """The number of the deal, from 1."""
    dealer: int
    """The seat that dealt."""
    before: list[int]
    """The points of each side before it."""
    points: list[int]
    """What each side scored."""
    chances: list[float]
    """The chances of all sides after its first cards were dealt."""
    luck: list[float]
    """The luck of each side in all its dealing, in points."""
    breakdowns: list[Breakdown]
    """The parts of each side's result."""
    dealt: LuckOfDealing | None
    """The luck of its first cards; null if nothing could have been different."""
    par: ReviewedPar | None
    """Perfect play at its end; null if no par was found."""
    moves: list[ReviewedMove]
    """The moves."""


class Review(Shape, frozen=True):
    """The review of a match."""

    format: int
    """The version of this format: 2."""
    made_with: ReviewMaker
    """What made it."""
    rules: Title
    """The rules of the match."""
    pack: str
    """The pack: `french_52`."""
    sides: list[ReviewedSide]
    """The sides."""
    players: list[ReviewedPlayer]
    """The players, by seat."""
    winners: list[int]
    """The sides that won; empty while the match is being played."""
    result: Message
    """The score, and who won."""
    chances: list[float]
    """The chances of all sides before the first card."""
    turning_points: list[TurningPoint]
    """The moments that changed the chances most."""
    left_out: int
    """How many deals at the end were not reviewed, because there was no time."""
    hurried: int
    """How many moves were searched for a shorter time, because the match is long."""
    notes: list[Message]
    """Both, in sentences."""
    deals: list[ReviewedDeal]
    """The deals."""


class Working(Shape, frozen=True):
    """The progress of a review, and the review itself once it is done."""

    state: Literal["working", "done"]
    """Whether it is done."""
    done: int
    """How many moves have been reviewed."""
    total: int
    """How many there are; 0 before it begins."""
    review: Review | msgspec.UnsetType = msgspec.UNSET
    """The review (docs/review.md)."""
