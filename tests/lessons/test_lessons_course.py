"""Every lesson does what it says: its moves are legal and have their effect, and every move has an answer."""

from importlib.resources import files as catalog_files

import pytest
from fluent.syntax import FluentParser, ast as ftl

from cassino.engine.move import Kind
from cassino.lessons.filling import filled
from cassino.lessons.judging import VERBS, effects, guide, judge
from cassino.lessons.lesson import COURSE, FIRST, Lesson, LessonError, Step, lesson_named, lessons, parse_lesson
from cassino.notation.move import format_move
from cassino.texts.catalog import Style, say

NAMES = ("You", "Hal")
STEPS = [step for lesson in lessons() for step in lesson.steps]
GENERAL = ("lesson-try-", "lesson-do-")
GOOD = """
[[steps]]
name = "pair"
position = "casino_long 2 | turn A 9 | dealer B | round 2 | hand A 8S 3C | table 8H 5D QC"
right = ["8S x 8H"]
effect = ["captures"]
"""


def keys() -> set[str]:
    """The names of the messages of the lessons."""
    text = (catalog_files("cassino.texts") / "languages" / "en" / "lessons.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def used(step: Step) -> set[str]:
    """The messages that a step needs."""
    return {step.task.key, step.praise.key, *(f"{step.key}-{name}" for name in step.slips)}


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_right_moves_are_legal_and_have_their_effect(step: Step) -> None:
    moves = step.moves
    assert step.right and step.effect
    for move in step.right:
        assert move in moves
        assert step.effect <= effects(step.state, move), format_move(step.state, move)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_only_right_moves_have_the_whole_effect(step: Step) -> None:
    """So the claim of a step says why its moves are right."""
    for move in step.moves:
        assert move in step.right or not step.effect <= effects(step.state, move), format_move(step.state, move)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_every_legal_move_has_an_answer(step: Step) -> None:
    for move in step.moves:
        outcome = judge(step, move)
        assert outcome.is_right == (move in step.right)
        for style in Style:
            assert len(say(outcome.message, NAMES, style)) > 20
    for style in Style:
        assert say(guide(step), NAMES, style) and say(step.task, NAMES, style)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_every_slip_can_be_made(step: Step) -> None:
    made = {judge(step, move).message.key for move in step.moves}
    assert {f"{step.key}-{name}" for name in step.slips} <= made
    wrong = [move for move in step.moves if move not in step.right and move.kind == Kind.TRAIL]
    assert not any(judge(step, move).message.key == "lesson-try-trail" for move in wrong), "a trail needs its own words"


def test_the_catalog_has_every_message_and_no_other() -> None:
    needed = {message.key for lesson in lessons() for message in (lesson.title, lesson.about)}
    needed |= {key for step in STEPS for key in used(step)}
    assert {key for key in keys() if not key.startswith(GENERAL) and key.startswith("lesson-")} == needed
    words = {*VERBS.values(), "other", "sweep"}
    assert {key for key in keys() if key.startswith(GENERAL)} <= {
        f"{beginning}{word}" for beginning in GENERAL for word in words
    }


def test_the_course_teaches_capture_sum_and_build_first() -> None:
    assert [lesson.name for lesson in lessons()] == list(COURSE)
    assert COURSE[:FIRST] == ("capture", "sum", "build") and len(COURSE) == 12
    assert all(lesson.steps[0].is_shown for lesson in lessons()[:FIRST])
    assert [lesson.next for lesson in lessons()] == [*COURSE[1:], None]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_tasks_are_short(step: Step) -> None:
    for message in (step.task, step.praise):
        text = say(message, NAMES, Style.SYMBOLS)
        assert len(text.split()) <= 60, text
        assert all(len(sentence.split()) <= 32 for sentence in text.split(". ")), text


BROKEN = {
    "no TOML": ("[[steps", "is not TOML"),
    "nothing": ("", "nothing else"),
    "no steps": ("steps = []", "nothing else"),
    "something else": (f"{GOOD}\n[other]\n", "nothing else"),
    "an unknown word": (GOOD.replace("effect", "affect"), "may have"),
    "no position": (GOOD.replace("casino_long 2", "nothing"), "a variant and the number of players"),
    "an unknown variant": (GOOD.replace("casino_long 2", "chess 2"), "There are no rules called"),
    "too many players": (GOOD.replace("casino_long 2", "casino_long 9"), "players"),
    "a card twice": (GOOD.replace("5D", "8S"), "8S"),
    "no move": (GOOD.replace("8S x 8H", "8S x"), "Type a card"),
    "an illegal move": (GOOD.replace("8S x 8H", "8S x QC"), "B"),
    "a wrong type": (GOOD.replace('["8S x 8H"]', "3"), "not iterable"),
    "two steps of one name": (GOOD + GOOD, "same name"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_lesson_gets_one_typed_error(name: str) -> None:
    text, words = BROKEN[name]
    with pytest.raises(LessonError, match=words):
        parse_lesson("capture", text)


def test_a_good_lesson_is_read() -> None:
    lesson = parse_lesson("capture", GOOD)
    assert isinstance(lesson, Lesson) and lesson.steps[0].state.hand_size(1) == 2


def test_an_unknown_lesson() -> None:
    with pytest.raises(LessonError, match=r'There is no lesson "nothing"\. The lessons are: capture, sum'):
        lesson_named("nothing")


def test_what_is_filled_in_is_always_the_same() -> None:
    text = "casino_long 2 | turn A 9 | dealer B | hand A 8S 3C | table 8H 5D QC"
    assert filled(text) == filled(text)
    assert filled("nonsense") == "nonsense"
    assert "stock" not in filled(text, stock=0) and "pile B" in filled(text, stock=0)
