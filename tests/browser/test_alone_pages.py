"""The pages of a folder: unknown addresses, other names of games, languages, a new version, the plain engine."""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browser.alone import START, Alone, Folder, Host, person, written
from browser.seen import expect_seen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGES = (
    *("/", "/rules/", "/rules/casino_long/", "/learn/", "/learn/capture/", "/learn/rules/scopa/", "/puzzle/"),
    *("/house/", "/score/", "/games/", "/statistics/", "/daily/", "/licenses/", "/404.html", "/open/?text=x"),
)
REGISTRATION = "navigator.serviceWorker.getRegistration()"
WAITING = f"async () => Boolean((await {REGISTRATION})?.waiting)"
UPDATE = f"async () => {{ await (await {REGISTRATION}).update() }}"
FAILED = f"""async () => {{
  const registration = await {REGISTRATION};
  await registration.update().catch(() => {{}});
  const next = registration.installing;
  if (next) await new Promise((end) => next.addEventListener("statechange", () => next.state === "redundant" && end()));
  return Boolean(registration.waiting);
}}"""
"""Looks for a new version, which cannot be installed; whether it waits all the same."""


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("full"))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("plain"), plain=True)


@pytest.fixture
def folder(full: Path, tmp_path: Path) -> Iterator[Folder]:
    """A copy, which a test may replace."""
    shutil.copytree(full, tmp_path / "site")
    running = Folder(tmp_path / "site")
    yield running
    running.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps pages."""
    found = chromium.new_context()
    yield found
    found.close()


def visit(context: BrowserContext, folder: Folder) -> Alone:
    """Opens the start page, and waits until the browser has kept everything."""
    alone = Alone(context, folder.url)
    alone.expects_outage = True
    alone.open("/")
    kept(alone)
    return alone


def kept(alone: Alone) -> None:
    alone.page.wait_for_function("() => navigator.serviceWorker.controller", timeout=START)


def hashes(path: Path) -> set[str]:
    """What addresses of a version have in them: the hashes of its scripts and of its Python."""
    return {each.name for name in ("static", "python") for each in (path / name).iterdir()}


def replace(folder: Folder, by: Path) -> None:
    """Puts another version in the place of a folder; its files are newer, which the server looks at."""
    shutil.rmtree(folder.path)
    shutil.copytree(by, folder.path, copy_function=shutil.copyfile)


def update(alone: Alone) -> None:
    """Looks for a new version, and waits until it waits."""
    alone.page.evaluate(UPDATE)
    until = time.monotonic() + START / 1000
    while not alone.page.evaluate(WAITING):
        assert time.monotonic() < until, "no new version waits"
        alone.page.wait_for_timeout(200)


def watched(alone: Alone) -> set[str]:
    """The hashes in the addresses of what a page and its worker fetch from now on."""
    found: set[str] = set()

    def note(request: Any) -> None:
        parts = request.url.split("/")
        if len(parts) > 4 and parts[3] in ("static", "python"):
            found.add(parts[4])

    alone.page.on("request", note)
    return found


def levels(alone: Alone) -> int:
    """How many levels the page offers; the window of opponents says why if these are not all."""
    alone.page.locator(".wish").last.click()
    window = alone.page.get_by_role("dialog", name="Opponents and length")
    found = window.locator("select").first.locator("option").count()
    expect(window.get_by_text("stronger ones look ahead")).to_have_count(int(found < 8))
    window.get_by_role("button", name="Done").click()
    return found


def test_an_unknown_address_has_a_page_of_ours(context: BrowserContext, folder: Folder) -> None:
    alone = visit(context, folder)
    for offline in (False, True):
        context.set_offline(offline)
        for path, title in (("/nothing/here", "Page not found"), ("/es/nada", "Página no encontrada")):
            alone.page.goto(folder.url + path)
            expect_seen(alone.page.get_by_role("heading", name=title))
        alone.page.goto(f"{folder.url}/lobby?lang=en")
        main = alone.page.get_by_role("main")
        main.get_by_role("link", name="All rules").click()
        expect(alone.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
        alone.page.goto(f"{folder.url}/account")
        main.get_by_role("link", name="Start page").click()
        expect(alone.page.get_by_role("button", name="Play", exact=True)).to_be_enabled(timeout=START)


def test_an_address_without_a_file_opens_before_there_is_a_service_worker(chromium: Browser, full: Path) -> None:
    host = Folder(full, Host)
    with person(chromium, host) as alone:
        alone.expects_refusal = True
        match = alone.open("/").new_match()
        alone.play_move()
        alone.page.reload()
        alone.sits()
        assert alone.page.url.endswith(f"/m/{match}") and alone.view["id"] == match
        alone.open("/review/none")
        expect(alone.page.get_by_role("alert")).to_be_visible(timeout=START)
        assert alone.page.url.endswith("/review/none")
        for path in ("/es/review/none", "/es/score/none", "/es/house/none/rules"):
            alone.open(path)
            expect(alone.page.get_by_role("alert")).to_be_visible(timeout=START)
            expect(alone.page.locator("html")).to_have_attribute("lang", "es")
            assert alone.page.url.endswith(path)
        alone.open("/nothing/here")
        expect_seen(alone.page.get_by_role("heading", name="Page not found"))
    host.stop()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(chromium: Browser, full: Path, scheme: Literal["light", "dark"]) -> None:
    served = Folder(full)
    with person(chromium, served) as alone:
        alone.page.emulate_media(color_scheme=scheme)
        found = {}
        for path in PAGES:
            alone.open(path)
            expect_seen(alone.page.locator("h1, h2").filter(visible=True).first)
            found[path] = alone.violations()
        alone.open("/").new_match()
        found["a table"] = alone.violations()
        alone.take_hint()
        found["a hint"] = alone.violations()
        assert not {path: faults for path, faults in found.items() if faults}
    served.stop()


def test_another_name_of_a_game_leads_to_its_rules(context: BrowserContext, folder: Folder) -> None:
    page = context.new_page()
    page.goto(f"{folder.url}/es/learn/rules/casino/")
    page.wait_for_url(f"{folder.url}/es/learn/rules/casino_long/")
    page.goto(f"{folder.url}/rules/royal")
    page.wait_for_url(f"{folder.url}/rules/royal_north_american/")
    visit(context, folder)
    context.set_offline(True)
    page.goto(f"{folder.url}/rules/casino")
    assert page.url == f"{folder.url}/rules/casino_long/"
    page.goto(f"{folder.url}/es/rules/casino/")
    assert page.url == f"{folder.url}/es/rules/casino_long/"
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("keeps", [True, False])
def test_the_language_is_chosen(chromium: Browser, folder: Folder, keeps: bool) -> None:
    context = chromium.new_context(service_workers="allow" if keeps else "block")
    alone = Alone(context, folder.url)
    alone.expects_outage = True
    alone.open("/")
    if keeps:
        kept(alone)
        context.set_offline(True)
    expect(alone.page.get_by_role("button", name="Play", exact=True)).to_be_enabled(timeout=START)
    alone.page.get_by_role("button", name="Settings").click()
    alone.page.get_by_role("combobox", name="Language").select_option("es")
    alone.page.wait_for_url("**/es/?lang=es")
    expect(alone.page.locator("html")).to_have_attribute("lang", "es")
    expect(alone.page.get_by_role("button", name="Jugar", exact=True)).to_be_enabled(timeout=START)
    if keeps:
        alone.page.goto(f"{folder.url}/")  # the choice is kept
        expect(alone.page.locator("html")).to_have_attribute("lang", "es")
    alone.page.goto(f"{folder.url}/es/rules/")
    alone.page.get_by_role("button", name="Ajustes").click()
    alone.page.get_by_role("combobox", name="Idioma").select_option("en")
    alone.page.wait_for_url("**/rules/?lang=en")
    expect(alone.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    context.close()


def test_a_match_goes_on_in_the_version_that_it_began_in(
    context: BrowserContext, folder: Folder, full: Path, plain: Path
) -> None:
    alone = visit(context, folder)
    match = alone.new_match()
    replace(folder, plain)
    update(alone)
    fetched = watched(alone)
    alone.play_move()
    alone.page.reload()
    alone.sits()
    alone.play_move()
    alone.page.get_by_role("button", name="Settings").click()
    expect_seen(alone.page.get_by_role("button", name="Use the new version"))
    alone.page.keyboard.press("Escape")
    assert fetched == hashes(full)
    alone.open("/")
    fetched.clear()
    with alone.page.expect_navigation():
        alone.page.get_by_role("button", name="Use the new version").click()
    assert levels(alone) == 5
    expect(alone.page.get_by_role("button", name="Use the new version")).to_have_count(0)
    fetched.clear()
    before = len(alone.kept())
    alone.open(f"/m/{match}")
    alone.sits()
    alone.play_move()
    assert fetched == hashes(plain) and len(alone.kept()) > before


def test_the_new_version_begins_when_all_pages_are_closed(
    context: BrowserContext, folder: Folder, full: Path, plain: Path
) -> None:
    alone = visit(context, folder)
    replace(folder, plain)
    update(alone)
    other = Alone(context, folder.url)
    fetched = watched(other)
    other.open("/")
    expect(other.page.get_by_role("button", name="Use the new version")).to_be_visible(timeout=START)
    assert fetched == hashes(full)
    alone.page.close()
    other.page.close()
    assert begins(context, folder, hashes(plain))


def begins(context: BrowserContext, folder: Folder, wanted: set[str]) -> bool:
    """Whether pages are of a version; the browser may take a moment to see that all others are closed."""
    for _ in range(10):
        page = Alone(context, folder.url)
        fetched = watched(page)
        page.open("/")
        expect(page.page.get_by_role("button", name="Play", exact=True)).to_be_enabled(timeout=START)
        if fetched == wanted:
            return True
        page.page.close()
    return False


def test_an_update_that_breaks_off_changes_nothing(
    context: BrowserContext, folder: Folder, full: Path, plain: Path
) -> None:
    alone = visit(context, folder)
    replace(folder, plain)
    [archive] = (folder.path / "python").glob("*/cassino.zip")
    archive.rename(archive.with_name("elsewhere"))
    caches: Callable[[], list[str]] = lambda: alone.page.evaluate("() => caches.keys()")  # noqa: E731
    before = caches()
    assert alone.page.evaluate(FAILED) is False
    assert caches() == before
    fetched = watched(alone)
    alone.open("/").new_match()
    assert fetched == hashes(full)
    archive.with_name("elsewhere").rename(archive)
    update(alone)


def test_without_the_compiled_engine_there_are_five_levels(chromium: Browser, plain: Path) -> None:
    served = Folder(plain)
    with person(chromium, served) as alone:
        alone.open("/")
        assert levels(alone) == 5
        alone.new_match()
        alone.take_hint()
        expect_seen(alone.page.locator("p.hint").filter(has_text="quick hint"))
    served.stop()
