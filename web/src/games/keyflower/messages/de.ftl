# Keyflower am Tisch auf Deutsch. Die Namen von Plättchen, Arbeitern, Rohstoffen, Fertigkeiten und Jahreszeiten stehen in der Datei des Spiels.
# Variablen: $tile, $name, $label, $season und $colour sind Namen, $player und $names Namen von Personen, $count, $free, $place und $number Zahlen.

## Was gerade geschieht

kf-tab = Boote
kf-now = Was gerade ansteht
kf-now-turn = Wähle Arbeiter oder ein Plättchen: Biete darauf oder nutze es.
kf-now-ship = Wähle unten eines der Boote.
kf-now-mixed = Füge unten Arbeiter beliebiger Farben hinzu.
kf-now-worker = Gib unten einen Arbeiter ab oder eine ganze Gruppe.
kf-now-skill = Gib unten eine Fertigkeit ab.
kf-now-take = Wähle, was das Plättchen dir gibt.
kf-now-winter = Wähle unten Winterplättchen: mindestens eines.
kf-now-take-up = Wähle das Plättchen, das du als Nächstes anlegst.
kf-now-lay = Lege { $tile } an: Wähle den Platz in deinem Dorf.
kf-now-transport = Trage Rohstoffe auf dem Plan weiter oder werte ein Plättchen auf.
kf-now-their = { $player } ist am Zug
kf-now-chooses = { $player } wählt
kf-now-several = wählen gerade
kf-doing-bid = Gebot mit
kf-doing-use = Nutzen mit
kf-doing-pay = Noch zu zahlen
kf-so-far = bisher
kf-count = { $count } × { $name }
kf-pay-any = { $count ->
    [one] ein beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
kf-pay-any-skill = { $count ->
    [one] eine beliebige Fertigkeit
   *[other] { $count } beliebige Fertigkeiten
}
kf-steps-left = { $count ->
    [0] Kein Schritt mehr
    [one] Noch ein Schritt
   *[other] Noch { $count } Schritte
}
kf-upgrades-left = { $count ->
    [0] Keine Aufwertung mehr
    [one] Noch eine Aufwertung
   *[other] Noch { $count } Aufwertungen
}
kf-pass-ends = Alle anderen haben gepasst: Passt du auch, endet die Jahreszeit.
kf-pointed = { $bids ->
    [0] Auf kein Plättchen bieten
    [one] Auf ein Plättchen bieten
   *[other] Auf { $bids } Plättchen bieten
}, { $uses ->
    [0] keines nutzen
    [one] eines nutzen
   *[other] { $uses } nutzen
}: wähle aus.
kf-pointed-close = Wieder alle Farben

## Hinter dem Schirm

kf-screen-yours = Hinter deinem Schirm
kf-screen-of = Hinter dem Schirm von { $player }
kf-workers = Arbeiter
kf-skills = Fertigkeiten
kf-worker-choose = { $label }: zeigen, was sie tun können
kf-hidden-workers = { $count ->
    [one] Ein Arbeiter, dessen Farbe du nicht gesehen hast
   *[other] { $count } Arbeiter, deren Farben du nicht gesehen hast
}
kf-hidden-skills = { $count ->
    [one] Eine Fertigkeit, die du nicht gesehen hast
   *[other] { $count } Fertigkeiten, die du nicht gesehen hast
}
kf-free = Frei beweglich
kf-free-help = Diese Gruppen sind überboten. Jede darf zu einem anderen Plättchen weiterziehen, aber nur als Ganzes.
kf-group-at = { $label }, überboten bei { $tile }
kf-powers = Sommerboote
kf-power-extra_workers = jede Jahreszeit 2 Arbeiter mehr
kf-power-extra_green = jede Jahreszeit 1 grüner Arbeiter mehr
kf-power-cross_country = querfeldein tragen und anlegen
kf-power-double_transport = Schritte und Aufwertungen doppelt
kf-power-wild_upgrades = jeder Rohstoff zahlt Aufwertungen
kf-power-wild_scoring = jeder Rohstoff zählt für jeden
kf-power-counter_bid = andere Farben gegen Gebote bieten
kf-power-mixed_use = mit gemischten Farben nutzen
kf-winter = Deine Winterplättchen, geheim
kf-winter-choose = Diese Winterplättchen versteigern?
kf-winter-chosen = gewählt
kf-winter-count = { $count ->
    [one] Ein Winterplättchen auf der Hand
   *[other] { $count } Winterplättchen auf der Hand
}
kf-won = Anzulegen
kf-stranded = Passen noch nirgends

## Die Jahreszeit

kf-season = Die Jahreszeit
kf-offered = { $count } Plättchen, { $free ->
    [0] alle mit Gebot
   *[other] { $free } ohne Gebot
}
kf-phase-offering = Alle wählen geheim Winterplättchen für die Versteigerung.
kf-phase-ships = Die Boote werden gewählt.
kf-phase-laying = Die gewonnenen Plättchen werden angelegt.
kf-phase-over = Das Jahr ist vorbei.
kf-passes = Gepasst
kf-passed = Nacheinander gepasst: { $names }
kf-passed-none = Niemand hat gerade gepasst
kf-supply = Noch im Vorrat
kf-left = { $name }: noch { $count }
kf-pile = Fertigkeiten im Stapel: { $count }
kf-bag = Arbeiter im Beutel: { $count }

## Boote

kf-boats = Boote, Reihenfolge
kf-boat-choose = Wählen:
kf-boat-taken = vergeben
kf-boat-empty = leer
kf-choosing = { $player } wählt ein Boot
kf-choosers = In welcher Reihenfolge die Boote gewählt werden
kf-chose = { $player } hat ein Boot gewählt
kf-chooses-later = { $count ->
    [one] { $player } wählt als Nächstes ein Boot
   *[other] { $player } wählt ein Boot nach { $count } anderen
}
kf-order = Wer wann ein Boot wählen würde, wenn die Jahreszeit jetzt endete
kf-place = Platz { $place }: { $player }
kf-place-tile = Platz { $place }: { $player }, durch Reihenfolgeplättchen { $number }
kf-start = { $player } hat die violette Figur
kf-start-next = { $player } hätte danach die violette Figur

## Punkte

kf-score-yours = Deine Punkte
kf-score-of = Punkte von { $player }
kf-score-none = Noch nichts. Aufgewertete Plättchen und Gold bringen die ersten Punkte.
kf-score-seen = Für alle sichtbar
kf-score-if-over = Wenn das Spiel jetzt endete: { $points }
kf-score-all = Zusammen

## Plätze

kf-start-here = Hat die violette Figur
kf-fact-workers = { $count ->
    [one] Ein Arbeiter hinter dem Schirm
   *[other] { $count } Arbeiter hinter dem Schirm
}
kf-fact-known = { $count } × { $name }, von allen gesehen
kf-fact-skills = { $count ->
    [one] Eine Fertigkeit hinter dem Schirm
   *[other] { $count } Fertigkeiten hinter dem Schirm
}
kf-known = Farben, die alle dorthin gehen sahen
kf-leads = { $count ->
    [one] 1 Gebot führt
   *[other] { $count } Gebote führen
}
kf-beaten = { $count } überboten

## Über das Spiel

kf-about = Über dieses Material
kf-about-box = In der Schachtel
kf-box-home = Heimplättchen
kf-box-spring = Frühlingsplättchen
kf-box-summer = Sommerplättchen
kf-box-autumn = Herbstplättchen
kf-box-winter = Winterplättchen
kf-box-summer_boat = Sommerboote
kf-box-boat = Boote
kf-box-turn_order = Reihenfolgeplättchen
kf-about-origin = Woher die Angaben stammen
kf-about-tiles = { $count } Plättchen.
kf-provenance-own = Eigene Abschrift: aus den Dateien dessen, der diesen Server betreibt.
kf-provenance-rulebook = Alles über sie steht in der Spielregel.
kf-provenance-published = Ihre Kanten und manche Preise, Punkte und Ladungen sind Tatsachen aus öffentlichen Umsetzungen; sie wurden untereinander und mit der Spielregel verglichen. Nichts ist nachgebaut.
kf-about-secret = Was verborgen ist
kf-about-screens = Arbeiter und Fertigkeiten hinter anderen Schirmen werden gezählt, und unterschieden, wo alle sie dorthin gehen sahen. Winterplättchen kennt nur, wer sie hat. Was du siehst, ist alles, was der Tisch dir gesagt hat.

## Der neue Tisch

kf-preview-village = Ein Dorf nach drei Jahreszeiten
kf-preview-offer = Plättchen je Jahreszeit
kf-preview-boats = Boote
kf-preview-order = Reihenfolgeplättchen
kf-preview-winter = Winterplättchen für alle


## Der Plan

kf-board-keys = Pfeiltasten gehen von Plättchen zu Plättchen, Tab zum nächsten Dorf. Eingabe wählt. Beim Anlegen dreht R das Plättchen.
kf-board-pages = Teile des Tisches
kf-board-page-offer = Auslage
kf-board-page-mine = Mein Dorf
kf-board-page-others = Andere
kf-board-turns = { $season }: Plättchen zur Versteigerung
kf-board-offering = { $season }: deine Winterplättchen
kf-board-ships = { $season } endet: Boote
kf-board-laying = { $season } endet: Plättchen anlegen
kf-board-ring = Ring: verlangte Farbe
kf-board-free = Frei beweglich
kf-board-nothing = Nichts liegt aus.
kf-board-boat-taken = vergeben
kf-board-offered = für die Versteigerung gewählt
kf-lot-no-bid = kein Gebot
kf-lot-yours = Du führst
kf-lot-lead = mit { $count } vorn
kf-lot-more = mit +{ $count } vorn
kf-lot-use = ab { $count } · { $there }/6
kf-lot-full = voll
kf-lot-bid-leads = { $player } führt mit { $count } { $colour }
kf-lot-bid-beaten = { $player }: { $count } { $colour }, überboten
kf-lot-bid-free = { $player }: { $count } { $colour }, überboten und frei beweglich
kf-tile-legal = wählbar
kf-tile-chosen = gewählt
kf-tile-price = Preis der Aufwertung
kf-tile-upgraded = aufgewertet
kf-tile-colour = nur { $colour }
kf-tile-workers = Arbeiter darauf: { $workers }
kf-tile-goods = Rohstoffe: { $goods }
kf-tile-next-use = { $there ->
    [0] eine Nutzung braucht mindestens { $count }
   *[other] { $there } von 6 Arbeitern darauf, die nächste Nutzung braucht mindestens { $count }
}
kf-tile-full = { $there } Arbeiter darauf, keine Nutzung mehr in dieser Jahreszeit
kf-tile-no-use-now = während der Versteigerung nicht nutzbar
kf-village-yours = Dein Dorf
kf-village-of = Dorf von { $player }
kf-village-grid = { $village }, { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
kf-village-starts = beginnt
kf-village-usable = { $count ->
    [one] 1 Plättchen kannst du nutzen
   *[other] { $count } Plättchen kannst du nutzen
}
kf-village-enlarge = { $village }: vergrößern
kf-village-back = { $village }: verkleinern
kf-village-gap = Platz neben { $tiles }: das Plättchen passt nicht
kf-village-gap-legal = Platz neben { $tiles }: das Plättchen passt
kf-village-clash = { $count ->
    [one] { $own } trifft { $other }
   *[other] { $own } trifft { $other }, und mehr
}
kf-tile-planned = lässt sich mit dem aufwerten, was im Dorf liegt: wähle es, um zu sehen wie
kf-plan-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} von { $left }
kf-village-steps = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
kf-village-upgrades = { $count ->
    [one] noch 1 Aufwertung
   *[other] noch { $count } Aufwertungen
}
kf-edge-road = Straße
kf-edge-field = Feld
kf-edge-water = Wasser
kf-note-from = { $label }, mindestens { $count }
kf-note-bid = { $count } { $colour } bieten
kf-note-use = Mit { $count } { $colour } nutzen
kf-note-bid-at = { $count } { $colour } auf { $tile } bieten
kf-note-use-at = { $tile } mit { $count } { $colour } nutzen
kf-offer-these = { $count ->
    [one] 1 Plättchen versteigern
   *[other] { $count } Plättchen versteigern
}
kf-lay-unreached = Hier führt keine Straße zu { $tile }: Nichts kann dorthin oder von dort gebracht werden.
kf-lot-start = beginnt
kf-lot-starts = wer es gewinnt, bekommt die violette Figur und beginnt als Nächstes
kf-worth = für dich jetzt { $points } wert, wenn das Spiel mit ihm in deinem Dorf endete (ohne den Preis, es zu gewinnen)
kf-worth-upgraded = für dich jetzt { $points } wert, wenn das Spiel mit ihm in deinem Dorf endete, und { $upgraded }, aufgewertet mit dem, was du hast (ohne den Preis, es zu gewinnen)
kf-lens-show = Was { $player } noch tun könnte
kf-lens-of = { $player } könnte …
kf-lens-lead = die Führung übernehmen
kf-lens-use = das Plättchen nutzen
kf-lens-can = sicher
kf-lens-perhaps = mit ungesehenen Arbeitern
kf-lens-close = Lupe weglegen
kf-lens-lead-can = { $player } kann die Führung übernehmen
kf-lens-lead-perhaps = { $player } kann vielleicht die Führung übernehmen
kf-lens-use-can = { $player } kann es nutzen
kf-lens-use-perhaps = { $player } kann es vielleicht nutzen
kf-tile-flipped = durch Flipper kostenlos aufgewertet

## Das Ende einer Jahreszeit

kf-moment = { $season }: zu Ende
kf-moment-price = { $count ->
    [one] für 1 { $colour }en Arbeiter
   *[other] für { $count } { $colour }e Arbeiter
}
kf-moment-boat = Boot
kf-moment-start = beginnt nun
kf-moment-nothing = noch nichts
kf-moment-unsold = Niemand wollte { $names }: aus dem Spiel.
kf-moment-now = Nun werden der Reihe nach Boote gewählt, dann legen alle ihre Plättchen an.
kf-moment-next = { $season } beginnt:

## Die Liste der Schritte

keyflower-verb-use = Nutzen
verb-bid = Bieten
verb-carry = Tragen
verb-upgrade = Aufwerten
verb-send = Wie viele Arbeiter
verb-add = Arbeiter hinzufügen
verb-pay = Mit einem Arbeiter zahlen
verb-give = Eine Fertigkeit abgeben
verb-spend = Mit einem Rohstoff zahlen
verb-offer = Winterplättchen versteigern
verb-ship = Ein Boot wählen
verb-lay = Das Plättchen anlegen
verb-with = Eine Gruppe mitnehmen
verb-pay-group = Mit einer Gruppe zahlen
verb-take-up = Ein Plättchen aufnehmen
