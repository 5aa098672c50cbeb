# The Kingdom Builder board in English. Names of terrains, locations and cards come from the game's own file. Variables:
# $cell is a cell such as f7, $place, $terrain and $name are names, $player is a person's name, $change is a signed number.

## The board

kb-board = The board, 20 rows of 20 cells
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
kb-cell-legal-change = { $here }, legal, { $change } points
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
kb-terrain-hidden = Not known to you
kb-terrain-other = { $player }: { $terrain }, { $due ->
    [0] all built
   *[other] { $due } to go
}
kb-letter = Letter on the board: { $letter }
kb-last-round = Last round

## Tiles

kb-tiles-yours = Your tiles
kb-tiles-of = Tiles of { $player }
kb-tiles-others = Tiles of the others
kb-tiles-none = None yet: build next to a location.
kb-tile-legal = { $name }: use it now
kb-tile-used = { $name }: used this turn
kb-tile-new = { $name }: new, from your next turn on
kb-tile-idle = { $name }: not now
kb-tile-held = { $name }
kb-new = new

## Cards and points

kb-cards-yours = Cards, your points
kb-cards-of = Cards, points of { $player }
kb-change = { $change } by this choice
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
kb-rule-castles = 3 per castle you touch

## Seats

kb-facts = { $left } left, { $tiles ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
}
kb-left = { $left } left

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
kb-provenance-rulebook = As the rulebook prints them.
kb-provenance-published = From public implementations that agree with each other; the rulebook’s text does not say what lies where.
kb-provenance-reconstructed = Our reconstruction: it fits all that the rulebook says, but is not what is printed on the board.
kb-unseen = Terrain cards you have not seen yet
kb-deck = { $deck ->
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}
