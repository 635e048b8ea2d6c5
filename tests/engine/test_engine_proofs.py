"""What building proves of a hand: who makes a build holds its value until he plays such a card."""

from bridge import play_of, position_of
from cassino.cards import FULL_DECK, card_set, format_cards, parse_cards
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build, State
from cassino.engine.view import sample, view
from cassino.rules import load_variant
from oracle_views import Proofs, certain, possible, worlds


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def table(variant: str, hands: tuple[str, str], loose: str, stock: str = "", *builds: Build) -> State:
    """Seat 0 to move; every card not named lies in the pile of side 0."""
    named = cards(" ".join([*hands, loose, stock])) | sum(build.cards for build in builds)
    return position(
        load_variant(variant),
        2,
        hands=[cards(hand) for hand in hands],
        loose=cards(loose),
        builds=builds,
        piles=[FULL_DECK & ~named, 0],
        stock=parse_cards(stock),
        last_capturer=0,
        turn_no=30,
    )


def move(kind: Kind, card: str, taken: str = "", value: int = 0) -> Move:
    return Move(kind, cards(card), cards(taken), value)


def after(state: State, *moves: Move) -> tuple[State, Proofs]:
    proofs = Proofs.of(position_of(state))
    for each in moves:
        seat, state = state.turn, play(state, each)
        proofs = proofs.after(seat, play_of(each), position_of(state))
    return state, proofs


def check_knowledge(state: State, proofs: Proofs) -> None:
    for seat in (0, 1, None):
        every_world = list(worlds(position_of(state), seat, proofs))
        seen = view(state, seat)
        for other in (0, 1):
            assert set(parse_cards(format_cards(seen.certain(other)))) == certain(every_world, other)
            assert set(parse_cards(format_cards(seen.possible(other)))) == possible(every_world, other)
        assert view(sample(seen, Rng(1)), seat) == seen


NINES = table("casino_book", ("5C 9H KC QC", "9S 2H 3H 4H"), "4D", "9C 6H 6S 7H 7S 8H JC JD")
TAKEN_BY_OTHER = (move(Kind.BUILD, "5C", "4D", 9), move(Kind.CAPTURE, "9S", "5C 4D", 9))


def test_a_builder_holds_the_value_after_losing_the_build() -> None:
    state, proofs = after(NINES, *TAKEN_BY_OTHER)
    assert state.owner_values(0) == ()
    assert state.proven(0) == (9,)
    assert view(state, 1).certain(0) == 0
    check_knowledge(state, proofs)


def test_the_proof_lasts_until_a_card_of_the_value_is_played() -> None:
    state, proofs = after(NINES, *TAKEN_BY_OTHER, move(Kind.TRAIL, "KC"), move(Kind.TRAIL, "2H"))
    assert state.proven(0) == (9,)
    check_knowledge(state, proofs)
    state, proofs = after(NINES, *TAKEN_BY_OTHER, move(Kind.TRAIL, "9H"))
    assert state.proven(0) == ()
    check_knowledge(state, proofs)


def test_the_last_card_of_a_proven_value_is_certain() -> None:
    start = table("casino_book", ("5C 9H KC QC", "9S 2H 3H 4H"), "4D", "10C 6H 6S 7H 7S 8H JC JD")
    state, proofs = after(start, *TAKEN_BY_OTHER)
    assert view(state, 1).certain(0) == cards("9H")
    check_knowledge(state, proofs)


ACES = table("royal_book", ("AC AH KC 2C", "AS 2H 3H 4H"), "AD KD QD 2D", "9C 6H 6S 7H 7S 8H JC JD")


def test_an_ace_proven_for_one_may_be_the_ace_held_for_fourteen() -> None:
    """One ace covers an old build of 1, lost to the other player, and a new build of 14."""
    moves = (
        move(Kind.BUILD, "AC", "AD", 1),
        move(Kind.CAPTURE, "AS", "AC AD", 1),
        move(Kind.BUILD, "2C", "QD", 14),
    )
    state, proofs = after(ACES, *moves)
    check_knowledge(state, proofs)


def test_two_proven_aces_leave_one_when_one_is_played() -> None:
    """Who owns builds of 1 and of 14 and takes the first has shown only the ace for the second."""
    builds = Build(cards("AC AD"), 1, 0, 26), Build(cards("9D 5D"), 14, 0, 28)
    start = table("royal_book", ("AH AS KC", "2H 3H 4H"), "2D", "9C 6H 6S 7H 7S 8H JC JH", *builds)
    assert start.proven(0) == (1, 14)
    state, proofs = after(start, move(Kind.CAPTURE, "AH", "AC AD", 1))
    assert state.owner_values(0) == (14,)
    check_knowledge(state, proofs)


def test_an_ace_proven_for_fourteen_is_gone_when_an_ace_is_played() -> None:
    start = table("royal_book", ("KC AH AC 2C", "AS 2H 3H 4H"), "AD QD 2D", "9C 6H 6S 7H 7S 8H JC JD")
    lost = (move(Kind.BUILD, "KC", "AD", 14), move(Kind.CAPTURE, "AS", "KC AD", 14))
    state, proofs = after(start, *lost)
    assert state.proven(0) == (14,)
    check_knowledge(state, proofs)
    state, proofs = after(start, *lost, move(Kind.TRAIL, "AH"))
    assert state.proven(0) == ()
    check_knowledge(state, proofs)


def test_a_lost_fourteen_and_a_new_build_of_aces_prove_one_ace() -> None:
    start = table("royal_book", ("KC AH AC 2C", "AS 2H 3H 4H"), "AD QD 2D", "9C 6H 6S 7H 7S 8H JC JD")
    moves = (
        move(Kind.BUILD, "2C", "QD", 14),
        move(Kind.CAPTURE, "AS", "2C QD", 14),
        move(Kind.BUILD, "AH", "AD", 1),
    )
    state, proofs = after(start, *moves)
    assert state.owner_values(0) == (1,)
    check_knowledge(state, proofs)
