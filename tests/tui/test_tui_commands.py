"""What each command says. Seed 1 of casino_long: table 4S 5H 6C 8S, own hand 2H 5S 6S 9S."""

import pytest
from scripted import new_game, run

from cassino.cards import FULL_DECK, card_set, format_cards, parse_cards
from cassino.engine.match import Match
from cassino.engine.move import Kind
from cassino.engine.position import position
from cassino.engine.state import Build
from cassino.rules import load_variant
from cassino.rules.options import OPTIONS
from cassino.texts.language import speaking
from cassino.tui.game import Game
from cassino.tui.rulepages import rule_lines
from cassino.tui.seats import parse_seats

NINE = "You take the five of hearts plus the four of spades with the nine of spades."
REST = FULL_DECK & ~card_set(parse_cards("9S KD 2D 2H 5C 4C"))


def said(*script: str) -> list[str]:
    """The lines that answer the last of these lines."""
    terminal = run(script)[1]
    last = len(terminal.lines) - 1 - terminal.lines[::-1].index("Your move:")
    before = max(index for index, line in enumerate(terminal.lines[:last]) if line == "Your move:")
    return terminal.lines[before + 1 : last]


def test_the_position_of_these_tests() -> None:
    view = new_game().view(0)
    assert format_cards(view.hand) == "2H 5S 6S 9S"
    assert format_cards(view.public.loose) == "4S 5H 6C 8S"


def test_a_move_is_typed_in_words_or_picked_by_number() -> None:
    for line in ("9S x 5H+4S", "take 5H 4S with 9S", "1"):
        sitting, terminal = run([line])
        assert NINE in terminal.lines
        assert len(sitting.game.match.moves) == 2


def test_a_card_shows_what_it_can_do() -> None:
    assert said("2h") == [
        "With the two of hearts you can:",
        "1. Build 6: two of hearts plus four of spades and six of clubs",
        "2. Build 6: two of hearts plus four of spades",
        "3. Trail two of hearts",
    ]
    assert said("moves 2H") == said("2h") == said("moves 2")


def test_a_card_and_table_cards_show_what_they_become() -> None:
    taken = "five of hearts plus four of spades with nine of spades"
    assert said("9S 5H 4S") == ["With these cards you can:", f"1. Take {taken}"]
    assert said("9S 5H") == [
        "There is no move with the nine of spades and these cards.",
        "Rule B7, what a play can capture: You cannot count the five of hearts as 9.",
    ]
    assert said("2H 8S")[1] == (
        "Rule B11, holding the capturing card: You must keep a card that captures the new build of 10."
    )


def test_a_card_without_a_move_says_why_and_keeps_the_list() -> None:
    state = position(
        load_variant("casino_long"), 2, hands=[card_set(parse_cards("9S KD")), card_set(parse_cards("2D 2H"))],
        builds=[Build(card_set(parse_cards("5C 4C")), 9, 0, 0)], piles=[REST, 0], last_capturer=0,
    )  # fmt: skip
    game = new_game()
    game.match.states[-1] = state
    terminal = run(["KD", "1"], game)[1]
    assert "You have no move with the king of diamonds now: it can't take anything or build." in terminal.lines
    assert any(line.startswith("Not allowed.") and "rule B14" in line for line in terminal.lines)
    assert "You take the build of 9 with the nine of spades, a sweep." in terminal.lines


def test_somebody_elses_card_cannot_be_played() -> None:
    assert said("KD") == ["You don't have the king of diamonds in your hand. Type your own card first."]
    assert said("KD x 4S")[0].startswith(
        "I don't understand that move: king of diamonds is not in your hand: two of hearts, five of spades,"
    )


def test_a_rejected_move_changes_nothing_and_why_repeats_the_rule() -> None:
    game = new_game()
    before = game.match.state.copy()
    terminal = run(["5S+4S = 10", "why"], game)[1]
    assert terminal.lines[-4] == (
        "Rule B9, building: Sets of 10 are needed, but the four of spades and the five of spades make 9 together."
    )
    assert game.match.state == before
    assert not game.match.moves


def test_why_explains_any_move() -> None:
    assert said("why 2H+8S = 10") == [
        "Rule B11, holding the capturing card: You must keep a card that captures the new build of 10."
    ]
    assert said("why 9S x 5H+4S") == [
        "That move is legal: Take five of hearts plus four of spades with nine of spades."
    ]
    assert said("why") == ["No move was refused in this turn. Type why and a move to ask about it."]
    assert said("why not") == [said("why not")[0]]


def test_a_hint_is_a_legal_move_with_a_reason() -> None:
    lines = said("hint move")
    assert [line.split(":")[0] for line in lines[:2]] == ["Hint", "Why"]
    typed = lines[2].removeprefix("To play it, type ")
    assert len(run([typed])[0].game.match.moves) == 2


def test_undo_takes_back_the_own_move_and_the_bots() -> None:
    sitting, terminal = run(["1", "undo"])
    assert "You took back your move." in terminal.lines
    assert sitting.game.match.state == new_game().match.state
    assert said("undo") == ["You have made no move in this deal."]


def test_undo_and_the_same_move_again_give_the_same_answer() -> None:
    played = [run(script, new_game(seats="human,random"))[0].game.match for script in (["1"], ["1", "undo", "1"])]
    assert played[0].moves == played[1].moves


def test_last_says_again_what_was_said() -> None:
    assert said("1", "last")[0] == NINE
    assert len(said("1", "last")) >= 2
    assert said("last") == ["Nothing has been played in this deal yet."]


def test_score_says_what_everybody_has_seen() -> None:
    assert said("1", "score") == [
        "Match score: You 0, Heuristic 0. The first side to reach 21 points wins.",
        "You: 3 cards, 2 spades, 0 sweeps.",
        "Heuristic: 0 cards, 0 spades, 0 sweeps.",
    ]


def test_score_after_a_count_has_this_deal_in_it() -> None:
    game, answers = new_game(seed=5, target=11), iter(["score", "quit", "no"])
    lines = run([], game, lambda _: next(answers) if game.match.deal_over else "1")[1].lines
    counted, told = (line for line in lines if line.startswith("Match score: "))
    assert told == counted and max(game.match.scores) > 0


def test_enter_alone_shows_the_table_again() -> None:
    assert said("")[1:4] == [
        "Round 1 of 6. Score: You 0, Heuristic 0.",
        "Table: four of spades, five of hearts, six of clubs, eight of spades.",
        "Your hand: two of hearts, five of spades, six of spades, nine of spades.",
    ]
    assert said("") == said("table")


@pytest.mark.parametrize("line", ["99", "0", "123456789" * 5])
def test_a_number_that_is_not_in_the_list(line: str) -> None:
    assert said(line) == [f"There is no move {line[:6]} now. Type moves for the list."]


def test_more_pages_through_a_long_list() -> None:
    assert said("more") == ["There are no more moves to show. Type moves for the list."]


def test_rules_are_this_variants() -> None:
    assert any("21 points" in line for line in said("rules"))
    assert said("rules B18")[0] == "Sweeps:"
    assert said("rules nonsense")[0].startswith('There is no chapter "nonsense"')
    with speaking("fr"):
        found = [rule_lines(load_variant("royal"), word)[0] for word in ("build", "construire")]
    assert found == ["Construire\N{NO-BREAK SPACE}:"] * 2


def test_there_is_nothing_to_claim_where_the_rules_have_no_claim() -> None:
    assert said("count out")[0].endswith("That is rule B25, claims.")


@pytest.mark.parametrize(("answer", "claimed"), [("yes", True), ("no", False), ("", False)])
def test_a_claim_is_made_only_after_a_yes(answer: str, claimed: bool) -> None:
    sitting, terminal = run(["count out", answer], new_game("casino_book", seats="human,greedy", seed=2))
    assert sitting.game.match.deal_over is claimed
    assert ("You count out." in terminal.lines) is claimed
    assert ("You made no claim." in terminal.lines) is not claimed
    assert any(line.startswith("Wrong claim:") for line in terminal.lines) is claimed


def test_the_target_is_announced_right_after_a_play() -> None:
    """D-95"""
    sitting, terminal = run(["1 Ausz vagyok!", "yes"], new_game("hungarian_nagy", seats="human,greedy", seed=2))
    assert 'You announce 21 points ("Ausz!").' in terminal.lines
    assert [move.kind for move in sitting.game.match.moves][1] == Kind.CLAIM
    assert "You made no claim." in run(["1, announce", "no"], new_game("hungarian_kirchner", "human,greedy"))[1].lines
    assert [move.kind for move in run(["1 announce"])[0].game.match.moves] == []


@pytest.mark.parametrize(("answers", "winner"), [(["Kint vagyok!", "yes"], 0), ([""], 1)])
def test_the_target_is_announced_after_the_last_play_before_the_count(answers: list[str], winner: int) -> None:
    """Where the person does not announce it, a bot does whose captured cards prove it. D-95"""
    script = iter(answers)
    game = new_game("hungarian_kirchner", seats="human,random", seed=5, target=1)
    sitting = run([], game, lambda prompt: "1" if prompt == "Your move:" else next(script, "quit"))[0]
    assert sitting.game.match.outcome.decided_by == "claim"
    assert sitting.game.match.winner == winner


def test_before_the_count_a_hint_tells_to_count() -> None:
    script = iter(["hint", "hint", "why", "moves", "", "quit"])
    game = new_game("hungarian_nagy", seats="human,greedy", seed=5)
    terminal = run([], game, lambda prompt: "1" if prompt == "Your move:" else next(script, "no"))[1]
    assert terminal.lines.count("Count what you have taken.") == 2


def test_after_a_deal_moves_are_no_longer_asked_for() -> None:
    game = new_game("casino_book", seats="human,greedy", seed=2)
    terminal = run(["count out", "yes", "hint", "1", "table", "score"], game)[1]
    told = "The deal is over. Press Enter to continue, or type score, table, undo, save, new or quit."
    assert terminal.lines.count(told) == 2


def test_new_asks_before_it_leaves_an_unfinished_match() -> None:
    sitting, terminal = run(["1", "new", "no"])
    assert "The match continues." in terminal.lines
    sitting, terminal = run(["1", "new", "yes"])
    assert not sitting.game.match.moves
    sitting, terminal = run(["new royal"])
    assert sitting.game.rules.id == "royal_north_american"
    sitting, terminal = run(["new three_hand_casino"])
    assert [seat.name for seat in sitting.game.seats] == ["You", "Heuristic 1", "Heuristic 2"]
    sitting, terminal = run(["new no/such.toml"])
    assert "Cannot read no/such.toml: there is no such file or folder." in terminal.lines
    sitting, terminal = run(["new casinno"])
    assert sitting.game.rules.id == "casino_long"


def test_the_leader_is_asked_where_to_cut() -> None:
    rules = OPTIONS["dealing.leader_cuts"].changed(load_variant("swazi"), True)
    match = Match(rules, 3, seed=1)
    seats = ["greedy"] * 3
    seats[match.state.turn] = "human"
    sitting, terminal = run(["hand", "49", "11", "quit"], Game(match, parse_seats(",".join(seats))))
    expected = Match(rules, 3, seed=1)
    expected.cut(11)
    assert sitting.game.match.state == expected.state
    asked = [line for line in terminal.lines if "do you lift off, 0 to 48?" in line]
    assert len(asked) == 3 and terminal.lines.count("Type a number from 0 to 48.") == 2
