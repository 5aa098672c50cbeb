# Coloma on the terminal: signs, the table, the list of options, the story of a turn, and pages that explain.
# Variables: $player, $site, $space, $card, $cards, $barrel and the like are names, $facts, $ways, $pieces and $wares are
# lists, $won and $lost what a line brings.

## Signs: goods are two letters, points one

sign-coin = co
sign-dude = du
sign-gold = go
sign-tent = te
sign-horse = ho
sign-point = p
sign-card = ca
sign-used_barrel = { " " }used barrel
sign-burial = { " " }burial
sign-river = { " " }river
sign-hotel = { " " }hotel
sign-per-horses = ho
sign-per-cards = ca
sign-per-graves = grave
sign-per-barrels = barrel
sign-per-gold = go
sign-per-buildings = building
sign-per-region_tents = region tent
sign-per-event_tents = event tent
sign-per-coins = co
sign-per-dudes = du
sign-coin_cost = { $by }co
sign-dude_cost = { $by }du
sign-gold_cost = { $by }go once
sign-movement = { $by }>
sign-stopover = both benefits of a town
sign-barker_price = prices { $by }co
sign-gold_value = gold { $by }co
sign-rank = rank { $by }
sign-work = work
sign-wagon = wagon
sign-wagon_card = wagon card
sign-gunmen = row of gunmen
sign-tents = pitch tents
sign-barrel = barrel
sign-quiet-barrel = barrel without outlaws
sign-build = build
sign-secondary = open it
sign-cart = rob the cart
sign-bury = bury
sign-is-coin = coins
sign-is-dude = dudes
sign-is-gold = gold
sign-is-tent = tents
sign-is-horse = horses: spaces for the wagon
sign-is-point = points
sign-is-card = cards
sign-carrot = c
primary = primary
secondary = second

## The table

you = { $player } (you)
year = { $year }, round { $round } of { $rounds }
year-begins = { $year }, before round 1
gold = gold { $left } (worth { $worth }co), cart { $cart }
sheriff = sheriff
then = then
wheel-site = Site
wheel-event = Event
wheel-primary = Primary
wheel-secondary = Secondary
wheel-here = Here
wheel-before = Last
signpost = <{ $site }
barricade = barricade
mule = mule
mule-of = mule of { $player }
no-buster = no Buster
can-canyon = river
can-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
can-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
can-hotel = hotel
can-row = gunmen
can-event = tent
can-region = region
can-slot = barrel
shootout = Shoot-out
meter-won = { $gunmen }:{ $outlaws } won
meter-lost = { $gunmen }:{ $outlaws } lost
own-line = you: { $line } (won { $won }, lost { $lost })
line-first = first
line-second = second
line-third = third
line-none = no gunmen
hideout = Hideout
bridges = Bridges
hotels-left = { $count ->
    [one] 1 hotel
   *[other] { $count } hotels
}
regions = Regions
wagon = wagon { $space }
event-tents = events { $events }
guests = guests { $guests }/{ $beds }
graves = { $count ->
    [one] 1 grave
   *[other] { $count } graves
}
rivers = { $count ->
    [one] 1 river
   *[other] { $count } rivers
}
used-barrels = { $count ->
    [one] 1 used barrel
   *[other] { $count } used barrels
}
hand = Hand
town = Town
canyons = Canyons
barrels = Barrels
used = used: { $barrels }
deck = Deck
deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-top = on top { $cards }
deck-bottom = at the bottom { $cards }

## Options

menu-survey = River
menu-bridge = Bridge
menu-build = Build
menu-found = Hotel
menu-fill = Gunmen
menu-row = row { $row } ({ $dudes })
menu-pitch = Tent on event
menu-settle = Tent in
menu-buy = Buy
menu-fetch = Barrel
menu-use = Use
menu-open = Open
menu-discard = Discard
menu-go = Drive
menu-pick = Speciality
menu-on-top = On top
menu-under = Under
menu-footer = Type a number. Also: why, rules, hint, undo, frontier, cards, seats, help
help-moves = Type the number of an option. Names work too: a card, a barrel or a bridge where only one option has to do with it, a space while you drive; and so does the notation (build bank hammer). Costs are those printed. An empty line draws the table again. Commands may be cut short.

## The story of a turn: facts are joined to one line

turn-line = { $player }: { $facts }
turn-line-at = { $player }, { $site }: { $facts }
fact-join = { "; " }
fact-nothing = nothing
fact-barricade = barricade on { $site }
fact-drove = drives { $ways }
fact-drew = draws { $cards }
fact-put-back = puts cards back
fact-paid = pays { $pieces }
fact-lodged = lodges a dude for { $points }
fact-bought = buys { $wares }
fact-built = builds { $card }
fact-bridged = builds the { $bridge }
fact-surveyed = surveys canyon { $canyon }
fact-founded = builds a hotel
fact-used-card = uses { $card }
fact-practised = practises as { $speciality }
fact-picked = becomes { $speciality }
fact-opened-section = opens the barricaded action
fact-robbed = takes { $count } gold from the cart
fact-filled = fills row { $row }
fact-pitched = tent on event { $event }
fact-settled = tent in { $region }
fact-took-barrel = takes { $barrel } (+{ $outlaws }!)
fact-opened = opens { $barrel }
fact-discarded-barrel = discards { $barrel }
fact-buried = buries a dude
fact-ate = the mule eats a carrot: { $site }
fact-first = first at the shoot-out
fact-second = second at the shoot-out
fact-third = third at the shoot-out
fact-none = no gunmen

## Pages

page-frontier = the frontier with wagons and tents
page-cards = your hand and all towns, in words
page-seats = everything that lies before the players
page-shootout = what this year’s shoot-out brings, line by line
page-things = barrels and bridges, in words
page-legend = what the signs mean
seat-dudes = Dudes
seat-tents = Tents
seat-wagon = Wagon
of-supply = { $have } in the cabin, { $left } in the supply
column-won = Won
column-lost = Lost
column-who = Now
legend-movement = spaces that your wagon may go
legend-exchange = pay the first for the second
legend-either = one or the other: in a town the left or, if you stop, the right; in a cost hammer or saw
legend-outlaws = outlaws that come with a barrel
legend-usable = a card that you can use now
legend-works = a card that works by itself now
legend-fresh = a card built in this turn
legend-river = a river
legend-next = a space to go to, by the number of the option
legend-reached = a space within reach of this drive; type its name to go there
legend-horseshoe = a horseshoe
legend-carrot = carrots of mules
legend-neutral = a neutral gunman

how-to-play = Three years of five rounds. In each round all choose one of five sites in secret. Where most pioneers are, the barricade closes the secondary action; if no site has most, it stays on the signpost.
    The Barker covers another site each round and sells tents and horses; its event happens for all. The signpost copies the secondary action of the site before it.
    In your turn use both actions of your site, the buildings of your town that work there, and your barrels, in any order.
    Hammers build for coins and dudes, saws for gold and dudes. Gold may stand for coins, at a worth that falls as it is taken.
    Wagons drive as many spaces as you have horses. Tents in regions beside the town of your wagon pay at the end.
    Each year ends with a shoot-out: together you need more gunmen than there are outlaws, and who has most gets most. Buildings, canyons, bridges and tents pay at the end.
