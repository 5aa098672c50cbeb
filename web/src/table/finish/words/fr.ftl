# La fin d’une partie et sa feuille de score, en français. Variables : $name et $source sont des mots, les autres des nombres.

## La feuille de score

sheet-now = Feuille de score jusqu’ici
sheet-final = Feuille de score finale
sheet-close = Fermer la feuille de score
sheet-source = Points pour
sheet-total = Total
sheet-known = Connu de tous
sheet-place = Place
sheet-if-over = Si la partie finissait ici
sheet-if-over-help = Avec ce que toi seul sais ; personne d’autre ne voit cette ligne.
sheet-help = Choisis un nombre : le plateau montre d’où il vient.
sheet-cell = { $name }, { $source } : { $points }
sheet-step = { $name }, { $source } : { $points } ({ $step } sur { $steps })
sheet-group = { $points ->
    [one] { $points } point, groupe { $step } sur { $steps }
   *[other] { $points } points, groupe { $step } sur { $steps }
}
sheet-previous = Points précédents
sheet-next = Points suivants

## Le décompte final

reveal = Le décompte final
reveal-line = { $line } sur { $lines }
reveal-back = Précédent
reveal-next = Suivant
reveal-pause = Pause
reveal-play = Continuer
reveal-skip = Voir le résultat
reveal-again = Recompter

## Le podium

podium = Le résultat
podium-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
podium-same-start = Même départ
podium-same-start-help = Ouvre une partie privée contre des robots, qui commence comme celle-ci
