"""What processes tell each other. `by` is who says it."""

import msgspec


class News(msgspec.Struct, frozen=True, tag_field="news", omit_defaults=True):
    """One message."""

    by: str


class Happened(News, frozen=True, tag="event"):
    """A match has gone on up to a version; the events are in the database.

    events: the last of them as they are stored there, where everybody at the table sees all of them. at: when.
    """

    version: int
    at: str = ""
    events: tuple[str, ...] = ()


class Rewritten(News, frozen=True, tag="rewritten"):
    """Other people are in the stored events of a match: somebody has an account now, or was deleted."""


class Present(News, frozen=True, tag="people"):
    """Who is connected to a table through this process."""

    seats: tuple[int, ...]
    watching: int


class Patient(News, frozen=True, tag="patience"):
    """How many seconds a person at a seat is asked before the question passes; None: until he answers."""

    seat: int
    seconds: float | None


class Gathered(News, frozen=True, tag="gathered"):
    """Who is connected to tables of the lobby through this process, as far as it is new: seats by match."""

    tables: dict[str, tuple[int, ...]]


class Asked(News, frozen=True, tag="ask"):
    """Who is at this table? A process has just opened it. Said to everybody: who is at the tables of the lobby?"""


class Said(News, frozen=True, tag="said"):
    """Somebody has said something at a table. It is kept nowhere."""

    frame: dict[str, int | str | None]


class Here(News, frozen=True, tag="here"):
    """This process lives; with going it says good-bye, with missed that others may have missed something."""

    going: bool = False
    missed: bool = False


class SignedOut(News, frozen=True, tag="signed_out"):
    """Sessions of a person have ended: his windows are closed, those that may come back do so by themselves."""

    user: str


AnyNews = Happened | Rewritten | Present | Patient | Gathered | Asked | Said | Here | SignedOut

_decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)


def format_news(news: AnyNews) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(news)


def parse_news(message: bytes) -> AnyNews | None:
    """The inverse of `format_news`; None for what another edition of the program may say."""
    try:
        return _decoder.decode(message)
    except (msgspec.MsgspecError, UnicodeError):
        return None
