# Ce que dit chaque table, quel que soit le jeu. Variables : $player est un nom.

# Un joueur sans nom. $number compte les places à partir de 1.
seat = Joueur { $number }

## Pourquoi une décision ne peut pas être reprise

undo-nothing = Tu n’as rien décidé qui puisse être repris.
undo-chance = Le hasard est intervenu depuis (une carte a été piochée) : ta dernière décision est définitive.
undo-revealed = Quelque chose de caché a été révélé depuis : ta dernière décision est définitive.
undo-others = { $player } a pris une décision depuis : ta dernière décision est définitive.
undo-secret = Les joueurs choisissent en secret : ce qui a mené là est définitif.
undo-over = La partie est terminée ; plus rien ne peut être repris.
