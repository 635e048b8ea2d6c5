"""Somebody closes the browser in a match without a clock; the friend at the table goes on."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Server
from browser.seen import expect_seen, unseen
from browser.tables import Table, together

pytestmark = pytest.mark.browser

PAIR = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Friend"}]
PHONE = {"viewport": {"width": 390, "height": 844}}
Sit = Callable[..., Table]


class Impatient(Server):
    """A server on which people count as away after a moment."""

    program = (str(Path(__file__).parents[1] / "impatient_server.py"),)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Impatient(tmp_path_factory.mktemp("impatient"))
    yield running
    running.kill()


def left_alone(server: Server, sit_down: Sit, **context: object) -> tuple[Table, Table]:
    """Ann, and the context of Ben, who has closed his window when it was his turn."""
    match = server.new_match(seats=PAIR)
    ann = sit_down(server, **context).open(f"/m/{match}")
    expect_seen(ann.hand.first)
    ben = sit_down(server, stranger=True).open(f"/m/{match}").sit_down("Ben")
    expect_seen(ben.hand.first)
    if together(ann, ben) is ann:
        ann.play_turn()
        together(ann, ben)
    ben.page.goto(f"{server.url}/learn/rules/casino")
    return ann, ben


def question(ann: Table) -> Locator:
    asked = ann.page.get_by_role("group", name="A player is away")
    expect_seen(asked)
    expect(asked).to_contain_text("Ben has been away for 10 minutes.")
    return asked


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_a_bot_sits_in_until_the_friend_is_back(server: Server, sit_down: Sit, context: dict[str, object]) -> None:
    ann, ben = left_alone(server, sit_down, **context)
    question(ann)
    assert ann.violations() == [] and unseen(ann.page) == []
    question(ann).get_by_role("button", name="Let a bot sit in").click()
    expect(ann.page.get_by_role("group", name="A player is away")).to_have_count(0)
    expect(ann.page.locator("#live")).to_contain_text("Ben has left. A bot takes over.")
    ann.page.evaluate("() => document.querySelector('#live').replaceChildren()")
    ben.open(ann.page.url.removeprefix(server.url))
    expect_seen(ben.hand.first)
    expect(ann.page.locator("#live")).to_contain_text("Ben sits down.")


def test_waiting_hides_the_question_and_a_return_ends_it(server: Server, sit_down: Sit) -> None:
    ann, ben = left_alone(server, sit_down)
    question(ann).get_by_role("button", name="Wait").click()
    expect(ann.page.get_by_role("group", name="A player is away")).to_have_count(0)
    ann.page.reload()
    question(ann)
    ben.open(ann.page.url.removeprefix(server.url))
    expect_seen(ben.hand.first)
    expect(ann.page.get_by_role("group", name="A player is away")).to_have_count(0)


def test_the_match_ends_without_a_result_after_a_question(server: Server, sit_down: Sit) -> None:
    ann, _ = left_alone(server, sit_down)
    question(ann).get_by_role("button", name="End the match").click()
    asked = ann.page.get_by_role("dialog", name="End the match without a result?")
    expect_seen(asked)
    asked.get_by_role("button", name="Wait").click()
    question(ann).get_by_role("button", name="End the match").click()
    asked.get_by_role("button", name="End the match").click()
    expect(ann.count.get_by_role("heading")).to_have_text("No result")
    expect(ann.count).to_contain_text("You called the match off. Nobody wins or loses.")
    assert ann.violations() == []


def test_a_new_table_says_how_long_others_wait(server: Server, sit_down: Sit) -> None:
    ann = sit_down(server).open("/")
    ann.page.goto(f"{server.url}/lobby")
    ann.page.get_by_role("button", name="Invite friends").click()
    window = ann.page.get_by_role("dialog")
    field = window.get_by_label("Wait for players who are away")
    expect(field).to_have_value("600")
    window.get_by_label("Thinking time").select_option(label="3 days per move")
    expect(field).to_have_value(str(3 * 86400))
    field.select_option(label="2 hours")
    window.get_by_role("button", name="Open the table").click()
    expect_seen(ann.hand.first)
    assert ann.view["match"]["away"] == 7200
