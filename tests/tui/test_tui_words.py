import pytest

from cassino.rules import load_variant, variant_ids
from cassino.texts.catalog import Style, writing
from cassino.tui.openings import special_lines
from cassino.tui.words import Typed, WordError, help_lines, is_yes, known_words, parse_line


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("", Typed("")),
        ("   ", Typed("")),
        ("3", Typed("number", "3")),
        ("?", Typed("now")),
        ("hin", Typed("hint")),
        ("HINT", Typed("hint")),
        ("q", Typed("quit")),
        ("save  my match.txt ", Typed("save", "my match.txt")),
        ("why 8S x 9H", Typed("why", "8S x 9H")),
        ("8S", Typed("move", "8S")),
        ("as", Typed("move", "as")),
        ("8S x 8H, 5C+3D", Typed("move", "8S x 8H, 5C+3D")),
        ("tr 4C", Typed("move", "trail 4C")),
        ("raise [3D+4C] 2S = 9", Typed("move", "raise [3D+4C] 2S = 9")),
        ("count out", Typed("count", "out")),
        ("mor", Typed("more")),
    ],
)
def test_a_line_is_a_command_a_number_or_a_move(line: str, typed: Typed) -> None:
    assert parse_line(line) == typed


@pytest.mark.parametrize(("line", "meanings"), [("h", ("hint", "help")), ("t", ("table", "trail", "take"))])
def test_an_ambiguous_abbreviation_names_what_it_could_mean(line: str, meanings: tuple[str, ...]) -> None:
    with pytest.raises(WordError) as error:
        parse_line(line)
    assert all(meaning in str(error.value) for meaning in meanings)


def test_an_unknown_word_points_to_help() -> None:
    with pytest.raises(WordError, match=r'I don.t know "dance"'):
        parse_line("dance with me")


def test_help_names_every_command() -> None:
    for rules in map(load_variant, variant_ids()):
        text = "\n".join(help_lines(rules))
        assert all(f"\n`{word}" in text for word in known_words(rules))


@pytest.mark.parametrize(
    ("answer", "agreed"), [("yes", True), ("Y", True), ("", False), ("no", False), ("yesss", False)]
)
def test_only_yes_agrees(answer: str, agreed: bool) -> None:
    assert is_yes(answer) is agreed


def test_cards_that_count_otherwise_in_the_hand_are_named_at_the_start() -> None:
    lines = list(special_lines(load_variant("nordic kasino")))
    text = "In your hand each ace counts 14, the two of spades counts 15 and the ten of diamonds counts 16."
    assert lines == [text]
    with writing(Style.SYMBOLS):
        text = "In your hand each ace counts 14, 2♠ counts 15 and 10♦ counts 16."
        assert list(special_lines(load_variant("nordic kasino"))) == [text]
