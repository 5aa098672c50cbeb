# Ce que dit le formulaire d’une nouvelle table, en français. Variables : $count est un nombre, les autres sont des mots.

## Une nouvelle table

new-title = { $game } : nouvelle table
new-seats = Qui joue
new-players = Joueurs
new-company = Avec qui
new-company-bots = Moi et des robots
new-company-friends = Amis par lien
new-company-here = Tous à cet écran
new-options = Avec quoi vous jouez
new-preview = La table jusqu’ici
new-undecided = Le hasard décide qui commence.
new-lacking = { $option } : choisis-en { $count }.
new-open = Ouvrir la table
new-ready = Ta table est prête
new-to-table = Aller à la table
new-unknown = Ce jeu n’est pas proposé ici
new-more = Plus d’options
new-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
new-idle = Sans objet avec ce que tu as choisi
new-name = Nom de la table
new-name-none = Celui du jeu
new-unknown-wish = Le lien demande quelque chose qui n’existe pas ici : { $wish }. Tout le reste est réglé.
seed-untold = Qui choisit la graine sait ce que le hasard apportera. Là où d’autres jouent, la table doit le dire.
refused-game = Ce jeu n’est plus proposé ici.
refused-players = Ce jeu ne se joue pas à autant de joueurs.
refused-option = « { $option } » ne peut pas être réglé ainsi ici.
refused-options = « { $option } » et « { $other } » ne vont pas ensemble. Enlève l’un des deux.
refused-name = Un nom a de 1 à { $count } caractères.
refused-title = Le nom d’une table a { $count } caractères au plus.
refused-seed = Cela ne peut pas être une graine. Une graine est un nombre entier.
refused-bot = Il n’y a pas de robot « { $bot } » ici. Choisis-en un autre.
refused-bot-libraries = « { $bot } » joue avec un réseau de neurones, et ce serveur n’a pas ce qu’il faut pour cela. Qui s’en occupe l’installe ainsi : pip install "boardwright[bots]"
refused-bot-network = « { $bot } » n’a pas appris ce jeu. Choisis un autre robot.
refused-clock = Ce temps par tour ne va pas avec le rythme. Choisis-en un autre.
refused-table = Le serveur n’ouvre pas la table telle qu’elle est réglée ici. Recharge cette page : elle montre alors ce qu’on peut choisir.

seat-who = { $seat } : qui joue
seat-name = { $seat } : nom
seat-level = { $seat } : niveau du robot
seat-me = Moi
seat-me-help = Toi, dans ce navigateur
seat-friend = Ami
seat-friend-help = Reçoit un lien de toi
seat-here = Ici
seat-here-help = Joue à cet écran à son tour
seat-bot = Robot
seat-bot-help = L’ordinateur joue

option-chance = Laissé au hasard
option-choose = Choisir
option-picked = { $count } sur { $most }
option-settled = Fixé par « { $option } »
option-needs = Demande : { $what }
option-players = { $count ->
    [1] Pour 1 joueur
   *[other] Pour { $count } joueurs
}
option-players-from = À partir de { $count } joueurs

## Ce dont on convient

agreed = Ce dont vous convenez
agreed-pace = Rythme
agreed-pace-live = En direct
agreed-pace-live-help = Tout le monde est là.
agreed-pace-days = Sur plusieurs jours
agreed-pace-days-help = Chacun joue quand il a le temps.
agreed-clock = Temps par tour
agreed-clock-none = Sans limite
agreed-clock-none-help = Chacun prend le temps qu’il lui faut.
agreed-clock-live = 5 minutes
agreed-clock-live-help = Le robot remplace qui tarde, ou les autres peuvent annuler. Qui revient rejoue aussitôt.
agreed-clock-day = Un jour
agreed-clock-day-help = Le robot remplace qui tarde, ou les autres peuvent annuler. Pendant les vacances, le temps s’arrête.
agreed-clock-three_days = Trois jours
agreed-clock-three_days-help = Le robot remplace qui tarde, ou les autres peuvent annuler. Pendant les vacances, le temps s’arrête.
agreed-open = Places libres
agreed-open-no = Par lien
agreed-open-no-help = Qui a reçu ton lien prend place.
agreed-open-yes = Ouvertes à tous
agreed-open-yes-help = Tout le monde sur ce serveur peut prendre place.
agreed-leaving = Si quelqu’un s’en va
agreed-leaving-bot = Un robot le remplace
agreed-leaving-bot-help = Les autres continuent avec un robot.
agreed-leaving-end = La partie s’arrête
agreed-leaving-end-help = Les points du moment comptent.
agreed-absence = Si quelqu’un est absent
agreed-absence-5 = 5 minutes
agreed-absence-5-help = Après 5 minutes d’absence, les autres peuvent laisser jouer un robot. Qui revient rejoue aussitôt.
agreed-absence-60 = Une heure
agreed-absence-60-help = Après une heure d’absence, les autres peuvent laisser jouer un robot. Qui revient rejoue aussitôt.
agreed-absence-1440 = Un jour
agreed-absence-1440-help = Après un jour d’absence, les autres peuvent laisser jouer un robot. Qui revient rejoue aussitôt.
agreed-absence-never = Pas de robot
agreed-absence-never-help = Les autres attendent, aussi longtemps qu’il le faut.
agreed-bot = Le robot qui joue alors
agreed-bot-help = Pour qui est absent et pour qui a quitté la table.
agreed-helpers = Aides
agreed-helpers-yes = Permises
agreed-helpers-yes-help = La table peut montrer ce que valent les choses et jusqu’où tu vas.
agreed-helpers-no = Aucune
agreed-helpers-no-help = Chacun fait ses calculs.

## Des tables en un clic

preset = Tables toutes prêtes
preset-usual = Habituelle
preset-first = Première partie
preset-everything = Tout
preset-quick = Rapide
preset-save = Garder
preset-share = Copier le lien
preset-copied = Copié
preset-copied-all = Le lien vers cette table, telle qu’elle est réglée ici, est copié.
preset-forget = Oublier « { $name } »
preset-save-title = Garder cette table
preset-save-how = Places, options et accords restent dans ce navigateur et reviennent en un clic.
preset-name = Nom
preset-replaces = « { $name } » existe déjà et sera remplacée.
preset-keep = Garder
