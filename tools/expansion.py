"""Make the copy that is compiled easier for the compiler, without a change to what it does.

`kernel/fields.py` makes methods when a class is made; mypyc wants to read them. So each class under `state_fields` or
`step_fields` loses the decorator and gets the same methods as source. A name in the annotation of an inherited field
is imported from where the field was declared.

A table of numbers becomes a tuple of any length. Left as it is, mypyc would keep each number by itself, put all of them
together wherever the table is read, and take a table of fractions for one that is not set.
"""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from textwrap import indent

from boardwright.kernel.fields import Field, init_source, state_source

DECORATORS = {"state_fields", "step_fields"}


def expand(tree: Path, target: str) -> None:
    """Rewrite one file of the tree, given relative to it, if it has such classes or tables."""
    path = tree / target
    source = path.read_text(encoding="utf-8")
    body = ast.parse(source).body
    lines = source.splitlines()
    module = import_module(target.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    imports: set[str] = set()
    changed = False
    for node in body:
        kind = table_kind(node)
        if kind:
            changed = True
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(": Final =", f": Final[{kind}] =", 1)
    for node in reversed([node for node in body if isinstance(node, ast.ClassDef)]):
        names = [decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)]
        used = DECORATORS.intersection(names)
        if not used:
            continue
        changed = True
        made = getattr(module, node.name)
        lines.insert(node.end_lineno or 0, indent(members(made, used.pop()), "    ").rstrip())
        for number in sorted(superseded(node), reverse=True):
            del lines[number - 1]
        imports |= missing(made, vars(module))
    if changed:
        path.write_text("\n".join(with_imports(lines, imports) if imports else lines) + "\n", encoding="utf-8")


def table_kind(node: ast.stmt) -> str:
    """The annotation for a table of numbers that has none of its own; empty for anything else."""
    if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "Final":
        return ""
    try:
        value = ast.literal_eval(node.value or node.annotation)
    except ValueError:
        return ""
    if not isinstance(value, tuple) or not value:
        return ""
    rows = value if isinstance(value[0], tuple) else (value,)
    if not all(isinstance(row, tuple) and len(row) == len(rows[0]) for row in rows):
        return ""
    kinds = {type(number) for row in rows for number in row}
    if not kinds or not kinds <= {int, float}:
        return ""
    number = "float" if float in kinds else "int"
    return f"tuple[tuple[{', '.join([number] * len(rows[0]))}], ...]" if rows is value else f"tuple[{number}, ...]"


def superseded(node: ast.ClassDef) -> list[int]:
    """The lines that the class loses: the decorator, and an empty list of fields."""
    found = [item.lineno for item in node.decorator_list if isinstance(item, ast.Name) and item.id in DECORATORS]
    listed = [item for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
    return found + [item.lineno for item in listed if ast.unparse(item.target) == "fields"]


def members(made: type, decorator: str) -> str:
    """The list of fields and the methods that the decorator gives to a class."""
    fields: tuple[Field, ...] = made.fields  # type: ignore[attr-defined]
    written = ", ".join(f"Field({field.name!r}, {field.kind!r})" for field in fields)
    listed = f"fields: ClassVar[tuple[Field, ...]] = ({written},)"
    source = init_source(fields) if decorator == "step_fields" else state_source(made.__name__, fields)
    return f"\n{listed}\n\n{source}"


def missing(made: type, known: dict[str, object]) -> set[str]:
    """Imports of the names that annotations of inherited fields use and the module does not know."""
    found = {"from boardwright.kernel.fields import Field", "from typing import ClassVar"}
    for field in made.fields:  # type: ignore[attr-defined]
        for name in re.findall(r"[A-Za-z_]\w*", field.kind):
            home = next(base for base in reversed(made.__mro__) if field in getattr(base, "fields", ())).__module__
            at_home = vars(import_module(home))
            if name not in known and name in at_home:
                found.add(f"from {home} import {name}")
    return found


def with_imports(lines: list[str], imports: set[str]) -> list[str]:
    at = lines.index("from __future__ import annotations") + 1
    return [*lines[:at], *sorted(imports), *lines[at:]]
