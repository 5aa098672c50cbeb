# What somebody is told who is not looking. Variables: $game, $table, $link, $stop are words, $count is a number.

notice-title = { $count ->
    [1] Your turn
   *[other] { $count } tables wait for you
}
notice-turn = { $game }, “{ $table }”: it is your turn.
notice-untitled = without a title
notice-mail = { $turns }

    No more of these letters: { $stop }
notice-confirm-title = Is this your address?
notice-confirm = Somebody, most likely you, wants Boardwright to write to this address when it is their turn in a game.
    If that is so, please open this link:

    { $link }

    If not, do nothing: nobody will write again. To make sure of that: { $stop }
