# Keyflower auf Deutsch. Variablen: $player ist der Name einer Person; $tile, $there, $beside und $other sind Namen von
# Plättchen, $colour, $resource, $skill, $season und $direction andere Namen aus dieser Datei; alle anderen sind Zahlen. Eine
# Farbe ist ein Eigenschaftswort ohne Endung. Hilfetexte enden mit ihrer Regel.

game-title = Keyflower
game-intro = Baue in 4 Jahreszeiten ein Dorf: Deine Arbeiter ersteigern neue Plättchen und nutzen Plättchen überall, eigene wie fremde. Was du aufwertest, sammelst und im Winter gewinnst, entscheidet, wer das beste Dorf hat.
    .line = Mit denselben Leuten bieten und arbeiten

# Wie weit das Spiel ist, in einer Zeile der Lobby.

progress = { $season }, Jahreszeit { $number } von { $count }

## Listen von Figuren und Rohstoffen, ohne die, von denen es keine gibt

comma-red = { $blue ->
    [0] { "" }
   *[other] { ", " }
}
comma-yellow = { $red ->
    [0] { comma-red }
   *[other] { ", " }
}
comma-green = { $yellow ->
    [0] { comma-yellow }
   *[other] { ", " }
}
no-workers = { $blue ->
    [0] { $red ->
        [0] { $yellow ->
            [0] keine Arbeiter
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
some-workers = { $blue ->
    [0] { "" }
   *[other] { $blue } blau
}{ $red ->
    [0] { "" }
   *[other] { comma-red }{ $red } rot
}{ $yellow ->
    [0] { "" }
   *[other] { comma-yellow }{ $yellow } gelb
}{ $green ->
    [0] { no-workers }
   *[other] { comma-green }{ $green } grün
}
comma-pickaxe = { $anvil ->
    [0] { "" }
   *[other] { ", " }
}
comma-saw = { $pickaxe ->
    [0] { comma-pickaxe }
   *[other] { ", " }
}
no-skills = { $anvil ->
    [0] { $pickaxe ->
        [0] keine Fertigkeiten
       *[other] { "" }
    }
   *[other] { "" }
}
some-skills = { $anvil ->
    [0] { "" }
    [one] { $anvil } Amboss
   *[other] { $anvil } Ambosse
}{ $pickaxe ->
    [0] { "" }
    [one] { comma-pickaxe }{ $pickaxe } Spitzhacke
   *[other] { comma-pickaxe }{ $pickaxe } Spitzhacken
}{ $saw ->
    [0] { no-skills }
    [one] { comma-saw }{ $saw } Säge
   *[other] { comma-saw }{ $saw } Sägen
}
comma-stone = { $wood ->
    [0] { "" }
   *[other] { ", " }
}
comma-iron = { $stone ->
    [0] { comma-stone }
   *[other] { ", " }
}
comma-gold = { $iron ->
    [0] { comma-iron }
   *[other] { ", " }
}
some-resources = { $wood ->
    [0] { "" }
   *[other] { $wood } Holz
}{ $stone ->
    [0] { "" }
   *[other] { comma-stone }{ $stone } Stein
}{ $iron ->
    [0] { "" }
   *[other] { comma-iron }{ $iron } Eisen
}{ $gold ->
    [0] { "" }
   *[other] { comma-gold }{ $gold } Gold
}

## Fragen

prompt-turn = Biete auf ein Plättchen, nutze ein Plättchen oder passe.
prompt-gather-bid = { $least ->
    [0] Auf { $tile } bieten: Wähle, wie viele { $colour }e Arbeiter du noch einsetzt.
    [one] Auf { $tile } bieten: Setze mindestens 1 { $colour }en Arbeiter ein.
   *[other] Auf { $tile } bieten: Setze mindestens { $least } { $colour }e Arbeiter ein.
}
prompt-gather-use = { $least ->
    [0] { $tile } nutzen: Wähle, wie viele { $colour }e Arbeiter du noch einsetzt.
    [one] { $tile } nutzen: Setze mindestens 1 { $colour }en Arbeiter ein.
   *[other] { $tile } nutzen: Setze mindestens { $least } { $colour }e Arbeiter ein.
}
prompt-gather-mixed = { $least ->
    [0] { $tile } nutzen: Füge Arbeiter beliebiger Farben hinzu (bisher { $count }) oder schließe ab.
   *[other] { $tile } nutzen: Füge Arbeiter beliebiger Farben hinzu (bisher { $count }, noch mindestens { $least }).
}
prompt-take = { $tile }: Wähle den Rohstoff, den du bekommst.
prompt-pay-worker = { $tile }: Zahle mit 1 { $colour }en Arbeiter oder mit einer ganzen überbotenen Gruppe dieser Farbe.
prompt-pay-any-worker = { $tile }: Zahle mit 1 Arbeiter beliebiger Farbe oder mit einer ganzen überbotenen Gruppe.
prompt-pay-any-skill = { $tile }: Zahle mit 1 beliebigen Fertigkeit.
prompt-transport = { $steps ->
    [0] Werte ein Plättchen auf (noch { $upgrades }) oder hör auf.
   *[other] { $upgrades ->
        [0] Trage einen Rohstoff zum nächsten Plättchen (Schritte übrig: { $steps }) oder hör auf.
       *[other] Trage einen Rohstoff zum nächsten Plättchen (Schritte übrig: { $steps }), werte ein Plättchen auf (noch { $upgrades }) oder hör auf.
    }
}
prompt-spend = { $resource ->
    [Gold] { $tile } aufwerten: Zahle 1 Gold.
   *[other] { $tile } aufwerten: Zahle 1 { $resource } oder was dafür gelten darf.
}
prompt-spend-any = { $left ->
    [one] { $tile } aufwerten: Zahle 1 beliebigen Rohstoff.
   *[other] { $tile } aufwerten: Zahle einen beliebigen Rohstoff (noch { $left }).
}
prompt-give = { $tile } aufwerten: Zahle mit 1 { $skill }.
prompt-give-any = { $left ->
    [one] { $tile } aufwerten: Zahle mit 1 beliebigen Fertigkeit.
   *[other] { $tile } aufwerten: Zahle mit einer beliebigen Fertigkeit (noch { $left }).
}
prompt-ship = Wähle ein Boot und nimm alles, was es geladen hat.
prompt-ship-winter = Wähle das Boot, das in dein Dorf kommt.
prompt-take-up = Wähle, welches deiner { $count } Plättchen du als Nächstes anlegst.
prompt-lay = Lege das Plättchen { $tile } in deinem Dorf an.
prompt-offer = Wähle die Winterplättchen, die du versteigern lässt, mindestens eines.

## Namen der Aktionen

action-pass = Passen
action-done = Fertig
action-done-mixed = Diese Arbeiter einsetzen
action-done-offering = Diese Plättchen versteigern
action-done-transport = Tragen und Aufwerten beenden
action-bid = Mit { $colour }en Arbeitern auf { $tile } bieten
action-use = { $tile } mit { $colour }en Arbeitern nutzen
action-use-mixed = { $tile } mit gemischten Farben nutzen
action-with = Deine Gruppe bei { $tile } mitnehmen
action-send = { $number ->
    [0] Keine Arbeiter von hinter deinem Schirm einsetzen
    [one] 1 Arbeiter von hinter deinem Schirm einsetzen
   *[other] { $number } Arbeiter von hinter deinem Schirm einsetzen
}
action-add = Einen { $colour }en Arbeiter hinzufügen
action-pay = Mit einem { $colour }en Arbeiter zahlen
action-pay-group = Mit deiner ganzen Gruppe bei { $tile } zahlen
action-give = Mit 1 { $skill } zahlen
action-spend = Mit 1 { $resource } zahlen
action-take = 1 { $resource } nehmen
action-carry = { $resource } von { $tile } nach { $direction } tragen
action-upgrade = { $tile } aufwerten
action-offer = { $tile } versteigern
action-ship = Ladung des Bootes { $tile } nehmen
action-ship-winter = Das Boot { $tile } nehmen
action-take-up = { $tile } als Nächstes anlegen
action-lay = { $turns ->
    [0] Im { $direction } von { $tile } anlegen, nicht gedreht
    [one] Im { $direction } von { $tile } anlegen, einmal gedreht
   *[other] Im { $direction } von { $tile } anlegen, { $turns }-mal gedreht
}

## Das Protokoll

event-season-begins = Der { $season } beginnt.
event-on-offer = { $count ->
    [one] 1 Plättchen wird versteigert.
   *[other] { $count } Plättchen werden versteigert.
}
event-offered = { $player } lässt { $count } Winterplättchen versteigern.
event-passed = { $player } passt.
event-bid = { $size ->
    [one] { $player } bietet 1 { $colour }en Arbeiter auf das Plättchen { $tile }.
   *[other] { $player } bietet { $size } { $colour }e Arbeiter auf das Plättchen { $tile }.
}
event-used = { $player } nutzt das Plättchen { $tile } ({ some-workers }).
event-produced = { $total ->
    [0] { $player } bekommt nichts vom Plättchen { $tile }: Der Vorrat ist leer.
   *[other] { $player } bekommt { some-resources } vom Plättchen { $tile }.
}
event-gained-green = { $count ->
    [0] Im Vorrat ist kein grüner Arbeiter mehr: { $player } bekommt keinen.
    [one] { $player } bekommt 1 grünen Arbeiter.
   *[other] { $player } bekommt { $count } grüne Arbeiter.
}
event-drew-workers = { $count ->
    [0] Der Beutel ist leer: { $player } zieht keinen Arbeiter.
   *[other] { $player } zieht { $count } Arbeiter aus dem Beutel.
}
event-drew-these-workers = { $player } hat gezogen: { some-workers }.
event-drew-skills = { $count ->
    [0] Der Stapel ist leer: { $player } zieht keine Fertigkeit.
    [one] { $player } zieht 1 Fertigkeit vom Stapel.
   *[other] { $player } zieht { $count } Fertigkeiten vom Stapel.
}
event-drew-these-skills = { $player } hat gezogen: { some-skills }.
event-paid-workers = { $size ->
    [one] { $player } zahlt mit 1 { $colour }en Arbeiter.
   *[other] { $player } zahlt mit { $size } { $colour }en Arbeitern.
}
event-paid-skill = { $player } zahlt mit 1 { $skill }.
event-paid-face-down = { $player } zahlt verdeckt mit 1 Fertigkeit.
event-paid-this-skill = { $player } hat mit 1 { $skill } bezahlt.
event-carried = { $player } trägt { $resource } vom Plättchen { $tile } zum Plättchen { $there }.
event-upgraded = { $player } wertet das Plättchen { $tile } auf.
event-season-ends = Der { $season } endet.
event-tile-leaves = Niemand hat auf { $tile } geboten: Das Plättchen verlässt das Spiel.
event-won = { $size ->
    [one] { $player } gewinnt das Plättchen { $tile } für 1 { $colour }en Arbeiter.
   *[other] { $player } gewinnt das Plättchen { $tile } für { $size } { $colour }e Arbeiter.
}
event-workers-home = { $player } holt { $count } Arbeiter hinter den Schirm zurück: { some-workers }.
event-start-player = { $player } nimmt die violette Figur und beginnt von nun an.
event-unloaded = { $player } entlädt das Boot { $tile }: { some-workers }; { some-skills }.
event-took-boat = { $player } nimmt das Boot { $tile }.
event-laid = { $player } legt das Plättchen { $tile } im { $direction } von { $beside } an.
event-stranded = { $tile } passt nirgends ins Dorf von { $player } und wird beiseitegelegt.
event-game-over = Das Spiel ist zu Ende.

## Warum etwas jetzt nicht geht

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
refusal-not-your-turn = { $player } entscheidet gerade; warte, bis du an der Reihe bist.
refusal-others-decide = { $count } andere entscheiden gerade; warte auf sie.
refusal-purple = Die violette Figur zeigt nur, wer beginnt; biete und zahle mit Arbeitern der anderen Farben.
refusal-no-part = Das hat mit der Entscheidung gerade nichts zu tun; wähle etwas anderes.
refusal-unfinished = Führe erst zu Ende, was du begonnen hast, oder nimm es zurück.

# Ein Zug.
refusal-mixed = Nur mit dem Sommerboot 4b setzt man mehrere Farben zugleich ein; wähle Arbeiter einer Farbe.
refusal-mixed-nowhere = Das Sommerboot 4b braucht ein Plättchen mit Gebot oder Arbeitern, auf dem noch Platz ist; setze Arbeiter einer Farbe ein.
refusal-colour-nowhere = Du hast { $colour }e Arbeiter, kannst sie jetzt aber nirgends einsetzen; wähle eine andere Farbe oder passe.
refusal-none-of-colour = Du hast dafür keinen { $colour }en Arbeiter mehr; wähle eine andere Farbe.
refusal-bid-too-few = { $least ->
    [one] Ein Gebot auf das Plättchen { $tile } braucht mindestens 1 Arbeiter, und du hast keinen frei; passe, oder warte, bis du irgendwo überboten wirst.
   *[other] Ein Gebot auf das Plättchen { $tile } braucht mindestens { $least } Arbeiter einer Farbe, mehr als du zusammenbringst; wähle ein anderes Plättchen.
}
refusal-bid-colour = Auf das Plättchen { $tile } kann man nur noch { $colour }e Arbeiter bieten, und du hast keine frei; wähle ein anderes Plättchen.
refusal-bid-other-colour = Auf das Plättchen { $tile } kann man nur noch { $colour }e Arbeiter bieten; nimm diese Farbe oder ein anderes Plättchen.
refusal-bid-larger = Um beim Plättchen { $tile } zu führen, musst du mindestens { $least } { $colour }e Arbeiter einsetzen, mehr als du frei hast; wähle ein anderes Plättchen.
refusal-boat = Auf das Boot { $tile } wird nicht geboten; biete auf ein Reihenfolgeplättchen, um dein Boot früh zu wählen.
refusal-not-in-play = Das Plättchen { $tile } ist nicht im Spiel; wähle ein Plättchen, das auf dem Tisch liegt.
refusal-season-later = Das Plättchen { $tile } kann erst im { $season } ins Spiel kommen; wähle ein Plättchen, das auf dem Tisch liegt.
refusal-not-offered = Das Plättchen { $tile } wird nicht versteigert; wähle ein Plättchen, das auf dem Tisch liegt.
refusal-stranded = Das Plättchen { $tile } passt nirgends in das Dorf, für das es gewonnen wurde, und bewirkt nichts; wähle ein anderes Plättchen.
refusal-not-usable = Auf das Plättchen { $tile } kommen keine Arbeiter; nutze ein Plättchen, das produziert, tauscht oder trägt.
refusal-tile-full = { $room ->
    [0] Das Plättchen { $tile } ist für diese Jahreszeit voll; nutze ein anderes Plättchen.
   *[other] Das Plättchen { $tile } noch einmal zu nutzen braucht mindestens { $least } Arbeiter, und es ist nur noch Platz für { $room }; nutze ein anderes Plättchen.
}
refusal-price-skill = Du hast die Fertigkeit nicht, die das Plättchen { $tile } verlangt; besorge dir erst eine.
refusal-price-worker = Nach dem Einsetzen könntest du den Arbeiter nicht mehr zahlen, den das Plättchen { $tile } verlangt; nutze ein anderes Plättchen.
refusal-no-workers = Du hast keinen Arbeiter frei, um das Plättchen { $tile } zu nutzen; passe, oder warte, bis du irgendwo überboten wirst.
refusal-use-colour = Nur { $colour }e Arbeiter können das Plättchen { $tile } jetzt nutzen, und du hast keine frei; nutze ein anderes Plättchen.
refusal-use-other-colour = Nur { $colour }e Arbeiter können das Plättchen { $tile } jetzt nutzen; nimm diese Farbe oder ein anderes Plättchen.
refusal-use-too-few = Das Plättchen { $tile } zu nutzen braucht jetzt mindestens { $least } { $colour }e Arbeiter, mehr als du frei hast; nutze ein anderes Plättchen.
refusal-group-too-large = Auf dem Plättchen { $tile } ist nur noch Platz für { $room } Arbeiter, und eine Gruppe zieht nur als Ganzes um; lass sie, wo sie ist.
refusal-place-settled = Du setzt { $colour }e Arbeiter ein; sag, wie viele, oder nimm die Wahl zurück.
refusal-same-place = Deine Arbeiter kommen ja gerade zum Plättchen { $tile }; nimm eine Gruppe von anderswo mit.
refusal-no-group = Du hast keine Gruppe beim Plättchen { $tile }; wähle eine deiner überbotenen Gruppen.
refusal-group-leads = Deine Gruppe führt beim Plättchen { $tile } und bleibt dort; nur überbotene Gruppen sind frei.
refusal-group-taken = Deine Gruppe vom Plättchen { $tile } kommt schon mit; wähle eine andere, oder sag, wie viele noch dazukommen.
refusal-group-colour = Deine Gruppe beim Plättchen { $tile } hat eine andere Farbe; hier setzt du { $colour }e Arbeiter ein.
refusal-price-left = Der Preis des Plättchens { $tile } kommt noch dazu; behalte einen Arbeiter dafür übrig.
refusal-too-few = { $have ->
    [0] Du hast keinen { $colour }en Arbeiter hinter deinem Schirm; wähle weniger.
    [one] Du hast nur 1 { $colour }en Arbeiter hinter deinem Schirm; wähle weniger.
   *[other] Du hast nur { $have } { $colour }e Arbeiter hinter deinem Schirm; wähle weniger.
}
refusal-more-to-lead = Um beim Plättchen { $tile } zu führen, brauchst du mindestens { $least }; wähle mehr Arbeiter.
refusal-more-to-use = Um das Plättchen { $tile } zu nutzen, brauchst du mindestens { $least }; wähle mehr Arbeiter.
refusal-too-many = Auf dem Plättchen { $tile } ist nur noch Platz für { $room }; wähle weniger Arbeiter.

# Preise und Gewinne.
refusal-price-colour = Das Plättchen { $tile } kostet 1 { $colour }en Arbeiter; wähle diese Farbe.
refusal-no-skill = { $skill ->
    [Amboss] Du hast keinen Amboss hinter deinem Schirm; wähle eine andere Fertigkeit.
   *[other] Du hast keine { $skill } hinter deinem Schirm; wähle eine andere Fertigkeit.
}
refusal-stock-empty = Im Vorrat ist kein { $resource } mehr; wähle einen anderen Rohstoff.
refusal-not-produced = { $resource ->
    [Stein] Das Plättchen { $tile } gibt keinen Stein; wähle einen anderen Rohstoff.
   *[other] Das Plättchen { $tile } gibt kein { $resource }; wähle einen anderen Rohstoff.
}

# Tragen und Aufwerten.
refusal-no-steps = Du hast keine Schritte mehr; werte ein Plättchen auf oder hör auf.
refusal-no-way = Nach { $direction } kannst du nichts tragen; wähle eine andere Richtung, in die eine Straße führt.
refusal-no-road-for = Wo dein { $resource } liegt, führt keine Straße weiter; trage einen anderen Rohstoff.
refusal-no-resource = In deinem Dorf liegt kein { $resource }; trage einen anderen Rohstoff.
refusal-not-own-village = Das Plättchen { $tile } liegt nicht in deinem Dorf; nur dort trägst du und wertest auf.
refusal-upgrade-skills = Du hast die Fertigkeit nicht, die das Plättchen { $tile } aufwertet; besorge sie dir erst.
refusal-upgrade-resources = Was das Plättchen { $tile } aufwertet, liegt noch nicht dort; trage es erst hin.
refusal-no-road = Keine Straße verbindet das Plättchen { $tile } mit einem Plättchen daneben; was dort liegt, bleibt vorerst da.
refusal-no-steps-from = Du hast keine Schritte mehr, um etwas vom Plättchen { $tile } wegzutragen; werte ein Plättchen auf oder hör auf.
refusal-never-upgraded = Das Plättchen { $tile } wird nie aufgewertet, und es liegt nichts zum Tragen dort; wähle ein anderes Plättchen.
refusal-upgraded = Das Plättchen { $tile } ist schon aufgewertet, und es liegt nichts zum Tragen dort; wähle ein anderes Plättchen.
refusal-no-upgrades = Du hast keine Aufwertung mehr für das Plättchen { $tile }, und es liegt nichts zum Tragen dort; wähle ein anderes Plättchen.
refusal-not-on-tile = Auf dem Plättchen { $tile } liegt kein { $resource }; zahle mit dem, was dort liegt.
refusal-other-resource = { $resource ->
    [Gold] Für das Plättchen { $tile } zahlt jetzt nur Gold; wähle Gold.
   *[other] Das Plättchen { $tile } verlangt jetzt 1 { $resource }; zahle damit oder mit Gold.
}
refusal-skill-for-upgrade = Diese Fertigkeit ({ $skill }) zahlt jetzt nicht für das Plättchen { $tile }; wähle die verlangte.

# Das Ende einer Jahreszeit, und der Winter.
refusal-boat-taken = Das Boot { $tile } ist schon vergeben; wähle ein anderes.
refusal-choose-boat = Das Plättchen { $tile } ist keines der Boote, die zur Wahl stehen; nimm eines von ihnen.
refusal-fits-nowhere = Das Plättchen { $tile } passt im Augenblick nirgends in dein Dorf; lege erst ein anderes Plättchen an.
refusal-not-won = Das Plättchen { $tile } darfst du nicht anlegen; nimm ein Plättchen auf, das du gewonnen hast.
refusal-not-beside = Das Plättchen { $tile } liegt nicht in deinem Dorf; wähle eines deiner Plättchen, an das du anlegst.
refusal-named-otherwise = Der Platz neben dem Plättchen { $tile } wird vom Plättchen { $other } aus benannt; wähle { $other } und die Richtung von dort.
refusal-no-match-beside = Neben dem Plättchen { $tile } passen die Kanten nirgends; wähle einen anderen Platz.
refusal-no-match = So passt das Plättchen { $tile } nicht zu den Nachbarn, Straße an Straße, Feld an Feld, Wasser an Wasser; drehe es oder wähle einen anderen Platz.
refusal-must-lay = Lege erst das Plättchen { $tile } an; auf ein gewonnenes Plättchen kann man nicht verzichten.
refusal-already-chosen = Das Plättchen { $tile } ist schon gewählt; wähle ein weiteres Winterplättchen oder schließe ab.
refusal-not-in-hand = Das Plättchen { $tile } ist keines deiner Winterplättchen; wähle eines von diesen.
refusal-choose-one = Wähle erst mindestens eines deiner Winterplättchen.

## Jahreszeiten und Richtungen

season-spring = Frühling
    .help = Die erste Jahreszeit: Frühlingsplättchen werden versteigert, und die Boote sind zum ersten Mal beladen. (KF-2.12, KF-3.1)
season-summer = Sommer
    .help = Die zweite Jahreszeit: Sommerplättchen werden versteigert, und Sommerboote können darunter sein. (KF-3.15, KF-3.16)
season-autumn = Herbst
    .help = Die dritte Jahreszeit: Herbstplättchen werden versteigert, viele davon bringen Punkte; die Boote bringen ihre letzte Ladung. (KF-3.12, KF-3.15)
season-winter = Winter
    .help = Die letzte Jahreszeit: Alle lassen geheim gewählte Winterplättchen versteigern; was versteigert wird, kann man nicht nutzen, und am Ende bekommen alle ein Boot. (KF-5.3, KF-10.10, KF-12.13)
direction-s = Süden
direction-sw = Südwesten
direction-nw = Nordwesten
direction-n = Norden
direction-ne = Nordosten
direction-se = Südosten

## Arbeiter, Rohstoffe und Fertigkeiten

worker-blue = blau
    .help = Es gibt 40 blaue Arbeiter. Mit Arbeitern bietet, nutzt und zahlt man, immer in der Farbe, die schon da ist. (KF-1.2, KF-4.3, KF-5.6)
worker-red = rot
    .help = Es gibt 40 rote Arbeiter. Mit Arbeitern bietet, nutzt und zahlt man, immer in der Farbe, die schon da ist. (KF-1.2, KF-4.3, KF-5.6)
worker-yellow = gelb
    .help = Es gibt 40 gelbe Arbeiter. Mit Arbeitern bietet, nutzt und zahlt man, immer in der Farbe, die schon da ist. (KF-1.2, KF-4.3, KF-5.6)
worker-green = grün
    .help = Es gibt 20 grüne Arbeiter, und wenige Plättchen geben sie. Gegen Grün kann man nur Grün bieten. (KF-1.2, KF-4.15, KF-6.26)
worker-purple = violette Figur
    .help = Sie zeigt, wer beginnt, und arbeitet nicht. Am Ende zählt sie für die Person, die sie hat, als 1 Arbeiter, Fertigkeit oder Rohstoff nach Wahl. (KF-1.5, KF-13.18)
resource-wood = Holz
    .help = Es gibt 24 davon. Holz liegt auf den Plättchen der Dörfer, zahlt Aufwertungen und zählt am Ende für manche Plättchen. (KF-1.3, KF-7.12, KF-13.14)
resource-stone = Stein
    .help = Es gibt 24 davon. Stein liegt auf den Plättchen der Dörfer, zahlt Aufwertungen und zählt am Ende für manche Plättchen. (KF-1.3, KF-7.12, KF-13.14)
resource-iron = Eisen
    .help = Es gibt 24 davon. Eisen liegt auf den Plättchen der Dörfer, zahlt Aufwertungen und zählt am Ende für manche Plättchen. (KF-1.3, KF-7.12, KF-13.14)
resource-gold = Gold
    .help = Es gibt 48 davon. Gold gilt für jeden anderen Rohstoff und ist am Ende 1 Punkt wert, wenn es für kein Plättchen zählt. (KF-1.3, KF-1.11, KF-13.11)
skill-anvil = Amboss
    .help = 1 von 48 Fertigkeiten, ein Drittel davon mit Amboss. Fertigkeiten bleiben hinter dem Schirm; mit ihnen zahlt man für Tausch und Aufwertung. (KF-1.4, KF-6.34, KF-7.13)
skill-pickaxe = Spitzhacke
    .help = 1 von 48 Fertigkeiten, ein Drittel davon mit Spitzhacke. Fertigkeiten bleiben hinter dem Schirm; mit ihnen zahlt man für Tausch und Aufwertung. (KF-1.4, KF-6.34, KF-7.13)
skill-saw = Säge
    .help = 1 von 48 Fertigkeiten, ein Drittel davon mit Säge. Fertigkeiten bleiben hinter dem Schirm; mit ihnen zahlt man für Tausch und Aufwertung. (KF-1.4, KF-6.34, KF-7.13)

## Heimplättchen

tile-home_1 = Heim 1
    .help = Gibt 1 Schritt und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Holz und 1 Stein: 2 Schritte und 1 Aufwertung, dazu 5 Punkte am Ende. (KF-7.1)
tile-home_2 = Heim 2
    .help = Gibt 1 Schritt und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Stein und 1 Eisen: 2 Schritte und 1 Aufwertung, dazu 5 Punkte am Ende. (KF-7.1)
tile-home_3 = Heim 3
    .help = Gibt 1 Schritt und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Holz und 1 Eisen: 2 Schritte und 1 Aufwertung, dazu 5 Punkte am Ende. (KF-7.1)
tile-home_4 = Heim 4
    .help = Gibt 1 Schritt und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Holz und 1 Stein: 2 Schritte und 1 Aufwertung, dazu 5 Punkte am Ende. (KF-7.1)
tile-home_5 = Heim 5
    .help = Gibt 1 Schritt und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Stein und 1 Eisen: 2 Schritte und 1 Aufwertung, dazu 5 Punkte am Ende. (KF-7.1)
tile-home_6 = Heim 6
    .help = Gibt 1 Schritt und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Holz und 1 Eisen: 2 Schritte und 1 Aufwertung, dazu 5 Punkte am Ende. (KF-7.1)

## Frühlingsplättchen

tile-keywood = Keywald
    .help = Gibt 1 Holz. Aufgewertet für 1 Säge: 3 Holz, dazu 3 Punkte am Ende. (KF-6.1)
tile-keystone_quarry = Keysteinbruch
    .help = Gibt 1 Stein. Aufgewertet für 1 Spitzhacke: 3 Stein, dazu 3 Punkte am Ende. (KF-6.2)
tile-workshop = Werkstatt
    .help = Gibt 1 Holz, 1 Stein oder 1 Eisen nach Wahl. Aufgewertet für 2 beliebige Rohstoffe: 1 Holz, 1 Stein und 1 Eisen, dazu 3 Punkte am Ende. (KF-6.8)
tile-woodcutter = Holzfäller
    .help = Gibt 2 Holz. Aufgewertet für 1 Säge: 1 Holz und 1 Gold, dazu 3 Punkte am Ende. (KF-6.4)
tile-stable = Stall
    .help = Gibt 2 Schritte und 1 Aufwertung im eigenen Dorf. Aufgewertet für 1 Holz und 1 Eisen: 4 Schritte und 2 Aufwertungen, dazu 5 Punkte am Ende. (KF-7.2)
tile-peddler = Hausierer
    .help = Nimmt 1 gelben Arbeiter und gibt 1 grünen. Aufgewertet für 1 Gold: nimmt 1 gelben Arbeiter und gibt 2 grüne. (KF-6.12)
tile-key_mine = Keymine
    .help = Gibt 1 Eisen. Aufgewertet für 1 Amboss: 3 Eisen, dazu 3 Punkte am Ende. (KF-6.3)
tile-gold_mine = Goldmine
    .help = Gibt 1 Gold. Aufgewertet für 1 Stein und 1 Eisen: 2 Gold, dazu 3 Punkte am Ende. (KF-6.7)
tile-apprentice_hall = Lehrlingshalle
    .help = Gibt 1 zufällig gezogene Fertigkeit. Aufgewertet für 1 Holz und 1 Stein: 2 Fertigkeiten, dazu 3 Punkte am Ende. (KF-6.11)
tile-alehouse = Bierhaus
    .help = Gibt 1 Arbeiter aus dem Beutel. Aufgewertet für 1 Holz, 1 Stein und 1 Eisen: 2 Arbeiter. (KF-6.9)
tile-quarryman = Steinbrecher
    .help = Gibt 2 Stein. Aufgewertet für 1 Spitzhacke: 1 Stein und 1 Gold, dazu 3 Punkte am Ende. (KF-6.5)
tile-miner = Bergmann
    .help = Gibt 2 Eisen. Aufgewertet für 1 Amboss: 1 Eisen und 1 Gold, dazu 3 Punkte am Ende. (KF-6.6)

## Sommerplättchen

tile-store = Kaufladen
    .help = Nimmt 1 blauen Arbeiter und gibt 1 grünen. Aufgewertet für 1 Gold: nimmt 1 blauen Arbeiter und gibt 2 grüne; 3 Punkte am Ende. (KF-6.13)
tile-mason = Steinmetz
    .help = Nimmt 1 Spitzhacke und gibt 3 Stein. Aufgewertet für 3 Stein: nimmt 1 Spitzhacke und gibt 3 Gold; 7 Punkte am Ende. (KF-6.19)
tile-tavern = Schenke
    .help = Nimmt 1 Arbeiter beliebiger Farbe und gibt 2 aus dem Beutel. Aufgewertet für 1 Holz, 1 Stein und 1 Eisen: nimmt 1 Arbeiter und gibt 3. (KF-6.15)
tile-hiring_fair = Gesindemarkt
    .help = Nimmt 1 beliebige Fertigkeit und gibt 2 zufällig gezogene. Aufgewertet für 1 Holz und 1 Eisen: nimmt 1 Fertigkeit und gibt 3; 5 Punkte am Ende. (KF-6.17)
tile-farrier = Hufschmied
    .help = Gibt 3 Schritte und 1 Aufwertung im eigenen Dorf. Aufgewertet für 2 beliebige Rohstoffe: 5 Schritte und 2 Aufwertungen, dazu 5 Punkte am Ende. (KF-7.3)
tile-carpenter = Zimmermann
    .help = Nimmt 1 Säge und gibt 3 Holz. Aufgewertet für 3 Holz: nimmt 1 Säge und gibt 3 Gold; 7 Punkte am Ende. (KF-6.18)
tile-smelter = Schmelzhütte
    .help = Nimmt 1 Amboss und gibt 3 Eisen. Aufgewertet für 3 Eisen: nimmt 1 Amboss und gibt 3 Gold; 7 Punkte am Ende. (KF-6.20)
tile-brewer = Brauer
    .help = Nimmt 1 beliebige Fertigkeit und gibt 2 Arbeiter aus dem Beutel. Aufgewertet für 1 Stein und 1 Eisen: nimmt 1 Fertigkeit und gibt 3 Arbeiter; 3 Punkte am Ende. (KF-6.16)

## Herbstplättchen

tile-timber_yard = Holzlager
    .help = Bringt am Ende 2 Punkte für jedes Holz, das darauf liegt. Aufgewertet für 1 Säge: je 3 Punkte. (KF-13.1)
tile-stone_yard = Steinlager
    .help = Bringt am Ende 2 Punkte für jeden Stein, der darauf liegt. Aufgewertet für 1 Spitzhacke: je 3 Punkte. (KF-13.2)
tile-wainwright = Wagner
    .help = Gibt 4 Schritte und 2 Aufwertungen im eigenen Dorf. Aufgewertet für 2 beliebige Rohstoffe: 6 Schritte und 2 Aufwertungen, dazu 5 Punkte am Ende. (KF-7.4)
tile-barn = Scheune
    .help = Bringt am Ende 1 Punkt für jeden Rohstoff, der darauf liegt. Aufgewertet für 1 beliebige Fertigkeit: je 2 Punkte. (KF-13.4)
tile-sawmill = Sägewerk
    .help = Bringt 3 Punkte am Ende. Aufgewertet für 3 Holz: 10 Punkte. (KF-13.5)
tile-goldsmith = Goldschmied
    .help = Bringt zunächst nichts. Aufgewertet für 2 Gold: 7 Punkte am Ende. (KF-13.8)
tile-forge = Esse
    .help = Bringt 3 Punkte am Ende. Aufgewertet für 3 Eisen: 10 Punkte. (KF-13.7)
tile-fair = Jahrmarkt
    .help = Nimmt 1 roten Arbeiter und gibt 1 grünen. Aufgewertet für 1 Gold: nimmt 1 roten Arbeiter und gibt 2 grüne; 5 Punkte am Ende. (KF-6.14)
tile-blacksmith = Schmied
    .help = Bringt am Ende 2 Punkte für jedes Eisen, das darauf liegt. Aufgewertet für 1 Amboss: je 3 Punkte. (KF-13.3)
tile-sculptor = Bildhauer
    .help = Bringt 3 Punkte am Ende. Aufgewertet für 3 Stein: 10 Punkte. (KF-13.6)
tile-well = Brunnen
    .help = Bringt 3 Punkte am Ende. Aufgewertet für 3 beliebige Rohstoffe: 7 Punkte. (KF-13.9)
tile-inn = Gasthaus
    .help = Gibt 1 Arbeiter aus dem Beutel. Aufgewertet für 1 beliebigen Rohstoff und 1 beliebige Fertigkeit: 3 Arbeiter. (KF-6.10)

## Sommerboote: die Plättchen, und was ihre Seiten können

tile-summer_boat_1 = Sommerboot 1
    .help = Seite a: 2 Arbeiter mehr aus dem Beutel, wann immer du eine Ladung nimmst, oder im Winter ein Boot. Seite b: stattdessen 1 grüner Arbeiter mehr. Der Zufall bestimmt die Seite. (KF-11.1, KF-11.2, KF-11.9)
tile-summer_boat_2 = Sommerboot 2
    .help = Seite a: Du trägst auch über Felder und legst Plättchen an, ohne dass die Kanten passen. Seite b: Du hast 2-mal so viele Schritte und Aufwertungen. Der Zufall bestimmt die Seite. (KF-11.3, KF-11.4, KF-11.9)
tile-summer_boat_3 = Sommerboot 3
    .help = Jeder Rohstoff gilt für jeden anderen. Seite a: wenn du aufwertest. Seite b: wenn deine Punkte gezählt werden. Der Zufall bestimmt die Seite. (KF-11.5, KF-11.6, KF-11.9)
tile-summer_boat_4 = Sommerboot 4
    .help = Seite a: Du darfst gegen Gebote anderer eine andere Farbe bieten. Seite b: Du darfst Plättchen mit Arbeitern beliebiger Farben nutzen. Der Zufall bestimmt die Seite. (KF-11.7, KF-11.8, KF-11.9)
power-extra_workers = Sommerboot 1a
    .help = Du ziehst 2 Arbeiter mehr aus dem Beutel, wann immer du eine Ladung nimmst, oder im Winter ein Boot. (KF-11.1, KF-11.11)
power-extra_green = Sommerboot 1b
    .help = Du bekommst 1 grünen Arbeiter mehr, wann immer du eine Ladung nimmst, oder im Winter ein Boot. (KF-11.2, KF-11.11)
power-cross_country = Sommerboot 2a
    .help = Deine Rohstoffe kommen über Felder wie über Straßen, und die Kanten der Plättchen, die du anlegst, müssen nicht passen. (KF-11.3)
power-double_transport = Sommerboot 2b
    .help = Du hast 2-mal so viele Schritte und Aufwertungen, und 2-mal die Punkte des Bootes Keyflower. (KF-11.4)
power-wild_upgrades = Sommerboot 3a
    .help = Wenn du aufwertest, gilt jeder Rohstoff für jeden anderen, auch für Gold. (KF-11.5)
power-wild_scoring = Sommerboot 3b
    .help = Wenn deine Punkte gezählt werden, gilt jeder Rohstoff für jeden anderen, auch für Gold. (KF-11.6)
power-counter_bid = Sommerboot 4a
    .help = Wo jemand anderes blau, rot oder gelb geboten hat, darfst du eine andere Farbe bieten; deine Arbeiter liegen dort, und das Plättchen behält seine Farbe. (KF-11.7, KF-11.24)
power-mixed_use = Sommerboot 4b
    .help = Ein Plättchen mit Gebot oder Arbeitern darfst du mit allen Farben nutzen, auch gemischt; deine Arbeiter liegen dort, und das Plättchen behält seine Farbe. (KF-11.8, KF-11.24)

## Winterplättchen

tile-jeweller = Juwelier
    .help = 2 Punkte für jedes Gold, das du hast, statt 1. (KF-12.1)
tile-craftsmans_guild = Handwerkergilde
    .help = 3 Punkte für jeden Satz aus einem blauen, einem roten und einem gelben Arbeiter. (KF-12.8)
tile-watermill = Wassermühle
    .help = 1 Punkt für jeden deiner Rohstoffe einer Sorte: Holz, Stein oder Eisen. (KF-12.3)
tile-mercers_guild = Tuchhändlergilde
    .help = 5 Punkte für jeden Satz aus Holz, Stein und Eisen. (KF-12.2)
tile-keythedral = Keythedrale
    .help = 12 Punkte. (KF-12.12)
tile-windmill = Windmühle
    .help = 5 Punkte für je 5 deiner Rohstoffe, gleich welcher Sorte. (KF-12.4)
tile-scribes = Schreibstube
    .help = 10 Punkte für jeden Satz aus Amboss, Spitzhacke und Säge. (KF-12.5)
tile-scholar = Gelehrtenstube
    .help = 3 Punkte für jede deiner Fertigkeiten einer Sorte. (KF-12.6)
tile-village_hall = Gemeindehaus
    .help = 1 Punkt für jeden deiner Arbeiter einer Farbe. (KF-12.11)
tile-key_market = Keymarkt
    .help = 2 Punkte für jeden deiner grünen Arbeiter. (KF-12.10)
tile-key_guild = Keygilde
    .help = 10 Punkte für je 5 deiner Fertigkeiten, gleich welcher Sorte. (KF-12.7)
tile-apothecary = Apotheke
    .help = 3 Punkte für je 5 deiner Arbeiter, gleich welcher Farbe. (KF-12.9)

## Boote

tile-keyflower = Keyflower
    .help = Bringt im Frühling und Sommer 7 Arbeiter und 1 Fertigkeit, im Herbst 3 Arbeiter und 2 Fertigkeiten. Am Ende 1 Punkt für jeden Schritt, den die Plättchen deines Dorfes geben. (KF-10.1)
tile-sea_bastion = Sea Bastion
    .help = Bringt im Frühling, Sommer und Herbst 6 Arbeiter und 2 Fertigkeiten. Am Ende 1 Punkt für jedes Plättchen der größten Straßenschleife in deinem Dorf. (KF-10.2)
tile-sea_breese = Sea Breese
    .help = Bringt im Frühling 6 Arbeiter und 1 Fertigkeit, im Sommer und Herbst 4 Arbeiter und 1 Fertigkeit. Am Ende 2, 4, 8, 16 oder 32 Punkte für 1 bis 5 Boote, die vom Heimplättchen an durch Wasser zusammenhängen. (KF-10.3, KF-10.22)
tile-flipper = Flipper
    .help = Bringt im Frühling und Sommer 5 Arbeiter und 2 Fertigkeiten, im Herbst 2 Arbeiter und 2 Fertigkeiten. Am Ende 2 Punkte, und 1 Plättchen deines Dorfes wird kostenlos aufgewertet. (KF-10.4)
tile-ianvincible = Ianvincible
    .help = Bringt im Frühling und Sommer 5 Arbeiter und 1 Fertigkeit, im Herbst 3 Arbeiter und 1 Fertigkeit. Am Ende 5 Punkte. (KF-10.5)
tile-white_wind = White Wind
    .help = Bringt im Frühling und Sommer 4 Arbeiter und 2 Fertigkeiten, im Herbst 4 Arbeiter und 1 Fertigkeit. Am Ende 1 Punkt für jeden deiner Arbeiter, der für kein anderes Plättchen zählt. (KF-10.6)

## Reihenfolgeplättchen

tile-turn_order_1 = Reihenfolge 1
    .help = Nummer 1 bei der Wahl der Boote. Wer es im Winter gewinnt, legt es an: 1 Punkt für jedes Plättchen daneben. (KF-10.7, KF-10.8)
tile-turn_order_2 = Reihenfolge 2
    .help = Nummer 2 bei der Wahl der Boote. Wer es im Winter gewinnt, legt es an: 1 Punkt für jedes Plättchen daneben. (KF-10.7, KF-10.8)
tile-turn_order_3 = Reihenfolge 3
    .help = Nummer 3 bei der Wahl der Boote. Wer es im Winter gewinnt, legt es an: 1 Punkt für jedes Plättchen daneben. (KF-10.7, KF-10.8)
tile-turn_order_4 = Reihenfolge 4
    .help = Nummer 4 bei der Wahl der Boote. Wer es im Winter gewinnt, legt es an: 1 Punkt für jedes Plättchen daneben. (KF-10.7, KF-10.8)

## Wertung

score-village = Dorf
    .help = Die Punkte, die auf deinem Heimplättchen und deinen Plättchen aus Frühling, Sommer und Herbst stehen, auf der sichtbaren Seite. (KF-13.10)
score-turn-order = Reihenfolge
    .help = Für jedes deiner Reihenfolgeplättchen 1 Punkt für jedes Plättchen daneben. (KF-10.7, KF-10.24)
score-gold = Gold
    .help = 1 Punkt für jedes Gold, das du hast und das für kein Plättchen zählt. (KF-13.11)

## Was der Tisch wählen kann

option-counter_bid = Sommerboot 4a: wo
    .help = Auf welche Plättchen man mit diesem Boot eine andere Farbe bieten darf. (KF-15.3)
option-counter_bid-village = Dorfplättchen
    .help = Nur auf die Plättchen der Jahreszeit, nicht auf Reihenfolgeplättchen. (KF-11.26, KF-15.3)
option-counter_bid-everywhere = Alle Plättchen
    .help = Auch auf Reihenfolgeplättchen. (KF-11.26, KF-15.3)
option-counter_against = Sommerboot 4a: wogegen
    .help = Was schon da sein muss, damit man mit diesem Boot eine andere Farbe bieten darf. (KF-15.4)
option-counter_against-bids = Ein Gebot
    .help = Neben dem Plättchen muss ein Gebot von jemand anderem stehen. (KF-11.27, KF-15.4)
option-counter_against-workers = Gebot oder Arbeiter
    .help = Arbeiter einer anderen Farbe auf dem Plättchen genügen. (KF-11.27, KF-15.4)
option-wild_points = Sommerboot 3b: was übrig bleibt
    .help = Welche Rohstoffe, die für kein Plättchen zählen, mit diesem Boot 1 Punkt wert sind. (KF-15.5)
option-wild_points-gold = Gold
    .help = Nur Gold; Holz, Stein und Eisen bringen für sich allein nichts. (KF-11.21, KF-15.5)
option-wild_points-all_kinds = Alle Rohstoffe
    .help = Holz, Stein und Eisen ebenso wie Gold. (KF-11.21, KF-15.5)
option-storage = Rohstoffe auf Lagern
    .help = Ob Holz, Stein und Eisen auf Holzlager, Steinlager, Schmied und Scheune anderswo zählen dürfen. (KF-15.6)
option-storage-kept = Bleiben dort
    .help = Was ein Lager verlangt, zählt nur auf diesem Plättchen; Gold und andere Sorten, die dort liegen, dürfen anderswo zählen. (KF-13.17, KF-15.6)
option-storage-free = Zählen, wo sie am meisten bringen
    .help = Jeder Rohstoff zählt auf seinem Lager oder für ein Winterplättchen, je nachdem, was mehr bringt. (KF-13.17, KF-15.6)

## Was gezogen oder aufgedeckt wurde: warum sich davor nichts zurücknehmen lässt. Ein Satz ohne sein Ende

drawn-workers = Arbeiter wurden aus dem Beutel gezogen
drawn-skills = Fertigkeiten wurden vom Stapel gezogen
drawn-tiles = Neue Plättchen werden versteigert

## Hilfen: was ein Tisch ausrechnen kann

hint-distance = { $goods ->
    [-1] Kein Weg von deinen Rohstoffen
    [one] 1 Schritt von deinen Rohstoffen
   *[other] { $goods } Schritte von deinen Rohstoffen
}, { $home ->
    [-1] kein Weg vom Heimplättchen
    [one] 1 Schritt vom Heimplättchen
   *[other] { $home } Schritte vom Heimplättchen
}
hint-distance-home = { $home ->
    [-1] Kein Weg vom Heimplättchen
    [one] 1 Schritt vom Heimplättchen
   *[other] { $home } Schritte vom Heimplättchen
}
plan-upgrade = { $tile } aufwerten: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} von { $left }
plan-bring = { $tile } beliefern: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} von { $left }
plan-short = { $tile } aufzuwerten braucht { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}: { $short ->
    [one] einer fehlt
   *[other] { $short } fehlen
} dir.
plan-no-way = Was das Plättchen { $tile } aufwertet, liegt dort, wo kein Weg wegführt.
plan-lacks = { $more ->
    [0] Um { $tile } aufzuwerten, fehlt dir: { $count } { $resource }.
   *[other] Um { $tile } aufzuwerten, fehlt dir: { $count } { $resource } und { $more } weitere.
}
plan-lacks-any = Um { $tile } aufzuwerten, { $count ->
    [one] fehlt dir 1 Rohstoff
   *[other] fehlen dir { $count } Rohstoffe
}.
