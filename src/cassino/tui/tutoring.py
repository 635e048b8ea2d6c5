"""The tutor in the terminal: finished games that are kept, one tip, and what they show about each skill."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cassino.analysis.skills import Skill
from cassino.engine.match import Match, replay
from cassino.engine.view import View, view
from cassino.hosted.commands.creation import BOT_NAMES
from cassino.notation.record import RecordError, read_record
from cassino.notation.speech import YOU, speech_of
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.tui.cardwords import card_list
from cassino.tui.files import FileError, data_folder, read_text
from cassino.tui.game import Game
from cassino.tui.saved import save_game, shortened
from cassino.tui.seats import SeatsError, parse_seats
from cassino.tui.showing import own_hand, seen, table_lines
from cassino.tutor.chances import Moment, moments_in
from cassino.tutor.course import state_of
from cassino.tutor.posterior import posteriors
from cassino.tutor.tip import MOST_MATCHES, Tip, tip_of

FOLDER = "games"


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A match, and the seat of the person."""

    match: Match
    seat: int

    def moments(self) -> list[Moment]:
        """The clear chances of the person."""
        return list(moments_in(self.match, self.seat))


def keep_game(game: Game, folder: Path | None = None) -> None:
    """Keep a finished match among the latest ones. Raises OSError, FileError."""
    place = folder or data_folder() / FOLDER
    place.mkdir(parents=True, exist_ok=True)
    old = sorted(place.glob("*.txt"))
    number = int(old[-1].stem) + 1 if old else 1
    save_game(game, place / f"{number:08}.txt")
    for path in old[: max(0, len(old) + 1 - MOST_MATCHES)]:
        path.unlink(missing_ok=True)


def kept_games(folder: Path | None = None) -> list[Path]:
    """The latest finished matches of `cassino play`, the last one first."""
    return sorted((folder or data_folder() / FOLDER).glob("[0-9]*.txt"), reverse=True)[:MOST_MATCHES]


def read_game(path: Path, seat: int | None = None) -> OwnGame:
    """The match of a record, and the seat of its person. seat: where that is not noted. Raises FileError."""
    try:
        record, notes = read_record(read_text(path))
        seats = parse_seats(notes["Seats"]) if "Seats" in notes else ()
    except (RecordError, SeatsError) as error:
        raise FileError("terminal-no-record", file=str(path), problem=shortened(str(error))) from error
    people = [number for number, each in enumerate(seats) if each.is_human]
    found = (people[0] if people else 0) if seat is None else seat
    if found >= record.players:
        raise FileError("terminal-tutor-no-seat", file=str(path), players=record.players, seat=found + 1)
    return OwnGame(replay(record), found)


def report_lines(
    paths: Sequence[Path], seat: int | None = None, on_game: Callable[[], None] = lambda: None
) -> Iterator[str]:
    """What games show. on_game: called after each game that was looked at. Raises FileError."""
    games = [read_game(path, seat) for path in paths]
    if not games:
        yield tell("terminal-tutor-no-games")
        return
    found = []
    for game in games:
        found.append(game.moments())
        on_game()
    yield tell("terminal-tutor-looked", count=len(games))
    tip = tip_of(found)
    yield from tip_lines(tip, games[tip.match]) if tip else [tell("terminal-tutor-nothing")]
    yield ""
    yield from skill_lines(found)


def skill_lines(found: Sequence[Sequence[Moment]]) -> Iterator[str]:
    """What is known about each skill."""
    known = posteriors(moment.chance for moments in found for moment in moments)
    for skill in Skill:
        title, state = say(skill.called), say(state_of(known[skill]).words)
        if known[skill].says_something:
            taken, chances = known[skill].taken, known[skill].chances
            yield tell("terminal-tutor-skill-counted", skill=title, state=state, taken=taken, chances=chances)
        else:
            yield tell("terminal-tutor-skill", skill=title, state=state)


def tip_lines(tip: Tip, game: OwnGame) -> Iterator[str]:
    """A tip, the position that shows it, and the lesson."""
    moment = tip.moment
    position = view(game.match.deals[moment.deal].states[moment.place], game.seat)
    yield say(tip.words)
    yield tell("terminal-tutor-deal", number=moment.deal + 1)
    yield from position_lines(position)
    better = say(speech_of(position.public, moment.chance.better), names_at(position))
    yield tell("terminal-tutor-better", move=better)
    yield tell("terminal-tutor-more", lesson=tip.lesson, skill=str(tip.skill))


def position_lines(position: View) -> Iterator[str]:
    """The table and the hand of a seat that is to act."""
    yield from table_lines(seen(position, names_at(position)))
    yield own_hand(card_list(position.hand, position.public.rules.deck.pack))


def names_at(position: View) -> list[str]:
    """What players are called where their names do not matter."""
    bots = iter(BOT_NAMES)
    return [YOU if seat == position.seat else next(bots) for seat in range(position.public.players)]


def tip_after(game: Game, folder: Path | None = None) -> list[str]:
    """The tip after a match of one person, which is kept among the latest; nothing if nothing is clear."""
    if len(game.humans) != 1:
        return []
    games = [OwnGame(game.match, game.humans[0])]
    for path in kept_games(folder)[: MOST_MATCHES - 1]:
        with suppress(FileError):  # a tip is no reason to complain about an old file
            games.append(read_game(path))
    with suppress(OSError, FileError):
        keep_game(game, folder)
    tip = tip_of([each.moments() for each in games])
    return [tell("table-tip"), *tip_lines(tip, games[tip.match])] if tip else []
