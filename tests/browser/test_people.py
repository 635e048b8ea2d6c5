"""Several people at one table, each with a browser of their own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, hidden_cards, play_deal_together, together
from cassino.texts import tell
from cassino.texts.language import PSEUDO, speaking
from sent import worded

pytestmark = pytest.mark.browser

PAIR = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Friend"}]
WITH_OPEN_SEAT = [{"kind": "human", "name": "Ann"}, {"kind": "open", "name": "Hal", "bot": "greedy"}]
Sit = Callable[..., Table]


def two_at_a_table(server: Server, sit_down: Sit, **wish: object) -> tuple[Table, Table]:
    """Ann, who has opened the table, and Ben, who came by the link."""
    match = server.new_match(**{"seats": PAIR, **wish})
    ann = sit_down(server).open(f"/m/{match}")
    expect_seen(ann.hand.first)
    ben = sit_down(server, stranger=True).open(f"/m/{match}").sit_down("Ben")
    expect_seen(ben.hand.first)
    together(ann, ben)
    return ann, ben


def people_of(table: Table) -> None:
    table.page.get_by_role("button", name="At this table").click()


def test_a_friend_joins_by_the_link_and_they_play_a_match(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down, target=1)
    assert [seat["name"] for seat in ann.view["seats"]] == ["You", "Ben"]
    assert set(ann.view["hand"]).isdisjoint(ben.view["hand"])
    play_deal_together(ann, ben)
    while not ann.view["can"]["rematch"]:
        ann.page.get_by_role("button", name="Next deal").click()
        expect(ann.count).to_have_count(0)
        expect(ben.count).to_have_count(0)
        play_deal_together(ann, ben)
    has_won = ann.view["winner"]["names"] == ["You"]
    first, second, winner = (ann, ben, "Ann") if has_won else (ben, ann, "Ben")
    expect(first.count.get_by_role("heading")).to_have_text("You win the match")
    expect(second.count.get_by_role("heading")).to_have_text(f"{winner} wins the match")
    for table in (ann, ben):
        assert hidden_cards(table.frames) == []
    before = ann.page.url
    ben.page.get_by_role("button", name="Rematch").click()
    for table in (ann, ben):
        expect(table.hand).to_have_count(4)
    expect(ann.page).not_to_have_url(before)
    expect(ben.page).to_have_url(ann.page.url)


def test_a_host_without_a_name_is_a_guest_to_the_friend(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=[{"kind": "human", "name": "You"}, {"kind": "human", "name": "Friend"}])
    host = sit_down(server).open(f"/m/{match}")
    expect_seen(host.hand.first)
    ben = sit_down(server, stranger=True).open(f"/m/{match}")
    expect(ben.page.get_by_role("dialog", name="You are invited").locator(".sitters")).to_contain_text("Guest")
    ben.sit_down("Ben")
    expect_seen(ben.hand.first)
    others = {host: "Ben", ben: "Guest"}
    for _ in range(2):
        mover = together(host, ben)
        mover.play_turn()
        together(host, ben)
        listener = ben if mover is host else host
        speech = worded(listener.view, listener.view["log"][-1]["speech"])
        assert speech.startswith(f"{others[listener]} ")
        expect(listener.page.locator("#live")).to_contain_text(speech)
    for table, other in others.items():
        expect(table.page.locator(".me .name")).to_have_text("You")
        expect(table.page.locator(".seat .name")).to_have_text(other)
        speeches = {
            line["seat"] == table.view["seat"]: worded(table.view, line["speech"]) for line in table.view["log"]
        }
        assert speeches[True].startswith("You ") and speeches[False].startswith(f"{other} ")


def test_who_is_invited_sees_who_sits_there_and_may_watch(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=PAIR)
    ann = sit_down(server).open(f"/m/{match}")
    ben = sit_down(server, stranger=True).open(f"/m/{match}")
    invitation = ben.page.get_by_role("dialog", name="You are invited")
    expect(invitation).to_contain_text("Ann")
    assert ben.violations() == []
    invitation.get_by_role("button", name="Watch").click()
    expect(ben.hand).to_have_count(0)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.sit_down("Ben")
    expect(ben.hand).to_have_count(4)
    expect_seen(ann.page.get_by_role("article", name=re.compile("^Ben")))
    ben.page.reload()
    expect(ben.hand).to_have_count(4)


def test_the_invitation_has_a_link_and_a_picture(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=PAIR)
    ann = sit_down(server).open(f"/m/{match}")
    people_of(ann)
    expect(ann.page.get_by_role("textbox", name="Link")).to_have_value(f"{server.url}/m/{match}")
    picture = ann.page.get_by_role("img", name="The link as a QR code")
    expect_seen(picture)
    assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 50
    assert ann.violations() == []


def test_a_seat_of_somebody_else_cannot_be_had(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=PAIR)
    thief = sit_down(server, stranger=True).open(f"/m/{match}?seat=0")
    expect_seen(thief.page.get_by_role("alert"))
    assert not [frame for frame in thief.frames if '"view"' in frame]


def test_watchers_see_what_is_public_and_are_counted(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    eve = sit_down(server, stranger=True).open(f"/m/{ann.page.url.rpartition('/')[2]}?seat=watch")
    expect(eve.page.locator(".prompt")).to_have_text("You are watching.")
    expect(eve.cards).not_to_have_count(0)
    expect(eve.hand).to_have_count(0)
    people_of(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("1 person is watching")
    ann.page.keyboard.press("Escape")
    for _ in range(4):
        together(ann, ben, eve).play_turn()
    assert hidden_cards(eve.frames) == []
    assert eve.violations() == []
    eve.context.close()
    people_of(ann)
    expect(ann.page.get_by_role("dialog")).not_to_contain_text("watching")


def test_a_person_takes_over_from_a_bot_between_deals(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=WITH_OPEN_SEAT, target=200)
    ann = sit_down(server).open(f"/m/{match}")
    ann.settle()
    ann.play_move()
    ben = sit_down(server, stranger=True).open(f"/m/{match}").sit_down("Ben")
    expect(ben.page.locator("#live")).to_contain_text("You will start playing in the next deal.")
    expect(ben.hand).to_have_count(0)
    expect(ann.page.locator(".seat .away")).to_have_text("Ben joins next deal")
    ann.play_deal()
    ann.page.get_by_role("button", name="Next deal").click()
    expect(ben.hand).to_have_count(4)
    together(ann, ben)
    assert [(seat["name"], seat["kind"]) for seat in ann.view["seats"]] == [("You", "human"), ("Ben", "human")]
    for _ in range(3):
        together(ann, ben).play_turn()
    assert hidden_cards(ann.frames) == []


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    address = ben.page.url
    people_of(ben)
    ben.page.get_by_role("button", name="Leave the table").click()
    expect_seen(ben.page.get_by_role("heading", name="What would you like to do?"))
    expect(ann.page.locator(".seat .away")).to_have_text("away, a bot plays")
    ann.settle()
    ann.play_move()
    ben.page.goto(address)
    ben.sit_down("Ben")
    expect_seen(ben.hand.first)
    expect(ann.page.locator(".seat .away")).to_have_count(0)
    together(ann, ben).play_turn()


def test_a_move_is_taken_back_if_the_other_agrees(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    mover = together(ann, ben)
    other = ben if mover is ann else ann
    hand = list(mover.view["hand"])
    mover.play_turn()
    mover.page.get_by_role("button", name="Take back").click()
    question = other.page.get_by_role("group", name="A question")
    expect(question).to_contain_text("asks to take a move back")
    assert other.violations() == []
    question.get_by_role("button", name="Decline").click()
    for table in (mover, other):
        expect(table.page.locator(".offer")).to_have_count(0)
    expect(mover.live).to_contain_text("declines.")
    assert mover.view["hand"] != hand
    mover.page.get_by_role("button", name="Take back").click()
    question.get_by_role("button", name="Agree").click()
    expect(mover.hand).to_have_count(4)
    together(ann, ben)
    assert mover.view["hand"] == hand and mover.is_asked


def test_phrases_come_in_the_language_of_the_reader(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=PAIR)
    ann = sit_down(server)
    ann.context.add_cookies([{"name": "lang", "value": PSEUDO, "url": server.url}])
    ann.open(f"/m/{match}")
    expect_seen(ann.hand.first)
    ben = sit_down(server, stranger=True).open(f"/m/{match}").sit_down("Ben")
    together(ann, ben)
    for table in (ann, ben):
        table.stretch(7000)  # a bubble goes after this time
    ben.say("Well played!")
    expect(ben.page.locator(".me .bubble")).to_have_text("Well played!")
    with speaking(PSEUDO):
        said = tell("shared-phrase-nice")
    assert said != "Well played!"
    expect(ann.page.locator(".seat .bubble")).to_have_text(said)
    expect(ann.live).to_contain_text(said)


def test_one_or_all_can_be_muted(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    people_of(ann)
    ann.page.get_by_role("button", name="Mute Ben").click()
    ann.page.keyboard.press("Escape")
    ben.say("Good luck!")
    expect_seen(ben.page.locator(".me .bubble"))
    ann.say("Thank you!")
    expect(ben.page.locator(".seat .bubble")).to_have_text("Thank you!")
    expect(ann.page.locator(".me .bubble")).to_have_text("Thank you!")
    expect(ann.live).not_to_contain_text("Good luck!")
    people_of(ann)
    ann.page.get_by_role("button", name="Mute Ben").click()
    ann.page.keyboard.press("Escape")
    ben.say("Well played!")
    expect(ann.page.locator(".seat .bubble")).to_have_text("Well played!")


def test_who_is_muted_stays_so_in_this_browser(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    people_of(ann)
    ann.page.get_by_role("button", name="Mute Ben").click()
    ann.page.reload()
    people_of(ann)
    expect(ann.page.get_by_role("button", name="Mute Ben")).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    ben.say("Good luck!")
    expect_seen(ben.page.locator(".me .bubble"))
    ann.say("Thank you!")
    expect(ben.page.locator(".seat .bubble")).to_have_text("Thank you!")
    expect(ann.page.locator(".me .bubble")).to_have_text("Thank you!")
    expect(ann.page.locator(".seat .bubble")).to_have_count(0)


def test_a_player_and_what_he_said_are_reported(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    people_of(ann)
    ann.page.get_by_role("button", name="Report Ben").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    expect_seen(ann.page.get_by_text("Your report has been sent.").first)
    ben.say("Good luck!")
    expect_seen(ann.page.locator(".seat .bubble"))
    ann.page.get_by_role("button", name="Talk").click()
    expect(ann.page.locator(".said")).to_contain_text("Good luck!")
    assert ann.violations() == []
    with ann.page.expect_request("**/report?*") as sent:
        ann.page.get_by_role("button", name="Report what Ben said").click()
        expect(ann.page.get_by_role("dialog")).to_contain_text("“Good luck!”")
        ann.page.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    assert sent.value.post_data_json == {"seat": 1, "text": "Good luck!"}


def test_free_text_needs_both_to_have_it_on(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    ben.page.get_by_role("button", name="Talk").click()
    expect_seen(ben.page.get_by_role("dialog"))
    expect(ben.page.get_by_role("textbox", name="In your own words")).to_have_count(0)
    ben.page.get_by_role("switch", name="Free text").check()
    write(ben, "secret words")
    expect(ben.page.locator(".said")).to_contain_text("secret words")
    ann.page.get_by_role("button", name="Talk").click()
    ann.page.get_by_role("switch", name="Free text").check()
    write(ben, "good evening")
    expect(ann.page.locator(".said")).to_have_text("Ben good evening Report")
    assert "secret words" not in ann.page.content()
    assert ann.violations() == []


def write(table: Table, text: str) -> None:
    table.page.get_by_role("textbox", name="In your own words").fill(text)
    table.page.get_by_role("button", name="Send").click()


def test_giving_up_asks_first_and_ends_the_match(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    people_of(ben)
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("button", name="Play on").click()
    assert ben.view["phase"] == "play"
    people_of(ben)
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ann.count).to_contain_text("Ben gave up.")
    expect(ann.count.get_by_role("heading")).to_have_text("You win the match")
    expect(ben.count).to_contain_text("You gave up.")
    assert ann.violations() == []


def test_the_name_of_a_deleted_person_goes_from_a_table_that_is_open(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down)
    people_of(ben)
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ann.count).to_contain_text("Ben gave up.")
    ann.wait_for_salts(0, 1)
    version = ann.version
    ben.page.evaluate("fetch('/api/me', {method: 'DELETE', headers: {'content-type': 'application/json'}, body: '{}'})")
    expect(ann.count).to_contain_text("Somebody gave up.")
    assert ann.version == version


def test_a_clock_runs_and_its_end_can_be_claimed(server: Server, sit_down: Sit) -> None:
    ann, ben = two_at_a_table(server, sit_down, clock={"kind": "move", "seconds": 5, "bank": 12})
    late = together(ann, ben)
    other = ben if late is ann else ann
    expect(late.page.locator(".me .clock.runs")).to_have_text(re.compile(r"^0:0\d( \+0:12)?$"))
    assert late.violations() == []
    expect(late.page.locator(".offer")).to_have_text("You are out of time.", timeout=30_000)
    expect(other.live).to_contain_text("is out of time.")
    other.page.get_by_role("button", name="Claim the win").click(timeout=30_000)
    expect(late.live).to_contain_text("You are out of time.")
    expect(late.count).to_contain_text("You ran out of time.")
    expect(other.count.get_by_role("heading")).to_have_text("You win the match")
    expect(late.live).to_contain_text("seconds left")


def test_a_table_without_a_mouse(server: Server, sit_down: Sit) -> None:
    match = server.new_match(seats=PAIR)
    ann = sit_down(server).open(f"/m/{match}")
    ben = sit_down(server, stranger=True).open(f"/m/{match}")
    expect_seen(ben.page.get_by_role("dialog"))
    ben.page.keyboard.press("Tab")
    while ben.page.evaluate("() => document.activeElement.name") != "name":
        ben.page.keyboard.press("Tab")
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.hand).to_have_count(4)
    expect_seen(ann.page.get_by_role("article", name=re.compile("^Ben")))
    ann.page.keyboard.press("m")
    expect_seen(ann.page.get_by_role("dialog"))
    while ann.page.evaluate("() => document.activeElement.textContent") != "Hello!":
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".seat .bubble")).to_have_text("Hello!")
    ben.page.keyboard.press("p")
    expect_seen(ben.page.get_by_role("dialog", name="At this table"))
