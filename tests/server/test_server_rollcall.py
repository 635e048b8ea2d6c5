"""Who is at the tables of the lobby, as processes tell each other."""

from cassino.server.cluster.rollcall import Rollcall


def test_only_what_is_new_is_told() -> None:
    roll = Rollcall()
    assert roll.news({"a": (0,), "b": ()}) == {"a": (0,)}
    assert roll.news({"a": (0,), "b": ()}) == {}
    assert roll.news({"a": (0, 1), "b": (2,)}) == {"a": (0, 1), "b": (2,)}
    assert roll.news({"a": ()}) == {"a": (), "b": ()}
    assert roll.news({}) == {}


def test_all_is_told_again_to_who_is_new() -> None:
    roll = Rollcall()
    roll.news({"a": (0,)})
    roll.tell_again()
    assert roll.news({"a": (0,)}) == {"a": (0,)}


def test_a_table_that_leaves_the_lobby_has_nobody() -> None:
    roll = Rollcall()
    roll.news({"a": (0,)})
    assert roll.news({}) == {"a": ()}


def test_who_goes_before_all_is_told_again_is_gone_for_others() -> None:
    here, there = Rollcall(), Rollcall()
    there.hear("w1", here.news({"a": (0,), "b": (1,), "c": (2,)}))
    here.tell_again()
    there.hear("w1", here.news({"a": (), "b": (1,)}))
    assert [there.elsewhere(match) for match in "abc"] == [set(), {1}, set()]
    assert here.news({"b": (1,)}) == {}


def test_what_may_have_been_missed_is_forgotten_until_it_is_told_again() -> None:
    roll = Rollcall()
    roll.news({"b": (1,)})
    roll.hear("w1", {"a": (0,)})
    roll.ask_again()
    assert roll.elsewhere("a") == set() and roll.news({"b": (1,)}) == {"b": (1,)}


def test_what_others_tell_lasts_until_they_say_otherwise_or_are_gone() -> None:
    roll = Rollcall()
    roll.hear("w1", {"a": (0,), "b": (1,)})
    roll.hear("w2", {"a": (2,)})
    roll.hear("w1", {"b": ()})
    assert roll.elsewhere("a") == {0, 2} and roll.elsewhere("b") == set()
    roll.forget("w1")
    assert roll.elsewhere("a") == {2}
