# Boonlake at the table in German. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## Die Teile der Seite

bl-pages = Teile des Spielplans
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
bl-action-first = { $type ->
    [day] Zuerst darfst du eine Tagkarte ausspielen oder eine für { $coins } Münzen abwerfen.
    [night] Zuerst darfst du eine Nachtkarte ausspielen oder eine für { $coins } Münzen abwerfen.
   *[twilight] Zuerst darfst du eine Dämmerungskarte ausspielen oder eine für { $coins } Münzen abwerfen.
}
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
bl-pasture = Eine Rinderweide.
bl-pasture-empty = Hier grast kein Rind.
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
bl-region-nobody = Niemand hat dort eine Präsenz.
bl-stock = Bauplättchen
bl-stock-left = { $count ->
    [one] 1 Plättchen ist noch verdeckt.
   *[other] { $count } Plättchen sind noch verdeckt.
}
bl-pastures-left = { $count ->
    [one] 1 Rinderweide ist übrig.
   *[other] { $count } Rinderweiden sind übrig.
}
bl-placing = Das Plättchen, das gelegt wird

## Der Fluss

bl-river = Der Fluss, Runde { $round } von { $rounds }
bl-round = Runde { $round } von { $rounds }, dann Wertung { $number }
bl-stretch = Feld { $number } des Flusses
bl-harbour = Hafen, Feld { $number } des Flusses
bl-lock-closed = Davor ist eine geschlossene Schleuse.
bl-lock-open = Die Schleuse davor ist offen.
bl-ships = Schiffe: { $names }.
bl-crosses = Fährt durch die Schleuse: Wertung { $number } folgt.
## Die Ranch

bl-ranch = Deine Ranch
bl-ranch-of = Ranch von { $name }
bl-look = Eine Ranch ansehen
bl-look-at = Ansehen: { $name }
bl-income = Wertung { $number } brächte: { $goods }
bl-own-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
bl-own-vases = { $count ->
    [one] 1 Vase
   *[other] { $count } Vasen
}
bl-own-inhabitants = { $count ->
    [one] 1 Bewohner auf der Ranch, { $supply } im Vorrat
   *[other] { $count } Bewohner auf der Ranch, { $supply } im Vorrat
}
bl-works = Produktion
bl-works-level = { $works }: { $level ->
    [0] noch kein Gebäude
    [1] Stufe 1
   *[other] Stufe { $level }
}
bl-works-have = Mit den Booten hier: { $count } für jedes Projekt.
bl-works-begun = Als erstes Produktionsgebäude gewählt.
bl-canoe = Boot bei: { $works }
bl-canoe-help = Es steht für einen dieser Rohstoffe. Flussabwärts, nach rechts, fährt es kostenlos; flussaufwärts kostet es Münzen.
bl-canal = Nach: { $works }
bl-recesses = Teile auf dem Tableau
bl-recess = { $piece }, Reihe { $row }
bl-recess-empty = Leer: Jede Wertung bringt { $pays }.
bl-recess-next = Als Nächstes weg; dann bringt jede Wertung { $pays }.
bl-recess-full = Sobald leer, bringt jede Wertung { $pays }.
bl-recess-end = { $points ->
    [one] Am Ende leer: { $points } Punkt.
   *[other] Am Ende leer: { $points } Punkte.
}
bl-spare = { $count ->
    [one] +1 entferntes Haus, das wieder gebaut werden kann
   *[other] +{ $count } entfernte Häuser, die wieder gebaut werden können
}
bl-piece-house = Haus
bl-piece-village = Siedlung
bl-piece-cattle = Rind
bl-piece-inhabitant = Bewohner
bl-track-coin = Münzleiste: Feld { $step }
bl-track-card = Kartenleiste: Feld { $step }
bl-step = Feld { $step }
bl-step-pays = Bringt in einer Wertung: { $goods }.
bl-step-reward = Wenn der Marker hierher kommt: { $effect }.
bl-levers = Hebel: { $ready } bereit, { $used } genutzt
bl-lever-ready = Bereit. Ungenutzt in einer Wertung: 1 Punkt.
bl-lever-used = Genutzt bis zur nächsten Wertung.
bl-lever-free = Noch nicht gelegt; er kostet dich { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
bl-played = { $count ->
    [one] 1 ausgespielte Karte
   *[other] { $count } ausgespielte Karten
}

## Die Hand

bl-hand = Deine Hand
bl-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
bl-hand-empty = Du hast keine Karten auf der Hand.
bl-hand-hidden = Handkarten sieht nur, wem sie gehören.
bl-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
bl-discards = { $count ->
    [one] 1 Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
bl-type-day = Tagkarte
bl-type-twilight = Dämmerungskarte
bl-type-night = Nachtkarte
bl-card-kind = { $type }, { $timing }
bl-timing-immediate = wirkt einmal, wenn sie ausgespielt wird
bl-timing-permanent = wirkt bis zum Ende des Spiels
bl-timing-end = zählt am Ende des Spiels
bl-when-immediate = einmal
bl-when-permanent = immer
bl-when-end = am Ende
bl-n-wood = { $count } Holz
bl-n-clay = { $count } Lehm
bl-n-stone = { $count } Stein
bl-n-iron = { $count } Eisen
bl-card-cost = Kostet { $price }.
bl-card-points = { $count ->
    [one] 1 Punkt am Ende.
   *[other] { $count } Punkte am Ende.
}
bl-missing-coins = Dafür hast du zu wenige Münzen.
bl-missing-resources = Deiner Produktion und deinen Booten fehlen die Rohstoffe.
bl-missing-vases = Dafür hast du zu wenige Vasen.
bl-short-coins = Münzen
bl-short-resources = Rohstoffe
bl-short-vases = Vasen

## Wertungsplättchen

bl-goals = Plättchen für Wertung { $number }
bl-goals-choose = Dein Wertungsplättchen: eines behalten
bl-goal-kept = Dieses behältst du.
bl-goal-mine = Deines: Der Marker zählt für dich doppelt.
bl-goal-of = Das Plättchen von { $name }.
bl-goal-needs = Wertung { $number } verlangt: { $what }.
bl-goal-count = { $count } { $what }
bl-goal-pair = { $one } und { $two }, oder die Zahlen vertauscht
bl-goal-pay = { $times ->
    [1] { $price } zahlen, für { $each }
   *[other] { $times }-mal { $price } zahlen, jedes Mal für { $each }
}
bl-goal-pay-either = { $times ->
    [1] { $good } oder { $price } abgeben, für { $each }
   *[other] { $times }-mal { $good } oder { $price } abgeben, jedes Mal für { $each }
}
bl-goal-have = Du hast { $have }.
bl-goal-gain = { $points ->
    [one] Jetzt gewertet, brächte es { $points } Punkt.
   *[other] Jetzt gewertet, brächte es { $points } Punkte.
}
bl-goal-loss = { $points ->
    [one] Jetzt gewertet, kostete es { $points } Punkt.
   *[other] Jetzt gewertet, kostete es { $points } Punkte.
}
bl-goal-scored = Du hast es in Wertung { $number } gewertet.
bl-goal-marker = { $name } hat es in Wertung { $number } gewertet.
bl-goal-project = { $points ->
    [one] Besonderes Projekt für { $price }: { $points } Punkt, 2 Bewohner und { $step }; ein Bewohner bleibt dort.
   *[other] Besonderes Projekt für { $price }: { $points } Punkte, 2 Bewohner und { $step }; ein Bewohner bleibt dort.
}
bl-goal-realised = Verwirklicht von { $names }.

## Die weise Eminenz

bl-sage = Die weise Eminenz
bl-sage-tile = Plättchen { $tile } der weisen Eminenz
bl-sage-actions = Von diesen Aktionen nimmt sie die oberste: { $actions }
bl-sage-wanted = Sie sucht ihren Platz ab Feld { $space } (Ecke { $corner }).
bl-sage-stack = { $count ->
    [one] 1 ihrer Plättchen ist verdeckt, { $hard } von der zweiten Art.
   *[other] { $count } ihrer Plättchen sind verdeckt, { $hard } von der zweiten Art.
}
bl-sage-cactus = { $points ->
    [one] Kaktusleiste: Feld { $steps }, { $points } Punkt in jeder Wertung.
   *[other] Kaktusleiste: Feld { $steps }, { $points } Punkte in jeder Wertung.
}
bl-sage-income = { $points ->
    [one] Die nächste Wertung brächte ihr { $points } Punkt.
   *[other] Die nächste Wertung brächte ihr { $points } Punkte.
}

## Was alle eben gesehen haben

bl-moment-scoring = Wertung { $number }
bl-moment-points = Punkte: vorher { $before }, jetzt { $after }
bl-moment-income = Einkommen: { $goods }
bl-moment-idle = Ungenutzte Hebel: +{ $points }
bl-moment-next-turn = Die Hebel sind wieder oben, die Belohnungen der Regionen frei. Es geht mit dem nächsten Zug weiter.
bl-moment-next-round = Die zweite Runde beginnt: Alle Schiffe sind wieder an der Quelle.
bl-moment-next-end = Das war die letzte Wertung: Das Spiel ist aus.
bl-moment-sage = Die weise Eminenz deckt { $tile } auf
bl-moment-lowest = Für das unterste Aktionsplättchen
bl-moment-chosen = Ihre Aktion

## Was verloren ginge

bl-note = { $label }: { $more }
bl-warn-row = { $count ->
    [one] Diese Reihe kostet 1 Punkt.
   *[other] Diese Reihe kostet { $count } Punkte.
}
bl-warn-site = { $count ->
    [one] Dieser Bauplatz kostet 1 Punkt.
   *[other] Dieser Bauplatz kostet { $count } Punkte.
}
bl-warn-village = { $count ->
    [one] Deine zweite Siedlung in { $region }: Sie kostet { $count } Punkt.
   *[other] Deine zweite Siedlung in { $region }: Sie kostet { $count } Punkte.
}
bl-warn-supply = { $count ->
    [one] Der Vorrat ist leer: 1 Bewohner ginge verloren.
   *[other] Der Vorrat reicht nicht: { $count } Bewohner gingen verloren.
}
bl-warn-lock = Fährt durch die Schleuse: Wertung { $number } folgt; du erfüllst { $met } von { $open } offenen Plättchen.
bl-warn-levers = { $count ->
    [one] 1 Hebel ist noch ungenutzt.
   *[other] { $count } Hebel sind noch ungenutzt.
}
bl-warn-goal = { $count ->
    [one] Die Bedingung ist nicht erfüllt: 1 Punkt verloren.
   *[other] Die Bedingung ist nicht erfüllt: { $count } Punkte verloren.
}
bl-warn-gives-up-right_part = Dafür verzichtest du auf den rechten Teil der Aktion.
bl-warn-gives-up-card_play = Dafür spielst du keine Karte aus.
bl-warn-nothing = Er brächte jetzt nichts.
bl-warn-declines = Möglich wäre noch: { $what }

## Über das Material

bl-about = Über dieses Material
bl-about-box = In der Schachtel
bl-box-cards = Projektkarten
bl-box-goals = Wertungsplättchen
bl-box-tiles = Bauplättchen
bl-box-actions = Aktionsplättchen
bl-box-spaces = Felder des Plans
bl-box-river = Felder des Flusses
bl-box-levers = Hebel
bl-box-solo = Plättchen der weisen Eminenz
bl-about-origin = Woher die Werte kommen
bl-about-count = { $count } ({ $kinds }).
bl-provenance-rulebook = Sie stehen in der Spielregel, wie alle Regeln und Stückzahlen.
bl-provenance-reconstructed = Was darauf gedruckt ist, ist nicht öffentlich, die Werte sind daher unsere: Sie passen zu jeder Regel, jeder Zahl und jedem Beispiel der Spielregel, sind aber nicht die aus der Schachtel. Wer das Spiel besitzt, kann mit einer eigenen Abschrift spielen.
bl-provenance-own = Eigene Abschrift: aus den Dateien dessen, der diesen Server betreibt.
bl-about-secret = Was verborgen ist
bl-about-hidden = Handkarten kennt nur, wem sie gehören; die Reihenfolge der Stapel kennt niemand. Das Wertungsplättchen und das erste Produktionsgebäude, die jemand wählt, kennt sonst niemand, bevor alle gewählt haben.

## Überschriften über dem, was möglich ist

boonlake-verb-keep = Wertungsplättchen behalten
boonlake-verb-start = Erstes Produktionsgebäude
boonlake-verb-choose = Aktionsplättchen
boonlake-verb-play = Karte ausspielen
boonlake-verb-realise = Besonderes Projekt
boonlake-verb-sell = Für Münzen abwerfen
boonlake-verb-discard = Abwerfen
boonlake-verb-develop = Bauplatz erschließen
boonlake-verb-upgrade = Aufwerten
boonlake-verb-ease = Siedlung mit dem Hebel
boonlake-verb-graze = Rind auf eine Rinderweide
boonlake-verb-modernise = Hebel legen
boonlake-verb-pull = Hebel nutzen
boonlake-verb-reset = Hebel nach oben schieben
boonlake-verb-paddle = Boot bewegen
boonlake-verb-pay = Bezahlen
boonlake-verb-explore = Plättchen aufdecken
boonlake-verb-place = Plättchen legen
boonlake-verb-pasture = Rinderweide legen
boonlake-verb-claim = Region
boonlake-verb-hire = Anheuern
boonlake-verb-draw = Karten ziehen
boonlake-verb-build = Produktionsgebäude
boonlake-verb-sail = Fahren
boonlake-verb-score = Plättchen werten
boonlake-verb-give = Zahlung
boonlake-verb-replace = Punkte statt Bewohner
boonlake-verb-take-part = Rechter Teil
boonlake-verb-take = Wählen
boonlake-verb-decline = Verzichten

## Die Lobby

bl-lobby-table = Ein Tisch spät in der ersten Runde: ein Plan mit Siedlungen, Häusern und Rindern
bl-lobby-tiles = Plättchen auf dem Plan zu Beginn
bl-lobby-coins = Münzen zu Beginn
bl-lobby-alone = Wer allein spielt, spielt gegen die weise Eminenz, an einem Tisch für zwei.
