# Le plateau de Kingdom Builder en français. Les noms des terrains, lieux et cartes viennent du fichier du jeu. Variables :
# $cell est une case comme f7, $place, $terrain et $name sont des noms, $player un nom de personne, $change un nombre signé.

## Le plateau

kb-board = Le plateau, 20 lignes de 20 cases
kb-board-island = Le plateau, 20 lignes de 20 cases, et l’île, 5 lignes
kb-island-rows = L’île, 5 lignes
kb-board-keys = Les flèches vont de case en case, avec Maj à la prochaine case possible. Entrée choisit. Plus et moins changent le zoom.
kb-cell = { $place }, { $cell }
kb-cell-settlement = { $place }, { $cell }, cité de { $player }
kb-cell-location = { $place }, { $cell }, { $tiles ->
    [0] plus de plaquette
    [one] une plaquette restante
   *[other] { $tiles } plaquettes restantes
}
kb-cell-new = { $here }, nouveau
kb-cell-chosen = { $here }, choisi
kb-cell-legal = { $here }, possible
kb-cell-legal-change = { $here }, possible, points : { $change }
kb-on-island = { $place } sur l’île
kb-cell-piece = { $place }, { $cell }, { $kind ->
    [warrior] guerrier de { $player }
    [ship] bateau de { $player }
    [wagon] chariot de { $player }
    [hall] hôtel de ville de { $player }
   *[scout] jeton Éclaireur de { $player }
}
kb-cell-wall = { $place }, { $cell }, mur de pierre
kb-cell-nomad = { $place }, { $cell }, { $name }
kb-cell-taken = { $place }, { $cell }, plaquette prise
kb-cell-guarded = { $here }, gardée par un guerrier
kb-cell-outpost = { $here }, avec l’avant-poste
kb-cell-remove = { $here }, peut être retirée
kb-row-marked = Ligne { $row } : marqueur de { $player }.
kb-island-name = Île
kb-island-own = transcription personnelle
kb-island-reconstructed = notre propre tracé
kb-tools = Vue du plateau
kb-tool-fit = Tout le plateau
kb-tool-legal = Zoomer sur les cases possibles
kb-tool-in = Agrandir
kb-tool-hide = Cacher les cités

## Carte Terrain

kb-terrain-yours = Ton terrain
kb-terrain-of = Terrain de { $player }
kb-terrain-due = { $built ->
    [one] { $built } construite, encore { $due }
   *[other] { $built } construites, encore { $due }
}
kb-terrain-done = Tout est construit
kb-terrain-next = Pour ton prochain tour
kb-terrain-none = Pas de carte Terrain
kb-terrain-choose = Choisis le terrain de ce tour.
kb-terrain-play = { $terrain } : { $count ->
    [0] le choisir
    [one] le jouer, une cité
   *[other] le jouer, { $count } cités
}
kb-terrain-open = Cartes posées : { $cards }
kb-terrain-hidden = Tu ne la connais pas
kb-terrain-other = { $player } : { $terrain }, { $due ->
    [0] tout est construit
   *[other] encore { $due }
}
kb-short = Sur le plateau : { $short }
kb-short-grass = Pr
kb-short-canyon = Ca
kb-short-desert = Dé
kb-short-flowers = Fl
kb-short-forest = Fo
kb-short-water = Ea
kb-short-mountain = Mo
kb-short-marsh = Ma
kb-short-farmland = Te
kb-last-round = Dernier tour de table

## Plaquettes

kb-tiles-yours = Tes plaquettes
kb-tiles-of = Plaquettes de { $player }
kb-tiles-none = Aucune : construis à côté d’un lieu.
kb-tile-legal = { $name } : utilisable maintenant
kb-tile-legal-change = { $name } : utilisable maintenant, points : { $change }
kb-tile-used = { $name } : utilisée ce tour-ci
kb-tile-new = { $name } : nouvelle, dès ton prochain tour
kb-tile-idle = { $name } : pas maintenant
kb-tile-passive = { $name } : agit d’elle-même
kb-tile-leads = { $count ->
    [one] Une case au choix, éclairée sur le plateau
   *[other] { $count } cases au choix, éclairées sur le plateau
}
kb-group-location = Plaquettes Lieu
kb-group-nomad-now = Nomades : ce tour-ci ou jamais
kb-group-nomad-next = Nomades : seulement au prochain tour
kb-group-bonus = Plaquettes Bonus
kb-group-permanent = Pour tous, une fois par tour
kb-new = nouvelle
kb-reserve = En réserve
kb-stock = Pour tous, à côté du plateau
kb-piece-settlements = { $count ->
    [one] Une cité en réserve
   *[other] { $count } cités en réserve
}
kb-piece-aside = { $count ->
    [one] Une cité mise de côté pour la prochaine action obligatoire
   *[other] { $count } cités mises de côté pour la prochaine action obligatoire
}
kb-piece-warriors = { $count ->
    [0] Tous les guerriers sont sur le plateau
    [one] Un guerrier en réserve
   *[other] { $count } guerriers en réserve
}
kb-piece-ship = { $count ->
    [0] Le bateau est sur le plateau
   *[other] Bateau en réserve
}
kb-piece-wagon = { $count ->
    [0] Le chariot est sur le plateau
   *[other] Chariot en réserve
}
kb-piece-hall = { $count ->
    [0] L’hôtel de ville est construit
   *[other] Hôtel de ville en réserve
}
kb-piece-colonies = Plaquettes Cité : { $count }
kb-piece-markers = Marqueurs au bord des lignes : { $count }
kb-piece-walls = Murs de pierre restants : { $count }
kb-piece-scouts = Jetons Éclaireur restants : { $count }
kb-piece-tiles = Plaquettes Cité restantes : { $count }
kb-piece-bonus = { $name } : encore { $count }

## Cartes et points

kb-cards-yours = Objectifs, tes points
kb-cards-of = Objectifs, points de { $player }
kb-change = { $change } par ce choix
kb-idle = En plus si la partie finissait maintenant, pour les sections sans cité à toi : { $points }
kb-rule-fishermen = 1 par cité près de l’eau
kb-rule-merchants = 4 par lieu ou château relié
kb-rule-discoverers = 1 par ligne avec une cité
kb-rule-hermits = 1 par zone de cités
kb-rule-citizens = 1 pour 2 cités, plus grande zone
kb-rule-miners = 1 par cité près d’une montagne
kb-rule-workers = 1 par cité, lieu ou château voisin
kb-rule-knights = 2 par cité, ligne la plus remplie
kb-rule-lords = Par section : 12 au premier, 6 ensuite
kb-rule-farmers = 3 par cité, section la moins peuplée
kb-rule-families = 2 par trio aligné, action obligatoire
kb-rule-shepherds = 2 par cité qui comble son terrain
kb-rule-ambassadors = 1 par cité posée près d’un adversaire
kb-rule-geologists = 2 par montagne reliée
kb-rule-messengers = 2 par case, plus long trajet d’une zone
kb-rule-noblewomen = 5 par case spéciale dominée
kb-rule-vassals = 1 par cité aux jointures des sections
kb-rule-captains = 1 par cité près de 3 autres
kb-rule-scouts = 1 par cité près du terrain retiré
kb-rule-rangers = 2 par ligne avec une seule cité
kb-rule-travellers = 1 par cité au bord
kb-rule-chainers = 1 par cité près d’exactement 2 autres
kb-rule-homesteaders = 1 par cité, section la plus peuplée
kb-rule-mayors = 4 par marqueur au bord
kb-rule-rovers = 1 par section bâtie, chaque tour
kb-rule-castles = 3 par château touché
kb-rule-palaces = 5 par palais dominé
kb-rule-capitols = 1 par cité près d’un capitole
kb-rule-treasure = 3 par trésor trouvé
kb-rule-home_country = Remplir une étendue d’un terrain
kb-rule-fortress = Une cité entourée de 6 tiennes
kb-rule-road = 7 en ligne diagonale
kb-rule-place_of_refuge = Une case spéciale entourée de 6
kb-rule-advance = 7 le long d’un bord
kb-rule-compass_points = Une sur chacun des 4 bords
kb-tasks = Missions, payées une fois
kb-task-met = Remplie, points :
kb-task-open = Pas encore remplie, points :
kb-paid = immédiat
kb-paid-help = Payés pendant la partie : ce sont les points jusqu’ici.
kb-scouted = Toutes les cartes { $terrain } sont retirées du jeu

## Places

kb-left = encore { $left }
kb-hand = Cartes Terrain en main : { $count }

## Le journal : ce qu’un tour a donné

kingdom_builder-event-built-sum = { $player } a construit { $what }.
kingdom_builder-event-built-part = { $count } sur { $terrain }

## À propos du plateau

kb-about = À propos de ce plateau
kb-place-0 = en haut à gauche
kb-place-1 = en haut à droite
kb-place-2 = en bas à gauche
kb-place-3 = en bas à droite
kb-quadrant = Section { $name }, { $place }{ $turned ->
    [yes] , pivotée
   *[no] {""}
}
kb-island = Île, face { $name }
kb-provenance-own = Transcription personnelle : d’après les fichiers de qui tient ce serveur.
kb-provenance-rulebook = Comme les règles les impriment.
kb-provenance-published = D’après des implémentations publiques, comparées quand il y en a plusieurs ; le texte des règles ne dit pas ce qui se trouve où.
kb-provenance-reconstructed = Notre propre reconstitution : aucun plan public n’a été trouvé. Elle a les lieux et les cases spéciales que nomment les règles ; le reste est inventé et diffère du plateau imprimé.
kb-features = Ses cases spéciales
kb-feature = { $count } × { $name }.
kb-unseen = Cartes Terrain que tu n’as pas encore vues
kb-deck = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
kb-scouted-cards = Les Éclaireurs ont retiré du jeu toutes les cartes { $terrain }.

## La nouvelle table

kb-corner-top-left = En haut à gauche
kb-corner-top-right = En haut à droite
kb-corner-bottom-left = En bas à gauche
kb-corner-bottom-right = En bas à droite
kb-preview-board = Le plateau jusqu’ici
kb-preview-island = L’île
kb-preview-tasks = Missions : { $count }
