"""What a person asks the others for, and what they say: to take a move back, to play again."""

from cassino.server.course import Course
from cassino.server.events import GONE, Answered, AnyEvent, Offered, Undone
from cassino.server.refusal import Refusal


def others(course: Course, seat: int) -> list[int]:
    """The seats of the other persons at the table: those that have come and are not away."""
    users = {other: course.places[other].user for other in course.people}
    return [other for other, user in users.items() if user not in ("", course.places[seat].user)]


def waiting(course: Course) -> list[int]:
    """Who has still to answer the offer; a forgotten person answers nothing."""
    offer, places = course.offer, course.places
    asked = others(course, offer.seat) if offer else []
    return [seat for seat in asked if offer and seat not in offer.agreed and places[seat].user != GONE]


def undo_at_once(course: Course, seat: int) -> Undone | None:
    """The event that takes a seat back without asking anybody; None if it cannot.

    Against bots that is any move; among people the last step of a turn that is still in progress.
    """
    back = None if course.created.rated else course.way_back(seat)
    if back is None:
        return None
    is_step = course.steps[-1].seat == seat and course.match.can_take_step_back
    return back if is_step or not others(course, seat) else None


def undo_by_consent(course: Course, seat: int) -> Undone | None:
    """The event that takes a seat back once the others agree; None if there is nothing to ask for."""
    if course.created.rated or course.phase != "play" or course.offer is not None:
        return None
    return None if undo_at_once(course, seat) else course.way_back(seat)


def takeback(course: Course, seat: int) -> Offered | Undone:
    """A person wants to take his last move back. Raises Refusal."""
    if course.created.rated:
        raise Refusal("rated", "In a rated match nothing is taken back.")
    if course.offer is not None:
        raise Refusal("offer_open", "There is an offer that is not answered yet.")
    at_once, by_consent = undo_at_once(course, seat), undo_by_consent(course, seat)
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
