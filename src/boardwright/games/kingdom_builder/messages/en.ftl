# Kingdom Builder in English. Variables: $player and $victim are names of players, $cell and $origin are cells such as f7,
# $row is a row, $terrain, $played, $old, $new, $a, $b, $c, $location and $source are names from this file, $left, $tiles,
# $count, $points and $value are numbers. Help texts end with the rule they come from.

game-title = Kingdom Builder
game-intro = Build your kingdom: each turn a terrain card says where your next 3 settlements go. Locations give you extra actions; 3 scoring cards and the castles decide who wins.
    .line = With every expansion of the Big Box

# How far the game has come, in a line of the lobby.

progress = { $left ->
    [one] 1 settlement before the end
   *[other] { $left } settlements before the end
}
progress-last-round = Last round

## Prompts

prompt-turn = { $tiles ->
    [0] Build on { $terrain } ({ $left } left).
   *[other] Build on { $terrain } ({ $left } left), or use a tile.
}
prompt-choose-terrain = { $tiles ->
    [0] Choose the terrain of this turn.
   *[other] Choose the terrain of this turn, or use a tile first.
}
prompt-build-next = Build on { $terrain } ({ $left } left).
prompt-end-turn = { $tiles ->
    [0] End your turn.
   *[other] Use a tile, or end your turn.
}
prompt-place = { $left ->
    [one] { $location }: choose the cell for your settlement.
   *[other] { $location }: choose the cell for your next settlement ({ $left } left).
}
prompt-lift = { $location }: choose the settlement to move.
prompt-move-to = { $location }: choose where the settlement from { $origin } goes.
prompt-put = { $left ->
    [1] { $location }: choose the cell; of several, the middle one.
   *[other] { $location }: choose a cell ({ $left } left).
}
prompt-piece = { $location }: choose where your piece goes, or take one back from the board.
prompt-walk = { $location }: choose the next cell on the way ({ $left } left), or stop.
prompt-mover = { $location }: choose the settlement that takes the next step ({ $left } left).
prompt-remove = { $location }: choose the settlement to take off the board.
prompt-strike = { $location }: choose the piece that { $victim } loses.
prompt-repeat = { $location }: choose the tile to use once more.
prompt-fort = { $location }: place a settlement on { $terrain }.
prompt-canoe = { $location }: a last tile was taken; place a settlement on marsh or water, or decline.
prompt-cathedral = { $location }: take a settlement tile, or choose a cell to hand yours in.
prompt-silo = Silo at { $cell }: choose a cell to place on, or a settlement to move; or decline.
prompt-silo-build = Silo: choose the cell for your next settlement ({ $left } left).
prompt-silo-lift = Silo: choose the next settlement to move ({ $left } left).
prompt-silo-move-to = Silo: choose where the settlement from { $origin } goes ({ $left } left).

## Labels of actions

action-build = Build on { $cell }
action-outpost = Build on { $cell } with the Outpost
# The action called permanent-cultivate is no thing that one uses.
action-use = { $location ->
    [Cultivate] Cultivate farmland
   *[other] Use the { $location }
}
action-repeat = Repeat the { $location }
action-play = Play { $terrain }
action-lift = Lift the settlement on { $cell }
action-move-to = Move to { $cell }
action-put-wall = Put a stone wall on { $cell }
action-put-scout = Put a scout token on { $cell }
action-put-warrior = Put a warrior on { $cell }
action-put-ship = Put the ship on { $cell }
action-put-wagon = Put the wagon on { $cell }
action-put-hall = Put the City Hall around { $cell }
action-take-back = Take back the piece on { $cell }
action-set-aside = Set the settlement on { $cell } aside
action-strike = Take the piece on { $cell } off the board
action-take = Take a settlement tile
action-stop = Stop here
action-decline = Decline
action-end-turn = End your turn

## The log

event-turn = { $player } plays a { $terrain } card.
event-turn-two-cards = { $player } lays 2 cards open: { $a }, { $b }.
event-turn-three-cards = { $count ->
    [3] { $player } lays 3 cards open: { $a }, { $b }, { $c }.
   *[other] { $player } lays { $count } cards open, among them: { $a }, { $b }, { $c }.
}
event-turn-without-card = { $player } has no card and none is left to draw: no mandatory action this turn.
event-terrain-chosen = { $player } chooses { $terrain } for this turn.
event-built = { $player } builds on { $cell } ({ $left } left in the supply).
event-used = { $location ->
    [Cultivate] { $player } cultivates farmland.
   *[other] { $player } uses the { $location }.
}
event-repeated = { $player } repeats the { $location } with the Bazaar.
event-moved = { $player } moves from { $origin } to { $cell }.
event-put-warrior = { $player } puts a warrior on { $cell }.
event-put-ship = { $player } puts the ship on { $cell }.
event-put-wagon = { $player } puts the wagon on { $cell }.
event-put-hall = { $player } puts the City Hall around { $cell }.
event-took-back-warrior = { $player } takes the warrior on { $cell } back.
event-took-back-ship = { $player } takes the ship on { $cell } back.
event-took-back-wagon = { $player } takes the wagon on { $cell } back.
event-put-wall = { $player } puts a stone wall on { $cell }.
event-put-scout = { $player } puts a scout token on { $cell }.
event-set-aside = { $player } sets the settlement on { $cell } aside for the next turn.
event-struck = { $player } takes the piece of { $victim } on { $cell } off the board.
event-marked = { $player } puts a marker from the supply beside row { $row }.
event-paid = { $points ->
    [one] { $player } scores 1 point: { $source }.
   *[other] { $player } scores { $points } points: { $source }.
}
event-took-settlement-tile = { $player } takes a settlement tile (value in all: { $value }).
event-handed-in = { $player } hands in settlement tiles worth { $value }.
event-drew-for-fort = { $player } draws { $terrain } for the Fort.
event-nothing-for-fort = No { $terrain } cell is free: { $player } places nothing with the Fort.
event-silo = { $player } uses the silo at { $cell }.
event-tile-gained = { $left ->
    [0] { $player } takes the last tile from the { $location } at { $cell }.
    [one] { $player } takes a tile from the { $location } at { $cell }; one more is left there.
   *[other] { $player } takes a tile from the { $location } at { $cell }; { $left } more are left there.
}
event-bonus-gained = { $player } takes the { $location } along with the second tile of that location.
event-nomad-gained = { $player } takes the { $location } from the nomads at { $cell }.
event-nomad-gone = The { $location } of { $player } leaves the game.
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
refusal-other-moment = That belongs to another moment; choose one of the things that are possible now.
refusal-not-your-turn = { $player } is to decide now; wait for your turn.
refusal-unfinished = Finish the { $location } action first.
refusal-silo-first = Finish with the silo first.
refusal-mandatory-first = { $left ->
    [one] Place one more settlement before you end your turn.
   *[other] Place { $left } more settlements before you end your turn.
}
refusal-in-mandatory = { $left ->
    [one] Place one more settlement first; after that you may use tiles again.
   *[other] Place { $left } more settlements first; after that you may use tiles again.
}
refusal-cannot-stop = You cannot stop now; finish the { $location } action.
refusal-nothing-to-stop = There is nothing to stop or to decline now.
refusal-settlement-tile = Only the Cathedral gives settlement tiles; use it while there are some left.
refusal-cannot-repeat = The { $location } action cannot be repeated now; choose another of your location tiles.
refusal-terrain-settled = The terrain of this turn is settled; you cannot play { $terrain } now.
refusal-terrain-full = No { $terrain } cell is free; choose another terrain.
refusal-terrain-not-shown = Your cards do not show { $terrain }; choose a terrain that they show.
refusal-choose-first = Choose the terrain of this turn first; the { $location } action depends on it.
refusal-choose-terrain = Choose the terrain of this turn before you build on { $cell }.
refusal-no-tile = You have no { $location } tile; to get one, build next to that location while tiles are left there.
refusal-no-nomad = You have no { $location } tile; the first to build next to its nomad cell takes it.
refusal-no-bonus = You have no { $location } tile; it comes with your second tile of that location.
refusal-not-on-board = { $location } is not part of this game.
refusal-passive = There is nothing to start: { $location } works by itself, or is offered to you when its moment comes.
refusal-supply-empty = Your supply is empty, so the { $location } action has nothing to place; tiles that move a settlement still help.
refusal-no-target = The { $location } action can do nothing at the moment; go on with something else.
refusal-tile-used = You have used the { $location } action this turn; go on with something else.
refusal-tile-new = You have gained the { $location } only this turn; you may use it in your next turn.
refusal-cannot-lift = The settlement on { $cell } has nowhere to go; choose another one.
refusal-piece-stays = This action cannot move the piece on { $cell }; choose one of your settlements.
refusal-not-own = You have no settlement on { $cell }; choose one of your own.
refusal-just-left = The settlement is just leaving { $cell }; choose another cell for it.
refusal-castle = { $cell } is a castle; settlements stand next to it, never on it.
refusal-nomad = { $cell } is a nomad cell; settlements stand next to it, never on it.
refusal-palace = { $cell } is a palace; settlements stand next to it, never on it.
refusal-silo = { $cell } is a silo; settlements stand next to it, never on it.
refusal-location = { $cell } is a location; settlements stand next to it, never on it.
refusal-occupied = There is a piece on { $cell } already; choose an empty cell.
refusal-no-island = There is no island in this game, so there is no cell { $cell }.
refusal-wall = A stone wall closes { $cell } for the rest of the game; choose another cell.
refusal-scout = A scout token stands on { $cell } until the turn ends; choose another cell.
refusal-guarded = A warrior guards { $cell }; choose a cell that touches no warrior.
refusal-not-buildable = { $cell } is { $terrain } and closed to this action; choose another cell.
refusal-other-terrain = { $cell } is { $terrain }; your card shows { $played }.
refusal-not-beside = { $cell } touches none of your settlements; choose a cell that does, while there is one.
refusal-silo-cell = { $cell } does not fit; choose a cell you can build on, next to another of your settlements.
refusal-mandatory-done = Your mandatory action is done; use a tile, or end your turn.
refusal-no-settlements = Your supply is empty; use a tile that moves a settlement, or end your turn.
refusal-no-card = There was no terrain card for you this turn; use a tile, or end your turn.
refusal-no-card-fits = There is no terrain card left to go on with; use a tile, or end your turn.

# A cell that does not fit the tile being used. All of them get $cell and $location, those with a free cell $terrain too.
# Moves get $origin, the Sword $victim; the $terrain of the Fort is that of the card drawn.
refusal-tile-oracle = { $cell } is { $terrain }; the { $location } places only on { $played }, the terrain of this turn.
refusal-tile-farm = { $cell } is { $terrain }; the { $location } places only on { terrain-grass }.
refusal-tile-oasis = { $cell } is { $terrain }; the { $location } places only on { terrain-desert }.
refusal-tile-tower = { $cell } is inside the board; the { $location } places only on its edge.
refusal-tile-tavern = { $cell } is not at the end of a line; the { $location } continues a straight line of at least 3 of your settlements.
refusal-tile-barn = { $cell } is { $terrain }; the { $location } moves only to { $played }, the terrain of this turn.
refusal-tile-harbor = { $cell } is { $terrain }; the { $location } moves only to { terrain-water }.
refusal-tile-paddock = { $cell } is out of reach; from { $origin } the { $location } jumps exactly 2 cells in a straight line.
refusal-tile-quarry = { $cell } does not fit; the { $location } puts walls on the terrain of this turn, next to your settlements.
refusal-tile-caravan = { $cell } is not where the way ends; from { $origin } the { $location } goes straight on until something stops it.
refusal-tile-village = { $cell } touches too few of your settlements; the { $location } needs at least 3.
refusal-tile-garden = { $cell } is { $terrain }; the { $location } places only on { terrain-flowers }.
refusal-tile-lighthouse = { $cell } does not fit; the { $location } moves your ship over free water, from cell to cell.
refusal-tile-foresters_lodge = { $cell } is { $terrain }; the { $location } places only on { terrain-forest }.
refusal-tile-barracks = { $cell } does not fit; the { $location } puts a warrior you have left next to your settlements, or takes one back.
refusal-tile-city_hall = There is no room around { $cell }; the { $location } needs free cells you can build on, next to one of your settlements.
refusal-tile-fort = { $cell } does not fit; the { $location } places on { $terrain }, the card just drawn.
refusal-tile-monastery = { $cell } is { $terrain }; the { $location } places only on { terrain-canyon }.
refusal-tile-wagon = { $cell } does not fit; the { $location } goes over free land and mountains, from cell to cell.
refusal-tile-temple = You have no settlement on { $cell }; the { $location } takes one of your settlements.
refusal-tile-refuge = { $cell } is out of reach; from { $origin } the { $location } goes only one cell far.
refusal-tile-canoe = { $cell } does not fit; the { $location } places on { terrain-marsh } or { terrain-water }, next to one of your settlements if possible.
refusal-tile-fountain = { $cell } does not fit; the { $location } needs exactly one of your settlements next to it, and nobody else’s.
refusal-tile-bazaar = Choose the tile that the { $location } repeats; the cell comes after that.
refusal-tile-watermill = { $cell } touches no water; the { $location } places only next to it.
refusal-tile-mountain_station = { $cell } touches no mountain; the { $location } places only next to one.
refusal-tile-cabin = { $cell } touches none of your settlements; the { $location } puts scout tokens only next to them.
refusal-tile-cathedral = { $cell } does not fit; the { $location } hands in settlement tiles for cells of the terrain of this turn.
refusal-tile-watchtower = { $cell } touches no other player’s settlement; the { $location } places only next to one.
refusal-tile-university = { $cell } touches no location and no other special cell; the { $location } places only next to one.
refusal-tile-palisade = { $cell } does not touch the settlement area that { $origin } was part of; the { $location } stays with it.
refusal-tile-rope_bridge = { $cell } is { $terrain }; the { $location } moves only to { terrain-canyon }.
refusal-tile-tree_house = { $cell } is { $terrain }; the { $location } moves only to { terrain-forest }.
refusal-tile-donation_grass = { $cell } is { $terrain }; the { $location } places only on { terrain-grass }.
refusal-tile-donation_canyon = { $cell } is { $terrain }; the { $location } places only on { terrain-canyon }.
refusal-tile-donation_desert = { $cell } is { $terrain }; the { $location } places only on { terrain-desert }.
refusal-tile-donation_flowers = { $cell } is { $terrain }; the { $location } places only on { terrain-flowers }.
refusal-tile-donation_forest = { $cell } is { $terrain }; the { $location } places only on { terrain-forest }.
refusal-tile-donation_water = { $cell } is { $terrain }; the { $location } places only on { terrain-water }.
refusal-tile-donation_mountain = { $cell } is { $terrain }; the { $location } places only on { terrain-mountain }.
refusal-tile-resettlement = { $cell } is out of reach; a step of the { $location } goes from { $origin } to a cell next to it.
refusal-tile-sword = { $victim } has nothing on { $cell } that the { $location } could take; choose another cell.
refusal-tile-refuge_bonus = { $cell } is out of reach; from { $origin } the { $location } goes straight to the nearest free cell you can build on.
refusal-tile-canoe_bonus = { $cell } is { $terrain }; the { $location } places only on { terrain-marsh } or { terrain-water }.
refusal-tile-cultivate = { $cell } does not fit; { $location } places only on { terrain-farmland } next to one of your settlements.
refusal-tile-cave = { $cell } touches no cave; the { $location } leads only to cells next to one.

## Terrains and special cells

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
    .help = Closed to everything but the tiles that name it, such as the Harbor. (KB-4.3)
terrain-mountain = Mountain
    .help = Closed to everything but the tiles of expansions that name it, such as the Wagon. (KB-4.3)
terrain-marsh = Marsh
    .help = You can build here; 5 terrain cards show it beside another terrain, and on marsh the mandatory action places only 2 settlements. (KB-1.7, KB-13.1)
terrain-farmland = Farmland
    .help = You can build here, but no terrain card shows it: you get there by Cultivate, and by tiles that allow any terrain. (KB-1.7, KB-14.17)
terrain-card-marsh_grass = Marsh or Grass
    .help = Choose one of them for the whole turn: 2 settlements on marsh, or 3 on grass. (KB-13.1)
terrain-card-marsh_canyon = Marsh or Canyon
    .help = Choose one of them for the whole turn: 2 settlements on marsh, or 3 on canyon. (KB-13.1)
terrain-card-marsh_desert = Marsh or Desert
    .help = Choose one of them for the whole turn: 2 settlements on marsh, or 3 on desert. (KB-13.1)
terrain-card-marsh_flowers = Marsh or Flowers
    .help = Choose one of them for the whole turn: 2 settlements on marsh, or 3 on flowers. (KB-13.1)
terrain-card-marsh_forest = Marsh or Forest
    .help = Choose one of them for the whole turn: 2 settlements on marsh, or 3 on forest. (KB-13.1)
feature-castle = Castle
    .help = Worth 3 points at the end of the game to every player with a settlement next to it. (KB-8.2)
feature-nomad = Nomad cell
    .help = The first player with a settlement next to it takes its tile, which can be used in that player’s next turn only. (KB-11.1, KB-11.18)
feature-palace = Palace
    .help = Worth 5 points at the end of the game to every player with the most settlements next to it. (KB-13.2)
feature-silo = Silo
    .help = After the last turn, every player with a settlement next to it may place or move 3 settlements. (KB-14.2)
feature-capitol = Capitol
    .help = Worth 1 point at the end of the game for each settlement at most 2 cells away; the castle below it pays as usual. (KB-15.1, KB-15.8)
feature-cave = Cave
    .help = A mountain cell; once a turn you may move a settlement next to a cave to a free cell next to any cave. (KB-15.2, KB-15.14)
feature-island = Island
    .help = A small board beside the others; you may go there whenever no fitting cell touches one of your settlements. (KB-15.3)

## Locations

location-oracle = Oracle
    .help = Place one more settlement on the terrain of this turn, next to one of yours if possible. (KB-6.1)
location-farm = Farm
    .help = Place one more settlement on grass, next to one of yours if possible. (KB-6.2)
location-oasis = Oasis
    .help = Place one more settlement on desert, next to one of yours if possible. (KB-6.3)
location-tower = Tower
    .help = Place one more settlement on the edge of the board, on any terrain you can build on, next to one of yours if possible. (KB-6.4)
location-tavern = Tavern
    .help = Place one more settlement at either end of a straight line of at least 3 of yours, on any terrain you can build on. (KB-6.5)
location-barn = Barn
    .help = Move one of your settlements to the terrain of this turn, next to another of yours if possible. (KB-6.8)
location-harbor = Harbor
    .help = Move one of your settlements to water, next to another of yours if possible. (KB-6.9)
location-paddock = Paddock
    .help = Move one of your settlements exactly 2 cells in a straight line, over anything, onto any terrain you can build on; it need not touch another of yours. (KB-6.11)
location-quarry = Quarry
    .help = Put one or 2 stone walls on free cells of the terrain of this turn, each next to one of your settlements; nothing comes there any more. (KB-11.2, KB-11.23)
location-caravan = Caravan
    .help = Move one of your settlements in a straight line until something stops it; it need not touch another of yours. (KB-11.3)
location-village = Village
    .help = Place one more settlement next to at least 3 of yours, on any terrain you can build on. (KB-11.4)
location-garden = Garden
    .help = Place one more settlement on flowers, next to one of yours if possible. (KB-11.5)
location-lighthouse = Lighthouse
    .help = Put your ship on water, next to one of your settlements if possible; or sail it up to 3 cells over free water; or take it back. (KB-12.1)
location-foresters_lodge = Forester’s Lodge
    .help = Place one more settlement on forest, next to one of yours if possible. (KB-12.2)
location-barracks = Barracks
    .help = Put a warrior on any terrain you can build on, next to one of your settlements if possible, or take one back; nothing may come next to a warrior. (KB-12.3, KB-12.33)
location-crossroads = Crossroads
    .help = At the end of each turn you draw one terrain card more, and in your next turn you choose between them. (KB-12.4)
location-city_hall = City Hall
    .help = Once in the game, put your City Hall on a cell and all cells around it, free, buildable and next to one of your settlements; each of them counts as a settlement. (KB-12.5, KB-12.17)
location-fort = Fort
    .help = Draw a terrain card and place one more settlement on its terrain, next to one of yours if possible. (KB-12.6)
location-monastery = Monastery
    .help = Place one more settlement on canyon, next to one of yours if possible. (KB-12.7)
location-wagon = Wagon
    .help = Put your wagon on a mountain or any terrain you can build on, next to one of your settlements if possible; or drive it up to 3 cells over such cells; or take it back. (KB-12.8)
location-temple = Temple
    .help = Set one of your settlements on the board aside; your next mandatory action places it on top of the usual number. (KB-13.3)
location-refuge = Refuge
    .help = Move one of your settlements to a cell next to it, on any terrain you can build on; it need not touch another of yours. (KB-13.4)
location-canoe = Canoe
    .help = Whenever anybody takes the last tile of a location or nomad cell, you may place one more settlement on marsh or water, next to one of yours if possible. (KB-13.5, KB-13.46)
location-fountain = Fountain
    .help = Place one more settlement next to exactly one of yours and to nobody else’s, on any terrain you can build on. (KB-13.6)
location-bazaar = Bazaar
    .help = Carry out the action of another of your location tiles once more. (KB-14.3)
location-watermill = Watermill
    .help = Place one more settlement next to water, on any terrain you can build on, next to one of yours if possible. (KB-14.4)
location-mountain_station = Mountain Station
    .help = Place one more settlement next to a mountain, on any terrain you can build on, next to one of yours if possible. (KB-14.5)
location-cabin = Cabin
    .help = Put the 2 scout tokens next to your settlements, on water and mountains too; until the end of the turn they count as your settlements when you place. (KB-14.6)
location-cathedral = Cathedral
    .help = Take a settlement tile; or hand all of yours in and place as many settlements as they are worth on the terrain of this turn, next to one of yours if possible. (KB-14.7)
location-watchtower = Watchtower
    .help = Place one more settlement next to another player’s, on any terrain you can build on, next to one of yours if possible. (KB-14.8)
location-university = University
    .help = Place one more settlement next to a location, castle, nomad cell, palace or silo, on any terrain you can build on, next to one of yours if possible. (KB-14.9)
location-palisade = Palisade
    .help = Move one of your settlements to another cell next to the settlement area it comes from, on any terrain you can build on. (KB-14.10)
location-rope_bridge = Rope Bridge
    .help = Move one of your settlements to canyon, next to another of yours if possible. (KB-15.4)
location-tree_house = Tree House
    .help = Move one of your settlements to forest, next to another of yours if possible. (KB-15.5)

## Nomads, bonus tiles and actions that everybody has

nomad-donation_grass = Grass Donation
    .help = Place 3 more settlements on grass, each next to one of yours if possible. (KB-11.6)
nomad-donation_canyon = Canyon Donation
    .help = Place 3 more settlements on canyon, each next to one of yours if possible. (KB-11.6)
nomad-donation_desert = Desert Donation
    .help = Place 3 more settlements on desert, each next to one of yours if possible. (KB-11.6)
nomad-donation_flowers = Flowers Donation
    .help = Place 3 more settlements on flowers, each next to one of yours if possible. (KB-11.6)
nomad-donation_forest = Forest Donation
    .help = Place 3 more settlements on forest, each next to one of yours if possible. (KB-11.6)
nomad-donation_water = Water Donation
    .help = Place 3 more settlements on water, each next to one of yours if possible. (KB-11.6)
nomad-donation_mountain = Mountain Donation
    .help = Place 3 more settlements on mountains, each next to one of yours if possible. (KB-11.6)
nomad-resettlement = Resettlement
    .help = Move your settlements up to 4 steps in all, each step to a neighbouring cell you can build on; they need not touch others of yours. (KB-11.7)
nomad-outpost = Outpost
    .help = One settlement you place this turn need not touch another of yours. (KB-11.8)
nomad-sword = Sword
    .help = Take one settlement of every other player off the board; it goes back into that player’s supply. (KB-11.9)
nomad-treasure = Treasure
    .help = Worth 3 points at once to the player who takes it. (KB-11.10)
bonus-temple_bonus = Temple Bonus
    .help = The first settlement of your mandatory action need not touch another of yours. (KB-13.7)
bonus-refuge_bonus = Refuge Bonus
    .help = Move one of your settlements in a straight line, over anything, to the nearest free cell you can build on. (KB-13.8)
bonus-canoe_bonus = Canoe Bonus
    .help = Place one more settlement on marsh or water, next to one of yours if possible. (KB-13.9)
bonus-fountain_bonus = Fountain Bonus
    .help = Your Fountain may place on mountains too. (KB-13.10)
permanent-cultivate = Cultivate
    .help = Once a turn, place one more settlement on farmland next to one of yours; no tile is needed. (KB-14.1)
permanent-cave = Cave
    .help = Once a turn, move one of your settlements next to a cave to a free cell next to any cave; no tile is needed. (KB-15.2)

## Pieces

piece-warrior = Warrior
    .help = Counts as a settlement; nothing may come to a cell next to it. (KB-12.17, KB-12.33)
piece-ship = Ship
    .help = Counts as a settlement; it stays on water. (KB-12.17, KB-12.29)
piece-wagon = Wagon
    .help = Counts as a settlement; it goes on mountains and any terrain you can build on. (KB-12.17, KB-12.29)
piece-hall = City Hall
    .help = Counts as a settlement on each of its cells, and stays for the rest of the game. (KB-12.17, KB-12.24)
piece-wall = Stone wall
    .help = Closes its cell for the rest of the game; it belongs to nobody. (KB-11.23, KB-11.24)
piece-scout = Scout token
    .help = Counts as a settlement of the player on turn when placing, and comes back at the end of the turn. (KB-14.47, KB-14.53)
piece-marker = Marker
    .help = Marks a row for the Mayors; it comes from its owner’s supply and stays. (KB-14.15, KB-14.69)
piece-settlement-tile = Settlement tile
    .help = Collect these with the Cathedral, and hand them in for settlements. (KB-14.7)

## Scoring

score-castles = Castles
    .help = 3 points for each castle with at least one of your settlements next to it. (KB-8.2)
score-palaces = Palaces
    .help = 5 points for each palace with at least one of your settlements next to it, if nobody has more there. (KB-13.2)
score-capitols = Capitols
    .help = 1 point for each of your settlements at most 2 cells away from a capitol. (KB-15.1)
score-treasure = Treasures
    .help = 3 points for each treasure you took, scored at once. (KB-11.10)
card-fishermen = Fishermen
    .help = 1 point for each of your settlements next to water; those standing on water earn nothing. (KB-8.4)
card-merchants = Merchants
    .help = 4 points for each location, castle, nomad cell or palace that your settlements link to another such cell. (KB-8.6, KB-11.15, KB-13.26)
card-discoverers = Discoverers
    .help = 1 point for each row, also of the island, with at least one of your settlements. (KB-8.8, KB-15.28)
card-hermits = Hermits
    .help = 1 point for each of your settlement areas; a lone settlement is an area too. (KB-8.9)
card-citizens = Citizens
    .help = 1 point for every 2 settlements of your largest settlement area, rounded down. (KB-8.10)
card-miners = Miners
    .help = 1 point for each of your settlements next to a mountain; those standing on one earn nothing. (KB-8.11, KB-11.41)
card-workers = Workers
    .help = 1 point for each of your settlements next to a location, castle, nomad cell or palace. (KB-8.12, KB-11.15, KB-13.26)
card-knights = Knights
    .help = 2 points for each of your settlements in the row where you have most. (KB-8.13)
card-lords = Lords
    .help = In each quadrant, 12 points for the highest number of settlements and 6 for the next lower one; tied players all get the full amount. (KB-8.14)
card-farmers = Farmers
    .help = 3 points for each of your settlements in the quadrant where you have fewest. (KB-8.17)
card-families = Families
    .help = 2 points at once whenever the settlements of your mandatory action stand side by side in a straight line. (KB-11.11)
card-shepherds = Shepherds
    .help = 2 points at once for each settlement you place where no free cell of the same terrain touches it. (KB-11.12)
card-ambassadors = Ambassadors
    .help = 1 point at once for each settlement you place next to another player’s. (KB-11.13)
card-geologists = Geologists
    .help = 2 points for each mountain that your settlements link to another one; mountain cells next to each other are one mountain. (KB-13.11)
card-messengers = Messengers
    .help = 2 points for each cell of the shortest way between the settlements of one area that are farthest apart, their own cells included. (KB-13.12)
card-noblewomen = Noblewomen
    .help = 5 points for each location, castle or nomad cell with at least one of your settlements next to it, if nobody has more there. (KB-13.13)
card-vassals = Vassals
    .help = 1 point for each of your settlements along a seam between quadrants. (KB-13.14)
card-captains = Captains
    .help = 1 point for each of your settlements next to at least 3 others of yours. (KB-13.15)
card-scouts = Scouts
    .help = All cards of a terrain drawn by chance leave the game: 1 point for each of your settlements next to that terrain, but not on it. (KB-13.16, KB-13.76)
card-rangers = Rangers
    .help = 2 points for each row, also of the island, with exactly one of your settlements. (KB-14.11, KB-15.29)
card-travellers = Travellers
    .help = 1 point for each of your settlements on the edge of the board. (KB-14.12)
card-chainers = Chainers
    .help = 1 point for each of your settlements next to exactly 2 others of yours. (KB-14.13)
card-homesteaders = Homesteaders
    .help = 1 point for each of your settlements in the quadrant where you have most. (KB-14.14)
card-mayors = Mayors
    .help = 4 points for each row with your marker; the first player with 4 settlements in a row puts one there, from the supply. (KB-14.15)
card-rovers = Rovers
    .help = 1 point at the end of each of your turns for each quadrant in which you placed a settlement. (KB-14.16)
task-home_country = Home Country
    .help = 5 points if your settlements fill a whole area of one terrain. (KB-12.9)
task-fortress = Fortress
    .help = 6 points if one of your settlements has your settlements on all cells around it. (KB-12.10)
task-road = Road
    .help = 7 points for at least 7 of your settlements in a diagonal line without gaps. (KB-12.11)
task-place_of_refuge = Place of Refuge
    .help = 8 points if a location, castle or nomad cell has your settlements on all cells around it. (KB-12.12)
task-advance = Advance
    .help = 9 points for at least 7 of your settlements on one edge of the board. (KB-12.13)
task-compass_points = Compass Points
    .help = 10 points for at least one of your settlements on each edge of the board. (KB-12.14)

## What the table can choose

option-expansions = Expansions
    .help = The expansions whose quadrants and scoring cards may be drawn; what you name yourself may come from any of them. (KB-16.1, KB-16.2)
option-expansions-nomads = Nomads
    .line = Tiles for one use, cards that pay at once
    .help = Nomad tiles that serve once, stone walls, and cards that pay during the game. (KB-11.1, KB-11.63)
option-expansions-crossroads = Crossroads
    .line = Warriors, ships and wagons, and tasks
    .help = More locations to a quadrant, with warriors, ships, wagons and City Halls, and tasks for more points. (KB-12.15, KB-12.16)
option-expansions-marshlands = Marshlands
    .line = Marsh, palaces and two terrains to a card
    .help = Marsh, palaces, cards with a choice of terrain, and bonus tiles. The layout of these quadrants is our own reconstruction; the printed ones differ. (KB-13.1, KB-13.2, KB-13.29)
option-expansions-harvest = Harvest
    .line = Farmland and silos
    .help = Farmland, silos, and more locations to a quadrant. The layout of these quadrants is our own reconstruction; the printed ones differ. (KB-14.1, KB-14.2)
option-expansions-capitol = Capitol
    .line = A castle becomes a capitol
    .help = A castle of the Harbor and of the Oracle quadrant becomes a capitol that pays for the settlements around it. (KB-15.1, KB-15.6)
option-expansions-caves = Caves
    .line = Ways through the mountains
    .help = Mountains get caves, through which settlements can move. (KB-15.2, KB-15.12)
option-expansions-island = Island
    .line = A small board beside the others
    .help = A small board beside the others, with a location of its own. Its layout is our own reconstruction; the printed one differs. (KB-15.3, KB-15.22)
option-quadrants = Quadrants
    .help = The 4 quadrants of the board: top left, top right, bottom left, bottom right. Drawn at random if you name none. (KB-2.2)
option-quadrants-lighthouse_foresters_lodge = { location-lighthouse }, { location-foresters_lodge }
    .help = { location-lighthouse.help } { location-foresters_lodge.help }
option-quadrants-barracks_crossroads = { location-barracks }, { location-crossroads }
    .help = { location-barracks.help } { location-crossroads.help }
option-quadrants-city_hall_fort = { location-city_hall }, { location-fort }
    .help = { location-city_hall.help } { location-fort.help }
option-quadrants-monastery_wagon = { location-monastery }, { location-wagon }
    .help = { location-monastery.help } { location-wagon.help }
option-quadrants-bazaar_watermill = { location-bazaar }, { location-watermill }
    .help = { location-bazaar.help } { location-watermill.help }
option-quadrants-mountain_station_cabin = { location-mountain_station }, { location-cabin }
    .help = { location-mountain_station.help } { location-cabin.help }
option-quadrants-cathedral_watchtower = { location-cathedral }, { location-watchtower }
    .help = { location-cathedral.help } { location-watchtower.help }
option-quadrants-university_palisade = { location-university }, { location-palisade }
    .help = { location-university.help } { location-palisade.help }
option-turned = Turned quadrants
    .help = For each of the 4 quadrants, whether it lies upside down. Left to chance if you do not say. (KB-2.3)
option-cards = Scoring cards
    .help = The 3 scoring cards of this game. Drawn at random if you name none. (KB-2.7)
option-tasks = Tasks
    .help = The tasks to take first; chance adds others until there is one for each Crossroads quadrant on the board. (KB-16.6)
option-island = Side of the island
    .help = Which side of the island lies up, if the island is in play. Left to chance if you do not say. (KB-16.8)
option-island-rope_bridge = Rope Bridge
    .help = The side with the Rope Bridge, which moves settlements to canyon. (KB-16.8, KB-15.4)
option-island-tree_house = Tree House
    .help = The side with the Tree House, which moves settlements to forest. (KB-16.8, KB-15.5)
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
option-sword = Sword
    .help = What becomes of a location tile when the Sword takes its owner’s last settlement next to the location. (KB-16.9)
option-sword-loses_tile = Tile is lost
    .help = The tile leaves the game, as after a move. (KB-11.60)
option-sword-keeps_tile = Tile is kept
    .help = The owner keeps the tile. (KB-11.61)
option-equal_cards = Equal cards
    .help = What it means to lay equal terrain cards open, with the Crossroads tile. (KB-16.10)
option-equal_cards-ordinary = Nothing special
    .help = Equal cards have no special effect. (KB-12.47)
option-equal_cards-any_terrain = Any terrain
    .help = Equal cards let you play any terrain that cards can show. (KB-12.48)
option-pieces = Warriors, ships, wagons
    .help = Whether tiles that move a settlement can also move these pieces. (KB-16.11)
option-pieces-own_ability = Only their own tile
    .help = Only their own tile moves them or takes them back. (KB-12.22)
option-pieces-like_settlements = Like settlements
    .help = Every tile that moves a settlement can move them too, where that tile leads. (KB-12.23)
option-corners = Corners
    .help = For which edges a settlement in a corner counts in the task Compass Points. (KB-16.12)
option-corners-one_edge = One edge
    .help = It counts for one edge of your choice. (KB-12.65)
option-corners-both_edges = Both edges
    .help = It counts for each of its edges. (KB-12.66)
option-only_way_back = No way but back
    .help = Where a settlement goes that should touch another of yours after its move, when only the cell it comes from does. (KB-16.16)
option-only_way_back-free = Free choice
    .help = It goes to any other cell that fits. (KB-4.12)
option-only_way_back-back = Back again
    .help = It returns to the cell it comes from. (KB-4.17)

## What was drawn or laid open: why taking back stops there. A sentence without its end

drawn-card = A terrain card has been drawn
