"""Whether two pictures differ so that a person can see it: the mean color of small squares."""

from PIL import Image, ImageChops

SQUARE = 16
"""The side of a square, in pixels."""
LEAST_CHANGE = 2
"""A square whose mean red, green and blue differ by less than this, of 255, is the same: edges are not always drawn
alike.
"""
Box = tuple[int, int, int, int]


def changed(after: Image.Image, before: Image.Image, least: int = LEAST_CHANGE) -> Box | None:
    """The part of a picture that is not as before, in pixels; None where nothing visible has changed."""
    if after.size != before.size:
        return (0, 0, *after.size)
    difference = ImageChops.difference(_squares(after), _squares(before))
    found = difference.point([0 if value < least else 255 for value in range(256)] * 3).getbbox()
    if found is None:
        return None
    left, top, right, bottom = (edge * SQUARE for edge in found)
    return left, top, min(right, after.width), min(bottom, after.height)


def _squares(image: Image.Image) -> Image.Image:
    return image.convert("RGB").reduce(SQUARE)
