"""What a program is told: all of the view, nothing that is hidden, moves that it may answer with."""

import json

import pytest

from cassino.bots.external import protocol
from cassino.cards import cards_in
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules import load_variant, variant_ids
from cassino.rules.packs import format_card
from programs import exchange

GAMES = [(name, players) for name in variant_ids() for players in load_variant(name).seating.players]


def state_after(variant: str, players: int, plays: int) -> State:
    """A state some random plays into a deal."""
    rules, rng = load_variant(variant), Rng(plays)
    state = deal(rules, players, 0, shuffled(rules, rng))
    for _ in range(plays):
        moves = view(state, state.turn).moves_up_to(300)
        after = state.copy()
        apply(after, moves[rng.below(len(moves))])
        if after.is_over:
            break
        state = after
    return state


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_hidden_cards_change_nothing_of_what_is_sent(variant: str, players: int) -> None:
    for plays in (3, 21):
        state = state_after(variant, players, plays)
        seen = view(state, state.turn)
        sent = protocol.encoded(protocol.turn(seen, "game", 1.0))
        for key in range(3):
            other = view(sample(seen, Rng(key)), state.turn)
            assert protocol.encoded(protocol.turn(other, "game", 1.0)) == sent


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_every_listed_move_is_a_right_answer(variant: str, players: int) -> None:
    state = state_after(variant, players, 14)
    seen = view(state, state.turn)
    sent = json.loads(protocol.encoded(protocol.turn(seen, "game", 1.0)))
    legal = seen.moves_up_to(protocol.MOST_MOVES)
    assert sent["complete"] == legal.complete
    for text, move in zip(sent["moves"], legal, strict=True):
        assert protocol.read_move(seen, json.dumps({"move": text}).encode()) == move


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_every_card_is_somewhere(variant: str, players: int) -> None:
    state = state_after(variant, players, 17)
    sent = protocol.turn(view(state, state.turn), "game", 1.0)["view"]
    places = [sent["hand"], sent["loose"], sent["unseen"], sent["unfinished"]["shown"]]
    places += [cards for build in sent["builds"] for cards in build["sets"]]
    places += [side["captured"] for side in sent["sides"]]
    open_hands = [seat["certain"] for number, seat in enumerate(sent["seats"]) if number != sent["seat"]]
    named = [card for place in places for card in place]
    named += [card for hand in open_hands for card in hand if card not in sent["unseen"]]
    assert sorted(named) == sorted(format_card(card, state.rules.deck.pack) for card in cards_in(state.tables.deck))


@pytest.mark.parametrize("variant", variant_ids())
def test_all_options_are_told(variant: str) -> None:
    rules = load_variant(variant)
    told = json.loads(protocol.encoded(protocol.rules_as_json(rules)))
    documented = exchange()[0]["rules"]
    assert {name: set(told[name]) for name in told if isinstance(told[name], dict)} == {
        name: set(options) for name, options in documented.items() if isinstance(options, dict)
    }
    assert (told["id"], told["deck"]["pack"]) == (rules.id, rules.deck.pack)
