"""``boardwright serve``: it says where it is, opens the browser there, and stops when asked to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from boardwright.kernel.errors import BadOptions
from boardwright.server import run
from tests.server.harness import LONG


def test_it_opens_the_browser_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    browser = tmp_path / "browser.py"
    browser.write_text("import pathlib, sys; pathlib.Path(__file__).with_name('opened').write_text(sys.argv[1])\n")
    command = f"from boardwright.cli.serve import serve_command; serve_command(database={str(tmp_path / 'my.db')!r})"
    process = subprocess.Popen(
        [sys.executable, "-c", command],
        env={**os.environ, "BROWSER": f"{sys.executable} {browser} %s"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Boardwright is at http://127.0.0.1:")
    address = line.split()[-1]
    with urllib.request.urlopen(f"{address}api/games", timeout=LONG) as answer:
        assert answer.status == 200
    end = time.monotonic() + LONG
    while not (tmp_path / "opened").exists() and time.monotonic() < end:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=LONG)
    assert process.returncode == 0
    assert "Traceback" not in rest
    assert rest.endswith("Stopped.\n")
    assert (tmp_path / "opened").read_text() == address
    assert (tmp_path / "my.db").exists()


def test_a_taken_port_is_an_error_only_when_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with run.listen("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with pytest.raises(BadOptions, match=f"port {taken}"):
            run.listen("127.0.0.1", taken)
        monkeypatch.setattr(run, "USUAL", taken)
        with run.listen("127.0.0.1", 0) as second:
            assert second.getsockname()[1] != taken
            assert run.address_of(second, "0.0.0.0") == f"http://127.0.0.1:{second.getsockname()[1]}/"
