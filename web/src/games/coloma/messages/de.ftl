# Coloma at the table in German. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file. Variables:
# $number is the number of a site, $name its name, $first and $second are what its actions give, $names are persons' names, $what is a list of goods; all others are numbers.

## The parts of the page

co-pages = Teile des Spielplans
co-page-wheel = Rad
co-page-map = Karte
co-page-mine = Stadt
co-page-shootout = Schießerei
co-lit = hier ist etwas wählbar
co-nothing = nichts

## The wheel

co-wheel = Das Rad, { $year }, { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
co-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }/{ $rounds }
}
co-site = Ort { $number }, { $name }
co-first = Hauptaktion: { $what }
co-second = Nebenaktion: { $what }
co-section-a = Hauptaktion deines Ortes
co-section-b = Nebenaktion deines Ortes
co-closed = gesperrt
co-barricaded = gesperrt, außer ein anderer Ort wird allein am häufigsten gewählt
co-signpost = der Wegweiser kopiert Ort { $number }
co-standing = hier: { $names }
co-mules = Maultier von { $names }
co-buster = Buster ist hier
co-avoided = Buster kommt nicht hierher
co-shade-may = Shade kommt vielleicht hierher
co-chosen = deine geheime Wahl
co-last = letzte Runde: { $names }
co-events = Ereignisse der Orte
co-event = Ereignis { $number }: { $what }
co-event-next = kommt als Nächstes
co-tents = Zelte: { $names }
co-no-tents = kein Zelt
co-carrots = Karotten: { $names }
co-note = Gesperrt: die Nebenaktion von Ort { $number }, oder stattdessen die des Ortes, der allein am häufigsten gewählt wird.
co-note-site = { $name }: { $first }; dann { $second }.
co-note-lost = Die zweite entfällt, wenn Ort { $number } allein am häufigsten gewählt wird.
co-note-closed = Die zweite ist gesperrt, außer ein anderer Ort wird allein am häufigsten gewählt.
co-note-moved = Am häufigsten gewählt: Ort { $number }. Seine Nebenaktion ist gesperrt.
co-note-stayed = Die Barrikade bleibt bei Ort { $number }.
co-note-barker = Als Nächstes geht der Ausrufer zu Ort { $number }.
co-note-shootout = Nach dieser Runde kommt die Schießerei.

## The frontier

co-map = Die Karte des Grenzlands
co-wagons = Wagen: { $names }
co-drive = { $count ->
    [one] 1 Feld weit, bringt { $what }
   *[other] { $count } Felder weit, bringt { $what }
}
co-steps = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}

## So many of something

co-sign-gives = für
co-sign-or = oder
co-n-barrel = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
}
co-n-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
co-n-building = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
co-n-gunman = { $count ->
    [one] 1 Reihe Schützen
   *[other] { $count } Reihen Schützen
}
co-n-event = { $count ->
    [one] 1 Zelt bei einem Ereignis
   *[other] { $count } Zelte bei Ereignissen
}
co-n-wagon = Fahrt von { $count }
co-n-barricade = { $count ->
    [one] 1 Barrikade
   *[other] { $count } Barrikaden
}
co-n-cart = { $count ->
    [one] 1 Nugget der Lore
   *[other] { $count } Nuggets der Lore
}
co-n-shovel = Schaufeln
co-n-wheelbarrow = Schubkarren
co-n-hammer = mit dem Hammer
co-n-saw = mit der Säge
co-n-barker = der Ausrufer
co-n-town = beide Seiten einer Stadt

## Was jemand hat. $player ist ein Name, $price, $goods und $cards sind Listen, $label ist, was eine Möglichkeit sagt

co-own-mine = Deine Sachen
co-own-mine-of = Sachen von { $player }
co-own-look = Wessen Sachen zu sehen sind
co-own-look-at = Zeigen: { $player }
co-own-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
co-own-gold = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}, jedes jetzt { $worth ->
    [one] 1 Münze
   *[other] { $worth } Münzen
} wert
co-own-dudes = { $count ->
    [one] 1 Kumpel
   *[other] { $count } Kumpel
} in der Hütte, { $supply } im Vorrat
co-own-horses = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
}: der Wagen fährt { $movement ->
    [one] 1 Feld
   *[other] { $movement } Felder
} weit
co-own-tents = { $count ->
    [one] 1 Zelt
   *[other] { $count } Zelte
} in der Hütte, { $supply } im Vorrat
co-own-graves = { $count ->
    [one] 1 Kumpel begraben
   *[other] { $count } Kumpel begraben
}: am Ende { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger
co-own-guests = { $guests } von { $beds } Betten der Hotels belegt
co-own-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Stapel
co-own-deck-top = Oben, wie du weißt: { $cards }
co-own-deck-bottom = Unten, wie du weißt: { $cards }
co-own-hand = Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
co-own-hand-hidden = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
co-own-hand-empty = Keine Karte auf der Hand
co-own-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
} in der Stadt
co-own-bridges-own = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
co-own-barrels-own = { $count ->
    [one] 1 unbenutztes Fass
   *[other] { $count } unbenutzte Fässer
}
co-own-hotels-own = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
}
co-own-market = Was zu kaufen und zu bauen ist
co-own-bridges = Brücken
co-own-bridge-today = Heute wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
co-own-left = { $count ->
    [0] keine mehr da
    [one] noch 1 da
   *[other] noch { $count } da
}
co-own-wares = Waren des Ausrufers
co-own-ware-price = Preis: { $price }
co-own-hotels = Hotels zum Bauen
co-own-hotel = Hotel
co-own-hotel-beds = { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
} im Jahr, für je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
co-own-price-hammer = Hammer: { $price }
co-own-price-saw = Säge: { $price }
co-own-town = Mühle, Stadt und Fähigkeit
co-own-card-usable = jetzt nutzbar
co-own-card-works = wirkt jetzt
co-own-card-used = in diesem Zug genutzt
co-own-card-fresh = in diesem Zug gebaut, wirkt ab dem nächsten
co-own-card-idle = ohne Wirkung, wo der Pionier steht
co-own-card-dim = mit dem, was du hast, nicht zu bauen
co-own-canyons = Schluchten und Brücken
co-own-canyon = Schlucht { $number }
co-own-canyon-river = mit Fluss
co-own-canyon-free = ohne Fluss
co-own-barrels = Fässer
co-own-barrel = Fass { $barrel }
co-own-barrel-count = { $ready } unbenutzt, { $used } benutzt
co-own-shade-rivers = Flüsse von Shade: { $count }
co-own-shade-hotels = Hotels von Shade: { $count }

## Was verloren geht, und was eine Möglichkeit kostet

co-own-lost = Verloren, weil du nicht mehr haben kannst: { $goods }
co-own-gold-gone = { $count ->
    [one] Das Gold geht aus: 1 Münze statt 1 Nugget
   *[other] Das Gold geht aus: { $count } Münzen statt { $count } Nuggets
}
co-own-note-price = { $label }: { $price }
co-own-note-free = { $label }: kostenlos
co-own-note-change = { $label } (kein Wechselgeld: { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} zu viel)
co-own-note-turns = { $label }: dann liegen die Gesetzlosen vorn
co-own-warn-end = Noch nicht genutzt: { $what }
co-own-warn-stay = Dein Wagen würde sich nicht bewegen.

## Die Schießerei

co-shot-in = { $count ->
    [0] Schießerei nach dieser Runde
    [one] Schießerei: noch 1 Runde
   *[other] Schießerei: noch { $count } Runden
}
co-shot-town-ahead = Stadt vorn
co-shot-outlaws-ahead = Gesetzlose vorn
co-shot-gunmen = Schützen: { $count }
co-shot-outlaws = Gesetzlose: { $count }
co-shot-row = Reihe { $number }
co-shot-row-free = leer, für { $size } Schützen
co-shot-row-of = { $size } Schützen von { $player }
co-shot-row-neutral = { $size } Schützen, die niemandem gehören
co-shot-table = Was die Schießerei bringt
co-shot-table-win = Sieg
co-shot-table-lose = Niederlage
co-shot-line-first = meiste
co-shot-line-second = zweitmeiste
co-shot-line-third = andere
co-shot-line-none = keine
co-shot-line-yours = , jetzt deine
co-shot-hideout = Versteck
co-shot-stack = Stapel mit { $count ->
    [one] 1 Fass
   *[other] { $count } Fässern
}, verdeckt
co-shot-slot-empty = Kein Fass
co-shot-slot-outlaws = { $count ->
    [0] kein Gesetzloser kommt dafür
    [one] 1 Gesetzloser kommt dafür
   *[other] { $count } Gesetzlose kommen dafür
}
co-shot-slot-turns = mit ihnen liegen die Gesetzlosen vorn
co-shot-gold-left = Noch { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
} im Vorrat; ein Nugget ist { $worth ->
    [one] 1 Münze
   *[other] { $worth } Münzen
} wert
co-shot-worth = wert
co-shot-cart = Lore: { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
co-shot-cart-help = Ausgegebenes Gold liegt hier bis zum Ende des Jahres.
co-shot-sheriff = Sheriff: { $player }
co-shot-sheriff-here = Sheriff
co-shot-new-sheriff = bekommt den Stern
co-shot-against = gegen

## Augenblicke

co-moment-reveal = Alle haben gewählt
co-moment-reveal-site = Ort { $site }, { $count }: { $who }
co-moment-reveal-closed = Ort { $site }, { $count }: { $who }. Die Nebenaktion ist gesperrt.
co-moment-reveal-moved = Die meisten sind an Ort { $site }: Die Barrikade sperrt dessen Nebenaktion.
co-moment-reveal-stays = Kein Ort hat allein die meisten: Die Barrikade bleibt an Ort { $site }.
co-moment-closed = gesperrt
co-moment-nobody = niemand
co-moment-mule-of = Maultier von { $player }
co-moment-buster = Buster
co-moment-won = Schießerei { $year }: gewonnen
co-moment-lost = Schießerei { $year }: verloren
co-moment-line-first = meiste Schützen
co-moment-line-second = zweitmeiste Schützen
co-moment-line-third = nahm teil
co-moment-line-none = keine Schützen
co-moment-year-begins = { $year } beginnt mit { $outlaws ->
    [one] 1 Gesetzlosen
   *[other] { $outlaws } Gesetzlosen
}. Schützen und Gäste sind zurück in den Vorräten, das Gold der Lore ist zurück in der Mine.

## Die Liste der Schritte

coloma-verb-choose = Ort wählen
coloma-verb-lead = Maultier führen
coloma-verb-put-on-top = Auf den Stapel legen
coloma-verb-put-under = Unter den Stapel legen
coloma-verb-act = Aktion des Ortes
coloma-verb-work = Mühle
coloma-verb-use = Karten der Stadt
coloma-verb-practise = Fähigkeit
coloma-verb-survey = Fluss
coloma-verb-bridge = Brücke
coloma-verb-build = Gebäude
coloma-verb-found = Hotel
coloma-verb-go = Fahren
coloma-verb-stop = Anhalten
coloma-verb-rob = Lore plündern
coloma-verb-fill = Schützen
coloma-verb-pitch = Zelt auf ein Ereignis
coloma-verb-settle = Zelt in eine Region
coloma-verb-lodge = Gast
coloma-verb-buy = Kaufen
coloma-verb-check-out = Bezahlen
coloma-verb-fetch = Fass
coloma-verb-open = Fass öffnen
coloma-verb-discard = Fass abwerfen
coloma-verb-pay = Bezahlen
coloma-verb-pick = Fähigkeit
coloma-verb-take = Wählen
coloma-verb-decline = Verzichten

## Der neue Tisch

co-lobby-gold = Nuggets
co-lobby-bridges = Brücken einer Art
co-lobby-hotels = Hotels
co-lobby-extra = Allein spielt man gegen Shade und Buster; zu zweit spielt Buster mit, außer beim Duell der Maultiere.
co-lobby-table = Rad und Grenzland im zweiten Jahr

## Über das Material

co-about = Über dieses Material
co-about-box = In der Schachtel
co-box-buildings = Gebäude
co-box-barrels = Arten von Fässern
co-box-bridges = Arten von Brücken
co-box-boards = Seiten der Spielertafeln
co-box-spaces = Felder der Karte
co-box-events = Ereignisse
co-box-shootouts = Tafeln für Schießereien
co-box-hotels = Hotels
co-box-specialities = Fähigkeiten
co-about-origin = Woher die Werte kommen
co-about-count = { $count } ({ $kinds }).
co-provenance-rulebook = Sie stehen in der Spielregel, wie alle Regeln und Stückzahlen.
co-provenance-published = Was sie tun, ist für die Deluxe-Ausgabe öffentlich beschrieben.
co-provenance-reconstructed = Was darauf gedruckt ist, ist nicht öffentlich; ihre Werte sind deshalb unsere. Sie passen zu jeder Regel, jeder Zahl und jedem Beispiel der Spielregel, sind aber nicht die der Schachtel. Wer das Spiel besitzt, kann mit einer eigenen Abschrift spielen.
co-provenance-own = Eigene Abschrift: aus den Dateien dessen, der diesen Server betreibt.
co-about-secret = Was verborgen ist
co-about-hidden = Handkarten und die Reihenfolge der Stapel kennt nur, wem sie gehören, soweit er sie gesehen hat. Einen gewählten Ort kennt niemand sonst, bevor alle gewählt haben. Was du siehst, ist alles, was der Tisch dir gesagt hat.
