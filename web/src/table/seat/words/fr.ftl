# La fenêtre d’une place. $name est un nom.

table-stand-in-mine = Un robot peut jouer pour toi jusqu’à ce que tu reprennes ta place.
table-stand-in-other = Un robot peut jouer pour { $name } jusqu’à ce que la place soit rendue.
table-stand-in-now = Un robot joue pour { $name }.
table-gone = Un robot joue cette place jusqu’au bout.
table-answers-idle = Passer automatiquement quand je ne peux rien faire d’autre
table-answers-help = La table répond alors aussitôt pour toi, même en ton absence. Les autres peuvent en déduire que tu ne pouvais rien faire. Tu peux toujours revenir en arrière.
table-answers-decline = Toujours refuser
table-answers-declined = Toujours refusées
table-answers-again = Me redemander
table-hand-back = Rendre la place à { $name }
table-link-help = Personne n’a encore pris cette place. Qui ouvre le lien joue { $name }.
table-link-back = Qui ouvre un nouveau lien vers cette place peut la reprendre.
table-link-mine = Pour continuer sur un autre appareil, ouvre ce lien là-bas. Garde-le pour toi : c’est ta place.
table-link-none = Il n’y a pas de lien vers cette place pour toi ; demande à qui a ouvert la table.
table-link-copy = Copier le lien de cette place
