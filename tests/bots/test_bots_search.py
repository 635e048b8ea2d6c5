"""The bot `search`: its clocks, its settings, what it plays when there is nothing to think about."""

from itertools import count
from typing import Any

import pytest

from cassino.bots import Clock, UnknownBot, make_bot, search as search_bot
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.engine.view import View, view
from cassino.rules import load_variant
from cassino.search.playout_search import MOST_WORLDS, playout_search
from cassino.search.results import Analysis
from clocks import Ticking, set_clock
from endings import Plain, TooManyPlays, endings, played
from playouts import IS_PLAIN, cases

CLOSE = 0.01
Asked = tuple[int, float | None, bool]
"""Worlds, seconds, and whether other players' plays count."""


def middle(variant: str = "casino_long") -> View:
    """A place in the middle of a deal with several moves."""
    for state in list(played(load_variant(variant), 2, 2))[8:]:
        seen = view(state, state.turn)
        if len(seen.legal_moves) > 3:
            return seen
    raise AssertionError("a short deal")


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """What the bot asked for, while the clock stands still."""
    set_clock(monkeypatch, lambda: 0.0)
    asked: list[Asked] = []

    def noted(seen: View, worlds: int, seconds: float | None, rng: Rng, aim: Any, plays: bool, *rest: Any) -> Analysis:
        asked.append((worlds, seconds, plays))
        return playout_search(seen, 1, seconds, rng, aim, plays, *rest)

    monkeypatch.setattr(search_bot, "playout_search", noted)
    return asked


@pytest.mark.parametrize(
    ("settings", "clock", "seconds"),
    [("", 0.7, 0.7), (":cpu_ms=50", 0.7, 0.05), (":cpu_ms=50", 0.02, 0.02), (":cpu_ms=0", 3, 3)],
)
def test_it_thinks_as_long_as_clock_and_setting_allow(
    budgets: list[Asked], settings: str, clock: float, seconds: float
) -> None:
    make_bot(f"search{settings}", Rng(1)).choose(middle(), Clock(move_seconds=clock))
    assert budgets == [(MOST_WORLDS, seconds, True)]


@pytest.mark.parametrize(("settings", "seconds"), [(":cpu_ms=3000", 3.0), (":cpu_ms=3", 0.003)])
def test_its_own_clock_is_enough_where_none_is_set(budgets: list[Asked], settings: str, seconds: float) -> None:
    make_bot(f"search{settings}", Rng(1)).choose(middle())
    assert budgets == [(MOST_WORLDS, seconds, True)]


@pytest.mark.parametrize(
    ("settings", "asked"),
    [
        ("", (search_bot.USUAL_WORLDS, None, True)),
        (":worlds=7", (7, None, True)),
        (":plays=0,worlds=2", (2, None, False)),
    ],
)
def test_without_any_clock_the_number_of_worlds_counts(budgets: list[Asked], settings: str, asked: Asked) -> None:
    make_bot(f"search{settings}", Rng(1)).choose(middle())
    assert budgets == [asked]


def test_both_limits_hold(budgets: list[Asked]) -> None:
    make_bot("search:worlds=7,cpu_ms=20", Rng(1)).choose(middle(), Clock(2.0))
    assert budgets == [(7, 0.02, True)]


@pytest.mark.parametrize("wrong", ["depth=3", "nodes=9", "worlds=many", "worlds", "worlds=-1", "weights=1"])
def test_a_setting_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownBot, match=r"setting|whole number"):
        make_bot(f"search:{wrong}", Rng(1))


@pytest.mark.parametrize("variant", ["casino_long", "swazi_two_player", "draw_casino", "scopa"])
def test_with_no_time_left_it_still_plays(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by an hour whenever it is looked at."""
    hours = count()
    set_clock(monkeypatch, lambda: 3600.0 * next(hours))
    seen = middle(variant)
    for name in ("search", "search:worlds=1", "search:cpu_ms=1"):
        assert seen.is_legal(make_bot(name, Rng(1)).choose(seen, Clock(move_seconds=0.0)))


def test_a_forced_move_is_not_thought_about(budgets: list[Asked]) -> None:
    forced = 0
    for state in played(load_variant("casino_long"), 2, 4):
        if not state.is_over and len(legal_moves(state)) == 1:
            forced += 1
            make_bot("search", Rng(1)).choose(view(state, state.turn), Clock())
    assert forced
    assert not budgets


@pytest.mark.parametrize("name", ["search:worlds=1", "level8"])
@pytest.mark.parametrize("variant", ["casino_long", "royal_north_american", "hungarian_ulmann"])
def test_the_end_of_a_deal_is_played_as_well_as_can_be(
    name: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two players, all cards known to a player who counts: the choice brings as much as the best."""
    set_clock(monkeypatch, Ticking(0.0005))
    for seed in range(0, 2 * cases(5), 2):
        for state in endings(load_variant(variant), 2, seed, 4):
            plain = Plain(state.side_of(state.turn), 400 if IS_PLAIN else 1500)
            try:
                values = dict(zip(legal_moves(state), plain.after(state), strict=True))
            except TooManyPlays:
                continue
            choice = make_bot(name, Rng(seed)).choose(view(state, state.turn), Clock(600.0))
            assert values[choice] == pytest.approx(max(values.values()), abs=CLOSE)
