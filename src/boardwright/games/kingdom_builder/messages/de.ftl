# Kingdom Builder auf Deutsch. Variablen: $player und $victim sind Namen von Mitspielern, $cell und $origin Felder wie f7,
# $row eine Reihe, $terrain, $played, $old, $new, $a, $b, $c, $location und $source Namen aus dieser Datei, $left, $tiles,
# $count, $points und $value Zahlen. Hilfetexte enden mit ihrer Regel.

game-title = Kingdom Builder
game-intro = Baue dein Königreich: In jedem Zug sagt eine Geländekarte, wohin deine nächsten 3 Siedlungen kommen. Orte geben dir Zusatzaktionen; 3 Wertungskarten und die Burgen entscheiden, wer gewinnt.
    .line = Mit allen Erweiterungen der Big Box

# Wie weit das Spiel ist, in einer Zeile der Lobby.

progress = { $left ->
    [one] 1 Siedlung bis zum Ende
   *[other] { $left } Siedlungen bis zum Ende
}
progress-last-round = Letzte Runde

## Fragen

prompt-turn = { $tiles ->
    [0] Baue auf dem Gelände { $terrain } (noch { $left }).
   *[other] Baue auf dem Gelände { $terrain } (noch { $left }) oder nutze ein Plättchen.
}
prompt-choose-terrain = { $tiles ->
    [0] Wähle das Gelände dieses Zuges.
   *[other] Wähle das Gelände dieses Zuges oder nutze zuerst ein Plättchen.
}
prompt-build-next = Baue auf dem Gelände { $terrain } (noch { $left }).
prompt-end-turn = { $tiles ->
    [0] Beende deinen Zug.
   *[other] Nutze ein Plättchen oder beende deinen Zug.
}
prompt-place = { $left ->
    [one] { $location }: Wähle das Feld für deine Siedlung.
   *[other] { $location }: Wähle das Feld für deine nächste Siedlung (noch { $left }).
}
prompt-lift = { $location }: Wähle die Siedlung, die du versetzt.
prompt-move-to = { $location }: Wähle, wohin die Siedlung von { $origin } kommt.
prompt-put = { $left ->
    [1] { $location }: Wähle das Feld, bei mehreren das mittlere.
   *[other] { $location }: Wähle ein Feld (noch { $left }).
}
prompt-piece = { $location }: Wähle, wohin deine Figur kommt, oder nimm eine vom Plan zurück.
prompt-walk = { $location }: Wähle das nächste Feld des Weges (noch { $left }) oder halte an.
prompt-mover = { $location }: Wähle die Siedlung, die den nächsten Schritt macht (noch { $left }).
prompt-remove = { $location }: Wähle die Siedlung, die du vom Plan nimmst.
prompt-strike = { $location }: Wähle die Figur, die { $victim } verliert.
prompt-repeat = { $location }: Wähle das Plättchen, das du noch einmal nutzt.
prompt-fort = { $location }: Baue eine Siedlung auf dem Gelände { $terrain }.
prompt-canoe = { $location }: Ein letztes Plättchen wurde genommen; baue eine Siedlung im Sumpf oder auf dem Wasser, oder verzichte.
prompt-cathedral = { $location }: Nimm ein Siedlungsplättchen, oder wähle ein Feld, um deine abzugeben.
prompt-silo = Silo bei { $cell }: Wähle ein Feld zum Bauen oder eine Siedlung zum Versetzen, oder verzichte.
prompt-silo-build = Silo: Wähle das Feld für deine nächste Siedlung (noch { $left }).
prompt-silo-lift = Silo: Wähle die nächste Siedlung, die du versetzt (noch { $left }).
prompt-silo-move-to = Silo: Wähle, wohin die Siedlung von { $origin } kommt (noch { $left }).

## Namen der Aktionen

action-build = Auf { $cell } bauen
action-outpost = Mit dem Außenposten auf { $cell } bauen
# Die Aktion permanent-cultivate hat kein Plättchen.
action-use = { $location ->
    [Ackerbau] Ackerland bestellen
   *[other] Plättchen { $location } nutzen
}
action-repeat = Aktion { $location } wiederholen
action-play = { $terrain } spielen
action-lift = Siedlung auf { $cell } nehmen
action-move-to = Nach { $cell } versetzen
action-put-wall = Steinmauer auf { $cell } setzen
action-put-scout = Späher auf { $cell } setzen
action-put-warrior = Krieger auf { $cell } setzen
action-put-ship = Schiff auf { $cell } setzen
action-put-wagon = Wagen auf { $cell } setzen
action-put-hall = Rathaus rund um { $cell } bauen
action-take-back = Figur auf { $cell } zurücknehmen
action-set-aside = Siedlung auf { $cell } beiseitelegen
action-strike = Figur auf { $cell } wegnehmen
action-take = Siedlungsplättchen nehmen
action-stop = Hier aufhören
action-decline = Verzichten
action-end-turn = Zug beenden

## Das Protokoll

event-turn = { $player } spielt die Geländekarte { $terrain }.
event-turn-two-cards = { $player } legt 2 Geländekarten aus: { $a }, { $b }.
event-turn-three-cards = { $count ->
    [3] { $player } legt 3 Geländekarten aus: { $a }, { $b }, { $c }.
   *[other] { $player } legt { $count } Geländekarten aus, darunter: { $a }, { $b }, { $c }.
}
event-turn-without-card = { $player } hat keine Karte und es gibt keine zu ziehen: Die Pflichtaktion entfällt.
event-terrain-chosen = { $player } wählt für diesen Zug das Gelände { $terrain }.
event-built = { $player } baut auf { $cell } (Vorrat: { $left }).
event-used = { $location ->
    [Ackerbau] { $player } bestellt Ackerland.
   *[other] { $player } nutzt das Plättchen { $location }.
}
event-repeated = { $player } wiederholt mit dem Basar die Aktion { $location }.
event-moved = { $player } versetzt eine Figur von { $origin } nach { $cell }.
event-put-warrior = { $player } setzt einen Krieger auf { $cell }.
event-put-ship = { $player } setzt das Schiff auf { $cell }.
event-put-wagon = { $player } setzt den Wagen auf { $cell }.
event-put-hall = { $player } baut das Rathaus rund um { $cell }.
event-took-back-warrior = { $player } nimmt den Krieger auf { $cell } zurück.
event-took-back-ship = { $player } nimmt das Schiff auf { $cell } zurück.
event-took-back-wagon = { $player } nimmt den Wagen auf { $cell } zurück.
event-put-wall = { $player } setzt eine Steinmauer auf { $cell }.
event-put-scout = { $player } setzt einen Späher auf { $cell }.
event-set-aside = { $player } legt die Siedlung auf { $cell } für den nächsten Zug beiseite.
event-struck = { $player } nimmt { $victim } die Figur auf { $cell } weg.
event-marked = { $player } legt einen Marker aus dem Vorrat neben Reihe { $row }.
event-paid = { $points ->
    [one] { $player } bekommt 1 Punkt: { $source }.
   *[other] { $player } bekommt { $points } Punkte: { $source }.
}
event-took-settlement-tile = { $player } nimmt ein Siedlungsplättchen (Wert zusammen: { $value }).
event-handed-in = { $player } gibt Siedlungsplättchen im Wert von { $value } ab.
event-drew-for-fort = { $player } zieht für das Fort die Geländekarte { $terrain }.
event-nothing-for-fort = Auf dem Gelände { $terrain } ist kein Feld frei: { $player } baut mit dem Fort nichts.
event-silo = { $player } nutzt das Silo bei { $cell }.
event-tile-gained = { $left ->
    [0] { $player } nimmt das letzte Plättchen { $location } bei { $cell }.
    [one] { $player } nimmt ein Plättchen { $location } bei { $cell }; eines liegt noch dort.
   *[other] { $player } nimmt ein Plättchen { $location } bei { $cell }; { $left } liegen noch dort.
}
event-bonus-gained = { $player } nimmt zum zweiten Plättchen dieses Ortes auch das Plättchen { $location }.
event-nomad-gained = { $player } nimmt bei den Nomaden auf { $cell } das Plättchen { $location }.
event-nomad-gone = { $player } gibt das Plättchen { $location } ab; es kommt aus dem Spiel.
event-tile-lost = { $player } hat keine Siedlung mehr am Ort { $location } bei { $cell } und verliert ein Plättchen.
event-replaced = Auf dem Gelände { $old } ist kein Feld frei: { $player } nimmt die Karte aus dem Spiel und zieht { $new }.
event-replaced-used = Auf dem Gelände { $old } ist kein Feld mehr frei: { $player } legt die Karte ab und zieht { $new }.
event-no-card-fits = Es gibt keine Karte mehr zu ziehen: Die Pflichtaktion von { $player } ist vorbei.
event-drew = { $player } zieht eine Geländekarte.
event-drew-card = { $player } hat jetzt die Geländekarte { $terrain } auf der Hand.
event-reshuffled = Der Stapel ist leer: Die abgelegten Karten werden gemischt und bilden einen neuen Stapel.
event-last-round = { $player } hat die letzte Siedlung des Vorrats eingesetzt: Das ist die letzte Runde.
event-game-over = Das Spiel ist zu Ende.

## Warum etwas jetzt nicht geht

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
refusal-other-moment = Das gehört zu einem anderen Moment; wähle etwas, das jetzt möglich ist.
refusal-not-your-turn = { $player } ist am Zug; warte, bis du an der Reihe bist.
refusal-unfinished = Führe zuerst die Aktion { $location } zu Ende.
refusal-silo-first = Erledige zuerst das Silo.
refusal-mandatory-first = { $left ->
    [one] Baue noch eine Siedlung, bevor du deinen Zug beendest.
   *[other] Baue noch { $left } Siedlungen, bevor du deinen Zug beendest.
}
refusal-in-mandatory = { $left ->
    [one] Baue zuerst noch eine Siedlung; danach darfst du wieder Plättchen nutzen.
   *[other] Baue zuerst noch { $left } Siedlungen; danach darfst du wieder Plättchen nutzen.
}
refusal-cannot-stop = Du kannst jetzt nicht aufhören; führe die Aktion { $location } zu Ende.
refusal-nothing-to-stop = Es gibt jetzt nichts, womit du aufhören oder worauf du verzichten könntest.
refusal-settlement-tile = Siedlungsplättchen gibt es nur mit der Kathedrale; nutze sie, solange welche übrig sind.
refusal-cannot-repeat = Die Aktion { $location } lässt sich jetzt nicht wiederholen; wähle ein anderes deiner Ortsplättchen.
refusal-terrain-settled = Das Gelände dieses Zuges steht fest; { $terrain } kannst du jetzt nicht spielen.
refusal-terrain-full = Auf dem Gelände { $terrain } ist kein Feld frei; wähle ein anderes Gelände.
refusal-terrain-not-shown = Keine deiner Karten zeigt { $terrain }; wähle ein Gelände, das sie zeigen.
refusal-choose-first = Wähle zuerst das Gelände dieses Zuges; die Aktion { $location } hängt davon ab.
refusal-choose-terrain = Wähle das Gelände dieses Zuges, bevor du auf { $cell } baust.
refusal-no-tile = Du hast kein Plättchen { $location }; um eines zu bekommen, baue neben diesem Ort, solange dort welche liegen.
refusal-no-nomad = Du hast kein Plättchen { $location }; wer zuerst neben seinem Nomadenfeld baut, nimmt es.
refusal-no-bonus = Du hast kein Plättchen { $location }; es kommt mit deinem zweiten Plättchen dieses Ortes.
refusal-not-on-board = Die Aktion { $location } gibt es in dieser Partie nicht.
refusal-passive = Es gibt nichts zu beginnen: Die Aktion { $location } wirkt von selbst oder wird dir angeboten, wenn es so weit ist.
refusal-supply-empty = Dein Vorrat ist leer, die Aktion { $location } hat also nichts zu bauen; Plättchen, die eine Siedlung versetzen, helfen noch.
refusal-no-target = Mit der Aktion { $location } ist im Moment nichts zu machen; mach mit etwas anderem weiter.
refusal-tile-used = Du hast die Aktion { $location } in diesem Zug schon genutzt; mach mit etwas anderem weiter.
refusal-tile-new = Du hast das Plättchen { $location } erst in diesem Zug bekommen; in deinem nächsten Zug darfst du es nutzen.
refusal-cannot-lift = Die Siedlung auf { $cell } kann nirgendwohin; wähle eine andere.
refusal-piece-stays = Diese Aktion kann die Figur auf { $cell } nicht versetzen; wähle eine deiner Siedlungen.
refusal-not-own = Auf { $cell } steht keine Siedlung von dir; wähle eine eigene.
refusal-just-left = Die Siedlung verlässt gerade { $cell }; wähle ein anderes Feld für sie.
refusal-castle = { $cell } ist eine Burg; Siedlungen stehen daneben, nie darauf.
refusal-nomad = { $cell } ist ein Nomadenfeld; Siedlungen stehen daneben, nie darauf.
refusal-palace = { $cell } ist ein Palast; Siedlungen stehen daneben, nie darauf.
refusal-silo = { $cell } ist ein Silo; Siedlungen stehen daneben, nie darauf.
refusal-location = { $cell } ist ein Ort; Siedlungen stehen daneben, nie darauf.
refusal-occupied = Auf { $cell } steht schon eine Figur; wähle ein leeres Feld.
refusal-no-island = In dieser Partie gibt es keine Insel, also auch kein Feld { $cell }.
refusal-wall = Eine Steinmauer sperrt { $cell } für den Rest des Spiels; wähle ein anderes Feld.
refusal-scout = Auf { $cell } steht bis zum Ende des Zuges ein Späher; wähle ein anderes Feld.
refusal-guarded = Ein Krieger bewacht { $cell }; wähle ein Feld, das an keinen Krieger grenzt.
refusal-not-buildable = { $cell } zeigt { $terrain } und ist für diese Aktion gesperrt; wähle ein anderes Feld.
refusal-other-terrain = { $cell } zeigt { $terrain }; deine Karte zeigt { $played }.
refusal-not-beside = { $cell } grenzt an keine deiner Siedlungen; wähle ein Feld, das an eine grenzt, solange es eines gibt.
refusal-silo-cell = { $cell } passt nicht; wähle ein bebaubares Feld neben einer anderen deiner Siedlungen.
refusal-mandatory-done = Deine Pflichtaktion ist erledigt; nutze ein Plättchen oder beende deinen Zug.
refusal-no-settlements = Dein Vorrat ist leer; nutze ein Plättchen, das eine Siedlung versetzt, oder beende deinen Zug.
refusal-no-card = In diesem Zug gab es keine Geländekarte für dich; nutze ein Plättchen oder beende deinen Zug.
refusal-no-card-fits = Es gibt keine Geländekarte mehr, um weiterzubauen; nutze ein Plättchen oder beende deinen Zug.

# Ein Feld, das nicht zum genutzten Plättchen passt. Alle bekommen $cell und $location, die mit einem leeren Feld auch
# $terrain. Bewegungen bekommen $origin, das Schwert $victim; das $terrain des Forts ist das der gezogenen Karte.
refusal-tile-oracle = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf { $played }, dem Gelände dieses Zuges.
refusal-tile-farm = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-grass }.
refusal-tile-oasis = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-desert }.
refusal-tile-tower = { $cell } liegt im Inneren des Plans; die Aktion { $location } baut nur am Rand.
refusal-tile-tavern = { $cell } liegt nicht am Ende einer Linie; die Aktion { $location } verlängert eine gerade Linie aus mindestens 3 deiner Siedlungen.
refusal-tile-barn = { $cell } zeigt { $terrain }; die Aktion { $location } versetzt nur auf { $played }, das Gelände dieses Zuges.
refusal-tile-harbor = { $cell } zeigt { $terrain }; die Aktion { $location } versetzt nur auf das Gelände { terrain-water }.
refusal-tile-paddock = { $cell } ist außer Reichweite; von { $origin } springt die Aktion { $location } genau 2 Felder weit in gerader Linie.
refusal-tile-quarry = { $cell } passt nicht; die Aktion { $location } setzt Mauern auf das Gelände dieses Zuges, neben deine Siedlungen.
refusal-tile-caravan = { $cell } liegt nicht am Ende des Weges; von { $origin } geht die Aktion { $location } geradeaus bis zu einem Hindernis.
refusal-tile-village = { $cell } grenzt an zu wenige deiner Siedlungen; die Aktion { $location } braucht mindestens 3.
refusal-tile-garden = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-flowers }.
refusal-tile-lighthouse = { $cell } passt nicht; die Aktion { $location } führt dein Schiff von Feld zu Feld über freies Wasser.
refusal-tile-foresters_lodge = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-forest }.
refusal-tile-barracks = { $cell } passt nicht; die Aktion { $location } setzt einen übrigen Krieger neben deine Siedlungen oder nimmt einen zurück.
refusal-tile-city_hall = Rund um { $cell } ist kein Platz; die Aktion { $location } braucht freie, bebaubare Felder neben einer deiner Siedlungen.
refusal-tile-fort = { $cell } passt nicht; die Aktion { $location } baut auf dem Gelände { $terrain } der gezogenen Karte.
refusal-tile-monastery = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-canyon }.
refusal-tile-wagon = { $cell } passt nicht; die Aktion { $location } führt deinen Wagen von Feld zu Feld über freies Land und Gebirge.
refusal-tile-temple = Auf { $cell } steht keine Siedlung von dir; die Aktion { $location } nimmt eine deiner Siedlungen.
refusal-tile-refuge = { $cell } ist außer Reichweite; von { $origin } geht die Aktion { $location } nur ein Feld weit.
refusal-tile-canoe = { $cell } passt nicht; die Aktion { $location } baut auf dem Gelände { terrain-marsh } oder { terrain-water }, möglichst neben einer deiner Siedlungen.
refusal-tile-fountain = { $cell } passt nicht; die Aktion { $location } braucht genau eine deiner Siedlungen daneben und keine fremde.
refusal-tile-bazaar = Wähle das Plättchen, das die Aktion { $location } wiederholt; das Feld kommt danach.
refusal-tile-watermill = { $cell } grenzt an kein Wasser; die Aktion { $location } baut nur am Wasser.
refusal-tile-mountain_station = { $cell } grenzt an kein Gebirge; die Aktion { $location } baut nur neben einem.
refusal-tile-cabin = { $cell } grenzt an keine deiner Siedlungen; die Aktion { $location } setzt Späher nur neben sie.
refusal-tile-cathedral = { $cell } passt nicht; die Aktion { $location } tauscht Siedlungsplättchen gegen Siedlungen auf dem Gelände dieses Zuges.
refusal-tile-watchtower = { $cell } grenzt an keine fremde Siedlung; die Aktion { $location } baut nur neben einer.
refusal-tile-university = { $cell } grenzt an keinen Ort und kein anderes besonderes Feld; die Aktion { $location } baut nur daneben.
refusal-tile-palisade = { $cell } grenzt nicht an das Siedlungsgebiet, zu dem { $origin } gehörte; die Aktion { $location } bleibt bei ihm.
refusal-tile-rope_bridge = { $cell } zeigt { $terrain }; die Aktion { $location } versetzt nur auf das Gelände { terrain-canyon }.
refusal-tile-tree_house = { $cell } zeigt { $terrain }; die Aktion { $location } versetzt nur auf das Gelände { terrain-forest }.
refusal-tile-donation_grass = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-grass }.
refusal-tile-donation_canyon = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-canyon }.
refusal-tile-donation_desert = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-desert }.
refusal-tile-donation_flowers = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-flowers }.
refusal-tile-donation_forest = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-forest }.
refusal-tile-donation_water = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-water }.
refusal-tile-donation_mountain = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-mountain }.
refusal-tile-resettlement = { $cell } ist außer Reichweite; ein Schritt der Aktion { $location } führt von { $origin } auf ein Nachbarfeld.
refusal-tile-sword = { $victim } hat auf { $cell } nichts, was die Aktion { $location } wegnehmen könnte; wähle ein anderes Feld.
refusal-tile-refuge_bonus = { $cell } ist außer Reichweite; von { $origin } geht die Aktion { $location } geradeaus zum nächsten freien bebaubaren Feld.
refusal-tile-canoe_bonus = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-marsh } oder { terrain-water }.
refusal-tile-cultivate = { $cell } passt nicht; die Aktion { $location } baut nur auf dem Gelände { terrain-farmland } neben einer deiner Siedlungen.
refusal-tile-cave = { $cell } grenzt an keine Höhle; die Aktion { $location } führt nur auf Felder neben einer Höhle.

## Gelände und besondere Felder

terrain-grass = Wiese
    .help = Hier kannst du bauen; 5 Geländekarten zeigen dieses Gelände. (KB-1.7, KB-2.6)
terrain-canyon = Canyon
    .help = Hier kannst du bauen; 5 Geländekarten zeigen dieses Gelände. (KB-1.7, KB-2.6)
terrain-desert = Wüste
    .help = Hier kannst du bauen; 5 Geländekarten zeigen dieses Gelände. (KB-1.7, KB-2.6)
terrain-flowers = Blumen
    .help = Hier kannst du bauen; 5 Geländekarten zeigen dieses Gelände. (KB-1.7, KB-2.6)
terrain-forest = Wald
    .help = Hier kannst du bauen; 5 Geländekarten zeigen dieses Gelände. (KB-1.7, KB-2.6)
terrain-water = Wasser
    .help = Für alles gesperrt, außer für Plättchen, die es nennen, wie den Hafen. (KB-4.3)
terrain-mountain = Gebirge
    .help = Für alles gesperrt, außer für Plättchen der Erweiterungen, die es nennen, wie den Wagen. (KB-4.3)
terrain-marsh = Sumpf
    .help = Hier kannst du bauen; 5 Geländekarten zeigen dieses Gelände neben einem anderen, und die Pflichtaktion baut hier nur 2 Siedlungen. (KB-1.7, KB-13.1)
terrain-farmland = Ackerland
    .help = Hier kannst du bauen, aber keine Geländekarte zeigt es: Hierher kommst du mit Ackerbau und mit Plättchen, die jedes Gelände erlauben. (KB-1.7, KB-14.17)
terrain-card-marsh_grass = Sumpf oder Wiese
    .help = Wähle eines davon für den ganzen Zug: 2 Siedlungen im Sumpf oder 3 auf Wiesen. (KB-13.1)
terrain-card-marsh_canyon = Sumpf oder Canyon
    .help = Wähle eines davon für den ganzen Zug: 2 Siedlungen im Sumpf oder 3 in Canyons. (KB-13.1)
terrain-card-marsh_desert = Sumpf oder Wüste
    .help = Wähle eines davon für den ganzen Zug: 2 Siedlungen im Sumpf oder 3 in der Wüste. (KB-13.1)
terrain-card-marsh_flowers = Sumpf oder Blumen
    .help = Wähle eines davon für den ganzen Zug: 2 Siedlungen im Sumpf oder 3 auf Blumen. (KB-13.1)
terrain-card-marsh_forest = Sumpf oder Wald
    .help = Wähle eines davon für den ganzen Zug: 2 Siedlungen im Sumpf oder 3 im Wald. (KB-13.1)
feature-castle = Burg
    .help = Bringt am Ende des Spiels jedem 3 Punkte, der eine Siedlung daneben hat. (KB-8.2)
feature-nomad = Nomadenfeld
    .help = Wer zuerst eine Siedlung daneben hat, nimmt das Plättchen und kann es nur im eigenen nächsten Zug nutzen. (KB-11.1, KB-11.18)
feature-palace = Palast
    .help = Bringt am Ende des Spiels jedem 5 Punkte, der die meisten Siedlungen daneben hat. (KB-13.2)
feature-silo = Silo
    .help = Nach dem letzten Zug darf jeder, der eine Siedlung daneben hat, 3 Siedlungen bauen oder versetzen. (KB-14.2)
feature-capitol = Kapitol
    .help = Bringt am Ende des Spiels 1 Punkt für jede Siedlung, die höchstens 2 Felder entfernt ist; die Burg darunter zählt wie immer. (KB-15.1, KB-15.8)
feature-cave = Höhle
    .help = Ein Gebirgsfeld; einmal im Zug darfst du eine Siedlung neben einer Höhle auf ein freies Feld neben irgendeiner Höhle versetzen. (KB-15.2, KB-15.14)
feature-island = Insel
    .help = Ein kleiner Plan neben den anderen; du darfst dorthin, sobald kein passendes Feld an eine deiner Siedlungen grenzt. (KB-15.3)

## Orte

location-oracle = Orakel
    .help = Baue eine weitere Siedlung auf dem Gelände dieses Zuges, möglichst neben einer eigenen. (KB-6.1)
location-farm = Bauernhof
    .help = Baue eine weitere Siedlung auf einer Wiese, möglichst neben einer eigenen. (KB-6.2)
location-oasis = Oase
    .help = Baue eine weitere Siedlung in einer Wüste, möglichst neben einer eigenen. (KB-6.3)
location-tower = Turm
    .help = Baue eine weitere Siedlung am Rand des Plans, auf beliebigem bebaubarem Gelände, möglichst neben einer eigenen. (KB-6.4)
location-tavern = Taverne
    .help = Baue eine weitere Siedlung an einem Ende einer geraden Linie aus mindestens 3 eigenen, auf beliebigem bebaubarem Gelände. (KB-6.5)
location-barn = Scheune
    .help = Versetze eine deiner Siedlungen auf das Gelände dieses Zuges, möglichst neben eine andere eigene. (KB-6.8)
location-harbor = Hafen
    .help = Versetze eine deiner Siedlungen auf ein Wasserfeld, möglichst neben eine andere eigene. (KB-6.9)
location-paddock = Koppel
    .help = Versetze eine deiner Siedlungen genau 2 Felder weit in gerader Linie, über alles hinweg, auf beliebiges bebaubares Gelände; sie muss dort an keine andere eigene grenzen. (KB-6.11)
location-quarry = Steinbruch
    .help = Setze eine oder 2 Steinmauern auf freie Felder vom Gelände dieses Zuges, jede neben eine deiner Siedlungen; dorthin kommt nichts mehr. (KB-11.2, KB-11.23)
location-caravan = Karawane
    .help = Versetze eine deiner Siedlungen in gerader Linie, bis ein Hindernis sie aufhält; sie muss dort an keine andere eigene grenzen. (KB-11.3)
location-village = Dorf
    .help = Baue eine weitere Siedlung neben mindestens 3 eigenen, auf beliebigem bebaubarem Gelände. (KB-11.4)
location-garden = Garten
    .help = Baue eine weitere Siedlung auf Blumen, möglichst neben einer eigenen. (KB-11.5)
location-lighthouse = Leuchtturm
    .help = Setze dein Schiff aufs Wasser, möglichst neben eine deiner Siedlungen; oder fahre es bis zu 3 Felder weit über freies Wasser; oder nimm es zurück. (KB-12.1)
location-foresters_lodge = Forsthaus
    .help = Baue eine weitere Siedlung in einem Wald, möglichst neben einer eigenen. (KB-12.2)
location-barracks = Kaserne
    .help = Setze einen Krieger auf beliebiges bebaubares Gelände, möglichst neben eine deiner Siedlungen, oder nimm einen zurück; neben einen Krieger darf nichts kommen. (KB-12.3, KB-12.33)
location-crossroads = Kreuzung
    .help = Am Ende jedes Zuges ziehst du eine Geländekarte mehr, und in deinem nächsten Zug wählst du, welche du spielst. (KB-12.4)
location-city_hall = Rathaus
    .help = Baue einmal im Spiel dein Rathaus auf ein Feld und alle Felder ringsum, frei, bebaubar und neben einer deiner Siedlungen; jedes davon zählt als Siedlung. (KB-12.5, KB-12.17)
location-fort = Fort
    .help = Ziehe eine Geländekarte und baue eine weitere Siedlung auf ihrem Gelände, möglichst neben einer eigenen. (KB-12.6)
location-monastery = Kloster
    .help = Baue eine weitere Siedlung in einem Canyon, möglichst neben einer eigenen. (KB-12.7)
location-wagon = Wagen
    .help = Setze deinen Wagen auf ein Gebirge oder beliebiges bebaubares Gelände, möglichst neben eine deiner Siedlungen; oder fahre ihn bis zu 3 solche Felder weit; oder nimm ihn zurück. (KB-12.8)
location-temple = Tempel
    .help = Lege eine deiner Siedlungen vom Plan beiseite; deine nächste Pflichtaktion baut sie zusätzlich zur üblichen Zahl. (KB-13.3)
location-refuge = Zuflucht
    .help = Versetze eine deiner Siedlungen auf ein Nachbarfeld, auf beliebiges bebaubares Gelände; sie muss dort an keine andere eigene grenzen. (KB-13.4)
location-canoe = Kanu
    .help = Immer wenn jemand das letzte Plättchen eines Ortes oder Nomadenfelds nimmt, darfst du eine weitere Siedlung im Sumpf oder auf dem Wasser bauen, möglichst neben einer eigenen. (KB-13.5, KB-13.46)
location-fountain = Brunnen
    .help = Baue eine weitere Siedlung neben genau einer eigenen und keiner fremden, auf beliebigem bebaubarem Gelände. (KB-13.6)
location-bazaar = Basar
    .help = Führe die Aktion eines anderen deiner Ortsplättchen noch einmal aus. (KB-14.3)
location-watermill = Wassermühle
    .help = Baue eine weitere Siedlung neben Wasser, auf beliebigem bebaubarem Gelände, möglichst neben einer eigenen. (KB-14.4)
location-mountain_station = Bergstation
    .help = Baue eine weitere Siedlung neben einem Gebirge, auf beliebigem bebaubarem Gelände, möglichst neben einer eigenen. (KB-14.5)
location-cabin = Hütte
    .help = Setze die 2 Späher neben deine Siedlungen, auch auf Wasser und Gebirge; bis zum Ende des Zuges zählen sie beim Bauen als deine Siedlungen. (KB-14.6)
location-cathedral = Kathedrale
    .help = Nimm ein Siedlungsplättchen; oder gib alle deine ab und baue so viele Siedlungen, wie sie wert sind, auf dem Gelände dieses Zuges, möglichst neben einer eigenen. (KB-14.7)
location-watchtower = Wachturm
    .help = Baue eine weitere Siedlung neben einer fremden, auf beliebigem bebaubarem Gelände, möglichst neben einer eigenen. (KB-14.8)
location-university = Universität
    .help = Baue eine weitere Siedlung neben einem Ort, einer Burg, einem Nomadenfeld, einem Palast oder einem Silo, auf beliebigem bebaubarem Gelände, möglichst neben einer eigenen. (KB-14.9)
location-palisade = Palisade
    .help = Versetze eine deiner Siedlungen auf ein anderes Feld neben dem Siedlungsgebiet, aus dem sie kommt, auf beliebiges bebaubares Gelände. (KB-14.10)
location-rope_bridge = Seilbrücke
    .help = Versetze eine deiner Siedlungen in einen Canyon, möglichst neben eine andere eigene. (KB-15.4)
location-tree_house = Baumhaus
    .help = Versetze eine deiner Siedlungen in einen Wald, möglichst neben eine andere eigene. (KB-15.5)

## Nomaden, Bonusplättchen und Aktionen für alle

nomad-donation_grass = Schenkung Wiese
    .help = Baue 3 weitere Siedlungen auf Wiesen, jede möglichst neben einer eigenen. (KB-11.6)
nomad-donation_canyon = Schenkung Canyon
    .help = Baue 3 weitere Siedlungen in Canyons, jede möglichst neben einer eigenen. (KB-11.6)
nomad-donation_desert = Schenkung Wüste
    .help = Baue 3 weitere Siedlungen in Wüsten, jede möglichst neben einer eigenen. (KB-11.6)
nomad-donation_flowers = Schenkung Blumen
    .help = Baue 3 weitere Siedlungen auf Blumen, jede möglichst neben einer eigenen. (KB-11.6)
nomad-donation_forest = Schenkung Wald
    .help = Baue 3 weitere Siedlungen in Wäldern, jede möglichst neben einer eigenen. (KB-11.6)
nomad-donation_water = Schenkung Wasser
    .help = Baue 3 weitere Siedlungen auf dem Wasser, jede möglichst neben einer eigenen. (KB-11.6)
nomad-donation_mountain = Schenkung Gebirge
    .help = Baue 3 weitere Siedlungen im Gebirge, jede möglichst neben einer eigenen. (KB-11.6)
nomad-resettlement = Umsiedlung
    .help = Versetze deine Siedlungen um zusammen bis zu 4 Schritte, jeden auf ein bebaubares Nachbarfeld; sie müssen dort an keine andere eigene grenzen. (KB-11.7)
nomad-outpost = Außenposten
    .help = Eine Siedlung, die du in diesem Zug baust, muss an keine andere eigene grenzen. (KB-11.8)
nomad-sword = Schwert
    .help = Nimm von allen anderen je eine Siedlung vom Plan; sie kommt zurück in deren Vorrat. (KB-11.9)
nomad-treasure = Schatz
    .help = Bringt sofort 3 Punkte, wenn du ihn nimmst. (KB-11.10)
bonus-temple_bonus = Tempelbonus
    .help = Die erste Siedlung deiner Pflichtaktion muss an keine andere eigene grenzen. (KB-13.7)
bonus-refuge_bonus = Zufluchtsbonus
    .help = Versetze eine deiner Siedlungen in gerader Linie, über alles hinweg, auf das nächste freie bebaubare Feld. (KB-13.8)
bonus-canoe_bonus = Kanubonus
    .help = Baue eine weitere Siedlung im Sumpf oder auf dem Wasser, möglichst neben einer eigenen. (KB-13.9)
bonus-fountain_bonus = Brunnenbonus
    .help = Dein Brunnen darf auch im Gebirge bauen. (KB-13.10)
permanent-cultivate = Ackerbau
    .help = Baue einmal im Zug eine weitere Siedlung auf Ackerland neben einer eigenen; ein Plättchen brauchst du nicht. (KB-14.1)
permanent-cave = Höhle
    .help = Versetze einmal im Zug eine deiner Siedlungen neben einer Höhle auf ein freies Feld neben irgendeiner Höhle; ein Plättchen brauchst du nicht. (KB-15.2)

## Figuren

piece-warrior = Krieger
    .help = Zählt als Siedlung; auf ein Feld daneben darf nichts kommen. (KB-12.17, KB-12.33)
piece-ship = Schiff
    .help = Zählt als Siedlung; es bleibt auf dem Wasser. (KB-12.17, KB-12.29)
piece-wagon = Wagen
    .help = Zählt als Siedlung; er fährt auf Gebirge und beliebigem bebaubarem Gelände. (KB-12.17, KB-12.29)
piece-hall = Rathaus
    .help = Zählt auf jedem seiner Felder als Siedlung und bleibt für den Rest des Spiels. (KB-12.17, KB-12.24)
piece-wall = Steinmauer
    .help = Sperrt ihr Feld für den Rest des Spiels; sie gehört niemandem. (KB-11.23, KB-11.24)
piece-scout = Späher
    .help = Zählt beim Bauen als Siedlung dessen, der am Zug ist, und kommt am Ende des Zuges zurück. (KB-14.47, KB-14.53)
piece-marker = Marker
    .help = Markiert eine Reihe für die Bürgermeister; er kommt aus dem Vorrat seines Besitzers und bleibt. (KB-14.15, KB-14.69)
piece-settlement-tile = Siedlungsplättchen
    .help = Sammle sie mit der Kathedrale und gib sie für Siedlungen ab. (KB-14.7)

## Wertung

score-castles = Burgen
    .help = 3 Punkte für jede Burg, neben der mindestens eine deiner Siedlungen steht. (KB-8.2)
score-palaces = Paläste
    .help = 5 Punkte für jeden Palast, neben dem mindestens eine deiner Siedlungen steht, wenn niemand dort mehr hat. (KB-13.2)
score-capitols = Kapitole
    .help = 1 Punkt für jede deiner Siedlungen, die höchstens 2 Felder von einem Kapitol entfernt ist. (KB-15.1)
score-treasure = Schätze
    .help = 3 Punkte für jeden Schatz, den du genommen hast, sofort gutgeschrieben. (KB-11.10)
card-fishermen = Fischer
    .help = 1 Punkt für jede deiner Siedlungen neben Wasser; Siedlungen auf dem Wasser bringen nichts. (KB-8.4)
card-merchants = Händler
    .help = 4 Punkte für jeden Ort, jede Burg, jedes Nomadenfeld und jeden Palast, die deine Siedlungen mit einem anderen solchen Feld verbinden. (KB-8.6, KB-11.15, KB-13.26)
card-discoverers = Entdecker
    .help = 1 Punkt für jede waagerechte Reihe, auch der Insel, mit mindestens einer deiner Siedlungen. (KB-8.8, KB-15.28)
card-hermits = Einsiedler
    .help = 1 Punkt für jedes deiner Siedlungsgebiete; auch eine einzelne Siedlung ist ein Gebiet. (KB-8.9)
card-citizens = Bürger
    .help = 1 Punkt für je 2 Siedlungen deines größten Siedlungsgebiets, abgerundet. (KB-8.10)
card-miners = Bergleute
    .help = 1 Punkt für jede deiner Siedlungen neben einem Gebirge; Siedlungen darauf bringen nichts. (KB-8.11, KB-11.41)
card-workers = Arbeiter
    .help = 1 Punkt für jede deiner Siedlungen neben einem Ort, einer Burg, einem Nomadenfeld oder einem Palast. (KB-8.12, KB-11.15, KB-13.26)
card-knights = Ritter
    .help = 2 Punkte für jede deiner Siedlungen in der waagerechten Reihe, in der du die meisten hast. (KB-8.13)
card-lords = Lords
    .help = In jedem Quadranten 12 Punkte für die höchste Zahl an Siedlungen und 6 für die nächstkleinere; bei Gleichstand erhalten alle die vollen Punkte. (KB-8.14)
card-farmers = Bauern
    .help = 3 Punkte für jede deiner Siedlungen in dem Quadranten, in dem du die wenigsten hast. (KB-8.17)
card-families = Familien
    .help = 2 Punkte sofort, wenn die Siedlungen deiner Pflichtaktion nebeneinander in gerader Linie stehen. (KB-11.11)
card-shepherds = Schäfer
    .help = 2 Punkte sofort für jede Siedlung, die du baust, ohne dass sie an ein freies Feld desselben Geländes grenzt. (KB-11.12)
card-ambassadors = Botschafter
    .help = 1 Punkt sofort für jede Siedlung, die du neben einer fremden baust. (KB-11.13)
card-geologists = Geologen
    .help = 2 Punkte für jedes Gebirge, das deine Siedlungen mit einem anderen verbinden; benachbarte Gebirgsfelder sind ein Gebirge. (KB-13.11)
card-messengers = Boten
    .help = 2 Punkte für jedes Feld des kürzesten Weges zwischen den am weitesten entfernten Siedlungen eines Gebiets, ihre eigenen Felder eingeschlossen. (KB-13.12)
card-noblewomen = Edelfrauen
    .help = 5 Punkte für jeden Ort, jede Burg und jedes Nomadenfeld, neben denen mindestens eine deiner Siedlungen steht, wenn niemand dort mehr hat. (KB-13.13)
card-vassals = Vasallen
    .help = 1 Punkt für jede deiner Siedlungen an einer Naht zwischen Quadranten. (KB-13.14)
card-captains = Hauptleute
    .help = 1 Punkt für jede deiner Siedlungen neben mindestens 3 anderen eigenen. (KB-13.15)
card-scouts = Späher
    .help = Alle Karten eines ausgelosten Geländes kommen aus dem Spiel: 1 Punkt für jede deiner Siedlungen neben diesem Gelände, aber nicht darauf. (KB-13.16, KB-13.76)
card-rangers = Waldläufer
    .help = 2 Punkte für jede waagerechte Reihe, auch der Insel, mit genau einer deiner Siedlungen. (KB-14.11, KB-15.29)
card-travellers = Reisende
    .help = 1 Punkt für jede deiner Siedlungen am Rand des Plans. (KB-14.12)
card-chainers = Feldmesser
    .help = 1 Punkt für jede deiner Siedlungen neben genau 2 anderen eigenen. (KB-14.13)
card-homesteaders = Siedler
    .help = 1 Punkt für jede deiner Siedlungen in dem Quadranten, in dem du die meisten hast. (KB-14.14)
card-mayors = Bürgermeister
    .help = 4 Punkte für jede waagerechte Reihe mit deinem Marker; wer zuerst 4 Siedlungen in einer Reihe hat, legt einen aus dem Vorrat dorthin. (KB-14.15)
card-rovers = Vagabunden
    .help = 1 Punkt am Ende jedes deiner Züge für jeden Quadranten, in dem du eine Siedlung gebaut hast. (KB-14.16)
task-home_country = Heimat
    .help = 5 Punkte, wenn deine Siedlungen ein ganzes Gebiet eines Geländes füllen. (KB-12.9)
task-fortress = Festung
    .help = 6 Punkte, wenn bei einer deiner Siedlungen auf allen Feldern ringsum eigene stehen. (KB-12.10)
task-road = Straße
    .help = 7 Punkte für mindestens 7 deiner Siedlungen in einer schrägen Linie ohne Lücke. (KB-12.11)
task-place_of_refuge = Zufluchtsort
    .help = 8 Punkte, wenn rings um einen Ort, eine Burg oder ein Nomadenfeld auf allen Feldern deine Siedlungen stehen. (KB-12.12)
task-advance = Vormarsch
    .help = 9 Punkte für mindestens 7 deiner Siedlungen an einem Rand des Plans. (KB-12.13)
task-compass_points = Himmelsrichtungen
    .help = 10 Punkte für mindestens eine deiner Siedlungen an jedem Rand des Plans. (KB-12.14)

## Was der Tisch wählen kann

option-expansions = Erweiterungen
    .help = Die Erweiterungen, aus denen Quadranten und Wertungskarten gezogen werden können; was du selbst nennst, darf aus jeder kommen. (KB-16.1, KB-16.2)
option-expansions-nomads = Nomads
    .line = Einmalige Plättchen, sofort zahlende Karten
    .help = Nomadenplättchen, die einmal dienen, Steinmauern und Karten, die während des Spiels zahlen. (KB-11.1, KB-11.63)
option-expansions-crossroads = Crossroads
    .line = Krieger, Schiffe, Wagen und Aufgaben
    .help = Mehr Orte je Quadrant, mit Kriegern, Schiffen, Wagen und Rathäusern, dazu Aufgaben für weitere Punkte. (KB-12.15, KB-12.16)
option-expansions-marshlands = Marshlands
    .line = Sumpf, Paläste, zwei Gelände auf einer Karte
    .help = Sumpf, Paläste, Karten mit einer Wahl des Geländes und Bonusplättchen. Die Anordnung dieser Quadranten haben wir selbst nachgebaut; die gedruckten weichen davon ab. (KB-13.1, KB-13.2, KB-13.29)
option-expansions-harvest = Harvest
    .line = Ackerland und Silos
    .help = Ackerland, Silos und mehr Orte je Quadrant. Die Anordnung dieser Quadranten haben wir selbst nachgebaut; die gedruckten weichen davon ab. (KB-14.1, KB-14.2)
option-expansions-capitol = Kapitol
    .line = Eine Burg wird zum Kapitol
    .help = Je eine Burg der Quadranten Hafen und Orakel wird zu einem Kapitol, das für die Siedlungen ringsum zahlt. (KB-15.1, KB-15.6)
option-expansions-caves = Höhlen
    .line = Wege durch das Gebirge
    .help = Gebirge bekommen Höhlen, durch die Siedlungen versetzt werden können. (KB-15.2, KB-15.12)
option-expansions-island = Insel
    .line = Ein kleiner Plan neben den anderen
    .help = Ein kleiner Plan neben den anderen, mit einem eigenen Ort. Seine Anordnung haben wir selbst nachgebaut; die gedruckte weicht davon ab. (KB-15.3, KB-15.22)
option-quadrants = Quadranten
    .help = Die 4 Quadranten des Plans: oben links, oben rechts, unten links, unten rechts. Ausgelost, wenn du keine nennst. (KB-2.2)
option-quadrants-lighthouse_foresters_lodge = { location-lighthouse }, { location-foresters_lodge }
    .help = { location-lighthouse.help } { location-foresters_lodge.help }
option-quadrants-barracks_crossroads = { location-barracks }, { location-crossroads }
    .help = { location-barracks.help } { location-crossroads.help }
option-quadrants-city_hall_fort = { location-city_hall }, { location-fort }
    .help = { location-city_hall.help } { location-fort.help }
option-quadrants-monastery_wagon = { location-monastery }, { location-wagon }
    .help = { location-monastery.help } { location-wagon.help }
option-quadrants-bazaar_watermill = { location-bazaar }, { location-watermill }
    .help = { location-bazaar.help } { location-watermill.help }
option-quadrants-mountain_station_cabin = { location-mountain_station }, { location-cabin }
    .help = { location-mountain_station.help } { location-cabin.help }
option-quadrants-cathedral_watchtower = { location-cathedral }, { location-watchtower }
    .help = { location-cathedral.help } { location-watchtower.help }
option-quadrants-university_palisade = { location-university }, { location-palisade }
    .help = { location-university.help } { location-palisade.help }
option-turned = Gedrehte Quadranten
    .help = Für jeden der 4 Quadranten, ob er auf dem Kopf liegt. Dem Zufall überlassen, wenn du nichts angibst. (KB-2.3)
option-cards = Wertungskarten
    .help = Die 3 Wertungskarten der Partie. Ausgelost, wenn du keine nennst. (KB-2.7)
option-tasks = Aufgaben
    .help = Die Aufgaben, die zuerst genommen werden; der Zufall ergänzt bis zu einer je Quadrant von Crossroads auf dem Plan. (KB-16.6)
option-island = Seite der Insel
    .help = Welche Seite der Insel oben liegt, wenn die Insel dabei ist. Dem Zufall überlassen, wenn du nichts angibst. (KB-16.8)
option-island-rope_bridge = Seilbrücke
    .help = Die Seite mit der Seilbrücke, die Siedlungen in Canyons versetzt. (KB-16.8, KB-15.4)
option-island-tree_house = Baumhaus
    .help = Die Seite mit dem Baumhaus, das Siedlungen in Wälder versetzt. (KB-16.8, KB-15.5)
option-first_game = Erste Partie
    .help = Der Plan und die Wertungskarten, die das Regelheft für die erste Partie vorschlägt. (KB-2.10)
option-lords = Lords
    .help = Was die Karte Lords in Quadranten bringt, in denen jemand keine Siedlung hat, oder ob sie wegbleibt. (KB-2.11)
option-lords-literal = Null zählt
    .help = Keine Siedlung in einem Quadranten ist eine Zahl wie jede andere und kann die höchste oder die nächstkleinere sein. (KB-8.15)
option-lords-at_least_one = Mindestens eine
    .help = Ohne Siedlung in einem Quadranten bekommst du dort nichts. (KB-8.16)
option-lords-left_out = Ohne Lords
    .help = Die Lords sind nicht unter den Karten, die gezogen werden können. (KB-2.11)
option-sword = Schwert
    .help = Was aus einem Ortsplättchen wird, wenn das Schwert die letzte Siedlung seines Besitzers neben diesem Ort wegnimmt. (KB-16.9)
option-sword-loses_tile = Plättchen geht verloren
    .help = Das Plättchen kommt aus dem Spiel, wie nach einem Versetzen. (KB-11.60)
option-sword-keeps_tile = Plättchen bleibt
    .help = Der Besitzer behält das Plättchen. (KB-11.61)
option-equal_cards = Gleiche Karten
    .help = Was es bringt, mit dem Plättchen Kreuzung gleiche Geländekarten auszulegen. (KB-16.10)
option-equal_cards-ordinary = Nichts Besonderes
    .help = Gleiche Karten haben keine besondere Wirkung. (KB-12.47)
option-equal_cards-any_terrain = Beliebiges Gelände
    .help = Mit gleichen Karten darfst du jedes Gelände spielen, das Karten zeigen können. (KB-12.48)
option-pieces = Krieger, Schiffe, Wagen
    .help = Ob Plättchen, die eine Siedlung versetzen, auch diese Figuren versetzen können. (KB-16.11)
option-pieces-own_ability = Nur ihr eigenes Plättchen
    .help = Nur ihr eigenes Plättchen bewegt sie oder nimmt sie zurück. (KB-12.22)
option-pieces-like_settlements = Wie Siedlungen
    .help = Jedes Plättchen, das eine Siedlung versetzt, kann auch sie versetzen, dorthin, wohin es führt. (KB-12.23)
option-corners = Ecken
    .help = Für welche Ränder eine Siedlung in einer Ecke bei der Aufgabe Himmelsrichtungen zählt. (KB-16.12)
option-corners-one_edge = Ein Rand
    .help = Sie zählt für einen Rand deiner Wahl. (KB-12.65)
option-corners-both_edges = Beide Ränder
    .help = Sie zählt für jeden ihrer Ränder. (KB-12.66)
option-only_way_back = Nur der Weg zurück
    .help = Wohin eine Siedlung kommt, die nach dem Versetzen neben einer anderen eigenen stehen soll, wenn das nur auf dem Feld geht, von dem sie kommt. (KB-16.16)
option-only_way_back-free = Freie Wahl
    .help = Sie kommt auf ein beliebiges anderes Feld, das passt. (KB-4.12)
option-only_way_back-back = Zurück
    .help = Sie kommt auf das Feld zurück, von dem sie kommt. (KB-4.17)

## Was gezogen oder aufgedeckt wurde: warum sich davor nichts zurücknehmen lässt. Ein Satz ohne sein Ende

drawn-card = Eine Geländekarte wurde gezogen
