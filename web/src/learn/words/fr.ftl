# Apprendre un jeu, en français : l’introduction que l’on joue, et les règles à lire.

learn-start = Apprendre en jouant
learn-coach = Introduction
learn-progress = { $at } sur { $of }
learn-larger = Montrer l’explication
learn-smaller = Cacher l’explication
learn-rules = Règles
learn-leave = Quitter
learn-watch = Regarde ce que font les autres.
learn-astray = Les règles le permettraient aussi. Pour l’instant, joue le coup demandé.
learn-back = Retour
learn-next = Continuer
learn-your-move = À toi de jouer
learn-show-me = Jouer à ma place
learn-play-on = Continuer la partie
learn-new = Nouvelle table
learn-rival = { $number ->
    [1] Ada
    [2] Ben
    [3] Cleo
    [4] Dov
   *[other] Eva
}
learn-missing = Il n’y a pas d’introduction à ce jeu ici.

rules-all = Apprendre les jeux
rules-read = Lire les règles
rules-contents = Sommaire
rules-title = { $game } : les règles
rules-missing = Il n’y a pas de règles de ce jeu ici.
rules-not-there = Cette règle n’est pas encore expliquée sur la page des règles.
rules-unofficial = Non officiel, et dans nos propres mots : le livret de règles imprimé fait foi. Les petits numéros sont les règles de notre registre, que la table cite.
