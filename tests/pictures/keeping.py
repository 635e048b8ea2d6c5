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
    """Whether the same is seen at every moment."""
    (new, new_end), (old, old_end) = _frames(after), _frames(before)
    moments = sorted({*new, *old})
    return new_end == old_end and not any(
        changed(_seen(new, moment), _seen(old, moment), LEAST_CHANGE) for moment in moments
    )


def _seen(frames: dict[int, Image.Image], moment: int) -> Image.Image:
    return frames[max(start for start in frames if start <= moment)]


def _frames(content: bytes) -> tuple[dict[int, Image.Image], int]:
    """The frames by the moment at which each begins, in milliseconds, and the end of the last; the encoder makes one of
    frames that are the same.
    """
    frames, moment = {}, 0
    with Image.open(BytesIO(content)) as image:
        for each in ImageSequence.Iterator(image):
            frames[moment] = each.convert("RGB")
            moment += each.info.get("duration", 0)  # known once the frame has been read
    return frames, moment
