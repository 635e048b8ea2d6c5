"""Filling a seat whose person has not joined: the person who opened the table lets a bot play it."""

from collections.abc import Iterable

from cassino.bots.levels import DEFAULT
from cassino.bots.offers import offer_named
from cassino.hosted.commands.creation import BOT_NAMES, known_bots
from cassino.hosted.commands.seating import kept_seats, own_seats
from cassino.hosted.match.events import GONE, Place, Seated
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal, over


def filled(hosted: HostedMatch, by: int, seat: int, bot: str | None, is_open: bool) -> Seated:
    """A bot gets a kept seat; if the seat is open, a person can still take it between deals. Raises Refusal."""
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-bots")
    if hosted.phase == "match_over":
        raise over()
    if not _is_for(hosted, by):
        raise Refusal("not_your_table", "error-not-your-table")
    if seat not in kept_seats(hosted):
        raise Refusal("no_seat", "error-seat-not-kept", seat=seat + 1)
    offer = offer_named(bot or DEFAULT)
    if offer is None:
        raise Refusal("unknown_bot", "error-unknown-bot", known=known_bots())
    return Seated(seat, Place("bot", _free_name(hosted.names, hosted.names[seat]), offer.bot, open=is_open))


def may_fill(hosted: HostedMatch, by: int) -> bool:
    """Whether the player in a seat may let bots play in empty seats."""
    if hosted.created.rated or not kept_seats(hosted):
        return False
    return hosted.phase != "match_over" and _is_for(hosted, by)


def _is_for(hosted: HostedMatch, by: int) -> bool:
    """Whether a seat belongs to the person who opened the table; if they have left, any seat will do."""
    opener = next((place.user for place in hosted.created.places if place.user not in ("", GONE)), "")
    return hosted.places[by].user == opener or not own_seats(hosted, opener)


def _free_name(taken: Iterable[str], usual: str) -> str:
    return next((name for name in BOT_NAMES if name not in taken), usual)
