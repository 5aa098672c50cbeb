"""Looking at a saved game again: step by step, forwards and backwards, or all of it as text."""

from __future__ import annotations

from rich.text import Text

from boardwright.cli.boards import Line
from boardwright.cli.ending import ranking, result
from boardwright.cli.sheet import score_table
from boardwright.cli.table import TerminalTable
from boardwright.cli.terminal import Left
from boardwright.match import LogEntry, Match

FORWARD = ("", "n", "next")
BACK = ("b", "back", "p", "previous")
LEAVE = ("q", "quit", "exit")


class Replay:
    """A saved game, open at one moment."""

    def __init__(self, table: TerminalTable, start: int = 0) -> None:
        self.table = table
        self.match = as_known(table.match)
        self.all = self.match.length
        #: What happened, as everybody knows it, by the number of the decision.
        self.log: dict[int, list[LogEntry]] = {}
        for entry in self.match.sight().log(1):
            self.log.setdefault(entry.number, []).append(entry)
        self.now = max(0, min(start, self.all))

    def text(self, key: str, **args: str | int) -> str:
        return self.table.texts(key, **args)

    def run(self) -> None:
        """Step until the viewer has had enough."""
        terminal = self.table.terminal
        try:
            self.draw()
            while True:
                answer = terminal.ask(f"{self.position} {self.text('replay-keys')}")
                if answer.lower() in LEAVE:
                    return
                self.answer(answer)
        except (Left, KeyboardInterrupt):
            return

    def answer(self, text: str) -> None:
        """Go where the viewer wants to."""
        if text.lower() == "score":
            self.show_score()
            return
        wanted = self.wanted(text)
        if wanted is None:
            self.table.terminal.complain(self.text("replay-cannot-read", text=text))
        elif not 0 <= wanted <= self.all:
            self.table.terminal.complain(self.text("replay-no-position", number=str(wanted), all=self.all))
        else:
            self.now = wanted
            self.draw()

    def wanted(self, text: str) -> int | None:
        """The moment a text asks for. Only t and T differ by case."""
        if text.isdecimal():
            return int(text)
        if text == "t":
            return self.turn_after()
        if text == "T":
            return self.turn_before()
        word = text.lower()
        if word in FORWARD:
            return min(self.now + 1, self.all)
        if word in BACK:
            return max(self.now - 1, 0)
        return {"start": 0, "end": self.all}.get(word)

    def turn_after(self) -> int:
        """The moment when the seat that acts next has done with its turn."""
        moment = self.now + 1
        while moment < self.all and self.actor(moment + 1) == self.actor(moment):
            moment += 1
        return min(moment, self.all)

    def turn_before(self) -> int:
        """The moment when the seat that acted last began its turn."""
        moment = self.now - 1
        while moment > 0 and self.actor(moment + 1) == self.actor(moment):
            moment -= 1
        return max(moment, 0)

    def actor(self, number: int) -> int | None:
        """Who made the decision of that number."""
        return self.log[number][0].actor

    @property
    def position(self) -> str:
        return self.text("replay-position", now=self.now, all=self.all)

    # -- showing -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """The table at this moment, with the last decision pointed out."""
        entries = self.log.get(self.now, [])
        recent = frozenset(target for entry in entries for event in entry.events for target in event.targets)
        terminal = self.table.terminal
        terminal.clear()
        terminal.show(self.table.board.picture(self.table.scene(None, recent, self.match.at(self.now))))
        for entry in entries:
            terminal.show(self.told(entry))
        if self.now == self.all:
            self.show_result()

    def told(self, entry: LogEntry) -> Text:
        """One decision and what followed from it, behind the badge of whoever made it."""
        assert entry.actor is not None, "somebody has decided"
        chair = self.table.actors[entry.actor]
        sentences = [self.table.words.say(event.message, self.table.titles) for event in entry.events]
        return Text.assemble((chair.badge, chair.style), " ", " ".join(sentences))

    def show_score(self) -> None:
        sheets = self.match.at(self.now).sight().sheet
        self.table.terminal.show(score_table(sheets, self.table.actors, self.table.words, self.text("total")))

    def show_result(self) -> None:
        outcome = self.match.sight().outcome
        if outcome is None:
            self.table.terminal.say(self.text("replay-unfinished"), "bold")
            return
        self.table.terminal.show(*ranking(self.table, outcome))
        self.table.terminal.say(result(self.table, outcome), "bold")

    def as_text(self) -> None:
        """The whole game without asking anything: the story, the score sheet and the result."""
        for number, line in enumerate(self.table.story(None, self.match), 1):
            self.table.terminal.quote(f"{number:>3} {written(self.table, line)}")
        self.table.terminal.show("")
        self.now = self.all
        self.show_score()
        self.show_result()


def as_known(match: Match) -> Match:
    """The match as far as everybody knows it: what is being chosen in secret is left out of an unfinished game."""
    while match.sight().length < match.length:
        match = match.at(match.length - 1)
    return match


def written(table: TerminalTable, line: Line) -> str:
    """A line of the story without colours."""
    badge = table.actors[line.player].badge if line.player is not None else "  "
    return f"{badge} {line.text}"
