"""What seats observe: everything they may see, and nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

import cassino
from cassino.arguments import ArgumentError
from cassino.cards import card_set, cards_in, parse_cards
from cassino.encoding import HIDDEN, PLAYED, SEEN, Choice, observe, observe_all, plane_names
from cassino.engine.state import State
from cassino.rules import load_variant, variant_ids
from id_trees import positions

every_variant = pytest.mark.parametrize("variant", variant_ids())


def named(state: State, seat: int, choice: Choice | None = None) -> dict[str, int]:
    """What a seat sees, by the names of the planes."""
    return dict(zip(plane_names(SEEN, state.players), observe(state.view(seat), choice), strict=True))


def deals(variant: str, count: int = 1) -> Iterator[State]:
    """Positions of a variant with each number of players."""
    rules, random = load_variant(variant), Random(variant)
    for players in rules.seating.players:
        for _ in range(count):
            yield from positions(rules, players, random, 0.3)


@every_variant
def test_other_hidden_cards_change_nothing_but_what_critics_see(variant: str) -> None:
    rng, differing = cassino.Rng(5), 0
    for state in deals(variant):
        seat = state.turn
        seen = state.view(seat)
        other = seen.sample(rng)
        assert observe(other.view(seat)) == observe(seen)
        # A seat that looks at the whole state sees no more than one that looks at its view.
        count = len(observe(seen))
        assert observe_all(state, seat)[:count] == observe_all(other, seat)[:count] == observe(seen)
        differing += observe_all(other, seat) != observe_all(state, seat)
    assert differing > 5


@every_variant
def test_the_planes_say_what_the_view_says(variant: str) -> None:
    for state in deals(variant):
        for seat in range(state.players):
            check_planes(state, seat, named(state, seat))


def check_planes(state: State, seat: int, seen: dict[str, int]) -> None:
    view, public = state.view(seat), state.view(seat).public
    assert seen["pack"] == state.rules.deck.cards
    assert seen["hand"] == view.hand
    assert seen["loose"] == public.loose
    assert seen["unseen"] == view.unseen
    assert seen["units"] == sum(build.cards & -build.cards for build in public.builds())
    assert seen["stock"].bit_count() == public.stock_size
    assert seen["played"] == public.played
    for build in public.builds():
        value = sum(1 << bit for bit in range(5) if seen[f"value {1 << bit}"] & build.cards)
        assert value == build.value
        owner = "unowned" if build.owner < 0 else f"builds {(build.owner - seat) % state.players}"
        assert seen[owner] & build.cards == build.cards
    for other in range(state.players):
        place = (other - seat) % state.players
        assert seen[f"pile {place}"] == public.held(public.holder(other))
        assert (seen[f"counts {place}"] & 0xFFFF).bit_count() == min(public.hand_size(other), 16)
        assert (seen[f"counts {place}"] >> 16 & 0xFFF).bit_count() == min(public.sweeps(public.side_of(other)), 12)
        assert tuple(cards_in(seen[f"proven {place}"] & 0x7FFF)) == public.proven(other)
        assert place == 0 or seen[f"open hand {place}"] == public.hand(other)
    assert seen["seats"] & 0x3F == 1 << (state.turn - seat) % state.players
    assert seen["seats"] >> 12 & 0x3F == 1 << (state.dealer - seat) % state.players


def test_only_the_player_to_act_sees_a_move_chosen_in_part() -> None:
    state = cassino.deal("casino", seed=1)
    choice = Choice(state)
    choice.add(choice.ids[1])
    choice.add(choice.ids[-1])
    own, other = named(state, 0, choice), named(state, 1, choice)
    assert own["chosen"] & 0x7FF == 1 << cassino.Kind.CAPTURE
    assert own["chosen cards"] == card_set(parse_cards("9S"))
    assert not any(other[name] for name in other if name.startswith("chosen"))
    assert not any(named(state, 0)[name] for name in own if name.startswith("chosen"))


@every_variant
def test_the_names_and_the_words_are_as_many(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        state = cassino.deal(rules, players)
        seen = observe(state.view(0))
        assert len(seen) == len(set(plane_names(SEEN, players))) == len(plane_names(SEEN, players))
        assert len(observe(state.view(0), played=True)) == len(plane_names((*SEEN, *PLAYED), players))
        assert len(observe_all(state, 0)) == len(plane_names((*SEEN, *HIDDEN), players))
        assert all(word >> 52 == 0 for word in observe_all(state, players - 1))


def test_what_was_played_has_a_place_for_each_card() -> None:
    match = cassino.Match("swazi", players=4, seed=2)
    random = Random(1)
    for _ in range(60):
        match.play(random.choice(list(match.moves_up_to(200))))
    seat = match.turn
    names = plane_names((*SEEN, *PLAYED), 4)
    seen = dict(zip(names, observe(match.view(seat, past=True), played=True), strict=True))
    last = {
        card: (play.seat, cassino.Kind(play.move.kind)) for play in match.past() for card in cards_in(play.move.cards)
    }
    assert len(last) > 15
    for card, (by, kind) in last.items():
        assert seen[f"played by {(by - seat) % 4}"] >> card & 1
        assert seen[f"to {kind.name.lower()}"] >> card & 1
    taken = {card: play.before.turn_no for play in match.past() for card in cards_in(play.move.taken)}
    for card, turn in taken.items():
        assert sum(1 << bit for bit in range(6) if seen[f"taken at {1 << bit}"] >> card & 1) == turn


@pytest.mark.parametrize("variant", ["swazi", "sotho"])
def test_cards_of_a_capture_that_was_withdrawn_were_not_taken(variant: str) -> None:
    random, asked = Random(4), 0
    names = plane_names((*SEEN, *PLAYED), 4)
    for seed in range(12):
        match = cassino.Match(variant, players=4, seed=seed)
        while not match.deal_over:
            moves = list(match.moves_up_to(200))
            asking = [move for move in moves if move.kind == cassino.Kind.ASK]
            asked += len(asking)
            match.play(random.choice(asking or moves))
            if match.deal_over:
                break
            seen = dict(zip(names, observe(match.view(match.turn, past=True), played=True), strict=True))
            taken = sum(
                1 << card for card in range(52) if any(seen[f"taken at {1 << bit}"] >> card & 1 for bit in range(6))
            )
            trailed = {card for play in match.past() for card in cards_in(play.move.cards)}
            assert not [card for card in cards_in(taken & match.state.loose) if card not in trailed]
    assert asked > 5


def test_critics_see_hands_and_the_order_of_the_stock() -> None:
    state = cassino.deal("casino", seed=1)
    names = plane_names((*SEEN, *HIDDEN), 2)
    seen = dict(zip(names, observe_all(state, 1), strict=True))
    assert seen["hand of 1"] == state.hand(0)
    for place, card in enumerate(state.stock()):
        assert seen["in stock"] >> card & 1
        assert sum(1 << bit for bit in range(6) if seen[f"place {1 << bit}"] >> card & 1) == place


def test_a_spectator_and_what_is_no_view_are_refused() -> None:
    state = cassino.deal("casino", seed=1)
    for wrong in (state.view(None), state, None):
        with pytest.raises(ArgumentError):
            observe(wrong)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        observe_all(state, 2)
