"""Filling a seat whose person has not joined: the person who opened the table lets a bot play it."""

from collections.abc import Iterable

from cassino.bots.levels import DEFAULT, offer_named, offers
from cassino.hosted.creation import BOT_NAMES
from cassino.hosted.events import GONE, Place, Seated
from cassino.hosted.match import HostedMatch
from cassino.hosted.refusal import Refusal
from cassino.hosted.seating import kept_seats, own_seats


def filled(hosted: HostedMatch, by: int, seat: int, bot: str | None, is_open: bool) -> Seated:
    """A bot gets a kept seat; if the seat is open, a person can still take it between deals. Raises Refusal."""
    if hosted.created.rated:
        raise Refusal("rated", "In a rated match every seat is a person's.")
    if hosted.phase == "match_over":
        raise Refusal("wrong_phase", "The match is over.")
    if not _is_for(hosted, by):
        raise Refusal("not_your_table", "Only who opened the table can let a bot play there.")
    if seat not in kept_seats(hosted):
        raise Refusal("no_seat", f"No seat {seat} is kept for somebody who has not come.")
    offer = offer_named(bot or DEFAULT)
    if offer is None:
        raise Refusal("unknown_bot", f"There is no such bot; there are {', '.join(each.bot for each in offers())}.")
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
