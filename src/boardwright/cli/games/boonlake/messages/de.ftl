# Boonlake im Terminal: Zeichen, Tisch, Liste der Möglichkeiten, Erzählung eines Zugs, und Seiten, die erklären.
# Variablen: $player, $card, $cards, $goal, $lever, $region, $tile, $site und ähnliche sind Namen, $facts und $goods Listen.

## Zeichen: ein oder zwei Buchstaben für Güter, einer für Rohstoffe und für Teile

sign-coin = $
sign-card = k
sign-inhabitant = b
sign-vase = v
sign-vp = p
sign-coin_step = $+
sign-card_step = k+
sign-cactus = Kaktus
sign-wood = H
sign-clay = L
sign-stone = S
sign-iron = E
sign-piece-inhabitant = b
sign-piece-house = h
sign-piece-village = S
sign-piece-cattle = r
sign-type-day = Tag
sign-type-twilight = Däm
sign-type-night = Nacht
sign-per-in_boonlake = in Boonlake
sign-per-in_unknown = in Unknown
sign-per-in_new_hope = in New Hope
sign-per-in_southern = in Southern
sign-per-resources = Rohstoff
sign-per-houses = Haus
sign-per-villages = Siedlung
sign-per-cattle = Rind
sign-per-coin_steps = $+
sign-per-card_steps = k+
sign-per-lower_track = niedrigere Leiste
sign-per-levers = Hebel
sign-per-connected = verbundenes Plättchen
sign-per-at_bridges = an Brücken
sign-per-paying_presences = andere Region
sign-per-day_cards = Tagkarte
sign-per-twilight_cards = Dämmerungskarte
sign-per-night_cards = Nachtkarte
sign-lever_price = Hebel { $by }$
sign-card_price = Karten { $by }$
sign-discard_coins = { $type } abwerfen { $by }$
sign-river_coins = Fluss { $by }$
sign-harbour_coins = Hafen { $by }$
sign-harbour_cards = Hafen { $by }k
sign-river_vases = Fluss { $by }v
sign-cattle_inhabitants = Rind { $by }b
sign-cattle_coins = Rind { $by }$
sign-village_inhabitants = Siedlung { $by }b
sign-village_presences = ringsum { $by }
sign-develop = erschließen
sign-upgrade = aufwerten
sign-house = Haus -1b
sign-village = Siedlung -1b
sign-play = Karte
sign-cattle = Rind
sign-modernise = Hebel
sign-explore = entdecken
sign-pasture = Weide
sign-region = Region
sign-reset = Hebel hoch
sign-paddle = Boot hinauf
sign-income-coin = Ein-$
sign-income-card = Ein-k
sign-joker = -1 Rohstoff
sign-structure = Struktur
sign-tile = Plättchen
sign-is-coin = Münzen
sign-is-card = Karten
sign-is-inhabitant = Bewohner
sign-is-vase = Vasen
sign-is-vp = Punkte
sign-is-coin_step = Felder auf der Münzleiste
sign-is-card_step = Felder auf der Kartenleiste
sign-is-piece-inhabitant = ein Bewohner auf einem Bauplatz
sign-is-piece-house = ein Haus
sign-is-piece-village = eine Siedlung; S+3 bringt 3 Punkte, wenn man dort eine gründet
sign-is-piece-cattle = Rinder

## Der Tisch

you = { $player } (du)
round = Runde { $round } von { $rounds }
next-scoring = nächste Wertung { $scoring } von { $scorings }
last-lap = letzter Umlauf
turn = am Zug
first = zuerst
piles = noch { $tiles } Plättchen, { $pastures ->
    [one] { $pastures } Weide
   *[other] { $pastures } Weiden
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
column-action = Aktion
column-cards = Karten
column-left = Dein Teil
column-right = Teil für alle
column-ship = Schiff
column-cost = Preis
for-others = andere: { $part }
river = Fluss
regions = Regionen
pays-not = zahlt nicht
done = verwirklicht
sage-tile = Plättchen { $tile }: { $actions }
sage-wants = will { $space }
sage-cactus = Kaktus { $space }
sage-stack = noch { $stack } Plättchen ({ $hard } B)
income = Einkommen { $goods }
levers-short = Hebel { $levers }
played = { $count ->
    [one] 1 Karte ausgespielt
   *[other] { $count } Karten ausgespielt
}
hand = Hand
ranch = Ranch
levers = Hebel
supply = { $count ->
    [one] 1 Bewohner im Vorrat
   *[other] { $count } Bewohner im Vorrat
}
at-end = Ende: { $effect }
always = immer: { $effect }
lacks-vases = keine Vase
lacks-resources = keine Rohstoffe
lacks-coins = keine Münzen

## Möglichkeiten

menu-choose = Wählen
menu-play = Ausspielen
menu-realise = Projekt
menu-sell = Für Münzen abwerfen
menu-discard = Abwerfen
menu-develop = Erschließen
menu-upgrade = Aufwerten
menu-ease = Mit Hebel 8
menu-graze = Rind auf
menu-modernise = Neuer Hebel
menu-pull = Hebel
menu-reset = Hochschieben
menu-place = Plättchen auf
menu-pasture = Weide auf
menu-claim = Region
menu-sail = Fahren
menu-score = Werten
menu-build = Gebäude
menu-herd = { $cattle ->
    [0] ({ $space }) leer
   *[other] ({ $space }) { $cattle } dort
}
about-tile = Das aufgedeckte Plättchen: { $sites }
met = erfüllt
not-met = nicht erfüllt
menu-footer = Tippe eine Zahl. Auch: why, rules, hint, undo, map, cards, goals, levers, help
help-moves = Tippe die Zahl einer Möglichkeit; auf Karte und Fluss steht sie in Klammern. Auch Namen gehen: eine Karte, ein Wertungsplättchen, eine Region oder eine Aktion, wenn nur eine Möglichkeit damit zu tun hat, ein Bauplatz (5a), ein Flussfeld (t05); ebenso die Notation (develop 5a). Eine leere Zeile zeichnet den Tisch neu. Befehle dürfen abgekürzt werden.

## Die Erzählung eines Zugs: Fakten werden zu einer Zeile verbunden

turn-line = { $player }: { $facts }
turn-line-at = { $player }, { $site }: { $facts }
fact-join = { "; " }
fact-nothing = nichts
fact-paid = zahlt { $goods }
fact-drew = zieht { $cards }
fact-kept = behält „{ $goal }“
fact-gave-up = verzichtet auf den rechten Teil
fact-sailed = fährt nach { $stretch }
fact-scored = erfüllt { $goal } (+{ $vp }p)
fact-failed = verfehlt { $goal } (-{ $vp }p)
fact-idle-levers = { $count ->
    [one] 1 ungenutzter Hebel (+{ $vp }p)
   *[other] { $count } ungenutzte Hebel (+{ $vp }p)
}
fact-discarded = wirft „{ $card }“ ab
fact-sold = wirft „{ $card }“ für { $coins }$ ab
fact-income = Einkommen: { $goods }
fact-stepped = { $track } { $step }
fact-produced = Gebäude { $works } { $level }
fact-played = spielt „{ $card }“ aus
fact-realised = verwirklicht „{ $goal }“
fact-modernised = Hebel { $lever } für { $coins }$
fact-pulled = nutzt { $lever }
fact-pushed-up = schiebt { $lever } hoch
fact-paddled = Boot von { $start } zu { $goal }
fact-placed-tile = Plättchen auf { $space }
fact-placed-pasture = Weide auf { $space }
fact-map-full = kein Platz: +{ $coins }$
fact-developed = erschließt { $site }
fact-housed = Haus auf { $site }
fact-village = Siedlung auf { $site }
fact-second-village = zweite Siedlung in { $region } (-{ $vp }p)
fact-grazed = Rind auf { $space }
fact-row-emptied = bekommt einen Bewohner frei
fact-claimed = nennt { $region }
fact-sage-chose = nimmt { $tile }
fact-cactus = Kaktus +{ $steps } ({ $space })
fact-nothing-left = kein Teil mehr: +{ $vp }p
fact-hidden-tiles = { $count ->
    [one] 1 verdecktes B-Plättchen (+{ $vp }p)
   *[other] { $count } verdeckte B-Plättchen (+{ $vp }p)
}

## Seiten

page-map = die Karte mit den Regionen
page-river = der Fluss dieser Runde
page-cards = deine Hand und alle ausgespielten Karten, in Worten
page-seats = alles, was vor den Spielenden liegt
page-levers = alle Hebel in Worten, und wer sie hat
page-goals = Wertungsplättchen und besondere Projekte, in Worten
page-actions = die Aktionsplättchen in Worten
page-legend = was die Zeichen bedeuten
legend-exchange = das Erste für das Zweite zahlen
legend-either = das eine oder das andere
legend-movement = Felder, die das Schiff fahren darf
legend-build = ein Produktionsgebäude für diesen Rohstoff, oder für irgendeinen (?)
legend-payable = kann jetzt gezahlt werden; bei einem Hebel: er ist oben
legend-used = ein genutzter Hebel
legend-covered = die Belohnung ist abgedeckt
legend-met = die Bedingung der nächsten Wertung ist erfüllt
legend-marker = schon gewertet, mit diesem Marker
legend-harbour = ein Hafen
legend-lock = eine Schleuse vor dem Feld; wer durchfährt, löst eine Wertung aus
legend-pasture = eine Rinderweide, darunter Rinder nach Besitz
legend-bridge = eine Brücke
legend-next = was gewählt werden kann, nach der Zahl der Möglichkeit

how-to-play = Wähle ein Aktionsplättchen. Du spielst eine Karte seiner Art aus oder wirfst sie ab, dann hast du deinen Teil; der andere Teil ist für alle, auch für dich (außer beim Pionier). Dann fährt dein Schiff, von den oberen Reihen aus weiter; das Plättchen kommt nach ganz unten.
    Entdecke, um Plättchen auf die Karte zu legen, erschließe ihre Bauplätze mit Bewohnern, werte diese zu Häusern auf, und Häuser mit drei Präsenzen ringsum zu Siedlungen. Rinder kommen auf Weiden.
    Karten brauchen Rohstoffe, die nicht verbraucht werden: Produktionsgebäude haben sie, und zwei Boote, die kostenlos flussabwärts und für zwei Münzen flussaufwärts fahren.
    Das erste Schiff durch eine Schleuse löst eine Wertung für alle aus: zwei Karten oder Aufwertungen, ein Wertungsplättchen, Einkommen, und ein Punkt je ungenutztem Hebel. Nach zwei Runden mit je zwei Wertungen endet das Spiel mit Punkten für Karten, Hebel und leere Reihen deines Tableaus.
