"""Moves as small numbers: ids for programs that learn. See docs/research.md."""

from cassino.encoding.ids import ID_COUNT, id_name
from cassino.encoding.moves import Choice, IllegalId, decode, encode

__all__ = ["ID_COUNT", "Choice", "IllegalId", "decode", "encode", "id_name"]
