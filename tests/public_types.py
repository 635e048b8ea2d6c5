"""What mypy sees of `import cassino`: real types, although the names are imported lazily. Checked by `make check`."""

from typing import assert_type

import cassino
from cassino.analysis.double_dummy import Valued
from cassino.arena.result import Result
from cassino.bots.bot import TimedBot
from cassino.engine.ending import Outcome
from cassino.search.results import Analysis


class Mine:
    """A bot as a program writes it."""

    def choose(self, view: cassino.View) -> cassino.Move:
        """The first move."""
        return view.legal_moves[0]


def check() -> None:
    """Never called."""
    match = cassino.Match("casino", players=2, seed=1)
    assert_type(match, cassino.Match)
    assert_type(match.legal_moves, cassino.MoveList)
    assert_type(match.legal_moves[0], cassino.Move)
    assert_type(match.legal_moves[:2], cassino.MoveList)
    assert_type(match.state, cassino.State)
    assert_type(match.result, Outcome | None)
    assert_type(match.view(0), cassino.View)
    assert_type(match.view(0).sample(cassino.Rng(1)), cassino.State)
    assert_type(match.save(), str)
    assert_type(cassino.load(""), cassino.Match)
    assert_type(cassino.rules("casino"), cassino.Rules)
    assert_type(cassino.variants(), tuple[str, ...])
    assert_type(cassino.deal("casino").points, tuple[int, ...] | None)
    assert_type(cassino.bot("greedy"), TimedBot)
    assert_type(cassino.bot("greedy").choose(match.view(0)), cassino.Move)
    assert_type(cassino.analyze(match.view(0)), Analysis)
    assert_type(cassino.solve(match.state), tuple[Valued, ...])
    assert_type(cassino.perft(match.state, 2), int)
    assert_type(cassino.simulate("greedy", "random"), Result)
    assert_type(cassino.simulate(Mine(), cassino.bot("greedy")), Result)
    assert_type(cassino.bots(), tuple[str, ...])
    assert_type(cassino.Match.from_position(match.state), cassino.Match)
    assert_type(cassino.Kind(0).name, str)
    assert_type(cassino.cards.format_card(1), str)
    assert_type(cassino.parse_view("", 0), cassino.View)
