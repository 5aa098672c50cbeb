# Kingdom Builder on the terminal: the panel beside the map, the story of a turn, and pages that explain.
# Variables: $player is a name, $cells and $cell are cells such as f7, $terrain and $location are names.

points = Points
supply = Supply
you = { $player } (you)
tile-fresh = { $location }
tile-used = { $location } (used)
tile-new = { $location } (new)
no-tiles = no tiles
played = Card: { $terrain }
next-card = Your next card: { $terrain }
deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
last-round = This is the last round.
card-title = { $name }:
owner = { $player }: { $tiles }
too-narrow = This map needs { $columns } columns: make the window wider.
tiles-left = at { $cells }

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

## Pages

page-cards = what pays in this game, and everybody’s points
page-tiles = the locations on the board, their tiles and what they do
page-legend = what the signs on the map mean
legend-legal = can be chosen now (on the small map G*)
legend-new = hollow: came since your last turn
legend-cells = A cell is named by its column and row, as in f7. Even rows lie half a cell further right. The number after a location is how many tiles are left there; on the small map small letters mean none.

aims-points = What pays
aims-locations = Locations
how-to-play = Your terrain card says on which terrain you build 3 settlements this turn, one after another.
    While you can, build next to settlements of your own; else anywhere on that terrain.
    Build next to a location and you get its tile: an extra action in each of your later turns.
    Tiles may be used before or after your 3 settlements. Then end your turn and draw a new card.
    When somebody has placed the last of 40 settlements, the round is finished and the game is over.
    Then the three cards and the castles are scored; the most points win.
