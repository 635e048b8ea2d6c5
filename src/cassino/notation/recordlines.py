"""The lines of a match record as they are written, for writing and for checking."""

from collections.abc import Iterator, Sequence

from cassino.engine.irregularities import Ruling
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.scoring import points_of
from cassino.engine.state import State
from cassino.fairness.verify import DealProof
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import format_move
from cassino.rules.packs import format_cards

FORMAT = "[Cassino record] 1"
NOTE_KEY = r"[A-Z][A-Za-z ]*"
HEADER_KEYS = ("Rules", "House rules", "Players", "Commitment", "Opening seed")
DEAL_KEYS = ("Deal", "Position", "Dealer", "Order", "Deal seed", "Salts", "Misdeal", "Points", "Score", "Result")
OWN_KEYS = ("Cassino record", *HEADER_KEYS, *DEAL_KEYS)


def move_line(state: State, move: Move) -> str:
    """`7 A: 8S x 8H`; a claim is on the line of the claiming seat."""
    seat, text = state.turn, format_move(state, move)
    if move.kind == Kind.CLAIM:
        seat, text = move.seat, format_move(state, move).split(" by ")[0]
    return f"{state.turn_no + 1} {SEAT_LETTERS[seat]}: {text}"


def ruling_line(state: State, ruling: Ruling) -> str:
    """`[Misdeal] too_few A 5H`; a reshuffled stock follows after a bar."""
    pack = state.rules.deck.pack
    text = f"[Misdeal] {ruling.kind} {SEAT_LETTERS[ruling.seat]} {format_cards(ruling.cards, pack)}".rstrip()
    return text + (f" / {format_cards(ruling.order, pack)}" if ruling.order else "")


def proof_lines(shown: DealProof) -> Iterator[str]:
    """`[Deal seed] 5f..` and `[Salts] A 07.., C b1..`: what the order was made from."""
    if shown.seed:
        yield f"[Deal seed] {shown.seed}"
    if any(shown.salts):
        given = ((SEAT_LETTERS[seat], salt) for seat, salt in enumerate(shown.salts) if salt)
        yield f"[Salts] {', '.join(f'{letter} {salt}' for letter, salt in given)}"


def deal_texts(state: State) -> tuple[str, str]:
    """The points of a finished deal and the scores after it."""
    points = points_of(state)
    after = [state.score(side) + points[side] for side in range(state.side_count)]
    return by_side(state, points), by_side(state, after)


def by_side(state: State, numbers: Sequence[int]) -> str:
    """`A 7, B 4`; partners together: `A+C 7, B+D 4`."""
    return ", ".join(f"{side_letters(state, side)} {number}" for side, number in enumerate(numbers))


def side_letters(state: State, side: int) -> str:
    """`A+C`."""
    return "+".join(SEAT_LETTERS[seat] for seat in range(state.players) if state.side_of(seat) == side)


def result_text(match: Match) -> str:
    """`A wins (higher_total)` or `in progress`."""
    outcome = match.outcome
    if not outcome.is_over:
        return "in progress"
    names = [side_letters(match.state, side) for side in outcome.winners]
    how = outcome.decided_by + (", double" if outcome.is_double else "")
    return f"{' and '.join(names)} win{'s' * (len(names) == 1)} ({how})"
