"""The answers for the page of the weekly tournament."""

from cassino.answers.daily import ContestRules
from cassino.hosted.wire.shape import Phase, Shape


class WeeklyOwn(Shape, frozen=True):
    """A deal of the week, as you have played it so far."""

    number: int
    """The number of the deal, from 1."""
    id: str | None
    """The id of your match; null if you have not begun it."""
    phase: Phase | None
    """The phase of your match; `match_over` once its result is final."""
    scores: list[int]
    """The points of each side, yours first; empty if you have not finished it."""
    counts: bool
    """Whether it counts: finished before the week was over."""


class WeeklyRow(Shape, frozen=True):
    """A player's row in the ranking."""

    rank: int
    """The rank; tied players share it."""
    name: str
    """The name of the player; `You` in your own row."""
    score: float
    """The share of comparisons with other players that they won, from 0 to 1; a draw counts half."""
    lead: float
    """Their average lead over the other players, in points per deal."""
    deals: int
    """How many deals they finished."""
    mine: bool
    """Whether it is your row."""


class Weekly(Shape, frozen=True):
    """The tournament of a week."""

    week: str
    """The week: `2026-W48`."""
    begins: str
    """Its Monday, by universal time."""
    ends: str
    """Its Sunday, the last day of the tournament."""
    is_over: bool
    """Whether the week is over."""
    variant: ContestRules
    """The rules of the week."""
    deals: list[WeeklyOwn]
    """The deals."""
    players: int
    """How many players have begun a deal."""
    ranking: list[WeeklyRow] | None
    """The ranking: its first rows, and yours; null until the week is over."""
    ranked: int
    """How many players the whole ranking has; 0 until the week is over."""
    earlier: list[str]
    """Earlier weeks in which somebody played, the latest first."""
