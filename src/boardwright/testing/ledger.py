"""The rule ledger: which rules there are, and which of them a test proves.

    python -m boardwright.testing.ledger        prints unproved rules, then one line a game

Rules are the lines ``- **LU-4.7** ...`` of docs/rules/<game>.md; proofs are the marks
``pytest.mark.rule("LU-4.7")`` in tests/. The ledger of a game that is not playable yet waits in docs/rules/drafts: its
rules may be cited, but need no proof.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$")


@dataclass(frozen=True, slots=True)
class Ledger:
    """One game's rules, by id, and the tests that prove them."""

    game: str
    rules: dict[str, str]
    proofs: dict[str, list[str]]
    draft: bool = False

    @property
    def unproved(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.proofs]

    def summary(self) -> str:
        name = f"{self.game} (draft)" if self.draft else self.game
        return f"{name}: {len(self.rules)} rules, {len(self.unproved)} unproved"


def read_rules(path: Path) -> dict[str, str]:
    """Every rule of a ledger page with its text; an id used twice is an error."""
    rules: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        found = RULE.match(line)
        if found:
            current = found[1]
            if current in rules:
                raise ValueError(f"{path.name}: rule {current} is there twice")
            rules[current] = found[2]
        elif current and line.startswith("  "):
            rules[current] += " " + line.strip()
        else:
            current = ""
    return rules


def read_proofs(tests: Path) -> dict[str, list[str]]:
    """For each rule id the test files and functions that are marked with it."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, rule in marks(path):
            proofs.setdefault(rule, []).append(f"{path.relative_to(tests)}::{test}")
    return proofs


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """The (test, rule id) pairs of one file; a mark in a parameter list counts for the test it decorates."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
            continue
        for decorator in node.decorator_list:
            for call in ast.walk(decorator):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                    for argument in call.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield node.name, argument.value


def ledgers(root: Path) -> list[Ledger]:
    """Every game's ledger of a project folder, drafts last."""
    proofs = read_proofs(root / "tests")
    folder = root / "docs" / "rules"
    finished = [Ledger(page.stem, read_rules(page), proofs) for page in sorted(folder.glob("*.md"))]
    drafts = [Ledger(page.stem, read_rules(page), proofs, True) for page in sorted(folder.glob("drafts/*.md"))]
    return finished + drafts


def main(root: Path) -> int:
    found = ledgers(root)
    finished = [ledger for ledger in found if not ledger.draft]
    for ledger in finished:
        for rule in ledger.unproved:
            print(f"unproved  {rule}  {ledger.rules[rule]}")
    for ledger in found:
        print(ledger.summary())
    return 1 if any(ledger.unproved for ledger in finished) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd()))
