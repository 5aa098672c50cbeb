# Kingdom Builder auf Deutsch. Variablen: $player ist ein Name, $cell und $origin sind Felder wie f7, $terrain, $played,
# $old, $new und $location sind Namen aus dieser Datei, $left ist eine Zahl. Hilfetexte enden mit ihrer Regel.

game-title = Kingdom Builder
game-intro = Baue dein Königreich: In jedem Zug sagt eine Geländekarte, wohin deine nächsten 3 Siedlungen kommen. Orte geben dir Zusatzaktionen; 3 Wertungskarten und die Burgen entscheiden, wer gewinnt.

## Fragen

prompt-turn = { $tiles ->
    [0] Baue auf dem Gelände { $terrain } (noch { $left }).
   *[other] Baue auf dem Gelände { $terrain } (noch { $left }) oder nutze ein Plättchen.
}
prompt-build-next = Baue auf dem Gelände { $terrain } (noch { $left }).
prompt-end-turn = { $tiles ->
    [0] Beende deinen Zug.
   *[other] Nutze ein Plättchen oder beende deinen Zug.
}
prompt-place = { $location }: Wähle das Feld für deine Siedlung.
prompt-lift = { $location }: Wähle die Siedlung, die du versetzt.
prompt-move-to = { $location }: Wähle, wohin die Siedlung von { $origin } kommt.

## Namen der Aktionen

action-build = Auf { $cell } bauen
action-use = Plättchen { $location } nutzen
action-lift = Siedlung auf { $cell } nehmen
action-move-to = Nach { $cell } versetzen
action-end-turn = Zug beenden

## Das Protokoll

event-turn = { $player } spielt die Geländekarte { $terrain }.
event-turn-without-card = { $player } hat keine Karte und es gibt keine zu ziehen: Die Pflichtaktion entfällt.
event-built = { $player } baut auf { $cell } (Vorrat: { $left }).
event-used = { $player } nutzt das Plättchen { $location }.
event-moved = { $player } versetzt eine Siedlung von { $origin } nach { $cell }.
event-tile-gained = { $left ->
    [0] { $player } nimmt das letzte Plättchen { $location } bei { $cell }.
    [one] { $player } nimmt ein Plättchen { $location } bei { $cell }; eines liegt noch dort.
   *[other] { $player } nimmt ein Plättchen { $location } bei { $cell }; { $left } liegen noch dort.
}
event-tile-lost = { $player } hat keine Siedlung mehr am Ort { $location } bei { $cell } und verliert ein Plättchen.
event-replaced = Auf dem Gelände { $old } ist kein Feld frei: { $player } nimmt die Karte aus dem Spiel und zieht { $new }.
event-replaced-used = Auf dem Gelände { $old } ist kein Feld mehr frei: { $player } legt die Karte ab und zieht { $new }.
event-no-card-fits = Es gibt keine Karte mehr zu ziehen: Die Pflichtaktion von { $player } ist vorbei.
event-drew = { $player } zieht eine Geländekarte.
event-drew-card = { $player } hat jetzt die Geländekarte { $terrain } auf der Hand.
event-reshuffled = Der Stapel ist leer: Die abgelegten Karten werden gemischt und bilden einen neuen Stapel.
event-last-round = { $player } hat die letzte Siedlung des Vorrats gebaut: Das ist die letzte Runde.
event-game-over = Das Spiel ist zu Ende.

## Warum etwas jetzt nicht geht

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
refusal-not-your-turn = { $player } ist am Zug; warte, bis du an der Reihe bist.
refusal-unfinished = Führe zuerst die Aktion { $location } zu Ende.
refusal-mandatory-first = { $left ->
    [one] Baue noch eine Siedlung, bevor du deinen Zug beendest.
   *[other] Baue noch { $left } Siedlungen, bevor du deinen Zug beendest.
}
refusal-in-mandatory = { $left ->
    [one] Baue zuerst noch eine Siedlung; danach darfst du wieder Plättchen nutzen.
   *[other] Baue zuerst noch { $left } Siedlungen; danach darfst du wieder Plättchen nutzen.
}
refusal-no-tile = Du hast kein Plättchen { $location }; um eines zu bekommen, baue neben diesem Ort, solange dort welche liegen.
refusal-not-on-board = Einen Ort { $location } gibt es auf diesem Plan nicht.
refusal-supply-empty = Dein Vorrat ist leer, die Aktion { $location } hat also nichts zu bauen; nur Plättchen, die eine Siedlung versetzen, helfen noch.
refusal-no-target = Für die Aktion { $location } gibt es im Moment kein Feld; hebe das Plättchen für später auf.
refusal-tile-used = Du hast das Plättchen { $location } in diesem Zug schon genutzt; in deinem nächsten Zug darfst du es wieder nutzen.
refusal-tile-new = Du hast das Plättchen { $location } erst in diesem Zug bekommen; ab deinem nächsten Zug darfst du es nutzen.
refusal-cannot-lift = Die Siedlung auf { $cell } kann nirgendwohin; wähle eine andere.
refusal-not-own = Auf { $cell } steht keine Siedlung von dir; wähle eine eigene.
refusal-just-left = Die Siedlung verlässt gerade { $cell }; wähle ein anderes Feld für sie.
refusal-castle = { $cell } ist eine Burg; Siedlungen stehen daneben, nie darauf.
refusal-location = { $cell } ist ein Ort; Siedlungen stehen daneben, nie darauf.
refusal-occupied = Auf { $cell } steht schon eine Siedlung; wähle ein leeres Feld.
refusal-not-buildable = { $cell } zeigt { $terrain } und ist für diese Aktion gesperrt; wähle ein anderes Feld.
refusal-other-terrain = { $cell } zeigt { $terrain }; deine Karte zeigt { $played }.
refusal-not-beside = { $cell } grenzt an keine deiner Siedlungen; wähle ein Feld, das an eine grenzt, solange es eines gibt.
refusal-mandatory-done = Deine Pflichtaktion ist erledigt; nutze ein Plättchen oder beende deinen Zug.
refusal-no-settlements = Dein Vorrat ist leer; nutze ein Plättchen, das eine Siedlung versetzt, oder beende deinen Zug.
refusal-no-card = In diesem Zug gab es keine Geländekarte für dich; nutze ein Plättchen oder beende deinen Zug.
refusal-no-card-fits = Es gibt keine Geländekarte mehr, um weiterzubauen; nutze ein Plättchen oder beende deinen Zug.

# Ein leeres Feld, das nicht zum genutzten Plättchen passt. Alle bekommen $cell, $terrain und $location.
refusal-tile-oracle = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf { $played }, dem Gelände deiner Karte.
refusal-tile-farm = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-grass }.
refusal-tile-oasis = { $cell } zeigt { $terrain }; die Aktion { $location } baut nur auf dem Gelände { terrain-desert }.
refusal-tile-tower = { $cell } liegt im Inneren des Plans; die Aktion { $location } baut nur am Rand.
refusal-tile-tavern = { $cell } liegt nicht am Ende einer Linie; die Aktion { $location } verlängert eine gerade Linie aus mindestens 3 deiner Siedlungen.
refusal-tile-barn = { $cell } zeigt { $terrain }; die Aktion { $location } versetzt nur auf { $played }, das Gelände deiner Karte.
refusal-tile-harbor = { $cell } zeigt { $terrain }; die Aktion { $location } versetzt nur auf das Gelände { terrain-water }.
refusal-tile-paddock = { $cell } ist außer Reichweite; von { $origin } springt die Aktion { $location } genau 2 Felder weit in gerader Linie.

## Gelände und Burgen

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
    .help = Hier baut niemand; nur der Hafen versetzt Siedlungen aufs Wasser. (KB-4.3)
terrain-mountain = Gebirge
    .help = Hier wird nicht gebaut und hierher nichts versetzt, mit keinem Plättchen. (KB-4.3)
feature-castle = Burg
    .help = Bringt am Ende des Spiels jedem 3 Punkte, der eine Siedlung daneben hat. (KB-8.2)

## Orte

location-oracle = Orakel
    .help = Baue eine weitere Siedlung auf dem Gelände deiner Karte, möglichst neben einer eigenen. (KB-6.1)
location-farm = Bauernhof
    .help = Baue eine weitere Siedlung auf einer Wiese, möglichst neben einer eigenen. (KB-6.2)
location-oasis = Oase
    .help = Baue eine weitere Siedlung in einer Wüste, möglichst neben einer eigenen. (KB-6.3)
location-tower = Turm
    .help = Baue eine weitere Siedlung am Rand des Plans, auf beliebigem bebaubarem Gelände, möglichst neben einer eigenen. (KB-6.4)
location-tavern = Taverne
    .help = Baue eine weitere Siedlung an einem Ende einer geraden Linie aus mindestens 3 eigenen, auf beliebigem bebaubarem Gelände. (KB-6.5)
location-barn = Scheune
    .help = Versetze eine deiner Siedlungen auf das Gelände deiner Karte, möglichst neben eine andere eigene. (KB-6.8)
location-harbor = Hafen
    .help = Versetze eine deiner Siedlungen auf ein Wasserfeld, möglichst neben eine andere eigene. (KB-6.9)
location-paddock = Koppel
    .help = Versetze eine deiner Siedlungen genau 2 Felder weit in gerader Linie, über alles hinweg, auf beliebiges bebaubares Gelände; sie muss dort an keine andere eigene grenzen. (KB-6.11)

## Wertung

score-castles = Burgen
    .help = 3 Punkte für jede Burg, neben der mindestens eine deiner Siedlungen steht. (KB-8.2)
card-fishermen = Fischer
    .help = 1 Punkt für jede deiner Siedlungen neben Wasser; Siedlungen auf dem Wasser bringen nichts. (KB-8.4)
card-merchants = Händler
    .help = 4 Punkte für jeden Ort und jede Burg, die deine Siedlungen mit einem anderen Ort oder einer anderen Burg verbinden. (KB-8.6)
card-discoverers = Entdecker
    .help = 1 Punkt für jede waagerechte Reihe des Plans mit mindestens einer deiner Siedlungen. (KB-8.8)
card-hermits = Einsiedler
    .help = 1 Punkt für jedes deiner Siedlungsgebiete; auch eine einzelne Siedlung ist ein Gebiet. (KB-8.9)
card-citizens = Bürger
    .help = 1 Punkt für je 2 Siedlungen deines größten Siedlungsgebiets, abgerundet. (KB-8.10)
card-miners = Bergleute
    .help = 1 Punkt für jede deiner Siedlungen neben einem Gebirge. (KB-8.11)
card-workers = Arbeiter
    .help = 1 Punkt für jede deiner Siedlungen neben einem Ort oder einer Burg. (KB-8.12)
card-knights = Ritter
    .help = 2 Punkte für jede deiner Siedlungen in der waagerechten Reihe, in der du die meisten hast. (KB-8.13)
card-lords = Lords
    .help = In jedem Quadranten 12 Punkte für die höchste Zahl an Siedlungen und 6 für die nächstkleinere; bei Gleichstand erhalten alle die vollen Punkte. (KB-8.14)
card-farmers = Bauern
    .help = 3 Punkte für jede deiner Siedlungen in dem Quadranten, in dem du die wenigsten hast. (KB-8.17)

## Was der Tisch wählen kann

option-expansions = Erweiterungen
    .help = Die Erweiterungen, mit denen gespielt wird; noch ist keine verfügbar.
option-quadrants = Quadranten
    .help = Die 4 Quadranten des Plans: oben links, oben rechts, unten links, unten rechts. Ausgelost, wenn du keine nennst. (KB-2.2)
option-turned = Gedrehte Quadranten
    .help = Für jeden der 4 Quadranten, ob er auf dem Kopf liegt. Dem Zufall überlassen, wenn du nichts angibst. (KB-2.3)
option-cards = Wertungskarten
    .help = Die 3 Wertungskarten der Partie. Ausgelost, wenn du keine nennst. (KB-2.7)
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
