# Ein Spiel lernen, auf Deutsch: die Einführung, die man spielt, und die Regeln zum Lesen.

learn-start = Spielend lernen
learn-coach = Einführung
learn-progress = { $at } von { $of }
learn-larger = Erklärung zeigen
learn-smaller = Erklärung einklappen
learn-rules = Regeln
learn-leave = Verlassen
learn-watch = Sieh zu, was die anderen tun.
learn-astray = Die Regeln würden auch das erlauben. Mach jetzt bitte den Schritt, um den es geht.
learn-back = Zurück
learn-next = Weiter
learn-your-move = Du bist dran
learn-show-me = Vormachen
learn-play-on = Von hier weiterspielen
learn-new = Neuer Tisch
learn-rival = { $number ->
    [1] Ada
    [2] Ben
    [3] Cleo
    [4] Dov
   *[other] Eva
}
learn-missing = Zu diesem Spiel gibt es hier keine Einführung.

rules-all = Die Spiele lernen
rules-read = Regeln lesen
rules-contents = Inhalt
rules-title = { $game }: die Regeln
rules-missing = Zu diesem Spiel gibt es hier keine Regeln.
rules-not-there = Diese Regel ist auf der Regelseite noch nicht erklärt.
rules-unofficial = Nicht offiziell und in unseren eigenen Worten: Das gedruckte Regelheft hat das letzte Wort. Die kleinen Nummern sind die Regeln unseres Verzeichnisses, auf die sich der Tisch beruft.
