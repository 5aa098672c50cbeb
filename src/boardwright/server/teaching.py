"""Introductions and handbooks over HTTP. Nothing is stored of a learner: every moment has an address."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from boardwright.bots import USUAL_BOT
from boardwright.games import games, get_game
from boardwright.match import Match
from boardwright.match.begin import new_seed
from boardwright.match.preview import Preview
from boardwright.server.opening import FROM_POSITION, begin, clean
from boardwright.server.preview_job import try_out
from boardwright.server.protocol import (
    USUAL,
    DecisionInfo,
    HandbookInfo,
    HandbookPart,
    HandbookSection,
    IntroductionInfo,
    PlayOn,
    SeatLink,
    Snapshot,
    StageInfo,
    WhyNot,
)
from boardwright.server.refuse import Refuse
from boardwright.server.requests import attempt
from boardwright.server.snapshot import live_snapshot, trials_of
from boardwright.server.stored import Seat, Stored
from boardwright.server.table import Table
from boardwright.server.texts import text_of
from boardwright.teaching import Introduction, handbook, introduction
from boardwright.teaching.handbook import FOLDER as HANDBOOK
from boardwright.teaching.introduction import FOLDER as INTRODUCTION
from boardwright.teaching.introduction import LEARNER
from boardwright.teaching.reading import folder_of

#: Moments kept ready.
KEPT: Final = 1000
#: Who learns does everything by hand.
UNHELPED: Final = USUAL.model_copy(update={"helpers": False})


def introduction_of(game: str) -> Introduction:
    found = introduction(game) if game in games() else None
    if found is None:
        raise Refuse("unknown", "there is no introduction to that game")
    return found


def introduction_info(game: str) -> IntroductionInfo:
    stages = [
        StageInfo(
            chapter=stage.chapter,
            say=stage.say,
            light=list(stage.light),
            start=stage.start,
            told=stage.told,
            moves=list(stage.moves),
        )
        for stage in introduction_of(game).stages
    ]
    return IntroductionInfo(game=game, stages=stages)


def match_at(game: str, chapter: int, length: int) -> Match:
    match = introduction_of(game).match_at(chapter, length)
    if match is None:
        raise Refuse("unknown", f"chapter {chapter} of the introduction has no decision {length}")
    return match


@lru_cache(KEPT)
def moment(game: str, chapter: int, length: int) -> Snapshot:
    """The table of the introduction as its learner sees it then."""
    stored, _ = sit_down(match_at(game, chapter, length), "", "learner")
    stored.agreed = UNHELPED
    table = Table(stored)
    mine = frozenset({LEARNER})
    shot = live_snapshot(table, mine, None)
    tried = {trial.seat: try_out(trial) for trial in trials_of(table, mine)}
    changed = {
        "table": "",
        "commitment": None,
        "seats": [seat.model_copy(update={"online": True, "away": None}) for seat in shot.seats],
        "decisions": [with_previews(decision, tried.get(decision.seat)) for decision in shot.decisions],
        "seen": shot.length,
    }
    return shot.model_copy(update=changed)


def with_previews(decision: DecisionInfo, tried: list[Preview] | None) -> DecisionInfo:
    """A decision with what each of its options would bring; at a live table that is sent afterwards."""
    if tried is None:
        return decision
    options = [option.model_copy(update=foretold(found)) for option, found in zip(decision.options, tried, strict=True)]
    return decision.model_copy(update={"options": options})


def foretold(found: Preview) -> dict[str, Any]:
    change = None if found.changes is None else sum(found.changes.values())
    return {"change": change, "changes": found.changes or {}, "leads": list(found.leads)}


def why_not(game: str, chapter: int, length: int, target: str) -> WhyNot:
    match = match_at(game, chapter, length)
    refusal = attempt(lambda: match.sight([LEARNER]).why_not(LEARNER, target))
    return WhyNot(
        id="",
        target=target,
        rule=refusal.rule if refusal else None,
        text=text_of(refusal.message) if refusal else None,
    )


def open_from_introduction(game: str, wanted: PlayOn, visitor: str) -> tuple[Stored, list[SeatLink]]:
    """A real table that goes on from there, against bots."""
    match = match_at(game, wanted.chapter, wanted.length)
    # What the learner could not see is dealt anew: the introduction is the same for all.
    return sit_down(match.determinize(LEARNER, new_seed()), clean(wanted.name), visitor)


def sit_down(match: Match, name: str, visitor: str) -> tuple[Stored, list[SeatLink]]:
    seats = [Seat(number, "", "bot", USUAL_BOT) for number in range(match.players)]
    seats[LEARNER] = Seat(LEARNER, name, "person")
    return begin(match, seats, {LEARNER: {visitor}}, visitor, FROM_POSITION)


def handbook_info(game: str) -> HandbookInfo:
    found = handbook(game) if game in games() else None
    if found is None:
        raise Refuse("unknown", "there is no handbook of that game")
    sections = [
        HandbookSection(
            id=section.id,
            parts=[
                HandbookPart(
                    id=part.id,
                    rules=list(part.rules),
                    symbols=list(part.symbols),
                    things=list(part.things),
                    picture=part.picture,
                )
                for part in section.parts
            ],
        )
        for section in found.sections
    ]
    return HandbookInfo(game=game, sections=sections)


def words_folder(name: str) -> Path | None:
    """The folder of words of that name: a game's own, or ``<game>-introduction`` and ``<game>-handbook``."""
    game, _, part = name.partition("-")
    if game not in games() or part not in ("", INTRODUCTION, HANDBOOK):
        return None
    return folder_of(game, part) if part else get_game(game).messages
