# Was das Terminal an jedem Tisch sagt. Variablen: $player ist ein Name, $action und $actions sind so, wie man sie tippt.

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Lila
seat-orange = Orange
seat-teal = Petrol
seat-amber = Bernstein
seat-slate = Schiefer
seat-pink = Rosa
seat-white = Weiß
seat-brown = Braun
you = { $player } (du)
asked = { $player }: { $question }
explained = { $name }: { $text }

## Die Partie

players = Spieler: { $players }. { $first } beginnt.
players-together = Spieler: { $players }. Alle beginnen gemeinsam.
own-transcription = Gespielt wird mit deiner eigenen Abschrift des Spielmaterials.
seed = Startzahl { $seed } (mit --seed { $seed } spielst du dieselbe Partie noch einmal)
begin = Tippe jederzeit help. Weiter mit der Eingabetaste.{" "}
press-enter = { $player }, drücke die Eingabetaste, wenn du am Bildschirm sitzt.{" "}
ask = {"> "}
ask-over = Eingabetaste zum Verlassen (oder: score, log, map, save DATEI) {"> "}
footer = Tippe eine Nummer oder eine Stelle. Auch: undo, why STELLE, hint, score, help
options-many = { $verb }: { $count } Felder, auf der Karte markiert; tippe eines, etwa { $example } (Liste: options)
may-also = Du kannst auch:
winner = { $players } gewinnt!
winners = { $players } teilen sich den Sieg.
# Der Platz von jemandem, dahinter Name und Punkte.
place = { $place }.
place-points = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Gleich viele Punkte, und was entschieden hat. $values: wie viel jeder davon hatte, verbunden durch tie-join.
tie-break = { $players }: gleich viele Punkte, entschieden durch { $name }: { $values } ({ $rule })
tie-join = {" zu "}
# Eine Partie, die man gegen das Spiel selbst spielt.
game-won = Das Spiel ist gewonnen!
game-lost = Das Spiel ist verloren.
game-grade = { $verdict } Bewertung: { $grade }
total = Summe
left = Du hast die Partie verlassen, nach { $decisions ->
    [one] { $decisions } Entscheidung.
   *[other] { $decisions } Entscheidungen.
}
resumed = Die Partie geht weiter, nach { $decisions ->
    [one] { $decisions } Entscheidung.
   *[other] { $decisions } Entscheidungen.
}
kept-resume = Die Partie ist gespeichert; weiter mit: boardwright play --resume
kept-replay = Die Partie ist gespeichert; sieh sie wieder an mit: boardwright replay
over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.

## Antworten

no-such-number = Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $last }.
not-now = { $action } geht jetzt nicht.
which-one = Dort ist mehr als eins möglich; tippe eines von: { $actions }
cannot-read = „{ $text }“ verstehe ich nicht. Tippe die Nummer einer Möglichkeit, eine Stelle oder help.
no-such-thing = Hier gibt es nichts, was „{ $word }“ heißt.
no-such-score = „{ $word }“ ist weder ein Spieler noch eine Zeile der Wertung.
no-such-form = Die Karte gibt es so: { $forms }
why-what = Warum was? Nenne eine Stelle, etwa: why f7
possible = { $what } geht: { $actions }
hint = { $number }. { $turn }: { $reason }
hint-later = zahlt sich später aus
hint-behind = { $points ->
    [one] etwa 1 Punkt weniger als der erste
   *[other] etwa { $points } Punkte weniger als der erste
}
taken-back = Zurückgenommen: { $action }
taken-back-of = Zurückgenommen für { $player }: { $action }
auto-on = Was du nur ablehnen kannst, wird von selbst abgelehnt.
auto-off = Du wirst auch gefragt, wo du nur ablehnen kannst.
auto-declined = Immer abgelehnt: { $question }
auto-answered = Von selbst beantwortet: { $label }.
auto-not-here = Diese Frage lässt sich nicht ablehnen.
auto-how = „auto on“ und „auto off“ für das, was du nur ablehnen kannst, „auto no“, um diese Frage immer abzulehnen, „auto ask“, um wieder alles gefragt zu werden.
no-offer = Niemand an diesem Bildschirm kann jetzt ungefragt etwas tun.
no-offer-of = { $player } kann jetzt ungefragt nichts tun.
no-such-offer = „{ $text }“ kann { $player } jetzt nicht ungefragt tun; offer zeigt, was geht.
all-taken-back = Zurück am Anfang deines Zuges ({ $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen).
score-more = score 1: die Felder hinter Zeile 1; score { $word }: alles von { $player }
score-line = { $player }, { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $rule })
log-how = log 10 zeigt die letzten 10 Zeilen, log all zeigt alles.
save-where = Nenne eine Datei, etwa: save meine-partie.json
saved = Gespeichert. Später weiter mit: boardwright play --load { $path }

## Hilfe

help-moves = Wähle eine Möglichkeit mit ihrer Nummer, in Notation (build f7) oder nur mit der Stelle (f7). Eine leere Zeile zeichnet den Tisch neu. Befehle darf man abkürzen.
command-help = diese Liste
command-rules = das Spiel in Kürze, oder was ein Ding tut
command-why = warum etwas jetzt nicht geht
command-hint = was ein starker Bot tun würde
command-options = alle Möglichkeiten mit Nummern
command-offer = was Spieler an diesem Bildschirm ungefragt tun können, und es tun
command-undo = deine letzte Entscheidung zurücknehmen
command-restart = deinen ganzen Zug zurücknehmen
command-auto = was von selbst für dich beantwortet wird; andere können schließen, dass du nichts tun konntest
command-score = die Wertung bisher, und die Felder hinter den Punkten
command-map = den Tisch neu zeichnen; die Karte breit (wide) oder schmal (compact)
command-log = was bisher geschah
command-save = die Partie speichern
command-quit = verlassen; die Partie wird gespeichert
argument-word = [WORT]
argument-target = STELLE
argument-offer = [SPIELER] [SCHRITT]
argument-score = [ZEILE] [SPIELER]
argument-form = [wide|compact]
argument-log = [N|all]
argument-auto = [on|off|no|ask]
argument-file = DATEI

## Eine Partie ansehen

replay-position = { $now }/{ $all }
replay-keys = Eingabe weiter, b zurück, t/T Zug vor/zurück, Nummer, start, end, score, q{" > "}
replay-cannot-read = „{ $text }“ verstehe ich nicht. Eingabetaste oder n: weiter; b: zurück; t und T: nächster und voriger Zug; eine Nummer: diese Entscheidung; start, end, score, q.
replay-no-position = Es gibt { $all } Entscheidungen; { $number } ist keine davon.
replay-unfinished = Die Partie ist nicht zu Ende.
review-thinking = Die Entscheidungen von { $player } werden durchdacht …
review-good = Keine Entscheidung von { $player } hat viel gekostet.
review-costly = { $number }. Nach { $length } Entscheidungen kostete { $action } etwa { $points } Punkte ({ $percent } % der Gewinnchance). Besser: { $turn }

## Ehrlich gemischt

verify-whole = Die Datei ist ganz: Jede Entscheidung folgt den Regeln und führt zum Ergebnis.
verify-damaged = Die Datei kann nicht das sein, was gespielt wurde: { $why }
verify-no-commitment = Zu Beginn wurde nichts versprochen: In dieser Datei steht kein Fingerabdruck eines Geheimnisses.
verify-kept = Der Fingerabdruck passt zum Geheimnis: { $commitment }
verify-broken = Der Fingerabdruck in der Datei passt nicht zum Geheimnis. Er müsste { $commitment } sein.
verify-noted = Es ist der Fingerabdruck, den du notiert hast.
verify-not-noted = Es ist nicht der Fingerabdruck, den du notiert hast.
verify-known = { $count ->
    [one] 1 Ziehung gab es vor dem Öffnen des Tisches; sie lässt sich nicht prüfen.
   *[other] { $count } Ziehungen gab es vor dem Öffnen des Tisches; sie lassen sich nicht prüfen.
}
verify-draws = { $count ->
    [one] Die eine Ziehung folgt aus dem Startwert.
   *[other] Alle { $count } Ziehungen folgen aus dem Startwert.
}
verify-wrong-draws = { $wrong ->
    [one] Von { $count } Ziehungen folgt 1 nicht aus dem Startwert: Ziehung { $first }.
   *[other] Von { $count } Ziehungen folgen { $wrong } nicht aus dem Startwert, ab Ziehung { $first }.
}
verify-fair = Ehrlich: Der Zufall stand vor der ersten Entscheidung fest und wurde seither nicht angerührt.
verify-unfair = Nicht ehrlich: Diese Partie hält nicht, was versprochen wurde.
verify-unpromised = Nichts zu prüfen: Es wurde kein Fingerabdruck eines Geheimnisses gezeigt.
