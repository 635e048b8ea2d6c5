"""A game as a file: the match record, with the seats and the seed of the deals to come."""

from pathlib import Path

from cassino.match import load_match
from cassino.notation.record import RecordError, format_match
from cassino.texts import tell
from cassino.tui.files import FileError, OwnFile, write_text
from cassino.tui.game import Game
from cassino.tui.seats import Seat, SeatsError, checked_seats, parse_seats, seats_for

MOST_FAULTS = 8


def save_game(game: Game, path: Path) -> None:
    """Write a game to a file. Raises FileError."""
    write_text(path, game_text(game))


def game_text(game: Game) -> str:
    """A game as the text of a file."""
    seats = ", ".join(f"{seat.name}={seat.kind}" for seat in game.seats)
    return format_match(game.match, {"Seats": seats, "Seed": str(game.match.seed)})


def load_game(path: Path) -> Game:
    """The game of a file, as it was when it was saved. Raises FileError."""
    return game_of(OwnFile(path))


def game_of(file: OwnFile) -> Game:
    """The game of a file that is written again. Raises FileError."""
    text, path = file.read(), file.path
    try:
        match, notes = load_match(text)
        seats = checked_seats(match.rules, parse_seats(notes["Seats"])) if "Seats" in notes else None
    except (RecordError, SeatsError) as error:
        raise FileError("terminal-cannot-resume", file=str(path), problem=shortened(str(error))) from error
    if not match.deals[0].order:
        raise FileError("terminal-no-deal", file=str(path))
    return Game(match, checked_people(path, seats or seats_for(match.rules, match.players, "heuristic")))


def checked_people(path: Path, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats, if a person sits there. Raises FileError."""
    if not any(seat.is_human for seat in seats):
        raise FileError("terminal-no-person", file=str(path))
    return seats


def shortened(text: str) -> str:
    """The first lines of a long complaint."""
    lines = text.split("\n")
    more = [tell("terminal-more-problems", count=len(lines) - MOST_FAULTS)] if len(lines) > MOST_FAULTS else []
    return "\n".join([*lines[:MOST_FAULTS], *more])
