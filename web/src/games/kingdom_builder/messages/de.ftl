# Der Plan von Kingdom Builder auf Deutsch. Namen von Gelände, Orten und Karten stehen in der Datei des Spiels. Variablen:
# $cell ist ein Feld wie f7, $place, $terrain und $name sind Namen, $player heißt eine Person, $change ist eine Zahl mit Vorzeichen.

## Der Plan

kb-board = Der Plan, 20 Reihen mit 20 Feldern
kb-board-island = Der Plan, 20 Reihen mit 20 Feldern, und die Insel, 5 Reihen
kb-island-rows = Die Insel, 5 Reihen
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
kb-cell-legal-change = { $here }, möglich, Punkte: { $change }
kb-on-island = { $place } auf der Insel
kb-cell-piece = { $place }, { $cell }, { $kind ->
    [warrior] Krieger von { $player }
    [ship] Schiff von { $player }
    [wagon] Wagen von { $player }
    [hall] Rathaus von { $player }
   *[scout] Späher von { $player }
}
kb-cell-wall = { $place }, { $cell }, Steinmauer
kb-cell-nomad = { $place }, { $cell }, { $name }
kb-cell-taken = { $place }, { $cell }, Plättchen genommen
kb-cell-guarded = { $here }, von einem Krieger bewacht
kb-cell-outpost = { $here }, mit dem Außenposten
kb-cell-remove = { $here }, kann weggenommen werden
kb-row-marked = Reihe { $row }: Marker von { $player }.
kb-island-name = Insel
kb-island-own = eigene Abschrift
kb-island-reconstructed = unser eigener Plan
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
kb-terrain-choose = Wähle das Gelände dieses Zuges.
kb-terrain-play = { $terrain }: { $count ->
    [0] wählen
    [one] ausspielen, eine Siedlung
   *[other] ausspielen, { $count } Siedlungen
}
kb-terrain-open = Ausgelegt: { $cards }
kb-terrain-hidden = Dir nicht bekannt
kb-terrain-other = { $player }: { $terrain }, { $due ->
    [0] alle gebaut
   *[other] noch { $due }
}
kb-short = Auf dem Plan: { $short }
kb-short-grass = Wi
kb-short-canyon = Ca
kb-short-desert = Wü
kb-short-flowers = Bl
kb-short-forest = Wd
kb-short-water = Ws
kb-short-mountain = Ge
kb-short-marsh = Su
kb-short-farmland = Ac
kb-last-round = Letzte Runde

## Plättchen

kb-tiles-yours = Deine Plättchen
kb-tiles-of = Plättchen von { $player }
kb-tiles-none = Noch keine: Baue neben einem Ort.
kb-tile-legal = { $name }: jetzt nutzbar
kb-tile-legal-change = { $name }: jetzt nutzbar, Punkte: { $change }
kb-tile-used = { $name }: in diesem Zug genutzt
kb-tile-new = { $name }: neu, ab deinem nächsten Zug
kb-tile-idle = { $name }: jetzt nicht
kb-tile-passive = { $name }: wirkt von selbst
kb-tile-leads = { $count ->
    [one] Ein Feld zur Wahl, auf dem Plan beleuchtet
   *[other] { $count } Felder zur Wahl, auf dem Plan beleuchtet
}
kb-group-location = Ortsplättchen
kb-group-nomad-now = Nomaden: jetzt oder nie
kb-group-nomad-next = Nomaden: nur im nächsten Zug
kb-group-bonus = Bonusplättchen
kb-group-permanent = Für alle, einmal im Zug
kb-new = neu
kb-reserve = Im Vorrat
kb-stock = Für alle, neben dem Plan
kb-piece-settlements = { $count ->
    [one] Eine Siedlung im Vorrat
   *[other] { $count } Siedlungen im Vorrat
}
kb-piece-aside = { $count ->
    [one] Eine Siedlung, beiseitegelegt für die nächste Pflichtaktion
   *[other] { $count } Siedlungen, beiseitegelegt für die nächste Pflichtaktion
}
kb-piece-warriors = { $count ->
    [0] Alle Krieger stehen auf dem Plan
    [one] Ein Krieger im Vorrat
   *[other] { $count } Krieger im Vorrat
}
kb-piece-ship = { $count ->
    [0] Das Schiff ist auf dem Plan
   *[other] Schiff im Vorrat
}
kb-piece-wagon = { $count ->
    [0] Der Wagen ist auf dem Plan
   *[other] Wagen im Vorrat
}
kb-piece-hall = { $count ->
    [0] Das Rathaus ist gebaut
   *[other] Rathaus im Vorrat
}
kb-piece-colonies = Siedlungsplättchen: { $count }
kb-piece-markers = Marker neben Reihen: { $count }
kb-piece-walls = Steinmauern übrig: { $count }
kb-piece-scouts = Späher übrig: { $count }
kb-piece-tiles = Siedlungsplättchen übrig: { $count }
kb-piece-bonus = { $name }: noch { $count }

## Karten und Punkte

kb-cards-yours = Karten, deine Punkte
kb-cards-of = Karten, Punkte von { $player }
kb-change = { $change } durch diese Wahl
kb-idle = Mehr, wenn das Spiel jetzt endete, für Quadranten ohne eigene Siedlung: { $points }
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
kb-rule-families = 2 je gerader Dreierreihe, Pflichtaktion
kb-rule-shepherds = 2 je Siedlung, die ihr Gelände füllt
kb-rule-ambassadors = 1 je Siedlung, gesetzt neben anderen
kb-rule-geologists = 2 je verbundenem Gebirge
kb-rule-messengers = 2 je Feld, weitester Weg im Gebiet
kb-rule-noblewomen = 5 je besonderem Feld mit Mehrheit
kb-rule-vassals = 1 je Siedlung an den Nähten
kb-rule-captains = 1 je Siedlung neben 3 eigenen
kb-rule-scouts = 1 je Siedlung am entfernten Gelände
kb-rule-rangers = 2 je Reihe mit nur einer
kb-rule-travellers = 1 je Siedlung am Rand
kb-rule-chainers = 1 je Siedlung neben genau 2
kb-rule-homesteaders = 1 je Siedlung, dein stärkster Quadrant
kb-rule-mayors = 4 je Marker neben einer Reihe
kb-rule-rovers = 1 je bebautem Quadranten, jeden Zug
kb-rule-castles = 3 je Burg nebenan
kb-rule-palaces = 5 je Palast mit Mehrheit
kb-rule-capitols = 1 je Siedlung nahe einem Kapitol
kb-rule-treasure = 3 je gefundenem Schatz
kb-rule-home_country = Ein ganzes Gebiet eines Geländes füllen
kb-rule-fortress = Eine Siedlung mit 6 eigenen ringsum
kb-rule-road = 7 in einer schrägen Linie
kb-rule-place_of_refuge = Ein besonderes Feld, 6 ringsum
kb-rule-advance = 7 an einem Rand
kb-rule-compass_points = Eine an jedem der 4 Ränder
kb-tasks = Aufgaben, einmal bezahlt
kb-task-met = Erfüllt, Punkte:
kb-task-open = Noch nicht erfüllt, Punkte:
kb-paid = sofort
kb-paid-help = Während des Spiels bezahlt: Das sind die Punkte bisher.
kb-scouted = Alle Karten { $terrain } sind aus dem Spiel

## Plätze

kb-left = noch { $left }
kb-hand = Geländekarten auf der Hand: { $count }

## Der Verlauf: was ein Zug gebracht hat

kingdom_builder-event-built-sum = { $player } hat { $what } gebaut.
kingdom_builder-event-built-part = { $count } auf { $terrain }

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
kb-island = Insel, Seite { $name }
kb-provenance-own = Eigene Abschrift: aus den Dateien dessen, der diesen Server betreibt.
kb-provenance-rulebook = Wie in der Spielregel abgedruckt.
kb-provenance-published = Nach öffentlichen Umsetzungen, verglichen, wo es mehrere gibt; der Text der Spielregel sagt nicht, was wo liegt.
kb-provenance-reconstructed = Von uns nachgebaut: Ein öffentlicher Plan war nicht zu finden. Die Orte und besonderen Felder, die die Spielregel nennt, sind da; der Rest ist entworfen und weicht vom gedruckten Plan ab.
kb-features = Besondere Felder darauf
kb-feature = { $count } × { $name }.
kb-unseen = Geländekarten, die du noch nicht gesehen hast
kb-deck = { $deck ->
    [one] Eine Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
kb-scouted-cards = Die Späher haben alle Karten { $terrain } aus dem Spiel genommen.

## Der neue Tisch

kb-corner-top-left = Oben links
kb-corner-top-right = Oben rechts
kb-corner-bottom-left = Unten links
kb-corner-bottom-right = Unten rechts
kb-preview-board = Der Spielplan bisher
kb-preview-island = Die Insel
kb-preview-tasks = Aufgaben: { $count }
