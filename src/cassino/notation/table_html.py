"""The table drawn as HTML, for notebooks: the lines of `table`, with cards that look like cards."""

import re
from html import escape

from cassino.engine.state import State
from cassino.notation.positionwords import HIDDEN
from cassino.notation.table import draw_table
from cassino.rules.options import Pack
from cassino.rules.packs import card_of_word, suit_name, symbol

_TABLE = "font-family:system-ui,sans-serif;line-height:2;overflow-wrap:anywhere"
CARD = (
    "display:inline-block;min-width:2.2em;padding:0 .25em;margin:0 .1em;border:1px solid #8c8c8c;border-radius:.3em;"
    "text-align:center;line-height:1.5;font-weight:600;white-space:nowrap;background:{back};color:{ink}"
)
BACK = "repeating-linear-gradient(45deg,#27528f 0 3px,#3c6db3 3px 6px)"
_INKS = {"diamonds": "#b3122a", "hearts": "#b3122a", "red": "#b3122a", "green": "#0b6b2e", "yellow": "#7a5c00"}
_INK = "#1a1a1a"
_WORD = re.compile(rf"(?<!\w)[0-9A-Z]{{2,3}}(?!\w)|(?<= ){re.escape(HIDDEN)}(?= |$)")
"""What may be a card."""


def table_html(state: State) -> str:
    """The table, the hands, the piles and the score, as `draw_table` has them."""
    title, *lines = draw_table(state).split("\n")
    rows = "".join(f"<div>{_drawn(line, state.rules.deck.pack)}</div>" for line in lines)
    return f'<div style="{_TABLE}"><div style="font-weight:600">{escape(title)}</div>{rows}</div>'


def _drawn(line: str, pack: Pack) -> str:
    """A line of the table in which each card is drawn."""
    return _WORD.sub(lambda found: _card(found.group(), pack), escape(line.strip()))


def _card(word: str, pack: Pack) -> str:
    """One card, or the back of a hidden one; any other word as it is."""
    card = card_of_word(word, pack)
    if word == HIDDEN:
        style, face = CARD.format(back=BACK, ink="transparent"), HIDDEN
    elif card >= 0:
        style, face = CARD.format(back="#fff", ink=_INKS.get(suit_name(card & 3, pack), _INK)), symbol(card, pack)
    else:
        return word
    return f'<span style="{style}">{face}</span>'
