import pytest

from cassino.cli.play import new_game
from cassino.rules import load_variant
from cassino.tui.openings import match_lines
from cassino.tui.seats import Seat, SeatsError, parse_seats, seats_asked


def test_seats_without_names_get_names() -> None:
    assert parse_seats("human,heuristic") == (Seat("You", "human"), Seat("Heuristic", "heuristic"))


def test_equal_kinds_are_numbered() -> None:
    names = [seat.name for seat in parse_seats("human,greedy,human,greedy")]
    assert names == ["Player 1", "Greedy 1", "Player 2", "Greedy 2"]


def test_seats_may_have_names() -> None:
    assert parse_seats("Ann=human, Bob=Random") == (Seat("Ann", "human"), Seat("Bob", "random"))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("human,heuristics", "Did you mean heuristic?"),
        ("human,", 'There is no bot ""'),
        ("=human,greedy", "empty name"),
        ("Ann=human,ann=greedy", "Two seats have the name"),
        ("\x1b[2J=human,greedy", "invisible"),
        ("x" * 41 + "=human,greedy", "1 to 40 visible"),
        ("Ann=human,You=greedy", 'as "you"'),
    ],
)
def test_seats_that_cannot_be_filled_are_one_clear_line(text: str, part: str) -> None:
    with pytest.raises(SeatsError) as error:
        parse_seats(text)
    assert part in str(error.value)
    assert "\n" not in str(error.value)


def test_a_wrong_number_of_seats_names_the_right_ones() -> None:
    with pytest.raises(SeatsError, match="is for 3 players, not 2"):
        seats_asked(load_variant("three_hand_casino"), "human,greedy", None, "heuristic")


def test_seats_and_players_must_agree() -> None:
    with pytest.raises(SeatsError, match="2 seats, but asked for 3 players"):
        seats_asked(load_variant("casino_long"), "human,greedy", 3, "heuristic")


def test_somebody_must_be_human() -> None:
    with pytest.raises(SeatsError, match="--watch"):
        seats_asked(load_variant("casino_long"), "greedy,random", None, "heuristic")


def test_without_seats_one_person_meets_the_opponent_named() -> None:
    kinds = [seat.kind for seat in seats_asked(load_variant("four_hand_partnership"), None, None, "greedy")]
    assert kinds == ["human", "greedy", "greedy", "greedy"]


def test_the_first_two_aces_make_partners() -> None:
    seatings = set()
    for seed in range(12):
        game = new_game(
            "four_hand_partnership", "Ann=human,Ben=greedy,Cid=greedy,Dot=greedy", None, "", seed, None, False
        )
        named = tuple(seat.name for seat in game.seats)
        assert named == game.match.seated(("Ann", "Ben", "Cid", "Dot"))
        said = next(match_lines(game.rules, game.names, game.side_names))
        assert game.names[named.index("Ann")] == "You" and game.side_names[0] in said
        seatings.add(named)
    assert len(seatings) > 3


def test_players_sit_as_given_where_partners_are_not_drawn() -> None:
    assert new_game("casino", "Ann=human,Ben=greedy,Cid=greedy,Dot=greedy", None, "", 5, None, False).names[1] == "Ben"
