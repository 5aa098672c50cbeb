# Coloma in English. Variables: $player is the name of a player; $site, $card, $barrel, $bridge, $space, $region,
# $speciality, $tool, $mill, $ware, $section and $hotel are names from this file, $slot is one or a number; $good, $first
# and $then are messages within; $kinds and $where are ids; all others are numbers. Help ends with its rule.

game-title = Coloma
game-intro = Gold has been found in Coloma! For 3 years choose a site in secret each round: dig, build, drive and pitch tents. Where most of you go the barricade closes half the site; and at the end of each year you stand together against the outlaws.
    .line = Choose in secret, all at once

# How far the game has come, in a line of the lobby.

progress = { $year }, { $round ->
    [0] set-up
   *[other] round { $round } of { $rounds }
}

## Lists of what is paid and bought, without what there is none of

and = { $first }, { $then }
comma-gold = { $coins ->
    [0] { "" }
   *[other] { ", " }
}
comma-dudes = { $gold ->
    [0] { comma-gold }
   *[other] { ", " }
}
some-payment = { $coins ->
    [0] { "" }
    [one] 1 coin
   *[other] { $coins } coins
}{ $gold ->
    [0] { "" }
   *[other] { comma-gold }{ $gold } gold
}{ $dudes ->
    [0] { "" }
    [one] { comma-dudes }1 dude
   *[other] { comma-dudes }{ $dudes } dudes
}
comma-horses = { $tents ->
    [0] { "" }
   *[other] { ", " }
}
some-wares = { $tents ->
    [0] { "" }
    [one] 1 tent
   *[other] { $tents } tents
}{ $horses ->
    [0] { "" }
    [one] { comma-horses }1 horse
   *[other] { comma-horses }{ $horses } horses
}

## Prompts

prompt-choose = Choose a site in secret; all are shown at once.
prompt-lead = Choose a site for your mule, also in secret.
prompt-put-back = { $count ->
    [one] Put 1 card back on top of your deck or under it.
   *[other] Put { $count } cards back on top of your deck or under it, one after the other.
}
prompt-pick = Choose your speciality for the whole game.
prompt-turn = { $site }: act, use cards and barrels, then end the turn.
prompt-drive = { $left ->
    [one] Drive on: 1 more space, or stop.
   *[other] Drive on: up to { $left } more spaces, or stop.
}
prompt-pay = { $coins ->
    [one] Pay 1 coin: choose how much gold stands for coins (each is worth { $worth }).
   *[other] Pay { $coins } coins: choose how much gold stands for coins (each is worth { $worth }).
}
prompt-fill = Fill a row of the shoot-out with your gunmen, or leave it.
prompt-pitch = Pitch a tent, or leave it.
prompt-build = { $discount ->
    [0] Build a card from your hand.
    [one] Build a card from your hand for 1 coin less, or leave it.
   *[other] Build a card from your hand for { $discount } coins less, or leave it.
}
prompt-fetch = Take a barrel from the hideout; the outlaws of its place come to the shoot-out.
prompt-fetch-quietly = Take a barrel from the hideout; no outlaws come for it.
prompt-discard = Choose the used barrel that you discard.
prompt-shop = { $coins ->
    [one] In your basket: { some-wares }, for 1 coin. Buy more, or pay.
   *[other] In your basket: { some-wares }, for { $coins } coins. Buy more, or pay.
}

## Labels of actions

action-choose = Go to { $site }
action-lead = Lead the mule to { $site }
action-put-on-top = Put { $card } on top of the deck
action-put-under = Put { $card } under the deck
action-act = { $section }
action-work = Work with the mill’s { $mill }
action-use = Use { $card }
action-practise = Practise as { $speciality }
action-survey = Survey canyon { $canyon } with the { $tool }
action-bridge = Build the { $bridge } with the { $tool }
action-build = Build { $card } with the { $tool }
action-found = Build { $hotel } with the { $tool }
action-go = Drive to { $space }
action-stop = Stop
action-stop-at = Stop here ({ $space })
action-stay = Stay here ({ $space })
action-rob = Rob the cart instead of driving
action-fill = Fill row { $row } with gunmen
action-pitch = Pitch a tent on event { $event }
action-settle = Pitch a tent in { $region }
action-lodge = Lodge a dude in your hotel
action-buy = Buy a { $ware }
action-check-out = Pay for what is in the basket
action-fetch = { $slot ->
    [stack] Take the top barrel of the stack
   *[other] Take the barrel of place { $slot }
}
action-fetch-open = { $outlaws ->
    [0] Take { $barrel }; no outlaw comes
    [one] Take { $barrel }; 1 outlaw comes
   *[other] Take { $barrel }; { $outlaws } outlaws come
}
action-open = Open the barrel { $barrel }
action-discard = Discard the barrel { $barrel }
action-pay = { $nuggets ->
    [0] Pay with coins only
   *[other] Pay with { $nuggets } gold
}
action-pay-mixed = { $nuggets ->
    [0] { $coins ->
        [one] Pay 1 coin
       *[other] Pay { $coins } coins
    }
   *[other] { $coins ->
        [0] Pay { $nuggets } gold
        [one] Pay { $nuggets } gold and 1 coin
       *[other] Pay { $nuggets } gold and { $coins } coins
    }
}
action-pick = Become { $speciality }
action-take = Take option { $option }
action-decline = Leave it
action-end-turn = End the turn

## The log

event-year-begins = The year { $year } begins.
event-round-begins = { $year }, round { $round }: the Barker comes to { $site }.
event-turn-begins = { $player } has a turn: { $site }.
event-buster-avoids = Buster will go neither to site { $one } nor to site { $other }.
event-placed = { $player } goes to { $site }.
event-mule-placed = The mule of { $player } goes to { $site }.
event-buster-placed = Buster goes to { $site }.
event-barricade = Most are at { $site }: the barricade goes there.
event-barricade-stays = No site has most: the barricade stays on the signpost, at { $site }.
event-ate = The mule of { $player } eats a carrot: { $site }.
event-gained = { $player } gains { $good }.
event-drew = { $count ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $count } cards.
}
event-drew-these = { $player } has drawn: { $cards }.
event-drew-points = { $count ->
    [one] The deck of { $player } is empty: 1 point instead of a card.
   *[other] The deck of { $player } is empty: { $count } points instead of cards.
}
event-put-back = { $player } puts a card back.
event-paid = { $player } pays { some-payment }.
event-built = { $player } builds { $card }.
event-bridged = { $player } builds the { $bridge }.
event-surveyed = { $player } surveys canyon { $canyon }.
event-founded = { $player } builds a hotel.
event-lodged = { $points ->
    [one] { $player } lodges a dude for 1 point.
   *[other] { $player } lodges a dude for { $points } points.
}
event-used-card = { $player } uses { $card }.
event-practised = { $player } practises as { $speciality }.
event-picked = { $player } becomes { $speciality }.
event-opened-section = { $player } uses the secondary action despite the barricade.
event-drove = { $space ->
    [Horseshoe] { $player } drives to a horseshoe.
   *[other] { $player } drives to { $space }.
}
event-robbed = { $player } robs the cart of { $count } gold.
event-filled = { $player } fills row { $row } with { $count } gunmen.
event-pitched = { $player } pitches a tent on event { $event }.
event-settled = { $player } pitches a tent in { $region }.
event-bought = { $player } buys { some-wares }.
event-took-barrel = { $outlaws ->
    [0] { $player } takes the barrel { $barrel }; no outlaw comes.
    [one] { $player } takes the barrel { $barrel }; 1 outlaw comes.
   *[other] { $player } takes the barrel { $barrel }; { $outlaws } outlaws come.
}
event-opened = { $player } opens the barrel { $barrel }.
event-discarded-barrel = { $player } discards the barrel { $barrel }.
event-buried = { $player } buries a dude.
event-shootout-won = Shoot-out of { $year }: { $gunmen } gunmen beat the outlaws, who are { $outlaws }.
event-shootout-lost = Shoot-out of { $year }: the outlaws, who are { $outlaws }, are too many for { $gunmen } gunmen.
event-shootout-first = { $player } has the most gunmen.
event-shootout-second = { $player } comes second at the shoot-out.
event-shootout-third = { $player } has gunmen at the shoot-out.
event-shootout-none = { $player } has no gunmen at the shoot-out.
event-badge = { $player } is the sheriff now.
event-game-over = The game is over.

## Why something is not possible now

refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = { $player } is to decide now; wait for your turn.
refusal-others-decide = { $count } others are deciding at the moment; wait for them.
refusal-no-part = This plays no part in the decision at hand; choose something else.
refusal-unfinished = Finish first what you have begun, or take it back.

# Sites and sections.
refusal-not-at-site = This belongs to another site: { $site }; use what your own site offers.
refusal-not-at-second = This belongs to the secondary action of another site: { $site }; use what your own site offers.
refusal-barricaded = The barricade closes the secondary action of your site; use the primary one.
refusal-section-done = You have used this action of your site already; use another one, or end your turn.
refusal-tool-used = This tool has been used in this turn; it works once a turn.
refusal-one-tool = There is one tool of this kind to use, no more; use it by itself.

# Building.
refusal-lacks-dudes = { $needed ->
    [one] This takes 1 dude, and your cabin has none; get dudes first.
   *[other] This takes { $needed } dudes, and your cabin has { $have }; get more dudes first.
}
refusal-lacks-gold = This takes { $needed } gold, and you have { $have }; coins cannot stand for gold.
refusal-lacks-coins = { $needed ->
    [one] This costs 1 coin, which you cannot pay; get coins or gold first.
   *[other] This costs { $needed } coins; with { $have } and your gold you cannot pay that.
}
refusal-tool-nothing = There is nothing that you could build with this tool now; choose something else.
refusal-card-built = { $card } stands in your town already; choose a card of your hand.
refusal-card-not-in-hand = { $card } is not in your hand; choose a card that is.
refusal-not-in-hand = This card is not in your hand; choose one that is.
refusal-canyon-taken = There is a river in this canyon already; choose another canyon.
refusal-bridge-twice = You have this bridge already, and may not build it twice; choose another one.
refusal-bridge-gone = No bridge of this kind is left; choose another one.
refusal-no-free-river = A bridge needs an own river without one; survey a river first.
refusal-no-hotels = Hotels are not in this game; build a card of your hand.
refusal-hotel-gone = This hotel has been built; choose another one.

# Cards and specialities.
refusal-card-fresh = { $card } was built in this turn; it works from your next turn on.
refusal-card-always = { $card } works by itself; it is not used.
refusal-card-used = { $card } has been used in this turn; it works once a turn.
refusal-card-nothing = { $card } could do nothing for you now; choose something else.
refusal-card-barricade = { $card } works only where the site is barricaded; use the actions of your site.
refusal-card-elsewhere = { $card } works at another site or section: { $site }; go there in a later round.
refusal-not-your-speciality = This is not your speciality; you have the one before you.
refusal-speciality-gone = Somebody else has this speciality, or it is not in this game; choose another one.
refusal-speciality-always = Your speciality works by itself; it is not practised.
refusal-speciality-used = You have practised your speciality in this turn; it works once a turn.
refusal-speciality-nothing = Your speciality could do nothing for you now; choose something else.

# The wagon.
refusal-drive-first = Begin a wagon action first; then choose where to go.
refusal-space-again = Your wagon has been there in this drive ({ $space }); go somewhere else.
refusal-space-taken = Another wagon stands there ({ $space }), so that you skip it; drive past it.
refusal-space-too-far = { $left ->
    [0] You have no step left to go there ({ $space }); stop here.
    [one] Your next step does not lead there ({ $space }); choose a space beside your wagon, or stop.
   *[other] No next step leads there ({ $space }); go space by space, with { $left } left.
}
refusal-no-robber = Only the robber takes gold from the cart, at the beginning of a drive; drive on, or stop.

# Gunmen, tents and guests.
refusal-row-taken = There are gunmen in this row already; choose an empty one.
refusal-row-done = You have filled a row in this turn; fill the next one in a later turn.
refusal-row-too-long = { $dudes ->
    [0] This row takes { $size } gunmen, and your cabin is empty; get dudes first.
   *[other] This row takes { $size } gunmen, and your cabin has only { $dudes } dudes; choose a shorter row.
}
refusal-tent-there = You have a tent there already; choose another place.
refusal-no-tent = You have no tent in your cabin; get one first.
refusal-wagon-elsewhere = Your wagon must be in a big town beside the region; drive there first.
refusal-events-only = This tent can only be pitched on an event; choose one of those.
refusal-no-guest = You need an own hotel with a free bed, and a dude in your cabin; do something else.

# The Barker, barrels and paying.
refusal-no-canvas = There is no tent left in your supply; take something else.
refusal-enough-horses = You have as many horses as you may keep; buy something else.
refusal-ware-too-dear = You cannot pay for this as well; pay for what you have chosen.
refusal-slot-empty = There is no barrel in this place; choose another one.
refusal-no-such-barrel = You have no barrel of this kind that is not used; choose another one.
refusal-no-used-barrel = You have no used barrel of this kind; choose one that you have opened.
refusal-piece-too-many = That is more gold than you need; pay with less.
refusal-pay-not-enough = That does not pay the price, or you do not have it; choose another number.

## Sites. The number is that of the wheel

site-1 = Work Day (1)
    .help = Primary: each shovel of your mill and of your town, once. Secondary: each wheelbarrow. Its event gives 2 dudes. (CO-6.1, CO-6.2, CO-5.1)
site-2 = Rivers (2)
    .help = Survey a river or build a bridge: primary with the hammer, secondary with the saw. Its event gives 1 gold. (CO-7.1, CO-7.2, CO-5.2)
site-3 = Buildings (3)
    .help = Build a card of your hand: primary with the hammer, secondary with the saw. Its event gives 2 cards. (CO-8.1, CO-8.2, CO-5.3)
site-4 = Wagons (4)
    .help = A wagon action, and another one as the secondary action: as many spaces as you have horses. Its event gives 2 coins. (CO-9.1, CO-9.2, CO-5.4)
site-5 = Frontier (5)
    .help = Primary: fill a row with gunmen and pitch any number of tents. Secondary: a new tent. Its event gives 3 points for 1 gold. (CO-10.1, CO-10.2, CO-5.5)
site-barker = Barker
    .help = The large tile that covers another site each round. Primary: buy tents and horses. Secondary: take a barrel. (CO-4.2, CO-11.1, CO-11.5)

section-1a = Use all your shovels
    .help = The shovel of the mill and those of your town, each once. (CO-6.1, CO-6.5)
section-1b = Use all your wheelbarrows
    .help = The wheelbarrow of the mill and those of your town, each once. (CO-6.2, CO-6.5)
section-4a = Drive the wagon (primary action)
    .help = As many spaces as you have horses, with a benefit in every town and settlement. (CO-9.1, CO-9.4)
section-4b = Drive the wagon (secondary action)
    .help = A drive of its own, for which you may go back the way you came. (CO-9.2, CO-9.7)
section-5b = Take a tent
    .help = A tent from your supply comes to your cabin. (CO-10.2)

## Tools, wares and places of the hideout

tool-hammer = hammer
    .help = Builds for coins and dudes, as a primary action. Gold may stand for coins. (CO-7.1, CO-8.1, CO-12.8)
tool-saw = saw
    .help = Builds for gold and dudes, as a secondary action. Coins never stand for gold. (CO-7.2, CO-8.2, CO-12.10)
mill-shovel = shovel
    .help = Gives 1 gold and 1 dude. (CO-6.3)
mill-wheelbarrow = wheelbarrow
    .help = Gives 2 coins and 1 dude. (CO-6.4)
ware-tent = tent
    .help = Costs 3 coins at the Barker. You have 8 in all. (CO-11.2, CO-13.6)
ware-horse = horse
    .help = Costs 2 coins at the Barker. You keep 6 at most; each is a space for your wagon. (CO-11.2, CO-13.7, CO-9.4)
slot-stack = stack
    .help = The top barrel of the stack, unseen. (CO-11.5, CO-11.7)

## Buildings

card-placer_claim = Placer Claim
    .help = Shovel of site 1: gives 1 gold. (CO-23.11)
card-sawmill = Sawmill
    .help = Shovel of site 1: gives 2 coins. (CO-23.12)
card-boarding_house = Boarding House
    .help = Wheelbarrow of site 1: gives 2 dudes and 1 card. (CO-23.13)
card-bank = Bank
    .help = Wheelbarrow of site 1: gives 3 coins. (CO-23.14)
card-quarry = Quarry
    .help = Secondary action of site 2: once a turn a river or bridge costs 1 gold less with the saw. (CO-23.15)
card-land_office = Land Office
    .help = Site 2, if it is barricaded: use its secondary action all the same. (CO-23.16)
card-blacksmith = Blacksmith
    .help = Primary action of site 3: every building and hotel costs 1 coin and 1 dude less with the hammer. (CO-23.17)
card-newspaper = Newspaper
    .help = Secondary action of site 3: gives 2 cards and 1 coin. (CO-23.18)
card-carpenters_shop = Carpenter’s Shop
    .help = Site 3, if it is barricaded: use its secondary action all the same. (CO-23.19)
card-stable = Stable
    .help = Site 4: gives 1 horse, or 2 more spaces for every drive of this turn. (CO-23.20)
card-stage_line = Stage Line
    .help = Secondary action of site 4: pay 1 coin for another wagon action. (CO-23.21, CO-23.28)
card-trading_post = Trading Post
    .help = Site 4: a big town where your wagon stops gives you its left and its right benefit. (CO-23.22)
card-saloon = Saloon
    .help = Secondary action of site 5: gives 2 dudes. (CO-23.23)
card-undertaker = Undertaker
    .help = Site 5: bury a dude for 1 gold and 1 coin. (CO-23.24, CO-23.27)
card-general_store = General Store
    .help = The Barker’s primary action: each tent and horse costs 1 coin less, but 1 at least. (CO-23.25)
card-cooperage = Cooperage
    .help = The Barker: discard a used barrel for 1 gold and 2 coins. (CO-23.26)

## Barrels

barrel-whiskey = Whiskey
    .help = Gives 3 dudes. (CO-23.29)
barrel-gold_dust = Gold Dust
    .help = Gives 1 gold and 1 coin. (CO-23.30)
barrel-strongbox = Strongbox
    .help = Gives 3 coins. (CO-23.31)
barrel-oats = Oats
    .help = Gives 1 horse and 1 coin. (CO-23.32)
barrel-canvas = Canvas
    .help = Gives 1 tent. (CO-23.33)
barrel-blueprints = Blueprints
    .help = Gives 3 cards and 1 coin. (CO-23.34)
barrel-axle_grease = Axle Grease
    .help = A wagon action with 1 more space. (CO-23.35)
barrel-gunpowder = Gunpowder
    .help = Gives 1 dude; then you may fill a row with gunmen. (CO-23.36)
barrel-nails = Nails
    .help = You may build a card with the hammer for 2 coins less. (CO-23.37)
barrel-molasses = Molasses
    .help = Gives 3 points. (CO-23.38)

## Bridges

bridge-stagecoach = Stagecoach Bridge
    .help = At the end 2 points for each horse, 12 at most. (CO-23.1)
bridge-drafters = Drafter’s Bridge
    .help = At the end 2 points for each card in your hand, 12 at most. (CO-23.2)
bridge-mourners = Mourner’s Bridge
    .help = At the end 3 points for each dude in your graveyard, 12 at most. (CO-23.3)
bridge-smugglers = Smuggler’s Bridge
    .help = At the end 4 points for each barrel of yours, used or not, 12 at most. (CO-23.4)
bridge-miners = Miner’s Bridge
    .help = At the end 3 points for each gold, 12 at most. (CO-23.5)
bridge-town = Town Bridge
    .help = At the end 2 points for each building of your town, 14 at most. (CO-23.6)
bridge-frontier = Frontier Bridge
    .help = At the end 3 points for each tent in a region, 15 at most. (CO-23.7)
bridge-festival = Festival Bridge
    .help = At the end 3 points for each tent on an event, 12 at most. (CO-23.8)
bridge-toll = Toll Bridge
    .help = At the end 1 point for each coin, 10 at most. (CO-23.9)
bridge-militia = Militia Bridge
    .help = At the end 1 point for each dude in your cabin, 10 at most. (CO-23.10)

## Hotels

hotel-hotel_1 = Hotel 1
    .help = Worth 8 points at the end. Each year it takes 2 guests, for 2 points each. (CO-19.10, CO-19.6, CO-19.7)
hotel-hotel_2 = Hotel 2
    .help = { hotel-hotel_1.help }
hotel-hotel_3 = Hotel 3
    .help = { hotel-hotel_1.help }
hotel-hotel_4 = Hotel 4
    .help = { hotel-hotel_1.help }
hotel-hotel_5 = Hotel 5
    .help = { hotel-hotel_1.help }
hotel-hotel_6 = Hotel 6
    .help = { hotel-hotel_1.help }
hotel-hotel_7 = Hotel 7
    .help = { hotel-hotel_1.help }
hotel-hotel_8 = Hotel 8
    .help = { hotel-hotel_1.help }
hotel-hotel_9 = Hotel 9
    .help = { hotel-hotel_1.help }
hotel-hotel_10 = Hotel 10
    .help = { hotel-hotel_1.help }
hotel-hotel_11 = Hotel 11
    .help = { hotel-hotel_1.help }
hotel-hotel_12 = Hotel 12
    .help = { hotel-hotel_1.help }

## The frontier

space-coloma = Coloma
    .help = Where all wagons begin. It has room for all, and gives nothing. (CO-9.11, CO-9.12)
space-hangtown = Hangtown
    .help = A big town. Left: 2 dudes. Right, if you stop: a barrel with its outlaws. (CO-9.22)
space-georgetown = Georgetown
    .help = A big town. Left: 1 gold. Right, if you stop: 1 tent. (CO-9.23)
space-folsom = Folsom
    .help = A big town. Left: 2 coins. Right, if you stop: 1 horse and 1 coin. (CO-9.24)
space-auburn = Auburn
    .help = A big town. Left: 2 cards. Right, if you stop: 3 dudes. (CO-9.25)
space-garden_valley = Garden Valley
    .help = A settlement that gives 1 dude. (CO-9.26)
space-gold_hill = Gold Hill
    .help = A settlement that gives 1 card. (CO-9.26)
space-pilot_hill = Pilot Hill
    .help = A settlement that gives 1 coin. (CO-9.26)
space-salmon_falls = Salmon Falls
    .help = A settlement that gives 1 dude. (CO-9.26)
space-greenwood = Greenwood
    .help = A settlement that gives 1 card. (CO-9.26)
space-kelsey = Kelsey
    .help = A settlement that gives 1 dude. (CO-9.26)
space-diamond_springs = Diamond Springs
    .help = A settlement that gives 1 horse. (CO-9.26)
space-mormon_island = Mormon Island
    .help = A settlement that gives 1 gold. (CO-9.26)
space-ophir = Ophir
    .help = A settlement that gives 1 dude. (CO-9.26)
space-horseshoe = Horseshoe
    .help = A space of the road that gives nothing. (CO-9.14)
region-bear_river = Bear River
    .help = You can pitch a tent here while your wagon is in Auburn. (CO-10.12)
region-middle_fork = Middle Fork
    .help = You can pitch a tent here while your wagon is in Auburn or Georgetown. (CO-10.12)
region-high_sierra = High Sierra
    .help = You can pitch a tent here while your wagon is in Georgetown or Hangtown. (CO-10.12)
region-cosumnes = Cosumnes
    .help = You can pitch a tent here while your wagon is in Hangtown or Folsom. (CO-10.12)
region-sacramento_valley = Sacramento Valley
    .help = You can pitch a tent here while your wagon is in Folsom. (CO-10.12)

## Player boards

board-a = Side A
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give 1 tent; 1 gold; 2 dudes; 1 card. (CO-22.1, CO-22.4)
board-gunsmoke_gulch = Gunsmoke Gulch
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give a row of gunmen and 1 dude; 3 dudes; 1 dude and 1 coin; 1 coin. (CO-22.1, CO-22.5)
board-ferry_landing = Ferry Landing
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give a wagon action; 1 horse; a wagon action; 1 coin. (CO-22.1, CO-22.6)
board-timber_canyon = Timber Canyon
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give a building with the hammer for 1 coin less; 3 cards; 2 cards; 1 dude. (CO-22.1, CO-22.7)
board-golden_bar = Golden Bar
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give 2 gold; 1 gold; if you pay 1 gold 4 points; 1 coin. (CO-22.1, CO-22.8)
board-smugglers_gorge = Smugglers’ Gorge
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give a barrel without outlaws; a barrel; for a used barrel 1 gold and 2 coins; 1 dude. (CO-22.1, CO-22.9)
board-settlers_bend = Settlers’ Bend
    .help = Canyons for 3, 4, 5 and 6 points. Their rivers give 1 tent, and a tent may go on an event; a tent may be pitched anywhere, and 1 coin; 2 coins; 1 card. (CO-22.1, CO-22.10)

## Specialities

speciality-prospector = Prospector
    .help = Event 2 gives you 1 more gold. (CO-21.7)
speciality-teamster = Teamster
    .help = Each of your wagon actions has 1 more space. (CO-21.8)
speciality-carpenter = Carpenter
    .help = Once a turn something that you build with the hammer costs 1 dude less. (CO-21.9)
speciality-banker = Banker
    .help = Your gold is worth 1 coin more, but 3 at most. (CO-21.10)
speciality-sharpshooter = Sharpshooter
    .help = If you have gunmen, you count as having 1 more when they are ranked. (CO-21.11)
speciality-peddler = Peddler
    .help = A turn at the Barker begins with 2 coins. (CO-21.12)
speciality-robber = Robber
    .help = Instead of a drive you may take up to 3 gold from the cart. (CO-21.13)
speciality-homesteader = Homesteader
    .help = Once a turn: put 1 tent back and build a card with the saw. (CO-21.14)
speciality-renegade = Renegade
    .help = For each of your dudes who is buried you draw 3 cards. (CO-21.15)
speciality-range_rider = Range Rider
    .help = Each horseshoe to which your wagon comes gives you 1 card. (CO-21.16)
speciality-maverick = Maverick
    .help = Once a turn: put 1 card back for 1 coin or 1 dude. (CO-21.17)
speciality-vigilante = Vigilante
    .help = Once a turn: discard 1 used barrel and fill a row with gunmen. (CO-21.18, CO-21.19)

## What effects speak of

good-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
good-dude = { $count ->
    [one] 1 dude
   *[other] { $count } dudes
}
good-gold = { $count } gold
good-tent = { $count ->
    [one] 1 tent
   *[other] { $count } tents
}
good-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
good-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
good-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
good-used_barrel = { $count ->
    [one] 1 used barrel
   *[other] { $count } used barrels
}
good-burial = { $count ->
    [one] 1 dude for the graveyard
   *[other] { $count } dudes for the graveyard
}
good-river = { $count ->
    [one] 1 river
   *[other] { $count } rivers
}
good-hotel = { $count ->
    [one] 1 hotel
   *[other] { $count } hotels
}
measure-horses = { $count ->
    [one] horse
   *[other] horses
}
measure-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
}
measure-graves = { $count ->
    [one] grave
   *[other] graves
}
measure-barrels = { $count ->
    [one] barrel
   *[other] barrels
}
measure-gold = { $count ->
    [one] gold
   *[other] gold
}
measure-buildings = { $count ->
    [one] building
   *[other] buildings
}
measure-region_tents = { $count ->
    [one] tent in a region
   *[other] tents in regions
}
measure-event_tents = { $count ->
    [one] tent on an event
   *[other] tents on events
}
measure-coins = { $count ->
    [one] coin
   *[other] coins
}
measure-dudes = { $count ->
    [one] dude in the cabin
   *[other] dudes in the cabin
}
modifier-coin_cost = { $by ->
    [one] building: { $by } coin
   *[other] building: { $by } coins
}
modifier-dude_cost = building: { $by } dude
modifier-gold_cost = building: { $by } gold
modifier-movement = { $by ->
    [one] drive 1 space farther
   *[other] drive { $by } spaces farther
}
modifier-stopover = have every benefit of a town where you stop
modifier-barker_price = { $by ->
    [one] the Barker’s prices: { $by } coin
   *[other] the Barker’s prices: { $by } coins
}
modifier-gold_value = { $by ->
    [one] your gold is worth 1 coin more
   *[other] your gold is worth { $by } coins more
}
modifier-rank = { $by ->
    [one] count as having 1 more gunman
   *[other] count as having { $by } more gunmen
}
deed-work = use all tools of a kind
deed-wagon = drive the wagon
deed-wagon_card = put the wagon into the town of a card
deed-gunmen = fill a row with gunmen
deed-tents = pitch tents
deed-barrel = take a barrel
deed-build = build a card of your hand
deed-secondary = use the secondary action despite the barricade
deed-cart = take gold from the cart
deed-bury = { $times ->
    [one] bury a dude
   *[other] bury { $times } dudes
}

## Score and places

line-track = During the game
    .help = Points gained during the game. (CO-17.2)
line-buildings = Buildings
    .help = The points of the buildings in your town. (CO-17.3)
line-canyons = Canyons
    .help = The points of your canyons with a river. (CO-17.4)
line-bridges = Bridges
    .help = What each of your bridges counts, up to its limit. (CO-17.5)
line-regions = Tents in regions
    .help = For tents in 1 to 5 regions 3, 7, 12, 18 or 25 points. (CO-17.6)
line-hotels = Hotels
    .help = 8 points for each hotel. (CO-19.10)
line-graves = Graveyard
    .help = What the covered tombstones cost: 1, 1, 2, 2, 3, 3, and 3 for each more. (CO-17.8, CO-15.16, CO-15.17)
line-rivers = Rivers
    .help = 5 points for each of Shade’s rivers. (CO-24.31)
line-barrels = Barrels
    .help = 3 points for each of Shade’s barrels. (CO-24.31)
line-horses = Horses
    .help = 2 points for each of Shade’s horses. (CO-24.31)
line-gold = Gold
    .help = 1 point for each of Shade’s gold. (CO-24.31)
line-level = Difficulty
    .help = What the difficulty adds to Shade’s score: -10, 0 or 15. (CO-24.32)
tie-gold = Gold
tie-pieces = Coins, dudes, tents and horses
automa-shade = Shade

## What a table can choose

option-boards = Player boards
    .help = Which side of the player boards is played. (CO-2.19)
option-boards-a = Side A
    .help = All boards are alike; for first games. (CO-22.2, CO-22.4)
option-boards-b = Side B
    .help = Everybody is dealt one of 6 different boards. (CO-22.2, CO-22.3)
option-hotels = Hotels
    .line = Hotels to build, with guests
    .help = Hotels can be built in the place of buildings, and take guests. (CO-19.1, CO-19.2)
option-mules = Mule duel
    .line = A duel with mules and carrots
    .help = For 2 players: mules eat carrots to bring about the events, and Buster stays away. (CO-20.1, CO-20.2, CO-20.7)
option-specialities = Specialities
    .help = Whether each player has a special ability, and from which cards it comes. (CO-21.1, CO-21.2)
option-specialities-none = None
    .help = Nobody has one. (CO-21.1)
option-specialities-base = Base game
    .help = The 6 cards of the base game. (CO-21.2)
option-specialities-deluxe = Deluxe
    .help = The 6 cards of the deluxe edition. (CO-21.2)
option-specialities-all = All
    .help = The 12 cards of the base game and the deluxe edition. (CO-21.2)
option-speciality = How specialities are given out
    .help = Whether chance or the players decide who has which. (CO-21.3)
option-speciality-dealt = Dealt
    .help = Chance gives one to each player. (CO-21.3)
option-speciality-chosen = Chosen
    .help = Players choose one after the other, the sheriff last. (CO-21.3)
option-shade = Shade’s strength
    .help = How hard Shade is to beat, for whoever plays alone. (CO-24.32)
option-shade-easy = Easy
    .help = Shade has 10 points less at the end. (CO-24.32)
option-shade-normal = Normal
    .help = Shade has the points it collects. (CO-24.32)
option-shade-hard = Hard
    .help = Shade has 15 points more at the end. (CO-24.32)

## What was drawn or laid open: why taking back stops there. A sentence without its end

drawn-cards = Cards have been drawn
drawn-barrel = A barrel has been drawn
drawn-choices = All choices have been revealed
drawn-buster = Buster’s sites have been drawn
