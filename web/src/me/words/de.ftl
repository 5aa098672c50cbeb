# „Du“: ein Konto für alle, die eines wollen, und was über jemanden gespeichert ist. Variablen: $ago, $value und $reach sind Wörter, $tables und $days sind Zahlen.

me = Du
me-guest = Du bist Gast und brauchst zum Spielen nichts weiter: Dieser Browser kennt deine Plätze. Mit einem Konto findest du deine Tische und beendeten Spiele auch auf deinen anderen Geräten.
me-way = Was möchtest du?
me-way-make = Konto anlegen
me-way-login = Anmelden
me-name = Name
me-password = Passwort
me-make-help = Mindestens 8 Zeichen. Niemand kann dir ein neues schicken: Bewahr es gut auf. Andere sehen nur die Namen, die du am Tisch wählst.
me-login-help = Was du in diesem Browser als Gast spielst, kommt zu deinem Konto dazu.
me-made = Du hast jetzt ein Konto. Deine Tische sind mitgekommen.
me-welcome = Du bist angemeldet. Deine Tische sind da.

## Was nicht klappen kann

me-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
me-taken = Diesen Namen hat schon jemand. Bitte wähl einen anderen.
me-no-name = Das kann kein Name sein. Bitte wähl einen anderen.
me-wait = Das war zu oft. Bitte warte eine Minute und versuch es noch einmal.
me-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.

## Mit einem Konto

me-devices = Wo du angemeldet bist
me-device-here = Dieser Browser
me-device-used = Zuletzt benutzt: { $ago }
me-device-unknown = Ein anderer Browser
me-device-out = Das Gerät ist abgemeldet.
me-logout = Abmelden
me-out = Du bist abgemeldet. Deine Tische warten in deinem Konto.
me-ratings = Meine Stärke bewerten
me-ratings-help = Zählt zu Ende gespielte Spiele, in denen alle ein Konto haben und das wollen. Sonst wird nichts gezählt.
me-ratings-none = Es wurde noch nichts gezählt.
me-rating = { $value } ± { $reach }
me-rating-tables = { $tables ->
    [1] 1 Spiel
   *[other] { $tables } Spiele
}
me-secrets = Name oder Passwort ändern
me-name-help = Damit meldest du dich an. Deine Plätze behalten ihre Namen.
me-rename = Name ändern
me-saved = Gespeichert.
me-password-old = Bisheriges Passwort
me-password-new = Neues Passwort
me-password-help = Mindestens 8 Zeichen. Alle deine anderen Geräte werden abgemeldet.
me-password-change = Passwort ändern
me-password-changed = Dein Passwort ist geändert. Deine anderen Geräte sind abgemeldet.

## Was gespeichert ist

me-data = Was über dich gespeichert ist
me-data-help = Tische, beendete Spiele, deine Zeilen im Chat, wo du Bescheid bekommst, und Urlaube; mit einem Konto auch seine Geräte und Bewertungen.
me-export = Alles herunterladen
me-delete = Alles löschen
me-delete-means-account = Dein Konto, seine Geräte und seine Bewertungen werden gelöscht, und:
me-delete-means-guest = Alles, was zu diesem Browser gehört, wird gelöscht:
me-delete-running = Du verlässt alle laufenden Tische. Wie am Tisch vereinbart, spielt ein Bot für dich, oder das Spiel endet.
me-delete-finished = In beendeten Spielen behalten die anderen ihre Ergebnisse; dein Name wird zu „jemand“.
me-delete-chat = Was du in Chats geschrieben hast, wird geleert.
me-delete-final = Niemand kann etwas davon zurückholen.
me-delete-not = Alles behalten
me-delete-now = Endgültig löschen
me-deleted = Alles über dich ist gelöscht. Du bist ein neuer Gast.

## Bescheid, dass ich am Zug bin

me-tell = Wenn du am Zug bist
me-tell-help = Du bekommst Bescheid, solange du nicht auf den Tisch schaust; Züge an mehreren Tischen kommen zusammen. Einzelne Tische kannst du im Menü deines Platzes stumm schalten.
me-tell-here = Dieser Browser
me-tell-browser = Ein anderer Browser
me-tell-push = Benachrichtigung
me-tell-mail = E-Mail
me-tell-webhook = Webhook
me-tell-unconfirmed = Öffne bitte zuerst den Link im Brief.
me-tell-failed = Dort kam nichts an: abgeschaltet.
me-tell-remove = Entfernen
me-tell-in-browser = In diesem Browser Bescheid geben
me-tell-refused = Dieser Browser lässt es nicht zu. Das steht in seinen Einstellungen für diese Seite.
me-tell-none = Dieser Browser kann dir hier nichts melden: Dazu braucht es eine Adresse mit https.
me-tell-more = Anderswo Bescheid geben
me-tell-mail-address = Deine Adresse
me-tell-mail-help = Wir schreiben einmal dorthin; sie gilt, sobald du den Link in diesem Brief öffnest.
me-tell-webhook-address = Adresse, die mit https:// beginnt
me-tell-webhook-help = Sie bekommt JSON mit Spiel, Tisch, Link und Text.
me-tell-add = Hinzufügen
me-tell-written = Wir haben dir geschrieben. Öffne bitte den Link in diesem Brief.
away-forbidden = Diese Adresse geht nicht: Sie muss mit https:// beginnen und von überall erreichbar sein.
away-no-mail = Das ist keine Adresse, an die man schreiben kann.
away-not-sent = Der Brief ließ sich nicht verschicken. Versuch es bitte später noch einmal.

## Im Urlaub

me-away = Abwesend
me-away-help = { $days ->
    [0] Du hast in diesem Jahr keine Urlaubstage mehr.
    [1] Du hast noch einen Urlaubstag. An Tischen mit einem Tag oder mehr je Zug steht deine Zeit dann still, und die anderen sehen, bis wann du weg bist. Von Zügen hörst du erst wieder, wenn du zurück bist.
   *[other] Du hast noch { $days } Urlaubstage. An Tischen mit einem Tag oder mehr je Zug steht deine Zeit dann still, und die anderen sehen, bis wann du weg bist. Von Zügen hörst du erst wieder, wenn du zurück bist.
}
me-away-day = Bis zum Ende des
me-away-go = In Urlaub gehen
me-away-gone = Schönen Urlaub. Deine Zeit steht still.
me-away-until = Du bist weg, bis zum Ende des { $date }.
me-away-back = Ich bin zurück
me-away-welcome = Willkommen zurück. Deine Zeit läuft weiter.

## Die Links der Briefe

mail-confirm = Briefe, wenn du am Zug bist
mail-confirm-ask = Sollen wir an diese Adresse schreiben, wenn du am Zug bist?
mail-confirm-yes = Ja, das ist meine Adresse
mail-confirm-done = Fertig. Du hörst von uns, wenn du am Zug bist und nicht hinschaust.
mail-stop = Keine Briefe mehr
mail-stop-ask = Sollen wir nicht mehr an diese Adresse schreiben und sie vergessen?
mail-stop-yes = Keine Briefe mehr
mail-stop-done = Fertig. Die Adresse ist vergessen.
mail-failed = Dieser Link gilt nicht mehr.
