# Coloma at the table in English. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file. Variables:
# $number is the number of a site, $name its name, $first and $second are what its actions give, $names are persons' names, $what is a list of goods; all others are numbers.

## The parts of the page

co-pages = Parts of the board
co-page-wheel = Wheel
co-page-map = Map
co-page-mine = Town
co-page-shootout = Shoot-out
co-lit = something can be chosen here
co-legal = can be chosen
co-nothing = nothing

## The wheel

co-wheel = The wheel, { $year }, round { $round } of { $rounds }
co-round = round { $round }/{ $rounds }
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
co-drive = in { $count } steps, brings { $what }
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
