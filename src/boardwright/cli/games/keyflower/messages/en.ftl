# Keyflower on the terminal: signs, the table, the list of options, the story of a turn, and pages that explain.
# Variables: $player is a name, $tile and $tiles are names of tiles, $workers, $goods, $cargo and $what are lists of pieces.

## Signs: workers are one letter, goods and skills two

sign-blue = B
sign-red = R
sign-yellow = Y
sign-green = G
sign-mixed = mix
sign-wood = wd
sign-stone = st
sign-iron = ir
sign-gold = go
sign-anvil = An
sign-pickaxe = Pi
sign-saw = Sa
sign-worker = wk
sign-skill = sk
sign-any = any
sign-points = p
power-extra_workers = +2 wk a season
power-extra_green = +1 G a season
power-cross_country = over fields
power-double_transport = > and ^ twice
power-wild_upgrades = ^ for any goods
power-wild_scoring = any goods score
power-counter_bid = bid any colour
power-mixed_use = use mixed
pays-transport = { $points }/step
pays-loop = { $points }/loop tile
pays-chain = 2 to { $most }p chain
pays-flip = 1 free ^
pays-neighbours = { $points }/neighbour

## The table

you = { $player } (you)
start = Start:
passes = passed: { $passes } of { $players }
pass-ends = All others have passed: if you pass, the season ends.
supply = bag { $bag }, green { $green }, skills { $skills }
lot-tile = Tile
lot-gives = Gives
lot-upgrade = Upgrade
lot-colour = Colour
lot-bids = Bids
lot-workers = On it
lot-lead = Lead
lot-use = Use
boats = Boats
boat-taken = taken
points = { $points } p
workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
skills = { $count ->
    [one] 1 skill
   *[other] { $count } skills
}
winter-count = { $count ->
    [one] 1 winter tile
   *[other] { $count } winter tiles
}
behind-screen = Behind your screen:
free-groups = Outbid, free to move:
winter-tiles = Your winter tiles:
to-lay = To lay:
fits-nowhere = Fits nowhere:
too-large = (Your village is too large for this window; type villages to see it.)

## Options

menu-bid = Bid: { $example }.
menu-use = Use a tile: { $example }.
menu-turn = Also: pass, why TILE, hint, tiles, villages, help
menu-send = How many from behind your screen? Type { $least } to { $most }.
menu-send-one = From behind your screen: type { $number }.
menu-with = Take along first, each whole:
menu-lay = Type a place to see the tile there, or place and turns, as in a2.
menu-carry = Type a number, or from and to, as in { $example }.
no-numbers = Name a tile and a colour, as in b TILE COLOUR NUMBER; or pass.
other-question = That is not asked now. Answer this first, or type undo to take your last step back.
help-moves = Name a tile by its letters or its name, a colour by its letter, and how many workers, all in one line or step by step: b al r 2 bids two red workers for Al, u h1 b 1 uses H1 with a blue one. Longer notation works too (bid alehouse red). Numbers choose from numbered lists. An empty line draws the table again. Commands may be cut short.
which-one = Which one? Type one of: { $moves }
which-of-many = That fits { $count } options; name the tile and the colour too.
which-turn = Type the way you want.
no-such-turn = The tile does not fit at { $place } like that; it does as: { $turns }
no-such-player = There is no player “{ $word }” here.

## The story of a turn: facts are joined to one line

turn-line = { $player } { $facts }
fact-join = { "; " }
count-blue = { $count } blue
count-red = { $count } red
count-yellow = { $count } yellow
count-green = { $count } green
count-wood = { $count } wood
count-stone = { $count } stone
count-iron = { $count } iron
count-gold = { $count } gold
count-anvil = { $count ->
    [one] 1 anvil
   *[other] { $count } anvils
}
count-pickaxe = { $count ->
    [one] 1 pickaxe
   *[other] { $count } pickaxes
}
count-saw = { $count ->
    [one] 1 saw
   *[other] { $count } saws
}
fact-bid = bids { $workers } for { $tile }
fact-used = uses { $tile } with { $workers }
fact-passed = passes
fact-produced = gets { $goods }
fact-gained-green = gets { $count } green
fact-drew-workers = draws { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
fact-drew-skills = draws { $count ->
    [one] 1 skill
   *[other] { $count } skills
}
fact-drew-these = draws { $what }
fact-pays = pays { $what }
fact-pays-face-down = pays 1 skill face down
fact-carried = carries { $ways }
fact-upgraded = upgrades { $tile }
fact-won = wins { $tiles }
fact-workers-home = takes { $workers } home
fact-start-player = takes the purple figure
fact-unloaded = unloads { $tile }: { $cargo }
fact-took-boat = takes { $tile }
fact-laid = lays { $tiles }
fact-stranded = cannot lay { $tile }
fact-offered = offers { $count ->
    [one] 1 winter tile
   *[other] { $count } winter tiles
}
tiles-leave = { $count ->
    [one] Nobody bid for { $tiles }: it leaves.
   *[other] Nobody bid for { $tiles }: they leave.
}

## Pages

page-villages = everybody’s village as a map; villages amber shows one
page-tiles = every tile on the table, what it does, its upgrade and the workers on it
page-legend = what the signs mean
on-auction = On auction
tiles-more = rules and a tile, as in rules kw, explains it in words.
legend-workers = Workers
legend-goods = Goods
legend-skills = Skills
legend-any = { $worker } any worker, { $skill } any skill, { $goods } any goods
legend-transport = two steps of transport and one upgrade
legend-points = points at the end; 2p/wd: two for each wood
legend-price = give one yellow worker, get one green one
legend-upgraded = an upgraded tile; a number after it on the small map counts the goods there
legend-road = an edge with a road
legend-field = an edge of field: no way through
legend-water = water
legend-place = a free place where the tile may be laid
legend-leads = the bid that leads; Lead: how many you must add; Use: how many the next use takes
legend-new = something happened here since your last turn

how-to-play = A year has four seasons. In your turn place workers of one colour: beside a tile to bid for it, or on it to use it.
    The first workers at a tile fix its colour. A bid must be larger than all others there; each use takes more workers than the last, and six fit on a tile.
    You may use tiles on auction and in every village. A group that was outbid may move on, but only whole.
    When all pass one after the other, the season ends: bids win their tiles, workers on a tile go to its owner, boats bring new workers, and villages grow, road to road.
    Transport carries goods along roads and upgrades tiles with the goods that lie there.
    Printed points, stored goods and the tiles of winter pay at the end; the most points win.
