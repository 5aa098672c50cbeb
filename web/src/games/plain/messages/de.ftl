# Ein Spiel ohne eigenes Brett, auf Deutsch.

plain-targets = Was du wählen kannst
plain-view = Was du siehst
plain-help = Dieses Spiel hat noch kein eigenes Brett. Das ist der Tisch, wie du ihn siehst, in den Worten seines Programms.
