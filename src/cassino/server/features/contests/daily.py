"""The deal of the day: everybody who plays here on that day gets the same cards, in one deal against bots."""

import asyncio

import msgspec

from cassino.answers.daily import DailyDeal, DailyResult, Entry, daily_deal, of_the_day, result_of, rules_of
from cassino.answers.single_deals import bot_points
from cassino.answers.summary import StoredMatch, listed
from cassino.answers.variants import MadeMatch
from cassino.notation.speech import YOU
from cassino.rules import Rules
from cassino.server.features.contests.periods import today
from cassino.server.features.contests.service import Contests, Player
from cassino.server.jobs.compute import NOBODY, Compute
from cassino.server.storage.contests import ContestMatch
from cassino.texts.language import cached

MOST_KEPT = 4000
"""How many results are kept in memory until something happens in their match."""
MOST_DEALS = 64
"""For how many deals the bots' result is kept in memory."""
MOST_LISTED = 200
"""How many results of a day the page lists."""


def contest_of(day: str, rules: Rules) -> str:
    """The name of the deal of a day."""
    return f"{day}/{rules.id}"


class Daily:
    """The deals of the day on this server."""

    def __init__(self, contests: Contests, compute: Compute) -> None:
        self._contests, self._compute = contests, compute
        self._result = cached(MOST_KEPT)(self._read_result)
        self._bots: dict[tuple[str, int], asyncio.Task[list[int]]] = {}

    async def enter(self, entry: Entry, user: str) -> MadeMatch:
        """A match of today's deal: its id and the seat. Raises Refusal."""
        return await asyncio.to_thread(self._enter, entry, user)

    def _enter(self, entry: Entry, user: str) -> MadeMatch:
        rules = rules_of(entry.variant)
        contest = contest_of(today().isoformat(), rules)
        (deal,) = self._contests.drawn(contest, rules.id)
        return self._contests.begin(contest, deal, of_the_day(rules), Player(user, entry.name))

    async def shown(self, variant: str | None, own: str | None) -> DailyDeal:
        """The content of the page; it has the bots' result for the same cards only for people who have played them.
        Raises Refusal.
        """
        rules = rules_of(variant)
        shown, seed = await asyncio.to_thread(self._shown, rules, own)
        if shown.own is not None and shown.own.phase == "match_over":
            return msgspec.structs.replace(shown, bot=await self._bot_points(rules, seed))
        return shown

    async def _bot_points(self, rules: Rules, seed: int) -> list[int]:
        """The bots' result in a deal: computed once, however many people ask at the same time. Raises Refusal."""
        key = rules.id, seed
        task = self._bots.pop(key, None)
        if task is None or _has_failed(task):
            task = asyncio.create_task(self._compute.run(NOBODY, bot_points, of_the_day(rules), seed))
        self._bots[key] = task
        while len(self._bots) > MOST_DEALS:
            del self._bots[next(iter(self._bots))]
        return await asyncio.shield(task)

    def _shown(self, rules: Rules, own: str | None) -> tuple[DailyDeal, int]:
        """The page, and the seed of the day."""
        day = today().isoformat()
        contest = contest_of(day, rules)
        results = [self._result(match) for match in self._contests.stored.matches(contest, most=MOST_LISTED)]
        mine = next((msgspec.structs.replace(each, name=YOU) for each in results if each.id == own), None)
        everybody = (mine if mine is not None and each.id == mine.id else each for each in results)
        earlier = self._earlier(own, rules) if own and mine is None else None
        page = daily_deal(day, rules, everybody, mine, earlier)
        (deal,) = self._contests.drawn(contest, rules.id)
        return page, deal.seed

    def _earlier(self, own: str, rules: Rules) -> DailyResult | None:
        """A match of the deal of another day, which may have been begun just before midnight."""
        match = self._contests.stored.match(own)
        day, _, variant = match.contest.partition("/") if match else ("", "", "")
        if match is None or variant != rules.id:
            return None
        return msgspec.structs.replace(self._result(match), day=day)

    def _read_result(self, played: ContestMatch) -> DailyResult:
        """One match of the day, without any card; read again only if something has happened in it."""
        line = listed(StoredMatch(played.id, "", played.updated, played.summary))
        return result_of(line, self._contests.stored.undone(played.id), played.hints)


def _has_failed(task: asyncio.Task[list[int]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
