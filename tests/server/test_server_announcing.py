"""After the last play the target may be announced before the cards are counted. D-95"""

import json

from cassino.engine.legal import legal_moves
from cassino.notation.move import format_move
from cassino.server.events import Moved
from cassino.server.summary import summary
from company import BEN, Evening


def last_call(*kinds: str, **wish: int) -> Evening:
    """A match whose last card is played, and whoever has the target may announce it: Ann and Ben, or Ann and bots."""
    evening = Evening(*(kinds or ("human", "human")), variant="hungarian_nagy", **wish)
    if not kinds:
        evening.join(BEN)
    while evening.course.phase == "play":
        state = evening.course.match.state
        most = max(legal_moves(state), key=lambda move: move.taken.bit_count())
        evening.happen(Moved(state.turn, format_move(state, most)))
    assert evening.course.phase == "announcing"
    return evening


def test_nobody_has_won_before_the_count() -> None:
    evening = last_call(target=1)
    assert evening.course.match.winners and evening.course.winners == ()
    assert json.loads(summary(evening.course).text)["winner"] is None
