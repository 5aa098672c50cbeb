# Fair shuffles, in English. $count and $wrong are numbers.

fair-how = Every shuffle and draw of this table follows from a secret that was fixed when the table was opened. This fingerprint of the secret has been shown since then. It tells nothing of the secret, and fits no other.
fair-none = This table was opened without a fingerprint of its secret, so its shuffles cannot be checked.
fair-later = When the game is over the secret is told, and this browser checks every draw.
fair-proves = So nobody could change a shuffle during the game. That the server drew the secret by chance, and that whoever runs it did not look, it cannot prove. Save the game and check it on your own computer with: boardwright verify
fair-copy = Copy the fingerprint
fair-copied = The fingerprint is copied.
fair-kept = The secret fits the fingerprint that was shown from the beginning.
fair-broken = The secret does not fit the fingerprint that was shown.
fair-draws = { $count ->
    [one] The one draw follows from the secret.
   *[other] All { $count } draws follow from the secret.
}
fair-wrong = { $wrong ->
    [one] 1 of { $count } draws does not follow from the secret.
   *[other] { $wrong } of { $count } draws do not follow from the secret.
}
fair-known = { $count ->
    [one] 1 draw was made before this table was opened.
   *[other] { $count } draws were made before this table was opened.
}
fair-short-checking = Checking the shuffles …
fair-short-fair = Shuffles checked
fair-short-unfair = The shuffles are not as promised
fair-short-failed = The shuffles could not be checked
