# Kingdom Builder en français. Variables : $player est un nom, $cell et $origin sont des cases comme f7, $terrain,
# $played, $old, $new et $location sont des noms de ce fichier, $left est un nombre. Une aide finit par sa règle.

game-title = Kingdom Builder
game-intro = Bâtis ton royaume : à chaque tour, une carte Terrain indique où placer 3 nouvelles cités. Les lieux offrent des actions spéciales ; 3 cartes objectif et les châteaux décident de la victoire.

## Questions

prompt-turn = { $tiles ->
    [0] Construis sur une case { $terrain } (encore { $left }).
   *[other] Construis sur une case { $terrain } (encore { $left }), ou utilise une plaquette.
}
prompt-build-next = Construis sur une case { $terrain } (encore { $left }).
prompt-end-turn = { $tiles ->
    [0] Termine ton tour.
   *[other] Utilise une plaquette, ou termine ton tour.
}
prompt-place = { $location } : choisis la case de ta cité.
prompt-lift = { $location } : choisis la cité à déplacer.
prompt-move-to = { $location } : choisis où va la cité qui quitte { $origin }.

## Noms des actions

action-build = Construire en { $cell }
action-use = Utiliser la plaquette { $location }
action-lift = Prendre la cité en { $cell }
action-move-to = Déplacer en { $cell }
action-end-turn = Terminer le tour

## Le journal

event-turn = { $player } joue une carte { $terrain }.
event-turn-without-card = { $player } n’a pas de carte et il n’en reste aucune à piocher : pas d’action obligatoire ce tour-ci.
event-built = { $player } construit en { $cell } (réserve : { $left }).
event-used = { $player } utilise la plaquette { $location }.
event-moved = { $player } déplace une cité de la case { $origin } à la case { $cell }.
event-tile-gained = { $left ->
    [0] { $player } prend la dernière plaquette { $location } en { $cell }.
    [one] { $player } prend une plaquette { $location } en { $cell } ; il en reste une.
   *[other] { $player } prend une plaquette { $location } en { $cell } ; il en reste { $left }.
}
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
refusal-not-your-turn = C’est à { $player } de décider ; attends ton tour.
refusal-unfinished = Termine d’abord l’action { $location }.
refusal-mandatory-first = { $left ->
    [one] Place encore une cité avant de terminer ton tour.
   *[other] Place encore { $left } cités avant de terminer ton tour.
}
refusal-in-mandatory = { $left ->
    [one] Place d’abord encore une cité ; ensuite tu pourras de nouveau utiliser des plaquettes.
   *[other] Place d’abord encore { $left } cités ; ensuite tu pourras de nouveau utiliser des plaquettes.
}
refusal-no-tile = Tu n’as pas de plaquette { $location } ; pour en prendre une, construis à côté de ce lieu tant qu’il en reste.
refusal-not-on-board = Il n’y a pas de lieu { $location } sur ce plateau.
refusal-supply-empty = Ta réserve est vide, l’action { $location } n’a donc rien à placer ; seules les plaquettes qui déplacent une cité servent encore.
refusal-no-target = Il n’y a pas de case possible pour l’action { $location } en ce moment ; garde la plaquette pour plus tard.
refusal-tile-used = Tu as utilisé la plaquette { $location } ce tour-ci ; tu pourras t’en resservir à ton prochain tour.
refusal-tile-new = Tu n’as pris la plaquette { $location } que ce tour-ci ; tu pourras l’utiliser à partir de ton prochain tour.
refusal-cannot-lift = La cité en { $cell } ne peut aller nulle part ; choisis-en une autre.
refusal-not-own = Tu n’as pas de cité en { $cell } ; choisis une de tes cités.
refusal-just-left = La cité est en train de quitter { $cell } ; choisis une autre case pour elle.
refusal-castle = { $cell } est un château ; les cités se placent à côté, jamais dessus.
refusal-location = { $cell } est un lieu ; les cités se placent à côté, jamais dessus.
refusal-occupied = Il y a déjà une cité en { $cell } ; choisis une case libre.
refusal-not-buildable = { $cell } est une case { $terrain }, fermée à cette action ; choisis une autre case.
refusal-other-terrain = { $cell } est une case { $terrain } ; ta carte indique le terrain { $played }.
refusal-not-beside = { $cell } n’est à côté d’aucune de tes cités ; choisis une case qui en touche une, tant qu’il y en a.
refusal-mandatory-done = Ton action obligatoire est terminée ; utilise une plaquette, ou termine ton tour.
refusal-no-settlements = Ta réserve est vide ; utilise une plaquette qui déplace une cité, ou termine ton tour.
refusal-no-card = Il n’y avait pas de carte Terrain pour toi ce tour-ci ; utilise une plaquette, ou termine ton tour.
refusal-no-card-fits = Il ne reste aucune carte Terrain pour continuer ; utilise une plaquette, ou termine ton tour.

# Une case libre qui ne convient pas à la plaquette utilisée. Toutes reçoivent $cell, $terrain et $location.
refusal-tile-oracle = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { $played }, le terrain de ta carte.
refusal-tile-farm = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-grass }.
refusal-tile-oasis = { $cell } est une case { $terrain } ; l’action { $location } place uniquement sur une case { terrain-desert }.
refusal-tile-tower = { $cell } est à l’intérieur du plateau ; l’action { $location } place uniquement sur le bord.
refusal-tile-tavern = { $cell } n’est pas au bout d’une ligne ; l’action { $location } prolonge une ligne droite d’au moins 3 de tes cités.
refusal-tile-barn = { $cell } est une case { $terrain } ; l’action { $location } déplace uniquement vers une case { $played }, le terrain de ta carte.
refusal-tile-harbor = { $cell } est une case { $terrain } ; l’action { $location } déplace uniquement vers une case { terrain-water }.
refusal-tile-paddock = { $cell } est hors de portée ; depuis { $origin }, l’action { $location } saute d’exactement 2 cases en ligne droite.

## Terrains et châteaux

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
    .help = Personne n’y construit ; seul le Port déplace des cités sur l’eau. (KB-4.3)
terrain-mountain = Montagne
    .help = Aucune cité n’y est construite ni déplacée, quelle que soit la plaquette. (KB-4.3)
feature-castle = Château
    .help = Vaut 3 points en fin de partie à chaque joueur qui a une cité à côté. (KB-8.2)

## Lieux

location-oracle = Oracle
    .help = Place une cité de plus sur le terrain de ta carte, si possible à côté d’une des tiennes. (KB-6.1)
location-farm = Ferme
    .help = Place une cité de plus sur une case Prairie, si possible à côté d’une des tiennes. (KB-6.2)
location-oasis = Oasis
    .help = Place une cité de plus sur une case Désert, si possible à côté d’une des tiennes. (KB-6.3)
location-tower = Tour
    .help = Place une cité de plus au bord du plateau, sur n’importe quel terrain constructible, si possible à côté d’une des tiennes. (KB-6.4)
location-tavern = Taverne
    .help = Place une cité de plus à l’un des bouts d’une ligne droite d’au moins 3 des tiennes, sur n’importe quel terrain constructible. (KB-6.5)
location-barn = Grange
    .help = Déplace une de tes cités sur le terrain de ta carte, si possible à côté d’une autre des tiennes. (KB-6.8)
location-harbor = Port
    .help = Déplace une de tes cités sur une case Eau, si possible à côté d’une autre des tiennes. (KB-6.9)
location-paddock = Enclos
    .help = Déplace une de tes cités d’exactement 2 cases en ligne droite, par-dessus n’importe quoi, sur n’importe quel terrain constructible ; elle n’a pas besoin d’en toucher une autre. (KB-6.11)

## Décompte

score-castles = Châteaux
    .help = 3 points pour chaque château qui a au moins une de tes cités à côté. (KB-8.2)
card-fishermen = Pêcheurs
    .help = 1 point pour chacune de tes cités à côté de l’eau ; celles qui sont sur l’eau ne rapportent rien. (KB-8.4)
card-merchants = Marchands
    .help = 4 points pour chaque lieu ou château que tes cités relient à un autre lieu ou château. (KB-8.6)
card-discoverers = Explorateurs
    .help = 1 point pour chaque ligne horizontale du plateau avec au moins une de tes cités. (KB-8.8)
card-hermits = Ermites
    .help = 1 point pour chacune de tes zones de colonisation ; une cité isolée est aussi une zone. (KB-8.9)
card-citizens = Citoyens
    .help = 1 point toutes les 2 cités de ta plus grande zone de colonisation, arrondi à l’inférieur. (KB-8.10)
card-miners = Mineurs
    .help = 1 point pour chacune de tes cités à côté d’une montagne. (KB-8.11)
card-workers = Ouvriers
    .help = 1 point pour chacune de tes cités à côté d’un lieu ou d’un château. (KB-8.12)
card-knights = Chevaliers
    .help = 2 points pour chacune de tes cités sur la ligne horizontale où tu en as le plus. (KB-8.13)
card-lords = Lords
    .help = Dans chaque section de plateau, 12 points pour le plus grand nombre de cités et 6 pour le nombre suivant ; en cas d’égalité, chacun reçoit tous les points. (KB-8.14)
card-farmers = Paysans
    .help = 3 points pour chacune de tes cités dans la section de plateau où tu en as le moins. (KB-8.17)

## Ce que la table peut choisir

option-expansions = Extensions
    .help = Les extensions de la partie ; aucune n’est disponible pour l’instant.
option-quadrants = Sections de plateau
    .help = Les 4 sections du plateau : en haut à gauche, en haut à droite, en bas à gauche, en bas à droite. Tirées au hasard si tu n’en nommes pas. (KB-2.2)
option-turned = Sections retournées
    .help = Pour chacune des 4 sections, si elle est tournée d’un demi-tour. Laissé au hasard si tu ne dis rien. (KB-2.3)
option-cards = Cartes objectif
    .help = Les 3 cartes objectif de la partie. Tirées au hasard si tu n’en nommes pas. (KB-2.7)
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
