"""What is kept of a picture, so that the next one can be compared with it: the mean brightness of small squares."""

import json
import subprocess
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

SQUARE = 16
"""The side of a square, in pixels."""
LEAST_CHANGE = 2
"""A square that is brighter or darker by less than this, of 255, is the same: edges are not always drawn alike."""
Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Fingerprint:
    """The squares of a picture, row by row."""

    size: tuple[int, int]
    squares: bytes

    def changed(self, other: "Fingerprint") -> Box | None:
        """The part of the picture in which two differ, in pixels; None where they are the same."""
        if self.size != other.size:
            return (0, 0, self.size[0] * SQUARE, self.size[1] * SQUARE)
        difference = ImageChops.difference(self._image(), other._image())
        found = difference.point([0 if value < LEAST_CHANGE else 255 for value in range(256)]).getbbox()
        return found and (found[0] * SQUARE, found[1] * SQUARE, found[2] * SQUARE, found[3] * SQUARE)

    def _image(self) -> Image.Image:
        return Image.frombytes("L", self.size, self.squares)


Fingerprints = Mapping[str, Fingerprint]


def fingerprint(image: Image.Image) -> Fingerprint:
    """The fingerprint of a picture."""
    small = image.convert("L").reduce(SQUARE)
    return Fingerprint(small.size, small.tobytes())


def as_text(found: Fingerprints) -> str:
    """Fingerprints as JSON, a picture a line."""
    lines = [f"{json.dumps(title)}: {json.dumps([*one.size, _packed(one.squares)])}" for title, one in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_text(text: str) -> dict[str, Fingerprint]:
    """The inverse."""
    return {
        title: Fingerprint((width, height), zlib.decompress(b64decode(squares)))
        for title, (width, height, squares) in json.loads(text).items()
    }


def _packed(squares: bytes) -> str:
    return b64encode(zlib.compress(squares, 9)).decode()


def committed(file: Path) -> dict[str, Fingerprint]:
    """The fingerprints of the last commit; without git, those of the file; none where there is neither."""
    command = ["git", "show", f"HEAD:./{file.name}"]
    try:
        shown = subprocess.run(command, cwd=file.parent, capture_output=True, text=True)
    except OSError:
        shown = None
    if shown and shown.returncode == 0:
        return from_text(shown.stdout)
    return from_text(file.read_text()) if file.exists() else {}
