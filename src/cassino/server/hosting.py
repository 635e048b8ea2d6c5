"""A table for the people in one house; the terminal shows its address as a link and as a QR code."""

import sys
from dataclasses import dataclass
from itertools import cycle

from cassino.answers.summary import new_id, summary
from cassino.hosted.commands import fair
from cassino.hosted.commands.creation import BOT_NAMES, NewMatch, SeatWish, created, terms
from cassino.hosted.match.match import replayed
from cassino.hosted.match.names import FRIEND
from cassino.server.http.origins import Site
from cassino.server.room.invitations import address_for_others, picture_in_text
from cassino.server.storage.events import Store
from cassino.texts import tell


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table to open at once: how many people, and how many bots with which name."""

    variant: str
    people: int
    bots: int = 0
    bot: str = ""
    target: int | None = None
    is_open: bool = False
    """Whether bots play the people's seats (except the first) until they join."""


@dataclass(frozen=True, slots=True)
class Host:
    """Shows where the table is, once the server listens."""

    listens_at: str
    wanted: Wanted | None = None
    with_picture: bool = True

    def greet(self, store: Store, address: str) -> str:
        """Print the link to the table; returns the address for a browser on this machine. Raises WrongWish."""
        path = f"m/{open_table(store, self.wanted)}" if self.wanted else ""
        port = int(address.rstrip("/").rpartition(":")[2])
        others, is_local = address_for_others(Site(self.listens_at), address.rstrip("/"), port)
        print("\n".join(self._lines(f"{others}/{path}", f"{address}{path}", is_local)), flush=True)
        return f"{address}{path}"

    def _lines(self, link: str, own: str, is_local: bool) -> list[str]:
        if is_local:
            return [tell("operators-host-alone"), tell("operators-serving-here", address=own), tell("operators-stop")]
        drawn = [picture_in_text(link)] if self.with_picture and _can_draw() else []
        return [
            tell("operators-host-sit" if self.wanted else "operators-host-play"),
            *drawn,
            f"  {link}",
            tell("operators-host-here", address=own),
            tell("operators-host-network"),
            tell("operators-stop"),
        ]


def _can_draw() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def open_table(store: Store, wanted: Wanted) -> str:
    """Create a match that anyone with the link can join; returns its id. Raises WrongWish."""
    opening = fair.fresh_opening()
    wish = terms(NewMatch(_seats(wanted), variant=wanted.variant, target=wanted.target))
    events = fair.begun_fairly(created(wish, drawn=opening.seed), opening)
    match_id = new_id()
    store.create(match_id, events, summary(replayed(events)), opening.chain.secret)
    return match_id


def _seats(wanted: Wanted) -> tuple[SeatWish, ...]:
    people = [SeatWish("human", f"{FRIEND} {number}") for number in range(1, wanted.people + 1)]
    names = cycle(BOT_NAMES)
    if wanted.is_open:
        people[1:] = [SeatWish("open", name, wanted.bot) for _, name in zip(people[1:], names, strict=False)]
    return (*people, *(SeatWish("bot", name, wanted.bot) for _, name in zip(range(wanted.bots), names, strict=False)))
