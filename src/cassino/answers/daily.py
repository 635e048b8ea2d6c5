"""The deal of the day: one deal against bots, with the same cards for everybody who plays it at one place."""

from collections.abc import Iterable
from typing import Annotated

import msgspec

from cassino.answers.single_deals import DAILY, offered, one_deal
from cassino.answers.summary import MatchLine
from cassino.hosted.match.names import GUEST
from cassino.hosted.wire.bounds import Line
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape, Title
from cassino.rules import Rules, VariantNotFound, load_variant, variant_ids
from cassino.rules.messages import worded_in_english
from cassino.texts.names import NAME_CODES


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


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/daily`."""

    name: Annotated[str, msgspec.Meta(max_length=NAME_CODES)] = GUEST
    variant: Line | None = None


def rules_of(variant: str | None) -> Rules:
    """The rules of a variant; the first one if none is named. Raises Refusal."""
    try:
        rules = load_variant(variant or variant_ids()[0])
    except VariantNotFound as error:
        raise Refusal("unknown_variant", "error-of", problem=error) from None
    if rules.id not in offered():
        raise Refusal("no_daily_deal", "error-no-single-deal", title=rules.title)
    return rules


def of_the_day(rules: Rules) -> Rules:
    """The rules of the deal of the day."""
    return one_deal(rules, DAILY, worded_in_english("variant-of-the-day", title=rules.stored_title))


def result_of(line: MatchLine, undone: int, hints: int) -> DailyResult:
    """One match of the day, without any card."""
    return DailyResult(
        name=line.names[0] if line.names else "?",
        phase=line.phase,
        scores=[side.score for side in line.sides or ()],
        undone=undone,
        hints=hints,
        id=line.id,
    )


def daily_deal(
    day: str, rules: Rules, results: Iterable[DailyResult], own: DailyResult | None, earlier: DailyResult | None
) -> DailyDeal:
    """The content of the page, without the result of bots."""
    return DailyDeal(
        day=day,
        variant=ContestRules(rules.id, rules.title, f"/rules/{rules.id}"),
        variants=[Title(id, load_variant(id).title) for id in offered()],
        results=[msgspec.structs.replace(each, id=msgspec.UNSET) for each in results],
        own=own,
        earlier=earlier,
        bot=None,
    )
