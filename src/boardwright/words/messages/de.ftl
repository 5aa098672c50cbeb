# Was jeder Tisch sagt, gleich bei welchem Spiel. Variablen: $player ist ein Name.

# Ein Spieler ohne Namen. $number zählt die Plätze ab 1.
seat = Spieler { $number }

## Warum sich eine Entscheidung nicht zurücknehmen lässt

undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-chance = Seither hat der Zufall entschieden (eine Karte wurde gezogen); deine letzte Entscheidung bleibt bestehen.
undo-revealed = Seither wurde etwas Verborgenes aufgedeckt; deine letzte Entscheidung bleibt bestehen.
undo-others = { $player } hat seither etwas entschieden; deine letzte Entscheidung bleibt bestehen.
undo-secret = Alle wählen jetzt geheim; was dahin geführt hat, bleibt bestehen.
undo-over = Das Spiel ist zu Ende; nichts lässt sich mehr zurücknehmen.
