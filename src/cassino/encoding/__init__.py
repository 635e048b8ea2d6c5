"""Moves as small numbers, and positions as bit planes: for programs that learn. See docs/research/environments.md."""

from cassino.encoding.ids import ID_COUNT, id_name
from cassino.encoding.moves import Choice, IllegalId, decode, encode
from cassino.encoding.observing import observe, observe_all
from cassino.encoding.planes import HIDDEN, PLAYED, SEEN, plane_names

__all__ = [
    "HIDDEN",
    "ID_COUNT",
    "PLAYED",
    "SEEN",
    "Choice",
    "IllegalId",
    "decode",
    "encode",
    "id_name",
    "observe",
    "observe_all",
    "plane_names",
]
