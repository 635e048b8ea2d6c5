"""The weekly tournament: everybody plays the same deals against the same bot, and there is a ranking when the week is
over.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Annotated

import msgspec

from cassino.answers.daily import ContestRules
from cassino.answers.single_deals import one_deal
from cassino.answers.summary import MatchLine, StoredMatch, listed
from cassino.answers.variants import MadeMatch
from cassino.arena.field import FieldStanding, margin, ranking
from cassino.hosted.match.names import GUEST
from cassino.notation.speech import YOU
from cassino.rules import Rules, VariantNotFound, load_variant
from cassino.rules.messages import worded_in_english
from cassino.server.features.contests.answers import Weekly, WeeklyOwn, WeeklyRow
from cassino.server.features.contests.periods import DEALS, Week, parse_week, today, unknown_week, week_of
from cassino.server.features.contests.service import Contests, Player
from cassino.server.http.refusals import BadRequest
from cassino.server.storage.contests import ContestMatch
from cassino.texts import language
from cassino.texts.names import NAME_CODES

SUFFIX = "_weekly"
MOST_WEEKS = 52
"""How many earlier weeks the page lists."""
MOST_RANKED = 200
"""How many rows of a ranking are shown, in addition to the viewer's."""
KEPT_SECONDS = 60.0
"""A deleted person disappears from a ranking after this time."""


class WeeklyEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/weekly`: a deal of a week, from 1."""

    week: Annotated[str, msgspec.Meta(max_length=8)]
    deal: Annotated[int, msgspec.Meta(ge=1, le=DEALS)]
    name: Annotated[str, msgspec.Meta(max_length=NAME_CODES)] = GUEST


def rules_of(variant: str) -> Rules:
    """The rules of a week's game. Raises BadRequest if this version has no such game."""
    try:
        return load_variant(variant)
    except VariantNotFound:
        raise unknown_week() from None


def open_week(text: str) -> Week:
    """The week with this name, which must be the current one. Raises BadRequest."""
    week = parse_week(text)
    if week != week_of(today()):
        raise BadRequest(409, "week_over", "error-week-over")
    return week


class Tournament:
    """The tournaments of this server."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._lock = Lock()
        self._rankings: dict[tuple[Week, str], Ranking] = {}
        """By week and language."""

    async def enter(self, entry: WeeklyEntry, user: str) -> MadeMatch:
        """A person's match of a deal: a new one, or the one they have begun. Raises BadRequest."""
        return await asyncio.to_thread(self._enter, entry, user)

    def _enter(self, entry: WeeklyEntry, user: str) -> MadeMatch:
        week = open_week(entry.week)
        drawn = self._contests.drawn(week.id, week.variant, DEALS)
        deal = next((each for each in drawn if each.number == entry.deal), None)
        if deal is None:
            raise unknown_week()
        rules = rules_of(deal.variant)
        title = worded_in_english("variant-of-the-week", title=rules.stored_title, number=deal.number)
        whole = one_deal(rules, SUFFIX, title)
        return self._contests.begin(week.id, deal, whole, Player(user, entry.name), week.end)

    async def shown(self, wanted: str | None, user: str) -> Weekly:
        """The tournament of a week (by default the current one) as a person sees it. Raises BadRequest."""
        return await asyncio.to_thread(self._shown, wanted, user)

    def _shown(self, wanted: str | None, user: str) -> Weekly:
        now = week_of(today())
        week = parse_week(wanted) if wanted else now
        drawn = self._contests.stored.deals(week.id)
        if week > now or (week < now and not drawn):
            raise unknown_week()
        rules = rules_of(drawn[0].variant if drawn else week.variant)
        is_over = week < now
        own = {each.number: each for each in self._contests.stored.matches(week.id, user)} if user else {}
        numbers = [each.number for each in drawn] or range(1, DEALS + 1)
        found = self._ranking(week, numbers) if is_over else None
        return Weekly(
            week=week.id,
            begins=week.monday.isoformat(),
            ends=week.last_day.isoformat(),
            is_over=is_over,
            variant=ContestRules(rules.id, rules.title, f"/rules/{rules.id}"),
            deals=[_own(number, own.get(number), week) for number in numbers],
            players=self._contests.stored.players(week.id),
            ranking=found.seen_by(user) if found else None,
            ranked=len(found.rows) if found else 0,
            earlier=self._contests.stored.weeks(now.id, MOST_WEEKS),
        )

    def _ranking(self, week: Week, numbers: Sequence[int]) -> "Ranking":
        """The ranking of a week that is over: worked out once in a while, however many people look."""
        key = week, language.current()
        with self._lock:
            found = self._rankings.get(key)
            if found is None or monotonic() > found.until:
                found = self._rankings[key] = ranked(self._contests.stored.matches(week.id), week, numbers)
            return found


def _line(match: ContestMatch) -> MatchLine:
    return listed(StoredMatch(match.id, "", match.updated, match.summary))


def _scores(match: ContestMatch) -> list[int]:
    """The points of each side, the person's first; empty unless the deal was played to its end."""
    line = _line(match)
    return [side.score for side in line.sides or ()] if line.phase == "match_over" and line.winner else []


def _counts(match: ContestMatch, week: Week) -> bool:
    return match.finished is not None and match.finished < week.end and bool(_scores(match))


def _own(number: int, match: ContestMatch | None, week: Week) -> WeeklyOwn:
    if match is None:
        return WeeklyOwn(number, None, None, [], False)
    phase = _line(match).phase
    return WeeklyOwn(number, match.id, None if phase == "damaged" else phase, _scores(match), _counts(match, week))


@dataclass(frozen=True, slots=True)
class Ranking:
    """Everybody who finished a deal in time, the best first, with their names; valid until a time of `monotonic`."""

    rows: Sequence[FieldStanding]
    names: Mapping[str, str]
    until: float

    def seen_by(self, viewer: str) -> list[WeeklyRow]:
        """The first rows, and the viewer's own."""
        shown = [row for place, row in enumerate(self.rows) if place < MOST_RANKED or row.player == viewer]
        return [self._row(row, is_mine=row.player == viewer) for row in shown]

    def _row(self, row: FieldStanding, *, is_mine: bool) -> WeeklyRow:
        return WeeklyRow(
            rank=row.rank,
            name=YOU if is_mine else self.names[row.player],
            score=round(row.score, 4),
            lead=round(row.lead, 2),
            deals=row.deals,
            mine=is_mine,
        )


def ranked(matches: Sequence[ContestMatch], week: Week, numbers: Sequence[int]) -> Ranking:
    """The ranking of a week."""
    margins: dict[str, list[float | None]] = {}
    names: dict[str, str] = {}
    place = {number: index for index, number in enumerate(numbers)}
    for match in matches:
        if match.user is None or not _counts(match, week):
            continue
        margins.setdefault(match.user, [None] * len(numbers))[place[match.number]] = margin(_scores(match))
        names[match.user] = next(iter(_line(match).names or ()), "?")
    return Ranking(ranking(margins), names, monotonic() + KEPT_SECONDS)
