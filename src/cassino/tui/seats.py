"""Who sits where: `human,heuristic` or `Ann=human,Bob=greedy`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from cassino.bots.offers import offer_meant, offer_named, offers
from cassino.errors import CassinoError
from cassino.rules.names import players_text
from cassino.rules.rules import Rules
from cassino.texts import tell
from cassino.texts.catalog import YOU
from cassino.texts.lists import commas
from cassino.texts.names import is_you, name_problem, shown_name, tidy_name

HUMAN = "human"


class SeatsError(CassinoError):
    """Seats that cannot be filled as asked."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A name and who plays under it: `human` or the name of a bot."""

    name: str
    kind: str = HUMAN

    @property
    def is_human(self) -> bool:
        """Whether a person plays here."""
        return self.kind == HUMAN


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Seats in turn order. Raises SeatsError."""
    return named([parse_seat(word) for word in text.split(",")])


def parse_seat(word: str) -> Seat:
    """`Ann=human`, or just `human`, whose name stays empty."""
    name, equals, kind = word.strip().rpartition("=")
    return Seat(checked_name(tidy_name(name), bool(equals)), checked_kind(kind.strip().lower()))


def checked_name(name: str, wanted: bool) -> str:
    """The name, if people can read it in one line."""
    if wanted and not name:
        raise SeatsError("terminal-seat-empty-name")
    if name and (problem := name_problem(name)):
        raise SeatsError("error-wrong-name", name=shown_name(name), problem=tell(problem.key, **problem.args))
    return name


def checked_kind(kind: str) -> str:
    """`human` or a bot's name; a level may also be meant by its number or title."""
    offer = offer_meant(kind)
    if offer or kind == HUMAN:
        return offer.bot if offer else HUMAN
    kinds = (HUMAN, *(offer.bot for offer in offers()))
    close = get_close_matches(kind, (*kinds, *(offer.title.lower() for offer in offers())), 1)
    if close:
        raise SeatsError("terminal-seat-unknown-close", kind=kind, kinds=commas(kinds), close=close[0])
    raise SeatsError("terminal-seat-unknown", kind=kind, kinds=commas(kinds))


def named(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats, each with a name of its own."""
    kinds = Counter(seat.kind for seat in seats if not seat.name)
    taken = {seat.name for seat in seats if seat.name}
    met: Counter[str] = Counter()
    result = []
    for seat in seats:
        met[seat.kind] += not seat.name
        result.append(Seat(seat.name or default_name(seat.kind, kinds[seat.kind], met[seat.kind], taken), seat.kind))
    check_names(result)
    return tuple(result)


def default_name(kind: str, of_kind: int, number: int, taken: set[str]) -> str:
    """`You`, `Player 2`, `Heuristic`, `Heuristic 2`; a level is called by its title."""
    if kind == HUMAN and of_kind == 1 and YOU not in taken:
        return YOU
    offer = offer_named(kind)
    if offer is None:
        return tell("terminal-player") if of_kind == 1 else tell("player-number", number=number)
    return offer.title if of_kind == 1 else tell("terminal-bot-number", title=offer.title, number=number)


def level_lines(seats: Sequence[Seat]) -> Iterator[str]:
    """How strong the bots are that play at a level."""
    strongest = max(offer.level for offer in offers())
    for seat in seats:
        offer = offer_named(seat.kind)
        if offer and offer.level:
            yield tell("terminal-level", name=seat.name, level=offer.level, highest=strongest)


def check_names(seats: Sequence[Seat]) -> None:
    """Two people of one name could not be told apart, and only a person is `You`."""
    addressed = [seat.name for seat in seats if is_you(seat.name) and seat != Seat(YOU)]
    if addressed:
        raise SeatsError("error-name-you", name=addressed[0])
    names = Counter(seat.name.casefold() for seat in seats)
    doubled = [seat.name for seat in seats if names[seat.name.casefold()] > 1]
    if doubled:
        raise SeatsError("terminal-seat-same-name", name=doubled[0])


def seats_for(rules: Rules, players: int | None, opponent: str) -> tuple[Seat, ...]:
    """One person and as many of one bot as the table needs. Raises SeatsError."""
    count = rules.seating.players[0] if players is None else players
    seats = [Seat("", HUMAN)] + [Seat("", checked_kind(opponent))] * (count - 1)
    return checked_seats(rules, named(seats))


def checked_seats(rules: Rules, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats, if this variant is for that number of players. Raises SeatsError."""
    if len(seats) not in rules.seating.players:
        raise SeatsError("scorepad-wrong-players", title=rules.title, players=players_text(rules), count=len(seats))
    return seats


def seats_again(rules: Rules, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same seats for other rules; one person gets as many bots as these need. Raises SeatsError."""
    people = [seat for seat in seats if seat.is_human]
    bots = [seat.kind for seat in seats if not seat.is_human]
    if len(people) > 1 or len(seats) in rules.seating.players:
        return checked_seats(rules, seats)
    return named([people[0], *[Seat("", bots[0])] * (rules.seating.players[0] - 1)])


def seats_asked(rules: Rules, text: str | None, players: int | None, opponent: str) -> tuple[Seat, ...]:
    """The seats that the command line asks for. Raises SeatsError."""
    if text is None:
        return seats_for(rules, players, opponent)
    seats = checked_seats(rules, parse_seats(text))
    if players not in (None, len(seats)):
        raise SeatsError("terminal-seat-mismatch", seats=len(seats), players=players)
    if not any(seat.is_human for seat in seats):
        raise SeatsError("terminal-seat-nobody")
    return seats


def seats_watched(rules: Rules, text: str | None, players: int | None, opponent: str) -> tuple[Seat, ...]:
    """Bots in all seats, as the command line asks for them. Raises SeatsError."""
    if text is None:
        count = rules.seating.players[0] if players is None else players
        return checked_seats(rules, named([Seat("", checked_kind(opponent))] * count))
    seats = checked_seats(rules, parse_seats(text))
    if any(seat.is_human for seat in seats):
        raise SeatsError("terminal-seat-watching")
    return seats
