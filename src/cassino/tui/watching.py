"""Watching bots in the terminal: move after move, as fast as the watcher wants, with all hands and the chances."""

import time
from collections.abc import Callable, Iterator, Mapping

from cassino.analysis.review import chances
from cassino.hosted.driver.next_step import Count, NextDeal, next_step
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import commas
from cassino.texts.message import Message
from cassino.tui import openings, showing
from cassino.tui.game import Game
from cassino.tui.seats import level_lines
from cassino.tui.terminal import Terminal, write
from cassino.tui.vocabulary import is_word, leaves, word_of

PAUSES: Mapping[str, float] = {"slow": 3.0, "normal": 1.2, "fast": 0.1}
"""How many seconds pass between two steps."""
SPEEDS = (*PAUSES, "step")
"""The speeds, and `step`: the next move comes with each Enter."""


class Watching:
    """A match of bots and one watcher."""

    def __init__(
        self, terminal: Terminal, game: Game, speed: str = "normal", sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.speed = "normal" if speed == "step" else speed
        self.is_paused = speed == "step"
        self.is_done = False
        self._sleep = sleep

    def run(self) -> None:
        """Show the match to its end, or until the watcher leaves. Ctrl-C pauses, a second one leaves."""
        game = self.game
        self._say(
            *openings.match_lines(game.rules, game.names, game.side_names, may_ask=False), *level_lines(game.seats)
        )
        self._say(tell("terminal-watch-seed", seed=game.match.seed), "", *self._position())
        while not self.is_done and game.hosted.phase != "match_over":
            try:
                self._wait()
                if not self.is_done:
                    self._step()
            except KeyboardInterrupt:
                self._say("")
                self.is_done = self.is_paused
                self.is_paused = True
            except EOFError:
                self.is_done = True

    def _wait(self) -> None:
        """Until the next step is due. Raises EOFError, KeyboardInterrupt."""
        if not self.is_paused:
            self._sleep(PAUSES[self.speed])
            return
        text = self.terminal.ask(tell("terminal-watch-paused"))
        self.is_done = leaves(text)
        self.is_paused = not text.strip() or is_word(text, "step")
        self.speed = word_of(text, PAUSES) or self.speed

    def _step(self) -> None:
        """The next move, count or deal."""
        game, step = self.game, next_step(self.game.hosted, is_wanted=True)
        if isinstance(step, NextDeal):
            game.next_deal()
            self._say("", *openings.deal_lines(game.match.states[0], game.names, len(game.match.deals)))
            self._say(*self._position())
            return
        if isinstance(step, Count):
            game.count()
        else:
            game.play(game.bot_move())
            self._say("", game.worded(game.hosted.steps[-1].line.speech, None))
        self._say(*game.announced(None))
        self._say(*(game.counted() if game.hosted.is_deal_done else self._position()))

    def _position(self) -> Iterator[str]:
        """The table, all hands and the chances."""
        game = self.game
        frame = game.frame(None)
        yield from showing.table_lines(frame)
        yield from showing.hand_lines(frame)
        found = chances.worked_out(chances.now(game.match))[0]
        shares = [self._chance(side, share) for side, share in enumerate(found)]
        yield tell("terminal-watch-chances", chances=commas(shares))

    def _chance(self, side: int, share: float) -> str:
        """The chance of a side to win."""
        seats = list(range(side, self.game.match.players, self.game.match.state.side_count))
        return say(Message("terminal-watch-chance", {"side": seats, "percent": round(100 * share)}), self.game.names)

    def _say(self, *lines: str) -> None:
        write(self.terminal, *lines)
