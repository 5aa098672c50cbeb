# Links und wer durch sie hereinkommt, falsche Adressen und gespeicherte Partien, die sich nicht öffnen lassen, auf Deutsch.

## Links

invite-how = Schick jedem seinen Link. Wer ihn öffnet, nimmt Platz: ohne Konto, auf jedem Gerät.
invite-copy = Link kopieren
invite-copied = Kopiert
invite-copied-for = Der Link für { $name } ist kopiert.
invite-share = Teilen
doors-qr = QR-Code des Links für { $name }
doors-address = Links beginnen mit
doors-address-help = Lässt sich einer nicht öffnen, versuch es mit einer anderen Adresse.

## Who is let in

doors-alone = Diese Links öffnen sich nur auf diesem Computer.
doors-alone-do = Lass dein Netzwerk herein, dann können auch deine Freunde sie öffnen.
doors-alone-start = Starte den Server mit „boardwright serve --share“, um dein Netzwerk hereinzulassen.
doors-let-in = Freunde hereinlassen …
doors-question = Dein Netzwerk hereinlassen?
doors-means-open = Alle in deinem Netzwerk, etwa im WLAN zu Hause, können dann diese Seite öffnen.
doors-means-link = Wer den Link zu einem Platz hat, kann dort Platz nehmen; wer die Adresse eines Tisches kennt, kann zuschauen.
doors-means-plain = Unterwegs ist nichts verschlüsselt. Tu es in einem Netzwerk, dem du vertraust.
doors-means-until = Es gilt, bis du es hier beendest oder den Server anhältst.
doors-stay = Nur dieser Computer
doors-let-in-now = Hereinlassen
doors-keep-out = Wieder nur dieser Computer
doors-open-title = Dein Netzwerk hat Zutritt
doors-open-now = Freunde in deinem Netzwerk finden diese Seite hier. Auch die Links zu Plätzen führen dorthin.
doors-open-help = Kann ein Gerät die Seite nicht öffnen, hält vielleicht eine Firewall auf diesem Computer es fern.
doors-page = Diese Seite
doors-no-network = Dieser Computer ist gerade in keinem Netzwerk. Verbinde ihn und versuch es noch einmal.
doors-now-alone = Nur dieser Computer
doors-now-open = Offen für dein Netzwerk

## Company at the table

company-sat-down = { $name } hat Platz genommen.
company-devices = Dein Platz ist auch auf einem anderen Gerät offen. Bist das nicht du?
company-devices-do = Nachsehen
company-devices-mine = Das bin ich
company-lost = Den Platz von { $name } hat jetzt ein anderes Gerät für sich. Du schaust zu.
company-here = { $count ->
    [one] Dieser Platz ist auch auf einem anderen Gerät offen.
   *[other] Dieser Platz ist auch auf { $count } anderen Geräten offen.
}
company-here-do = Sind es deine Geräte, ist alles gut. Hat jemand anders deinen Link, behalte den Platz für dich: Alle anderen Geräte verlassen ihn, und der alte Link öffnet nichts mehr.
company-keep = Von nun an nur dieses Gerät
company-kept = Der Platz gehört dir allein. Sein Link ist neu.

## Wrong addresses

nowhere = Hier ist nichts
nowhere-do = Die Adresse ist vielleicht unvollständig, oder was hier war, ist fort. Deine Tische sind in der Lobby.

## Saved games

import-no-record = Das ist keine gespeicherte Partie von Boardwright. Wähl die .json-Datei, die du beim Speichern der Partie bekommen hast.
import-damaged = Diese gespeicherte Partie wurde verändert oder abgeschnitten; auf sie ist kein Verlass. Speichere sie dort noch einmal, wo sie gespielt wurde, oder lass dir die Datei neu geben.
import-other-game = Diese gespeicherte Partie gehört zu einem Spiel, das es hier nicht gibt.
import-other-version = Diese Partie hat eine andere Version von Boardwright mit anderen Regeln gespeichert. Jene Version kann sie öffnen.
import-other-catalog = Diese Partie wurde mit anderem Spielmaterial gespielt. Starte den Server mit demselben „--catalog“ oder ohne.
import-too-large = Diese Datei ist zu groß für eine gespeicherte Partie.
