"""The view of a version as text for many windows: parts that several windows share are made and encoded once."""

from collections.abc import Mapping
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import msgspec

from cassino.hosted.frames.people import Viewer, standing
from cassino.hosted.frames.view import STRANGER, Outline, outline, own, shared, worded
from cassino.hosted.match.match import HostedMatch
from cassino.texts import language

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Common:
    """The part of a version that every window gets, as the beginning of a frame."""

    version: int
    patience: dict[int, float]
    text: str
    outline: Outline
    worded: dict[int | None, str]
    """What is added for each seat, and for watchers; made when the first of them looks."""


_common: WeakKeyDictionary[HostedMatch, dict[str, Common]] = WeakKeyDictionary()
"""By language."""


def view_text(
    hosted: HostedMatch, match_id: str, seat: int | None, patience: Mapping[int, float], viewer: Viewer = STRANGER
) -> str:
    """The `view` frame of `frames.view_frame`, encoded."""
    common, view = _common_of(hosted, match_id, patience), hosted.view(seat)
    words = common.worded.get(seat)
    if words is None:
        words = f"{_encode(worded(hosted, view.public, seat, common.outline.standing))[1:-1].decode()},"
        common.worded[seat] = words
    return f"{common.text}{words}{_encode(own(hosted, view, viewer, common.outline))[1:].decode()}}}"


def _common_of(hosted: HostedMatch, match_id: str, patience: Mapping[int, float]) -> Common:
    """The common part; made again if the match has a new version, or people changed how long they want to be asked."""
    of_languages = _common.setdefault(hosted, {})
    known = of_languages.get(language.current())
    if known is None or known.version != hosted.version or known.patience != patience:
        state, now = hosted.view(None).public, standing(hosted)
        begin = f'{{"type":"view","version":{hosted.version},"view":'
        text = f"{begin}{_encode(shared(hosted, match_id, state, patience, now))[:-1].decode()},"
        known = Common(hosted.version, dict(patience), text, outline(hosted, state, now), {})
        of_languages[language.current()] = known
    return known


def forget_view(hosted: HostedMatch) -> None:
    """Forget the view: the match has continued, and few will ask for the old one."""
    _common.pop(hosted, None)
