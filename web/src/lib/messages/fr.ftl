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

# Une place porte le nom de sa couleur tant que personne n’en donne un autre.
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

# Le niveau d’un robot.
bot-random = Insouciant
bot-greedy = Ambitieux

## Réglages

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
settings-legal = Coups possibles
settings-legal-ring = Anneau
settings-legal-dots = Points
settings-legal-both = Les deux
settings-legal-fill = Fond
settings-confirm = Confirmer les tours
settings-confirm-help = Un tour ne compte que lorsque tu l’as confirmé.
settings-sound = Son
settings-sound-help = Un son bref quand c’est à toi de jouer.
settings-coordinates = Lettres et coordonnées
settings-coordinates-help = Toujours visibles sur le plateau.

## L’accueil

lobby-title = Installe-toi et joue
lobby-title-back = Ta table est mise
lobby-waiting = { $count ->
    [1] Une table t’attend
    [2] Deux tables t’attendent
    [3] Trois tables t’attendent
   *[other] { $count } tables t’attendent
}
lobby-no-account = Sans compte : une place est un lien.
lobby-your-tables = Tes tables
lobby-no-running = Aucune partie en cours.
lobby-no-running-do = Commences-en une, ou ouvre le lien qu’on t’a envoyé.
lobby-over = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
lobby-start = Ouvrir une table

card-own = Transcription personnelle
card-players = { $least ->
    [1] 1 à { $most } places
   *[other] { $least } à { $most } places
}
card-minutes = { $minutes } min
card-new = Nouvelle table
card-bots = Face aux robots

row-seats = Places
row-with = avec { $names }
row-free = { $name } (libre)
row-your-turn = À toi
row-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
row-missing = Attend { $names }
row-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
row-lost = Victoire de personne à la table
row-other-catalog = Jouée avec d’autres composants
row-play = Jouer
row-open = Ouvrir
row-watch = Regarder
row-look = Revoir
row-rematch = Revanche
row-invite = Inviter

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
import-failed = Ce fichier ne s’ouvre pas : { $reason }

## Une nouvelle table

new-title = { $game } : nouvelle table
new-seats = Qui joue
new-players = Joueurs
new-company = Compagnie
new-company-bots = Moi et des robots
new-company-friends = Amis par lien
new-company-here = Tous à cet écran
new-options = Avec quoi l’on joue
new-preview = La table jusqu’ici
new-undecided = Le hasard décide qui commence.
new-lacking = { $option } : choisis-en { $count }.
new-open = Ouvrir la table
new-ready = Ta table est prête
new-to-table = Aller à la table
new-unknown = Ce jeu n’est pas proposé ici

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
option-settled = Fixé par « { $option } ».

invite-title = Inviter des amis
invite-how = Envoie à chacun son lien. Qui l’ouvre prend place, sans compte, sur n’importe quel appareil.
invite-copy = Copier le lien
invite-copied = Copié
invite-copied-for = Le lien pour { $name } est copié.
invite-share = Partager le lien pour { $name }
