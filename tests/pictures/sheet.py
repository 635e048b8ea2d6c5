"""The contact sheet: all pictures side by side, each with its name; what has changed has a red frame."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFont

from pictures.camera import Picture
from pictures.changes import Box
from pictures.looks import SIZES

WIDTH = 2600
GAP = 14
LABEL = 20
SCALES = {"small": 0.6, "phone": 0.6, "desktop": 0.36, "large": 0.25}
"""How much smaller a picture is on the sheet."""
PAPER, INK, RED = "#ffffff", "#222222", "#e00000"
FRAME = 5


@dataclass(frozen=True)
class Print:
    """A picture as it comes on the sheet. changed: the part that is new, in pixels of the whole picture."""

    picture: Picture
    changed: Box | None

    @property
    def size(self) -> tuple[int, int]:
        scale = SCALES[self.picture.look.size]
        width, height = self.picture.image.size if self.picture.image else SIZES[self.picture.look.size]
        return round(width * scale), round(height * scale)


def rows(prints: Sequence[Print]) -> Iterator[list[Print]]:
    """The pictures line by line, in their order."""
    row: list[Print] = []
    used = GAP
    for each in prints:
        if row and used + each.size[0] + GAP > WIDTH:
            yield row
            row, used = [], GAP
        row.append(each)
        used += each.size[0] + GAP
    if row:
        yield row


def contact_sheet(prints: Sequence[Print]) -> Image.Image:
    """All pictures in one."""
    lines = list(rows(prints))
    heights = [max(each.size[1] for each in row) + LABEL + GAP for row in lines]
    sheet = Image.new("RGB", (WIDTH, sum(heights) + GAP), PAPER)
    top = GAP
    for row, height in zip(lines, heights, strict=True):
        left = GAP
        for each in row:
            _draw(sheet, each, left, top)
            left += each.size[0] + GAP
        top += height
    return sheet


def _draw(sheet: Image.Image, each: Print, left: int, top: int) -> None:
    pen = ImageDraw.Draw(sheet)
    width, height = each.size
    pen.text((left, top), each.picture.title, RED if each.changed else INK, ImageFont.load_default(13))
    top += LABEL
    if each.picture.image:
        sheet.paste(each.picture.image.resize(each.size, Image.Resampling.LANCZOS), (left, top))
    else:
        pen.text((left + GAP, top + GAP), "no picture", RED, ImageFont.load_default(18))
    edge = (left - 1, top - 1, left + width, top + height)
    pen.rectangle(edge, outline="#999999")
    if each.changed:
        pen.rectangle((left - FRAME, top - FRAME, left + width + FRAME, top + height + FRAME), outline=RED, width=FRAME)
        scale = SCALES[each.picture.look.size]
        x1, y1, x2, y2 = (round(edge * scale) for edge in each.changed)
        pen.rectangle((left + x1, top + y1, left + min(x2, width), top + min(y2, height)), outline=RED)
