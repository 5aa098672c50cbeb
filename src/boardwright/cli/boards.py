"""How a game looks on a terminal. A game with a map of its own has a drawer in `cli/games/<game>/board.py`.

Without one, `Board` lists what the seat sees: plain, but every game can be played that way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.cli.seats import LOOKS, Chair, Look
from boardwright.cli.sheet import score_table
from boardwright.kernel.messages import Event
from boardwright.kernel.roles import Role
from boardwright.kernel.scoring import ScoreSheet
from boardwright.words import Words

#: Where the folders of the games are.
HOME: Final = "boardwright.cli.games"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be done: its number in the list, how it is written, and what it does in words."""

    number: int
    action: int
    verb: str
    notation: str
    targets: tuple[str, ...]
    label: str
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture of the table needs: one seat's view, and what is to be pointed out on it."""

    view: Any
    chairs: Sequence[Chair]
    #: Everybody who takes part: the seats, then the automas. Sheets are by actor.
    actors: Sequence[Chair]
    sheets: Sequence[ScoreSheet]
    #: Targets of what can be done now, the options of a decision, what may be done unasked, and targets of what others
    #: did since this seat's last turn.
    lit: frozenset[str] = frozenset()
    options: Sequence[Option] = ()
    offers: Sequence[Option] = ()
    recent: frozenset[str] = frozenset()
    #: Of a walk: by component where it can begin, by component it can lead to, the ways of its steps.
    reach: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    #: The seat that looks; None for a spectator.
    viewer: int | None = None
    over: bool = False
    colour: bool = True
    unicode: bool = True
    width: int = 80
    height: int = 24
    #: The lines that are left for the picture, where that is known.
    room: int = 0
    #: The form of the map the player asked for; empty: what fits.
    form: str = ""
    #: What was typed after the name of a page.
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What somebody meant: an option by its number, and the words left over for the decision that follows.

    Or a page to look at before anything is chosen; or the full notation of what is meant but not possible.
    """

    number: int = 0
    rest: str = ""
    page: RenderableType | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story: what a seat did, or (None) what happened to all."""

    player: int | None
    text: str


Page = Callable[[Scene], RenderableType]


class Board:
    """The plain drawer, and the base of all others."""

    #: The forms of the map a player can ask for.
    forms: ClassVar[tuple[str, ...]] = ()
    #: The looks of the seats.
    looks: ClassVar[Sequence[Look]] = LOOKS
    #: A turn is a single move: what it brought is still to be read when the others have played.
    single_moves: ClassVar[bool] = False

    def __init__(self, words: Words) -> None:
        self.words = words
        #: Commands of this game that show a page, such as ``cards``.
        self.pages: dict[str, Page] = {}

    def picture(self, scene: Scene) -> RenderableType:
        """The whole table as the seat sees it."""
        return Group(Text("\n".join(listing(scene.view))), score_table(scene.sheets, scene.actors, self.words))

    def tell(self, events: Iterable[Event], names: Sequence[str], opening: Any) -> list[Line]:
        """The story of these events, a line each; ``opening`` is a spectator's view of the beginning."""
        return [Line(seat_of(event), self.words.say(event.message, names)) for event in events]

    def notice(self, events: Sequence[Event], player: int, names: Sequence[str]) -> list[str]:
        """What the seat at the screen has just done, in sentences. What only it may see is left to its own picture."""
        shown = [event for event in events if event.audience is None and event.args.get("player") == player]
        return [self.words.say(event.message, names) for event in shown]

    def about(self, subject: str) -> str:
        """A component that a decision is about, where the picture does not show it; empty: it does."""
        return ""

    def menu(self, scene: Scene) -> list[Text] | None:
        """The options in this game's own form; None: by number, as in every game."""
        return None

    def listing(self, scene: Scene) -> list[Text] | None:
        """All options one by one in this game's own form; None: by number."""
        return None

    def footer(self, scene: Scene) -> str:
        """How to type an option, below them; empty: as in every game."""
        return ""

    def read(self, text: str, scene: Scene) -> Reading | None:
        """What somebody means in this game's own shorthand; None: nothing of that kind."""
        return None

    def names(self, scene: Scene) -> dict[str, str]:
        """What players call components, with the targets meant."""
        return {}

    def glossary(self, word: str, scene: Scene) -> str | None:
        """The key of the component that players call by that word."""
        return None

    def page_help(self, page: str) -> str:
        """What a page shows, for the list of commands."""
        return ""

    def how_to_play(self) -> str:
        """The game in a few sentences."""
        return self.words.name("game-intro")

    def how_to_type(self) -> str:
        """How moves are typed; empty: as in every game."""
        return ""

    def aims(self, scene: Scene) -> RenderableType | None:
        """What to know about this table before the first turn."""
        return None


def board_of(game: str, words: Words) -> Board:
    """The drawer of a game: its own, or the plain one."""
    if find_spec(f"{HOME}.{game}") is None:
        return Board(words)
    drawer: type[Board] = import_module(f"{HOME}.{game}.board").BOARD
    return drawer(words)


def seat_of(event: Event) -> int | None:
    player = event.args.get("player")
    return player if isinstance(player, int) else None


def listing(value: Any, indent: str = "") -> list[str]:
    """Plain data as indented lines."""
    if isinstance(value, Mapping):
        pairs = [(str(key), item) for key, item in value.items()]
    elif isinstance(value, (list, tuple)):
        pairs = [("-", item) for item in value]
    else:
        return [f"{indent}{value}"]
    lines: list[str] = []
    for key, item in pairs:
        flat = flat_text(item)
        if flat is not None:
            lines.append(f"{indent}{key} {flat}".rstrip())
        else:
            lines.append(f"{indent}{key}")
            lines.extend(listing(item, indent + "  "))
    return lines


def flat_text(value: Any) -> str | None:
    """A value that fits on one line: a single one, or a list of single ones."""
    if isinstance(value, Mapping):
        return None if value else "-"
    if isinstance(value, (list, tuple)):
        if any(isinstance(item, (Mapping, list, tuple)) for item in value):
            return None
        return ", ".join(str(item) for item in value) or "-"
    return str(value)
