# Coloma at the table in French. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file. Variables:
# $number is the number of a site, $name its name, $first and $second are what its actions give, $names are persons' names, $what is a list of goods; all others are numbers.

## The parts of the page

co-pages = Parties du plateau
co-page-wheel = Roue
co-page-map = Carte
co-page-mine = Ville
co-page-shootout = Fusillade
co-lit = il y a un choix ici
co-nothing = rien

## The wheel

co-wheel = La roue, { $year }, manche { $round } sur { $rounds }
co-round = manche { $round }/{ $rounds }
co-site = Site { $number }, { $name }
co-first = action principale : { $what }
co-second = action secondaire : { $what }
co-section-a = Action principale de ton site
co-section-b = Action secondaire de ton site
co-closed = fermée
co-barricaded = fermée sauf si un autre site est seul le plus choisi
co-signpost = la Pancarte copie le site { $number }
co-standing = ici : { $names }
co-mules = mule de { $names }
co-buster = Buster est ici
co-avoided = Buster ne viendra pas ici
co-shade-may = Shade viendra peut-être ici
co-chosen = ton choix secret
co-last = manche précédente : { $names }
co-events = Événements des sites
co-event = Événement { $number } : { $what }
co-event-next = c’est le prochain
co-tents = tentes : { $names }
co-no-tents = aucune tente
co-carrots = carottes : { $names }
co-note = Fermée : l’action secondaire du site { $number }, ou à sa place celle du site seul le plus choisi.
co-note-site = { $name } : { $first } ; puis { $second }.
co-note-lost = La seconde est perdue si le site { $number } est seul le plus choisi.
co-note-closed = La seconde est fermée, sauf si un autre site est seul le plus choisi.
co-note-moved = Le plus choisi : site { $number }. Son action secondaire est fermée.
co-note-stayed = La Barricade reste au site { $number }.
co-note-barker = Ensuite, le Bonimenteur va au site { $number }.
co-note-shootout = La fusillade suit cette manche.

## The frontier

co-map = La carte de la frontière
co-wagons = chariots : { $names }
co-drive = en { $count } étapes, rapporte : { $what }
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

## Ce que possède un joueur. $player est un nom de personne, $price, $goods et $cards sont des listes, $label est ce que dit une option

co-own-mine = Tes affaires
co-own-mine-of = Affaires de { $player }
co-own-look = Affaires affichées
co-own-look-at = Afficher : { $player }
co-own-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
co-own-gold = { $count ->
    [one] { $count } Pépite
   *[other] { $count } Pépites
}, valant { $worth ->
    [one] 1 Pièce
   *[other] { $worth } Pièces
} chacune en ce moment
co-own-dudes = { $count ->
    [one] { $count } Gars
   *[other] { $count } Gars
} dans la Cabane, { $supply } dans la réserve
co-own-horses = { $count ->
    [one] { $count } Cheval
   *[other] { $count } Chevaux
} : le Chariot avance de { $movement ->
    [one] { $movement } case
   *[other] { $movement } cases
}
co-own-tents = { $count ->
    [one] { $count } Tente
   *[other] { $count } Tentes
} dans la Cabane, { $supply } dans la réserve
co-own-graves = { $count ->
    [one] { $count } Gars enterré
   *[other] { $count } Gars enterrés
} : { $points ->
    [0] aucun point perdu
    [one] 1 point perdu
   *[other] { $points } points perdus
} à la fin
co-own-guests = { $guests } lits des Hôtels occupés sur { $beds }
co-own-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche
co-own-deck-top = Sur le dessus, comme tu le sais : { $cards }
co-own-deck-bottom = En dessous, comme tu le sais : { $cards }
co-own-hand = Main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
co-own-hand-hidden = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
co-own-hand-empty = Aucune carte en main
co-own-buildings = { $count ->
    [one] { $count } Bâtiment
   *[other] { $count } Bâtiments
} en Ville
co-own-bridges-own = { $count ->
    [one] { $count } Pont
   *[other] { $count } Ponts
}
co-own-barrels-own = { $count ->
    [one] { $count } Baril non utilisé
   *[other] { $count } Barils non utilisés
}
co-own-hotels-own = { $count ->
    [one] { $count } Hôtel
   *[other] { $count } Hôtels
}
co-own-market = Ce que l’on peut acheter et construire
co-own-bridges = Ponts
co-own-bridge-today = Vaut aujourd’hui : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
co-own-left = { $count ->
    [0] il n’en reste plus
    [one] il en reste 1
   *[other] il en reste { $count }
}
co-own-wares = Marchandises du Bonimenteur
co-own-ware-price = Prix : { $price }
co-own-hotels = Hôtels à construire
co-own-hotel = Hôtel
co-own-hotel-beds = { $guests ->
    [one] { $guests } client
   *[other] { $guests } clients
} par année, pour { $points ->
    [one] 1 point
   *[other] { $points } points
} chacun
co-own-price-hammer = Marteau : { $price }
co-own-price-saw = Scie : { $price }
co-own-town = Moulin, Ville et spécialité
co-own-card-usable = utilisable maintenant
co-own-card-works = active maintenant
co-own-card-used = utilisée pendant ce tour
co-own-card-fresh = construite pendant ce tour, active dès le prochain
co-own-card-idle = sans effet là où se trouve le Pionnier
co-own-card-dim = ne peut être construite avec ce que tu as
co-own-canyons = Canyons et Ponts
co-own-canyon = Canyon { $number }
co-own-canyon-river = avec une Rivière
co-own-canyon-free = sans Rivière
co-own-barrels = Barils
co-own-barrel = Baril { $barrel }
co-own-barrel-count = { $ready } non utilisés, { $used } utilisés
co-own-shade-rivers = Rivières de Shade : { $count }
co-own-shade-hotels = Hôtels de Shade : { $count }

## Ce qui est perdu, et ce que prend une option

co-own-lost = Perdu, car tu ne peux pas en avoir plus : { $goods }
co-own-gold-gone = { $count ->
    [one] L’Or s’épuise : 1 Pièce au lieu d’une Pépite
   *[other] L’Or s’épuise : { $count } Pièces au lieu de { $count } Pépites
}
co-own-note-price = { $label } : { $price }
co-own-note-free = { $label } : gratuit
co-own-note-change = { $label } (on ne rend pas la monnaie : { $count ->
    [one] 1 Pièce
   *[other] { $count } Pièces
} de trop)
co-own-note-turns = { $label } : les Hors-la-Loi prennent alors l’avantage
co-own-warn-end = Pas encore utilisé : { $what }
co-own-warn-stay = Ton Chariot n’avancerait pas.

## La Fusillade

co-shot-in = { $count ->
    [0] Fusillade après cette manche
    [one] Fusillade : encore { $count } manche
   *[other] Fusillade : encore { $count } manches
}
co-shot-town-ahead = La Ville devant
co-shot-outlaws-ahead = Hors-la-Loi devant
co-shot-gunmen = Tireurs : { $count }
co-shot-outlaws = Hors-la-Loi : { $count }
co-shot-row = Ligne { $number }
co-shot-row-free = vide, pour { $size } Tireurs
co-shot-row-of = { $size } Tireurs de { $player }
co-shot-row-neutral = { $size } Tireurs qui ne sont à personne
co-shot-table = Ce qu’apporte la Fusillade
co-shot-table-win = Gagnée
co-shot-table-lose = Perdue
co-shot-line-first = le plus
co-shot-line-second = second
co-shot-line-third = autres
co-shot-line-none = aucun
co-shot-line-yours = , la tienne
co-shot-hideout = Planque
co-shot-stack = Pile de { $count ->
    [one] { $count } Baril
   *[other] { $count } Barils
}, face cachée
co-shot-slot-empty = Aucun Baril
co-shot-slot-outlaws = { $count ->
    [0] aucun Hors-la-Loi ne vient
    [one] 1 Hors-la-Loi vient
   *[other] { $count } Hors-la-Loi viennent
}
co-shot-slot-turns = avec eux, les Hors-la-Loi prennent l’avantage
co-shot-gold-left = { $count ->
    [one] { $count } Pépite
   *[other] { $count } Pépites
} dans la réserve ; une Pépite vaut { $worth ->
    [one] 1 Pièce
   *[other] { $worth } Pièces
}
co-shot-worth = valeur
co-shot-cart = Wagon minier : { $count ->
    [one] { $count } Pépite
   *[other] { $count } Pépites
}
co-shot-cart-help = L’Or dépensé y reste jusqu’à la fin de l’année.
co-shot-sheriff = Shérif : { $player }
co-shot-sheriff-here = Shérif
co-shot-new-sheriff = prend l’insigne
co-shot-against = contre

## Moments

co-moment-reveal = Tout le monde a choisi
co-moment-reveal-site = Site { $site }, { $count } : { $who }
co-moment-reveal-closed = Site { $site }, { $count } : { $who }. Son action secondaire est fermée.
co-moment-reveal-moved = La plupart sont au Site { $site } : la Barricade ferme son action secondaire.
co-moment-reveal-stays = Aucun Site n’est seul en tête : la Barricade reste au Site { $site }.
co-moment-closed = fermée
co-moment-nobody = personne
co-moment-mule-of = mule de { $player }
co-moment-buster = Buster
co-moment-won = Fusillade de { $year } : gagnée
co-moment-lost = Fusillade de { $year } : perdue
co-moment-line-first = le plus de Tireurs
co-moment-line-second = second
co-moment-line-third = a pris part
co-moment-line-none = aucun Tireur
co-moment-year-begins = { $year } commence avec { $outlaws } Hors-la-Loi. Tireurs et clients sont revenus dans les réserves, l’Or du Wagon minier dans la mine.

## La liste des coups

coloma-verb-choose = Choisir un Site
coloma-verb-lead = Mener la mule
coloma-verb-put-on-top = Mettre sur la pioche
coloma-verb-put-under = Mettre sous la pioche
coloma-verb-act = Action du Site
coloma-verb-work = Moulin
coloma-verb-use = Cartes de la Ville
coloma-verb-practise = Spécialité
coloma-verb-survey = Rivière
coloma-verb-bridge = Pont
coloma-verb-build = Bâtiment
coloma-verb-found = Hôtel
coloma-verb-go = Avancer
coloma-verb-stop = S’arrêter
coloma-verb-rob = Piller le Wagon minier
coloma-verb-fill = Tireurs
coloma-verb-pitch = Tente sur un événement
coloma-verb-settle = Tente dans une région
coloma-verb-lodge = Client
coloma-verb-buy = Acheter
coloma-verb-check-out = Payer
coloma-verb-fetch = Baril
coloma-verb-open = Ouvrir un Baril
coloma-verb-discard = Défausser un Baril
coloma-verb-pay = Payer
coloma-verb-pick = Spécialité
coloma-verb-take = Choisir
coloma-verb-decline = Y renoncer

## La nouvelle table

co-lobby-gold = Pépites d’Or
co-lobby-bridges = Ponts de chaque sorte
co-lobby-hotels = Hôtels
co-lobby-extra = Seul, on joue contre Shade et Buster ; à deux, Buster est de la partie, sauf avec les mules.
co-lobby-table = La roue et la Frontière au cours de la deuxième année

## À propos du matériel

co-about = À propos de ce matériel
co-about-box = Dans la boîte
co-box-buildings = bâtiments
co-box-barrels = sortes de barils
co-box-bridges = sortes de ponts
co-box-boards = faces de plateaux de joueur
co-box-spaces = cases de la carte
co-box-events = événements
co-box-shootouts = tableaux de fusillade
co-box-hotels = hôtels
co-box-specialities = spécialités
co-about-origin = D’où viennent les valeurs
co-about-count = { $count } ({ $kinds }).
co-provenance-rulebook = Elles sont dans la règle, comme toutes les règles et tous les nombres de pièces.
co-provenance-published = Ce qu’elles font est décrit publiquement, pour l’édition de luxe.
co-provenance-reconstructed = Ce qui y est imprimé n’est pas public ; leurs valeurs sont donc les nôtres. Elles respectent chaque règle, nombre et exemple de la règle, mais ne sont pas celles de la boîte. Qui possède le jeu peut jouer avec sa propre transcription.
co-provenance-own = Transcription personnelle : d’après les fichiers de qui tient ce serveur.
co-about-secret = Ce qui est caché
co-about-hidden = Les mains et l’ordre des pioches ne sont connus que de leur propriétaire, pour ce qu’il en a vu. Un site choisi n’est connu de personne d’autre avant que tous aient choisi. Ce que tu vois est tout ce que la table t’a dit.
