"""An action is a number with a name.

A game declares one `ActionSpace` of named blocks. Inside the engine an action is an int: fast to list, hash, store and
learn on. The space gives every number its notation (``build f7``) and its targets on the table (``cell:f7``).
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.kernel.errors import BadNotation


class Block:
    """All actions of one verb: ``bid`` over tiles x colours, say. Numbered row by row from ``base``."""

    __slots__ = ("base", "index", "kinds", "names", "size", "target", "verb")

    def __init__(
        self, verb: str, base: int, target: str | None, kinds: tuple[str, ...], names: tuple[tuple[str, ...], ...]
    ) -> None:
        self.verb = verb
        self.base = base
        self.target = target
        self.kinds = kinds
        self.names = names
        self.index: list[dict[str, int]] = [{name: i for i, name in enumerate(row)} for row in names]
        self.size = 1
        for row in names:
            self.size *= len(row)


class ActionSpace:
    """Every action a game can ever offer, numbered from 0."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._owner: list[int] = []
        self._by_verb: dict[str, Block] = {}
        #: Notations, each worked out when it is first asked for.
        self._written: dict[int, str] = {}

    def add(self, verb: str, *dimensions: tuple[str, Sequence[str]], target: str | None = None) -> int:
        """Declare a block, as in ``add("build", ("cell", CELLS))``; returns the number of its first action.

        A verb that stands alone may point at a component too: ``add("end-turn", target="turn:end")``.
        """
        kinds = tuple(d[0] for d in dimensions)
        block = Block(verb, self.size, target, kinds, tuple(tuple(d[1]) for d in dimensions))
        self._by_verb[verb] = block
        self._owner.extend([len(self.blocks)] * block.size)
        self.blocks.append(block)
        self.size += block.size
        return block.base

    def split(self, action: int) -> tuple[Block, list[int]]:
        """The block an action belongs to, and its index along each dimension."""
        if not 0 <= action < self.size:
            raise BadNotation(f"there is no action {action}; actions are numbered 0 to {self.size - 1}")
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

    def targets(self, action: int) -> tuple[str, ...]:
        """The components an action points at: ``("cell:f7",)``."""
        block, indices = self.split(action)
        if block.target is not None:
            return (block.target,)
        return tuple(f"{kind}:{row[i]}" for kind, row, i in zip(block.kinds, block.names, indices))

    def parse(self, text: str) -> int:
        """The number of an action written in notation. Case and extra blanks do not matter."""
        words = text.lower().split()
        block = self._by_verb.get(words[0]) if words else None
        if block is None:
            raise BadNotation(f"cannot read action {text!r}; expected one of: {', '.join(self.forms())}")
        if len(words) != 1 + len(block.names):
            raise BadNotation(f"cannot read action {text!r}; expected: {self.form(block)}")
        number = 0
        for row, kind, word in zip(block.index, block.kinds, words[1:]):
            if word not in row:
                raise BadNotation(f"cannot read action {text!r}; {word!r} is no {kind} (expected {span(list(row))})")
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
