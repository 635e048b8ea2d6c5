"""The game for OpenSpiel: importing this module registers `cassino(variant=casino,players=2)`.

A player chooses a move id by id (`cassino.encoding`), and cards are chance outcomes (`State.chance_outcomes`). A game
is one deal. The returns of a seat are the points of its side minus the mean of the other sides'. `variant` is what
`cassino.rules` takes; without `players`, or with 0, it is the variant's first number of players.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from cassino.cards import DECK_SIZE, cards_in, format_card, format_cards, parse_cards
from cassino.encoding import ID_COUNT, SEEN, id_name, observe, plane_names
from cassino.encoding.planes import CARDS
from cassino.engine.chance import chance_ways
from cassino.engine.dealing import deal
from cassino.engine.move_text import SEAT_LETTERS
from cassino.engine.rng import Rng
from cassino.engine.scorer import scorer_for
from cassino.envs.deal import Deal
from cassino.extras import need
from cassino.notation.position import format_position
from cassino.notation.view_text import format_view
from cassino.rules import Rules, find_rules
from cassino.rules.options import Each, Enforcement, Orange, cards_of

need("openspiel")
pyspiel: Any = import_module("pyspiel")
numpy: Any = import_module("numpy")

LONGEST = 4000
"""More decisions than a deal has."""
LARGEST_PENALTY = 128
"""More than a side gets or loses for misplays in one deal."""
PRECISION = 2**53
CHOICES = {id_name(number): number for number in range(ID_COUNT)}
"""The ids by their names."""
GAME_TYPE = pyspiel.GameType(
    short_name="cassino",
    long_name="Casino (Cassino) family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"variant": "casino", "players": 0},
)


class CassinoGame(pyspiel.Game):  # type: ignore[misc]
    """One deal of a rule set. Raises CassinoError for parameters that fit no rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"variant": "casino", "players": 0} | (params or {})
        self.rules = find_rules(given["variant"])
        players = given["players"] or self.rules.seating.players[0]
        self.first = Deal(deal(self.rules, players, players - 1, None))
        most = float(largest_margin(self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=ID_COUNT,
            max_chance_outcomes=DECK_SIZE,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "CassinoState":
        """The state before the first card is dealt."""
        return CassinoState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are drawn at most."""
        return self.rules.deck.cards.bit_count()

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """What a player observes. It has no parameters."""
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.num_players())


class CassinoState(pyspiel.State):  # type: ignore[misc]
    """A node of the game: a card is drawn, or a player chooses the next id of a move."""

    def __init__(self, game: CassinoGame) -> None:
        super().__init__(game)
        self.deal = game.first.copy()

    def current_player(self) -> int:
        """The seat that chooses, or the numbers of OpenSpiel for chance and for the end."""
        state = self.deal.state
        if state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.is_chance else state.turn

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal.state.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be drawn next, with their probabilities."""
        ways = chance_ways(self.deal.state)
        total = sum(ways.values())
        return [(card, count / total) for card, count in ways.items()]

    def returns(self) -> list[float]:
        """For each seat, the points of its side minus the mean of the other sides'; zeros before the end."""
        state = self.deal.state
        if not state.is_over:
            return [0.0] * state.players
        scorer = scorer_for(state.tables)
        return [scorer.margin(state, state.side_of(seat)) for seat in range(state.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CassinoState":
        """A state that a player cannot tell from this one, with other hidden cards.

        sampler: gives random numbers from 0 to 1.
        """
        twin: CassinoState = self.clone()
        twin.deal = self.deal.resampled(player, Rng(int(sampler() * PRECISION)))
        return twin

    def __str__(self) -> str:
        chosen = self.deal.chosen_by(self.deal.state.turn)
        return format_position(self.deal.state) + (f" | chosen {chosen}" if chosen else "")

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.deal.ids)

    def _apply_action(self, action: int) -> None:
        if self.deal.state.is_chance:
            self.deal.draw(action)
        else:
            self.deal.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return format_card(action) if player == pyspiel.PlayerId.CHANCE else id_name(action)

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        return {"card" if player == pyspiel.PlayerId.CHANCE else "choice": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, str]) -> list[int]:
        return parse_cards(struct["card"]) if "card" in struct else [CHOICES[struct["choice"]]]

    def _to_struct(self) -> dict[str, Any]:
        return {
            "position": format_position(self.deal.state),
            "chosen": self.deal.chosen_by(self.deal.state.turn),
            "current_player": self.current_player(),
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return observation_struct(self.deal, player)


class Observer:
    """What a player observes: the planes of `encoding.observe` and the position as its seat sees it, or with perfect
    recall, as text, all that the seat has seen.

    Without private information it is what a spectator sees, and without public information only the hand; both as text.
    """

    def __init__(self, kind: Any, players: int) -> None:
        self._is_private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self._is_public, self._has_recall = kind.public_info, kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._is_private and self._is_public and not self._has_recall:
            count = len(plane_names(SEEN, players))
            self.tensor = numpy.zeros(count * CARDS, numpy.float32)
            self.dict = {"planes": self.tensor.reshape(count, CARDS)}

    def set_from(self, state: CassinoState, player: int) -> None:
        """Write what is observed to `tensor`; `dict` has it by plane and card."""
        if self.tensor is None:
            return
        choice = state.deal.choice if player == state.deal.state.turn else None
        words = numpy.array(observe(state.deal.state.view(player), choice), "<u8")
        octets = words[:, numpy.newaxis].view(numpy.uint8)
        self.dict["planes"][...] = numpy.unpackbits(octets, axis=-1, bitorder="little")[:, :CARDS]

    def string_from(self, state: CassinoState, player: int) -> str:
        """What is observed, as text."""
        deal, seat = state.deal, player if self._is_private else None
        if self._is_public and self._has_recall:
            return deal.seen_by(seat)
        seen = deal.state.view(seat)
        known = format_view(seen) if self._is_public else format_cards(seen.hand)
        return " | chosen ".join(filter(None, (known, deal.chosen_by(seat))))


def observation_struct(deal: Deal, player: int) -> dict[str, Any]:
    """What a player sees, in words that need no notation: for language models."""
    seen = deal.state.view(player)
    state = seen.public
    return {
        "variant": state.rules.id,
        "seat": player,
        "turn": state.turn,
        "hand": names(seen.hand),
        "table": names(state.loose),
        "builds": [
            {"cards": names(build.cards), "value": build.value, "owner": build.owner} for build in state.builds()
        ],
        "hand_sizes": [state.hand_size(seat) for seat in range(state.players)],
        "captured": [names(state.pile(side)) for side in range(state.side_count)],
        "stock_size": state.stock_size,
        "moves": [f"{SEAT_LETTERS[event.seat]} {event.move}" for event in deal.events if event.move],
        "chosen": deal.chosen_by(player),
    }


def names(cards: int) -> list[str]:
    """The cards of a set as text."""
    return [format_card(card) for card in cards_in(cards)]


def largest_margin(rules: Rules) -> int:
    """A margin that no side can exceed in one deal, were all turns sweeps and oranges."""
    sweeping, calling = rules.sweeping, rules.calling
    items = sum(
        item.points * (cards_of(item.of).bit_count() if isinstance(item, Each) else 1) for item in rules.scoring.items
    )
    turn = max(sweeping.points, sweeping.large_points, sweeping.first_play_points)
    if calling.orange is not Orange.NONE:
        turn += calling.orange_points - calling.false_orange_points
    penalty = LARGEST_PENALTY if calling.enforcement is Enforcement.TABLE else 0
    return items + turn * rules.deck.cards.bit_count() + penalty


pyspiel.register_game(GAME_TYPE, CassinoGame)
