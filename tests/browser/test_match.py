"""A person plays with the mouse."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, company, hidden_cards
from cassino.rules import load_variant, variant_ids

pytestmark = pytest.mark.browser


def test_a_whole_match_by_clicks(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/")
    table.change_seats(lambda window: window.get_by_role("radio", name="11", exact=True).check())
    table.page.get_by_role("button", name="Play", exact=True).click()
    table.play_match()
    last = table.views[-1]
    assert last["phase"] == "match_over"
    assert last["winner"]["names"][0] in table.count.inner_text() or "You win" in table.count.inner_text()
    assert hidden_cards(table.frames) == []


def test_one_press_starts_with_the_usual_rules(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/")
    table.page.get_by_role("button", name="Play", exact=True).click()
    table.settle()
    expect(table.hand).to_have_count(4)
    expect(table.page).to_have_url(re.compile(f"^{re.escape(server.url)}/m/"))


def test_rematch_opens_a_new_match(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(target=1)}")
    table.play_match()
    before = table.page.url
    table.page.get_by_role("button", name="Rematch").click()
    expect(table.count).to_have_count(0)
    table.settle()
    expect(table.page).not_to_have_url(before)
    expect(table.hand).to_have_count(4)


def test_reload_continues(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.play_move()
    hand = table.hand.evaluate_all("cards => cards.map(card => card.dataset.pick)")
    table.page.reload()
    table.settle()
    assert table.hand.evaluate_all("cards => cards.map(card => card.dataset.pick)") == hand


def test_unfinished_matches_are_offered(server: Server, sit_down: Callable[..., Table]) -> None:
    server.new_match()
    table = sit_down(server).open("/")
    table.page.locator(".matches a").first.click()
    table.settle()
    expect(table.hand).to_have_count(4)


def test_undo_takes_back_the_own_move(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    hand = table.hand.evaluate_all("cards => cards.map(card => card.dataset.pick)")
    table.play_move()
    table.page.get_by_role("button", name="Undo").click()
    expect(table.hand).to_have_count(4)
    table.settle()
    assert table.hand.evaluate_all("cards => cards.map(card => card.dataset.pick)") == hand


def test_tapping_again_and_escape_let_go(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    table.let_go()
    expect(table.hand.first).to_have_attribute("aria-pressed", "false")
    table.hand.first.click()
    table.cards.first.click()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".pick.chosen")).to_have_count(0)


def test_a_hint_selects_its_cards_and_names_its_move(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.take_hint()
    expect(table.page.locator("[data-picks=hand] .chosen")).to_have_count(1)
    expect(table.live).to_contain_text("Hint")


def test_an_impossible_selection_says_which_rule(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    for each in table.cards.all():
        each.click()
    table.hand.first.click()
    expect_seen(table.page.locator("[data-verbs] .why .rule"))


def test_why_a_move_is_forbidden_is_shown_with_cards_and_said_with_their_names(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.locator('[data-picks=hand] [data-pick="4H"]').click()
    table.page.locator('[data-picks=table] [data-pick="QD"]').click()
    card = table.page.locator("[data-verbs] .why .in-text")
    expect(card).to_have_text("Q♦")
    expect(table.page.locator("#live")).to_contain_text("queen of diamonds")


def test_an_unknown_match_says_so(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server)
    table.expects_refusal = True
    table.open("/m/nothing-here")
    expect_seen(table.page.get_by_role("alert"))


def test_four_players_two_of_them_partners(server: Server, sit_down: Callable[..., Table]) -> None:
    others = [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("Hal", "Iris", "Joe")]
    match = server.new_match(variant="four_hand_partnership", seats=[{"kind": "human", "name": "Ann"}, *others])
    table = sit_down(server).open(f"/m/{match}")
    table.settle()
    expect(table.page.locator(".seat.at-top .tag")).to_have_text("partner")
    table.play_deal()
    assert hidden_cards(table.frames) == []


def test_counting_out_asks_first(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(variant='casino_book', target=4)}")
    table.settle()
    counting_out = table.page.get_by_role("button", name="Count out")
    expect(counting_out).to_have_count(0)  # nothing is taken, so that it could not be right
    for _ in range(20):
        if counting_out.count():
            break
        table.play_move()
    counting_out.click()
    table.page.get_by_role("button", name="Play on").click()
    assert table.views[-1]["phase"] == "play"
    table.page.get_by_role("button", name="Count out").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Count out").click()
    expect_seen(table.count)
    assert table.views[-1]["phase"] != "play"


def test_a_tap_during_an_animation_counts_when_it_ends(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, speed="slow").open(f"/m/{server.new_match()}")
    table.settle()
    table.take_hint()
    table.page.locator("[data-verbs] .verb.hinted").click()
    expect(table.hand).to_have_count(3)
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")


SHORT_MATCHES = (4, 6)


@pytest.mark.parametrize("variant", variant_ids())
def test_a_match_of_every_variant(server: Server, sit_down: Callable[..., Table], variant: str) -> None:
    rules = load_variant(variant)
    lengths = SHORT_MATCHES if rules.ending.target < 50 else (20,)
    target = next((each for each in lengths if not rules.with_target(each).problems()), None)
    seats = company(rules.seating.players[0])
    table = sit_down(server).open(f"/m/{server.new_match(variant=variant, seats=seats, target=target)}")
    table.play_match()
    assert table.view["phase"] == "match_over"
    expect(table.count.locator("tbody tr")).to_have_count(len(table.view["deal_score"]["lines"]))
    assert hidden_cards(table.frames) == []


@pytest.mark.parametrize("variant", [id for id in variant_ids() if len(load_variant(id).seating.players) > 1])
def test_a_round_at_the_largest_table(server: Server, sit_down: Callable[..., Table], variant: str) -> None:
    players = load_variant(variant).seating.players
    table = sit_down(server).open(f"/m/{server.new_match(variant=variant, seats=company(max(players)), target=30)}")
    for _ in range(4):
        table.settle()
        table.play_move()
    assert len(table.view["seats"]) == max(players)
    assert hidden_cards(table.frames) == []
