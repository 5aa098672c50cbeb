"""Kinds of values, and how each is written in a position: a tile by its name, pieces as ``blue 3 red 1``.

A kind is declared once and serves every field that has it, of a state or of a step. A step is one line of words, so
there a value is a single word: ``blue:3,red:1``.

Not compiled: reading and writing positions is no hurry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from boardwright.kernel.errors import BadPosition
from boardwright.kernel.state import State
from boardwright.kernel.steps import bits
from boardwright.toolkit.decks import EVERYBODY, Deck, Placed, empty_deck

#: Nothing, as a word of a step.
NONE = "none"
#: Everybody, as those who know a card.
ALL = "all"
#: Numbers of pieces have at most that many digits.
DIGITS = 3


class Kind:
    """How values of one kind are written and read. Reading raises `BadPosition` without saying where; callers add it.

    ``empty`` is the value of a field that is not there, unless `usual` says so of each state.
    """

    empty: Any = 0

    def usual(self, state: Any) -> Any:
        """The value of a field that is not there."""
        return self.empty

    def write(self, value: Any) -> Any:
        """The value as it stands in a description: a text, a number, a list or a table."""
        raise NotImplementedError

    def read(self, given: Any, state: State) -> Any:
        raise NotImplementedError

    def word(self, value: Any) -> str:
        """The value as one word of a step."""
        return str(self.write(value))

    def of_word(self, word: str, state: State) -> Any:
        return self.read(word, state)


class Number(Kind):
    """A whole number from 0, or from ``least``, to a bound that may depend on the state."""

    def __init__(self, most: int | Callable[[Any], int], least: int = 0) -> None:
        self.most = most
        self.least = least
        self.empty = least

    def write(self, value: int) -> int:
        return value

    def read(self, given: Any, state: State) -> int:
        most = self.most if isinstance(self.most, int) else self.most(state)
        if type(given) is not int or not self.least <= given <= most:
            raise BadPosition(f"{given!r} is no whole number from {self.least} to {most}")
        return given

    def of_word(self, word: str, state: State) -> int:
        return self.read(int(word) if is_count(word) else word, state)


class Seat(Kind):
    """The number of a player."""

    def write(self, value: int) -> int:
        return value

    def read(self, given: Any, state: State) -> int:
        if type(given) is not int or not 0 <= given < state.seats:
            raise BadPosition(f"there is no player {given!r}; they are numbered from 0 to {state.seats - 1}")
        return given

    def of_word(self, word: str, state: State) -> int:
        return self.read(int(word) if is_count(word) else word, state)


class Actor(Kind):
    """The number of a player, or of an automa after them: of a state with ``actors``."""

    def write(self, value: int) -> int:
        return value

    def read(self, given: Any, state: Any) -> int:
        if type(given) is not int or not 0 <= given < state.actors:
            raise BadPosition(f"there is no player {given!r}; they are numbered from 0 to {state.actors - 1}")
        return given

    def of_word(self, word: str, state: State) -> int:
        return self.read(int(word) if is_count(word) else word, state)


class FromOne(Number):
    """A number from 1 on, or from ``least``, that is one less inside the engine."""

    def __init__(self, most: int, least: int = 1) -> None:
        super().__init__(most, least)
        self.empty = 0

    def write(self, value: int) -> int:
        return value + 1

    def read(self, given: Any, state: State) -> int:
        return super().read(given, state) - 1


class Flag(Kind):
    """True or false."""

    empty = False

    def write(self, value: bool) -> bool:
        return value

    def read(self, given: Any, state: State) -> bool:
        if not isinstance(given, bool):
            raise BadPosition(f"{given!r} is neither true nor false")
        return given

    def word(self, value: bool) -> str:
        return "true" if value else "false"

    def of_word(self, word: str, state: State) -> bool:
        return self.read({"true": True, "false": False}.get(word, word), state)


class Name(Kind):
    """One of several names; the value is its place among them."""

    def __init__(self, names: Iterable[str], what: str) -> None:
        self.names = tuple(names)
        self.what = what
        self.places = {name: place for place, name in enumerate(self.names)}

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, given: Any, state: State) -> int:
        if not isinstance(given, str) or given not in self.places:
            raise BadPosition(f"{given!r} is no {self.what}; expected {some(self.names)}")
        return self.places[given]


class Names(Kind):
    """Several different names, as a text or a list: a tuple of their places in the order given, or sorted."""

    empty: Any = ()

    def __init__(self, one: Name, in_order: bool = True) -> None:
        self.one = one
        self.in_order = in_order

    def write(self, value: Any) -> str:
        return " ".join(self.one.write(place) for place in value)

    def read(self, given: Any, state: State) -> Any:
        return self.of_words(words(given), state)

    def word(self, value: Any) -> str:
        return self.write(value).replace(" ", ",") or NONE

    def of_word(self, word: str, state: State) -> Any:
        return self.of_words([] if word == NONE else word.split(","), state)

    def of_words(self, given: Sequence[str], state: State) -> Any:
        places = [self.one.read(name, state) for name in given]
        if len(set(places)) < len(places):
            raise BadPosition(f"a {self.one.what} is named twice in {' '.join(given)!r}")
        return tuple(places if self.in_order else sorted(places))


class NameSet(Names):
    """Several different names as the bits of one int."""

    empty = 0

    def write(self, value: int) -> str:
        return super().write(bits(value))

    def of_words(self, given: Sequence[str], state: State) -> int:
        return sum(1 << place for place in super().of_words(given, state))


class NumberSet(Kind):
    """Several whole numbers in a list: the value has a bit for each, the lowest for the least one."""

    def __init__(self, one: Number) -> None:
        self.one = one

    def write(self, value: int) -> list[int]:
        return [self.one.least + place for place in bits(value)]

    def read(self, given: Any, state: State) -> int:
        if not isinstance(given, list):
            raise BadPosition(f"expected a list of numbers, not {given!r}")
        return sum(1 << place for place in {self.one.read(number, state) - self.one.least for number in given})


class Counts(Kind):
    """Pieces by kind, as ``blue 3 red 1``: a tuple of numbers, one for each name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.empty = (0,) * len(self.names)

    def write(self, value: Sequence[int]) -> str:
        return " ".join(f"{name} {count}" for name, count in zip(self.names, value, strict=True) if count)

    def read(self, given: Any, state: State) -> Any:
        listed = given.split() if isinstance(given, str) else [""]
        if len(listed) % 2:
            raise BadPosition(f"{given!r} is no list of names and numbers such as '{self.names[0]} 2'")
        return self.counted(zip(listed[::2], listed[1::2]))

    def word(self, value: Sequence[int]) -> str:
        return ",".join(f"{name}:{count}" for name, count in zip(self.names, value, strict=True) if count) or NONE

    def of_word(self, word: str, state: State) -> Any:
        items = [] if word == NONE else word.split(",")
        return self.counted((name, count) for name, _, count in (item.partition(":") for item in items))

    def counted(self, pairs: Iterable[tuple[str, str]]) -> tuple[int, ...]:
        counts = dict.fromkeys(self.names, 0)
        for name, count in pairs:
            if name not in counts or not is_count(count):
                raise BadPosition(f"'{name} {count}' is no number of {', '.join(self.names)}")
            counts[name] += int(count)
        return tuple(counts.values())


class ByName(Kind):
    """Values by name, such as ``{forge = "iron 2"}``: a dict from places to values; what is empty is left out."""

    def __init__(self, name: Name, inner: Kind) -> None:
        self.name = name
        self.inner = inner
        self.empty: dict[int, Any] = {}

    def write(self, value: Mapping[int, Any]) -> dict[str, Any]:
        return {
            self.name.write(place): self.inner.write(item) for place, item in value.items() if item != self.inner.empty
        }

    def read(self, given: Any, state: State) -> dict[int, Any]:
        if not isinstance(given, Mapping):
            raise BadPosition(f"expected a table by {self.name.what}, not {given!r}")
        return {self.name.read(name, state): at(name, self.inner.read, item, state) for name, item in given.items()}


class Perhaps(Kind):
    """A value that may be missing: then it is -1, and written as ``none``."""

    empty = -1

    def __init__(self, inner: Kind) -> None:
        self.inner = inner

    def write(self, value: int) -> Any:
        return NONE if value == self.empty else self.inner.write(value)

    def read(self, given: Any, state: State) -> int:
        return self.empty if given == NONE else int(self.inner.read(given, state))

    def of_word(self, word: str, state: State) -> int:
        return self.empty if word == NONE else int(self.inner.of_word(word, state))


class Listed(Kind):
    """A list of texts, each of a kind: a tuple of values. As one word it is ``[blue:3/red:1]``."""

    empty: Any = ()

    def __init__(self, inner: Kind) -> None:
        self.inner = inner

    def write(self, value: Sequence[Any]) -> list[Any]:
        return [self.inner.write(item) for item in value]

    def read(self, given: Any, state: State) -> tuple[Any, ...]:
        if not isinstance(given, list):
            raise BadPosition(f"expected a list of strings, not {given!r}")
        return tuple(self.inner.read(item, state) for item in given)

    def word(self, value: Sequence[Any]) -> str:
        return f"[{'/'.join(self.inner.word(item) for item in value)}]"

    def of_word(self, word: str, state: State) -> tuple[Any, ...]:
        if (word[:1], word[-1:]) != ("[", "]"):
            raise BadPosition(f"expected a list such as [one/two], not {word!r}")
        items = word[1:-1].split("/") if len(word) > len("[]") else []
        return tuple(self.inner.of_word(item, state) for item in items)


class BySeat(Kind):
    """A list with a value for each player."""

    def __init__(self, inner: Kind) -> None:
        self.inner = inner

    def usual(self, state: Any) -> list[Any]:
        return [self.inner.usual(state) for _ in range(state.seats)]

    def write(self, value: Sequence[Any]) -> list[Any]:
        return [self.inner.write(item) for item in value]

    def read(self, given: Any, state: State) -> list[Any]:
        if not isinstance(given, list) or len(given) != state.seats:
            raise BadPosition(f"expected a list of {state.seats}, one a player, not {given!r}")
        return [self.inner.read(item, state) for item in given]


class Decks(Kind):
    """A deck, as ``{top = ["inn 0"], middle = "fair 2 inn 1"}``: its known cards with the seats that know them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.card = Name(names, "card")
        self.counts = Counts(names)
        self.empty = empty_deck(len(names))

    def write(self, value: Deck) -> dict[str, Any]:
        parts = {
            "top": [self.placed(card) for card in value.top],
            "middle": self.counts.write(value.middle),
            "bottom": [self.placed(card) for card in value.bottom],
        }
        return {name: part for name, part in parts.items() if part}

    def placed(self, card: Placed) -> str:
        known = [ALL] if card.known == EVERYBODY else map(str, bits(card.known))
        return " ".join([self.card.write(card.card), *known])

    def read(self, given: Any, state: State) -> Deck:
        if not isinstance(given, Mapping) or not {"top", "middle", "bottom"}.issuperset(given):
            raise BadPosition(f"expected a table with top, middle and bottom, not {given!r}")
        top, bottom = (
            tuple(at(name, self.read_placed, text, state) for text in given.get(name, ())) for name in ("top", "bottom")
        )
        return Deck(top, at("middle", self.counts.read, given.get("middle", ""), state), bottom)

    def read_placed(self, given: Any, state: State) -> Placed:
        name, *known = words(given) or [""]
        seats = [Seat().of_word(seat, state) for seat in known if known != [ALL]]
        return Placed(self.card.read(name, state), EVERYBODY if known == [ALL] else sum(1 << seat for seat in {*seats}))


def at(where: str, read: Callable[..., Any], *given: Any) -> Any:
    """Read something, and say where it is if it is wrong."""
    try:
        return read(*given)
    except BadPosition as problem:
        raise BadPosition(f"{where}: {problem}") from problem


def words(given: Any) -> list[str]:
    """A list of strings, or one string of words."""
    items = given.split() if isinstance(given, str) else given
    if not isinstance(items, list) or not all(isinstance(item, str) and item.strip() for item in items):
        raise BadPosition(f"expected words or a list of strings, not {given!r}")
    return items


def is_count(word: str) -> bool:
    return word.isdecimal() and len(word) <= DIGITS


def some(names: Sequence[str]) -> str:
    """The names that could be meant, or a few of many."""
    names = [name for name in names if name]
    return f"one of {', '.join(names)}" if len(names) <= 30 else f"for example {names[0]} or {names[-1]}"
