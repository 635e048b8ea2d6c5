"""Asks in the terminal what went wrong in dealing; the others then agree or decline. B29, decision 97"""

from collections.abc import Callable, Sequence
from typing import get_args

from cassino.hosted.wire.requests import Misdeal
from cassino.hosted.wire.table import MisdealKind
from cassino.notation.vocabulary import with_cards
from cassino.rules.options import Pack
from cassino.rules.packs import format_card, parse_cards
from cassino.texts import tell
from cassino.texts.catalog import say as worded
from cassino.texts.message import Message
from cassino.tui.words import WordError

KINDS: tuple[MisdealKind, ...] = get_args(MisdealKind)
LONGEST = 20


def asked(
    ask: Callable[[str], str], say: Callable[[str], object], names: Sequence[str], own: int, pack: Pack
) -> Misdeal | None:
    """What went wrong; None if the person names nothing. own: the person's seat. Raises WordError, CardSyntaxError."""
    lines = [tell("table-misdeal-kind", kind=kind) for kind in KINDS]
    kind = _picked(ask, say, tell("terminal-misdeal-which"), lines)
    if kind is None:
        return None
    if KINDS[kind] == "exposed_ends":
        return Misdeal(KINDS[kind])
    if KINDS[kind] == "exposed_goes_on":
        cards = parse_cards(with_cards(ask(tell("terminal-misdeal-cards"))), pack)
        return Misdeal(KINDS[kind], cards=tuple(format_card(card, pack) for card in cards))
    called = [worded(Message("side", {"seats": [seat]}), names) for seat in range(len(names))]
    seat = _picked(ask, say, tell("terminal-misdeal-whose", name=called[own]), called)
    count = _number(ask(tell("terminal-misdeal-count")), 1)
    return Misdeal(KINDS[kind], seat=own if seat is None else seat, count=count)


def _picked(ask: Callable[[str], str], say: Callable[[str], object], question: str, lines: Sequence[str]) -> int | None:
    """The place of the line that is picked by its number; None for an empty answer. Raises WordError."""
    for number, line in enumerate(lines, 1):
        say(tell("terminal-line", number=number, text=line))
    number = _number(ask(question), 0)
    if number > len(lines):
        raise WordError("terminal-no-number", number=number)
    return number - 1 if number else None


def _number(text: str, usual: int) -> int:
    """A number; the usual one for an empty answer. Raises WordError."""
    text = text.strip()
    if not text:
        return usual
    if not (text.isascii() and text.isdigit() and len(text) < LONGEST and int(text)):
        raise WordError("terminal-no-number", number=text[:LONGEST])
    return int(text)
