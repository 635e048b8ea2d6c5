"""Personal statistics: matches that are over are counted once, and each person reads their own."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

from cassino.answers import daily, single_deals
from cassino.answers.statistics import GameStatistics
from cassino.answers.summary import summary
from cassino.bots import Clock, make_bot
from cassino.engine.rng import Rng
from cassino.hosted.match.events import AnyEvent, Created, Ended, Moved, Place
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.seat_counts import seat_counts
from cassino.notation.move import format_move
from cassino.rules import Rules, format_rules, load_variant
from cassino.rules.options import Ending
from cassino.server.features.games import statistics as statistics_module
from cassino.server.features.games.statistics import Counting
from cassino.server.jobs.compute import Compute
from cassino.server.main import open_store
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from services import database as database, postgres as postgres

AT = "2026-01-01T00:00:00.000000Z"
RULES = replace(load_variant("casino_long"), ending=Ending(deals=1))


def played(first: Created) -> list[AnyEvent]:
    """The events of a match of one deal, played by simple bots."""
    events = begun(first)
    hosted, bot = replayed(events, AT), make_bot("greedy", Rng(5))
    while hosted.phase == "play":
        state = hosted.match.state
        events.append(Moved(state.turn, format_move(state, bot.choose(hosted.view(state.turn), Clock()))))
        hosted.apply(events[-1], AT)
    return events


def created(rules: Rules, *places: Place) -> Created:
    return Created(rules.id, format_rules(replace(rules, parent="")), rules.ending.target, 1, 1, places)


ANN, HAL = Place("human", "Ann", user="ann"), Place("bot", "Hal", "greedy")
BOB = Place("human", "Bob", user="bob")


@pytest.fixture
def store(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(statistics_module, "REST_SECONDS", 0.0)
    opened = open_store(database)
    with opened.engine.begin() as connection:
        rows = [{"id": id, "name": id.title(), "created": AT, "seen": AT} for id in ("ann", "bob")]
        connection.execute(insert(schema.users), rows)
    yield opened
    opened.close()


def kept(store: Store, match_id: str, events: list[AnyEvent]) -> HostedMatch:
    hosted = replayed(events, AT)
    store.create(match_id, events, summary(hosted))
    return hosted


def counting(store: Store) -> Counting:
    return Counting(store, Compute(0))


def of(counts: Counting, user_id: str) -> list[GameStatistics]:
    return asyncio.run(counts.of(user_id)).games


def test_a_match_that_is_over_is_counted_once(store: Store) -> None:
    hosted = kept(store, "m1", played(created(RULES, ANN, HAL)))
    kept(store, "m2", [*begun(created(RULES, ANN, BOB)), Ended(1, "resign")])
    kept(store, "m3", begun(created(RULES, ANN, BOB)))
    counts = counting(store)
    assert asyncio.run(counts.of("ann")).missing == 2
    assert [asyncio.run(counts.count_all()), asyncio.run(counts.count_all())] == [2, 0]
    by_opponents = {line.opponents: line for line in of(counts, "ann")}
    (own, other), score = seat_counts(hosted), hosted.scores
    assert by_opponents["greedy"].points == score[0] and by_opponents["greedy"].deals == 1
    assert by_opponents["greedy"].won == own.won != other.won
    assert (by_opponents["people"].matches, by_opponents["people"].won, by_opponents["people"].deals) == (1, 1, 0)
    assert [(line.opponents, line.won) for line in of(counts, "bob")] == [("people", 0)]
    assert of(counts, "nobody") == [] and asyncio.run(counts.of("ann")).missing == 0


def test_a_match_that_the_operator_closed_counts_for_nobody(store: Store) -> None:
    kept(store, "closed", [*begun(created(RULES, ANN, BOB)), Ended(None, "closed")])
    kept(store, "other", [*begun(created(RULES, ANN, BOB)), Ended(1, "resign")])
    counts = counting(store)
    assert asyncio.run(counts.count_all()) == 2
    assert [line.matches for line in of(counts, "ann")] == [1] and asyncio.run(counts.of("ann")).missing == 0


def test_a_match_that_goes_on_after_its_end_is_counted_anew(store: Store) -> None:
    kept(store, "m1", played(created(RULES, ANN, HAL)))
    counts = counting(store)
    asyncio.run(counts.count_all())
    with store.engine.begin() as connection:
        connection.execute(update(schema.matches).values(finished="2027-01-01T00:00:00.000000Z"))
    assert asyncio.run(counts.count_all()) == 1
    assert [line.matches for line in of(counts, "ann")] == [1]


def test_a_deal_of_the_day_counts_for_its_game(store: Store) -> None:
    kept(store, "m1", played(single_deals.created(daily.of_the_day(load_variant("royal")), 7, "Ann", "ann")))
    counts = counting(store)
    asyncio.run(counts.count_all())
    (line,) = of(counts, "ann")
    royal = load_variant("royal")
    assert (line.variant, line.title, line.opponents) == (royal.id, royal.title, "heuristic")


def test_a_deal_of_a_tournament_counts_for_its_game(store: Store) -> None:
    deal = single_deals.created(
        single_deals.one_deal(load_variant("royal")), 7, "Ann", "ann", contest="2026-01-05T00:00:00Z"
    )
    kept(store, "m1", played(deal))
    counts = counting(store)
    asyncio.run(counts.count_all())
    assert [line.title for line in of(counts, "ann")] == [load_variant("royal").title]


def test_a_damaged_match_does_not_stop_the_others(store: Store) -> None:
    kept(store, "broken", played(created(RULES, ANN, HAL)))
    kept(store, "whole", played(created(RULES, ANN, HAL)))
    with store.engine.begin() as connection:
        connection.execute(update(schema.events).where(schema.events.c.match_id == "broken").values(body="{"))
    counts = counting(store)
    assert asyncio.run(counts.count_all()) == 1
    with store.engine.connect() as connection:
        assert set(connection.scalars(select(schema.seat_counts.c.match_id))) == {"whole"}


def test_processes_that_count_at_the_same_time_count_each_match_once(store: Store) -> None:
    for number in range(3):
        kept(store, f"m{number}", [*begun(created(RULES, ANN, BOB)), Ended(1, "resign")])

    async def both() -> list[Any]:
        return await asyncio.gather(counting(store).count_all(), counting(store).count_all())

    assert sum(asyncio.run(both())) == 3
    assert [line.matches for line in of(counting(store), "ann")] == [3]


def test_the_page_and_a_stranger(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as web:
        assert "statistics/main.js" in web.get("/statistics").text
        assert web.get("/api/me/statistics").json() == {"games": [], "missing": 0}
