# Jour de marché, le petit jeu des tests : ce dont parlent ses effets.

good-coin = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
good-gold = { $count ->
    [one] 1 pépite d’or
   *[other] { $count } pépites d’or
}
good-cloth = { $count ->
    [one] 1 ballot de drap
   *[other] { $count } ballots de drap
}
good-card = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
good-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
good-step = { $count ->
    [one] 1 pas
   *[other] { $count } pas
}
measure-cloth = { $count ->
    [one] ballot de drap
   *[other] ballots de drap
}
measure-stalls = { $count ->
    [one] étal
   *[other] étals
}
measure-fame = { $count ->
    [one] pas de renommée
   *[other] pas de renommée
}
modifier-price = les cartes coûtent { $by } pièces
deed-swap = { $times ->
    [one] remettre une carte et en piocher une
   *[other] { $times } fois : remettre une carte et en piocher une
}
