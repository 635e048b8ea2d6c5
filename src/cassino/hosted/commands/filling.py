"""Filling a seat whose person has not joined or is away: a bot plays it."""

from collections.abc import Collection, Iterable

import msgspec

from cassino.bots.levels import DEFAULT
from cassino.bots.offers import offer_named
from cassino.hosted.commands.creation import BOT_NAMES, known_bots
from cassino.hosted.commands.seating import kept_seats, own_seats
from cassino.hosted.match import absence
from cassino.hosted.match.events import GONE, Place, Seated
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal, over
from cassino.hosted.wire.requests import Fill


def filled(hosted: HostedMatch, by: int, wish: Fill, away: Collection[int] = ()) -> Seated:
    """A bot gets a kept seat, or the seat of a person who is away. Raises Refusal.

    A person can still take a kept seat between deals if it stays open. A person who was away gets the seat back.
    """
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-bots")
    if hosted.phase == "match_over":
        raise over()
    if wish.seat == absence.awaited(hosted):
        check_away(hosted, by, away, "no_seat")
        place = hosted.places[wish.seat]
        return Seated(wish.seat, msgspec.structs.replace(place, kind="bot", bot=_bot(wish.bot or place.bot), away=True))
    if not _is_for(hosted, by, away):
        raise Refusal("not_your_table", "error-not-your-table")
    if wish.seat not in kept_seats(hosted):
        raise Refusal("no_seat", "error-seat-not-kept", seat=wish.seat + 1)
    name = _free_name(hosted.names, hosted.names[wish.seat])
    return Seated(wish.seat, Place("bot", name, _bot(wish.bot), open=wish.open))


def _bot(name: str | None) -> str:
    """The bot of a name, or the default one. Raises Refusal."""
    offer = offer_named(name or DEFAULT)
    if offer is None:
        raise Refusal("unknown_bot", "error-unknown-bot", known=known_bots())
    return offer.bot


def check_away(hosted: HostedMatch, by: int, away: Collection[int], code: str = "not_away") -> None:
    """Check that the match waits for a person who is away, and not for the player who asks. Raises Refusal."""
    if not may_replace(hosted, by, away):
        raise Refusal(code, "error-not-away")


def may_replace(hosted: HostedMatch, by: int, away: Collection[int]) -> bool:
    """Whether a player may let a bot play for the person who is away, or call the match off."""
    seat = absence.awaited(hosted)
    return seat is not None and seat in away and hosted.places[by].user != hosted.places[seat].user


def may_fill(hosted: HostedMatch, by: int, away: Collection[int] = ()) -> bool:
    """Whether the player in a seat may let bots play in empty seats, or for a person who is away."""
    if may_replace(hosted, by, away):
        return True
    if hosted.created.rated or not kept_seats(hosted):
        return False
    return hosted.phase != "match_over" and _is_for(hosted, by, away)


def _is_for(hosted: HostedMatch, by: int, away: Collection[int]) -> bool:
    """Whether a seat belongs to the person who opened the table; if they have left or are away, any seat will do."""
    opener = next((place.user for place in hosted.created.places if place.user not in ("", GONE)), "")
    return hosted.places[by].user == opener or all(seat in away for seat in own_seats(hosted, opener))


def _free_name(taken: Iterable[str], usual: str) -> str:
    return next((name for name in BOT_NAMES if name not in taken), usual)
