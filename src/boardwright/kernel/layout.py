"""What a seat knows, as numbers for learning: a declared layout of named parts, and observations packed by it.

A game declares one `Layout`, as it declares one `ActionSpace`: sets of things as planes of bits, then counts as small
numbers. The own seat always comes first and the others follow in turn; seats that nobody has are zeros, so that every
number of players has the same shape. Here all is plain Python; `boardwright.research` makes arrays of it.

Not compiled: it is declared once, and packing is one call into the standard library.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from struct import Struct
from typing import Any, Final, NamedTuple

from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.flow import asking, deciding
from boardwright.kernel.state import State

#: How a packed number is stored: two bytes, signed.
NUMBER: Final = "h"
MOST: Final = 32767
#: By bytes how planes are stored, where there is a number of C of that size.
C_NUMBERS: Final = {1: "B", 2: "H", 4: "I", 8: "Q"}
#: How many numbers tell what the own question is about.
DETAILS: Final = 10


class NoLayout(BoardwrightError):
    """A game that declares no layout cannot be observed as numbers."""


class Part(NamedTuple):
    """One named part: its place in the observation, its shape, and what stands there."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    #: Numbers are divided by this, so that they are about 1 at most; 0: they are bits.
    scale: int
    #: Where known, what the places along the last dimension are called.
    names: tuple[str, ...]
    start: int

    @property
    def size(self) -> int:
        return product(self.shape)


class Grid(NamedTuple):
    """Cells that lie beside each other: the names of a part's places, and the row and column of each."""

    names: tuple[str, ...]
    places: tuple[tuple[int, int], ...]


class Link(NamedTuple):
    """A part that has, along one axis, things of changing kinds; another part tells which kind each of them is."""

    part: str
    axis: int
    #: The part that tells: things x kinds, as bits.
    kinds: str
    #: A part of numbers that tells how many there are of each; empty: what there is counts.
    amounts: str


class Symmetry(NamedTuple):
    """The same game laid out otherwise: where each cell of the grid comes to lie, and places along other parts."""

    cells: tuple[int, ...]
    #: By part, for its last dimension.
    others: Mapping[str, tuple[int, ...]]
    #: By question those of its details that are cells.
    asked: Mapping[str, tuple[int, ...]]


class Layout:
    """The parts of a game's observations: first those of bits, then those of numbers."""

    def __init__(self) -> None:
        self._bits: list[Part] = []
        self._numbers: list[Part] = []
        #: How many bytes each plane of bits takes, and how many bits it has.
        self.widths: list[tuple[int, int]] = []
        self.bit_size = 0
        self.number_size = 0
        #: Where the places of some parts lie, for networks that look at neighbours; None: nowhere in particular.
        self.grid: Grid | None = None
        self.links: list[Link] = []
        #: Ways to lay the same game out otherwise, after which everything is as good as it was.
        self.symmetries: list[Symmetry] = []
        #: Parts of bits that tell by seat who owns what: at the end of a game that is worth foreseeing.
        self.owned: tuple[str, ...] = ()

    def bits(self, name: str, *shape: int, meaning: str, names: Iterable[str] = ()) -> None:
        """Declare planes of bits: the last dimension is a plane, an int with so many bits."""
        self._bits.append(Part(name, shape, meaning, 0, tuple(names), self.bit_size))
        self.widths += [((shape[-1] + 7) // 8, shape[-1])] * product(shape[:-1])
        self.bit_size += product(shape)

    def numbers(self, name: str, *shape: int, meaning: str, scale: int, names: Iterable[str] = ()) -> int:
        """Declare numbers; returns the place of the first among all numbers."""
        place = self.number_size
        self._numbers.append(Part(name, shape, meaning, scale, tuple(names), place))
        self.number_size += product(shape)
        return place

    def lie(self, names: Iterable[str], places: Iterable[tuple[int, int]]) -> None:
        """Declare that the parts whose places have those names lie on a grid, each at that row and column."""
        self.grid = Grid(tuple(names), tuple(places))

    def link(self, part: str, axis: int, kinds: str, amounts: str = "") -> None:
        """Declare that the things along that axis of a part are of the kinds that another one tells."""
        self.links.append(Link(part, axis, kinds, amounts))

    def turn(
        self,
        cells: Iterable[int],
        others: Mapping[str, Sequence[int]] | None = None,
        asked: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        """Declare a symmetry: by cell where it comes to lie, the same for other parts, and which details are cells."""
        moved = {part: tuple(places) for part, places in (others or {}).items()}
        told = {question: tuple(details) for question, details in (asked or {}).items()}
        self.symmetries.append(Symmetry(tuple(cells), moved, told))

    def own(self, *parts: str) -> None:
        """Declare parts of bits, by seat and thing, that tell who owns what."""
        self.owned += parts

    @property
    def parts(self) -> tuple[Part, ...]:
        """All parts in the order in which they stand in an observation."""
        return (*self._bits, *[part._replace(start=self.bit_size + part.start) for part in self._numbers])

    @property
    def size(self) -> int:
        """How many numbers an observation is, bits among them."""
        return self.bit_size + self.number_size

    @property
    def packed_size(self) -> int:
        """How many bytes a packed observation takes."""
        return sum([width for width, _ in self.widths]) + 2 * self.number_size

    @property
    def digest(self) -> str:
        """A fingerprint of names, shapes and scales: what was learned by one layout is of no use with another."""
        told = repr([(part.name, part.shape, part.scale, part.names) for part in self.parts])
        return sha256(told.encode()).hexdigest()[:16]

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise NoLayout(f"there is no part {name!r}; there are: {', '.join(part.name for part in self.parts)}")

    def pack(self, planes: Sequence[int], numbers: Iterable[int]) -> bytes:
        """An observation in bytes: every plane as it was declared, then the numbers."""
        values: list[Any] = list(planes)
        packer, odd = self._packing
        for place, width in odd:
            values[place] = values[place].to_bytes(width, "little")
        return packer.pack(*values) + array(NUMBER, numbers).tobytes()

    @cached_property
    def _packing(self) -> tuple[Struct, list[tuple[int, int]]]:
        """All planes in one go, and those that no number of C holds: place and width of each."""
        form = "".join([C_NUMBERS.get(width, f"{width}s") for width, _ in self.widths])
        odd = [(place, width) for place, (width, _) in enumerate(self.widths) if width not in C_NUMBERS]
        return Struct(f"<{form}"), odd


def product(sizes: Iterable[int]) -> int:
    found = 1
    for size in sizes:
        found *= size
    return found


# -- what every game's observations have ---------------------------------------------------------------------------


class Question:
    """The beginning of every layout: who is asked now, what the own seat is asked, and what that is about."""

    def __init__(self, layout: Layout, seats: int, steps: Iterable[str]) -> None:
        self.kinds = {name: 1 << number for number, name in enumerate(sorted(steps))}
        self.layout = layout
        layout.bits("seats", seats, meaning="seats that somebody has, the own one first")
        layout.bits("asked", seats, meaning="seats that must decide now")
        layout.bits("question", len(self.kinds), meaning="what the own seat is asked", names=sorted(self.kinds))
        self.start = layout.numbers(
            "question details", DETAILS, meaning="the numbers in the own question, such as how many are left", scale=64
        )

    def planes(self, state: State, player: int) -> list[int]:
        seats = state.seats
        asked = 0
        for step in deciding(state):
            asked |= 1 << (step.who - player) % seats
        own = asking(state, player) if asked & 1 else None
        return [(1 << seats) - 1, asked, 0 if own is None else self.kinds[type(own).__name__]]

    def details(self, state: State, player: int) -> list[int]:
        """What the own question is about: its fields, as far as they are numbers."""
        step = asking(state, player)
        found = [] if step is None or len(step.fields) == 1 else flat(step.data()[1:])[:DETAILS]
        return found + [0] * (DETAILS - len(found))


def flat(values: Any) -> list[int]:
    """The numbers among nested values, those that are too large cut down."""
    found: list[int] = []
    for value in values:
        if isinstance(value, tuple):
            found += flat(value)
        elif isinstance(value, int):
            found.append(max(-MOST, min(int(value), MOST)))
    return found


def around(player: int, seats: int) -> list[int]:
    """The seats in the order in which that player sees them: the own one first."""
    return [*range(player, seats), *range(player)]


def one_of(number: int) -> int:
    """A plane with that bit alone; nothing for a number below zero."""
    return 1 << number if number >= 0 else 0


def set_of(numbers: Iterable[int]) -> int:
    """A plane with those bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
