# Kingdom Builder im Terminal: die Tafel neben der Karte, die Geschichte eines Zuges und die Seiten, die erklären.
# Variablen: $player ist ein Name, $cells und $cell sind Felder wie f7, $terrain und $location sind Namen.

points = Punkte
supply = Vorrat
you = { $player } (du)
tile-fresh = { $location }
tile-used = { $location } (genutzt)
tile-new = { $location } (neu)
no-tiles = keine Plättchen
played = Karte: { $terrain }
next-card = Deine nächste Karte: { $terrain }
deck = Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
last-round = Das ist die letzte Runde.
card-title = { $name }:
owner = { $player }: { $tiles }
too-narrow = Diese Karte braucht { $columns } Spalten: mache das Fenster breiter.
tiles-left = bei { $cells }

## Die Geschichte eines Zuges: die Ereignisse stehen in einer Zeile

turn-line = { $player } auf { $terrain }: { $facts }
turn-line-no-card = { $player }: { $facts }
fact-join = { "; " }
fact-builds = baut { $cells }
fact-tile-builds = { $location } baut { $cells }
fact-moves = { $location } versetzt { $origin } nach { $cell }
fact-tile-gained = nimmt { $location }
fact-tile-lost = verliert { $location }
fact-replaced = findet kein freies Feld und zieht { $terrain }

## Seiten

page-cards = was in dieser Partie zählt, und die Punkte aller
page-tiles = die Orte auf dem Plan, ihre Plättchen und was sie tun
page-legend = was die Zeichen auf der Karte bedeuten
legend-legal = kann jetzt gewählt werden (auf der kleinen Karte G*)
legend-new = hohl: seit deinem letzten Zug dazugekommen
legend-cells = Ein Feld heißt nach Spalte und Reihe, etwa f7. Gerade Reihen liegen ein halbes Feld weiter rechts. Die Zahl hinter einem Ort sagt, wie viele Plättchen dort noch liegen; auf der kleinen Karte heißt klein geschrieben: keines.

aims-points = Was zählt
aims-locations = Orte
how-to-play = Deine Geländekarte sagt, auf welchem Gelände du in diesem Zug 3 Siedlungen baust, eine nach der anderen.
    Solange es geht, baust du neben eigene Siedlungen; sonst irgendwo auf diesem Gelände.
    Baust du neben einen Ort, bekommst du sein Plättchen: eine Zusatzaktion in jedem deiner späteren Züge.
    Plättchen nutzt du vor oder nach deinen 3 Siedlungen. Dann beendest du den Zug und ziehst eine neue Karte.
    Hat jemand die letzte von 40 Siedlungen gebaut, wird die Runde zu Ende gespielt; dann ist Schluss.
    Dann zählen die drei Karten und die Burgen; die meisten Punkte gewinnen.
