# Boonlake at the table in German. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## Die Teile der Seite

bl-pages = Teile des Bretts
bl-page-actions = Aktionen
bl-page-map = Karte
bl-page-ranch = Ranch
bl-page-hand = Hand
bl-lit = hier ist etwas wählbar

## Das Aktionsbrett

bl-actions = Aktionsplättchen
bl-who-all = alle
bl-who-others = andere
bl-action-chosen = In diesem Zug gewählt.
bl-action-first = Du zuerst: { $what }.
bl-action-left = Dann du: { $what }.
bl-action-right-all = Alle: { $what }.
bl-action-right-others = Die anderen: { $what }.
bl-action-movement = { $count ->
    [one] Dann fährt dein Schiff 1 Feld weit.
   *[other] Dann fährt dein Schiff bis zu { $count } Felder weit.
}
bl-action-costs = Kostet { $what }.

## Die Karte

bl-map = Die Karte
bl-space = Feld { $number }, { $name }
bl-covering = Wer es bedeckt: { $what }.
bl-covering-nothing = Es zu bedecken bringt nichts.
bl-pasture = Eine Weide.
bl-pasture-empty = Hier grast kein Vieh.
bl-cattle-of = { $count ->
    [one] { $name }: 1 Rind.
   *[other] { $name }: { $count } Rinder.
}
bl-upper = Oberer Bauplatz. { $what }
bl-lower = Unterer Bauplatz. { $what }
bl-site-free = Ein freier Bauplatz.
bl-site-free-upper = Der obere Bauplatz, frei.
bl-site-free-lower = Der untere Bauplatz, frei.
bl-site-inhabitant = Bewohner von { $name }.
bl-site-house = Haus von { $name }.
bl-site-village = Siedlung von { $name }.
bl-site-cost = Ihn zu erschließen kostet { $what }.
bl-site-gives = Ihn zu erschließen bringt: { $what }.
bl-site-gives-nothing = Ihn zu erschließen bringt nichts.
bl-site-worth = { $points ->
    [one] Eine Siedlung hier: 1 Punkt.
   *[other] Eine Siedlung hier: { $points } Punkte.
}
bl-site-worth-less = { $points ->
    [one] Eine Siedlung hier kostet 1 Punkt.
   *[other] Eine Siedlung hier kostet { $points } Punkte.
}
bl-site-around = Daneben { $count } der { $needed } Präsenzen, die eine Siedlung braucht.
bl-region-reward = Belohnung: { $what }.
bl-region-taken = Ihre Belohnung ist vergeben: { $what }.
bl-region-silent = Sie bringt in diesem Zug nichts ein.
bl-region-present = { $name }: { $count }.
bl-region-nobody = Niemand ist dort.
bl-stock = Bauplättchen
bl-stock-left = { $count ->
    [one] 1 Plättchen ist noch verdeckt.
   *[other] { $count } Plättchen sind noch verdeckt.
}
bl-pastures-left = { $count ->
    [one] 1 Weide ist übrig.
   *[other] { $count } Weiden sind übrig.
}
bl-placing = Das Plättchen, das gelegt wird

## Der Fluss

bl-river = Der Fluss, Runde { $round } von { $rounds }
bl-round = Runde { $round } von { $rounds }; als Nächstes Wertung { $number }
bl-stretch = Feld { $number } des Flusses
bl-harbour = Hafen, Feld { $number } des Flusses
bl-lock-closed = Davor ist eine geschlossene Schleuse.
bl-lock-open = Die Schleuse davor ist offen.
bl-ships = Schiffe: { $names }.
bl-crosses = Durchfährt die Schleuse: Wertung { $number } folgt.
