"""The answers for the pages of the scores."""

from typing import Any, Literal

from cassino.hosted.wire.shape import Card, Shape
from cassino.hosted.wire.table import ScoreLine


class BookSide(Shape, frozen=True):
    """A side and its points."""

    name: str
    """The names of its players."""
    score: int
    """Its points in the match."""


class KeptLine(Shape, frozen=True):
    """What is stored of a score for lists."""

    title: str
    """The name of the rules."""
    sides: list[BookSide]
    """The sides."""
    deals: int
    """How many deals were counted."""
    is_over: bool
    """Whether the match is over."""
    variant: str = ""
    """The id of the rules."""


class BookLine(KeptLine, frozen=True, kw_only=True):
    """A score in a list."""

    id: str
    """The id of the score."""
    created: str
    """When it was begun."""
    updated: str
    """When it was last changed."""


class BookList(Shape, frozen=True):
    """Scores, the latest first."""

    scorebooks: list[BookLine]
    """The scores."""


class PackCard(Shape, frozen=True):
    """A card, with its picture and its name."""

    card: Card
    """The card."""
    symbol: str
    """Its picture."""
    name: str
    """Its name for people."""


class Suit(Shape, frozen=True):
    """The cards of a suit."""

    suit: int
    """The number of the suit, from 0."""
    name: str
    """Its name for people."""
    cards: list[PackCard]
    """Its cards."""


class Pack(Shape, frozen=True):
    """The pack of the game."""

    size: int
    """How many cards it has."""
    colors: bool
    """Whether its suits are colors."""
    suits: list[Suit]
    """The suits."""


class ToldSide(Shape, frozen=True):
    """What has been entered for a side in a deal."""

    captured: list[Card] | None
    """All cards that it captured; null if they have not been entered."""
    cards: int | None
    """How many cards it captured; null if that has not been entered."""
    suits: list[int | None]
    """How many cards of each suit; null for suits that have not been entered."""
    special: list[Card] | None
    """The cards it captured that score by themselves; null if they have not been entered."""
    best: list[Card | None]
    """Its best card of each suit for the primiera; null for suits that have not been entered."""
    oranges: int
    """How many oranges it called correctly."""
    false_oranges: int
    """How many oranges it called wrongly."""


class ToldSweep(Shape, frozen=True):
    """A sweep that has been entered."""

    side: int
    """The side that made it."""
    size: int
    """How many cards it took; 0 if that does not matter."""
    first: bool
    """Whether it was the first play of the deal."""


class ToldMishap(Shape, frozen=True):
    """A mistake that costs points."""

    fault: str
    """What kind of mistake it was."""
    seat: int
    """The seat that made it."""


class ToldDeal(Shape, frozen=True):
    """A deal as far as it has been entered."""

    sides: list[ToldSide]
    """The sides."""
    sweeps: list[ToldSweep]
    """The sweeps, in order."""
    mishaps: list[ToldMishap]
    """The mistakes."""
    claim: int | None
    """The seat that claimed the target; null if nobody did."""
    thrown_in_by: int | None
    """The seat that threw the deal in; null if nobody did."""
    first: int | Literal["together"] | None
    """The side that was first to have what it needed near the target; null if that has not been entered."""


class Count(Shape, frozen=True):
    """What a deal scores."""

    lines: list[ScoreLine]
    """Everything that is counted."""
    points: list[int]
    """The points of each side."""
    reasons: list[str]
    """What explains the count beyond its lines, in sentences."""


class Counted(Shape, frozen=True):
    """A deal that was counted."""

    number: int
    """The number of the deal, from 1."""
    dealer: str
    """The name of the dealer."""
    lines: list[ScoreLine]
    """Everything that is counted."""
    points: list[int]
    """The points of each side."""
    reasons: list[str]
    """What explains the count beyond its lines, in sentences."""
    after: list[int]
    """The points of each side in the match after it."""
    result: list[str]
    """What it means for the match, in sentences."""
    draft: ToldDeal
    """What was entered."""


class Needed(Shape, frozen=True):
    """What to ask about a deal."""

    suits: list[int]
    """The suits whose cards are counted."""
    special: list[Card]
    """The cards that score by themselves."""
    best: list[list[Card]]
    """The cards of each suit, best first; none without a primiera."""
    sweeps: bool
    """Whether sweeps count."""
    sweep_sizes: bool
    """Whether it matters how many cards a sweep took."""
    first_play_sweep: bool
    """Whether it matters that a sweep was the first play."""
    sweep_order: bool
    """Whether the order of the sweeps matters."""
    oranges: bool
    """Whether oranges are called."""
    penalties: bool
    """Whether mistakes cost points."""
    claim: Literal["none", "count_out", "announce"]
    """Whether, and how, the target is claimed."""


class Telling(Shape, frozen=True):
    """The deal that is being entered or corrected now."""

    number: int
    """The number of the deal, from 1."""
    corrected: bool
    """Whether it is an earlier deal that is being corrected."""
    dealer: int
    """The seat that deals."""
    notes: list[str]
    """What each side needs near the target, in sentences."""
    needed: Needed
    """What to ask."""
    draft: ToldDeal
    """What has been entered."""
    filled: ToldDeal
    """The same, with everything that follows from it."""
    contenders: list[int]
    """The sides of which one was first, if that has to be entered; empty if it is clear."""
    problems: list[str]
    """What is wrong or missing, in sentences."""
    count: Count | None
    """What it scores; null while there are problems."""


class Book(Shape, frozen=True):
    """A score."""

    id: str
    """The id of the score."""
    version: int
    """It increases with every change that counts."""
    own: bool
    """Whether you may change it."""
    title: str
    """The name of the rules."""
    rules: str
    """The address of the rule book."""
    goal: str
    """How the match is won, in words."""
    names: list[str]
    """The players, by seat."""
    sides: list[BookSide]
    """The sides."""
    phase: Literal["open", "over"]
    """Whether the match is over."""
    winners: list[int]
    """The sides that won; empty while the match is being played."""
    pack: Pack
    """The pack of the game."""
    deals: list[Counted]
    """The deals that were counted."""
    deal: Telling | None
    """The deal that is being entered or corrected; null after the match."""


class KeptScore(Shape, frozen=True):
    """A saved score."""

    id: str
    created: str
    updated: str
    sheet: dict[str, Any]
