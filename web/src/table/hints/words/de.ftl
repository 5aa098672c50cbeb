# Was ein starker Bot täte, auf Deutsch. $label und $name sind Wörter, $change ist eine Zahl, schon mit Vorzeichen geschrieben, die
# anderen sind Zahlen.

hints-thinking = Wird überlegt …
hints-none = Hier sticht nichts hervor.
hints-gain = { $change } { $name }
hints-later = zahlt sich später aus
hints-better = { $points ->
    [one] etwa 1 Punkt besser als der nächste Zug
   *[other] etwa { $points } Punkte besser als der nächste Zug
}
hints-behind = { $points ->
    [one] etwa 1 Punkt weniger als der erste
   *[other] etwa { $points } Punkte weniger als der erste
}
