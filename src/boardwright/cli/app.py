"""The program ``boardwright``: its commands and their options. What a command does is in the module of its name."""

from __future__ import annotations

import json
import secrets
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import boardwright as bw
from boardwright.arena import Plan, play_many
from boardwright.arena.engines import ENGINES, PROCESSES
from boardwright.bots import let_in
from boardwright.cli.arena import arena_folder, read_players, run_arena
from boardwright.cli.catalogue import games_table, options_table
from boardwright.cli.keeping import kept_game
from boardwright.cli.learn import COMMANDS as LEARNING
from boardwright.cli.options import read_bots, read_options, sitters
from boardwright.cli.play import Play
from boardwright.cli.replay import Replay
from boardwright.cli.review import tell_review
from boardwright.cli.selfplay import open_out, run_selfplay
from boardwright.cli.serve import Friends, Outgoing, Watching, serve_command
from boardwright.cli.table import TerminalTable, read_game, seated
from boardwright.cli.terminal import Terminal
from boardwright.cli.texts import Texts
from boardwright.cli.transcription import Catalog
from boardwright.cli.transcription import commands as catalog_commands
from boardwright.games import games as all_games
from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions, BoardwrightError
from boardwright.kernel.game import Game
from boardwright.match.fairness import verify as check_fairness
from boardwright.match.record import HUMAN
from boardwright.words import LANGUAGES

BAD_COMMAND_LINE = 2
STOPPED = 130
#: Seeds drawn for a new game stay short enough to be read out.
SEEDS = 1_000_000
ARENA_GAMES = 400


class Commands(TyperGroup):
    """All commands. What a caller did wrong is one red line, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BoardwrightError as problem:
            error_console().print(str(problem), style="bold red", soft_wrap=True)
            raise typer.Exit(BAD_COMMAND_LINE) from None


app = typer.Typer(
    cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)

app.add_typer(catalog_commands, name="catalog")
for _name, _command in LEARNING.items():
    app.command(_name)(_command)

GameName = Annotated[str | None, typer.Argument(help="The game; see: boardwright games (default: the lightest)")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players take part.", min=1)]
Bots = Annotated[str | None, typer.Option(help="The bots, as in hard,medium; for more seats they are repeated.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; may be repeated.")
]
Language = Annotated[str, typer.Option("--lang", help=f"The language: {', '.join(LANGUAGES)}.")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="BOARDWRIGHT_DATABASE",
        help="A file, or an address as postgresql://me@host/tables; else in your data folder.",
    ),
]
FirstGame = Annotated[bool, typer.Option("--first-game", help="The set-up the rulebook suggests for a first game.")]


def error_console() -> Any:
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def named_game(name: str | None) -> Game[Any]:
    """The game of that name; without one the lightest, so that whoever is new begins with it."""
    return get_game(name) if name else min(map(get_game, all_games()), key=lambda game: game.weight)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boardwright {version('boardwright')}")
        raise typer.Exit


@app.callback()
def boardwright(
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Strategy games played by the book: in the browser or the terminal, against bots or each other."""


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes 8000, or a free one.", min=0, max=65535)] = 0,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    share: Annotated[bool, typer.Option("--share", help="Let others in your network in, after a question.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="The answer to that question.")] = False,
    address: Annotated[
        list[str] | None, typer.Option(help="With --share: only at this address of the machine; may be repeated.")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="BOARDWRIGHT_PUBLIC_URL", help="Where a proxy shows the server, as https://games.example.org"
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="BOARDWRIGHT_PROXY",
            metavar="ADDRESS",
            help="Where that proxy is: its X-Forwarded-For and -Proto are believed; may be repeated.",
        ),
    ] = None,
    log: Annotated[
        str | None,
        typer.Option(metavar="FORM", help="Log every request, as text or json; else only problems."),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS:PORT", help="Show metrics for Prometheus there, to whoever can reach it."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=BOT", help="Offer a bot of your own, as mine=program:./my-bot; may be repeated."),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="BOARDWRIGHT_MAIL",
            metavar="ADDRESS",
            help="The mail server through which players are told, as smtp://name:secret@host:587?from=me@host",
        ),
    ] = None,
    allow_private_webhooks: Annotated[
        bool, typer.Option("--allow-private-webhooks", help="Let players' webhooks be in your own network.")
    ] = False,
    _catalog: Catalog = None,
) -> None:
    """Open the table in the browser: against bots, at one screen, or with friends by link."""
    for guest in bot or []:
        let_in(guest)
    friends = Friends(share, yes, tuple(address or ()), public_url, tuple(proxy or ()))
    outgoing = Outgoing(mail, allow_private_webhooks)
    serve_command(host, port, database, browser, friends, Watching(log, metrics), outgoing)


@app.command()
def play(
    game: GameName = None,
    players: Players = None,
    humans: Annotated[int | None, typer.Option(help="How many people share this screen. (default: 1)", min=0)] = None,
    bots: Bots = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game. (default: chance)")] = None,
    option: Options = None,
    first_game: FirstGame = False,
    lang: Language = "en",
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game last played.")] = False,
    _catalog: Catalog = None,
) -> None:
    """Play a game here, against bots or with several people at one screen."""
    terminal = Terminal()
    source = kept_game() if resume and load is None else load
    if source is None:
        rules = named_game(game)
        seats = sitters(rules, players, 1 if humans is None else humans, read_bots(bots) if bots else [])
        options = read_options(rules, option or [], first_game)
        number = secrets.randbelow(SEEDS) if seed is None else seed
        match = bw.new(rules, len(seats), number, options)
        Play(TerminalTable(match, seats, lang, terminal)).run()
        return
    if players is not None or seed is not None or option or first_game:
        raise BadOptions("a saved game has its players, seed and options already; leave them out when going on with it")
    record = read_game(source)
    match = bw.replay(record)
    stored = None if humans is not None or bots is not None else seated(record, match.players)
    named = read_bots(bots) if bots else []
    seats = stored or sitters(match.game, match.players, 1 if humans is None else humans, named)
    Play(TerminalTable(match, seats, lang, terminal)).run(fresh=False)


@app.command()
def replay(
    file: Annotated[
        Path | None, typer.Argument(help="A saved game, or one game a line (default: the last game)", metavar="FILE")
    ] = None,
    game: Annotated[int, typer.Option(help="Which line, in a file with many games.", min=1)] = 1,
    text: Annotated[bool, typer.Option("--text", help="Print the whole game and leave.")] = False,
    at: Annotated[int, typer.Option(help="Begin after that many decisions.", min=0)] = 0,
    review: Annotated[
        int | None, typer.Option(help="Tell the costliest decisions of that player, counted from 1.", min=1)
    ] = None,
    lang: Language = "en",
    _catalog: Catalog = None,
) -> None:
    """Look at a saved game again, step by step."""
    record = read_game(file or kept_game(), game)
    match = bw.replay(record)
    seats = seated(record, match.players) or [HUMAN] * match.players
    shown = Replay(TerminalTable(match, seats, lang, Terminal()), at)
    if review is not None:
        tell_review(shown, review - 1)
    elif text:
        shown.as_text()
    else:
        shown.run()


@app.command()
def verify(
    file: Annotated[
        Path, typer.Argument(help="A saved game, or one game a line; - reads what is piped in.", metavar="FILE")
    ],
    game: Annotated[int, typer.Option(help="Which line, in a file with many games.", min=1)] = 1,
    fingerprint: Annotated[
        str | None, typer.Option(help="What the table showed of its secret when the game began.")
    ] = None,
    lang: Language = "en",
    _catalog: Catalog = None,
) -> None:
    """Check that the shuffles of a saved game were settled before it began; 0: they were, 1: not, 2: cannot say."""
    from boardwright.cli.verify import read_any, report

    verdict = check_fairness(read_any(file, game), fingerprint)
    raise typer.Exit(report(verdict, Terminal().console, Texts(lang)))


@app.command()
def selfplay(
    game: GameName = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    players: Players = None,
    bots: Bots = "random",
    seed: Annotated[int, typer.Option(help="The first game's seed; the next games have the next ones.")] = 0,
    option: Options = None,
    first_game: FirstGame = False,
    out: Annotated[Path | None, typer.Option(help="Write one record a line there.", metavar="FILE")] = None,
    append: Annotated[bool, typer.Option("--append", help="Write after what the file holds already.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there already.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes. (default: one a core)", min=1)] = None,
    _catalog: Catalog = None,
) -> None:
    """Let bots play many games against each other."""
    rules = named_game(game)
    named = read_bots(bots or "")
    count = max(rules.players[0], len(named)) if players is None else players
    options = read_options(rules, option or [], first_game)
    played_games = play_many(rules.id, count, games, seed, named, options, workers)
    target = open_out(out, append, force)
    console = Terminal().console
    try:
        played = run_selfplay(console, played_games, games, named, target).games
    finally:
        if target is not None:
            target.close()
    if out is not None and played:
        console.print(f"Written to {out}; look at one with: boardwright replay {out} --game 1", soft_wrap=True)
    if played < games:
        raise typer.Exit(STOPPED)


@app.command()
def arena(
    game: Annotated[str | None, typer.Argument(help="The game; see: boardwright games")] = None,
    bots: Annotated[str | None, typer.Option(help="The bots to compare, as in hard,medium,easy")] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", help="How many games in all; rounded up to whole rounds. (400)", min=1),
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", "-p", help="How many sit at a table, or several numbers as in 2,4. (2)")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The first seed; the next rounds have the next ones. (0)")] = None,
    option: Options = None,
    first_game: FirstGame = False,
    out: Annotated[Path | None, typer.Option(help="The folder for games and report.", metavar="DIR")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the arena in this folder.", metavar="DIR")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes. (default: one a core)", min=1)] = None,
    engine: Annotated[str, typer.Option(help=f"Where games are played: {', '.join(ENGINES)}.")] = PROCESSES,
    _catalog: Catalog = None,
) -> None:
    """Measure bots against each other: every seed from every seat, ratings with intervals, a report."""
    plan = None
    given = (game, bots, players, seed, option, first_game or None)
    if resume is None or any(value is not None for value in given):
        rules = named_game(game)
        named = tuple(read_bots(bots or ""))
        options = read_options(rules, option or [], first_game)
        plan = Plan(rules.id, named, read_players(rules, players), options, seed or 0, games or ARENA_GAMES)
    folder = arena_folder(resume, out, plan, games)
    if not run_arena(Terminal().console, folder, workers, engine):
        raise typer.Exit(STOPPED)


@app.command()
def migrate(database: Database = None) -> None:
    """Bring a server's database up to date, and say what was done. `serve` does so by itself."""
    from boardwright.cli.moving import migrate_command

    migrate_command(database)


@app.command()
def export_all(
    file: Annotated[Path, typer.Argument(help="A new file, of JSON lines.")], database: Database = None
) -> None:
    """Write everything in a server's database to one file, while it is served or not."""
    from boardwright.cli.moving import export_command

    export_command(file, database)


@app.command()
def import_all(
    file: Annotated[Path, typer.Argument(help="What export-all has written.")], database: Database = None
) -> None:
    """Read such a file into a new, empty database: all of it, or nothing."""
    from boardwright.cli.moving import import_command

    import_command(file, database)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="A game, to see its options.")] = None,
    lang: Language = "en",
    _catalog: Catalog = None,
) -> None:
    """List the games and their options."""
    console = Terminal().console
    chosen = [get_game(game)] if game else [get_game(name) for name in all_games()]
    if game is None:
        console.print(games_table(lang))
    for rules in chosen:
        console.print()
        console.print(options_table(rules, lang))


@app.command()
def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="The same for programs.")] = False,
    database: Database = None,
) -> None:
    """Say which engine runs here, how fast it is, what is missing, and whether a server can run; 1 if it cannot."""
    from boardwright.cli.doctor import examine, report

    found = examine(database)
    if as_json:
        typer.echo(json.dumps(found.as_json(), indent=2))
    else:
        report(found, Terminal().console)
    if not found.well:
        raise typer.Exit(1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.", metavar="FILE")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there already.")] = False,
) -> None:
    """Copy the tables to a file, also while a server runs, and check the copy."""
    from boardwright.cli.backup import backup as make_copy

    counts = make_copy(file, database, force)
    listed = ", ".join(f"{name} {count:,}" for name, count in counts.items())
    typer.echo(f"Copied and checked: {listed}.")
    typer.echo(f"To serve from it: boardwright serve --database {file}")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True}, add_help_option=False)
def bench(context: typer.Context) -> None:
    """Measure the engine beside its peers; takes the options of: python -m boardwright.bench"""
    from boardwright.bench import main as run_bench

    raise typer.Exit(run_bench(context.args))


def run() -> None:
    """Run the program. Characters that a terminal cannot write are replaced, not fatal."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
