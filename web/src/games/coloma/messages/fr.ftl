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

co-wheel = La roue, { $year }, { $round ->
    [0] mise en place
   *[other] manche { $round } sur { $rounds }
}
co-round = { $round ->
    [0] début
   *[other] manche { $round }/{ $rounds }
}
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
co-note-shootout = La Fusillade suit cette manche.

## The frontier

co-map = La carte de la frontière
co-wagons = chariots : { $names }
co-drive = { $count ->
    [one] à { $count } case, rapporte : { $what }
   *[other] à { $count } cases, rapporte : { $what }
}
co-steps = { $count ->
    [one] 1 case
   *[other] { $count } cases
}

## So many of something

co-sign-gives = contre
co-sign-or = ou
co-n-barrel = { $count ->
    [one] 1 baril
   *[other] { $count } barils
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
    [one] 1 ligne de tireurs
   *[other] { $count } lignes de tireurs
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
    [one] 1 pépite du Wagon minier
   *[other] { $count } pépites du Wagon minier
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
    [one] { $count } pièce
   *[other] { $count } pièces
}
co-own-gold = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
}, valant { $worth ->
    [one] 1 pièce
   *[other] { $worth } pièces
} chacune en ce moment
co-own-dudes = { $count ->
    [one] { $count } gars
   *[other] { $count } gars
} dans la cabane, { $supply } dans la réserve
co-own-horses = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
} : le chariot avance de { $movement ->
    [one] { $movement } case
   *[other] { $movement } cases
}
co-own-tents = { $count ->
    [one] { $count } tente
   *[other] { $count } tentes
} dans la cabane, { $supply } dans la réserve
co-own-graves = { $count ->
    [one] { $count } gars enterré
   *[other] { $count } gars enterrés
} : { $points ->
    [0] aucun point perdu
    [one] 1 point perdu
   *[other] { $points } points perdus
} à la fin
co-own-guests = Lits des hôtels occupés : { $guests } sur { $beds }
co-own-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pile
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
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} en ville
co-own-bridges-own = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
co-own-barrels-own = { $count ->
    [one] { $count } baril non utilisé
   *[other] { $count } barils non utilisés
}
co-own-hotels-own = { $count ->
    [one] { $count } hôtel
   *[other] { $count } hôtels
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
co-own-town = Moulin, ville et spécialité
co-own-card-usable = utilisable maintenant
co-own-card-works = active maintenant
co-own-card-used = utilisée pendant ce tour
co-own-card-fresh = construite pendant ce tour, active dès le prochain
co-own-card-idle = sans effet là où se trouve le pionnier
co-own-card-dim = ne peut être construite avec ce que tu as
co-own-canyons = Canyons et ponts
co-own-canyon = Canyon { $number }
co-own-canyon-river = avec une rivière
co-own-canyon-free = sans rivière
co-own-barrels = Barils
co-own-barrel = Baril { $barrel }
co-own-barrel-count = non utilisés : { $ready }, utilisés : { $used }
co-own-shade-rivers = Rivières de Shade : { $count }
co-own-shade-hotels = Hôtels de Shade : { $count }

## Ce qui est perdu, et ce que prend une option

co-own-lost = Perdu, car tu ne peux pas en avoir plus : { $goods }
co-own-gold-gone = { $count ->
    [one] L’or s’épuise : 1 pièce au lieu d’une pépite
   *[other] L’or s’épuise : { $count } pièces au lieu de { $count } pépites
}
co-own-note-price = { $label } : { $price }
co-own-note-free = { $label } : gratuit
co-own-note-change = { $label } (on ne rend pas la monnaie : { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
} de trop)
co-own-note-turns = { $label } : les hors-la-loi prennent alors l’avantage
co-own-warn-end = Pas encore utilisé : { $what }
co-own-warn-stay = Ton chariot n’avancerait pas.

## La Fusillade

co-shot-in = { $count ->
    [0] Fusillade après cette manche
    [one] Fusillade : encore { $count } manche
   *[other] Fusillade : encore { $count } manches
}
co-shot-town-ahead = La ville devant
co-shot-outlaws-ahead = Hors-la-loi devant
co-shot-gunmen = Tireurs : { $count }
co-shot-outlaws = Hors-la-loi : { $count }
co-shot-row = Ligne { $number }
co-shot-row-free = vide, pour { $size } tireurs
co-shot-row-of = { $size } tireurs de { $player }
co-shot-row-neutral = { $size } tireurs qui ne sont à personne
co-shot-table = Ce qu’apporte la Fusillade
co-shot-table-win = Gagnée
co-shot-table-lose = Perdue
co-shot-line-first = le plus
co-shot-line-second = deuxième
co-shot-line-third = autres
co-shot-line-none = aucun
co-shot-line-yours = , la tienne
co-shot-hideout = Planque
co-shot-stack = Pile de { $count ->
    [one] { $count } baril
   *[other] { $count } barils
}, face cachée
co-shot-slot-empty = Aucun baril
co-shot-slot-outlaws = { $count ->
    [0] aucun hors-la-loi ne vient
    [one] 1 hors-la-loi vient
   *[other] { $count } hors-la-loi viennent
}
co-shot-slot-turns = avec eux, les hors-la-loi prennent l’avantage
co-shot-gold-left = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
} dans la réserve ; une pépite vaut { $worth ->
    [one] 1 pièce
   *[other] { $worth } pièces
}
co-shot-worth = valeur
co-shot-cart = Wagon minier : { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
}
co-shot-cart-help = L’or dépensé y reste jusqu’à la fin de l’année.
co-shot-sheriff = Shérif : { $player }
co-shot-sheriff-here = Shérif
co-shot-new-sheriff = prend l’insigne
co-shot-against = contre

## Moments

co-moment-reveal = Tout le monde a choisi
co-moment-reveal-site = Site { $site }, { $count } : { $who }
co-moment-reveal-closed = Site { $site }, { $count } : { $who }. Son action secondaire est fermée.
co-moment-reveal-moved = La plupart sont au site { $site } : la Barricade ferme son action secondaire.
co-moment-reveal-stays = Aucun site n’est seul en tête : la Barricade reste au site { $site }.
co-moment-closed = fermée
co-moment-nobody = personne
co-moment-mule-of = mule de { $player }
co-moment-buster = Buster
co-moment-won = Fusillade de { $year } : gagnée
co-moment-lost = Fusillade de { $year } : perdue
co-moment-line-first = le plus de tireurs
co-moment-line-second = deuxième
co-moment-line-third = a pris part
co-moment-line-none = aucun tireur
co-moment-year-begins = { $year } commence avec { $outlaws } hors-la-loi. Tireurs et clients sont revenus dans les réserves, l’or du Wagon minier dans la mine.

## La liste des coups

coloma-verb-choose = Choisir un site
coloma-verb-lead = Mener la mule
coloma-verb-put-on-top = Mettre sur la pile
coloma-verb-put-under = Mettre sous la pile
coloma-verb-act = Action du site
coloma-verb-work = Moulin
coloma-verb-use = Cartes de la ville
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
coloma-verb-open = Ouvrir un baril
coloma-verb-discard = Défausser un baril
coloma-verb-pay = Payer
coloma-verb-pick = Spécialité
coloma-verb-take = Choisir
coloma-verb-decline = Renoncer

## La nouvelle table

co-lobby-gold = Pépites
co-lobby-bridges = Ponts de chaque sorte
co-lobby-hotels = Hôtels
co-lobby-extra = Seul, on joue contre Shade et Buster ; à deux, Buster est de la partie, sauf avec les mules.
co-lobby-table = La roue et la frontière au cours de la deuxième année

## À propos du matériel

co-about = À propos de ce matériel
co-about-box = Dans la boîte
co-box-buildings = bâtiments
co-box-barrels = sortes de barils
co-box-bridges = sortes de ponts
co-box-boards = faces de plateaux de joueur
co-box-spaces = cases de la carte
co-box-events = événements
co-box-shootouts = tableaux de Fusillade
co-box-hotels = hôtels
co-box-specialities = spécialités
co-about-origin = D’où viennent les valeurs
co-about-count = { $count } ({ $kinds }).
co-provenance-rulebook = Elles sont dans la règle, comme toutes les règles et tous les nombres de pièces.
co-provenance-published = Ce qu’elles font est décrit publiquement, pour l’édition deluxe.
co-provenance-reconstructed = Ce qui y est imprimé n’est pas public ; leurs valeurs sont donc les nôtres. Elles respectent chaque règle, nombre et exemple de la règle, mais ne sont pas celles de la boîte. Qui possède le jeu peut jouer avec sa propre transcription.
co-provenance-own = Transcription personnelle : d’après les fichiers de qui tient ce serveur.
co-about-secret = Ce qui est caché
co-about-hidden = Les mains et l’ordre des piles ne sont connus que de leur propriétaire, pour ce qu’il en a vu. Un site choisi n’est connu de personne d’autre avant que tous aient choisi. Ce que tu vois est tout ce que la table t’a dit.
