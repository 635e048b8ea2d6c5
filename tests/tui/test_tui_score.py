"""`cassino score` at the terminal: questions, commands, the file it keeps."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripted import ScriptedTerminal

from cassino.rules import load_variant, parse_rules
from cassino.rules.sharing import share_code
from cassino.scorepad import Sheet, format_sheet
from cassino.tui.files import FileError, OwnFile
from cassino.tui.scorefiles import fresh_file, latest_file, load
from cassino.tui.scorequestions import questions
from cassino.tui.scorewords import AnswerError, name_of, number_of
from cassino.tui.scoring import ScoreSitting

PLAIN_DEAL = ["28", "7", "10D 2S AS AH", "1", "", "yes"]
TABLE_RULES = 'title = "At our table"\nparent = "casino_book"\n[calling]\nenforcement = "table"\n'


def keep(
    script: list[str], path: Path, variant: str = "casino_long", names: str = "Ann,Bob", sheet: Sheet | None = None
) -> tuple[ScoreSitting, ScriptedTerminal]:
    """A sitting that gets these lines."""
    terminal = ScriptedTerminal(script)
    names_of = names.split(",")
    sheet = sheet or Sheet(load_variant(variant), names_of, len(names_of) - 1)
    file = OwnFile(path)
    if path.exists():
        file.read()
    sitting = ScoreSitting(terminal, sheet, sheet.blank, file)
    sitting.run()
    return sitting, terminal


def test_a_deal_is_asked_and_counted(tmp_path: Path) -> None:
    sitting, terminal = keep([*PLAIN_DEAL, "quit"], tmp_path / "a.score")
    assert sitting.sheet.book.scores == (10, 2)
    assert "Most cards: Ann 28, Bob 24. Ann scores 3." in terminal.lines
    assert "Aces: Ann 2, Bob 2. Points: Ann 2, Bob 2." in terminal.lines
    assert "Deal 2. Ann deals. Score: Ann 10, Bob 2." in terminal.lines
    assert not [line for line in terminal.lines if line.startswith("Bob: how many cards")]


def test_a_plain_match_ends_with_the_winner_and_why(tmp_path: Path) -> None:
    sitting, terminal = keep([*PLAIN_DEAL, *PLAIN_DEAL, *PLAIN_DEAL, "undo", "quit"], tmp_path / "a.score")
    assert "Ann wins the match with 30 points, playing to 21." in terminal.lines
    assert "Type undo, edit and the number of a deal, export and a file, or quit:" in terminal.lines
    assert len(sitting.sheet.drafts) == 2


def test_the_full_list_of_one_side_gives_the_other(tmp_path: Path) -> None:
    cards = "AS 2S 3S 4S 5S 6S 7S 10D AH"
    sitting, terminal = keep([cards, "", "", "yes", "quit"], tmp_path / "a.score")
    counted = sitting.sheet.book.deals[0].score
    assert dict(zip([line.name for line in counted.lines], [line.counts for line in counted.lines], strict=True)) == {
        "most_cards": (9, 43),
        "most_spades": (7, 6),
        "10D": (1, 0),
        "2S": (1, 0),
        "aces": (2, 2),
        "sweeps": (0, 0),
    }
    assert "spades" not in "".join(line for line in terminal.lines if "how many" in line)


def test_everything_wrong_is_said_at_once_and_answers_are_kept(tmp_path: Path) -> None:
    wrong = ["60", "20", "all", "", ""]
    sitting, terminal = keep([*wrong, "28", "7", "", "", "", "yes", "quit"], tmp_path / "a.score", names="Ann,Bob,Cleo")
    assert sitting.sheet.drafts == []
    terminal = keep(["20", "4", "none", "none", "", "", "", "quit"], tmp_path / "b.score", "scopa")[1]
    at = terminal.lines.index("This cannot be right:")
    assert terminal.lines[at + 1] == "For the primiera, nobody has named the best of the clubs."
    assert "Ann: how many cards? Or list them all: [20]" in terminal.lines


@pytest.mark.parametrize(
    ("before", "answer", "said", "variant", "names"),
    [
        ([], "53", "53 is too many: at most 52 is", "casino_long", "Ann,Bob"),
        (["30", "7", "none"], "23", "23 is too many: at most 22 is", "casino_long", "Ann,Bob,Cleo"),
        (["28"], "60", "60 is too many: at most 13 is", "casino_long", "Ann,Bob"),
        (["5"], "6", "6 is too many: at most 5 is", "casino_long", "Ann,Bob"),
        (["20", "9", "none", "20"], "5", "5 is too many: at most 4 is", "casino_long", "Ann,Bob,Cleo"),
        (["3", "1"], "all", "Ann: the number of cards is 3, but you named 6.", "casino_long", "Ann,Bob"),
        (["28", "0"], "2S AH", "Ann: the number of spades is 0, but you named 1.", "casino_long", "Ann,Bob"),
        (["28", "7", "all"], "15", "15 is too many: at most 14 is", "casino_long", "Ann,Bob"),
        (["AS AH"], "AS AC", "Entered for two sides: ", "casino_long", "Ann,Bob,Cleo"),
    ],
)
def test_an_impossible_number_is_refused_at_its_question(
    before: list[str], answer: str, said: str, variant: str, names: str, tmp_path: Path
) -> None:
    _, terminal = keep([*before, answer, "quit"], tmp_path / "a.score", variant, names)
    at = next(at for at, line in enumerate(terminal.lines) if line.startswith(said))
    assert terminal.lines[at - 1] == terminal.lines[at + 1]


def test_back_mends_the_answer_that_was_wrong(tmp_path: Path) -> None:
    sitting, _ = keep(["5", "7", "back", *PLAIN_DEAL, "quit"], tmp_path / "a.score")
    assert sitting.sheet.book.scores == (10, 2)


def test_a_correction_is_not_held_up_by_later_answers(tmp_path: Path) -> None:
    sitting, terminal = keep([*PLAIN_DEAL, "edit 1", "5", "3", "AS AH", "1", "", "yes", "quit"], tmp_path / "a.score")
    assert sitting.sheet.drafts[0].sides[0].cards == 5 and "too many" not in terminal.text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("twelve", "“twelve” is not a card of this pack"),
        ("AS AS", "You named twice: the ace of spades."),
        ("", "Type a number, or cards."),
        ("1000000000000", "is not a number that fits here"),
        ("XX 7Z", "“7Z” is not a card of this pack"),
    ],
)
def test_garbage_is_answered_in_one_sentence(tmp_path: Path, line: str, answer: str) -> None:
    sitting, terminal = keep([line, "quit"], tmp_path / "a.score")
    assert answer in terminal.text
    assert sitting.draft == sitting.sheet.blank


def test_a_card_of_one_side_is_not_offered_to_another(tmp_path: Path) -> None:
    _, terminal = keep(["20", "5", "10D", "16", "4", "10D", "AS", "quit"], tmp_path / "a.score", names="A1,B2,C3")
    free = "ace of clubs, ace of diamonds, ace of hearts, ace of spades, two of spades"
    assert f"B2: which of {free}? Type all, or Enter for none:" in terminal.lines
    assert "Not one of the cards you were asked about, or another side has it: ten of diamonds." in terminal.lines
    assert not [line for line in terminal.lines if line.startswith("C3: how many cards")]


def test_back_undo_edit(tmp_path: Path) -> None:
    sitting, terminal = keep(["28", "6", "back", "7", "all", "", "", "yes", "quit"], tmp_path / "a.score")
    assert sitting.sheet.drafts[0].sides[0].suits[3] == 7
    sheet = sitting.sheet
    keep([*PLAIN_DEAL, "edit 1", "", "", "none", "", "", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    assert len(sheet.drafts) == 2
    assert sheet.drafts[0].sides[0].special == 0
    assert sheet.book.deals[0].outcome.scores == (4, 7)
    keep(["undo", "", "", "", "", "2", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    assert len(sheet.drafts[1].sweeps) == 3
    _, terminal = keep(["edit 9", "undo", "undo", "undo", "quit"], tmp_path / "a.score", sheet=sheet)
    assert "Type edit and the number of a deal that you have entered, such as edit 1." in terminal.lines
    assert "No deal has been entered." in terminal.lines


def test_a_correction_that_cannot_be_changes_nothing(tmp_path: Path) -> None:
    sheet = Sheet(load_variant("casino_long"), ["Ann", "Bob"], 1, 11)
    keep([*PLAIN_DEAL, *PLAIN_DEAL, "quit"], tmp_path / "a.score", sheet=sheet)
    before = list(sheet.drafts)
    _, terminal = keep(["edit 1", "", "", "all", "", "", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    assert "Deal 2: The match is over." in terminal.lines
    assert "Nothing was changed." in terminal.lines
    assert sheet.drafts == before


def test_the_file_has_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "a.score"
    sitting, _ = keep([*PLAIN_DEAL, "28", "7"], path)
    sheet, draft = load(OwnFile(path))
    assert (sheet.names, sheet.drafts, draft) == (("Ann", "Bob"), sitting.sheet.drafts, sitting.draft)
    assert sheet.rules.title == "Casino"
    assert draft.sides[0].suits[3] == 7
    assert format_sheet(sheet, draft) == path.read_text()


def test_claims_and_rulings(tmp_path: Path) -> None:
    sheet = Sheet(parse_rules(TABLE_RULES), ["Ann", "Bob"], 1)
    script = ["claim ann", "20", "7", "all", "3", "2", "", "", "", "", "", "yes", "quit"]
    _, terminal = keep(script, tmp_path / "a.score", sheet=sheet)
    assert "Ann claimed the target, but the claim was wrong." in terminal.lines
    assert sheet.book.scores == (-11, 0)
    keep(["exposed ann", "", "2", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    assert sheet.book.deals[1].score.points == (0, -3)
    assert sheet.book.dealer == 0
    keep(["28", "7", "all", "", "", "1", "", "Ann, Ann", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    assert sheet.book.deals[2].score.lines[-1].points == (-1, 2)
    _, terminal = keep(["claim ann", "exposed ann", "quit"], tmp_path / "b.score", "dominican")
    assert "Nothing can be claimed now." in terminal.lines
    assert any("no rulings for mistakes" in line for line in terminal.lines)


def test_near_the_target_it_asks_who_was_first(tmp_path: Path) -> None:
    sheet = Sheet(load_variant("dominican"), ["Ann", "Bob"], 1)
    for deal in (
        ["30", "8", "10D AS", "", ""],
        ["30", "5", "10D 2S AS AH AC AD", "1", ""],
        ["20", "8", "2S AS AH AC", "", ""],
    ):
        keep([*deal, "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    restricted = [name for name, items in zip(sheet.side_names, sheet.book.restrictions, strict=True) if items]
    assert restricted
    _, terminal = keep(["quit"], tmp_path / "a.score", sheet=sheet)
    assert any("can only win with" in line for line in terminal.lines)


def near_both(tmp_path: Path) -> Sheet:
    """Dominican, to 6: Ann at 4, Bob at 3, so that both are restricted."""
    sheet = Sheet(load_variant("dominican"), ["Ann", "Bob"], 1, 6)
    keep(["26", "6", "10D AS", "1", "", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    return sheet


def test_who_was_first_decides(tmp_path: Path) -> None:
    sheet = near_both(tmp_path)
    assert all(sheet.book.restrictions)
    deal = ["20", "5", "10D", "", ""]
    _, terminal = keep([*deal, "quit"], tmp_path / "a.score", sheet=sheet)
    assert any("who had it first" in line for line in terminal.lines)
    keep([*deal, "bob", "yes", "quit"], tmp_path / "a.score", sheet=sheet)
    assert sheet.book.outcome.winners == (1,)


def test_sweeps_with_sizes_oranges_and_colours(tmp_path: Path) -> None:
    script = ["20", "5R 5Y", "2 1", "12", "5G", "", "", "Ann 5, Cleo 2", "yes", "quit"]
    sitting, terminal = keep(script, tmp_path / "a.score", "tuxedo", "Ann,Bob,Cleo")
    assert sitting.sheet.book.deals, terminal.text
    lines = {line.name: line.points for line in sitting.sheet.book.deals[0].score.lines}
    assert lines["most_cards"] == (15, 0, 0)
    assert lines["oranges"] == (20, 0, 0)
    assert lines["false_oranges"] == (-10, 0, 0)
    assert sum(map(sum, (points for name, points in lines.items() if "sweep" in name))) == 15


def test_the_primiera_asks_for_the_best_cards(tmp_path: Path) -> None:
    wrong = ["22", "6", "7D", "7C 7D 6S", "6C 4D 7S", "", ""]
    right = ["", "", "", "7C 7D 6H 6S", "6C 4D 7H 7S", "", ""]
    script = [*wrong, *right, "yes", "quit"]
    sitting, terminal = keep(script, tmp_path / "a.score", "scopa")
    assert sitting.sheet.book.deals, terminal.text
    primiera = next(line for line in sitting.sheet.book.deals[0].score.lines if line.name == "primiera")
    assert primiera.counts == (78, 74)
    assert "For the primiera, nobody has named the best of the hearts." in terminal.lines


@pytest.mark.parametrize("variant", ["casino_long", "tuxedo", "scopa", "hungarian_nagy", "swazi", "south_african_4"])
def test_every_question_has_an_answer(variant: str) -> None:
    rules = load_variant(variant)
    sheet = Sheet(rules, [f"P{seat}" for seat in range(rules.seating.players[0])])
    asked = list(questions(sheet, sheet.blank))
    assert asked
    assert all(question.text.endswith((":", "?")) for question in asked)


def test_names_and_numbers() -> None:
    assert [name_of(text, ["Ann", "Anna", "Bob"]) for text in ("ann", "anna", "b", "2")] == [0, 1, 2, 1]
    for text in ("", "an", "c", "9"):
        with pytest.raises(AnswerError):
            name_of(text, ["Ann", "Anna", "Bob"])
    with pytest.raises(AnswerError):
        number_of("٣")


def test_export(tmp_path: Path) -> None:
    text, table = tmp_path / "a.txt", tmp_path / "a.csv"
    script = [*PLAIN_DEAL, f"export {text}", f"export {table}", f"export {text}", "no", "export a.pdf", "quit"]
    terminal = keep(script, tmp_path / "a.score")[1]
    assert text.read_text().startswith("Casino: Ann against Bob.\n")
    assert (
        table.read_text("utf-8-sig").splitlines()[0] == "deal,dealer,item,Ann: count,Ann: points,Bob: count,Bob: points"
    )
    assert "The file was not written." in terminal.lines
    assert "Type export and a file that ends in .txt or .csv." in terminal.lines


def test_the_latest_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from datetime import datetime

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(FileError):
        latest_file()
    at = datetime(2026, 1, 2, 20, 15)
    first = fresh_file(at)
    keep(["quit"], first)
    assert latest_file() == first
    assert fresh_file(at) != first


def piped(arguments: list[str], typed: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cassino", "score", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "XDG_DATA_HOME": str(home)},
    )


def test_the_command_through_a_pipe(tmp_path: Path) -> None:
    done = piped(["dominican"], "Ann\nBob\n28\n7\n", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "The input has ended. To continue later: cassino score --resume " in done.stdout
    done = piped(["--resume"], "\n\nall\n\n\nyes\nquit\n", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ann: how many cards? Or list them all: [28]" in done.stdout
    assert "Match score: Ann 11, Bob 0." in done.stdout


def test_house_rules_and_codes(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(TABLE_RULES)
    code = share_code(parse_rules(TABLE_RULES))
    for named in (str(house), code):
        done = piped([named, "--names", "Ann,Bob"], "quit\n", tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "At our table: Ann against Bob." in done.stdout


@pytest.mark.slow
def test_wrong_options_are_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.score"
    broken.write_text("{}")
    for arguments, part in [
        (["casinno"], "casino"),
        (["--names", "Ann"], "not 1"),
        (["--names", "Ann,Ann"], "occurs twice"),
        (["--names", "Ann,Bob", "--dealer", "Zoe"], "is not one of Ann, Bob"),
        (["--resume", str(tmp_path / "none.score")], "Cannot read"),
    ]:
        done = piped(arguments, "", tmp_path)
        assert done.returncode == 2, arguments
        assert part in done.stderr
        assert done.stderr.count("\n") == 1
    assert "not a score that can be continued" in piped(["--resume", str(broken)], "", tmp_path).stderr
    assert "leave out everything else" in piped(["casino", "--resume"], "", tmp_path).stderr


def test_two_windows_on_one_file_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "two.score"
    keep(["quit"], path)
    first, second = OwnFile(path), OwnFile(path)
    begun, late = load(first), load(second)
    ScoreSitting(ScriptedTerminal([*PLAIN_DEAL, "quit"]), *begun, first).run()
    told = path.read_bytes()
    terminal = ScriptedTerminal([*PLAIN_DEAL, *PLAIN_DEAL, "quit"])
    ScoreSitting(terminal, *late, second).run()
    assert path.read_bytes() == told
    assert any("it was not overwritten" in line for line in terminal.lines)
    assert f"This score continues in {tmp_path / 'two-2.score'}." in terminal.lines
    assert len(load(OwnFile(tmp_path / "two-2.score"))[0].drafts) == 2


def test_a_new_score_never_replaces_another(tmp_path: Path) -> None:
    path = tmp_path / "ours.score"
    path.write_text("a letter")
    sheet = Sheet(load_variant("casino"), ["Ann", "Ben"], 0, None)
    ScoreSitting(ScriptedTerminal(["quit"]), sheet, sheet.blank, OwnFile(path)).run()
    assert path.read_text() == "a letter"
    assert load(OwnFile(tmp_path / "ours-2.score"))[0].names == ("Ann", "Ben")


def test_a_tie_in_a_single_deal_is_explained(tmp_path: Path) -> None:
    deal = ["14", "4", "10D 2S AD AC", "12", "3", "AS", "yes"]
    terminal = keep([*deal, "quit"], tmp_path / "a.score", "swazi", "Ann,Bob,Cid")[1]
    assert "Ann and Cid are tied: another deal decides the match." in terminal.lines
