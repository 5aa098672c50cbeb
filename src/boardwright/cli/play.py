"""Playing at the screen: people and bots take their decisions in turn until the game is over or somebody leaves."""

from __future__ import annotations

from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from boardwright.bots import next_decision
from boardwright.cli.answers import hold, next_answer
from boardwright.cli.boards import Line, Reading, Scene
from boardwright.cli.choices import Choices, NotPossible
from boardwright.cli.commands import Next, commands_of, find_command
from boardwright.cli.ending import ranking, result
from boardwright.cli.keeping import keep
from boardwright.cli.sheet import score_table, short_points
from boardwright.cli.table import TerminalTable, backwards
from boardwright.cli.terminal import Left, Terminal
from boardwright.kernel.errors import BoardwrightError
from boardwright.toolkit.transcription import own_folder

#: Options get at least this many lines, however low the screen.
LEAST = 4


class Play:
    """One sitting. Commands work on it too: it knows who is at the screen and what can be chosen."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.commands = commands_of(table.board)
        #: The seat at the screen, and its decision; both None when nobody has to decide.
        self.player: int | None = table.humans[0].player if table.humans else None
        self.choices: Choices | None = None
        self.notice = ""
        #: Who has done something at this screen since the one who is there sat down, in order.
        self.acted: list[int] = []
        #: What was typed beyond the last move: it is for the decision that follows.
        self.rest = ""
        self._told = 0

    @property
    def terminal(self) -> Terminal:
        return self.table.terminal

    def text(self, key: str, **args: str | int) -> str:
        return self.table.texts(key, **args)

    # -- the sitting -------------------------------------------------------------------------------------------

    def run(self, fresh: bool = True) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            if fresh:
                self.welcome()
            else:
                self.notice = self.text("resumed", decisions=self.table.match.length)
            while not self.table.match.over:
                self.step()
            self.finish()
        except (Left, KeyboardInterrupt):
            self.leave()
        finally:
            for bot in self.table.bots.values():
                bot.close()

    def step(self) -> None:
        """The next decision: a bot's, else a standing answer, else that of the person at the screen, or another's."""
        decided = next_decision(self.table.match, self.table.bots)
        if decided is not None:
            if decided[0] in self.asked():
                self.turn_over()
            self.table.match.apply(*decided)
            self.watch()
            return
        answered = next_answer(self.table)
        if answered is not None:
            self.answer_by_itself(*answered)
            return
        asked = self.asked()
        player = self.player if self.player in asked else asked[0]
        self.seat_down(player)
        self.decide(player)

    def answer_by_itself(self, player: int, action: int) -> None:
        """Carry out what somebody has answered in advance; only its player reads about it here."""
        options = self.table.scene(player).options
        self.table.match.apply(player, action, by_itself=True)
        if player == self.player:
            label = next(option.label for option in options if option.action == action)
            self.notice = f"{self.notice} {self.text('auto-answered', label=label)}".strip()

    def turn_over(self) -> None:
        """Somebody else is asked: what was typed beyond the last move is done with, and mostly what was noted of it."""
        self.rest = ""
        if not self.table.board.single_moves:
            self.notice = ""

    def asked(self) -> list[int]:
        """Everybody who must decide now."""
        return [asked.player for asked in self.table.sight(None).asked]

    def watch(self) -> None:
        """With nobody playing, tell each turn as it is completed."""
        if self.table.humans:
            return
        lines = self.table.story(None)
        complete = len(lines) if self.table.match.over else len(lines) - 1
        for line in lines[self._told : complete]:
            self.terminal.show(self.line(line))
        self._told = max(self._told, complete)

    def seat_down(self, player: int) -> None:
        """Another person takes the screen: nobody else should see what only that one may know."""
        if player != self.player:
            self.terminal.forget()
            self.notice = self.rest = ""
            self.acted = []
            self.terminal.ask(self.text("press-enter", player=self.table.names[player]))
        self.player = player

    def decide(self, player: int) -> None:
        """Ask one person until something has changed."""
        self.choices = Choices(self.table, player, self.scene())
        if self.rest and self.go_on():
            return
        self.draw()
        reply = Next.ASK
        while reply is Next.ASK:
            reply = self.answer(self.terminal.ask(self.text("ask")))
        self.choices = None
        if reply is Next.LEAVE:
            raise Left

    def go_on(self) -> bool:
        """Carry out what was typed beyond the last move; False if it is no answer to this decision."""
        assert self.choices is not None, "there is a decision to answer"
        text, self.rest = self.rest, ""
        try:
            reading = self.choices.shorthand(text)
            if reading is not None and reading.number:
                self.act(self.choices.numbered(reading.number), reading.rest, self.notice)
                return True
            if reading is not None and reading.text:
                self.choices.read(reading.text)
            problem = self.text("cannot-read", text=text)
        except (NotPossible, BoardwrightError) as refused:
            problem = str(refused)
        self.notice = " ".join(part for part in (self.notice, problem) if part)
        return False

    def answer(self, text: str) -> Next:
        """Carry out what was typed: an option or a command. Whatever is impossible is answered with one sentence."""
        if not text:
            return Next.AGAIN
        assert self.choices is not None, "only a decision can be answered"
        try:
            command, rest = find_command(self.commands, text, exactly=True)
            if command is not None and not self.choices.begins_move(text):
                return command.run(self, rest)
            reading = self.choices.shorthand(text) or Reading(text=text)
            if reading.page is not None:
                self.terminal.show(reading.page)
                return Next.ASK
            if reading.number:
                self.act(self.choices.numbered(reading.number), reading.rest)
                return Next.AGAIN
            action = self.choices.read(reading.text)
            if action is None:
                action = self.choices.read_loosely(text)
            if action is None:
                command, rest = find_command(self.commands, text, exactly=False)
                if command is None:
                    raise NotPossible(self.text("cannot-read", text=text))
                return command.run(self, rest)
            self.act(action)
        except (NotPossible, BoardwrightError) as problem:
            self.terminal.complain(str(problem))
            return Next.ASK
        return Next.AGAIN

    def act(self, action: int, rest: str = "", before: str = "", by: int | None = None) -> None:
        """Carry out an option, and note what it brought, after what was noted before it.

        Of what somebody else does unasked, whoever is at the screen reads what everybody may know.
        """
        player = self.player if by is None else by
        assert player is not None, "somebody is at the screen"
        viewer = player if player == self.player else None
        points = short_points(self.table.sight(viewer).sheet[player])
        self.table.match.apply(player, action)
        self.acted.append(player)
        hold(self.table, player, False)
        sight = self.table.sight(viewer)
        changes = [
            f"{self.table.words.say(line.name)} {line.points - points.get(line.id, 0):+d}"
            for line in sight.sheet[player].lines
            if line.points != points.get(line.id, 0)
        ]
        events = [event for entry in sight.log(sight.length) for event in entry.events]
        told = self.table.board.notice(events, player, self.table.names)
        self.notice = " ".join(part for part in (before, *told, f"[{', '.join(changes)}]" if changes else "") if part)
        self.rest = rest

    # -- showing -----------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table as the seat at the screen sees it."""
        player = self.player
        return self.table.scene(player, self.table.recent(player) if player is not None else frozenset())

    def line(self, line: Line) -> Text:
        """A line of the story with the badge of its seat."""
        if line.player is None:
            return Text(f"   {line.text}", "italic")
        chair = self.table.actors[line.player]
        return Text.assemble((chair.badge, chair.style), " ", line.text)

    def draw(self) -> None:
        """The others' turns, the table, the prompt and the options."""
        assert self.choices is not None, "there is a decision to show"
        assert self.player is not None, "somebody is at the screen"
        news: list[RenderableType] = [self.line(line) for line in self.table.news(self.player)]
        below: list[RenderableType] = [Text(self.notice, "green")] if self.notice else []
        below += self.prompt()
        menu = self.table.board.menu(self.choices.scene) or []
        also = self.choices.may_also(self.terminal.width)
        room = max(1, self.terminal.height - self.lines_of(*news, *below, *menu, *also) - 1)
        above = [*news, self.table.board.picture(replace(self.choices.scene, room=room)), *below]
        taken = self.lines_of(*above, *also)
        room = max(LEAST, self.terminal.height - taken - 1) if self.terminal.live else 12
        options = self.choices.shortened(self.terminal.width, room)
        self.terminal.clear()
        self.terminal.show(*above, *options, *also)
        if len(options) < room or not self.terminal.live:
            self.terminal.say(self.table.board.footer(self.choices.scene) or self.text("footer"), "dim")

    def lines_of(self, *things: RenderableType) -> int:
        """How many lines of the screen things take."""
        return sum(len(self.terminal.console.render_lines(thing, pad=False)) for thing in things)

    def prompt(self) -> list[Text]:
        """What the person at the screen is asked, and the component that it is about if that is not to be seen."""
        asked = next(asked for asked in self.table.sight(self.player).asked if asked.player == self.player)
        chair = self.table.chairs[asked.player]
        sentence = self.table.words.say(asked.prompt, self.table.names)
        question = self.text("asked", player=chair.name, question=sentence)
        about = self.table.board.about(asked.subject) if asked.subject else ""
        told = Text.assemble((f" {chair.badge} ", chair.style), (f" {question}", "bold"))
        return [told, *([Text(f"   {about}")] if about else [])]

    def welcome(self) -> None:
        """Who plays, what pays, and how it is played, before the first turn."""
        table = self.table
        self.terminal.clear()
        self.terminal.say(table.words.name("game-title"), "bold underline")
        players = ", ".join(f"{chair.badge} {self.introduce(chair.player)}" for chair in table.chairs)
        first, *others = self.asked()
        key = "players-together" if others else "players"
        self.terminal.say(self.text(key, players=players, first=table.names[first]))
        self.terminal.say(self.text("seed", seed=str(table.match.seed)))
        if own_folder(table.match.game.id) is not None:
            self.terminal.say(self.text("own-transcription"))
        self.terminal.say("")
        self.terminal.say(table.board.how_to_play())
        aims = table.board.aims(self.scene() if len(table.humans) == 1 else table.scene(None))
        if aims is not None:
            self.terminal.show("", aims)
        self.terminal.say("")
        if table.humans:
            self.terminal.pause(self.text("begin"))

    def introduce(self, player: int) -> str:
        chair = self.table.chairs[player]
        alone = chair.human and len(self.table.humans) == 1
        return self.text("you", player=chair.name) if alone else chair.title

    # -- the end -----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Who has won, with the whole score sheet, and a last look around."""
        table = self.table
        self.choices = None
        if len(table.humans) > 1:
            self.player = None
        self.terminal.clear()
        if self.player is not None:
            self.terminal.show(*(self.line(line) for line in table.news(self.player)))
        self.terminal.show(table.board.picture(self.scene()))
        sight = table.sight(self.player)
        assert sight.outcome is not None, "the game is over"
        self.terminal.show("", *ranking(table, sight.outcome))
        self.terminal.show("", score_table(sight.sheet, table.actors, table.words, self.text("total")))
        self.terminal.say("")
        self.terminal.say(result(table, sight.outcome), "bold")
        self.kept("kept-replay")
        while table.humans and self.terminal.live and self.look_around():
            pass

    def look_around(self) -> bool:
        """After the end: pages and saving, until an empty line."""
        text = self.terminal.ask(self.text("ask-over"))
        if not text:
            return False
        try:
            command, rest = find_command(self.commands, text, exactly=False)
            if command is None or command.needs_decision:
                raise NotPossible(self.text("over"))
            reply = command.run(self, rest)
        except (NotPossible, BoardwrightError) as problem:
            self.terminal.complain(str(problem))
            return True
        if reply is Next.AGAIN:
            self.terminal.show(self.table.board.picture(self.scene()))
        return reply is not Next.LEAVE

    def leave(self) -> None:
        """Somebody has left in the middle of the game."""
        self.terminal.say(self.text("left", decisions=self.table.match.length))
        self.kept("kept-resume")

    def kept(self, key: str) -> None:
        """Keep the game where the next sitting finds it, and say so; not when no person has decided anything."""
        people = [chair.player for chair in self.table.humans]
        if people and not any(self.has_decided(player) for player in people):
            return
        if keep(self.table):
            self.terminal.say(self.text(key))

    def has_decided(self, player: int) -> bool:
        return any(entry.actor == player for entry in backwards(self.table.sight(player)))
