"""Whole matches of every rule set and number of players, and what only some of them have."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from newcomer import LONGEST, Newcomer, composite, game_of, played, run_script
from scripted import ScriptedTerminal, first_choice, new_game, run

from cassino.analysis.puzzles.mining import play_on
from cassino.cards import cards_in, rank_of
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.hosted.commands.creation import unasked
from cassino.notation.move import format_move
from cassino.notation.record import format_match
from cassino.rules import find_rules, load_variant, share_code, variant_ids
from cassino.rules.options import Claim, Enforcement, Finish, Insist, Orange, PileFace
from cassino.rules.packs import format_card, format_cards
from cassino.texts import tell
from cassino.tui.commands import COMMANDS
from cassino.tui.game import Game
from cassino.tui.saved import load_game
from cassino.tui.seats import Seat, named
from cassino.tui.sitting import Sitting

TABLES = [(id, players) for id in variant_ids() for players in load_variant(id).seating.players]


@pytest.mark.sampled(7)
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_match_of_every_game_is_played_to_its_end(id: str, players: int) -> None:
    terminal = Newcomer(players)
    sitting = played(game_of(load_variant(id), players), terminal)
    assert sitting.game.is_finished
    assert terminal.lines[-1] == "Goodbye."
    deals = sum(line == "The deal is over. The count:" for line in terminal.lines)
    assert deals >= len(sitting.game.match.deals)
    assert sum(" won the match: " in line or " share the win: " in line for line in terminal.lines) == 1


@pytest.mark.sampled(9)
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_people_alone_at_one_terminal(id: str, players: int) -> None:
    terminal = Newcomer(players + 10)
    assert played(game_of(load_variant(id), players, people=players), terminal, is_asked=players % 2 == 0).is_done


@pytest.mark.sampled(4)
@pytest.mark.parametrize("id", [id for id in variant_ids() if load_variant(id).calling.insist is Insist.ASKED])
@pytest.mark.parametrize("seed", [1, 2])
def test_who_wants_no_questions_gets_none(id: str, seed: int) -> None:
    rules = load_variant(id)
    terminal = Newcomer(seed)
    played(game_of(rules, rules.seating.players[0], bot="random", seed=seed), terminal, is_asked=False)
    assert not any(line.startswith("Your answer") for line in terminal.lines)


def test_automatic_rules_change_only_what_matters() -> None:
    for id in variant_ids():
        rules = load_variant(id)
        made = unasked(rules)
        assert made.problems() == ()
        assert unasked(made) == made
        assert (made.calling.insist is Insist.ALWAYS) is (rules.calling.insist is not Insist.NEVER)
        assert (made.calling.orange is Orange.ALWAYS) is (rules.calling.orange is not Orange.NONE)
        if rules.calling.claim is Claim.NONE:
            assert made.ending == rules.ending
        else:
            assert (made.calling.claim, made.ending.finish) == (Claim.NONE, Finish.AT_ONCE)


@pytest.mark.parametrize(("id", "players"), [("swazi", 4), ("sotho", 3), ("tuxedo", 5), ("dominican", 2)])
def test_automatic_matches_ask_nobody(id: str, players: int) -> None:
    terminal = Newcomer(3)
    sitting = played(game_of(unasked(load_variant(id)), players, bot="random"), terminal)
    assert sitting.game.is_finished
    asked = [line for line in terminal.lines if line.startswith("Your answer") and "ask" not in line]
    assert asked == []


def test_a_turn_of_steps_ends_when_the_player_says_so() -> None:
    terminal = composite("end", "AC x [8H+6H]", "end")
    assert any("That is rule B17" in line for line in terminal.lines)
    assert "You take the build of 14 with the ace of clubs, clearing the table." in terminal.lines
    assert tell("terminal-only-end") in terminal.lines
    assert any(line.startswith("Greedy 1 ") for line in terminal.lines[terminal.lines.index("Your move:") :])


def test_enter_ends_a_turn_in_which_nothing_is_left_and_undo_takes_a_step_back() -> None:
    ended = composite("trail 2C", "")
    moves = [move.kind for move in ended.sitting.game.match.moves]
    assert moves.count(Kind.END) >= 3
    back = composite("trail 2C", "back")
    assert "You took back your move." in back.lines
    assert back.sitting.game.match.state == composite().sitting.game.match.state


def test_several_people_take_back_steps_of_their_turn_but_no_turn() -> None:
    game = game_of(load_variant("swazi"), 3, people=3, seed=3)
    before, card = game.match.state.copy(), format_cards(game.match.legal_moves[0].cards, game.pack)
    terminal = Newcomer(1, ("", f"trail {card}", "undo", "undo"))
    terminal.answer = None
    Sitting(terminal, game, COMMANDS).run()
    assert "You took back your move." in terminal.lines
    assert tell("terminal-undo-alone") in terminal.lines
    assert game.match.state == before


def test_an_orange_is_called_with_a_number_of_the_list() -> None:
    game = new_game("tuxedo", "human,greedy", seed=3)
    while True:
        capture = next((m for m in game.match.legal_moves if m.kind == Kind.CAPTURE), None)
        if game.turn in game.humans and capture:
            break
        game.play(game.match.legal_moves[0])
    terminal = ScriptedTerminal(["1 orange", "1 orange"])
    Sitting(terminal, game, COMMANDS).run()
    assert any(line.endswith(' calling "orange".') for line in terminal.lines)
    assert any(line.startswith(("An orange: ", "That was not an orange: ")) for line in terminal.lines)


def test_no_list_gives_an_orange_away() -> None:
    terminal = Newcomer(5)
    played(game_of(load_variant("tuxedo"), 2), terminal)
    assert not any(line[:1].isdigit() and "orange" in line.lower() and "No orange" not in line
                   for line in terminal.lines if not line.endswith("Orange!"))  # fmt: skip


@pytest.mark.parametrize("id", [id for id in variant_ids() if load_variant(id).piling.face is PileFace.UP])
def test_tops_of_piles_are_shown(id: str) -> None:
    rules = load_variant(id)
    terminal = Newcomer(2)
    played(game_of(rules, rules.seating.players[0]), terminal)
    assert any(line.startswith("Tops of piles: ") for line in terminal.lines)


def test_the_order_on_the_pile_is_chosen_and_told_to_nobody() -> None:
    game = game_of(load_variant("swazi"), 3, people=3, seed=1)
    chance = random.Random(2)
    while True:
        found = [m for m in game.match.legal_moves if m.kind == Kind.CAPTURE and m.taken.bit_count() > 1]
        if found and not game.match.state.window:
            break
        game.play(chance.choice(list(game.match.legal_moves)))
    view = game.view(game.turn)
    order = [*reversed(list(cards_in(found[0].taken))), *cards_in(found[0].cards)]
    text = f"{format_move(view.public, found[0])} / {format_cards(order, game.pack)}"
    holder = game.match.state.holder(game.turn)
    terminal = ScriptedTerminal(["", text])
    Sitting(terminal, game, COMMANDS).run()
    assert game.match.state.pile_of(holder)[-len(order) :] == tuple(order)
    assert not any("/" in line for line in terminal.lines)


def test_restrictions_near_the_target_are_said_when_the_deal_begins() -> None:
    for seed in range(40):
        terminal = Newcomer(seed)
        played(game_of(load_variant("dominican"), 2, seed=seed), terminal)
        said = [line for line in terminal.lines if line.endswith(" in this deal.")]
        if said:
            assert any(line.endswith((": achieved.", ": not achieved.")) for line in terminal.lines)
            return
    raise AssertionError("never near the target")


def test_open_hands_and_the_bottom_card() -> None:
    terminal = Newcomer(1)
    played(game_of(load_variant("hungarian_nagy"), 2, seed=1), terminal)
    assert "In this round, all hands are face up." in terminal.lines
    assert any(line.startswith("Greedy holds ") for line in terminal.lines)
    seen = []
    for seed in range(4):
        terminal = Newcomer(1)
        played(game_of(load_variant("hungarian_ulmann"), 2, seed=seed), terminal)
        seen += [line for line in terminal.lines if line.startswith("Only you have seen the last card")]
    assert seen


def test_words_of_the_place_can_be_typed() -> None:
    terminal = composite("discard 2C", "undo", "chow 8H with AC")
    assert 'Local words: "chow" for a capture, "discard" for trailing' in terminal.text
    assert "You trail the two of clubs." in terminal.lines
    assert "Ausz" in composite("ausz", "yes", id="hungarian_nagy", players=2).text


def test_another_variant_by_share_code() -> None:
    code = share_code(load_variant("tuxedo"))
    terminal = ScriptedTerminal([f"new {code}", "new nonsense_game"])
    sitting = Sitting(terminal, new_game(), COMMANDS, find_rules=find_rules, is_auto=True)
    sitting.run()
    assert sitting.game.rules.title == "Tuxedo"
    assert sitting.game.rules.calling.orange is Orange.ALWAYS
    assert len([line for line in terminal.lines if "nonsense_game" in line]) == 1


@pytest.mark.parametrize(("word", "sign"), [("up", 1), ("down", -1)])
def test_the_order_on_the_pile_has_words(word: str, sign: int) -> None:
    game = game_of(load_variant("swazi_two_player"), 2, seed=1)
    chance = random.Random(2)
    while True:
        found = [m for m in game.match.legal_moves if m.kind == Kind.CAPTURE and m.taken.bit_count() > 1]
        if found and not game.match.state.window and game.turn in game.humans:
            break
        game.play(chance.choice(list(game.match.legal_moves)))
    game.seats = named([Seat(""), Seat("")])
    holder = game.match.state.holder(game.turn)
    text = format_move(game.match.state, found[0])
    run_script(game, "", f"{text} / {word}")
    *below, top = game.match.state.pile_of(holder)[-found[0].taken.bit_count() - 1 :]
    assert 1 << top == found[0].cards
    assert below == sorted(below, key=lambda card: sign * rank_of(card))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("id", "players", "bot"), [("swazi", 3, "random"), ("tuxedo", 4, "greedy")])
@pytest.mark.parametrize("at", [3, 9, 15, 24])
def test_a_match_resumed_anywhere_ends_as_it_would_have(
    tmp_path: Path, id: str, players: int, bot: str, at: int
) -> None:
    def answer(prompt: str) -> str:
        if prompt.startswith("Your answer"):
            return "2" if id == "swazi" else "1"
        return first_choice(prompt)

    path, prompts = tmp_path / "match.txt", iter(range(LONGEST))

    def save_on_the_way(prompt: str) -> str:
        number = next(prompts)
        return f"save {path}" if number == at else "quit" if number == at + 1 else answer(prompt)

    whole, stopped = (game_of(load_variant(id), players, bot=bot, seed=5) for _ in range(2))
    run([], whole, answer)
    run([], stopped, save_on_the_way)
    assert not stopped.is_finished
    resumed = run([], load_game(path), answer)[0].game
    assert format_match(resumed.match) == format_match(whole.match)


def test_house_rules_that_play_on_after_a_wrong_capture() -> None:
    rules = load_variant("casino_long")
    house = replace(rules, id="ours", own_title="Ours", calling=replace(rules.calling, enforcement=Enforcement.TABLE))
    game = game_of(house, 2)
    game.seats = named([Seat(""), Seat("")])
    view = game.view(game.turn)
    card = next(cards_in(view.hand))
    wrong = next(
        other for other in cards_in(view.public.loose) if not view.is_legal(capture_of(card, other))
    )  # fmt: skip
    text = f"{format_card(card, game.pack)} x {format_card(wrong, game.pack)}"
    terminal = run_script(game, "", text)
    assert any(line.startswith("That is a wrong capture. Rule B7") for line in terminal.lines)
    assert game.match.moves[0].kind == Kind.TRAIL


def capture_of(card: int, other: int) -> Move:
    return Move(Kind.CAPTURE, 1 << card, 1 << other, rank_of(card))


def test_sotho_partners_have_piles_of_their_own() -> None:
    texts = []
    for seed in range(6):
        terminal = Newcomer(seed)
        played(game_of(load_variant("sotho"), 4, bot="random", seed=seed), terminal)
        texts.append(terminal.text)
    text = "\n".join(texts)
    assert "Your partner is Random 2." in text
    assert ", the pictures for " in text
    assert re.search(r"\(\w+ of \w+ from Random \d's pile\)", text)
    assert re.search(r" for (you|Random \d)\.", text)
    assert "is about to take the build of" in text


def test_a_list_of_the_newcomer_names_no_card_of_another_pack() -> None:
    terminal = Newcomer(1)
    played(game_of(load_variant("tuxedo"), 4), terminal)
    assert not re.search(r"\b(10|[2-9AJQK])[CDHS]\b| of (clubs|diamonds|hearts|spades)\b", terminal.text)
    assert re.search(r"\bred seven\b", terminal.text)
    terminal = Newcomer(1)
    played(game_of(load_variant("scopa"), 2), terminal)
    assert not re.search(r"\b(8|9|10)[CDHS]\b|\b(eight|nine|ten) of (clubs|diamonds|hearts|spades)\b", terminal.text)
    assert re.search(r"\bjack of diamonds\b", terminal.text)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("id", variant_ids())
def test_a_match_that_could_be_over_says_who_has_won_or_why_nobody_has(id: str) -> None:
    usual = load_variant(id)
    deals = usual.ending.deals
    for seed in range(6):
        match = Match(usual, None, seed, target=None if deals else 1)
        play_on(match, "greedy", Rng(seed))
        if match.is_over or deals > 1 or (not deals and max(match.scores) < 1):
            continue
        game = Game(match, [Seat(name, "greedy") for name in "ABCDEF"[: match.players]])
        if game.hosted.phase != "deal_over":
            continue
        lines = list(game.counted())
        tied = [
            name for seat, name in enumerate(game.names) if match.scores[match.state.side_of(seat)] == max(match.scores)
        ]
        said = [line for line in lines if line.endswith("are tied: another deal decides the match.")]
        limits = [
            note for note in game.frame(None)["deal_score"]["notes"] if note["key"] not in ("deals-next", "turned-down")
        ]
        assert said or limits, lines
        assert all(name in line for line in said for name in tied)


def test_a_tie_in_a_single_deal_is_explained_and_the_next_deal_is_offered() -> None:
    match = next(match for match in map(swazi_deal, range(40)) if not match.is_over)
    game = Game(match, [Seat("Ann"), Seat("Bob", "greedy"), Seat("Cid", "greedy")])
    terminal = run(["1", "trail", ""], game)[1]
    tie = next(line for line in terminal.lines if line.endswith("are tied: another deal decides the match."))
    assert "the next deal:" in terminal.text and tie in terminal.lines
    told = "The deal is over. Press Enter to continue, or type score, table, undo, save, new or quit."
    assert told in terminal.lines
    assert any(line.startswith("Deal 2. ") for line in terminal.lines)


def swazi_deal(seed: int) -> Match:
    """A deal of Swazi Casino for three bots, played to its end."""
    match = Match(load_variant("swazi"), 3, seed)
    play_on(match, "greedy", Rng(seed))
    return match
