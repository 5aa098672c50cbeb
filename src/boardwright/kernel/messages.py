"""What the engine says, without words: keys and arguments that the reader's language turns into sentences.

An argument named ``player`` is always the number of an actor: a seat, or after them an automa. Arguments may be
messages themselves, such as a terrain's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, Union

from boardwright.kernel.roles import Role

Value: TypeAlias = Union[int, str, "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be written in the reader's language: a key of a Fluent file and its arguments."""

    key: str
    args: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible now: the rule that forbids it, and a sentence that says so."""

    rule: str
    message: Message


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that happened. ``audience`` is None when everybody may see it, else the seats that may.

    With a role it divides the story: it opens the turn of its ``player``, or a chapter.
    """

    kind: str
    args: Mapping[str, Value] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    audience: tuple[int, ...] | None = None
    role: Role | None = None

    @property
    def message(self) -> Message:
        return Message(f"event-{self.kind}", self.args)

    def visible_to(self, player: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of this event."""
        return self.audience is None or player in self.audience


#: Most of what a view is made of: asked first, and for the type itself, which is quickest.
PLAIN: Final = frozenset([str, int, float, bool, type(None)])


def plain(value: Any) -> Any:
    """The same thing as JSON-able dicts, lists, numbers and strings; dataclasses and named tuples become dicts."""
    if type(value) in PLAIN:
        return value
    if type(value) is list or type(value) is tuple:
        return [item if type(item) in PLAIN else plain(item) for item in value]
    if type(value) is dict:
        return {str(key): item if type(item) in PLAIN else plain(item) for key, item in value.items()}
    fields = getattr(value, "__dataclass_fields__", None) or getattr(value, "_fields", None)
    if fields is not None:
        return {name: plain(getattr(value, name)) for name in fields}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (str, int, float)):
        return value
    raise TypeError(f"{value!r} has no JSON form")
