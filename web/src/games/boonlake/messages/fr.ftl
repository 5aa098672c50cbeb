# Boonlake at the table in French. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## Les parties de la page

bl-pages = Parties du plateau
bl-page-actions = Actions
bl-page-map = Carte
bl-page-ranch = Ranch
bl-page-hand = Main
bl-lit = il y a quelque chose à choisir ici

## Le plateau d’actions

bl-actions = Tuiles d’action
bl-who-all = tous
bl-who-others = autres
bl-action-chosen = Choisie ce tour-ci.
bl-action-first = { $type ->
    [day] D’abord, tu peux jouer une carte Jour ou en défausser une pour { $coins } pièces.
    [night] D’abord, tu peux jouer une carte Nuit ou en défausser une pour { $coins } pièces.
   *[twilight] D’abord, tu peux jouer une carte Crépuscule ou en défausser une pour { $coins } pièces.
}
bl-action-movement = { $count ->
    [one] Puis ton navire avance d’une case.
   *[other] Puis ton navire avance de { $count } cases au plus.
}
bl-action-costs = Coûte { $what }.

## La carte

bl-map = La carte
bl-space = Case { $number }, { $name }
bl-covering = Qui la recouvre : { $what }.
bl-covering-nothing = La recouvrir ne rapporte rien.
bl-pasture = Un pâturage.
bl-pasture-empty = Aucun bovin n’y paît.
bl-cattle-of = { $count ->
    [one] { $name } : 1 bovin.
   *[other] { $name } : { $count } bovins.
}
bl-upper = Chantier du haut. { $what }
bl-lower = Chantier du bas. { $what }
bl-site-free = Un chantier libre.
bl-site-free-upper = Le chantier du haut, libre.
bl-site-free-lower = Le chantier du bas, libre.
bl-site-inhabitant = Habitant de { $name }.
bl-site-house = Maison de { $name }.
bl-site-village = Village de { $name }.
bl-site-cost = Le développer coûte { $what }.
bl-site-gives = Le développer rapporte : { $what }.
bl-site-gives-nothing = Le développer ne rapporte rien.
bl-site-worth = { $points ->
    [one] Un village ici : 1 point.
   *[other] Un village ici : { $points } points.
}
bl-site-worth-less = { $points ->
    [one] Un village ici coûte 1 point.
   *[other] Un village ici coûte { $points } points.
}
bl-site-around = À côté, { $count } des { $needed } éléments que demande un village.
bl-region-reward = Récompense : { $what }.
bl-region-taken = Sa récompense est prise : { $what }.
bl-region-silent = Elle ne rapporte rien ce tour-ci.
bl-region-present = { $name } : { $count }.
bl-region-nobody = Personne n’y a d’élément.
bl-stock = Tuiles de construction
bl-stock-left = { $count ->
    [one] 1 tuile est encore cachée.
   *[other] { $count } tuiles sont encore cachées.
}
bl-pastures-left = { $count ->
    [one] Il reste 1 pâturage.
   *[other] Il reste { $count } pâturages.
}
bl-placing = La tuile à poser

## La rivière

bl-river = La rivière, manche { $round } sur { $rounds }
bl-round = Manche { $round } sur { $rounds }, ensuite décompte { $number }
bl-stretch = Case { $number } de la rivière
bl-harbour = Port, case { $number } de la rivière
bl-lock-closed = Une écluse fermée se trouve devant.
bl-lock-open = L’écluse devant est ouverte.
bl-ships = Navires : { $names }.
bl-crosses = Franchit l’écluse : le décompte { $number } suit.
## Le ranch

bl-ranch = Ton ranch
bl-ranch-of = Ranch de { $name }
bl-look = Regarder un ranch
bl-look-at = Regarder : { $name }
bl-income = Le décompte { $number } rapporterait : { $goods }
bl-own-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
bl-own-vases = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
bl-own-inhabitants = { $count ->
    [one] { $count } habitant au ranch, { $supply } en réserve
   *[other] { $count } habitants au ranch, { $supply } en réserve
}
bl-works = Production
bl-works-level = { $works } : { $level ->
    [0] pas encore de site
    [1] niveau 1
   *[other] niveau { $level }
}
bl-works-have = Avec les canots présents : { $count } pour chaque projet.
bl-works-begun = Choisi comme premier site.
bl-canoe = Canot : { $works }
bl-canoe-help = Il vaut une de ces ressources. Vers l’aval, à droite, il avance gratuitement ; vers l’amont, il coûte des pièces.
bl-canal = Vers : { $works }
bl-recesses = Éléments sur le plateau
bl-recess = { $piece }, rangée { $row }
bl-recess-empty = Vide : chaque décompte rapporte { $pays }.
bl-recess-next = Le prochain à partir ; ensuite, chaque décompte rapporte { $pays }.
bl-recess-full = Une fois vide, chaque décompte rapporte { $pays }.
bl-recess-end = { $points ->
    [one] Vide à la fin : { $points } point.
   *[other] Vide à la fin : { $points } points.
}
bl-spare = { $count ->
    [one] +{ $count } maison retirée qui peut être reconstruite
   *[other] +{ $count } maisons retirées qui peuvent être reconstruites
}
bl-piece-house = Maison
bl-piece-village = Village
bl-piece-cattle = Bovin
bl-piece-inhabitant = Habitant
bl-track-coin = Revenu en pièces : case { $step }
bl-track-card = Revenu en cartes : case { $step }
bl-step = Case { $step }
bl-step-pays = Rapporte à un décompte : { $goods }.
bl-step-reward = Quand le marqueur y arrive : { $effect }.
bl-levers = Leviers : { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}, { $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
}
bl-lever-ready = Prêt. Inutilisé lors d’un décompte : 1 point.
bl-lever-used = Utilisé jusqu’au prochain décompte.
bl-lever-free = Pas encore placé ; il te coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
bl-played = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}

## La main

bl-hand = Ta main
bl-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
bl-hand-empty = Tu n’as pas de carte en main.
bl-hand-hidden = Seuls les joueurs voient leur main.
bl-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
bl-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
bl-type-day = Carte Jour
bl-type-twilight = Carte Crépuscule
bl-type-night = Carte Nuit
bl-card-kind = { $type }, { $timing }
bl-timing-immediate = agit une fois, quand elle est jouée
bl-timing-permanent = agit jusqu’à la fin de la partie
bl-timing-end = compte à la fin de la partie
bl-when-immediate = une fois
bl-when-permanent = toujours
bl-when-end = à la fin
bl-n-wood = { $count } bois
bl-n-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } argiles
}
bl-n-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
bl-n-iron = { $count } fer
bl-card-cost = Coûte { $price }.
bl-card-points = { $count ->
    [one] { $count } point à la fin.
   *[other] { $count } points à la fin.
}
bl-missing-coins = Tu n’as pas assez de pièces.
bl-missing-resources = Ta production et tes canots n’en ont pas les ressources.
bl-missing-vases = Tu n’as pas assez de vases.
bl-short-coins = pièces
bl-short-resources = ressources
bl-short-vases = vases

## Les tuiles de score

bl-goals = Tuiles du décompte { $number }
bl-goals-choose = Ta tuile de score : gardes-en une
bl-goal-kept = Tu gardes celle-ci.
bl-goal-mine = À toi : le marqueur compte double pour toi.
bl-goal-of = C’est la tuile de { $name }.
bl-goal-needs = Le décompte { $number } demande : { $what }.
bl-goal-count = { $count } { $what }
bl-goal-pair = { $one } et { $two }, ou les nombres inversés
bl-goal-pay = { $times ->
    [1] payer { $price }, pour { $each }
   *[other] payer { $times } fois { $price }, chaque fois pour { $each }
}
bl-goal-pay-either = { $times ->
    [1] donner { $good } ou { $price }, pour { $each }
   *[other] donner { $times } fois { $good } ou { $price }, chaque fois pour { $each }
}
bl-goal-have = Tu as { $have }.
bl-goal-gain = { $points ->
    [one] Décomptée maintenant, elle rapporterait { $points } point.
   *[other] Décomptée maintenant, elle rapporterait { $points } points.
}
bl-goal-loss = { $points ->
    [one] Décomptée maintenant, elle coûterait { $points } point.
   *[other] Décomptée maintenant, elle coûterait { $points } points.
}
bl-goal-scored = Tu l’as décomptée au décompte { $number }.
bl-goal-marker = { $name } l’a décomptée au décompte { $number }.
bl-goal-project = { $points ->
    [one] Projet spécial pour { $price } : { $points } point, 2 habitants et { $step } ; un habitant y reste.
   *[other] Projet spécial pour { $price } : { $points } points, 2 habitants et { $step } ; un habitant y reste.
}
bl-goal-realised = Réalisé par { $names }.

## La Sage Éminence

bl-sage = La Sage Éminence
bl-sage-tile = Tuile { $tile } de la Sage Éminence
bl-sage-actions = De ces actions, elle prend la plus haute : { $actions }
bl-sage-wanted = Elle cherche sa place à partir de la case { $space } (coin { $corner }).
bl-sage-stack = { $count ->
    [one] { $count } de ses tuiles est face cachée, dont { $hard } de la seconde sorte.
   *[other] { $count } de ses tuiles sont face cachée, dont { $hard } de la seconde sorte.
}
bl-sage-cactus = { $points ->
    [one] Piste du cactus : case { $steps }, { $points } point à chaque décompte.
   *[other] Piste du cactus : case { $steps }, { $points } points à chaque décompte.
}
bl-sage-income = { $points ->
    [one] Le prochain décompte lui rapporterait { $points } point.
   *[other] Le prochain décompte lui rapporterait { $points } points.
}

## Ce que chacun vient de voir

bl-moment-scoring = Décompte { $number }
bl-moment-points = Points : { $before } avant, { $after } maintenant
bl-moment-income = Revenu : { $goods }
bl-moment-idle = Leviers inutilisés : +{ $points }
bl-moment-next-turn = Les leviers sont relevés et les récompenses des régions de nouveau libres. La partie continue avec le tour suivant.
bl-moment-next-round = La seconde manche commence : tous les navires sont revenus à la source.
bl-moment-next-end = C’était le dernier décompte : la partie est terminée.
bl-moment-sage = La Sage Éminence révèle { $tile }
bl-moment-lowest = Pour la tuile d’action la plus basse
bl-moment-chosen = Son action

## Ce qui serait perdu

bl-note = { $label } : { $more }
bl-warn-row = { $count ->
    [one] Cette rangée coûte { $count } point.
   *[other] Cette rangée coûte { $count } points.
}
bl-warn-site = { $count ->
    [one] Ce chantier coûte { $count } point.
   *[other] Ce chantier coûte { $count } points.
}
bl-warn-village = { $count ->
    [one] Ton deuxième village dans la région { $region } : il coûte { $count } point.
   *[other] Ton deuxième village dans la région { $region } : il coûte { $count } points.
}
bl-warn-supply = { $count ->
    [one] Plus personne en réserve : { $count } habitant serait perdu.
   *[other] La réserve est trop petite : { $count } habitants seraient perdus.
}
bl-warn-lock = { $met ->
    [one] Franchit l’écluse : le décompte { $number } suit ; tu remplis { $met } tuile ouverte sur { $open }.
   *[other] Franchit l’écluse : le décompte { $number } suit ; tu remplis { $met } tuiles ouvertes sur { $open }.
}
bl-warn-levers = { $count ->
    [one] { $count } levier n’a pas encore servi.
   *[other] { $count } leviers n’ont pas encore servi.
}
bl-warn-goal = { $count ->
    [one] Sa condition n’est pas remplie : { $count } point perdu.
   *[other] Sa condition n’est pas remplie : { $count } points perdus.
}
bl-warn-gives-up-right_part = Tu renonces pour cela à la partie droite de l’action.
bl-warn-gives-up-card_play = Tu ne joues pas de carte à la place.
bl-warn-nothing = Il ne rapporterait rien maintenant.
bl-warn-declines = Tu pourrais encore : { $what }

## À propos du matériel

bl-about = À propos de ce matériel
bl-about-box = Dans la boîte
bl-box-cards = cartes Projet
bl-box-goals = tuiles de score
bl-box-tiles = tuiles de construction
bl-box-actions = tuiles d’action
bl-box-spaces = cases de la carte
bl-box-river = cases de la rivière
bl-box-levers = leviers
bl-box-solo = tuiles de la Sage Éminence
bl-about-origin = D’où viennent les valeurs
bl-about-count = { $count } ({ $kinds }).
bl-provenance-rulebook = Elles sont dans le livret de règles, comme toutes les règles et tous les nombres.
bl-provenance-reconstructed = Ce qui y est imprimé n’est pas public, leurs valeurs sont donc les nôtres : elles respectent chaque règle, nombre et exemple du livret, sans être celles de la boîte. Qui possède le jeu peut jouer avec sa propre transcription.
bl-provenance-own = Transcription personnelle : d’après les fichiers de qui tient ce serveur.
bl-about-secret = Ce qui est caché
bl-about-hidden = Seuls les joueurs connaissent leur main, et personne ne connaît l’ordre des piles. La tuile de score et le premier site que chacun choisit restent inconnus des autres tant que tous n’ont pas choisi.

## Titres au-dessus de ce qu’on peut faire

boonlake-verb-keep = Garder une tuile de score
boonlake-verb-start = Premier site de production
boonlake-verb-choose = Tuile d’action
boonlake-verb-play = Jouer une carte
boonlake-verb-realise = Projet spécial
boonlake-verb-sell = Défausser contre des pièces
boonlake-verb-discard = Défausser
boonlake-verb-develop = Développer un chantier
boonlake-verb-upgrade = Améliorer
boonlake-verb-ease = Village avec le levier
boonlake-verb-graze = Bovin sur un pâturage
boonlake-verb-modernise = Placer un levier
boonlake-verb-pull = Utiliser un levier
boonlake-verb-reset = Relever un levier
boonlake-verb-paddle = Déplacer un canot
boonlake-verb-pay = Payer
boonlake-verb-explore = Révéler une tuile
boonlake-verb-place = Poser la tuile
boonlake-verb-pasture = Poser le pâturage
boonlake-verb-claim = Région
boonlake-verb-hire = Engager
boonlake-verb-draw = Piocher
boonlake-verb-build = Site de production
boonlake-verb-sail = Naviguer
boonlake-verb-score = Décompter une tuile
boonlake-verb-give = Paiement
boonlake-verb-replace = Des points au lieu d’habitants
boonlake-verb-take-part = Partie droite
boonlake-verb-take = Choisir
boonlake-verb-decline = Renoncer

## L’accueil

bl-lobby-table = Une table à la fin de la première manche : une carte avec villages, maisons et bovins
bl-lobby-tiles = Tuiles sur la carte au début
bl-lobby-coins = Pièces au début
bl-lobby-alone = Qui joue seul joue contre la Sage Éminence, à une table pour deux.
