# Das Ende eines Spiels und sein Wertungsblatt auf Deutsch. Variablen: $name und $source sind Wörter, alle anderen Zahlen.

## Das Wertungsblatt

sheet-now = Wertung bis jetzt
sheet-final = Schlusswertung
sheet-close = Wertungsblatt schließen
sheet-source = Punkte für
sheet-total = Summe
sheet-known = Allen bekannt
sheet-place = Platz
sheet-if-over = Wenn das Spiel jetzt endete
sheet-if-over-help = Mit dem, was nur du weißt; niemand sonst sieht diese Zeile.
sheet-help = Wähle eine Zahl: Der Plan zeigt, woher sie kommt.
sheet-cell = { $name }, { $source }: { $points }
sheet-step = { $name }, { $source }: { $points } ({ $step } von { $steps })
sheet-group = { $points ->
    [one] 1 Punkt, Gruppe { $step } von { $steps }
   *[other] { $points } Punkte, Gruppe { $step } von { $steps }
}
sheet-previous = Vorige Punkte
sheet-next = Nächste Punkte

## Die Schlusswertung

reveal = Die Schlusswertung
reveal-line = { $line } von { $lines }
reveal-back = Zurück
reveal-next = Weiter
reveal-pause = Anhalten
reveal-play = Weiter zählen
reveal-skip = Zum Ergebnis
reveal-again = Noch einmal zählen

## Das Podest

podium = Das Ergebnis
podium-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
podium-same-start = Gleicher Anfang
podium-same-start-help = Öffnet ein privates Spiel gegen Bots, das wie dieses beginnt
