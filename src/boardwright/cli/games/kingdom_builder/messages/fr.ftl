# Kingdom Builder dans le terminal : le panneau à côté de la carte, le récit d’un tour et les pages qui expliquent.
# Variables : $player est un nom, $cells et $cell sont des cases comme f7, $terrain et $location sont des noms.

points = Points
supply = Réserve
you = { $player } (toi)
tile-fresh = { $location }
tile-used = { $location } (utilisée)
tile-new = { $location } (nouvelle)
tile-passive = { $location }
no-tiles = aucune plaquette
played = Carte : { $terrain }
next-cards = { $count ->
    [one] Ta prochaine carte : { $terrains }
   *[other] Tes prochaines cartes : { $terrains }
}
open-cards = { $count ->
    [one] Carte : { $terrains }
   *[other] Cartes : { $terrains }
}
cards-join = { ", " }
chosen = Choisi : { $terrain }
scouted = Les Éclaireurs ont retiré : { $terrain }.
deck = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
last-round = C’est le dernier tour de table.
card-title = { $name } :
owner = { $player } : { $tiles }
too-narrow = Cette carte a besoin de { $columns } colonnes : élargis la fenêtre.
tiles-left = en { $cells }
tiles-beside = à côté du plateau ({ $left })
for-everybody = à tous, une fois par tour
taken = prise
marked-rows = lignes marquées : { $rows }

## Ce qu’a un joueur, et ce qui est là pour tous ; les signes sont ceux de la carte

reserve = en réserve { $signs }
aside = mises de côté { $count }
settlement-tiles = plaquettes Cité { $count }
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
nomad-tiles = Plaquettes Nomades : { $tiles }
bonus-tiles = Plaquettes Bonus : { $tiles }
stocks = En stock : { $stocks }

## Le récit d’un tour : les faits sont réunis sur une ligne

turn-line = { $player } sur { $terrain } : { $facts }
turn-line-no-card = { $player } : { $facts }
fact-join = { " ; " }
fact-builds = construit { $cells }
fact-tile-builds = { $location } construit { $cells }
fact-moves = { $location } déplace { $origin } vers { $cell }
fact-tile-gained = prend { $location }
fact-tile-lost = perd { $location }
fact-replaced = ne trouve aucune case libre et pioche { $terrain }
fact-moves-on = { $location } déplace { $ways }
fact-puts = { $location } pose { $piece } : { $cells }
fact-takes-back = { $location } reprend { $piece } de { $cell }
fact-sets-aside = { $location } met { $cell } de côté
fact-strikes = frappe { $cell } ({ $player })
fact-takes-settlement-tile = prend une plaquette Cité
fact-tile-settlement-tile = { $location } prend une plaquette Cité
fact-marks = marque la ligne { $row }
fact-earns = gagne { $earnings }
earning = { $points } ({ $source })
fact-uses = utilise { $location }
tool-with = { $tool } ({ $other })

## Pages

page-cards = ce qui rapporte dans cette partie, et les points de tous
page-tiles = toutes les plaquettes, où elles sont et ce qu’elles font, et ce que chacun possède
page-legend = ce que veulent dire les signes de la carte
legend-legal = peut être choisi maintenant (sur la petite carte G*)
legend-new = forme vide : arrivée depuis ton dernier tour
legend-guarded = à côté d’un guerrier : rien ne peut venir ici
legend-marker = { $player } a marqué cette ligne pour les Maires
legend-paid = + : payé pendant la partie
legend-small-pieces = Sur la petite carte, une pièce est { $sign }, et { $new } si elle est arrivée depuis ton dernier tour.
legend-small-cave = Sur la petite carte, une grotte est { $sign }.
legend-short-tiles = Sur un écran bas, les plaquettes s’écrivent par leurs lettres : (Fe) est utilisée, Fe+ est nouvelle ; les pièces en réserve sont entre [ ].
legend-cells = Une case se nomme par sa colonne et sa ligne, comme f7. Les lignes paires sont décalées d’une demi-case vers la droite. Le nombre après un lieu dit combien de plaquettes y restent ; sur la petite carte, des minuscules veulent dire aucune.

aims-points = Ce qui rapporte
aims-locations = Actions spéciales
how-to-play = Ta carte Terrain dit sur quel terrain tu construis 3 cités ce tour-ci, l’une après l’autre.
    Tant que c’est possible, construis à côté de tes cités ; sinon n’importe où sur ce terrain.
    Construis à côté d’un lieu et tu reçois sa plaquette : une action spéciale à chacun de tes tours suivants.
    Les plaquettes s’utilisent avant ou après tes 3 cités. Termine ensuite ton tour et pioche une carte.
    Quand quelqu’un a placé la dernière de ses 40 cités, le tour de table s’achève et la partie est terminée.
    On compte alors les trois cartes et les châteaux ; le plus de points gagne.
