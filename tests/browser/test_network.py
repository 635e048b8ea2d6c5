"""The connection is lost and comes back while people play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.tables import Table, hidden_cards, together
from browser.test_people import WITH_OPEN_SEAT, two_at_a_table

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
NOTE_ALERTS = """() => { window.alerts = 0; new MutationObserver(() => {
  if (document.querySelector('[role=alert]')) window.alerts += 1;
}).observe(document.body, {childList: true, subtree: true}); }"""


def choose(table: Table) -> None:
    """Takes a hint, whose button is the first."""
    table.take_hint()
    expect(table.page.locator(".verb.hinted")).to_have_count(1)


def test_a_short_loss_is_not_shown_and_loses_no_tap(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    mover = together(ann, ben)
    mover.expects_outage = True
    choose(mover)
    before = mover.version
    mover.page.evaluate(NOTE_ALERTS)
    mover.stretch(2000)  # a loss is shown after this time
    with mover.page.expect_websocket():  # it notices the loss, and tries again
        mover.context.set_offline(True)
    mover.page.locator(".verb.hinted").click()
    assert mover.version == before
    mover.context.set_offline(False)
    mover.wait_past(before)
    together(ann, ben)
    assert mover.page.evaluate("() => window.alerts") == 0
    assert len(mover.view["log"]) == 1


def test_who_was_away_sees_what_happened_meanwhile(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    mover = together(ann, ben)
    other = ben if mover is ann else ann
    other.expects_outage = True
    other.context.set_offline(True)
    expect(other.page.get_by_role("alert")).to_contain_text("Connection lost")
    expect(mover.page.locator(".seat .away")).to_have_text("away")
    mover.play_turn()
    other.context.set_offline(False)
    expect(other.page.get_by_role("alert")).to_have_count(0)
    assert together(ann, ben) is other
    expect(mover.page.locator(".seat .away")).to_have_count(0)
    other.play_turn()
    together(ann, ben)
    for table in (ann, ben):
        assert hidden_cards(table.frames) == []
        versions = [view["version"] for view in table.views]
        assert versions == sorted(versions)


def test_a_move_that_meets_a_dead_server_is_made_when_it_is_back(mortal_server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(mortal_server, sit_down)
    mover = together(ann, ben)
    for table in (ann, ben):
        table.expects_outage = True
    choose(mover)
    before = mover.version
    mortal_server.kill()
    mover.page.locator(".verb.hinted").click()
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_contain_text("Connection lost")
    mortal_server.start()
    for table in (ann, ben):
        expect(table.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    mover.wait_past(before)
    together(ann, ben)
    assert len(ben.view["log"]) == len(ann.view["log"]) == 1
    together(ann, ben).play_turn()


def test_a_move_is_made_though_somebody_came_meanwhile(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=WITH_OPEN_SEAT, target=200)
    ann = sit_down(server).open(f"/m/{match}")
    ann.settle()
    ann.play_move()
    ann.expects_outage = True
    choose(ann)
    before, moves = ann.version, len(ann.view["log"])
    ann.context.set_offline(True)
    ann.page.locator(".verb.hinted").click()
    ben = sit_down(server, stranger=True)
    joined = ben.context.request.post(f"{server.url}/api/matches/{match}/join", data={"name": "Ben"})
    assert joined.json()["when"] == "next_deal"
    ann.context.set_offline(False)
    ann.wait_past(before + 1)
    ann.settle()
    assert [move["seat"] for move in ann.view["log"][moves:]] == [0, 1]
    assert any(seat["next"] == "Ben" for seat in ann.view["seats"])
