# Boonlake dans le terminal : signes, table, liste des options, récit d’un tour, et pages qui expliquent.
# Variables : $player, $card, $cards, $goal, $lever, $region, $tile, $site et autres sont des noms, $facts et $goods des listes.

## Signes : une ou deux lettres pour les biens, une pour les ressources et les éléments

sign-coin = $
sign-card = c
sign-inhabitant = h
sign-vase = v
sign-vp = p
sign-coin_step = $+
sign-card_step = c+
sign-cactus = cactus
sign-wood = B
sign-clay = A
sign-stone = P
sign-iron = F
sign-piece-inhabitant = h
sign-piece-house = m
sign-piece-village = V
sign-piece-cattle = b
sign-type-day = jour
sign-type-twilight = crép
sign-type-night = nuit
sign-per-in_boonlake = dans Boonlake
sign-per-in_unknown = dans Unknown
sign-per-in_new_hope = dans New Hope
sign-per-in_southern = dans Southern
sign-per-resources = ressource
sign-per-houses = maison
sign-per-villages = village
sign-per-cattle = bovin
sign-per-coin_steps = $+
sign-per-card_steps = c+
sign-per-lower_track = piste la plus basse
sign-per-levers = levier
sign-per-connected = tuile reliée
sign-per-at_bridges = près des ponts
sign-per-paying_presences = autre région
sign-per-day_cards = carte Jour
sign-per-twilight_cards = carte Crépuscule
sign-per-night_cards = carte Nuit
sign-lever_price = leviers { $by }$
sign-card_price = cartes { $by }$
sign-discard_coins = défausse { $type } { $by }$
sign-river_coins = rivière { $by }$
sign-harbour_coins = port { $by }$
sign-harbour_cards = port { $by }c
sign-river_vases = rivière { $by }v
sign-cattle_inhabitants = bovin { $by }h
sign-cattle_coins = bovin { $by }$
sign-village_inhabitants = village { $by }h
sign-village_presences = autour { $by }
sign-develop = développe
sign-upgrade = améliore
sign-house = maison -1h
sign-village = village -1h
sign-play = carte
sign-cattle = bovin
sign-modernise = levier
sign-explore = explore
sign-pasture = pâturage
sign-region = région
sign-reset = levier relevé
sign-paddle = canot amont
sign-income-coin = rev-$
sign-income-card = rev-c
sign-joker = -1 ressource
sign-structure = structure
sign-tile = tuile
sign-is-coin = pièces
sign-is-card = cartes
sign-is-inhabitant = habitants
sign-is-vase = vases
sign-is-vp = points
sign-is-coin_step = cases de la piste des pièces
sign-is-card_step = cases de la piste des cartes
sign-is-piece-inhabitant = un habitant sur un chantier
sign-is-piece-house = une maison
sign-is-piece-village = un village ; V+3 rapporte 3 points à qui en fonde un là
sign-is-piece-cattle = des bovins

## La table

you = { $player } (toi)
round = Manche { $round } sur { $rounds }
next-scoring = prochain décompte { $scoring } sur { $scorings }
last-lap = dernier tour de table
turn = au tour de
first = premier
piles = reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $pastures ->
    [one] { $pastures } pâturage
   *[other] { $pastures } pâturages
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
column-action = Action
column-cards = Cartes
column-left = Ta part
column-right = Part de tous
column-ship = Nav.
column-cost = Coût
for-others = autres : { $part }
river = Rivière
regions = Régions
pays-not = ne paie pas
done = réalisé
sage-tile = tuile { $tile } : { $actions }
sage-wants = veut { $space }
sage-cactus = cactus { $space }
sage-stack = { $stack ->
    [one] reste { $stack } tuile ({ $hard } B)
   *[other] reste { $stack } tuiles ({ $hard } B)
}
income = revenu { $goods }
levers-short = leviers { $levers }
played = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
hand = Main
ranch = Ranch
levers = Leviers
supply = { $count ->
    [one] { $count } habitant à gagner
   *[other] { $count } habitants à gagner
}
at-end = fin : { $effect }
always = toujours : { $effect }
lacks-vases = pas de vase
lacks-resources = pas de ressources
lacks-coins = pas de pièces

## Options

menu-choose = Choisir
menu-play = Jouer
menu-realise = Projet
menu-sell = Défausser pour des pièces
menu-discard = Défausser
menu-develop = Développer
menu-upgrade = Améliorer
menu-ease = Avec le levier 8
menu-graze = Bovin en
menu-modernise = Nouveau levier
menu-pull = Levier
menu-reset = Relever
menu-place = Tuile en
menu-pasture = Pâturage en
menu-claim = Région
menu-sail = Naviguer
menu-score = Décompter
menu-build = Site
menu-herd = { $cattle ->
    [0] ({ $space }) vide
   *[other] ({ $space }) déjà { $cattle }
}
about-tile = La tuile révélée : { $sites }
met = remplie
not-met = non remplie
menu-footer = Tape un nombre. Aussi : why, rules, hint, undo, map, cards, goals, levers, help
help-moves = Tape le nombre d’une option ; sur la carte et la rivière il est entre crochets. Les noms marchent aussi : une carte, une tuile de score, une région ou une action si une seule option la concerne, un chantier (5a), une case de la rivière (t05) ; et la notation (develop 5a). Une ligne vide redessine la table. Les commandes peuvent être abrégées.

## Le récit d’un tour : les faits sont joints en une ligne

turn-line = { $player } : { $facts }
turn-line-at = { $player }, { $site } : { $facts }
fact-join = { " ; " }
fact-nothing = rien
fact-paid = paie { $goods }
fact-drew = pioche { $cards }
fact-kept = garde { $goal }
fact-gave-up = renonce à la partie droite
fact-sailed = navigue jusqu’à { $stretch }
fact-scored = remplit { $goal } (+{ $vp }p)
fact-failed = manque { $goal } (-{ $vp }p)
fact-idle-levers = { $count ->
    [one] { $count } levier inutilisé (+{ $vp }p)
   *[other] { $count } leviers inutilisés (+{ $vp }p)
}
fact-discarded = défausse { $card }
fact-sold = défausse { $card } pour { $coins }$
fact-income = revenu : { $goods }
fact-stepped = { $track } { $step }
fact-produced = site { $works } { $level }
fact-played = joue { $card }
fact-realised = réalise { $goal }
fact-modernised = levier { $lever } pour { $coins }$
fact-pulled = utilise { $lever }
fact-pushed-up = relève { $lever }
fact-paddled = canot : case { $start } à case { $goal }
fact-placed-tile = tuile en { $space }
fact-placed-pasture = pâturage en { $space }
fact-map-full = plus de place : +{ $coins }$
fact-developed = développe { $site }
fact-housed = maison en { $site }
fact-village = village en { $site }
fact-second-village = second village, { $region } (-{ $vp }p)
fact-grazed = bovin en { $space }
fact-row-emptied = libère un habitant
fact-claimed = nomme { $region }
fact-sage-chose = prend { $tile }
fact-cactus = cactus +{ $steps } ({ $space })
fact-nothing-left = plus d’élément : +{ $vp }p
fact-hidden-tiles = { $count ->
    [one] { $count } tuile B face cachée (+{ $vp }p)
   *[other] { $count } tuiles B face cachée (+{ $vp }p)
}

## Pages

page-map = la carte avec les régions
page-river = la rivière de cette manche
page-cards = ta main et toutes les cartes jouées, en mots
page-seats = tout ce qui se trouve devant les joueurs
page-levers = tous les leviers en mots, et qui les a
page-goals = tuiles de score et projets spéciaux, en mots
page-actions = les tuiles d’action en mots
page-legend = ce que veulent dire les signes
legend-exchange = payer le premier pour le second
legend-either = l’un ou l’autre
legend-movement = cases que le navire peut avancer
legend-build = un site de production de cette ressource, ou au choix (?)
legend-payable = peut être payé maintenant ; pour un levier : il est relevé
legend-used = un levier utilisé
legend-covered = la récompense est couverte
legend-met = la condition du prochain décompte est remplie
legend-marker = déjà décompté, avec ce marqueur
legend-harbour = un port
legend-lock = une écluse avant la case ; la traverser déclenche un décompte
legend-pasture = un pâturage, au-dessous les bovins par propriétaire
legend-bridge = un pont
legend-next = ce qui peut être choisi, par le nombre de l’option

how-to-play = Choisis une tuile d’action. Tu joues ou défausses une carte de son type, puis tu as ta part de la tuile ; l’autre part est pour tous, toi compris (sauf avec Pionnier). Ensuite ton navire avance, plus loin depuis les rangées du haut ; la tuile va tout en bas.
    Explore pour poser des tuiles sur la carte, développe leurs chantiers avec des habitants, améliore ceux-ci en maisons, et les maisons entourées de trois éléments en villages. Les bovins vont sur les pâturages.
    Les cartes demandent des ressources, qui ne se dépensent pas : des sites de production les fournissent, et deux canots qui descendent pour rien et remontent pour deux pièces.
    Le premier navire à traverser une écluse déclenche un décompte pour tous : deux cartes ou améliorations, une tuile de score à remplir, le revenu, et un point par levier inutilisé. Après deux manches de deux décomptes, la partie finit avec des points pour les cartes, les leviers et les rangées vides de ton plateau.
