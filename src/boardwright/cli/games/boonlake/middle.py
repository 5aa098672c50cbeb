"""The middle of Boonlake's table: round and scoring, the action board, the river, regions, scoring tiles, the Sage."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from boardwright.cli.boards import Scene
from boardwright.cli.games.boonlake.signs import (
    ACTIONS,
    COVERED,
    GOALS,
    HARBOUR,
    LACKS,
    LOCK,
    MET,
    NOTHING,
    PAYABLE,
    REGIONS,
    STEPS,
    STRETCHES,
    Signs,
)
from boardwright.cli.layout import flow, in_columns
from boardwright.games.boonlake.catalog import CATALOG

#: The most that the columns of the action board take, on a wide screen and on a narrow one.
WIDE: Final = (0, 22, 0, 28, 30)
NARROW: Final = (0, 13, 0, 19, 20)
BROAD: Final = 100
#: The most that the columns of the scoring tiles take.
GOAL_COLUMNS: Final = (0, 24)
NARROW_GOALS: Final = (0, 16)
#: So many spaces of the river are shown beyond the foremost ship, where there is little room.
AHEAD: Final = 5
ACTION_IDS: Final = list(ACTIONS)
SOLO: Final = {tile.id: tile for tile in CATALOG.solo_tiles}


class Middle:
    """The middle of the table at one moment."""

    def __init__(self, signs: Signs, scene: Scene) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.scene = scene
        self.view = scene.view
        self.width = scene.width
        #: By target the option with which it is chosen.
        self.numbers = {option.targets[-1]: option.number for option in scene.options if option.targets}

    # -- round -------------------------------------------------------------------------------------------------

    def round(self) -> list[Text]:
        """Round, the next scoring, whose turn it is, and what is left in the piles."""
        view = self.view
        turn, first = (self.scene.actors[view[key]] for key in ("turn", "first"))
        entries = [
            Text(self.texts("round", round=view["round"], rounds=view["rounds"]), "bold"),
            Text(self.texts("next-scoring", scoring=view["scoring"], scorings=view["scorings"])),
            Text(f"{self.texts('turn')} ").append(turn.badge, turn.style),
            Text(f"{self.texts('first')} ").append(first.badge, first.style),
            Text(self.texts("piles", tiles=view["grey"], pastures=view["pastures"], cards=view["pile"]), "dim"),
        ]
        if view["last_lap"]:
            entries.insert(2, Text(self.texts("last-lap"), "bold"))
        return flow("", entries, self.width)

    # -- the action board --------------------------------------------------------------------------------------

    def actions(self) -> list[Text]:
        """Seven rows: the tile, its cards, the own part, everyone's part, how far the ship goes, what it costs."""
        heads = ("", "column-action", "column-cards", "column-left", "column-right", "column-ship", "column-cost")
        titles = [Text(self.texts(head) if head else "", "dim") for head in heads]
        rows = [titles, *(self.row(row) for row in self.view["rows"])]
        return in_columns(rows, WIDE if self.width >= BROAD else NARROW, self.width)

    def row(self, row: Any) -> list[Text]:
        action = ACTIONS[row["action"]]
        number = self.numbers.get(f"action:{row['action']}")
        right = self.signs.effect(action.right)
        return [
            Text(f"[{number}]", "bold reverse") if number else Text(STEPS if row["chosen"] else row["id"]),
            Text(self.signs.name("tile", row["action"]), "bold"),
            Text(self.signs.type(action.type) or self.signs.effect(action.first)),
            Text(self.signs.effect(action.left)),
            Text(self.texts("for-others", part=right) if action.who == "others" else right),
            Text(f"{STEPS}{row['movement']}"),
            Text(f"-{self.signs.points(row['vp'])}" if row["vp"] else ""),
        ]

    # -- the river ---------------------------------------------------------------------------------------------

    def river(self, short: bool = False) -> list[Text]:
        """The spaces of this round with rewards, ships and locks; in short only those that matter soon."""
        stretches = self.view["river"]
        if short:
            ships = [number for number, stretch in enumerate(stretches) if stretch["ships"]]
            stretches = stretches[min(ships) : max(ships) + 1 + AHEAD]
        return flow(f"{self.texts('river')} ", [self.stretch(stretch) for stretch in stretches], self.width, gap=1)

    def stretch(self, stretch: Any) -> Text:
        text = Text()
        if stretch["lock"]:
            text.append(LOCK if stretch["closed"] else ":", "bold")
        number = self.numbers.get(f"stretch:{stretch['id']}")
        if number:
            text.append(f"[{number}]", "bold reverse")
        reward = self.signs.effect(STRETCHES[stretch["id"]].reward)
        text.append(stretch["id"], "dim").append(HARBOUR if stretch["harbour"] else "")
        text.append(f" {reward}" if reward else "")
        if stretch["ships"]:
            text.append(" ").append_text(self.signs.badges(stretch["ships"], self.scene.actors))
        return text.append(" ;", "dim")

    # -- regions -----------------------------------------------------------------------------------------------

    def regions(self) -> list[Text]:
        """Rewards, whether they are covered, and presences by actor."""
        entries: list[Text] = []
        for region in self.view["regions"]:
            number = self.numbers.get(f"region:{region['id']}")
            text = Text(f"[{number}]" if number else "", "bold reverse")
            text.append(self.signs.name("region", region["id"]), "not reverse")
            reward = self.signs.effect(REGIONS[region["id"]].reward)
            text.append(f" {COVERED if region['covered'] else reward}", "not reverse not bold")
            if region["silent"]:
                text.append(f" {self.texts('pays-not')}", "not reverse not bold")
            for actor, count in enumerate(region["presences"]):
                chair = self.scene.actors[actor]
                if count:
                    text.append(" ", "not reverse").append(f"{chair.look.initial}{count}", f"not reverse {chair.style}")
            entries.append(text)
        return flow(f"{self.texts('regions')} ", entries, self.width)

    # -- scoring tiles -----------------------------------------------------------------------------------------

    def goals(self) -> list[Text]:
        """The scoring tiles: what the next scoring needs, how all stand, and the special project."""
        goals = self.view["goals"] or [{"id": goal} for goal in self.view["dealt"]]
        rows = [self.goal(goal) if "standings" in goal else self.dealt(goal["id"]) for goal in goals]
        if not rows:
            return []
        return in_columns(rows, GOAL_COLUMNS if self.width >= BROAD else NARROW_GOALS, self.width)

    def dealt(self, goal: str) -> list[Text]:
        """A tile that may be kept: its four numbers, and the project."""
        entry = GOALS[goal]
        number = self.numbers.get(f"goal:{goal}")
        kept = self.view["kept"] == goal
        needs = "/".join(map(str, entry.needs))
        others = f"+{'/'.join(map(str, entry.others))}" if entry.others else ""
        return [
            Text(f"[{number}]", "bold reverse") if number else Text(PAYABLE if kept else ""),
            Text(self.signs.name("goal", goal), "bold"),
            Text(f"{needs}{others}"),
            Text(self.signs.project(goal)),
        ]

    def goal(self, goal: Any) -> list[Text]:
        number = self.numbers.get(f"goal:{goal['id']}")
        owner = None if goal["owner"] is None else self.scene.actors[goal["owner"]]
        head = Text(f"[{number}]", "bold reverse") if number else Text()
        if owner is not None:
            head.append(owner.badge, f"not reverse {owner.style}")
        payable = PAYABLE if goal["payable"] else ""
        missing = f" ({self.texts(LACKS[goal['missing']])})" if goal["missing"] else ""
        done = self.scene.viewer is not None and any(
            standing["realised"] for standing in goal["standings"] if standing["player"] == self.scene.viewer
        )
        project = self.texts("done") if done else f"{payable}{self.signs.project(goal['id'], goal['price'])}{missing}"
        return [head, Text(self.signs.name("goal", goal["id"]), "bold"), self.standings(goal), Text(project, "dim")]

    def standings(self, goal: Any) -> Text:
        """What is needed, and by player what there is; a marker below the tile has its number."""
        needed = f"{goal['need']}+{goal['other']}" if goal["other"] is not None else str(goal["need"])
        text = Text(f"{needed}:")
        for standing in goal["standings"]:
            chair = self.scene.actors[standing["player"]]
            have = "+".join(map(str, standing["have"])) or NOTHING
            said = f"({standing['marker']})" if standing["marker"] else f"{have}{MET if standing['met'] else ''}"
            text.append(" ").append(chair.look.initial, chair.style).append(said)
        return text

    # -- the Sage ----------------------------------------------------------------------------------------------

    def sage(self) -> list[Text]:
        """Her tile, the space she wants, the cactus and her next income."""
        sage = self.view["sage"]
        if sage is None:
            return []
        chair = self.scene.actors[-1]
        tile = SOLO[sage["tile"]].actions if sage["tile"] else ()
        actions = [self.signs.name("tile", ACTION_IDS[action]) for action in tile]
        entries = [
            Text(self.texts("sage-tile", tile=sage["tile"] or NOTHING, actions=", ".join(actions) or NOTHING)),
            Text(self.texts("sage-wants", space=sage["wanted"] or NOTHING)),
            Text(self.texts("sage-cactus", space=sage["cactus"])),
            Text(self.texts("sage-stack", stack=sage["stack"], hard=sage["hard_left"])),
            Text(self.texts("income", goods=self.signs.points(self.view["players"][-1]["income"]["vp"]))),
        ]
        return flow(f"{chair.badge} ", entries, self.width)
