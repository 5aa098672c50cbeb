# Die Einführung in Coloma, auf Deutsch: ein Text für jede Station von script.toml.

intro-welcome = Kalifornien, 1848: Es wurde Gold gefunden, und alle kommen nach Coloma. In *drei Jahren mit je fünf Runden* baust du eine Stadt, erschließt Flüsse, fährst mit deinem Wagen durchs Grenzland und hältst die Gesetzlosen auf. Die meisten Punkte gewinnen.
    Diese Einführung ist ein echtes Spiel gegen Ada und Ben. Sie dauert ungefähr zehn Minuten, und du kannst jederzeit gehen.
intro-hand = Alle haben die gleichen sechzehn Gebäudekarten. Du hast sechs gezogen und gibst zwei zurück, auf deinen Stapel oder darunter. { card-trading_post } und { card-stage_line } helfen Wagen; sie können noch warten.
intro-wheel = Dieses Rad ist das Herz des Spiels. In jeder Runde geht jeder von euch an *einen von fünf Orten*:
    - { site-1 }: nach Gold graben und Leute finden.
    - { site-2 }: Flüsse erschließen und Brücken bauen.
    - { site-3 }: die Gebäude deiner Hand errichten.
    - { site-4 }: durchs Grenzland fahren.
    - { site-5 }: Schützen aufstellen, Zelte aufschlagen.
    Jeder Ort hat außen eine *Hauptaktion* und innen eine *Nebenaktion*. Du darfst beide nutzen.
intro-events = Der Ausrufer ist an Ort 1 gekommen: Eine Runde beginnt mit dem Ereignis seines Ortes, und alle haben zwei *Kumpel* bekommen. Kumpel arbeiten für dich, kämpfen für dich, und fast alles kostet welche.
    Er zieht in jeder Runde einen Ort weiter. Wer dorthin geht, wo er steht, kann statt der Aktionen des Ortes Zelte und Pferde kaufen und ein Fass nehmen.
intro-secret = Jetzt wählen alle *heimlich* einen Ort, und alle werden gemeinsam aufgedeckt. Ein Gebäude wäre ein guter Anfang. Zeig auf einen Ort, um zu sehen, was seine Aktionen dir jetzt bringen würden.
intro-barricade = Ada und Ben sind beide am Ort { site-5 }. Wo die *meisten* Pioniere stehen, sperrt die *Barrikade* die Nebenaktion. Es lohnt sich also zu erraten, wohin die anderen gehen, und woanders hinzugehen. Hat kein Ort die meisten, bleibt die Barrikade auf dem Wegweiser.
intro-signpost = Du stehst unter dem *Wegweiser*: Er verdeckt die Nebenaktion seines Ortes und kopiert die des Ortes davor. Hier hast du also die Hauptaktion von { site-3 } und die Nebenaktion von { site-2 }. Er dreht sich mit dem Ausrufer, darum ist jede Runde anders.
intro-river = Beginne mit der kopierten Aktion: Erschließe einen Fluss in einer deiner vier Schluchten. Mit der *Säge* kostet das ein Nugget und einen Kumpel; mit dem *Hammer* würdest du Münzen zahlen. Schlucht 2 gibt sofort ein Nugget, du hast deins also zurück, und die Punkte zählen am Ende.
intro-gold = Ein Nugget ist bis zu drei Münzen wert, und du darfst Münzen damit zahlen. Aber je mehr Gold gefördert ist, desto weniger ist es wert. Was ausgegeben ist, liegt in der Lore, bis das Jahr vorbei ist.
intro-building = Jetzt ein Gebäude aus deiner Hand. Der { card-placer_claim } bringt deiner Stadt eine Schaufel: Von nun an bringt jeder Arbeitstag mehr. Ein Gebäude ist außerdem sechs Punkte wert. Ein Nugget und eine Münze bezahlen es.
intro-end-turn = Mehr ist hier nicht zu tun. Ein Gebäude wirkt erst vom nächsten Zug an. Beende deinen Zug.
intro-tents = Eine neue Runde. Das Ereignis von Ort 2 gab dir ein Nugget, Ada und Ben aber *zwei*: In ihren Zügen am Ort { site-5 } haben beide ein Zelt auf dieses Ereignis gestellt. Ein Zelt dort verdoppelt ein Ereignis für den Rest des Spiels.
intro-work = Du hast fast alles ausgegeben. Zeit zu arbeiten: Geh zum Ort { site-1 }.
intro-tools = Nutze zuerst *alle deine Schaufeln*: die der Mühle und deinen neuen { card-placer_claim }. Dann die Schubkarre, das ist die Nebenaktion. Weil sonst niemand hier ist, ist sie nicht gesperrt.
intro-done = In einem Zug nutzt du beide Hälften deines Ortes, deine Gebäude und deine Fässer in beliebiger Reihenfolge, und jedes nur, wenn du magst. Beende deinen Zug.
intro-barker = So geht es weiter: die Plättchen drehen, Ereignis, heimliche Wahl, Barrikade, dann die Züge in der Reihenfolge der Orte. Nach fünf Runden kommt die *Schießerei*.
    Sehen wir uns das Ende eines solchen Jahres an.
intro-later = Runde 4. Zwei Gesetzlose warten, und in späteren Jahren werden es mehr; auch jedes Fass, das jemand nimmt, bringt welche. Ada und Ben haben schon Schützen aufgestellt. Wer keine hat, muss Kumpel begraben, und das kostet Punkte.
intro-frontier = Du hast fünf Kumpel und ein Zelt. Geh zum Ort { site-5 }.
intro-gunmen = Schützen füllen immer eine ganze Reihe. Die *meisten Schützen* bringen am meisten, und unter Gleichen gewinnt die Reihe, die näher bei den Gesetzlosen ist. Vier in Reihe 5 sind die meisten.
intro-tent = Dein Zelt kommt auf Ereignis 1, das in der ersten Runde jedes Jahres Kumpel gibt. Nimm dann ein neues Zelt, die Nebenaktion.
intro-round-end = Beende deinen Zug: Die letzte Runde dieses Jahres beginnt.
intro-gold-event = Das Ereignis von Ort 5 verkauft dir drei Punkte für ein Nugget. Greif zu: Nuggets selbst sind am Ende nichts wert.
intro-wagons = Jetzt der Wagen. Geh zum Ort { site-4 }.
intro-drive = Der Wagen fährt so viele Felder, wie du Pferde hast: drei. Siedlungen geben dir etwas, ob du vorbeifährst oder anhältst. Fahr nach { space-georgetown }.
intro-big-town = In einer *großen Stadt*, in der du anhältst, wählst du zwischen zwei Gewinnen. Ein Zelt ist selten, und neben { space-georgetown } liegen Regionen, in denen Zelte Punkte bringen.
intro-second-drive = Die Nebenaktion ist noch eine Fahrt, und keine Barrikade hält dich auf. Fahr weiter nach { space-hangtown } und nimm dort die zwei Kumpel: Ein Fass würde Gesetzlose bringen.
intro-shootout = Beende deinen Zug. Alle waren an der Reihe, also beginnt die Schießerei von 1848.
intro-sheriff = Zusammen hattet ihr neun Schützen gegen zwei Gesetzlose, also habt *ihr alle gewonnen*. Du hattest die meisten: vier Punkte, ein Pferd und der Stern des Sheriffs, der von nun an bei Gleichstand vorgeht.
    Die Schützen gehen heim, mehr Gesetzlose kommen, und das zweite Jahr beginnt. Das erste Ereignis gab dir schon vier Kumpel statt zwei: Dein Zelt arbeitet. Springen wir zur allerletzten Runde.
intro-last-round = 1850, die letzte Runde. Zehn deiner sechzehn Gebäude stehen. Jetzt zählt nur noch, was am Ende zählt: Gebäude je sechs Punkte, Flüsse, Brücken, Zelte in Regionen. Also noch ein Gebäude: Geh zum Ort { site-3 }.
intro-blacksmith = Ihr seid alle drei hier, der Ort ist also gesperrt. Aber die Hauptaktion ist offen, und deine { card-blacksmith } macht sie billiger. Bau den { card-saloon }.
intro-despite = Mit deiner { card-carpenters_shop } nutzt du die Nebenaktion trotz der Barrikade. Für die Säge fehlt dir das Gold, aber auch deine { card-newspaper } wirkt nun: zwei Karten und eine Münze. Karten, die man nicht mehr ziehen kann, sind Punkte.
intro-finish = Das war alles. Beende deinen Zug: Es folgt die letzte Schießerei, dann wird gezählt.
intro-over = Diesmal waren es zu viele Gesetzlose, und wer keine Schützen hatte, musste Kumpel begraben. Du liegst trotzdem vorn: Auf dem Wertungsblatt siehst du, wofür jeder Punkt ist.
    Das ist Coloma. Brücken belohnen, was du am Ende besitzt, Fässer halten Überraschungen bereit, und für später gibt es Hotels, Maultiere und Fähigkeiten. Viel Spaß!
