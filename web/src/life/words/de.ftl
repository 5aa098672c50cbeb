# Einen Tisch verlassen, aufgeben, absagen, löschen, umbenennen. Variablen: $name und $names sind Wörter, $people, $count und $seats
# Zahlen.

life-nothing = Du hast hier keinen Platz und kannst an diesem Tisch nichts ändern.
life-changed = Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal nach.
life-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
life-back = Zurück

## Namen

life-names = Namen ändern
life-title = Titel des Tisches
life-title-none = Keiner
life-name = { $seats ->
    [1] Dein Name an diesem Tisch
   *[other] { $name }: Name an diesem Tisch
}
life-save = Speichern

## Verlassen und aufgeben

life-who = Wer?
life-all = Wir alle
life-leave = Tisch verlassen
life-leave-bot-help = { $people ->
    [0] Der Platz wird aufgegeben, und ein Bot spielt ihn zu Ende, wie an diesem Tisch vereinbart. Wer gegangen ist, kann mit einem neuen Link zurückkommen.
   *[other] Du gibst deinen Platz auf, und ein Bot spielt ihn zu Ende, wie an diesem Tisch vereinbart; für { $names } geht das Spiel weiter. Mit einem neuen Link kannst du später zurückkommen.
}
life-leave-end-help = { $people ->
    [0] Das Spiel endet endgültig mit den Punkten, wie sie jetzt stehen.
   *[other] Wie an diesem Tisch vereinbart, endet das Spiel dann für alle, auch für { $names }, mit den Punkten, wie sie jetzt stehen. Wer geht, kommt auf den letzten Platz.
}
life-resign = Aufgeben
life-resign-win-help = Das Spiel endet, und { $name } hat gewonnen. Du kannst es weiter ansehen oder noch einmal spielen.
life-resign-bot-help = An deiner Stelle spielt ein Bot weiter, wie an diesem Tisch vereinbart, und für die anderen geht das Spiel weiter. Du kannst zusehen, aber in dieses Spiel nicht mehr zurück.
life-resign-end-help = { $people ->
    [0] Außer dir spielt hier niemand, also endet das Spiel mit den Punkten, wie sie jetzt stehen. Du kommst auf den letzten Platz.
   *[other] Wie an diesem Tisch vereinbart, endet das Spiel dann für alle mit den Punkten, wie sie jetzt stehen. Du kommst auf den letzten Platz.
}
life-opponent = die Gegenseite

## Absagen

life-cancel = Tisch absagen
life-cancel-now-help = Das Spiel endet sofort und ohne Sieg, auch für { $names }. Außer dir hat noch niemand etwas entschieden.
life-cancel-ask = Um Absage bitten
life-cancel-ask-help = Gefragt werden { $names }, auch noch in einigen Tagen. Stimmen alle zu, endet das Spiel ohne Sieg; sonst geht es weiter.
life-cancel-withdraw = Nicht mehr bitten
life-cancel-withdraw-help = Niemand wird mehr gefragt, ob der Tisch abgesagt werden soll, und das Spiel geht weiter.
life-asked = { $name } möchte den Tisch absagen, ohne Sieg.
life-agree = Zustimmen und absagen
life-play-on = Weiterspielen
life-waiting = { $count ->
    [0] Du möchtest den Tisch absagen.
   *[other] Du möchtest den Tisch absagen. Noch ohne Antwort: { $names }.
}
life-declined = { $name } möchte lieber weiterspielen. Der Tisch wird nicht abgesagt.
life-understood = In Ordnung

## Löschen

life-delete = Tisch löschen
life-delete-help = Außer dir hat niemand diesen Tisch. Er verschwindet endgültig, mit Rückschau und Chat.
life-delete-mine = Von meiner Liste nehmen
life-delete-mine-help = Der Tisch verschwindet nur von deiner Liste, die anderen behalten ihn. Deinen Platz dort verlierst du.
