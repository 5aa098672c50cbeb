"""What a player can type besides a move: help, taking back, asking why, scores, pages, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from boardwright.bots import Seat, make_bot
from boardwright.cli.boards import Board
from boardwright.cli.choices import Choices, NotPossible, bare
from boardwright.cli.options import DEFAULT_BOT
from boardwright.cli.sheet import details, score_table
from boardwright.cli.texts import fold
from boardwright.kernel.scoring import ScoreSheet

if TYPE_CHECKING:
    from boardwright.cli.play import Play

LOG_LINES = 20
ALL = "all"


class Next(Enum):
    """What happens after an answer: ask again, show the table again, or leave."""

    ASK = auto()
    AGAIN = auto()
    LEAVE = auto()


@dataclass(frozen=True, slots=True)
class Command:
    """A word the player can type."""

    name: str
    run: Callable[[Play, str], Next]
    #: What follows the word, as the list of commands shows it.
    argument: str = ""
    #: Makes sense only while something is to be decided.
    needs_decision: bool = False
    #: A page of the game; its help is the board's.
    page: bool = False


def commands_of(board: Board) -> dict[str, Command]:
    """All commands at a table of that game."""
    pages = [Command(name, partial(show_page, name), page=True) for name in board.pages]
    return {command.name: command for command in [*COMMON[:SPLIT], *pages, *COMMON[SPLIT:]]}


def find_command(commands: dict[str, Command], text: str, exactly: bool) -> tuple[Command | None, str]:
    """The command somebody typed, or (not exactly) cut short, and what follows it."""
    word, _, rest = text.strip().partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    if word in commands:
        return commands[word], rest.strip()
    if exactly:
        return None, ""
    found = [name for name in commands if name.startswith(word)]
    if len(found) > 1:
        raise NotPossible(f"{word}: {' / '.join(found)}?")
    return (commands[found[0]], rest.strip()) if found else (None, "")


def choices_of(play: Play) -> Choices:
    if play.choices is None:
        raise NotPossible(play.text("over"))
    return play.choices


# -- help ------------------------------------------------------------------------------------------------------


def help_(play: Play, argument: str) -> Next:
    """How to play a move, and all commands."""
    if argument:
        return rules(play, argument)
    play.terminal.say(play.table.board.how_to_type() or play.text("help-moves"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for command in play.commands.values():
        meaning = play.table.board.page_help(command.name) if command.page else play.text(f"command-{command.name}")
        argument = play.text(f"argument-{command.argument}") if command.argument else ""
        grid.add_row(Text(f"  {command.name} {argument}", "bold"), meaning)
    play.terminal.show(grid)
    return Next.ASK


def rules(play: Play, argument: str) -> Next:
    """The game in short, or what one component does."""
    board = play.table.board
    if not argument:
        play.terminal.say(board.how_to_play())
        return Next.ASK
    key = board.glossary(argument, play.scene())
    if key is None:
        raise NotPossible(play.text("no-such-thing", word=argument))
    words = play.table.words
    play.terminal.say(play.text("explained", name=words.name(key), text=words.help(key) or ""))
    return Next.ASK


def why(play: Play, argument: str) -> Next:
    """Why something is not possible now."""
    choices = choices_of(play)
    if not argument:
        raise NotPossible(play.text("why-what"))
    target = choices.target(argument)
    if target is None:
        raise NotPossible(play.text("no-such-thing", word=argument))
    reason = choices.why_not(target)
    if reason is None:
        found = ", ".join(play.table.match.game.space.notation(action) for action in choices.possible_with(target))
        reason = play.text("possible", what=bare(target), actions=found)
    play.terminal.say(reason)
    return Next.ASK


def hint(play: Play, argument: str) -> Next:
    """What the bot that looks one decision ahead would do."""
    player = choices_of(play).decision.player
    match = play.table.match
    action = make_bot(DEFAULT_BOT, match.seed).choose(Seat(match, player))
    description = match.describe(action)
    label = play.table.words.say(description.label, play.table.names)
    play.terminal.say(play.text("hint", bot=DEFAULT_BOT, label=label, notation=description.notation))
    return Next.ASK


def options(play: Play, argument: str) -> Next:
    """All options, however many."""
    choices = choices_of(play)
    play.terminal.show(*(play.table.board.listing(choices.scene) or choices.lines(play.terminal.width)))
    return Next.ASK


# -- taking back -----------------------------------------------------------------------------------------------


def undo(play: Play, argument: str) -> Next:
    """Take back the last decision."""
    player = choices_of(play).decision.player
    match = play.table.match
    barrier = match.undo_barrier(player)
    if barrier is not None:
        raise NotPossible(play.table.words.say(barrier, play.table.names))
    action = match.undo(player)
    play.notice = play.text("taken-back", action=match.game.space.notation(action))
    return Next.AGAIN


def restart(play: Play, argument: str) -> Next:
    """Take back everything since the turn began, as far as that goes."""
    player = choices_of(play).decision.player
    match = play.table.match
    undo(play, "")
    count = 1
    while match.undo_barrier(player) is None:
        match.undo(player)
        count += 1
    play.notice = play.text("all-taken-back", count=count)
    return Next.AGAIN


# -- looking ---------------------------------------------------------------------------------------------------


def score(play: Play, argument: str) -> Next:
    """The score sheet; with a line or a player, the components behind the points."""
    sheets = play.table.match.score_sheet
    if not argument:
        total = play.text("total")
        play.terminal.show(score_table(sheets, play.table.chairs, play.table.words, total, numbered=True))
        play.terminal.say(play.text("score-more"), "dim")
        return Next.ASK
    players, lines = score_filter(play, fold(argument).split(), sheets)
    for player in players:
        chair = play.table.chairs[player]
        for number in lines:
            line = sheets[player].lines[number]
            name = play.table.words.say(line.name)
            title = play.text("score-line", player=chair.title, name=name, points=line.points, rule=line.rule)
            play.terminal.show(Text.assemble((chair.badge, chair.style), " ", title))
            for count, points, names in details(line):
                play.terminal.say(f"     {f'{count} × ' if count > 1 else ''}{points}: {names}")
    return Next.ASK


def score_filter(play: Play, words: Sequence[str], sheets: Sequence[ScoreSheet]) -> tuple[list[int], list[int]]:
    """The players and lines somebody wants to see: seats by name or initial, lines by number, name or id."""
    players: list[int] = []
    lines: list[int] = []
    titles = [fold(play.table.words.say(line.name)) for line in sheets[0].lines]
    for word in words:
        seats = [chair.player for chair in play.table.chairs if word == chair.look.initial.lower()]
        seats = seats or [chair.player for chair in play.table.chairs if fold(chair.name).startswith(word)]
        named = [number for number, title in enumerate(titles) if title.startswith(word)]
        named = named or [number for number, line in enumerate(sheets[0].lines) if line.id == word]
        if word.isdecimal() and 1 <= int(word) <= len(titles):
            lines.append(int(word) - 1)
        elif seats:
            players += seats
        elif named:
            lines += named
        else:
            raise NotPossible(play.text("no-such-score", word=word))
    return players or list(range(len(sheets))), lines or list(range(len(titles)))


def show_page(name: str, play: Play, argument: str) -> Next:
    """A page of the game, such as its cards."""
    play.terminal.show(play.table.board.pages[name](replace(play.scene(), asked=argument)))
    return Next.ASK


def map_(play: Play, argument: str) -> Next:
    """Show the table again, in another form if one is named."""
    forms = play.table.board.forms
    if argument:
        found = [form for form in forms if form.startswith(argument.lower())]
        if len(found) != 1:
            raise NotPossible(play.text("no-such-form", forms=", ".join(forms) or "-"))
        play.table.form = found[0]
    return Next.AGAIN


def log(play: Play, argument: str) -> Next:
    """What has happened so far."""
    lines = play.table.story(play.player)
    wanted = LOG_LINES
    if argument:
        if argument.lower() != ALL and not argument.isdecimal():
            raise NotPossible(play.text("log-how"))
        wanted = len(lines) if argument.lower() == ALL else int(argument)
    for line in lines[-wanted:] if wanted else []:
        play.terminal.show(play.line(line))
    return Next.ASK


# -- keeping and leaving ---------------------------------------------------------------------------------------


def save(play: Play, argument: str) -> Next:
    """Write the game to a file."""
    if not argument:
        raise NotPossible(play.text("save-where"))
    path = Path(argument).expanduser()
    play.table.save(path)
    play.terminal.quote(play.text("saved", path=str(path)))
    return Next.ASK


def quit_(play: Play, argument: str) -> Next:
    return Next.LEAVE


COMMON: Sequence[Command] = (
    Command("help", help_),
    Command("rules", rules, "word"),
    Command("why", why, "target", needs_decision=True),
    Command("hint", hint, needs_decision=True),
    Command("options", options, needs_decision=True),
    Command("undo", undo, needs_decision=True),
    Command("restart", restart, needs_decision=True),
    Command("score", score, "score"),
    Command("map", map_, "form"),
    Command("log", log, "log"),
    Command("save", save, "file"),
    Command("quit", quit_),
)
#: The pages of a game stand after the score.
SPLIT = 8
ALIASES = {"?": "help", "exit": "quit", "q": "quit", "h": "help"}
