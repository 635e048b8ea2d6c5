"""Positions as words of 64 bits: what a seat sees, what it has seen so far, and all cards."""

from array import array

from cassino.arguments import ArgumentError, required, shown
from cassino.encoding.chooser import Chooser
from cassino.encoding.moves import Choice
from cassino.encoding.planes import HIDDEN, PLAYED, SEEN, Memory, Plane, plane_names, write_words
from cassino.engine.state import State, seat_at
from cassino.engine.view import View

NOTHING_CHOSEN = Chooser()


def observe(view: View, choice: Choice | None = None, played: bool = False) -> tuple[int, ...]:
    """What a seat sees, a word for each plane of SEEN; with `played` also those of PLAYED, from the past of the view.

    choice: the move that the player to act chooses, shown if that is this seat. Bits 0 to 51 of the words are used.
    Raises ArgumentError for the view of a spectator.
    """
    seat = required(view, View).seat
    if seat is None:
        raise ArgumentError("argument-no-seat", found=shown(seat), most=view.public.players - 1)
    memory = Memory()
    for play in view.past:
        memory.note_play(play.before, play.move.cards, play.move.taken, play.move.word())
    return _words(view.public, seat, choice, memory, played, False)


def observe_all(state: State, seat: int, choice: Choice | None = None) -> tuple[int, ...]:
    """The planes of SEEN and HIDDEN, with all hands and the order of the stock: for critics, never for players."""
    return _words(required(state, State), seat_at(state, seat), choice, Memory(), False, True)


def _words(
    state: State, seat: int, choice: Choice | None, memory: Memory, shows_played: bool, shows_hidden: bool
) -> tuple[int, ...]:
    planes: tuple[Plane, ...] = (*SEEN, *PLAYED * shows_played, *HIDDEN * shows_hidden)
    words = array("Q", [0] * len(plane_names(planes, state.players)))
    half = NOTHING_CHOSEN if choice is None else choice.chooser
    write_words(state, seat, half, memory, shows_played, shows_hidden, words.buffer_info()[0], len(words))
    return tuple(words)
