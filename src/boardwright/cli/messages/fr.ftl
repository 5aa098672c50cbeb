# Ce que dit le terminal à toute table. Variables : $player est un nom, $action et $actions s’écrivent comme on les tape.

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-purple = Violet
seat-orange = Orange
seat-teal = Turquoise
seat-amber = Ambre
seat-slate = Ardoise
seat-pink = Rose
seat-white = Blanc
seat-brown = Brun
you = { $player } (toi)
asked = { $player } : { $question }
explained = { $name } : { $text }

## La partie

players = Joueurs : { $players }. { $first } commence.
players-together = Joueurs : { $players }. Tout le monde commence ensemble.
own-transcription = Partie jouée avec ta propre transcription des composants.
seed = Graine { $seed } (ajoute --seed { $seed } pour rejouer cette partie)
begin = Tape help à tout moment. Entrée pour commencer.{" "}
press-enter = { $player }, appuie sur Entrée quand tu es devant l’écran.{" "}
ask = {"> "}
ask-over = Entrée pour quitter (ou : score, log, map, save FICHIER) {"> "}
footer = Tape un numéro ou un endroit. Aussi : undo, why ENDROIT, hint, score, help
options-many = { $verb } : { $count } cases marquées sur la carte ; tapes-en une, comme { $example } (liste : options)
may-also = Tu peux aussi :
winner = Victoire : { $players } !
winners = Victoire partagée : { $players }.
# La place de quelqu’un, et derrière elle son nom et ses points.
place = { $place }.
place-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Points égaux, et ce qui a départagé. $values : combien chacun en avait, réunis par tie-join.
tie-break = { $players } : égalité de points, départagée par { $name } : { $values } ({ $rule })
tie-join = {" à "}
# Une partie que l’on joue contre le jeu lui-même.
game-won = La partie est gagnée !
game-lost = La partie est perdue.
game-grade = { $verdict } Note : { $grade }
total = Total
left = Tu as quitté la partie après { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
}
resumed = La partie continue après { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
}
kept-resume = La partie est gardée ; continue avec : boardwright play --resume
kept-replay = La partie est gardée ; revois-la avec : boardwright replay
over = La partie est terminée ; il n’y a plus rien à décider.

## Réponses

no-such-number = Il n’y a pas d’option { $number } ; elles vont de 1 à { $last }.
not-now = { $action } n’est pas possible maintenant.
which-one = Plusieurs choses sont possibles là ; tape l’une de : { $actions }
cannot-read = Je ne comprends pas « { $text } ». Tape le numéro d’une option, un endroit, ou help.
no-such-thing = Il n’y a rien qui s’appelle « { $word } » ici.
no-such-score = « { $word } » n’est ni un joueur ni une ligne de la feuille de score.
no-such-form = La carte peut être : { $forms }
why-what = Pourquoi quoi ? Nomme un endroit, par exemple : why f7
possible = { $what } est possible : { $actions }
hint = { $number }. { $turn } : { $reason }
hint-later = rapporte plus tard
hint-behind = { $points ->
    [one] environ { $points } point de moins que le premier
   *[other] environ { $points } points de moins que le premier
}
taken-back = Annulé : { $action }
taken-back-of = Annulé pour { $player } : { $action }
auto-on = Ce que tu ne peux que refuser est refusé automatiquement.
auto-off = On te demande aussi ce que tu ne peux que refuser.
auto-declined = Toujours refusé : { $question }
auto-answered = Réponse automatique : { $label }.
auto-not-here = Cette question ne peut pas être refusée.
auto-how = « auto on » et « auto off » pour ce que tu ne peux que refuser, « auto no » pour toujours refuser cette question, « auto ask » pour que tout te soit redemandé.
no-offer = Personne à cet écran ne peut rien faire maintenant sans que le jeu le demande.
no-offer-of = { $player } ne peut rien faire maintenant sans que le jeu le demande.
no-such-offer = « { $text } » n’est pas ce que { $player } peut faire maintenant ; offer en donne la liste.
all-taken-back = Retour au début de ton tour ({ $count ->
    [one] { $count } décision annulée
   *[other] { $count } décisions annulées
}).
score-more = score 1 : les cases derrière la ligne 1 ; score { $word } : tout ce qui est à { $player }
score-line = { $player }, { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $rule })
log-how = log 10 montre les 10 dernières lignes, log all montre tout.
save-where = Nomme un fichier, par exemple : save ma-partie.json
saved = Enregistré. Continue plus tard avec : boardwright play --load { $path }

## Aide

help-moves = Choisis une option par son numéro, par sa notation (build f7) ou par l’endroit seul (f7). Une ligne vide redessine la table. Les commandes peuvent être abrégées.
command-help = cette liste
command-rules = le jeu en bref, ou ce que fait une chose
command-why = pourquoi quelque chose n’est pas possible maintenant
command-hint = ce que ferait un robot fort
command-options = toutes les options par numéro
command-offer = ce que les joueurs à cet écran peuvent faire hors de leur tour, et le faire
command-undo = annuler ta dernière décision
command-restart = annuler tout ton tour
command-auto = ce qui reçoit ta réponse automatiquement ; les autres peuvent en déduire que tu ne pouvais rien faire
command-score = la feuille de score jusqu’ici, et les cases derrière les points
command-map = redessiner la table ; la carte large (wide) ou serrée (compact)
command-log = ce qui s’est passé jusqu’ici
command-save = enregistrer la partie
command-quit = quitter ; la partie est gardée
argument-word = [MOT]
argument-target = ENDROIT
argument-offer = [JOUEUR] [COUP]
argument-score = [LIGNE] [JOUEUR]
argument-form = [wide|compact]
argument-log = [N|all]
argument-auto = [on|off|no|ask]
argument-file = FICHIER

## Revoir une partie

replay-position = { $now }/{ $all }
replay-keys = Entrée suite, b retour, t/T tour +/-, numéro, start, end, score, q{" > "}
replay-cannot-read = Je ne comprends pas « { $text } ». Entrée ou n : suite ; b : retour ; t et T : tour suivant et précédent ; un numéro : cette décision ; start, end, score, q.
replay-no-position = Il y a { $all } décisions ; { $number } n’en est pas une.
replay-unfinished = La partie n’est pas terminée.
review-thinking = Les décisions de { $player } sont examinées …
review-good = Aucune décision de { $player } n’a coûté cher.
review-costly = { $number }. Après { $length } décisions, { $action } a coûté environ { $points } points ({ $percent } % de chances de gagner). Mieux : { $turn }

## Mélanges honnêtes

verify-whole = Le fichier est entier : chaque décision suit les règles et mène au résultat.
verify-damaged = Le fichier ne peut pas être ce qui a été joué : { $why }
verify-no-commitment = Rien n’a été promis au début de la partie : ce fichier ne contient pas d’empreinte d’un secret.
verify-kept = L’empreinte correspond au secret : { $commitment }
verify-broken = L’empreinte du fichier ne correspond pas au secret. Elle devrait être { $commitment }
verify-noted = C’est l’empreinte que tu as notée.
verify-not-noted = Ce n’est pas l’empreinte que tu as notée.
verify-known = { $count ->
    [one] { $count } tirage a été fait avant l’ouverture de la table et ne peut pas être vérifié.
   *[other] { $count } tirages ont été faits avant l’ouverture de la table et ne peuvent pas être vérifiés.
}
verify-draws = { $count ->
    [one] Le tirage découle de la graine ({ $count }).
   *[other] Les { $count } tirages découlent tous de la graine.
}
verify-wrong-draws = { $wrong ->
    [one] Sur { $count } tirages, { $wrong } ne découle pas de la graine : le tirage { $first }.
   *[other] Sur { $count } tirages, { $wrong } ne découlent pas de la graine, à partir du tirage { $first }.
}
verify-fair = Honnête : le hasard était fixé avant la première décision et n’a pas été touché depuis.
verify-unfair = Pas honnête : cette partie ne tient pas ce qui a été promis.
verify-unpromised = Rien à vérifier : aucune empreinte d’un secret n’a été montrée.
