"""The match after one that is over."""

from cassino.answers.summary import new_id, summary
from cassino.hosted.commands import fair
from cassino.hosted.commands.creation import again
from cassino.hosted.match.match import HostedMatch, replayed
from cassino.hosted.match.timestamps import now
from cassino.server.storage.events import Append


def next_match(hosted: HostedMatch) -> Append:
    """The new match to be stored; its id is the same whenever it is made, if its chain of seeds was promised."""
    events, chain = fair.begun_again(again(hosted), hosted)
    at = now()
    line = summary(replayed(events, at))
    return Append(new_id(fair.next_name(hosted)), 1, tuple(events), line, at, is_new=True, secret=chain.secret)
