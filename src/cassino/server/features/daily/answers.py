"""The answers for the page of the deal of the day."""

import msgspec

from cassino.hosted.wire.shape import Shape, Title


class DailyRules(Shape, frozen=True):
    """The rules of the day."""

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
    variant: DailyRules
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
