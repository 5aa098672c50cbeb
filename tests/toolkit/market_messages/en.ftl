# Market Day, the small game of the tests: what its effects speak of.

good-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
good-gold = { $count ->
    [one] 1 piece of gold
   *[other] { $count } pieces of gold
}
good-cloth = { $count ->
    [one] 1 bale of cloth
   *[other] { $count } bales of cloth
}
good-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
good-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
good-step = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
measure-cloth = { $count ->
    [one] bale of cloth
   *[other] bales of cloth
}
measure-stalls = { $count ->
    [one] stall
   *[other] stalls
}
measure-fame = { $count ->
    [one] step of fame
   *[other] steps of fame
}
modifier-price = cards cost { $by } coins
deed-swap = { $times ->
    [one] put a card back and draw one
   *[other] { $times } times: put a card back and draw one
}
