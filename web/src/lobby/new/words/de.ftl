# Was das Formular für einen neuen Tisch sagt, auf Deutsch. Variablen: $count ist eine Zahl, alle anderen sind Wörter.

## Ein neuer Tisch

new-title = { $game }: neuer Tisch
new-seats = Wer spielt
new-players = Personen
new-company = Mit wem
new-company-bots = Ich und Bots
new-company-friends = Freunde per Link
new-company-here = Alle hier am Bildschirm
new-options = Womit ihr spielt
new-preview = Der Tisch bisher
new-undecided = Der Zufall entscheidet, wer beginnt.
new-lacking = { $option }: Wähle { $count }.
new-open = Tisch eröffnen
new-ready = Dein Tisch ist bereit
new-to-table = Zum Tisch
new-unknown = Dieses Spiel gibt es hier nicht
new-more = Weitere Optionen
new-changed = { $count } geändert
new-idle = Passt nicht zu deiner Wahl
new-name = Name des Tisches
new-name-none = Wie das Spiel
new-unknown-wish = Der Link verlangt etwas, das es hier nicht gibt: { $wish }. Alles andere ist eingestellt.
seed-untold = Wer den Startwert wählt, weiß, was der Zufall bringt. Wo andere mitspielen, muss der Tisch das sagen.
refused-game = Dieses Spiel wird hier nicht mehr angeboten.
refused-players = Dieses Spiel ist nicht für so viele.
refused-option = „{ $option }“ lässt sich hier nicht so einstellen.
refused-options = „{ $option }“ und „{ $other }“ passen nicht zusammen. Lass eines von beiden weg.
refused-name = Ein Name hat 1 bis { $count } Zeichen.
refused-title = Der Name eines Tisches hat höchstens { $count } Zeichen.
refused-seed = Das kann kein Startwert sein. Ein Startwert ist eine ganze Zahl.
refused-bot = Einen Bot „{ $bot }“ gibt es hier nicht. Wähle einen anderen.
refused-bot-libraries = „{ $bot }“ spielt mit einem neuronalen Netz, und diesem Server fehlt, was eines braucht. Wer ihn betreut, installiert es so: pip install "boardwright[bots]"
refused-bot-network = „{ $bot }“ hat dieses Spiel nicht gelernt. Wähle einen anderen Bot.
refused-clock = Diese Zeit je Zug passt nicht zum Tempo. Wähle eine andere.
refused-table = Der Server öffnet den Tisch nicht so, wie er hier eingestellt ist. Lade diese Seite neu, dann zeigt sie, was möglich ist.

seat-who = { $seat }: wer spielt
seat-name = { $seat }: Name
seat-level = { $seat }: wie gut der Bot spielt
seat-me = Ich
seat-me-help = Du, in diesem Browser
seat-friend = Freund
seat-friend-help = Bekommt einen Link von dir
seat-here = Hier
seat-here-help = Spielt mit an diesem Bildschirm
seat-bot = Bot
seat-bot-help = Der Computer spielt

option-chance = Dem Zufall überlassen
option-choose = Auswählen
option-picked = { $count } von { $most } gewählt
option-settled = Durch „{ $option }“ festgelegt
option-needs = Braucht { $what }
option-players = { $count ->
    [1] Für 1 Person
   *[other] Für { $count } Personen
}
option-players-from = Ab { $count } Personen

## Was man vereinbart

agreed = Was ihr vereinbart
agreed-pace = Tempo
agreed-pace-live = Live
agreed-pace-live-help = Alle sind da.
agreed-pace-days = Über Tage
agreed-pace-days-help = Alle spielen, wenn sie Zeit haben.
agreed-clock = Zeit für einen Zug
agreed-clock-none = Unbegrenzt
agreed-clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
agreed-clock-live = 5 Minuten
agreed-clock-live-help = Wer länger braucht, wird vom Bot ersetzt, oder die anderen können abbrechen. Wer zurückkommt, spielt sofort wieder.
agreed-clock-day = Ein Tag
agreed-clock-day-help = Wer länger braucht, wird vom Bot ersetzt, oder die anderen können abbrechen. Im Urlaub steht die Zeit still.
agreed-clock-three_days = Drei Tage
agreed-clock-three_days-help = Wer länger braucht, wird vom Bot ersetzt, oder die anderen können abbrechen. Im Urlaub steht die Zeit still.
agreed-open = Freie Plätze
agreed-open-no = Mit Link
agreed-open-no-help = Wer deinen Link hat, nimmt Platz.
agreed-open-yes = Für alle offen
agreed-open-yes-help = Alle auf diesem Server dürfen Platz nehmen.
agreed-leaving = Wenn jemand geht
agreed-leaving-bot = Ein Bot spielt weiter
agreed-leaving-bot-help = Die anderen machen mit einem Bot weiter.
agreed-leaving-end = Das Spiel endet
agreed-leaving-end-help = Es zählen die Punkte, wie sie stehen.
agreed-absence = Wenn jemand nicht da ist
agreed-absence-5 = 5 Minuten
agreed-absence-5-help = Nach 5 Minuten können die anderen einen Bot spielen lassen. Wer zurückkommt, spielt sofort wieder selbst.
agreed-absence-60 = Eine Stunde
agreed-absence-60-help = Nach einer Stunde können die anderen einen Bot spielen lassen. Wer zurückkommt, spielt sofort wieder selbst.
agreed-absence-1440 = Ein Tag
agreed-absence-1440-help = Nach einem Tag können die anderen einen Bot spielen lassen. Wer zurückkommt, spielt sofort wieder selbst.
agreed-absence-never = Kein Bot
agreed-absence-never-help = Die anderen warten, so lange es dauert.
agreed-bot = Der Bot, der dann spielt
agreed-bot-help = Für alle, die nicht da oder gegangen sind.
agreed-helpers = Hilfen
agreed-helpers-yes = Erlaubt
agreed-helpers-yes-help = Der Tisch darf zeigen, was Dinge wert sind und wie weit du kommst.
agreed-helpers-no = Keine
agreed-helpers-no-help = Alle rechnen selbst.

## Tische mit einem Klick

preset = Fertige Tische
preset-usual = Wie üblich
preset-first = Erstes Spiel
preset-everything = Alles
preset-quick = Schnell
preset-save = Merken
preset-share = Link kopieren
preset-copied = Kopiert
preset-copied-all = Der Link zu diesem Tisch, wie er hier eingestellt ist, ist kopiert.
preset-forget = „{ $name }“ vergessen
preset-save-title = Diesen Tisch merken
preset-save-how = Plätze, Optionen und Vereinbarungen bleiben in diesem Browser und sind mit einem Klick wieder da.
preset-name = Name
preset-replaces = „{ $name }“ gibt es schon und wird ersetzt.
preset-keep = Merken
