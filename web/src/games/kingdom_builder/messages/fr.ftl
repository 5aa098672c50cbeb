# Le plateau de Kingdom Builder en français. Les noms des terrains, lieux et cartes viennent du fichier du jeu. Variables :
# $cell est une case comme f7, $place, $terrain et $name sont des noms, $player un nom de personne, $change un nombre signé.

## Le plateau

kb-board = Le plateau, 20 lignes de 20 cases
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
kb-cell-legal-change = { $here }, possible, { $change } points
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
kb-terrain-hidden = Tu ne la connais pas
kb-terrain-other = { $player } : { $terrain }, { $due ->
    [0] tout est construit
   *[other] encore { $due }
}
kb-letter = Lettre sur le plateau : { $letter }
kb-last-round = Dernier tour de table

## Plaquettes

kb-tiles-yours = Tes plaquettes
kb-tiles-of = Plaquettes de { $player }
kb-tiles-others = Plaquettes des autres
kb-tiles-none = Aucune : construis à côté d’un lieu.
kb-tile-legal = { $name } : utilisable maintenant
kb-tile-used = { $name } : utilisée ce tour-ci
kb-tile-new = { $name } : nouvelle, dès ton prochain tour
kb-tile-idle = { $name } : pas maintenant
kb-tile-held = { $name }
kb-new = nouvelle

## Cartes et points

kb-cards-yours = Objectifs, tes points
kb-cards-of = Objectifs, points de { $player }
kb-change = { $change } par ce choix
kb-rule-fishermen = 1 par cité près de l’eau
kb-rule-merchants = 4 par lieu ou château relié
kb-rule-discoverers = 1 par ligne avec une cité
kb-rule-hermits = 1 par zone de cités
kb-rule-citizens = 1 pour 2 cités, zone principale
kb-rule-miners = 1 par cité près d’une montagne
kb-rule-workers = 1 par cité, lieu ou château voisin
kb-rule-knights = 2 par cité, ligne la plus remplie
kb-rule-lords = Par section : 12 au premier, 6 ensuite
kb-rule-farmers = 3 par cité, section la moins peuplée
kb-rule-castles = 3 par château touché

## Places

kb-facts = { $left } en réserve, { $tiles ->
    [0] aucune plaquette
    [one] { $tiles } plaquette
   *[other] { $tiles } plaquettes
}
kb-left = { $left } en réserve

## À propos du plateau

kb-about = À propos de ce plateau
kb-place-0 = en haut à gauche
kb-place-1 = en haut à droite
kb-place-2 = en bas à gauche
kb-place-3 = en bas à droite
kb-quadrant = Section { $name }, { $place }{ $turned ->
    [yes] , tournée
   *[no] {""}
}
kb-provenance-rulebook = Comme les règles les impriment.
kb-provenance-published = D’après des implémentations publiques qui concordent ; le texte des règles ne dit pas ce qui se trouve où.
kb-provenance-reconstructed = Notre reconstitution : conforme à tout ce que disent les règles, mais ce n’est pas ce qui est imprimé sur le plateau.
kb-unseen = Cartes Terrain que tu n’as pas encore vues
kb-deck = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
