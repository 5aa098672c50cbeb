# La table autour de n’importe quel jeu, en français. Variables : $name, $names, $game, $label, $option, $source, $headline,
# $values, $more et $less sont des mots, $place aussi dans table-your-place ; $ordinal est la forme que prend $place ; $change dans
# table-with-change est un nombre déjà écrit avec son signe ; toutes les autres sont des nombres.

## Ouvrir une table

table-opening = Ouverture de la table…
table-missing = Cette table n’existe pas
table-missing-help = Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur.
table-board = Le plateau
table-board-help = Le plateau n’a pas pu être chargé. Ta partie est en sécurité sur le serveur.
table-closed = Cette table ne peut pas continuer
table-closed-rules = Les règles du jeu ont changé, et aucune position de cette table ne leur convient. On peut encore lire ce qui s’est passé.
table-closed-catalog = Elle a été jouée avec d’autres composants que ceux de ce serveur et ne peut pas continuer ici. On peut encore lire ce qui s’est passé.

## La ligne de jeu

table-reconnecting = Reconnexion…
table-reconnecting-safe = Tout ce que tu as joué est enregistré.
table-crowded = Beaucoup de monde regarde cette table. Un nouvel essai suit de lui-même.
table-move-of = Coup { $n } sur { $length }
table-following = { $name }, { $n } sur { $length }
table-their-turn = À { $name } de jouer.
table-their-seat-free = Personne n’y est encore assis.
table-invite = Inviter
table-waiting = En attente de
table-counting = La partie est terminée. On compte les points…
table-winners = { $count ->
    [0] La partie est terminée
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
table-winners-points = { $points ->
    [0] avec 0 point
    [1] avec 1 point
   *[other] avec { $points } points
}
table-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
table-lost = { $count ->
    [one] { $names } a perdu
   *[other] { $names } ont perdu ensemble
}
table-decided = égalité départagée par { $name } : { $values }
table-versus = { $more } à { $less }
table-place = { $ordinal ->
    [one] { $place }er
   *[other] { $place }e
}
table-place-shared = { $ordinal ->
    [one] { $place }er ex æquo
   *[other] { $place }e ex æquo
}
table-your-place = Toi : { $place }
table-ended-wish = à la demande de { $name }
table-ended-points = La partie est terminée ; les points comptent tels quels.
table-offers = Tu peux aussi
table-ready-you = C’est choisi.
table-ready-undo = C’est choisi ; « Annuler » permet d’y revenir.
table-title-yours = À toi : { $game }
table-past = Tu regardes le coup { $n }. Reviens au présent pour jouer.
table-past-failed = Cette position n’a pas pu être chargée.
table-past-told = C’était avant la reprise de la table. On peut le lire, mais plus le revoir.

## En-tête

table-skip = Vers le plateau
table-online = En ligne
table-offline = Hors ligne
table-teaching = Introduction
table-watching = Spectateur
table-watching-help = Tu regardes cette partie.
table-chat-unread = { $count ->
    [1] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
table-explain = Expliquer un élément de la table
table-hint = Que feriez-vous ?
table-rules = Règles à cette table
table-keys = Touches
table-more = Plus
table-life = Quitter, arrêter, renommer
table-fair = Mélanges honnêtes

## La barre

table-undo = Annuler
table-undo-nothing = Il n’y a rien à annuler.
table-restart = Recommencer le tour
table-rewind = Revenir à ton dernier coup
table-turn-over = Ton tour est terminé.
table-confirm = Confirmer le tour
table-confirm-turn = C’est ensuite aux autres de jouer.
table-confirm-help = Ils voient ce que tu as fait, et continuent, dès que tu le confirmes.
table-for-good = Cela termine ton tour et ne pourra pas être annulé.
table-sure = Confirmer : { $label }
table-end-turn = Terminer le tour
table-waiting-turn = En attente…
table-ends-in = { $seconds ->
    [1] Se termine seul dans 1 seconde
   *[other] Se termine seul dans { $seconds } secondes
}
table-ends-stop = Attendre
table-with-change = { $label }, { $change }
table-again = Encore une fois pour jouer.
table-choose = Que veux-tu faire ?
table-cannot = Impossible pour le moment.
table-replay = Revoir la partie
table-export = Enregistrer en fichier
table-review = Analyse
table-rematch = Rejouer
table-rematch-join = À la partie suivante
table-not-done = Cela n’a pas marché. Réessaie.

## Revoir

table-first = Au début
table-previous-turn = Tour précédent
table-previous-step = Coup précédent
table-next-step = Coup suivant
table-next-turn = Tour suivant
table-position = Position dans la partie
table-play = Lire
table-pause = Pause
table-branch = Continuer d’ici
table-branch-help = Ouvre une partie privée contre des robots à partir de cette position
table-to-live = Au présent
table-to-end = À la fin

## Ce qui s’est passé entre-temps

table-recap = { $count ->
    [1] Un tour depuis ton passage
   *[other] { $count } tours depuis ton passage
}
table-recap-play = Lire
table-recap-step = Pas à pas
table-recap-skip = Passer
table-here = Tu étais ici
table-rings = Les anneaux marquent ce qui est nouveau depuis ton dernier tour.

## Places

table-seats = Places, score actuel
table-seats-final = Places, score final
table-points = Points :
table-points-now = Points que tout le monde connaît
table-points-earned = Points jusqu’ici, sans { $points } pour lesquels rien n’a été fait
table-points-final = Points à la fin
table-ready = A choisi
table-automa = Automate
table-you = Toi
table-at-screen = Ici
table-name-you = { $name } (toi)
table-bot = Robot
table-away = Absent
table-devices = Ouverte sur { $count } appareils
table-free = Libre
table-stand-in = Remplaçant
table-left = N’est plus là
table-resigned = Abandon
table-winner = A gagné
table-seat-menu = Place de { $name }
table-answers = Réponses à l’avance
table-answers-on = Certaines questions reçoivent ta réponse automatiquement.
table-link-copied = Lien copié.
table-watch-link = Copier un lien pour regarder

## À côté du plateau

table-beside = Journal, coups et discussion
table-tabs = Parties de la table
table-pane-board = Plateau
table-pane-cards = Cartes
table-pane-moves = Coups
table-pane-seats = Places
table-pane-log = Journal
table-pane-chat = Discussion
table-news = à lire
table-log-empty = Il ne s’est encore rien passé.
table-log-news = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
}
table-setup = Mise en place
table-did = { $name } : { $label }
table-did-secret = { $name } choisit en secret.
table-answered = ({ $name } : { $label })
table-show-moment = Montrer ce moment
table-steps = Coups : { $headline }
table-moves-none = Tu n’as rien à décider maintenant.
table-moves-past = Tu regardes le passé ; rien ne s’y décide.
table-moves-hint = Un chiffre montre un coup sur le plateau, Entrée le joue.
table-change = { $count ->
    [1] { $change } point
   *[other] { $change } points
}
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-spectator = Spectateur
verb-build = Construire
verb-use = Utiliser une plaquette
verb-lift = Prendre
verb-move-to = Déplacer
verb-put = Poser une pièce
verb-remove = Retirer du plateau
verb-outpost = Construire avec l’avant-poste
verb-play = Choisir le terrain
verb-repeat = Utiliser encore une fois
verb-take = Recevoir
verb-stop = S’arrêter ou renoncer
verb-done = Terminer
verb-pass = Passer
verb-end-turn = Tour
verb-other = Autres

## Feuille de score

table-sheet = Feuille de score

## Aide

table-help-point = Clique sur ce que tu veux te faire expliquer.
table-rules-read = Lire les règles
table-help-start = Montrer un élément
table-help-stop = Laisser tomber

## Plusieurs personnes devant un écran

table-pass = Passe l’appareil à { $name }
table-pass-help = Que personne d’autre ne regarde : c’est à { $name }.
table-pass-done = Je suis { $name }

## Pourquoi quelque chose n’a pas été fait

table-refused-stale = La table a avancé ; regarde de nouveau.
table-refused-illegal = Ce n’est pas possible maintenant.
table-refused-not_yours = Ce n’est pas à toi de décider.
table-refused-over = La partie est terminée.
table-refused-undo = Cela ne peut plus être annulé.
table-refused-bad_message = Le serveur n’a pas compris.
table-refused-too_fast = C’était trop rapide ; attends un instant.
table-chat-wait = C’est beaucoup à la fois. Attends un instant, puis redis-le.
table-chat-watching = Qui regarde ne peut dire que peu de choses. Attends un moment, puis redis-le.
table-refused-too_large = C’était trop long.
table-refused-unknown = Quelque chose a échoué. Rien n’a changé.
table-refused-gone = C’était avant la reprise de la table.
table-refused-storage = Le serveur n’a pas pu l’enregistrer : son disque est peut-être plein. Rien n’a changé ; réessaie quand il y aura de la place.
table-refused-failed = Une erreur s’est produite dans le serveur. Regarde de nouveau.
table-refused-unavailable = Le serveur n’est pas disponible pour l’instant ; réessaie dans un moment.

## Éléments de commande : ce que tous les jeux demandent de la même façon

table-one-less = Un de moins
table-one-more = Un de plus
table-number = { $number }
table-turn-left = Tourner à gauche (Maj R)
table-turn-right = Tourner à droite (R)
table-lay = Poser ici
table-places = Emplacements
table-walk-what = Ce qui part
table-walk-to = Vers où
table-walk-steps = { $count ->
    [one] un pas
   *[other] { $count } pas
}
table-unready = Choisir à nouveau
