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
bl-action-first = You first: { $what }.
bl-action-left = Then you: { $what }.
bl-action-right-all = Everybody: { $what }.
bl-action-right-others = The others: { $what }.
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
bl-round = Round { $round } of { $rounds }; scoring { $number } comes next
bl-stretch = Space { $number } of the river
bl-harbour = Harbour, space { $number } of the river
bl-lock-closed = A closed lock stands before it.
bl-lock-open = The lock before it is open.
bl-ships = Ships: { $names }.
bl-crosses = Crosses the lock: scoring { $number } follows.
