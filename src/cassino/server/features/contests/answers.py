"""The answers for the pages of the deal of the day and of the weekly tournament."""

import msgspec

from cassino.hosted.wire.shape import Phase, Shape, Title


class ContestRules(Shape, frozen=True):
    """The rules of a contest."""

    id: str
    """The id of the rule set."""
    title: str
    """Its name."""
    rules: str
    """The address of the rule book."""


class DailyResult(Shape, frozen=True):
    """A player's result. `id`: only in your own; `day`: only if it was another day."""

    name: str
    """The name of the player; `You` in your own."""
    phase: str
    """Where the match stands; `match_over` once the result is final."""
    scores: list[int]
    """The points of each side."""
    undone: int
    """How many moves were taken back."""
    hints: int
    """How many moves had a hint."""
    id: str | msgspec.UnsetType = msgspec.UNSET
    """The id of the match."""
    day: str | msgspec.UnsetType = msgspec.UNSET
    """The day of the deal."""


class DailyDeal(Shape, frozen=True):
    """The deal of the day."""

    day: str
    """The day, by universal time: `2026-05-17`."""
    variant: ContestRules
    """The rules that are shown."""
    variants: list[Title]
    """All rules that have a deal of the day."""
    results: list[DailyResult]
    """Everybody's results, the earliest begun first."""
    own: DailyResult | None
    """Your result; null if you have not begun today."""
    earlier: DailyResult | None
    """Your match, if it is of another day."""
    bot: list[int] | None
    """What each side gets if bots play all seats; null until your match is over."""


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
