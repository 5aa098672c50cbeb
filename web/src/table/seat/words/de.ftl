# Das Fenster eines Platzes. $name ist ein Name.

table-stand-in-mine = Ein Bot kann für dich spielen, bis du deinen Platz wieder einnimmst.
table-stand-in-other = { $name } ist nicht da. Ein Bot kann spielen, bis { $name } zurückkommt.
table-stand-in-later = { $minutes ->
    [one] { $name } ist nicht da. In einer Minute kannst du einen Bot spielen lassen.
   *[other] { $name } ist nicht da. In { $minutes } Minuten kannst du einen Bot spielen lassen.
}
stand-in-there = Über einen Bot entscheidet nur, wer auf diesem Platz spielt.
stand-in-never = An diesem Tisch ist abgemacht, dass kein Bot einspringt.
stand-in-early = { $minutes ->
    [one] Warte noch eine Minute, bevor ein Bot spielt.
   *[other] Warte noch { $minutes } Minuten, bevor ein Bot spielt.
}
table-stand-in-now = Ein Bot spielt für { $name }.
table-gone = Ein Bot spielt diesen Platz zu Ende.
table-answers-idle = Von selbst passen, wenn ich nichts anderes tun kann
table-answers-help = Der Tisch antwortet dann sofort für dich, auch wenn du nicht da bist. Die anderen können daraus schließen, dass du nichts tun konntest. Zurücknehmen kannst du es trotzdem.
table-answers-decline = Immer ablehnen
table-answers-declined = Immer abgelehnt
table-answers-again = Wieder fragen
table-hand-back = An { $name } zurückgeben
table-link-help = Diesen Platz hat noch niemand eingenommen. Wer den Link öffnet, spielt { $name }.
table-link-back = Wer einen neuen Link zu diesem Platz öffnet, kann ihn wieder einnehmen.
table-link-mine = Um auf einem anderen Gerät weiterzuspielen, öffne dort diesen Link. Behalte ihn für dich: Er ist dein Platz.
table-link-stay = Meine anderen Geräte behalten den Platz. Sonst verlassen sie ihn, sobald es einen neuen Link gibt.
table-link-none = Für dich gibt es keinen Link zu diesem Platz; frag, wer den Tisch eröffnet hat.
table-link-copy = Link zu diesem Platz kopieren

table-tell = Bescheid geben, wenn ich hier am Zug bin
table-tell-help = Andere Tische haben ihren eigenen Schalter; wo du Bescheid bekommst, steht in der Lobby unter „Du“.

# Wie lange jemand noch hat, oder bis wann jemand weg ist: $time sind Wörter wie „2 Std.“, $date ein Tag.
time-left = Noch { $time }
time-out = Zeit ist um
on-vacation = Im Urlaub bis { $date }
