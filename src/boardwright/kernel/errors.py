"""Everything that can go wrong at the door. Each error says what was wrong and what is allowed; nothing has changed."""

from __future__ import annotations

#: Characters of a value that was wrong, in the words of an error.
LONGEST_SHOWN = 200


def shown(value: object) -> str:
    """A value as an error tells of it: not too long, and also where Python will not write it at all."""
    try:
        text = repr(value)
    except Exception:
        return f"a value of type {type(value).__name__} that cannot be written"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


class BoardwrightError(Exception):
    """The common base: catch this to catch every error a caller can cause."""


class UnknownGame(BoardwrightError):
    """There is no game of that name."""


class BadOptions(BoardwrightError):
    """A player count or a table option that the game does not offer."""

    def __init__(self, reason: str, *about: str) -> None:
        super().__init__(reason)
        #: The options that it is about; none: it is about something else.
        self.about = about


class IllegalAction(BoardwrightError):
    """The action is not one of the options of the decision at hand."""


class NotYourDecision(IllegalAction):
    """The player has nothing to decide at the moment."""


class GameOver(IllegalAction):
    """The game has ended; nothing can be played or taken back any more."""


class CannotUndo(BoardwrightError):
    """There is nothing to take back, or a barrier stands before it."""


class BadNotation(BoardwrightError):
    """A text that should name an action or a component does not."""


class DamagedRecord(BoardwrightError):
    """A saved game that cannot be trusted: cut short, changed, or of another game or rules version."""


class NoRecord(DamagedRecord):
    """Something that is no saved game at all."""


class OtherGame(DamagedRecord):
    """A saved game of a game that is not offered here."""


class OtherVersion(DamagedRecord):
    """A saved game in another format, or played with another version of its rules."""


class OtherCatalog(DamagedRecord):
    """A saved game or table that was played with other components than those of this process."""


class BadCatalog(BoardwrightError):
    """A component file with a missing, unknown or contradictory entry."""


class BadPosition(BoardwrightError):
    """A position description that no game could be in."""


class BrokenFlow(BoardwrightError):
    """A step of a game asks for something that cannot work; the game's author is told which."""
