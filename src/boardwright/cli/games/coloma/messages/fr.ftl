# Coloma dans le terminal : signes, table, liste des options, récit d’un tour, et pages d’explication.
# Variables : $player, $site, $space, $card, $cards, $barrel et semblables sont des noms, $facts, $ways, $pieces et $wares des
# listes, $won et $lost ce qu’apporte une ligne.

## Signes : deux lettres par bien, une pour les points

sign-coin = pi
sign-dude = ga
sign-gold = or
sign-tent = te
sign-horse = ch
sign-point = p
sign-card = ca
sign-used_barrel = { " " }baril utilisé
sign-burial = { " " }enterré
sign-river = { " " }rivière
sign-hotel = { " " }hôtel
sign-per-horses = ch
sign-per-cards = ca
sign-per-graves = tombe
sign-per-barrels = baril
sign-per-gold = or
sign-per-buildings = bâtiment
sign-per-region_tents = tente région
sign-per-event_tents = tente événement
sign-per-coins = pi
sign-per-dudes = ga
sign-coin_cost = { $by }pi
sign-dude_cost = { $by }ga
sign-gold_cost = { $by }or 1 fois
sign-movement = { $by }>
sign-stopover = 2 bénéfices d’une ville
sign-barker_price = prix { $by }pi
sign-gold_value = or { $by }pi
sign-rank = rang { $by }
sign-work = travail
sign-wagon = chariot
sign-wagon_card = carte chariot
sign-gunmen = ligne de tireurs
sign-tents = monter des tentes
sign-barrel = baril
sign-quiet-barrel = baril sans hors-la-loi
sign-build = construire
sign-secondary = l’ouvrir
sign-cart = piller le Wagon
sign-bury = enterrer
sign-is-coin = pièces
sign-is-dude = gars
sign-is-gold = pépites d’or
sign-is-tent = tentes
sign-is-horse = chevaux : cases pour le chariot
sign-is-point = points
sign-is-card = cartes
sign-carrot = c
primary = princ.
secondary = second.

## La table

you = { $player } (toi)
year = { $year }, manche { $round } sur { $rounds }
year-begins = { $year }, avant la manche 1
gold = or { $left } (vaut { $worth }pi), Wagon { $cart }
sheriff = shérif
then = puis
wheel-site = Site
wheel-event = Événement
wheel-primary = Principale
wheel-secondary = Secondaire
wheel-here = Ici
wheel-before = Avant
signpost = <{ $site }
barricade = barricade
mule = mule
mule-of = mule de { $player }
no-buster = sans Buster
can-canyon = rivière
can-bridge = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
can-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
can-hotel = hôtel
can-row = tireurs
can-event = tente
can-region = région
can-slot = baril
shootout = Fusillade
meter-won = { $gunmen }:{ $outlaws } gagnée
meter-lost = { $gunmen }:{ $outlaws } perdue
own-line = toi : { $line } (gagnée { $won }, perdue { $lost })
line-first = premier
line-second = deuxième
line-third = troisième
line-none = sans tireurs
hideout = Planque
bridges = Ponts
hotels-left = { $count ->
    [one] { $count } hôtel
   *[other] { $count } hôtels
}
regions = Régions
wagon = chariot { $space }
event-tents = événements { $events }
guests = clients { $guests }/{ $beds }
graves = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombes
}
rivers = { $count ->
    [one] { $count } rivière
   *[other] { $count } rivières
}
used-barrels = { $count ->
    [one] { $count } baril utilisé
   *[other] { $count } barils utilisés
}
hand = Main
town = Ville
canyons = Canyons
barrels = Barils
used = utilisés : { $barrels }
deck = Pile
deck-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-top = au-dessus { $cards }
deck-bottom = en dessous { $cards }

## Options

menu-survey = Rivière
menu-bridge = Pont
menu-build = Construire
menu-found = Hôtel
menu-fill = Tireurs
menu-row = ligne { $row } ({ $dudes })
menu-pitch = Tente sur événement
menu-settle = Tente
menu-buy = Acheter
menu-fetch = Baril
menu-use = Utiliser
menu-open = Ouvrir
menu-discard = Défausser
menu-go = Avancer
menu-pick = Spécialité
menu-on-top = Au-dessus
menu-under = En dessous
menu-footer = Tape un numéro. Aussi : why, rules, hint, undo, frontier, cards, seats, help
help-moves = Tape le numéro d’une option. Les noms aussi marchent : une carte, un baril ou un pont là où une seule option s’y rapporte, une case pendant un trajet ; et la notation (build bank hammer). Les coûts sont ceux qui sont imprimés. Une ligne vide redessine la table. Les commandes peuvent être abrégées.

## Le récit d’un tour : les faits forment une seule ligne

turn-line = { $player } : { $facts }
turn-line-at = { $player }, { $site } : { $facts }
fact-join = { " ; " }
fact-nothing = rien
fact-barricade = Barricade sur { $site }
fact-drove = roule { $ways }
fact-drew = pioche { $cards }
fact-put-back = remet des cartes
fact-paid = paie { $pieces }
fact-lodged = loge un gars pour { $points }
fact-bought = achète { $wares }
fact-built = construit { $card }
fact-bridged = construit le { $bridge }
fact-surveyed = sonde le canyon { $canyon }
fact-founded = construit un hôtel
fact-used-card = utilise { $card }
fact-practised = utilise sa spécialité ({ $speciality })
fact-picked = choisit { $speciality }
fact-opened-section = ouvre l’action barricadée
fact-robbed = prend { $count } or dans le Wagon
fact-filled = remplit la ligne { $row }
fact-pitched = tente sur l’événement { $event }
fact-settled = tente ({ $region })
fact-took-barrel = prend { $barrel } (+{ $outlaws }!)
fact-opened = ouvre { $barrel }
fact-discarded-barrel = défausse { $barrel }
fact-buried = enterre un gars
fact-ate = la mule mange une carotte : { $site }
fact-first = premier à la Fusillade
fact-second = deuxième à la Fusillade
fact-third = troisième à la Fusillade
fact-none = sans tireurs

## Pages

page-frontier = la frontière avec chariots et tentes
page-cards = ta main et toutes les villes, en mots
page-seats = tout ce qui est devant les joueurs
page-shootout = ce qu’apporte la Fusillade de l’année, ligne par ligne
page-things = barils et ponts, en mots
page-legend = ce que veulent dire les signes
seat-dudes = Gars
seat-tents = Tentes
seat-wagon = Chariot
of-supply = { $have } dans la cabane, { $left } dans la réserve
column-won = Gagnée
column-lost = Perdue
column-who = Maintenant
legend-movement = cases que ton chariot peut faire
legend-exchange = payer le premier pour le second
legend-either = l’un ou l’autre : dans une ville la gauche ou, si tu t’arrêtes, la droite ; dans un coût le marteau ou la scie
legend-outlaws = hors-la-loi qui viennent avec un baril
legend-usable = une carte que tu peux utiliser maintenant
legend-works = une carte qui agit d’elle-même maintenant
legend-fresh = une carte construite pendant ce tour
legend-river = une rivière
legend-next = une case où aller, par le numéro de l’option
legend-reached = une case à portée de ce trajet ; tape son nom pour y aller
legend-horseshoe = un fer à cheval
legend-carrot = carottes des mules
legend-neutral = un tireur neutre

how-to-play = Trois années de cinq manches. À chaque manche, tous choisissent en secret un des cinq sites. Là où il y a le plus de pionniers, la Barricade ferme l’action secondaire ; sans majorité, elle reste sur la Pancarte.
    Le Bonimenteur couvre un autre site à chaque manche et vend des tentes et des chevaux ; son événement arrive pour tous. La Pancarte copie l’action secondaire du site d’avant.
    À ton tour, utilise les deux actions de ton site, les bâtiments de ta ville qui y agissent et tes barils, dans l’ordre que tu veux.
    Le marteau construit pour des pièces et des gars, la scie pour des pépites et des gars. Les pépites remplacent des pièces, à une valeur qui baisse quand on en prend.
    Les chariots font autant de cases que tu as de chevaux. Les tentes dans les régions voisines de la ville de ton chariot rapportent à la fin.
    Chaque année finit par une Fusillade : ensemble, il faut plus de tireurs que de hors-la-loi, et qui en a le plus gagne le plus. Bâtiments, canyons, ponts et tentes rapportent à la fin.
