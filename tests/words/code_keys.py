"""The keys of the messages that a game's code can make, found by reading it."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple


class Maker(NamedTuple):
    """A function that is called with a key: the place of that argument, and what is put before it."""

    place: int = 0
    prefix: str = ""


MAKERS = {"Message": Maker(), "Event": Maker(prefix="event-")}


@dataclass(frozen=True)
class Code:
    """How a folder's modules write keys.

    ``gaps``: what stands in the gaps of a key such as f"location-{...}", by the key with stars for gaps; a key that is
    nothing but gaps is given whole. ``makers``: by name, or by module and name, as in "events.about". ``elsewhere``:
    expressions whose keys are found out by other means.
    """

    folder: Path
    gaps: Mapping[str, Collection[str]] = field(default_factory=dict)
    makers: Mapping[str, Maker] = field(default_factory=lambda: MAKERS)
    elsewhere: Collection[str] = ()

    def keys(self) -> set[str]:
        found: set[str] = set()
        for path in sorted(self.folder.rglob("*.py")):
            for key in self._said_in(path):
                found |= self._filled(key) if "*" in key else {key}
        return found

    def _filled(self, key: str) -> set[str]:
        whole = not key.strip("*-")
        return {gap if whole else key.replace("*", gap) for gap in self.gaps[key]}

    def _said_in(self, path: Path) -> Iterator[str]:
        """The keys of all messages and events that a module makes, and the questions that its steps have."""
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in ast.walk(tree):
            if (
                isinstance(scope, ast.AnnAssign)
                and isinstance(scope.target, ast.Name)
                and scope.target.id == "question"
                and ast.unparse(scope.annotation).startswith("ClassVar")
            ):
                yield from self._texts(scope.value, tree, tree) - {""} if scope.value is not None else ()
            if not isinstance(scope, ast.FunctionDef):
                continue
            for node in ast.walk(scope):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    maker = self.makers.get(f"{path.stem}.{node.func.id}") or self.makers.get(node.func.id)
                    if maker is not None:
                        yield from (maker.prefix + text for text in self._texts(node.args[maker.place], scope, tree))

    def _texts(self, node: ast.expr, scope: ast.AST, module: ast.Module) -> set[str]:
        """Every text that an expression can be; a gap in a formatted text is a star."""
        if ast.unparse(node) in self.elsewhere and not assigned(node, scope):
            return set()
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.JoinedStr(values=pieces):
                return {"".join(str(piece.value) if isinstance(piece, ast.Constant) else "*" for piece in pieces)}
            case ast.IfExp(body=one, orelse=other):
                return self._texts(one, scope, module) | self._texts(other, scope, module)
            case ast.Call(func=ast.Attribute(value=ast.Dict(values=values), attr="get"), args=[_, default]):
                return set().union(*(self._texts(value, scope, module) for value in [*values, default]))
            case ast.Call(func=ast.Name(id=name)):
                found = returned(name, module)
                if found:
                    return set().union(*(self._texts(value, scope, module) for value in found))
            case ast.Name():
                found = assigned(node, scope)
                if found:
                    return set().union(*(self._texts(value, scope, module) for value in found))
        raise AssertionError(f"line {node.lineno}: cannot tell which words {ast.unparse(node)!r} asks for")


def assigned(node: ast.expr, scope: ast.AST) -> list[ast.expr]:
    """What a name is set to in a function."""
    return [
        item.value
        for item in ast.walk(scope)
        if isinstance(item, ast.Assign)
        and any(isinstance(to, ast.Name) and isinstance(node, ast.Name) and to.id == node.id for to in item.targets)
    ]


def returned(name: str, module: ast.Module) -> list[ast.expr]:
    """What a function of the module gives back."""
    return [
        item.value
        for scope in module.body
        if isinstance(scope, ast.FunctionDef) and scope.name == name
        for item in ast.walk(scope)
        if isinstance(item, ast.Return) and item.value is not None
    ]
