# Der Plan von Kingdom Builder auf Deutsch. Namen von Gelände, Orten und Karten stehen in der Datei des Spiels. Variablen:
# $cell ist ein Feld wie f7, $place, $terrain und $name sind Namen, $player heißt eine Person, $change ist eine Zahl mit Vorzeichen.

## Der Plan

kb-board = Der Plan, 20 Reihen mit 20 Feldern
kb-board-keys = Pfeiltasten gehen von Feld zu Feld, mit Umschalt zum nächsten möglichen Feld. Eingabe wählt. Plus und Minus zoomen.
kb-cell = { $place }, { $cell }
kb-cell-settlement = { $place }, { $cell }, Siedlung von { $player }
kb-cell-location = { $place }, { $cell }, { $tiles ->
    [0] kein Plättchen mehr
    [one] noch ein Plättchen
   *[other] noch { $tiles } Plättchen
}
kb-cell-new = { $here }, neu
kb-cell-chosen = { $here }, gewählt
kb-cell-legal = { $here }, möglich
kb-cell-legal-change = { $here }, möglich, { $change } Punkte
kb-tools = Ansicht des Plans
kb-tool-fit = Ganzer Plan
kb-tool-legal = Auf mögliche Felder zoomen
kb-tool-in = Vergrößern
kb-tool-hide = Siedlungen ausblenden

## Geländekarte

kb-terrain-yours = Dein Gelände
kb-terrain-of = Gelände von { $player }
kb-terrain-due = { $built } gebaut, noch { $due }
kb-terrain-done = Alle gebaut
kb-terrain-next = Für deinen nächsten Zug
kb-terrain-none = Keine Geländekarte
kb-terrain-hidden = Dir nicht bekannt
kb-terrain-other = { $player }: { $terrain }, { $due ->
    [0] alle gebaut
   *[other] noch { $due }
}
kb-letter = Buchstabe auf dem Plan: { $letter }
kb-last-round = Letzte Runde

## Plättchen

kb-tiles-yours = Deine Plättchen
kb-tiles-of = Plättchen von { $player }
kb-tiles-others = Plättchen der anderen
kb-tiles-none = Noch keine: Baue neben einem Ort.
kb-tile-legal = { $name }: jetzt nutzbar
kb-tile-used = { $name }: in diesem Zug genutzt
kb-tile-new = { $name }: neu, ab deinem nächsten Zug
kb-tile-idle = { $name }: jetzt nicht
kb-tile-held = { $name }
kb-new = neu

## Karten und Punkte

kb-cards-yours = Karten, deine Punkte
kb-cards-of = Karten, Punkte von { $player }
kb-change = { $change } durch diese Wahl
kb-rule-fishermen = 1 je Siedlung am Wasser
kb-rule-merchants = 4 je verbundenem Ort oder Burg
kb-rule-discoverers = 1 je Reihe mit einer Siedlung
kb-rule-hermits = 1 je eigenem Siedlungsgebiet
kb-rule-citizens = 1 je 2 Siedlungen, größtes Gebiet
kb-rule-miners = 1 je Siedlung am Gebirge
kb-rule-workers = 1 je Siedlung neben Ort, Burg
kb-rule-knights = 2 je Siedlung, deine vollste Reihe
kb-rule-lords = Je Quadrant: Meiste 12, Nächste 6
kb-rule-farmers = 3 je Siedlung, dein schwächster Quadrant
kb-rule-castles = 3 je Burg nebenan

## Plätze

kb-facts = noch { $left }, { $tiles ->
    [0] kein Plättchen
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
kb-left = noch { $left }

## Über den Plan

kb-about = Über diesen Plan
kb-place-0 = oben links
kb-place-1 = oben rechts
kb-place-2 = unten links
kb-place-3 = unten rechts
kb-quadrant = Quadrant { $name }, { $place }{ $turned ->
    [yes] , gedreht
   *[no] {""}
}
kb-provenance-rulebook = Wie in der Spielregel abgedruckt.
kb-provenance-published = Nach öffentlichen Umsetzungen, die übereinstimmen; der Text der Spielregel sagt nicht, was wo liegt.
kb-provenance-reconstructed = Von uns nachgebaut: Es passt zu allem, was die Spielregel sagt, ist aber nicht das, was auf dem Plan gedruckt ist.
kb-unseen = Geländekarten, die du noch nicht gesehen hast
kb-deck = { $deck ->
    [one] Eine Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
