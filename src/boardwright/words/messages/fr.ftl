# Ce que dit chaque table, quel que soit le jeu. Variables : $player est un nom, $lost un nombre.

# Un joueur sans nom. $number compte les places à partir de 1.
seat = Joueur { $number }

## Pourquoi une décision ne peut pas être reprise

undo-nothing = Tu n’as rien décidé qui puisse être repris.
undo-chance = Le hasard est intervenu depuis (une carte a été piochée) : ta dernière décision est définitive.
undo-revealed = Quelque chose de caché a été révélé depuis : ta dernière décision est définitive.
undo-others = { $player } a pris une décision depuis : ta dernière décision est définitive.
undo-secret = Des choix se font en secret maintenant : ce qui a été décidé avant est définitif.
undo-over = La partie est terminée ; plus rien ne peut être repris.

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
