# Kingdom Builder on the terminal: the panel beside the map, the story of a turn, and pages that explain.
# Variables: $player is a name, $cells and $cell are cells such as f7, $terrain and $location are names.

points = Points
supply = Supply
you = { $player } (you)
tile-fresh = { $location }
tile-used = { $location } (used)
tile-new = { $location } (new)
tile-passive = { $location }
no-tiles = no tiles
played = Card: { $terrain }
next-cards = { $count ->
    [one] Your next card: { $terrains }
   *[other] Your next cards: { $terrains }
}
open-cards = { $count ->
    [one] Card: { $terrains }
   *[other] Cards: { $terrains }
}
cards-join = { ", " }
chosen = Chosen: { $terrain }
scouted = The Scouts removed { $terrain }.
deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
last-round = This is the last round.
card-title = { $name }:
owner = { $player }: { $tiles }
too-narrow = This map needs { $columns } columns: make the window wider.
tiles-left = at { $cells }
tiles-beside = beside the board ({ $left })
for-everybody = everybody, once a turn
taken = taken
marked-rows = rows marked: { $rows }

## What a seat has, and what lies there for all; signs are those of the map

reserve = in reserve { $signs }
aside = set aside { $count }
settlement-tiles = settlement tiles { $count }
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
nomad-tiles = Nomad tiles: { $tiles }
bonus-tiles = Bonus tiles: { $tiles }
stocks = In stock: { $stocks }

## The story of a turn: facts are joined to one line

turn-line = { $player } on { $terrain }: { $facts }
turn-line-no-card = { $player }: { $facts }
fact-join = { "; " }
fact-builds = builds { $cells }
fact-tile-builds = { $location } builds { $cells }
fact-moves = { $location } moves { $origin } to { $cell }
fact-tile-gained = takes { $location }
fact-tile-lost = loses { $location }
fact-replaced = finds no empty cell and draws { $terrain }
fact-moves-on = { $location } moves { $ways }
fact-puts = { $location } puts { $piece }: { $cells }
fact-takes-back = { $location } takes { $piece } back from { $cell }
fact-sets-aside = { $location } sets { $cell } aside
fact-strikes = strikes { $cell } ({ $player })
fact-takes-settlement-tile = takes a settlement tile
fact-tile-settlement-tile = { $location } takes a settlement tile
fact-marks = marks row { $row }
fact-earns = earns { $earnings }
earning = { $points } ({ $source })
fact-uses = uses { $location }
tool-with = { $tool } ({ $other })

## Pages

page-cards = what pays in this game, and everybody’s points
page-tiles = every tile, where it lies and what it does, and who has what
page-legend = what the signs on the map mean
legend-legal = can be chosen now (on the small map G*)
legend-new = hollow: came since your last turn
legend-guarded = beside a warrior: nothing may come here
legend-marker = { $player } has marked this row for the Mayors
legend-paid = +: paid during the game
legend-small-pieces = On the small map a piece is { $sign }, and { $new } if it came since your last turn.
legend-small-cave = On the small map a cave is { $sign }.
legend-short-tiles = On low screens tiles are written by their letters: (Fa) has been used, Fa+ is new; pieces in reserve stand in [ ].
legend-cells = A cell is named by its column and row, as in f7. Even rows lie half a cell further right. The number after a location is how many tiles are left there; on the small map small letters mean none.

aims-points = What pays
aims-locations = Extra actions
how-to-play = Your terrain card says on which terrain you build 3 settlements this turn, one after another.
    While you can, build next to settlements of your own; else anywhere on that terrain.
    Build next to a location and you get its tile: an extra action in each of your later turns.
    Tiles may be used before or after your 3 settlements. Then end your turn and draw a new card.
    When somebody has placed the last of 40 settlements, the round is finished and the game is over.
    Then the three cards and the castles are scored; the most points win.
