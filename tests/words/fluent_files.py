"""Fluent files as tests read them: their entries, what each text uses, and the lines without comments."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor


class Uses(visitor.Visitor):
    """The variables and other messages that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the library's spelling
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def uses(pattern: ast.Pattern | None) -> set[str]:
    found = Uses()
    if pattern is not None:
        found.visit(pattern)
    return found.found


def source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(folder, language)).body


def messages(folder: Path, language: str) -> list[ast.Message]:
    return [entry for entry in entries(folder, language) if isinstance(entry, ast.Message)]


def junk(folder: Path, language: str) -> list[str | None]:
    """What the parser does not understand."""
    return [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]


def keys(folder: Path, language: str) -> list[str]:
    return [message.id.name for message in messages(folder, language)]


def parts(folder: Path, language: str) -> dict[str, set[str]]:
    """What each text uses, in the order of the file; an attribute is a text of its own, such as ``card-lords.help``."""
    found: dict[str, set[str]] = {}
    for message in messages(folder, language):
        found[message.id.name] = uses(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = uses(attribute.value)
    return found


def lines(folder: Path, language: str) -> list[str]:
    return [line for line in source(folder, language).splitlines() if not line.startswith("#")]
