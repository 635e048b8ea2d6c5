"""Duplicate deals: fair, repeatable, the same for any number of processes."""

from itertools import count

import pytest

from cassino.arena import BotFault, Contest, SideRotation, pack, run_contest, table
from cassino.arena.contest import seatings
from cassino.arena.table import PlayedDeal, Thinking, play_deal
from cassino.bots import Clock, TimedBot, UnknownBot
from cassino.bots.bot import ONE_SECOND
from cassino.bots.simple import GreedyBot
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules import load_variant


def match_up(
    first: str, second: str, variant: str = "casino_long", players: int = 2, deals: int = 4, ms: float | None = None
) -> Contest:
    return Contest(first, second, load_variant(variant), players, deals, seed=1, ms=ms)


def without_times(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if "ms_per_move" not in name}


@pytest.mark.parametrize(
    ("variant", "players"), [("casino_long", 2), ("three_hand_casino", 3), ("four_hand_partnership", 4)]
)
def test_a_bot_against_itself_is_level(variant: str, players: int) -> None:
    result = run_contest(match_up("greedy", "greedy", variant, players, deals=12))
    assert result.mean == pytest.approx(0)
    assert result.ci95 == pytest.approx((0, 0))
    assert result.score == 0.5


@pytest.mark.parametrize(
    ("variant", "players", "played"),
    [
        ("casino_long", 2, 4),
        ("three_hand_casino", 3, 6),
        ("swazi", 4, 4),
        ("swazi", 3, 6),
        ("south_african_4", 4, 14),
        ("tuxedo", 6, 6),
    ],
)
def test_every_pack_is_played_for_every_choice_of_sides(variant: str, players: int, played: int) -> None:
    told: list[int] = []
    result = run_contest(match_up("greedy", "random", variant, players), on_progress=told.append)
    assert result.deals == played == sum(told)


def test_seatings_are_all_choices_that_leave_both_a_side() -> None:
    assert seatings(2, SideRotation.ALL) == seatings(2, SideRotation.ONE) == ((True, False), (False, True))
    everything = seatings(4, SideRotation.ALL)
    assert len(set(everything)) == len(everything) == 14
    assert all(any(sides) and not all(sides) for sides in everything)
    assert all(sum(sides) == 1 for sides in seatings(4, SideRotation.ONE))
    assert len(seatings(6, SideRotation.ALL)) == 6


def test_the_margin_compares_the_mean_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[tuple[str, ...]] = []

    def play_deal(state: State, bots: list[TimedBot], clock: Clock, watch: object) -> PlayedDeal:
        seats.append(tuple(bot.name for bot in bots))
        return PlayedDeal((3, 4, 8), [Thinking(1, 0.5) for _ in bots])

    monkeypatch.setattr(pack, "play_deal", play_deal)
    result = pack.play_pack(match_up("greedy", "random", "three_hand_casino", 3), 0)
    played = dict(zip(seats, zip(result.points, result.margins, strict=True), strict=True))
    assert len(played) == 6
    assert played["greedy", "random", "random"] == ((3, 6), -3)
    assert played["greedy", "random", "greedy"] == ((5.5, 4), 1.5)
    assert [thinking.moves for thinking in result.thinking] == [9, 9]


def test_the_number_of_processes_changes_nothing() -> None:
    wanted = match_up("greedy", "random", deals=120)
    alone, several = run_contest(wanted, jobs=1), run_contest(wanted, jobs=2)
    assert without_times(alone.as_json()) == without_times(several.as_json())


def test_another_seed_gives_other_deals() -> None:
    rules = load_variant("casino_long")
    points = {run_contest(Contest("greedy", "random", rules, 2, 20, seed)).points for seed in range(3)}
    assert len(points) == 3


@pytest.mark.parametrize("pair", [("heuristic", "greedy"), ("greedy", "random")])
def test_the_stronger_bot_wins(pair: tuple[str, str]) -> None:
    assert run_contest(match_up(*pair, deals=40)).ci95[0] > 0


def test_bots_are_told_how_long_they_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[Clock] = []

    class Listener(GreedyBot):
        def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
            clocks.append(clock)
            return super().choose(view, clock)

    monkeypatch.setattr(pack, "make_bot", lambda name, rng: Listener(rng))
    pack.play_pack(match_up("first", "second", ms=40), 0)
    pack.play_pack(match_up("first", "second"), 0)
    assert {clock.move_seconds for clock in clocks} == {0.04, Clock().move_seconds}


def test_each_bot_has_its_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has used three seconds more whenever it is asked: once before each move and once after it."""
    monkeypatch.setattr(table, "process_time", count(step=3.0).__next__)
    result = pack.play_pack(match_up("greedy", "random"), 0)
    assert [thinking.cpu_ms_per_move for thinking in result.thinking] == [3000.0, 3000.0]


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot):
        run_contest(match_up("greedy", "grizzly"))


class Cheat:
    """Tries to capture what is not there."""

    name = "cheat"

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        return Move(Kind.CAPTURE, view.hand & -view.hand, 1 << 51 | 1 << 50 | 1 << 49, 3)


class Crash(Cheat):
    """Fails at its turn."""

    name = "crash"

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("bot", "complaint"), [(Cheat(), "chose an illegal move"), (Crash(), "failed: RuntimeError: out of ideas")]
)
def test_a_fault_names_bot_seat_and_position(bot: TimedBot, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, rng: Rng) -> TimedBot:
        return bot

    monkeypatch.setattr(pack, "make_bot", make)
    with pytest.raises(BotFault, match=rf"bot {bot.name} in seat ([AB]) {complaint}.* turn \1 .*hand .*table "):
        run_contest(match_up("greedy", "greedy"))


@pytest.mark.parametrize(("culprit", "letter"), [(0, "A"), (1, "B")])
def test_a_fault_names_the_seat_of_the_bot_at_fault(culprit: int, letter: str) -> None:
    bots: list[TimedBot] = [GreedyBot(Rng(seat)) for seat in range(2)]
    bots[culprit] = Crash()
    state = Match(load_variant("casino_long"), 2, seed=1).state
    with pytest.raises(BotFault, match=f"The bot crash in seat {letter} failed: RuntimeError"):
        play_deal(state, bots, ONE_SECOND)
