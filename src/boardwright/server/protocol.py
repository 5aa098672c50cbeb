"""Everything that crosses the wire between browser and server, in one place. The browser's types are made from it.

Client messages forbid unknown fields and have no default discriminator: the server trusts no client. Texts travel as
keys and arguments; the browser writes them in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from boardwright.bots.naming import USUAL_BOT
from boardwright.kernel.roles import Kind, Role

PROTOCOL: Literal[1] = 1


class Strict(BaseModel):
    """Came from a client: anything unknown is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Sent(BaseModel):
    """Made by the server."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# -- texts and log ---------------------------------------------------------------------------------------------


class Text(Sent):
    """A Fluent key with its arguments; an argument named ``player`` is a seat number."""

    key: str
    args: dict[str, int | str | Text] = {}


class LogEvent(Sent):
    """One fact: its text and the components it concerns; with a role it opens a turn of its player, or a chapter."""

    text: Text
    targets: list[str]
    role: Role | None = None


class LogEntry(Sent):
    """One decision and what followed from it. ``n`` is the number of decisions carried out with it; 0 is the set-up.

    What an automa did then follows with the same number and the automa as ``seat``.
    """

    n: int
    seat: int | None
    notation: str
    label: Text | None
    events: list[LogEvent]
    #: What the decision meant to the course of the game.
    role: Role | None = None


class Note(Sent):
    """What somebody did about the table after ``n`` decisions: they left, or asked to cancel it."""

    n: int
    seat: int
    text: Text


# -- the lobby -------------------------------------------------------------------------------------------------


class Need(Sent):
    """A value that another option must have, or have on its list."""

    option: str
    value: str


class OptionSpec(Sent):
    """A choice the table has. ``kind`` says which of the other fields count."""

    name: str
    kind: Literal["flag", "choice", "pick", "flags"]
    default: Any
    among: list[str] = []
    least: int = 0
    most: int = 0
    length: int = 0
    #: Where it applies: to these numbers of players (none: any), if one of these is chosen, unless one of these is on.
    players: list[int] = []
    needs: list[Need] = []
    unless: list[str] = []
    #: By value what rules it out.
    barred: dict[str, Need] = {}


class GameInfo(Sent):
    id: str
    players: list[int]
    options: list[OptionSpec]
    #: From the weakest on, and the one that plays where nobody says.
    bots: list[str]
    usual_bot: str
    #: Some of its components are an owner's own transcription.
    own: bool
    #: Whether it can be learnt here: a playable introduction, and its rules to read.
    introduction: bool
    handbook: bool


SeatKind = Literal["me", "here", "friend", "bot"]
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class NewSeat(Strict):
    """Who sits there: me, another person at this screen, a friend by link, or a bot."""

    kind: SeatKind
    name: Name
    bot: str | None = None


def complete(schema: dict[str, Any]) -> None:
    """Whoever writes it down leaves nothing out, though what is left out is the usual."""
    schema["required"] = list(schema["properties"])


class Agreement(Strict):
    """What people agree on when they open a table, beside the rules."""

    model_config = ConfigDict(frozen=True, json_schema_extra=complete)

    #: Everybody is there, or has days for a turn.
    pace: Literal["live", "days"]
    #: Who leaves is replaced by a bot, or the game ends.
    leaving: Literal["bot", "end"]
    #: Anybody may sit down where nobody sits yet; others need a link.
    open: bool
    #: The table may show more than what lies open: what things are worth, how far one gets, what others could do.
    helpers: bool
    #: After so many minutes of absence a bot may stand in; null: nobody stands in.
    absence: Annotated[int, Field(ge=1, le=60 * 24 * 30)] | None = 5
    #: The bot that plays for who is away or has left.
    bot: Annotated[str, Field(max_length=24)] = USUAL_BOT
    #: What somebody knew of chance when the table was opened: nothing, its seed, or the position it begins from.
    known: Literal["nothing", "seed", "position"] = "nothing"
    #: How long a turn may take: as long as one likes, some minutes (live), or a day or three (over days).
    clock: Literal["none", "live", "day", "three_days"] = "none"


USUAL: Final = Agreement(pace="live", leaving="bot", open=False, helpers=True)


class NewTable(Strict):
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    seed: int | None = None
    agreed: Agreement = USUAL
    title: Annotated[str, Field(max_length=LONGEST_TITLE)] = ""


class ImportTable(Strict):
    """A saved game to look at, or to go on with when it is not over."""

    record: Annotated[str, Field(max_length=2_000_000)]


class Branch(Strict):
    """A private game against bots from decision ``n`` of a table on; the seat is the one I play."""

    n: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0, le=7)]


class Claim(Strict):
    """The secret of a seat link."""

    token: Annotated[str, Field(min_length=20, max_length=64)]


class Sit(Strict):
    """Take a free seat at an open table, under that name."""

    name: Name


class SeatLink(Sent):
    seat: int
    token: str


class Opened(Sent):
    """A table was opened or joined; links are given once, to whoever opened it."""

    table: str
    links: list[SeatLink] = []


class ShareInfo(Sent):
    """Whether links work on other devices, and with which addresses."""

    #: Where links lead to, the likeliest first; empty: only this computer can open them.
    addresses: list[str]
    #: This browser is on the computer that serves, and may let others in or keep them out.
    can_switch: bool
    #: Others are let in because somebody has switched it on.
    on: bool


class Share(Strict):
    """Let others in our network in, or no longer."""

    on: bool


class SeatInfo(Sent):
    """One seat, as everybody sees it."""

    seat: int
    #: Empty: nobody has chosen one. An invisible separator (U+2063): it was deleted, and was somebody's.
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    #: A bot that plays for an absent person.
    stand_in: str | None
    #: The person has given the seat up; who resigned does not come back.
    gone: Literal["left", "resigned"] | None
    mine: bool
    taken: bool
    online: bool
    #: Since when nobody of theirs is at the table; null: somebody is, or a bot sits there.
    away: float | None
    #: Of my own seats: in how many browsers somebody sits there. Of others nobody is told.
    devices: int
    #: When the time of who is asked is out; null: they are not asked, or may take their time.
    until: float | None
    #: Their time is out, and no bot plays for them.
    late: bool
    #: Until when the person is on vacation; null: they are not.
    vacation: float | None


class EndedInfo(Sent):
    """A game that ended before its rules say so: why, and the seat that brought it about (null: who has none)."""

    why: Literal["left", "resigned", "cancelled"]
    seat: int | None


class CancelInfo(Sent):
    """A seat asks to cancel the table: who has agreed, and who would rather play on."""

    seat: int
    agreed: list[int] = []
    declined: int | None = None


class TableInfo(Sent):
    """A line of "my tables"."""

    table: str
    game: str
    #: What its people call it; empty: nothing in particular.
    title: str
    agreed: Agreement
    seats: list[SeatInfo]
    mine: list[int]
    waiting: list[int]
    #: The game is over, or was ended early.
    over: bool
    winners: list[int]
    #: By actor the points that everybody may know, and how far the game has come.
    scores: list[int]
    progress: Text | None
    #: Lines of the chat that none of my seats has read.
    unread: int
    ended: EndedInfo | None
    cancelling: CancelInfo | None
    changed: float
    #: It was played with other components than this server has, and cannot be gone on with here.
    other_catalog: bool


# -- leaving and ending ----------------------------------------------------------------------------------------

#: What follows when a seat is given up: a bot stands in for good, or the game ends; or the one opponent has won.
LeaveWay = Literal["bot", "end"]
ResignWay = Literal["bot", "end", "win"]
#: Cancelled at once, the others are asked, or I no longer ask them.
CancelWay = Literal["now", "ask", "withdraw"]


class LifeInfo(Sent):
    """What I can do about a table, and what would follow; null: it cannot be done."""

    #: My seats that still play.
    seats: list[int] = []
    #: If I give up all of them, or one of several.
    leave: LeaveWay | None = None
    leave_one: LeaveWay | None = None
    resign: ResignWay | None = None
    cancel: CancelWay | None = None
    #: Somebody asks to cancel the table, and I have not answered yet.
    asked: bool = False
    #: I can take it off my list.
    delete: bool
    #: Nobody else has it on theirs: it would be gone for good.
    last: bool
    #: I can change its title.
    rename: bool = False


class Leave(Strict):
    """Give seats of mine up. ``way`` is what I was told would follow: when that has changed, nothing happens."""

    seats: Annotated[list[Annotated[int, Field(ge=0, le=7)]], Field(min_length=1, max_length=8)]
    way: LeaveWay


class Resign(Strict):
    """Give the game up in one of my seats, but go on watching."""

    seat: Annotated[int, Field(ge=0, le=7)]
    way: ResignWay


class Cancel(Strict):
    """End the table for everybody, or ask the others to agree."""

    way: CancelWay


class Consent(Strict):
    """Somebody asks to cancel the table: I agree, or I would rather play on."""

    yes: bool


class Rename(Strict):
    """Another title for the table."""

    title: Annotated[str, Field(max_length=LONGEST_TITLE)]


class RenameSeat(Strict):
    """Another name for one of my seats, as everybody sees it."""

    seat: Annotated[int, Field(ge=0, le=7)]
    name: Name


# -- accounts --------------------------------------------------------------------------------------------------

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

NewPassword = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
#: One that is tried; what it may be is not told here.
Password = Annotated[str, Field(max_length=LONGEST_PASSWORD)]


class MakeAccount(Strict):
    """Keep my seats under a name and a password."""

    name: Name
    password: NewPassword


class LogIn(Strict):
    name: Name
    password: Password


class ChangePassword(Strict):
    """All my other devices are logged out with it."""

    old: Password
    password: NewPassword


class RenameMe(Strict):
    """Another name to log in with; seats keep theirs."""

    name: Name


class Rated(Strict):
    """Whether my results are counted, and my strength is worked out from them."""

    on: bool


class DeleteMe(Strict):
    """Delete everything about me; guests have no password."""

    password: Password = ""


class DeviceInfo(Sent):
    """A browser where I am logged in."""

    id: str
    #: The families of its browser and system; empty: unknown.
    label: str
    since: float
    used: float
    #: The one that asks.
    here: bool


class RatingInfo(Sent):
    """How strong I am at a game: 95 times in 100 not further than ``reach`` from the value."""

    game: str
    value: int
    reach: int
    #: So many have been counted.
    tables: int


class MeInfo(Sent):
    """My account; the name is null for guests, who have none."""

    name: str | None
    rated: bool
    devices: list[DeviceInfo]
    ratings: list[RatingInfo]


# -- being away ------------------------------------------------------------------------------------------------

Language = Literal["en", "fr", "de"]


class ChannelInfo(Sent):
    """A way in which I am told that it is my turn. Nobody else learns of it."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    #: Where that is: an address of a browser's push service, of mail, or of a webhook.
    address: str
    on: bool
    #: Of mail: the address is mine.
    confirmed: bool
    #: It was switched off since nothing arrived.
    failed: bool


class AwayInfo(Sent):
    """How I am told that it is my turn, and until when I am away."""

    channels: list[ChannelInfo]
    #: Tables about which I am told nothing.
    muted: list[str]
    #: The key by which browsers know this server; whether it has a mail server.
    push_key: str
    mail: bool
    #: Until when I am on vacation, and how many days a vacation may have that begins now.
    vacation: float | None
    days: int


class AddPush(Strict):
    """This browser is told: its subscription."""

    kind: Literal["push"]
    address: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]
    language: Language


class AddChannel(Strict):
    """I am told there: by mail, once I have confirmed that the address is mine, or by a webhook."""

    kind: Literal["mail", "webhook"]
    address: Annotated[str, Field(min_length=3, max_length=1000)]
    language: Language


class NewChannel(Strict):
    channel: Annotated[AddPush | AddChannel, Field(discriminator="kind")]


class Switch(Strict):
    on: bool


class Vacation(Strict):
    """I am away until then; null: I am back."""

    until: Annotated[float, Field(gt=0, lt=1e11)] | None


class MailSecret(Strict):
    """The secret of a link in a letter."""

    token: Annotated[str, Field(min_length=20, max_length=64)]


# -- learning --------------------------------------------------------------------------------------------------


class StageInfo(Sent):
    """One thing that an introduction says, and what the learner does then, in notation.

    ``start`` and ``told`` count the decisions of the chapter when it begins and when its words are said: what lies
    between is played before the learner's eyes.
    """

    chapter: int
    say: str
    #: The components that are lit.
    light: list[str]
    start: int
    told: int
    moves: list[str]


class IntroductionInfo(Sent):
    game: str
    stages: list[StageInfo]


class PlayOn(Strict):
    """A real game against bots from a moment of an introduction on."""

    chapter: Annotated[int, Field(ge=0)]
    length: Annotated[int, Field(ge=0)]
    name: Name


class HandbookPart(Sent):
    """A part of a section: the rules of the ledger it explains, and what it shows beside its words."""

    id: str
    rules: list[str]
    symbols: list[str]
    things: list[str]
    #: What the game's page draws; empty: nothing.
    picture: str


class HandbookSection(Sent):
    id: str
    parts: list[HandbookPart]


class HandbookInfo(Sent):
    game: str
    sections: list[HandbookSection]


# -- the table -------------------------------------------------------------------------------------------------


class OptionInfo(Sent):
    """A legal action: number, how it is written, what it points at, and what it would do to my score right away.

    The change is not known at first: `Previews` bring it after the snapshot, for decisions with few options.
    """

    action: int
    verb: str
    notation: str
    #: The components it points at.
    targets: list[str]
    #: A number it names beside them, and a way on from them.
    number: int | None
    way: str | None
    role: Role | None
    label: Text
    change: int | None
    #: The same by line of the score sheet; lines that stay as they are do not appear.
    changes: dict[str, int]
    #: If it only begins something: the components that could be chosen next, also brought by `Previews`.
    leads: list[str]


class OfferInfo(Sent):
    """What one of my seats may do although it is not asked."""

    seat: int
    options: list[OptionInfo]


class AutomaInfo(Sent):
    """Somebody who takes part without a seat; as actors they are numbered after the seats."""

    id: str
    name: Text
    colour: str


class TieBreakInfo(Sent):
    """What decided between equal points: by actor how much of it each had."""

    name: Text
    rule: str
    values: list[int]


class VerdictInfo(Sent):
    """How a game ended that is played against the game itself."""

    won: bool
    grade: Text | None


class OutcomeInfo(Sent):
    """How the game has ended, by actor; equals share a place."""

    points: list[int]
    places: list[int]
    tie_breaks: list[TieBreakInfo]
    verdict: VerdictInfo | None


class UndoInfo(Sent):
    """Whether the last step can be taken back, how many steps of this turn can, and if not why."""

    steps: int
    barrier: Text | None
    #: It goes on beyond the barrier, back to my last decision: nobody but bots has answered it.
    rewind: bool


class PlanInfo(Sent):
    """Decisions that together come to something; ``told``: what it takes, or without steps why nothing does."""

    told: Text
    #: Their notations, to be played one after another.
    steps: list[str]
    #: What goes along ways meanwhile: a component each, then those that it passes.
    legs: list[list[str]]


class DecisionInfo(Sent):
    """What one of my seats must decide; ``subject`` is the component it is about."""

    seat: int
    kind: Kind
    subject: str | None
    prompt: Text
    options: list[OptionInfo]
    #: Of a walk: by component where it can begin, by component it can lead to, the ways of its steps.
    reach: dict[str, dict[str, list[str]]]
    #: The name under which the seat can decline it for good; null where it cannot.
    question: str | None
    #: It completes what the decision before has begun.
    begun: bool
    #: Helpers, empty where the table has agreed on none: by notation what more there is to say of an option, and by
    #: component that the seat may be after, what comes to it.
    hints: dict[str, Text]
    plans: dict[str, PlanInfo]


class DeclinedInfo(Sent):
    """A question that a seat always declines, in words."""

    question: str
    prompt: Text


class SeatAnswers(Sent):
    """What one of my seats has answered in advance; ``idle``: it leaves by itself what it can only leave."""

    seat: int
    idle: bool
    #: Its turns count only when they are confirmed.
    confirms: bool
    declined: list[DeclinedInfo]


class ScoreLineInfo(Sent):
    id: str
    name: Text
    rule: str
    points: int
    earnings: list[EarningInfo]


class EarningInfo(Sent):
    points: int
    targets: list[str]


class ChatLine(Sent):
    id: int
    seat: int | None
    text: str
    at: float


class Scene(Sent):
    """One position as one viewer sees it: all that board and seats show, without what can be done and what was told."""

    #: How many decisions the shown position has.
    length: int
    viewer: int | None
    view: Any
    waiting: list[int]
    prompts: list[WaitingInfo]
    #: Who has chosen while others still choose in secret.
    ready: list[int]
    sheet: list[list[ScoreLineInfo]]
    #: By actor the points that everybody may know now.
    scores: list[int]
    #: What the viewer would have if the game ended now, own secrets counted.
    if_over: int | None
    #: The game is over, or was ended early.
    over: bool
    outcome: OutcomeInfo | None
    winners: list[int]


class Snapshot(Scene):
    """The whole table as one viewer sees it. Sent after every change; small enough not to need differences."""

    type: Literal["snapshot"] = "snapshot"
    table: str
    game: str
    title: str
    agreed: Agreement
    #: What binds the table's dice, see `FairnessInfo`; null at tables that were opened before there was such a thing.
    commitment: str | None
    #: The sequence number of the last row of the table's log that is shown: what an action names to be current.
    n: int
    #: The first that can be looked at: later than 0 where rules have changed and only words are left of the rest.
    first: int = 0
    seats: list[SeatInfo]
    automas: list[AutomaInfo]
    #: The action that ends a turn, in notation; null where turns end by themselves.
    ends_turn: str | None
    #: The seat of mine whose turn is to be confirmed; nobody else sees it before, or decides anything.
    confirm: int | None
    decisions: list[DecisionInfo]
    offers: list[OfferInfo]
    undo: list[SeatUndo]
    #: Of my seats; nobody else is told.
    answers: list[SeatAnswers]
    log: list[LogEntry]
    #: The first entry of ``log``; earlier ones the client has already.
    log_from: int
    #: All that was done about the table, told between the entries of the log.
    notes: list[Note] = []
    #: Why it ended early, where it did: points and places are as they stood.
    ended: EndedInfo | None = None
    cancelling: CancelInfo | None = None
    seen: int
    replay: bool = False
    #: The table of the rematch, once somebody has asked for one.
    rematch: str | None = None


class SeatPreviews(Sent):
    """By option of the seat's decision the change of its points by line of the score sheet; null: it cannot be told."""

    seat: int
    changes: list[dict[str, int] | None]
    #: By option, if it only begins something: the components that could be chosen next.
    leads: list[list[str]]


class SeatHelp(Sent):
    """What the game tells a seat of mine to help it decide, in its own terms."""

    seat: int
    told: Any


class Previews(Sent):
    """What the options of the snapshot with that number would do to my score right away, or where they lead.

    ``help``: null where the game has none, or players have agreed on none.
    """

    type: Literal["previews"] = "previews"
    n: int
    seats: list[SeatPreviews]
    help: SeatHelp | None = None


class GainInfo(Sent):
    """Points more or less on a line of the score sheet."""

    name: Text
    points: int


class TurnInfo(Sent):
    """What a seat could do, one decision after another, and what would come of it."""

    #: How the decisions are written, and what a button would say.
    steps: list[str]
    labels: list[Text]
    #: The components they point at, each once.
    targets: list[str]
    gains: list[GainInfo]
    events: list[Text]


class HintInfo(Sent):
    """A turn worth playing, and how many points it seems to be behind the best."""

    turn: TurnInfo
    behind: float


class Hints(Sent):
    """What a strong bot would do in my seat, the best first."""

    seat: int
    hints: list[HintInfo]


class OutlookInfo(Sent):
    """By seat the chance to win, after so many decisions."""

    n: int
    chances: list[float]


class CostlyInfo(Sent):
    """A decision of mine that cost something, after ``n`` others: points, and a part of the chance to win."""

    n: int
    label: Text
    better: TurnInfo
    points: float
    chance: float


class FairnessInfo(Sent):
    """What the dice of a table were bound to, told when the game is over, and every draw that was made.

    Numbers that no browser holds exactly are texts. The first ``known`` draws were made elsewhere.
    """

    scheme: int
    table: str
    seed: str
    known: int
    salt: str
    commitment: str
    #: By draw how many outcomes there could have been, and which it was, from 0 on.
    sides: list[int]
    outcomes: list[int]


class Story(Sent):
    """A table that cannot go on: who sat there, and what everybody may know of the game.

    It does not fit the rules of today, or was played with other components than this server has.
    """

    table: str
    game: str
    why: Literal["rules", "catalog"]
    names: list[str]
    log: list[LogEntry]


class WaitingInfo(Sent):
    """Who must decide, the prompt in words for the others, and what it is about."""

    seat: int
    kind: Kind
    subject: str | None
    prompt: Text


class SeatUndo(Sent):
    seat: int
    undo: UndoInfo


class Accepted(Sent):
    """An action is stored: nothing can lose it any more."""

    type: Literal["accepted"] = "accepted"
    id: str
    n: int


Code = Literal[
    "stale",
    "illegal",
    "not_yours",
    "over",
    "undo",
    "confirm",
    "bad_message",
    "too_fast",
    "too_large",
    "unknown",
    "gone",
    "storage",
    "failed",
    "unavailable",
]


class Refused(Sent):
    """A request that changed nothing, and why."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: Code
    reason: str
    n: int | None = None
    #: The reason in words of the page, where people cause it and can do something about it.
    text: Text | None = None


class WhyNot(Sent):
    """Why a component cannot be used now; without a rule when it can."""

    type: Literal["why_not"] = "why_not"
    id: str
    target: str
    rule: str | None
    text: Text | None


class Chatted(Sent):
    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Presence(Sent):
    type: Literal["presence"] = "presence"
    seats: list[SeatInfo]


ServerMessage = Annotated[
    Snapshot | Previews | Accepted | Refused | WhyNot | Chatted | Presence, Field(discriminator="type")
]


# -- what a client says over the socket ------------------------------------------------------------------------

RequestId = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Sequence = Annotated[int, Field(ge=0)]
Notation = Annotated[str, Field(min_length=1, max_length=80)]
#: So many actions follow on one at most.
MOST_AT_ONCE: Final = 60


class Hello(Strict):
    """First message: how much of the log this client has already."""

    type: Literal["hello"]
    since: Sequence


class Act(Strict):
    """Carry out an action in one of my seats. ``n`` is that of the snapshot I act on; it is stale once the seat's
    decision may have changed since.

    With ``then`` other actions follow at once, as a plan says: all are carried out or none, and all are taken back
    together. Nothing follows on chance, or on what was laid open.

    Where the seat confirms turns, what would end one for good is refused (`confirm`) unless it is ``sure``.
    """

    type: Literal["act"]
    id: RequestId
    n: Sequence
    seat: SeatNumber
    action: Notation
    then: Annotated[tuple[Notation, ...], Field(max_length=MOST_AT_ONCE)] = ()
    sure: bool = False


class Confirm(Strict):
    """My turn counts as it is."""

    type: Literal["confirm"]
    id: RequestId
    n: Sequence
    seat: SeatNumber


class Undo(Strict):
    """Take back my last step, with all that came of one wish, or all steps of this turn.

    Alone among bots, back to my last decision.
    """

    type: Literal["undo"]
    id: RequestId
    n: Sequence
    seat: SeatNumber
    all: bool
    #: Of all of them: how many I was told they are. When they are more or fewer by now, nothing happens.
    steps: Sequence | None = None


class Ask(Strict):
    """Why not this component?"""

    type: Literal["ask"]
    id: RequestId
    seat: SeatNumber
    target: Notation


class Say(Strict):
    type: Literal["say"]
    id: RequestId
    text: Annotated[str, Field(min_length=1, max_length=500)]


class StandIn(Strict):
    """A bot plays for that seat from now on, or (None) no longer. Where others play too, it is the one agreed on."""

    type: Literal["stand_in"]
    id: RequestId
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=24)] | None


class Answer(Strict):
    """From now on, or no longer: my seat declines that question, or (None) leaves by itself what it can only leave.

    A question can be declined for good while it is asked.
    """

    type: Literal["answer"]
    id: RequestId
    seat: SeatNumber
    question: Annotated[str, Field(min_length=1, max_length=120)] | None
    on: bool


class Confirms(Strict):
    """From now on, or no longer, turns of my seat count only when I have confirmed them."""

    type: Literal["confirms"]
    id: RequestId
    seat: SeatNumber
    on: bool


class Seen(Strict):
    """I have seen the game up to this decision."""

    type: Literal["seen"]
    length: Sequence


class Looks(Strict):
    """The page with the table is visible now, or no longer: who looks at it is told nothing elsewhere."""

    type: Literal["looks"]
    on: bool


class Read(Strict):
    """I have read the chat up to this line."""

    type: Literal["read"]
    line: Annotated[int, Field(ge=0, lt=2**31)]


ClientMessage = Annotated[
    Hello | Act | Confirm | Undo | Ask | Say | StandIn | Answer | Confirms | Seen | Read | Looks,
    Field(discriminator="type"),
]
