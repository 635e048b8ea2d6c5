"""Pages without a network: what a browser has kept, a table as it was, and never the browser's own error page."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.seen import expect_seen, overflow
from browser.tables import WAIT, Table
from browser.test_sizes import resize
from changed_server import CHANGED, MARK

pytestmark = pytest.mark.browser

Sit = Callable[..., Table]
VERSION = re.compile(r"/static/([0-9a-f]{12})/")
SIZES = [(390, 844), (1440, 900)]

IS_KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return registration.active?.state === "activated" && !registration.installing && !registration.waiting;
}"""
"""Whether the pages are kept now: of this version, because the browser looks for a newer one first."""
UPDATED = """async (before) => {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const sizes = await Promise.all(
    (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length]));
  const [old] = sizes.filter(([name]) => before.includes(name)).map(([, size]) => size);
  return sizes.some(([name, size]) => !before.includes(name) && size >= old)
    && !registration.installing && !registration.waiting && registration.active.state === "activated";
}"""
"""Whether another version is kept, and in force."""


@pytest.fixture
def visit(sit_down: Sit) -> Sit:
    """Opens pages in a browser that keeps them."""
    return lambda server, **wanted: sit_down(server, service_workers="allow", **wanted)


def wait_until(page: Page, condition: str, argument: object = None) -> None:
    """Until an asynchronous function of the page says yes."""
    until = time.monotonic() + 2 * WAIT / 1000
    while not page.evaluate(condition, argument):
        assert time.monotonic() < until, condition
        page.wait_for_timeout(100)


def go_offline(table: Table) -> None:
    """From now on there is no network for this browser, once it has kept the pages."""
    wait_until(table.page, IS_KEPT)
    table.expects_outage = True
    table.context.set_offline(True)


def versions_of(page: Page) -> set[str]:
    """The versions of everything that this page was made of."""
    named = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
    return set(VERSION.findall(page.content() + " ".join(named)))


def seated(server: Server, table: Table) -> str:
    """Opens a match after the first move; its address."""
    path = f"/m/{server.new_match()}"
    table.open(path).settle()
    table.play_move()
    return path


def test_a_reload_without_a_network_shows_the_table_as_it_was(server: Server, visit: Sit) -> None:
    table = visit(server)
    seated(server, table)
    page, cards = table.page, table.hand.all_inner_texts()
    before = page.locator(".middle").inner_text()
    go_offline(table)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The match continues when you are back online.")
    assert table.hand.all_inner_texts() == cards and page.locator(".middle").inner_text() == before
    for width, height in SIZES:
        resize(table, width, height)
        assert overflow(page) == (0, 0)
        expect_seen(page.get_by_role("alert"))
    assert len(versions_of(page)) == 1
    assert table.violations() == []
    table.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    table.settle()
    table.play_move()


def test_a_table_that_was_not_seen_is_a_sentence(server: Server, visit: Sit) -> None:
    table = visit(server, viewport={"width": 390, "height": 844})
    match = server.new_match()
    table.open("/")
    go_offline(table)
    table.open(f"/m/{match}")
    expect_seen(table.page.get_by_text("No connection. This table opens"))
    expect_seen(table.page.get_by_role("button", name="Try now"))
    assert table.violations() == []
    table.context.set_offline(False)
    table.settle()
    expect(table.hand).to_have_count(4)


def test_the_start_page_opens_without_a_network(server: Server, visit: Sit) -> None:
    table = visit(server).open("/")
    page = table.page
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    go_offline(table)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("You can play when you are back online.")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect_seen(page.get_by_role("alert"))
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    table.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


@pytest.mark.parametrize("path", ["/rules", "/learn", "/account", "/m/abc/replay", "/games?state=over"])
def test_every_other_page_is_a_page_of_ours_until_there_is_a_network(server: Server, visit: Sit, path: str) -> None:
    table = visit(server).open("/")
    page = table.page
    go_offline(table)
    table.open(path)
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.get_by_role("link", name="Try now").click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    assert page.url == server.url + path
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page)[0] == 0
        expect_seen(page.get_by_role("link", name="Try now"))
    assert table.violations() == []
    table.expects_refusal = True  # there is no match abc
    table.context.set_offline(False)
    expect(page.get_by_role("heading", name="No connection")).to_have_count(0)
    page.wait_for_load_state()


def test_the_pages_are_kept_in_the_language_that_is_chosen(server: Server, visit: Sit) -> None:
    table = visit(server).open("/?lang=es")
    page = table.page
    wait_until(page, IS_KEPT)
    page.reload()
    go_offline(table)
    table.open("/rules")
    assert page.locator("html").get_attribute("lang") == "es"
    table.open("/")
    expect(page.get_by_role("link", name="Aprender").first).to_be_visible()


def test_nothing_about_people_is_kept_but_the_table_of_this_tab(server: Server, visit: Sit) -> None:
    table = visit(server)
    seated(server, table)
    for path in ("/account", "/games", "/lobby", "/"):
        table.open(path)
        table.page.wait_for_load_state("networkidle")
    wait_until(table.page, IS_KEPT)
    kept = """async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((each) => each.keys()))).flat().map(({ url }) => new URL(url).pathname);
    }"""
    paths = table.page.evaluate(kept)
    assert paths and all(VERSION.match(path) for path in paths)


def signed_out(page: Page) -> None:
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page.locator("#account > .done")).to_be_visible()


@pytest.mark.parametrize("elsewhere", [False, True], ids=["this tab", "another tab"])
def test_signing_out_erases_the_table(server: Server, visit: Sit, elsewhere: bool) -> None:
    table = visit(server, stranger=True).open("/")
    page = table.page
    page.get_by_role("button", name="Play", exact=True).click()
    table.settle()
    address, cards = page.url, table.hand.all_inner_texts()
    assert len(cards) == 4
    page.goto(f"{server.url}/rules")
    other = table.context.new_page() if elsewhere else page
    other.goto(f"{server.url}/account")
    signed_out(other)
    go_offline(table)
    page.goto(address)
    expect(page.get_by_text("No connection. This table opens")).to_be_visible()
    assert table.hand.count() == 0


def test_a_new_version_replaces_the_old_one_as_a_whole(mortal_server: Server, visit: Sit) -> None:
    table = visit(mortal_server)
    path = seated(mortal_server, table)
    page = table.page
    wait_until(page, IS_KEPT)
    [old], before = versions_of(page), page.evaluate("() => caches.keys()")
    table.expects_outage = True
    mortal_server.kill()
    page.reload()  # the old version, as a whole, although there is no server
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    assert versions_of(page) == {old}
    mortal_server.program = (str(Path(__file__).parents[1] / "changed_server.py"),)
    mortal_server.start()
    other = table.context.new_page()
    other.goto(mortal_server.url + path)
    wait_until(other, UPDATED, before)
    [new] = versions_of(other)
    assert new != old
    # The page that was open goes on with its own scripts, also with those that it has not loaded yet.
    text = "async (path) => (await fetch(path)).text()"
    assert MARK not in page.evaluate(text, f"/static/{old}/{CHANGED}")
    assert MARK in page.evaluate(text, f"/static/{new}/{CHANGED}")
    mortal_server.kill()
    page.reload()  # it does not show what scripts of another version have kept
    expect(page.get_by_text("No connection. This table opens")).to_be_visible()
    assert versions_of(page) == {new}


def test_browsers_find_everything_that_an_app_needs(server: Server, visit: Sit) -> None:
    table = visit(server).open("/?lang=de")
    page = table.page
    wait_until(page, IS_KEPT)
    devtools = table.context.new_cdp_session(page)
    found: dict[str, Any] = devtools.send("Page.getAppManifest")
    manifest = json.loads(found["data"])
    assert found["errors"] == [] and found["url"].startswith(server.url)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/" and manifest["lang"] == "de"
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in problems if each["errorId"] != "in-incognito"] == []


SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.getRegistration()).getNotifications();
  return shown.map((each) => [each.title, each.body, each.data]);
}"""


def test_a_notification_is_shown_by_the_worker_that_keeps_the_pages(server: Server, visit: Sit) -> None:
    table = visit(server, permissions=["notifications"]).open("/")
    page = table.page
    wait_until(page, IS_KEPT)
    registrations: list[dict[str, Any]] = []
    devtools = table.context.new_cdp_session(page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    told = {"title": "Your turn", "body": "Ben has played.", "path": "/m/abc"}
    message = {"origin": server.url, "registrationId": registrations[0]["registrationId"], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    wait_until(page, f"async () => (await ({SHOWN})()).length === 1")
    assert page.evaluate(SHOWN) == [list(told.values())]
