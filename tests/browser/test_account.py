"""One's own account in a real Chromium: passkeys of its virtual authenticator, passwords, the end of it all."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table

pytestmark = pytest.mark.browser

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "seven old lemons"


class Device:
    """A browser with an authenticator, on the account page by a name: passkeys belong to no number."""

    def __init__(self, table: Table, server: Server) -> None:
        table.url = f"http://localhost:{server.port}"
        self.table = table
        self.page: Page = table.page
        self.keys: CDPSession = table.context.new_cdp_session(self.page)
        self.keys.send("WebAuthn.enable")
        made = self.keys.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.authenticator = str(made["authenticatorId"])
        table.open("/account")

    def credentials(self) -> list[dict[str, Any]]:
        found = self.keys.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])

    def receive(self, credential: dict[str, Any]) -> None:
        """As a passkey comes to a person's other device."""
        self.keys.send("WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": credential})

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def says(self, text: str) -> None:
        expect(self.page.locator("#account > .done, #account > .notice")).to_contain_text(text)

    def be_guest(self, name: str) -> None:
        self.page.get_by_label("Name at the table").fill(name)
        self.press("Play under this name")
        self.says(f"Your name is now {name}.")

    def me(self) -> Any:
        return self.page.request.get(f"{self.table.url}/api/me").json()["me"]


@pytest.fixture
def device(server: Server, sit_down: Callable[..., Table]) -> Callable[..., Device]:
    return lambda **context: Device(sit_down(server, **context), server)


def test_a_passkey_signs_in_on_another_device(device: Callable[..., Device]) -> None:
    first, second = device(), device()
    first.be_guest("Ada")
    id = first.me()["id"]
    first.press("Add a passkey")
    first.says("Passkey saved.")
    assert first.me() == {"id": id, "name": "Ada", "account": True, "portrait": ""}
    (credential,) = first.credentials()
    second.receive(credential)
    second.press("Sign in with a passkey")
    second.says("Welcome, Ada.")
    assert second.me()["id"] == id
    expect(second.page.locator("#sessions + .kept li")).to_have_count(2)


def test_a_portrait_is_chosen_for_who_is_known(device: Callable[..., Device]) -> None:
    ada = device()
    ada.be_guest("Ada")
    ada.page.evaluate("() => localStorage.removeItem('cassino.settings')")
    held: list[Route] = []
    ada.page.route("**/api/me?*", lambda route: held.append(route))
    ada.page.goto(f"{ada.table.url}/lobby")
    with ada.page.expect_request("**/api/me?*"):
        ada.press("Settings")
    portraits = ada.page.get_by_role("group", name="Your portrait").get_by_role("radio")
    expect(portraits.first).to_be_disabled()
    held.pop().continue_()
    expect(portraits.first).to_be_enabled()
    with ada.page.expect_request("**/api/me?*"):
        portraits.first.check(force=True)
    portraits.nth(1).check(force=True)
    with ada.page.expect_request("**/api/me?*"):
        held.pop().continue_()
    expect(portraits.nth(1)).to_be_checked()
    with ada.page.expect_request_finished():
        held.pop().continue_()
    expect(portraits.nth(1)).to_be_checked()
    assert held == []
    assert ada.me()["name"] == "Ada" and ada.me()["portrait"] == portraits.nth(1).get_attribute("value")


def test_a_passkey_answer_counts_once(device: Callable[..., Device]) -> None:
    ada = device()
    answers: list[str] = []
    is_answer = re.compile(r"/passkey\?").search
    ada.page.on("request", lambda sent: answers.append(sent.post_data or "") if is_answer(sent.url) else None)
    ada.be_guest("Ada")
    ada.press("Add a passkey")
    ada.says("Passkey saved.")
    ada.press("Sign out")
    ada.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    ada.says("You are signed out.")
    ada.press("Sign in with a passkey")
    ada.says("Welcome, Ada.")
    (answer,) = answers
    path, kind = f"{ada.table.url}/api/login/passkey", {"content-type": "application/json"}
    again = ada.page.request.post(path, data=answer, headers=kind)
    assert again.status == 401 and again.json()["error"] == "wrong_passkey"


def test_a_copied_passkey_that_has_fallen_behind_is_refused(device: Callable[..., Device]) -> None:
    first, second = device(), device()
    first.be_guest("Ada")
    first.press("Add a passkey")
    first.says("Passkey saved.")
    (credential,) = first.credentials()
    for number in range(2):
        first.press("Sign out")
        first.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
        first.says("You are signed out.")
        first.press("Sign in with a passkey")
        first.says("Welcome, Ada.")
        assert first.credentials()[0]["signCount"] > credential["signCount"] + number
    second.table.expects_refusal = True
    second.receive(credential)
    second.press("Sign in with a passkey")
    second.says("The passkey was not accepted.")
    assert second.me() is None


def test_an_account_is_created_at_once_with_a_password(device: Callable[..., Device]) -> None:
    ada = device()
    form = ada.page.get_by_role("region", name="Create an account")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Login name").fill("ada.new")
    form.get_by_label("New password").fill(PASSWORD)
    assert ada.table.violations() == []
    ada.press("Create the account")
    ada.says("Welcome, Ada. You have an account now.")
    assert ada.me()["account"]


def test_an_account_is_created_at_once_with_a_passkey(device: Callable[..., Device]) -> None:
    ada = device()
    ada.page.get_by_role("region", name="Create an account").get_by_label("Your name").fill("Ada")
    ada.press("Use a passkey instead")
    ada.says("Welcome, Ada. You have an account now.")
    assert ada.me()["account"] and len(ada.credentials()) == 1


def test_a_new_account_is_refused_with_the_form_still_there(device: Callable[..., Device]) -> None:
    ada = device()
    ada.be_guest("Ada")
    set_password(ada, "ada.taken")
    other = device()
    other.table.expects_refusal = True
    form = other.page.get_by_role("region", name="Create an account")
    form.get_by_label("Your name").fill("Ben")
    form.get_by_label("Login name").fill("ada.taken")
    form.get_by_label("New password").fill(PASSWORD)
    other.press("Create the account")
    other.says("This login name is taken.")
    expect(form.get_by_label("Login name")).to_be_focused()
    expect(form.get_by_label("Login name")).to_have_accessible_description("This login name is taken.")
    expect(form.locator("[aria-invalid]")).to_have_count(1)
    form.get_by_label("New password").fill("aaaaaaaaaaaa")
    form.get_by_label("Login name").fill("ben.free")
    other.press("Create the account")
    other.says("This password is too easy to guess")
    expect(form.get_by_label("New password")).to_be_focused()
    expect(form.locator("[aria-invalid]")).to_have_count(1)
    assert other.table.violations() == []
    form.get_by_label("New password").fill(PASSWORD)
    form.get_by_label("Login name").fill("ben.free")
    other.press("Create the account")
    other.says("Welcome, Ben. You have an account now.")


def test_a_guest_takes_his_games_along_to_his_account(device: Callable[..., Device]) -> None:
    first, second = device(), device()
    first.be_guest("Ada")
    set_password(first, "ada.l")
    second.be_guest("Somebody else")
    seats = [{"kind": "human", "name": "Guest"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    made = second.page.request.post(f"{second.table.url}/api/matches", data={"variant": "casino", "seats": seats})
    second.page.get_by_text("I already have an account").click()
    second.page.get_by_label("Login name").last.fill("ada.l")
    second.page.get_by_role("textbox", name="Password", exact=True).fill(PASSWORD)
    second.press("Sign in")
    second.says("Welcome, Ada. 1 game from this browser is now in your account.")
    listed = first.page.request.get(f"{first.table.url}/api/matches").json()["matches"]
    assert [match["id"] for match in listed] == [made.json()["id"]]


def set_password(device: Device, login: str) -> None:
    device.page.get_by_label("Login name").first.fill(login)
    device.page.get_by_label("New password").fill(PASSWORD)
    device.press("Set a password")
    device.says("Password saved.")


def lose_answers(device: Device, path: str) -> list[str]:
    """The server gets requests to a path and carries them out, but no answer reaches the page. Returns the requests
    that have been carried out."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        sent = route.request
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in device.table.context.cookies())
        answer = httpx.post(sent.url, content=sent.post_data, headers={**sent.headers, "cookie": cookie})
        assert answer.is_success, answer.text
        lost.append(sent.url)

    device.page.route(re.compile(f"{re.escape(path)}(\\?|$)"), lose)
    return lost


def test_nothing_else_can_be_sent_until_the_server_has_answered(device: Callable[..., Device]) -> None:
    ada = device()
    held: list[Route] = []
    ada.page.route("**/api/me?*", lambda route: held.append(route), times=1)
    ada.page.get_by_label("Name at the table").fill("Ada")
    with ada.page.expect_request("**/api/me?*"):
        ada.page.get_by_label("Name at the table").press("Enter")
    buttons = ada.page.locator("#account button")
    expect(ada.page.locator("#account button:enabled")).to_have_count(0)
    expect(buttons.first).to_be_visible()
    held[0].continue_()
    ada.says("Your name is now Ada.")
    expect(ada.page.locator("#account button:disabled")).to_have_count(0)


def begun_match(device: Device) -> str:
    seats = [{"kind": "human", "name": "Guest"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    made = device.page.request.post(f"{device.table.url}/api/matches", data={"variant": "casino", "seats": seats})
    return str(made.json()["id"])


def expect_own_hand(device: Device, match: str) -> None:
    device.table.open(f"/m/{match}")
    hand = device.page.get_by_role("group", name="Cards in your hand")
    expect(hand.get_by_role("button").first).to_be_visible()


def test_who_sets_a_password_and_leaves_at_once_plays_on(device: Callable[..., Device]) -> None:
    """The button shows that the server works, and the match stays theirs though the answer never arrives."""
    ada = device()
    ada.be_guest("Ada")
    match = begun_match(ada)
    lose_answers(ada, "/api/me/password")
    ada.page.get_by_label("Login name").first.fill("ada.gone")
    ada.page.get_by_label("New password").fill(PASSWORD)
    ada.press("Set a password")
    expect_seen(ada.page.get_by_role("status").filter(has_text="One moment"))
    expect(ada.page.locator("#account")).to_have_attribute("aria-busy", "true")
    expect(ada.table.live.locator("p").last).to_have_text("One moment…")
    expect_own_hand(ada, match)
    assert ada.me()["account"]


def test_who_adds_the_first_passkey_and_leaves_at_once_plays_on(device: Callable[..., Device]) -> None:
    ada = device()
    ada.be_guest("Ada")
    match = begun_match(ada)
    lose_answers(ada, "/api/me/passkeys")
    with ada.page.expect_request(re.compile("/api/me/passkeys[?]")):
        ada.press("Add a passkey")
    assert ada.table.comes(lambda: bool(ada.me()["account"]))
    expect_own_hand(ada, match)


def test_who_signs_in_with_a_passkey_and_leaves_at_once_plays_on(device: Callable[..., Device]) -> None:
    ada, other = device(), device()
    ada.be_guest("Ada")
    ada.press("Add a passkey")
    ada.says("Passkey saved.")
    (credential,) = ada.credentials()
    other.receive(credential)
    other.be_guest("Ada at the desk")
    match = begun_match(other)
    lost = lose_answers(other, "/api/login/passkey")
    other.page.get_by_text("I already have an account").click()
    with other.page.expect_request(re.compile("/api/login/passkey[?]")):
        other.press("Sign in with a passkey")
    assert other.table.comes(lambda: bool(lost))
    expect_own_hand(other, match)


def test_everything_is_deleted_after_a_question(device: Callable[..., Device]) -> None:
    ada = device()
    ada.be_guest("Ada")
    set_password(ada, "ada.del")
    ada.press("Delete everything")
    question = ada.page.get_by_role("dialog")
    question.get_by_role("button", name="Keep it").click()
    assert ada.me() is not None
    ada.press("Delete everything")
    question.get_by_role("button", name="Delete everything").click()
    ada.says("Everything was deleted.")
    assert ada.me() is None
    expect_seen(ada.page.get_by_role("heading", name="Sign in"))


def test_it_works_by_keyboard_alone(device: Callable[..., Device]) -> None:
    page = device().page
    page.get_by_label("Name at the table").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Your name is now Ada.")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Delete everything":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Delete everything?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Delete everything")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing(device: Callable[..., Device], scheme: str, width: int) -> None:
    ada = device(color_scheme=scheme, viewport={"width": width, "height": 900})
    expect_seen(ada.page.get_by_role("heading", name="Sign in"))
    assert ada.table.violations() == []
    ada.be_guest("Ada")
    assert ada.table.violations() == []
    ada.press("Add a passkey")
    ada.says("Passkey saved.")
    ada.page.get_by_text("Let a program play for you").click()
    ada.page.get_by_label("Name of the program").fill("my bot")
    ada.press("Create a token")
    expect_seen(ada.page.locator(".secret"))
    assert ada.table.violations() == []
    ada.press("Sign out")
    expect_seen(ada.page.get_by_role("dialog"))
    assert ada.table.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_start_page_leads_there(server: Server, sit_down: Callable[..., Table]) -> None:
    page = sit_down(server).open("/").page
    page.get_by_role("link", name="Your account").click()
    expect_seen(page.get_by_role("heading", name="Your account"))
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)  # the address is a number
