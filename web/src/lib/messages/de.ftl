# Was die Seite selbst sagt, auf Deutsch: die Lobby, die Einstellungen, Wörter, die überall vorkommen. Der Tisch und die
# Spiele bringen eigene Dateien mit. Variablen: $name, $names, $game, $option und $seat sind Wörter, $count usw. Zahlen.

## Überall

close = Schließen
loading = Einen Moment …
try-again = Noch einmal versuchen
rule-link = Was die Regeln zu { $rule } sagen
legal = wählbar
home = Boardwright, zur Lobby
to-lobby = Zur Lobby
theme-to-dark = Dunkle Farben
theme-to-light = Helle Farben
trouble-server = Der Server antwortet nicht.
trouble-server-safe = Deine Spiele sind dort sicher; nichts geht verloren.
trouble-page = Diese Seite konnte nicht geladen werden.

# Wie die Plätze eines neuen Tisches heißen, wenn niemand ihnen Namen gibt.
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-orange = Orange
colour-teal = Petrol
colour-amber = Bernstein
colour-slate = Schiefer
colour-pink = Rosa
colour-white = Weiß
colour-brown = Braun
# Ein Platz ohne Namen: einer gespeicherten Partie oder nach einer Einführung.
player-number = Spieler { $number }
somebody = Jemand

## Einstellungen

you = Du
settings = Einstellungen
settings-language = Sprache
settings-name = Dein Name
settings-name-none = Die Farbe deines Platzes
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-pace = Züge der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-once = Sofort
settings-legal = Mögliche Schritte
settings-legal-ring = Ring
settings-legal-dots = Punkte
settings-legal-both = Beides
settings-legal-fill = Fläche
settings-confirm-live = Züge an Live-Tischen bestätigen
settings-confirm-live-help = Ein Zug gilt erst, wenn du ihn bestätigt hast.
settings-confirm-days = Züge bei Spielen über Tage bestätigen
settings-confirm-days-help = Die anderen sehen einen Zug, sobald du ihn bestätigt hast.
settings-sound = Ton
settings-sound-help = Leise Töne, wenn du am Zug bist, eine Figur gesetzt wird oder das Spiel endet.
settings-coordinates = Buchstaben und Koordinaten
settings-coordinates-help = Immer auf dem Spielplan zu sehen.
settings-helpers = Hilfen am Tisch
settings-helpers-help = Was ein Plättchen wert ist, was andere tun könnten: wo der Tisch Hilfen vereinbart hat.

## Die Lobby

nav = Seiten
nav-lobby = Spielen
nav-open = Offen
nav-rules = Regeln
nav-replays = Rückschau

lobby-title = Setz dich und spiel
lobby-title-back = Dein Tisch ist gedeckt
lobby-waiting = { $count ->
    [1] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
   *[other] { $count } Tische warten auf dich
}
lobby-no-account = Kein Konto nötig: Ein Platz ist ein Link.
lobby-your-tables = Deine Tische
lobby-no-running = Gerade läuft kein Spiel.
lobby-no-running-do = Beginne eines oder öffne den Link, den du bekommen hast.
lobby-over = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
lobby-open-tables = Offene Tische
lobby-open-none = Gerade ist kein Tisch offen.
lobby-open-none-do = Eröffne selbst einen: Wähle „Freunde per Link“, dann „Für alle offen“.
lobby-finished = Beendete Spiele
lobby-finished-none = Noch ist kein Spiel zu Ende.
lobby-finished-none-do = Danach kannst du es hier noch einmal ansehen, Schritt für Schritt.
lobby-start = Einen Tisch eröffnen

card-own = Eigene Abschrift
card-players = { $least ->
    [1] 1 bis { $most } Plätze
   *[other] { $least } bis { $most } Plätze
}
card-minutes = { $minutes } min
card-new = Neuer Tisch
card-bots = Gegen Bots
card-learn = Lernen
learn-first = Zum ersten Mal?
learn-first-do = In zehn Minuten lernen

row-seats = Plätze
row-with = mit { $names }
row-free = { $name } (frei)
row-your-turn = Du bist dran
row-thinking = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
row-missing = Wartet auf { $names }
row-arrived = { $count ->
    [one] { $names } hat Platz genommen
   *[other] { $names } haben Platz genommen
}
row-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
}
row-lost = Niemand am Tisch hat gewonnen
row-other-catalog = Mit anderem Spielmaterial gespielt
row-play = Spielen
row-open = Öffnen
row-watch = Zusehen
row-rematch = Revanche
row-invite = Einladen
row-menu = Mehr zu { $name }
row-standing = { $progress } · { $scores }
row-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
row-pace-live = Live
row-pace-days = Über Tage
row-leaving-end = endet, wenn jemand geht
row-no-helpers = ohne Hilfen
row-sit = Platz nehmen
row-replay = Rückschau
sit-title = Bei { $game } Platz nehmen
sit-name = Der Name, unter dem du sitzt

# A game that ended before its time: why.
ended-left = { $name } ist gegangen
ended-resigned = { $name } hat aufgegeben
ended-cancelled = Der Tisch wurde abgesagt

## Mitspielen und gespeicherte Spiele

join = Mit Link mitspielen
join-paste = Der Link
join-help = Der Link zu einem Platz lässt dich mitspielen, der Link zu einem Tisch zusehen.
join-wrong = Das ist kein Link zu einem Tisch. Er müsste „#/join/“ oder „#/t/“ enthalten.
join-go = Zum Tisch
joining = Du bekommst deinen Platz …
joining-failed = Dieser Link öffnet keinen Platz
joining-failed-do = Vielleicht ist er unvollständig, oder ein neuerer Link hat ihn ersetzt. Bitte noch einmal darum.
import = Spielstand öffnen

## Freunde einladen

invite-title = Freunde einladen

## Was jemand vom Zufall wusste, als ein Tisch geöffnet wurde

known-seed = Startwert gewählt
known-seed-help = Wer diesen Tisch geöffnet hat, hat den Startwert des Mischens gewählt und weiß vielleicht, was der Zufall bringt.
known-position = Aus bekannter Stellung
known-position-help = Dieser Tisch führt eine Partie fort, die jemand kennt. Was dort ausgeteilt wurde, ist vielleicht bekannt; was noch gezogen wird, ist neu.
