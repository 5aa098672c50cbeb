"""Classes that are found, not listed: whoever adds a component to a folder need not name it anywhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

T = TypeVar("T")


def components(base: type[T], *packages: str) -> dict[str, type[T]]:
    """By id the classes of components in all modules of those packages: ``CityHall`` is that of ``city_hall``."""
    found: dict[str, type[T]] = {}
    for package in packages:
        for module in iter_modules(import_module(package).__path__):
            import_module(f"{package}.{module.name}")
        found |= {re.sub(r"\B(?=[A-Z])", "_", made.__name__).lower(): made for made in subclasses(base, package)}
    return found


def subclasses(base: type[T], package: str) -> Iterator[type[T]]:
    """All classes derived from one that a package defines, as far as it is loaded."""
    for made in base.__subclasses__():
        if f"{made.__module__}.".startswith(f"{package}."):
            yield made
        yield from subclasses(made, package)
