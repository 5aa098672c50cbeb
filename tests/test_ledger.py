"""The rule ledger: every rule is proved by a test, and every id that tests, code and data cite exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from boardwright.testing.ledger import Ledger, ledgers, main, marks, read_rules

ROOT = Path(__file__).parents[1]


@cache
def all_ledgers() -> list[Ledger]:
    """Reads every test there is: only where somebody asks."""
    return ledgers(ROOT)


def finished() -> list[Ledger]:
    return [ledger for ledger in all_ledgers() if not ledger.draft]


def test_there_is_a_ledger_for_every_game() -> None:
    from boardwright.games import games

    assert [ledger.game for ledger in finished()] == games()


def test_no_rule_is_unproved() -> None:
    assert [rule for ledger in finished() for rule in ledger.unproved] == []


def test_every_mark_names_a_rule() -> None:
    known = {rule for ledger in all_ledgers() for rule in ledger.rules}
    assert {rule for ledger in all_ledgers() for rule in ledger.proofs} <= known


def test_every_rule_cited_in_code_data_and_messages_exists() -> None:
    known = {rule for ledger in all_ledgers() for rule in ledger.rules}
    cited = re.compile(r"\bK[BF]-\d+\.\d+\b")
    files = [path for kind in ("*.py", "*.toml", "*.ftl") for path in (ROOT / "src").rglob(kind)]
    assert len(files) > 50
    for path in files:
        missing = set(cited.findall(path.read_text(encoding="utf-8"))) - known
        assert not missing, f"{path.name} cites {sorted(missing)}"


def test_every_rule_names_its_source() -> None:
    for ledger in all_ledgers():
        for rule, text in ledger.rules.items():
            assert re.search(r"\((rulebook|ruling( \d+)?)\)$", text), f"{rule} does not say where it comes from"


def test_an_unproved_rule_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    page = tmp_path / "docs" / "rules" / "ludo.md"
    page.write_text("- **LU-1.1** A six brings a piece\n  into play. (rulebook)\n- **LU-1.2** Home wins. (rulebook)\n")
    test = tmp_path / "tests" / "test_ludo.py"
    test.write_text('import pytest\n@pytest.mark.rule("LU-1.2")\ndef test_home() -> None: ...\n')
    assert read_rules(page)["LU-1.1"] == "A six brings a piece into play. (rulebook)"
    assert list(marks(test)) == [("test_home", "LU-1.2")]
    assert main(tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        "unproved  LU-1.1  A six brings a piece into play. (rulebook)",
        "ludo: 2 rules, 1 unproved",
    ]
    (tmp_path / "docs" / "rules" / "drafts").mkdir()
    page.rename(tmp_path / "docs" / "rules" / "drafts" / "ludo.md")
    assert main(tmp_path) == 0
    assert capsys.readouterr().out == "ludo (draft): 2 rules, 1 unproved\n"
    page.write_text("- **LU-1.2** Once. (rulebook)\n- **LU-1.2** Twice. (rulebook)\n")
    with pytest.raises(ValueError, match=r"LU-1\.2 is there twice"):
        read_rules(page)
