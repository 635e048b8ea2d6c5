"""The search bots: their clocks, their settings, what they play when there is nothing to think about."""

from itertools import count
from typing import Any

import pytest

from cassino.bots import Clock, UnknownBot, make_bot, search as search_bot
from cassino.bots.bot import Mixing
from cassino.bots.reading import Reader
from cassino.bots.search import solved
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.engine.view import View, view
from cassino.lab.equilibrium.subgames import Suite
from cassino.rules import load_variant
from cassino.rules.options import has_steps
from cassino.search import analyze as kernel
from cassino.search.budget import Budget
from cassino.search.equilibrium.resolving import mixed
from cassino.search.results import Analysis
from clocks import set_clock
from endings import Plain, TooManyPlays, endings, played
from playouts import IS_PLAIN, cases

CLOSE = 0.01


def middle(variant: str = "casino_long") -> View:
    """A place in the middle of a deal with several moves."""
    for state in list(played(load_variant(variant), 2, 2))[8:]:
        seen = view(state, state.turn)
        if len(seen.legal_moves) > 3:
            return seen
    raise AssertionError("a short deal")


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[Budget]:
    """What the bot asked for, while the clock stands still."""
    set_clock(monkeypatch, lambda: 0.0)
    asked: list[Budget] = []

    def noted(seen: View, budget: Budget, *rest: Any) -> Analysis:
        asked.append(budget)
        return kernel.analyze(seen, Budget(worlds=1, nodes=50), *rest)

    monkeypatch.setattr(search_bot, "analyze", noted)
    return asked


@pytest.mark.parametrize(
    ("settings", "clock", "seconds"),
    [("", 0.7, 0.7), (":cpu_ms=50", 0.7, 0.05), (":cpu_ms=50", 0.02, 0.02), (":cpu_ms=0", 3, 3)],
)
def test_it_thinks_as_long_as_clock_and_setting_allow(
    budgets: list[Budget], settings: str, clock: float, seconds: float
) -> None:
    make_bot(f"search{settings}", Rng(1)).choose(middle(), Clock(move_seconds=clock))
    assert [budget.seconds for budget in budgets] == [seconds]


@pytest.mark.parametrize(("settings", "seconds"), [("", 1.0), (":cpu_ms=3000", 3.0), (":cpu_ms=3", 0.003)])
def test_its_own_clock_is_enough_where_none_is_set(budgets: list[Budget], settings: str, seconds: float) -> None:
    make_bot(f"search{settings}", Rng(1)).choose(middle())
    assert [budget.seconds for budget in budgets] == [seconds]


def test_its_settings_are_those_of_the_budget(budgets: list[Budget]) -> None:
    make_bot("search:worlds=7,nodes=900,threads=2,reads=0", Rng(1)).choose(middle(), Clock(2.0))
    assert budgets == [Budget(worlds=7, nodes=900, seconds=2.0, threads=2)]


@pytest.mark.parametrize("wrong", ["depth=3", "worlds=many", "worlds", "worlds=-1", "weights=1"])
def test_a_setting_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownBot, match=r"setting|whole number"):
        make_bot(f"search:{wrong}", Rng(1))


@pytest.mark.parametrize("variant", ["casino_long", "swazi_two_player", "draw_casino", "scopa"])
def test_with_no_time_left_it_still_plays(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by an hour whenever it is looked at."""
    hours = count()
    set_clock(monkeypatch, lambda: 3600.0 * next(hours))
    seen = middle(variant)
    for name in ("search", "search:threads=2", "ismcts:worlds=8"):
        assert seen.is_legal(make_bot(name, Rng(1)).choose(seen, Clock(move_seconds=0.0)))


def test_a_forced_move_is_not_thought_about(budgets: list[Budget]) -> None:
    forced = 0
    for state in played(load_variant("casino_long"), 2, 4):
        if not state.is_over and len(legal_moves(state)) == 1:
            forced += 1
            make_bot("search", Rng(1)).choose(view(state, state.turn), Clock())
    assert forced
    assert not budgets


@pytest.mark.parametrize("name", ["search:worlds=1,nodes=50", "ismcts:iterations=2000"])
@pytest.mark.parametrize("variant", ["casino_long", "royal_north_american", "hungarian_ulmann"])
def test_the_end_of_a_deal_is_played_as_well_as_can_be(name: str, variant: str) -> None:
    """Two players, all cards known to who counts: the choice brings as much as the best."""
    for seed in range(0, 2 * cases(5), 2):
        for state in endings(load_variant(variant), 2, seed, 4):
            plain = Plain(state.side_of(state.turn), 400 if IS_PLAIN else 1500)
            try:
                values = dict(zip(legal_moves(state), plain.after(state), strict=True))
            except TooManyPlays:
                continue
            choice = make_bot(name, Rng(seed)).choose(view(state, state.turn), Clock(600.0))
            assert values[choice] == pytest.approx(max(values.values()), abs=CLOSE)


def test_where_every_play_draws_a_card_a_tree_is_grown_while_there_is_a_stock(budgets: list[Budget]) -> None:
    for state in played(load_variant("draw_casino"), 2, 2):
        if not state.is_over and len(legal_moves(state)) > 1:
            budgets.clear()
            make_bot("search:worlds=1,nodes=50", Rng(1)).choose(view(state, state.turn), Clock())
            assert bool(budgets) == (state.stock_size == 0)


@pytest.mark.parametrize("variant", ["swazi_two_player", "south_african_2", "draw_casino"])
def test_moves_are_judged_at_sight_while_there_is_time(variant: str) -> None:
    seen = middle(variant)
    assert search_bot.at_sight(seen, None).keys() == set(seen.legal_moves)
    assert not search_bot.at_sight(seen, 0.0) or has_steps(seen.public.rules)


def test_an_equilibrium_is_played_by_chance_and_tells_how_often() -> None:
    start = next(
        state
        for state in (Suite(load_variant("casino_long"), 2, seed=1).position(number) for number in range(20))
        if sum(share > 0.1 for _, share in mixed(view(state, state.turn))) > 1
    )
    seen = view(start, start.turn)
    bots = [make_bot("search", Rng(seed)) for seed in range(40)]
    assert all(isinstance(bot, Mixing) for bot in bots)
    told = [bot.chances(seen, Clock(60.0)) for bot in bots if isinstance(bot, Mixing)]
    assert all(each == mixed(seen) for each in told)
    choices = [bot.choose(seen, Clock(60.0)) for bot in bots]
    assert set(choices) == {move for move, share in told[0] if share > 0.1}


def test_who_is_read_is_not_played_against_by_an_equilibrium(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Suite(load_variant("casino_long"), 1, seed=1).position(0)
    reader = Reader(search_bot.expected)
    assert solved(view(start, start.turn), None, reader=reader)
    monkeypatch.setattr(reader, "belief", lambda seen, until: 0.9)
    assert solved(view(start, start.turn), None, reader=reader) == []
