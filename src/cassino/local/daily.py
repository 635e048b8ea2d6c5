"""The deal of the day for one person: its cards follow from the day and the game, and only their own result is here."""

import hashlib
from typing import Annotated
from urllib.parse import parse_qsl

import msgspec

from cassino.answers.daily import (
    DailyDeal,
    DailyResult,
    Entry,
    daily_deal,
    of_the_day,
    result_of,
    rules_of,
)
from cassino.answers.single_deals import DAILY, bot_points, created
from cassino.answers.summary import MatchLine, listed
from cassino.hosted.match.events import SEED_BITS, AnyEvent, Undone, parse_event
from cassino.hosted.match.match import begun
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.shape import Title
from cassino.local.keeping import ME, Line, ListMatches, Read, Talk, lines_in, rows_in, stored
from cassino.notation.speech import YOU
from cassino.rules import Rules

DAY = len("2026-05-17")


class Asked(msgspec.Struct, frozen=True):
    """What the page asks for: a game, and a match that it knows."""

    variant: str | None = None
    own: Annotated[str, msgspec.Meta(max_length=80)] = ""


def shown(query: str) -> Talk[DailyDeal]:
    """The content of the page. Raises Refusal."""
    asked = msgspec.convert(dict(parse_qsl(query)), Asked)
    rules, day = rules_of(asked.variant), today()
    played = yield from _matches(rules)
    mine = [line for line in played if line.created[:DAY] == day]
    results = []
    for line in mine:
        results.append((yield from _result(line)))
    own = next((each for each in results if each.id == asked.own), results[-1] if results else None)
    earlier = None
    if own is None and (old := next((each for each in played if each.id == asked.own), None)):
        earlier = msgspec.structs.replace((yield from _result(old)), day=old.created[:DAY])
    page = daily_deal(day, rules, results, own, earlier)
    if own is None or own.phase != "match_over":
        return page
    return msgspec.structs.replace(page, bot=bot_points(of_the_day(rules), seed_of(day, rules)))


def entered(entry: Entry) -> Talk[str | list[AnyEvent]]:
    """The person's match of today, if it has begun; else the events of a new one. Raises Refusal."""
    rules, day = rules_of(entry.variant), today()
    for line in (yield from _matches(rules)):
        if line.created[:DAY] == day:
            return line.id
    return begun(created(of_the_day(rules), seed_of(day, rules), entry.name, ME))


def today() -> str:
    """The day by universal time, as on a server."""
    return now()[:DAY]


def seed_of(day: str, rules: Rules) -> int:
    """The seed of a day's deal: the same for everybody."""
    return int(hashlib.sha256(f"{day}/{rules.id}".encode()).hexdigest(), 16) % (1 << SEED_BITS)


def _matches(rules: Rules) -> Talk[list[Line]]:
    """The deals of the day of a game that have been played here, the first one first."""
    lines = lines_in((yield ListMatches()))
    return sorted((line for line in lines if _is_of(line, rules)), key=lambda line: line.created)


def _is_of(line: Line, rules: Rules) -> bool:
    variant = _listed(line).variant
    return isinstance(variant, Title) and variant.id == f"{rules.id}{DAILY}"


def _result(line: Line) -> Talk[DailyResult]:
    rows = rows_in((yield Read(line.id, 0)))
    undone = sum(isinstance(parse_event(row.text), Undone) for row in rows)
    return msgspec.structs.replace(result_of(_listed(line), undone, line.hints), name=YOU)


def _listed(line: Line) -> MatchLine:
    return listed(stored(line))
