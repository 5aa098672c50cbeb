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
bl-action-first = Toi d’abord : { $what }.
bl-action-left = Puis toi : { $what }.
bl-action-right-all = Tout le monde : { $what }.
bl-action-right-others = Les autres : { $what }.
bl-action-movement = { $count ->
    [one] Puis ton bateau avance d’1 case.
   *[other] Puis ton bateau avance de { $count } cases au plus.
}
bl-action-costs = Coûte { $what }.

## La carte

bl-map = La carte
bl-space = Case { $number }, { $name }
bl-covering = Qui la recouvre : { $what }.
bl-covering-nothing = La recouvrir ne rapporte rien.
bl-pasture = Un pâturage.
bl-pasture-empty = Aucune vache n’y paît.
bl-cattle-of = { $count ->
    [one] { $name } : 1 vache.
   *[other] { $name } : { $count } vaches.
}
bl-upper = Site du haut. { $what }
bl-lower = Site du bas. { $what }
bl-site-free = Un site libre.
bl-site-free-upper = Le site du haut, libre.
bl-site-free-lower = Le site du bas, libre.
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
bl-site-around = À côté, { $count } des { $needed } présences que demande un village.
bl-region-reward = Récompense : { $what }.
bl-region-taken = Sa récompense est prise : { $what }.
bl-region-silent = Elle ne rapporte rien ce tour-ci.
bl-region-present = { $name } : { $count }.
bl-region-nobody = Personne n’y est présent.
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

## Le fleuve

bl-river = Le fleuve, manche { $round } sur { $rounds }
bl-round = Manche { $round } sur { $rounds } ; prochain décompte : { $number }
bl-stretch = Case { $number } du fleuve
bl-harbour = Port, case { $number } du fleuve
bl-lock-closed = Une écluse fermée se trouve devant.
bl-lock-open = L’écluse devant est ouverte.
bl-ships = Bateaux : { $names }.
bl-crosses = Franchit l’écluse : le décompte { $number } suit.
