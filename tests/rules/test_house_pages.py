"""House rules from public pages: said in a file, shared as a code, played to the end by bots, kept and read again."""

from pathlib import Path

import pytest

from cassino import Match, load
from cassino.book import as_text, rule_book
from cassino.bots import make_bot
from cassino.engine.rng import Rng
from cassino.notation.position import format_position, parse_position
from cassino.rules import Rules
from cassino.rules.loading import load_rules_file
from cassino.rules.sharing import rules_from_code, share_code

PAGES = sorted((Path(__file__).parent / "house_pages").glob("*.toml"))
SENTENCES = {
    "adversaries": "In a sum, a simple build of an opponent counts as one card of its value: with a 9, you can take",
    "encyclopedia": "You may not trail a card that can take something. Take with it, build with it, or play another",
    "course": "Whoever took cards last in a deal plays first in the next, and the other player deals.",
    "finland": "A side that has 10 points or more before a deal makes no sweeps in it. Once the last cards have been",
    "orphans": "A picture takes one picture of the same rank or three, never two. If there are two, choose one.",
    "foster": "You may raise your own build only if you keep two cards: one of its old value and one of its new value.",
}
"""What the rule book must say of each."""


@pytest.fixture(params=PAGES, ids=lambda path: path.stem)
def page(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def rules(page: Path) -> Rules:
    return load_rules_file(page)


def played(rules: Rules, bots: tuple[str, ...], seed: int, players: int) -> Match:
    """A match played to its end by bots, each of whose positions can be written down and read."""
    match = Match(rules, players, seed=seed)
    seats = [make_bot(bots[seat % len(bots)], Rng(seed).split(seat)) for seat in range(players)]
    while not match.is_over:
        if match.deal_over:
            match.next_deal()
            continue
        text = format_position(match.state)
        assert format_position(parse_position(text, rules)) == text
        match.play(seats[match.turn].choose(match.view(match.turn)))
    return match


def test_the_book_says_it(page: Path, rules: Rules) -> None:
    assert rules.problems() == ()
    assert SENTENCES[page.stem] in " ".join(as_text(rule_book(rules)).split())


def test_it_fits_into_a_code(rules: Rules) -> None:
    shared = rules_from_code(share_code(rules))
    assert share_code(shared) == share_code(rules)
    assert (shared.capturing, shared.scoring) == (rules.capturing, rules.scoring)


def test_a_tied_majority_is_carried_in_finland() -> None:
    rules = load_rules_file(next(path for path in PAGES if path.stem == "finland"))
    book = " ".join(as_text(rule_book(rules)).split())
    assert "If nobody scores those points, they are added to the same points of the next deal." in book


def test_bots_play_it_to_the_end_and_it_can_be_kept(rules: Rules) -> None:
    for players in rules.seating.players:
        match = played(rules, ("heuristic", "greedy"), seed=players, players=players)
        kept = load(match.save())
        assert kept == match and kept.scores == match.scores and kept.winners == match.winners
