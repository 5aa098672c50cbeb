# Ce que dit chaque table, quel que soit le jeu. Variables : $player est un nom, $lost un nombre.

# Un joueur sans nom. $number compte les places à partir de 1.
seat = Joueur { $number }

## Pourquoi une décision ne peut pas être annulée

undo-nothing = Tu n’as rien décidé qui puisse être annulé.
# Ce qui a été pioché ou révélé depuis ; un jeu le dit avec ses propres mots.
undo-chance = { $what } : ta dernière décision est définitive.
undo-revealed = { undo-chance }
drawn-by-chance = Le hasard est intervenu
drawn-hidden = Quelque chose de caché a été révélé
undo-confirmed = Le tour a été confirmé : ta dernière décision est définitive.
undo-others = { $player } a pris une décision depuis : ta dernière décision est définitive.
undo-secret = Des choix se font en secret maintenant : ce qui a été décidé avant est définitif.
undo-over = La partie est terminée ; plus rien ne peut être annulé.

## Quand les règles ont changé, ou qu’un journal est illisible : la table reprend à une position enregistrée

restarted-rules = { $lost ->
    [0] Les règles ont changé. La table reprend d’ici.
    [one] Les règles ont changé. La table reprend d’ici ; la dernière décision n’a pas pu être gardée.
   *[other] Les règles ont changé. La table reprend d’ici ; les { $lost } dernières décisions n’ont pas pu être gardées.
}
restarted-damaged = { $lost ->
    [0] Le journal de cette table est illisible. La table reprend d’ici.
    [one] Le journal de cette table est illisible. La table reprend d’ici ; la dernière décision n’a pas pu être gardée.
   *[other] Le journal de cette table est illisible. La table reprend d’ici ; les { $lost } dernières décisions n’ont pas pu être gardées.
}

## Ce qu’il advient de la table

note-left = { $player } a quitté la table. Un robot continue.
note-resigned = { $player } a abandonné. Un robot continue.
note-back = { $player } est de retour.
note-stand-in = { $player } est absent. Un robot joue à sa place.
note-stand-in-own = { $player } laisse jouer un robot.
note-stand-in-off = Le robot ne joue plus pour { $player }.
note-late = { $player } a épuisé son temps. Les autres peuvent annuler la partie.
note-late-bot = { $player } a épuisé son temps. Un robot joue à sa place.
note-cancel = { $player } demande d’annuler la table.
note-cancel-agreed = { $player } est d’accord pour l’annuler.
note-cancel-declined = { $player } préfère continuer.
note-cancel-withdrawn = { $player } ne demande plus d’annuler la table.

## Ce que fait un effet. $goods, $price, $measure et $effect sont des textes dans celui-ci ; $first et $rest sont réunis

effect-prompt = À exécuter : { $effect }
effect-nothing = rien
effect-decline = Renoncer
effect-gain = recevoir { $goods }
effect-per = recevoir { $goods } par { $measure }
effect-per-most = recevoir { $goods } par { $measure }, au plus { $most } fois
effect-pay = payer { $price }
effect-exchange = payer { $price } et { $effect }
effect-then = { $first }, puis { $rest }
effect-or = { $first } ou { $rest }
effect-and = { $first } et { $rest }
effect-mixed = { $amount } fois { $price }
effect-may = { $times ->
    [1] au choix : { $effect }
   *[other] jusqu’à { $times } fois : { $effect }
}
effect-may-any = autant de fois que l’on veut : { $effect }
effect-must = { $times } fois : { $effect }
effect-if = avec au moins { $least } { $measure } : { $effect }
effect-if-else = avec au moins { $least } { $measure } : { $effect } ; sinon : { $otherwise }
effect-score = { $points ->
    [one] 1 point par { $measure }
   *[other] { $points } points par { $measure }
}
effect-score-most = { $points ->
    [one] 1 point par { $measure }, au plus { $most }
   *[other] { $points } points par { $measure }, au plus { $most }
}
effect-score-step = { $points ->
    [one] 1 point avec au moins { $least } { $measure }
   *[other] { $points } points avec au moins { $least } { $measure }
}

## Un tour conseillé : sa première décision, et combien suivent

advised-turn = { $label }, et { $more } de plus
