# Keyflower im Terminal: Zeichen, Tisch, Auswahl, die Geschichte eines Zuges und Seiten, die erklären.
# Variablen: $player ist ein Name, $tile und $tiles sind Namen von Plättchen, $workers, $goods, $cargo und $what Listen von Steinen.

## Zeichen: Arbeiter haben einen Buchstaben, Rohstoffe und Fertigkeiten zwei

sign-blue = B
sign-red = R
sign-yellow = G
sign-green = N
sign-mixed = mix
sign-wood = ho
sign-stone = st
sign-iron = ei
sign-gold = go
sign-anvil = Am
sign-pickaxe = Pi
sign-saw = Sg
sign-worker = Arb
sign-skill = Fk
sign-any = bel
sign-points = p
power-extra_workers = +2 Arb/Zeit
power-extra_green = +1 N/Zeit
power-cross_country = über Felder
power-double_transport = > und ^ doppelt
power-wild_upgrades = ^ mit allem
power-wild_scoring = alles zählt
power-counter_bid = andere Farbe
power-mixed_use = bunt nutzen
pays-transport = { $points }/Schritt
pays-loop = { $points }/Ring
pays-chain = Kette 2 bis { $most }p
pays-flip = 1 ^ gratis
pays-neighbours = { $points }/Nachbar

## Der Tisch

you = { $player } (du)
start = Start:
passes = gepasst: { $passes } von { $players }
pass-ends = Alle anderen haben gepasst: Passt du, endet die Jahreszeit.
supply = Beutel { $bag }, grün { $green }, Fertigkeiten { $skills }
lot-tile = Plättchen
lot-gives = Bringt
lot-upgrade = Aufwertung
lot-colour = Farbe
lot-bids = Gebote
lot-workers = Darauf
lot-lead = Führt
lot-use = Nutzt
boats = Boote
boat-taken = vergeben
points = { $points } p
workers = { $count } Arbeiter
skills = { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
}
winter-count = { $count } Winterplättchen
behind-screen = Hinter deinem Schirm:
free-groups = Überboten, frei beweglich:
winter-tiles = Deine Winterplättchen:
to-lay = Anzulegen:
fits-nowhere = Passt nirgends:
too-large = (Dein Dorf ist zu groß für dieses Fenster; villages zeigt es.)

## Auswahl

menu-bid = Bieten: { $example }.
menu-use = Nutzen: { $example }.
menu-turn = Auch: pass, why PLÄTTCHEN, hint, tiles, villages, help
menu-send = Wie viele von hinter deinem Schirm? Gib { $least } bis { $most } ein.
menu-send-one = Von hinter deinem Schirm: Gib { $number } ein.
menu-with = Zuerst mitnehmen, jede Gruppe ganz:
menu-lay = Gib einen Platz ein, um das Plättchen dort zu sehen, oder Platz und Drehung, etwa a2.
menu-carry = Gib eine Nummer ein, oder woher und wohin, etwa { $example }.
no-numbers = Nenne ein Plättchen und eine Farbe: b PLÄTTCHEN FARBE ZAHL; oder pass.
other-question = Danach ist gerade nicht gefragt. Antworte zuerst, oder nimm mit undo den letzten Schritt zurück.
help-moves = Nenne ein Plättchen mit seinen Buchstaben oder seinem Namen, eine Farbe mit ihrem Buchstaben und die Zahl der Arbeiter, in einer Zeile oder Schritt für Schritt: b bi r 2 bietet zwei rote auf Bi, u h1 b 1 nutzt H1 mit einem blauen. Die volle Schreibweise geht auch (bid alehouse red). Nummern wählen aus nummerierten Listen. Eine leere Zeile zeichnet den Tisch neu. Befehle dürfen abgekürzt werden.
which-one = Was davon? Gib eines davon ein: { $moves }
which-of-many = Das passt auf { $count } Möglichkeiten; nenne auch Plättchen und Farbe.
which-turn = Gib die gewünschte Lage ein.
no-such-turn = So passt das Plättchen nicht auf { $place }; es passt als: { $turns }
no-such-player = Hier spielt niemand mit dem Namen „{ $word }“.

## Die Geschichte eines Zuges: Was geschieht, wird eine Zeile

turn-line = { $player } { $facts }
fact-join = { "; " }
count-blue = { $count } blau
count-red = { $count } rot
count-yellow = { $count } gelb
count-green = { $count } grün
count-wood = { $count } Holz
count-stone = { $count } Stein
count-iron = { $count } Eisen
count-gold = { $count } Gold
count-anvil = { $count ->
    [one] 1 Amboss
   *[other] { $count } Ambosse
}
count-pickaxe = { $count ->
    [one] 1 Spitzhacke
   *[other] { $count } Spitzhacken
}
count-saw = { $count ->
    [one] 1 Säge
   *[other] { $count } Sägen
}
fact-bid = bietet { $workers } auf { $tile }
fact-used = nutzt { $tile } mit: { $workers }
fact-passed = passt
fact-produced = erhält { $goods }
fact-gained-green = erhält { $count } grün
fact-drew-workers = zieht { $count } Arbeiter
fact-drew-skills = zieht { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
}
fact-drew-these = zieht { $what }
fact-pays = zahlt { $what }
fact-pays-face-down = zahlt verdeckt 1 Fertigkeit
fact-carried = trägt { $ways }
fact-upgraded = wertet { $tile } auf
fact-won = gewinnt { $tiles }
fact-workers-home = holt { $workers } heim
fact-start-player = nimmt die violette Figur
fact-unloaded = entlädt { $tile }: { $cargo }
fact-took-boat = nimmt { $tile }
fact-laid = legt { $tiles } an
fact-stranded = kann { $tile } nicht anlegen
fact-offered = lässt { $count } Winterplättchen versteigern
tiles-leave = { $count ->
    [one] Ohne Gebot: { $tiles } verlässt das Spiel.
   *[other] Ohne Gebot: { $tiles } verlassen das Spiel.
}

## Seiten

page-villages = alle Dörfer als Karte; villages bernstein zeigt nur eines
page-tiles = alle Plättchen auf dem Tisch, was sie bringen, ihre Aufwertung und die Arbeiter darauf
page-legend = was die Zeichen bedeuten
on-auction = Versteigert werden
tiles-more = rules und ein Plättchen erklärt es in Worten.
legend-workers = Arbeiter
legend-goods = Rohstoffe
legend-skills = Fertigkeiten
legend-any = { $worker } beliebiger Arbeiter, { $skill } beliebige Fertigkeit, { $goods } beliebiger Rohstoff
legend-transport = zwei Schritte zum Tragen und eine Aufwertung
legend-points = Punkte am Ende; 2p/ho: zwei für jedes Holz
legend-price = gib einen gelben Arbeiter ab und erhalte einen grünen
legend-upgraded = ein aufgewertetes Plättchen; auf der kleinen Karte zählt die Zahl dahinter die Rohstoffe
legend-road = eine Kante mit Straße
legend-field = eine Feldkante: kein Durchgang
legend-water = Wasser
legend-place = ein freier Platz, auf den das Plättchen passt
legend-leads = das führende Gebot; Führt: so viele musst du dazulegen; Nutzt: so viele braucht die nächste Nutzung
legend-new = hier ist seit deinem letzten Zug etwas geschehen

how-to-play = Ein Jahr hat vier Jahreszeiten. In deinem Zug legst du Arbeiter einer Farbe neben ein Plättchen, um zu bieten, oder darauf, um es zu nutzen.
    Die ersten Arbeiter legen die Farbe des Plättchens fest. Ein Gebot muss größer sein als alle anderen; jede Nutzung braucht mehr Arbeiter als die letzte, und sechs passen auf ein Plättchen.
    Du darfst alles nutzen, was versteigert wird oder in irgendeinem Dorf liegt. Eine überbotene Gruppe darf weiterziehen, aber nur ganz.
    Passen alle nacheinander, endet die Jahreszeit: Gebote gewinnen ihre Plättchen, die Arbeiter darauf bekommt, wem das Plättchen gehört, Boote bringen neue Arbeiter, und die Dörfer wachsen, Straße an Straße.
    Getragen wird entlang der Straßen; Plättchen werden mit dem aufgewertet, was auf ihnen liegt.
    Aufgedruckte Punkte, gelagerte Rohstoffe und die Winterplättchen zählen am Ende; wer die meisten Punkte hat, gewinnt.
