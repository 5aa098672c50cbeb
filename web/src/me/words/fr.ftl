# « Toi » : un compte pour qui en veut un, et ce qui est enregistré sur quelqu’un. Variables : $ago, $value et $reach sont des mots, $tables et $days sont des nombres.

me = Toi
me-guest = Tu es invité et n’as besoin de rien d’autre pour jouer : ce navigateur connaît tes places. Avec un compte, tu retrouves tes tables et tes parties finies sur tes autres appareils aussi.
me-way = Que veux-tu faire ?
me-way-make = Créer un compte
me-way-login = Se connecter
me-name = Nom
me-password = Mot de passe
me-make-help = Au moins 8 caractères. Personne ne peut t’en envoyer un nouveau : garde-le bien. Les autres ne voient que les noms que tu choisis à la table.
me-login-help = Ce que tu joues comme invité dans ce navigateur rejoint ton compte.
me-made = Tu as un compte maintenant. Tes tables ont suivi.
me-welcome = Tu es connecté. Tes tables sont là.

## Ce qui peut échouer

me-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
me-taken = Quelqu’un porte déjà ce nom. Choisis-en un autre.
me-no-name = Cela ne peut pas être un nom. Choisis-en un autre.
me-wait = C’était trop souvent. Attends une minute et réessaie.
me-failed = Cela n’a pas marché. Réessaie.

## Avec un compte

me-devices = Où tu es connecté
me-device-here = Ce navigateur
me-device-used = Dernière utilisation : { $ago }
me-device-unknown = Un autre navigateur
me-device-out = Cet appareil est déconnecté.
me-logout = Se déconnecter
me-out = Tu es déconnecté. Tes tables attendent dans ton compte.
me-ratings = Évaluer ma force
me-ratings-help = Compte les parties jouées jusqu’au bout où tout le monde a un compte et le souhaite. Sinon, rien n’est compté.
me-ratings-none = Rien n’a encore été compté.
me-rating = { $value } ± { $reach }
me-rating-tables = { $tables ->
    [0] 0 partie
    [1] 1 partie
   *[other] { $tables } parties
}
me-secrets = Changer le nom ou le mot de passe
me-name-help = Il te sert à te connecter. Tes places gardent leurs noms.
me-rename = Changer le nom
me-saved = Enregistré.
me-password-old = Mot de passe actuel
me-password-new = Nouveau mot de passe
me-password-help = Au moins 8 caractères. Tous tes autres appareils sont déconnectés.
me-password-change = Changer le mot de passe
me-password-changed = Ton mot de passe est changé. Tes autres appareils sont déconnectés.

## Ce qui est enregistré

me-data = Ce qui est enregistré sur toi
me-data-help = Tables, parties finies, tes lignes de la discussion, où tu es prévenu de tes tours, et tes vacances ; avec un compte, aussi ses appareils et ses évaluations.
me-export = Tout télécharger
me-delete = Tout supprimer
me-delete-means-account = Ton compte, ses appareils et ses évaluations sont supprimés, et :
me-delete-means-guest = Tout ce qui appartient à ce navigateur est supprimé :
me-delete-running = Tu quittes toutes les tables en cours. Selon l’accord de chaque table, un robot joue pour toi ou la partie se termine.
me-delete-finished = Dans les parties finies, les autres gardent leurs résultats ; ton nom devient « quelqu’un ».
me-delete-chat = Ce que tu as écrit dans les discussions est vidé.
me-delete-final = Personne ne peut rien faire revenir.
me-delete-not = Tout garder
me-delete-now = Supprimer définitivement
me-deleted = Tout ce qui te concerne est supprimé. Tu es un nouvel invité.

## Prévenir que c'est mon tour

me-tell = Quand c’est ton tour
me-tell-help = Tu es prévenu quand tu ne regardes pas la table ; les tours de plusieurs tables arrivent ensemble. Une de tes tables peut rester silencieuse : menu de ta place.
me-tell-here = Ce navigateur
me-tell-browser = Un autre navigateur
me-tell-push = Notification
me-tell-mail = Courriel
me-tell-webhook = Webhook
me-tell-unconfirmed = Ouvre d’abord le lien du message.
me-tell-failed = Rien n’y arrivait : désactivé.
me-tell-remove = Retirer
me-tell-in-browser = Me prévenir dans ce navigateur
me-tell-refused = Ce navigateur ne le permet pas. Voir ses réglages pour cette page.
me-tell-none = Ce navigateur ne peut rien t’annoncer ici : il faut une adresse en https.
me-tell-more = Me prévenir ailleurs
me-tell-mail-address = Ton adresse
me-tell-mail-help = Nous y écrivons une fois ; elle compte dès que tu ouvres le lien de ce message.
me-tell-webhook-address = Adresse qui commence par https://
me-tell-webhook-help = Elle reçoit du JSON avec jeu, table, lien et texte.
me-tell-add = Ajouter
me-tell-written = Nous t’avons écrit. Ouvre le lien de ce message.
away-forbidden = Cette adresse ne convient pas : elle doit commencer par https:// et être accessible de partout.
away-no-mail = Ce n’est pas une adresse à laquelle écrire.
away-not-sent = Le message n’a pas pu partir. Réessaie plus tard.

## En vacances

me-away = Absence
me-away-help = { $days ->
    [0] Il ne te reste aucun jour de vacances cette année.
    [1] Il te reste un jour de vacances. Aux tables où un tour dure un jour ou plus, ton temps s’arrête, et les autres voient jusqu’à quand tu es absent. Aucun tour ne t’est signalé avant ton retour.
   *[other] Il te reste { $days } jours de vacances. Aux tables où un tour dure un jour ou plus, ton temps s’arrête, et les autres voient jusqu’à quand tu es absent. Aucun tour ne t’est signalé avant ton retour.
}
me-away-day = Jusqu’à la fin du
me-away-go = Partir en vacances
me-away-gone = Bonnes vacances. Ton temps est arrêté.
me-away-until = Tu es absent jusqu’à la fin du { $date }.
me-away-back = Je suis de retour
me-away-welcome = Bon retour. Ton temps reprend.

## Les liens des messages

mail-confirm = Des messages quand c’est ton tour
mail-confirm-ask = Faut-il écrire à cette adresse quand c’est ton tour ?
mail-confirm-yes = Oui, c’est mon adresse
mail-confirm-done = C’est fait. Tu auras un message quand c’est ton tour et que tu ne regardes pas.
mail-stop = Plus de messages
mail-stop-ask = Faut-il ne plus écrire à cette adresse, et l’oublier ?
mail-stop-yes = Plus de messages
mail-stop-done = C’est fait. L’adresse est oubliée.
mail-failed = Ce lien n’est plus valable.
