# The Kingdom Builder board in English. Names of terrains, locations and cards come from the game's own file. Variables:
# $cell is a cell such as f7, $place, $terrain and $name are names, $player is a person's name, $change is a signed number.

## The board

kb-board = The board, 20 rows of 20 cells
kb-board-island = The board, 20 rows of 20 cells, and the island, 5 rows
kb-island-rows = The island, 5 rows
kb-board-keys = Arrow keys go from cell to cell, with Shift to the next cell you may choose. Enter chooses. Plus and minus zoom.
kb-cell = { $place }, { $cell }
kb-cell-settlement = { $place }, { $cell }, settlement of { $player }
kb-cell-location = { $place }, { $cell }, { $tiles ->
    [0] no tile left
    [one] one tile left
   *[other] { $tiles } tiles left
}
kb-cell-new = { $here }, new
kb-cell-chosen = { $here }, chosen
kb-cell-legal = { $here }, legal
kb-cell-legal-change = { $here }, legal, points: { $change }
kb-on-island = { $place } on the island
kb-cell-piece = { $place }, { $cell }, { $kind ->
    [warrior] warrior of { $player }
    [ship] ship of { $player }
    [wagon] wagon of { $player }
    [hall] City Hall of { $player }
   *[scout] scout token of { $player }
}
kb-cell-wall = { $place }, { $cell }, stone wall
kb-cell-nomad = { $place }, { $cell }, { $name }
kb-cell-taken = { $place }, { $cell }, tile taken
kb-cell-guarded = { $here }, guarded by a warrior
kb-cell-outpost = { $here }, with the Outpost
kb-cell-remove = { $here }, can be taken off
kb-row-marked = Row { $row }: marker of { $player }.
kb-island-name = Island
kb-island-own = own transcription
kb-island-reconstructed = our own layout
kb-tools = View of the board
kb-tool-fit = Fit the board
kb-tool-legal = Zoom to legal cells
kb-tool-in = Zoom in
kb-tool-hide = Hide the settlements

## Terrain card

kb-terrain-yours = Your terrain
kb-terrain-of = Terrain of { $player }
kb-terrain-due = { $built } built, { $due } to go
kb-terrain-done = All built
kb-terrain-next = For your next turn
kb-terrain-none = No terrain card
kb-terrain-choose = Choose the terrain of this turn.
kb-terrain-play = { $terrain }: { $count ->
    [0] choose it
    [one] play it, one settlement
   *[other] play it, { $count } settlements
}
kb-terrain-open = Laid open: { $cards }
kb-terrain-hidden = Not known to you
kb-terrain-other = { $player }: { $terrain }, { $due ->
    [0] all built
   *[other] { $due } to go
}
kb-short = On the board: { $short }
kb-short-grass = Gr
kb-short-canyon = Ca
kb-short-desert = De
kb-short-flowers = Fl
kb-short-forest = Fo
kb-short-water = Wa
kb-short-mountain = Mo
kb-short-marsh = Ma
kb-short-farmland = Fa
kb-last-round = Last round

## Tiles

kb-tiles-yours = Your tiles
kb-tiles-of = Tiles of { $player }
kb-tiles-none = None yet: build next to a location.
kb-tile-legal = { $name }: use it now
kb-tile-legal-change = { $name }: use it now, points: { $change }
kb-tile-used = { $name }: used this turn
kb-tile-new = { $name }: new, from your next turn on
kb-tile-idle = { $name }: not now
kb-tile-passive = { $name }: works by itself
kb-tile-leads = { $count ->
    [one] One cell to choose from, lit on the board
   *[other] { $count } cells to choose from, lit on the board
}
kb-group-location = Location tiles
kb-group-nomad-now = Nomads: use this turn or lose
kb-group-nomad-next = Nomads: next turn only
kb-group-bonus = Bonus tiles
kb-group-permanent = For everybody, once a turn
kb-new = new
kb-reserve = In reserve
kb-stock = For all, beside the board
kb-piece-settlements = { $count ->
    [one] One settlement in the supply
   *[other] { $count } settlements in the supply
}
kb-piece-aside = { $count ->
    [one] One settlement set aside for the next mandatory action
   *[other] { $count } settlements set aside for the next mandatory action
}
kb-piece-warriors = { $count ->
    [0] All warriors are on the board
    [one] One warrior in reserve
   *[other] { $count } warriors in reserve
}
kb-piece-ship = { $count ->
    [0] The ship is on the board
   *[other] Ship in reserve
}
kb-piece-wagon = { $count ->
    [0] The wagon is on the board
   *[other] Wagon in reserve
}
kb-piece-hall = { $count ->
    [0] The City Hall is built
   *[other] City Hall in reserve
}
kb-piece-colonies = Settlement tiles: { $count }
kb-piece-markers = Markers beside rows: { $count }
kb-piece-walls = Stone walls left: { $count }
kb-piece-scouts = Scout tokens left: { $count }
kb-piece-tiles = Settlement tiles left: { $count }
kb-piece-bonus = { $name }: { $count } left

## Cards and points

kb-cards-yours = Cards, your points
kb-cards-of = Cards, points of { $player }
kb-change = { $change } by this choice
kb-idle = More if the game ended now, for quadrants without a settlement of yours: { $points }
kb-rule-fishermen = 1 per settlement beside water
kb-rule-merchants = 4 per linked location or castle
kb-rule-discoverers = 1 per row with a settlement
kb-rule-hermits = 1 per separate settlement area
kb-rule-citizens = 1 per 2 settlements, largest area
kb-rule-miners = 1 per settlement beside a mountain
kb-rule-workers = 1 per settlement beside location, castle
kb-rule-knights = 2 per settlement, your fullest row
kb-rule-lords = Per quadrant: most 12, next 6
kb-rule-farmers = 3 per settlement, your weakest quadrant
kb-rule-families = 2 per straight trio, mandatory action
kb-rule-shepherds = 2 per settlement that fills its terrain
kb-rule-ambassadors = 1 per settlement placed beside others
kb-rule-geologists = 2 per linked mountain
kb-rule-messengers = 2 per cell, longest way in an area
kb-rule-noblewomen = 5 per special cell, most beside it
kb-rule-vassals = 1 per settlement along the inner seams
kb-rule-captains = 1 per settlement beside 3 others
kb-rule-scouts = 1 per settlement beside the removed terrain
kb-rule-rangers = 2 per row with one settlement
kb-rule-travellers = 1 per settlement on the edge
kb-rule-chainers = 1 per settlement beside exactly 2
kb-rule-homesteaders = 1 per settlement, your fullest quadrant
kb-rule-mayors = 4 per marker beside a row
kb-rule-rovers = 1 per quadrant built in, each turn
kb-rule-castles = 3 per castle you touch
kb-rule-palaces = 5 per palace, most beside it
kb-rule-capitols = 1 per settlement near a capitol
kb-rule-treasure = 3 per treasure found
kb-rule-home_country = Fill a whole area of one terrain
kb-rule-fortress = A settlement with 6 of yours around
kb-rule-road = 7 in a diagonal line
kb-rule-place_of_refuge = A special cell with 6 around
kb-rule-advance = 7 along one edge
kb-rule-compass_points = One on each of the 4 edges
kb-tasks = Tasks, paid once
kb-task-met = Done, points:
kb-task-open = Not done yet, points:
kb-paid = at once
kb-paid-help = Paid during the game: these are the points so far.
kb-scouted = All { $terrain } cards are out of the game

## Seats

kb-left = { $left } left
kb-hand = Terrain cards in hand: { $count }

## The log: what a turn came to

kingdom_builder-event-built-sum = { $player } built { $what }.
kingdom_builder-event-built-part = { $count } on { $terrain }

## About the board

kb-about = About this board
kb-place-0 = top left
kb-place-1 = top right
kb-place-2 = bottom left
kb-place-3 = bottom right
kb-quadrant = { $name } quadrant, { $place }{ $turned ->
    [yes] , turned
   *[no] {""}
}
kb-island = Island, { $name } side
kb-provenance-own = Own transcription: from the files of whoever runs this server.
kb-provenance-rulebook = As the rulebook prints them.
kb-provenance-published = From public implementations, compared where there are several; the rulebook’s text does not say what lies where.
kb-provenance-reconstructed = Our own reconstruction: no public layout was found. It has the locations and special cells that the rulebook names; the rest is designed and differs from the printed board.
kb-features = Special cells on it
kb-feature = { $count } × { $name }.
kb-unseen = Terrain cards you have not seen yet
kb-deck = { $deck ->
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}
kb-scouted-cards = The Scouts took all { $terrain } cards out of the game.

## The new table

kb-corner-top-left = Top left
kb-corner-top-right = Top right
kb-corner-bottom-left = Bottom left
kb-corner-bottom-right = Bottom right
kb-preview-board = The board so far
kb-preview-island = The island
kb-preview-tasks = Tasks: { $count }
