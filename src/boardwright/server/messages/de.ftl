# Was jemandem gesagt wird, der nicht hinschaut. Variablen: $game, $table, $link, $stop sind Wörter, $count ist eine Zahl.

notice-title = { $count ->
    [1] Du bist am Zug
   *[other] { $count } Tische warten auf dich
}
notice-turn = { $game }, „{ $table }“: Du bist am Zug.
notice-untitled = ohne Titel
notice-mail = { $turns }

    Keine solchen Briefe mehr: { $stop }
notice-confirm-title = Ist das deine Adresse?
notice-confirm = Jemand, wahrscheinlich du, möchte, dass Boardwright an diese Adresse schreibt, wenn er in einem Spiel am Zug ist.
    Wenn das stimmt, öffne bitte diesen Link:

    { $link }

    Wenn nicht, tu nichts: Niemand schreibt wieder. Um sicherzugehen: { $stop }
