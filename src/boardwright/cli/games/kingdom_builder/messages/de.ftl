# Kingdom Builder im Terminal: die Tafel neben der Karte, die Geschichte eines Zuges und die Seiten, die erklären.
# Variablen: $player ist ein Name, $cells und $cell sind Felder wie f7, $terrain und $location sind Namen.

points = Punkte
supply = Vorrat
you = { $player } (du)
tile-fresh = { $location }
tile-used = { $location } (genutzt)
tile-new = { $location } (neu)
tile-passive = { $location }
no-tiles = keine Plättchen
played = Karte: { $terrain }
next-cards = { $count ->
    [one] Deine nächste Karte: { $terrains }
   *[other] Deine nächsten Karten: { $terrains }
}
open-cards = { $count ->
    [one] Karte: { $terrains }
   *[other] Karten: { $terrains }
}
cards-join = { ", " }
chosen = Gewählt: { $terrain }
scouted = Die Späher haben { $terrain } entfernt.
deck = Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
last-round = Das ist die letzte Runde.
card-title = { $name }:
owner = { $player }: { $tiles }
too-narrow = Diese Karte braucht { $columns } Spalten: Mach das Fenster breiter.
tiles-left = bei { $cells }
tiles-beside = neben dem Plan ({ $left })
for-everybody = für alle, einmal im Zug
taken = genommen
marked-rows = markierte Reihen: { $rows }

## Was ein Platz hat, und was für alle da ist; die Zeichen sind die der Karte

reserve = in Reserve { $signs }
aside = beiseitegelegt { $count }
settlement-tiles = Siedlungsplättchen { $count }
cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
nomad-tiles = Nomadenplättchen: { $tiles }
bonus-tiles = Bonusplättchen: { $tiles }
stocks = Im Vorrat: { $stocks }

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
fact-moves-on = { $location } versetzt { $ways }
fact-puts = { $location } setzt { $piece }: { $cells }
fact-takes-back = { $location } nimmt { $piece } von { $cell } zurück
fact-sets-aside = { $location } legt { $cell } beiseite
fact-strikes = schlägt { $cell } ({ $player })
fact-takes-settlement-tile = nimmt ein Siedlungsplättchen
fact-tile-settlement-tile = { $location } nimmt ein Siedlungsplättchen
fact-marks = markiert Reihe { $row }
fact-earns = bekommt { $earnings }
earning = { $points } ({ $source })
fact-uses = nutzt { $location }
tool-with = { $tool } ({ $other })

## Seiten

page-cards = was in dieser Partie zählt, und die Punkte aller
page-tiles = alle Plättchen, wo sie liegen und was sie tun, und wer was hat
page-legend = was die Zeichen auf der Karte bedeuten
legend-legal = kann jetzt gewählt werden (auf der kleinen Karte G*)
legend-new = hohl: seit deinem letzten Zug dazugekommen
legend-guarded = neben einem Krieger: hierher darf nichts kommen
legend-marker = { $player } hat diese Reihe für die Bürgermeister markiert
legend-paid = +: während der Partie bezahlt
legend-small-pieces = Auf der kleinen Karte ist eine Figur { $sign }, und { $new }, wenn sie seit deinem letzten Zug dazugekommen ist.
legend-small-cave = Auf der kleinen Karte ist eine Höhle { $sign }.
legend-short-tiles = Auf niedrigen Bildschirmen stehen Plättchen mit ihren Buchstaben da: (Ba) ist genutzt, Ba+ ist neu; Figuren in Reserve stehen in [ ].
legend-cells = Ein Feld heißt nach Spalte und Reihe, etwa f7. Gerade Reihen liegen ein halbes Feld weiter rechts. Die Zahl hinter einem Ort sagt, wie viele Plättchen dort noch liegen; auf der kleinen Karte heißt klein geschrieben: keines.

aims-points = Was zählt
aims-locations = Zusatzaktionen
how-to-play = Deine Geländekarte sagt, auf welchem Gelände du in diesem Zug 3 Siedlungen baust, eine nach der anderen.
    Solange es geht, baust du neben eigene Siedlungen; sonst irgendwo auf diesem Gelände.
    Baust du neben einen Ort, bekommst du sein Plättchen: eine Zusatzaktion in jedem deiner späteren Züge.
    Plättchen nutzt du vor oder nach deinen 3 Siedlungen. Dann beendest du den Zug und ziehst eine neue Karte.
    Hat jemand die letzte von 40 Siedlungen gebaut, wird die Runde zu Ende gespielt; dann ist Schluss.
    Dann zählen die drei Karten und die Burgen; die meisten Punkte gewinnen.
