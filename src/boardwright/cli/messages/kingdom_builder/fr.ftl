# Kingdom Builder dans le terminal : le panneau à côté de la carte, le récit d’un tour et les pages qui expliquent.
# Variables : $player est un nom, $cells et $cell sont des cases comme f7, $terrain et $location sont des noms.

points = Points
supply = Réserve
you = { $player } (toi)
tile-fresh = { $location }
tile-used = { $location } (utilisée)
tile-new = { $location } (nouvelle)
no-tiles = aucune plaquette
played = Carte : { $terrain }
next-card = Ta prochaine carte : { $terrain }
deck = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
last-round = C’est le dernier tour de table.
card-title = { $name } :
owner = { $player } : { $tiles }
too-narrow = Cette carte a besoin de { $columns } colonnes : élargis la fenêtre.
tiles-left = en { $cells }

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

## Pages

page-cards = ce qui rapporte dans cette partie, et les points de tous
page-tiles = les lieux du plateau, leurs plaquettes et ce qu’elles font
page-legend = ce que veulent dire les signes de la carte
legend-legal = peut être choisi maintenant (sur la petite carte G*)
legend-new = forme vide : arrivée depuis ton dernier tour
legend-cells = Une case se nomme par sa colonne et sa rangée, comme f7. Les rangées paires sont décalées d’une demi-case vers la droite. Le nombre après un lieu dit combien de plaquettes y restent ; sur la petite carte, des minuscules veulent dire aucune.

aims-points = Ce qui rapporte
aims-locations = Lieux
how-to-play = Ta carte Terrain dit sur quel terrain tu construis 3 cités ce tour-ci, l’une après l’autre.
    Tant que c’est possible, construis à côté de tes cités ; sinon n’importe où sur ce terrain.
    Construis à côté d’un lieu et tu reçois sa plaquette : une action spéciale à chacun de tes tours suivants.
    Les plaquettes s’utilisent avant ou après tes 3 cités. Termine ensuite ton tour et pioche une carte.
    Quand quelqu’un a placé la dernière de ses 40 cités, le tour de table s’achève et la partie est terminée.
    On compte alors les trois cartes et les châteaux ; le plus de points gagne.
