# Coloma at the table in French. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file. Variables:
# $number is the number of a site, $name its name, $first and $second are what its actions give, $names are persons' names, $what is a list of goods; all others are numbers.

## The parts of the page

co-pages = Parties du plateau
co-page-wheel = Roue
co-page-map = Carte
co-page-mine = Ville
co-page-shootout = Fusillade
co-lit = il y a un choix ici
co-legal = peut être choisi
co-nothing = rien

## The wheel

co-wheel = La roue, { $year }, manche { $round } sur { $rounds }
co-round = manche { $round }/{ $rounds }
co-site = Site { $number }, { $name }
co-first = action principale : { $what }
co-second = action secondaire : { $what }
co-section-a = Action principale de ton site
co-section-b = Action secondaire de ton site
co-closed = fermée
co-barricaded = fermée sauf si un autre site est seul le plus choisi
co-signpost = la Pancarte copie le site { $number }
co-standing = ici : { $names }
co-mules = mule de { $names }
co-buster = Buster est ici
co-avoided = Buster ne viendra pas ici
co-shade-may = Shade viendra peut-être ici
co-chosen = ton choix secret
co-last = manche précédente : { $names }
co-events = Événements des sites
co-event = Événement { $number } : { $what }
co-event-next = c’est le prochain
co-tents = tentes : { $names }
co-no-tents = aucune tente
co-carrots = carottes : { $names }
co-note = Fermée : l’action secondaire du site { $number }, ou à sa place celle du site seul le plus choisi.
co-note-site = { $name } : { $first } ; puis { $second }.
co-note-lost = La seconde est perdue si le site { $number } est seul le plus choisi.
co-note-closed = La seconde est fermée, sauf si un autre site est seul le plus choisi.
co-note-moved = Le plus choisi : site { $number }. Son action secondaire est fermée.
co-note-stayed = La Barricade reste au site { $number }.
co-note-barker = Ensuite, le Bonimenteur va au site { $number }.
co-note-shootout = La fusillade suit cette manche.

## The frontier

co-map = La carte de la frontière
co-wagons = chariots : { $names }
co-drive = en { $count } étapes, rapporte : { $what }
co-steps = { $count ->
    [one] 1 étape
   *[other] { $count } étapes
}

## So many of something

co-sign-gives = contre
co-sign-or = ou
co-n-barrel = { $count ->
    [one] 1 tonneau
   *[other] { $count } tonneaux
}
co-n-bridge = { $count ->
    [one] 1 pont
   *[other] { $count } ponts
}
co-n-building = { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
co-n-gunman = { $count ->
    [one] 1 rangée de tireurs
   *[other] { $count } rangées de tireurs
}
co-n-event = { $count ->
    [one] 1 tente sur un événement
   *[other] { $count } tentes sur des événements
}
co-n-wagon = trajet de { $count }
co-n-barricade = { $count ->
    [one] 1 barricade
   *[other] { $count } barricades
}
co-n-cart = { $count ->
    [one] 1 pépite du chariot à or
   *[other] { $count } pépites du chariot à or
}
co-n-shovel = pelles
co-n-wheelbarrow = brouettes
co-n-hammer = au marteau
co-n-saw = à la scie
co-n-barker = le Bonimenteur
co-n-town = les deux côtés d’une ville
