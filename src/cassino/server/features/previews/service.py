"""The pictures of links, each drawn once in another process; without Pillow, or under load, the general picture."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache

from cassino.analysis.puzzles.puzzle import puzzle_number
from cassino.cards import cards_in
from cassino.hosted.wire.refusal import Refusal
from cassino.rules.packs import format_card
from cassino.server.http.previews import PICTURE
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.texts import language
from cassino.texts.catalog import say
from cassino.texts.message import Message
from cassino.web import STATIC

MOST_KEPT = 128
"""How many pictures are kept, of about 50 KB each."""


@cache
def general() -> bytes:
    """The picture for pages without their own."""
    return (STATIC / PICTURE).read_bytes()


def of_words(title: str, lines: Sequence[str]) -> bytes | None:
    """A picture with words and some cards; None if Pillow is missing. Runs in another process."""
    try:
        from cassino.server.features.previews.drawing import Drawing, drawn
    except ImportError:
        return None
    return drawn(Drawing(title, tuple(lines)))


def of_puzzle(number: int) -> bytes | None:
    """The picture of a puzzle: the table, and the hand of the player to move. Runs in another process."""
    try:
        from cassino.server.features.previews.drawing import Drawing, drawn
    except ImportError:
        return None
    view = puzzle_number(number).view
    pack = view.public.rules.deck.pack
    piles = [build.cards for build in view.public.builds()] + [1 << card for card in cards_in(view.public.loose)]
    table = tuple(tuple(format_card(card, pack) for card in cards_in(pile)) for pile in piles)
    hand = tuple(format_card(card, pack) for card in cards_in(view.hand))
    title = say(Message("preview-puzzle", {"number": number}))
    return drawn(Drawing(title, (view.public.rules.title,), table, hand))


class Pictures:
    """The latest pictures."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute
        self._kept: OrderedDict[object, bytes] = OrderedDict()
        self._drawing: dict[object, asyncio.Task[bytes | None]] = {}

    async def of(self, payer: Payer, function: Callable[..., bytes | None], *arguments: object) -> bytes:
        """The picture that a function draws, only once for everybody who asks; if it cannot, the general picture."""
        key = (language.current(), function.__name__, arguments)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._drawing.get(key)
        if task is None:
            task = self._drawing[key] = asyncio.create_task(self._compute.run(payer, function, *arguments))
            task.add_done_callback(lambda _done: self._drawing.pop(key, None))
        try:
            picture = await asyncio.shield(task)
        except (CallFailed, Refusal):  # too much to do: the link is shown all the same
            return general()
        if picture is None:
            return general()
        self._kept[key] = picture
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture
