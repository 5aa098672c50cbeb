# Der Tisch um jedes Spiel herum, auf Deutsch. Variablen: $name, $names, $game, $label, $option, $source, $headline,
# $values, $more und $less sind Wörter, $place in table-your-place auch; $ordinal ist die Form, die $place hat; $change in
# table-with-change ist eine Zahl, die schon mit Vorzeichen geschrieben ist; alle anderen sind Zahlen.

## Einen Tisch öffnen

table-opening = Der Tisch wird geöffnet …
table-missing = Diesen Tisch gibt es nicht
table-missing-help = Vielleicht ist der Link unvollständig, oder der Tisch steht auf einem anderen Server.
table-board = Der Spielplan
table-board-help = Der Spielplan konnte nicht geladen werden. Dein Spiel ist auf dem Server sicher.
table-closed = Dieser Tisch kann nicht weitergehen
table-closed-rules = Die Regeln des Spiels haben sich geändert, und keine Stellung dieses Tisches passt dazu. Was geschah, lässt sich noch lesen.
table-closed-catalog = Er wurde mit anderem Spielmaterial gespielt, als dieser Server hat, und kann hier nicht weitergehen. Was geschah, lässt sich noch lesen.

## Die Ansagezeile

table-reconnecting = Verbindung wird wiederhergestellt …
table-reconnecting-safe = Alles, was du gespielt hast, ist gespeichert.
table-crowded = Sehr viele schauen diesem Tisch zu. Ein neuer Versuch folgt von selbst.
table-move-of = Schritt { $n } von { $length }
table-following = { $name }, { $n } von { $length }
table-their-turn = { $name } ist am Zug.
table-their-seat-free = Dort sitzt noch niemand.
table-invite = Einladen
table-waiting = Gewartet wird auf
table-counting = Das Spiel ist zu Ende. Die Punkte werden gezählt …
table-winners = { $count ->
    [0] Das Spiel ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
table-winners-points = { $points ->
    [one] mit 1 Punkt
   *[other] mit { $points } Punkten
}
table-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
table-lost = { $count ->
    [one] { $names } hat verloren
   *[other] { $names } haben gemeinsam verloren
}
table-decided = entschieden durch { $name }: { $values }
table-versus = { $more } zu { $less }
table-place = { $ordinal ->
   *[other] { $place }.
}
table-place-shared = { $ordinal ->
   *[other] geteilter { $place }.
}
table-your-place = Du: { $place }
table-ended-wish = auf Wunsch von { $name }
table-ended-points = Das Spiel ist beendet; es zählen die Punkte, wie sie standen.
table-offers = Du kannst auch
table-ready-you = Du bist bereit.
table-ready-undo = Du bist bereit; „Rückgängig“ nimmt es zurück.
table-title-yours = Du bist am Zug: { $game }
table-past = Du siehst Schritt { $n }. Geh zurück in die Gegenwart, um zu spielen.
table-past-failed = Diese Stellung konnte nicht geladen werden.
table-past-told = Das war vor dem Neubeginn des Tisches. Es lässt sich lesen, aber nicht mehr ansehen.

## Kopf

table-skip = Zum Spielplan
table-online = Online
table-offline = Offline
table-teaching = Einführung
table-watching = Zuschauen
table-watching-help = Du schaust bei diesem Spiel zu.
table-chat-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
table-explain = Etwas auf dem Tisch erklären
table-hint = Was würdest du tun?
table-rules = Regeln an diesem Tisch
table-keys = Tasten
table-more = Mehr
table-life = Verlassen, beenden, umbenennen
table-fair = Ehrlich gemischt

## Die Leiste

table-undo = Rückgängig
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-restart = Zug neu beginnen
table-rewind = Zurück zur letzten Entscheidung
table-turn-over = Dein Zug ist zu Ende.
table-confirm = Zug bestätigen
table-confirm-turn = Als Nächstes sind die anderen dran.
table-confirm-help = Sie sehen, was du getan hast, und spielen weiter, sobald du es bestätigst.
table-for-good = Das beendet deinen Zug und lässt sich nicht zurücknehmen.
table-sure = Bestätigen: { $label }
table-end-turn = Zug beenden
table-waiting-turn = Warten …
table-ends-in = { $seconds ->
    [one] Endet von selbst in 1 Sekunde
   *[other] Endet von selbst in { $seconds } Sekunden
}
table-ends-stop = Warten
table-with-change = { $label }, { $change }
table-again = Noch einmal zum Spielen.
table-choose = Was möchtest du tun?
table-cannot = Das geht jetzt nicht.
table-replay = Noch einmal ansehen
table-export = Als Datei speichern
table-review = Rückblick
table-rematch = Noch ein Spiel
table-rematch-join = Zum nächsten Spiel
table-not-done = Das hat nicht geklappt. Bitte versuch es noch einmal.

## Rückschau

table-first = Zum Anfang
table-previous-turn = Voriger Zug
table-previous-step = Voriger Schritt
table-next-step = Nächster Schritt
table-next-turn = Nächster Zug
table-position = Stelle im Spiel
table-play = Abspielen
table-pause = Pause
table-branch = Von hier weiterspielen
table-branch-help = Öffnet ein eigenes Spiel gegen Bots von dieser Stellung an
table-to-live = In die Gegenwart
table-to-end = Zum Ende

## Was inzwischen geschah

table-recap = { $count ->
    [one] Ein Zug, seit du hier warst
   *[other] { $count } Züge, seit du hier warst
}
table-recap-play = Abspielen
table-recap-step = Schrittweise
table-recap-skip = Überspringen
table-here = Hier warst du
table-rings = Ringe zeigen, was seit deinem letzten Zug neu ist.

## Plätze

table-seats = Plätze, Punktestand
table-seats-final = Plätze, Endstand
table-points = Punkte:
table-points-now = Punkte, die alle jetzt kennen
table-points-earned = Punkte bisher, ohne { $points }, für die noch nichts getan wurde
table-points-final = Punkte am Ende
table-ready = Bereit
table-automa = Automa
table-you = Du
table-at-screen = Hier
table-name-you = { $name } (du)
table-bot = Bot
table-away = Abwesend
table-devices = Auf { $count } Geräten offen
table-free = Frei
table-stand-in = Vertretung
table-left = Gegangen
table-resigned = Aufgegeben
table-winner = Hat gewonnen
table-seat-menu = Platz von { $name }
table-answers = Antworten im Voraus
table-answers-on = Manche Fragen werden von selbst für dich beantwortet.
table-link-copied = Link kopiert.
table-watch-link = Link zum Zuschauen kopieren

## Neben dem Spielplan

table-beside = Verlauf, Schritte und Chat
table-tabs = Teile des Tisches
table-pane-board = Plan
table-pane-cards = Karten
table-pane-moves = Schritte
table-pane-seats = Plätze
table-pane-log = Verlauf
table-pane-chat = Chat
table-news = neu
table-log-empty = Noch ist nichts geschehen.
table-log-news = { $count } neu
table-setup = Aufbau
table-did = { $name }: { $label }
table-did-secret = { $name } wählt geheim.
table-answered = ({ $name }: { $label })
table-show-moment = Diesen Augenblick zeigen
table-steps = Schritte: { $headline }
table-moves-none = Für dich gibt es gerade nichts zu entscheiden.
table-moves-past = Du siehst die Vergangenheit; dort ist nichts zu entscheiden.
table-moves-hint = Eine Ziffer zeigt einen Schritt auf dem Plan, Eingabe spielt ihn.
table-change = { $count ->
    [1] { $change } Punkt
   *[other] { $change } Punkte
}
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-spectator = Zuschauer
verb-build = Bauen
verb-use = Plättchen nutzen
verb-lift = Aufnehmen
verb-move-to = Versetzen
verb-put = Auf den Plan setzen
verb-remove = Vom Plan nehmen
verb-outpost = Bauen mit dem Außenposten
verb-play = Gelände wählen
verb-repeat = Noch einmal nutzen
verb-take = Nehmen
verb-stop = Aufhören oder verzichten
verb-done = Fertig
verb-pass = Passen
verb-end-turn = Zug
verb-other = Anderes

## Wertungsblatt

table-sheet = Wertungsblatt

## Hilfe

table-help-point = Klicke an, was erklärt werden soll.
table-rules-read = Regeln lesen
table-help-start = Auf etwas zeigen
table-help-stop = Abbrechen

## Mehrere an einem Bildschirm

table-pass = Gib das Gerät an { $name }
table-pass-help = Niemand sonst sollte hinsehen: { $name } ist dran.
table-pass-done = Ich bin { $name }

## Warum etwas nicht geschah

table-refused-stale = Der Tisch ist schon weiter; bitte sieh noch einmal hin.
table-refused-illegal = Das ist jetzt nicht möglich.
table-refused-not_yours = Das hast nicht du zu entscheiden.
table-refused-over = Das Spiel ist zu Ende.
table-refused-undo = Das lässt sich nicht mehr zurücknehmen.
table-refused-bad_message = Der Server hat das nicht verstanden.
table-refused-too_fast = Das war zu schnell; bitte warte einen Augenblick.
table-chat-wait = Das ist viel auf einmal. Warte einen Augenblick und sag es dann noch einmal.
table-chat-watching = Wer zuschaut, kann nur wenig sagen. Warte eine Weile und sag es dann noch einmal.
table-refused-too_large = Das war zu lang.
table-refused-unknown = Etwas ist schiefgegangen. Nichts hat sich geändert.
table-refused-gone = Das war vor dem Neubeginn des Tisches.
table-refused-storage = Der Server konnte das nicht speichern: Vielleicht ist seine Festplatte voll. Nichts hat sich geändert; versuch es noch einmal, wenn wieder Platz ist.
table-refused-failed = Im Server ist etwas schiefgegangen. Bitte sieh noch einmal hin.
table-refused-unavailable = Der Server ist gerade nicht verfügbar; bitte versuch es gleich noch einmal.

## Bedienteile: was alle Spiele gleich fragen

table-one-less = Eins weniger
table-one-more = Eins mehr
table-number = { $number }
table-turn-left = Nach links drehen (Umschalt R)
table-turn-right = Nach rechts drehen (R)
table-lay = Hier anlegen
table-places = Plätze
table-walk-what = Was geht
table-walk-to = Wohin
table-walk-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
table-unready = Neu wählen
