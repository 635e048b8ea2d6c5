"""The view of a version as text for many windows: what several are shown alike is made and encoded once."""

from collections.abc import Mapping
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import msgspec

from cassino.hosted.frames.people import Viewer, standing
from cassino.hosted.frames.view import STRANGER, Outline, outline, own, shared, worded
from cassino.hosted.match import Course

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Common:
    """What every window is sent of a version, as the beginning of a frame."""

    version: int
    patience: dict[int, float]
    text: str
    outline: Outline
    worded: dict[int | None, str]
    """What is added to the text for each seat, and for watchers; made when somebody there first looks."""


_common: WeakKeyDictionary[Course, Common] = WeakKeyDictionary()


def view_text(
    course: Course, match_id: str, seat: int | None, patience: Mapping[int, float], viewer: Viewer = STRANGER
) -> str:
    """The `view` frame as `frames.view_frame` makes it, encoded."""
    common, view = _common_of(course, match_id, patience), course.view(seat)
    words = common.worded.get(seat)
    if words is None:
        words = f"{_encode(worded(course, view.public, seat, common.outline.standing))[1:-1].decode()},"
        common.worded[seat] = words
    return f"{common.text}{words}{_encode(own(course, view, viewer, common.outline))[1:].decode()}}}"


def _common_of(course: Course, match_id: str, patience: Mapping[int, float]) -> Common:
    """The common part, made again where the match has gone on or a question is asked for another time."""
    known = _common.get(course)
    if known is None or known.version != course.version or known.patience != patience:
        state, now = course.view(None).public, standing(course)
        begin = f'{{"type":"view","version":{course.version},"view":'
        text = f"{begin}{_encode(shared(course, match_id, state, patience, now))[:-1].decode()},"
        known = _common[course] = Common(course.version, dict(patience), text, outline(course, state, now), {})
    return known


def forget_view(course: Course) -> None:
    """The match has gone on: few will ask again how it was before."""
    _common.pop(course, None)
