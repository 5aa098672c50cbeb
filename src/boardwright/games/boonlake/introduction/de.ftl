# Die Einführung in Boonlake auf Deutsch: ein Text je Abschnitt von script.toml.

intro-welcome = Weit weg von allem liegt Boonlake. In *zwei Runden* entdeckst du seine vier Regionen, besiedelst sie mit Bewohnern, Häusern und Siedlungen, züchtest Rinder und spielst Projekte aus. Wer am meisten Punkte hat, gewinnt.
    Diese Einführung ist ein echtes Spiel gegen Ada. Sie dauert etwa zehn Minuten, und du kannst sie jederzeit verlassen.
intro-keep = Vier *Wertungsplättchen* sagen, was in den vier Wertungen zählt. Du hast zwei bekommen und behältst eines; es wird dein eigenes und zählt für dich *doppelt*. Nimm „{ goal-sc07 }“: Produktionsgebäude helfen dir auch bei jeder Karte.
intro-start = Dein erstes *Produktionsgebäude*. Rohstoffe werden nie verbraucht, du musst sie nur haben. Deine zwei Boote stehen für je einen Rohstoff; flussabwärts, von Holz zu Eisen, fahren sie kostenlos. Eine deiner Karten braucht 2 Eisen, beginne also mit Eisen: Dann muss nur ein Boot fahren.
intro-actions = Diese sieben *Aktionsplättchen* sind das Herz des Spiels. In deinem Zug nimmst du eines: Sein *linker Teil* gehört dir allein, sein *rechter Teil* ist für alle.
    Die Reihe sagt, wie weit dein Schiff fahren darf, oben 4 Felder, unten 1. Die zwei untersten Reihen kosten Punkte, denn ihre Plättchen wurden zuletzt benutzt.
intro-pioneer = Noch gibt es wenig zu besiedeln, nimm also { tile-pioneer }: Entdecke zweimal, dann setze jemanden auf den Plan. Der rechte Teil ist für Ada: Sie zieht zwei Karten.
intro-card = Ada hat ihren Teil schon genutzt. Die Sonne auf dem Plättchen erlaubt dir zuerst eine *Tagkarte*, ausgespielt oder für 2 Münzen abgeworfen.
    „{ card-golden_school }“ kostet 2 Münzen und bringt dich auf der Kartenleiste voran: mehr Karten bei jedem Einkommen, und für den ersten Schritt sofort 2 Münzen. Sie kostet also nichts.
intro-explore = Entdecke: Decke ein Plättchen auf und lege es auf ein leeres Feld neben einem anderen. Du bekommst, was es bedeckt. Feld 17 gibt ein *Produktionsgebäude für Stein*, deinen zweiten Rohstoff, und „{ goal-sc07 }“ verlangt in der ersten Wertung zwei.
intro-again = Noch einmal. Feld 13 gibt dir einen Bewohner.
intro-develop = Jetzt *erschließe*: Einer deiner Bewohner kommt auf einen freien Bauplatz irgendwo auf dem Plan. Du zahlst, was der Bauplatz kostet, und bekommst, was er gibt. Bauplatz 14a gibt 2 Münzen, und ringsum ist viel Land.
intro-sail = Am Ende des Zuges fährt dein *Schiff*, aus dieser Reihe 1 bis 3 Felder. Du bekommst die Belohnung des Feldes, auf dem es hält, hier 2 Münzen.
    Sieh dir weiter vorn die *Schleuse* an: Das erste Schiff, das durchfährt, bringt allen eine Wertung.
intro-lever = Ada hat { tile-progress } genommen und zwei Hebel gelegt. Auch du hast einen Teil: Lege einen *Hebel* und gib dafür einen Bewohner ab, oder ziehe eine Karte.
    Nimm den Hebel { lever-9 }: Er gibt dir einen Bewohner, wenn du ein Plättchen legst. Ein Hebel wirkt einmal, bis ihn die nächste Wertung wieder nach oben schiebt. Früh gelegt lohnt er sich also.
intro-help = Ein Wort zu diesem Tisch. Was du tun kannst, ist beleuchtet. Zeige auf etwas, um zu lesen, was es ist; klicke auf etwas, das nicht geht, und du erfährst, *warum nicht*, mit der Regel dazu.
    Die Punkte stehen neben den Namen. Einen Schritt kannst du zurücknehmen, bis etwas gezogen wurde oder jemand anderes entschieden hat.
intro-recruit = Die Plättchen, die ihr benutzt habt, liegen jetzt unten; alle anderen sind aufgerückt. Du hast nur noch zwei Bewohner, nimm also { tile-recruit }. Das erlaubt eine Nachtkarte, aber „{ card-velvet_bunkhouse }“ kannst du nicht zahlen: Wirf sie für 2 Münzen ab.
intro-pull = Du hast einen Bewohner bekommen; Ada hat für einen Hebel auf ihren Teil verzichtet. Entdecke jetzt, und bedecke Feld 8 für ein Produktionsgebäude mit Lehm. Dann nutze deinen Hebel für noch einen Bewohner.
intro-hire = Der rechte Teil von { tile-recruit }: Bewohner für je 3 Münzen oder 3 Karten. Kaufe einen und verzichte auf weitere. Dann fahre: nicht immer so weit wie möglich, sondern dorthin, wo es sich lohnt. Auf dem beleuchteten Feld liegen 3 Münzen.
intro-market = Ada hat { tile-pioneer } genommen, diesmal hast also du zwei Karten gezogen und darfst eine ausspielen. „{ card-dark_market_stall }“ kostet 3 Münzen und gibt 6. Dafür brauchst du Holz und 2 Eisen: Ein Boot liegt bei Holz, das andere bei Eisen, neben deinem Gebäude.
intro-settle = { tile-settle } ist in Reihe 2 aufgerückt. Eine Vase nützt dir jetzt nichts, wirf also „{ card-moonlit_dig_site }“ ab. Dann erschließe Bauplatz 17a, neben deinem ersten Bewohner.
intro-house = Der rechte Teil erlaubt es dir noch einmal. *Werte* deinen Bewohner auf 14a *auf*: Für einen Bewohner wird er zu einem *Haus*. Es verlässt dein Tableau, und jede leere Mulde dort zahlt bei jedem Einkommen.
intro-neighbours = Auch Ada hat gesiedelt. Aus einem Haus kann eine *Siedlung* werden, wenn ringsum drei Präsenzen sind, *egal von wem*. Deines hat zwei: deine eigene auf 17 und Adas auf 12, über den Kanal.
    Fahre 4 Felder, für 2 Punkte.
intro-draw = Wieder { tile-progress }. Deine Bewohner brauchst du noch, ziehe diesmal also eine Karte.
intro-cattle = { tile-cattle_breeding }: Wirf „{ card-noon_exchange }“ ab, die du nicht bezahlen kannst, und lege eine *Rinderweide*. Feld 15 liegt neben deinem Haus und gibt 4 Münzen.
intro-graze = Setze dort ein *Rind*: Das kostet einen Bewohner, und einen mehr für jedes Rind, das dort schon steht. Es bringt 2 Münzen für jedes Haus daneben. Und es ist die dritte Präsenz rings um dein Haus.
intro-lock = Du bist gut vorbereitet und Ada nicht: Fahre jetzt durch die Schleuse! Das beleuchtete Feld dahinter gibt außerdem einen Bewohner.
intro-village = Eine *Zwischenwertung*. Zuerst dürfen alle zweimal etwas tun: eine Karte ausspielen oder aufwerten. Gründe die Siedlung: Sie kostet zwei Bewohner. Eine zweite Siedlung in derselben Region würde dich 5 Punkte kosten.
intro-savings = Deine zweite Aktion: „{ card-velvet_savings_bank }“, zwei Felder auf der Münzleiste. Sie bringen sofort einen Bewohner und mehr Münzen bei jedem Einkommen, schon bei diesem.
intro-score = Jetzt kommt dein Marker unter ein Wertungsplättchen; er ist in Wertung 1 einen Punkt wert, dann 2, 3 und 4. Ist die Bedingung nicht erfüllt, verlierst du ebenso viel.
    Spare dein eigenes Plättchen auf: Später ist das Doppelte mehr wert. „{ goal-sc15 }“ ist jetzt billig: zweimal 2 Münzen, für jede Zahlung ein Punkt, dazu der Marker.
intro-income = Dann kam das *Einkommen*: 5 Münzen, 3 Karten und 5 Punkte. Sie kommen von den zwei Leisten und aus den leeren Mulden deines Tableaus; dein Rind hat einen Punkt für die Siedlung daneben.
    Ungenutzte Hebel sind je einen Punkt wert. Jetzt sind alle wieder oben, und das Spiel geht weiter.
intro-always = Ada hat wieder { tile-pioneer } genommen, du darfst also eine Karte ausspielen. „{ card-harvest_toolmaker }“ wirkt *immer*: Ab jetzt kosten dich Hebel eine Münze weniger. Andere Karten wirken einmal oder zählen am Ende. Die Punkte auf den Karten zählen am Ende.
intro-regions = { tile-region_rewards } ist in Reihe 2 aufgerückt. Zuerst eine Dämmerungskarte: „{ card-dusky_harvest }“ gibt 6 Münzen für 4.
intro-claim = Nenne eine Region und nimm ihre Belohnung; ihr Marker deckt sie bis zur nächsten Wertung ab. Die *drei anderen* zahlen euch je Präsenz eine Münze. Du hast drei in { region-unknown }, nenne also { region-boonlake }.
intro-onward = Fahre weiter. Auf dem beleuchteten Feld wartet ein Bewohner, und Bewohner brauchst du für alles.
intro-projects = Noch etwas: Die obere Hälfte jedes Wertungsplättchens ist ein *besonderes Projekt*. Es lässt sich statt einer Karte verwirklichen, von allen je einmal, für 7 Punkte und mehr, auf dem eigenen Plättchen für das Doppelte.
    So geht es weiter, durch die zweite Schleuse und noch einmal den Fluss hinunter. Springen wir zu deinem letzten Zug in diesem Spiel.
intro-later = Runde 2 ist fast vorbei. Adas Schiff steht vor dem letzten Feld: In ihrem Zug wird sie das Spiel beenden, und eine letzte Wertung folgt.
    Dein eigenes Plättchen hast du bis zum Schluss aufgespart. Es verlangt 6 Rohstoffe, du hast 8: Der Marker 4, verdoppelt, bringt 8 Punkte.
intro-last-turn = Noch einmal { tile-region_rewards }. Zuerst „{ card-evening_treasury }“: Du bist auf der Münzleiste 5 Felder weit, am Ende ist sie also 3 Punkte wert.
intro-last-coins = Nur { region-unknown } war noch zu nennen und gab drei Karten. In den anderen Regionen hast du sieben Präsenzen: Nimm deine Münzen. Dann fahre zu den 5 Münzen. Neue Bewohner kämen nicht, denn dein Vorrat ist leer.
intro-keep-lever = Ada hat das Ende des Flusses erreicht. Du könntest auf deinen Teil von { tile-recruit } verzichten und mit dem Hebel { lever-1 } eine Vase verkaufen. Aber du hast Münzen genug, und ein ungenutzter Hebel ist einen Punkt wert: Verzichte.
intro-museum = Die letzte Wertung. Danach sind Münzen und Karten nichts mehr wert, mache also Punkte daraus: „{ card-harvest_museum }“ nimmt zwei Karten für 4 Punkte und ist selbst noch 2 wert.
intro-last-house = Und dein letzter Bewohner wird zu einem Haus: 2 Punkte im Einkommen und noch 2 am Ende, denn diese Mulde liegt in Reihe 3 deines Tableaus.
intro-over = Dein eigenes Plättchen, das Einkommen und die ungenutzten Hebel sind gezählt, dann die Hebel, die Karten und die leeren Mulden. 235 zu 197: Du hast gewonnen! Der Wertungsblatt zeigt, wofür jeder Punkt ist.
    Das ist Boonlake. Zu dritt und zu viert wird es eng auf dem Fluss, und allein spielst du gegen die weise Eminenz. Viel Spaß!
