"""The tutor of one person: looks at each finished match once, and remembers what it found as long as this host runs."""

from cassino.answers.games import Wish, page
from cassino.answers.summary import MatchLine
from cassino.answers.tutor import MOST_SECONDS, Looked, Tutored, found_in, tutor_report
from cassino.hosted.wire.refusal import Refusal
from cassino.local.host import Host
from cassino.local.keeping import ME, ListMatches, Talk, lines_in, stored
from cassino.search.budget import now
from cassino.tutor.tip import MOST_MATCHES


class Tutor:
    """What was found in matches. host: reads them."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._found: dict[tuple[str, str], Looked] = {}
        """By match, and when it was last changed."""

    def about(self) -> Talk[Tutored]:
        """What the latest finished matches show. It ends soon: then the page asks again."""
        lines = lines_in((yield ListMatches()))
        latest = page(map(stored, lines), Wish(state="over")).matches[:MOST_MATCHES]
        start = now()
        for line in latest:
            if _key(line) not in self._found and now() - start < MOST_SECONDS:
                self._found[_key(line)] = yield from self._look(line.id)
        known = [self._found[_key(line)] for line in latest if _key(line) in self._found]
        return tutor_report(known, len(known) < len(latest))

    def _look(self, match_id: str) -> Talk[Looked]:
        """What a match shows; nothing if it cannot be read."""
        try:
            table = yield from self._host.read(match_id)
        except Refusal:
            return Looked(match_id)
        return found_in(match_id, table.hosted, ME)


def _key(line: MatchLine) -> tuple[str, str]:
    return line.id, line.updated
