# Keyflower in English. Variables: $player is the name of a player; $tile, $there, $beside and $other are names of tiles,
# $colour, $resource, $skill, $season and $direction are other names from this file; all others are numbers. A colour, a
# resource and a skill are written small, since they stand within sentences. Help texts end with the rule they come from.

game-title = Keyflower
game-intro = Build a village over 4 seasons: your workers win new tiles at auction, and use tiles anywhere, your own and everybody else’s. What you upgrade, gather and win in winter decides who has the best village.
    .line = Bid and work with the same people

# How far the game has come, in a line of the lobby.

progress = { $season }, season { $number } of { $count }

## Lists of pieces, without those of which there are none

comma-red = { $blue ->
    [0] { "" }
   *[other] { ", " }
}
comma-yellow = { $red ->
    [0] { comma-red }
   *[other] { ", " }
}
comma-green = { $yellow ->
    [0] { comma-yellow }
   *[other] { ", " }
}
no-workers = { $blue ->
    [0] { $red ->
        [0] { $yellow ->
            [0] no workers
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
some-workers = { $blue ->
    [0] { "" }
   *[other] { $blue } blue
}{ $red ->
    [0] { "" }
   *[other] { comma-red }{ $red } red
}{ $yellow ->
    [0] { "" }
   *[other] { comma-yellow }{ $yellow } yellow
}{ $green ->
    [0] { no-workers }
   *[other] { comma-green }{ $green } green
}
comma-pickaxe = { $anvil ->
    [0] { "" }
   *[other] { ", " }
}
comma-saw = { $pickaxe ->
    [0] { comma-pickaxe }
   *[other] { ", " }
}
no-skills = { $anvil ->
    [0] { $pickaxe ->
        [0] no skills
       *[other] { "" }
    }
   *[other] { "" }
}
some-skills = { $anvil ->
    [0] { "" }
    [one] 1 anvil
   *[other] { $anvil } anvils
}{ $pickaxe ->
    [0] { "" }
    [one] { comma-pickaxe }1 pickaxe
   *[other] { comma-pickaxe }{ $pickaxe } pickaxes
}{ $saw ->
    [0] { no-skills }
    [one] { comma-saw }1 saw
   *[other] { comma-saw }{ $saw } saws
}
comma-stone = { $wood ->
    [0] { "" }
   *[other] { ", " }
}
comma-iron = { $stone ->
    [0] { comma-stone }
   *[other] { ", " }
}
comma-gold = { $iron ->
    [0] { comma-iron }
   *[other] { ", " }
}
some-resources = { $wood ->
    [0] { "" }
   *[other] { $wood } wood
}{ $stone ->
    [0] { "" }
   *[other] { comma-stone }{ $stone } stone
}{ $iron ->
    [0] { "" }
   *[other] { comma-iron }{ $iron } iron
}{ $gold ->
    [0] { "" }
   *[other] { comma-gold }{ $gold } gold
}

## Prompts

prompt-turn = Bid for a tile, use a tile, or pass.
prompt-gather-bid = { $least ->
    [0] Bid for { $tile }: choose how many more { $colour } workers to place.
    [one] Bid for { $tile }: place at least 1 { $colour } worker.
   *[other] Bid for { $tile }: place at least { $least } { $colour } workers.
}
prompt-gather-use = { $least ->
    [0] Use { $tile }: choose how many more { $colour } workers to place.
    [one] Use { $tile }: place at least 1 { $colour } worker.
   *[other] Use { $tile }: place at least { $least } { $colour } workers.
}
prompt-gather-mixed = { $least ->
    [0] Use { $tile }: add workers of any colours ({ $count } so far), or be done.
   *[other] Use { $tile }: add workers of any colours ({ $count } so far, at least { $least } more).
}
prompt-take = { $tile }: choose the resource it gives you.
prompt-pay-worker = { $tile }: pay with 1 { $colour } worker, or with a whole outbid group of that colour.
prompt-pay-any-worker = { $tile }: pay with 1 worker of any colour, or with a whole outbid group.
prompt-pay-any-skill = { $tile }: pay with 1 skill of any kind.
prompt-transport = { $steps ->
    [0] Upgrade a tile ({ $upgrades } left), or be done.
   *[other] { $upgrades ->
        [0] Carry a resource to the next tile (steps left: { $steps }), or be done.
       *[other] Carry a resource to the next tile (steps left: { $steps }), upgrade a tile ({ $upgrades } left), or be done.
    }
}
prompt-spend = { $resource ->
    [gold] Upgrade { $tile }: pay 1 gold.
   *[other] Upgrade { $tile }: pay 1 { $resource }, or what may stand for it.
}
prompt-spend-any = { $left ->
    [one] Upgrade { $tile }: pay 1 resource of any kind.
   *[other] Upgrade { $tile }: pay a resource of any kind ({ $left } left).
}
prompt-give = Upgrade { $tile }: pay with 1 { $skill }.
prompt-give-any = { $left ->
    [one] Upgrade { $tile }: pay with 1 skill of any kind.
   *[other] Upgrade { $tile }: pay with a skill of any kind ({ $left } left).
}
prompt-ship = Choose a boat and take everything it carries.
prompt-ship-winter = Choose the boat that comes into your village.
prompt-take-up = Choose which of your { $count } tiles you lay next.
prompt-lay = Lay { $tile } beside a tile of your village.
prompt-offer = Choose the winter tiles you put up for auction, at least one.

## Labels of actions

action-pass = Pass
action-done = Done
action-done-mixed = Place these workers
action-done-offering = Put these tiles up for auction
action-done-transport = Done with carrying and upgrading
action-bid = Bid { $colour } for { $tile }
action-use = Use { $tile } with { $colour }
action-use-mixed = Use { $tile } with mixed colours
action-with = Take along your group at { $tile }
action-send = { $number ->
    [0] Place none from your screen
    [one] Place 1 worker from your screen
   *[other] Place { $number } workers from your screen
}
action-add = Add a { $colour } worker
action-pay = Pay with a { $colour } worker
action-pay-group = Pay with your whole group at { $tile }
action-give = Pay with 1 { $skill }
action-spend = Pay with 1 { $resource }
action-take = Take 1 { $resource }
action-carry = Carry { $resource } from { $tile } to the { $direction }
action-upgrade = Upgrade { $tile }
action-offer = Put up { $tile }
action-ship = Take the cargo of { $tile }
action-ship-winter = Take the boat { $tile }
action-take-up = Lay { $tile } next
action-lay = { $turns ->
    [0] Lay it { $direction } of { $tile }, not turned
    [one] Lay it { $direction } of { $tile }, turned once
   *[other] Lay it { $direction } of { $tile }, turned { $turns } times
}

## The log

event-season-begins = { $season } begins.
event-on-offer = { $count ->
    [one] 1 tile is up for auction.
   *[other] { $count } tiles are up for auction.
}
event-offered = { $count ->
    [one] { $player } puts 1 winter tile up for auction.
   *[other] { $player } puts { $count } winter tiles up for auction.
}
event-passed = { $player } passes.
event-bid = { $player } bids { $size } { $colour } for { $tile }.
event-used = { $player } uses { $tile } with { some-workers }.
event-produced = { $total ->
    [0] { $player } gets nothing from { $tile }: none is left in the supply.
   *[other] { $player } gets { some-resources } from { $tile }.
}
event-gained-green = { $count ->
    [0] No green worker is left in the supply: { $player } gets none.
    [one] { $player } gets 1 green worker.
   *[other] { $player } gets { $count } green workers.
}
event-drew-workers = { $count ->
    [0] The bag is empty: { $player } draws no worker.
    [one] { $player } draws 1 worker from the bag.
   *[other] { $player } draws { $count } workers from the bag.
}
event-drew-these-workers = { $player } has drawn { some-workers }.
event-drew-skills = { $count ->
    [0] The pile is empty: { $player } draws no skill.
    [one] { $player } draws 1 skill from the pile.
   *[other] { $player } draws { $count } skills from the pile.
}
event-drew-these-skills = { $player } has drawn { some-skills }.
event-paid-workers = { $player } pays with { $size } { $colour }.
event-paid-skill = { $player } pays with 1 { $skill }.
event-paid-face-down = { $player } pays with 1 skill, face down.
event-paid-this-skill = { $player } has paid with 1 { $skill }.
event-carried = { $player } carries { $resource } from { $tile } to { $there }.
event-upgraded = { $player } upgrades { $tile }.
event-season-ends = { $season } ends.
event-tile-leaves = Nobody has bid for { $tile }: it leaves the game.
event-won = { $player } wins { $tile } for { $size } { $colour }.
event-workers-home = { $count ->
    [one] { $player } takes 1 worker home behind the screen: { some-workers }.
   *[other] { $player } takes { $count } workers home behind the screen: { some-workers }.
}
event-start-player = { $player } takes the purple figure and is the start player now.
event-unloaded = { $player } unloads { $tile }: { some-workers }; { some-skills }.
event-took-boat = { $player } takes the boat { $tile }.
event-laid = { $player } lays { $tile } to the { $direction } of { $beside }.
event-stranded = { $tile } fits nowhere in the village of { $player } and is set aside.
event-game-over = The game is over.

## Why something is not possible now

refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = { $player } is to decide now; wait for your turn.
refusal-others-decide = { $count } others are deciding at the moment; wait for them.
refusal-purple = The purple figure only marks the start player; bid and pay with workers of the other colours.
refusal-no-part = This plays no part in the decision at hand; choose something else.
refusal-unfinished = Finish first what you have begun, or take it back.

# A turn.
refusal-mixed = Only the owner of summer boat 4b places several colours at once; choose workers of one colour.
refusal-mixed-nowhere = Summer boat 4b needs a tile with a bid or workers, and room on it; place workers of one colour.
refusal-colour-nowhere = You have { $colour } workers, but no place takes them now; choose another colour, or pass.
refusal-none-of-colour = You have no { $colour } worker left for this; choose another colour.
refusal-bid-too-few = { $least ->
    [one] A bid for { $tile } takes at least 1 worker, and you have none free; pass, or wait until you are outbid elsewhere.
   *[other] A bid for { $tile } takes at least { $least } workers of one colour, more than you can bring together; choose another tile.
}
refusal-bid-colour = Only { $colour } is bid for { $tile } now, and you have none free; choose another tile.
refusal-bid-other-colour = Bids for { $tile } are { $colour } now; bid that colour, or choose another tile.
refusal-bid-larger = To lead at { $tile } you must place at least { $least } { $colour }, more than you have free; choose another tile.
refusal-boat = Nobody bids for { $tile } itself; bid for a turn-order tile to choose your boat early.
refusal-not-in-play = { $tile } is not in play; choose a tile on the table.
refusal-season-later = { $tile } can only come up in { $season }; choose a tile on the table.
refusal-not-offered = { $tile } was not put up for auction; choose a tile on the table.
refusal-stranded = { $tile } fits nowhere in the village of its owner and does nothing; choose another tile.
refusal-not-usable = { $tile } takes no workers; use a tile that produces, exchanges or carries.
refusal-tile-full = { $room ->
    [0] { $tile } is full for this season; use another tile.
   *[other] The next use of { $tile } takes at least { $least } workers, and there is room for only { $room }; use another tile.
}
refusal-price-skill = You do not have the skill that { $tile } asks for; get one first.
refusal-price-worker = After placing you could not pay the worker that { $tile } asks for; use another tile.
refusal-no-workers = You have no worker free to use { $tile }; pass, or wait until you are outbid somewhere.
refusal-use-colour = Only { $colour } workers can use { $tile } now, and you have none free; use another tile.
refusal-use-other-colour = { $tile } is used with { $colour } workers now; use that colour, or choose another tile.
refusal-use-too-few = Using { $tile } takes at least { $least } { $colour } now, more than you have free; use another tile.
refusal-group-too-large = { $room ->
    [one] { $tile } has room for 1 worker only, and a group moves only whole; leave it where it is.
   *[other] { $tile } has room for { $room } workers only, and a group moves only whole; leave it where it is.
}
refusal-place-settled = You are placing { $colour } workers; say how many, or take the choice back.
refusal-same-place = Your workers are going to { $tile } itself; take along a group from another tile.
refusal-no-group = You have no group beside { $tile }; choose a group of yours that is outbid.
refusal-group-leads = Your group leads at { $tile } and stays there; only outbid groups are free.
refusal-group-taken = Your group from { $tile } comes along already; choose another one, or say how many more.
refusal-group-colour = Your group at { $tile } has another colour; here you are placing { $colour }.
refusal-price-left = The price of { $tile } is paid besides; keep a worker for it.
refusal-too-few = { $have ->
    [0] You have no { $colour } worker behind your screen; choose fewer.
    [one] You have only 1 { $colour } worker behind your screen; choose fewer.
   *[other] You have only { $have } { $colour } workers behind your screen; choose fewer.
}
refusal-more-to-lead = To lead at { $tile } you need at least { $least } more; choose more workers.
refusal-more-to-use = To use { $tile } you need at least { $least } more; choose more workers.
refusal-too-many = { $tile } has room for only { $room } of your workers; choose fewer.

# Prices and gains.
refusal-price-colour = { $tile } takes 1 { $colour } worker as its price; choose that colour.
refusal-no-skill = You have no { $skill } behind your screen; choose another skill.
refusal-stock-empty = There is no { $resource } left in the supply; choose another resource.
refusal-not-produced = { $tile } does not give { $resource }; choose another resource.

# Transport and upgrades.
refusal-no-steps = You have no steps left; upgrade a tile, or be done.
refusal-no-way = Nothing of yours can be carried to the { $direction }; choose another direction, where a road begins.
refusal-no-road-for = No road leads on from where your { $resource } lies; carry another resource.
refusal-no-resource = There is no { $resource } in your village; carry another resource.
refusal-not-own-village = { $tile } is not in your village; you carry and upgrade only there.
refusal-upgrade-skills = You do not have the skill to upgrade { $tile }; get it first.
refusal-upgrade-resources = What upgrades { $tile } does not lie on it yet; carry it there first.
refusal-no-road = No road joins { $tile } to a tile beside it; what lies there stays for now.
refusal-no-steps-from = You have no steps left to carry anything from { $tile }; upgrade a tile, or be done.
refusal-never-upgraded = { $tile } is never upgraded, and nothing lies there to carry; choose another tile.
refusal-upgraded = { $tile } is upgraded already, and nothing lies there to carry; choose another tile.
refusal-no-upgrades = You have no upgrade left for { $tile }, and nothing lies there to carry; choose another tile.
refusal-not-on-tile = There is no { $resource } on { $tile }; pay with what lies there.
refusal-other-resource = { $resource ->
    [gold] Only gold pays for { $tile } now; choose gold.
   *[other] { $tile } asks for { $resource } now; pay with that, or with gold.
}
refusal-skill-for-upgrade = You cannot pay for { $tile } with this ({ $skill }) now; choose the skill it asks for.

# The end of a season, and winter.
refusal-boat-taken = { $tile } is taken already; choose another boat.
refusal-choose-boat = { $tile } is not among the boats to choose from; take one of those.
refusal-fits-nowhere = { $tile } fits nowhere in your village at the moment; lay another tile first.
refusal-not-won = { $tile } is not yours to lay; take up a tile you have won.
refusal-not-beside = { $tile } is not in your village; choose one of your own tiles to lay it beside.
refusal-named-otherwise = The place beside { $tile } goes by the name of { $other }; choose { $other } and the direction from there.
refusal-no-match-beside = The edges match nowhere beside { $tile }; choose another place.
refusal-no-match = { $tile } does not match its neighbours that way: road to road, field to field, water to water; turn it, or choose another place.
refusal-must-lay = Lay { $tile } first; a tile that you have won cannot be left out.
refusal-already-chosen = { $tile } is chosen already; choose another winter tile, or be done.
refusal-not-in-hand = { $tile } is not among your winter tiles; choose one of those.
refusal-choose-one = Choose at least one of your winter tiles first.

## Seasons and directions

season-spring = Spring
    .help = The first season: the tiles of spring are up for auction, and the boats are loaded for the first time. (KF-2.12, KF-3.1)
season-summer = Summer
    .help = The second season: the tiles of summer are up for auction, and the summer boats may be among them. (KF-3.15, KF-3.16)
season-autumn = Autumn
    .help = The third season: the tiles of autumn are up for auction, many of them for points; the boats bring their last cargo. (KF-3.12, KF-3.15)
season-winter = Winter
    .help = The last season: everybody puts up winter tiles chosen in secret; tiles on auction cannot be used, and at the end everybody gets a boat. (KF-5.3, KF-10.10, KF-12.13)
direction-s = south
direction-sw = south-west
direction-nw = north-west
direction-n = north
direction-ne = north-east
direction-se = south-east

## Workers, resources and skills

worker-blue = blue
    .help = There are 40 blue workers. Workers bid for tiles, use them and pay, always in the colour that is there already. (KF-1.2, KF-4.3, KF-5.6)
worker-red = red
    .help = There are 40 red workers. Workers bid for tiles, use them and pay, always in the colour that is there already. (KF-1.2, KF-4.3, KF-5.6)
worker-yellow = yellow
    .help = There are 40 yellow workers. Workers bid for tiles, use them and pay, always in the colour that is there already. (KF-1.2, KF-4.3, KF-5.6)
worker-green = green
    .help = There are 20 green workers, and few tiles give them. Whoever bids against green must bid green too. (KF-1.2, KF-4.15, KF-6.26)
worker-purple = purple figure
    .help = It marks the start player and does no work. At the end it counts as any 1 worker, skill or resource for the player who has it. (KF-1.5, KF-13.18)
resource-wood = wood
    .help = There are 24. Wood lies on the tiles of villages, pays for upgrades, and scores with some tiles. (KF-1.3, KF-7.12, KF-13.14)
resource-stone = stone
    .help = There are 24. Stone lies on the tiles of villages, pays for upgrades, and scores with some tiles. (KF-1.3, KF-7.12, KF-13.14)
resource-iron = iron
    .help = There are 24. Iron lies on the tiles of villages, pays for upgrades, and scores with some tiles. (KF-1.3, KF-7.12, KF-13.14)
resource-gold = gold
    .help = There are 48. Gold stands for any other resource, and is worth 1 point at the end if it counts for no tile. (KF-1.3, KF-1.11, KF-13.11)
skill-anvil = anvil
    .help = 1 of 48 skills, a third of them anvils. Skills stay behind the screen; they pay for exchanges and upgrades. (KF-1.4, KF-6.34, KF-7.13)
skill-pickaxe = pickaxe
    .help = 1 of 48 skills, a third of them pickaxes. Skills stay behind the screen; they pay for exchanges and upgrades. (KF-1.4, KF-6.34, KF-7.13)
skill-saw = saw
    .help = 1 of 48 skills, a third of them saws. Skills stay behind the screen; they pay for exchanges and upgrades. (KF-1.4, KF-6.34, KF-7.13)

## Home tiles

tile-home_1 = Home 1
    .help = Gives 1 step and 1 upgrade in your own village. Upgraded for 1 wood and 1 stone: 2 steps and 1 upgrade, and 5 points at the end. (KF-7.1)
tile-home_2 = Home 2
    .help = Gives 1 step and 1 upgrade in your own village. Upgraded for 1 stone and 1 iron: 2 steps and 1 upgrade, and 5 points at the end. (KF-7.1)
tile-home_3 = Home 3
    .help = Gives 1 step and 1 upgrade in your own village. Upgraded for 1 wood and 1 iron: 2 steps and 1 upgrade, and 5 points at the end. (KF-7.1)
tile-home_4 = Home 4
    .help = Gives 1 step and 1 upgrade in your own village. Upgraded for 1 wood and 1 stone: 2 steps and 1 upgrade, and 5 points at the end. (KF-7.1)
tile-home_5 = Home 5
    .help = Gives 1 step and 1 upgrade in your own village. Upgraded for 1 stone and 1 iron: 2 steps and 1 upgrade, and 5 points at the end. (KF-7.1)
tile-home_6 = Home 6
    .help = Gives 1 step and 1 upgrade in your own village. Upgraded for 1 wood and 1 iron: 2 steps and 1 upgrade, and 5 points at the end. (KF-7.1)

## Spring tiles

tile-keywood = Keywood
    .help = Gives 1 wood. Upgraded for 1 saw: 3 wood, and 3 points at the end. (KF-6.1)
tile-keystone_quarry = Keystone quarry
    .help = Gives 1 stone. Upgraded for 1 pickaxe: 3 stone, and 3 points at the end. (KF-6.2)
tile-workshop = Workshop
    .help = Gives 1 wood, 1 stone or 1 iron, as you choose. Upgraded for 2 resources of any kind: 1 wood, 1 stone and 1 iron, and 3 points at the end. (KF-6.8)
tile-woodcutter = Woodcutter
    .help = Gives 2 wood. Upgraded for 1 saw: 1 wood and 1 gold, and 3 points at the end. (KF-6.4)
tile-stable = Stable
    .help = Gives 2 steps and 1 upgrade in your own village. Upgraded for 1 wood and 1 iron: 4 steps and 2 upgrades, and 5 points at the end. (KF-7.2)
tile-peddler = Peddler
    .help = Takes 1 yellow worker and gives 1 green one. Upgraded for 1 gold: takes 1 yellow worker and gives 2 green ones. (KF-6.12)
tile-key_mine = Key mine
    .help = Gives 1 iron. Upgraded for 1 anvil: 3 iron, and 3 points at the end. (KF-6.3)
tile-gold_mine = Gold mine
    .help = Gives 1 gold. Upgraded for 1 stone and 1 iron: 2 gold, and 3 points at the end. (KF-6.7)
tile-apprentice_hall = Apprentice hall
    .help = Gives 1 skill drawn by chance. Upgraded for 1 wood and 1 stone: 2 skills, and 3 points at the end. (KF-6.11)
tile-alehouse = Alehouse
    .help = Gives 1 worker from the bag. Upgraded for 1 wood, 1 stone and 1 iron: 2 workers. (KF-6.9)
tile-quarryman = Quarryman
    .help = Gives 2 stone. Upgraded for 1 pickaxe: 1 stone and 1 gold, and 3 points at the end. (KF-6.5)
tile-miner = Miner
    .help = Gives 2 iron. Upgraded for 1 anvil: 1 iron and 1 gold, and 3 points at the end. (KF-6.6)

## Summer tiles

tile-store = Store
    .help = Takes 1 blue worker and gives 1 green one. Upgraded for 1 gold: takes 1 blue worker and gives 2 green ones; 3 points at the end. (KF-6.13)
tile-mason = Mason
    .help = Takes 1 pickaxe and gives 3 stone. Upgraded for 3 stone: takes 1 pickaxe and gives 3 gold; 7 points at the end. (KF-6.19)
tile-tavern = Tavern
    .help = Takes 1 worker of any colour and gives 2 from the bag. Upgraded for 1 wood, 1 stone and 1 iron: takes 1 worker and gives 3. (KF-6.15)
tile-hiring_fair = Hiring fair
    .help = Takes 1 skill of any kind and gives 2 drawn by chance. Upgraded for 1 wood and 1 iron: takes 1 skill and gives 3; 5 points at the end. (KF-6.17)
tile-farrier = Farrier
    .help = Gives 3 steps and 1 upgrade in your own village. Upgraded for 2 resources of any kind: 5 steps and 2 upgrades, and 5 points at the end. (KF-7.3)
tile-carpenter = Carpenter
    .help = Takes 1 saw and gives 3 wood. Upgraded for 3 wood: takes 1 saw and gives 3 gold; 7 points at the end. (KF-6.18)
tile-smelter = Smelter
    .help = Takes 1 anvil and gives 3 iron. Upgraded for 3 iron: takes 1 anvil and gives 3 gold; 7 points at the end. (KF-6.20)
tile-brewer = Brewer
    .help = Takes 1 skill of any kind and gives 2 workers from the bag. Upgraded for 1 stone and 1 iron: takes 1 skill and gives 3 workers; 3 points at the end. (KF-6.16)

## Autumn tiles

tile-timber_yard = Timber yard
    .help = Brings 2 points at the end for each wood lying on it. Upgraded for 1 saw: 3 points each. (KF-13.1)
tile-stone_yard = Stone yard
    .help = Brings 2 points at the end for each stone lying on it. Upgraded for 1 pickaxe: 3 points each. (KF-13.2)
tile-wainwright = Wainwright
    .help = Gives 4 steps and 2 upgrades in your own village. Upgraded for 2 resources of any kind: 6 steps and 2 upgrades, and 5 points at the end. (KF-7.4)
tile-barn = Barn
    .help = Brings 1 point at the end for each resource of any kind lying on it. Upgraded for 1 skill of any kind: 2 points each. (KF-13.4)
tile-sawmill = Sawmill
    .help = Brings 3 points at the end. Upgraded for 3 wood: 10 points. (KF-13.5)
tile-goldsmith = Goldsmith
    .help = Brings nothing at first. Upgraded for 2 gold: 7 points at the end. (KF-13.8)
tile-forge = Forge
    .help = Brings 3 points at the end. Upgraded for 3 iron: 10 points. (KF-13.7)
tile-fair = Fair
    .help = Takes 1 red worker and gives 1 green one. Upgraded for 1 gold: takes 1 red worker and gives 2 green ones; 5 points at the end. (KF-6.14)
tile-blacksmith = Blacksmith
    .help = Brings 2 points at the end for each iron lying on it. Upgraded for 1 anvil: 3 points each. (KF-13.3)
tile-sculptor = Sculptor
    .help = Brings 3 points at the end. Upgraded for 3 stone: 10 points. (KF-13.6)
tile-well = Well
    .help = Brings 3 points at the end. Upgraded for 3 resources of any kind: 7 points. (KF-13.9)
tile-inn = Inn
    .help = Gives 1 worker from the bag. Upgraded for 1 resource and 1 skill of any kind: 3 workers. (KF-6.10)

## Summer boats: the tiles, and the powers of their sides

tile-summer_boat_1 = Summer boat 1
    .help = Side a: 2 more workers from the bag whenever you take a cargo, or a boat in winter. Side b: 1 more green worker instead. Chance decides which side lies up. (KF-11.1, KF-11.2, KF-11.9)
tile-summer_boat_2 = Summer boat 2
    .help = Side a: you carry over fields too, and lay tiles without matching edges. Side b: you have 2 times as many steps and upgrades. Chance decides which side lies up. (KF-11.3, KF-11.4, KF-11.9)
tile-summer_boat_3 = Summer boat 3
    .help = Any resource stands for any other. Side a: when you upgrade. Side b: when your points are counted. Chance decides which side lies up. (KF-11.5, KF-11.6, KF-11.9)
tile-summer_boat_4 = Summer boat 4
    .help = Side a: you may bid another colour against bids of others. Side b: you may use tiles with workers of any colours. Chance decides which side lies up. (KF-11.7, KF-11.8, KF-11.9)
power-extra_workers = Summer boat 1a
    .help = You draw 2 more workers from the bag whenever you take a cargo, or a boat in winter. (KF-11.1, KF-11.11)
power-extra_green = Summer boat 1b
    .help = You get 1 green worker more whenever you take a cargo, or a boat in winter. (KF-11.2, KF-11.11)
power-cross_country = Summer boat 2a
    .help = Your resources move over fields as well as roads, and the edges of tiles you lay need not match. (KF-11.3)
power-double_transport = Summer boat 2b
    .help = You have 2 times as many steps and upgrades, and 2 times the points of the boat Keyflower. (KF-11.4)
power-wild_upgrades = Summer boat 3a
    .help = When you upgrade, any resource stands for any other, even for gold. (KF-11.5)
power-wild_scoring = Summer boat 3b
    .help = When your points are counted, any resource stands for any other, even for gold. (KF-11.6)
power-counter_bid = Summer boat 4a
    .help = Where somebody else has bid blue, red or yellow, you may bid one other colour; your workers lie down there, and the tile keeps its colour. (KF-11.7, KF-11.24)
power-mixed_use = Summer boat 4b
    .help = You may use a tile that has a bid or workers with any colours, even mixed; your workers lie down there, and the tile keeps its colour. (KF-11.8, KF-11.24)

## Winter tiles

tile-jeweller = Jeweller
    .help = 2 points for each of your gold, instead of 1. (KF-12.1)
tile-craftsmans_guild = Craftsman’s guild
    .help = 3 points for each set of a blue, a red and a yellow worker. (KF-12.8)
tile-watermill = Watermill
    .help = 1 point for each of your resources of one kind: wood, stone or iron. (KF-12.3)
tile-mercers_guild = Mercer’s guild
    .help = 5 points for each set of wood, stone and iron. (KF-12.2)
tile-keythedral = Keythedral
    .help = 12 points. (KF-12.12)
tile-windmill = Windmill
    .help = 5 points for every 5 of your resources, of any kind. (KF-12.4)
tile-scribes = Scribes
    .help = 10 points for each set of an anvil, a pickaxe and a saw. (KF-12.5)
tile-scholar = Scholar
    .help = 3 points for each of your skills of one kind. (KF-12.6)
tile-village_hall = Village hall
    .help = 1 point for each of your workers of one colour. (KF-12.11)
tile-key_market = Key market
    .help = 2 points for each of your green workers. (KF-12.10)
tile-key_guild = Key guild
    .help = 10 points for every 5 of your skills, of any kind. (KF-12.7)
tile-apothecary = Apothecary
    .help = 3 points for every 5 of your workers, of any colour. (KF-12.9)

## Boats

tile-keyflower = Keyflower
    .help = Carries 7 workers and 1 skill in spring and summer, 3 workers and 2 skills in autumn. At the end 1 point for each step that the tiles of your village give. (KF-10.1)
tile-sea_bastion = Sea Bastion
    .help = Carries 6 workers and 2 skills in spring, summer and autumn. At the end 1 point for each tile of the largest loop of roads in your village. (KF-10.2)
tile-sea_breese = Sea Breese
    .help = Carries 6 workers and 1 skill in spring, 4 workers and 1 skill in summer and autumn. At the end 2, 4, 8, 16 or 32 points for 1 to 5 boats that hang together by water from your home tile on. (KF-10.3, KF-10.22)
tile-flipper = Flipper
    .help = Carries 5 workers and 2 skills in spring and summer, 2 workers and 2 skills in autumn. At the end 2 points, and 1 tile of your village is upgraded for nothing. (KF-10.4)
tile-ianvincible = Ianvincible
    .help = Carries 5 workers and 1 skill in spring and summer, 3 workers and 1 skill in autumn. At the end 5 points. (KF-10.5)
tile-white_wind = White Wind
    .help = Carries 4 workers and 2 skills in spring and summer, 4 workers and 1 skill in autumn. At the end 1 point for each of your workers that counts for no other tile. (KF-10.6)

## Turn-order tiles

tile-turn_order_1 = Turn order 1
    .help = Number 1 in the choice of boats. After winter its winner lays it: 1 point for each tile next to it. (KF-10.7, KF-10.8)
tile-turn_order_2 = Turn order 2
    .help = Number 2 in the choice of boats. After winter its winner lays it: 1 point for each tile next to it. (KF-10.7, KF-10.8)
tile-turn_order_3 = Turn order 3
    .help = Number 3 in the choice of boats. After winter its winner lays it: 1 point for each tile next to it. (KF-10.7, KF-10.8)
tile-turn_order_4 = Turn order 4
    .help = Number 4 in the choice of boats. After winter its winner lays it: 1 point for each tile next to it. (KF-10.7, KF-10.8)

## Scoring

score-village = Village
    .help = The points printed on your home tile and on your tiles of spring, summer and autumn, on the side that shows. (KF-13.10)
score-turn-order = Turn order
    .help = For each of your turn-order tiles, 1 point for every tile next to it. (KF-10.7, KF-10.24)
score-gold = Gold
    .help = 1 point for each of your gold that counts for no tile. (KF-13.11)

## What the table can choose

option-counter_bid = Summer boat 4a: where
    .help = For which tiles its owner may bid another colour. (KF-15.3)
option-counter_bid-village = Village tiles
    .help = Only for the tiles of the season, not for turn-order tiles. (KF-11.26, KF-15.3)
option-counter_bid-everywhere = All tiles
    .help = For turn-order tiles too. (KF-11.26, KF-15.3)
option-counter_against = Summer boat 4a: against what
    .help = What must be there already for its owner to bid another colour. (KF-15.4)
option-counter_against-bids = A bid
    .help = Another player’s bid must stand beside the tile. (KF-11.27, KF-15.4)
option-counter_against-workers = A bid or workers
    .help = Workers of another colour on the tile are enough. (KF-11.27, KF-15.4)
option-wild_points = Summer boat 3b: what is left over
    .help = Which resources that count for no tile are worth 1 point to its owner. (KF-15.5)
option-wild_points-gold = Gold
    .help = Only gold; wood, stone and iron earn nothing by themselves. (KF-11.21, KF-15.5)
option-wild_points-all_kinds = All resources
    .help = Wood, stone and iron as well as gold. (KF-11.21, KF-15.5)
option-storage = Resources on storage tiles
    .help = Whether wood, stone and iron on Timber yard, Stone yard, Blacksmith and Barn may count elsewhere. (KF-15.6)
option-storage-kept = Stay there
    .help = What a storage tile asks for counts on that tile alone; gold and other kinds lying there may count elsewhere. (KF-13.17, KF-15.6)
option-storage-free = Count where they earn most
    .help = Every resource counts on its storage tile or for a winter tile, whichever earns more. (KF-13.17, KF-15.6)

## What was drawn or laid open: why taking back stops there. A sentence without its end

drawn-workers = Workers have been drawn from the bag
drawn-skills = Skills have been drawn from the pile
drawn-tiles = New tiles have come up for auction

## Helpers: what a table can work out

hint-distance = { $goods ->
    [-1] No way from your goods
    [one] 1 step from your goods
   *[other] { $goods } steps from your goods
}, { $home ->
    [-1] no way from home
    [one] 1 step from home
   *[other] { $home } steps from home
}
hint-distance-home = { $home ->
    [-1] No way from home
    [one] 1 step from home
   *[other] { $home } steps from home
}
plan-upgrade = Upgrade { $tile }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of { $left }
plan-bring = Bring what { $tile } needs: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} of { $left }
plan-short = Upgrading { $tile } takes { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: you are { $short } short.
plan-no-way = What upgrades { $tile } lies where no way leads from.
plan-lacks = { $more ->
    [0] To upgrade { $tile } you lack { $count } { $resource }.
   *[other] To upgrade { $tile } you lack { $count } { $resource } and { $more } more.
}
plan-lacks-any = To upgrade { $tile } you lack { $count ->
    [one] 1 resource
   *[other] { $count } resources
}.
