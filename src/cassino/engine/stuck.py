"""What everybody learns from the trail of a player who may trail only because nothing else can be played. B14, D-12"""

from cassino.engine.building import raise_refusal
from cassino.engine.facts import banning_build, sums_of
from cassino.engine.legal import generate
from cassino.engine.move import TRAIL, MoveList, kind_of
from cassino.engine.sampling import hidden_cards
from cassino.engine.state import State
from cassino.engine.tables import BUILD_SOURCE, LENIENT
from cassino.engine.trailing import ONLY_WHEN_STUCK
from cassino.engine.turn import Turn, give_back, lent_turn
from cassino.kernel import CardSet, ValueSet, kernel, lowest, shared, takes_interpreter

RANKS = 13


@shared
def shows_stuck(state: State) -> bool:
    """Whether the player to move may trail only if nothing else can be played."""
    if state.tables.chosen[ONLY_WHEN_STUCK]:
        return True
    # An owner who holds the card for the build can always capture it.
    return state.tables.chosen[LENIENT] != 0 and banning_build(state, state.turn) >= 0


@takes_interpreter
def note_stuck(state: State, trailed: CardSet) -> None:
    """Note which ranks the player to move cannot hold, and how far apart two cards cannot be, before this trail.

    A rank is noted if the player can hold no card of it: where some of its cards count differently in the hand
    (`counting.in_hand`), each must be useful. Of hand cards that are only played together (`capturing.from_hand`),
    nothing is noted.
    """
    turn = lent_turn(MoveList())
    note_useless(turn, state, state.twin(), trailed)
    give_back(turn)


@kernel
def note_useless(turn: Turn, state: State, world: State, trailed: CardSet) -> None:
    """The work of `note_stuck`, with a copy of the state; the hand itself is not looked at."""
    seat = state.turn
    hidden = hidden_cards(state) & ~trailed
    for rank in range(1, RANKS + 1):
        cards = hidden & 15 << 4 * (rank - 1)
        if cards and state.lacks[seat] >> rank & 1 == 0 and does_more(turn, world, cards):
            state.lacks[seat] |= 1 << rank
    if state.tables.chosen[BUILD_SOURCE] and not state.tables.chosen[LENIENT]:
        state.apart[seat] |= gaps_of_builds(state)


@kernel
def does_more(turn: Turn, world: State, cards: CardSet) -> bool:
    """Whether each of these cards, in a hand by itself, could do more than be trailed. Cards that play alike are tried
    once.
    """
    rest = cards
    while rest:
        world.hands[world.turn] = rest & (0 - rest)
        generate(turn, world, 1)
        if turn.moves.n == 0 or kind_of(turn.moves.marks[0]) == TRAIL:
            return False
        rest &= ~world.tables.playing_alike[lowest(rest)]
    return True


@kernel
def gaps_of_builds(state: State) -> ValueSet:
    """How far apart two cards must be so that one can be built with table cards to the value of the other."""
    gaps = sums_of(state, state.loose & state.tables.numbers)
    for i in range(state.build_count):
        if raise_refusal(state, state.turn, i) == 0:
            gaps |= 1 << state.build_value[i]
    return gaps & ((1 << 15) - 1)
