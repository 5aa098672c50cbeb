"""A server that is watched: its log goes to a file, its metrics to an address of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.harness import LONG, Server, free_port


class Watched(Server):
    """Runs with ``--log json`` and ``--metrics``."""

    def __init__(self, database: Path, form: str = "json") -> None:
        super().__init__(database)
        self.form = form
        self.journal = database.with_name("server.log")
        self.metrics_port = free_port()

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", str(self.database), "--log", self.form]
        options += ["--metrics", f"127.0.0.1:{self.metrics_port}"]
        with self.journal.open("a") as errors:
            command = [sys.executable, *self.program, *options]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"Boardwright is at {self.url}/\n", self.journal.read_text()

    def lines(self) -> list[dict[str, Any]]:
        """The log, an event a line."""
        whole = self.journal.read_text().rpartition("\n")[0]  # the last one may just be written
        return [json.loads(line) for line in whole.splitlines()]

    def metrics(self) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
        """Every sample by its name and labels."""
        answer = httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=LONG)
        assert answer.status_code == 200
        samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
        return {(sample.name, tuple(sorted(sample.labels.items()))): sample.value for sample in samples}

    def metric(self, name: str, **labels: str) -> float:
        return self.metrics().get((name, tuple(sorted(labels.items()))), 0.0)
