"""The review of a match: what it adds up to, that it is repeatable, and what it shows."""

import re
import subprocess
import sys
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from cassino import compiled
from cassino.analysis.review import match as review_of_match
from cassino.analysis.review.breakdown import margin
from cassino.analysis.review.grades import FAULTS, LEAST_CHANCE, Grade
from cassino.analysis.review.graph import svg_graph, text_graph, track
from cassino.analysis.review.hindsight import hindsight
from cassino.analysis.review.judging import judge
from cassino.analysis.review.markup import Markup, element, joined
from cassino.analysis.review.match import NothingToReview, review_match, usual_effort
from cassino.analysis.review.model import Review, for_json
from cassino.analysis.review.open_hands import prospect
from cassino.analysis.review.page import PARTS, html_page
from cassino.analysis.review.summary import EXPLAINED, renamed
from cassino.analysis.review.text import par_part, review_lines, signed
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.rules import load_variant
from cassino.search.match_chances import chances_between
from cassino.texts import tell
from cassino.texts.catalog import Catalog, say
from clocks import set_clock
from reviewed import NAMES, SMALL, played, small_review

GAMES = ("scopa", "three_hand_casino")


def review_json(review: Review) -> Any:
    """The review as programs get it."""
    return msgspec.json.decode(msgspec.json.encode(for_json(review)))


@pytest.mark.parametrize("variant", GAMES)
def test_every_move_has_chances_that_add_up(variant: str) -> None:
    review = small_review(variant)
    assert [move.number for move in review.moves] == list(range(1, len(played(variant).moves) + 1))
    for move in review.moves:
        assert sum(move.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in move.chances)
        if move.choices:
            assert move.best and move.choice and move.best.value >= move.choice.value
            assert move.loss >= 0 and move.accuracy is not None
            assert move.choice.text == move.text.split(" / ")[0]
        else:
            assert move.grade == Grade.FORCED


def test_a_move_is_judged_with_the_plays_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    def noted(known: View, *rest: Any) -> Any:
        seen.append(known)
        return judge(known, *rest)

    monkeypatch.setattr(review_of_match, "judge", noted)
    [deal] = played("scopa").deals
    review_match(played("scopa"), NAMES[:2], SMALL)
    assert seen and all(list(known.past) == deal.past(known.public.turn_no) for known in seen)


@pytest.mark.parametrize("variant", GAMES)
def test_luck_is_nobodys_gain_in_sum(variant: str) -> None:
    review = small_review(variant)
    for deal in review.deals:
        assert sum(deal.luck) == pytest.approx(0, abs=1e-6)
        assert deal.dealt is not None and sum(deal.dealt.swing) == pytest.approx(0, abs=1e-6)


MATCHES = (("casino_long", 3), ("scopa", 3), ("haitian", 9), ("three_hand_casino", 2), ("four_hand_partnership", 2))


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("variant", "deals"), MATCHES)
def test_seat_luck_skill_and_hidden_cards_add_up_to_the_result(variant: str, deals: int) -> None:
    review = small_review(variant, deals)
    sides = range(len(review.sides))
    for deal in review.deals:
        for side in sides:
            found = deal.breakdowns[side]
            assert round(found.seat + found.luck + found.skill + found.hidden, 1) == found.result
            assert found.result == round(margin(deal.points, side), 1) and found.luck == round(deal.luck[side], 1)
    for side in sides:
        whole = review.sides[side].breakdown
        assert round(whole.seat + whole.luck + whole.skill + whole.hidden, 1) == whole.result
    if len(sides) == 2:
        first, second = (review.sides[side].breakdown for side in sides)
        assert first.result == review.sides[0].score - review.sides[1].score == -second.result
        assert (first.seat, first.luck, first.skill) == (-second.seat, -second.luck, -second.skill)
        assert first.skill == pytest.approx(
            review.sides[1].lost - review.sides[0].lost, abs=0.05 * len(review.deals) + 1e-9
        )


def test_the_seat_and_the_luck_of_the_first_hands_are_what_the_open_hands_are_worth() -> None:
    review, state = small_review("scopa"), played("scopa").deals[0].states[0]
    [deal] = review.deals
    found = prospect(state, SMALL.playouts, Rng(SMALL.seed).split(1).split(0).split(1)).margins
    assert deal.dealt and deal.breakdowns[0].seat + deal.dealt.points[0] == pytest.approx(found[0], abs=0.05)


def test_what_adds_up_is_shown_in_the_terminal_and_on_the_page() -> None:
    review = small_review("casino_long", 3)
    lines, page, whole = list(review_lines(review)), html_page(review), review.sides[0].breakdown
    [told] = [line for line in lines if line.startswith("  Ann: seat ")]
    seat, luck, skill, hidden, result = map(float, re.findall(r"[+-]?\d+\.\d", told))
    assert round(seat + luck + skill + hidden, 1) == result == whole.result
    assert sum(line.startswith("  Ann, deal ") for line in lines) == 3
    assert say(EXPLAINED) in page and f"  {say(EXPLAINED)}" in lines
    for title, part in zip(PARTS, (seat, luck, skill, hidden, result), strict=True):
        assert f'<th scope="row">{tell(title)}</th><td class="number">{signed(part)}</td>' in page


def test_a_player_who_searches_loses_less_than_one_who_does_not() -> None:
    match = played("casino_long", seed=8, bots=("search:worlds=32", "random"))
    review = review_match(match, NAMES[:2], SMALL)
    good, bad = review.players
    assert good.accuracy is not None and bad.accuracy is not None
    assert good.accuracy > bad.accuracy
    assert good.lost < bad.lost
    assert sum(bad.faults.values()) == sum(move.grade in FAULTS for move in review.moves if move.seat == 1)


def test_the_same_seed_gives_the_same_review() -> None:
    match = played("scopa")
    assert review_match(match, NAMES[:2], SMALL) == review_match(match, NAMES[:2], SMALL)


def test_a_finished_match_ends_with_certainty() -> None:
    match = played("haitian")
    review = review_match(match, NAMES[:2], SMALL)
    assert match.is_over and review.winners == match.winners
    assert review.moves[-1].chances[match.winners[0]] == 1


def test_a_deal_ends_with_the_chances_before_the_next_one() -> None:
    match, review = played("scopa", 2), small_review("scopa", 2)
    first, second = review.deals
    expected = chances_between(match.rules, 2, second.before, match.deals[1].dealer, 1)
    assert first.moves[-1].chances == pytest.approx(expected)
    assert second.moves[-1].chances == pytest.approx(
        chances_between(match.rules, 2, [side.score for side in review.sides], match.next_dealer(), 2)
    )


def test_what_costs_no_chance_is_no_fault() -> None:
    review = small_review("casino_long", 9)
    assert review.winners and any(move.loss and not move.loss_of_chance for move in review.moves)
    for move in review.moves:
        assert move.loss_of_chance >= 0 and (move.loss_of_chance >= LEAST_CHANCE or not move.is_fault)


def test_par_and_what_was_given_away_make_the_result() -> None:
    for deal in small_review("casino_long", 2).deals:
        par = deal.par
        assert par and not par.is_whole and par.number > deal.moves[0].number
        other = 1 - par.side
        assert par.played == deal.points[par.side] - deal.points[other]
        assert par.margin - par.lost[par.side] + par.lost[other] == par.played
        judged = [move for move in deal.moves if move.perfect]
        assert [move.number for move in judged] == list(range(par.number, deal.moves[-1].number + 1))
        for side in (0, 1):
            assert sum(move.perfect.loss for move in judged if move.perfect and move.side == side) == par.lost[side]
        assert all(move.perfect and bool(move.perfect.best) == (move.perfect.loss > 0) for move in judged)


def test_more_positions_reach_further_back_and_agree() -> None:
    deal = played("casino_long").deals[0]
    less, more = (hindsight(deal, 11, nodes) for nodes in (5_000, 60_000))
    assert less.par and more.par and more.par.number < less.par.number
    assert {place: more.moves[place] for place in less.moves} == less.moves
    assert par_part(1, replace(more.par, is_whole=True)) == "Deal 1, all of it"


def test_a_review_goes_without_par() -> None:
    none = review_match(played("scopa"), NAMES[:2], replace(SMALL, par_nodes=0))
    assert none.deals[0].par is None and not any(move.perfect for move in none.moves)
    assert "Perfect play" not in html_page(none) + "".join(review_lines(none))


@pytest.mark.parametrize("variant", ("casino_long", "three_hand_casino"))
def test_all_forms_tell_luck_and_par(variant: str) -> None:
    review = small_review(variant)
    [deal] = review.deals
    lines, page, [found] = list(review_lines(review, True)), html_page(review), review_json(review)["deals"]
    assert (
        deal.par
        and found["par"]["margin"] == deal.par.margin
        and found["luck"] == [pytest.approx(luck, abs=1e-4) for luck in deal.luck]
    )
    assert any(f"Deal 1, from move {deal.par.number}: perfect play " in line for line in lines)
    assert f"Deal 1, from move {deal.par.number}</th>" in page and "Hidden cards</th>" in page
    lost = [move for move in review.moves if move.perfect and move.perfect.loss]
    told = [move for move in lost if not move.is_exact]
    assert sum("If all cards had been face up, " in line for line in lines) == len(told) > 0
    assert [move["perfect"]["loss"] for move in found["moves"] if move["perfect"] and move["perfect"]["loss"]] == [
        move.perfect.loss for move in lost if move.perfect
    ]


def test_a_deal_in_progress_is_not_looked_at() -> None:
    match = played("scopa")
    match.next_deal()
    match.play(match.legal_moves[0])
    assert len(review_match(match, NAMES[:2], SMALL).deals) == 1
    with pytest.raises(NothingToReview, match="No deal of this match is over yet"):
        review_match(Match(load_variant("scopa"), seed=1), NAMES[:2], SMALL)


def test_three_turning_points_in_the_order_of_the_match() -> None:
    points = small_review("scopa", 2).turning_points
    assert len(points) == 3
    assert [point.number for point in points] == sorted(point.number for point in points)


def test_it_tells_how_far_it_has_come() -> None:
    told: list[tuple[int, int]] = []
    match = played("scopa")
    review_match(match, NAMES[:2], SMALL, lambda done, total: told.append((done, total)))
    assert told == [(done, len(match.moves)) for done in range(1, len(match.moves) + 1)]


def test_json_holds_everything_and_nothing_strange() -> None:
    review = small_review("scopa", 2)
    found = review_json(review)
    assert [deal["number"] for deal in found["deals"]] == [1, 2]
    moves = [move for deal in found["deals"] for move in deal["moves"]]
    assert [move["text"] for move in moves] == [move.text for move in review.moves]
    assert all(len(move["board"]["hands"]) == 2 for move in moves)
    assert found["players"][0]["name"] == "Ann" and found["format"] == 2


def test_the_page_needs_nothing_else() -> None:
    page = html_page(small_review("scopa", 2))
    assert not re.search(r"<script|<link|src=|url\(|@import|https?://", page)
    anchors = set(re.findall(r'href="#(m\d+)"', page))
    assert anchors and anchors <= set(re.findall(r'id="(m\d+)"', page))


def test_names_cannot_break_the_page() -> None:
    match = played("scopa")
    page = html_page(review_match(match, ("<script>Ann&", 'Bob"'), SMALL))
    assert "<script" not in page and "&lt;script&gt;Ann&amp;" in page
    assert 'Bob"' not in page and "Bob&quot;" in page


def test_texts_cannot_break_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    worded = Catalog.say
    monkeypatch.setattr(Catalog, "say", lambda *args, **more: f"<script>{worded(*args, **more)}</script>")
    review = small_review("casino_long", 3)
    house = replace(review, rules=replace(review.rules, id="house", title="<script>My & rules</script>"))
    page = html_page(house)
    assert "<script" not in page and "<h1>&lt;script&gt;My &amp; rules&lt;/script&gt;</h1>" in page
    assert page.count("&lt;script&gt;") > 1000


def test_only_pieces_of_markup_are_not_escaped() -> None:
    cell = element("td", "1 < 2", class_='a"b', aria_label="<c>")
    assert cell == '<td class="a&quot;b" aria-label="&lt;c&gt;">1 &lt; 2</td>'
    assert element("tr", cell, "<td>") == f"<tr>{cell}&lt;td&gt;</tr>"
    assert joined("<", Markup("<br>"), by="&") == "&lt;&<br>"


@pytest.mark.parametrize("variant", GAMES)
def test_the_graph_is_sound_and_has_a_line_for_each_side(variant: str) -> None:
    review = small_review(variant)
    lines = ElementTree.fromstring(svg_graph(review)).findall("polyline")
    assert len(lines) == (1 if len(review.sides) == 2 else len(review.sides))
    assert all(len(line.attrib["points"].split()) == len(track(review, 0)) for line in lines)
    assert sum(row.count("*") for row in text_graph(review, 0)) == min(64, len(track(review, 0)))


@pytest.mark.parametrize("variant", GAMES)
def test_the_lines_name_players_and_faults(variant: str) -> None:
    review = small_review(variant)
    lines = list(review_lines(review))
    assert any(line.startswith("Ann: Accuracy") for line in lines)
    assert sum("    Better: " in line for line in lines) == sum(move.is_fault for move in review.moves)
    assert sum(line.startswith("  Move ") for line in review_lines(review, True)) >= len(review.moves)


class Machine:
    """A machine whose clocks go on by a step, in seconds, whenever the CPU time is looked at."""

    def __init__(self, patch: pytest.MonkeyPatch, cpu: float, wall: float) -> None:
        self.looked = 0
        set_clock(patch, lambda: cpu * self.look(), lambda: wall * self.looked)

    def look(self) -> int:
        self.looked += 1
        return self.looked


def test_a_review_of_a_long_match_ends_in_time_and_says_what_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match, whole = played("scopa", 3), small_review("scopa", 3)
    Machine(monkeypatch, cpu=0.1, wall=0.1)
    review = review_match(match, NAMES[:2], replace(SMALL, most_seconds=0.0))
    assert (len(review.deals), review.left_out) == (1, 2)
    assert [side.score for side in review.sides] == [side.score for side in whole.sides]
    assert review.winners == whole.winners
    assert 0 < review.hurried <= sum(move.best is not None for move in review.moves)
    assert review_json(review)["notes"] == [msgspec.to_builtins(note) for note in review.notes]
    notes = [say(note) for note in review.notes]
    assert "The last 2 deals are not reviewed" in notes[0] and "judged in less detail" in notes[1]
    assert all(note in html_page(review) for note in notes) and "after 3 deals" in html_page(review)
    assert set(notes) <= set(review_lines(review))
    assert renamed(review, ("You", "Hal"), ("You", "Hal")).left_out == 2


@pytest.mark.parametrize("variant", ["scopa", pytest.param("casino_long", marks=pytest.mark.slow)])
def test_a_review_on_a_busy_machine_finds_the_same(monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    """The machine is so busy that this program runs for a tenth of the time, and everything takes long."""
    effort = replace(SMALL, budget=replace(SMALL.budget, seconds=5.0), most_seconds=3600.0)
    match = played(variant, 1)
    Machine(monkeypatch, cpu=0.0, wall=0.0)
    calm = review_match(match, NAMES[:2], effort)
    Machine(monkeypatch, cpu=0.001, wall=0.01)
    busy = review_match(match, NAMES[:2], effort)
    assert busy == calm and busy.hurried == 0


@pytest.mark.slow
def test_a_review_beside_a_busy_process_finds_the_same() -> None:
    match, effort = played("casino_long", 1), usual_effort(most_seconds=180.0)
    calm = review_match(match, NAMES[:2], effort)
    crowd = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
    try:
        assert review_match(match, NAMES[:2], effort) == calm
    finally:
        for each in crowd:
            each.kill()
            each.wait()


def test_the_plain_engine_says_that_it_looks_less_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "WHY_PLAIN", "not compiled")
    effort = usual_effort()
    review = review_match(played("scopa", 1), NAMES[:2], replace(effort, par_nodes=1000))
    [note] = [say(note) for note in review.notes]
    assert "only 12 times for each move, not 200 times" in note


def test_with_enough_time_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, cpu=1e-6, wall=1e-6)
    effort = replace(SMALL, budget=replace(SMALL.budget, seconds=0.1), most_seconds=1e6)
    review = review_match(played("scopa", 2), NAMES[:2], effort)
    assert (len(review.deals), review.left_out, review.hurried) == (2, 0, 0)
    assert review_json(review)["notes"] == []


def test_a_search_may_take_more_than_its_share_until_time_runs_short(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 0.0
    monkeypatch.setattr(review_of_match, "now", lambda: moment)
    effort = replace(usual_effort(), most_seconds=180.0)
    deals = played("scopa", 3).deals
    reviewer = review_of_match._Reviewer(played("scopa", 3), deals, NAMES[:2], effort, lambda _done, _all: None)
    reviewer.total = 40
    assert reviewer.budget().seconds == review_of_match.MOST_SECONDS
    moment = 140.0
    assert reviewer.budget().seconds == pytest.approx(4 * 40 / 40 / review_of_match.SEARCHES)
    moment = 200.0
    assert reviewer.budget().seconds == review_of_match.LEAST_SECONDS
