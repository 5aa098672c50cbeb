# Ce que ferait un robot fort, en français. $label et $name sont des mots, $change est un nombre déjà écrit avec son signe, les autres
# sont des nombres.

hints-thinking = Réflexion en cours …
hints-none = Rien ne se détache ici.
hints-gain = { $change } { $name }
hints-later = rapporte plus tard
hints-better = { $points ->
    [one] environ { $points } point de mieux que le suivant
   *[other] environ { $points } points de mieux que le suivant
}
hints-behind = { $points ->
    [one] environ { $points } point de moins que le premier
   *[other] environ { $points } points de moins que le premier
}
