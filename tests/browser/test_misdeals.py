"""People at one table agree on what went wrong in dealing. B29, decision 97"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, together

pytestmark = pytest.mark.browser

PAIR = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Friend"}]
Sit = Callable[..., Table]


def two(server: Server, sit_down: Sit, **window: object) -> tuple[Table, Table]:
    """Who leads and who dealt; no card is played."""
    match = server.new_match(seats=PAIR)
    ann = sit_down(server, **window).open(f"/m/{match}")
    expect_seen(ann.hand.first)
    ben = sit_down(server, stranger=True, **window).open(f"/m/{match}").sit_down("Ben")
    expect_seen(ben.hand.first)
    leader = together(ann, ben)
    return leader, ben if leader is ann else ann


def dialog(table: Table) -> Locator:
    """The question what went wrong, at the end of the list of people."""
    table.page.get_by_role("button", name="At this table").click()
    table.page.get_by_role("button", name="A mistake in dealing").click()
    return table.page.get_by_role("dialog", name="A mistake in dealing")


def test_cards_that_were_shown_are_replaced_when_the_other_agrees(server: Server, sit_down: Sit) -> None:
    leader, dealer = two(server, sit_down)
    asked = dialog(leader)
    asked.get_by_label("The dealer showed cards of mine").check()
    assert asked.get_by_role("button", name="Ask the others").is_disabled()
    own = leader.view["hand"]
    asked.locator(".pick").first.click()
    expect(asked.locator(".pick.chosen")).to_have_count(1)
    assert leader.violations() == []
    asked.get_by_role("button", name="Ask the others").click()
    offer = dealer.page.locator(".offer")
    expect(offer).to_contain_text("a card of theirs was shown")
    assert own[0] not in str(dealer.view["offer"])
    offer.get_by_role("button", name="Decline").click()
    expect(dealer.page.locator(".offer")).to_have_count(0)
    assert together(leader, dealer).view["hand"] == own
    asked = dialog(leader)
    asked.get_by_label("The dealer showed cards of mine").check()
    for card in range(3):
        asked.locator(".pick").nth(card).click()
    asked.get_by_role("button", name="Ask the others").click()
    dealer.page.locator(".offer").get_by_role("button", name="Agree").click()
    for table in (leader, dealer):
        expect(table.live).to_contain_text("3 new cards for those that were shown")
    together(leader, dealer)
    # They are shuffled into the stock: of 43 cards, the same three come back once in 12,341 times.
    hand = leader.view["hand"]
    assert len(hand) == 4 and own[3] in hand and hand != own
    leader.page.get_by_role("button", name="Moves in this deal").click()
    expect(leader.page.get_by_role("dialog").locator(".log li")).to_have_count(1)


def test_too_many_cards_come_to_the_table(server: Server, sit_down: Sit) -> None:
    leader, dealer = two(server, sit_down, viewport={"width": 390, "height": 844})
    asked = dialog(dealer)
    expect(asked.get_by_label("end the deal")).to_have_count(0)
    asked.get_by_label("Too many cards").check()
    asked.get_by_label("Whose hand?").select_option(str(leader.view["seat"]))
    asked.get_by_label("How many cards?").select_option("2")
    assert dealer.violations() == []
    # What others do meanwhile does not make the question void.
    dialog(leader).get_by_role("button", name="Ask the others").click()
    expect(dealer.page.locator(".offer")).to_have_count(1)
    leader.page.locator(".offer").get_by_role("button", name="Never mind").click()
    expect(dealer.page.locator(".offer")).to_have_count(0)
    asked.get_by_role("button", name="Ask the others").click()
    leader.page.locator(".offer").get_by_role("button", name="Agree").click()
    expect(leader.cards).to_have_count(6)
    expect(dealer.cards).to_have_count(6)
    together(leader, dealer).play_turn()
    together(leader, dealer)
    dealer.page.get_by_role("button", name="At this table").click()
    expect(dealer.page.get_by_role("button", name="A mistake in dealing")).to_have_count(0)


def test_the_deal_is_ended_and_the_check_of_the_cards_says_what_it_could_not_see(server: Server, sit_down: Sit) -> None:
    leader, dealer = two(server, sit_down)
    asked = dialog(leader)
    asked.get_by_label("Too few cards").check()
    asked.get_by_role("button", name="Ask the others").click()
    dealer.page.locator(".offer").get_by_role("button", name="Agree").click()
    expect(leader.hand).to_have_count(3)
    expect(dealer.page.locator(".offer")).to_have_count(0)
    dialog(leader).get_by_role("button", name="Ask the others").click()
    dealer.page.locator(".offer").get_by_role("button", name="Agree").click()
    for table in (leader, dealer):
        expect_seen(table.count)
        assert sorted(table.view["deal_score"]["points"]) == [-2, 0]
    leader.count.get_by_text("More", exact=True).click()
    leader.count.get_by_role("button", name="check").click()
    found = leader.page.get_by_role("dialog", name="Check of deal 1")
    expect(found).to_contain_text("A misdeal was ruled on in this deal")
    expect(found).not_to_contain_text("✗")
