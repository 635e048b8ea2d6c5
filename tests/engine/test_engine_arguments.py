"""Whatever a public function is given, it answers or raises a CassinoError. The functions are found by inspection."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum
from random import Random
from typing import Any

import pytest

import cassino
import cassino.cards
from cassino.cards import card_set, cards_in
from cassino.engine.match import Match as EngineMatch
from cassino.rules import variant_ids
from playouts import cases

EXTREMES = [-1, 52, 200, 255, 256, 10_000_000, 2**31, 2**32 + 1, 2**63, 2**64, 2**100, -(2**31) - 1, -(2**63) - 1]
EXTREMES += [-(2**100)]
OTHERS: list[Any] = [None, "x", "", 1.5, float("nan"), b"x", object(), [], [None], ["x"], [[2**70]], [[0, 0]], {}]
OTHERS += [{1: 2}, range(60), [2**70], [-1] * 60, int, True, cassino.deal("swazi"), cassino.Rng(1)]
MOST = 2**64 - 1
OTHERS += [
    cassino.Move(kind, cards, taken, value, seat)
    for kind in range(-1, 16)
    for cards, taken, value, seat in ((1 << 51, 3, 16, 5), (0, 0, 0, -1), (MOST, 1 << 63, -(2**31), 2**31 - 1))
]
OTHERS += [cassino.Move(1, 1, 0, order=range(52)), cassino.Move(1, MOST, MOST, 9, order=[-1, 2**70], pack=99)]
INDICES = {"seat", "side", "holder", "card", "index"}
"""Parameters for which no number out of range is an answer."""
GOOD: dict[str, Any] = {
    "seat": 0, "side": 0, "holder": 0, "card": 0, "index": 0, "limit": 3, "n": 5, "key": 1, "pack": 0, "rank": 1,
    "suit": 0, "cards": 1, "taken": 0, "places": (), "items": [1, 2, 3], "hands": [1] * 6, "stock": (), "batches": (),
    "text": "AS", "number": 0, "place": 3, "kind": 0, "players": 2, "seed": 1, "count": 1, "name": "random",
    "first": "random", "second": "random", "depth": 1, "nodes": 100, "people": ("A", "B"),
}  # fmt: skip
"""What the other arguments are while one is wrong."""
NOT_TRIED = {"simulate", "Rules"}
"""Checked in test_public_api."""


def played(name: str, moves: int) -> cassino.State:
    state = cassino.deal(name, seed=4)
    for number in range(moves):
        if not state.is_over:
            found = state.moves_up_to(40)
            state.apply(found[number % len(found)])
    return state


def waiting() -> cassino.State:
    """A state with undrawn cards."""
    return cassino.deal("draw_casino", lazy=True)


STATES: dict[str, Callable[[], cassino.State]] = {
    "first": lambda: cassino.deal("casino", seed=1),
    "piles": lambda: played("swazi", 9),
    "partners": lambda: played("south_african_4", 12),
    "drawn": waiting,
    "over": lambda: played("royal", 500),
}
OBJECTS: dict[str, Callable[[], Any]] = {
    **STATES,
    "view": lambda: cassino.Match("casino", seed=1).view(0),
    "other view": lambda: played("swazi", 8).view(1),
    "match": lambda: cassino.Match("casino", seed=1),
    "engine match": lambda: EngineMatch(cassino.rules("swazi"), seed=1),
    "moves": lambda: cassino.deal("casino", seed=1).legal_moves,
    "move": lambda: cassino.Move(1, 1, 2, 1),
    "rng": lambda: cassino.Rng(1),
    "rules": lambda: cassino.rules("royal"),
    "cards": lambda: cassino.cards,
    "cassino": lambda: cassino,
}


def parameters(function: Callable[..., Any]) -> list[str]:
    """The parameters that can be given by place or name; none for what is not called."""
    try:
        found = inspect.signature(function).parameters.values()
    except ValueError:
        return []
    return [each.name for each in found if each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)]


def functions(given: Any) -> list[str]:
    """The public functions of an object or module that have parameters."""
    names = getattr(given, "__all__", None) or [name for name in dir(given) if not name.startswith("_")]
    found = [name for name in names if callable(getattr(given, name)) and name not in NOT_TRIED]
    found = [name for name in found if not is_kernel(getattr(given, name))]
    own = [name for name in found if not inspect.ismodule(given) or is_home(given, getattr(given, name))]
    called = [name for name in own if not isinstance(kind := getattr(given, name), type) or not is_thrown(kind)]
    return [name for name in called if parameters(getattr(given, name))]


def is_thrown(kind: type) -> bool:
    """Whether only the package itself makes objects of this class: errors and enumerations."""
    return issubclass(kind, Exception | Enum)


def is_kernel(function: Callable[..., Any]) -> bool:
    """Whether this is a function of the plain engine that Python cannot call in the compiled one."""
    try:
        return inspect.getsource(function).lstrip().startswith("@kernel")
    except (OSError, TypeError):
        return False


def is_home(module: Any, function: Any) -> bool:
    return module is cassino or getattr(function, "__module__", "") == module.__name__


def good(given: Any, function: Callable[..., Any], name: str) -> Any:
    if name == "move":
        state = getattr(given, "state", getattr(given, "public", given))
        return next(iter(getattr(state, "legal_moves", ())), cassino.Move(0, 1))
    if name in ("rng", "view", "state", "public", "tables", "rules"):
        state = played("casino", 500 if given is cassino else 0)
        return {"rng": cassino.Rng(2), "view": state.view(0), "tables": state.tables, "rules": state.rules}.get(
            name, state
        )
    default = inspect.signature(function).parameters[name].default
    return GOOD.get(name, None if default is inspect.Parameter.empty else default)


def calls(make: Callable[[], Any], name: str) -> Iterator[tuple[str, Any, Callable[[], Any]]]:
    """Calls of one function with one wrong argument each."""
    for parameter in parameters(getattr(make(), name)):
        for wrong in EXTREMES + OTHERS:
            given = make()
            function = getattr(given, name)
            arguments = {each: good(given, function, each) for each in parameters(function)} | {parameter: wrong}

            def call(function: Any = function, arguments: Any = arguments) -> Any:
                found = function(**arguments)
                return list(found) if inspect.isgenerator(found) else found

            yield parameter, wrong, call


@pytest.mark.filterwarnings("ignore:`nodes` has no effect:DeprecationWarning")
@pytest.mark.parametrize(
    ("thing", "name"), [(thing, name) for thing, make in OBJECTS.items() for name in functions(make())]
)
def test_wrong_arguments(thing: str, name: str) -> None:
    for parameter, wrong, call in calls(OBJECTS[thing], name):
        try:
            found = call()
        except cassino.CassinoError as error:
            assert str(error)
            continue
        except Exception as error:
            raise AssertionError(f"{name}({parameter}={wrong!r}) raises {error!r}") from error
        is_index = parameter in INDICES and isinstance(wrong, int) and not isinstance(wrong, bool)
        assert not is_index or thing in ("match", "engine match", "move", "cassino"), (
            f"{name}({parameter}={wrong!r}) is {found}"
        )


def strange_move(state: cassino.State, random: Random) -> cassino.Move:
    """A play with cards of the hand and loose cards, and any kind, value and owner."""
    hand, loose = list(cards_in(state.hand(state.turn))), list(cards_in(state.loose))
    cards = card_set(random.sample(hand, min(len(hand), random.choice((0, 1, 1, 1, 2)))))
    taken = card_set(random.sample(loose, random.randint(0, min(3, len(loose)))))
    return cassino.Move(random.randrange(11), cards, taken, random.randint(0, 17), random.randint(-1, state.players))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_illegal_moves_that_are_applied_do_no_harm(variant: str) -> None:
    random, refused, made = Random(variant), 0, 0
    for seed in range(cases(3)):
        state = cassino.deal(variant, seed=seed)
        while not state.is_over:
            before = state.copy()
            try:
                state.apply(strange_move(state, random))
                made += 1
            except cassino.IllegalMove:
                assert state == before
                refused += 1
                moves = state.moves_up_to(20)
                if not moves or refused % 200 == 0:
                    break
                with suppress(cassino.IllegalMove):  # nobody knows what is legal where the rules were broken
                    state.apply(moves[-1] if refused % 3 == 0 else strange_move(state, random))
            assert state.is_readable()
            assert hash(state) == hash(state.copy())
            assert cassino.format_position(state)
            assert state.view(0).moves_up_to(3) is not None
        assert state._repr_html_()
    assert refused and made
