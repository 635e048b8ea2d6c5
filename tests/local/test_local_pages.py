"""What pages ask of the host of one person besides tables: it answers as a server does."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qsl

import msgspec
import pytest
from sqlalchemy import insert

from cassino.analysis.review.match import ReviewEffort
from cassino.analysis.skills import Skill
from cassino.answers import reviews
from cassino.answers.daily import of_the_day
from cassino.answers.games import Wish, game_of, page, parse_wish
from cassino.answers.single_deals import bot_points
from cassino.answers.summary import StoredMatch, begun_match, summary
from cassino.hosted.commands.branching import Branch, branch_events
from cassino.hosted.match.events import parse_event
from cassino.hosted.match.match import replayed
from cassino.hosted.match.timestamps import now
from cassino.local import daily, tutor
from cassino.local.host import begun_match as begun
from cassino.local.keeping import ME
from cassino.rules import load_variant
from cassino.search.budget import Budget
from cassino.server.features.games.service import Games
from cassino.server.features.games.statistics import Counting
from cassino.server.features.reviews.making import made, review_json
from cassino.server.features.tutor.making import looked_at, tutor_report_json
from cassino.server.jobs.compute import Compute
from cassino.server.main import open_store
from cassino.server.storage import schema
from cassino.server.storage.events import Store, StoredEvent
from cassino.server.storage.loader import History
from cassino.tutor import tip as tips
from local.browser_tabs import Kept, Tab, wish
from tutored import match_of

QUICK = ReviewEffort(Budget(worlds=4), redeals=2, par_nodes=10_000)


def over(tab: Tab, **more: object) -> str:
    """A match that is over; it was played in another tab."""
    tab = Tab(tab.kept)
    match = str(tab.ask("POST", "/api/matches", wish(**{"seed": 5, "target": 1, **more}))["id"])  # type: ignore[arg-type]
    tab.open(match)
    tab.wait()
    tab.play_on()
    return match


@pytest.mark.slow
def test_a_review_is_that_of_a_server_and_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "EFFORT", QUICK)
    tab = Tab(Kept())
    match = over(tab)
    before = tab.asked("GET", f"/api/matches/{match}/review.html")
    assert before["is_refused"] and json.loads(before["text"])["error"] == "not_done"
    found = tab.ask("GET", f"/api/matches/{match}/review")
    hosted = tab.kept.match(match)
    history = History(match, [StoredEvent(row["version"], row["text"], row["at"]) for row in tab.kept.rows(match)], "")
    kept = made(history, hosted.names, QUICK, lambda progress: None)
    total = found["total"]
    whole = review_json(kept, reviews.Working("done", total, total), hosted.names_for(0), hosted.side_names_for(0))
    assert found == json.loads(whole) and found["review"]["players"][0]["name"] == "You"
    assert tab.progress[0] == {"state": "working", "done": 1, "total": total}
    assert tab.progress[-1] == {"state": "working", "done": total, "total": total}
    many = len(tab.progress)
    assert tab.ask("GET", f"/api/matches/{match}/review") == found and len(tab.progress) == many
    assert tab.asked("GET", f"/api/matches/{match}/review.html?lang=en")["text"].startswith("<!doctype html>")


def test_a_deal_that_is_not_over_is_not_reviewed() -> None:
    tab = Tab(Kept())
    match = tab.ask("POST", "/api/matches", wish())["id"]
    answer = tab.asked("GET", f"/api/matches/{match}/review")
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "not_over" and not tab.progress


def test_a_branch_continues_from_a_move() -> None:
    tab = Tab(Kept())
    match = over(tab)
    made = tab.ask("POST", f"/api/matches/{match}/branches", {"deal": 1, "moves": 4})
    hosted = tab.kept.match(made["id"])
    assert hosted.match.moves == tab.kept.match(match).match.deals[0].moves[:4] and made["seat"] in hosted.people
    expected = begun_match(branch_events(tab.kept.match(match), Branch(1, 4), ME), ME)
    assert [type(parse_event(row["text"])) for row in tab.kept.rows(made["id"])] == [*map(type, expected.events)]
    answer = tab.asked("POST", f"/api/matches/{match}/branches", {"deal": 9, "moves": 0})
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "no_such_move"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "cassino.db")
    with store.engine.begin() as connection:
        connection.execute(insert(schema.users).values(id=ME, name="Ann", created=now(), seen=now()))
    yield store
    store.close()


def copied(tab: Tab, store: Store) -> Store:
    """A server's store with the matches of a browser."""
    for match in tab.kept.lines:
        events = [parse_event(row["text"]) for row in tab.kept.rows(match)]
        store.create(match, events, summary(replayed(events, now())))
    return store


WISHES = ["", "state=over", "state=playing", "search=swazi", "search=HAL+casino", "variant=swazi", "search=nobody"]


def test_the_list_is_searched_as_on_a_server(store: Store) -> None:
    tab = Tab(Kept())
    over(tab)
    tab.ask("POST", "/api/matches", wish("swazi"))
    tab.ask("POST", "/api/matches", wish())
    server = Games(copied(tab, store).engine)
    found = []
    for query in WISHES:
        listed = [line["id"] for line in tab.ask("GET", f"/api/matches?lang=en&{query}")["matches"]]
        assert listed == [line.id for line in server.page(ME, parse_wish(parse_qsl(query))).matches], query
        found.append(len(listed))
    assert found == [3, 1, 2, 1, 3, 1, 0]
    wrong = tab.asked("GET", "/api/matches?state=lost")
    assert wrong["is_refused"] and json.loads(wrong["text"])["error"] == "state"


def test_older_matches_are_on_the_next_page() -> None:
    lines = [StoredMatch(f"m{number:02}", "", "2026", "{}") for number in range(60)]
    first = page(lines, Wish())
    second = page(lines, Wish(before=str(first.more)))
    assert [each.id for each in first.matches + second.matches] == [f"m{number:02}" for number in reversed(range(60))]
    assert second.more is None


def test_statistics_are_those_of_a_server(store: Store) -> None:
    tab = Tab(Kept())
    for more in ({}, {"seed": 6}, {"variant": "scopa"}):
        over(tab, **more)
    tab.ask("POST", "/api/matches", wish())
    counting = Counting(copied(tab, store), Compute(0))
    assert asyncio.run(counting.count_all()) == 3
    found = tab.ask("GET", "/api/me/statistics")
    assert found == json.loads(msgspec.json.encode(asyncio.run(counting.of(ME))))
    assert [game["matches"] for game in found["games"]] == [2, 1] and found["missing"] == 0


def test_a_match_as_json_is_that_of_a_server() -> None:
    tab = Tab(Kept())
    match = over(tab)
    assert tab.ask("GET", f"/api/matches/{match}/record.json") == json.loads(
        msgspec.json.encode(game_of(match, tab.kept.match(match), 0))
    )


def test_the_deal_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = Tab(Kept())
    begin = tab.ask("GET", "/api/daily")
    assert begin["own"] is None and begin["results"] == [] and begin["bot"] is None
    match = tab.ask("POST", "/api/daily", {"name": "Ann"})["id"]
    assert tab.ask("POST", "/api/daily", {"name": "Ann"})["id"] == match
    tab.open(match)
    tab.wait()
    tab.play()
    tab.send(type="undo")
    for step in ("nudge", "reason"):
        tab.send(type="hint", step=step)
    tab = Tab(tab.kept)
    tab.open(match)
    tab.play_on()
    shown = tab.ask("GET", f"/api/daily?own={match}&lang=en")
    own, rules = shown["own"], load_variant(shown["variant"]["id"])
    assert (own["id"], own["name"], own["undone"], own["hints"]) == (match, "You", 1, 1)
    assert own["phase"] == "match_over" and own["scores"] == list(tab.kept.match(match).scores)
    assert shown["bot"] == bot_points(of_the_day(rules), daily.seed_of(shown["day"], rules))
    assert [each["name"] for each in shown["results"]] == ["You"] and "id" not in shown["results"][0]
    monkeypatch.setattr(daily, "today", lambda: "2999-01-01")
    later = tab.ask("GET", f"/api/daily?own={match}")
    assert later["own"] is None and later["earlier"]["day"] == shown["day"]
    assert tab.ask("POST", "/api/daily", {"name": "Ann"})["id"] != match


def test_the_cards_of_a_day_are_the_same_in_each_browser() -> None:
    seeds = []
    for variant in ("casino", "casino", "swazi"):
        tab = Tab(Kept())
        made = tab.ask("POST", "/api/daily", {"variant": variant})["id"]
        seeds.append(tab.kept.match(made).created.seed)
    assert seeds[0] == seeds[1] != seeds[2]


@pytest.mark.slow
def test_the_tutor_says_what_it_says_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tips, "spoken", lambda: frozenset(Skill))
    tab, looked = Tab(Kept()), []
    assert tab.ask("GET", "/api/tutor")["matches"] == 0
    for seed in (4, 5):
        match, rows, line = begun(match_of(ME, Skill.SUMS, seed), f"2026-01-0{seed}T00:00:00.000000Z")
        tab.kept.keep(msgspec.to_builtins(rows), [msgspec.to_builtins(line)])
        looked.append(looked_at(History(match, [StoredEvent(row.version, row.text, row.at) for row in rows], ""), ME))
    tab.ask("POST", "/api/matches", wish())
    found = tab.ask("GET", "/api/tutor?lang=en")
    while found["more"]:
        assert found["tip"] is None
        found = tab.ask("GET", "/api/tutor")
    assert found == json.loads(tutor_report_json(looked[::-1], more=False))
    assert found["matches"] == 2 and found["tip"]["skill"] == "sums"
    monkeypatch.setattr(tutor, "found_in", None)  # nothing is looked at again
    assert tab.ask("GET", "/api/tutor") == found


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/daily?variant=none"), ("POST", "/api/daily")])
def test_a_game_without_a_deal_of_the_day(method: str, path: str) -> None:
    answer = Tab(Kept()).asked(method, path, {"variant": "none"} if method == "POST" else None)
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "unknown_variant"
