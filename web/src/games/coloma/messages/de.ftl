# Coloma at the table in German. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file. Variables:
# $number is the number of a site, $name its name, $first and $second are what its actions give, $names are persons' names, $what is a list of goods; all others are numbers.

## The parts of the page

co-pages = Teile des Spielplans
co-page-wheel = Rad
co-page-map = Karte
co-page-mine = Stadt
co-page-shootout = Schießerei
co-lit = hier ist etwas wählbar
co-legal = wählbar
co-nothing = nichts

## The wheel

co-wheel = Das Rad, { $year }, Runde { $round } von { $rounds }
co-round = Runde { $round }/{ $rounds }
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
co-drive = in { $count } Schritten, bringt { $what }
co-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
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
