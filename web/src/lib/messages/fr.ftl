# Ce que dit la page elle-même, en français : l’accueil, les réglages, les mots utilisés partout. La table et les jeux
# apportent leurs propres fichiers. Variables : $name, $names, $game, $option et $seat sont des mots, $count des nombres.

## Partout

close = Fermer
loading = Un instant…
try-again = Réessayer
rule-link = Ce que disent les règles sur { $rule }
legal = peut être choisi
home = Boardwright, vers l’accueil
to-lobby = Vers l’accueil
theme-to-dark = Couleurs sombres
theme-to-light = Couleurs claires
trouble-server = Le serveur ne répond pas.
trouble-server-safe = Tes parties y sont en sécurité ; rien n’est perdu.
trouble-page = Cette page n’a pas pu être chargée.

# Le nom des places d’une nouvelle table, si personne n’en donne un autre.
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-purple = Violet
colour-orange = Orange
colour-teal = Turquoise
colour-amber = Ambre
colour-slate = Ardoise
colour-pink = Rose
colour-white = Blanc
colour-brown = Brun
# Une place sans nom : d’une partie enregistrée, ou après une initiation.
player-number = Joueur { $number }
somebody = Quelqu’un

## Réglages

you = Toi
settings = Réglages
settings-language = Langue
settings-name = Ton nom
settings-name-none = La couleur de ta place
settings-theme = Couleurs
settings-theme-auto = Système
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-motion = Mouvement
settings-motion-normal = Normal
settings-motion-fast = Rapide
settings-motion-off = Aucun
settings-pace = Coups des autres
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-once = Immédiat
settings-legal = Coups possibles
settings-legal-ring = Anneau
settings-legal-dots = Points
settings-legal-both = Les deux
settings-legal-fill = Fond
settings-confirm-live = Confirmer les tours aux tables en direct
settings-confirm-live-help = Un tour ne compte que lorsque tu l’as confirmé.
settings-confirm-days = Confirmer les tours des parties sur plusieurs jours
settings-confirm-days-help = Les autres voient un tour dès que tu l’as confirmé.
settings-sound = Son
settings-sound-help = Des sons doux quand c’est à toi de jouer, qu’une pièce est posée ou que la partie se termine.
settings-coordinates = Lettres et coordonnées
settings-coordinates-help = Toujours visibles sur le plateau.
settings-helpers = Aides à la table
settings-helpers-help = Ce que vaut une tuile, ce que les autres pourraient faire : là où la table a convenu d’aides.

## L’accueil

nav = Pages
nav-lobby = Jouer
nav-open = Ouvertes
nav-rules = Règles
nav-replays = Revoir

lobby-title = Installe-toi et joue
lobby-title-back = Ta table est mise
lobby-waiting = { $count ->
    [1] Une table t’attend
    [2] Deux tables t’attendent
    [3] Trois tables t’attendent
   *[other] { $count } tables t’attendent
}
lobby-no-account = Aucun compte nécessaire : une place est un lien.
lobby-your-tables = Tes tables
lobby-no-running = Aucune partie en cours.
lobby-no-running-do = Commences-en une, ou ouvre le lien qu’on t’a envoyé.
lobby-over = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
lobby-open-tables = Tables ouvertes
lobby-open-none = Aucune table n’est ouverte en ce moment.
lobby-open-none-do = Ouvre la tienne : choisis « Amis par lien », puis « Ouvertes à tous ».
lobby-finished = Parties terminées
lobby-finished-none = Aucune partie n’est encore terminée.
lobby-finished-none-do = Tu pourras ensuite la revoir ici, coup par coup.
lobby-start = Ouvrir une table

card-own = Transcription personnelle
card-players = { $least ->
    [1] 1 à { $most } places
   *[other] { $least } à { $most } places
}
card-minutes = { $minutes } min
card-new = Nouvelle table
card-bots = Avec robots
card-learn = Apprendre
learn-first = Première fois ?
learn-first-do = Apprendre en dix minutes

row-seats = Places
row-with = avec { $names }
row-free = { $name } (libre)
row-your-turn = À toi
row-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
row-missing = Attend { $names }
row-arrived = { $count ->
    [one] { $names } a pris place
   *[other] { $names } ont pris place
}
row-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
row-lost = Victoire de personne à la table
row-other-catalog = Jouée avec d’autres composants
row-play = Jouer
row-open = Ouvrir
row-watch = Regarder
row-rematch = Revanche
row-invite = Inviter
row-menu = Plus sur { $name }
row-standing = { $progress } · { $scores }
row-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
row-pace-live = En direct
row-pace-days = Sur plusieurs jours
row-leaving-end = s’arrête si quelqu’un part
row-no-helpers = sans aides
row-sit = Prendre place
row-replay = Revoir
sit-title = Prendre place à { $game }
sit-name = Le nom sous lequel tu prends place

# A game that ended before its time: why.
ended-left = { $name } a quitté la table
ended-resigned = { $name } a abandonné
ended-cancelled = La table a été annulée

## Rejoindre une table, parties enregistrées

join = Rejoindre par un lien
join-paste = Le lien
join-help = Le lien d’une place permet de jouer, celui d’une table de regarder.
join-wrong = Ce n’est pas le lien d’une table. Il devrait contenir « #/join/ » ou « #/t/ ».
join-go = Aller à la table
joining = Ta place se prépare…
joining-failed = Ce lien n’ouvre aucune place
joining-failed-do = Il est peut-être incomplet, ou un lien plus récent l’a remplacé. Demande-le à nouveau.
import = Ouvrir une partie

## Inviter des amis

invite-title = Inviter des amis

## Ce que quelqu’un savait du hasard à l’ouverture d’une table

known-seed = Graine choisie
known-seed-help = Qui a ouvert cette table a choisi la graine de ses mélanges et sait peut-être ce que le hasard apportera.
known-position = D’une position connue
known-position-help = Cette table continue une partie que quelqu’un connaît. Ce qui y a été distribué est peut-être connu ; ce qui reste à tirer est nouveau.
