"""Nothing hidden is ever written: whole random sittings, each line compared with the true state."""

import random
import re

import pytest
from scripted import ScriptedTerminal, new_game

from cassino.cards import RANK_NAMES, SUIT_NAMES, SUIT_SYMBOLS, card_set, make_card, parse_card
from cassino.tui.sitting import Sitting

CODE = re.compile(rf"(?<![\w])(10|[2-9TAJQK])([CDHS{''.join(SUIT_SYMBOLS)}])(?!\w)", re.IGNORECASE)
NAME = re.compile(rf"({'|'.join(RANK_NAMES)}) of ({'|'.join(SUIT_NAMES)})", re.IGNORECASE)
ASKED = ["hint", "score", "last", "table", "moves", "more", "why", "", "1", "1", "1", "2", "3", "4", "undo"]


class Watched(ScriptedTerminal):
    """Answers at random, and looks at every line for a card that the reader may not know."""

    def __init__(self, seed: int) -> None:
        super().__init__(answer=self.reply)
        self.chance = random.Random(seed)
        self.sitting: Sitting | None = None
        self.asked = 0
        self.leaks: list[str] = []

    def line(self, text: str = "") -> None:
        super().line(text)
        if mentioned(text) & self.hidden() and not self.is_count(text):
            self.leaks.append(text)

    def hidden(self) -> int:
        """The cards in the stock and in the other hands, as they really are."""
        assert self.sitting is not None
        state = self.sitting.game.match.state
        others = [state.hand(seat) for seat in range(state.players) if seat != self.sitting.viewer]
        return sum(others) | card_set(state.stock())

    def is_count(self, text: str) -> bool:
        """Whether this is the name of a scoring item in the count of a deal."""
        assert self.sitting is not None
        return self.sitting.game.match.deal_over and ": " in text and NAME.match(text) is not None

    def reply(self, prompt: str) -> str:
        self.asked += 1
        if prompt.startswith("Your move"):
            return self.chance.choice(ASKED) if self.asked % 3 else "1"
        return "quit" if prompt.startswith("Type new") or self.asked > 3000 else ""


def mentioned(text: str) -> int:
    """Every card that a line names."""
    codes = [parse_card(rank + suit) for rank, suit in CODE.findall(text)]
    names = [
        make_card(RANK_NAMES.index(rank.lower()) + 1, SUIT_NAMES.index(suit.lower()))
        for rank, suit in NAME.findall(text)
    ]
    return card_set(codes + names)


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("casino_long", "human,heuristic"),
        ("casino_long", "Ann=human,Bob=human"),
        ("draw_casino", "greedy,human"),
        ("spade_casino", "human,heuristic"),
        ("royal_web", "human,random"),
        ("three_hand_casino", "human,heuristic,human"),
        ("four_hand_partnership", "human,heuristic,greedy,heuristic"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_line_names_a_hidden_card(variant: str, seats: str, seed: int) -> None:
    terminal = Watched(seed)
    terminal.sitting = Sitting(terminal, new_game(variant, seats, seed, target=10))
    terminal.sitting.run()
    assert terminal.leaks == []
    assert sum(mentioned(line).bit_count() for line in terminal.lines) > 100


def test_the_watch_would_see_a_leak() -> None:
    terminal = Watched(1)
    sitting = terminal.sitting = Sitting(terminal, new_game())
    hidden = next(iter(sitting.game.match.state.stock()))
    terminal.line(f"Psst: {hidden_text(hidden)}")
    assert terminal.leaks


def hidden_text(card: int) -> str:
    from cassino.cards import card_name

    return card_name(card)
