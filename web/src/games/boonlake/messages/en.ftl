# Boonlake at the table in English. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## The parts of the page

bl-pages = Parts of the board
bl-page-actions = Actions
bl-page-map = Map
bl-page-ranch = Ranch
bl-page-hand = Hand
bl-lit = something can be chosen here

## The action board

bl-actions = Action tiles
bl-who-all = all
bl-who-others = others
bl-action-chosen = Chosen in this turn.
bl-action-first = { $type ->
    [day] First you may play a day card, or discard one for { $coins } coins.
    [night] First you may play a night card, or discard one for { $coins } coins.
   *[twilight] First you may play a twilight card, or discard one for { $coins } coins.
}
bl-action-movement = { $count ->
    [one] Then your ship moves 1 space.
   *[other] Then your ship moves up to { $count } spaces.
}
bl-action-costs = Costs { $what }.

## The map

bl-map = The map
bl-space = Space { $number }, { $name }
bl-covering = Whoever covers it: { $what }.
bl-covering-nothing = Covering it brings nothing.
bl-pasture = A pasture.
bl-pasture-empty = No cattle graze here.
bl-cattle-of = { $count ->
    [one] { $name }: 1 head of cattle.
   *[other] { $name }: { $count } head of cattle.
}
bl-upper = Upper site. { $what }
bl-lower = Lower site. { $what }
bl-site-free = A free site.
bl-site-free-upper = The upper site, free.
bl-site-free-lower = The lower site, free.
bl-site-inhabitant = An inhabitant of { $name }.
bl-site-house = A house of { $name }.
bl-site-village = A village of { $name }.
bl-site-cost = To develop it costs { $what }.
bl-site-gives = To develop it brings: { $what }.
bl-site-gives-nothing = To develop it brings nothing.
bl-site-worth = { $points ->
    [one] A village here: 1 point.
   *[other] A village here: { $points } points.
}
bl-site-worth-less = { $points ->
    [one] A village here costs 1 point.
   *[other] A village here costs { $points } points.
}
bl-site-around = Next to it { $count } of the { $needed } presences that a village needs.
bl-region-reward = Reward: { $what }.
bl-region-taken = Its reward is taken: { $what }.
bl-region-silent = It pays nothing in this turn.
bl-region-present = { $name }: { $count }.
bl-region-nobody = Nobody is present.
bl-stock = Building tiles
bl-stock-left = { $count ->
    [one] 1 tile is still face down.
   *[other] { $count } tiles are still face down.
}
bl-pastures-left = { $count ->
    [one] 1 pasture is left.
   *[other] { $count } pastures are left.
}
bl-placing = The tile to place

## The river

bl-river = The river, round { $round } of { $rounds }
bl-round = Round { $round } of { $rounds }, next: scoring { $number }
bl-stretch = Space { $number } of the river
bl-harbour = Harbour, space { $number } of the river
bl-lock-closed = A closed lock stands before it.
bl-lock-open = The lock before it is open.
bl-ships = Ships: { $names }.
bl-crosses = Crosses the lock: scoring { $number } follows.
## The ranch

bl-ranch = Your ranch
bl-ranch-of = Ranch of { $name }
bl-look = Look at a ranch
bl-look-at = Look at: { $name }
bl-income = Scoring { $number } would pay: { $goods }
bl-own-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
bl-own-vases = { $count ->
    [one] 1 vase
   *[other] { $count } vases
}
bl-own-inhabitants = { $count ->
    [one] 1 inhabitant on the ranch, { $supply } in the supply
   *[other] { $count } inhabitants on the ranch, { $supply } in the supply
}
bl-works = Production
bl-works-level = { $works }: { $level ->
    [0] no site yet
    [1] level 1
   *[other] level { $level }
}
bl-works-have = With the canoes here: { $count } for each project.
bl-works-begun = Chosen as your first site.
bl-canoe = Canoe at: { $works }
bl-canoe-help = It stands for one of this resource. Downstream, to the right, it goes free of charge; upstream it costs coins.
bl-canal = To: { $works }
bl-recesses = Pieces on the board
bl-recess = { $piece }, row { $row }
bl-recess-empty = Empty: each scoring pays { $pays }.
bl-recess-next = Next to go; then each scoring pays { $pays }.
bl-recess-full = Once it is empty, each scoring pays { $pays }.
bl-recess-end = { $points ->
    [one] Empty at the end: { $points } point.
   *[other] Empty at the end: { $points } points.
}
bl-spare = { $count ->
    [one] +{ $count } house that went back to the box and can be built again
   *[other] +{ $count } houses that went back to the box and can be built again
}
bl-piece-house = House
bl-piece-village = Village
bl-piece-cattle = Cattle
bl-piece-inhabitant = Inhabitant
bl-track-coin = Coin income: step { $step }
bl-track-card = Card income: step { $step }
bl-step = Step { $step }
bl-step-pays = Pays in a scoring: { $goods }.
bl-step-reward = When the marker gets here: { $effect }.
bl-levers = Levers: { $ready } ready, { $used } used
bl-lever-ready = Ready. Unused in a scoring: 1 point.
bl-lever-used = Used until the next scoring.
bl-lever-free = Not placed yet; it costs you { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
bl-played = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}

## The hand

bl-hand = Your hand
bl-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
bl-hand-empty = You have no cards in hand.
bl-hand-hidden = Hands are seen by their players only.
bl-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
bl-discards = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
bl-type-day = Day card
bl-type-twilight = Twilight card
bl-type-night = Night card
bl-card-kind = { $type }, { $timing }
bl-timing-immediate = works once, when it is played
bl-timing-permanent = works for the rest of the game
bl-timing-end = counts at the end of the game
bl-when-immediate = once
bl-when-permanent = always
bl-when-end = at the end
bl-n-wood = { $count } wood
bl-n-clay = { $count } clay
bl-n-stone = { $count } stone
bl-n-iron = { $count } iron
bl-card-cost = Costs { $price }.
bl-card-points = { $count ->
    [one] 1 point at the end.
   *[other] { $count } points at the end.
}
bl-missing-coins = You have too few coins for it.
bl-missing-resources = Your production and canoes do not have its resources.
bl-missing-vases = You have too few vases for it.
bl-short-coins = coins
bl-short-resources = resources
bl-short-vases = vases

## Scoring tiles

bl-goals = Tiles for scoring { $number }
bl-goals-choose = Your scoring tile: keep one
bl-goal-kept = You keep this one.
bl-goal-mine = Yours: the marker counts twice for you.
bl-goal-of = It is the tile of { $name }.
bl-goal-needs = Scoring { $number } needs: { $what }.
bl-goal-count = { $count } { $what }
bl-goal-pair = { $one } and { $two }, or the numbers the other way round
bl-goal-pay = { $times ->
    [1] pay { $price }, for { $each }
   *[other] pay { $times } times { $price }, each time for { $each }
}
bl-goal-pay-either = { $times ->
    [1] give { $good } or { $price }, for { $each }
   *[other] give { $times } times { $good } or { $price }, each time for { $each }
}
bl-goal-have = You have { $have }.
bl-goal-gain = { $points ->
    [one] Scored now, it would bring { $points } point.
   *[other] Scored now, it would bring { $points } points.
}
bl-goal-loss = { $points ->
    [one] Scored now, it would cost { $points } point.
   *[other] Scored now, it would cost { $points } points.
}
bl-goal-scored = You scored it in scoring { $number }.
bl-goal-marker = { $name } scored it in scoring { $number }.
bl-goal-project = { $points ->
    [one] Special project for { $price }: { $points } point, 2 inhabitants and { $step }; one inhabitant stays there.
   *[other] Special project for { $price }: { $points } points, 2 inhabitants and { $step }; one inhabitant stays there.
}
bl-goal-realised = Realised by { $names }.

## The Sage

bl-sage = The Sage
bl-sage-tile = The Sage’s tile { $tile }
bl-sage-actions = Of these actions she takes the highest: { $actions }
bl-sage-wanted = She looks for her place from space { $space } on (corner { $corner }).
bl-sage-stack = { $count ->
    [one] 1 of her tiles is face down, { $hard } of the second kind.
   *[other] { $count } of her tiles are face down, { $hard } of the second kind.
}
bl-sage-cactus = { $points ->
    [one] Cactus track: step { $steps }, { $points } point in each scoring.
   *[other] Cactus track: step { $steps }, { $points } points in each scoring.
}
bl-sage-income = { $points ->
    [one] The next scoring would bring her { $points } point.
   *[other] The next scoring would bring her { $points } points.
}

## What everybody has just seen

bl-moment-scoring = Scoring { $number }
bl-moment-points = Points: { $before } before, { $after } now
bl-moment-income = Income: { $goods }
bl-moment-idle = Unused levers: +{ $points }
bl-moment-next-turn = Levers are up again, and the regions’ rewards are free. The game goes on with the next turn.
bl-moment-next-round = The second round begins: all ships are back at the source.
bl-moment-next-end = That was the last scoring: the game is over.
bl-moment-sage = The Sage reveals { $tile }
bl-moment-lowest = For the lowest action tile
bl-moment-chosen = Her action

## What would be lost

bl-note = { $label }: { $more }
bl-warn-row = { $count ->
    [one] This row costs 1 point.
   *[other] This row costs { $count } points.
}
bl-warn-site = { $count ->
    [one] This site costs 1 point.
   *[other] This site costs { $count } points.
}
bl-warn-village = { $count ->
    [one] Your second village in { $region }: it costs { $count } point.
   *[other] Your second village in { $region }: it costs { $count } points.
}
bl-warn-supply = { $count ->
    [one] Nobody is left in the supply: 1 inhabitant would be lost.
   *[other] The supply is too small: { $count } inhabitants would be lost.
}
bl-warn-lock = Crosses the lock: scoring { $number } follows; you meet { $met } of { $open } open tiles.
bl-warn-levers = { $count ->
    [one] 1 lever is still unused.
   *[other] { $count } levers are still unused.
}
bl-warn-goal = { $count ->
    [one] Its condition is not met: 1 point lost.
   *[other] Its condition is not met: { $count } points lost.
}
bl-warn-gives-up-right_part = You give up the right part of the action for it.
bl-warn-gives-up-card_play = You play no card for it.
bl-warn-nothing = It would bring nothing now.
bl-warn-declines = You could still have: { $what }

## About the components

bl-about = About these components
bl-about-box = In the box
bl-box-cards = project cards
bl-box-goals = scoring tiles
bl-box-tiles = building tiles
bl-box-actions = action tiles
bl-box-spaces = spaces of the map
bl-box-river = spaces of the river
bl-box-levers = levers
bl-box-solo = tiles of the Sage
bl-about-origin = Where the values come from
bl-about-count = { $count } ({ $kinds }).
bl-provenance-rulebook = They are in the rulebook, as are all rules and counts.
bl-provenance-reconstructed = What is printed on them is not public, so their values are ours: they fit every rule, number and example of the rulebook, and are not those of the box. Whoever owns the game can play with an own transcription.
bl-provenance-own = Own transcription: from the files of whoever runs this server.
bl-about-secret = What is hidden
bl-about-hidden = Hands are known to their players only, and nobody knows the order of piles. The scoring tile and the first site that somebody chooses are known to nobody else before all have chosen.

## Headings over what can be done

boonlake-verb-keep = Keep a scoring tile
boonlake-verb-start = First production site
boonlake-verb-choose = Action tile
boonlake-verb-play = Play a card
boonlake-verb-realise = Special project
boonlake-verb-sell = Discard for coins
boonlake-verb-discard = Discard
boonlake-verb-develop = Develop a site
boonlake-verb-upgrade = Upgrade
boonlake-verb-ease = Village with the lever
boonlake-verb-graze = Cattle on a pasture
boonlake-verb-modernise = Place a lever
boonlake-verb-pull = Use a lever
boonlake-verb-reset = Push a lever up
boonlake-verb-paddle = Move a canoe
boonlake-verb-pay = Pay
boonlake-verb-explore = Reveal a tile
boonlake-verb-place = Place the tile
boonlake-verb-pasture = Place the pasture
boonlake-verb-claim = Region
boonlake-verb-hire = Hire
boonlake-verb-draw = Draw cards
boonlake-verb-build = Production site
boonlake-verb-sail = Sail
boonlake-verb-score = Score a tile
boonlake-verb-give = Payment
boonlake-verb-replace = Points for inhabitants
boonlake-verb-take-part = Right part
boonlake-verb-take = Choose
boonlake-verb-decline = Leave it

## The lobby

bl-lobby-table = A table late in the first round: a map with villages, houses and cattle
bl-lobby-tiles = Tiles on the map at the start
bl-lobby-coins = Coins at the start
bl-lobby-alone = Whoever plays alone plays against the Sage, at a table for two.
