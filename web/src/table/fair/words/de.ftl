# Ehrlich gemischt, auf Deutsch. $count und $wrong sind Zahlen.

fair-how = Alles Mischen und Ziehen an diesem Tisch folgt aus einem Geheimnis, das beim Öffnen des Tisches feststand. Dieser Fingerabdruck davon wird seither gezeigt. Er verrät nichts vom Geheimnis und passt zu keinem anderen.
fair-none = Dieser Tisch wurde ohne Fingerabdruck seines Geheimnisses geöffnet; sein Mischen lässt sich nicht prüfen.
fair-later = Wenn die Partie vorbei ist, wird das Geheimnis genannt, und dieser Browser prüft jede Ziehung.
fair-proves = So konnte niemand während der Partie etwas am Mischen ändern. Dass der Server das Geheimnis zufällig gezogen hat und wer ihn betreibt nicht nachgesehen hat, beweist es nicht. Speichere die Partie und prüfe sie auf deinem Rechner mit: boardwright verify
fair-copy = Fingerabdruck kopieren
fair-copied = Der Fingerabdruck ist kopiert.
fair-kept = Das Geheimnis passt zum Fingerabdruck, der von Anfang an gezeigt wurde.
fair-broken = Das Geheimnis passt nicht zum gezeigten Fingerabdruck.
fair-draws = { $count ->
    [one] Die eine Ziehung folgt aus dem Geheimnis.
   *[other] Alle { $count } Ziehungen folgen aus dem Geheimnis.
}
fair-wrong = { $wrong ->
    [one] 1 von { $count } Ziehungen folgt nicht aus dem Geheimnis.
   *[other] { $wrong } von { $count } Ziehungen folgen nicht aus dem Geheimnis.
}
fair-known = { $count ->
    [one] 1 Ziehung gab es, bevor dieser Tisch geöffnet wurde.
   *[other] { $count } Ziehungen gab es, bevor dieser Tisch geöffnet wurde.
}
fair-short-checking = Das Mischen wird geprüft …
fair-short-fair = Mischen geprüft
fair-short-unfair = Das Mischen ist nicht wie versprochen
fair-short-failed = Das Mischen ließ sich nicht prüfen
