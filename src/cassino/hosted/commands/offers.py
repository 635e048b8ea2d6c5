"""What a person asks the other players, and their answers: takebacks and rematches."""

from cassino.hosted.match.contest import check_help, is_contest
from cassino.hosted.match.events import GONE, Answered, AnyEvent, Offered, Undone
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal, closed


def others(hosted: HostedMatch, seat: int) -> list[int]:
    """The seats of the other people at the table: those who have joined and are not away."""
    known = ("", hosted.places[seat].user)
    return [other for other, place in enumerate(hosted.places) if place.kind == "human" and place.user not in known]


def waiting(hosted: HostedMatch) -> list[int]:
    """The seats that still have to answer the offer; deleted people have no answer."""
    offer, places = hosted.offer, hosted.places
    if offer is None:
        return []
    return [seat for seat in others(hosted, offer.seat) if seat not in offer.agreed and places[seat].user != GONE]


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


def agreed(hosted: HostedMatch, seat: int) -> list[AnyEvent]:
    """A person agrees; if all have agreed, what was asked for happens. Raises Refusal."""
    offer, left = hosted.offer, waiting(hosted)
    if offer is None or seat not in left:
        raise Refusal("no_offer", "error-nothing-to-agree")
    answer = Answered(seat, agrees=True)
    is_done = left == [seat] and offer.kind == "takeback"
    return [answer, Undone(offer.to)] if is_done else [answer]


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
