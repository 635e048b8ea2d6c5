"""No browser starts a program, or has one asked."""

import pytest

from cassino.bots import make_bot
from cassino.bots.registry import is_program
from cassino.engine.rng import Rng
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.wire.refusal import WrongWish


@pytest.mark.parametrize("name", ["exec:true", "http://127.0.0.1:9/", "https://127.0.0.1:9/"])
def test_a_match_takes_no_program_as_a_bot(name: str) -> None:
    assert is_program(name)
    assert make_bot(name, Rng(0)).name == name
    with pytest.raises(WrongWish, match="There is no such bot"):
        created(terms(NewMatch((SeatWish("human", "Ann"), SeatWish("bot", "Hal", name)), variant="casino_long")))
