# Quitter une table, abandonner, annuler, supprimer, renommer. Variables : $name et $names sont des mots, $people, $count et $seats
# des nombres.

life-nothing = Tu n’as pas de place ici : il n’y a rien que tu puisses changer à cette table.
life-changed = La table a changé entre-temps. Regarde encore une fois.
life-failed = Cela n’a pas marché. Réessaie.
life-back = Retour

## Noms

life-names = Changer les noms
life-title = Titre de la table
life-title-none = Aucun
life-name = { $seats ->
    [1] Ton nom à cette table
   *[other] { $name } : nom à cette table
}
life-save = Enregistrer

## Quitter et abandonner

life-who = Qui ?
life-all = Nous tous
life-leave = Quitter la table
life-leave-bot-help = { $people ->
    [0] La place est libérée et un robot la joue jusqu’au bout, comme convenu à cette table. Qui est parti peut revenir avec un nouveau lien.
   *[other] Tu laisses ta place et un robot la joue jusqu’au bout, comme convenu à cette table ; la partie continue pour { $names }. Tu peux revenir plus tard avec un nouveau lien.
}
life-leave-end-help = { $people ->
    [0] La partie s’arrête pour de bon, avec les points du moment.
   *[other] Comme convenu à cette table, la partie s’arrête alors pour tout le monde, { $names } compris, avec les points du moment. Qui part finit à la dernière place.
}
life-resign = Abandonner
life-resign-win-help = La partie s’arrête et { $name } l’emporte. Tu peux encore la revoir ou rejouer.
life-resign-bot-help = Un robot continue à ta place, comme convenu à cette table, et la partie se poursuit pour les autres. Tu peux regarder, mais pas revenir dans cette partie.
life-resign-end-help = { $people ->
    [0] Personne d’autre ne joue ici : la partie s’arrête avec les points du moment. Tu finis à la dernière place.
   *[other] Comme convenu à cette table, la partie s’arrête alors pour tout le monde avec les points du moment. Tu finis à la dernière place.
}
life-opponent = ton adversaire

## Annuler

life-cancel = Annuler la table
life-cancel-now-help = La partie s’arrête tout de suite, sans gagnant, pour { $names } aussi. Personne d’autre n’a encore rien décidé.
life-cancel-ask = Demander l’annulation
life-cancel-ask-help = La question est posée à { $names }, même dans plusieurs jours. Si tout le monde est d’accord, la partie s’arrête sans gagnant ; sinon elle continue.
life-cancel-withdraw = Ne plus demander
life-cancel-withdraw-help = L’annulation n’est plus demandée à personne, et la partie continue.
life-asked = { $name } demande d’annuler la table, sans gagnant.
life-agree = D’accord, annuler
life-play-on = Continuer
life-waiting = { $count ->
    [0] Tu demandes d’annuler la table.
   *[other] Tu demandes d’annuler la table. Pas encore de réponse : { $names }.
}
life-declined = { $name } préfère continuer. La table n’est pas annulée.
life-understood = D’accord

## Supprimer

life-delete = Supprimer la table
life-delete-help = Personne d’autre n’a cette table. Elle disparaît pour de bon, avec son déroulement et ses messages.
life-delete-mine = Retirer de ma liste
life-delete-mine-help = La table ne disparaît que de ta liste, les autres la gardent. Tu y perds ta place.
