"""The course of a run as files: all rows as CSV, and how strong it was found as a drawing."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, EDGE = 640, 320, 44


def write_curves(folder: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Everything noted so far; the old files are replaced."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    part = folder / "curves.csv.part"
    with part.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, names, restval="")
        writer.writeheader()
        writer.writerows(rows)
    part.replace(folder / "curves.csv")
    (folder / "curves.svg").write_text(drawing(rows), encoding="utf-8")


def drawing(rows: Sequence[Mapping[str, Any]]) -> str:
    """The share of victories over time, each with its margin."""
    rated = [row for row in rows if "won" in row]
    last = max((row["seconds"] for row in rows), default=1.0) or 1.0
    minutes = last / 60

    def place(seconds: float, share: float) -> tuple[float, float]:
        return EDGE + (WIDTH - 2 * EDGE) * seconds / last, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    for tenth in range(0, 11, 2):
        _, y = place(0, tenth / 10)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4:.1f}" font-size="11" text-anchor="end">{tenth * 10} %</text>')
    for quarter in range(5):
        x, _ = place(last * quarter / 4, 0)
        told = f"{minutes * quarter / 4:.1f} min"
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 18}" font-size="11" text-anchor="middle">{told}</text>')
    points = [place(row["seconds"], row["won"]) for row in rated]
    for (x, y), row in zip(points, rated, strict=True):
        reach = (HEIGHT - 2 * EDGE) * row["margin"]
        parts.append(f'<path d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}" stroke="#9cc3d0"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#1f6f8b"/>')
    if len(points) > 1:
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>')
    parts.append(f'<text x="{EDGE}" y="22" font-size="13">share of games won against the bot, both seats</text></svg>')
    return "\n".join(parts) + "\n"
