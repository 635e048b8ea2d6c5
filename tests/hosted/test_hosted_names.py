"""Names as each viewer reads them: `You` at the viewer's own seat, and at no other."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cassino.answers.summary import StoredMatch, listed, summary
from cassino.engine.rng import Rng
from cassino.hosted.commands import fair
from cassino.hosted.commands.commands import moved
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Created, Ended, Offered, Place
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.names import GUEST, clean_name
from cassino.hosted.wire.refusal import WrongWish
from cassino.notation.move import format_move
from cassino.rules import format_rules, load_variant
from sent import announced, sent, worded

Json = dict[str, Any]
BEGAN = "2026-01-01T00:00:00.000000Z"
ADDRESSED = re.compile(r"\b(?:You|you|your)\b")


def table(variant: str = "casino_long", names: tuple[str, ...] = ("You", "Ben"), target: int = 11) -> HostedMatch:
    """A match at its beginning; its first player has kept the name `You`."""
    rules = load_variant(variant)
    places = tuple(Place("human", name, user=f"u{seat}") for seat, name in enumerate(names))
    return replayed(begun(Created(variant, format_rules(rules), target, 1, 1, places)), BEGAN)


def read_by(hosted: HostedMatch, seat: int | None) -> Json:
    """The view of a seat, or of a watcher."""
    view: Json = sent(view_frame(hosted, "m", seat, {}, Viewer(f"u{seat}", BEGAN)))["view"]
    return view


def rounds(hosted: HostedMatch, luck: Rng) -> Iterator[HostedMatch]:
    """The match after each event, up to its end."""
    while hosted.phase != "match_over":
        if hosted.phase == "deal_over":
            hosted.apply(fair.next_deal(hosted), BEGAN)
        else:
            moves = hosted.match.legal_moves
            hosted.apply(
                moved(hosted, hosted.match.state.turn, format_move(hosted.match.state, moves[luck.below(len(moves))])),
                BEGAN,
            )
        yield hosted


@pytest.mark.parametrize("variant", ["casino_long", "dominican", "south_african_2"])
def test_nobody_else_is_ever_called_you(variant: str) -> None:
    for hosted in rounds(table(variant), Rng(5)):
        for viewer in (0, 1, None):
            view = read_by(hosted, viewer)
            names = [seat["name"] for seat in view["seats"]]
            assert names == {0: ["You", "Ben"], 1: [GUEST, "You"], None: [GUEST, "Ben"]}[viewer]
            assert [side["name"] for side in view["sides"]] == names
            for line in view["log"]:
                assert worded(view, line["speech"]).startswith(f"{names[line['seat']]} "), line
            if viewer is None:
                told = [*(worded(view, line["speech"]) for line in view["log"]), *announced(view)]
                assert not any(map(ADDRESSED.search, told)), told


def test_verbs_follow_the_name() -> None:
    hosted = table()
    for _ in rounds(hosted, Rng(1)):
        if hosted.phase != "deal_over":
            continue
        dealer = hosted.match.next_dealer()
        for viewer, name in ((dealer, "You deal"), (1 - dealer, f"{hosted.names[dealer]} deals")):
            view = read_by(hosted, viewer)
            assert f"{name} next." in [worded(view, note) for note in view["deal_score"]["notes"]]
        return
    pytest.fail("no deal was followed by another")


@pytest.mark.parametrize("kind", ["takeback", "resign"])
def test_what_is_announced_follows_the_name(kind: str) -> None:
    hosted = table()
    turn = hosted.match.state.turn
    move = hosted.match.legal_moves[0]
    hosted.apply(moved(hosted, turn, format_move(hosted.match.state, move)), BEGAN)
    asks, version = kind == "takeback", hosted.version - 1
    hosted.apply(Offered(turn, version) if asks else Ended(turn, "resign"), BEGAN)
    other = hosted.names[turn]
    own, others = ("You ask to", f"{other} asks to") if asks else ("You gave up.", f"{other} gave up.")
    assert announced(read_by(hosted, turn))[0].startswith(own)
    assert announced(read_by(hosted, 1 - turn))[0].startswith(others)


def test_partners_are_named_together() -> None:
    hosted = table("four_hand_partnership", ("Ann", "Ben", "Cleo", "Dan"))
    assert [side["name"] for side in read_by(hosted, 2)["sides"]] == ["You and Ann", "Ben and Dan"]
    assert [side["name"] for side in read_by(hosted, None)["sides"]] == ["Ann and Cleo", "Ben and Dan"]


def test_a_list_calls_its_person_you() -> None:
    hosted = table()
    for _ in rounds(hosted, Rng(5)):
        pass
    text = summary(hosted).text
    own, other = (listed(StoredMatch("m", BEGAN, BEGAN, text, seat)) for seat in (0, 1))
    assert own.names == ["You", "Ben"] and other.names == [GUEST, "You"]
    assert [side.name for side in other.sides or ()] == [seat.name for seat in other.seats or ()] == [GUEST, "You"]
    winner = hosted.winners[0]
    assert (own.winner, other.winner) == (["You", "Ben"][winner], [GUEST, "You"][winner])


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "Ann\u034f", "A\ufe0f", "\u115f", "\U000e0101x", "Z" + "\u0335\u0321\u0353\u0316", "\u0301x"],
)
def test_no_name_is_invisible_or_a_tower_of_marks(name: str) -> None:
    with pytest.raises(WrongWish, match="A name cannot have"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Zoe\u0308",
        "Nguye\u0302\u0303n",
        "\u05e9\u05b8\u05bc\u05c1",
        "\u0f66\u0f92\u0fb2\u0f74",
        "\u0e01\u0e34\u0e48",
        "\U0001f0cf",
    ],
)
def test_names_of_all_languages_have_their_marks(name: str) -> None:
    assert clean_name(name) == name
