"""The match after one that is over."""

from cassino.server import fair
from cassino.server.course import Course, replayed
from cassino.server.moments import now
from cassino.server.newmatch import again
from cassino.server.store import Append
from cassino.server.summary import new_id, summary


def next_match(course: Course) -> Append:
    """What is to be stored of it; it has the same name whenever it is made, where its chain of seeds is promised."""
    events, chain = fair.begun_again(again(course), course)
    at = now()
    line = summary(replayed(events, at))
    return Append(new_id(fair.next_name(course)), 1, tuple(events), line, at, is_new=True, secret=chain.secret)
