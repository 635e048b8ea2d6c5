"""What happens next at a table, bots' turns, and the answers to questions, as every host asks for them."""

import pickle
from typing import Any

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted.driver import answers, bot_turn as turns
from cassino.hosted.driver.answers import Advising, Help, Work, answer
from cassino.hosted.driver.bot_turn import BotFailure, bot_turn, hint_chance
from cassino.hosted.driver.next_step import LAST_CALL, BotMove, Count, NextDeal, Pass, event_of, next_step
from cassino.hosted.frames import choices
from cassino.hosted.match.events import Claimed, Counted, Moved, Offered
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import ChancesFrame, CoachFrame, HintFrame, WhyFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.move import format_move
from cassino.search.budget import Budget
from company import BEN, CROWD, Evening, last_call

SMALL = Budget(worlds=4, seconds=0.05)


def carry_on(evening: Evening, is_wanted: bool = False) -> None:
    """The next step happens."""
    step = next_step(evening.hosted, is_wanted=is_wanted)
    assert step is not None
    if isinstance(step, BotMove):
        turn = bot_turn(evening.hosted, step.seat)
        evening.happen(turn.event(turn.move()))
    else:
        evening.happen(event_of(evening.hosted, step))


def test_bots_move_unless_an_offer_waits_and_people_are_waited_for() -> None:
    evening = Evening("human", "bot", "human", variant="swazi")
    assert next_step(evening.hosted) is None
    while evening.hosted.bot_to_move is None:
        evening.play()
    assert next_step(evening.hosted) == BotMove(1)
    evening.join(BEN)
    evening.happen(Offered(0, kind="takeback", to=evening.hosted.steps[0].version - 1))
    assert next_step(evening.hosted) is None


def test_a_question_is_passed_for_those_who_want_it_so() -> None:
    evening = Evening("human", "human", "human", variant="swazi")
    for person in CROWD[1:3]:
        evening.join(person)
    rng = Rng(5)
    while evening.hosted.asked_person is None:
        if evening.hosted.phase == "deal_over":
            evening.ask(0, requests.NextDeal)
        state = evening.hosted.match.state
        moves = legal_moves(state, 1000)
        evening.happen(Moved(state.turn, format_move(state, moves[rng.below(len(moves))])))
    seat = evening.hosted.asked_person
    assert next_step(evening.hosted) is None and next_step(evening.hosted, {1 - seat: 0.0}) is None
    step = next_step(evening.hosted, {seat: 30.0})
    assert step == Pass(seat, 30.0)
    assert event_of(evening.hosted, step) == Moved(seat, "pass")


def test_the_count_waits_for_people_who_may_announce() -> None:
    evening = last_call("human", "bot", target=1000)
    assert next_step(evening.hosted) == Count(LAST_CALL)
    evening.happen(Claimed(0))
    step = next_step(evening.hosted)
    assert step == Count(0.0) and event_of(evening.hosted, step) == Counted()
    evening.happen(Counted())
    assert next_step(evening.hosted) is None


def test_a_match_of_bots_goes_on_for_its_watchers_only() -> None:
    evening = Evening("bot", "bot", variant="scopa", target=30)
    assert next_step(evening.hosted) is None
    while evening.hosted.phase != "deal_over":
        assert next_step(evening.hosted, is_wanted=True) == BotMove(evening.hosted.match.state.turn)
        carry_on(evening, is_wanted=True)
    assert next_step(evening.hosted) is None and next_step(evening.hosted, is_wanted=True) == NextDeal()
    carry_on(evening, is_wanted=True)
    assert len(evening.hosted.match.deals) == 2


def test_a_bot_chooses_the_same_again_after_a_move_is_taken_back() -> None:
    """Its random numbers depend on the moves that stand, not on the version."""
    evening = Evening("human", "bot", variant="casino")
    evening.play()
    before = bot_turn(evening.hosted, 1)
    carry_on(evening)
    assert bot_turn(evening.hosted, 1).chance != before.chance
    evening.ask(0, requests.Undo)
    evening.play()
    assert evening.hosted.version == 6 and bot_turn(evening.hosted, 1) == before


def test_random_numbers_differ_by_deal_and_move_and_tell_nothing_of_the_hint() -> None:
    evening, chances = Evening("human", "bot", variant="casino", target=100), list[int]()
    while len(evening.hosted.match.deals) < 3:
        if evening.hosted.phase == "deal_over":
            evening.ask(0, requests.NextDeal)
        chances += [bot_turn(evening.hosted, 1).chance, hint_chance(evening.hosted).state]
        evening.play()
    assert len(set(chances)) == len(chances) > 150


def raises(_view: View) -> Move:
    raise RuntimeError("out of ideas")


def cheats(view: View) -> Move:
    return Move(Kind.CAPTURE, view.hand & -view.hand, view.public.loose, 10)


def speaks_for_others(view: View) -> Move:
    return Move(Kind.CLAIM, 0, seat=1 - (view.seat or 0))


class Bot:
    """A bot that does what a function says."""

    def __init__(self, choose: Any) -> None:
        self.choose = lambda view, _clock: choose(view)


@pytest.mark.parametrize(
    ("choose", "said"), [(raises, "failed"), (cheats, "illegal move"), (speaks_for_others, "illegal move")]
)
def test_a_bot_that_fails_or_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch, choose: Any, said: str) -> None:
    evening = Evening("human", "bot")
    evening.play()
    monkeypatch.setattr(turns, "make_bot", lambda _name, _rng: Bot(choose))
    with pytest.raises(BotFailure, match=f"^greedy .*{said}"):
        bot_turn(evening.hosted, 1).by("greedy").move()


def test_a_claim_of_a_bot_is_an_event_of_its_own() -> None:
    evening = Evening("human", "bot")
    assert bot_turn(evening.hosted, 1).event(Move(Kind.CLAIM, 0, seat=1)) == Claimed(1)


def test_quick_answers_are_frames_and_what_takes_long_is_work(monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = Evening("human", "bot").hosted
    card = requests.Select(version=2, cards=(), table=())
    shown = answer(hosted, 0, card)
    monkeypatch.setattr(choices, "takes_long", lambda _view: True)
    work = answer(hosted, 0, card)
    assert isinstance(work, Work) and not isinstance(work, Help) and done(work) == shown
    assert isinstance(answer(hosted, 0, requests.Why(version=2, cards=(), table=(), verb="capture")), WhyFrame)


def done(work: Work[Any]) -> Any:
    """The frame, with the work done as another process does it."""
    function, arguments = pickle.loads(pickle.dumps((work.function, work.arguments)))
    return work.frame(function(*arguments))


def test_all_steps_of_a_hint_share_one_search() -> None:
    hosted = Evening("human", "bot").hosted
    nudge, reason = (answer(hosted, 0, requests.Hint(version=2, step=step)) for step in ("nudge", "reason"))
    assert isinstance(nudge, Advising) and isinstance(reason, Advising) and nudge.key == reason.key
    told, frame = done(nudge), done(reason)
    assert isinstance(told, HintFrame) and isinstance(frame, HintFrame)
    assert (told.version, told.step, frame.step) == (2, "nudge", "reason") and told.nudge == frame.nudge


def test_help_is_refused_to_those_who_may_not_have_it() -> None:
    hosted = Evening("human", "bot").hosted
    for seat, question in ((1, requests.Hint(version=2, step="nudge")), (None, requests.Coach(version=2))):
        with pytest.raises(Refusal):
            answer(hosted, seat, question)
    with pytest.raises(Refusal):
        answer(hosted, 0, requests.Chances(version=2))


def test_the_coach_answers_about_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers.coaching.coach, "coach_budget", lambda: SMALL)
    evening = Evening("human", "bot")
    evening.play()
    work = answer(evening.hosted, 0, requests.Coach(version=3))
    assert isinstance(work, Help) and work.failure == "error-no-coach"
    again = answer(evening.hosted, 0, requests.Coach(version=3))
    assert isinstance(again, Help) and again.key == work.key
    frame = done(work)
    assert isinstance(frame, CoachFrame) and (frame.version, frame.at, frame.seat) == (3, 3, 0)


def test_watchers_of_bots_learn_the_chances() -> None:
    work = answer(Evening("bot", "bot", variant="scopa").hosted, None, requests.Chances(version=2))
    assert isinstance(work, Work)
    frame = done(work)
    assert isinstance(frame, ChancesFrame) and sum(frame.chances) == pytest.approx(1)
