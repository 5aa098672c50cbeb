# Kingdom Builder in English. Variables: $player is a name, $cell and $origin are cells such as f7, $terrain, $played,
# $old, $new and $location are names from this file, $left and $tiles are numbers. Help texts end with the rule they come from.

game-title = Kingdom Builder
game-intro = Build your kingdom: each turn a terrain card says where your next 3 settlements go. Locations give you extra actions; 3 scoring cards and the castles decide who wins.

## Prompts

prompt-turn = { $tiles ->
    [0] Build on { $terrain } ({ $left } left).
   *[other] Build on { $terrain } ({ $left } left), or use a tile.
}
prompt-build-next = Build on { $terrain } ({ $left } left).
prompt-end-turn = { $tiles ->
    [0] End your turn.
   *[other] Use a tile, or end your turn.
}
prompt-place = { $location }: choose the cell for your settlement.
prompt-lift = { $location }: choose the settlement to move.
prompt-move-to = { $location }: choose where the settlement from { $origin } goes.

## Labels of actions

action-build = Build on { $cell }
action-use = Use the { $location }
action-lift = Lift the settlement on { $cell }
action-move-to = Move to { $cell }
action-end-turn = End your turn

## The log

event-turn = { $player } plays a { $terrain } card.
event-turn-without-card = { $player } has no card and none is left to draw: no mandatory action this turn.
event-built = { $player } builds on { $cell } ({ $left } left in the supply).
event-used = { $player } uses the { $location }.
event-moved = { $player } moves a settlement from { $origin } to { $cell }.
event-tile-gained = { $left ->
    [0] { $player } takes the last tile from the { $location } at { $cell }.
    [one] { $player } takes a tile from the { $location } at { $cell }; one more is left there.
   *[other] { $player } takes a tile from the { $location } at { $cell }; { $left } more are left there.
}
event-tile-lost = { $player } no longer touches the { $location } at { $cell } and loses a tile.
event-replaced = No { $old } cell is empty: { $player } removes the card from the game and draws { $new }.
event-replaced-used = No { $old } cell is empty any more: { $player } discards the card and draws { $new }.
event-no-card-fits = There is no card left to draw: the mandatory action of { $player } is over.
event-drew = { $player } draws a terrain card.
event-drew-card = { $player } now holds { $terrain }.
event-reshuffled = The deck is empty: the discards are shuffled and become the new deck.
event-last-round = { $player } has placed the last settlement of the supply: this is the last round.
event-game-over = The game is over.

## Why something is not possible now

refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = { $player } is to decide now; wait for your turn.
refusal-unfinished = Finish the action of the { $location } first.
refusal-mandatory-first = { $left ->
    [one] Place one more settlement before you end your turn.
   *[other] Place { $left } more settlements before you end your turn.
}
refusal-in-mandatory = { $left ->
    [one] Place one more settlement first; after that you may use tiles again.
   *[other] Place { $left } more settlements first; after that you may use tiles again.
}
refusal-no-tile = You have no { $location } tile; to get one, build next to that location while tiles are left there.
refusal-not-on-board = There is no { $location } on this board.
refusal-supply-empty = Your supply is empty, so the { $location } has nothing to place; only tiles that move a settlement still help.
refusal-no-target = There is no cell for the { $location } at the moment; keep the tile for later.
refusal-tile-used = You have used the { $location } this turn; you may use it again in your next turn.
refusal-tile-new = You have gained the { $location } only this turn; you may use it from your next turn on.
refusal-cannot-lift = The settlement on { $cell } has nowhere to go; choose another one.
refusal-not-own = You have no settlement on { $cell }; choose one of your own.
refusal-just-left = The settlement is just leaving { $cell }; choose another cell for it.
refusal-castle = { $cell } is a castle; settlements stand next to it, never on it.
refusal-location = { $cell } is a location; settlements stand next to it, never on it.
refusal-occupied = There is a settlement on { $cell } already; choose an empty cell.
refusal-not-buildable = { $cell } is { $terrain } and closed to this action; choose another cell.
refusal-other-terrain = { $cell } is { $terrain }; your card shows { $played }.
refusal-not-beside = { $cell } touches none of your settlements; choose a cell that does, while there is one.
refusal-mandatory-done = Your mandatory action is done; use a tile, or end your turn.
refusal-no-settlements = Your supply is empty; use a tile that moves a settlement, or end your turn.
refusal-no-card = There was no terrain card for you this turn; use a tile, or end your turn.
refusal-no-card-fits = There is no terrain card left to go on with; use a tile, or end your turn.

# An empty cell that does not fit the tile being used. All of them get $cell, $terrain and $location.
refusal-tile-oracle = { $cell } is { $terrain }; the { $location } places only on { $played }, the terrain of your card.
refusal-tile-farm = { $cell } is { $terrain }; the { $location } places only on { terrain-grass }.
refusal-tile-oasis = { $cell } is { $terrain }; the { $location } places only on { terrain-desert }.
refusal-tile-tower = { $cell } is inside the board; the { $location } places only on its edge.
refusal-tile-tavern = { $cell } is not at the end of a line; the { $location } continues a straight line of at least 3 of your settlements.
refusal-tile-barn = { $cell } is { $terrain }; the { $location } moves only to { $played }, the terrain of your card.
refusal-tile-harbor = { $cell } is { $terrain }; the { $location } moves only to { terrain-water }.
refusal-tile-paddock = { $cell } is out of reach; from { $origin } the { $location } jumps exactly 2 cells in a straight line.

## Terrains and castles

terrain-grass = Grass
    .help = You can build here; 5 terrain cards show it. (KB-1.7, KB-2.6)
terrain-canyon = Canyon
    .help = You can build here; 5 terrain cards show it. (KB-1.7, KB-2.6)
terrain-desert = Desert
    .help = You can build here; 5 terrain cards show it. (KB-1.7, KB-2.6)
terrain-flowers = Flowers
    .help = You can build here; 5 terrain cards show it. (KB-1.7, KB-2.6)
terrain-forest = Forest
    .help = You can build here; 5 terrain cards show it. (KB-1.7, KB-2.6)
terrain-water = Water
    .help = Nobody builds here; only the Harbor moves settlements onto water. (KB-4.3)
terrain-mountain = Mountain
    .help = Nobody builds here or moves here, with any tile. (KB-4.3)
feature-castle = Castle
    .help = Worth 3 points at the end of the game to every player with a settlement next to it. (KB-8.2)

## Locations

location-oracle = Oracle
    .help = Place one more settlement on the terrain of your card, next to one of yours if possible. (KB-6.1)
location-farm = Farm
    .help = Place one more settlement on grass, next to one of yours if possible. (KB-6.2)
location-oasis = Oasis
    .help = Place one more settlement on desert, next to one of yours if possible. (KB-6.3)
location-tower = Tower
    .help = Place one more settlement on the edge of the board, on any terrain you can build on, next to one of yours if possible. (KB-6.4)
location-tavern = Tavern
    .help = Place one more settlement at either end of a straight line of at least 3 of yours, on any terrain you can build on. (KB-6.5)
location-barn = Barn
    .help = Move one of your settlements to the terrain of your card, next to another of yours if possible. (KB-6.8)
location-harbor = Harbor
    .help = Move one of your settlements to water, next to another of yours if possible. (KB-6.9)
location-paddock = Paddock
    .help = Move one of your settlements exactly 2 cells in a straight line, over anything, onto any terrain you can build on; it need not touch another of yours. (KB-6.11)

## Scoring

score-castles = Castles
    .help = 3 points for each castle with at least one of your settlements next to it. (KB-8.2)
card-fishermen = Fishermen
    .help = 1 point for each of your settlements next to water; those standing on water earn nothing. (KB-8.4)
card-merchants = Merchants
    .help = 4 points for each location or castle that your settlements link to another location or castle. (KB-8.6)
card-discoverers = Discoverers
    .help = 1 point for each row of the board with at least one of your settlements. (KB-8.8)
card-hermits = Hermits
    .help = 1 point for each of your settlement areas; a lone settlement is an area too. (KB-8.9)
card-citizens = Citizens
    .help = 1 point for every 2 settlements of your largest settlement area, rounded down. (KB-8.10)
card-miners = Miners
    .help = 1 point for each of your settlements next to a mountain. (KB-8.11)
card-workers = Workers
    .help = 1 point for each of your settlements next to a location or castle. (KB-8.12)
card-knights = Knights
    .help = 2 points for each of your settlements in the row where you have most. (KB-8.13)
card-lords = Lords
    .help = In each quadrant, 12 points for the highest number of settlements and 6 for the next lower one; tied players all get the full amount. (KB-8.14)
card-farmers = Farmers
    .help = 3 points for each of your settlements in the quadrant where you have fewest. (KB-8.17)

## What the table can choose

option-expansions = Expansions
    .help = The expansions to play with; none is available yet.
option-quadrants = Quadrants
    .help = The 4 quadrants of the board: top left, top right, bottom left, bottom right. Drawn at random if you name none. (KB-2.2)
option-turned = Turned quadrants
    .help = For each of the 4 quadrants, whether it lies upside down. Left to chance if you do not say. (KB-2.3)
option-cards = Scoring cards
    .help = The 3 scoring cards of this game. Drawn at random if you name none. (KB-2.7)
option-first_game = First game
    .help = The board and the scoring cards that the rulebook suggests for a first game. (KB-2.10)
option-lords = Lords
    .help = How the Lords card pays in quadrants where a player has no settlement, or whether it is left out. (KB-2.11)
option-lords-literal = Zero counts
    .help = Having no settlement in a quadrant is a number like any other and can be the highest or the next lower one. (KB-8.15)
option-lords-at_least_one = At least one
    .help = Without a settlement in a quadrant you earn nothing there. (KB-8.16)
option-lords-left_out = Left out
    .help = The Lords are not among the cards that can be drawn. (KB-2.11)
