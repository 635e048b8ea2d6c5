"""Rulings on misdeals, by agreement of everybody at the table. B29, 004:34-35, decision 97"""

from typing import Any

import pytest

from cassino.analysis.review.match import ReviewEffort, review_match
from cassino.cards import cards_in, format_card
from cassino.engine.irregularities import MOST_RULINGS, Misdeal
from cassino.engine.match import Match
from cassino.hosted.commands import seating
from cassino.hosted.commands.branching import Branch, branch_events
from cassino.hosted.frames.past import told_deal, whole_record
from cassino.hosted.frames.replaying import replayed_views
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import (
    GONE,
    Answered,
    AnyEvent,
    Offered,
    Ruled,
    format_event,
    parse_event,
)
from cassino.hosted.match.match import WrongEvent, replayed
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from cassino.match import load
from cassino.notation.record import format_record, parse_record
from cassino.rules import packs, variant_ids
from cassino.search.budget import Budget
from cassino.texts.catalog import say
from cassino.texts.message import Message
from company import ANN, BEN, CLEO, Evening
from sent import announced, sent

KINDS = [kind.value for kind in Misdeal]


def table(*people: Any, **wish: Any) -> Evening:
    """Ann, Ben and Cleo, who deals; no card is played."""
    evening = Evening("human", *("human" for _ in people), **wish)
    for person in people:
        evening.join(person)
    return evening


def three(**wish: Any) -> Evening:
    return table(BEN, CLEO, **wish)


def misdealt(evening: Evening, kind: str, by: int = 0, /, **more: Any) -> list[AnyEvent]:
    """A person says that something went wrong."""
    if kind == "exposed_goes_on":
        own, pack = evening.hosted.match.state.hand(by), evening.hosted.match.rules.deck.pack
        more = {"cards": (packs.format_card(next(cards_in(own)), pack),)} | more
    return evening.ask(by, requests.Offer, kind="misdeal", misdeal=requests.Misdeal(kind, **more))  # type: ignore[arg-type]


def code(evening: Evening, kind: str | None, by: int = 0, /, **more: Any) -> str:
    with pytest.raises(Refusal) as refused:
        if kind is None:
            evening.ask(by, requests.Offer, kind="misdeal")
        else:
            misdealt(evening, kind, by, **more)
    return refused.value.code


def ruled(evening: Evening, kind: str, by: int = 0, /, **more: Any) -> None:
    """Everybody agrees."""
    misdealt(evening, kind, by, **more)
    for other in range(evening.hosted.match.players):
        if other != by:
            evening.ask(other, requests.Agree)


def shown(evening: Evening, seat: int | None = 0) -> dict[str, Any]:
    view: dict[str, Any] = sent(view_frame(evening.hosted, "m", seat))["view"]
    return view


def again(evening: Evening) -> Match:
    """The match as it comes out of its stored events."""
    stored = [parse_event(format_event(event)) for event in evening.events]
    return replayed(stored, evening.at).match


@pytest.mark.parametrize("kind", KINDS)
def test_it_happens_when_everybody_has_agreed(kind: str) -> None:
    evening = three()
    before = evening.hosted.match.state
    assert [isinstance(event, Offered) for event in misdealt(evening, kind)] == [True]
    assert evening.hosted.match.state == before and shown(evening)["offer"]["waiting"] == [1, 2]
    assert evening.ask(2, requests.Agree) == [Answered(2, agrees=True)]
    answer, event = evening.ask(1, requests.Agree)
    assert answer == Answered(1, agrees=True) and isinstance(event, Ruled)
    assert evening.hosted.match.state != before and evening.hosted.offer is None
    twin = Match(evening.hosted.match.rules, 3, 1, dealer=2)
    cards = before.hand(0) & -before.hand(0) if kind == "exposed_goes_on" else 0
    twin.rule(kind, 0, cards, int(kind.startswith("too")), agreed=True)
    assert evening.hosted.match.state == twin.state == again(evening).state
    assert [each["kind"] for each in shown(evening)["rulings"]] == [kind]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_refusal_is_enough_and_who_asked_may_withdraw(seat: int) -> None:
    evening = three()
    before = evening.hosted.match.state
    misdealt(evening, "too_few")
    if seat != 1:
        evening.ask(1, requests.Agree)
    evening.ask(seat, requests.Decline)
    assert evening.hosted.offer is None and evening.hosted.match.state == before
    assert shown(evening)["rulings"] == [] and shown(evening)["can"]["misdeal"]


def test_bots_agree_and_wait() -> None:
    evening = Evening("human", "bot", "human")
    evening.join(CLEO)
    misdealt(evening, "too_many", 2, seat=1)
    assert shown(evening)["offer"]["waiting"] == [0] and evening.hosted.bot_to_move is None
    evening.ask(0, requests.Agree)
    assert evening.hosted.match.deal.ruled


@pytest.mark.parametrize("kinds", [("human", "bot", "bot"), ("human", "human", "bot")])
def test_somebody_has_to_agree(kinds: tuple[str, ...]) -> None:
    evening = Evening(*kinds)
    assert code(evening, "too_few") == "alone" and not shown(evening)["can"]["misdeal"]
    if kinds[1] == "human":
        evening.join(BEN)
        assert shown(evening)["can"]["misdeal"]
        evening.hosted.places = (evening.hosted.places[0], *(_gone(place) for place in evening.hosted.places[1:]))
        assert code(evening, "too_few") == "alone" and not shown(evening)["can"]["misdeal"]


def _gone(place: Any) -> Any:
    from msgspec.structs import replace

    return replace(place, user=GONE)


def test_never_in_a_rated_match() -> None:
    evening = table(BEN, rated=True, clock=Clock("move", 10))
    assert code(evening, "too_few") == "rated" and not shown(evening)["can"]["misdeal"]
    with pytest.raises(WrongEvent):
        evening.hosted.apply(Ruled("exposed_ends", 0), evening.at)


def test_only_before_the_first_play_of_a_round() -> None:
    evening = three()
    evening.play()
    for kind in KINDS:
        assert code(evening, kind) == "ruling"
    assert not shown(evening)["can"]["misdeal"]
    while evening.hosted.match.state.round_no == 1:
        evening.play()
    assert shown(evening)["can"]["misdeal"]
    ruled(evening, "too_few", 1, seat=0)
    assert evening.hosted.match.state.hand_size(0) == 3
    evening.play_deal()
    assert code(evening, "too_few") == "wrong_phase" and not shown(evening)["can"]["misdeal"]


def test_a_play_ends_the_offer() -> None:
    evening = three()
    misdealt(evening, "too_few")
    evening.play()
    with pytest.raises(Refusal):
        evening.ask(1, requests.Agree)
    assert not evening.hosted.match.deal.ruled


def test_what_cannot_be_ruled_on() -> None:
    evening = three()
    other = format_card(next(cards_in(evening.hosted.match.state.hand(1))))
    assert code(evening, None) == "ruling"
    assert code(evening, "exposed_ends", 2) == "ruling"  # the dealer’s own mistake
    assert code(evening, "exposed_goes_on", cards=(other,)) == "ruling"
    assert code(evening, "exposed_goes_on", cards=("8X",)) == "unknown_card"
    assert code(evening, "exposed_goes_on", cards=()) == "ruling"
    assert code(evening, "too_few", seat=3) == "ruling"
    assert code(evening, "too_few", count=5) == "ruling"
    assert code(evening, "too_few", count=0) == "ruling"
    assert code(evening, "too_many", count=2**31 - 1) == "ruling"
    assert code(evening, "too_many", count=5) == "ruling"
    misdealt(evening, "too_few")
    assert code(evening, "too_few", 1) == "offer_open"


def test_a_refusal_tells_nothing_of_another_hand() -> None:
    """Cards are named in one’s own hand only, whatever seat is named besides."""
    evening = three()
    texts = set()
    for card in (next(cards_in(evening.hosted.match.state.hand(1))), evening.hosted.match.state.stock()[0]):
        with pytest.raises(Refusal) as refused:
            misdealt(evening, "exposed_goes_on", seat=0, cards=(format_card(card),))
        texts.add(str(refused.value).replace(format_card(card), "X"))
    assert len(texts) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_learns_the_cards_from_the_offer(kind: str) -> None:
    evening = three()
    own = [format_card(card) for card in cards_in(evening.hosted.match.state.hand(0))]
    misdealt(evening, kind)
    for seat in (1, 2, None):
        assert not [card for card in own if card in str(shown(evening, seat))]


def test_a_deal_that_was_ended_counts_nothing_and_who_ended_it_deals_next() -> None:
    evening = three()
    ruled(evening, "exposed_ends", 1)
    view = shown(evening)
    assert view["phase"] == "deal_over" and view["deal_score"]["points"] == [0, 0, -1]
    assert view["deal_score"]["next_dealer"] == 1 and view["can"]["next_deal"]
    assert announced(view)[:2] == [
        "The dealer showed a card. Person 1 ends the deal: its cards do not count.",
        "Person 2 dealt and loses 1 point.",
    ]
    evening.ask(0, requests.NextDeal)
    assert evening.hosted.match.deal.dealer == 1 and shown(evening)["rulings"] == []
    assert again(evening) == evening.hosted.match
    deal = sent(told_deal(evening.hosted, 1))
    assert deal["moves"] == [] and "[Misdeal] exposed_ends B" in deal["record"]


@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("variant", ["three_hand_casino", "casino_book", "hungarian_nagy"])
def test_who_comes_or_leaves_after_a_deal_that_was_ended_sees_no_cards_left(variant: str, rounds: int) -> None:
    evening = three(variant=variant) if variant == "three_hand_casino" else table(BEN, variant=variant)
    while evening.hosted.match.state.round_no < rounds:
        evening.play()
    dealer = evening.hosted.match.deal.dealer
    ruled(evening, "exposed_ends", (dealer + 1) % evening.hosted.match.players)
    score = announced(shown(evening))[-1]
    evening.happen(*seating.left(evening.hosted, ANN.id))
    for seat in (0, 1, None):
        assert announced(shown(evening, seat))[-1].startswith("The deal is over")
        assert "count for nobody" not in " ".join(announced(shown(evening, seat)))
    evening.happen(seating.joined(evening.hosted, ANN, 0).event)
    assert announced(shown(evening)) == [score] and evening.hosted.residue == 0
    assert again(evening).state == evening.hosted.match.state


def test_nothing_is_announced_after_a_deal_that_was_ended() -> None:
    """D-95"""
    evening = table(BEN, variant="hungarian_nagy")
    ruled(evening, "exposed_ends")
    assert shown(evening)["phase"] == "deal_over"


def test_what_everybody_is_told() -> None:
    evening = three()
    misdealt(evening, "too_many", 1, seat=0, count=2)
    assert announced(shown(evening, 0)) == ["Person 1 says that you got 2 cards too many."]
    assert announced(shown(evening, 1)) == ["You say that Seat 0 got 2 cards too many."]
    top = evening.hosted.match.state.stock()[:2]
    evening.ask(0, requests.Agree)
    evening.ask(2, requests.Agree)
    text = announced(shown(evening, 0))
    assert text[0].startswith("You got 2 cards too many, now on the table: ")
    assert text[1:] == ["Person 2 dealt and loses 1 point.", "Person 2 gets 2 cards fewer in the next round."]
    (ruling,) = shown(evening, 2)["rulings"]
    told = " ".join(say(Message(each["key"], each.get("args", {})), ["Ann", "Ben", "Cleo"]) for each in ruling["told"])
    assert ruling["after"] == 0 and told.startswith("Ann got 2 cards too many")
    assert {format_card(card) for card in top} < {item["card"] for item in shown(evening)["table"]}


def test_nothing_is_promised_where_cards_are_drawn() -> None:
    evening = table(BEN, variant=None, rules='title = "Ours"\nparent = "casino"\ndealing.replenish = "draw"')
    ruled(evening, "too_many", 0, seat=1)
    assert [text.split()[-2:] for text in announced(shown(evening))[1:]] == [["1", "point."]]


def test_a_few_rulings_in_a_deal() -> None:
    evening = three()
    for _ in range(MOST_RULINGS):
        ruled(evening, "exposed_goes_on", 1)
    assert code(evening, "too_few") == "ruling"


def test_a_ruling_stays_when_a_later_move_is_taken_back_and_goes_with_an_earlier_one() -> None:
    evening = table(BEN)
    while evening.hosted.match.state.round_no == 1:
        evening.play()
    last = evening.hosted.steps[-1].seat
    ruled(evening, "too_few", last)
    evening.play()
    state = evening.hosted.match.states[-2]
    for taken, left in ((1 - last, 1), (last, 0)):
        evening.ask(taken, requests.Offer, kind="takeback")
        evening.ask(1 - taken, requests.Agree)
        assert len(shown(evening)["rulings"]) == left
        assert again(evening) == evening.hosted.match
        if left:
            assert evening.hosted.match.state == state


def finished() -> Evening:
    """A match in which each kind was ruled on, and which somebody gave up."""
    evening = three()
    ruled(evening, "exposed_goes_on", 1)
    ruled(evening, "too_many", 0, seat=1)
    while evening.hosted.match.state.round_no == 1:
        evening.play()
    ruled(evening, "too_few", 2)
    evening.play(2)
    evening.play_deal()
    evening.ask(0, requests.NextDeal)
    ruled(evening, "exposed_ends", 1)
    evening.ask(0, requests.NextDeal)
    evening.play()
    evening.ask(0, requests.Resign)
    return evening


def test_the_record_is_read_back() -> None:
    evening = finished()
    text = whole_record(evening.hosted)
    kinds = [line.split()[1] for line in text.splitlines() if line.startswith("[Misdeal]")]
    assert kinds == ["exposed_goes_on", "too_many", "too_few", "exposed_ends"]
    assert parse_record(text) == evening.hosted.match.record()
    assert load(text).state == evening.hosted.match.state


def test_the_review_reads_the_rulings() -> None:
    evening = table(BEN)
    ruled(evening, "too_few", 1)
    while evening.hosted.match.state.round_no == 1:
        evening.play()
    ruled(evening, "exposed_ends")
    effort = ReviewEffort(Budget(worlds=2), redeals=1, par_nodes=20)
    (deal,) = review_match(load(format_record(evening.hosted.match.record())), ["Ann", "Ben"], effort).deals
    assert deal.points == (0, -2) and len(deal.moves) == 7


def test_a_replay_shows_one_view_for_each_state() -> None:
    """The chances of a replay are worked out for the states."""
    evening = finished()
    for number, deal in enumerate(evening.hosted.match.deals[:2], 1):
        views = list(replayed_views(evening.hosted, "m", number, 0))
        assert len(views) == len(deal.states)
        assert [len(view.log) for view in views] == list(range(len(deal.moves) + 1))
        assert len(views[-1].rulings) == len(deal.ruled)
        for view, state in zip(views, deal.states, strict=True):
            assert len(view.table) == state.loose.bit_count() + len(list(state.builds()))


def test_a_branch_keeps_the_rulings() -> None:
    evening = finished()
    deal = evening.hosted.match.deals[0]
    for moves in range(len(deal.moves)):
        other = replayed(branch_events(evening.hosted, Branch(1, moves)))
        assert other.match.state == deal.states[moves]


@pytest.mark.parametrize("variant", variant_ids())
def test_every_game(variant: str) -> None:
    """A ruling of each kind, and the deal is played out."""
    for kind in KINDS:
        evening = Evening("human", "human", *_others(variant), variant=variant)
        evening.join(BEN)
        for _ in evening.hosted.people[2:]:
            evening.join(CLEO)
        stock = evening.hosted.match.state.stock_size
        if kind == "too_many" and not stock:
            assert code(evening, kind) == "ruling"
            continue
        misdealt(evening, kind)
        evening.ask(1, requests.Agree)
        assert len(shown(evening)["rulings"]) == 1
        evening.play_deal()
        assert shown(evening)["deal_score"] and again(evening) == evening.hosted.match


def _others(variant: str) -> list[str]:
    from cassino.rules import load_variant

    return ["bot"] * (load_variant(variant).seating.players[0] - 2)
