# Boonlake in English. Variables: $player is the name of a player; $card, $goal, $thing, $lever, $region, $works, $canoe,
# $canal, $canoes, $help, $track and $action are names from this file; $good, $goods, $first and $then are messages within;
# $space, $site, $stretch and $tile are ids or names; $type, $of, $price and $good may be ids to choose a text by; all others
# are numbers. Help ends with its rule.

game-title = Boonlake
game-intro = Settle the shores of Boonlake: choose an action that also serves all others, explore 4 regions, found villages, graze cattle and play projects. The farther your ship sails, the sooner comes one of 4 scorings.
    .line = Your action moves everyone

# How far the game has come, in a line of the lobby.

progress = Round { $round } of { $rounds }, { $scorings } of { $count } scorings

## Lists

and = { $first }, { $then }
nothing = nothing
some-payment = { $coins ->
    [0] { $vases ->
        [one] 1 vase
       *[other] { $vases } vases
    }
    [one] { $vases ->
        [0] 1 coin
        [one] 1 coin, 1 vase
       *[other] 1 coin, { $vases } vases
    }
   *[other] { $vases ->
        [0] { $coins } coins
        [one] { $coins } coins, 1 vase
       *[other] { $coins } coins, { $vases } vases
    }
}

## Prompts

prompt-keep = Keep one of your scoring tiles in secret; it will be your own tile.
prompt-start = Choose your first production site in secret.
prompt-choose = Your turn: choose an action tile.
prompt-act-play = { $draw ->
    [0] { $type ->
        [day] Play a day card, discard one for { $discard } coins, or leave it.
        [twilight] Play a twilight card, discard one for { $discard } coins, or leave it.
        [night] Play a night card, discard one for { $discard } coins, or leave it.
       *[any] Play a card, discard one for { $discard } coins, or leave it.
    }
   *[other] Play a card, or draw { $draw } cards.
}
prompt-act-develop-upgrade = Develop a site or upgrade a piece, or leave it.
prompt-act-develop-upgrade-play = Develop, upgrade, play a card or discard one for { $discard } coins, or leave it.
prompt-act-cattle-play = Place cattle, play a card or discard one for { $discard } coins, or leave it.
prompt-act-modernise = { $draw ->
    [0] Place a lever, or leave it.
    [one] Place a lever and lose an inhabitant for it, or draw 1 card.
   *[other] Place a lever and lose an inhabitant for it, or draw { $draw } cards.
}
prompt-act-upgrade = Upgrade an inhabitant or a house, or leave it.
prompt-act-house = Turn an inhabitant into a house at no cost, or leave it.
prompt-act-village = Turn a house into a village, easier than usual, or leave it.
prompt-act-play-upgrade = { $left ->
    [one] Interim scoring: play a card or upgrade once more, or leave it.
   *[other] Interim scoring: play a card or upgrade, up to { $left } times, or leave it.
}
prompt-explore = { $tiles ->
    [one] Reveal a tile and place it, or leave it.
   *[other] Reveal a tile and place it, up to { $tiles } times, or leave it.
}
prompt-place = Place the revealed tile on an empty space next to a tile.
prompt-pasture = Place a pasture on an empty space next to a tile, or leave it.
prompt-welcome = Pull the lever for an inhabitant, or keep it for later.
prompt-claim = Name a region: it gives you its reward, and pays nobody else in this turn.
prompt-hire = Take an inhabitant for { $coins } coins or { $cards } cards, as often as you like, or leave it.
prompt-take-part = { $tile }: take your part, or use a lever.
prompt-build = Choose which production site you build.
prompt-reset = Choose the lever that you push up again.
prompt-paddle = Move a canoe upstream.
prompt-pay = { $thing }: choose how you pay.
prompt-replace = { $extra ->
    [one] You may lose { $vp } points in place of the extra inhabitant.
   *[other] You may lose { $vp } points in place of each of { $extra } extra inhabitants.
}
prompt-discard = { $count ->
    [one] Choose a card to discard.
   *[other] Choose { $count } cards to discard, one after the other.
}
prompt-sail = { $movement ->
    [one] Sail on by 1 space.
   *[other] Sail on by 1 to { $movement } spaces.
}
prompt-score = { $vp ->
    [one] Scoring { $number }: put your marker for 1 point under a scoring tile.
   *[other] Scoring { $number }: put your marker for { $vp } points under a scoring tile.
}
prompt-give = { $goal }: choose what you pay with.
prompt-last-levers = Use levers before they are pushed up, or leave them for a point each.

## Labels of actions

action-keep = Keep { $goal }
action-start = Begin with { $works }
action-choose = Choose { $action }
action-play = Play { $card }
action-realise = Realise the project { $goal }
action-sell = Discard { $card } for coins
action-discard = Discard { $card }
action-develop = Develop site { $site }
action-upgrade = Upgrade the piece on { $site }
action-ease = Found a village on { $site } with the lever
action-graze = Place cattle on { $space }
action-modernise = Place lever { $lever }
action-pull = Use lever { $lever }
action-reset = Push up lever { $lever }
action-paddle = Move the canoe from { $canoe } to { $canal }
action-pay = Pay; canoes: { $canoes }; { $help }
action-pay-way = { $coins ->
    [0] Pay no coins; canoes: { $canoes }; { $help }
    [one] Pay 1 coin; canoes: { $canoes }; { $help }
   *[other] Pay { $coins } coins; canoes: { $canoes }; { $help }
}
action-explore = Reveal a tile
action-place = Place the tile on { $space }
action-pasture = Place a pasture on { $space }
action-claim = Name { $region }
action-hire = { $price ->
    [coins] Take an inhabitant for coins
   *[cards] Take an inhabitant for cards
}
action-draw = Draw cards
action-draw-cards = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
action-build = Build a site: { $works }
action-sail = Sail to { $stretch }
action-score = Score { $goal }
action-give = { $count ->
    [one] Pay with 1 piece, and the rest in coins
   *[other] Pay with { $count } pieces, and the rest in coins
}
action-give-mix = { $count ->
    [0] Pay { $coins } coins
    [one] { $coins ->
        [0] Pay 1 { give-good }
       *[other] Pay 1 { give-good } and { $coins } coins
    }
   *[other] { $coins ->
        [0] Pay { $count } { give-good }
       *[other] Pay { $count } { give-good } and { $coins } coins
    }
}
give-good = { $good ->
    [vase] { $count ->
        [one] vase
       *[other] vases
    }
   *[inhabitant] { $count ->
        [one] inhabitant
       *[other] inhabitants
    }
}
action-replace = { $extra ->
    [0] Replace no inhabitants by points
    [one] Replace 1 inhabitant by points
   *[other] Replace { $extra } inhabitants by points
}
action-replace-for = { $inhabitants ->
    [0] Lose { $vp } points
    [one] { $vp ->
        [0] Lose 1 inhabitant
       *[other] Lose 1 inhabitant and { $vp } points
    }
   *[other] { $vp ->
        [0] Lose { $inhabitants } inhabitants
       *[other] Lose { $inhabitants } inhabitants and { $vp } points
    }
}
action-take-part = Take your part
action-take = Take option { $option }
action-decline = Leave it

## Levers that help to pay, as part of a label

help-none = no lever
help-tow = with lever 7
help-joker = with lever 10
help-tow-joker = with levers 7 and 10
help-coins = with lever 11
help-tow-coins = with levers 7 and 11
help-joker-coins = with levers 10 and 11
help-tow-joker-coins = with levers 7, 10 and 11

## The log

event-round-begins = Round { $round } begins.
event-kept = { $player } keeps a scoring tile: { $goal }.
event-laid = A scoring tile lies in an empty area: { $goal }.
event-chose = { $movement ->
    [one] { $player } chooses { $tile } from row { $row }; the ship may go 1 space.
   *[other] { $player } chooses { $tile } from row { $row }; the ship may go { $movement } spaces.
}
event-gave-up = { $player } gives up the right part for a lever.
event-sailed = { $player } sails to { $stretch }.
event-crossed = { $player } crosses a lock: scoring { $number } follows.
event-last-lap = { $player } reaches the end of the river: the last lap is finished, then comes the last scoring.
event-scoring-begins = Interim scoring { $number }.
event-scored = { $vp ->
    [one] { $player } fulfils the scoring tile { $goal } and gains 1 point.
   *[other] { $player } fulfils the scoring tile { $goal } and gains { $vp } points.
}
event-failed = { $vp ->
    [one] { $player } misses the scoring tile { $goal } and loses 1 point.
   *[other] { $player } misses the scoring tile { $goal } and loses { $vp } points.
}
event-income = { $player } has an income of { $goods }.
event-idle-levers = { $count ->
    [one] { $player } has 1 unused lever, for { idle-points }.
   *[other] { $player } has { $count } unused levers, for { idle-points }.
}
idle-points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
event-game-over = The game is over.
event-gained = { $player } gains { $good }.
event-lost = { $player } gives up { $good }.
event-drew = { $count ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $count } cards.
}
event-drew-these = { $player } has drawn: { $cards }.
event-discarded = { $player } discards { $card }.
event-sold = { $coins ->
    [one] { $player } discards { $card } for 1 coin.
   *[other] { $player } discards { $card } for { $coins } coins.
}
event-stepped = { $player } moves on to step { $step } of the { $track }.
event-produced = { $level ->
    [one] { $player } builds a production site: { $works }.
   *[other] { $player } builds on a production site: { $works }, now at level { $level }.
}
event-played = { $player } plays { $card }.
event-realised = { $player } realises the project { $goal }.
event-paid = { $player } pays { some-payment }.
event-modernised = { $coins ->
    [0] { $player } places lever { $lever } for nothing.
    [one] { $player } places lever { $lever } for 1 coin.
   *[other] { $player } places lever { $lever } for { $coins } coins.
}
event-pulled = { $player } uses lever { $lever }.
event-pushed-up = { $player } pushes up lever { $lever }.
event-paddled = { $player } moves a canoe from { $start } to { $goal }.
event-placed-tile = { $player } places a tile on { $space }.
event-placed-pasture = { $player } places a pasture on { $space }.
event-map-full = { $player } cannot place anything more and gains { $coins } coins.
event-developed = { $player } develops site { $site }.
event-housed = { $player } builds a house on { $site }.
event-village = { $player } founds a village on { $site }.
event-second-village = { $player } has another village in { $region } and loses { $vp } points.
event-grazed = { $player } places cattle on { $space }.
event-row-emptied = { $player } has emptied a row of the board and frees an inhabitant.
event-claimed = { $player } names { $region }.
event-sage-reveals = { $player } reveals tile { $tile }.
event-sage-chose = { $player } takes { $tile }.
event-cactus = { $steps ->
    [0] { $player } stays on cactus space { $space }.
    [one] { $player } goes 1 cactus step, to space { $space }.
   *[other] { $player } goes { $steps } cactus steps, to space { $space }.
}
event-nothing-left = { $player } has no such piece left and gains { $vp } points.
event-hidden-tiles = { $count ->
    [one] { $player } has 1 B tile left face down, for { $vp } points.
   *[other] { $player } has { $count } B tiles left face down, for { $vp } points.
}

## Why something is not possible now

refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = { $player } is to decide now; wait for your turn.
refusal-others-decide = { $count } others are deciding at the moment; wait for them.
refusal-no-part = This plays no part in the decision at hand; choose something else.
refusal-unfinished = Finish first what you have begun, or take it back.
refusal-goal-not-dealt = This scoring tile was not dealt to you; choose one of yours.
refusal-choose-first = Choose an action tile first.

# Cards and projects.
refusal-not-in-hand = This card is not in your hand; choose one that is.
refusal-wrong-type = This card is not of the type that is asked for; choose another one.
refusal-no-discarding = No card can be discarded for coins here; play one, or do something else.
refusal-no-vase = { $count ->
    [one] This takes 1 vase, and you have none; get one first.
   *[other] This takes { $count } vases, and you have { $have }; get more first.
}
refusal-no-resources = You do not have the resources for this; build production sites first.
refusal-no-coins = { $count ->
    [one] This takes 1 coin, and you have none; get coins first.
   *[other] This takes { $count } coins, canoes included, and you have { $have }; get more coins first.
}
refusal-way-worse = There is a better way to pay than this, or it is not enough; choose one that is offered.
refusal-project-done = You have realised this project already; choose another one.

# The map.
refusal-reveal-first = Reveal a tile first; then choose its space.
refusal-space-filled = There is a tile on this space already; choose an empty one.
refusal-space-remote = No tile lies next to this space; choose one beside a tile or across a bridge from one.
refusal-no-such-site = There is no site here; choose a site of a tile.
refusal-site-taken = There is a piece on this site already; choose a free one.
refusal-empty-ranch = This takes an inhabitant, and there is none on your ranch; get one first.
refusal-site-cost = You cannot pay what this site costs; choose another one.
refusal-no-house-left = All your houses are on the map; upgrade one of them to a village first.
refusal-no-village-left = All your villages are on the map; do something else.
refusal-too-lonely = A village needs { $needed } pieces around it, and here there are { $have }; choose another house.
refusal-too-few-inhabitants = { $needed ->
    [one] This takes 1 inhabitant, and there is none on your ranch; get one first.
   *[other] This takes { $needed } inhabitants, and on your ranch there are { $have }; get more first.
}
refusal-village-is-all = A village cannot be upgraded; choose an inhabitant or a house.
refusal-not-your-piece = There is no piece of yours; choose one of your own.
refusal-villages-only = Only a house can be upgraded here; choose one of yours.
refusal-houses-only = Only an inhabitant can be upgraded here; choose one of yours.
refusal-no-pasture = There is no pasture on this space; choose one that has a pasture.
refusal-no-cattle-left = All your cattle are on the map; do something else.
refusal-pasture-full = This pasture is full; choose another one.
refusal-not-replaceable = So many inhabitants cannot be replaced by points; choose another number.

# Production and payments.
refusal-works-full = This production site is at its highest level; choose another one.
refusal-cannot-pay = You cannot pay for this; choose something else.
refusal-not-upstream = A canoe must go upstream from where it lies; choose another way.
refusal-payment-mix = You cannot pay like this; choose another mix.
refusal-hire-price = You cannot pay for an inhabitant like this; pay in another way, or leave it.
refusal-nobody-left = There is no inhabitant left in your supply; leave it.

# Levers.
refusal-slot-taken = You have this lever already; place another one.
refusal-lever-price = { $count ->
    [one] This lever costs 1 coin, and you have none; get coins first.
   *[other] This lever costs { $count } coins, and you have { $have }; get more coins first.
}
refusal-no-such-lever = You have not placed lever { $lever }; modernise to get it.
refusal-lever-used = Lever { $lever } has been used; it is pushed up in the next interim scoring.
refusal-lever-not-used = This lever is up; choose one that has been used.
refusal-lever-right-part = Lever { $lever } works when you give up a right part; wait for one.
refusal-lever-card-play = Lever { $lever } works when you give up a card play; wait for one.
refusal-lever-region-income = Lever { $lever } works when regions pay; wait for that.
refusal-lever-village = Lever { $lever } works when you found a village; choose a house then.
refusal-lever-placing = Lever { $lever } works when you place a tile or a pasture; wait for that.
refusal-lever-nothing = Lever { $lever } could do nothing for you now; choose something else.
refusal-placing-lever-only = Only the lever for new tiles can be used here; use it, or keep it.

# Regions, river and scoring.
refusal-region-covered = The reward of this region is covered; name another one.
refusal-other-arm = Ships take the other arm of the river in this round; choose a space of it.
refusal-forwards-only = Ships only go forwards; choose a space ahead.
refusal-space-occupied = Another ship is on this space, so that you skip it; choose another one.
refusal-too-far = { $movement ->
    [one] Your ship may go 1 space in this turn; choose the next one.
   *[other] Your ship may go { $movement } spaces at most in this turn; choose a nearer one.
}
refusal-goal-marked = Your marker of an earlier scoring lies there; choose a tile without one.

## Action tiles

tile-pioneer = Pioneer
    .help = After a day card: explore up to 2 times, then develop or upgrade. The others draw 2 cards, and may play one or discard one for 2 coins. (BL-14.1, BL-14.3, BL-3.7)
tile-settle = Settle
    .help = After a night card: develop or upgrade. Then all in turn develop, upgrade, play a card or discard one for 2 coins. (BL-14.5, BL-14.6, BL-3.7)
tile-cattle_breeding = Cattle Breeding
    .help = After a day card: place 1 pasture. Then all in turn place cattle, play a card or discard one for 2 coins. (BL-14.8, BL-14.9, BL-3.7)
tile-region_rewards = Region Rewards
    .help = After a twilight card: name a region and take its reward. Then all have 1 coin for each own piece in the other regions. (BL-14.11, BL-14.16, BL-3.7)
tile-recruit = Recruit
    .help = After a night card: take 1 inhabitant and explore. All may take inhabitants for 3 coins or 3 cards each. (BL-14.19, BL-14.20, BL-3.7)
tile-progress = Progress
    .help = After a twilight card: place a lever. All may place a lever and lose 1 inhabitant for it, or draw 1 card. (BL-14.24, BL-14.25, BL-3.7)
tile-builder = Builder
    .help = Take 3 coins, then play a card or draw 2. All may play a card or discard one for 2 coins. (BL-3.9, BL-14.28, BL-14.30)

## Types of cards

type-day = Day
    .help = Cards for Pioneer and Cattle Breeding. (BL-6.16, BL-3.10)
type-twilight = Twilight
    .help = Cards for Region Rewards and Progress. (BL-6.16, BL-3.10)
type-night = Night
    .help = Cards for Settle and Recruit. (BL-6.16, BL-3.10)

## Regions

region-boonlake = Boonlake
    .help = Whoever names it gains 4 coins. Spaces 1 to 9. (BL-14.14, BL-8.2)
region-unknown = Unknown
    .help = Whoever names it draws 3 cards. Spaces 10 to 17. (BL-14.14, BL-8.2)
region-new_hope = New Hope
    .help = Whoever names it gains 3 points. Spaces 18 to 25. (BL-14.14, BL-8.2)
region-southern = Southern
    .help = Whoever names it draws 3 cards. Spaces 26 to 33. (BL-14.14, BL-8.2)

## Resources, tracks

works-wood = wood
    .help = Resources are not spent. A site has 1 of them, at level 2 it has 2, and a canoe 1. Wood is farthest upstream. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-clay = clay
    .help = Resources are not spent. A site has 1 of them, at level 2 it has 2, and a canoe 1. Clay comes after wood. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-stone = stone
    .help = Resources are not spent. A site has 1 of them, at level 2 it has 2, and a canoe 1. Stone comes after clay. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-iron = iron
    .help = Resources are not spent. A site has 1 of them, at level 2 it has 2, and a canoe 1. Iron is farthest downstream. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
track-coin = coin track
    .help = The coins and points of your next incomes, with rewards on the way. Each step too many is 2 points. (BL-16.1, BL-16.9, BL-16.7)
track-card = card track
    .help = The cards and points of your next incomes, with rewards on the way. Each step too many is 2 points. (BL-16.1, BL-16.10, BL-16.7)

## Levers. The number is that of the slot

lever-1 = Vase Trade (1)
    .help = For 5 coins. Give up a right part: take 1 vase, or 6 coins for 1 vase. (BL-15.17, BL-15.10)
lever-2 = Tinkering (2)
    .help = For 7 coins. Give up a right part: place a lever and pay its price. (BL-15.18, BL-15.10)
lever-3 = Master Builder (3)
    .help = For 8 coins. Give up a right part: upgrade a piece. (BL-15.20, BL-15.10)
lever-4 = Yield (4)
    .help = For 7 coins. Give up a card play: 1 coin for each resource of your production sites. (BL-15.22, BL-15.21)
lever-5 = Quick Money (5)
    .help = For 4 coins. Give up a card play: 3 coins. (BL-15.24, BL-15.21)
lever-6 = Renown (6)
    .help = For 8 coins. When regions pay: 1 point with each coin. (BL-15.28)
lever-7 = Tow Rope (7)
    .help = For 4 coins. At any time: a canoe goes upstream for nothing. (BL-15.31)
lever-8 = Village Aid (8)
    .help = For 7 coins. A village costs 1 inhabitant less and needs 1 piece less around it. (BL-15.32)
lever-9 = Welcome (9)
    .help = For 7 coins. When you place a tile or a pasture: 1 inhabitant. (BL-15.35)
lever-10 = Spare Part (10)
    .help = For 6 coins. At any time: 2 coins or 2 cards; or a card needs 1 resource less. (BL-15.37)
lever-11 = Great Help (11)
    .help = For 10 coins. At any time: 5 coins; and a card may need 1 resource less. (BL-15.39)
lever-12 = Call for Settlers (12)
    .help = For 9 coins. At any time: discard 2 cards for 1 inhabitant and 3 points. (BL-15.42)

## Scoring tiles

goal-sc01 = Unknown and Boonlake
    .help = Own pieces in either region: 1, 2, 3, 4; in the other: 1, 1, 2, 3. Project: 10 coins, 3 wood and 2 clay for 7 points and 1 step on the coin track. (BL-18.1, BL-7.3, BL-7.4)
goal-sc02 = New Hope and Southern
    .help = Own pieces in either region: 1, 2, 3, 4; in the other: 1, 1, 2, 3. Project: 11 coins, 3 stone and 1 iron for 7 points and 1 step on the card track. (BL-18.1, BL-7.3, BL-7.4)
goal-sc03 = Southern and Unknown
    .help = Own pieces in either region: 1, 2, 3, 4; in the other: 1, 1, 2, 3. Project: 9 coins, 3 clay and 3 stone for 7 points and 1 step on the coin track. (BL-18.1, BL-7.3, BL-7.4)
goal-sc04 = Coin Track
    .help = Steps on the coin track: 1, 2, 4, 7. Project: 12 coins, 2 wood and 2 iron for 7 points and 1 step on the card track. (BL-18.2, BL-7.3, BL-7.4)
goal-sc05 = Card Track
    .help = Steps on the card track: 1, 2, 4, 7. Project: 14 coins, 2 clay and 2 stone for 8 points and 1 step on the coin track. (BL-18.3, BL-7.3, BL-7.4)
goal-sc06 = Level Tracks
    .help = Steps on the track where you are less far: 1, 2, 3, 5. Project: 12 coins, 2 stone and 3 iron for 8 points and 1 step on the coin track. (BL-18.4, BL-7.3, BL-7.4)
goal-sc07 = Production
    .help = Resources of your production sites: 2, 3, 4, 6. Project: 13 coins, 2 clay and 3 iron for 8 points and 1 step on the card track. (BL-18.5, BL-7.3, BL-7.4)
goal-sc08 = Connected Land
    .help = Connected tiles with own pieces: 2, 3, 4, 6. Project: 10 coins, 4 wood and 1 stone for 7 points and 1 step on the card track. (BL-18.7, BL-7.3, BL-7.4)
goal-sc09 = Levers
    .help = Levers: 1, 2, 3, 5. Project: 11 coins, 1 wood and 4 iron for 7 points and 1 step on the coin track. (BL-18.11, BL-7.3, BL-7.4)
goal-sc10 = Cattle
    .help = Cattle gone from your board: 1, 2, 3, 4. Project: 8 coins, 3 wood and 3 clay for 7 points and 1 step on the coin track. (BL-18.12, BL-7.3, BL-7.4)
goal-sc11 = Villages
    .help = Villages gone from your board: 1, 1, 2, 3. Project: 15 coins, 2 wood and 2 stone for 8 points and 1 step on the card track. (BL-18.13, BL-7.3, BL-7.4)
goal-sc12 = Bridges
    .help = Own pieces at bridges: 1, 2, 3, 5. Project: 9 coins, 4 stone and 2 iron for 7 points and 1 step on the card track. (BL-18.14, BL-7.3, BL-7.4)
goal-sc13 = Giving Inhabitants
    .help = Pay 1 inhabitant or 5 coins so many times: 1, 2, 3, 4; each time 2 points. Project: 12 coins and 4 clay for 7 points and 1 step on the coin track. (BL-18.18, BL-7.3, BL-7.4)
goal-sc14 = Giving Vases
    .help = Pay 1 vase or 5 coins so many times: 1, 1, 2, 3; each time 2 points. Project: 14 coins, 2 wood and 3 stone for 9 points and 1 step on the card track. (BL-18.19, BL-7.3, BL-7.4)
goal-sc15 = Giving Coins
    .help = Pay 2 coins so many times: 2, 3, 5, 8; each time 1 point. Project: 8 coins, 2 wood, 2 clay and 2 iron for 7 points and 1 step on the card track. (BL-18.20, BL-7.3, BL-7.4)
goal-sc16 = Twilight and Day
    .help = Cards of either type: 1, 2, 3, 5; of the other: 1, 1, 3, 4. Project: 10 coins, 2 wood, 2 stone and 2 iron for 8 points and 1 step on the coin track. (BL-18.15, BL-7.3, BL-7.4)

## Cards

card-sunny_toll_house = Sunny Toll House
    .help = Gives 1 step on the coin track. (BL-19.1)
card-evening_mint = Evening Mint
    .help = Gives 1 step on the coin track. (BL-19.1)
card-velvet_exchange = Velvet Exchange
    .help = Gives 1 step on the coin track. (BL-19.1)
card-morning_customs_shed = Morning Customs Shed
    .help = Gives 1 step on the coin track. (BL-19.1)
card-russet_toll_house = Russet Toll House
    .help = Gives 1 step on the coin track. (BL-19.1)
card-midnight_mint = Midnight Mint
    .help = Gives 1 step on the coin track. (BL-19.1)
card-noon_exchange = Noon Exchange
    .help = Gives 1 step on the coin track. (BL-19.1)
card-violet_customs_shed = Violet Customs Shed
    .help = Gives 1 step on the coin track. (BL-19.1)
card-hidden_toll_house = Hidden Toll House
    .help = Gives 1 step on the coin track. (BL-19.1)
card-bright_mint = Bright Mint
    .help = Gives 1 step on the coin track. (BL-19.1)
card-dusky_exchange = Dusky Exchange
    .help = Gives 1 step on the coin track. (BL-19.1)
card-silent_customs_shed = Silent Customs Shed
    .help = Gives 1 step on the coin track. (BL-19.1)
card-golden_school = Golden School
    .help = Gives 1 step on the card track. (BL-19.2)
card-hazy_print_shop = Hazy Print Shop
    .help = Gives 1 step on the card track. (BL-19.2)
card-dark_archive = Dark Archive
    .help = Gives 1 step on the card track. (BL-19.2)
card-white_surveyor = White Surveyor
    .help = Gives 1 step on the card track. (BL-19.2)
card-harvest_school = Harvest School
    .help = Gives 1 step on the card track. (BL-19.2)
card-cold_print_shop = Cold Print Shop
    .help = Gives 1 step on the card track. (BL-19.2)
card-warm_archive = Warm Archive
    .help = Gives 1 step on the card track. (BL-19.2)
card-amber_surveyor = Amber Surveyor
    .help = Gives 1 step on the card track. (BL-19.2)
card-starry_school = Starry School
    .help = Gives 1 step on the card track. (BL-19.2)
card-open_print_shop = Open Print Shop
    .help = Gives 1 step on the card track. (BL-19.2)
card-copper_archive = Copper Archive
    .help = Gives 1 step on the card track. (BL-19.2)
card-silver_surveyor = Silver Surveyor
    .help = Gives 1 step on the card track. (BL-19.2)
card-meadow_town_hall = Meadow Town Hall
    .help = Gives 1 step on the coin track and 1 step on the card track. (BL-19.3)
card-lantern_guild = Lantern Guild
    .help = Gives 1 step on the coin track and 1 step on the card track. (BL-19.3)
card-owl_town_hall = Owl Town Hall
    .help = Gives 1 step on the coin track and 1 step on the card track. (BL-19.3)
card-clear_guild = Clear Guild
    .help = Gives 1 step on the coin track and 1 step on the card track. (BL-19.3)
card-late_town_hall = Late Town Hall
    .help = Gives 1 step on the coin track and 1 step on the card track. (BL-19.3)
card-moonlit_guild = Moonlit Guild
    .help = Gives 1 step on the coin track and 1 step on the card track. (BL-19.3)
card-sunny_savings_bank = Sunny Savings Bank
    .help = Gives 2 steps on the coin track. (BL-19.3)
card-evening_trade_fair = Evening Trade Fair
    .help = Gives 2 steps on the coin track. (BL-19.3)
card-velvet_savings_bank = Velvet Savings Bank
    .help = Gives 2 steps on the coin track. (BL-19.3)
card-morning_trade_fair = Morning Trade Fair
    .help = Gives 2 steps on the coin track. (BL-19.3)
card-russet_academy = Russet Academy
    .help = Gives 2 steps on the card track. (BL-19.3)
card-midnight_design_office = Midnight Design Office
    .help = Gives 2 steps on the card track. (BL-19.3)
card-noon_academy = Noon Academy
    .help = Gives 2 steps on the card track. (BL-19.3)
card-violet_design_office = Violet Design Office
    .help = Gives 2 steps on the card track. (BL-19.3)
card-hidden_market_stall = Hidden Market Stall
    .help = Gives 4 coins. (BL-19.4)
card-bright_auction = Bright Auction
    .help = Gives 5 coins. (BL-19.4)
card-dusky_harvest = Dusky Harvest
    .help = Gives 6 coins. (BL-19.4)
card-silent_market_stall = Silent Market Stall
    .help = Gives 8 coins. (BL-19.4)
card-golden_auction = Golden Auction
    .help = Gives 4 coins. (BL-19.4)
card-hazy_harvest = Hazy Harvest
    .help = Gives 5 coins. (BL-19.4)
card-dark_market_stall = Dark Market Stall
    .help = Gives 6 coins. (BL-19.4)
card-white_auction = White Auction
    .help = Gives 8 coins. (BL-19.4)
card-harvest_inn = Harvest Inn
    .help = Gives 2 inhabitants. (BL-19.5)
card-cold_wagon_train = Cold Wagon Train
    .help = Gives 2 inhabitants. (BL-19.5)
card-warm_ferry_landing = Warm Ferry Landing
    .help = Gives 2 inhabitants. (BL-19.5)
card-amber_inn = Amber Inn
    .help = Gives 2 inhabitants. (BL-19.5)
card-starry_wagon_train = Starry Wagon Train
    .help = Gives 2 inhabitants. (BL-19.5)
card-open_ferry_landing = Open Ferry Landing
    .help = Gives 2 inhabitants. (BL-19.5)
card-copper_inn = Copper Inn
    .help = Gives 2 inhabitants. (BL-19.5)
card-silver_wagon_train = Silver Wagon Train
    .help = Gives 2 inhabitants. (BL-19.5)
card-meadow_ferry_landing = Meadow Ferry Landing
    .help = Gives 2 inhabitants. (BL-19.5)
card-lantern_dig_site = Lantern Dig Site
    .help = Gives 1 vase. (BL-19.6)
card-owl_pottery = Owl Pottery
    .help = Gives 1 vase. (BL-19.6)
card-clear_dig_site = Clear Dig Site
    .help = Gives 1 vase. (BL-19.6)
card-late_pottery = Late Pottery
    .help = Gives 1 vase. (BL-19.6)
card-moonlit_dig_site = Moonlit Dig Site
    .help = Gives 1 vase. (BL-19.6)
card-sunny_pottery = Sunny Pottery
    .help = Gives 1 vase. (BL-19.6)
card-evening_hiring_board = Evening Hiring Board
    .help = You may give 3 cards for 2 inhabitants. (BL-19.7)
card-velvet_bunkhouse = Velvet Bunkhouse
    .help = You may give 3 cards for 2 inhabitants. (BL-19.7)
card-morning_hiring_board = Morning Hiring Board
    .help = You may give 3 cards for 2 inhabitants. (BL-19.7)
card-russet_bunkhouse = Russet Bunkhouse
    .help = You may give 3 cards for 2 inhabitants. (BL-19.7)
card-midnight_hiring_board = Midnight Hiring Board
    .help = You may give 3 cards for 2 inhabitants. (BL-19.7)
card-noon_pawn_shop = Noon Pawn Shop
    .help = You may give 2 cards for 4 coins, or 4 coins for 2 cards. (BL-19.8)
card-violet_pawn_shop = Violet Pawn Shop
    .help = You may give 2 cards for 4 coins, or 4 coins for 2 cards. (BL-19.8)
card-hidden_pawn_shop = Hidden Pawn Shop
    .help = You may give 2 cards for 4 coins, or 4 coins for 2 cards. (BL-19.8)
card-bright_antiquary = Bright Antiquary
    .help = You may give 3 cards for 1 vase and 2 coins, or 1 vase and 2 coins for 3 cards. (BL-19.9)
card-dusky_antiquary = Dusky Antiquary
    .help = You may give 3 cards for 1 vase and 2 coins, or 1 vase and 2 coins for 3 cards. (BL-19.9)
card-silent_antiquary = Silent Antiquary
    .help = You may give 3 cards for 1 vase and 2 coins, or 1 vase and 2 coins for 3 cards. (BL-19.9)
card-golden_almanac = Golden Almanac
    .help = You may give 5 cards for 4 points, or 4 points for 5 cards. (BL-19.10)
card-hazy_almanac = Hazy Almanac
    .help = You may give 5 cards for 4 points, or 4 points for 5 cards. (BL-19.10)
card-dark_almanac = Dark Almanac
    .help = You may give 5 cards for 4 points, or 4 points for 5 cards. (BL-19.10)
card-white_gazette = White Gazette
    .help = You may give 2 cards for 3 points. (BL-19.11)
card-harvest_museum = Harvest Museum
    .help = You may give 2 cards for 4 points. (BL-19.11)
card-cold_gazette = Cold Gazette
    .help = You may give 2 cards for 3 points. (BL-19.11)
card-warm_museum = Warm Museum
    .help = You may give 2 cards for 4 points. (BL-19.11)
card-amber_gold_claim = Amber Gold Claim
    .help = You may give 1 inhabitant for 8 coins. (BL-19.12)
card-starry_envoy = Starry Envoy
    .help = You may give 1 inhabitant for 8 coins. (BL-19.12)
card-open_gold_claim = Open Gold Claim
    .help = You may give 1 inhabitant for 8 coins. (BL-19.12)
card-copper_envoy = Copper Envoy
    .help = You may give 1 inhabitant for 8 coins. (BL-19.12)
card-silver_gallery = Silver Gallery
    .help = You may give 2 vases for 4 points. (BL-19.13)
card-meadow_gallery = Meadow Gallery
    .help = You may give 2 vases for 4 points. (BL-19.13)
card-lantern_workshop = Lantern Workshop
    .help = Push up a used lever. (BL-19.15)
card-owl_engine_shed = Owl Engine Shed
    .help = Push up a used lever. (BL-19.15)
card-clear_workshop = Clear Workshop
    .help = Push up a used lever. (BL-19.15)
card-late_engine_shed = Late Engine Shed
    .help = Push up a used lever. (BL-19.15)
card-moonlit_carpenter = Moonlit Carpenter
    .help = You may turn an inhabitant into a house without losing 1 inhabitant. (BL-19.16)
card-sunny_homestead = Sunny Homestead
    .help = You may turn an inhabitant into a house without losing 1 inhabitant. (BL-19.16)
card-evening_carpenter = Evening Carpenter
    .help = You may turn an inhabitant into a house without losing 1 inhabitant. (BL-19.16)
card-velvet_homestead = Velvet Homestead
    .help = You may turn an inhabitant into a house without losing 1 inhabitant. (BL-19.16)
card-morning_carpenter = Morning Carpenter
    .help = You may turn an inhabitant into a house without losing 1 inhabitant. (BL-19.16)
card-russet_homestead = Russet Homestead
    .help = You may turn an inhabitant into a house without losing 1 inhabitant. (BL-19.16)
card-midnight_town_plan = Midnight Town Plan
    .help = You may turn a house into a village for 1 inhabitant less and with 1 piece less around it. (BL-19.17)
card-noon_chapel = Noon Chapel
    .help = You may turn a house into a village for 1 inhabitant less and with 1 piece less around it. (BL-19.17)
card-violet_town_plan = Violet Town Plan
    .help = You may turn a house into a village for 1 inhabitant less and with 1 piece less around it. (BL-19.17)
card-hidden_chapel = Hidden Chapel
    .help = You may turn a house into a village for 1 inhabitant less and with 1 piece less around it. (BL-19.17)
card-bright_town_plan = Bright Town Plan
    .help = You may turn a house into a village for 1 inhabitant less and with 1 piece less around it. (BL-19.17)
card-dusky_chapel = Dusky Chapel
    .help = You may turn a house into a village for 1 inhabitant less and with 1 piece less around it. (BL-19.17)
card-silent_lake_charter = Silent Lake Charter
    .help = At the end 1 point for each own piece in Boonlake. (BL-19.19)
card-golden_frontier_charter = Golden Frontier Charter
    .help = At the end 1 point for each own piece in Unknown. (BL-19.19)
card-hazy_hope_charter = Hazy Hope Charter
    .help = At the end 1 point for each own piece in New Hope. (BL-19.19)
card-dark_south_charter = Dark South Charter
    .help = At the end 1 point for each own piece in Southern. (BL-19.19)
card-white_lake_charter = White Lake Charter
    .help = At the end 1 point for each own piece in Boonlake. (BL-19.19)
card-harvest_frontier_charter = Harvest Frontier Charter
    .help = At the end 1 point for each own piece in Unknown. (BL-19.19)
card-cold_hope_charter = Cold Hope Charter
    .help = At the end 1 point for each own piece in New Hope. (BL-19.19)
card-warm_south_charter = Warm South Charter
    .help = At the end 1 point for each own piece in Southern. (BL-19.19)
card-amber_works_council = Amber Works Council
    .help = At the end 1 point for each resource of your production sites. (BL-19.20)
card-starry_works_council = Starry Works Council
    .help = At the end 1 point for each resource of your production sites. (BL-19.20)
card-open_works_council = Open Works Council
    .help = At the end 1 point for each resource of your production sites. (BL-19.20)
card-copper_land_office = Copper Land Office
    .help = At the end 1 point for each house gone from your board. (BL-19.22)
card-silver_land_office = Silver Land Office
    .help = At the end 1 point for each house gone from your board. (BL-19.22)
card-meadow_land_office = Meadow Land Office
    .help = At the end 1 point for each house gone from your board. (BL-19.22)
card-lantern_stock_club = Lantern Stock Club
    .help = At the end 1 point for each head of cattle gone from your board. (BL-19.23)
card-owl_stock_club = Owl Stock Club
    .help = At the end 1 point for each head of cattle gone from your board. (BL-19.23)
card-clear_stock_club = Clear Stock Club
    .help = At the end 1 point for each head of cattle gone from your board. (BL-19.23)
card-late_county_seat = Late County Seat
    .help = At the end 2 points for each village gone from your board. (BL-19.24)
card-moonlit_county_seat = Moonlit County Seat
    .help = At the end 2 points for each village gone from your board. (BL-19.24)
card-sunny_county_seat = Sunny County Seat
    .help = At the end 2 points for each village gone from your board. (BL-19.24)
card-evening_treasury = Evening Treasury
    .help = At the end 3 points with 5 steps on the coin track, 6 with 8. (BL-19.25, BL-19.26)
card-velvet_treasury = Velvet Treasury
    .help = At the end 2 points with 4 steps on the coin track, 5 with 7. (BL-19.25, BL-19.26)
card-morning_treasury = Morning Treasury
    .help = At the end 4 points with 6 steps on the coin track, 8 with 9. (BL-19.25, BL-19.26)
card-russet_library = Russet Library
    .help = At the end 3 points with 5 steps on the card track, 6 with 8. (BL-19.25, BL-19.26)
card-midnight_library = Midnight Library
    .help = At the end 2 points with 4 steps on the card track, 5 with 7. (BL-19.25, BL-19.26)
card-noon_library = Noon Library
    .help = At the end 4 points with 6 steps on the card track, 8 with 9. (BL-19.25, BL-19.26)
card-violet_power_house = Violet Power House
    .help = At the end 3 points with 4 levers, 6 with 7. (BL-19.25, BL-19.26)
card-hidden_power_house = Hidden Power House
    .help = At the end 2 points with 3 levers, 5 with 6. (BL-19.25, BL-19.26)
card-bright_power_house = Bright Power House
    .help = At the end 4 points with 5 levers, 8 with 8. (BL-19.25, BL-19.26)
card-dusky_breeders_hall = Dusky Breeders’ Hall
    .help = At the end 3 points with 3 cattle gone from your board, 7 with 5. (BL-19.25, BL-19.26)
card-silent_breeders_hall = Silent Breeders’ Hall
    .help = At the end 2 points with 2 cattle gone from your board, 5 with 4. (BL-19.25, BL-19.26)
card-golden_residents_hall = Golden Residents’ Hall
    .help = At the end 3 points with 4 houses gone from your board, 6 with 6. (BL-19.25, BL-19.26)
card-hazy_residents_hall = Hazy Residents’ Hall
    .help = At the end 2 points with 3 houses gone from your board, 4 with 5. (BL-19.25, BL-19.26)
card-dark_assembly_hall = Dark Assembly Hall
    .help = At the end 3 points with 2 villages gone from your board, 7 with 4. (BL-19.25, BL-19.26)
card-white_assembly_hall = White Assembly Hall
    .help = At the end 2 points with 2 villages gone from your board, 5 with 3. (BL-19.25, BL-19.26)
card-harvest_toolmaker = Harvest Toolmaker
    .help = Levers cost 1 coin less, but 0 at least. (BL-19.28)
card-cold_foundry = Cold Foundry
    .help = Levers cost 2 coins less, but 0 at least. (BL-19.28)
card-warm_toolmaker = Warm Toolmaker
    .help = Levers cost 1 coin less, but 0 at least. (BL-19.28)
card-amber_foundry = Amber Foundry
    .help = Levers cost 2 coins less, but 0 at least. (BL-19.28)
card-starry_toolmaker = Starry Toolmaker
    .help = Levers cost 1 coin less, but 0 at least. (BL-19.28)
card-open_builders_yard = Open Builders’ Yard
    .help = Cards and special projects cost 1 coin less, but 0 at least. (BL-19.29)
card-copper_builders_yard = Copper Builders’ Yard
    .help = Cards and special projects cost 1 coin less, but 0 at least. (BL-19.29)
card-silver_builders_yard = Silver Builders’ Yard
    .help = Cards and special projects cost 1 coin less, but 0 at least. (BL-19.29)
card-russet_sun_broker = Russet Sun Broker
    .help = A day card that you discard for coins brings 1 coin more. (BL-19.30)
card-midnight_dusk_broker = Midnight Dusk Broker
    .help = A twilight card that you discard for coins brings 1 coin more. (BL-19.30)
card-noon_moon_broker = Noon Moon Broker
    .help = A night card that you discard for coins brings 1 coin more. (BL-19.30)
card-cold_sun_broker = Cold Sun Broker
    .help = A day card that you discard for coins brings 1 coin more. (BL-19.30)
card-warm_dusk_broker = Warm Dusk Broker
    .help = A twilight card that you discard for coins brings 1 coin more. (BL-19.30)
card-amber_moon_broker = Amber Moon Broker
    .help = A night card that you discard for coins brings 1 coin more. (BL-19.30)
card-sunny_river_pilot = Sunny River Pilot
    .help = Where your ship stops on a space with coins you gain 1 coin more. (BL-19.32)
card-evening_river_pilot = Evening River Pilot
    .help = Where your ship stops on a space with coins you gain 1 coin more. (BL-19.32)
card-velvet_river_pilot = Velvet River Pilot
    .help = Where your ship stops on a space with coins you gain 1 coin more. (BL-19.32)
card-morning_wharf = Morning Wharf
    .help = Where your ship stops in a harbour you gain 2 coins. (BL-19.33)
card-russet_harbour_post = Russet Harbour Post
    .help = Where your ship stops in a harbour you draw 2 cards. (BL-19.33)
card-midnight_wharf = Midnight Wharf
    .help = Where your ship stops in a harbour you gain 2 coins. (BL-19.33)
card-noon_harbour_post = Noon Harbour Post
    .help = Where your ship stops in a harbour you draw 2 cards. (BL-19.33)
card-violet_diving_bell = Violet Diving Bell
    .help = Where your ship stops on a space with a vase you gain 1 vase more. (BL-19.34)
card-hidden_diving_bell = Hidden Diving Bell
    .help = Where your ship stops on a space with a vase you gain 1 vase more. (BL-19.34)
card-bright_cattle_drive = Bright Cattle Drive
    .help = Cattle cost you 1 inhabitant less, but 0 at least. (BL-19.35)
card-dusky_cattle_drive = Dusky Cattle Drive
    .help = Cattle cost you 1 inhabitant less, but 0 at least. (BL-19.35)
card-silent_cattle_drive = Silent Cattle Drive
    .help = Cattle cost you 1 inhabitant less, but 0 at least. (BL-19.35)
card-golden_dairy = Golden Dairy
    .help = Cattle that you place bring 2 coins more. (BL-19.36)
card-hazy_dairy = Hazy Dairy
    .help = Cattle that you place bring 2 coins more. (BL-19.36)
card-dark_dairy = Dark Dairy
    .help = Cattle that you place bring 2 coins more. (BL-19.36)

## What effects speak of

good-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
good-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
good-inhabitant = { $count ->
    [one] 1 inhabitant
   *[other] { $count } inhabitants
}
good-vase = { $count ->
    [one] 1 vase
   *[other] { $count } vases
}
good-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
good-coin_step = { $count ->
    [one] 1 coin step
   *[other] { $count } coin steps
}
good-card_step = { $count ->
    [one] 1 card step
   *[other] { $count } card steps
}
good-cactus = { $count ->
    [one] 1 cactus step
   *[other] { $count } cactus steps
}
measure-in_boonlake = { $count ->
    [one] own piece in Boonlake
   *[other] own pieces in Boonlake
}
measure-in_unknown = { $count ->
    [one] own piece in Unknown
   *[other] own pieces in Unknown
}
measure-in_new_hope = { $count ->
    [one] own piece in New Hope
   *[other] own pieces in New Hope
}
measure-in_southern = { $count ->
    [one] own piece in Southern
   *[other] own pieces in Southern
}
measure-resources = { $count ->
    [one] resource of your production sites
   *[other] resources of your production sites
}
measure-houses = { $count ->
    [one] house gone from your board
   *[other] houses gone from your board
}
measure-villages = { $count ->
    [one] village gone from your board
   *[other] villages gone from your board
}
measure-cattle = { $count ->
    [one] head of cattle gone from your board
   *[other] head of cattle gone from your board
}
measure-coin_steps = { $count ->
    [one] step on the coin track
   *[other] steps on the coin track
}
measure-card_steps = { $count ->
    [one] step on the card track
   *[other] steps on the card track
}
measure-lower_track = { $count ->
    [one] step on both tracks
   *[other] steps on both tracks
}
measure-levers = { $count ->
    [one] lever
   *[other] levers
}
measure-connected = { $count ->
    [one] connected tile with an own piece
   *[other] connected tiles with own pieces
}
measure-at_bridges = { $count ->
    [one] own piece at a bridge
   *[other] own pieces at bridges
}
measure-paying_presences = { $count ->
    [one] own piece in a region that pays
   *[other] own pieces in regions that pay
}
measure-day_cards = { $count ->
    [one] day card
   *[other] day cards
}
measure-twilight_cards = { $count ->
    [one] twilight card
   *[other] twilight cards
}
measure-night_cards = { $count ->
    [one] night card
   *[other] night cards
}
modifier-lever_price = { $by ->
    [one] levers: { $by } coin
   *[other] levers: { $by } coins
}
modifier-card_price = { $by ->
    [one] cards and projects: { $by } coin
   *[other] cards and projects: { $by } coins
}
modifier-discard_coins = { $type ->
    [day] discarding a day card: { $by } coin more
    [twilight] discarding a twilight card: { $by } coin more
   *[night] discarding a night card: { $by } coin more
}
modifier-river_coins = coins on the river: { $by } more
modifier-harbour_coins = { $by ->
    [one] in every harbour: { $by } coin
   *[other] in every harbour: { $by } coins
}
modifier-harbour_cards = { $by ->
    [one] in every harbour: { $by } card
   *[other] in every harbour: { $by } cards
}
modifier-river_vases = vases on the river: { $by } more
modifier-cattle_inhabitants = cattle: { $by } inhabitant
modifier-cattle_coins = { $by ->
    [one] cattle placed: { $by } coin more
   *[other] cattle placed: { $by } coins more
}
modifier-village_inhabitants = village: { $by } inhabitant
modifier-village_presences = village: { $by } piece around it
deed-act = { $of ->
    [develop-upgrade] develop or upgrade
    [develop-upgrade-play] develop, upgrade or play a card
    [cattle-play] place cattle or play a card
    [modernise] place a lever
    [upgrade] upgrade a piece
    [house] turn an inhabitant into a house at no cost
    [village] found a village, easier than usual
    [play-upgrade] play cards or upgrade
   *[play] play a card
}
deed-explore = { $tiles ->
    [one] explore
   *[other] explore { $tiles } times
}
deed-pasture = place a pasture
deed-region = take the reward of a region
deed-hire = take inhabitants for { $coin } coins or { $card } cards each
deed-build = { $works ->
    [wood] build a wood site
    [clay] build a clay site
    [stone] build a stone site
    [iron] build an iron site
   *[any] build a production site
}
deed-income = { $track ->
    [coin] have the income of the coin track
   *[card] have the income of the card track
}
deed-reset = push up a lever
deed-paddle = move a canoe upstream for nothing
deed-structure = { $times ->
    [one] build a structure
   *[other] build { $times } structures
}
deed-cattle = place cattle
deed-tile = { $times ->
    [one] place a tile
   *[other] place { $times } tiles
}
deed-house = put a house on it

## Score

line-track = During the game
    .help = Points gained during the game, less those lost. (BL-5.11)
line-levers = Levers
    .help = 4 to 6 levers are worth 2 points each, 7 or more are worth 3 each. (BL-20.2)
line-cards = Cards
    .help = The points printed on your cards. (BL-20.4)
line-end-effects = Effects of cards
    .help = What your cards count at the end of the game. (BL-20.4, BL-19.25)
line-board = Board
    .help = For each piece gone from your board: 2 points in row 3, 4 in row 4, 6 in row 5. (BL-20.5)
automa-sage = The Sage

## What a table can choose

option-reactions = Others’ parts
    .help = When the others have their part of an action. (BL-3.19)
option-reactions-together = At the same time
    .help = All at once, where nothing stands against it. (BL-3.20, BL-3.14)
option-reactions-clockwise = Clockwise
    .help = One after the other, after the active player. (BL-3.20)
option-sage = The Sage’s strength
    .help = How hard the Sage is to beat, for whoever plays alone. (BL-21.9)
option-sage-easy = Easy
    .help = She plays with 5 A tiles and 1 B tile. (BL-21.9, BL-21.8)
option-sage-medium = Medium
    .help = She plays with 4 A tiles and 2 B tiles. (BL-21.9, BL-21.8)
option-sage-challenge = Challenge
    .help = She plays with 3 A tiles and 3 B tiles. (BL-21.9, BL-21.8)
option-sage-hard = Hard
    .help = She plays with 2 A tiles and 4 B tiles. (BL-21.9, BL-21.8)
option-sage-very_hard = Very hard
    .help = She plays with 1 A tile and 5 B tiles. (BL-21.9, BL-21.8)

## What was drawn or laid open: why taking back stops there. A sentence without its end

drawn-cards = Cards have been drawn
drawn-choices = All choices have been revealed
drawn-tile = A tile has been revealed
