"""Each public function, tried alone in a fresh process, gives what it gives where everything has been imported."""

import json
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

import cassino
import fresh
from cassino.compiled import engine_kind
from pure_engine import PLAIN_ENGINE

ENGINES = {
    "compiled": {"CASSINO_NEED_C": "1", "CASSINO_PURE": ""},
    "plain": PLAIN_ENGINE,
}
each_engine = pytest.mark.parametrize("engine", ["compiled", pytest.param("plain", marks=pytest.mark.slow)])
STATE = cassino.deal("casino", seed=1)
"""In the deal that it begins, A holds 9S 6S 5S 2H, and 8S 6C 5H 4S are on the table."""
MATCH = cassino.Match("casino", seed=1)
ILLEGAL = "cassino.Move(1, 1 << 23)"
"""A builds with a card of B."""


def packed(value: object) -> str:
    """An expression that makes a value from its pickle."""
    return f"pickle.loads({pickle.dumps(value)!r})"


GIVEN = {
    "parsed": f"cassino.parse_position({cassino.format_position(STATE)!r})",
    "pickled": packed(STATE),
    "drawn": packed(cassino.deal("casino", lazy=True)),
    "view": packed(MATCH.view(MATCH.turn)),
    "match": "cassino.Match('casino', seed=1)",
    "move": packed(STATE.legal_moves[-1]),
    "moves": packed(STATE.legal_moves),
    "rng": "cassino.Rng(1)",
    "rules": "cassino.rules('royal')",
}
"""Objects of the main classes."""
QUICK = ("parsed", "pickled", "view")
each_kind = pytest.mark.parametrize(
    "kind", [kind if kind in QUICK else pytest.param(kind, marks=pytest.mark.slow) for kind in GIVEN]
)
ARGUMENTS = {
    "apply": "given.legal_moves[0]",
    "assign": "given.copy()",
    "batches": "0",
    "below": "5",
    "broken_rule": ILLEGAL,
    "certain": "1",
    "count": "given[0]",
    "cut": "5",
    "deal_cards": "range(12)",
    "hand": "0",
    "index": "given[0]",
    "is_legal": ILLEGAL,
    "move": "'9S x 5H+4S'",
    "moves_for": "32, 0",
    "moves_up_to": "3",
    "pile": "0",
    "play": ILLEGAL,
    "plays_for": "1 << 35, 0",
    "possible": "1",
    "random_cards": "cassino.Rng(1)",
    "sample": "cassino.Rng(1)",
    "score": "0",
    "shuffle": "[1, 2, 3]",
    "split": "1",
    "sealed": "1",
    "takeable": "32",
    "takeable_with": "1 << 32",
    "view": "0",
    "why": ILLEGAL,
}
"""What methods are called with; others without arguments, which may be an error."""
FUNCTIONS = [
    f"cassino.analyze({GIVEN['view']}, worlds=1)",
    f"cassino.bot('heuristic').choose({GIVEN['view']})",
    "cassino.bot('nobody')",
    "cassino.deal('casino', seed=2)",
    "cassino.deal('casino', 7)",
    f"cassino.format_position({GIVEN['pickled']})",
    f"cassino.load({MATCH.save()!r})",
    "cassino.load('nothing')",
    "cassino.Match('casino', seed=1)",
    "cassino.Move(1, 1)",
    "cassino.MoveList()",
    GIVEN["parsed"],
    "cassino.parse_position('nothing')",
    f"cassino.perft({GIVEN['pickled']}, 1)",
    f"cassino.perft({GIVEN['drawn']}, 1)",
    "cassino.Rng(1).random()",
    "cassino.rules('casino')",
    "cassino.rules('nothing')",
    "cassino.simulate('random', 'random', deals=1).contest",
    f"cassino.solve({GIVEN['pickled']}, 10)",
    "cassino.variants()",
    "cassino.bots()",
    "cassino.cards.parse_cards('2H 10D')",
    f"cassino.format_view({GIVEN['pickled']}.view(0))",
    f"cassino.parse_view(cassino.format_view({GIVEN['pickled']}.view(0)), 0)",
    *(f"cassino.{name}" for name in cassino.__all__ if isinstance(getattr(cassino, name), type)),
]


def calls_on(given: Any) -> list[str]:
    """An expression for each public attribute and method of an object."""
    names = [name for name in dir(given) if not name.startswith("_")]
    calls = [
        f"given.{name}({ARGUMENTS.get(name, '')})" if callable(getattr(given, name)) else f"given.{name}"
        for name in names
    ]
    return [
        *calls,
        "str(given)",
        "isinstance(hash(given), int)",
        "given == 1",
        "pickle.loads(pickle.dumps(given)) == given",
    ]


def made(given: str) -> Any:
    return eval(given, {"cassino": cassino, "pickle": pickle})


def outcomes_alone(engine: str, given: str, calls: list[str]) -> dict[str, str]:
    if engine == "compiled" and engine_kind() != "compiled":
        pytest.skip("the engine is not compiled")
    done = subprocess.run(
        [sys.executable, fresh.__file__],
        input=json.dumps({"given": given, "calls": calls}),
        env=os.environ | ENGINES[engine],
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(calls, json.loads(done.stdout), strict=True))


@each_engine
@each_kind
def test_methods_alone(engine: str, kind: str) -> None:
    calls = calls_on(made(GIVEN[kind]))
    expected = {call: fresh.outcome(call, made(GIVEN[kind])) for call in calls}
    assert outcomes_alone(engine, GIVEN[kind], calls) == expected


@pytest.mark.parametrize("kind", ["parsed", "pickled"])
def test_an_illegal_move_says_so(kind: str) -> None:
    assert fresh.outcome(f"given.play({ILLEGAL})", made(GIVEN[kind])).startswith("IllegalMove: ")


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_functions_alone(engine: str) -> None:
    assert all(any(f"cassino.{name}" in call for call in FUNCTIONS) for name in cassino.__all__)
    expected = {call: fresh.outcome(call, None) for call in FUNCTIONS}
    assert outcomes_alone(engine, "None", FUNCTIONS) == expected
