"""The export of everything that a person has here: one JSON text, produced while it is being sent."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from cassino.answers.house.shapes import KeptRules
from cassino.answers.scores.shapes import KeptScore
from cassino.hosted import Json
from cassino.hosted.wire.refusal import Refusal
from cassino.server.features.games.answers import ExportHead, Unread
from cassino.server.storage.house import HouseStore
from cassino.server.storage.scores import ScoreStore


@dataclass(frozen=True, slots=True)
class Part:
    """Things of one kind: the name of their list, their ids, and one of them as JSON (raises Refusal)."""

    name: str
    ids: Sequence[str]
    piece: Callable[[str], Awaitable[bytes]]


async def exported(head: ExportHead, parts: Sequence[Part]) -> AsyncIterator[bytes]:
    """Everything, piece by piece; what cannot be read is listed at the end."""
    unread: list[Unread] = []
    yield msgspec.json.encode(head)[:-1]
    for part in parts:
        yield f',"{part.name}":['.encode()
        async for piece in _listed(part, unread):
            yield piece
        yield b"\n]"
    yield b',"unread":' + msgspec.json.encode(unread) + b"}\n"


async def _listed(part: Part, unread: list[Unread]) -> AsyncIterator[bytes]:
    mark = b"\n"
    for id in part.ids:
        try:
            piece = await part.piece(id)
        except Refusal as refusal:
            unread.append(Unread(id, refusal.code, str(refusal)))
            continue
        yield mark + piece
        mark = b",\n"


def scores(store: ScoreStore, user_id: str) -> Part:
    """A person's score books, with their sheets as stored. Blocking."""

    def read(id: str) -> bytes:
        book = store.load(id)
        if book is None:
            raise Refusal("unknown_score", "error-unknown-score")
        try:
            sheet: Json = msgspec.json.decode(book.sheet, type=Json)
        except msgspec.DecodeError as error:
            raise Refusal("damaged", "error-score-damaged", problem=str(error)) from None
        return msgspec.json.encode(KeptScore(id, book.created, book.updated, sheet))

    async def piece(id: str) -> bytes:
        return await asyncio.to_thread(read, id)

    return Part("scorebooks", store.all_ids(user_id), piece)


def house_rules(store: HouseStore, user_id: str) -> Part:
    """A person's house rules, as TOML in full. Blocking."""
    kept = {row["id"]: KeptRules(**row) for row in store.stored(user_id)}

    async def piece(id: str) -> bytes:
        return msgspec.json.encode(kept[id])

    return Part("house", list(kept), piece)
