"""Owners' own transcriptions on the command line: the option ``--catalog``, commands that write and check one."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

from boardwright.games import games, get_game
from boardwright.kernel.errors import BadCatalog, BadOptions
from boardwright.match import new
from boardwright.toolkit.transcription import VARIABLE, own_folder, use_transcription

README: Final = """# An own transcription

In the folder of each game are the files of its components. Change values to what is printed on your copy; ids, kinds
and what a component does stay as they are. Files that you delete are replaced by those that Boardwright brings.

    boardwright catalog check {folder}      says what is wrong, or that all is well
    boardwright serve --catalog {folder}    plays with it; so do play, selfplay and replay

Games that were played with other values have a fingerprint of them, and go on only where the same values are in use.
"""

commands = typer.Typer(no_args_is_help=True, help="Play with your own transcription of a game's components.")


def use_catalog(folder: Path | None) -> Path | None:
    """Take games from that folder, and refuse it at once where something is wrong with it."""
    if folder is not None:
        use_transcription(folder)
        for game in transcribed(folder):
            get_game(game)
    return folder


def transcribed(folder: Path) -> list[str]:
    """The games that the folder has files of."""
    if not folder.is_dir():
        raise BadCatalog(f"there is no folder {str(folder)!r} with a transcription of games")
    names = sorted(path.name for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    for name in names:
        if name not in games():
            raise BadCatalog(f"{folder / name}: there is no game {name!r}; there are: {', '.join(games())}")
    for name in games():
        own_folder(name)
    return names


Catalog = Annotated[
    Path | None,
    typer.Option(
        "--catalog",
        metavar="DIR",
        envvar=VARIABLE,
        callback=use_catalog,
        help="Play with your own transcription of components, from there.",
    ),
]


@commands.command()
def export(
    game: Annotated[str, typer.Argument(help="The game; see: boardwright games")],
    folder: Annotated[Path, typer.Argument(help="Where to write; the files go into a folder of the game's name.")],
    force: Annotated[bool, typer.Option("--force", help="Replace files that are there already.")] = False,
) -> None:
    """Write a copy of a game's components, to be edited."""
    sources = sorted((get_game(game).messages.parent / "data").glob("*.toml"))
    there = [path for path in (folder / game / source.name for source in sources) if path.exists()]
    if there and not force:
        raise BadOptions(f"{there[0]} is there already; --force replaces it")
    try:
        (folder / game).mkdir(parents=True, exist_ok=True)
        for source in sources:
            shutil.copyfile(source, folder / game / source.name)
        (folder / "README.md").write_text(README.format(folder=folder), encoding="utf-8")
    except OSError as problem:
        raise BadOptions(f"cannot write to {folder}: {problem.strerror}") from problem
    typer.echo(f"{len(sources)} files are in {folder / game}; play with them: boardwright serve --catalog {folder}")


@commands.command()
def check(folder: Annotated[Path, typer.Argument(help="A folder with a folder for each game.")]) -> None:
    """Read a transcription as the games would, and set each of them up for every number of players."""
    use_catalog(folder)
    for name in transcribed(folder):
        game = get_game(name)
        for players in game.players:
            new(game, players, seed=1)
        values = f"fingerprint {game.transcription}" if game.transcription else "the same values as ours"
        typer.echo(f"{name}: all is well; {values}")
