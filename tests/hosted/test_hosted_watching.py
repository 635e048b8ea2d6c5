"""Matches of bots that somebody watches, and matches that are over and shown once more."""

import msgspec
import pytest

from cassino.hosted.commands import commands
from cassino.hosted.driver.next_step import next_step
from cassino.hosted.frames.replaying import replayed_views
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Counted, Ended, Undone
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Can
from company import Evening, play_greedily

VARIANTS = (("casino", 2), ("royal", 4), ("draw_casino", 2), ("swazi", 4), ("tuxedo", 3), ("scopa", 2))
ENOUGH = 3000


def bots_only(variant: str = "casino", players: int = 2) -> Evening:
    return Evening(*["bot"] * players, variant=variant)


def played_out(evening: Evening) -> HostedMatch:
    """A match to its end: everybody takes as much as they can."""
    for _ in range(ENOUGH):
        if evening.hosted.phase == "match_over":
            break
        if evening.hosted.phase == "announcing":
            evening.happen(Counted())
        elif evening.hosted.phase == "deal_over":
            evening.happen(commands.next_dealt(evening.hosted, 0))
        else:
            play_greedily(evening)
    return evening.hosted


def test_in_a_match_of_bots_nothing_happens_by_itself_and_watchers_may_let_it_go_on() -> None:
    hosted = bots_only().hosted
    assert hosted.is_bots_only and next_step(hosted) is None
    assert view_frame(hosted, "m", None).view.can == Can(step=True)
    commands.watched(hosted)
    over = played_out(bots_only(variant="scopa"))
    assert view_frame(over, "m", None).view.can == Can()
    with pytest.raises(Refusal, match="The match is over"):
        commands.watched(over)


@pytest.mark.parametrize("kinds", [("human", "bot"), ("open", "human"), ("human", "human")])
def test_nobody_sets_the_pace_where_a_person_plays_or_may(kinds: tuple[str, ...]) -> None:
    hosted = Evening(*kinds).hosted
    assert not view_frame(hosted, "m", None).view.can.step
    with pytest.raises(Refusal, match="match between bots"):
        commands.watched(hosted)


def test_a_person_who_has_left_is_not_replaced_by_a_watcher() -> None:
    evening = Evening("human", "bot")
    evening.play(2)
    hosted = evening.hosted.fork()
    hosted.places = tuple(msgspec.structs.replace(place, kind="bot", bot="random") for place in hosted.places)
    assert not hosted.is_bots_only and hosted.is_at_rest


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_watchers_see_the_hands_of_bots_and_of_nobody_else(variant: str, players: int) -> None:
    seen = view_frame(bots_only(variant, players).hosted, "m", None).view
    assert all(len(seat.cards or []) == seat.hand_size for seat in seen.seats)
    among_people = Evening("human", *["bot"] * (players - 1), variant=variant).hosted
    seen = view_frame(among_people, "m", None).view
    assert [seat.cards for seat in seen.seats] == [None] * players


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_a_replay_ends_with_the_score_of_the_match_and_has_each_move_once(variant: str, players: int) -> None:
    hosted = played_out(Evening("human", *["bot"] * (players - 1), variant=variant))
    for number, deal in enumerate(hosted.match.deals, 1):
        views = list(replayed_views(hosted, "m", number, 0))
        assert len(views) in (len(deal.states), len(deal.states) + 1)  # one more where the count was called
        assert [len(view.log) for view in views[: len(deal.states)]] == list(range(len(deal.states)))
        assert all(view.deal == number and view.can == Can() and not view.plays for view in views)
        assert views[-1].deal_score and (number == len(hosted.match.deals)) == (views[-1].phase == "match_over")
    assert [side.score for side in views[-1].sides] == list(hosted.scores)
    assert views[-1].winner and tuple(views[-1].winner.sides) == hosted.winners
    assert views[0].seat == 0 and all(seat.cards for seat in views[0].seats[1:])


def test_a_replay_leaves_out_moves_that_were_taken_back_and_ends_as_the_match_did() -> None:
    evening = Evening("human", "bot")
    evening.play(4)
    evening.happen(Undone(evening.hosted.version - 2))
    evening.play(1)
    evening.happen(Ended(0, "resign"))
    views = list(replayed_views(evening.hosted, "m", 1, None))
    assert [len(view.log) for view in views] == [0, 1, 2, 3, 3]
    assert [view.phase for view in views] == ["play"] * 4 + ["match_over"]
    assert views[-1].ended and views[-1].ended.reason == "resign"
    assert len({view.version for view in views}) == len(views)


def test_only_a_match_that_is_over_is_shown_once_more() -> None:
    evening = Evening("human", "bot", variant="scopa")
    evening.play_deal()
    with pytest.raises(Refusal, match="once it is over"):
        next(replayed_views(evening.hosted, "m", 1, None))
    over = played_out(evening)
    for number in (0, len(over.match.deals) + 1):
        with pytest.raises(Refusal, match="no deal"):
            next(replayed_views(over, "m", number, None))
