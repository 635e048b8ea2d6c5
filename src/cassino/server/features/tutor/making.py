"""The tutor in another process: what it finds travels as bytes."""

import pickle
from collections.abc import Sequence

import msgspec

from cassino.answers.tutor import found_in, tutor_report
from cassino.server.storage.loader import History, hosted_of


def looked_at(history: History, user_id: str) -> bytes:
    """What a person's moves in a stored match show, for `tutor_report_json`. Raises Refusal."""
    return pickle.dumps(found_in(history.match_id, hosted_of(history), user_id))


def tutor_report_json(kept: Sequence[bytes], more: bool) -> bytes:
    """What the tutor says about matches that it has looked at, the latest first."""
    return msgspec.json.encode(tutor_report([pickle.loads(each) for each in kept], more))
