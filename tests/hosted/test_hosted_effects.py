"""What follows from a move is told to everybody, in the version that the move leads to and in no other."""

import random

import pytest
from msgspec.structs import replace

from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind
from cassino.hosted.frames.view import announcements
from cassino.hosted.match.events import Claimed, Moved
from cassino.hosted.match.match import begun, replayed
from cassino.hosted.match.rulesets import full_text
from cassino.notation.move import format_move
from cassino.rules.options import OPTIONS, Enforcement, Residue
from cassino.texts.catalog import say
from company import Evening, later


def told(evening: Evening, viewer: int | None = 0) -> list[str]:
    names = evening.hosted.names_for(viewer)
    return [say(message, names) for message in announcements(evening.hosted, evening.hosted.match.state)]


def played_until(said: str, variant: str, players: int, **options: object) -> Evening:
    """A match in which a move has just led to a sentence with these words. options: how its rules differ."""
    for seed in range(60):
        evening, chance = Evening(*["human"] * players, variant=variant), random.Random(seed)
        rules = evening.hosted.match.rules
        for name, value in options.items():
            rules = OPTIONS[name].changed(rules, value)
        evening.hosted = replayed(begun(replace(evening.hosted.created, rules=full_text(rules))), later(0))
        while evening.hosted.phase == "play":
            state = evening.hosted.match.state
            move = chance.choice(list(legal_moves(state)))
            is_claim = move.kind == Kind.CLAIM
            evening.happen(Claimed(move.seat) if is_claim else Moved(state.turn, format_move(state, move)))
            if any(said in line for line in told(evening)):
                return evening
    raise AssertionError(f"never told: {said}")


@pytest.mark.parametrize(
    ("said", "variant", "players"),
    [
        ("An orange: ", "tuxedo", 2),
        ("That was not an orange: ", "tuxedo", 2),
        ("play two cards in a row now.", "hungarian_nagy", 2),
        ("The last card of the stock is drawn.", "draw_casino", 2),
        ("captured last and play", "hungarian_nagy", 2),
        ("In this round, all hands are face up.", "hungarian_nagy", 2),
    ],
)
def test_what_follows_from_a_move_is_told_once(said: str, variant: str, players: int) -> None:
    evening = played_until(said, variant, players)
    assert sum(said in line for line in told(evening)) == 1
    if evening.hosted.phase == "play":
        evening.play()
        assert not any(said in line for line in told(evening))


def test_who_scores_is_called_you_by_nobody_else() -> None:
    evening = played_until("An orange: you score", "tuxedo", 2)
    assert any("An orange: Seat 0 scores" in line for line in told(evening, 1))
    assert any("An orange: Seat 0 scores" in line for line in told(evening, None))


def test_a_build_that_its_owner_cannot_win_is_told_with_its_price() -> None:
    lenient = {"calling.enforcement": Enforcement.TABLE}
    evening = played_until("cannot win a build: ", "casino_long", 3, **lenient)
    (line,) = [line for line in told(evening, None) if "cannot win a build: " in line]
    assert line.endswith(" score 1 point for it.") and " and " in line.partition(": ")[2]


def test_what_is_left_for_nobody_is_told() -> None:
    evening = played_until("for nobody", "casino_long", 2, **{"piling.residue": Residue.NOBODY})
    state = evening.hosted.match.state
    assert state.loose or state.builds()
    assert not any(" go to " in line or " goes to " in line for line in told(evening))
