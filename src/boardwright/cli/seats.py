"""What tells seats apart on a terminal: colour, shape and initial, always all three."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

INK: Final = "#1C2829"
PAPER: Final = "#FFFDF7"


@dataclass(frozen=True, slots=True)
class Look:
    """A seat's colour with the ink that reads on it, its shape (filled and hollow) and its initial."""

    id: str
    initial: str
    filled: str
    hollow: str
    colour: str
    ink: str


LOOKS: Final = (
    Look("red", "R", "●", "○", "#C9332C", PAPER),
    Look("blue", "B", "■", "□", "#2A47B8", PAPER),
    Look("green", "G", "▲", "△", "#43A07A", INK),
    Look("yellow", "Y", "◆", "◇", "#FFE23D", INK),
    Look("purple", "P", "⬟", "⬠", "#3C1260", PAPER),
    Look("orange", "O", "✚", "✢", "#E59A2E", INK),
)
#: For games in which red, blue, green and yellow are pieces.
OTHER_LOOKS: Final = (
    Look("teal", "T", "◥", "◹", "#1B959C", "#0B1A1B"),
    Look("amber", "A", "✚", "✢", "#F2842B", INK),
    Look("slate", "S", "⬟", "⬠", "#545A60", PAPER),
    Look("pink", "P", "♥", "♡", "#ECB4D3", INK),
    Look("white", "W", "★", "☆", "#FFFBEC", INK),
    Look("brown", "B", "◼", "◻", "#5E230C", PAPER),
)

#: For an automa whose colour is none of these.
PLAIN_LOOK: Final = Look("automa", "A", "◈", "◇", "#545A60", PAPER)
AUTOMA: Final = "automa"

#: For terminals that cannot write the shapes: the initial says it all, and a plus marks what is new.
PLAIN_FILLED: Final = "#"
PLAIN_HOLLOW: Final = "+"


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat at this table: how it looks, what it is called, and who sits there."""

    player: int
    look: Look
    name: str
    sitter: str
    shapes: bool = True

    @property
    def human(self) -> bool:
        return self.sitter == "human"

    @property
    def title(self) -> str:
        """The name, with the bot that sits there."""
        return self.name if self.human or self.sitter == AUTOMA else f"{self.name} ({self.sitter})"

    def shape(self, new: bool = False) -> str:
        if not self.shapes:
            return PLAIN_HOLLOW if new else PLAIN_FILLED
        return self.look.hollow if new else self.look.filled

    @property
    def badge(self) -> str:
        """Shape and initial, two characters wide."""
        return self.shape() + self.look.initial

    @property
    def style(self) -> str:
        return f"{self.look.ink} on {self.look.colour}"


def automa_look(colour: str, name: str, taken: Collection[str]) -> Look:
    """An automa's look: the colour is the game's, the shape its own, the initial one that no seat has."""
    found = next((look for look in (*LOOKS, *OTHER_LOOKS) if look.id == colour), PLAIN_LOOK)
    letters = [letter for letter in name.upper() if letter.isalpha()]
    initial = next((letter for letter in letters if letter not in taken), found.initial)
    return replace(found, initial=initial, filled=PLAIN_LOOK.filled, hollow=PLAIN_LOOK.hollow)
