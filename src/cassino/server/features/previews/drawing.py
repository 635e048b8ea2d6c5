"""Draws the picture of a link with Pillow: words, and some cards on felt. Everything except the font is drawn here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from math import hypot
from typing import Any

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630
SCALE = 2
"""Everything is drawn larger and reduced at the end, for smooth edges."""
MARGIN = 70
FELT, EDGE, PAPER, GOLD, DIM = (38, 92, 76), (14, 40, 33), (255, 251, 240), (240, 190, 90), (200, 215, 205)
RED, BLACK = (196, 30, 58), (28, 30, 33)
COLORS = {"D": RED, "H": RED, "R": RED, "G": (30, 130, 70), "Y": (205, 150, 20)}
CARD_RATIO = 1.4
MOST_WIDE = 128
"""The width of a card, unless many must fit side by side."""
OVERLAP = 0.32
"""How much of a card is visible under the next one in its build."""
MOTIF = (("AS",), ("10D",), ("2S",), ("5H", "4C"))
TITLE_SIZE, LINE_SIZE, SMALL_SIZE = 68, 36, 30
MOST_LETTERS = 120
Color = tuple[int, int, int]
Pile = tuple[str, ...]
Shape = Callable[[float, float, float], None]


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is on a picture: a title, lines below it, and cards: piles on the table, and a hand."""

    title: str
    lines: tuple[str, ...] = ()
    table: tuple[Pile, ...] = MOTIF
    hand: tuple[str, ...] = ()


def drawn(drawing: Drawing) -> bytes:
    """The picture as a PNG."""
    image = _felt()
    canvas = ImageDraw.Draw(image)
    top = _words(canvas, drawing)
    rows = [drawing.table, tuple((card,) for card in drawing.hand)]
    _lay(canvas, [row for row in rows if row], top)
    finished = image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    packed = BytesIO()
    finished.quantize(128).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def _felt() -> Image.Image:
    """Felt that gets darker towards the edges."""
    small = Image.new("RGB", (WIDTH // 10, HEIGHT // 10))
    middle = small.width / 2, small.height / 2
    for x in range(small.width):
        for y in range(small.height):
            far = min(1.0, hypot((x - middle[0]) / middle[0], (y - middle[1]) / middle[1]) / 1.4)
            small.putpixel((x, y), _mixed(FELT, EDGE, far))
    return small.resize((WIDTH * SCALE, HEIGHT * SCALE), Image.Resampling.BICUBIC)


def _mixed(one: Color, other: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _words(canvas: ImageDraw.ImageDraw, drawing: Drawing) -> float:
    """Write the title and the lines; returns the lower end of the text."""
    y = MARGIN * 0.8
    for text, size, color in [
        (drawing.title, TITLE_SIZE, PAPER),
        *((line, LINE_SIZE, DIM) for line in drawing.lines),
    ]:
        if _is_readable(text):
            font, fitting = _fitting(canvas, text, size)
            canvas.text((MARGIN * SCALE, y * SCALE), fitting, fill=color, font=font)
            y += size * 1.3
    font = _font(SMALL_SIZE)
    canvas.text(((WIDTH - MARGIN) * SCALE, (HEIGHT - 24) * SCALE), "Cassino", fill=GOLD, font=font, anchor="rs")
    return y


def _fitting(canvas: ImageDraw.ImageDraw, text: str, size: float) -> tuple[Any, str]:
    """A font in which a text fits, and the text, cut short if it would become too small."""
    font, room = _font(size), (WIDTH - 2 * MARGIN) * SCALE
    shown = text = text[:MOST_LETTERS]
    if canvas.textlength(text, font) > room:
        font = _font(max(size * 0.7, size * room / canvas.textlength(text, font)))
    while len(shown) > 1 and canvas.textlength(shown, font) > room:
        shown = f"{shown[:-2].rstrip()}…"
    return font, shown


def _is_readable(text: str) -> bool:
    """Whether the font has every character of a text; a text with others is left out rather than drawn as boxes."""
    font = _font(20)
    missing = bytes(font.getmask("\uffff"))
    return all(letter == " " or bytes(font.getmask(letter)) not in (missing, b"") for letter in text)


def _font(size: float) -> Any:
    return ImageFont.load_default(size * SCALE)


def _lay(canvas: ImageDraw.ImageDraw, rows: Sequence[Sequence[Pile]], top: float) -> None:
    """Draw rows of cards between the words and the lower edge, as large as possible."""
    room = HEIGHT - top - 60
    high = room / len(rows) - 20
    width = min([MOST_WIDE * (1.5 if len(rows) == 1 else 1.0), high / CARD_RATIO, *map(_card_width, rows)])
    for order, row in enumerate(rows):
        x = MARGIN if len(rows) > 1 else (WIDTH - width * _widths(row)) / 2
        y = top + 20 + order * (width * CARD_RATIO + 24)
        if len(rows) == 1:
            y = top + (room - width * CARD_RATIO) / 2
        for pile in row:
            for place, card in enumerate(pile):
                _card(canvas, card, (x + place * width * OVERLAP, y), width)
            x += width * (_pile_width(pile) + 0.12)


def _pile_width(pile: Pile) -> float:
    """The width of a pile, in widths of a card."""
    return 1 + OVERLAP * (len(pile) - 1)


def _widths(row: Sequence[Pile]) -> float:
    return sum(_pile_width(pile) + 0.12 for pile in row) - 0.12


def _card_width(row: Sequence[Pile]) -> float:
    """The greatest possible width of the cards in a row."""
    return (WIDTH - 2 * MARGIN) / _widths(row)


def _card(canvas: ImageDraw.ImageDraw, card: str, corner: tuple[float, float], width: float) -> None:
    """A card: `10D`, face up."""
    x, y, size = corner[0] * SCALE, corner[1] * SCALE, width * SCALE
    box = (x, y, x + size, y + size * CARD_RATIO)
    canvas.rounded_rectangle([at + size * 0.03 for at in box], size * 0.09, fill=(10, 26, 22))
    canvas.rounded_rectangle(box, size * 0.09, fill=PAPER, outline=(190, 182, 160), width=SCALE)
    rank, suit = card[:-1], card[-1]
    color = COLORS.get(suit, BLACK)
    font = ImageFont.load_default(size * 0.36)
    canvas.text((x + size * 0.1, y + size * 0.06), rank, fill=color, font=font)
    _suit(canvas, suit, (x + size * 0.18, y + size * 0.56), size * 0.1)
    _suit(canvas, suit, (x + size * 0.58, y + size * CARD_RATIO * 0.66), size * 0.27)


def _suit(canvas: ImageDraw.ImageDraw, suit: str, middle: tuple[float, float], r: float) -> None:
    """The sign of a suit around a point; a disc for the colors of Rook cards."""
    x, y = middle
    color = COLORS.get(suit, BLACK)

    def disc(dx: float, dy: float, radius: float) -> None:
        canvas.ellipse(
            (x + (dx - radius) * r, y + (dy - radius) * r, x + (dx + radius) * r, y + (dy + radius) * r), color
        )

    def shape(*points: tuple[float, float]) -> None:
        canvas.polygon([(x + dx * r, y + dy * r) for dx, dy in points], color)

    if suit == "D":
        shape((0, -1.1), (0.8, 0), (0, 1.1), (-0.8, 0))
    elif suit in "HS":
        up = 1 if suit == "H" else -1
        disc(-0.46, -0.36 * up, 0.52)
        disc(0.46, -0.36 * up, 0.52)
        shape((-0.92, -0.12 * up), (0.92, -0.12 * up), (0, 1.05 * up))
        disc(0, -0.1 * up, 0.4)
    elif suit == "C":
        for dx, dy in ((0, -0.55), (-0.55, 0.2), (0.55, 0.2)):
            disc(dx, dy, 0.5)
        disc(0, 0, 0.3)
    else:
        disc(0, 0, 0.9)
    if suit in "SC":
        shape((-0.12, 0.1), (0.12, 0.1), (0.38, 1.08), (-0.38, 1.08))
