"""Deals with all cards open: their par, and what the moves gave away."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from cassino.analysis.double_dummy import KnownDeal, judge_deal
from cassino.analysis.puzzles.mining import played_deal
from cassino.cli.main import cassino
from cassino.compiled import WHY_PLAIN
from cassino.engine.match import Match
from cassino.engine.scoring import score_deal
from cassino.notation.record import format_match
from cassino.rules import load_variant
from cassino.search.solver import SearchTooLong

NODES = 1_000 if WHY_PLAIN else 20_000


@pytest.fixture(scope="module")
def played() -> Iterator[Match]:
    yield played_deal(load_variant("casino_long"), 2, 3)


@pytest.mark.parametrize("variant", ["casino_long", "scopa", "dominican", "swazi_two_player"])
def test_what_was_lost_is_the_way_from_the_par_to_the_result(variant: str) -> None:
    match = played_deal(load_variant(variant), 2, 5)
    found = judge_deal(match.states, match.moves, NODES)
    assert found and len(found.turns) == len(match.moves) - found.par.place
    losses = [sum(turn.loss for turn in found.turns if turn.seat == seat) for seat in range(2)]
    par = found.par.margin if found.par.side == 0 else -found.par.margin
    assert par - losses[0] + losses[1] == found.margins[0]
    assert all(turn.loss >= 0 for turn in found.turns)
    assert all(bool(turn.best) == (turn.loss > 0) for turn in found.turns)


def test_perfect_play_brings_the_par(played: Match) -> None:
    state = played.states[-9]
    deal = KnownDeal(state)
    par = deal.margin(state)
    assert deal.values(state)[0].margin == par
    for at, move in deal.line(state):
        end = at.copy(), move
    match = Match(played.rules, 2, seed=3)
    match.deal.states[:] = [end[0]]
    match.play(end[1])
    points = score_deal(match.state).points
    assert points[state.turn] - points[1 - state.turn] == par


def test_a_larger_budget_reaches_further_back(played: Match) -> None:
    near, far = (judge_deal(played.states, played.moves, nodes) for nodes in (300, NODES))
    assert near and far and 0 < far.par.place < near.par.place
    assert near.par.nodes <= 301 and far.par.nodes <= NODES + 1


def test_more_than_two_sides() -> None:
    match = played_deal(load_variant("three_hand_casino"), 3, 1)
    found = judge_deal(match.states, match.moves, NODES)
    assert found and found.turns and sum(found.margins) == pytest.approx(0)


def test_too_many_positions(played: Match) -> None:
    with pytest.raises(SearchTooLong):
        KnownDeal(played.states[0], 100).margin(played.states[0])


def run(*arguments: str) -> str:
    result = CliRunner().invoke(cassino, ["par", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_command_tells_a_record_and_a_seed(played: Match, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text(format_match(played), "utf-8")
    text = run(str(record), "--nodes", "3000")
    assert text.startswith("Deal 1, from turn ") and "need more than --nodes" in text and "par: " in text
    assert run("--seed", "3", "--nodes", "3000") == text
    (told,) = json.loads(run(str(record), "--nodes", "3000", "--json"))
    assert told["is_whole"] is False and told["turns"][0]["place"] == told["from"]


@pytest.mark.parametrize("arguments", [[], ["--seed", "1", "--players", "5"], ["--seed", "1", "--variant", "casinoo"]])
def test_bad_input_is_one_error(arguments: list[str]) -> None:
    result = CliRunner().invoke(cassino, ["par", *arguments])
    assert result.exit_code != 0
