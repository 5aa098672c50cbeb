"""One match at one screen: who sits where, in which language, and how it is kept in a file."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Final

from boardwright.bots import Bot, is_bot, make_bot
from boardwright.cli.boards import Board, Line, Option, Scene, board_of
from boardwright.cli.seats import AUTOMA, Chair, automa_look
from boardwright.cli.terminal import Terminal
from boardwright.cli.texts import Texts
from boardwright.kernel.errors import BoardwrightError, DamagedRecord
from boardwright.kernel.messages import Event
from boardwright.kernel.outcome import Automa
from boardwright.match import Answers, LogEntry, Match, OptionSight, Sight
from boardwright.match.record import HUMAN, people_in, with_people
from boardwright.words import Words

#: So many decisions are looked back at once; then twice as many, and so on.
SOME: Final = 16


class BadFile(BoardwrightError):
    """A file that cannot be read or written."""


@dataclass(slots=True)
class TerminalTable:
    """A match with its seats, the words to speak of it and the board to draw it."""

    match: Match
    sitters: Sequence[str]
    language: str
    terminal: Terminal
    words: Words = field(init=False)
    texts: Texts = field(init=False)
    board: Board = field(init=False)
    chairs: list[Chair] = field(init=False)
    #: Everybody who takes part: the seats, then the automas.
    actors: list[Chair] = field(init=False)
    bots: dict[int, Bot] = field(init=False)
    #: The form of the map the player asked for; empty: what fits.
    form: str = ""
    #: By seat what people have answered in advance.
    answers: dict[int, Answers] = field(default_factory=dict)
    _opening: Any = field(init=False)

    def __post_init__(self) -> None:
        match = self.match
        self.words = Words(self.language, match.game)
        self.texts = Texts(self.language)
        self.board = board_of(match.game.id, self.words)
        self.chairs = [self._chair(player, sitter) for player, sitter in enumerate(self.sitters)]
        automas = enumerate(match.sight().automas, match.players)
        self.actors = [*self.chairs, *(self._automa(actor, automa) for actor, automa in automas)]
        self.bots = {
            chair.player: make_bot(chair.sitter, match.seed * 1000 + chair.player)
            for chair in self.chairs
            if chair.sitter != HUMAN
        }
        for bot in self.bots.values():
            bot.use(os.cpu_count() or 1)
        self._opening = match.at(0).sight().view

    def _chair(self, player: int, sitter: str) -> Chair:
        look = self.board.looks[player]
        return Chair(player, look, self.texts(f"seat-{look.id}"), sitter, self.terminal.unicode)

    def _automa(self, actor: int, automa: Automa) -> Chair:
        name = self.words.say(automa.name)
        look = automa_look(automa.colour, name, [chair.look.initial for chair in self.chairs])
        return Chair(actor, look, name, AUTOMA, self.terminal.unicode)

    @property
    def names(self) -> list[str]:
        """By actor."""
        return [chair.name for chair in self.actors]

    @property
    def humans(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.human]

    # -- what is seen ------------------------------------------------------------------------------------------

    def scene(self, viewer: int | None, recent: frozenset[str] = frozenset(), match: Match | None = None) -> Scene:
        """The table as that seat sees it, with its options lit up."""
        sight = self.sight(viewer, match)
        choices = sight.choices()
        asked = [option for choice in choices for option in choice.options]
        unasked = [option for choice in sight.offers() for option in choice.options]
        possible = self.numbered([*asked, *unasked])
        return Scene(
            view=sight.view,
            chairs=self.chairs,
            actors=self.actors,
            sheets=sight.sheet,
            lit=frozenset(target for option in possible for target in option.targets),
            options=possible[: len(asked)],
            offers=possible[len(asked) :],
            recent=recent,
            reach={start: ways for choice in choices for start, ways in choice.reach.items()},
            viewer=viewer,
            over=sight.over,
            colour=self.terminal.colour,
            unicode=self.terminal.unicode,
            width=self.terminal.width,
            height=self.terminal.height,
            form=self.form,
        )

    def sight(self, viewer: int | None, match: Match | None = None) -> Sight:
        """All that the seat may see; None: a spectator. Nothing else of a match is shown."""
        return (match or self.match).sight(() if viewer is None else (viewer,))

    def numbered(self, options: Sequence[OptionSight]) -> list[Option]:
        """What can be done, numbered from 1."""
        return [self.option(number, seen) for number, seen in enumerate(options, 1)]

    def option(self, number: int, seen: OptionSight) -> Option:
        label = self.words.say(seen.label, self.names)
        return Option(number, seen.action, seen.verb, seen.notation, seen.targets, label, seen.role)

    def since(self, player: int) -> tuple[list[Event], bool]:
        """What the others did between that seat's last turn and this one, and whether that is the whole game so far."""
        found: list[Event] = []
        others = False
        for entry in backwards(self.sight(player)):
            if entry.actor != player:
                others = True
                found = [*entry.events, *found]
            elif others:
                # The end of the own turn began the next player's: that much of it belongs to the news.
                return [event for event in entry.events if event.args.get("player") != player] + found, False
        return found, others

    def news(self, player: int) -> list[Line]:
        """The others' turns since that seat's last one."""
        events, all_so_far = self.since(player)
        return self.board.tell(events, self.titles, self._opening if all_so_far else None)

    def recent(self, player: int) -> frozenset[str]:
        """The components that the others' turns were about."""
        return frozenset(target for event in self.since(player)[0] for target in event.targets)

    @property
    def titles(self) -> list[str]:
        """By actor."""
        return [chair.title for chair in self.actors]

    def story(self, viewer: int | None, match: Match | None = None) -> list[Line]:
        """Everything that has happened, as that seat may know it."""
        events = [event for entry in self.sight(viewer, match).log() for event in entry.events]
        return self.board.tell(events, self.titles, self._opening)

    # -- files -------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The match's record, with who sits where."""
        return with_people(self.match.record(), self.sitters)

    def save(self, path: Path) -> None:
        """Write the game to a file. Another saved game may be replaced, nothing else."""
        if path.exists() and not is_saved_game(path):
            raise BadFile(f"{path} is there already and is no saved game; choose another name")
        text = json.dumps(self.record(), ensure_ascii=False) + "\n"
        fresh = path.with_name(path.name + ".part")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        except OSError as problem:
            raise BadFile(f"cannot write {path}: {problem.strerror or problem}") from problem


def backwards(sight: Sight) -> Iterator[LogEntry]:
    """The story from its end on to the first decision, told only as far back as somebody listens: long ago costs."""
    end, some = sight.length + 1, SOME
    while end > 1:
        first = max(1, end - some)
        yield from reversed([entry for entry in sight.log(first) if entry.number < end])
        end, some = first, 2 * some


def is_saved_game(path: Path) -> bool:
    try:
        read_game(path)
    except BoardwrightError:
        return False
    return True


def read_game(path: Path, number: int = 1) -> dict[str, Any]:
    """The record in a file, or on that line of a file with a record a line."""
    try:
        with path.open(encoding="utf-8") as file:
            first = file.readline()
            if not is_object(first):
                text = first + file.read() if number == 1 else ""
            else:
                text = next(islice(file, number - 2, None), "") if number > 1 else first
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is no text"
        raise BadFile(f"cannot read {path}: {reason}") from problem
    if number > 1 and not text.strip():
        raise BadFile(f"{path} has no game {number}")
    return parse(path, text)


def parse(path: Path, text: str) -> dict[str, Any]:
    try:
        record = json.loads(text)
    except ValueError as problem:
        raise DamagedRecord(f"{path} is no saved game: {problem}") from problem
    if not isinstance(record, dict) or "game" not in record or "actions" not in record:
        raise DamagedRecord(f"{path} is no saved game: a record names its game and its actions")
    return record


def is_object(line: str) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def seated(record: Mapping[str, Any], players: int) -> list[str] | None:
    """Who sat where, if the record tells and those bots exist."""
    found = people_in(record, "sitters", players)
    return found if found and all(sitter == HUMAN or is_bot(sitter) for sitter in found) else None
