"""The part of a frame about the people at the table: seats, clocks, offers, and what each person may do."""

from dataclasses import dataclass
from zlib import crc32

from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted.commands import filling, offers
from cassino.hosted.commands.seating import free_seats, is_at_table, left_seats
from cassino.hosted.frames import rulings
from cassino.hosted.match import absence, clocks
from cassino.hosted.match.contest import is_contest
from cassino.hosted.match.downtimes import NONE_KNOWN, Downtimes
from cassino.hosted.match.events import Place
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import public_name
from cassino.hosted.wire.shape import Phase
from cassino.hosted.wire.table import PORTRAITS, Can, Ending, OfferMade, Seat, Terms


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the id of the person (empty for a stranger), the time, when nobody could play until then, and the
    seats of people who are away.
    """

    user: str = ""
    at: str = ""
    downtimes: Downtimes = NONE_KNOWN
    away: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Standing:
    """The facts that decide what each person may do. `waiting`: the seats that still have to answer an offer."""

    phase: Phase
    free: list[int]
    waiting: list[int]


def standing(hosted: HostedMatch) -> Standing:
    """The facts about a match at this moment."""
    return Standing(hosted.phase, free_seats(hosted), offers.waiting(hosted))


def match_terms(hosted: HostedMatch) -> Terms:
    """The terms of the match."""
    created, away = hosted.created, absence.limit(hosted)
    return Terms(created.visibility, created.rated, created.clock, None if away is None else int(away.total_seconds()))


def offer(hosted: HostedMatch, waiting: list[int]) -> OfferMade | None:
    """The current offer, and who still has to answer."""
    asked = hosted.offer
    if asked is None:
        return None
    misdeal = None if asked.misdeal is None else rulings.said(asked.misdeal)
    return OfferMade(asked.kind, asked.seat, asked.to, misdeal, waiting)


def ended(hosted: HostedMatch) -> Ending | None:
    """How the match ended early."""
    return None if hosted.ended is None else Ending(hosted.ended.seat, hosted.ended.reason)


def sitter(hosted: HostedMatch, state: State, seat: int, now: Standing) -> Seat:
    """The player at a seat, as everybody sees them."""
    place, waits = hosted.places[seat], hosted.waiting.get(seat)
    is_person = place.kind == "human"
    return Seat(
        seat=seat,
        name=hosted.names[seat],
        kind=place.kind,
        bot=None if is_person else place.bot,
        open=seat in now.free,
        left=bool(place.user) and not is_person,
        away=False,
        next=public_name(waits.name) if waits else None,
        side=state.side_of(seat),
        hand_size=state.hand_size(seat),
        is_dealer=seat == state.dealer,
        is_turn=seat == state.turn and now.phase == "play",
        must_hold=list(state.owner_values(seat)),
        lost=list(state.lost(seat)),
        holder=state.holder(seat),
        portrait=portrait_of(place),
    )


def portrait_of(place: Place) -> str:
    """The portrait of a person: the one they have chosen, or the one that their name gives them. Empty for a bot."""
    if place.kind == "bot" and not place.user:
        return ""
    return place.portrait or PORTRAITS[crc32(place.name.encode()) % len(PORTRAITS)]


def can(hosted: HostedMatch, view: View, viewer: Viewer, now: Standing) -> Can:
    """What this seat, or this watcher, may ask for now."""
    is_here, has_left = is_at_table(hosted, viewer.user), bool(left_seats(hosted, viewer.user))
    join = now.phase != "match_over" and (has_left or (not is_here and bool(now.free)))
    leave = is_here and not hosted.created.rated and not is_contest(hosted.created)
    if view.seat is None:
        return Can(join=join, leave=leave, step=hosted.is_bots_only and now.phase != "match_over")
    return _player_can(hosted, view, view.seat, viewer, now, join=join, leave=leave)


def _player_can(
    hosted: HostedMatch, view: View, seat: int, viewer: Viewer, now: Standing, *, join: bool, leave: bool
) -> Can:
    phase, is_helped = now.phase, not (hosted.created.rated or is_contest(hosted.created))
    at_once, by_consent = offers.undo(hosted, seat)
    is_turn = phase == "play" and seat == view.public.turn
    return Can(
        move=is_turn,
        undo=at_once is not None,
        take_back=by_consent is not None,
        agree=seat in now.waiting,
        hint=is_turn and is_helped,
        coach=bool(hosted.steps) and is_helped,
        claim=bool(hosted.claims(seat)),
        next_deal=phase == "deal_over",
        rematch=phase == "match_over" and not hosted.is_closed and not is_contest(hosted.created),
        resign=phase != "match_over" and not is_contest(hosted.created),
        flag=clocks.may_flag(hosted, seat, viewer.at or hosted.at, viewer.downtimes),
        fill=filling.may_fill(hosted, seat, viewer.away),
        call_off=filling.may_replace(hosted, seat, viewer.away) and hosted.offer is None,
        misdeal=offers.may_rule(hosted, seat),
        join=join,
        leave=leave,
    )
