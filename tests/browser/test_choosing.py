"""Choosing cards: what a tap chooses, what the buttons say, and what works without a connection."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.tables import Table
from cassino.notation.vocabulary import shown
from cassino.rules.packs import words_of
from cassino.texts import tell
from cassino.texts.language import speaking

pytestmark = pytest.mark.browser

# Taps a card, and says before anything else can happen in the page whether a button is there and how much was sent.
TAP = """card => {
  document.querySelector(`[data-picks=hand] [data-pick="${card}"]`).click();
  return [Boolean(document.querySelector('[data-verbs] .verb')), window.sent.length];
}"""

# What is sent over a socket from now on.
LISTEN = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { window.sent.push(data); send.call(this, data); };
}"""


def plays_of(table: Table, **wanted: Any) -> list[dict[str, Any]]:
    plays: list[dict[str, Any]] = table.view["plays"]
    return [play for play in plays if all(play.get(name) == value for name, value in wanted.items())]


def in_words(cards: list[str]) -> str:
    """Cards as people call them: `el nueve de picas y el as de tréboles`."""
    names = [tell("card", rank=rank, suit=suit, case="") for rank, suit in map(words_of, cards)]
    return f" {shown('and')} ".join(names)


def in_hand(table: Table, card: str) -> Any:
    return table.page.locator(f'[data-picks=hand] [data-pick="{card}"]')


def chosen_on_table(table: Table) -> list[str]:
    found: list[str] = table.page.locator("[data-picks=table] .chosen [data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    return sorted(found)


def until(table: Table, wanted: Callable[[Table], Any]) -> Any:
    """Plays until something is so in this person's turn."""
    for _ in range(60):
        table.settle()
        if table.count.count():
            table.page.get_by_role("button", name="Next deal").click()
            expect(table.count).to_have_count(0)
            continue
        if found := wanted(table):
            return found
        table.play_move()
    raise AssertionError("it never comes about")


def first_capture(table: Table) -> Any:
    return next(iter(plays_of(table, kind="capture")), None)


def one_of_several(table: Table) -> Any:
    """The best capture of a card that can also be laid down."""
    play = first_capture(table)
    return play if play and plays_of(table, kind="trail", cards=play["cards"]) else None


def test_a_tap_chooses_the_best_capture_and_more_taps_the_others(
    server: Server, sit_down: Callable[..., Table]
) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(target=50)}")
    play = until(table, one_of_several)
    card = in_hand(table, play["cards"][0])
    card.click()
    assert chosen_on_table(table) == sorted(play["table"])
    label = table.verbs.first.inner_text()
    assert label.startswith(("Take", "Sweep!"))
    expect(table.page.locator(".chip.sum")).to_have_class("chip sum fits")
    expect(table.page.locator(".chip.turn-of")).to_contain_text("1 of ")
    expect(table.page.locator("[data-verbs] .verb.trail")).to_be_visible()
    card.click()
    expect(table.page.locator(".chip.turn-of")).to_contain_text("2 of ")
    table.let_go()
    assert chosen_on_table(table) == []
    card.click()
    before = table.moment
    table.verbs.first.click()
    table.wait_for_move(before)


def test_what_is_certain_to_score_is_on_the_button(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(target=100)}")
    play = until(table, lambda table: next((play for play in table.view["plays"] if play.get("worth")), None))
    in_hand(table, play["cards"][0]).click()
    expect(table.verbs.first).to_contain_text(f"+{play['worth']}")


def test_a_slip_is_named_beside_the_quiet_button(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, settings={"coach": True}).open(f"/m/{server.new_match(target=50)}")
    play = until(table, lambda table: next((play for play in table.view["plays"] if play.get("slip")), None))
    card = in_hand(table, play["cards"][0])
    for _ in range(20):
        card.click()
        if not chosen_on_table(table):
            break
    expect(table.page.locator(".slip")).to_be_visible()
    expect(table.page.locator(".slip")).to_contain_text("Skill: ")  # named by the coach
    expect(table.page.locator("[data-verbs] .verb.trail")).to_have_count(1)


def test_a_selection_is_answered_without_asking_the_server(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.evaluate(LISTEN)
    for card in table.view["hand"]:
        assert table.page.evaluate(TAP, card) == [True, 0]
        table.page.keyboard.press("Escape")
    before = table.moment
    in_hand(table, table.view["hand"][0]).click()
    table.verbs.first.click()
    table.wait_for_move(before)
    assert table.page.evaluate("window.sent.length")  # it would have been heard


def test_a_move_made_without_a_connection_is_sent_later(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.expects_outage = True
    before = table.moment
    table.context.set_offline(True)
    expect(table.page.get_by_role("alert")).to_be_visible()
    table.hand.first.click()
    table.verbs.first.click()
    expect(table.page.get_by_role("alert")).to_contain_text("will be sent")
    assert table.moment == before
    table.context.set_offline(False)
    table.wait_for_move(before)
    expect(table.hand).to_have_count(3)


def test_a_move_can_be_typed(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.keyboard.press("/")
    field = table.page.get_by_label("Type a move")
    expect(field).to_be_focused()
    field.fill("nonsense")
    field.press("Enter")
    expect(table.page.locator(".typed [role=alert]")).to_be_visible()
    before, play = table.moment, table.view["plays"][0]
    field.fill(play["move"].lower())
    field.press("Enter")
    table.wait_for_move(before)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("es", "toma {taken} con {played}"), ("hu", "üt {taken} ezzel {played}")],
)
def test_a_sentence_can_be_typed_in_any_language(
    server: Server, sit_down: Callable[..., Table], language: str, sentence: str
) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(seed=5)}")
    play = until(table, first_capture)
    table = table.open(f"{table.page.url.removeprefix(server.url).partition('?')[0]}?lang={language}")
    table.settle()
    table.page.keyboard.press("/")
    with speaking(language):
        field = table.page.get_by_label(tell("table-type-move"))
        problem = tell("notation-not-on-table", card=play["cards"][0])
        played, taken = in_words(play["cards"]), in_words(play["table"])
    wrong = sentence.format(taken=played, played=taken)
    before = table.moment
    field.fill(wrong)
    field.press("Enter")
    alert = table.page.locator(".typed [role=alert]")
    expect(alert).to_have_text(problem)
    expect(field).to_have_value(wrong)
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill(sentence.format(taken=taken, played=played))
    field.press("Enter")
    table.wait_for_move(before)
    expect(field).to_have_count(0)


def test_a_typed_move_waits_for_the_connection(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(seed=5)}")
    table.settle()
    table.expects_outage = True
    before, play = table.moment, table.view["plays"][0]
    table.page.keyboard.press("/")
    table.context.set_offline(True)
    expect(table.page.get_by_role("alert").filter(has_text="Connection")).to_be_visible()
    field = table.page.get_by_label("Type a move")
    field.fill(play["move"])
    field.press("Enter")
    expect(table.page.get_by_role("alert").filter(has_text="will be sent")).to_be_visible()
    expect(field).to_have_value(play["move"])
    table.context.set_offline(False)
    table.wait_for_move(before)


def test_each_card_has_a_key(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    table.page.keyboard.press("w")
    expect(table.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Shift+Q")
    expect(table.cards.first).to_have_attribute("aria-pressed", "true")


def test_a_card_is_dragged_to_the_table(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    play = until(table, first_capture)
    target = table.page.locator(f'[data-picks=table] [data-card="{play["table"][0]}"]').first.bounding_box()
    start = in_hand(table, play["cards"][0]).bounding_box()
    assert target and start
    before = table.moment
    table.stretch(500)  # a press of this length shows all moves
    table.page.mouse.move(start["x"] + 20, start["y"] + 20)
    table.page.mouse.down()
    table.page.mouse.move(start["x"] + 40, start["y"] - 40)
    table.page.mouse.move(target["x"] + 10, target["y"] + 10, steps=4)
    table.page.mouse.up()
    table.page.wait_for_timeout(100)
    if table.page.locator("[data-picks=hand] .chosen").count():
        assert chosen_on_table(table) == sorted(play["table"])
    else:
        table.wait_for_move(before)


def test_a_long_press_shows_all_moves_of_a_card(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    card = table.view["hand"][0]
    box = in_hand(table, card).bounding_box()
    assert box
    table.page.mouse.move(box["x"] + 20, box["y"] + 20)
    table.page.mouse.down()
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    table.page.mouse.up()
    expect(dialog.locator(".plays button")).to_have_count(len([p for p in table.view["plays"] if card in p["cards"]]))
    assert table.violations() == []
    before = table.moment
    dialog.locator(".plays button").first.click()
    table.wait_for_move(before)


def test_what_was_captured_is_shown_but_not_in_memory_mode(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match()}")
    table.settle()
    strip = table.page.locator(".taken")
    expect(strip).to_contain_text("Cards")
    expect(strip).to_contain_text("10♦")
    strip.click()
    expect(table.page.get_by_role("dialog", name="Taken so far").locator("tbody tr")).to_have_count(
        len(table.view["taken"])
    )
    assert table.violations() == []
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("switch", name="Memory mode").check()
    expect(strip).to_have_count(0)
