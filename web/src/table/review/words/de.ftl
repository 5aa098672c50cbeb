# Der Rückblick auf eine Partie, auf Deutsch. $name, $label und $turn sind Wörter, die anderen sind Zahlen.

review-curve = Gewinnchance von Zug zu Zug
review-curve-of = { $name }: { $start } % am Anfang, { $middle } % zur Halbzeit, { $end } % am Ende
review-percent = { $percent } %
review-working = Die Partie wird angesehen …
review-judging = Deine Entscheidungen werden durchdacht … Das dauert bis zu einer halben Minute.
review-failed = Die Partie lässt sich gerade nicht auswerten. Versuch es später noch einmal.
review-costly = Deine teuersten Entscheidungen
review-good = Keine deiner Entscheidungen hat viel gekostet. Gut gespielt!
review-cost = { $points ->
    [one] kostete etwa 1 Punkt
   *[other] kostete etwa { $points } Punkte
} und { $percent } % der Gewinnchance
review-better = Besser: { $turn }
review-show = Moment zeigen
review-seat = Wessen Entscheidungen
