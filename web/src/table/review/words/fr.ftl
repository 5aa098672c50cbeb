# L’analyse d’une partie, en français. $name, $label et $turn sont des mots, les autres des nombres.

review-curve = Chances de gagner, tour après tour
review-curve-of = { $name } : { $start } % au début, { $middle } % à mi-partie, { $end } % à la fin
review-percent = { $percent } %
review-working = Analyse de la partie …
review-judging = Vos décisions sont examinées … Cela prend une demi-minute au plus.
review-failed = La partie n’a pas pu être analysée. Réessayez plus tard.
review-costly = Vos décisions les plus coûteuses
review-good = Aucune de vos décisions n’a coûté cher. Bien joué !
review-cost = { $points ->
    [one] a coûté environ { $points } point
   *[other] a coûté environ { $points } points
} et { $percent } % de chances de gagner
review-better = Mieux : { $turn }
review-show = Voir le moment
review-seat = Les décisions de
