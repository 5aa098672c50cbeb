"""Classes that are found, not listed: whoever adds a component to a folder need not name it anywhere else.

Not compiled: it looks once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from boardwright.kernel.errors import BadCatalog

T = TypeVar("T")


def components(base: type[T], *packages: str) -> dict[str, type[T]]:
    """By id the classes of components in all modules of those packages: ``CityHall`` is that of ``city_hall``."""
    found: dict[str, type[T]] = {}
    for package in packages:
        for module in iter_modules(import_module(package).__path__):
            import_module(f"{package}.{module.name}")
        found |= {re.sub(r"\B(?=[A-Z])", "_", made.__name__).lower(): made for made in subclasses(base, package)}
    return found


def one_each(base: type[T], names: Iterable[str], *packages: str) -> list[T]:
    """By number an object of the class that each of those names of a catalogue has."""
    classes: Mapping[str, Callable[[int], T]] = components(base, *packages)
    return [found_class(classes, name, base.__name__)(number) for number, name in enumerate(names)]


def found_class(classes: Mapping[str, T], name: str, what: str) -> T:
    if name not in classes:
        raise BadCatalog(f"{what} {name!r} has no class of that name; known are {', '.join(sorted(classes))}")
    return classes[name]


def subclasses(base: type[T], package: str) -> Iterator[type[T]]:
    """All classes derived from one that a package defines, as far as it is loaded."""
    for made in base.__subclasses__():
        if f"{made.__module__}.".startswith(f"{package}."):
            yield made
        yield from subclasses(made, package)
