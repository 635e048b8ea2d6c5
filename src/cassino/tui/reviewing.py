"""Reviews in the terminal: a record read, its review shown, one position asked about, a match played on from there."""

from dataclasses import replace
from pathlib import Path

from cassino.analysis.review.explanation import Explained, explain
from cassino.analysis.review.losses import weigh
from cassino.analysis.review.match import NothingToReview, ReviewEffort
from cassino.analysis.review.model import Review
from cassino.analysis.review.text import one_decimal, position_lines, review_lines, signed, where
from cassino.engine.match import Deal, Match, Record, replay
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import format_move
from cassino.notation.record import RecordError, read_record
from cassino.notation.typed import parse_typed
from cassino.notation.vocabulary import as_typed
from cassino.texts import tell
from cassino.texts.catalog import YOU
from cassino.tui.cardwords import named, typed
from cassino.tui.files import FileError, read_text
from cassino.tui.game import Game
from cassino.tui.saved import shortened
from cassino.tui.seats import HUMAN, Seat, SeatsError, parse_seats, seats_for
from cassino.tui.showing import hand_lines, seen, table_lines
from cassino.tui.terminal import Terminal, write

TOLD = 3
"""How many moves of a position are explained in words."""
WHAT_IF_KEY = 0x3F1
OPPONENT = "heuristic"


def read_match(path: Path, names: str | None) -> tuple[Match, list[str]]:
    """The match of a record and the names of its seats. Raises FileError, SeatsError."""
    try:
        record, notes = read_record(read_text(path))
    except RecordError as error:
        raise FileError("terminal-no-record", file=str(path), problem=shortened(str(error))) from error
    if names is not None:
        return replay(record), checked_names(names, record.players)
    return replay(record), noted_names(notes, record.players)


def checked_names(text: str, players: int) -> list[str]:
    """The names as typed. Raises SeatsError."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != players or not all(names):
        raise SeatsError("terminal-review-names", players=players, names=text)
    return names


def noted_names(notes: dict[str, str], players: int) -> list[str]:
    """The names that a record notes, else the letters of the seats."""
    try:
        names = [seat.name for seat in parse_seats(notes["Seats"])] if "Seats" in notes else []
    except SeatsError:
        names = []
    return names if len(names) == players else list(SEAT_LETTERS[:players])


def show_review(terminal: Terminal, review: Review, every_move: bool = False, drawn: bool = True) -> None:
    """The review in lines."""
    write(terminal, *map(named, review_lines(review, every_move, drawn, as_typed)))


def place_at(match: Match, number: int) -> tuple[int, Deal, int]:
    """The deal (its number first) and the place in it of a move of the match. Raises NothingToReview."""
    before = 0
    finished = [deal for deal in match.deals if deal.states[-1].is_over]
    for count, deal in enumerate(finished, 1):
        if number <= before + len(deal.moves):
            return count, deal, number - before - 1
        before += len(deal.moves)
    raise NothingToReview("terminal-review-no-move", number=number, moves=before)


def ask_position(terminal: Terminal, match: Match, number: int, effort: ReviewEffort, tried: str | None = None) -> None:
    """The values of all moves before a move of the match. Raises NothingToReview, MoveSyntaxError, IllegalMove."""
    count, deal, place = place_at(match, number)
    state, played = deal.states[place], deal.moves[place]
    seat = played.seat if played.kind == Kind.CLAIM else state.turn
    names = [YOU if each == seat else SEAT_LETTERS[each] for each in range(state.players)]
    terminal.line(tell("terminal-review-to-play", where=where(number, count), seat=SEAT_LETTERS[seat]))
    past = deal.past(place)
    known = view(state, seat, past)
    position = seen(known, names)
    write(terminal, *table_lines(position), *hand_lines(position))
    rng = Rng(effort.seed).split(number)
    if played.kind != Kind.CLAIM:
        show_values(terminal, state, explain(known, replace(effort.budget, seconds=None), rng, TOLD, count), names)
    terminal.line(tell("terminal-review-played", move=typed(format_move(state, played), state)))
    if tried is not None:
        show_tried(terminal, view(state, state.turn, past), state, parse_typed(state, tried), effort, rng)


def show_values(terminal: Terminal, state: State, found: list[Explained], names: list[str]) -> None:
    """The moves, the best first."""
    write(terminal, *map(named, position_lines(state, found, names, as_typed)))


def show_tried(terminal: Terminal, known: View, state: State, move: Move, effort: ReviewEffort, rng: Rng) -> None:
    """What one move loses against the best."""
    weighed = weigh(known, move, replace(effort.budget, seconds=None), rng)
    text, points = typed(format_move(state, move), state), signed(weighed.played.value)
    if not weighed.loss:
        terminal.line(tell("terminal-review-tried-best", move=text, points=points))
        return
    loss, error = one_decimal(weighed.loss), one_decimal(weighed.error)
    terminal.line(tell("terminal-review-tried", move=text, points=points, loss=loss, error=error))


def game_from(match: Match, number: int) -> Game:
    """A match that goes on before a move of another one, with its player as a person among bots.

    The cards of this deal stay as they were; later deals have others.
    """
    count, deal, place = place_at(match, number)
    record = match.record()
    last = record.deals[count - 1]
    kept = tuple(ruling for ruling in last.rulings if ruling.at <= place)
    cut = replace(last, moves=last.moves[:place], rulings=kept)
    twin = replay(Record(record.rules, record.players, (*record.deals[: count - 1], cut)))
    twin.seed = Rng(match.seed).split(WHAT_IF_KEY).below(10**9)
    person = deal.states[place].turn
    seats = seats_for(match.rules, match.players, OPPONENT)
    bots = iter(seat for seat in seats if not seat.is_human)
    return Game(twin, [Seat(YOU, HUMAN) if seat == person else next(bots) for seat in range(match.players)])
