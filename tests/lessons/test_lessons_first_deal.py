"""The first deal: always the same, explained from beginning to end, and friendly to those who look."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast as ftl

from cassino.cards import cards_in
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind
from cassino.engine.rng import Rng
from cassino.lessons import first_deal
from cassino.lessons.first_deal import MOST_MOVES, Standing, beginning, count, result, standing
from cassino.lessons.lesson import LessonError
from cassino.notation.move import format_move
from cassino.rules.packs import format_card
from cassino.texts.catalog import Style, say
from cassino.texts.message import Message

NAMES = ("You", "Hal")


def by_the_hints() -> list[Standing]:
    """The whole deal as somebody plays it who always does what the hint says."""
    moves: list[str] = []
    found = [standing(moves)]
    while not found[-1].state.is_over:
        moves.append(found[-1].typed)
        found.append(standing(moves))
    return found


def at_random(seed: int) -> list[Standing]:
    """The whole deal with any moves."""
    rng, moves = Rng(seed), list[str]()
    found = [standing(moves)]
    while not (state := found[-1].state).is_over:
        legal = list(legal_moves(state))
        moves.append(format_move(state, legal[rng.below(len(legal))]))
        found.append(standing(moves))
    return found


def messages(found: list[Standing]) -> list[Message]:
    """Everything that is said in a deal."""
    said = [message for each in found for ply in each.latest for message in ply.words]
    said += [each.look for each in found] + [each.guide for each in found if each.guide]
    return [*said, *(words for _, words in count(found[-1].state)), result(found[-1].state)]


def test_those_who_look_take_and_build_and_win() -> None:
    found = by_the_hints()
    kinds = [each.latest[0].move.kind for each in found[1:]]
    assert len(kinds) == MOST_MOVES
    assert kinds[0] == Kind.CAPTURE and kinds.count(Kind.CAPTURE) >= 5 and kinds.count(Kind.BUILD) == 2
    assert result(found[-1].state).args["better"] == "you"
    assert sum(line.points[0] for line, _ in count(found[-1].state)) == result(found[-1].state).args["own"]


def test_it_is_always_the_same() -> None:
    assert messages(by_the_hints()) == messages(by_the_hints())


@pytest.mark.parametrize("seed", range(20))
def test_any_moves_lead_to_the_end_and_everything_is_worded(seed: int) -> None:
    found = at_random(seed)
    assert len(found) <= MOST_MOVES + 1
    for message in messages(found):
        assert all(say(message, NAMES, style) for style in Style)


def test_every_message_of_the_deal_is_used() -> None:
    text = (files("cassino.texts") / "languages" / "en" / "lessons.ftl").read_text("utf-8")
    known = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}
    said = {message.key for seed in range(60) for message in messages(at_random(seed))}
    said |= {message.key for message in messages(by_the_hints())} | {"first-deal", "first-deal-about"}
    assert {key for key in known if key.startswith("first-deal")} <= said


def test_the_twenty_cards_are_all_there() -> None:
    state = beginning()
    pack = state.rules.deck.pack
    assert state.tables.deck.bit_count() == 20
    assert {"10D", "2S"} <= {format_card(card, pack) for card in cards_in(state.tables.deck)}


@pytest.mark.parametrize("moves", [["trail 3C"], ["nonsense"], ["10S x 10D", "10S x 10D"], ["10S x 10D"] * 9])
def test_moves_of_another_version_are_refused(moves: list[str]) -> None:
    with pytest.raises(LessonError, match=r"Move . of this first deal is not possible"):
        standing(moves)


def test_nothing_follows_the_end() -> None:
    moves = [each.typed for each in by_the_hints() if each.typed]
    assert first_deal.standing(moves).state.is_over
    with pytest.raises(LessonError, match="is over"):
        standing([*moves, "trail 2C"])
