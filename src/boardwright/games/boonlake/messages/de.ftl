# Boonlake auf Deutsch. Variablen: $player ist der Name einer Person; $card, $goal, $thing, $lever, $region, $works, $canoe,
# $canal, $canoes, $help, $track und $action sind Namen aus dieser Datei; $good, $goods, $first und $then sind Nachrichten;
# $space, $site, $stretch und $tile sind Kürzel oder Namen; $type, $of, $price und $good können Kürzel sein, die einen Text
# auswählen; alle anderen sind Zahlen. Hilfetexte enden mit ihrer Regel.

game-title = Boonlake
game-intro = Besiedelt die Ufer von Boonlake: Wähle eine Aktion, die auch allen anderen dient, entdecke 4 Regionen, gründe Siedlungen, züchte Rinder und spiele Projekte aus. Je weiter dein Schiff fährt, desto eher kommt eine der 4 Wertungen.
    .line = Deine Aktion bewegt alle

# Wie weit das Spiel ist, in einer Zeile der Lobby.

progress = Runde { $round } von { $rounds }, { $scorings } von { $count } Wertungen

## Listen

and = { $first }, { $then }
nothing = nichts
some-payment = { $coins ->
    [0] { $vases ->
        [one] 1 Vase
       *[other] { $vases } Vasen
    }
    [one] { $vases ->
        [0] 1 Münze
        [one] 1 Münze, 1 Vase
       *[other] 1 Münze, { $vases } Vasen
    }
   *[other] { $vases ->
        [0] { $coins } Münzen
        [one] { $coins } Münzen, 1 Vase
       *[other] { $coins } Münzen, { $vases } Vasen
    }
}

## Fragen

prompt-keep = Behalte heimlich eines deiner Wertungsplättchen; es wird dein eigenes.
prompt-start = Wähle heimlich dein erstes Produktionsgebäude.
prompt-choose = Du bist am Zug: Wähle ein Aktionsplättchen.
prompt-act-play = { $draw ->
    [0] { $type ->
        [day] Spiele eine Tagkarte aus, wirf eine für { $discard } Münzen ab, oder verzichte.
        [twilight] Spiele eine Dämmerungskarte aus, wirf eine für { $discard } Münzen ab, oder verzichte.
        [night] Spiele eine Nachtkarte aus, wirf eine für { $discard } Münzen ab, oder verzichte.
       *[any] Spiele eine Karte aus, wirf eine für { $discard } Münzen ab, oder verzichte.
    }
   *[other] Spiele eine Karte aus, oder ziehe { $draw } Karten.
}
prompt-act-develop-upgrade = Erschließe einen Bauplatz oder werte auf, oder verzichte.
prompt-act-develop-upgrade-play = Erschließe, werte auf, spiele eine Karte aus oder wirf eine für { $discard } Münzen ab, oder verzichte.
prompt-act-cattle-play = Setze ein Rind, spiele eine Karte aus oder wirf eine für { $discard } Münzen ab, oder verzichte.
prompt-act-modernise = { $draw ->
    [0] Lege einen Hebel, oder verzichte.
    [one] Lege einen Hebel und gib dafür einen Bewohner ab, oder ziehe 1 Karte.
   *[other] Lege einen Hebel und gib dafür einen Bewohner ab, oder ziehe { $draw } Karten.
}
prompt-act-upgrade = Werte einen Bewohner oder ein Haus auf, oder verzichte.
prompt-act-house = Mache ohne Kosten aus einem Bewohner ein Haus, oder verzichte.
prompt-act-village = Mache leichter als sonst aus einem Haus eine Siedlung, oder verzichte.
prompt-act-play-upgrade = { $left ->
    [one] Zwischenwertung: Spiele noch eine Karte aus oder werte noch einmal auf, oder verzichte.
   *[other] Zwischenwertung: Spiele eine Karte aus oder werte auf, bis zu { $left }-mal, oder verzichte.
}
prompt-explore = { $tiles ->
    [one] Decke ein Plättchen auf und lege es, oder verzichte.
   *[other] Decke ein Plättchen auf und lege es, bis zu { $tiles }-mal, oder verzichte.
}
prompt-place = Lege das aufgedeckte Plättchen auf ein leeres Feld neben einem Plättchen.
prompt-pasture = Lege eine Rinderweide auf ein leeres Feld neben einem Plättchen, oder verzichte.
prompt-welcome = Nutze den Hebel für einen Bewohner, oder behalte ihn für später.
prompt-claim = Nenne eine Region: Sie gibt dir ihre Belohnung und zahlt in diesem Zug sonst niemandem.
prompt-hire = Nimm einen Bewohner für { $coins } Münzen oder { $cards } Karten, so oft du willst, oder verzichte.
prompt-take-part = { $tile }: Nimm deinen Teil, oder nutze einen Hebel.
prompt-build = Wähle, welches Produktionsgebäude du errichtest.
prompt-reset = Wähle den Hebel, den du nach oben schiebst.
prompt-paddle = Bewege ein Boot flussaufwärts.
prompt-pay = „{ $thing }“: Wähle, wie du zahlst.
prompt-replace = { $extra ->
    [one] Statt des zusätzlichen Bewohners kannst du { $vp } Punkte abgeben.
   *[other] Statt jedes der { $extra } zusätzlichen Bewohner kannst du { $vp } Punkte abgeben.
}
prompt-discard = { $count ->
    [one] Wähle eine Karte, die du abwirfst.
   *[other] Wähle { $count } Karten, die du abwirfst, eine nach der anderen.
}
prompt-sail = { $movement ->
    [one] Fahre mit dem Schiff 1 Feld weiter.
   *[other] Fahre mit dem Schiff 1 bis { $movement } Felder weiter.
}
prompt-score = { $vp ->
    [one] Wertung { $number }: Lege deinen Marker für 1 Punkt unter ein Wertungsplättchen.
   *[other] Wertung { $number }: Lege deinen Marker für { $vp } Punkte unter ein Wertungsplättchen.
}
prompt-give = „{ $goal }“: Wähle, womit du zahlst.
prompt-last-levers = Nutze Hebel, bevor sie hochgeschoben werden, oder lass sie für je einen Punkt.

## Namen der Aktionen

action-keep = „{ $goal }“ behalten
action-start = Mit { $works } beginnen
action-choose = { $action } wählen
action-play = „{ $card }“ ausspielen
action-realise = Das Projekt „{ $goal }“ verwirklichen
action-sell = „{ $card }“ für Münzen abwerfen
action-discard = „{ $card }“ abwerfen
action-develop = Bauplatz { $site } erschließen
action-upgrade = Auf { $site } aufwerten
action-ease = Auf { $site } mit dem Hebel eine Siedlung gründen
action-graze = Ein Rind auf { $space } setzen
action-modernise = Hebel { $lever } legen
action-pull = Hebel { $lever } nutzen
action-reset = Hebel { $lever } nach oben schieben
action-paddle = Das Boot von { $canoe } zu { $canal } bewegen
action-pay = Zahlen; Boote: { $canoes }; { $help }
action-pay-way = { $coins ->
    [0] Keine Münzen zahlen; Boote: { $canoes }; { $help }
    [one] 1 Münze zahlen; Boote: { $canoes }; { $help }
   *[other] { $coins } Münzen zahlen; Boote: { $canoes }; { $help }
}
action-explore = Ein Plättchen aufdecken
action-place = Das Plättchen auf { $space } legen
action-pasture = Eine Rinderweide auf { $space } legen
action-claim = { $region } nennen
action-hire = { $price ->
    [coins] Einen Bewohner für Münzen nehmen
   *[cards] Einen Bewohner für Karten nehmen
}
action-draw = Karten ziehen
action-draw-cards = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
action-build = Ein Gebäude errichten ({ $works })
action-sail = Nach { $stretch } fahren
action-score = „{ $goal }“ werten
action-give = { $count ->
    [one] Mit 1 Teil zahlen, den Rest mit Münzen
   *[other] Mit { $count } Teilen zahlen, den Rest mit Münzen
}
action-give-mix = { $count ->
    [0] { $coins } Münzen zahlen
    [one] { $coins ->
        [0] 1 { give-good } abgeben
       *[other] 1 { give-good } und { $coins } Münzen abgeben
    }
   *[other] { $coins ->
        [0] { $count } { give-good } abgeben
       *[other] { $count } { give-good } und { $coins } Münzen abgeben
    }
}
give-good = { $good ->
    [vase] { $count ->
        [one] Vase
       *[other] Vasen
    }
   *[inhabitant] { $count ->
        [one] Bewohner
       *[other] Bewohner
    }
}
action-replace = { $extra ->
    [0] Keine Bewohner durch Punkte ersetzen
    [one] 1 Bewohner durch Punkte ersetzen
   *[other] { $extra } Bewohner durch Punkte ersetzen
}
action-replace-for = { $inhabitants ->
    [0] { $vp } Punkte abgeben
    [one] { $vp ->
        [0] 1 Bewohner abgeben
       *[other] 1 Bewohner und { $vp } Punkte abgeben
    }
   *[other] { $vp ->
        [0] { $inhabitants } Bewohner abgeben
       *[other] { $inhabitants } Bewohner und { $vp } Punkte abgeben
    }
}
action-take-part = Deinen Teil nehmen
action-take = Möglichkeit { $option } nehmen
action-decline = Verzichten

## Hebel, die beim Zahlen helfen, als Teil eines Namens

help-none = ohne Hebel
help-tow = mit Hebel 7
help-joker = mit Hebel 10
help-tow-joker = mit den Hebeln 7 und 10
help-coins = mit Hebel 11
help-tow-coins = mit den Hebeln 7 und 11
help-joker-coins = mit den Hebeln 10 und 11
help-tow-joker-coins = mit den Hebeln 7, 10 und 11

## Das Protokoll

event-round-begins = Runde { $round } beginnt.
event-kept = { $player } behält als eigenes Wertungsplättchen: { $goal }.
event-laid = In einem leeren Bereich liegt das Wertungsplättchen { $goal }.
event-chose = { $movement ->
    [one] { $player } wählt { $tile } aus Reihe { $row }; das Schiff darf 1 Feld fahren.
   *[other] { $player } wählt { $tile } aus Reihe { $row }; das Schiff darf { $movement } Felder fahren.
}
event-gave-up = { $player } verzichtet für einen Hebel auf den rechten Teil.
event-sailed = { $player } fährt nach { $stretch }.
event-crossed = { $player } fährt durch eine Schleuse: Wertung { $number } folgt.
event-last-lap = { $player } erreicht das Ende des Flusses: Der letzte Umlauf wird zu Ende gespielt, dann kommt die letzte Wertung.
event-scoring-begins = Zwischenwertung { $number }.
event-scored = { $vp ->
    [one] { $player } erfüllt das Wertungsplättchen „{ $goal }“ und gewinnt 1 Punkt.
   *[other] { $player } erfüllt das Wertungsplättchen „{ $goal }“ und gewinnt { $vp } Punkte.
}
event-failed = { $vp ->
    [one] { $player } erfüllt das Wertungsplättchen „{ $goal }“ nicht und verliert 1 Punkt.
   *[other] { $player } erfüllt das Wertungsplättchen „{ $goal }“ nicht und verliert { $vp } Punkte.
}
event-income = { $player } hat ein Einkommen: { $goods }.
event-idle-levers = { $count ->
    [one] { $player } hat 1 ungenutzten Hebel, für { idle-points }.
   *[other] { $player } hat { $count } ungenutzte Hebel, für { idle-points }.
}
idle-points = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
event-game-over = Das Spiel ist zu Ende.
event-gained = { $player } bekommt { $good }.
event-lost = { $player } gibt { $good } ab.
event-drew = { $count ->
    [one] { $player } zieht 1 Karte.
   *[other] { $player } zieht { $count } Karten.
}
event-drew-these = { $player } hat gezogen: { $cards }.
event-discarded = { $player } wirft „{ $card }“ ab.
event-sold = { $coins ->
    [one] { $player } wirft „{ $card }“ für 1 Münze ab.
   *[other] { $player } wirft „{ $card }“ für { $coins } Münzen ab.
}
event-stepped = { $player } rückt auf Feld { $step } der { $track } vor.
event-produced = { $level ->
    [one] { $player } errichtet ein Produktionsgebäude: { $works }.
   *[other] { $player } baut ein Produktionsgebäude aus: { $works }, jetzt auf Stufe { $level }.
}
event-played = { $player } spielt „{ $card }“ aus.
event-realised = { $player } verwirklicht das Projekt „{ $goal }“.
event-paid = { $player } zahlt { some-payment }.
event-modernised = { $coins ->
    [0] { $player } legt kostenlos den Hebel { $lever }.
    [one] { $player } legt für 1 Münze den Hebel { $lever }.
   *[other] { $player } legt für { $coins } Münzen den Hebel { $lever }.
}
event-pulled = { $player } nutzt den Hebel { $lever }.
event-pushed-up = { $player } schiebt den Hebel { $lever } nach oben.
event-paddled = { $player } bewegt ein Boot von { $start } zu { $goal }.
event-placed-tile = { $player } legt ein Plättchen auf { $space }.
event-placed-pasture = { $player } legt eine Rinderweide auf { $space }.
event-map-full = { $player } kann nichts mehr legen und bekommt { $coins } Münzen.
event-developed = { $player } erschließt Bauplatz { $site }.
event-housed = { $player } baut ein Haus auf { $site }.
event-village = { $player } gründet eine Siedlung auf { $site }.
event-second-village = { $player } hat schon eine Siedlung in { $region } und verliert { $vp } Punkte.
event-grazed = { $player } setzt ein Rind auf { $space }.
event-row-emptied = { $player } hat eine Reihe des Tableaus geleert und bekommt einen Bewohner frei.
event-claimed = { $player } nennt { $region }.
event-sage-reveals = { $player } deckt Plättchen { $tile } auf.
event-sage-chose = { $player } nimmt { $tile }.
event-cactus = { $steps ->
    [0] { $player } bleibt auf Kaktusfeld { $space }.
    [one] { $player } rückt auf der Kaktusleiste 1 Feld vor, auf { $space }.
   *[other] { $player } rückt auf der Kaktusleiste { $steps } Felder vor, auf { $space }.
}
event-nothing-left = { $player } hat so ein Teil nicht mehr und bekommt { $vp } Punkte.
event-hidden-tiles = { $count ->
    [one] { $player } hat noch 1 verdecktes B-Plättchen, für { $vp } Punkte.
   *[other] { $player } hat noch { $count } verdeckte B-Plättchen, für { $vp } Punkte.
}

## Warum etwas jetzt nicht geht

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
refusal-not-your-turn = { $player } entscheidet gerade; warte, bis du an der Reihe bist.
refusal-others-decide = { $count } andere entscheiden gerade; warte auf sie.
refusal-no-part = Das spielt bei dieser Entscheidung keine Rolle; wähle etwas anderes.
refusal-unfinished = Beende erst, was du begonnen hast, oder nimm es zurück.
refusal-goal-not-dealt = Dieses Wertungsplättchen hast du nicht bekommen; wähle eines von deinen.
refusal-choose-first = Wähle erst ein Aktionsplättchen.

# Karten und Projekte.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand; wähle eine von dort.
refusal-wrong-type = Diese Karte ist nicht von der verlangten Art; wähle eine andere.
refusal-no-discarding = Hier kannst du keine Karte für Münzen abwerfen; spiele eine aus, oder tu etwas anderes.
refusal-no-vase = { $count ->
    [one] Das kostet 1 Vase, und du hast keine; besorge dir erst eine.
   *[other] Das kostet { $count } Vasen, und du hast { $have }; besorge dir erst mehr.
}
refusal-no-resources = Dafür fehlen dir Rohstoffe; errichte erst Produktionsgebäude.
refusal-no-coins = { $count ->
    [one] Das kostet 1 Münze, und du hast keine; besorge dir erst Münzen.
   *[other] Das kostet mit den Booten { $count } Münzen, und du hast { $have }; besorge dir erst mehr.
}
refusal-way-worse = So reicht es nicht, oder es geht besser; wähle einen Weg, der angeboten wird.
refusal-project-done = Dieses Projekt hast du schon verwirklicht; wähle ein anderes.

# Der Spielplan.
refusal-reveal-first = Decke erst ein Plättchen auf; dann wähle sein Feld.
refusal-space-filled = Auf diesem Feld liegt schon ein Plättchen; wähle ein leeres.
refusal-space-remote = Neben diesem Feld liegt kein Plättchen; wähle eines neben einem Plättchen oder am Ende einer Brücke.
refusal-no-such-site = Hier ist kein Bauplatz; wähle einen auf einem Plättchen.
refusal-site-taken = Auf diesem Bauplatz steht schon etwas; wähle einen freien.
refusal-empty-ranch = Das kostet einen Bewohner, und deine Ranch hat keinen; besorge dir erst einen.
refusal-site-cost = Die Kosten dieses Bauplatzes kannst du nicht zahlen; wähle einen anderen.
refusal-no-house-left = Alle deine Häuser stehen auf dem Spielplan; werte erst eines zu einer Siedlung auf.
refusal-no-village-left = Alle deine Siedlungen stehen auf dem Spielplan; tu etwas anderes.
refusal-too-lonely = Eine Siedlung braucht ringsum { $needed } Präsenzen, und hier sind es { $have }; wähle ein anderes Haus.
refusal-too-few-inhabitants = { $needed ->
    [one] Das kostet 1 Bewohner, und deine Ranch hat keinen; besorge dir erst einen.
   *[other] Das kostet { $needed } Bewohner, und deine Ranch hat { $have }; besorge dir erst mehr.
}
refusal-village-is-all = Eine Siedlung kann man nicht aufwerten; wähle einen Bewohner oder ein Haus.
refusal-not-your-piece = Hier steht nichts von dir; wähle etwas Eigenes.
refusal-villages-only = Hier kannst du nur ein Haus aufwerten; wähle eines von deinen.
refusal-houses-only = Hier kannst du nur einen Bewohner aufwerten; wähle einen von deinen.
refusal-no-pasture = Auf diesem Feld ist keine Rinderweide; wähle eines mit einer.
refusal-no-cattle-left = Alle deine Rinder stehen auf dem Spielplan; tu etwas anderes.
refusal-pasture-full = Diese Rinderweide ist voll; wähle eine andere.
refusal-not-replaceable = So viele Bewohner kannst du nicht durch Punkte ersetzen; wähle eine andere Zahl.

# Produktion und Zahlungen.
refusal-works-full = Dieses Produktionsgebäude hat schon die höchste Stufe; wähle ein anderes.
refusal-cannot-pay = Das kannst du nicht zahlen; wähle etwas anderes.
refusal-not-upstream = Ein Boot muss von seinem Platz flussaufwärts; wähle einen anderen Weg.
refusal-payment-mix = So kannst du nicht zahlen; wähle eine andere Mischung.
refusal-hire-price = So kannst du keinen Bewohner bezahlen; zahle anders, oder verzichte.
refusal-nobody-left = In deinem Vorrat ist kein Bewohner mehr; verzichte.

# Hebel.
refusal-slot-taken = Diesen Hebel hast du schon; lege einen anderen.
refusal-lever-price = { $count ->
    [one] Dieser Hebel kostet 1 Münze, und du hast keine; besorge dir erst Münzen.
   *[other] Dieser Hebel kostet { $count } Münzen, und du hast { $have }; besorge dir erst mehr.
}
refusal-no-such-lever = Den Hebel { $lever } hast du nicht; modernisiere, um ihn zu bekommen.
refusal-lever-used = Der Hebel { $lever } ist schon genutzt; er wird bei der nächsten Zwischenwertung hochgeschoben.
refusal-lever-not-used = Dieser Hebel ist oben; wähle einen genutzten.
refusal-lever-right-part = Der Hebel { $lever } wirkt, wenn du auf einen rechten Teil verzichtest; warte darauf.
refusal-lever-card-play = Der Hebel { $lever } wirkt, wenn du auf das Ausspielen einer Karte verzichtest; warte darauf.
refusal-lever-region-income = Der Hebel { $lever } wirkt, wenn Regionen zahlen; warte darauf.
refusal-lever-village = Der Hebel { $lever } wirkt, wenn du eine Siedlung gründest; wähle dann ein Haus.
refusal-lever-placing = Der Hebel { $lever } wirkt, wenn du ein Plättchen oder eine Rinderweide legst; warte darauf.
refusal-lever-nothing = Der Hebel { $lever } brächte dir jetzt nichts; wähle etwas anderes.
refusal-placing-lever-only = Nur der Hebel für neue Plättchen geht hier; nutze ihn, oder behalte ihn.

# Regionen, Fluss und Wertung.
refusal-region-covered = Die Belohnung dieser Region ist abgedeckt; nenne eine andere.
refusal-other-arm = In dieser Runde nehmen Schiffe den anderen Flussarm; wähle ein Feld davon.
refusal-forwards-only = Schiffe fahren nur vorwärts; wähle ein Feld weiter vorn.
refusal-space-occupied = Auf diesem Feld ist ein anderes Schiff, du überspringst es also; wähle ein anderes.
refusal-too-far = { $movement ->
    [one] Dein Schiff darf in diesem Zug 1 Feld fahren; wähle das nächste.
   *[other] Dein Schiff darf in diesem Zug höchstens { $movement } Felder fahren; wähle ein näheres.
}
refusal-goal-marked = Dort liegt dein Marker einer früheren Wertung; wähle ein Plättchen ohne deinen Marker.

## Aktionsplättchen

tile-pioneer = Pionier
    .help = Nach einer Tagkarte: Entdecke bis zu 2-mal, dann erschließe oder werte auf. Die anderen ziehen 2 Karten und dürfen eine ausspielen oder eine für 2 Münzen abwerfen. (BL-14.1, BL-14.3, BL-3.7)
tile-settle = Siedeln
    .help = Nach einer Nachtkarte: Erschließe oder werte auf. Dann dürfen alle reihum erschließen, aufwerten, eine Karte ausspielen oder eine für 2 Münzen abwerfen. (BL-14.5, BL-14.6, BL-3.7)
tile-cattle_breeding = Viehzucht
    .help = Nach einer Tagkarte: Lege 1 Rinderweide. Dann dürfen alle reihum ein Rind setzen, eine Karte ausspielen oder eine für 2 Münzen abwerfen. (BL-14.8, BL-14.9, BL-3.7)
tile-region_rewards = Gebietswertung
    .help = Nach einer Dämmerungskarte: Nenne eine Region und nimm ihre Belohnung. Dann bekommen alle 1 Münze je Präsenz in den anderen Regionen. (BL-14.11, BL-14.16, BL-3.7)
tile-recruit = Anheuern
    .help = Nach einer Nachtkarte: Nimm 1 Bewohner und entdecke. Alle dürfen Bewohner nehmen, für je 3 Münzen oder 3 Karten. (BL-14.19, BL-14.20, BL-3.7)
tile-progress = Fortschritt
    .help = Nach einer Dämmerungskarte: Lege einen Hebel. Alle dürfen einen Hebel legen und dafür 1 Bewohner abgeben, oder 1 Karte ziehen. (BL-14.24, BL-14.25, BL-3.7)
tile-builder = Baumeister
    .help = Nimm 3 Münzen, dann spiele eine Karte aus oder ziehe 2. Alle dürfen eine Karte ausspielen oder eine für 2 Münzen abwerfen. (BL-3.9, BL-14.28, BL-14.30)

## Arten von Karten

type-day = Tag
    .help = Karten für Pionier und Viehzucht. (BL-6.16, BL-3.10)
type-twilight = Dämmerung
    .help = Karten für Gebietswertung und Fortschritt. (BL-6.16, BL-3.10)
type-night = Nacht
    .help = Karten für Siedeln und Anheuern. (BL-6.16, BL-3.10)

## Regionen

region-boonlake = Boonlake
    .help = Wer sie nennt, bekommt 4 Münzen. Felder 1 bis 9. (BL-14.14, BL-8.2)
region-unknown = Unknown
    .help = Wer sie nennt, zieht 3 Karten. Felder 10 bis 17. (BL-14.14, BL-8.2)
region-new_hope = New Hope
    .help = Wer sie nennt, bekommt 3 Punkte. Felder 18 bis 25. (BL-14.14, BL-8.2)
region-southern = Southern
    .help = Wer sie nennt, zieht 3 Karten. Felder 26 bis 33. (BL-14.14, BL-8.2)

## Rohstoffe, Leisten

works-wood = Holz
    .help = Rohstoffe werden nicht verbraucht. Ein Gebäude hat 1, auf Stufe 2 hat es 2, und ein Boot 1. Holz liegt am weitesten flussaufwärts. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-clay = Lehm
    .help = Rohstoffe werden nicht verbraucht. Ein Gebäude hat 1, auf Stufe 2 hat es 2, und ein Boot 1. Lehm kommt nach Holz. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-stone = Stein
    .help = Rohstoffe werden nicht verbraucht. Ein Gebäude hat 1, auf Stufe 2 hat es 2, und ein Boot 1. Stein kommt nach Lehm. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-iron = Eisen
    .help = Rohstoffe werden nicht verbraucht. Ein Gebäude hat 1, auf Stufe 2 hat es 2, und ein Boot 1. Eisen liegt am weitesten flussabwärts. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
track-coin = Münzleiste
    .help = Die Münzen und Punkte deiner nächsten Einkommen, mit Belohnungen unterwegs. Jedes Feld zu viel ist 2 Punkte wert. (BL-16.1, BL-16.9, BL-16.7)
track-card = Kartenleiste
    .help = Die Karten und Punkte deiner nächsten Einkommen, mit Belohnungen unterwegs. Jedes Feld zu viel ist 2 Punkte wert. (BL-16.1, BL-16.10, BL-16.7)

## Hebel. Die Zahl ist die des Platzes

lever-1 = Vasenhandel (1)
    .help = Für 5 Münzen. Verzichte auf einen rechten Teil: Nimm 1 Vase, oder 6 Münzen für 1 Vase. (BL-15.17, BL-15.10)
lever-2 = Tüftelei (2)
    .help = Für 7 Münzen. Verzichte auf einen rechten Teil: Lege einen Hebel und zahle seinen Preis. (BL-15.18, BL-15.10)
lever-3 = Bauleitung (3)
    .help = Für 8 Münzen. Verzichte auf einen rechten Teil: Werte auf. (BL-15.20, BL-15.10)
lever-4 = Ertrag (4)
    .help = Für 7 Münzen. Verzichte auf das Ausspielen einer Karte: 1 Münze je Rohstoff deiner Produktionsgebäude. (BL-15.22, BL-15.21)
lever-5 = Schnelles Geld (5)
    .help = Für 4 Münzen. Verzichte auf das Ausspielen einer Karte: 3 Münzen. (BL-15.24, BL-15.21)
lever-6 = Ansehen (6)
    .help = Für 8 Münzen. Wenn Regionen zahlen: 1 Punkt mit jeder Münze. (BL-15.28)
lever-7 = Schlepptau (7)
    .help = Für 4 Münzen. Jederzeit: Ein Boot fährt kostenlos flussaufwärts. (BL-15.31)
lever-8 = Siedlungshilfe (8)
    .help = Für 7 Münzen. Eine Siedlung kostet 1 Bewohner weniger und braucht ringsum 1 Präsenz weniger. (BL-15.32)
lever-9 = Willkommen (9)
    .help = Für 7 Münzen. Wenn du ein Plättchen oder eine Rinderweide legst: 1 Bewohner. (BL-15.35)
lever-10 = Ersatzteil (10)
    .help = Für 6 Münzen. Jederzeit: 2 Münzen oder 2 Karten; oder eine Karte braucht 1 Rohstoff weniger. (BL-15.37)
lever-11 = Große Hilfe (11)
    .help = Für 10 Münzen. Jederzeit: 5 Münzen; und eine Karte braucht vielleicht 1 Rohstoff weniger. (BL-15.39)
lever-12 = Siedleraufruf (12)
    .help = Für 9 Münzen. Jederzeit: Wirf 2 Karten ab für 1 Bewohner und 3 Punkte. (BL-15.42)

## Wertungsplättchen

goal-sc01 = Unknown und Boonlake
    .help = Eigene Präsenzen in der einen Region: 1, 2, 3, 4; in der anderen: 1, 1, 2, 3. Projekt: 10 Münzen, 3 Holz und 2 Lehm für 7 Punkte und 1 Feld auf der Münzleiste. (BL-18.1, BL-7.3, BL-7.4)
goal-sc02 = New Hope und Southern
    .help = Eigene Präsenzen in der einen Region: 1, 2, 3, 4; in der anderen: 1, 1, 2, 3. Projekt: 11 Münzen, 3 Stein und 1 Eisen für 7 Punkte und 1 Feld auf der Kartenleiste. (BL-18.1, BL-7.3, BL-7.4)
goal-sc03 = Southern und Unknown
    .help = Eigene Präsenzen in der einen Region: 1, 2, 3, 4; in der anderen: 1, 1, 2, 3. Projekt: 9 Münzen, 3 Lehm und 3 Stein für 7 Punkte und 1 Feld auf der Münzleiste. (BL-18.1, BL-7.3, BL-7.4)
goal-sc04 = Münzleiste
    .help = Felder auf der Münzleiste: 1, 2, 4, 7. Projekt: 12 Münzen, 2 Holz und 2 Eisen für 7 Punkte und 1 Feld auf der Kartenleiste. (BL-18.2, BL-7.3, BL-7.4)
goal-sc05 = Kartenleiste
    .help = Felder auf der Kartenleiste: 1, 2, 4, 7. Projekt: 14 Münzen, 2 Lehm und 2 Stein für 8 Punkte und 1 Feld auf der Münzleiste. (BL-18.3, BL-7.3, BL-7.4)
goal-sc06 = Gleichstand der Leisten
    .help = Felder auf der Leiste, auf der du weniger weit bist: 1, 2, 3, 5. Projekt: 12 Münzen, 2 Stein und 3 Eisen für 8 Punkte und 1 Feld auf der Münzleiste. (BL-18.4, BL-7.3, BL-7.4)
goal-sc07 = Produktion
    .help = Rohstoffe deiner Produktionsgebäude: 2, 3, 4, 6. Projekt: 13 Münzen, 2 Lehm und 3 Eisen für 8 Punkte und 1 Feld auf der Kartenleiste. (BL-18.5, BL-7.3, BL-7.4)
goal-sc08 = Verbundenes Land
    .help = Verbundene Plättchen mit eigener Präsenz: 2, 3, 4, 6. Projekt: 10 Münzen, 4 Holz und 1 Stein für 7 Punkte und 1 Feld auf der Kartenleiste. (BL-18.7, BL-7.3, BL-7.4)
goal-sc09 = Hebel
    .help = Hebel: 1, 2, 3, 5. Projekt: 11 Münzen, 1 Holz und 4 Eisen für 7 Punkte und 1 Feld auf der Münzleiste. (BL-18.11, BL-7.3, BL-7.4)
goal-sc10 = Rinder
    .help = Rinder, die vom Tableau weg sind: 1, 2, 3, 4. Projekt: 8 Münzen, 3 Holz und 3 Lehm für 7 Punkte und 1 Feld auf der Münzleiste. (BL-18.12, BL-7.3, BL-7.4)
goal-sc11 = Siedlungen
    .help = Siedlungen, die vom Tableau weg sind: 1, 1, 2, 3. Projekt: 15 Münzen, 2 Holz und 2 Stein für 8 Punkte und 1 Feld auf der Kartenleiste. (BL-18.13, BL-7.3, BL-7.4)
goal-sc12 = Brücken
    .help = Eigene Präsenzen an Brücken: 1, 2, 3, 5. Projekt: 9 Münzen, 4 Stein und 2 Eisen für 7 Punkte und 1 Feld auf der Kartenleiste. (BL-18.14, BL-7.3, BL-7.4)
goal-sc13 = Bewohner abgeben
    .help = Gib so oft 1 Bewohner oder 5 Münzen ab: 1, 2, 3, 4; jedes Mal 2 Punkte. Projekt: 12 Münzen und 4 Lehm für 7 Punkte und 1 Feld auf der Münzleiste. (BL-18.18, BL-7.3, BL-7.4)
goal-sc14 = Vasen abgeben
    .help = Gib so oft 1 Vase oder 5 Münzen ab: 1, 1, 2, 3; jedes Mal 2 Punkte. Projekt: 14 Münzen, 2 Holz und 3 Stein für 9 Punkte und 1 Feld auf der Kartenleiste. (BL-18.19, BL-7.3, BL-7.4)
goal-sc15 = Münzen abgeben
    .help = Gib so oft 2 Münzen ab: 2, 3, 5, 8; jedes Mal 1 Punkt. Projekt: 8 Münzen, 2 Holz, 2 Lehm und 2 Eisen für 7 Punkte und 1 Feld auf der Kartenleiste. (BL-18.20, BL-7.3, BL-7.4)
goal-sc16 = Dämmerung und Tag
    .help = Karten der einen Art: 1, 2, 3, 5; der anderen: 1, 1, 3, 4. Projekt: 10 Münzen, 2 Holz, 2 Stein und 2 Eisen für 8 Punkte und 1 Feld auf der Münzleiste. (BL-18.15, BL-7.3, BL-7.4)

## Karten

card-sunny_toll_house = Sonniges Zollhaus
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-evening_mint = Münzstätte am Abend
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-velvet_exchange = Samtene Börse
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-morning_customs_shed = Zollschuppen am Morgen
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-russet_toll_house = Rostrotes Zollhaus
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-midnight_mint = Münzstätte um Mitternacht
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-noon_exchange = Börse am Mittag
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-violet_customs_shed = Violetter Zollschuppen
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-hidden_toll_house = Verborgenes Zollhaus
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-bright_mint = Helle Münzstätte
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-dusky_exchange = Börse in der Dämmerung
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-silent_customs_shed = Stiller Zollschuppen
    .help = Bringt 1 Feld auf der Münzleiste. (BL-19.1)
card-golden_school = Goldene Schule
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-hazy_print_shop = Dunstige Druckerei
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-dark_archive = Dunkles Archiv
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-white_surveyor = Weißer Landvermesser
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-harvest_school = Schule zur Erntezeit
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-cold_print_shop = Kalte Druckerei
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-warm_archive = Warmes Archiv
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-amber_surveyor = Bernsteinfarbener Landvermesser
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-starry_school = Schule unter Sternen
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-open_print_shop = Offene Druckerei
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-copper_archive = Kupfernes Archiv
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-silver_surveyor = Silberner Landvermesser
    .help = Bringt 1 Feld auf der Kartenleiste. (BL-19.2)
card-meadow_town_hall = Rathaus im Grünen
    .help = Bringt 1 Feld auf der Münzleiste und 1 Feld auf der Kartenleiste. (BL-19.3)
card-lantern_guild = Gilde im Laternenschein
    .help = Bringt 1 Feld auf der Münzleiste und 1 Feld auf der Kartenleiste. (BL-19.3)
card-owl_town_hall = Rathaus zur Eule
    .help = Bringt 1 Feld auf der Münzleiste und 1 Feld auf der Kartenleiste. (BL-19.3)
card-clear_guild = Klare Gilde
    .help = Bringt 1 Feld auf der Münzleiste und 1 Feld auf der Kartenleiste. (BL-19.3)
card-late_town_hall = Spätes Rathaus
    .help = Bringt 1 Feld auf der Münzleiste und 1 Feld auf der Kartenleiste. (BL-19.3)
card-moonlit_guild = Gilde im Mondschein
    .help = Bringt 1 Feld auf der Münzleiste und 1 Feld auf der Kartenleiste. (BL-19.3)
card-sunny_savings_bank = Sonnige Sparkasse
    .help = Bringt 2 Felder auf der Münzleiste. (BL-19.3)
card-evening_trade_fair = Handelsmesse am Abend
    .help = Bringt 2 Felder auf der Münzleiste. (BL-19.3)
card-velvet_savings_bank = Samtene Sparkasse
    .help = Bringt 2 Felder auf der Münzleiste. (BL-19.3)
card-morning_trade_fair = Handelsmesse am Morgen
    .help = Bringt 2 Felder auf der Münzleiste. (BL-19.3)
card-russet_academy = Rostrote Akademie
    .help = Bringt 2 Felder auf der Kartenleiste. (BL-19.3)
card-midnight_design_office = Zeichenbüro um Mitternacht
    .help = Bringt 2 Felder auf der Kartenleiste. (BL-19.3)
card-noon_academy = Akademie am Mittag
    .help = Bringt 2 Felder auf der Kartenleiste. (BL-19.3)
card-violet_design_office = Violettes Zeichenbüro
    .help = Bringt 2 Felder auf der Kartenleiste. (BL-19.3)
card-hidden_market_stall = Verborgener Marktstand
    .help = Bringt 4 Münzen. (BL-19.4)
card-bright_auction = Helle Auktion
    .help = Bringt 5 Münzen. (BL-19.4)
card-dusky_harvest = Ernte in der Dämmerung
    .help = Bringt 6 Münzen. (BL-19.4)
card-silent_market_stall = Stiller Marktstand
    .help = Bringt 8 Münzen. (BL-19.4)
card-golden_auction = Goldene Auktion
    .help = Bringt 4 Münzen. (BL-19.4)
card-hazy_harvest = Dunstige Ernte
    .help = Bringt 5 Münzen. (BL-19.4)
card-dark_market_stall = Dunkler Marktstand
    .help = Bringt 6 Münzen. (BL-19.4)
card-white_auction = Weiße Auktion
    .help = Bringt 8 Münzen. (BL-19.4)
card-harvest_inn = Gasthof zur Erntezeit
    .help = Bringt 2 Bewohner. (BL-19.5)
card-cold_wagon_train = Kalter Wagenzug
    .help = Bringt 2 Bewohner. (BL-19.5)
card-warm_ferry_landing = Warmer Fähranleger
    .help = Bringt 2 Bewohner. (BL-19.5)
card-amber_inn = Bernsteinfarbener Gasthof
    .help = Bringt 2 Bewohner. (BL-19.5)
card-starry_wagon_train = Wagenzug unter Sternen
    .help = Bringt 2 Bewohner. (BL-19.5)
card-open_ferry_landing = Offener Fähranleger
    .help = Bringt 2 Bewohner. (BL-19.5)
card-copper_inn = Kupferner Gasthof
    .help = Bringt 2 Bewohner. (BL-19.5)
card-silver_wagon_train = Silberner Wagenzug
    .help = Bringt 2 Bewohner. (BL-19.5)
card-meadow_ferry_landing = Fähranleger im Grünen
    .help = Bringt 2 Bewohner. (BL-19.5)
card-lantern_dig_site = Grabungsstätte im Laternenschein
    .help = Bringt 1 Vase. (BL-19.6)
card-owl_pottery = Töpferei zur Eule
    .help = Bringt 1 Vase. (BL-19.6)
card-clear_dig_site = Klare Grabungsstätte
    .help = Bringt 1 Vase. (BL-19.6)
card-late_pottery = Späte Töpferei
    .help = Bringt 1 Vase. (BL-19.6)
card-moonlit_dig_site = Grabungsstätte im Mondschein
    .help = Bringt 1 Vase. (BL-19.6)
card-sunny_pottery = Sonnige Töpferei
    .help = Bringt 1 Vase. (BL-19.6)
card-evening_hiring_board = Anwerbetafel am Abend
    .help = Du darfst 3 Karten für 2 Bewohner abgeben. (BL-19.7)
card-velvet_bunkhouse = Samtenes Schlafhaus
    .help = Du darfst 3 Karten für 2 Bewohner abgeben. (BL-19.7)
card-morning_hiring_board = Anwerbetafel am Morgen
    .help = Du darfst 3 Karten für 2 Bewohner abgeben. (BL-19.7)
card-russet_bunkhouse = Rostrotes Schlafhaus
    .help = Du darfst 3 Karten für 2 Bewohner abgeben. (BL-19.7)
card-midnight_hiring_board = Anwerbetafel um Mitternacht
    .help = Du darfst 3 Karten für 2 Bewohner abgeben. (BL-19.7)
card-noon_pawn_shop = Pfandhaus am Mittag
    .help = Du darfst 2 Karten für 4 Münzen abgeben, oder 4 Münzen für 2 Karten. (BL-19.8)
card-violet_pawn_shop = Violettes Pfandhaus
    .help = Du darfst 2 Karten für 4 Münzen abgeben, oder 4 Münzen für 2 Karten. (BL-19.8)
card-hidden_pawn_shop = Verborgenes Pfandhaus
    .help = Du darfst 2 Karten für 4 Münzen abgeben, oder 4 Münzen für 2 Karten. (BL-19.8)
card-bright_antiquary = Heller Antiquar
    .help = Du darfst 3 Karten für 1 Vase und 2 Münzen abgeben, oder 1 Vase und 2 Münzen für 3 Karten. (BL-19.9)
card-dusky_antiquary = Antiquar in der Dämmerung
    .help = Du darfst 3 Karten für 1 Vase und 2 Münzen abgeben, oder 1 Vase und 2 Münzen für 3 Karten. (BL-19.9)
card-silent_antiquary = Stiller Antiquar
    .help = Du darfst 3 Karten für 1 Vase und 2 Münzen abgeben, oder 1 Vase und 2 Münzen für 3 Karten. (BL-19.9)
card-golden_almanac = Goldener Almanach
    .help = Du darfst 5 Karten für 4 Punkte abgeben, oder 4 Punkte für 5 Karten. (BL-19.10)
card-hazy_almanac = Dunstiger Almanach
    .help = Du darfst 5 Karten für 4 Punkte abgeben, oder 4 Punkte für 5 Karten. (BL-19.10)
card-dark_almanac = Dunkler Almanach
    .help = Du darfst 5 Karten für 4 Punkte abgeben, oder 4 Punkte für 5 Karten. (BL-19.10)
card-white_gazette = Weiße Zeitung
    .help = Du darfst 2 Karten für 3 Punkte abgeben. (BL-19.11)
card-harvest_museum = Museum zur Erntezeit
    .help = Du darfst 2 Karten für 4 Punkte abgeben. (BL-19.11)
card-cold_gazette = Kalte Zeitung
    .help = Du darfst 2 Karten für 3 Punkte abgeben. (BL-19.11)
card-warm_museum = Warmes Museum
    .help = Du darfst 2 Karten für 4 Punkte abgeben. (BL-19.11)
card-amber_gold_claim = Bernsteinfarbene Goldader
    .help = Du darfst 1 Bewohner für 8 Münzen abgeben. (BL-19.12)
card-starry_envoy = Bote unter Sternen
    .help = Du darfst 1 Bewohner für 8 Münzen abgeben. (BL-19.12)
card-open_gold_claim = Offene Goldader
    .help = Du darfst 1 Bewohner für 8 Münzen abgeben. (BL-19.12)
card-copper_envoy = Kupferner Bote
    .help = Du darfst 1 Bewohner für 8 Münzen abgeben. (BL-19.12)
card-silver_gallery = Silberne Galerie
    .help = Du darfst 2 Vasen für 4 Punkte abgeben. (BL-19.13)
card-meadow_gallery = Galerie im Grünen
    .help = Du darfst 2 Vasen für 4 Punkte abgeben. (BL-19.13)
card-lantern_workshop = Werkstatt im Laternenschein
    .help = Schiebe einen genutzten Hebel nach oben. (BL-19.15)
card-owl_engine_shed = Maschinenhaus zur Eule
    .help = Schiebe einen genutzten Hebel nach oben. (BL-19.15)
card-clear_workshop = Klare Werkstatt
    .help = Schiebe einen genutzten Hebel nach oben. (BL-19.15)
card-late_engine_shed = Spätes Maschinenhaus
    .help = Schiebe einen genutzten Hebel nach oben. (BL-19.15)
card-moonlit_carpenter = Zimmermann im Mondschein
    .help = Du darfst einen Bewohner zum Haus aufwerten, ohne 1 Bewohner abzugeben. (BL-19.16)
card-sunny_homestead = Sonniges Gehöft
    .help = Du darfst einen Bewohner zum Haus aufwerten, ohne 1 Bewohner abzugeben. (BL-19.16)
card-evening_carpenter = Zimmermann am Abend
    .help = Du darfst einen Bewohner zum Haus aufwerten, ohne 1 Bewohner abzugeben. (BL-19.16)
card-velvet_homestead = Samtenes Gehöft
    .help = Du darfst einen Bewohner zum Haus aufwerten, ohne 1 Bewohner abzugeben. (BL-19.16)
card-morning_carpenter = Zimmermann am Morgen
    .help = Du darfst einen Bewohner zum Haus aufwerten, ohne 1 Bewohner abzugeben. (BL-19.16)
card-russet_homestead = Rostrotes Gehöft
    .help = Du darfst einen Bewohner zum Haus aufwerten, ohne 1 Bewohner abzugeben. (BL-19.16)
card-midnight_town_plan = Siedlungsplan um Mitternacht
    .help = Du darfst ein Haus zur Siedlung aufwerten, für 1 Bewohner weniger und mit 1 Präsenz weniger ringsum. (BL-19.17)
card-noon_chapel = Kapelle am Mittag
    .help = Du darfst ein Haus zur Siedlung aufwerten, für 1 Bewohner weniger und mit 1 Präsenz weniger ringsum. (BL-19.17)
card-violet_town_plan = Violetter Siedlungsplan
    .help = Du darfst ein Haus zur Siedlung aufwerten, für 1 Bewohner weniger und mit 1 Präsenz weniger ringsum. (BL-19.17)
card-hidden_chapel = Verborgene Kapelle
    .help = Du darfst ein Haus zur Siedlung aufwerten, für 1 Bewohner weniger und mit 1 Präsenz weniger ringsum. (BL-19.17)
card-bright_town_plan = Heller Siedlungsplan
    .help = Du darfst ein Haus zur Siedlung aufwerten, für 1 Bewohner weniger und mit 1 Präsenz weniger ringsum. (BL-19.17)
card-dusky_chapel = Kapelle in der Dämmerung
    .help = Du darfst ein Haus zur Siedlung aufwerten, für 1 Bewohner weniger und mit 1 Präsenz weniger ringsum. (BL-19.17)
card-silent_lake_charter = Stiller Seefreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in Boonlake. (BL-19.19)
card-golden_frontier_charter = Goldener Grenzfreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in Unknown. (BL-19.19)
card-hazy_hope_charter = Dunstiger Hoffnungsfreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in New Hope. (BL-19.19)
card-dark_south_charter = Dunkler Südfreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in Southern. (BL-19.19)
card-white_lake_charter = Weißer Seefreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in Boonlake. (BL-19.19)
card-harvest_frontier_charter = Grenzfreibrief zur Erntezeit
    .help = Am Ende 1 Punkt je eigene Präsenz in Unknown. (BL-19.19)
card-cold_hope_charter = Kalter Hoffnungsfreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in New Hope. (BL-19.19)
card-warm_south_charter = Warmer Südfreibrief
    .help = Am Ende 1 Punkt je eigene Präsenz in Southern. (BL-19.19)
card-amber_works_council = Bernsteinfarbener Gewerberat
    .help = Am Ende 1 Punkt je Rohstoff deiner Produktionsgebäude. (BL-19.20)
card-starry_works_council = Gewerberat unter Sternen
    .help = Am Ende 1 Punkt je Rohstoff deiner Produktionsgebäude. (BL-19.20)
card-open_works_council = Offener Gewerberat
    .help = Am Ende 1 Punkt je Rohstoff deiner Produktionsgebäude. (BL-19.20)
card-copper_land_office = Kupfernes Katasteramt
    .help = Am Ende 1 Punkt je Haus, das vom Tableau weg ist. (BL-19.22)
card-silver_land_office = Silbernes Katasteramt
    .help = Am Ende 1 Punkt je Haus, das vom Tableau weg ist. (BL-19.22)
card-meadow_land_office = Katasteramt im Grünen
    .help = Am Ende 1 Punkt je Haus, das vom Tableau weg ist. (BL-19.22)
card-lantern_stock_club = Züchterverein im Laternenschein
    .help = Am Ende 1 Punkt je Rind, das vom Tableau weg ist. (BL-19.23)
card-owl_stock_club = Züchterverein zur Eule
    .help = Am Ende 1 Punkt je Rind, das vom Tableau weg ist. (BL-19.23)
card-clear_stock_club = Klarer Züchterverein
    .help = Am Ende 1 Punkt je Rind, das vom Tableau weg ist. (BL-19.23)
card-late_county_seat = Späte Kreisstadt
    .help = Am Ende 2 Punkte je Siedlung, die vom Tableau weg ist. (BL-19.24)
card-moonlit_county_seat = Kreisstadt im Mondschein
    .help = Am Ende 2 Punkte je Siedlung, die vom Tableau weg ist. (BL-19.24)
card-sunny_county_seat = Sonnige Kreisstadt
    .help = Am Ende 2 Punkte je Siedlung, die vom Tableau weg ist. (BL-19.24)
card-evening_treasury = Schatzkammer am Abend
    .help = Am Ende 3 Punkte ab 5 Feldern auf der Münzleiste, 6 ab 8. (BL-19.25, BL-19.26)
card-velvet_treasury = Samtene Schatzkammer
    .help = Am Ende 2 Punkte ab 4 Feldern auf der Münzleiste, 5 ab 7. (BL-19.25, BL-19.26)
card-morning_treasury = Schatzkammer am Morgen
    .help = Am Ende 4 Punkte ab 6 Feldern auf der Münzleiste, 8 ab 9. (BL-19.25, BL-19.26)
card-russet_library = Rostrote Bibliothek
    .help = Am Ende 3 Punkte ab 5 Feldern auf der Kartenleiste, 6 ab 8. (BL-19.25, BL-19.26)
card-midnight_library = Bibliothek um Mitternacht
    .help = Am Ende 2 Punkte ab 4 Feldern auf der Kartenleiste, 5 ab 7. (BL-19.25, BL-19.26)
card-noon_library = Bibliothek am Mittag
    .help = Am Ende 4 Punkte ab 6 Feldern auf der Kartenleiste, 8 ab 9. (BL-19.25, BL-19.26)
card-violet_power_house = Violettes Kraftwerk
    .help = Am Ende 3 Punkte ab 4 Hebeln, 6 ab 7. (BL-19.25, BL-19.26)
card-hidden_power_house = Verborgenes Kraftwerk
    .help = Am Ende 2 Punkte ab 3 Hebeln, 5 ab 6. (BL-19.25, BL-19.26)
card-bright_power_house = Helles Kraftwerk
    .help = Am Ende 4 Punkte ab 5 Hebeln, 8 ab 8. (BL-19.25, BL-19.26)
card-dusky_breeders_hall = Züchterhalle in der Dämmerung
    .help = Am Ende 3 Punkte ab 3 Rindern weg vom Tableau, 7 ab 5. (BL-19.25, BL-19.26)
card-silent_breeders_hall = Stille Züchterhalle
    .help = Am Ende 2 Punkte ab 2 Rindern weg vom Tableau, 5 ab 4. (BL-19.25, BL-19.26)
card-golden_residents_hall = Goldene Bürgerhalle
    .help = Am Ende 3 Punkte ab 4 Häusern weg vom Tableau, 6 ab 6. (BL-19.25, BL-19.26)
card-hazy_residents_hall = Dunstige Bürgerhalle
    .help = Am Ende 2 Punkte ab 3 Häusern weg vom Tableau, 4 ab 5. (BL-19.25, BL-19.26)
card-dark_assembly_hall = Dunkle Versammlungshalle
    .help = Am Ende 3 Punkte ab 2 Siedlungen weg vom Tableau, 7 ab 4. (BL-19.25, BL-19.26)
card-white_assembly_hall = Weiße Versammlungshalle
    .help = Am Ende 2 Punkte ab 2 Siedlungen weg vom Tableau, 5 ab 3. (BL-19.25, BL-19.26)
card-harvest_toolmaker = Werkzeugmacher zur Erntezeit
    .help = Hebel kosten 1 Münze weniger, aber mindestens 0. (BL-19.28)
card-cold_foundry = Kalte Gießerei
    .help = Hebel kosten 2 Münzen weniger, aber mindestens 0. (BL-19.28)
card-warm_toolmaker = Warmer Werkzeugmacher
    .help = Hebel kosten 1 Münze weniger, aber mindestens 0. (BL-19.28)
card-amber_foundry = Bernsteinfarbene Gießerei
    .help = Hebel kosten 2 Münzen weniger, aber mindestens 0. (BL-19.28)
card-starry_toolmaker = Werkzeugmacher unter Sternen
    .help = Hebel kosten 1 Münze weniger, aber mindestens 0. (BL-19.28)
card-open_builders_yard = Offener Bauhof
    .help = Karten und besondere Projekte kosten 1 Münze weniger, aber mindestens 0. (BL-19.29)
card-copper_builders_yard = Kupferner Bauhof
    .help = Karten und besondere Projekte kosten 1 Münze weniger, aber mindestens 0. (BL-19.29)
card-silver_builders_yard = Silberner Bauhof
    .help = Karten und besondere Projekte kosten 1 Münze weniger, aber mindestens 0. (BL-19.29)
card-russet_sun_broker = Rostroter Sonnenmakler
    .help = Eine Tagkarte, die du für Münzen abwirfst, bringt 1 Münze mehr. (BL-19.30)
card-midnight_dusk_broker = Dämmerungsmakler um Mitternacht
    .help = Eine Dämmerungskarte, die du für Münzen abwirfst, bringt 1 Münze mehr. (BL-19.30)
card-noon_moon_broker = Mondmakler am Mittag
    .help = Eine Nachtkarte, die du für Münzen abwirfst, bringt 1 Münze mehr. (BL-19.30)
card-cold_sun_broker = Kalter Sonnenmakler
    .help = Eine Tagkarte, die du für Münzen abwirfst, bringt 1 Münze mehr. (BL-19.30)
card-warm_dusk_broker = Warmer Dämmerungsmakler
    .help = Eine Dämmerungskarte, die du für Münzen abwirfst, bringt 1 Münze mehr. (BL-19.30)
card-amber_moon_broker = Bernsteinfarbener Mondmakler
    .help = Eine Nachtkarte, die du für Münzen abwirfst, bringt 1 Münze mehr. (BL-19.30)
card-sunny_river_pilot = Sonniger Flusslotse
    .help = Wo dein Schiff auf einem Feld mit Münzen hält, bekommst du 1 Münze mehr. (BL-19.32)
card-evening_river_pilot = Flusslotse am Abend
    .help = Wo dein Schiff auf einem Feld mit Münzen hält, bekommst du 1 Münze mehr. (BL-19.32)
card-velvet_river_pilot = Samtener Flusslotse
    .help = Wo dein Schiff auf einem Feld mit Münzen hält, bekommst du 1 Münze mehr. (BL-19.32)
card-morning_wharf = Kai am Morgen
    .help = Wo dein Schiff in einem Hafen hält, bekommst du 2 Münzen. (BL-19.33)
card-russet_harbour_post = Rostroter Hafenposten
    .help = Wo dein Schiff in einem Hafen hält, ziehst du 2 Karten. (BL-19.33)
card-midnight_wharf = Kai um Mitternacht
    .help = Wo dein Schiff in einem Hafen hält, bekommst du 2 Münzen. (BL-19.33)
card-noon_harbour_post = Hafenposten am Mittag
    .help = Wo dein Schiff in einem Hafen hält, ziehst du 2 Karten. (BL-19.33)
card-violet_diving_bell = Violette Taucherglocke
    .help = Wo dein Schiff auf einem Feld mit einer Vase hält, bekommst du 1 Vase mehr. (BL-19.34)
card-hidden_diving_bell = Verborgene Taucherglocke
    .help = Wo dein Schiff auf einem Feld mit einer Vase hält, bekommst du 1 Vase mehr. (BL-19.34)
card-bright_cattle_drive = Heller Viehtrieb
    .help = Ein Rind kostet dich 1 Bewohner weniger, aber mindestens 0. (BL-19.35)
card-dusky_cattle_drive = Viehtrieb in der Dämmerung
    .help = Ein Rind kostet dich 1 Bewohner weniger, aber mindestens 0. (BL-19.35)
card-silent_cattle_drive = Stiller Viehtrieb
    .help = Ein Rind kostet dich 1 Bewohner weniger, aber mindestens 0. (BL-19.35)
card-golden_dairy = Goldene Molkerei
    .help = Ein Rind, das du setzt, bringt 2 Münzen mehr. (BL-19.36)
card-hazy_dairy = Dunstige Molkerei
    .help = Ein Rind, das du setzt, bringt 2 Münzen mehr. (BL-19.36)
card-dark_dairy = Dunkle Molkerei
    .help = Ein Rind, das du setzt, bringt 2 Münzen mehr. (BL-19.36)

## Wovon Effekte sprechen

good-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
good-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
good-inhabitant = { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner
}
good-vase = { $count ->
    [one] 1 Vase
   *[other] { $count } Vasen
}
good-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
good-coin_step = { $count ->
    [one] 1 Feld auf der Münzleiste
   *[other] { $count } Felder auf der Münzleiste
}
good-card_step = { $count ->
    [one] 1 Feld auf der Kartenleiste
   *[other] { $count } Felder auf der Kartenleiste
}
good-cactus = { $count ->
    [one] 1 Feld auf der Kaktusleiste
   *[other] { $count } Felder auf der Kaktusleiste
}
measure-in_boonlake = { $count ->
    [one] eigene Präsenz in Boonlake
   *[other] eigene Präsenzen in Boonlake
}
measure-in_unknown = { $count ->
    [one] eigene Präsenz in Unknown
   *[other] eigene Präsenzen in Unknown
}
measure-in_new_hope = { $count ->
    [one] eigene Präsenz in New Hope
   *[other] eigene Präsenzen in New Hope
}
measure-in_southern = { $count ->
    [one] eigene Präsenz in Southern
   *[other] eigene Präsenzen in Southern
}
measure-resources = { $count ->
    [one] Rohstoff deiner Produktionsgebäude
   *[other] Rohstoffe deiner Produktionsgebäude
}
measure-houses = { $count ->
    [one] Haus, das vom Tableau weg ist
   *[other] Häuser, die vom Tableau weg sind
}
measure-villages = { $count ->
    [one] Siedlung, die vom Tableau weg ist
   *[other] Siedlungen, die vom Tableau weg sind
}
measure-cattle = { $count ->
    [one] Rind, das vom Tableau weg ist
   *[other] Rinder, die vom Tableau weg sind
}
measure-coin_steps = { $count ->
    [one] Feld auf der Münzleiste
   *[other] Felder auf der Münzleiste
}
measure-card_steps = { $count ->
    [one] Feld auf der Kartenleiste
   *[other] Felder auf der Kartenleiste
}
measure-lower_track = { $count ->
    [one] Feld auf jeder Leiste
   *[other] Felder auf jeder Leiste
}
measure-levers = { $count ->
    [one] Hebel
   *[other] Hebel
}
measure-connected = { $count ->
    [one] verbundenes Plättchen mit eigener Präsenz
   *[other] verbundene Plättchen mit eigener Präsenz
}
measure-at_bridges = { $count ->
    [one] eigene Präsenz an einer Brücke
   *[other] eigene Präsenzen an Brücken
}
measure-paying_presences = { $count ->
    [one] eigene Präsenz in einer Region, die zahlt
   *[other] eigene Präsenzen in Regionen, die zahlen
}
measure-day_cards = { $count ->
    [one] Tagkarte
   *[other] Tagkarten
}
measure-twilight_cards = { $count ->
    [one] Dämmerungskarte
   *[other] Dämmerungskarten
}
measure-night_cards = { $count ->
    [one] Nachtkarte
   *[other] Nachtkarten
}
modifier-lever_price = { $by ->
    [one] Hebel: { $by } Münze
   *[other] Hebel: { $by } Münzen
}
modifier-card_price = { $by ->
    [one] Karten und Projekte: { $by } Münze
   *[other] Karten und Projekte: { $by } Münzen
}
modifier-discard_coins = { $type ->
    [day] eine Tagkarte abwerfen: { $by } Münze mehr
    [twilight] eine Dämmerungskarte abwerfen: { $by } Münze mehr
   *[night] eine Nachtkarte abwerfen: { $by } Münze mehr
}
modifier-river_coins = Münzen vom Fluss: { $by } mehr
modifier-harbour_coins = { $by ->
    [one] in jedem Hafen: { $by } Münze
   *[other] in jedem Hafen: { $by } Münzen
}
modifier-harbour_cards = { $by ->
    [one] in jedem Hafen: { $by } Karte
   *[other] in jedem Hafen: { $by } Karten
}
modifier-river_vases = Vasen vom Fluss: { $by } mehr
modifier-cattle_inhabitants = Rinder: { $by } Bewohner
modifier-cattle_coins = { $by ->
    [one] gesetztes Rind: { $by } Münze mehr
   *[other] gesetztes Rind: { $by } Münzen mehr
}
modifier-village_inhabitants = Siedlung: { $by } Bewohner
modifier-village_presences = Siedlung: { $by } Präsenz ringsum
deed-act = { $of ->
    [develop-upgrade] erschließen oder aufwerten
    [develop-upgrade-play] erschließen, aufwerten oder eine Karte ausspielen
    [cattle-play] ein Rind setzen oder eine Karte ausspielen
    [modernise] einen Hebel legen
    [upgrade] aufwerten
    [house] ohne Kosten aus einem Bewohner ein Haus machen
    [village] leichter eine Siedlung gründen
    [play-upgrade] Karten ausspielen oder aufwerten
   *[play] eine Karte ausspielen
}
deed-explore = { $tiles ->
    [one] entdecken
   *[other] { $tiles }-mal entdecken
}
deed-pasture = eine Rinderweide legen
deed-region = die Belohnung einer Region nehmen
deed-hire = Bewohner nehmen, für je { $coin } Münzen oder { $card } Karten
deed-build = { $works ->
    [wood] ein Gebäude für Holz errichten
    [clay] ein Gebäude für Lehm errichten
    [stone] ein Gebäude für Stein errichten
    [iron] ein Gebäude für Eisen errichten
   *[any] ein Produktionsgebäude errichten
}
deed-income = { $track ->
    [coin] das Einkommen der Münzleiste bekommen
   *[card] das Einkommen der Kartenleiste bekommen
}
deed-reset = einen Hebel nach oben schieben
deed-paddle = ein Boot kostenlos flussaufwärts bewegen
deed-structure = { $times ->
    [one] eine Struktur errichten
   *[other] { $times } Strukturen errichten
}
deed-cattle = ein Rind setzen
deed-tile = { $times ->
    [one] ein Plättchen legen
   *[other] { $times } Plättchen legen
}
deed-house = ein Haus darauf setzen

## Wertung

line-track = Während des Spiels
    .help = Punkte, die du im Spiel bekommen hast, weniger die verlorenen. (BL-5.11)
line-levers = Hebel
    .help = 4 bis 6 Hebel sind je 2 Punkte wert, 7 oder mehr je 3. (BL-20.2)
line-cards = Karten
    .help = Die Punkte, die auf deinen Karten stehen. (BL-20.4)
line-end-effects = Effekte der Karten
    .help = Was deine Karten am Ende des Spiels zählen. (BL-20.4, BL-19.25)
line-board = Tableau
    .help = Für jedes Teil, das von deinem Tableau weg ist: 2 Punkte in Reihe 3, 4 in Reihe 4, 6 in Reihe 5. (BL-20.5)
automa-sage = Die weise Eminenz

## Was die Runde wählen kann

option-reactions = Teile der anderen
    .help = Wann die anderen ihren Teil einer Aktion haben. (BL-3.19)
option-reactions-together = Gleichzeitig
    .help = Alle zugleich, wo nichts dagegenspricht. (BL-3.20, BL-3.14)
option-reactions-clockwise = Im Uhrzeigersinn
    .help = Alle nacheinander, nach der Person am Zug. (BL-3.20)
option-sage = Stärke der weisen Eminenz
    .help = Wie schwer die weise Eminenz zu schlagen ist, wenn du allein spielst. (BL-21.9)
option-sage-easy = Leicht
    .help = Sie spielt mit 5 A-Plättchen und 1 B-Plättchen. (BL-21.9, BL-21.8)
option-sage-medium = Mittel
    .help = Sie spielt mit 4 A-Plättchen und 2 B-Plättchen. (BL-21.9, BL-21.8)
option-sage-challenge = Herausforderung
    .help = Sie spielt mit 3 A-Plättchen und 3 B-Plättchen. (BL-21.9, BL-21.8)
option-sage-hard = Schwer
    .help = Sie spielt mit 2 A-Plättchen und 4 B-Plättchen. (BL-21.9, BL-21.8)
option-sage-very_hard = Sehr schwer
    .help = Sie spielt mit 1 A-Plättchen und 5 B-Plättchen. (BL-21.9, BL-21.8)

## Was gezogen oder aufgedeckt wurde: warum sich davor nichts zurücknehmen lässt. Ein Satz ohne sein Ende

drawn-cards = Karten wurden gezogen
drawn-choices = Alle haben aufgedeckt, was sie gewählt haben
drawn-tile = Ein Plättchen wurde aufgedeckt
