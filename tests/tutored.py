"""Matches of a player who lacks a skill, for the tests of the tutor."""

from functools import cache

import msgspec

from cassino.analysis.skills import Skill
from cassino.bots import TimedBot
from cassino.bots.heuristic import HeuristicBot
from cassino.engine.match import Match
from cassino.engine.move import Kind
from cassino.engine.rng import Rng
from cassino.hosted.commands import fair
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import AnyEvent, Claimed, Created, Moved, Place
from cassino.hosted.match.match import begun, replayed
from cassino.lab.lacking import LackingBot
from cassino.lab.tutor_measures import record_of
from cassino.notation.move import format_move
from cassino.rules import load_rules


@cache
def lacking(skill: Skill | None, deals: int = 8, seed: int = 3) -> Match:
    """A record of a player without a skill, or of a whole one, in seat 0."""
    return record_of(load_rules("casino"), skill, deals, Rng(seed))


def match_of(user: str, skill: Skill, seed: int = 4) -> list[AnyEvent]:
    """The events of a finished match of a person without a skill against a bot."""
    places = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "heuristic"))
    first, *rest = begun(created(terms(NewMatch(seats=places, variant="casino", seed=seed))))
    assert isinstance(first, Created)
    mine = (Place("human", "Ann", user=user), *first.places[1:])
    events: list[AnyEvent] = [msgspec.structs.replace(first, places=mine), *rest]
    hosted = replayed(events)
    bots: list[TimedBot] = [LackingBot(Rng(seed), skill), HeuristicBot(Rng(seed))]
    while hosted.phase != "match_over":
        turn = hosted.match.state.turn
        if hosted.phase == "deal_over":
            event: AnyEvent = fair.next_deal(hosted)
        else:
            move = bots[turn].choose(hosted.view(turn))
            is_claim = move.kind == Kind.CLAIM
            event = Claimed(turn) if is_claim else Moved(turn, format_move(hosted.match.state, move))
        events.append(event)
        hosted.apply(event, hosted.at)
    return events
