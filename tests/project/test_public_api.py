"""The public interface: `import cassino`. Its names and signatures change with care only."""

import inspect
import pickle
import subprocess
import sys
from copy import copy
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, strategies as st

import cassino
from cassino.bots import UnknownBot, bot_names, level_names
from cassino.engine.match import MatchError
from cassino.rules import CodeError, share_code, variant_ids
from playouts import PER_DEAL, examples

FUNCTIONS = {
    "analyze": "(view: cassino.engine.view.View, *, worlds: int = 256, nodes: int | None = None, "
    "seconds: float | None = None, seed: int = 0) -> cassino.search.results.Analysis",
    "bot": "(name: str, seed: int = 0, **settings: int) -> cassino.bots.bot.TimedBot",
    "bots": "() -> tuple[str, ...]",
    "deal": "(rules: 'str | PathLike[str] | Rules' = 'casino', players: int | None = None, seed: int = 0, "
    "dealer: int | None = None, *, lazy: bool = False) -> cassino.engine.state.State",
    "format_position": "(state: cassino.engine.state.State) -> str",
    "format_view": "(seen: cassino.engine.view.View) -> str",
    "load": "(text: str) -> cassino.match.Match",
    "parse_position": "(text: str, rules: 'str | PathLike[str] | Rules | None' = None, strict: bool = True) "
    "-> cassino.engine.state.State",
    "parse_view": "(text: str, seat: int | None, rules: 'str | PathLike[str] | Rules | None' = None) "
    "-> cassino.engine.view.View",
    "perft": "(state: cassino.engine.state.State, depth: int) -> int",
    "rules": "(name: 'str | PathLike[str] | Rules') -> cassino.rules.rules.Rules",
    "simulate": "(first: 'str | Bot', second: 'str | Bot', rules: 'str | PathLike[str] | Rules' = 'casino', *, "
    "players: int | None = None, deals: int = 100, seed: int = 0, jobs: int = 1) -> cassino.arena.result.Result",
    "solve": "(state: cassino.engine.state.State, nodes: int = 20000000) "
    "-> tuple[cassino.analysis.double_dummy.Valued, ...]",
    "variants": "() -> tuple[str, ...]",
}
CLASSES = {
    "Match": "back can_rule can_take_step_back carried cut cut_places deal deal_over deal_score deals from_position "
    "is_last_round is_over layout "
    "legal_moves move moves moves_up_to next_deal next_dealer outcome pack_order past play record repeat_ruling "
    "result round_count rule save scores scores_before seated state states table take_back_ruling turn "
    "view why winner winners",
    "MoveList": "complete count index moves_up_to pack",
    "Rng": "below random sealed shuffle split",
    "View": "bottom broken_rule certain claims deduction hand is_legal is_to_act known legal_moves moves_for "
    "moves_up_to plays_for possible sample sampler takeable takeable_with unseen",
}
STATE = (
    "legal_moves",
    "moves_up_to",
    "play",
    "apply",
    "copy",
    "view",
    "points",
    "hand",
    "builds",
    "loose",
    "turn",
    "rules",
    "is_chance",
    "cards_to_deal",
    "undrawn",
    "chance_outcomes",
    "deal_cards",
    "random_cards",
)
ERRORS = ("IllegalMove", "NotationError", "RestoreError", "RulesError", "VariantNotFound")
HEAVY = ("asyncio", "click", "sqlalchemy", "starlette", "cassino.engine", "cassino.rules", "multiprocessing")


def test_the_names() -> None:
    assert set(cassino.__all__) == {*FUNCTIONS, "Bot", "Kind", "Match", "Move", "MoveList", "Rng", "Rules", "State",
                                    "View", "CassinoError", "cards", *ERRORS}  # fmt: skip
    assert len(cassino.__all__) <= 30
    assert cassino.__all__ == sorted(cassino.__all__)
    assert set(cassino.__all__) < set(dir(cassino))
    with pytest.raises(AttributeError, match="nothing"):
        _ = cassino.nothing  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_signatures(name: str) -> None:
    function = getattr(cassino, name)
    assert str(inspect.signature(function)) == FUNCTIONS[name]
    assert function.__doc__


@pytest.mark.parametrize("name", ["Match", "View"])
def test_attributes(name: str) -> None:
    found = {attribute for attribute in dir(getattr(cassino, name)) if attribute[0] != "_"}
    assert found == set(CLASSES[name].split())


@pytest.mark.parametrize("name", STATE)
def test_attributes_of_a_state(name: str) -> None:
    assert hasattr(cassino.deal(), name)


@pytest.mark.parametrize("name", ERRORS)
def test_errors_have_one_base(name: str) -> None:
    assert issubclass(getattr(cassino, name), cassino.CassinoError)
    assert issubclass(cassino.CassinoError, ValueError)


def in_new_process(script: str) -> str:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_the_import_is_light() -> None:
    loaded = in_new_process("import sys, cassino; print(*sys.modules)").split()
    assert not {name for name in loaded if name.startswith(HEAVY)}


@pytest.mark.slow
def test_every_name_can_be_the_first_that_is_used() -> None:
    for name in ("rules", "Match", "bot", "load", "RulesError"):
        assert in_new_process(f"import cassino; print(cassino.{name})")
        assert (
            in_new_process(f"from cassino import {name}; import cassino; print({name} is cassino.{name})") == "True\n"
        )


def test_a_deal_needs_no_bots_and_no_words() -> None:
    script = "import sys, cassino; cassino.deal().legal_moves; cassino.variants(); print(*sys.modules)"
    heavy = ("bots", "arena", "analysis", "search", "notation", "texts.catalog")
    loaded = in_new_process(script).split()
    assert not {name for name in loaded if name.startswith(("fluent", "babel", *(f"cassino.{name}" for name in heavy)))}


def test_rules_by_name_file_or_code(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('title = "House"\nparent = "royal"\n[ending]\ntarget = 15\n')
    ours = cassino.rules(str(house))
    assert ours == cassino.rules(house)
    assert ours is cassino.rules(ours)
    assert cassino.rules("Royal") == cassino.rules("royal_north_american")
    assert cassino.rules(share_code(ours)).ending.target == 15
    assert cassino.Match(house, seed=1).rules == ours


def test_what_is_wrong_with_rules(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('title = "House"\nparent = "royal"\n[ending]\ntarget = "x"\n[dealing]\nhands = 4\n')
    with pytest.raises(cassino.RulesError) as raised:
        cassino.rules(house)
    assert [(problem.where, problem.line) for problem in raised.value.problems] == [
        ("ending.target", 4),
        ("dealing.hands", 6),
    ]
    with pytest.raises(cassino.VariantNotFound, match="Did you mean “royal”"):
        cassino.rules("roial")
    with pytest.raises(cassino.RulesError, match="No such file"):
        cassino.rules(str(tmp_path / "nowhere.toml"))
    with pytest.raises(cassino.RulesError, match="directory"):
        cassino.rules(tmp_path)
    with pytest.raises(CodeError):
        cassino.rules(share_code(cassino.rules("royal"))[:-3] + "9Zq")
    with pytest.raises(cassino.RulesError, match="target"):
        cassino.Match(cassino.rules("royal").with_target(-1))
    with pytest.raises(cassino.CassinoError, match="Possible numbers of players"):
        cassino.Match("royal", players=9)


def test_a_match() -> None:
    match = cassino.Match("casino", seed=1)
    move = match.legal_moves[0]
    match.play(str(move))
    assert match.moves == [move]
    assert match.turn == match.state.turn
    assert match.result is None
    assert match.back() == move
    assert str(match) == match.table()
    assert "?" in match.table(1)
    assert "?" not in match.table()
    assert match.why(move) == match.why(str(move)) == ""
    assert "not in your hand" in match.why(cassino.Move(0, 1 << 40))
    assert "Type a move" in match.why("nonsense")
    with pytest.raises(cassino.NotationError, match="At letter 1"):
        match.play("nonsense")
    with pytest.raises(cassino.IllegalMove, match="rule B"):
        match.play(cassino.Move(0, 3))
    with pytest.raises(MatchError):
        match.back()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_a_whole_match_is_saved_and_loaded(variant: str) -> None:
    match = cassino.Match(variant, seed=5, target=7 if cassino.rules(variant).ending.deals == 0 else None)
    while not match.is_over and len(match.deals) < 3:
        if match.deal_over:
            match.next_deal()
        match.play(str(match.moves_up_to(PER_DEAL)[-1]))
        assert cassino.load(match.save()) == match or match.state.is_over
    again = cassino.load(match.save({"Names": "Ann, Bob"}))
    assert again == match
    assert type(again) is cassino.Match
    assert again.result == match.result == (match.outcome if match.is_over else None)


def test_what_a_match_gives_away_does_not_change_it() -> None:
    match = cassino.Match("casino", seed=1)
    for _ in range(4):
        match.play(match.legal_moves[-1])
    saved = match.save()
    state = match.state
    while not state.is_over:
        state.apply(state.legal_moves[-1])
    match.moves.pop()
    match.states[0].apply(match.states[0].legal_moves[0])
    match.states.clear()
    match.deal.moves.clear()
    match.deals[0].states[-1].apply(match.legal_moves[0])
    match.deals[0].states.pop()
    match.deals.clear()
    match.view(match.turn).public.apply(match.legal_moves[0])
    assert not match.deal_over
    assert (len(match.moves), len(match.states), len(match.deals)) == (4, 5, 1)
    assert match.save() == saved
    assert cassino.load(saved) == match


class Number:
    """An integer of another library, such as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_any_integer_is_a_number() -> None:
    def n(number: int) -> Any:
        return Number(number)

    match = cassino.Match("casino", n(2), n(7), dealer=n(1), target=n(11))
    assert match == cassino.Match("casino", 2, 7, dealer=1, target=11) == cassino.load(match.save())
    assert cassino.Match(order=[n(card) for card in match.deal.order]).deal.order == match.deal.order
    assert cassino.Rng(n(5)).below(n(100)) == cassino.Rng(5).below(100)
    assert cassino.deal(seed=n(3)) == cassino.deal(seed=3)
    assert match.state.hand(n(1)) == match.state.hand(1)
    assert match.view(n(0)) == match.view(0)
    assert match.moves_up_to(n(2))[n(1)] == match.legal_moves[1]
    assert cassino.rules("casino").with_target(n(15)) == cassino.rules("casino").with_target(15)
    view = match.view(match.turn)
    assert cassino.bot("random", n(4)).choose(view) == cassino.bot("random", 4).choose(view)
    assert cassino.simulate("greedy", "random", deals=n(2), seed=n(2), players=n(2), jobs=n(1)).deals == 2
    assert cassino.perft(match.state, n(1)) == len(match.legal_moves)


@pytest.mark.parametrize("wrong", [None, 2.5, "x", "7", float("nan"), [], {}])
def test_what_is_no_integer_is_refused(wrong: Any) -> None:
    for call in (
        lambda: cassino.Match(seed=wrong),
        lambda: cassino.Match(order=[wrong]),
        lambda: cassino.deal(seed=wrong),
        lambda: cassino.Rng(wrong),
        lambda: cassino.bot("random", wrong),
        lambda: cassino.analyze(cassino.deal().view(0), worlds=wrong),
        lambda: cassino.simulate("random", "random", seed=wrong, deals=1),
        lambda: cassino.simulate("random", "random", deals=wrong),
        lambda: cassino.simulate("random", "random", jobs=wrong),
        lambda: cassino.perft(cassino.deal(), wrong),
        *(() if wrong is None else (lambda: cassino.Match(target=wrong), lambda: cassino.Match(players=wrong))),
    ):
        with pytest.raises(cassino.CassinoError, match="not a whole number"):
            call()


def test_notes_are_kept_and_change_nothing() -> None:
    match = cassino.Match("casino", seed=1)
    text = match.save({"Names": "Ann, Bob", "Seed": "99"})
    again = cassino.load(text)
    assert again.seed == 1
    assert again.notes == {"Names": "Ann, Bob"}
    again.notes["Date"] = "today"
    assert cassino.load(again.save({"Names": "Zoë"})).notes == {"Names": "Zoë", "Date": "today"}
    assert copy(again).notes == pickle.loads(pickle.dumps(again)).notes == again.notes
    copy(again).notes.clear()
    assert again.notes
    assert cassino.load(match.save({"Seed": "abc"})) == match
    for wrong in ({"Players": "3"}, {"Deal": "2"}, {"Names": "a\nb"}, {"names": "a"}, {"Names": 5}, {5: "a"}, [1], "x"):
        with pytest.raises(cassino.CassinoError):
            match.save(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", ["casino", "swazi", "haitian", "south_african_4", "hungarian_kirchner"])
def test_a_match_from_a_position(variant: str) -> None:
    state = cassino.deal(variant, seed=3)
    for _ in range(12):
        state.apply(state.moves_up_to(40)[-1])
    match = cassino.Match.from_position(state, seed=5)
    assert match == cassino.Match.from_position(cassino.format_position(state), seed=5)
    assert match.state == state
    for _ in range(3):
        while not match.deal_over:
            match.play(match.moves_up_to(40)[-1])
            assert cassino.load(match.save()) == match == pickle.loads(pickle.dumps(match))
        if not match.is_over:
            match.next_deal()
    assert match.scores == cassino.load(match.save()).scores
    with pytest.raises(cassino.CassinoError):
        match.cut(3)
    while match.moves or len(match.deals) > 1:
        match.back()
    assert match.state == state


def test_a_match_from_a_position_of_house_rules(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('title = "House"\nparent = "royal"\n[ending]\ntarget = 15\n')
    text = cassino.format_position(cassino.deal(house, seed=1))
    match = cassino.Match.from_position(text, rules=house)
    match.play(match.legal_moves[-1])
    assert cassino.load(match.save()) == match


def test_a_position_that_is_no_beginning_is_refused() -> None:
    match = cassino.Match("casino", seed=1)
    for wrong in (match.view(0).public, cassino.deal(lazy=True), match, None, 3, "casino 2 | turn A"):
        with pytest.raises(cassino.CassinoError):
            cassino.Match.from_position(wrong)  # type: ignore[arg-type]
    saved = cassino.Match.from_position(match.state).save()
    for old, new in (("turn A 1", "turn C 1"), ("casino_long 2 |", "royal 2 |"), ("9S", "9D")):
        with pytest.raises(cassino.NotationError) as raised:
            cassino.load(saved.replace(old, new, 1))
        assert raised.value.line == 7


@pytest.mark.parametrize("seed", [-1, 2**70 + 3])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    match = cassino.Match("casino", seed=seed)
    assert cassino.load(match.save()) == match


def test_a_record_with_a_wrong_seed() -> None:
    text = cassino.Match("casino", seed=5).save()
    with pytest.raises(cassino.NotationError, match=r"Line 4: \[Seed\] must be a number"):
        cassino.load(text.replace("[Seed] 5", "[Seed] five"))


def test_every_repr_says_what_the_thing_is() -> None:
    match = cassino.Match("casino", seed=1)
    expected = {
        repr(match): "<Match casino_long, 2 players, deal 1, turn 1, score 0-0>",
        repr(match.state): "<State casino_long, 2 players, turn 1, A to play>",
        repr(match.view(1)): "<View of seat 1: State casino_long, 2 players, turn 1, A to play>",
        repr(match.view(None)): "<View of a spectator: State casino_long, 2 players, turn 1, A to play>",
        repr(match.rules): "<Rules casino_long>",
        repr(match.legal_moves[0]): "<Move trail 2H>",
        repr(match.legal_moves[:1]): "<MoveList of 1: trail 2H>",
    }
    assert list(expected) == list(expected.values())


def test_views_and_samples() -> None:
    match = cassino.Match("casino", seed=1)
    seen = match.view(match.turn)
    assert seen.legal_moves == match.legal_moves == match.state.legal_moves
    assert not match.view(1 - match.turn).legal_moves
    guess = seen.sample(cassino.Rng(3))
    assert guess.view(match.turn) == seen
    assert guess == seen.sample(cassino.Rng(3)) != seen.sample(cassino.Rng(4))
    short = seen.moves_up_to(2)
    assert len(short) == 2
    assert not short.complete


def test_bots() -> None:
    match = cassino.Match("casino", seed=1)
    for name in ("random", "greedy", "heuristic", "level1"):
        assert cassino.bot(name, seed=1).choose(match.view(match.turn)) in match.legal_moves
    assert cassino.bot("search", worlds=2, cpu_ms=20).choose(match.view(match.turn)) in match.legal_moves
    for name, settings in (
        ("heuristik", {}),
        ("search", {"depth": 3}),
        ("search", {"worlds": -1}),
        ("greedy", {"cpu_ms": -1}),
    ):
        with pytest.raises(cassino.CassinoError):
            cassino.bot(name, **settings)
    with pytest.raises(UnknownBot, match="Did you mean heuristic"):
        cassino.bot("heuristik")


@pytest.mark.parametrize("name", [*bot_names(), *level_names()])
def test_a_bot_has_nothing_to_choose_when_its_seat_is_not_to_act(name: str) -> None:
    bot, match, over = cassino.bot(name), cassino.Match("casino", seed=1), cassino.Match("casino", seed=1)
    while not over.deal_over:
        over.play(over.moves_up_to(20)[0])
    waiting = cassino.deal(lazy=True)
    for view in (match.view(1), match.view(None), waiting.view(waiting.turn), over.view(over.turn)):
        with pytest.raises(cassino.CassinoError, match="there is no move to choose"):
            bot.choose(view)


def test_analysis() -> None:
    match = cassino.Match("casino", seed=1)
    found = cassino.analyze(match.view(match.turn), worlds=4)
    assert {each.move for each in found.values} == set(match.legal_moves)
    assert found == cassino.analyze(match.view(match.turn), worlds=4)
    with pytest.raises(cassino.CassinoError, match="not the turn of seat 1"):
        cassino.analyze(match.view(1 - match.turn))
    with pytest.raises(cassino.CassinoError, match="0 worlds: a search needs at least 1"):
        cassino.analyze(match.view(match.turn), worlds=0)
    with pytest.raises(cassino.CassinoError, match="a number of seconds"):
        cassino.analyze(match.view(match.turn), seconds=float("inf"))
    with pytest.warns(DeprecationWarning, match="worlds"):
        assert found == cassino.analyze(match.view(match.turn), worlds=4, nodes=500)
    while match.state.stock_size or match.state.hand_size(match.turn) > 2:
        match.play(match.legal_moves[-1])
    solved = cassino.solve(match.state)
    assert {each.move for each in solved} == set(match.legal_moves)
    assert solved[0].margin == max(each.margin for each in solved)
    assert cassino.perft(match.state, 1) == len(match.legal_moves)


def test_hidden_cards_cannot_be_searched() -> None:
    public = cassino.Match("casino", seed=1).view(0).public
    for search in (cassino.solve, lambda state: cassino.perft(state, 2)):
        with pytest.raises(cassino.CassinoError, match="hidden"):
            search(public)


class Last:
    """A bot of a program: it makes the last move of the list, and says so in words now and then."""

    def __init__(self) -> None:
        self.played = 0

    def choose(self, view: cassino.View) -> cassino.Move | str:
        self.played += 1
        move = view.moves_up_to(50)[-1]
        return str(move) if self.played == 3 and str(move) in view.moves_up_to(50) else move


class Named(Last):
    name = "greedy"


class Fails(Last):
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: cassino.View) -> cassino.Move | str:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


def test_a_bot_of_a_program_plays() -> None:
    bot: cassino.Bot = Last()
    assert isinstance(bot, cassino.Bot)
    result = cassino.simulate(bot, "random", deals=8, seed=2)
    assert (result.contest.first, result.deals, bot.played) == ("Last", 8, 0)  # type: ignore[attr-defined]
    assert result.points == cassino.simulate(Last(), "random", deals=8, seed=2, jobs=2).points
    assert cassino.simulate("random", bot, "swazi", deals=2).deals >= 2
    match = cassino.Match("casino", seed=1)
    while not match.deal_over:
        match.play(bot.choose(match.view(match.turn)))


def test_bots_of_a_program_have_other_names() -> None:
    names = [
        (result.contest.first, result.contest.second)
        for result in (
            cassino.simulate(Named(), "greedy", deals=2),
            cassino.simulate("greedy", Named(), deals=2),
            cassino.simulate(Last(), Last(), deals=2),
            cassino.simulate(cassino.bot("greedy"), "greedy", deals=2),
        )
    ]
    assert names == [("greedy (2)", "greedy"), ("greedy", "greedy (2)"), ("Last", "Last (2)"), ("greedy (2)", "greedy")]


@pytest.mark.parametrize("wrong", [Last, None, 5, object(), [], {"choose": 1}])
def test_what_cannot_choose_is_no_bot(wrong: Any) -> None:
    for pair in ((wrong, "greedy"), ("greedy", wrong)):
        with pytest.raises(cassino.CassinoError, match="is not a bot"):
            cassino.simulate(*pair, deals=2)


@pytest.mark.parametrize("answer", [None, 5, "nonsense", "trail AS AS", cassino.Move(1, 3), RuntimeError("no idea")])
def test_a_bot_that_fails_says_why(answer: Any) -> None:
    with pytest.raises(cassino.CassinoError, match=r"The bot Fails in seat [AB]"):
        cassino.simulate(Fails(answer), "greedy", deals=2)


def test_a_bot_that_cannot_be_sent_says_so() -> None:
    with pytest.raises(cassino.CassinoError, match="Fails cannot be sent to other processes"):
        cassino.simulate(Fails(lambda: 1), "greedy", deals=8, jobs=2)


def test_names_of_bots_and_kinds() -> None:
    assert cassino.bots() == (*bot_names(), *level_names())
    moves = cassino.Match("casino", seed=1).legal_moves
    assert {cassino.Kind(move.kind).name for move in moves} == {"TRAIL", "CAPTURE", "BUILD"}
    assert moves[0].kind == cassino.Kind.TRAIL
    with pytest.raises(cassino.CassinoError, match="level4: this bot has no settings"):
        cassino.bot("level4", cpu_ms=3)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_the_text_of_a_move_is_in_the_list(variant: str) -> None:
    state = cassino.deal(variant, seed=2)
    while not state.is_over:
        moves = state.moves_up_to(30)
        assert all(str(move) in moves and str(move).lower() in moves for move in moves)
        assert sum(str(moves[0]) in moves[i : i + 1] for i in range(len(moves))) == 1
        state.apply(moves[-1])


def test_other_texts_are_not_in_the_list() -> None:
    moves = cassino.Match("casino", seed=1).legal_moves
    for text in ("trail 2H", "9S x 5H+4S", "9s  x 4S,5h", "4S+2H=6", "TRAIL 2h"):
        assert text in moves
    for other in ("trail 3H", "trail 2H 5S", "2H x 5H+4S", "2H+4S = 7", "5H+4S x 9S", "", "x", "=", 5, None):
        assert other not in moves


def test_a_view_as_text() -> None:
    view = cassino.Match("casino", seed=1).view(1)
    text = cassino.format_view(view)
    assert cassino.parse_view(text, 1) == view
    assert text == cassino.format_position(view.public)
    for wrong in ((text, 2), (text, "x"), (5, 1), ("nonsense", 1), (text.replace("JD", "JS"), 1)):
        with pytest.raises(cassino.CassinoError):
            cassino.parse_view(*wrong)
    with pytest.raises(cassino.CassinoError, match="View is needed"):
        cassino.format_view(view.public)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", ["casino", "swazi", "scopa_italian", "lesotho_40", "haitian"])
def test_a_notebook_draws_the_table(variant: str) -> None:
    match = cassino.Match(variant, seed=1)
    for _ in range(9):
        match.play(match.moves_up_to(30)[-1])
    for thing, seat in ((match, None), (match.state, None), (match.view(0), 0)):
        drawn = thing._repr_html_()
        page = HTMLParser()
        words: list[str] = []
        page.handle_data = words.append  # type: ignore[method-assign]
        page.feed(drawn)
        lines = match.table(seat).split("\n")
        text = "".join(words)
        for symbol, letter in zip("♣♦♥♠", "CDHS", strict=True):
            text = text.replace(symbol, letter)
        assert text == "".join(line.strip() for line in lines)
        assert drawn.count("<div") == drawn.count("</div>") == len(lines) + 1


def test_a_title_in_a_notebook_is_only_text(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('title = "<b>AS & x"\nparent = "casino"\n')
    assert "&lt;b&gt;AS &amp; x" in cassino.Match(house)._repr_html_()


def test_simulation() -> None:
    result = cassino.simulate("greedy", "random", deals=6, seed=2)
    assert result.deals == 6
    assert result == cassino.simulate("greedy", "random", "casino", deals=6, seed=2) or result.mean
    with pytest.raises(cassino.CassinoError):
        cassino.simulate("greedy", "nobody", deals=2)
    for deals in (0, -3):
        with pytest.raises(cassino.CassinoError, match=f"There cannot be {deals} deals"):
            cassino.simulate("greedy", "random", deals=deals)


def test_a_deal_is_that_of_the_match() -> None:
    assert cassino.deal("royal", 3, seed=7) == cassino.Match("royal", 3, seed=7).state
    assert cassino.deal(seed=7, dealer=1).dealer == 1


def test_positions() -> None:
    state = cassino.deal(seed=3)
    assert cassino.parse_position(cassino.format_position(state)) == state
    with pytest.raises(cassino.NotationError, match="column"):
        cassino.parse_position("casino 2 | turn Z")


TEXTS = st.text() | st.text(alphabet="casino_long2|turnABdeler[]+=@ \nhtpx0123456789KQJSHDC{}\"'#.", max_size=200)


@examples(300)
@given(TEXTS, st.sampled_from(["", "casino 2 | turn A | dealer B | table ", "[Cassino record] 1\n[Rules] casino\n"]))
def test_any_text_gives_a_typed_error_or_is_read(text: str, start: str) -> None:
    match = cassino.Match("casino", seed=1)
    for read in (cassino.load, cassino.parse_position, match.play, match.move):
        try:
            read(start + text)
        except cassino.CassinoError as error:
            assert str(error)
    assert isinstance(match.why(text), str)


@examples(300)
@given(TEXTS)
def test_any_name_gives_a_typed_error_or_rules(text: str) -> None:
    for find in (cassino.rules, cassino.bot):
        if find is cassino.bot and text.startswith(("exec:", "http")):
            continue
        try:
            find(text)
        except cassino.CassinoError as error:
            assert str(error)


@examples(200)
@given(st.binary(max_size=200) | TEXTS.map(str.encode), st.sampled_from([b"", b'title = "x"\n[ending]\n']))
def test_any_file_gives_a_typed_error_or_rules(raw: bytes, start: bytes) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "any.toml"
        file.write_bytes(start + raw)
        try:
            cassino.rules(file)
        except cassino.CassinoError as error:
            assert str(error)


NESTED = [bracket * 100_000 for bracket in ("[", "{", "a=[", "x.", "(")]
NESTED += ["9" * 10_000, "1e" + "9" * 50, "\0", "/\0", "a" * 10_000 + "/"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("text", NESTED, ids=range(len(NESTED)))
def test_deep_and_long_texts(text: str, tmp_path: Path) -> None:
    match = cassino.Match("casino", seed=1)
    file = tmp_path / "deep.toml"
    file.write_text(text)
    for read in (cassino.load, cassino.parse_position, match.play, cassino.rules):
        for start in ("", "casino 2 | turn A | ", "[Cassino record] 1\n[House rules]\n| ", "trail "):
            with pytest.raises(cassino.CassinoError):
                read(start + text)
    with pytest.raises(cassino.CassinoError):
        cassino.rules(file)


WORDS = st.integers(0, 2**64 - 1)
SMALL = st.integers(-2, 9)
ORDERS = st.none() | st.lists(st.integers(-9, 99))
MOVES = st.builds(
    cassino.Move,
    st.integers(-5, 20),
    WORDS,
    WORDS,
    st.integers(-99, 99),
    st.integers(-9, 9),
    ORDERS,
    st.integers(-2, 9),
)


@examples(300)
@given(MOVES)
def test_any_move_is_refused_or_played(move: cassino.Move) -> None:
    assert str(move) in repr(move)
    for variant in ("casino", "swazi", "dominican", "scopa", "haitian"):
        match = cassino.Match(variant, seed=1)
        if match.why(move):
            with pytest.raises(cassino.IllegalMove):
                match.play(move)
        else:
            match.play(move)


def test_numbers_that_mean_nothing_are_refused() -> None:
    match = cassino.Match("casino", seed=1)
    for seat in (2, -1):
        with pytest.raises(cassino.CassinoError, match=f"no seat {seat}"):
            match.view(seat)
    with pytest.raises(cassino.CassinoError, match="at least 0"):
        match.moves_up_to(-1)
    with pytest.raises(cassino.CassinoError, match="at least 0"):
        cassino.perft(match.state, -1)
