"""What a player may decide, and what is refused: moves as text, claims, help."""

import pytest

from cassino.cards import format_card
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind
from cassino.engine.rng import Rng
from cassino.engine.view import played, view
from cassino.hosted.commands import commands
from cassino.hosted.frames import choices, coaching
from cassino.hosted.match.events import Claimed, Ended, Moved
from cassino.hosted.match.match import replayed
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import WhyFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from cassino.notation.move import format_move
from cassino.texts import tell
from cassino.texts.catalog import say
from company import BEN, Evening, last_call

OURS = 'title = "Ours"\nparent = "casino_book"\n[calling]\nenforcement = "table"\n'


def two(**wish: object) -> Evening:
    evening = Evening("human", "human", **wish)
    evening.join(BEN)
    return evening


def refusal(evening: Evening, seat: int | None, asks: type[requests.Decision], **fields: object) -> str:
    """The code of the refusal; nothing has changed."""
    version = evening.hosted.version
    with pytest.raises(Refusal) as refused:
        commands.decided(evening.hosted, seat, asks(version=version, **fields), evening.at)
    assert evening.hosted.version == version
    return refused.value.code


def hand(evening: Evening, seat: int) -> list[str]:
    state = evening.hosted.match.state
    return [format_card(card) for card in range(52) if state.hand(seat) >> card & 1]


def wrong_capture(evening: Evening) -> str:
    """A capture of a card of another rank, as text."""
    view = evening.hosted.view(evening.hosted.match.state.turn)
    card, loose = view.hand.bit_length() - 1, view.public.loose
    wrong = next(other for other in range(52) if loose >> other & 1 and other >> 2 != card >> 2)
    return f"{format_card(card)} x {format_card(wrong)}"


def test_a_watcher_decides_nothing() -> None:
    for asks in (requests.ClaimTarget, requests.Undo, requests.NextDeal, requests.Resign, requests.Agree):
        assert refusal(two(), None, asks) == "not_your_seat"
    with pytest.raises(Refusal, match="Only players"):
        commands.moved(two().hosted, None, "trail 2S")


def test_a_move_is_made_in_turn_in_words_that_are_understood_and_by_the_rules() -> None:
    evening = two()
    turn = evening.hosted.match.state.turn
    assert refusal(evening, turn, requests.Play, move="dance") == "move_syntax"
    assert refusal(evening, 1 - turn, requests.Play, move=f"trail {hand(evening, 1 - turn)[0]}") == "not_your_turn"
    assert refusal(evening, turn, requests.Play, move=f"trail {hand(evening, 1 - turn)[0]}") == "move_syntax"
    assert refusal(evening, turn, requests.Play, move=wrong_capture(evening)) == "illegal"
    evening.ask(turn, requests.Play, move=f"trail {hand(evening, turn)[0]}")
    assert evening.hosted.steps[-1].seat == turn
    evening.play_deal()
    assert refusal(evening, turn, requests.Play, move="trail 2S") == "wrong_phase"


def test_what_is_illegal_names_its_rule() -> None:
    evening = two()
    turn = evening.hosted.match.state.turn
    with pytest.raises(Refusal) as refused:
        commands.moved(evening.hosted, turn, wrong_capture(evening))
    frame = refused.value.frame("x")
    assert frame.code == "illegal" and frame.id == "x" and frame.why and frame.why.rule == "B7"
    assert frame.message == f"{say(frame.why.message)} (rule B7, what a play can capture)"


def test_a_claim_is_typed_by_who_makes_it() -> None:
    evening = last_call(target=1000)
    assert commands.moved(evening.hosted, 0, "announce 1000") == Claimed(0)
    assert commands.claimed(evening.hosted, 1) == Claimed(1) and commands.may_claim(evening.hosted, 0)
    evening.happen(Claimed(0))
    assert refusal(evening, 0, requests.ClaimTarget) == "no_claim"
    assert refusal(evening, 0, requests.Play, move="announce 1000") == "no_claim"
    assert refusal(evening, 0, requests.Play, move="announce 1000 by B") == "wrong_phase"


def test_whose_turn_it_is_claims_by_a_move_but_for_nobody_else() -> None:
    evening = Evening("human", "human", variant="scopa", target=1000)
    evening.join(BEN)
    turn = evening.hosted.match.state.turn
    assert commands.moved(evening.hosted, turn, "call out") == Claimed(turn)
    other = "AB"[1 - turn]
    assert refusal(evening, turn, requests.Play, move=f"call out by {other}") == "not_your_seat"


def test_nothing_is_claimed_where_the_rules_have_no_claims() -> None:
    assert refusal(two(), 0, requests.ClaimTarget) == "no_claim"


def test_a_wrong_capture_is_trailed_at_a_table_without_a_referee() -> None:
    evening = Evening("human", "human", variant=None, rules=OURS)
    evening.join(BEN)
    turn, text = evening.hosted.match.state.turn, wrong_capture(evening)
    [event] = evening.ask(turn, requests.Play, move=text)
    assert isinstance(event, Moved) and event.tried == text.partition(" x ")[2]
    assert evening.hosted.steps[-1].move.kind == Kind.TRAIL
    assert replayed(evening.events).match.state == evening.hosted.match.state


def test_elsewhere_a_wrong_capture_is_refused() -> None:
    evening = two(variant="casino_book")
    assert refusal(evening, evening.hosted.match.state.turn, requests.Play, move=wrong_capture(evening)) == "illegal"


def test_a_deal_follows_one_that_is_over() -> None:
    evening = two()
    assert refusal(evening, 0, requests.NextDeal) == "wrong_phase"
    evening.play_deal()
    evening.ask(1, requests.NextDeal)
    assert len(evening.hosted.match.deals) == 2


def test_who_gives_up_does_so_once() -> None:
    evening = two()
    assert evening.ask(0, requests.Resign) == [Ended(0, "resign")]
    assert refusal(evening, 1, requests.Resign) == "wrong_phase"


def test_nothing_happens_at_a_closed_table() -> None:
    evening = two()
    evening.happen(Ended(None, "closed"))
    for asks in (requests.Resign, requests.NextDeal, requests.Decline):
        assert refusal(evening, 0, asks) == "closed"
    with pytest.raises(Refusal, match=tell("table-closed")):
        evening.join(BEN)


def test_help_is_for_who_is_to_move_and_for_no_rated_match() -> None:
    evening = two()
    turn = evening.hosted.match.state.turn
    assert commands.advised(evening.hosted, turn) == turn
    with pytest.raises(Refusal, match="not your turn"):
        commands.advised(evening.hosted, 1 - turn)
    rated = two(rated=True, clock=Clock("move", 10))
    with pytest.raises(Refusal, match="no hints"):
        commands.advised(rated.hosted, rated.hosted.match.state.turn)


def test_the_coach_answers_players_about_moves_of_the_deal_and_in_no_rated_match() -> None:
    evening = two()
    turn = evening.hosted.match.state.turn
    with pytest.raises(Refusal, match="no such move"):
        coaching.coached(evening.hosted, turn, None)
    evening.play(2)
    first, second = evening.hosted.steps
    own, other = (coaching.coached(evening.hosted, turn, step.version) for step in (first, second))
    assert coaching.coached(evening.hosted, turn, None) == other
    assert own.own == ((view(first.before, turn), first.move),) and not own.others
    evening.play(2)
    third = evening.hosted.steps[2]
    past = [played(each.before, each.move) for each in (first, second)]
    later = coaching.coached(evening.hosted, third.seat, third.version)
    assert later.own[0] == (view(third.before, third.seat, past), third.move)
    assert other.others == (played(second.before, second.move),) and not other.own
    with pytest.raises(Refusal, match="Only players"):
        coaching.coached(evening.hosted, None, None)
    rated = two(rated=True, clock=Clock("move", 10))
    rated.play()
    with pytest.raises(Refusal, match="no hints"):
        coaching.coached(rated.hosted, turn, None)


def test_why_names_the_rule_against_a_selection() -> None:
    evening = two()
    turn = evening.hosted.match.state.turn
    card, wrong = wrong_capture(evening).split(" x ")
    request = requests.Why(version=evening.hosted.version, cards=(card,), table=(wrong,), verb="capture")
    answer = choices.why(evening.hosted, turn, request)
    assert isinstance(answer, WhyFrame) and answer.why is not None and answer.why.rule == "B7"


def play_at_random(evening: Evening, rng: Rng) -> None:
    if evening.hosted.phase == "deal_over":
        evening.ask(0, requests.NextDeal)
    state = evening.hosted.match.state
    moves = legal_moves(state, 1000)
    evening.happen(Moved(state.turn, format_move(state, moves[rng.below(len(moves))])))


@pytest.mark.parametrize(("variant", "players"), [("swazi", 3), ("tuxedo", 4)])
def test_a_person_who_is_asked_may_pass(variant: str, players: int) -> None:
    evening = Evening(*["human"] * players, variant=variant)
    for person in (BEN, *map(type(BEN), range(2, players))):
        evening.join(person)
    rng = Rng(5)
    while evening.hosted.asked_person is None:
        play_at_random(evening, rng)
    seat = evening.hosted.asked_person
    evening.happen(commands.passed(evening.hosted, seat))
    assert evening.hosted.steps[-1].move.kind == Kind.PASS and evening.hosted.steps[-1].seat == seat
    assert legal_moves(evening.hosted.match.state, 1)
