"""The messages between processes. `by` is the sender."""

import msgspec


class News(msgspec.Struct, frozen=True, tag_field="news", omit_defaults=True):
    """One message."""

    by: str


class Happened(News, frozen=True, tag="event"):
    """A match has reached a version; the events are in the database.

    events: the last of them as stored, if everybody at the table may see all of them. at: when.
    """

    version: int
    at: str = ""
    events: tuple[str, ...] = ()


class Rewritten(News, frozen=True, tag="rewritten"):
    """The people in the stored events of a match have changed: somebody has an account now, or was deleted."""


class Present(News, frozen=True, tag="people"):
    """The seats of a table that are connected through this process."""

    seats: tuple[int, ...]
    watching: int


class Patient(News, frozen=True, tag="patience"):
    """After how many seconds a question to a seat is passed automatically; None: it waits for the answer."""

    seat: int
    seconds: float | None


class Gathered(News, frozen=True, tag="gathered"):
    """The changes in who is connected to tables of the lobby through this process: seats by match."""

    tables: dict[str, tuple[int, ...]]


class Asked(News, frozen=True, tag="ask"):
    """Asks who is connected to a table that a process has just opened; on the topic of everybody, to all tables of the
    lobby.
    """


class Said(News, frozen=True, tag="said"):
    """A chat line at a table. It is not stored."""

    frame: dict[str, int | str | None]


class Here(News, frozen=True, tag="here"):
    """This process is alive; with `going` it leaves, with `missed` other processes may have missed something."""

    going: bool = False
    missed: bool = False


class SignedOut(News, frozen=True, tag="signed_out"):
    """Sessions of a person have ended: their windows close, and those that are still allowed reconnect."""

    user: str


AnyNews = Happened | Rewritten | Present | Patient | Gathered | Asked | Said | Here | SignedOut

_decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)


def format_news(news: AnyNews) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(news)


def parse_news(message: bytes) -> AnyNews | None:
    """The inverse of `format_news`; None for a message of another version of the program."""
    try:
        return _decoder.decode(message)
    except (msgspec.MsgspecError, UnicodeError):
        return None
