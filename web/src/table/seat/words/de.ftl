# Das Fenster eines Platzes. $name ist ein Name.

table-stand-in-mine = Ein Bot kann für dich spielen, bis du deinen Platz wieder einnimmst.
table-stand-in-other = Ein Bot kann für { $name } spielen, bis der Platz zurückgegeben wird.
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
table-link-none = Für dich gibt es keinen Link zu diesem Platz; frag, wer den Tisch eröffnet hat.
table-link-copy = Link zu diesem Platz kopieren
