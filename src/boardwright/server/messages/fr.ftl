# Ce qu'on dit à qui ne regarde pas. Variables : $game, $table, $link, $stop sont des mots, $count est un nombre.

notice-title = { $count ->
    [1] À toi de jouer
   *[other] { $count } tables t’attendent
}
notice-turn = { $game }, « { $table } » : c’est ton tour.
notice-untitled = sans titre
notice-mail = { $turns }

    Ne plus recevoir ces messages : { $stop }
notice-confirm-title = Est-ce ton adresse ?
notice-confirm = Quelqu’un, sans doute toi, souhaite que Boardwright écrive à cette adresse quand c’est son tour.
    Si c’est bien le cas, ouvre ce lien :

    { $link }

    Sinon, ne fais rien : personne n’écrira plus. Pour en être sûr : { $stop }
