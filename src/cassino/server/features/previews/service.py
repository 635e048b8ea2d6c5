"""The pictures of links, each drawn once in another process; without Pillow, or under load, the general picture."""

from collections.abc import Callable, Sequence
from functools import cache

from cassino.analysis.puzzles.puzzle import puzzle_number
from cassino.cards import cards_in
from cassino.hosted.wire.refusal import Refusal
from cassino.rules.packs import format_card
from cassino.server.http.previews import PICTURE
from cassino.server.jobs.shared import Paying, Shared
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.texts.catalog import say
from cassino.texts.message import Message
from cassino.web import STATIC


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


async def picture(shared: Shared, paying: Paying, function: Callable[..., bytes | None], *arguments: object) -> bytes:
    """The picture that a function draws, only once for everybody who asks; if it cannot, the general picture."""
    try:
        return await shared.of(paying, function, *arguments) or general()
    except (CallFailed, Refusal):  # too much to do: the link is shown all the same
        return general()
