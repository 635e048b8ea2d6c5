"""A match that goes on from a record, and a pack that the leader cuts."""

import pytest
from msgspec.structs import replace

from cassino.engine.match import Match
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Cut, format_event, parse_event
from cassino.hosted.match.match import HostedMatch, WrongEvent, begun, replayed, rules_of
from cassino.hosted.match.rulesets import full_text
from cassino.hosted.wire import requests
from cassino.rules import load_variant
from cassino.rules.options import OPTIONS
from company import Evening, later
from sent import sent


def resumed(evening: Evening) -> HostedMatch:
    """The same match, taken up from its record."""
    match = Match(rules_of(evening.hosted.created), 2, evening.hosted.created.seed, dealer=1)
    for deal in evening.hosted.match.deals:
        for move in deal.moves:
            match.play(move)
        if match.deal_over and deal is not evening.hosted.match.deal:
            match.next_deal()
    return HostedMatch.resumed(evening.hosted.created, match, later(0))


def test_a_match_goes_on_from_a_record_as_if_it_had_been_played_here() -> None:
    evening = Evening("human", "bot")
    evening.play(5)
    twin = resumed(evening)
    for viewer in (0, 1, None):
        assert sent(view_frame(twin, "m", viewer))["view"] == sent(view_frame(evening.hosted, "m", viewer))["view"]
    back = twin.way_back(0)
    assert back == evening.hosted.way_back(0) and back is not None
    for hosted in (twin, evening.hosted):
        hosted.apply(back, later(0))
    assert twin.match.state == evening.hosted.match.state and twin.match.moves == evening.hosted.match.moves


def test_later_deals_of_a_record_are_taken_up_with_the_scores_before() -> None:
    evening = Evening("human", "bot")
    evening.play_deal()
    evening.ask(0, requests.NextDeal)
    evening.play(3)
    twin = resumed(evening)
    assert len(twin.steps) == 3 and twin.scores == evening.hosted.scores


def cutting() -> Evening:
    """A table at which the leader cuts."""
    evening = Evening("human", "bot", "bot", variant="swazi")
    rules = OPTIONS["dealing.leader_cuts"].changed(load_variant("swazi"), True)
    evening.events = begun(replace(evening.hosted.created, rules=full_text(rules)), dealer=2)
    evening.hosted = replayed(evening.events, later(0))
    return evening


def test_the_leader_cuts_the_pack_before_the_first_move_of_a_deal() -> None:
    evening = cutting()
    match = evening.hosted.match
    expected = Match(match.rules, 3, match.seed, dealer=match.deal.dealer)
    expected.cut(11)
    evening.happen(Cut(11))
    assert evening.hosted.match.state == expected.state
    assert parse_event(format_event(Cut(11))) == Cut(11)
    assert replayed(evening.events, later(0)).match.state == expected.state
    evening.play()
    with pytest.raises(WrongEvent, match="nothing to cut"):
        evening.happen(Cut(11))


def test_a_cut_beyond_the_pack_and_one_of_a_fair_deal_are_refused() -> None:
    with pytest.raises(WrongEvent, match="You can cut 0 to"):
        cutting().happen(Cut(99))
    fair = cutting()
    fair.hosted.created = replace(fair.hosted.created, fair="00" * 32)
    with pytest.raises(WrongEvent, match="fair deal"):
        fair.happen(Cut(11))
