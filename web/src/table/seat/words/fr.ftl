# La fenêtre d’une place. $name est un nom.

table-stand-in-mine = Un robot peut jouer pour toi jusqu’à ce que tu reprennes ta place.
table-stand-in-other = { $name } est absent. Un robot peut jouer jusqu’au retour de { $name }.
table-stand-in-later = { $minutes ->
    [one] { $name } est absent. Dans { $minutes } minute, tu pourras laisser jouer un robot.
   *[other] { $name } est absent. Dans { $minutes } minutes, tu pourras laisser jouer un robot.
}
stand-in-there = Seul qui joue cette place décide d’un robot.
stand-in-never = Cette table a convenu qu’aucun robot ne joue pour un absent.
stand-in-early = { $minutes ->
    [one] Attends encore { $minutes } minute avant qu’un robot joue.
   *[other] Attends encore { $minutes } minutes avant qu’un robot joue.
}
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
table-link-stay = Mes autres appareils gardent la place. Sans cela, ils la quittent dès qu’il y a un nouveau lien.
table-link-none = Il n’y a pas de lien vers cette place pour toi ; demande à qui a ouvert la table.
table-link-copy = Copier le lien de cette place

table-tell = Me prévenir quand c’est mon tour ici
table-tell-help = Les autres tables ont leur propre réglage ; où tu es prévenu se choisit dans « Toi », à l’accueil.

# Combien de temps il reste, ou jusqu'à quand quelqu'un est absent : $time est un mot comme « 2 h », $date un jour.
time-left = Reste { $time }
time-out = Temps écoulé
on-vacation = En vacances jusqu’au { $date }
