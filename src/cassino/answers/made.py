"""The answers that all features share."""

from cassino.hosted.wire.shape import Shape


class Made(Shape, frozen=True):
    """The id of something that was created."""

    id: str


class Empty(Shape, frozen=True):
    """The request has been carried out; there is nothing to return."""
