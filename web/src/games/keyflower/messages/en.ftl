# Keyflower at the table in English. Names of tiles, workers, resources, skills and seasons come from the game's own file. Variables:
# $tile, $name, $label, $season and $colour are names, $player and $names are persons' names, $count, $free, $place and $number are numbers.

## What is under way

kf-tab = Boats
kf-now = Under way
kf-now-turn = Choose workers or a tile: bid for it, or use it.
kf-now-ship = Choose one of the boats below.
kf-now-mixed = Add workers of any colours below.
kf-now-worker = Give up a worker below, or a whole group.
kf-now-skill = Give up a skill below.
kf-now-take = Choose what the tile gives you.
kf-now-winter = Choose winter tiles below: one at least.
kf-now-take-up = Choose the tile to lay next.
kf-now-lay = Lay { $tile }: choose its place in your village.
kf-now-transport = Carry goods on the board, or upgrade a tile.
kf-now-their = { $player } is to move
kf-now-chooses = { $player } is choosing
kf-now-several = are choosing
kf-doing-bid = Bid with
kf-doing-use = Use with
kf-doing-pay = Still to pay
kf-so-far = so far
kf-count = { $count } × { $name }
kf-pay-any = { $count ->
    [one] one resource of any kind
   *[other] { $count } resources of any kind
}
kf-pay-any-skill = { $count ->
    [one] one skill of any kind
   *[other] { $count } skills of any kind
}
kf-steps-left = { $count ->
    [0] No step left
    [one] One step left
   *[other] { $count } steps left
}
kf-upgrades-left = { $count ->
    [0] No upgrade left
    [one] One upgrade left
   *[other] { $count } upgrades left
}
kf-pass-ends = All others have passed: if you pass, the season ends.
kf-pointed = { $bids ->
    [0] No tile to bid for
    [one] One tile to bid for
   *[other] { $bids } tiles to bid for
}, { $uses ->
    [0] none to use
    [one] one to use
   *[other] { $uses } to use
}: choose one.
kf-pointed-close = All colours again

## Behind the screen

kf-screen-yours = Behind your screen
kf-screen-of = Behind the screen of { $player }
kf-workers = Workers
kf-skills = Skills
kf-worker-choose = { $label }: show what they can do
kf-hidden-workers = { $count ->
    [one] One worker of a colour you have not seen
   *[other] { $count } workers of colours you have not seen
}
kf-hidden-skills = { $count ->
    [one] One skill you have not seen
   *[other] { $count } skills you have not seen
}
kf-free = Free to move
kf-free-help = These groups were outbid. Each may move to another tile, but only whole.
kf-group-at = { $label }, outbid at { $tile }
kf-powers = Summer boats
kf-power-extra_workers = 2 more workers each season
kf-power-extra_green = 1 more green worker each season
kf-power-cross_country = carry and build across fields
kf-power-double_transport = steps and upgrades count twice
kf-power-wild_upgrades = any resource pays for upgrades
kf-power-wild_scoring = any resource scores for any other
kf-power-counter_bid = bid other colours against bids
kf-power-mixed_use = use tiles with mixed colours
kf-winter = Your winter tiles, secret
kf-winter-choose = Offer these winter tiles?
kf-winter-chosen = chosen
kf-winter-count = { $count ->
    [one] One winter tile in hand
   *[other] { $count } winter tiles in hand
}
kf-won = To lay
kf-stranded = Fit nowhere yet

## The season

kf-season = The season
kf-offered = { $count ->
    [one] One tile
   *[other] { $count } tiles
}, { $free ->
    [0] all with bids
   *[other] { $free } without a bid
}
kf-phase-offering = Everybody offers winter tiles in secret.
kf-phase-ships = The boats are being chosen.
kf-phase-laying = The tiles won are being laid.
kf-phase-over = The year is over.
kf-passes = Passed
kf-passed = Passed one after the other: { $names }
kf-passed-none = Nobody has just passed
kf-supply = Left in the supply
kf-left = { $name }: { $count } left
kf-pile = Skills in the pile: { $count }
kf-bag = Workers in the bag: { $count }

## Boats

kf-boats = Boats, turn order
kf-boat-choose = Choose:
kf-boat-taken = taken
kf-boat-empty = empty
kf-choosing = { $player } chooses a boat
kf-choosers = In which order the boats are chosen
kf-chose = { $player } has chosen a boat
kf-chooses-later = { $count ->
    [one] { $player } is next to choose a boat
   *[other] { $player } chooses a boat after { $count } others
}
kf-order = Who would choose a boat when, if the season ended now
kf-place = Place { $place }: { $player }
kf-place-tile = Place { $place }: { $player }, by turn-order tile { $number }
kf-start = { $player } has the purple figure
kf-start-next = { $player } would have the purple figure next

## Points

kf-score-yours = Your points
kf-score-of = Points of { $player }
kf-score-none = Nothing yet. Upgraded tiles and gold bring the first points.
kf-score-seen = For all to see
kf-score-if-over = If the game ended now: { $points }
kf-score-all = Altogether

## Seats

kf-start-here = Has the purple figure
kf-fact-workers = { $count ->
    [one] One worker behind the screen
   *[other] { $count } workers behind the screen
}
kf-fact-known = { $count } × { $name }, seen by all
kf-fact-skills = { $count ->
    [one] One skill behind the screen
   *[other] { $count } skills behind the screen
}
kf-known = Colours everybody has seen going there
kf-leads = { $count ->
    [one] 1 bid leads
   *[other] { $count } bids lead
}
kf-beaten = { $count } outbid

## About the game

kf-about = About these components
kf-about-box = In the box
kf-box-home = home tiles
kf-box-spring = spring tiles
kf-box-summer = summer tiles
kf-box-autumn = autumn tiles
kf-box-winter = winter tiles
kf-box-summer_boat = summer boats
kf-box-boat = boats
kf-box-turn_order = turn-order tiles
kf-about-origin = Where the facts come from
kf-about-tiles = { $count ->
    [one] { $count } tile.
   *[other] { $count } tiles.
}
kf-provenance-own = Own transcription: from the files of whoever runs this server.
kf-provenance-rulebook = Everything about them is in the rulebook.
kf-provenance-published = Their edges, and some prices, points and cargoes, are facts published in public implementations; they were compared with each other and with what the rulebook says. Nothing is reconstructed.
kf-about-secret = What is hidden
kf-about-screens = Workers and skills behind other screens are counted, and told apart where everybody saw them go there. Winter tiles are known to their owner alone. What you see is all the table has told you.

## The new table

kf-preview-village = A village after three seasons
kf-preview-offer = Tiles on offer each season
kf-preview-boats = Boats
kf-preview-order = Turn-order tiles
kf-preview-winter = Winter tiles for each


## The board

kf-board-keys = Arrow keys go from tile to tile, Tab to the next village. Enter chooses. While you lay a tile, R turns it.
kf-board-pages = Parts of the table
kf-board-page-offer = On offer
kf-board-page-mine = My village
kf-board-page-others = Others
kf-board-turns = { $season }: tiles on auction
kf-board-offering = { $season }: your winter tiles
kf-board-ships = { $season } ends: boats
kf-board-laying = { $season } ends: tiles to lay
kf-board-ring = ring: the colour asked for
kf-board-free = Free to move
kf-board-nothing = Nothing is on offer.
kf-board-boat-taken = taken
kf-board-offered = chosen for the auction
kf-lot-no-bid = no bid
kf-lot-yours = You lead
kf-lot-lead = { $count } to lead
kf-lot-more = +{ $count } to lead
kf-lot-use = use { $count }+ · { $there }/6
kf-lot-full = full
kf-lot-bid-leads = { $player } leads with { $count } { $colour }
kf-lot-bid-beaten = { $player }: { $count } { $colour }, outbid
kf-lot-bid-free = { $player }: { $count } { $colour }, outbid and free to move
kf-tile-legal = can be chosen
kf-tile-chosen = chosen
kf-tile-price = Price of the upgrade
kf-tile-upgraded = upgraded
kf-tile-colour = { $colour } only
kf-tile-workers = workers there: { $workers }
kf-tile-goods = goods: { $goods }
kf-tile-next-use = { $there ->
    [0] a use takes { $count } or more workers
   *[other] { $there } of 6 workers there, the next use takes { $count } or more
}
kf-tile-full = { $there } workers there, no further use this season
kf-tile-no-use-now = cannot be used while on auction
kf-village-yours = Your village
kf-village-of = Village of { $player }
kf-village-grid = { $village }, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
kf-village-starts = start player
kf-village-usable = { $count ->
    [one] you could use 1 tile
   *[other] you could use { $count } tiles
}
kf-village-enlarge = { $village }: enlarge
kf-village-back = { $village }: make small again
kf-village-gap = Place beside { $tiles }: the tile does not fit
kf-village-gap-legal = Place beside { $tiles }: the tile fits
kf-village-clash = { $count ->
    [one] { $own } meets { $other }
   *[other] { $own } meets { $other }, and more
}
kf-tile-planned = can be upgraded with what lies in the village: choose it to see how
kf-plan-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of { $left }
kf-village-steps = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
kf-village-upgrades = { $count ->
    [one] 1 upgrade left
   *[other] { $count } upgrades left
}
kf-edge-road = road
kf-edge-field = field
kf-edge-water = water
kf-note-from = { $label }, at least { $count }
kf-note-bid = Bid { $count } { $colour }
kf-note-use = Use with { $count } { $colour }
kf-note-bid-at = Bid { $count } { $colour } for { $tile }
kf-note-use-at = Use { $tile } with { $count } { $colour }
kf-offer-these = { $count ->
    [one] Put 1 tile up for auction
   *[other] Put { $count } tiles up for auction
}
kf-lay-unreached = No road reaches { $tile } here: nothing can be carried to it or from it.
kf-lot-start = start player
kf-lot-starts = whoever wins it takes the purple figure and is the next start player
kf-worth = worth { $points } to you now, if the game ended with it in your village (without what it costs to win)
kf-worth-upgraded = worth { $points } to you now, if the game ended with it in your village, and { $upgraded } upgraded with what you have (without what it costs to win)
kf-lens-show = What { $player } could still do
kf-lens-of = { $player } could …
kf-lens-lead = take the lead
kf-lens-use = use the tile
kf-lens-can = for sure
kf-lens-perhaps = with unseen workers
kf-lens-close = Put the lens away
kf-lens-lead-can = { $player } can take the lead
kf-lens-lead-perhaps = { $player } can perhaps take the lead
kf-lens-use-can = { $player } can use it
kf-lens-use-perhaps = { $player } can perhaps use it
kf-tile-flipped = upgraded for nothing by Flipper

## The end of a season

kf-moment = { $season } is over
kf-moment-price = for { $count } { $colour }
kf-moment-boat = boat
kf-moment-start = begins now
kf-moment-nothing = nothing yet
kf-moment-unsold = Nobody wanted { $names }: out of the game.
kf-moment-now = Now boats are chosen in turn order, then all lay their tiles.
kf-moment-next = { $season } begins:

## The list of moves

keyflower-verb-use = Use
verb-bid = Bid
verb-carry = Carry
verb-upgrade = Upgrade
verb-send = How many workers
verb-add = Add a worker
verb-pay = Pay with a worker
verb-give = Give up a skill
verb-spend = Pay with a resource
verb-offer = Offer winter tiles
verb-ship = Choose a boat
verb-lay = Lay the tile
verb-with = Take along a group
verb-pay-group = Pay with a group
verb-take-up = Take up a tile
