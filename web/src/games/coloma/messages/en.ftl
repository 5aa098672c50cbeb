# Coloma at the table in English. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file. Variables:
# $number is the number of a site, $name its name, $first and $second are what its actions give, $names are persons' names, $what is a list of goods; all others are numbers.

## The parts of the page

co-pages = Parts of the board
co-page-wheel = Wheel
co-page-map = Map
co-page-mine = Town
co-page-shootout = Shoot-out
co-lit = something can be chosen here
co-nothing = nothing

## The wheel

co-wheel = The wheel, { $year }, { $round ->
    [0] set-up
   *[other] round { $round } of { $rounds }
}
co-round = { $round ->
    [0] set-up
   *[other] round { $round }/{ $rounds }
}
co-site = Site { $number }, { $name }
co-first = primary action: { $what }
co-second = secondary action: { $what }
co-section-a = Primary action of your site
co-section-b = Secondary action of your site
co-closed = closed
co-barricaded = closed unless another site alone is most chosen
co-signpost = the signpost copies site { $number }
co-standing = here: { $names }
co-mules = mule of { $names }
co-buster = Buster is here
co-avoided = Buster will not come here
co-shade-may = Shade may come here
co-chosen = your secret choice
co-last = last round: { $names }
co-events = Events of the sites
co-event = Event { $number }: { $what }
co-event-next = comes next
co-tents = tents: { $names }
co-no-tents = no tent
co-carrots = carrots: { $names }
co-note = Closed: the secondary action of site { $number }, or instead that of the site alone most chosen.
co-note-site = { $name }: { $first }; then { $second }.
co-note-lost = The second is lost if site { $number } alone is most chosen.
co-note-closed = Its second is closed, unless another site alone is most chosen.
co-note-moved = Most chosen: site { $number }. Its secondary action is closed.
co-note-stayed = The barricade stays at site { $number }.
co-note-barker = Next, the Barker goes to site { $number }.
co-note-shootout = The shoot-out follows this round.

## The frontier

co-map = The frontier map
co-wagons = wagons: { $names }
co-drive = { $count ->
    [one] in 1 step, brings { $what }
   *[other] in { $count } steps, brings { $what }
}
co-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}

## So many of something

co-sign-gives = for
co-sign-or = or
co-n-barrel = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
co-n-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
co-n-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
co-n-gunman = { $count ->
    [one] 1 row of gunmen
   *[other] { $count } rows of gunmen
}
co-n-event = { $count ->
    [one] 1 tent at an event
   *[other] { $count } tents at events
}
co-n-wagon = drive of { $count }
co-n-barricade = { $count ->
    [one] 1 barricade
   *[other] { $count } barricades
}
co-n-cart = { $count ->
    [one] 1 nugget of the cart
   *[other] { $count } nuggets of the cart
}
co-n-shovel = shovels
co-n-wheelbarrow = wheelbarrows
co-n-hammer = with the hammer
co-n-saw = with the saw
co-n-barker = the Barker
co-n-town = both sides of a town

## What a player has. $player is a person's name, $price, $goods and $cards are lists, $label is what an option says

co-own-mine = Your things
co-own-mine-of = Things of { $player }
co-own-look = Whose things are shown
co-own-look-at = Show: { $player }
co-own-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
co-own-gold = { $count } gold, each worth { $worth ->
    [one] 1 coin
   *[other] { $worth } coins
} now
co-own-dudes = { $count ->
    [one] 1 dude
   *[other] { $count } dudes
} in the cabin, { $supply } in the supply
co-own-horses = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}: the wagon goes { $movement ->
    [one] 1 space
   *[other] { $movement } spaces
}
co-own-tents = { $count ->
    [one] 1 tent
   *[other] { $count } tents
} in the cabin, { $supply } in the supply
co-own-graves = { $count ->
    [one] 1 dude buried
   *[other] { $count } dudes buried
}: { $points ->
    [0] no point lost
    [one] 1 point lost
   *[other] { $points } points lost
} at the end
co-own-guests = { $guests } of { $beds } beds of the hotels taken
co-own-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck
co-own-deck-top = On top, as you know: { $cards }
co-own-deck-bottom = At the bottom, as you know: { $cards }
co-own-hand = Hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
co-own-hand-hidden = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
co-own-hand-empty = No card in hand
co-own-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
} in town
co-own-bridges-own = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
co-own-barrels-own = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
} not used yet
co-own-hotels-own = { $count ->
    [one] 1 hotel
   *[other] { $count } hotels
}
co-own-market = What can be bought and built
co-own-bridges = Bridges
co-own-bridge-today = Worth today: { $points ->
    [one] 1 point
   *[other] { $points } points
}
co-own-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
co-own-wares = The Barker’s wares
co-own-ware-price = Price: { $price }
co-own-hotels = Hotels to build
co-own-hotel = Hotel
co-own-hotel-beds = { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
} a year, for { $points ->
    [one] 1 point
   *[other] { $points } points
} each
co-own-price-hammer = Hammer: { $price }
co-own-price-saw = Saw: { $price }
co-own-town = Mill, town and speciality
co-own-card-usable = can be used now
co-own-card-works = works now
co-own-card-used = used in this turn
co-own-card-fresh = built in this turn, works from the next one on
co-own-card-idle = does nothing where the pioneer is
co-own-card-dim = cannot be built with what you have
co-own-canyons = Canyons and bridges
co-own-canyon = Canyon { $number }
co-own-canyon-river = with a river
co-own-canyon-free = without a river
co-own-barrels = Barrels
co-own-barrel = Barrel { $barrel }
co-own-barrel-count = { $ready } not used yet, { $used } used
co-own-shade-rivers = Rivers of Shade: { $count }
co-own-shade-hotels = Hotels of Shade: { $count }

## What is lost, and what an option takes

co-own-lost = Lost, since you can have no more: { $goods }
co-own-gold-gone = { $count ->
    [one] The gold runs out: 1 coin instead of 1 gold
   *[other] The gold runs out: { $count } coins instead of { $count } gold
}
co-own-note-price = { $label }: { $price }
co-own-note-free = { $label }: free
co-own-note-change = { $label } (no change: { $count ->
    [one] 1 coin
   *[other] { $count } coins
} too much)
co-own-note-turns = { $label }: then the outlaws are ahead
co-own-warn-end = Not used yet: { $what }
co-own-warn-stay = Your wagon would not move.

## The shoot-out

co-shot-in = { $count ->
    [0] Shoot-out after this round
    [one] Shoot-out in 1 more round
   *[other] Shoot-out in { $count } more rounds
}
co-shot-town-ahead = Town ahead
co-shot-outlaws-ahead = Outlaws ahead
co-shot-gunmen = Gunmen: { $count }
co-shot-outlaws = Outlaws: { $count }
co-shot-row = Row { $number }
co-shot-row-free = empty, takes { $size } gunmen
co-shot-row-of = { $size } gunmen of { $player }
co-shot-row-neutral = { $size } gunmen who are nobody’s
co-shot-table = What the shoot-out brings
co-shot-table-win = Won
co-shot-table-lose = Lost
co-shot-line-first = most
co-shot-line-second = second
co-shot-line-third = others
co-shot-line-none = none
co-shot-line-yours = , yours now
co-shot-hideout = Hideout
co-shot-stack = Stack of { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}, unseen
co-shot-slot-empty = No barrel
co-shot-slot-outlaws = { $count ->
    [0] no outlaw comes for it
    [one] 1 outlaw comes for it
   *[other] { $count } outlaws come for it
}
co-shot-slot-turns = with them the outlaws are ahead
co-shot-gold-left = { $count } gold left in the supply; each gold is worth { $worth ->
    [one] 1 coin
   *[other] { $worth } coins
}
co-shot-worth = worth
co-shot-cart = Cart: { $count } gold
co-shot-cart-help = Gold that is spent lies here until the end of the year.
co-shot-sheriff = Sheriff: { $player }
co-shot-sheriff-here = Sheriff
co-shot-new-sheriff = takes the badge
co-shot-against = against

## Moments

co-moment-reveal = Everybody has chosen
co-moment-reveal-site = Site { $site }, { $count }: { $who }
co-moment-reveal-closed = Site { $site }, { $count }: { $who }. Its secondary action is closed.
co-moment-reveal-moved = Most are at site { $site }: the barricade closes its secondary action.
co-moment-reveal-stays = No site alone has most: the barricade stays at site { $site }.
co-moment-closed = closed
co-moment-nobody = nobody
co-moment-mule-of = mule of { $player }
co-moment-buster = Buster
co-moment-won = Shoot-out of { $year }: won
co-moment-lost = Shoot-out of { $year }: lost
co-moment-line-first = most gunmen
co-moment-line-second = second
co-moment-line-third = took part
co-moment-line-none = no gunmen
co-moment-year-begins = { $year } begins with { $outlaws ->
    [one] 1 outlaw
   *[other] { $outlaws } outlaws
}. Gunmen and guests have gone back to the supplies, the gold of the cart to the mine.

## The list of moves

coloma-verb-choose = Choose a site
coloma-verb-lead = Lead the mule
coloma-verb-put-on-top = Put on top of the deck
coloma-verb-put-under = Put under the deck
coloma-verb-act = Action of the site
coloma-verb-work = Mill
coloma-verb-use = Cards of the town
coloma-verb-practise = Speciality
coloma-verb-survey = River
coloma-verb-bridge = Bridge
coloma-verb-build = Building
coloma-verb-found = Hotel
coloma-verb-go = Drive
coloma-verb-stop = Stop
coloma-verb-rob = Rob the cart
coloma-verb-fill = Gunmen
coloma-verb-pitch = Tent on an event
coloma-verb-settle = Tent in a region
coloma-verb-lodge = Guest
coloma-verb-buy = Buy
coloma-verb-check-out = Pay
coloma-verb-fetch = Barrel
coloma-verb-open = Open a barrel
coloma-verb-discard = Discard a barrel
coloma-verb-pay = Pay
coloma-verb-pick = Speciality
coloma-verb-take = Choose
coloma-verb-decline = Leave it

## The new table

co-lobby-gold = Gold
co-lobby-bridges = Bridges of a kind
co-lobby-hotels = Hotels
co-lobby-extra = One plays against Shade and Buster; with two, Buster takes part unless the mules do.
co-lobby-table = The wheel and the frontier in the second year

## About the components

co-about = About these components
co-about-box = In the box
co-box-buildings = buildings
co-box-barrels = kinds of barrels
co-box-bridges = kinds of bridges
co-box-boards = sides of player boards
co-box-spaces = spaces of the map
co-box-events = events
co-box-shootouts = shoot-out tables
co-box-hotels = hotels
co-box-specialities = specialities
co-about-origin = Where the values come from
co-about-count = { $count } ({ $kinds }).
co-provenance-rulebook = They are in the rulebook, as are all rules and counts.
co-provenance-published = What they do is described publicly, of the deluxe edition.
co-provenance-reconstructed = What is printed on them is not public, so their values are ours: they fit every rule, number and example of the rulebook, and are not those of the box. Whoever owns the game can play with an own transcription.
co-provenance-own = Own transcription: from the files of whoever runs this server.
co-about-secret = What is hidden
co-about-hidden = Hands and the order of decks are known to their owners only as far as they have seen them. A site that somebody has chosen is known to nobody else before all have chosen. What you see is all the table has told you.
