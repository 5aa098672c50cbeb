# Coloma im Terminal: Zeichen, Tisch, Liste der Möglichkeiten, die Erzählung eines Zuges, und Seiten, die erklären.
# Variablen: $player, $site, $space, $card, $cards, $barrel und ähnliche sind Namen, $facts, $ways, $pieces und $wares Listen,
# $won und $lost, was eine Zeile bringt.

## Zeichen: zwei Buchstaben für Güter, einer für Punkte

sign-coin = mü
sign-dude = ku
sign-gold = nu
sign-tent = ze
sign-horse = pf
sign-point = p
sign-card = ka
sign-used_barrel = { " " }benutztes Fass
sign-burial = { " " }Begräbnis
sign-river = { " " }Fluss
sign-hotel = { " " }Hotel
sign-per-horses = pf
sign-per-cards = ka
sign-per-graves = Grab
sign-per-barrels = Fass
sign-per-gold = nu
sign-per-buildings = Gebäude
sign-per-region_tents = Zelt Region
sign-per-event_tents = Zelt Ereignis
sign-per-coins = mü
sign-per-dudes = ku
sign-coin_cost = { $by }mü
sign-dude_cost = { $by }ku
sign-gold_cost = { $by }nu einmal
sign-movement = { $by }>
sign-stopover = beide Gewinne einer Stadt
sign-barker_price = Preise { $by }mü
sign-gold_value = Nuggets { $by }mü
sign-rank = Rang { $by }
sign-work = Arbeit
sign-wagon = Wagen
sign-wagon_card = Wagenkarte
sign-gunmen = Reihe Schützen
sign-tents = Zelte aufschlagen
sign-barrel = Fass
sign-quiet-barrel = Fass ohne Gesetzlose
sign-build = bauen
sign-secondary = öffnen
sign-cart = Lore plündern
sign-bury = begraben
sign-is-coin = Münzen
sign-is-dude = Kumpel
sign-is-gold = Nuggets
sign-is-tent = Zelte
sign-is-horse = Pferde: Felder für den Wagen
sign-is-point = Punkte
sign-is-card = Karten
sign-carrot = k
primary = Haupt
secondary = Neben

## Der Tisch

you = { $player } (du)
year = { $year }, Runde { $round } von { $rounds }
year-begins = { $year }, vor Runde 1
gold = Nuggets { $left } (je { $worth }mü), Lore { $cart }
sheriff = Sheriff
then = dann
wheel-site = Ort
wheel-event = Ereignis
wheel-primary = Haupt
wheel-secondary = Neben
wheel-here = Hier
wheel-before = Zuvor
signpost = <{ $site }
barricade = Barrikade
mule = Maultier
mule-of = Maultier von { $player }
no-buster = kein Buster
can-canyon = Fluss
can-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
can-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
can-hotel = Hotel
can-row = Schützen
can-event = Zelt
can-region = Region
can-slot = Fass
shootout = Schießerei
meter-won = { $gunmen }:{ $outlaws } gewonnen
meter-lost = { $gunmen }:{ $outlaws } verloren
own-line = du: { $line } (gewonnen { $won }, verloren { $lost })
line-first = Erste
line-second = Zweite
line-third = Dritte
line-none = ohne Schützen
hideout = Versteck
bridges = Brücken
hotels-left = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
}
regions = Regionen
wagon = Wagen { $space }
event-tents = Ereignisse { $events }
guests = Gäste { $guests }/{ $beds }
graves = { $count ->
    [one] 1 Grab
   *[other] { $count } Gräber
}
rivers = { $count ->
    [one] 1 Fluss
   *[other] { $count } Flüsse
}
used-barrels = { $count ->
    [one] 1 benutztes Fass
   *[other] { $count } benutzte Fässer
}
hand = Hand
town = Stadt
canyons = Schluchten
barrels = Fässer
used = benutzt: { $barrels }
deck = Stapel
deck-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
deck-top = oben { $cards }
deck-bottom = unten { $cards }

## Möglichkeiten

menu-survey = Fluss
menu-bridge = Brücke
menu-build = Bauen
menu-found = Hotel
menu-fill = Schützen
menu-row = Reihe { $row } ({ $dudes })
menu-pitch = Zelt auf Ereignis
menu-settle = Zelt in
menu-buy = Kaufen
menu-fetch = Fass
menu-use = Nutzen
menu-open = Öffnen
menu-discard = Abwerfen
menu-go = Fahren
menu-pick = Fähigkeit
menu-on-top = Obenauf
menu-under = Darunter
menu-footer = Tippe eine Nummer. Auch: why, rules, hint, undo, frontier, cards, seats, help
help-moves = Tippe die Nummer einer Möglichkeit. Auch Namen gehen: eine Karte, ein Fass oder eine Brücke, wo nur eine Möglichkeit damit zu tun hat, ein Feld auf der Fahrt; und die Notation (build bank hammer). Kosten sind die gedruckten. Eine leere Zeile zeichnet den Tisch neu. Befehle dürfen abgekürzt werden.

## Die Erzählung eines Zuges: Tatsachen werden zu einer Zeile

turn-line = { $player }: { $facts }
turn-line-at = { $player }, { $site }: { $facts }
fact-join = { "; " }
fact-nothing = nichts
fact-barricade = Barrikade auf { $site }
fact-drove = fährt { $ways }
fact-drew = zieht { $cards }
fact-put-back = legt Karten zurück
fact-paid = zahlt { $pieces }
fact-lodged = bringt einen Kumpel unter für { $points }
fact-bought = kauft { $wares }
fact-built = baut { $card }
fact-bridged = baut die { $bridge }
fact-surveyed = erschließt Schlucht { $canyon }
fact-founded = baut ein Hotel
fact-used-card = nutzt { $card }
fact-practised = nutzt die Fähigkeit { $speciality }
fact-picked = wählt { $speciality }
fact-opened-section = öffnet die verbarrikadierte Aktion
fact-robbed = nimmt { $count } aus der Lore
fact-filled = füllt Reihe { $row }
fact-pitched = Zelt auf Ereignis { $event }
fact-settled = Zelt ({ $region })
fact-took-barrel = nimmt { $barrel } (+{ $outlaws }!)
fact-opened = öffnet { $barrel }
fact-discarded-barrel = wirft { $barrel } ab
fact-buried = begräbt einen Kumpel
fact-ate = das Maultier frisst eine Karotte: { $site }
fact-first = auf Platz 1 der Schießerei
fact-second = auf Platz 2 der Schießerei
fact-third = auf Platz 3 der Schießerei
fact-none = ohne Schützen

## Seiten

page-frontier = das Grenzland mit Wagen und Zelten
page-cards = deine Hand und alle Städte, in Worten
page-seats = alles, was vor den Spielenden liegt
page-shootout = was die Schießerei dieses Jahres bringt, Zeile für Zeile
page-things = Fässer und Brücken, in Worten
page-legend = was die Zeichen bedeuten
seat-dudes = Kumpel
seat-tents = Zelte
seat-wagon = Wagen
of-supply = { $have } in der Hütte, { $left } im Vorrat
column-won = Gewonnen
column-lost = Verloren
column-who = Jetzt
legend-movement = Felder, die dein Wagen fahren darf
legend-exchange = das Erste bezahlen für das Zweite
legend-either = eines von beiden: in einer Stadt links oder, wenn du hältst, rechts; bei Kosten Hammer oder Säge
legend-outlaws = Gesetzlose, die mit einem Fass kommen
legend-usable = eine Karte, die du jetzt nutzen kannst
legend-works = eine Karte, die jetzt von selbst wirkt
legend-fresh = eine Karte, die in diesem Zug gebaut wurde
legend-river = ein Fluss
legend-next = ein Feld für die Weiterfahrt, mit der Nummer der Möglichkeit
legend-reached = ein Feld in Reichweite dieser Fahrt; tippe seinen Namen, um hinzufahren
legend-horseshoe = ein Hufeisen
legend-carrot = Karotten der Maultiere
legend-neutral = ein neutraler Schütze

how-to-play = Drei Jahre zu fünf Runden. In jeder Runde wählen alle heimlich einen von fünf Orten. Wo die meisten Pioniere sind, sperrt die Barrikade die Nebenaktion; hat kein Ort allein die meisten, bleibt sie auf dem Wegweiser.
    Der Ausrufer bedeckt jede Runde einen anderen Ort und verkauft Zelte und Pferde; dessen Ereignis gilt für alle. Der Wegweiser kopiert die Nebenaktion des Ortes davor.
    Nutze in deinem Zug beide Aktionen deines Ortes, die Gebäude deiner Stadt, die dort wirken, und deine Fässer, in beliebiger Reihenfolge.
    Der Hammer baut für Münzen und Kumpel, die Säge für Nuggets und Kumpel. Nuggets ersetzen Münzen, zu einem Wert, der sinkt, wenn man sie nimmt.
    Wagen fahren so viele Felder, wie du Pferde hast. Zelte in Regionen neben der Stadt deines Wagens bringen am Ende Punkte.
    Jedes Jahr endet mit einer Schießerei: Gemeinsam braucht ihr mehr Schützen, als es Gesetzlose sind, und wer die meisten hat, bekommt am meisten. Gebäude, Schluchten, Brücken und Zelte bringen am Ende Punkte.
