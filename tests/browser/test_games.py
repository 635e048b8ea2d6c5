"""One's own games and ratings, in a browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from sqlalchemy import insert

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table
from cassino.server.main import open_store
from cassino.server.storage import schema

pytestmark = pytest.mark.browser


def with_rating(server: Server, user: str) -> None:
    row = {"user_id": user, "variant": "casino_long", "players": 2, "rating": 1662.3, "deviation": 290.0}
    store = open_store(server.database)
    with store.engine.begin() as connection:
        more = {"volatility": 0.06, "games": 1, "updated": "2026-01-01T00:00:00.000000Z"}
        connection.execute(insert(schema.ratings), row | more)
    store.close()


def test_games_are_found_again_and_ratings_shown(mortal_server: Server, sit_down: Callable[..., Table]) -> None:
    match = mortal_server.new_match()
    page = sit_down(mortal_server).open(f"/m/{match}").page
    with_rating(mortal_server, page.evaluate("async () => (await (await fetch('/api/me')).json()).me.id"))
    page.goto(f"{mortal_server.url}/games")
    games, going_on = page.get_by_role("list", name="Games"), page.get_by_role("link", name="Continue Casino")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("region", name="My ratings").get_by_role("listitem")).to_contain_text(
        "1662 ± 290, still uncertain"
    )
    page.get_by_label("Search names").fill("nobody of this name")
    expect_seen(page.get_by_text("No games found"))
    page.get_by_label("Search names").fill("")
    with page.expect_response("**/api/matches?*state=over*"):
        page.get_by_label("Show").select_option("Finished")
    expect_seen(page.get_by_text("No games found"))
    page.get_by_label("Show").select_option("In progress")
    expect_seen(going_on)
    going_on.click()
    expect(page).to_have_url(f"{mortal_server.url}/m/{match}")


def test_a_late_answer_does_not_replace_what_is_searched_by_now(
    mortal_server: Server, sit_down: Callable[..., Table]
) -> None:
    mortal_server.new_match()
    page = sit_down(mortal_server).open("/games").page
    games = page.get_by_role("list", name="Games").get_by_role("listitem")
    expect(games).to_have_count(1)
    held: list[Route] = []
    page.route("**/api/matches?search=nobody&*", lambda route: held.append(route))
    with page.expect_request("**/api/matches?search=nobody&*"):
        page.get_by_label("Search names").fill("nobody")
    with page.expect_response("**/api/matches?lang=*"):
        page.get_by_label("Search names").fill("")
    with page.expect_event("requestfinished"):
        held[0].continue_()
    page.evaluate("async () => (await fetch('/api/me')).json()")
    expect(games).to_have_count(1)


def test_a_late_failure_says_nothing_of_what_is_searched_by_now(
    mortal_server: Server, sit_down: Callable[..., Table]
) -> None:
    mortal_server.new_match()
    table = sit_down(mortal_server).open("/games")
    page = table.page
    games = page.get_by_role("list", name="Games").get_by_role("listitem")
    expect(games).to_have_count(1)
    table.expects_outage = True
    held: list[Route] = []
    page.route("**/api/matches?search=nobody&*", lambda route: held.append(route))
    with page.expect_request("**/api/matches?search=nobody&*"):
        page.get_by_label("Search names").fill("nobody")
    with page.expect_response("**/api/matches?lang=*"):
        page.get_by_label("Search names").fill("")
    with page.expect_event("requestfailed"):
        held[0].abort("connectionfailed")
    page.evaluate("async () => (await fetch('/api/me')).json()")
    expect(games).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)
