"""What people say at the table: phrases by name, which everybody reads in their own language, or free text.

Nothing of it is stored or logged.
"""

from cassino.hosted.wire.messages import SaidFrame
from cassino.hosted.wire.phrases import PHRASES
from cassino.hosted.wire.refusal import Refusal
from cassino.texts.names import hides, towers

LONGEST_TEXT = 200


def said(seat: int, name: str, phrase: str | None, text: str | None) -> SaidFrame:
    """The `said` frame for everybody at the table. Raises Refusal."""
    if (phrase is None) == (text is None):
        raise Refusal("malformed", "error-name-one", names="`phrase`, `text`")
    if phrase is not None:
        if phrase not in PHRASES:
            raise Refusal("unknown_phrase", "error-one-of", field="phrase", known=", ".join(sorted(PHRASES)))
        return SaidFrame(seat, name, phrase=phrase)
    words = " ".join((text or "").split())
    if not words or len(words) > LONGEST_TEXT or hides(words) or towers(words):
        raise Refusal("malformed", "error-talk", most=LONGEST_TEXT)
    return SaidFrame(seat, name, text=words)
