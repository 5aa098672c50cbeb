# Les mélanges honnêtes, en français. $count et $wrong sont des nombres.

fair-how = Tous les mélanges et tirages de cette table découlent d’un secret fixé à son ouverture. Cette empreinte du secret est montrée depuis. Elle n’en révèle rien et ne correspond à aucun autre.
fair-none = Cette table a été ouverte sans empreinte de son secret ; ses mélanges ne peuvent pas être vérifiés.
fair-later = À la fin de la partie, le secret est révélé et ce navigateur vérifie chaque tirage.
fair-proves = Ainsi, personne n’a pu changer un mélange pendant la partie. Que le serveur ait tiré le secret au hasard et que son exploitant ne l’ait pas regardé, cela ne le prouve pas. Enregistre la partie et vérifie-la sur ton ordinateur avec : boardwright verify
fair-copy = Copier l’empreinte
fair-copied = L’empreinte est copiée.
fair-kept = Le secret correspond à l’empreinte montrée dès le début.
fair-broken = Le secret ne correspond pas à l’empreinte montrée.
fair-draws = { $count ->
    [one] { $count } tirage : il découle du secret.
   *[other] Les { $count } tirages découlent tous du secret.
}
fair-wrong = { $wrong ->
    [one] { $wrong } tirage sur { $count } ne découle pas du secret.
   *[other] { $wrong } tirages sur { $count } ne découlent pas du secret.
}
fair-known = { $count ->
    [one] { $count } tirage a été fait avant l’ouverture de cette table.
   *[other] { $count } tirages ont été faits avant l’ouverture de cette table.
}
fair-short-checking = Vérification des mélanges…
fair-short-fair = Mélanges vérifiés
fair-short-unfair = Les mélanges ne sont pas ceux promis
fair-short-failed = Les mélanges n’ont pas pu être vérifiés
