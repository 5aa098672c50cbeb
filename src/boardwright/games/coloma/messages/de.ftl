# Coloma auf Deutsch. Variablen: $player ist der Name einer Person; $site, $card, $barrel, $bridge, $space, $region,
# $speciality, $tool, $mill, $ware, $section und $hotel sind Namen aus dieser Datei, $slot ist einer oder eine Zahl; $good,
# $first und $then sind Nachrichten; alle anderen sind Zahlen. Hilfetexte enden mit ihrer Regel.

game-title = Coloma
game-intro = In Coloma wurde Gold gefunden! Wähle 3 Jahre lang in jeder Runde heimlich einen Ort: grabe, baue, fahre und schlage Zelte auf. Wo die meisten hingehen, sperrt die Barrikade den halben Ort; und am Ende jedes Jahres steht ihr gemeinsam gegen die Gesetzlosen.
    .line = Heimlich wählen, alle zugleich

# Wie weit das Spiel ist, in einer Zeile der Lobby.

progress = { $year }, { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}

## Listen von Bezahltem und Gekauftem, ohne das, wovon es nichts gibt

and = { $first }, { $then }
comma-gold = { $coins ->
    [0] { "" }
   *[other] { ", " }
}
comma-dudes = { $gold ->
    [0] { comma-gold }
   *[other] { ", " }
}
some-payment = { $coins ->
    [0] { "" }
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $gold ->
    [0] { "" }
    [one] { comma-gold }1 Nugget
   *[other] { comma-gold }{ $gold } Nuggets
}{ $dudes ->
    [0] { "" }
   *[other] { comma-dudes }{ $dudes } Kumpel
}
comma-horses = { $tents ->
    [0] { "" }
   *[other] { ", " }
}
some-wares = { $tents ->
    [0] { "" }
    [one] 1 Zelt
   *[other] { $tents } Zelte
}{ $horses ->
    [0] { "" }
    [one] { comma-horses }1 Pferd
   *[other] { comma-horses }{ $horses } Pferde
}

## Fragen

prompt-choose = Wähle heimlich einen Ort; alle werden gemeinsam aufgedeckt.
prompt-lead = Wähle einen Ort für dein Maultier, auch heimlich.
prompt-put-back = { $count ->
    [one] Lege 1 Karte auf oder unter deinen Stapel zurück.
   *[other] Lege { $count } Karten auf oder unter deinen Stapel zurück, eine nach der anderen.
}
prompt-pick = Wähle deine Fähigkeit für das ganze Spiel.
prompt-turn = { $site }: Handle, nutze Karten und Fässer, dann beende den Zug.
prompt-drive = { $left ->
    [one] Fahre weiter, noch 1 Feld, oder halte an.
   *[other] Fahre weiter, noch bis zu { $left } Felder, oder halte an.
}
prompt-pay = { $coins ->
    [one] Zahle 1 Münze: Wähle, wie viele Nuggets Münzen ersetzen (jedes ist { $worth } wert).
   *[other] Zahle { $coins } Münzen: Wähle, wie viele Nuggets Münzen ersetzen (jedes ist { $worth } wert).
}
prompt-fill = Fülle eine Reihe der Schießerei mit deinen Schützen, oder verzichte.
prompt-pitch = Schlage ein Zelt auf, oder verzichte.
prompt-build = { $discount ->
    [0] Baue eine Karte aus deiner Hand.
    [one] Baue eine Karte aus deiner Hand für 1 Münze weniger, oder verzichte.
   *[other] Baue eine Karte aus deiner Hand für { $discount } Münzen weniger, oder verzichte.
}
prompt-fetch = Nimm ein Fass aus dem Versteck; die Gesetzlosen seines Platzes kommen zur Schießerei.
prompt-fetch-quietly = Nimm ein Fass aus dem Versteck; dafür kommen keine Gesetzlosen.
prompt-discard = Wähle das benutzte Fass, das du abwirfst.
prompt-shop = { $coins ->
    [one] Im Korb: { some-wares }, für 1 Münze. Kaufe mehr, oder zahle.
   *[other] Im Korb: { some-wares }, für { $coins } Münzen. Kaufe mehr, oder zahle.
}

## Namen der Aktionen

action-choose = Zum Ort { $site } gehen
action-lead = Das Maultier zum Ort { $site } führen
action-put-on-top = { $card } auf den Stapel legen
action-put-under = { $card } unter den Stapel legen
action-act = { $section }
action-work = In der Mühle arbeiten ({ $mill })
action-use = { $card } nutzen
action-practise = Die Fähigkeit { $speciality } nutzen
action-survey = Schlucht { $canyon } erschließen ({ $tool })
action-bridge = Die { $bridge } bauen ({ $tool })
action-build = { $card } bauen ({ $tool })
action-found = { $hotel } bauen ({ $tool })
action-go = Weiterfahren: { $space }
action-stop = Anhalten
action-stop-at = Hier anhalten ({ $space })
action-stay = Hier bleiben ({ $space })
action-rob = Statt zu fahren die Lore plündern
action-fill = Reihe { $row } mit Schützen füllen
action-pitch = Ein Zelt auf Ereignis { $event } aufschlagen
action-settle = Ein Zelt aufschlagen ({ $region })
action-lodge = Einen Kumpel in deinem Hotel unterbringen
action-buy = { $ware } kaufen
action-check-out = Den Korb bezahlen
action-fetch = { $slot ->
    [Stapel] Das oberste Fass des Stapels nehmen
   *[other] Das Fass von Platz { $slot } nehmen
}
action-fetch-open = { $outlaws ->
    [0] { $barrel } nehmen; kein Gesetzloser kommt
    [one] { $barrel } nehmen; 1 Gesetzloser kommt
   *[other] { $barrel } nehmen; { $outlaws } Gesetzlose kommen
}
action-open = Das Fass { $barrel } öffnen
action-discard = Das Fass { $barrel } abwerfen
action-pay = { $nuggets ->
    [0] Nur mit Münzen zahlen
    [one] Mit 1 Nugget zahlen
   *[other] Mit { $nuggets } Nuggets zahlen
}
action-pay-mixed = { $nuggets ->
    [0] { $coins ->
        [one] 1 Münze zahlen
       *[other] { $coins } Münzen zahlen
    }
    [one] { $coins ->
        [0] 1 Nugget zahlen
        [one] 1 Nugget und 1 Münze zahlen
       *[other] 1 Nugget und { $coins } Münzen zahlen
    }
   *[other] { $coins ->
        [0] { $nuggets } Nuggets zahlen
        [one] { $nuggets } Nuggets und 1 Münze zahlen
       *[other] { $nuggets } Nuggets und { $coins } Münzen zahlen
    }
}
action-pick = Die Fähigkeit { $speciality } wählen
action-take = Möglichkeit { $option } wählen
action-decline = Verzichten
action-end-turn = Zug beenden

## Das Protokoll

event-year-begins = Das Jahr { $year } beginnt.
event-round-begins = { $year }, Runde { $round }: Der Ausrufer kommt zum Ort { $site }.
event-turn-begins = { $player } ist am Zug: { $site }.
event-buster-avoids = Buster geht weder zu Ort { $one } noch zu Ort { $other }.
event-placed = { $player } geht zum Ort { $site }.
event-mule-placed = Das Maultier von { $player } geht zum Ort { $site }.
event-buster-placed = Buster geht zum Ort { $site }.
event-barricade = Die meisten sind am Ort { $site }: Die Barrikade kommt dorthin.
event-barricade-stays = Kein Ort hat allein die meisten: Die Barrikade bleibt auf dem Wegweiser, am Ort { $site }.
event-ate = Das Maultier von { $player } frisst eine Karotte: { $site }.
event-gained = { $player } erhält { $good }.
event-drew = { $count ->
    [one] { $player } zieht 1 Karte.
   *[other] { $player } zieht { $count } Karten.
}
event-drew-these = { $player } hat gezogen: { $cards }.
event-drew-points = { $count ->
    [one] Der Stapel von { $player } ist leer: 1 Punkt statt einer Karte.
   *[other] Der Stapel von { $player } ist leer: { $count } Punkte statt Karten.
}
event-put-back = { $player } legt eine Karte zurück.
event-paid = { $player } zahlt { some-payment }.
event-built = { $player } baut { $card }.
event-bridged = { $player } baut die { $bridge }.
event-surveyed = { $player } erschließt Schlucht { $canyon }.
event-founded = { $player } baut ein Hotel.
event-lodged = { $points ->
    [one] { $player } bringt einen Kumpel für 1 Punkt unter.
   *[other] { $player } bringt einen Kumpel für { $points } Punkte unter.
}
event-used-card = { $player } nutzt { $card }.
event-practised = { $player } nutzt die Fähigkeit { $speciality }.
event-picked = { $player } wählt die Fähigkeit { $speciality }.
event-opened-section = { $player } nutzt die Nebenaktion trotz der Barrikade.
event-drove = { $space ->
    [Hufeisen] { $player } fährt auf ein Hufeisen.
   *[other] { $player } fährt nach { $space }.
}
event-robbed = { $count ->
    [one] { $player } nimmt 1 Nugget aus der Lore.
   *[other] { $player } nimmt { $count } Nuggets aus der Lore.
}
event-filled = { $player } füllt Reihe { $row } mit { $count } Schützen.
event-pitched = { $player } schlägt ein Zelt auf Ereignis { $event } auf.
event-settled = { $player } schlägt ein Zelt auf ({ $region }).
event-bought = { $player } kauft { some-wares }.
event-took-barrel = { $outlaws ->
    [0] { $player } nimmt das Fass { $barrel }; kein Gesetzloser kommt.
    [one] { $player } nimmt das Fass { $barrel }; 1 Gesetzloser kommt.
   *[other] { $player } nimmt das Fass { $barrel }; { $outlaws } Gesetzlose kommen.
}
event-opened = { $player } öffnet das Fass { $barrel }.
event-discarded-barrel = { $player } wirft das Fass { $barrel } ab.
event-buried = { $player } begräbt einen Kumpel.
event-shootout-won = Schießerei von { $year }: { $gunmen } Schützen besiegen die Gesetzlosen ({ $outlaws }).
event-shootout-lost = Schießerei von { $year }: Die Gesetzlosen ({ $outlaws }) sind zu viele für { $gunmen } Schützen.
event-shootout-first = { $player } hat die meisten Schützen.
event-shootout-second = { $player } ist bei der Schießerei auf dem zweiten Platz.
event-shootout-third = { $player } hat Schützen bei der Schießerei.
event-shootout-none = { $player } hat keine Schützen bei der Schießerei.
event-badge = { $player } bekommt den Sheriffstern.
event-game-over = Das Spiel ist zu Ende.

## Warum etwas jetzt nicht geht

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
refusal-not-your-turn = { $player } entscheidet gerade; warte, bis du an der Reihe bist.
refusal-others-decide = { $count } andere entscheiden gerade; warte auf sie.
refusal-no-part = Das hat mit der Entscheidung gerade nichts zu tun; wähle etwas anderes.
refusal-unfinished = Führe erst zu Ende, was du begonnen hast, oder nimm es zurück.

# Orte und Aktionen.
refusal-not-at-site = Das gehört zu einem anderen Ort: { $site }; nutze, was dein Ort bietet.
refusal-not-at-second = Das gehört zur Nebenaktion eines anderen Ortes: { $site }; nutze, was dein Ort bietet.
refusal-barricaded = Die Barrikade sperrt die Nebenaktion deines Ortes; nutze die Hauptaktion.
refusal-section-done = Diese Aktion deines Ortes hast du schon genutzt; nutze eine andere, oder beende deinen Zug.
refusal-tool-used = Dieses Werkzeug wurde in diesem Zug schon genutzt; das geht einmal im Zug.
refusal-one-tool = Von dieser Art kannst du nur ein Werkzeug nutzen; wähle es unmittelbar.

# Bauen.
refusal-lacks-dudes = { $needed ->
    [one] Das braucht 1 Kumpel, und in deiner Hütte ist keiner; hole erst Kumpel.
   *[other] Das braucht { $needed } Kumpel, und in deiner Hütte sind { $have }; hole erst mehr Kumpel.
}
refusal-lacks-gold = { $needed ->
    [one] Das braucht 1 Nugget, und du hast { $have }; Münzen ersetzen keine Nuggets.
   *[other] Das braucht { $needed } Nuggets, und du hast { $have }; Münzen ersetzen keine Nuggets.
}
refusal-lacks-coins = { $needed ->
    [one] Das kostet 1 Münze, die du nicht zahlen kannst; hole erst Münzen oder Nuggets.
   *[other] Das kostet { $needed } Münzen; mit { $have } und deinen Nuggets kannst du das nicht zahlen.
}
refusal-tool-nothing = Mit diesem Werkzeug kannst du jetzt nichts bauen; wähle etwas anderes.
refusal-card-built = { $card } steht schon in deiner Stadt; wähle eine Karte aus deiner Hand.
refusal-card-not-in-hand = { $card } ist nicht auf deiner Hand; wähle eine Karte, die dort ist.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand; wähle eine, die dort ist.
refusal-canyon-taken = In dieser Schlucht ist schon ein Fluss; wähle eine andere Schlucht.
refusal-bridge-twice = Diese Brücke hast du schon, und doppelt darfst du sie nicht bauen; wähle eine andere.
refusal-bridge-gone = Von diesen Brücken ist keine mehr da; wähle eine andere.
refusal-no-free-river = Eine Brücke braucht einen eigenen Fluss ohne Brücke; erschließe erst einen Fluss.
refusal-no-hotels = Hotels sind nicht in diesem Spiel; baue eine Karte aus deiner Hand.
refusal-hotel-gone = Dieses Hotel ist schon gebaut; wähle ein anderes.

# Karten und Fähigkeiten.
refusal-card-fresh = { $card } wurde in diesem Zug gebaut und wirkt ab deinem nächsten Zug.
refusal-card-always = { $card } wirkt von selbst und wird nicht eigens genutzt.
refusal-card-used = { $card } wurde in diesem Zug schon genutzt; das geht einmal im Zug.
refusal-card-nothing = { $card } könnte gerade nichts für dich tun; wähle etwas anderes.
refusal-card-barricade = { $card } wirkt nur, wo der Ort verbarrikadiert ist; nutze die Aktionen deines Ortes.
refusal-card-elsewhere = { $card } wirkt an einem anderen Ort oder bei einer anderen Aktion: { $site }; geh in einer späteren Runde dorthin.
refusal-not-your-speciality = Das ist nicht deine Fähigkeit; du hast die, die vor dir liegt.
refusal-speciality-gone = Diese Fähigkeit hat schon jemand, oder sie ist nicht im Spiel; wähle eine andere.
refusal-speciality-always = Deine Fähigkeit wirkt von selbst und wird nicht eigens genutzt.
refusal-speciality-used = Deine Fähigkeit hast du in diesem Zug schon genutzt; das geht einmal im Zug.
refusal-speciality-nothing = Deine Fähigkeit könnte gerade nichts für dich tun; wähle etwas anderes.

# Der Wagen.
refusal-drive-first = Beginne erst eine Wagenaktion; wähle dann, wohin du fährst.
refusal-space-again = Dort war dein Wagen auf dieser Fahrt schon ({ $space }); fahre anderswohin.
refusal-space-taken = Dort steht ein anderer Wagen ({ $space }), und du überspringst das Feld; fahre daran vorbei.
refusal-space-too-far = { $left ->
    [0] Du hast kein Feld mehr übrig, um dorthin zu fahren ({ $space }); halte hier an.
    [one] Dein nächstes Feld kann das nicht sein ({ $space }); wähle eines neben deinem Wagen, oder halte an.
   *[other] Dein nächstes Feld kann das nicht sein ({ $space }); fahre Feld für Feld, { $left } sind noch übrig.
}
refusal-no-robber = Nur der Räuber nimmt zu Beginn einer Fahrt Nuggets aus der Lore; fahre weiter, oder halte an.

# Schützen, Zelte und Gäste.
refusal-row-taken = In dieser Reihe stehen schon Schützen; wähle eine leere.
refusal-row-done = Du hast in diesem Zug schon eine Reihe gefüllt; fülle die nächste in einem späteren Zug.
refusal-row-too-long = { $dudes ->
    [0] Diese Reihe braucht { $size } Schützen, und deine Hütte ist leer; hole erst Kumpel.
   *[other] Diese Reihe braucht { $size } Schützen, und in deiner Hütte sind nur { $dudes } Kumpel; wähle eine kürzere.
}
refusal-tent-there = Dort hast du schon ein Zelt; wähle eine andere Stelle.
refusal-no-tent = Du hast kein Zelt in deiner Hütte; hole erst eines.
refusal-wagon-elsewhere = Dein Wagen muss in einer großen Stadt neben der Region sein; fahre erst dorthin.
refusal-events-only = Dieses Zelt darf nur auf ein Ereignis; wähle eines davon.
refusal-no-guest = Du brauchst ein eigenes Hotel mit freiem Bett und einen Kumpel in deiner Hütte; tu etwas anderes.

# Der Ausrufer, Fässer und das Zahlen.
refusal-no-canvas = In deinem Vorrat ist kein Zelt mehr; nimm etwas anderes.
refusal-enough-horses = Du hast so viele Pferde, wie du behalten darfst; kaufe etwas anderes.
refusal-ware-too-dear = Das kannst du nicht auch noch zahlen; bezahle, was du gewählt hast.
refusal-slot-empty = Auf diesem Platz liegt kein Fass; wähle einen anderen.
refusal-no-such-barrel = Du hast kein unbenutztes Fass dieser Art; wähle ein anderes.
refusal-no-used-barrel = Du hast kein benutztes Fass dieser Art; wähle eines, das du geöffnet hast.
refusal-piece-too-many = Das sind mehr Nuggets, als du brauchst; zahle mit weniger.
refusal-pay-not-enough = Das reicht nicht für den Preis, oder du hast es nicht; wähle eine andere Zahl.

## Orte. Die Zahl ist die auf dem Rad

site-1 = Arbeitstag (1)
    .help = Hauptaktion: jede Schaufel deiner Mühle und deiner Stadt, je einmal. Nebenaktion: jede Schubkarre. Das Ereignis gibt 2 Kumpel. (CO-6.1, CO-6.2, CO-5.1)
site-2 = Flüsse (2)
    .help = Erschließe einen Fluss oder baue eine Brücke: Hauptaktion mit dem Hammer, Nebenaktion mit der Säge. Das Ereignis gibt 1 Nugget. (CO-7.1, CO-7.2, CO-5.2)
site-3 = Gebäude (3)
    .help = Baue eine Karte aus deiner Hand: Hauptaktion mit dem Hammer, Nebenaktion mit der Säge. Das Ereignis gibt 2 Karten. (CO-8.1, CO-8.2, CO-5.3)
site-4 = Wagen (4)
    .help = Eine Wagenaktion, und noch eine als Nebenaktion: so viele Felder, wie du Pferde hast. Das Ereignis gibt 2 Münzen. (CO-9.1, CO-9.2, CO-5.4)
site-5 = Grenzland (5)
    .help = Hauptaktion: Fülle eine Reihe mit Schützen und schlage beliebig viele Zelte auf. Nebenaktion: ein neues Zelt. Das Ereignis gibt 3 Punkte für 1 Nugget. (CO-10.1, CO-10.2, CO-5.5)
site-barker = Ausrufer
    .help = Das große Plättchen, das jede Runde einen anderen Ort bedeckt. Hauptaktion: Kaufe Zelte und Pferde. Nebenaktion: Nimm ein Fass. (CO-4.2, CO-11.1, CO-11.5)

section-1a = Alle deine Schaufeln nutzen
    .help = Die Schaufel der Mühle und die deiner Stadt, je einmal. (CO-6.1, CO-6.5)
section-1b = Alle deine Schubkarren nutzen
    .help = Die Schubkarre der Mühle und die deiner Stadt, je einmal. (CO-6.2, CO-6.5)
section-4a = Den Wagen fahren (Hauptaktion)
    .help = So viele Felder, wie du Pferde hast, mit einem Gewinn in jeder Stadt und Siedlung. (CO-9.1, CO-9.4)
section-4b = Den Wagen fahren (Nebenaktion)
    .help = Eine Fahrt für sich, auf der du umkehren darfst. (CO-9.2, CO-9.7)
section-5b = Ein Zelt nehmen
    .help = Ein Zelt aus deinem Vorrat kommt in deine Hütte. (CO-10.2)

## Werkzeuge, Waren und Plätze des Verstecks

tool-hammer = Hammer
    .help = Baut für Münzen und Kumpel, als Hauptaktion. Nuggets können Münzen ersetzen. (CO-7.1, CO-8.1, CO-12.8)
tool-saw = Säge
    .help = Baut für Nuggets und Kumpel, als Nebenaktion. Münzen ersetzen nie Nuggets. (CO-7.2, CO-8.2, CO-12.10)
mill-shovel = Schaufel
    .help = Gibt 1 Nugget und 1 Kumpel. (CO-6.3)
mill-wheelbarrow = Schubkarre
    .help = Gibt 2 Münzen und 1 Kumpel. (CO-6.4)
ware-tent = Zelt
    .help = Kostet beim Ausrufer 3 Münzen. Du hast insgesamt 8. (CO-11.2, CO-13.6)
ware-horse = Pferd
    .help = Kostet beim Ausrufer 2 Münzen. Du behältst höchstens 6; jedes ist ein Feld für deinen Wagen. (CO-11.2, CO-13.7, CO-9.4)
slot-stack = Stapel
    .help = Das oberste Fass des Stapels, verdeckt. (CO-11.5, CO-11.7)

## Gebäude

card-placer_claim = Claim
    .help = Schaufel von Ort 1: gibt 1 Nugget. (CO-23.11)
card-sawmill = Sägewerk
    .help = Schaufel von Ort 1: gibt 2 Münzen. (CO-23.12)
card-boarding_house = Pension
    .help = Schubkarre von Ort 1: gibt 2 Kumpel und 1 Karte. (CO-23.13)
card-bank = Bank
    .help = Schubkarre von Ort 1: gibt 3 Münzen. (CO-23.14)
card-quarry = Steinbruch
    .help = Nebenaktion von Ort 2: Einmal im Zug kostet ein Fluss oder eine Brücke mit der Säge 1 Nugget weniger. (CO-23.15)
card-land_office = Grundbuchamt
    .help = Ort 2, wenn er verbarrikadiert ist: Nutze seine Nebenaktion trotzdem. (CO-23.16)
card-blacksmith = Schmiede
    .help = Hauptaktion von Ort 3: Jedes Gebäude und Hotel kostet mit dem Hammer 1 Münze und 1 Kumpel weniger. (CO-23.17)
card-newspaper = Zeitung
    .help = Nebenaktion von Ort 3: gibt 2 Karten und 1 Münze. (CO-23.18)
card-carpenters_shop = Zimmerei
    .help = Ort 3, wenn er verbarrikadiert ist: Nutze seine Nebenaktion trotzdem. (CO-23.19)
card-stable = Pferdestall
    .help = Ort 4: gibt 1 Pferd, oder 2 Felder mehr für jede Fahrt dieses Zuges. (CO-23.20)
card-stage_line = Postkutsche
    .help = Nebenaktion von Ort 4: Zahle 1 Münze für noch eine Wagenaktion. (CO-23.21, CO-23.28)
card-trading_post = Handelsposten
    .help = Ort 4: Eine große Stadt, in der dein Wagen hält, gibt dir den linken und den rechten Gewinn. (CO-23.22)
card-saloon = Saloon
    .help = Nebenaktion von Ort 5: gibt 2 Kumpel. (CO-23.23)
card-undertaker = Bestatter
    .help = Ort 5: Begrabe einen Kumpel für 1 Nugget und 1 Münze. (CO-23.24, CO-23.27)
card-general_store = Gemischtwarenladen
    .help = Hauptaktion des Ausrufers: Jedes Zelt und Pferd kostet 1 Münze weniger, aber mindestens 1. (CO-23.25)
card-cooperage = Küferei
    .help = Der Ausrufer: Wirf ein benutztes Fass ab für 1 Nugget und 2 Münzen. (CO-23.26)

## Fässer

barrel-whiskey = Whiskey
    .help = Gibt 3 Kumpel. (CO-23.29)
barrel-gold_dust = Goldstaub
    .help = Gibt 1 Nugget und 1 Münze. (CO-23.30)
barrel-strongbox = Geldkassette
    .help = Gibt 3 Münzen. (CO-23.31)
barrel-oats = Hafer
    .help = Gibt 1 Pferd und 1 Münze. (CO-23.32)
barrel-canvas = Zeltplane
    .help = Gibt 1 Zelt. (CO-23.33)
barrel-blueprints = Baupläne
    .help = Gibt 3 Karten und 1 Münze. (CO-23.34)
barrel-axle_grease = Wagenschmiere
    .help = Eine Wagenaktion mit 1 Feld mehr. (CO-23.35)
barrel-gunpowder = Schießpulver
    .help = Gibt 1 Kumpel; dann darfst du eine Reihe mit Schützen füllen. (CO-23.36)
barrel-nails = Nägel
    .help = Du darfst eine Karte mit dem Hammer für 2 Münzen weniger bauen. (CO-23.37)
barrel-molasses = Melasse
    .help = Gibt 3 Punkte. (CO-23.38)

## Brücken

bridge-stagecoach = Kutschenbrücke
    .help = Am Ende 2 Punkte je Pferd, höchstens 12. (CO-23.1)
bridge-drafters = Zeichnerbrücke
    .help = Am Ende 2 Punkte je Karte auf deiner Hand, höchstens 12. (CO-23.2)
bridge-mourners = Trauerbrücke
    .help = Am Ende 3 Punkte je Kumpel auf deinem Friedhof, höchstens 12. (CO-23.3)
bridge-smugglers = Schmugglerbrücke
    .help = Am Ende 4 Punkte je Fass, benutzt oder nicht, höchstens 12. (CO-23.4)
bridge-miners = Goldgräberbrücke
    .help = Am Ende 3 Punkte je Nugget, höchstens 12. (CO-23.5)
bridge-town = Stadtbrücke
    .help = Am Ende 2 Punkte je Gebäude deiner Stadt, höchstens 14. (CO-23.6)
bridge-frontier = Grenzlandbrücke
    .help = Am Ende 3 Punkte je Zelt in einer Region, höchstens 15. (CO-23.7)
bridge-festival = Festbrücke
    .help = Am Ende 3 Punkte je Zelt auf einem Ereignis, höchstens 12. (CO-23.8)
bridge-toll = Zollbrücke
    .help = Am Ende 1 Punkt je Münze, höchstens 10. (CO-23.9)
bridge-militia = Milizbrücke
    .help = Am Ende 1 Punkt je Kumpel in deiner Hütte, höchstens 10. (CO-23.10)

## Hotels

hotel-hotel_1 = Hotel 1
    .help = Am Ende 8 Punkte wert. Jedes Jahr nimmt es 2 Gäste auf, für je 2 Punkte. (CO-19.10, CO-19.6, CO-19.7)
hotel-hotel_2 = Hotel 2
    .help = { hotel-hotel_1.help }
hotel-hotel_3 = Hotel 3
    .help = { hotel-hotel_1.help }
hotel-hotel_4 = Hotel 4
    .help = { hotel-hotel_1.help }
hotel-hotel_5 = Hotel 5
    .help = { hotel-hotel_1.help }
hotel-hotel_6 = Hotel 6
    .help = { hotel-hotel_1.help }
hotel-hotel_7 = Hotel 7
    .help = { hotel-hotel_1.help }
hotel-hotel_8 = Hotel 8
    .help = { hotel-hotel_1.help }
hotel-hotel_9 = Hotel 9
    .help = { hotel-hotel_1.help }
hotel-hotel_10 = Hotel 10
    .help = { hotel-hotel_1.help }
hotel-hotel_11 = Hotel 11
    .help = { hotel-hotel_1.help }
hotel-hotel_12 = Hotel 12
    .help = { hotel-hotel_1.help }

## Das Grenzland

space-coloma = Coloma
    .help = Hier beginnen alle Wagen. Es ist Platz für alle, und es gibt nichts. (CO-9.11, CO-9.12)
space-hangtown = Hangtown
    .help = Eine große Stadt. Links: 2 Kumpel. Rechts, wenn du hältst: ein Fass mit seinen Gesetzlosen. (CO-9.22)
space-georgetown = Georgetown
    .help = Eine große Stadt. Links: 1 Nugget. Rechts, wenn du hältst: 1 Zelt. (CO-9.23)
space-folsom = Folsom
    .help = Eine große Stadt. Links: 2 Münzen. Rechts, wenn du hältst: 1 Pferd und 1 Münze. (CO-9.24)
space-auburn = Auburn
    .help = Eine große Stadt. Links: 2 Karten. Rechts, wenn du hältst: 3 Kumpel. (CO-9.25)
space-garden_valley = Garden Valley
    .help = Eine Siedlung, die 1 Kumpel gibt. (CO-9.26)
space-gold_hill = Gold Hill
    .help = Eine Siedlung, die 1 Karte gibt. (CO-9.26)
space-pilot_hill = Pilot Hill
    .help = Eine Siedlung, die 1 Münze gibt. (CO-9.26)
space-salmon_falls = Salmon Falls
    .help = Eine Siedlung, die 1 Kumpel gibt. (CO-9.26)
space-greenwood = Greenwood
    .help = Eine Siedlung, die 1 Karte gibt. (CO-9.26)
space-kelsey = Kelsey
    .help = Eine Siedlung, die 1 Kumpel gibt. (CO-9.26)
space-diamond_springs = Diamond Springs
    .help = Eine Siedlung, die 1 Pferd gibt. (CO-9.26)
space-mormon_island = Mormon Island
    .help = Eine Siedlung, die 1 Nugget gibt. (CO-9.26)
space-ophir = Ophir
    .help = Eine Siedlung, die 1 Kumpel gibt. (CO-9.26)
space-horseshoe = Hufeisen
    .help = Ein Feld der Straße, das nichts gibt. (CO-9.14)
region-bear_river = Bear River
    .help = Hier kannst du ein Zelt aufschlagen, wenn dein Wagen in Auburn ist. (CO-10.12)
region-middle_fork = Middle Fork
    .help = Hier kannst du ein Zelt aufschlagen, wenn dein Wagen in Auburn oder Georgetown ist. (CO-10.12)
region-high_sierra = High Sierra
    .help = Hier kannst du ein Zelt aufschlagen, wenn dein Wagen in Georgetown oder Hangtown ist. (CO-10.12)
region-cosumnes = Cosumnes
    .help = Hier kannst du ein Zelt aufschlagen, wenn dein Wagen in Hangtown oder Folsom ist. (CO-10.12)
region-sacramento_valley = Sacramento-Tal
    .help = Hier kannst du ein Zelt aufschlagen, wenn dein Wagen in Folsom ist. (CO-10.12)

## Spielertafeln

board-a = Seite A
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben 1 Zelt; 1 Nugget; 2 Kumpel; 1 Karte. (CO-22.1, CO-22.4)
board-gunsmoke_gulch = Pulverrauchklamm
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben eine Reihe Schützen und 1 Kumpel; 3 Kumpel; 1 Kumpel und 1 Münze; 1 Münze. (CO-22.1, CO-22.5)
board-ferry_landing = Fähranleger
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben eine Wagenaktion; 1 Pferd; eine Wagenaktion; 1 Münze. (CO-22.1, CO-22.6)
board-timber_canyon = Holzschlucht
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben ein Gebäude mit dem Hammer für 1 Münze weniger; 3 Karten; 2 Karten; 1 Kumpel. (CO-22.1, CO-22.7)
board-golden_bar = Goldbank
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben 2 Nuggets; 1 Nugget; wenn du 1 Nugget zahlst 4 Punkte; 1 Münze. (CO-22.1, CO-22.8)
board-smugglers_gorge = Schmugglerschlucht
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben ein Fass ohne Gesetzlose; ein Fass; für ein benutztes Fass 1 Nugget und 2 Münzen; 1 Kumpel. (CO-22.1, CO-22.9)
board-settlers_bend = Siedlerbogen
    .help = Schluchten für 3, 4, 5 und 6 Punkte. Ihre Flüsse geben 1 Zelt, und ein Zelt darf auf ein Ereignis; ein Zelt darf irgendwo aufgeschlagen werden, und 1 Münze; 2 Münzen; 1 Karte. (CO-22.1, CO-22.10)

## Fähigkeiten

speciality-prospector = Goldsucher
    .help = Ereignis 2 gibt dir 1 Nugget mehr. (CO-21.7)
speciality-teamster = Fuhrmann
    .help = Jede deiner Wagenaktionen hat 1 Feld mehr. (CO-21.8)
speciality-carpenter = Zimmermann
    .help = Einmal im Zug kostet, was du mit dem Hammer baust, 1 Kumpel weniger. (CO-21.9)
speciality-banker = Bankier
    .help = Deine Nuggets sind 1 Münze mehr wert, aber höchstens 3. (CO-21.10)
speciality-sharpshooter = Scharfschütze
    .help = Hast du Schützen, so zählst du für die Rangfolge, als hättest du 1 mehr. (CO-21.11)
speciality-peddler = Hausierer
    .help = Ein Zug beim Ausrufer beginnt mit 2 Münzen. (CO-21.12)
speciality-robber = Räuber
    .help = Statt einer Fahrt darfst du bis zu 3 Nuggets aus der Lore nehmen. (CO-21.13)
speciality-homesteader = Siedler
    .help = Einmal im Zug: Lege 1 Zelt zurück und baue eine Karte mit der Säge. (CO-21.14)
speciality-renegade = Abtrünniger
    .help = Für jeden deiner Kumpel, der begraben wird, ziehst du 3 Karten. (CO-21.15)
speciality-range_rider = Weidereiter
    .help = Jedes Hufeisen, auf das dein Wagen kommt, gibt dir 1 Karte. (CO-21.16)
speciality-maverick = Einzelgänger
    .help = Einmal im Zug: Lege 1 Karte zurück für 1 Münze oder 1 Kumpel. (CO-21.17)
speciality-vigilante = Bürgerwehr
    .help = Einmal im Zug: Wirf 1 benutztes Fass ab und fülle eine Reihe mit Schützen. (CO-21.18, CO-21.19)

## Wovon Effekte sprechen

good-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
good-dude = { $count } Kumpel
good-gold = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
good-tent = { $count ->
    [one] 1 Zelt
   *[other] { $count } Zelte
}
good-horse = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
}
good-point = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
good-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
good-used_barrel = { $count ->
    [one] 1 benutztes Fass
   *[other] { $count } benutzte Fässer
}
good-burial = { $count } Kumpel für den Friedhof
good-river = { $count ->
    [one] 1 Fluss
   *[other] { $count } Flüsse
}
good-hotel = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
}
measure-horses = { $count ->
    [one] Pferd
   *[other] Pferde
}
measure-cards = { $count ->
    [one] Karte auf der Hand
   *[other] Karten auf der Hand
}
measure-graves = { $count ->
    [one] Grab
   *[other] Gräber
}
measure-barrels = { $count ->
    [one] Fass
   *[other] Fässer
}
measure-gold = { $count ->
    [one] Nugget
   *[other] Nuggets
}
measure-buildings = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
measure-region_tents = { $count ->
    [one] Zelt in einer Region
   *[other] Zelte in Regionen
}
measure-event_tents = { $count ->
    [one] Zelt auf einem Ereignis
   *[other] Zelte auf Ereignissen
}
measure-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
measure-dudes = { $count ->
    [one] Kumpel in der Hütte
   *[other] Kumpel in der Hütte
}
modifier-coin_cost = { $by ->
    [one] bauen: { $by } Münze
   *[other] bauen: { $by } Münzen
}
modifier-dude_cost = bauen: { $by } Kumpel
modifier-gold_cost = { $by ->
    [one] bauen: { $by } Nugget
   *[other] bauen: { $by } Nuggets
}
modifier-movement = { $by ->
    [one] 1 Feld weiter fahren
   *[other] { $by } Felder weiter fahren
}
modifier-stopover = alle Gewinne einer Stadt haben, in der man hält
modifier-barker_price = { $by ->
    [one] Preise des Ausrufers: { $by } Münze
   *[other] Preise des Ausrufers: { $by } Münzen
}
modifier-gold_value = { $by ->
    [one] deine Nuggets sind 1 Münze mehr wert
   *[other] deine Nuggets sind { $by } Münzen mehr wert
}
modifier-rank = { $by ->
    [one] 1 Schützen mehr zählen
   *[other] { $by } Schützen mehr zählen
}
deed-work = alle Werkzeuge einer Art nutzen
deed-wagon = den Wagen fahren
deed-wagon_card = den Wagen in die Stadt einer Karte setzen
deed-gunmen = eine Reihe mit Schützen füllen
deed-tents = Zelte aufschlagen
deed-barrel = ein Fass nehmen
deed-build = eine Karte aus der Hand bauen
deed-secondary = die Nebenaktion trotz der Barrikade nutzen
deed-cart = Nuggets aus der Lore nehmen
deed-bury = { $times ->
    [one] einen Kumpel begraben
   *[other] { $times } Kumpel begraben
}

## Wertung und Plätze

line-track = Während des Spiels
    .help = Punkte, die du im Spiel bekommen hast. (CO-17.2)
line-buildings = Gebäude
    .help = Die Punkte der Gebäude deiner Stadt. (CO-17.3)
line-canyons = Schluchten
    .help = Die Punkte deiner Schluchten mit einem Fluss. (CO-17.4)
line-bridges = Brücken
    .help = Was jede deiner Brücken zählt, bis zu ihrer Grenze. (CO-17.5)
line-regions = Zelte in Regionen
    .help = Für Zelte in 1 bis 5 Regionen 3, 7, 12, 18 oder 25 Punkte. (CO-17.6)
line-hotels = Hotels
    .help = 8 Punkte je Hotel. (CO-19.10)
line-graves = Friedhof
    .help = Was die bedeckten Grabsteine kosten: 1, 1, 2, 2, 3, 3, und 3 für jeden weiteren. (CO-17.8, CO-15.16, CO-15.17)
line-rivers = Flüsse
    .help = 5 Punkte je Fluss von Shade. (CO-24.31)
line-barrels = Fässer
    .help = 3 Punkte je Fass von Shade. (CO-24.31)
line-horses = Pferde
    .help = 2 Punkte je Pferd von Shade. (CO-24.31)
line-gold = Nuggets
    .help = 1 Punkt je Nugget von Shade. (CO-24.31)
line-level = Schwierigkeit
    .help = Was die Schwierigkeit zu Shades Punkten zählt: -10, 0 oder 15. (CO-24.32)
tie-gold = Nuggets
tie-pieces = Münzen, Kumpel, Zelte und Pferde
automa-shade = Shade

## Was die Runde wählen kann

option-boards = Spielertafeln
    .help = Welche Seite der Spielertafeln gespielt wird. (CO-2.19)
option-boards-a = Seite A
    .help = Alle Tafeln sind gleich; für erste Spiele. (CO-22.2, CO-22.4)
option-boards-b = Seite B
    .help = Alle bekommen durch Zufall eine von 6 verschiedenen Tafeln. (CO-22.2, CO-22.3)
option-hotels = Hotels
    .line = Hotels zum Bauen, mit Gästen
    .help = Hotels können anstelle von Gebäuden gebaut werden und nehmen Gäste auf. (CO-19.1, CO-19.2)
option-mules = Duell der Maultiere
    .line = Ein Duell mit Maultieren und Karotten
    .help = Für 2: Maultiere fressen Karotten und lösen so die Ereignisse aus, und Buster bleibt weg. (CO-20.1, CO-20.2, CO-20.7)
option-specialities = Fähigkeiten
    .help = Ob alle eine besondere Fähigkeit haben, und aus welchen Karten sie kommt. (CO-21.1, CO-21.2)
option-specialities-none = Keine
    .help = Niemand hat eine. (CO-21.1)
option-specialities-base = Grundspiel
    .help = Die 6 Karten des Grundspiels. (CO-21.2)
option-specialities-deluxe = Deluxe
    .help = Die 6 Karten der Deluxe-Ausgabe. (CO-21.2)
option-specialities-all = Alle
    .help = Die 12 Karten des Grundspiels und der Deluxe-Ausgabe. (CO-21.2)
option-speciality = Wie die Fähigkeiten vergeben werden
    .help = Ob der Zufall oder die Spielenden entscheiden, wer welche hat. (CO-21.3)
option-speciality-dealt = Verteilt
    .help = Der Zufall gibt allen eine. (CO-21.3)
option-speciality-chosen = Gewählt
    .help = Alle wählen nacheinander, der Sheriff zuletzt. (CO-21.3)
option-shade = Stärke von Shade
    .help = Wie schwer Shade zu schlagen ist, wenn du allein spielst. (CO-24.32)
option-shade-easy = Leicht
    .help = Shade hat am Ende 10 Punkte weniger. (CO-24.32)
option-shade-normal = Normal
    .help = Shade hat die gesammelten Punkte. (CO-24.32)
option-shade-hard = Schwer
    .help = Shade hat am Ende 15 Punkte mehr. (CO-24.32)

## Was gezogen oder aufgedeckt wurde: warum sich davor nichts zurücknehmen lässt. Ein Satz ohne sein Ende

drawn-cards = Karten wurden gezogen
drawn-barrel = Ein Fass wurde gezogen
drawn-choices = Alle haben aufgedeckt, was sie gewählt haben
drawn-buster = Busters Orte wurden ausgelost
