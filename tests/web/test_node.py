"""Which Node builds the page: the machine's when it is new enough, otherwise the one from PyPI."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.1", "v24.0.0", "26.1"])
def test_new_enough(version: str) -> None:
    assert web.new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "", "nonsense"])
def test_too_old(version: str) -> None:
    assert not web.new_enough(version)


def test_a_program_that_is_not_node_has_no_version(tmp_path: Path) -> None:
    assert web.version_of(tmp_path / "node") == ""


def test_an_old_node_on_the_path_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.0.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    assert web.node_of_the_machine() is None


def test_node_without_npm_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.0.0\n")
    (tmp_path / "node").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.node_of_the_machine() is None


def test_without_any_node_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "node_of_the_machine", lambda: None)
    monkeypatch.setattr(web, "node_from_pypi", lambda: None)
    monkeypatch.setattr(web, "install_node", lambda: None)
    web.find_node.cache_clear()
    with pytest.raises(web.NoNode, match=r"20\.19 or newer"):
        web.find_node()
    web.find_node.cache_clear()


def test_the_fingerprint_changes_with_a_file_and_with_its_name() -> None:
    some = sorted(web.sources())[:3]
    assert web.fingerprint(some) == web.fingerprint(reversed(some))
    assert web.fingerprint(some) != web.fingerprint(some[:2])


def test_a_test_of_the_page_does_not_make_it_stale() -> None:
    assert not [file for file in web.sources() if file.name.endswith(".test.ts")]


def test_the_lock_names_no_registry() -> None:
    lock = web.LOCK.read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "registry" not in lock
