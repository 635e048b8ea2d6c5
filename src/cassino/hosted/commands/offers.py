"""What a person asks the other players, and their answers: takebacks, rematches, calling a match off, rulings."""

from collections.abc import Collection

from cassino.hosted.commands import filling, misdeals
from cassino.hosted.match import absence
from cassino.hosted.match.contest import check_help, is_contest
from cassino.hosted.match.events import GONE, Answered, AnyEvent, Ended, Offered, Undone
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.steps import Offer
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal, closed


def others(hosted: HostedMatch, seat: int) -> list[int]:
    """The seats of the other people at the table: those who have joined and are not away."""
    known = ("", hosted.places[seat].user)
    return [other for other, place in enumerate(hosted.places) if place.kind == "human" and place.user not in known]


def waiting(hosted: HostedMatch) -> list[int]:
    """The seats that still have to answer the offer; people who are deleted or away have no answer."""
    offer, places = hosted.offer, hosted.places
    if offer is None:
        return []
    silent = GONE, _away_in(hosted, offer.kind)
    return [seat for seat in others(hosted, offer.seat) if seat not in offer.agreed and places[seat].user not in silent]


def _away_in(hosted: HostedMatch, kind: str) -> str:
    """The person whose absence an offer is about; empty if it is about something else."""
    seat = absence.awaited(hosted) if kind == "call_off" else None
    return "" if seat is None else hosted.places[seat].user


def called_off(hosted: HostedMatch, seat: int, away: Collection[int]) -> Offered | Ended:
    """A person wants to end the match without a result: at once if there is nobody else to ask. Raises Refusal."""
    if hosted.offer is not None:
        raise Refusal("offer_open", "error-offer-open")
    filling.check_away(hosted, seat, away)
    silent = GONE, _away_in(hosted, "call_off")
    if any(hosted.places[other].user not in silent for other in others(hosted, seat)):
        return Offered(seat, kind="call_off")
    return Ended(seat, "call_off")


def undo(hosted: HostedMatch, seat: int) -> tuple[Undone | None, Undone | None]:
    """The event that takes back a seat's last decision without asking anybody, and the one that does so once the others
    agree.

    Against bots nobody is asked. Among people, only the last step of the current turn is taken back without asking.
    """
    back = None if hosted.created.rated or is_contest(hosted.created) else hosted.way_back(seat)
    if back is None:
        return None, None
    is_step = hosted.steps[-1].seat == seat and hosted.match.can_take_step_back
    if is_step or not others(hosted, seat):
        return back, None
    return None, back if hosted.offer is None and hosted.phase == "play" else None


def takeback(hosted: HostedMatch, seat: int) -> Offered | Undone:
    """A person wants to take back their last move. Raises Refusal."""
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-takeback")
    check_help(hosted.created)
    if hosted.offer is not None:
        raise Refusal("offer_open", "error-offer-open")
    at_once, by_consent = undo(hosted, seat)
    if at_once is not None:
        return at_once
    if by_consent is None:
        raise Refusal("nothing_to_undo", "error-nothing-to-undo")
    return Offered(seat, by_consent.to)


def may_rule(hosted: HostedMatch, seat: int) -> bool:
    """Whether a person may ask the others for a ruling on a misdeal."""
    return hosted.offer is None and misdeals.is_open(hosted) and _has_company(hosted, seat)


def misdealt(hosted: HostedMatch, seat: int, said: requests.Misdeal | None) -> Offered:
    """A person wants a ruling on a misdeal. Raises Refusal."""
    misdeals.check_open(hosted)
    if hosted.offer is not None:
        raise Refusal("offer_open", "error-offer-open")
    if not _has_company(hosted, seat):
        raise Refusal("alone", "error-misdeal-alone")
    return Offered(seat, kind="misdeal", misdeal=misdeals.checked(hosted, seat, said))


def _has_company(hosted: HostedMatch, seat: int) -> bool:
    """Whether there is anybody who can answer a person."""
    return any(hosted.places[other].user != GONE for other in others(hosted, seat))


def agreed(hosted: HostedMatch, seat: int) -> list[AnyEvent]:
    """A person agrees; if all have agreed, what was asked for happens. Raises Refusal."""
    offer, left = hosted.offer, waiting(hosted)
    if offer is None or seat not in left:
        raise Refusal("no_offer", "error-nothing-to-agree")
    answer = Answered(seat, agrees=True)
    if left != [seat] or offer.kind == "rematch":
        return [answer]
    return [answer, _granted(hosted, offer)]


def _granted(hosted: HostedMatch, offer: Offer) -> AnyEvent:
    """What happens once all have agreed to an offer."""
    if offer.misdeal is not None:
        return misdeals.ruled(hosted, offer.misdeal)
    return Undone(offer.to) if offer.kind == "takeback" else Ended(offer.seat, "call_off")


def declined(hosted: HostedMatch, seat: int) -> Answered:
    """A person refuses, or withdraws their own offer. Raises Refusal."""
    if hosted.offer is None or seat not in (hosted.offer.seat, *others(hosted, hosted.offer.seat)):
        raise Refusal("no_offer", "error-nothing-to-decline")
    return Answered(seat, agrees=False)


def rematch(hosted: HostedMatch, seat: int) -> Offered | Answered | None:
    """A person wants to play again: what has to be stored first. Raises Refusal.

    Nobody is put into a match with a clock for ratings without being asked.
    """
    if hosted.is_closed:
        raise closed()
    check_help(hosted.created)
    if hosted.phase != "match_over":
        raise Refusal("wrong_phase", "error-match-not-over")
    if is_rematch_agreed(hosted):
        return None
    if hosted.offer is None:
        return Offered(seat, kind="rematch")
    return Answered(seat, agrees=True) if seat in waiting(hosted) else None


def is_rematch_agreed(hosted: HostedMatch) -> bool:
    """Whether the next match can begin as soon as one person wants it."""
    if hosted.is_closed:
        return False
    if hosted.successor is not None or not hosted.created.rated:
        return hosted.phase == "match_over"
    return hosted.offer is not None and hosted.offer.kind == "rematch" and not waiting(hosted)
