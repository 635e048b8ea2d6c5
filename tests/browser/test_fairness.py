"""Fair deals in a real browser: its hashes, its shuffle and its dealing are the server's; the button checks a deal."""

import hashlib
import hmac
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.seen import expect_seen
from browser.tables import Table, hidden_cards
from cassino.engine.dealing import TABLE, deal_packets, shuffled
from cassino.engine.rng import Rng
from cassino.hosted.commands.fair import dealing
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Replenish
from cassino.rules.packs import format_card

pytestmark = pytest.mark.browser
Json = dict[str, Any]
VECTORS = json.loads((Path(__file__).parents[1] / "fairness" / "vectors.json").read_text())
SCRIPTS = """async () => {
  const hash = await import("/static/fair/hash.js");
  const deal = await import("/static/fair/deal.js");
  const check = await import("/static/fair/check.js");
  window.fair = { ...hash, ...deal, ...check };
}"""


@pytest.fixture
def page(server: Server, sit_down: Callable[..., Table]) -> Iterator[Page]:
    """A page with the scripts of fair deals."""
    table = sit_down(server).open("/")
    table.page.evaluate(SCRIPTS)
    yield table.page


def test_hashes(page: Page) -> None:
    messages = [bytes(range(256))[:length] for length in (0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 200)]
    script = "messages => messages.map(text => fair.hex(fair.sha256(fair.unhex(text))))"
    found = page.evaluate(script, [message.hex() for message in messages])
    assert found == [hashlib.sha256(message).hexdigest() for message in messages]
    script = "messages => messages.map(text => fair.hex(fair.hmac(fair.unhex(text), fair.unhex(text + text))))"
    found = page.evaluate(script, [message.hex() for message in messages if len(message) <= 64])
    assert found == [hmac.digest(each, each * 2, "sha256").hex() for each in messages if len(each) <= 64]


def test_the_vectors(page: Page) -> None:
    script = """([deals, commitment]) => deals.map(({number, salts, seed, pack, dealing}) => {
      const key = fair.dealKey(seed, commitment, number, salts);
      return [fair.hex(key), fair.orderOf(pack, dealing, key).join(" "), fair.hashOf(seed, number + 1)];
    })"""
    asked = [
        {**vector, "dealing": to_builtins(dealing(load_variant(vector["variant"])))} for vector in VECTORS["deals"]
    ]
    found = page.evaluate(script, [asked, VECTORS["commitment"]])
    assert found == [[vector["key"], vector["order"], VECTORS["commitment"]] for vector in VECTORS["deals"]]


def as_dealt(rules: Rules, players: int, dealer: int, names: list[str]) -> Json:
    """What the engine deals of a pack, round by round, and what is left to be drawn."""
    left = list(names)
    rounds: list[Json] = []
    while left and not (rounds and rules.dealing.replenish is Replenish.DRAW):
        packets = deal_packets(rules, players, dealer, not rounds, len(left))
        places: list[list[str]] = [[] for _ in range(players + 1)]
        for place, count in packets:
            places[place] += [left.pop(0) for _ in range(count)]
        rounds.append({"hands": places[:players], "table": places[TABLE]})
    return {"rounds": rounds, "rest": left}


def test_cards_are_dealt_as_the_engine_deals_them(page: Page) -> None:
    asked, expected = [], []
    for rules in map(load_variant, variant_ids()):
        for players in rules.seating.players:
            order = shuffled(rules, Rng(players))
            names = [format_card(card, rules.deck.pack) for card in order]
            asked += [[names, players, dealer, to_builtins(dealing(rules))] for dealer in range(players)]
            expected += [as_dealt(rules, players, dealer, names) for dealer in range(players)]
    found = page.evaluate("all => all.map(one => fair.dealtOut(...one))", asked)
    wrong = [one[1:] for one, made, right in zip(asked, found, expected, strict=True) if made != right]
    assert wrong == []


def start(server: Server, sit_down: Callable[..., Table], **context: Any) -> Table:
    """A game begun from the start page, so with a salt of this browser."""
    table = sit_down(server, **context).open("/")
    table.page.get_by_role("button", name="Play", exact=True).click()
    table.page.wait_for_url("**/m/*")
    table.settle()
    return table


def findings(table: Table) -> list[str]:
    """What the check says, each line with its verdict."""
    table.count.get_by_text("More", exact=True).click()
    table.count.get_by_role("button", name="Check this deal").click()
    items = table.page.locator("dialog.fair .findings li > span")
    expect_seen(items.first)
    found: list[str] = items.all_inner_texts()
    table.page.locator("dialog.fair").get_by_role("button", name="Close").click()
    return [" ".join(text.split()) for text in found]


def test_one_tap_checks_each_deal(server: Server, sit_down: Callable[..., Table]) -> None:
    table = start(server, sit_down)
    for number in (1, 2):
        table.play_deal()
        found = findings(table)
        assert all(text.startswith("Right: ") for text in found), found
        assert "Right: Your own random number went into the shuffle." in found
        assert any(
            "you saw dealt or played are where the seed and the random numbers put them" in text for text in found
        )
        assert table.view["fair"]["revealed"] == number
        table.page.get_by_role("button", name="Next deal").click()
        expect(table.count).to_have_count(0)
    assert not hidden_cards(table.frames)


def test_a_match_of_a_chosen_seed_has_nothing_to_check(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open("/")
    made = table.page.evaluate("""async () => (await fetch("/api/matches", {method: "POST",
      headers: {"content-type": "application/json"}, body: JSON.stringify({variant: "casino", target: 1, seed: 5,
      seats: [{kind: "human", name: "Ann"}, {kind: "bot", name: "Hal", bot: "greedy"}]})})).json()""")
    table.open(f"/m/{made['id']}")
    table.play_deal()
    expect_seen(table.count)
    expect(table.count.get_by_role("button", name="Check this deal")).to_have_count(0)


CHECKED = (
    """([view, memory]) => fair.check(view, memory).filter(found => found.right === false).map(found => found.text)"""
)


def lies(view: Json) -> Iterator[tuple[str, Json]]:
    """What a server could show instead, and what the check says of it."""
    fair = view["fair"]
    other = hashlib.sha256(b"another").hexdigest()
    yield "The seed of the deal does not fit the promise.", {**fair, "seed": other}
    yield "The promise is not the one this browser was first shown.", {**fair, "commitment": other}
    yield "Your own random number was left out", {**fair, "used": ["", ""]}
    yield "Another random number was used in place of yours.", {**fair, "used": [other, ""]}
    yield (
        "The seed and the random numbers give different cards from the ones you saw",
        {**fair, "used": [fair["used"][0], other]},
    )
    yield (
        "The seed and the random numbers give different cards from the ones you saw",
        {**fair, "dealing": {**fair["dealing"], "packet": 1}},
    )


def test_every_lie_is_found(server: Server, sit_down: Callable[..., Table]) -> None:
    table = start(server, sit_down)
    table.page.evaluate(SCRIPTS)
    table.play_deal()
    view = next(view for view in table.views if view["phase"] != "play")
    name = f"cassino.fair.{view['id']}.{view['seat']}"
    memory = table.page.evaluate("name => JSON.parse(localStorage.getItem(name))", name)
    assert table.page.evaluate(CHECKED, [view, memory]) == []
    for text, lie in lies(view):
        found = table.page.evaluate(CHECKED, [{**view, "fair": lie}, memory])
        assert any(each.startswith(text) for each in found), (text, found)
    swapped = json.loads(json.dumps(memory))
    mine = swapped["seen"]["hands"]["1"]
    unseen = next(card for card in VECTORS["deals"][0]["order"].split() if card not in mine)
    mine[0] = unseen
    card = table.page.evaluate(SHORT, unseen)
    assert table.page.evaluate(CHECKED, [view, swapped]) == [
        f"The seed and the random numbers give different cards from the ones you saw: {card}."
    ]
    assert table.page.evaluate(CHECKED, [{**view, "fair": None}, memory]) != []


SHORT = """async card => (await import("/static/shared/cards.js")).shortOf(card)"""


def check_page(table: Table) -> None:
    """Opens the check of the deal, and looks at it as a reader with other eyes does."""
    table.count.get_by_text("More", exact=True).click()
    table.count.get_by_role("button", name="Check this deal").click()
    expect_seen(table.page.locator("dialog.fair .findings li").first)
    assert table.violations() == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.page.locator("dialog.fair").get_by_role("button", name="Close").click()


@pytest.mark.parametrize(("scheme", "width"), [("light", 390), ("dark", 1280)])
def test_a_rematch_has_ones_salt_in_its_first_deal(
    server: Server, sit_down: Callable[..., Table], scheme: str, width: int
) -> None:
    table = start(server, sit_down, color_scheme=scheme, viewport={"width": width, "height": 844})
    table.play_deal()
    check_page(table)
    resign(table)
    expect_seen(table.page.get_by_role("button", name="Rematch"))
    promised = table.view["fair"]["next"]
    table.wait_for_salts(0)
    before = table.page.url
    table.page.get_by_role("button", name="Rematch").click()
    expect(table.page).not_to_have_url(before)
    table.play_deal()
    found = findings(table)
    assert table.view["fair"]["commitment"] == promised
    assert all(text.startswith("Right: ") for text in found), found
    assert "Right: Your own random number went into the shuffle." in found


def resign(table: Table) -> None:
    table.count.get_by_role("button", name="Next deal").click()
    expect(table.count).to_have_count(0)
    table.settle()
    path = f"{table.url}/api/matches/{table.view['id']}/resign"
    assert table.page.request.post(path, data={"version": table.version}).ok
