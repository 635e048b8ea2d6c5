"""What a person asks the others for, and what they say: to take a move back, to play again."""

from cassino.hosted.events import GONE, Answered, AnyEvent, Offered, Undone
from cassino.hosted.match import Course
from cassino.hosted.refusal import Refusal


def others(course: Course, seat: int) -> list[int]:
    """The seats of the other persons at the table: those that have come and are not away."""
    known = ("", course.places[seat].user)
    return [other for other, place in enumerate(course.places) if place.kind == "human" and place.user not in known]


def waiting(course: Course) -> list[int]:
    """Who has still to answer the offer; a forgotten person answers nothing."""
    offer, places = course.offer, course.places
    if offer is None:
        return []
    return [seat for seat in others(course, offer.seat) if seat not in offer.agreed and places[seat].user != GONE]


def undo(course: Course, seat: int) -> tuple[Undone | None, Undone | None]:
    """The event that takes a seat back without asking anybody, and the one that does once the others agree.

    Against bots nobody is asked; among people only the last step of a turn still in progress is taken back unasked.
    """
    back = None if course.created.rated else course.way_back(seat)
    if back is None:
        return None, None
    is_step = course.steps[-1].seat == seat and course.match.can_take_step_back
    if is_step or not others(course, seat):
        return back, None
    return None, back if course.offer is None and course.phase == "play" else None


def takeback(course: Course, seat: int) -> Offered | Undone:
    """A person wants to take his last move back. Raises Refusal."""
    if course.created.rated:
        raise Refusal("rated", "In a rated match nothing is taken back.")
    if course.offer is not None:
        raise Refusal("offer_open", "There is an offer that is not answered yet.")
    at_once, by_consent = undo(course, seat)
    if at_once is not None:
        return at_once
    if by_consent is None:
        raise Refusal("nothing_to_undo", "There is no move of yours in this deal that can be taken back.")
    return Offered(seat, by_consent.to)


def agreed(course: Course, seat: int) -> list[AnyEvent]:
    """A person agrees; what was asked for happens with the last one. Raises Refusal."""
    offer, left = course.offer, waiting(course)
    if offer is None or seat not in left:
        raise Refusal("no_offer", "There is nothing for you to agree to.")
    answer = Answered(seat, agrees=True)
    is_done = left == [seat] and offer.kind == "takeback"
    return [answer, Undone(offer.to)] if is_done else [answer]


def declined(course: Course, seat: int) -> Answered:
    """A person refuses, or takes his own offer back. Raises Refusal."""
    if course.offer is None or seat not in (course.offer.seat, *others(course, course.offer.seat)):
        raise Refusal("no_offer", "There is nothing for you to decline.")
    return Answered(seat, agrees=False)


def rematch(course: Course, seat: int) -> Offered | Answered | None:
    """A person wants to play again: what has to be noted before. Raises Refusal.

    Where time counts towards a rating nobody is put into another match unasked.
    """
    if course.phase != "match_over":
        raise Refusal("wrong_phase", "The match is not over.")
    if is_rematch_agreed(course):
        return None
    if course.offer is None:
        return Offered(seat, kind="rematch")
    return Answered(seat, agrees=True) if seat in waiting(course) else None


def is_rematch_agreed(course: Course) -> bool:
    """Whether the next match may begin as soon as a person wants it."""
    if course.successor is not None or not course.created.rated:
        return course.phase == "match_over"
    return course.offer is not None and course.offer.kind == "rematch" and not waiting(course)
