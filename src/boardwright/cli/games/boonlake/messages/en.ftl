# Boonlake on the terminal: signs, the table, the list of options, the story of a turn, and pages that explain.
# Variables: $player, $card, $cards, $goal, $lever, $region, $tile, $site and the like are names, $facts and $goods are lists.

## Signs: goods are one letter or two, resources one, pieces one

sign-coin = $
sign-card = c
sign-inhabitant = i
sign-vase = v
sign-vp = p
sign-coin_step = $+
sign-card_step = c+
sign-cactus = cactus
sign-wood = W
sign-clay = C
sign-stone = S
sign-iron = I
sign-piece-inhabitant = i
sign-piece-house = h
sign-piece-village = V
sign-piece-cattle = k
sign-type-day = day
sign-type-twilight = twi
sign-type-night = ngt
sign-per-in_boonlake = in Boonlake
sign-per-in_unknown = in Unknown
sign-per-in_new_hope = in New Hope
sign-per-in_southern = in Southern
sign-per-resources = resource
sign-per-houses = house
sign-per-villages = village
sign-per-cattle = cattle
sign-per-coin_steps = $+
sign-per-card_steps = c+
sign-per-lower_track = lower track
sign-per-levers = lever
sign-per-connected = connected tile
sign-per-at_bridges = at bridges
sign-per-paying_presences = other region
sign-per-day_cards = day card
sign-per-twilight_cards = twilight card
sign-per-night_cards = night card
sign-lever_price = levers { $by }$
sign-card_price = cards { $by }$
sign-discard_coins = discard { $type } { $by }$
sign-river_coins = river { $by }$
sign-harbour_coins = harbour { $by }$
sign-harbour_cards = harbour { $by }c
sign-river_vases = river { $by }v
sign-cattle_inhabitants = cattle { $by }i
sign-cattle_coins = cattle { $by }$
sign-village_inhabitants = village { $by }i
sign-village_presences = around { $by }
sign-develop = develop
sign-upgrade = upgrade
sign-house = house -1i
sign-village = village -1i
sign-play = card
sign-cattle = cattle
sign-modernise = lever
sign-explore = explore
sign-pasture = pasture
sign-region = region
sign-reset = lever up
sign-paddle = canoe up
sign-income-coin = inc-$
sign-income-card = inc-c
sign-joker = -1 resource
sign-structure = structure
sign-tile = tile
sign-is-coin = coins
sign-is-card = cards
sign-is-inhabitant = inhabitants
sign-is-vase = vases
sign-is-vp = points
sign-is-coin_step = steps on the coin track
sign-is-card_step = steps on the card track
sign-is-piece-inhabitant = an inhabitant on a site
sign-is-piece-house = a house
sign-is-piece-village = a village; V+3 is worth 3 points to whoever founds one there
sign-is-piece-cattle = cattle

## The table

you = { $player } (you)
round = Round { $round } of { $rounds }
next-scoring = next scoring { $scoring } of { $scorings }
last-lap = last lap
turn = turn
first = first
piles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $pastures ->
    [one] { $pastures } pasture
   *[other] { $pastures } pastures
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left
column-action = Action
column-cards = Cards
column-left = Your part
column-right = Everyone’s part
column-ship = Ship
column-cost = Cost
for-others = others: { $part }
river = River
regions = Regions
pays-not = pays nothing
done = done
sage-tile = tile { $tile }: { $actions }
sage-wants = wants { $space }
sage-cactus = cactus { $space }
sage-stack = { $stack ->
    [one] { $stack } tile left ({ $hard } B)
   *[other] { $stack } tiles left ({ $hard } B)
}
income = income { $goods }
levers-short = levers { $levers }
played = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
hand = Hand
ranch = Ranch
levers = Levers
supply = { $count ->
    [one] 1 inhabitant to gain
   *[other] { $count } inhabitants to gain
}
at-end = end: { $effect }
always = always: { $effect }
lacks-vases = no vase
lacks-resources = no resources
lacks-coins = no coins

## Options

menu-choose = Choose
menu-play = Play
menu-realise = Project
menu-sell = Discard for coins
menu-discard = Discard
menu-develop = Develop
menu-upgrade = Upgrade
menu-ease = With lever 8
menu-graze = Cattle on
menu-modernise = New lever
menu-pull = Lever
menu-reset = Push up
menu-place = Tile on
menu-pasture = Pasture on
menu-claim = Region
menu-sail = Sail to
menu-score = Score
menu-build = Site
menu-herd = { $cattle ->
    [0] ({ $space }) empty
   *[other] ({ $space }) { $cattle } there
}
about-tile = The revealed tile: { $sites }
met = met
not-met = not met
menu-footer = Type a number. Also: why, rules, hint, undo, map, cards, goals, levers, help
help-moves = Type the number of an option; on the map and the river it stands in brackets. Names work too: a card, a scoring tile, a region or an action where only one option has to do with it, a site (5a), a space of the river (t05); and so does the notation (develop 5a). An empty line draws the table again. Commands may be cut short.

## The story of a turn: facts are joined to one line

turn-line = { $player }: { $facts }
turn-line-at = { $player }, { $site }: { $facts }
fact-join = { "; " }
fact-nothing = nothing
fact-paid = pays { $goods }
fact-drew = draws { $cards }
fact-kept = keeps { $goal }
fact-gave-up = gives up the right part
fact-sailed = sails to { $stretch }
fact-scored = meets { $goal } (+{ $vp }p)
fact-failed = misses { $goal } (-{ $vp }p)
fact-idle-levers = { $count ->
    [one] 1 unused lever (+{ $vp }p)
   *[other] { $count } unused levers (+{ $vp }p)
}
fact-discarded = discards { $card }
fact-sold = discards { $card } for { $coins }$
fact-income = income of { $goods }
fact-stepped = { $track } { $step }
fact-produced = site { $works } { $level }
fact-played = plays { $card }
fact-realised = realises { $goal }
fact-modernised = lever { $lever } for { $coins }$
fact-pulled = uses { $lever }
fact-pushed-up = pushes up { $lever }
fact-paddled = canoe from { $start } to { $goal }
fact-placed-tile = tile on { $space }
fact-placed-pasture = pasture on { $space }
fact-map-full = no room: +{ $coins }$
fact-developed = develops { $site }
fact-housed = house on { $site }
fact-village = village on { $site }
fact-second-village = second village in { $region } (-{ $vp }p)
fact-grazed = cattle on { $space }
fact-row-emptied = frees an inhabitant
fact-claimed = names { $region }
fact-sage-chose = takes { $tile }
fact-cactus = cactus +{ $steps } ({ $space })
fact-nothing-left = no piece left: +{ $vp }p
fact-hidden-tiles = { $count ->
    [one] 1 B tile face down (+{ $vp }p)
   *[other] { $count } B tiles face down (+{ $vp }p)
}

## Pages

page-map = the map with regions
page-river = the river of this round
page-cards = your hand and all played cards, in words
page-seats = everything that lies before the players
page-levers = all levers in words, and who has them
page-goals = scoring tiles and special projects, in words
page-actions = the action tiles in words
page-legend = what the signs mean
legend-exchange = pay the first for the second
legend-either = one or the other
legend-movement = spaces that the ship may go
legend-build = a production site of that resource, or of any (?)
legend-payable = can be paid now; of a lever: it is up
legend-used = a lever that has been used
legend-covered = the reward is covered
legend-met = the condition of the next scoring is met
legend-marker = scored already, with that marker
legend-harbour = a harbour
legend-lock = a lock before the space; crossing it sets a scoring off
legend-pasture = a pasture, below it cattle by owner
legend-bridge = a bridge
legend-next = what can be chosen, by the number of the option

how-to-play = Choose an action tile. You play or discard a card of its type, then have your part of the tile; everyone has the other part, you too (but not with Pioneer). Then your ship sails, farther from the higher rows; the tile goes to the bottom.
    Explore to lay tiles on the map, develop their sites with inhabitants, upgrade these to houses, and houses with three pieces around them to villages. Cattle graze on pastures.
    Cards need resources, which are not spent: production sites have them, and two canoes that go downstream for nothing and upstream for two coins.
    The first ship through a lock sets off a scoring for all: two cards or upgrades, one scoring tile to be met, income, and a point for each lever not used. After two rounds with two scorings each the game ends with points for cards, levers and empty rows of your board.
