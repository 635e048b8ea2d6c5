"""Duplicate deals: fair, repeatable, the same for any number of processes."""

import json

import pytest
from click.testing import CliRunner

from cassino.arena import BotFault, Contest, contest, run_contest
from cassino.bots import Bot, Clock, UnknownBot
from cassino.cli.arena import command
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.rules import load_variant


def match_up(first: str, second: str, variant: str = "casino_long", players: int = 2, deals: int = 4) -> Contest:
    return Contest(first, second, load_variant(variant), players, deals, seed=1)


def without_times(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if name != "ms_per_move"}


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("four_hand_partnership", 4)])
def test_a_bot_against_itself_is_level(variant: str, players: int) -> None:
    result = run_contest(match_up("greedy", "greedy", variant, players, deals=10))
    assert result.mean == 0
    assert result.ci95 == (0, 0)


@pytest.mark.parametrize(
    ("variant", "players", "played"),
    [
        ("casino_long", 2, 4),
        ("three_hand_casino", 3, 6),
        ("swazi", 4, 4),
        ("swazi", 3, 6),
        ("tuxedo", 6, 6),
    ],
)
def test_every_pack_is_played_once_for_every_side(variant: str, players: int, played: int) -> None:
    told: list[int] = []
    result = run_contest(match_up("greedy", "random", variant, players), played=told.append)
    assert result.deals == played == sum(told)


def test_three_equal_players_are_level() -> None:
    assert run_contest(match_up("greedy", "greedy", "three_hand_casino", 3, deals=9)).mean == pytest.approx(0)


def test_the_number_of_processes_changes_nothing() -> None:
    wanted = match_up("greedy", "random", deals=24)
    alone, several = run_contest(wanted, jobs=1), run_contest(wanted, jobs=2)
    assert without_times(alone.as_json()) == without_times(several.as_json())


def test_another_seed_gives_other_deals() -> None:
    rules = load_variant("casino_long")
    points = {run_contest(Contest("greedy", "random", rules, 2, 20, seed)).points for seed in range(3)}
    assert len(points) == 3


@pytest.mark.parametrize("pair", [("heuristic", "greedy"), ("greedy", "random")])
def test_the_stronger_bot_wins(pair: tuple[str, str]) -> None:
    assert run_contest(match_up(*pair, deals=40)).ci95[0] > 0


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot):
        run_contest(match_up("greedy", "grizzly"))


class Cheat:
    """Tries to capture what is not there."""

    name = "cheat"

    def choose(self, view: View, clock: Clock) -> Move:
        return Move(Kind.CAPTURE, view.hand & -view.hand, 1 << 51 | 1 << 50 | 1 << 49, 3)


class Crash(Cheat):
    """Fails at its turn."""

    name = "crash"

    def choose(self, view: View, clock: Clock) -> Move:
        raise RuntimeError("out of ideas")


@pytest.mark.parametrize(("bot", "complaint"), [(Cheat(), "illegal"), (Crash(), "RuntimeError: out of ideas")])
def test_a_fault_names_bot_seat_and_position(bot: Bot, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, rng: Rng) -> Bot:
        return bot

    monkeypatch.setattr(contest, "make_bot", make)
    with pytest.raises(BotFault, match=rf"bot '{bot.name}' in seat \d.*hand .*table .*{complaint}"):
        run_contest(match_up("greedy", "greedy"))


def test_the_command_prints_json() -> None:
    ran = CliRunner().invoke(
        command,
        ["greedy", "random", "--variant", "casino_long", "--deals", "6", "--seed", "1", "--jobs", "1", "--json"],
    )
    found = json.loads(ran.output)
    assert ran.exit_code == 0
    assert found["deals"] == 6
    assert found["ci95"][0] <= found["mean"] <= found["ci95"][1]
    assert len(found["ms_per_move"]) == 2


def test_the_command_prints_a_summary() -> None:
    ran = CliRunner().invoke(command, ["greedy", "random", "--deals", "4", "--jobs", "1"])
    assert ran.exit_code == 0
    assert "points a deal" in ran.output


def test_the_command_names_possible_numbers_of_players() -> None:
    ran = CliRunner().invoke(command, ["greedy", "random", "--variant", "draw_casino", "--players", "4"])
    assert ran.exit_code == 2
    assert "played by 2" in ran.output
