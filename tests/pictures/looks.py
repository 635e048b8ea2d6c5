"""The sizes and colors in which screens are seen."""

from dataclasses import dataclass
from typing import Any

SIZES = {"small": (360, 640), "phone": (390, 844), "desktop": (1440, 900), "large": (2560, 1440)}
SIZES |= {"tablet": (1120, 760), "lesson": (840, 720), "review": (900, 1032), "book": (840, 660), "pad": (900, 868)}
SIZES |= {"film": (1000, 740)}
"""Width and height in pixels."""
PHONES = ("small", "phone")


@dataclass(frozen=True)
class Look:
    """A window of a size, in light or dark colors. scale: pixels of the picture for one of the page."""

    size: str
    scheme: str = "light"
    scale: float = 1
    moves: bool = False

    @property
    def context(self) -> dict[str, Any]:
        """What Chromium's window is like."""
        width, height = SIZES[self.size]
        is_phone = self.size in PHONES
        return {
            "viewport": {"width": width, "height": height},
            "color_scheme": self.scheme,
            "has_touch": is_phone,
            "is_mobile": is_phone,
            "device_scale_factor": self.scale,
            "reduced_motion": "no-preference" if self.moves else "reduce",
            "locale": "en-US",
            "timezone_id": "UTC",
        }


def looks(text: str) -> tuple[Look, ...]:
    """`"small, phone dark"`: looks as the list of screens names them."""
    return tuple(Look(*words.split()) for words in text.split(","))
