# Was jeder Tisch sagt, gleich bei welchem Spiel. Variablen: $player ist ein Name, $lost eine Zahl.

# Ein Spieler ohne Namen. $number zählt die Plätze ab 1.
seat = Spieler { $number }

## Warum sich eine Entscheidung nicht zurücknehmen lässt

undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
# Was seither gezogen oder aufgedeckt wurde; ein Spiel sagt es mit eigenen Worten.
undo-chance = { $what }; deine letzte Entscheidung bleibt bestehen.
undo-revealed = { undo-chance }
drawn-by-chance = Der Zufall hat etwas entschieden
drawn-hidden = Etwas Verborgenes wurde aufgedeckt
undo-confirmed = Der Zug wurde bestätigt; deine letzte Entscheidung bleibt bestehen.
undo-others = { $player } hat seither etwas entschieden; deine letzte Entscheidung bleibt bestehen.
undo-secret = Gerade wird im Geheimen gewählt; was davor entschieden wurde, bleibt bestehen.
undo-over = Das Spiel ist zu Ende; nichts lässt sich mehr zurücknehmen.

## Wenn sich die Regeln geändert haben oder ein Verlauf nicht lesbar ist: Der Tisch macht bei einer gespeicherten Stellung weiter

restarted-rules = { $lost ->
    [0] Die Regeln haben sich geändert. Der Tisch macht hier weiter.
    [one] Die Regeln haben sich geändert. Der Tisch macht hier weiter; die letzte Entscheidung ließ sich nicht behalten.
   *[other] Die Regeln haben sich geändert. Der Tisch macht hier weiter; die letzten { $lost } Entscheidungen ließen sich nicht behalten.
}
restarted-damaged = { $lost ->
    [0] Der Verlauf dieses Tisches ist nicht lesbar. Der Tisch macht hier weiter.
    [one] Der Verlauf dieses Tisches ist nicht lesbar. Der Tisch macht hier weiter; die letzte Entscheidung ließ sich nicht behalten.
   *[other] Der Verlauf dieses Tisches ist nicht lesbar. Der Tisch macht hier weiter; die letzten { $lost } Entscheidungen ließen sich nicht behalten.
}

## Was aus dem Tisch wird

note-left = { $player } ist gegangen. Ein Bot spielt weiter.
note-resigned = { $player } hat aufgegeben. Ein Bot spielt weiter.
note-back = { $player } ist wieder da.
note-stand-in = { $player } ist nicht da. Ein Bot springt ein.
note-stand-in-own = { $player } lässt einen Bot spielen.
note-stand-in-off = Der Bot spielt nicht mehr für { $player }.
note-late = Die Zeit von { $player } ist um. Die anderen können das Spiel abbrechen.
note-late-bot = Die Zeit von { $player } ist um. Ein Bot springt ein.
note-cancel = { $player } möchte den Tisch absagen.
note-cancel-agreed = { $player } ist einverstanden.
note-cancel-declined = { $player } möchte lieber weiterspielen.
note-cancel-withdrawn = { $player } möchte den Tisch nicht mehr absagen.

## Was ein Effekt bewirkt. $goods, $price, $measure und $effect sind Texte darin; $first und $rest werden verbunden

effect-prompt = Auszuführen: { $effect }
effect-nothing = nichts
effect-decline = Verzichten
effect-gain = { $goods } erhalten
effect-per = { $goods } je { $measure } erhalten
effect-per-most = { $goods } je { $measure } erhalten, höchstens { $most }-mal
effect-pay = { $price } bezahlen
effect-exchange = { $price } bezahlen und { $effect }
effect-then = { $first }, dann { $rest }
effect-or = { $first } oder { $rest }
effect-and = { $first } und { $rest }
effect-mixed = { $amount }-mal { $price }
effect-may = { $times ->
    [1] auf Wunsch: { $effect }
   *[other] bis zu { $times }-mal: { $effect }
}
effect-may-any = beliebig oft: { $effect }
effect-must = { $times }-mal: { $effect }
effect-if = wer mindestens { $least } { $measure } hat: { $effect }
effect-if-else = wer mindestens { $least } { $measure } hat: { $effect }; sonst: { $otherwise }
effect-score = { $points ->
    [one] 1 Punkt je { $measure }
   *[other] { $points } Punkte je { $measure }
}
effect-score-most = { $points ->
    [one] 1 Punkt je { $measure }, höchstens { $most }
   *[other] { $points } Punkte je { $measure }, höchstens { $most }
}
effect-score-step = { $points ->
    [one] 1 Punkt für mindestens { $least } { $measure }
   *[other] { $points } Punkte für mindestens { $least } { $measure }
}

## Ein Zug, der empfohlen wurde: seine erste Entscheidung, und wie viele folgen

advised-turn = { $label } und { $more } weitere
