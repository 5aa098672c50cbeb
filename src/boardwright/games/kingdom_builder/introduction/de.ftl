# Die Einführung in Kingdom Builder, auf Deutsch: ein Text für jede Station von script.toml.

intro-welcome = Willkommen bei Kingdom Builder. Du hast *40 Siedlungen*, die du auf diesen Plan setzt. Wer sie in den Augen von drei Wertungskarten am besten verteilt, sammelt die meisten Punkte und gewinnt.
    Diese Einführung ist ein echtes Spiel gegen Ada und dauert ungefähr zehn Minuten. Du kannst jederzeit gehen und später wiederkommen.
intro-cards = In jedem Spiel liegen drei von vielen Wertungskarten offen. In diesem gibt es Punkte für:
    - *{ card-fishermen }*: Siedlungen am Wasser.
    - *{ card-knights }*: viele Siedlungen in einer waagerechten Reihe.
    - *{ card-merchants }*: Orte und Burgen, die deine Siedlungen verbinden.
    Eine *Burg* bezahlt in jedem Spiel alle, die neben ihr bauen.
intro-terrain = Zu Beginn deines Zuges deckst du deine einzige Geländekarte auf. Sie zeigt *{ terrain-flowers }*: In diesem Zug setzt du *drei Siedlungen* auf Felder dieses Geländes, nicht mehr und nicht weniger. Die möglichen Felder sind auf dem Plan markiert.
intro-first = Deine erste Siedlung darf auf jedes Feld { terrain-flowers }. Gut ist ein Feld neben einem *Ort*: dem Bauernhof auf m16. Wasser liegt auch daneben, das freut die { card-fishermen }.
intro-tile = Du hast neben dem Bauernhof gebaut und darum eins seiner zwei *Ortsplättchen* genommen. Ab deinem nächsten Zug gibt es dir in jedem Zug eine zusätzliche Aktion, solange eine deiner Siedlungen neben dem Bauernhof steht.
    Plättchen machen dich stark. Versuche, früh einige zu bekommen.
intro-touching = Jetzt die wichtigste Regel des Spiels: *Wenn du neben einer eigenen Siedlung bauen kannst, musst du es tun.* Nur zwei Felder { terrain-flowers } grenzen an deine, darum sind nur diese markiert.
    Zeig auf ein Feld, um zu sehen, was es bringen würde. Dann setz deine beiden anderen Siedlungen.
intro-points = Deine Punkte werden so gezählt, als wäre das Spiel jetzt zu Ende, und ändern sich mit jeder Siedlung. Auf dem Wertungsblatt siehst du, was jede Karte bezahlt und für welche Siedlungen.
    Wenn etwas nicht möglich ist, klick es an: Ein Satz sagt dir warum, mit der Nummer der Regel.
intro-end-turn = Alle drei stehen, und dein neues Plättchen kannst du erst im nächsten Zug nutzen. Beende deinen Zug: Du ziehst deine nächste Geländekarte.
intro-rival = Ada hatte { terrain-grass } und hat neben demselben Bauernhof gebaut: Das zweite Plättchen gehört ihr. Was andere seit deinem Zug getan haben, trägt einen dünnen Ring.
intro-free = Deine Karte zeigt { terrain-canyon }. Kein Feld { terrain-canyon } grenzt an deine Siedlungen, darum darfst du diesmal *überall* auf diesem Gelände bauen. So erschließt du einen neuen Teil des Plans.
intro-farm = Zuerst das Plättchen. Der { location-farm } setzt eine weitere Siedlung, auf { terrain-grass }. Sie muss an deine Siedlungen grenzen, wenn das geht; jetzt grenzt kein Feld { terrain-grass } an sie, du wählst also frei.
    Neben der Burg auf p8 bringt sie sofort Punkte. Hättest du zuerst die Siedlungen der Karte gesetzt, wäre die Wahl vielleicht kleiner: *Die Reihenfolge zählt.*
intro-castle = Eine Burg bringt drei Punkte für eine Siedlung neben ihr; weitere bringen dort nichts mehr. Auf l12 steht noch eine Burg, und { terrain-canyon } liegt daneben.
intro-knights = Die { card-knights } bringen zwei Punkte für jede Siedlung deiner *besten* waagerechten Reihe. Setz die beiden anderen in dieselbe Reihe.
intro-undo = Hättest du lieber etwas anderes getan? *Rückgängig* nimmt Schritt für Schritt zurück, solange keine Karte gezogen wurde. Hier ist alles gut: Beende deinen Zug.
intro-onwards = Das ist ein ganzer Zug: eine Geländekarte, drei Siedlungen, und davor oder danach deine Plättchen. So geht es weiter, bis jemand die letzte Siedlung gesetzt hat.
    Springen wir an das Ende eines anderen Spiels.
intro-late = Du hast noch fünf Siedlungen und vier Plättchen: zwei Bauernhöfe, eine Oase und eine Koppel. Wenn jemand die letzte Siedlung setzt, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Dann ist das Spiel aus.
intro-fishermen = Noch einmal { terrain-canyon }. Jetzt grenzen viele Felder an deine Siedlungen, du hast also die Wahl. Diese beiden liegen am Wasser: je ein Punkt von den { card-fishermen }.
intro-line = Reihe 13 ist deine beste Reihe. Ein weiteres Feld { terrain-canyon } darin ist zwei Punkte wert.
intro-paddock = Die { location-paddock } setzt keine Siedlung, sie *versetzt* eine: zwei Felder weit in gerader Linie. Nimm die von k12, die dort wenig einbringt, und bring sie nach m12 ans Wasser.
intro-oasis = Die { location-oasis } setzt eine auf { terrain-desert }, wenn möglich neben deine Siedlungen. Ans Wasser natürlich.
intro-last-settlement = Und die letzte mit dem { location-farm }. Damit ist dein Vorrat leer, und das beendet das Spiel nach dieser Runde.
intro-last-turn = Es ist nichts mehr zu setzen. Beende deinen Zug; Ada hat noch einen, dann wird alles gezählt.
intro-over = Das Spiel ist aus. Karte für Karte werden die Punkte gezählt; sieh dir das Wertungsblatt an und zeig auf eine Zeile, um die Siedlungen dahinter zu sehen.
    Mehr brauchst du nicht zu wissen. Erweiterungen bringen neues Gelände, neue Plättchen und Karten; die Regelseite erzählt von jeder. Viel Spaß!
