"""One sitting at the table: reads lines, obeys them, lets the bots play, counts the deals."""

from collections.abc import Callable, Mapping

from cassino.analysis.hints import Advice
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted.commands.creation import unasked
from cassino.hosted.driver.next_step import BotMove, Count, Pass, next_step
from cassino.hosted.match.events import AnyEvent
from cassino.notation.move import format_move
from cassino.notation.vocabulary import shown
from cassino.rules import Rules, load_rules
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.message import Message
from cassino.tui import asking, openings, showing
from cassino.tui.cardwords import typed
from cassino.tui.choices import Menu, option_text, overview
from cassino.tui.files import FileError, OwnFile, reason
from cassino.tui.game import Game
from cassino.tui.keeping import KeptMatch, new_kept
from cassino.tui.saved import game_text
from cassino.tui.seats import level_lines
from cassino.tui.showing import Ladder
from cassino.tui.terminal import Terminal, write
from cassino.tui.vocabulary import is_word, word_of
from cassino.tui.words import announced_play, is_yes, parse_line

IN_PLAY = {"number", "move", "moves", "more", "hint", "count", "announce", "why"}
"""What can be asked only while a deal is on."""
BEFORE_CUT = ("help", "rules", "quit")
"""What can be typed instead of a cut: nothing that shows cards."""
UNTYPED = ("", "number", "move", "now")
"""Commands without a word of their own: an empty line, a number, a move, a question mark."""
Command = Callable[["Sitting", str], None]
"""What a command does with a sitting and the rest of the typed line."""
QUIT = "quit"
"""What Ctrl-C means where a line is asked for."""


class Sitting:
    """People and bots at one terminal, until someone leaves or the input ends.

    commands: what each word does. find_rules: the rules that a name means. is_auto: whether other rules ask nobody
    anything. is_asked: whether people are asked to insist, to call and to ask for builds. is_coached: whether the coach
    warns before slips. has_tips: whether a person gets a tip after a match, which is then kept for the tutor. kept:
    where the match is kept after every step.
    """

    def __init__(
        self, terminal: Terminal, game: Game, commands: Mapping[str, Command], file: OwnFile | None = None, *,
        find_rules: Callable[[str], Rules] = load_rules, is_auto: bool = False, is_asked: bool = True,
        has_tips: bool = False,
        is_coached: bool = False,
        kept: KeptMatch | None = None,
    ) -> None:  # fmt: skip
        self.terminal = terminal
        self.commands = commands
        self.find_rules = find_rules
        self.is_auto = is_auto
        self.is_asked = is_asked
        self.has_tips = has_tips
        self.is_coached = is_coached
        self.is_done = False
        self.kept = kept
        self.begin(game, file)

    def begin_other(self, game: Game, file: OwnFile | None = None) -> None:
        """Leave the match for good, and take up another one."""
        if self.kept is not None:
            self.kept.forget()
            self.kept = new_kept()
        self.begin(game, file)

    def begin(self, game: Game, file: OwnFile | None = None) -> None:
        """Take up a match, new or from a file."""
        self.game = game
        self.file = file
        self.viewer = game.humans[0]
        self.silent = set() if self.is_asked else set(game.humans)
        several = len(game.humans) > 1  # each is told after taking the keyboard
        self.told = {seat: game.last_move_of(seat) if several else len(game.told) for seat in game.humans}
        self.menu = Menu()
        self.kept_as: tuple[int, int, bool] | None = None
        self.refused = ""
        self.ladder = Ladder()
        self.advised: tuple[State, Advice] | None = None
        self.saved_moves = game.move_count if file else 0
        self.is_opened = False
        self.is_hidden = len(game.humans) > 1
        self.cut_deals = len(game.match.deals) if file else 0

    def run(self) -> None:
        """Play until the person leaves or the input ends."""
        self.greet()
        try:
            while not self.is_done:
                self.step()
                self.keep()
        except EOFError:
            self.say("", tell("terminal-input-ended"), *self.last_words())
        except KeyboardInterrupt:
            self.say("", tell("terminal-stopped"), *self.last_words())
        finally:
            if self.kept is not None:
                self.kept.release()

    def greet(self) -> None:
        """Who plays what."""
        game = self.game
        self.say(*openings.match_lines(game.rules, game.names, game.side_names), *level_lines(game.seats))
        if len(game.humans) == 1:  # among several, nobody should know how to deal the same cards
            self.say(*openings.partner_lines(game.match.state, game.names, self.viewer))
            self.say(tell("terminal-seed", seed=game.match.seed))
        self.open_deal()
        if game.told and len(game.humans) > 1:
            self.say(tell("terminal-continues"))
        elif game.told:
            self.say(tell("terminal-played-last"), *game.lines_since_turn_of(self.viewer))

    def open_deal(self) -> None:
        """Say who deals."""
        game = self.game
        self.say("", *openings.deal_lines(game.match.states[0], game.names, len(game.match.deals)))
        if not game.told:
            self.say(*game.announced(game.reader))

    def step(self) -> None:
        """One line of input, or what happens without a person."""
        step = next_step(self.game.hosted, dict.fromkeys(self.silent, 0.0))
        if isinstance(step, BotMove):
            self.play(self.game.bot_move())
        elif isinstance(step, Pass) or self.has_no_choice(self.game.match.state):
            self.play(asking.pass_of(self.game.match.state))
        elif step == Count(0.0):
            self.count()
        elif self.game.match.deal_over:
            self.between_deals()
        elif self.awaits_cut:
            self.cut()
        else:
            self.human_turn()

    @property
    def awaits_cut(self) -> bool:
        """Whether a person leads and has yet to say where the pack is cut. 002:21"""
        match = self.game.match
        return self.cut_deals < len(match.deals) and bool(match.cut_places) and self.game.turn in self.game.humans

    def cut(self) -> None:
        """Ask the leader where to cut, and deal."""
        match = self.game.match
        last = match.cut_places[-1]
        question = Message("terminal-cut", {"who": self.game.turn, "last": last})
        line = self.read(say(question, self.game.names), QUIT).strip()
        if word_of(line, BEFORE_CUT):
            self.obey(line)
        elif line and not (line.isdecimal() and int(line) in match.cut_places):
            self.say(tell("terminal-cut-number", last=last))
        else:
            self.game.cut(int(line or last // 2))
            self.cut_deals = len(match.deals)

    def has_no_choice(self, state: State) -> bool:
        """Whether a question is passed because everybody, or the only person, can see that the player has no choice."""
        return asking.holds_nothing(state) or (len(self.game.humans) == 1 and asking.has_only_pass(state))

    def human_turn(self) -> None:
        """Show the table once, then obey one line."""
        if self.viewer != self.game.turn or self.is_hidden:
            self.pass_keyboard(self.game.turn)
        elif not self.is_opened:
            self.tell_news()
            if not asking.can_only_end(self.view):
                self.show_turn()
            self.is_opened = True
        else:
            self.take_line()

    def take_line(self) -> None:
        """Obey one line; an empty one is the answer that the prompt names."""
        line = self.read(asking.prompt(self.view), QUIT)
        answer = asking.empty_answer(self.view)
        if answer is not None and not line.strip():
            self.play(answer)
        else:
            self.obey(line)

    def pass_keyboard(self, seat: int) -> None:
        """Give the keyboard to another person, with nothing of the first one's hand in sight."""
        if not self.is_hidden:
            self.terminal.hide()
            self.is_hidden = True
        line = self.read(say(Message("terminal-pass-keyboard", {"who": seat}), self.game.names), QUIT)
        if is_word(line, "quit"):
            self.commands["quit"](self, "")
        else:
            self.viewer, self.is_hidden = seat, False

    def tell_news(self) -> None:
        """Say what has happened since the viewer was last told."""
        for messages in self.game.told[self.told[self.viewer] :]:
            self.say(*self.game.told_to(self.viewer, messages))
        self.told[self.viewer] = len(self.game.told)

    def show_turn(self) -> None:
        """The table, the hand and the moves of the viewer; one person who is asked something gets just the question."""
        view, game = self.view, self.game
        if not view.public.window or len(game.humans) > 1 or self.is_opened:
            self.say("", showing.status_line(game.frame(self.viewer)))
            self.show_table()
        self.say(*asking.question_lines(view, self.names))
        self.show_moves()

    def show_moves(self) -> None:
        """All moves, or the cards that have them."""
        menu = overview(self.view)
        if not all(isinstance(option, Move) for option in menu.options):
            self.say(tell("terminal-many-moves"))
        self.show_menu(menu)

    def show_table(self) -> None:
        """The table, the hand of the viewer, and what they must still do."""
        frame = self.game.frame(self.viewer)
        self.say(
            *showing.table_lines(frame, self.game.labels), *showing.hand_lines(frame), *asking.turn_lines(self.view)
        )

    def show_menu(self, menu: Menu) -> None:
        """The first page of a list that numbers can pick from."""
        self.menu = menu
        self.show_page()

    def show_page(self) -> None:
        """The next page of the list."""
        view, names = self.view, self.names
        for number, option in self.menu.next_page():
            self.say(tell("terminal-line", number=number, text=option_text(view, self.menu, option, names)))
        if self.menu.hidden:
            self.say(tell("terminal-more", count=self.menu.hidden))
        elif not self.menu.is_complete:
            self.say(tell("terminal-list-too-long"))

    def between_deals(self) -> None:
        """Count the deal once, then obey one line."""
        if not self.is_opened:
            self.tell_news()
            if self.is_uncounted:
                self.announce()
                return
            self.say("", *self.game.counted())
            self.is_opened = True
            self.say(*self.tip())
        finished = self.game.is_finished
        line = self.read(tell("terminal-type-new") if finished else tell("terminal-press-next-deal"), QUIT)
        if line.strip():
            self.obey(line)
        elif not finished:
            self.next_deal()

    def tip(self) -> list[str]:
        """A tip after a match that was finished here."""
        if not self.has_tips or not self.game.is_finished or self.game.move_count == self.saved_moves:
            return []
        from cassino.tui.tutoring import tip_after  # it takes a while to load

        return tip_after(self.game)

    def next_deal(self) -> None:
        """Deal again."""
        self.game.next_deal()
        self.told = dict.fromkeys(self.game.humans, 0)
        self.is_opened, self.is_hidden = False, len(self.game.humans) > 1
        self.open_deal()

    def announce(self) -> None:
        """Let people announce the target before the cards are counted."""
        line = self.read(tell("terminal-press-count"), QUIT).strip()
        if line:
            self.obey(line)
        else:
            self.count()

    def count(self) -> None:
        """Count the cards of the deal."""
        moves = self.game.move_count
        self.game.count()
        self.tell_news()
        if self.game.move_count == moves:
            self.say(*self.game.announced(self.game.reader))

    @property
    def is_uncounted(self) -> bool:
        """Whether the deal is over but a person may still announce the target before it is counted. D-95"""
        return self.game.hosted.may_people_announce

    def obey(self, line: str) -> None:
        """Do what a line asks, and announce the target after its play if it says so."""
        play, moves = announced_play(line, self.game.rules), self.game.move_count
        self.obey_one(play or line)
        if play and self.game.move_count > moves:
            self.commands["count"](self, "")

    def obey_one(self, line: str) -> None:
        """Do what a line asks; whatever is wrong with it becomes one message."""
        try:
            typed = parse_line(line, self.game.rules)
            if typed.word in IN_PLAY and self.game.match.deal_over and not self.is_uncounted:
                self.say(tell("match-is-over") if self.game.is_finished else tell("terminal-now-deal-over"))
            else:
                self.commands[typed.word](self, typed.rest)
        except ValueError as error:
            if not type(error).__module__.startswith("cassino."):
                raise
            self.say(str(error))
        except OSError as error:
            self.say(tell("terminal-cannot-read", file=str(error.filename), problem=reason(error)))

    def rewound(self) -> None:
        """Moves were taken back: show the table anew."""
        self.told = {seat: min(told, len(self.game.told)) for seat, told in self.told.items()}
        self.menu, self.refused, self.is_opened = Menu(), "", False

    def play(self, move: Move) -> None:
        """Make a legal move."""
        self.happen(self.game.event_of(move))

    def happen(self, event: AnyEvent) -> None:
        """Let an event happen, and say what comes of it."""
        self.game.happen(event)
        self.tell_news()
        self.menu, self.refused, self.is_opened = Menu(), "", False

    def chosen_rules(self, name: str) -> Rules:
        """The rules that a name means, unasked where all are."""
        rules = self.find_rules(name)
        return unasked(rules) if self.is_auto else rules

    @property
    def view(self) -> View:
        """What the person at the keyboard may know."""
        return self.game.view(self.viewer)

    @property
    def names(self) -> list[str]:
        """The name of each seat as the person at the keyboard reads it."""
        return self.game.hosted.names_for(self.viewer)

    @property
    def is_unsaved(self) -> bool:
        """Whether an unfinished match would be lost."""
        return not self.game.is_finished and self.game.is_begun and self.game.move_count != self.saved_moves

    def say(self, *lines: str) -> None:
        """Write lines."""
        write(self.terminal, *lines)

    def read(self, prompt: str, on_break: str = "") -> str:
        """One line of input; `on_break` is what Ctrl-C means. Raises EOFError."""
        self.terminal.words = self.completions()
        try:
            return self.terminal.ask(prompt)
        except KeyboardInterrupt:
            self.say("")
            return on_break

    def completions(self) -> list[str]:
        """What Tab completes: the commands, and the moves that have been listed."""
        state = self.game.match.state
        moves = [option for option in self.menu.options[: self.menu.shown] if isinstance(option, Move)]
        commands = [shown(word) for word in self.commands if word not in UNTYPED]
        return [*commands, *(typed(format_move(state, move), state) for move in moves)]

    def agrees(self, question: str) -> bool:
        """Whether the person says yes."""
        return is_yes(self.read(tell("terminal-yes-or-no", question=question)))

    def keep(self) -> None:
        """Keep the match as it stands; what goes wrong is said once."""
        if self.kept is None or self.kept_as == self.standing:
            return
        try:
            if self.game.is_finished:
                self.kept.forget()
            elif self.game.is_begun or self.kept.is_there:
                self.kept.save(self.game)
        except FileError as error:
            self.kept = None
            self.say(str(error))
        try:
            if self.file is not None:
                self.file.write(game_text(self.game))
                self.saved_moves = self.saved_moves if self.game.is_finished else self.game.move_count
        except FileError as error:
            self.file = None
            self.say(str(error))
        self.kept_as = self.standing

    @property
    def standing(self) -> tuple[int, int, bool]:
        """What changes with every step."""
        return self.game.hosted.version, self.game.move_count, self.game.is_finished

    def last_words(self) -> list[str]:
        """What to say of a match that is left without a farewell."""
        if self.kept is not None and self.kept.is_there:
            return [tell("terminal-kept")]
        if not self.is_unsaved:
            return []
        return [tell("terminal-was-unsaved")]
