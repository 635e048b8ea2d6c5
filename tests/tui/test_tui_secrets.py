"""Nothing hidden is ever written: whole random sittings, each line compared with the true state."""

import random
import re

import pytest
from scripted import ScriptedTerminal, new_game

from cassino.analysis import coach
from cassino.cards import SUIT_SYMBOLS, card_set, cards_in
from cassino.engine.state import NO_CARD
from cassino.rules.options import Pack, pack_cards
from cassino.rules.packs import PRINTS, card_name, parse_card
from cassino.search.budget import Budget
from cassino.texts.catalog import say
from cassino.tui.commands import COMMANDS
from cassino.tui.sitting import Sitting

CODE = re.compile(rf"(?<!\w)(?:10|[1-9TAJQK])[CDHSRYGB{''.join(SUIT_SYMBOLS)}](?!\w)")
NAMES = {pack: {card_name(card, pack).lower(): card for card in cards_in(pack_cards(pack))} for pack in Pack}
NAMED = {pack: re.compile(rf"\b(?:{'|'.join(names)})\b") for pack, names in NAMES.items()}
PUBLIC = say(coach.PUBLIC)
COUNTED = re.compile(r"[\w ]+: ")
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
        if self.sitting is None or not hasattr(self.sitting, "game"):
            return
        text = text.partition(PUBLIC)[0]  # which cards others may hold: see test_analysis_coach.py
        if mentioned(text, self.sitting.game.pack) & self.hidden() and not self.is_count(text):
            self.leaks.append(text)

    def hidden(self) -> int:
        """The cards in the stock and in the other hands, as they really are."""
        assert self.sitting is not None
        state, viewer = self.sitting.game.match.state, self.sitting.viewer
        is_open = state.rules.dealing.last_round_open and not state.stock_size
        others = [state.hand(seat) for seat in range(state.players) if seat != viewer and not is_open]
        own = 1 << state.bottom if state.bottom != NO_CARD and viewer == (state.dealer + 1) % state.players else 0
        return (sum(others) | card_set(state.stock())) & ~own

    def is_count(self, text: str) -> bool:
        """Whether this is the name of a scoring item in the count of a deal, or of one that wins near the target."""
        assert self.sitting is not None
        if text.endswith(" in this deal.") or text.startswith("Local words: "):
            return True
        return self.sitting.game.match.deal_over and ": " in text and COUNTED.match(text) is not None

    def reply(self, prompt: str) -> str:
        self.asked += 1
        if prompt.startswith("Your"):
            return self.chance.choice(ASKED) if self.asked % 3 else "1"
        return "quit" if prompt.startswith("Type new") or self.asked > 3000 else ""


def mentioned(text: str, pack: Pack = Pack.FRENCH_52) -> int:
    """Every card that a line names."""
    letters = PRINTS[pack].suit_letters + PRINTS[pack].suit_symbols
    codes = [parse_card(found, pack) for found in CODE.findall(text) if found[-1].upper() in letters]
    named = [NAMES[pack][found] for found in NAMED[pack].findall(text.lower())]
    return card_set(codes + named)


@pytest.mark.sampled(6)
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
        ("swazi", "human,random,human,random"),
        ("swazi", "human,human,human"),
        ("sotho", "human,heuristic,human,greedy"),
        ("lesotho_40", "human,random"),
        ("crazy_casino", "human,heuristic"),
        ("south_african_3", "human,greedy,human"),
        ("hungarian_ulmann", "human,human"),
        ("hungarian_nagy", "human,greedy"),
        ("tuxedo", "human,random,human,greedy,human"),
        ("dominican_proven_partner", "human,greedy,human,greedy"),
        ("scopa_italian", "human,greedy,human"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_line_names_a_hidden_card(variant: str, seats: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "coach_budget", lambda: Budget(worlds=4, seconds=0.01))
    terminal = Watched(seed)
    terminal.sitting = Sitting(terminal, new_game(variant, seats, seed, target=10), COMMANDS)
    terminal.sitting.run()
    assert terminal.leaks == []
    assert sum(mentioned(line, terminal.sitting.game.pack).bit_count() for line in terminal.lines) > 60


def test_the_watch_would_see_a_leak() -> None:
    terminal = Watched(1)
    sitting = terminal.sitting = Sitting(terminal, new_game(), COMMANDS)
    hidden = next(iter(sitting.game.match.state.stock()))
    terminal.line(f"Psst: {hidden_text(hidden)}")
    assert terminal.leaks


def hidden_text(card: int) -> str:
    return card_name(card, Pack.FRENCH_52)
