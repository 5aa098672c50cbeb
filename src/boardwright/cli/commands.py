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

from boardwright.bots import Limit, Seat
from boardwright.bots.hints import Hint, hints
from boardwright.cli.answers import describe, hold, set_answers
from boardwright.cli.boards import Board
from boardwright.cli.choices import Choices, NotPossible, bare
from boardwright.cli.sheet import all_lines, details, score_table
from boardwright.cli.texts import fold
from boardwright.cli.unasked import find_person, list_offers, read_offer
from boardwright.kernel.scoring import ScoreLine
from boardwright.match import UndoSight

if TYPE_CHECKING:
    from boardwright.cli.play import Play

LOG_LINES = 20
#: How long a hint is thought about.
QUICK = Limit(simulations=300, seconds=4.0)
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
        found = ", ".join(option.notation for option in choices.possible_with(target))
        reason = play.text("possible", what=bare(target), actions=found)
    play.terminal.say(reason)
    return Next.ASK


def hint(play: Play, argument: str) -> Next:
    """What a bot that thinks for a moment would do: the best turns, and why."""
    match = play.table.match
    found = hints(Seat(match, choices_of(play).player), QUICK, seed=match.seed)
    for number, one in enumerate(found, 1):
        turn = ", ".join(match.game.space.notation(action) for action in one.turn.actions)
        play.terminal.say(play.text("hint", number=number, turn=turn, reason=" · ".join(reasons(play, one))))
    return Next.ASK


def reasons(play: Play, hint: Hint) -> list[str]:
    """What a turn would bring, and how far behind the best it is."""
    table = play.table
    found = [f"{gain.points:+} {table.words.say(gain.name)}" for gain in hint.turn.gains]
    found += [table.words.say(event.message, table.names).rstrip(".") for event in hint.turn.events]
    if round(hint.behind):
        found.append(play.text("hint-behind", points=round(hint.behind)))
    return found or [play.text("hint-later")]


def options(play: Play, argument: str) -> Next:
    """All options, however many."""
    choices = choices_of(play)
    width = play.terminal.width
    play.terminal.show(*(play.table.board.listing(choices.scene) or choices.lines(width)), *choices.may_also(width))
    return Next.ASK


def offer(play: Play, argument: str) -> Next:
    """What people at this screen may do unasked; with words, one of them does it."""
    table = play.table
    word, _, rest = argument.partition(" ")
    named = find_person(table, word) if word else None
    if not word or (named is not None and not rest):
        found = list_offers(table, table.humans if named is None else [named])
        if not found:
            raise NotPossible(play.text("no-offer") if named is None else play.text("no-offer-of", player=named.name))
        play.terminal.show(*found)
        return Next.ASK
    if named is None:
        named, rest = table.chairs[choices_of(play).player], argument
    play.act(read_offer(table, named, rest.strip()), by=named.player)
    return Next.AGAIN


def auto_(play: Play, argument: str) -> Next:
    """What is answered by itself for the person at the screen; with a word, from now on."""
    player = choices_of(play).player
    if argument:
        set_answers(play.table, player, argument.lower())
    told = describe(play.table, player)
    if argument:
        play.notice = " ".join(told)
        return Next.AGAIN
    for line in told:
        play.terminal.say(line)
    return Next.ASK


# -- taking back -----------------------------------------------------------------------------------------------


def undo(play: Play, argument: str) -> Next:
    """Take back the last decision, or what somebody else at this screen has done unasked since.

    Who plays alone against bots goes back beyond what they have done.
    """
    own = choices_of(play).player
    player = play.acted[-1] if play.acted and undo_of(play, play.acted[-1]).steps else own
    alone = len(play.table.humans) == 1 and play.table.match.last_of(player) is not None
    action = rewind(play, player) if alone and not undo_of(play, player).steps else take_back(play, player)
    key = "taken-back" if player == own else "taken-back-of"
    play.notice = play.text(key, player=play.table.names[player], action=action)
    return Next.AGAIN


def restart(play: Play, argument: str) -> Next:
    """Take back everything since the turn began, as far as that goes."""
    player = choices_of(play).player
    take_back(play, player)
    count = 1
    while undo_of(play, player).steps:
        take_back(play, player)
        count += 1
    play.notice = play.text("all-taken-back", count=count)
    return Next.AGAIN


def undo_of(play: Play, player: int) -> UndoSight:
    """What that seat can take back."""
    return play.table.sight(player).undo()[0]


def take_back(play: Play, player: int) -> str:
    """Take back that seat's last decision; returns how it is written."""
    barrier = undo_of(play, player).barrier
    if barrier is not None:
        raise NotPossible(play.table.words.say(barrier, play.table.names))
    deeds = [number for number, who in enumerate(play.acted) if who == player]
    if deeds:
        del play.acted[deeds[-1]]
    hold(play.table, player, True)
    match = play.table.match
    return match.game.space.notation(match.undo(player))


def rewind(play: Play, player: int) -> str:
    """Back to that seat's last decision, whatever has happened since; returns how it is written."""
    play.acted = []
    hold(play.table, player, True)
    match = play.table.match
    return match.game.space.notation(match.rewind(player))


# -- looking ---------------------------------------------------------------------------------------------------


def score(play: Play, argument: str) -> Next:
    """The score sheet; with a line or a player, the components behind the points."""
    sheets = play.table.sight(play.player).sheet
    if not argument:
        total = play.text("total")
        play.terminal.show(score_table(sheets, play.table.actors, play.table.words, total, numbered=True))
        first = play.table.actors[0]
        play.terminal.say(play.text("score-more", word=first.look.initial.lower(), player=first.name), "dim")
        return Next.ASK
    actors, wanted = score_filter(play, fold(argument).split(), all_lines(sheets))
    for actor in actors:
        chair = play.table.actors[actor]
        for line in (line for line in sheets[actor].lines if line.id in wanted):
            name = play.table.words.say(line.name)
            title = play.text("score-line", player=chair.title, name=name, points=line.points, rule=line.rule)
            play.terminal.show(Text.assemble((chair.badge, chair.style), " ", title))
            for count, points, names in details(line):
                play.terminal.say(f"     {f'{count} × ' if count > 1 else ''}{points}: {names}")
    return Next.ASK


def score_filter(play: Play, words: Sequence[str], lines: Sequence[ScoreLine]) -> tuple[list[int], set[str]]:
    """The actors and lines somebody wants to see: actors by name or initial, lines by number, name or id."""
    actors: list[int] = []
    wanted: set[str] = set()
    everybody = play.table.actors
    for word in words:
        seats = [chair.player for chair in everybody if word == chair.look.initial.lower()]
        seats = seats or [chair.player for chair in everybody if fold(chair.name).startswith(word)]
        named = [line.id for line in lines if fold(play.table.words.say(line.name)).startswith(word)]
        named = named or [line.id for line in lines if line.id == word]
        if word.isdecimal() and 1 <= int(word) <= len(lines):
            wanted.add(lines[int(word) - 1].id)
        elif seats:
            actors += seats
        elif named:
            wanted.update(named)
        else:
            raise NotPossible(play.text("no-such-score", word=word))
    return actors or list(range(len(everybody))), wanted or {line.id for line in lines}


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
    Command("offer", offer, "offer", needs_decision=True),
    Command("undo", undo, needs_decision=True),
    Command("restart", restart, needs_decision=True),
    Command("auto", auto_, "auto", needs_decision=True),
    Command("score", score, "score"),
    Command("map", map_, "form"),
    Command("log", log, "log"),
    Command("save", save, "file"),
    Command("quit", quit_),
)
#: The pages of a game stand after the score.
SPLIT = 10
ALIASES = {"?": "help", "exit": "quit", "q": "quit", "h": "help"}
