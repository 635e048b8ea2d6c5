"""Files of pictures that are replaced only where a person can see a difference."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageSequence

from pictures.changes import changed

QUALITY = 78
FILM_QUALITY = 75
LEAST_CHANGE = 5
"""What is compressed differs by more where nobody sees a difference."""


def still(image: Image.Image) -> bytes:
    """A picture as WebP."""
    out = BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def film(frames: Sequence[Image.Image], milliseconds: Sequence[int]) -> bytes:
    """Frames as an animated WebP that begins again at its end. milliseconds: how long each frame is seen."""
    out = BytesIO()
    first, *others = frames
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=list(milliseconds),
        loop=0,
        quality=FILM_QUALITY,
        method=4,
        minimize_size=True,
        allow_mixed=True,
    )
    return out.getvalue()


def replace(file: Path, content: bytes) -> bool:
    """Write a picture or a film, unless it looks like the one that is there. Whether it was written."""
    if file.exists() and _looks_alike(content, file.read_bytes()):
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return True


def _looks_alike(after: bytes, before: bytes) -> bool:
    new, old = _frames(after), _frames(before)
    return [time for _, time in new] == [time for _, time in old] and not any(
        changed(one, other, LEAST_CHANGE) for (one, _), (other, _) in zip(new, old, strict=True)
    )


def _frames(content: bytes) -> list[tuple[Image.Image, int]]:
    """Each frame, and how long it is seen; Pillow knows the time once it has read the frame."""
    with Image.open(BytesIO(content)) as image:
        return [(each.convert("RGB"), each.info.get("duration", 0)) for each in ImageSequence.Iterator(image)]
