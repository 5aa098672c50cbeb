# Kingdom Builder en français. Variables : $player et $victim sont des noms de joueurs, $cell et $origin des cases comme
# f7, $row une ligne, $terrain, $played, $old, $new, $a, $b, $c, $location et $source des noms de ce fichier, $left,
# $tiles, $count, $points et $value des nombres. Une aide finit par sa règle.

game-title = Kingdom Builder
game-intro = Bâtis ton royaume : à chaque tour, une carte Terrain indique où placer 3 nouvelles cités. Les lieux offrent des actions spéciales ; 3 cartes objectif et les châteaux décident de la victoire.
    .line = Avec toutes les extensions de la Big Box

# Où en est la partie, dans une ligne de l’accueil.

progress = { $left ->
    [one] { $left } cité avant la fin
   *[other] { $left } cités avant la fin
}
progress-last-round = Dernier tour de table

## Questions

prompt-turn = { $tiles ->
    [0] Construis sur une case { $terrain } (encore { $left }).
   *[other] Construis sur une case { $terrain } (encore { $left }), ou utilise une plaquette.
}
prompt-choose-terrain = { $tiles ->
    [0] Choisis le terrain de ce tour.
   *[other] Choisis le terrain de ce tour, ou utilise d’abord une plaquette.
}
prompt-build-next = Construis sur une case { $terrain } (encore { $left }).
prompt-end-turn = { $tiles ->
    [0] Termine ton tour.
   *[other] Utilise une plaquette, ou termine ton tour.
}
prompt-place = { $left ->
    [one] { $location } : choisis la case de ta cité.
   *[other] { $location } : choisis la case de ta prochaine cité (encore { $left }).
}
prompt-lift = { $location } : choisis la cité à déplacer.
prompt-move-to = { $location } : choisis où va la cité qui quitte { $origin }.
prompt-put = { $left ->
    [1] { $location } : choisis la case ; s’il y en a plusieurs, celle du milieu.
   *[other] { $location } : choisis une case (encore { $left }).
}
prompt-piece = { $location } : choisis où va ta pièce, ou reprends-en une sur le plateau.
prompt-walk = { $location } : choisis la prochaine case du trajet (encore { $left }), ou arrête-toi.
prompt-mover = { $location } : choisis la cité qui fait le prochain pas (encore { $left }).
prompt-remove = { $location } : choisis la cité à retirer du plateau.
prompt-strike = { $location } : choisis la pièce à retirer à { $victim }.
prompt-repeat = { $location } : choisis la plaquette à utiliser une fois de plus.
prompt-fort = { $location } : place une cité sur une case { $terrain }.
prompt-canoe = { $location } : une dernière plaquette vient d’être prise ; place une cité sur le marais ou sur l’eau, ou renonce.
prompt-cathedral = { $location } : prends une plaquette Cité, ou choisis une case pour rendre les tiennes.
prompt-silo = Silo en { $cell } : choisis une case où placer une cité, ou une cité à déplacer ; ou renonce.
prompt-silo-build = Silo : choisis la case de ta prochaine cité (encore { $left }).
prompt-silo-lift = Silo : choisis la prochaine cité à déplacer (encore { $left }).
prompt-silo-move-to = Silo : choisis où va la cité qui quitte { $origin } (encore { $left }).

## Noms des actions

action-build = Construire en { $cell }
action-outpost = Construire en { $cell } avec l’avant-poste
# L’action permanent-cultivate n’a pas de plaquette.
action-use = { $location ->
    [Cultiver] Cultiver des terres
   *[other] Utiliser la plaquette { $location }
}
action-repeat = Répéter l’action { $location }
action-play = Jouer { $terrain }
action-lift = Prendre la cité en { $cell }
action-move-to = Déplacer en { $cell }
action-put-wall = Placer un mur de pierre en { $cell }
action-put-scout = Placer un jeton Éclaireur en { $cell }
action-put-warrior = Placer un guerrier en { $cell }
action-put-ship = Placer le bateau en { $cell }
action-put-wagon = Placer le chariot en { $cell }
action-put-hall = Placer l’hôtel de ville autour de { $cell }
action-take-back = Reprendre la pièce en { $cell }
action-set-aside = Mettre de côté la cité en { $cell }
action-strike = Retirer la pièce en { $cell }
action-take = Prendre une plaquette Cité
action-stop = S’arrêter là
action-decline = Renoncer
action-end-turn = Terminer le tour

## Le journal

event-turn = { $player } joue une carte { $terrain }.
event-turn-two-cards = { $player } dévoile 2 cartes : { $a }, { $b }.
event-turn-three-cards = { $count ->
    [3] { $player } dévoile 3 cartes : { $a }, { $b }, { $c }.
   *[other] { $player } dévoile { $count } cartes, dont : { $a }, { $b }, { $c }.
}
event-turn-without-card = { $player } n’a pas de carte et il n’en reste aucune à piocher : pas d’action obligatoire ce tour-ci.
event-terrain-chosen = { $player } choisit le terrain { $terrain } pour ce tour.
event-built = { $player } construit en { $cell } (réserve : { $left }).
event-used = { $location ->
    [Cultiver] { $player } cultive des terres.
   *[other] { $player } utilise la plaquette { $location }.
}
event-repeated = { $player } répète l’action { $location } grâce au Bazar.
event-moved = { $player } déplace une pièce de la case { $origin } à la case { $cell }.
event-put-warrior = { $player } place un guerrier en { $cell }.
event-put-ship = { $player } place son bateau en { $cell }.
event-put-wagon = { $player } place son chariot en { $cell }.
event-put-hall = { $player } place son hôtel de ville autour de la case { $cell }.
event-took-back-warrior = { $player } reprend son guerrier en { $cell }.
event-took-back-ship = { $player } reprend son bateau en { $cell }.
event-took-back-wagon = { $player } reprend son chariot en { $cell }.
event-put-wall = { $player } place un mur de pierre en { $cell }.
event-put-scout = { $player } place un jeton Éclaireur en { $cell }.
event-set-aside = { $player } met de côté sa cité en { $cell } pour le prochain tour.
event-struck = { $player } retire à { $victim } sa pièce en { $cell }.
event-marked = { $player } place un marqueur de sa réserve au bord de la ligne { $row }.
event-paid = { $points ->
    [one] { $player } gagne { $points } point : { $source }.
   *[other] { $player } gagne { $points } points : { $source }.
}
event-took-settlement-tile = { $player } prend une plaquette Cité (valeur totale : { $value }).
event-handed-in = { $player } rend ses plaquettes Cité, d’une valeur de { $value }.
event-drew-for-fort = { $player } pioche une carte { $terrain } pour le Fort.
event-nothing-for-fort = Aucune case { $terrain } n’est libre : { $player } ne place rien avec le Fort.
event-silo = { $player } utilise le silo en { $cell }.
event-tile-gained = { $left ->
    [0] { $player } prend la dernière plaquette { $location } en { $cell }.
    [one] { $player } prend une plaquette { $location } en { $cell } ; il en reste une.
   *[other] { $player } prend une plaquette { $location } en { $cell } ; il en reste { $left }.
}
event-bonus-gained = { $player } prend aussi la plaquette { $location }, avec sa seconde plaquette de ce lieu.
event-nomad-gained = { $player } prend la plaquette { $location } chez les nomades en { $cell }.
event-nomad-gone = { $player } rend la plaquette { $location }, qui quitte le jeu.
event-tile-lost = { $player } n’a plus de cité adjacente au lieu { $location } en { $cell } et perd une plaquette.
event-replaced = Aucune case { $old } n’est libre : { $player } retire la carte du jeu et pioche une carte { $new }.
event-replaced-used = Plus aucune case { $old } n’est libre : { $player } défausse la carte et pioche une carte { $new }.
event-no-card-fits = Il n’y a plus de carte à piocher : { $player } a terminé son action obligatoire.
event-drew = { $player } pioche une carte Terrain.
event-drew-card = { $player } a maintenant une carte { $terrain } en main.
event-reshuffled = La pioche est épuisée : la défausse est mélangée et forme une nouvelle pioche.
event-last-round = { $player } a placé la dernière cité de sa réserve : c’est le dernier tour de table.
event-game-over = La partie est terminée.

## Pourquoi ce n’est pas possible maintenant

refusal-game-over = La partie est terminée ; commences-en une nouvelle pour rejouer.
refusal-other-moment = Cela appartient à un autre moment ; choisis parmi ce qui est possible maintenant.
refusal-not-your-turn = C’est à { $player } de jouer ; attends ton tour.
refusal-unfinished = Termine d’abord l’action { $location }.
refusal-silo-first = Termine d’abord avec le silo.
refusal-mandatory-first = { $left ->
    [one] Place encore une cité avant de terminer ton tour.
   *[other] Place encore { $left } cités avant de terminer ton tour.
}
refusal-in-mandatory = { $left ->
    [one] Place d’abord encore une cité ; ensuite tu pourras de nouveau utiliser des plaquettes.
   *[other] Place d’abord encore { $left } cités ; ensuite tu pourras de nouveau utiliser des plaquettes.
}
refusal-cannot-stop = Tu ne peux pas t’arrêter maintenant ; termine l’action { $location }.
refusal-nothing-to-stop = Il n’y a rien à arrêter ni à refuser maintenant.
refusal-settlement-tile = Seule la Cathédrale donne des plaquettes Cité ; utilise-la tant qu’il en reste.
refusal-cannot-repeat = L’action { $location } ne peut pas être répétée maintenant ; choisis une autre de tes plaquettes Lieu.
refusal-terrain-settled = Le terrain de ce tour est fixé ; tu ne peux pas jouer { $terrain } maintenant.
refusal-terrain-full = Aucune case { $terrain } n’est libre ; choisis un autre terrain.
refusal-terrain-not-shown = Aucune de tes cartes n’indique le terrain { $terrain } ; choisis un terrain qu’elles indiquent.
refusal-choose-first = Choisis d’abord le terrain de ce tour ; l’action { $location } en dépend.
refusal-choose-terrain = Choisis le terrain de ce tour avant de construire en { $cell }.
refusal-no-tile = Tu n’as pas de plaquette { $location } ; pour en prendre une, construis à côté de ce lieu tant qu’il en reste.
refusal-no-nomad = Tu n’as pas la plaquette { $location } ; la première cité construite à côté de sa case Nomades la prend.
refusal-no-bonus = Tu n’as pas la plaquette { $location } ; elle vient avec ta seconde plaquette de ce lieu.
refusal-not-on-board = L’action { $location } n’est pas dans cette partie.
refusal-passive = Il n’y a rien à lancer : l’action { $location } agit d’elle-même, ou t’est proposée le moment venu.
refusal-supply-empty = Ta réserve est vide, l’action { $location } n’a donc rien à placer ; les plaquettes qui déplacent une cité servent encore.
refusal-no-target = L’action { $location } ne peut rien faire en ce moment ; continue avec autre chose.
refusal-tile-used = Tu as déjà utilisé l’action { $location } ce tour-ci ; continue avec autre chose.
refusal-tile-new = Tu n’as pris la plaquette { $location } que ce tour-ci ; tu pourras l’utiliser à ton prochain tour.
refusal-cannot-lift = La cité en { $cell } ne peut aller nulle part ; choisis-en une autre.
refusal-piece-stays = Cette action ne peut pas déplacer la pièce en { $cell } ; choisis une de tes cités.
refusal-not-own = Tu n’as pas de cité en { $cell } ; choisis une de tes cités.
refusal-just-left = La cité est en train de quitter { $cell } ; choisis une autre case pour elle.
refusal-castle = { $cell } est un château ; les cités se placent à côté, jamais dessus.
refusal-nomad = { $cell } est une case Nomades ; les cités se placent à côté, jamais dessus.
refusal-palace = { $cell } est un palais ; les cités se placent à côté, jamais dessus.
refusal-silo = { $cell } est un silo ; les cités se placent à côté, jamais dessus.
refusal-location = { $cell } est un lieu ; les cités se placent à côté, jamais dessus.
refusal-occupied = Il y a déjà une pièce en { $cell } ; choisis une case libre.
refusal-no-island = Il n’y a pas d’île dans cette partie, donc pas de case { $cell }.
refusal-wall = Un mur de pierre ferme { $cell } jusqu’à la fin de la partie ; choisis une autre case.
refusal-scout = Un jeton Éclaireur occupe { $cell } jusqu’à la fin du tour ; choisis une autre case.
refusal-guarded = Un guerrier garde { $cell } ; choisis une case qui ne touche aucun guerrier.
refusal-not-buildable = { $cell } est une case { $terrain }, fermée à cette action ; choisis une autre case.
refusal-other-terrain = { $cell } est une case { $terrain } ; ta carte indique le terrain { $played }.
refusal-not-beside = { $cell } n’est à côté d’aucune de tes cités ; choisis une case qui en touche une, tant qu’il y en a.
refusal-silo-cell = { $cell } ne convient pas ; choisis une case constructible à côté d’une autre de tes cités.
refusal-mandatory-done = Ton action obligatoire est terminée ; utilise une plaquette, ou termine ton tour.
refusal-no-settlements = Ta réserve est vide ; utilise une plaquette qui déplace une cité, ou termine ton tour.
refusal-no-card = Il n’y avait pas de carte Terrain pour toi ce tour-ci ; utilise une plaquette, ou termine ton tour.
refusal-no-card-fits = Il ne reste aucune carte Terrain pour continuer ; utilise une plaquette, ou termine ton tour.

# Une case qui ne convient pas à la plaquette utilisée. Toutes reçoivent $cell et $location, celles d’une case libre aussi
# $terrain. Les déplacements reçoivent $origin, l’Épée $victim ; le $terrain du Fort est celui de la carte piochée.
refusal-tile-oracle = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { $played }, le terrain de ce tour.
refusal-tile-farm = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-grass }.
refusal-tile-oasis = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-desert }.
refusal-tile-tower = { $cell } est à l’intérieur du plateau ; l’action { $location } place uniquement sur le bord.
refusal-tile-tavern = { $cell } n’est pas au bout d’une ligne ; l’action { $location } prolonge une ligne droite d’au moins 3 de tes cités.
refusal-tile-barn = { $cell } est une case { $terrain } ; l’action { $location } déplace uniquement vers une case { $played }, le terrain de ce tour.
refusal-tile-harbor = { $cell } est une case { $terrain } ; l’action { $location } déplace uniquement vers une case { terrain-water }.
refusal-tile-paddock = { $cell } est hors de portée ; depuis { $origin }, l’action { $location } saute d’exactement 2 cases en ligne droite.
refusal-tile-quarry = { $cell } ne convient pas ; l’action { $location } place des murs sur le terrain de ce tour, à côté de tes cités.
refusal-tile-caravan = { $cell } n’est pas au bout du trajet ; depuis { $origin }, l’action { $location } va tout droit jusqu’à un obstacle.
refusal-tile-village = { $cell } touche trop peu de tes cités ; il en faut au moins 3 pour l’action { $location }.
refusal-tile-garden = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-flowers }.
refusal-tile-lighthouse = { $cell } ne convient pas ; l’action { $location } mène ton bateau de case en case, sur l’eau libre.
refusal-tile-foresters_lodge = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-forest }.
refusal-tile-barracks = { $cell } ne convient pas ; l’action { $location } place un guerrier qu’il te reste à côté de tes cités, ou en reprend un.
refusal-tile-city_hall = Il n’y a pas la place autour de { $cell } ; l’action { $location } demande des cases libres et constructibles, à côté d’une de tes cités.
refusal-tile-fort = { $cell } ne convient pas ; l’action { $location } place sur une case { $terrain }, la carte que tu viens de piocher.
refusal-tile-monastery = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-canyon }.
refusal-tile-wagon = { $cell } ne convient pas ; l’action { $location } mène ton chariot de case en case, sur la terre et les montagnes libres.
refusal-tile-temple = Tu n’as pas de cité en { $cell } ; l’action { $location } retire une de tes cités.
refusal-tile-refuge = { $cell } est hors de portée ; depuis { $origin }, l’action { $location } ne va qu’à une case de distance.
refusal-tile-canoe = { $cell } ne convient pas ; l’action { $location } place sur une case { terrain-marsh } ou { terrain-water }, si possible à côté d’une de tes cités.
refusal-tile-fountain = { $cell } ne convient pas ; l’action { $location } demande exactement une de tes cités à côté, et aucune d’un autre joueur.
refusal-tile-bazaar = Choisis la plaquette que l’action { $location } répète ; la case viendra ensuite.
refusal-tile-watermill = { $cell } ne touche pas l’eau ; l’action { $location } place uniquement à côté de l’eau.
refusal-tile-mountain_station = { $cell } ne touche aucune montagne ; l’action { $location } place uniquement à côté d’une montagne.
refusal-tile-cabin = { $cell } ne touche aucune de tes cités ; l’action { $location } place des jetons Éclaireur uniquement à côté d’elles.
refusal-tile-cathedral = { $cell } ne convient pas ; l’action { $location } échange tes plaquettes Cité contre des cités sur le terrain de ce tour.
refusal-tile-watchtower = { $cell } ne touche aucune cité d’un autre joueur ; l’action { $location } place uniquement à côté.
refusal-tile-university = { $cell } ne touche ni lieu ni autre case spéciale ; l’action { $location } place uniquement à côté.
refusal-tile-palisade = { $cell } ne touche pas la zone de cités dont { $origin } faisait partie ; l’action { $location } y reste attachée.
refusal-tile-rope_bridge = { $cell } est une case { $terrain } ; l’action { $location } déplace uniquement vers une case { terrain-canyon }.
refusal-tile-tree_house = { $cell } est une case { $terrain } ; l’action { $location } déplace uniquement vers une case { terrain-forest }.
refusal-tile-donation_grass = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-grass }.
refusal-tile-donation_canyon = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-canyon }.
refusal-tile-donation_desert = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-desert }.
refusal-tile-donation_flowers = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-flowers }.
refusal-tile-donation_forest = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-forest }.
refusal-tile-donation_water = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-water }.
refusal-tile-donation_mountain = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-mountain }.
refusal-tile-resettlement = { $cell } est hors de portée ; un pas de l’action { $location } va de { $origin } à une case voisine.
refusal-tile-sword = { $victim } n’a rien en { $cell } que l’action { $location } puisse retirer ; choisis une autre case.
refusal-tile-refuge_bonus = { $cell } est hors de portée ; depuis { $origin }, l’action { $location } va tout droit à la case constructible libre la plus proche.
refusal-tile-canoe_bonus = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-marsh } ou { terrain-water }.
refusal-tile-cultivate = { $cell } ne convient pas ; l’action { $location } place uniquement sur une case { terrain-farmland } à côté d’une de tes cités.
refusal-tile-cave = { $cell } ne touche aucune grotte ; l’action { $location } mène uniquement à une case voisine d’une grotte.

## Terrains et cases spéciales

terrain-grass = Prairie
    .help = Tu peux y construire ; 5 cartes Terrain l’indiquent. (KB-1.7, KB-2.6)
terrain-canyon = Canyon
    .help = Tu peux y construire ; 5 cartes Terrain l’indiquent. (KB-1.7, KB-2.6)
terrain-desert = Désert
    .help = Tu peux y construire ; 5 cartes Terrain l’indiquent. (KB-1.7, KB-2.6)
terrain-flowers = Fleurs
    .help = Tu peux y construire ; 5 cartes Terrain l’indiquent. (KB-1.7, KB-2.6)
terrain-forest = Forêt
    .help = Tu peux y construire ; 5 cartes Terrain l’indiquent. (KB-1.7, KB-2.6)
terrain-water = Eau
    .help = Fermée à tout, sauf aux plaquettes qui la nomment, comme le Port. (KB-4.3)
terrain-mountain = Montagne
    .help = Fermée à tout, sauf aux plaquettes d’extensions qui la nomment, comme le Chariot. (KB-4.3)
terrain-marsh = Marais
    .help = Tu peux y construire ; 5 cartes Terrain l’indiquent à côté d’un autre terrain, et l’action obligatoire n’y place que 2 cités. (KB-1.7, KB-13.1)
terrain-farmland = Terres cultivables
    .help = Tu peux y construire, mais aucune carte Terrain ne les indique : on y va avec l’action Cultiver, et avec les plaquettes qui permettent n’importe quel terrain. (KB-1.7, KB-14.17)
terrain-card-marsh_grass = Marais ou Prairie
    .help = Choisis l’un des terrains pour tout le tour : 2 cités sur des cases Marais, ou 3 sur des cases Prairie. (KB-13.1)
terrain-card-marsh_canyon = Marais ou Canyon
    .help = Choisis l’un des terrains pour tout le tour : 2 cités sur des cases Marais, ou 3 sur des cases Canyon. (KB-13.1)
terrain-card-marsh_desert = Marais ou Désert
    .help = Choisis l’un des terrains pour tout le tour : 2 cités sur des cases Marais, ou 3 sur des cases Désert. (KB-13.1)
terrain-card-marsh_flowers = Marais ou Fleurs
    .help = Choisis l’un des terrains pour tout le tour : 2 cités sur des cases Marais, ou 3 sur des cases Fleurs. (KB-13.1)
terrain-card-marsh_forest = Marais ou Forêt
    .help = Choisis l’un des terrains pour tout le tour : 2 cités sur des cases Marais, ou 3 sur des cases Forêt. (KB-13.1)
feature-castle = Château
    .help = Vaut 3 points en fin de partie à chaque joueur qui a une cité à côté. (KB-8.2)
feature-nomad = Case Nomades
    .help = Le premier joueur qui a une cité à côté prend sa plaquette, utilisable seulement au prochain tour de ce joueur. (KB-11.1, KB-11.18)
feature-palace = Palais
    .help = Vaut 5 points en fin de partie à chaque joueur qui a le plus de cités à côté. (KB-13.2)
feature-silo = Silo
    .help = Après le dernier tour, chaque joueur qui a une cité à côté peut placer ou déplacer 3 cités. (KB-14.2)
feature-capitol = Capitole
    .help = Vaut 1 point en fin de partie pour chaque cité à 2 cases de distance au plus ; le château en dessous compte comme d’habitude. (KB-15.1, KB-15.8)
feature-cave = Grotte
    .help = Une case Montagne ; une fois par tour, tu peux déplacer une cité voisine d’une grotte vers une case libre à côté de n’importe quelle grotte. (KB-15.2, KB-15.14)
feature-island = Île
    .help = Un petit plateau à côté des autres ; tu peux y aller dès qu’aucune case possible ne touche une de tes cités. (KB-15.3)

## Lieux

location-oracle = Oracle
    .help = Place une cité de plus sur le terrain de ce tour, si possible à côté d’une des tiennes. (KB-6.1)
location-farm = Ferme
    .help = Place une cité de plus sur une case Prairie, si possible à côté d’une des tiennes. (KB-6.2)
location-oasis = Oasis
    .help = Place une cité de plus sur une case Désert, si possible à côté d’une des tiennes. (KB-6.3)
location-tower = Tour
    .help = Place une cité de plus au bord du plateau, sur n’importe quel terrain constructible, si possible à côté d’une des tiennes. (KB-6.4)
location-tavern = Taverne
    .help = Place une cité de plus à l’un des bouts d’une ligne droite d’au moins 3 des tiennes, sur n’importe quel terrain constructible. (KB-6.5)
location-barn = Grange
    .help = Déplace une de tes cités sur le terrain de ce tour, si possible à côté d’une autre des tiennes. (KB-6.8)
location-harbor = Port
    .help = Déplace une de tes cités sur une case Eau, si possible à côté d’une autre des tiennes. (KB-6.9)
location-paddock = Enclos
    .help = Déplace une de tes cités d’exactement 2 cases en ligne droite, par-dessus n’importe quoi, sur n’importe quel terrain constructible ; elle n’a pas besoin d’en toucher une autre. (KB-6.11)
location-quarry = Carrière
    .help = Place un ou 2 murs de pierre sur des cases libres du terrain de ce tour, chacun à côté d’une de tes cités ; plus rien ne peut y venir. (KB-11.2, KB-11.23)
location-caravan = Caravane
    .help = Déplace une de tes cités en ligne droite jusqu’à un obstacle ; elle n’a pas besoin d’en toucher une autre. (KB-11.3)
location-village = Village
    .help = Place une cité de plus à côté d’au moins 3 des tiennes, sur n’importe quel terrain constructible. (KB-11.4)
location-garden = Jardin
    .help = Place une cité de plus sur une case Fleurs, si possible à côté d’une des tiennes. (KB-11.5)
location-lighthouse = Phare
    .help = Place ton bateau sur une case Eau, si possible à côté d’une de tes cités ; ou déplace-le de 3 cases au plus sur l’eau libre ; ou reprends-le. (KB-12.1)
location-foresters_lodge = Hutte sylvestre
    .help = Place une cité de plus sur une case Forêt, si possible à côté d’une des tiennes. (KB-12.2)
location-barracks = Caserne
    .help = Place un guerrier sur n’importe quel terrain constructible, si possible à côté d’une de tes cités, ou reprends-en un ; rien ne peut venir à côté d’un guerrier. (KB-12.3, KB-12.33)
location-crossroads = Carrefour
    .help = À la fin de chaque tour, tu pioches une carte Terrain de plus, et à ton prochain tour tu choisis laquelle jouer. (KB-12.4)
location-city_hall = Hôtel de ville
    .help = Une fois dans la partie, place ton hôtel de ville sur une case et toutes celles autour, libres, constructibles et à côté d’une de tes cités ; chacune compte comme une cité. (KB-12.5, KB-12.17)
location-fort = Fort
    .help = Pioche une carte Terrain et place une cité de plus sur ce terrain, si possible à côté d’une des tiennes. (KB-12.6)
location-monastery = Monastère
    .help = Place une cité de plus sur une case Canyon, si possible à côté d’une des tiennes. (KB-12.7)
location-wagon = Chariot
    .help = Place ton chariot sur une montagne ou n’importe quel terrain constructible, si possible à côté d’une de tes cités ; ou déplace-le de 3 cases au plus sur de telles cases ; ou reprends-le. (KB-12.8)
location-temple = Temple
    .help = Mets de côté une de tes cités du plateau ; ta prochaine action obligatoire la place en plus du nombre habituel. (KB-13.3)
location-refuge = Refuge
    .help = Déplace une de tes cités sur une case voisine, sur n’importe quel terrain constructible ; elle n’a pas besoin d’en toucher une autre. (KB-13.4)
location-canoe = Canoë
    .help = Chaque fois que quelqu’un prend la dernière plaquette d’un lieu ou d’une case Nomades, tu peux placer une cité de plus sur une case Marais ou Eau, si possible à côté d’une des tiennes. (KB-13.5, KB-13.46)
location-fountain = Fontaine
    .help = Place une cité de plus à côté d’exactement une des tiennes et d’aucune autre, sur n’importe quel terrain constructible. (KB-13.6)
location-bazaar = Bazar
    .help = Effectue une fois de plus l’action d’une autre de tes plaquettes Lieu. (KB-14.3)
location-watermill = Moulin à eau
    .help = Place une cité de plus à côté de l’eau, sur n’importe quel terrain constructible, si possible à côté d’une des tiennes. (KB-14.4)
location-mountain_station = Station de montagne
    .help = Place une cité de plus à côté d’une montagne, sur n’importe quel terrain constructible, si possible à côté d’une des tiennes. (KB-14.5)
location-cabin = Cabane
    .help = Place les 2 jetons Éclaireur à côté de tes cités, aussi sur l’eau et les montagnes ; jusqu’à la fin du tour, ils comptent comme tes cités quand tu places. (KB-14.6)
location-cathedral = Cathédrale
    .help = Prends une plaquette Cité ; ou rends toutes les tiennes et place autant de cités qu’elles valent sur le terrain de ce tour, si possible à côté d’une des tiennes. (KB-14.7)
location-watchtower = Tour de guet
    .help = Place une cité de plus à côté de celle d’un autre joueur, sur n’importe quel terrain constructible, si possible à côté d’une des tiennes. (KB-14.8)
location-university = Université
    .help = Place une cité de plus à côté d’un lieu, d’un château, d’une case Nomades, d’un palais ou d’un silo, sur n’importe quel terrain constructible, si possible à côté d’une des tiennes. (KB-14.9)
location-palisade = Palissade
    .help = Déplace une de tes cités vers une autre case à côté de la zone de cités dont elle vient, sur n’importe quel terrain constructible. (KB-14.10)
location-rope_bridge = Pont de corde
    .help = Déplace une de tes cités sur une case Canyon, si possible à côté d’une autre des tiennes. (KB-15.4)
location-tree_house = Cabane dans les arbres
    .help = Déplace une de tes cités sur une case Forêt, si possible à côté d’une autre des tiennes. (KB-15.5)

## Nomades, plaquettes Bonus et actions ouvertes à tous

nomad-donation_grass = Don Prairie
    .help = Place 3 cités de plus sur des cases Prairie, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-donation_canyon = Don Canyon
    .help = Place 3 cités de plus sur des cases Canyon, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-donation_desert = Don Désert
    .help = Place 3 cités de plus sur des cases Désert, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-donation_flowers = Don Fleurs
    .help = Place 3 cités de plus sur des cases Fleurs, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-donation_forest = Don Forêt
    .help = Place 3 cités de plus sur des cases Forêt, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-donation_water = Don Eau
    .help = Place 3 cités de plus sur des cases Eau, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-donation_mountain = Don Montagne
    .help = Place 3 cités de plus sur des cases Montagne, chacune si possible à côté d’une des tiennes. (KB-11.6)
nomad-resettlement = Réinstallation
    .help = Déplace tes cités de 4 pas au plus en tout, chaque pas vers une case voisine constructible ; elles n’ont pas besoin d’en toucher d’autres. (KB-11.7)
nomad-outpost = Avant-poste
    .help = Une des cités que tu places ce tour-ci n’a pas besoin de toucher une des tiennes. (KB-11.8)
nomad-sword = Épée
    .help = Retire du plateau une cité de chaque autre joueur ; elle retourne dans la réserve de ce joueur. (KB-11.9)
nomad-treasure = Trésor
    .help = Vaut immédiatement 3 points au joueur qui le prend. (KB-11.10)
bonus-temple_bonus = Bonus Temple
    .help = La première cité de ton action obligatoire n’a pas besoin de toucher une des tiennes. (KB-13.7)
bonus-refuge_bonus = Bonus Refuge
    .help = Déplace une de tes cités en ligne droite, par-dessus n’importe quoi, vers la case constructible libre la plus proche. (KB-13.8)
bonus-canoe_bonus = Bonus Canoë
    .help = Place une cité de plus sur une case Marais ou Eau, si possible à côté d’une des tiennes. (KB-13.9)
bonus-fountain_bonus = Bonus Fontaine
    .help = Ta Fontaine peut aussi placer sur des cases Montagne. (KB-13.10)
permanent-cultivate = Cultiver
    .help = Une fois par tour, place une cité de plus sur une case Terres cultivables à côté d’une des tiennes ; il ne faut pas de plaquette. (KB-14.1)
permanent-cave = Grotte
    .help = Une fois par tour, déplace une de tes cités voisine d’une grotte vers une case libre à côté de n’importe quelle grotte ; il ne faut pas de plaquette. (KB-15.2)

## Pièces

piece-warrior = Guerrier
    .help = Compte comme une cité ; rien ne peut venir sur une case à côté. (KB-12.17, KB-12.33)
piece-ship = Bateau
    .help = Compte comme une cité ; il reste sur l’eau. (KB-12.17, KB-12.29)
piece-wagon = Chariot
    .help = Compte comme une cité ; il va sur les montagnes et n’importe quel terrain constructible. (KB-12.17, KB-12.29)
piece-hall = Hôtel de ville
    .help = Compte comme une cité sur chacune de ses cases, et reste jusqu’à la fin de la partie. (KB-12.17, KB-12.24)
piece-wall = Mur de pierre
    .help = Ferme sa case jusqu’à la fin de la partie ; il n’appartient à personne. (KB-11.23, KB-11.24)
piece-scout = Jeton Éclaireur
    .help = Compte comme une cité du joueur actif quand il place, et revient à la fin du tour. (KB-14.47, KB-14.53)
piece-marker = Marqueur
    .help = Marque une ligne pour les Maires ; il vient de la réserve du joueur et reste. (KB-14.15, KB-14.69)
piece-settlement-tile = Plaquette Cité
    .help = À collecter avec la Cathédrale, puis à rendre contre des cités. (KB-14.7)

## Décompte

score-castles = Châteaux
    .help = 3 points pour chaque château qui a au moins une de tes cités à côté. (KB-8.2)
score-palaces = Palais
    .help = 5 points pour chaque palais qui a au moins une de tes cités à côté, si personne n’y en a plus. (KB-13.2)
score-capitols = Capitoles
    .help = 1 point pour chacune de tes cités à 2 cases au plus d’un capitole. (KB-15.1)
score-treasure = Trésors
    .help = 3 points pour chaque trésor que tu as pris, comptés immédiatement. (KB-11.10)
card-fishermen = Pêcheurs
    .help = 1 point pour chacune de tes cités à côté de l’eau ; celles qui sont sur l’eau ne rapportent rien. (KB-8.4)
card-merchants = Marchands
    .help = 4 points pour chaque lieu, château, case Nomades ou palais que tes cités relient à une autre de ces cases. (KB-8.6, KB-11.15, KB-13.26)
card-discoverers = Explorateurs
    .help = 1 point pour chaque ligne horizontale, aussi de l’île, avec au moins une de tes cités. (KB-8.8, KB-15.28)
card-hermits = Ermites
    .help = 1 point pour chacune de tes zones de cités ; une cité isolée est aussi une zone. (KB-8.9)
card-citizens = Citoyens
    .help = 1 point toutes les 2 cités de ta plus grande zone de cités, arrondi vers le bas. (KB-8.10)
card-miners = Mineurs
    .help = 1 point pour chacune de tes cités à côté d’une montagne ; celles qui sont dessus ne rapportent rien. (KB-8.11, KB-11.41)
card-workers = Ouvriers
    .help = 1 point pour chacune de tes cités à côté d’un lieu, d’un château, d’une case Nomades ou d’un palais. (KB-8.12, KB-11.15, KB-13.26)
card-knights = Chevaliers
    .help = 2 points pour chacune de tes cités sur la ligne horizontale où tu en as le plus. (KB-8.13)
card-lords = Lords
    .help = Dans chaque section de plateau, 12 points pour le plus grand nombre de cités et 6 pour le nombre suivant ; en cas d’égalité, chacun reçoit tous les points. (KB-8.14)
card-farmers = Paysans
    .help = 3 points pour chacune de tes cités dans la section de plateau où tu en as le moins. (KB-8.17)
card-families = Familles
    .help = 2 points immédiatement chaque fois que les cités de ton action obligatoire sont côte à côte en ligne droite. (KB-11.11)
card-shepherds = Bergers
    .help = 2 points immédiatement pour chaque cité que tu places sans qu’une case libre du même terrain la touche. (KB-11.12)
card-ambassadors = Ambassadeurs
    .help = 1 point immédiatement pour chaque cité que tu places à côté de celle d’un autre joueur. (KB-11.13)
card-geologists = Géologues
    .help = 2 points pour chaque montagne que tes cités relient à une autre ; des cases Montagne voisines forment une seule montagne. (KB-13.11)
card-messengers = Messagers
    .help = 2 points pour chaque case du plus court chemin entre les cités les plus éloignées d’une même zone, leurs propres cases comprises. (KB-13.12)
card-noblewomen = Nobles dames
    .help = 5 points pour chaque lieu, château ou case Nomades qui a au moins une de tes cités à côté, si personne n’y en a plus. (KB-13.13)
card-vassals = Vassaux
    .help = 1 point pour chacune de tes cités le long d’une jointure entre les sections de plateau. (KB-13.14)
card-captains = Capitaines
    .help = 1 point pour chacune de tes cités à côté d’au moins 3 autres des tiennes. (KB-13.15)
card-scouts = Éclaireurs
    .help = Toutes les cartes d’un terrain tiré au sort quittent le jeu : 1 point pour chacune de tes cités à côté de ce terrain, mais pas dessus. (KB-13.16, KB-13.76)
card-rangers = Gardes forestiers
    .help = 2 points pour chaque ligne horizontale, aussi de l’île, avec exactement une de tes cités. (KB-14.11, KB-15.29)
card-travellers = Voyageurs
    .help = 1 point pour chacune de tes cités au bord du plateau. (KB-14.12)
card-chainers = Arpenteurs
    .help = 1 point pour chacune de tes cités à côté d’exactement 2 autres des tiennes. (KB-14.13)
card-homesteaders = Colons
    .help = 1 point pour chacune de tes cités dans la section de plateau où tu en as le plus. (KB-14.14)
card-mayors = Maires
    .help = 4 points pour chaque ligne horizontale avec ton marqueur ; le premier joueur qui a 4 cités sur une ligne y place le sien, de sa réserve. (KB-14.15)
card-rovers = Vagabonds
    .help = 1 point à la fin de chacun de tes tours pour chaque section de plateau où tu as placé une cité. (KB-14.16)
task-home_country = Patrie
    .help = 5 points si tes cités remplissent toute une étendue d’un même terrain. (KB-12.9)
task-fortress = Forteresse
    .help = 6 points si une de tes cités a des cités à toi sur toutes les cases autour. (KB-12.10)
task-road = Route
    .help = 7 points pour au moins 7 de tes cités sur une ligne diagonale continue. (KB-12.11)
task-place_of_refuge = Lieu de refuge
    .help = 8 points si un lieu, un château ou une case Nomades a des cités à toi sur toutes les cases autour. (KB-12.12)
task-advance = Expansion
    .help = 9 points pour au moins 7 de tes cités sur un même bord du plateau. (KB-12.13)
task-compass_points = Points cardinaux
    .help = 10 points pour au moins une de tes cités sur chaque bord du plateau. (KB-12.14)

## Ce que la table peut choisir

option-expansions = Extensions
    .help = Les extensions dont les sections de plateau et les cartes objectif peuvent être tirées ; ce que tu nommes toi-même peut venir de n’importe laquelle. (KB-16.1, KB-16.2)
option-expansions-nomads = Nomads
    .line = Plaquettes à usage unique, cartes payées en jeu
    .help = Des plaquettes Nomades qui servent une fois, des murs de pierre, et des cartes qui paient pendant la partie. (KB-11.1, KB-11.63)
option-expansions-crossroads = Crossroads
    .line = Guerriers, bateaux, chariots et missions
    .help = Plus de lieux par section, avec guerriers, bateaux, chariots et hôtels de ville, et des missions pour d’autres points. (KB-12.15, KB-12.16)
option-expansions-marshlands = Marshlands
    .line = Marais, palais et deux terrains par carte
    .help = Des marais, des palais, des cartes avec un choix de terrain, et des plaquettes Bonus. Le tracé de ces sections est notre propre reconstitution ; les sections imprimées sont différentes. (KB-13.1, KB-13.2, KB-13.29)
option-expansions-harvest = Harvest
    .line = Terres cultivables et silos
    .help = Des terres cultivables, des silos, et plus de lieux par section. Le tracé de ces sections est notre propre reconstitution ; les sections imprimées sont différentes. (KB-14.1, KB-14.2)
option-expansions-capitol = Capitole
    .line = Un château devient capitole
    .help = Un château de la section Port et de la section Oracle devient un capitole, qui paie pour les cités autour. (KB-15.1, KB-15.6)
option-expansions-caves = Grottes
    .line = Des passages dans les montagnes
    .help = Des montagnes reçoivent des grottes, par lesquelles des cités peuvent se déplacer. (KB-15.2, KB-15.12)
option-expansions-island = Île
    .line = Un petit plateau à côté des autres
    .help = Un petit plateau à côté des autres, avec son propre lieu. Son tracé est notre propre reconstitution ; le tracé imprimé est différent. (KB-15.3, KB-15.22)
option-quadrants = Sections de plateau
    .help = Les 4 sections du plateau : en haut à gauche, en haut à droite, en bas à gauche, en bas à droite. Tirées au hasard si tu n’en nommes pas. (KB-2.2)
option-quadrants-lighthouse_foresters_lodge = { location-lighthouse }, { location-foresters_lodge }
    .help = { location-lighthouse.help } { location-foresters_lodge.help }
option-quadrants-barracks_crossroads = { location-barracks }, { location-crossroads }
    .help = { location-barracks.help } { location-crossroads.help }
option-quadrants-city_hall_fort = { location-city_hall }, { location-fort }
    .help = { location-city_hall.help } { location-fort.help }
option-quadrants-monastery_wagon = { location-monastery }, { location-wagon }
    .help = { location-monastery.help } { location-wagon.help }
option-quadrants-bazaar_watermill = { location-bazaar }, { location-watermill }
    .help = { location-bazaar.help } { location-watermill.help }
option-quadrants-mountain_station_cabin = { location-mountain_station }, { location-cabin }
    .help = { location-mountain_station.help } { location-cabin.help }
option-quadrants-cathedral_watchtower = { location-cathedral }, { location-watchtower }
    .help = { location-cathedral.help } { location-watchtower.help }
option-quadrants-university_palisade = { location-university }, { location-palisade }
    .help = { location-university.help } { location-palisade.help }
option-turned = Sections pivotées
    .help = Pour chacune des 4 sections, si elle est pivotée d’un demi-tour. Laissé au hasard si tu ne dis rien. (KB-2.3)
option-cards = Cartes objectif
    .help = Les 3 cartes objectif de la partie. Tirées au hasard si tu n’en nommes pas. (KB-2.7)
option-tasks = Missions
    .help = Les missions à prendre d’abord ; le hasard complète jusqu’à une par section Crossroads du plateau. (KB-16.6)
option-island = Face de l’île
    .help = Quelle face de l’île est visible, si l’île est en jeu. Laissé au hasard si tu ne dis rien. (KB-16.8)
option-island-rope_bridge = Pont de corde
    .help = La face avec le Pont de corde, qui déplace des cités sur des cases Canyon. (KB-16.8, KB-15.4)
option-island-tree_house = Cabane dans les arbres
    .help = La face avec la Cabane dans les arbres, qui déplace des cités sur des cases Forêt. (KB-16.8, KB-15.5)
option-first_game = Première partie
    .help = Le plateau et les cartes objectif que les règles suggèrent pour une première partie. (KB-2.10)
option-lords = Lords
    .help = Ce que rapporte la carte Lords dans les sections où un joueur n’a aucune cité, ou si elle est écartée. (KB-2.11)
option-lords-literal = Zéro compte
    .help = N’avoir aucune cité dans une section est un nombre comme un autre, qui peut être le plus grand ou le suivant. (KB-8.15)
option-lords-at_least_one = Au moins une
    .help = Sans cité dans une section, tu n’y gagnes rien. (KB-8.16)
option-lords-left_out = Écartée
    .help = La carte Lords ne peut pas être tirée. (KB-2.11)
option-sword = Épée
    .help = Ce que devient une plaquette Lieu quand l’Épée retire la dernière cité du joueur à côté de ce lieu. (KB-16.9)
option-sword-loses_tile = Plaquette perdue
    .help = La plaquette quitte le jeu, comme après un déplacement. (KB-11.60)
option-sword-keeps_tile = Plaquette gardée
    .help = Le joueur garde la plaquette. (KB-11.61)
option-equal_cards = Cartes égales
    .help = Ce que rapportent des cartes Terrain égales dévoilées, avec la plaquette Carrefour. (KB-16.10)
option-equal_cards-ordinary = Rien de spécial
    .help = Des cartes égales n’ont pas d’effet particulier. (KB-12.47)
option-equal_cards-any_terrain = Terrain au choix
    .help = Des cartes égales permettent de jouer n’importe quel terrain que les cartes peuvent indiquer. (KB-12.48)
option-pieces = Guerriers, bateaux, chariots
    .help = Si les plaquettes qui déplacent une cité peuvent aussi déplacer ces pièces. (KB-16.11)
option-pieces-own_ability = Leur plaquette seulement
    .help = Seule leur propre plaquette les déplace ou les reprend. (KB-12.22)
option-pieces-like_settlements = Comme des cités
    .help = Toute plaquette qui déplace une cité peut aussi les déplacer, là où elle mène. (KB-12.23)
option-corners = Coins
    .help = Pour quels bords une cité dans un coin compte dans la mission Points cardinaux. (KB-16.12)
option-corners-one_edge = Un bord
    .help = Elle compte pour un bord de ton choix. (KB-12.65)
option-corners-both_edges = Les deux bords
    .help = Elle compte pour chacun de ses bords. (KB-12.66)
option-only_way_back = Seul retour possible
    .help = Où va une cité qui devrait être à côté d’une autre des tiennes après son déplacement, quand seule la case qu’elle quitte l’est. (KB-16.16)
option-only_way_back-free = Choix libre
    .help = Elle va sur n’importe quelle autre case qui convient. (KB-4.12)
option-only_way_back-back = Retour
    .help = Elle revient sur la case qu’elle a quittée. (KB-4.17)

## Ce qui a été pioché ou révélé : pourquoi on ne peut rien annuler au-delà. Une phrase sans sa fin

drawn-card = Une carte Terrain a été piochée
