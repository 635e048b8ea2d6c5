"""The review of a match as plain values, without any engine state; as JSON it has these fields in this order."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from types import MappingProxyType
from typing import Any

from cassino.analysis.review.grades import FAULTS, Grade
from cassino.rules.rules import title_of
from cassino.texts.message import Message, Reason

FORMAT = 2
"""The version of the JSON form; docs/play/review.md describes it."""
DIGITS = 4
"""Decimals of the numbers in JSON."""
TENTHS = MappingProxyType({"digits": 1})
"""Marks fields that have one decimal in JSON."""
Chances = tuple[float, ...]
"""How likely each side is to win the match."""


@dataclass(frozen=True, slots=True)
class ReviewMaker:
    """What made a review."""

    cassino: str
    """The version."""
    worlds: int
    """How many worlds were searched per move, at most."""
    seed: int
    """The seed of the search."""


@dataclass(frozen=True, slots=True)
class ReviewedRules:
    """The id and the name of a rule set."""

    id: str
    """The id of the rule set."""
    title: str
    """Its name for people: `Casino`; for shipped rules in the reader's language."""


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The parts of a side's result, in points of its margin, to a tenth: the other fields add up to `result`."""

    seat: float
    """What the side could expect before the hands were dealt, given the cards on the table and the order of play."""
    luck: float
    """The luck of the cards dealt."""
    skill: float
    """What the other sides lost by weaker moves, minus what the side itself lost."""
    hidden: float
    """How moves turned out for reasons that no player could see, and the errors of the estimates."""
    result: float
    """Its points, minus the mean of the other sides' points."""


@dataclass(frozen=True, slots=True)
class ReviewedSide:
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


@dataclass(frozen=True, slots=True)
class ReviewedPlayer:
    """How a player played."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player."""
    side: int
    """The number of the side, from 0."""
    judged: int
    """How many moves were a choice."""
    accuracy: float | None = field(metadata=TENTHS)
    """From 0 to 100; null without a choice."""
    lost: float
    """Points given away against the best moves, as far as the player could know."""
    faults: Mapping[Grade, int]
    """How many faults of each grade."""
    told: Message
    """All of this in a sentence."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move, or cards dealt, that changed the chances most."""

    number: int
    """The move in the match, from 1; 0 is before the first."""
    deal: int
    """The number of the deal."""
    is_deal: bool
    """Whether it is the cards dealt after that move."""
    side: int
    """The side whose chance changed: the first one of two, otherwise the one with the largest change."""
    swing: float
    """How much its chance changed."""
    told: Reason
    """What happened, sentence by sentence."""


@dataclass(frozen=True, slots=True)
class ReviewedBuild:
    """A build on the table."""

    value: int
    """Its value."""
    owner: int
    """The seat that owns it; -1 for none."""
    cards: tuple[str, ...]
    """Its cards."""


@dataclass(frozen=True, slots=True)
class ReviewedBoard:
    """The table before a move, with all hands open."""

    hands: tuple[tuple[str, ...], ...]
    """The hands, by seat; cards as the pack prints them."""
    loose: tuple[str, ...]
    """The loose cards."""
    builds: tuple[ReviewedBuild, ...]
    """The builds."""
    captured: tuple[int, ...]
    """How many cards each side had captured."""
    stock: int
    """How many cards were still to be dealt."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A move that was possible."""

    text: str
    """The move in notation."""
    speech: Message
    """What the player does with it."""
    value: float
    """The expected margin at the end of the deal, in points, for the mover's side."""
    error: float | None
    """Its standard error; null if it was searched in a single world, which tells nothing about others."""
    chance: float
    """The chance to win the match with it."""
    chance_error: float | None
    """Its standard error; null like `error`."""
    reason: Reason = ()
    """Why it is good or not, sentence by sentence; empty for most."""


@dataclass(frozen=True, slots=True)
class LuckOfDealing:
    """The luck of cards that were dealt, compared with other possible cards, by side."""

    points: tuple[float, ...]
    """In points."""
    swing: Chances
    """In chances to win the match."""


@dataclass(frozen=True, slots=True)
class PerfectPlay:
    """A move compared with perfect play with every card known, including the stock."""

    loss: float
    """The points it gave away, of its side's margin."""
    best: str | None = None
    """A move that gives nothing away; null if this one does not either, or none was searched for."""
    told: Reason = ()
    """The explanation, sentence by sentence; empty if there is nothing to say."""


@dataclass(frozen=True, slots=True)
class ReviewedPar:
    """The result of perfect play in a deal from a move on; with more than two sides, all others play against one."""

    number: int
    """The number of that move in the match."""
    side: int
    """The side whose margins these are: that of the player to move."""
    margin: float
    """The margin of perfect play."""
    played: float
    """The margin that was reached."""
    lost: tuple[float, ...]
    """What each side gave away from that move on."""
    is_whole: bool = False
    """Whether that is the whole deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedMove:
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
    chances: Chances
    """The chances of all sides after it, with all hands open."""
    grade: Grade
    """How good it was."""
    verdict: Message
    """The same in a sentence."""
    loss: float = 0.0
    """The points it lost against the best move."""
    error: float | None = 0.0
    """The standard error of the loss; null if it is not known."""
    loss_of_chance: float = 0.0
    """How much it lowered the chance to win the match."""
    accuracy: float | None = field(default=None, metadata=TENTHS)
    """From 0 to 100; null without a choice."""
    is_exact: bool = False
    """Whether nothing is estimated."""
    played: int | None = None
    """Its place among the choices; null without a choice."""
    choices: tuple[ReviewedChoice, ...] = ()
    """The best moves and the one played, best first; none without a choice."""
    dealt: LuckOfDealing | None = None
    """The luck of the cards dealt after it; null if there were none."""
    perfect: PerfectPlay | None = None
    """The comparison with perfect play; null before the first move with a par."""
    board: ReviewedBoard
    """The table before it."""

    @property
    def is_fault(self) -> bool:
        """Whether it clearly lost something."""
        return self.grade in FAULTS

    @property
    def best(self) -> ReviewedChoice | None:
        """The best move, if there was a choice."""
        return self.choices[0] if self.choices else None

    @property
    def choice(self) -> ReviewedChoice | None:
        """The choice that was played, if there was one."""
        return None if self.played is None else self.choices[self.played]

    @property
    def hindsight(self) -> Reason:
        """What perfect knowledge shows about it, sentence by sentence."""
        return self.perfect.told if self.perfect else ()


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """A deal of the match."""

    number: int
    """The number of the deal, from 1."""
    dealer: int
    """The seat that dealt."""
    before: tuple[int, ...]
    """The points of each side before it."""
    points: tuple[int, ...]
    """What each side scored."""
    chances: Chances
    """The chances of all sides after its first cards were dealt."""
    luck: tuple[float, ...]
    """The luck of each side in all its dealing, in points."""
    breakdowns: tuple[Breakdown, ...]
    """The parts of each side's result."""
    dealt: LuckOfDealing | None
    """The luck of its first cards; null if nothing could have been different."""
    par: ReviewedPar | None
    """Perfect play at its end; null if no par was found."""
    moves: tuple[ReviewedMove, ...]
    """The moves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """The review of the finished deals of a match."""

    format: int = FORMAT
    """The version of this format: 2."""
    made_with: ReviewMaker
    """What made it."""
    rules: ReviewedRules
    """The rules of the match."""
    pack: str
    """The pack: `french_52`."""
    sides: tuple[ReviewedSide, ...]
    """The sides."""
    players: tuple[ReviewedPlayer, ...]
    """The players, by seat."""
    winners: tuple[int, ...]
    """The sides that won; empty while the match is being played."""
    result: Message
    """The score, and who won."""
    chances: Chances
    """The chances of all sides before the first card."""
    turning_points: tuple[TurningPoint, ...]
    """The moments that changed the chances most."""
    left_out: int
    """How many deals at the end were not reviewed, because there was no time."""
    hurried: int
    """How many moves were judged in less detail, because the time ran out."""
    notes: Reason
    """Both in sentences, and whether the engine that made it looks less closely."""
    deals: tuple[ReviewedDeal, ...]
    """The deals."""

    @property
    def title(self) -> str:
        """What the rules are called in the current language."""
        return title_of(self.rules.id, self.rules.title)

    @property
    def moves(self) -> tuple[ReviewedMove, ...]:
        """The moves of all deals."""
        return tuple(move for deal in self.deals for move in deal.moves)


def for_json(review: Review) -> Review:
    """The same with its numbers rounded, and the rules named in the current language."""
    shown: Review = _rounded(replace(review, rules=replace(review.rules, title=review.title)), DIGITS)
    return shown


def _rounded(value: Any, digits: int) -> Any:
    if isinstance(value, float):
        return round(value, digits)
    if isinstance(value, tuple):
        return tuple(_rounded(each, digits) for each in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    digits_of = {each.name: each.metadata.get("digits", DIGITS) for each in fields(value)}
    return replace(value, **{name: _rounded(getattr(value, name), most) for name, most in digits_of.items()})
