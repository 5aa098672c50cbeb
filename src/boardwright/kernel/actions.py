"""An action is a number with a name.

A game declares one `ActionSpace` of named blocks. Inside the engine an action is an int: fast to list, hash, store and
learn on. The space gives every number its notation (``build f7``) and its targets on the table (``cell:f7``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boardwright.kernel.errors import BadNotation, shown
from boardwright.kernel.roles import Role, Sort


class Dimension(NamedTuple):
    """What a verb is said of: its kind, the names there are, and what they stand for."""

    kind: str
    names: Sequence[str]
    sort: Sort = Sort.COMPONENT


def numbers(kind: str, among: Iterable[int]) -> Dimension:
    """A dimension of numbers, as in ``send 3``."""
    return Dimension(kind, [str(number) for number in among], Sort.NUMBER)


def ways(kind: str, names: Sequence[str]) -> Dimension:
    """A dimension of ways on from a component, as in ``carry wood forge ne``."""
    return Dimension(kind, names, Sort.WAY)


class Block:
    """All actions of one verb: ``bid`` over tiles x colours, say. Numbered row by row from ``base``."""

    __slots__ = ("base", "index", "kinds", "names", "role", "size", "sorts", "target", "verb")

    def __init__(
        self, verb: str, base: int, dimensions: Sequence[Dimension], target: str | None, role: Role | None
    ) -> None:
        self.verb = verb
        self.base = base
        self.target = target
        self.role = role
        self.kinds = tuple(dimension.kind for dimension in dimensions)
        self.sorts = tuple(dimension.sort for dimension in dimensions)
        names = tuple(tuple(dimension.names) for dimension in dimensions)
        self.names = names
        self.index: list[dict[str, int]] = [{name: i for i, name in enumerate(row)} for row in names]
        self.size = 1
        for row in names:
            self.size *= len(row)

    def parts(self) -> set[str]:
        """Every target that one of its actions names."""
        if self.target is not None:
            return {self.target}
        return {f"{kind}:{name}" for kind, row in zip(self.kinds, self.names) for name in row}


class Described(NamedTuple):
    """An action as it is written, what it names, and what it means to every table."""

    verb: str
    notation: str
    #: Everything that it names; only what is no number and no way can be pointed at on the table.
    targets: tuple[str, ...]
    components: tuple[str, ...]
    number: int | None
    way: str | None
    role: Role | None


class ActionSpace:
    """Every action a game can ever offer, numbered from 0."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        #: Every target that some action names.
        self.parts: frozenset[str] = frozenset()
        self._owner: list[int] = []
        self._by_verb: dict[str, Block] = {}
        #: Notations, each worked out when it is first asked for.
        self._written: dict[int, str] = {}
        self._described: dict[int, Described] = {}

    def add(
        self,
        verb: str,
        *dimensions: tuple[str, Sequence[str]] | Dimension,
        target: str | None = None,
        role: Role | None = None,
    ) -> int:
        """Declare a block, as in ``add("build", ("cell", CELLS))``; returns the number of its first action.

        A verb that stands alone may point at a component too, and may mean something to every table:
        ``add("end-turn", target="turn:end", role=Role.ENDS_TURN)``.
        """
        block = Block(verb, self.size, [Dimension(*dimension) for dimension in dimensions], target, role)
        self._by_verb[verb] = block
        self._owner.extend([len(self.blocks)] * block.size)
        self.blocks.append(block)
        self.parts |= block.parts()
        self.size += block.size
        return block.base

    def split(self, action: int) -> tuple[Block, list[int]]:
        """The block an action belongs to, and its index along each dimension."""
        if not 0 <= action < self.size:
            raise BadNotation(f"there is no action {shown(action)}; actions are numbered 0 to {self.size - 1}")
        block = self.blocks[self._owner[action]]
        rest = action - block.base
        indices: list[int] = []
        for row in reversed(block.names):
            indices.append(rest % len(row))
            rest //= len(row)
        indices.reverse()
        return block, indices

    def verb(self, action: int) -> str:
        return self.split(action)[0].verb

    def notation(self, action: int) -> str:
        """The action as people write it: ``build f7``."""
        found = self._written.get(action)
        if found is None:
            block, indices = self.split(action)
            found = " ".join([block.verb, *(row[i] for row, i in zip(block.names, indices))])
            self._written[action] = found
        return found

    def role(self, action: int) -> Role | None:
        return self.split(action)[0].role

    def targets(self, action: int) -> tuple[str, ...]:
        """Everything an action names: ``("tile:forge", "colour:red")``, numbers and ways too (``number:3``)."""
        block, indices = self.split(action)
        if block.target is not None:
            return (block.target,)
        return tuple(f"{kind}:{row[i]}" for kind, row, i in zip(block.kinds, block.names, indices))

    def components(self, action: int) -> tuple[str, ...]:
        """The components among them: what can be pointed at on the table."""
        block = self.split(action)[0]
        if block.target is not None:
            return (block.target,)
        return tuple(part for part, sort in zip(self.targets(action), block.sorts) if sort == Sort.COMPONENT)

    def named(self, action: int, sort: Sort) -> str | None:
        """The name of that sort in an action: of ``send 3`` the number is 3."""
        block, indices = self.split(action)
        for row, i, other in zip(block.names, indices, block.sorts):
            if other == sort:
                return row[i]
        return None

    def number(self, action: int) -> int | None:
        name = self.named(action, Sort.NUMBER)
        return None if name is None else int(name)

    def described(self, action: int) -> Described:
        """All that there is to say of an action, whatever the position; worked out once."""
        found = self._described.get(action)
        if found is None:
            found = Described(
                self.verb(action),
                self.notation(action),
                self.targets(action),
                self.components(action),
                self.number(action),
                self.named(action, Sort.WAY),
                self.role(action),
            )
            self._described[action] = found
        return found

    def ending(self) -> str | None:
        """The verb that ends a turn; None where turns end by themselves."""
        return next((block.verb for block in self.blocks if block.role == Role.ENDS_TURN), None)

    def parse(self, text: str) -> int:
        """The number of an action written in notation. Case and extra blanks do not matter."""
        words = text.lower().split()
        block = self._by_verb.get(words[0]) if words else None
        if block is None:
            raise BadNotation(f"cannot read action {shown(text)}; expected one of: {', '.join(self.forms())}")
        if len(words) != 1 + len(block.names):
            raise BadNotation(f"cannot read action {shown(text)}; expected: {self.form(block)}")
        number = 0
        for row, kind, word in zip(block.index, block.kinds, words[1:]):
            if word not in row:
                raise BadNotation(
                    f"cannot read action {shown(text)}; {word!r} is no {kind} (expected {span(list(row))})"
                )
            number = number * len(row) + row[word]
        return block.base + number

    def form(self, block: Block) -> str:
        return " ".join([block.verb, *(f"<{kind}>" for kind in block.kinds)])

    def forms(self) -> list[str]:
        """How each kind of action is written: ``build <cell>``."""
        return [self.form(block) for block in self.blocks]


def span(names: Sequence[str]) -> str:
    """A short list of names: all of them when few, else the first and the last."""
    if len(names) <= 12:
        return ", ".join(names)
    return f"{names[0]} ... {names[-1]}"
