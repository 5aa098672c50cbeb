"""The files in deploy/ work as they are: nginx passes everything on, units and container start what exists."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import typer.main
from websockets.asyncio.client import connect

from boardwright.cli.app import app
from tests.server.harness import COOKIE, LONG, PATIENT, Server, Tab, changed, free_port, run

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
#: Where Debian puts it, which is not on everybody's path.
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NEEDS_NGINX = pytest.mark.skipif(NGINX is None or shutil.which("openssl") is None, reason="needs nginx and openssl")


# -- nginx -----------------------------------------------------------------------------------------------------


class Proxy:
    """nginx with our configuration on ports of its own, before a server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.plain = free_port(), free_port()
        self.server = Server(folder / "tables.sqlite3")
        self.server.program += ["--public-url", f"https://{NAME}", "--proxy", "127.0.0.1"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.server.start()
        certificate = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
        certificate += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "key.pem", "-out", "cert.pem"]
        subprocess.run(certificate, cwd=self.folder, check=True, capture_output=True)
        (self.folder / "nginx.conf").write_text(self.configuration())
        assert NGINX is not None
        command = [NGINX, "-p", str(self.folder), "-c", "nginx.conf", "-e", "errors.log"]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        self.process = subprocess.Popen([*command, "-g", "daemon off;"])
        end = time.monotonic() + LONG
        while True:
            try:
                self.get("/api/games")
                return
            except httpx.ConnectError:
                assert self.process.poll() is None, (self.folder / "errors.log").read_text()
                assert time.monotonic() < end, "nginx does not answer"
                time.sleep(0.1)

    def configuration(self) -> str:
        """Ours, with other ports and certificates, within the rest that Debian brings."""
        ours = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            (r"listen \[::\].*\n", "\n"),
            (r"listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            (r"listen 80;", f"listen 127.0.0.1:{self.plain};"),
            (r"/etc/letsencrypt/\S+/fullchain.pem", str(self.folder / "cert.pem")),
            (r"/etc/letsencrypt/\S+/privkey.pem", str(self.folder / "key.pem")),
            (r"127.0.0.1:8000", f"127.0.0.1:{self.server.port}"),
        ):
            ours, count = re.subn(old, new, ours)
            assert count, old
        temp = "".join(
            f"{kind}_temp_path {self.folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return f"pid nginx.pid; events {{}} http {{ access_log access.log; {temp}\n{ours}\n}}"

    def client(self) -> httpx.Client:
        trust = ssl.create_default_context(cafile=str(self.folder / "cert.pem"))
        http = httpx.Client(base_url=f"https://127.0.0.1:{self.port}", verify=trust, timeout=LONG)
        http.headers["Host"] = NAME
        return http

    def get(self, path: str) -> httpx.Response:
        with self.client() as http:
            return http.get(path, extensions={"sni_hostname": NAME})

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(LONG)
        if self.server.process is not None:
            self.server.stop()


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    running = Proxy(tmp_path)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@NEEDS_NGINX
def test_nginx_passes_requests_and_sockets_on_and_says_how_they_came(proxy: Proxy) -> None:
    page = proxy.get("/")
    assert "max-age" in page.headers["strict-transport-security"]
    cookie = page.headers["set-cookie"]
    assert "secure" in cookie.lower(), "the server knows that the browser came over https"
    visitor = cookie.split(";")[0].partition("=")[2]
    plain = httpx.get(f"http://127.0.0.1:{proxy.plain}/x", headers={"Host": NAME}, timeout=LONG)
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/x")
    sni = {"sni_hostname": NAME}
    seats = [{"kind": "me", "name": "Me"}, {"kind": "here", "name": "Here"}]
    with proxy.client() as http:
        http.headers.update({"Cookie": f"{COOKIE}={visitor}", "Origin": f"https://{NAME}"})
        body = {"game": "kingdom_builder", "seats": seats}
        table = http.post("/api/tables", json=body, extensions=sni).json()["table"]
        large = http.post("/api/import", content=b"x" * 6_000_000, extensions=sni)
        assert large.status_code == 413

    async def play() -> None:
        trust = ssl.create_default_context(cafile=str(proxy.folder / "cert.pem"))
        headers = {"Cookie": f"{COOKIE}={visitor}"}
        address = f"wss://{NAME}/api/tables/{table}/live"
        where = {"host": "127.0.0.1", "port": proxy.port, "ssl": trust, "origin": f"https://{NAME}"}
        async with connect(address, additional_headers=headers, max_size=None, **where, **PATIENT) as wire:  # type: ignore[arg-type]
            tab = Tab(wire, [])
            await tab.send(type="hello", since=0)
            await tab.until("snapshot")
            assert (await tab.act())["type"] == "accepted"

    run(play())


@NEEDS_NGINX
def test_behind_nginx_a_server_that_comes_back_is_found_again(proxy: Proxy) -> None:
    assert proxy.get("/api/games").status_code == 200
    proxy.server.stop()
    assert proxy.get("/api/games").status_code in (502, 503)
    proxy.server.start()

    async def wait() -> None:
        while proxy.get("/api/games").status_code != 200:
            await asyncio.sleep(0.2)

    run(asyncio.wait_for(wait(), LONG))


# -- units and the container -----------------------------------------------------------------------------------


def settings(file: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / file).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            found.setdefault(line.partition("=")[0], []).append(line.partition("=")[2])
    return found


def check_command(words: list[str]) -> None:
    """Every command and option exists."""
    commands = typer.main.get_command(app)
    assert Path(words[0]).name == "boardwright"
    command = commands.commands[words[1]]  # type: ignore[attr-defined]
    known = {name for parameter in command.params for name in [*parameter.opts, *parameter.secondary_opts]}
    assert {word for word in words if word.startswith("--")} <= known


@pytest.mark.parametrize("file", ["boardwright.service", "boardwright@.service"])
def test_a_unit_starts_what_exists_and_gives_it_time_to_stop(file: str) -> None:
    unit = settings(file)
    [start] = unit["ExecStart"]
    check_command(shlex.split(start))
    assert unit["User"] == ["boardwright"]
    assert int(unit["TimeoutStopSec"][0]) >= 10, "longer than the server takes"
    assert "--metrics 127.0.0.1:" in start, "not for the world"
    assert unit["EnvironmentFile"] == ["/etc/boardwright.env"]


def test_the_nightly_copy_replaces_the_one_of_a_week_ago() -> None:
    [start] = settings("boardwright-backup.service")["ExecStart"]
    command = shlex.split(shlex.split(start)[2].removeprefix("exec "))
    check_command([word for word in command if not word.startswith("$")])
    assert "--force" in command


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_reads_the_units(tmp_path: Path) -> None:
    files = (
        "boardwright.service",
        "boardwright@8001.service",
        "boardwright-backup.service",
        "boardwright-dump.service",
    )
    for file in files:
        source = DEPLOY / file.replace("8001", "")
        text = source.read_text().replace("/opt/boardwright/venv/bin/boardwright", sys.executable)
        (tmp_path / file).write_text(text)
        command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert [line for line in done.stderr.splitlines() if "boardwright" in line] == []


def instructions() -> list[list[str]]:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    return [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_container_runs_as_nobody_special_and_starts_what_exists() -> None:
    last = max(number for number, (word, _) in enumerate(instructions()) if word == "FROM")
    runs = dict(instructions()[last:])
    assert runs["USER"] == "boardwright"
    assert (runs["VOLUME"], runs["EXPOSE"], runs["STOPSIGNAL"]) == ("/data", "8000", "SIGTERM")
    check_command(json.loads(runs["CMD"]))
    names = re.findall(r"(?<![\w/])(?:requirements|tools)/[\w.]+", (DEPLOY / "Containerfile").read_text())
    assert names
    for name in names:
        assert (ROOT / name).is_file(), name


def test_the_containers_health_check_tells_a_server_that_is_well(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.program = changed("from boardwright.server import health", f"health.PATIENCE = {LONG}")
    server.start()
    health = dict(instructions())["HEALTHCHECK"]
    command = json.loads(health.partition("CMD ")[2])
    assert command[0] == "python"
    code = command[2].replace("timeout=4", f"timeout={LONG}")
    assert ":8000/" in code
    well = [sys.executable, "-c", code.replace(":8000/", f":{server.port}/")]
    assert subprocess.run(well, check=False).returncode == 0
    server.stop()
    ill = [sys.executable, "-c", code.replace(":8000/", f":{free_port()}/")]
    assert subprocess.run(ill, check=False, capture_output=True).returncode != 0
