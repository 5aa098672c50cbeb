# Markttag, das kleine Spiel der Tests: wovon seine Effekte sprechen.

good-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
good-gold = { $count ->
    [one] 1 Stück Gold
   *[other] { $count } Stück Gold
}
good-cloth = { $count ->
    [one] 1 Ballen Tuch
   *[other] { $count } Ballen Tuch
}
good-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
good-point = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
good-step = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
measure-cloth = { $count ->
    [one] Ballen Tuch
   *[other] Ballen Tuch
}
measure-stalls = { $count ->
    [one] Stand
   *[other] Stände
}
measure-fame = { $count ->
    [one] Schritt Ruhm
   *[other] Schritte Ruhm
}
modifier-price = Karten kosten { $by } Münzen
deed-swap = { $times ->
    [one] eine Karte zurücklegen und eine ziehen
   *[other] { $times }-mal: eine Karte zurücklegen und eine ziehen
}
