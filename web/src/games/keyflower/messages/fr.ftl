# Keyflower à la table en français. Les noms des tuiles, ouvriers, ressources, compétences et saisons viennent du fichier du jeu. Variables :
# $tile, $name, $label, $season et $colour sont des noms, $player et $names des noms de personnes, $count, $free, $place et $number des nombres.

## Ce qui est en cours

kf-tab = Bateaux
kf-now = En cours
kf-now-turn = Choisis des ouvriers ou une tuile : mise dessus, ou active-la.
kf-now-ship = Choisis un des bateaux ci-dessous.
kf-now-mixed = Ajoute ci-dessous des ouvriers de toutes couleurs.
kf-now-worker = Donne un ouvrier ci-dessous, ou un groupe entier.
kf-now-skill = Donne une compétence ci-dessous.
kf-now-take = Choisis ce que la tuile te donne.
kf-now-winter = Choisis ci-dessous des tuiles Hiver : une au moins.
kf-now-take-up = Choisis la prochaine tuile à poser.
kf-now-lay = Pose { $tile } : choisis sa place dans ton village.
kf-now-transport = Transporte des ressources sur le plateau, ou améliore une tuile.
kf-now-their = C’est à { $player }
kf-now-chooses = { $player } choisit
kf-now-several = choisissent
kf-doing-bid = Mise avec
kf-doing-use = À activer avec
kf-doing-pay = Reste à payer
kf-so-far = jusqu’ici
kf-count = { $count } × { $name }
kf-pay-any = { $count ->
    [one] une ressource au choix
   *[other] { $count } ressources au choix
}
kf-pay-any-skill = { $count ->
    [one] une compétence au choix
   *[other] { $count } compétences au choix
}
kf-steps-left = { $count ->
    [0] Plus aucun pas
    [one] Encore un pas
   *[other] Encore { $count } pas
}
kf-upgrades-left = { $count ->
    [0] Plus aucune amélioration
    [one] Encore une amélioration
   *[other] Encore { $count } améliorations
}
kf-pass-ends = Tous les autres ont passé : si tu passes, la saison se termine.
kf-pointed = { $bids ->
    [0] Aucune tuile où miser
    [one] { $bids } tuile où miser
   *[other] { $bids } tuiles où miser
}, { $uses ->
    [0] aucune à activer
   *[other] { $uses } à activer
} : choisis.
kf-pointed-close = Toutes les couleurs

## Derrière l’écran

kf-screen-yours = Derrière ton écran
kf-screen-of = Derrière l’écran de { $player }
kf-workers = Ouvriers
kf-skills = Compétences
kf-worker-choose = { $label } : voir ce qu’ils peuvent faire
kf-hidden-workers = { $count ->
    [one] Un ouvrier d’une couleur que tu n’as pas vue
   *[other] { $count } ouvriers de couleurs que tu n’as pas vues
}
kf-hidden-skills = { $count ->
    [one] Une compétence que tu n’as pas vue
   *[other] { $count } compétences que tu n’as pas vues
}
kf-free = Libres de partir
kf-free-help = Ces groupes ont été battus. Chacun peut aller vers une autre tuile, mais seulement en entier.
kf-group-at = { $label }, battu sur { $tile }
kf-powers = Bateaux Été
kf-power-extra_workers = 2 ouvriers de plus par saison
kf-power-extra_green = 1 ouvrier vert de plus par saison
kf-power-cross_country = transporter et poser à travers champs
kf-power-double_transport = pas et améliorations doublés
kf-power-wild_upgrades = toute ressource paie les améliorations
kf-power-wild_scoring = toute ressource compte pour une autre
kf-power-counter_bid = miser d’autres couleurs contre des mises
kf-power-mixed_use = activer avec des couleurs mêlées
kf-winter = Tes tuiles Hiver, secrètes
kf-winter-choose = Proposer ces tuiles Hiver ?
kf-winter-chosen = choisie
kf-winter-count = { $count ->
    [one] Une tuile Hiver en main
   *[other] { $count } tuiles Hiver en main
}
kf-won = À poser
kf-stranded = Sans place pour l’instant

## La saison

kf-season = La saison
kf-offered = { $count ->
    [one] Une tuile
   *[other] { $count } tuiles
}, { $free ->
    [0] toutes avec une mise
   *[other] { $free } sans mise
}
kf-phase-offering = Chacun propose en secret des tuiles Hiver.
kf-phase-ships = On choisit les bateaux.
kf-phase-laying = On pose les tuiles gagnées.
kf-phase-over = L’année est finie.
kf-passes = Passé
kf-passed = Ont passé l’un après l’autre : { $names }
kf-passed-none = Personne ne vient de passer
kf-supply = Reste dans la réserve
kf-left = { $name } : encore { $count }
kf-pile = Compétences dans la pile : { $count }
kf-bag = Ouvriers dans le sac : { $count }

## Bateaux

kf-boats = Bateaux et ordre
kf-boat-choose = Choisir :
kf-boat-taken = pris
kf-boat-empty = vide
kf-choosing = { $player } choisit un bateau
kf-choosers = Dans quel ordre les bateaux sont choisis
kf-chose = { $player } a choisi un bateau
kf-chooses-later = { $count ->
    [one] Ensuite, { $player } choisit un bateau
   *[other] { $player } choisit un bateau après { $count } autres
}
kf-order = Qui choisirait un bateau quand, si la saison finissait maintenant
kf-place = Place { $place } : { $player }
kf-place-tile = Place { $place } : { $player }, par la tuile Ordre du tour { $number }
kf-start = { $player } a le pion violet
kf-start-next = { $player } aurait ensuite le pion violet

## Points

kf-score-yours = Tes points
kf-score-of = Points de { $player }
kf-score-none = Rien encore. Les tuiles améliorées et l’or donnent les premiers points.
kf-score-seen = Visibles de tous
kf-score-if-over = Si la partie finissait ici : { $points }
kf-score-all = En tout

## Places

kf-start-here = A le pion violet
kf-fact-workers = { $count ->
    [0] Aucun ouvrier derrière l’écran
    [one] Un ouvrier derrière l’écran
   *[other] { $count } ouvriers derrière l’écran
}
kf-fact-known = { $count } × { $name }, vus de tous
kf-fact-skills = { $count ->
    [0] Aucune compétence derrière l’écran
    [one] Une compétence derrière l’écran
   *[other] { $count } compétences derrière l’écran
}
kf-known = Couleurs que tous ont vues aller là
kf-leads = { $count ->
    [one] { $count } mise en tête
   *[other] { $count } mises en tête
}
kf-beaten = { $count ->
    [one] { $count } battu
   *[other] { $count } battus
}

## À propos du jeu

kf-about = À propos de ce matériel
kf-about-box = Dans la boîte
kf-box-home = tuiles Maison
kf-box-spring = tuiles Printemps
kf-box-summer = tuiles Été
kf-box-autumn = tuiles Automne
kf-box-winter = tuiles Hiver
kf-box-summer_boat = bateaux Été
kf-box-boat = bateaux
kf-box-turn_order = tuiles Ordre du tour
kf-about-origin = D’où viennent ces données
kf-about-tiles = { $count ->
    [one] { $count } tuile.
   *[other] { $count } tuiles.
}
kf-provenance-own = Transcription personnelle : d’après les fichiers de qui tient ce serveur.
kf-provenance-rulebook = Tout ce qui les concerne est dans la règle.
kf-provenance-published = Leurs bords, et certains prix, points et cargaisons, sont des faits publiés dans des versions publiques du jeu ; ils ont été comparés entre eux et avec ce que dit la règle. Rien n’est reconstitué.
kf-about-secret = Ce qui est caché
kf-about-screens = Les ouvriers et compétences derrière les autres écrans sont comptés, et distingués là où tous les ont vus y aller. Les tuiles Hiver ne sont connues que de leur propriétaire. Ce que tu vois est tout ce que la table t’a dit.

## La nouvelle table

kf-preview-village = Un village après trois saisons
kf-preview-offer = Tuiles aux enchères par saison
kf-preview-boats = Bateaux
kf-preview-order = Tuiles Ordre du tour
kf-preview-winter = Tuiles Hiver pour chacun

## Le plateau

kf-board-keys = Les flèches vont de tuile en tuile, Tab au village suivant. Entrée choisit. Pendant la pose d’une tuile, R la tourne.
kf-board-pages = Parties de la table
kf-board-page-offer = Enchères
kf-board-page-mine = Mon village
kf-board-page-others = Les autres
kf-board-turns = { $season } : tuiles aux enchères
kf-board-offering = { $season } : tes tuiles Hiver
kf-board-ships = Fin de saison ({ $season }) : bateaux
kf-board-laying = Fin de saison ({ $season }) : tuiles à poser
kf-board-ring = anneau : couleur exigée
kf-board-free = Libres
kf-board-nothing = Rien n’est proposé.
kf-board-boat-taken = pris
kf-board-offered = choisie pour les enchères
kf-lot-no-bid = sans mise
kf-lot-yours = Tu mènes
kf-lot-lead = mène à { $count }
kf-lot-more = mène à +{ $count }
kf-lot-use = dès { $count } · { $there }/6
kf-lot-full = complet
kf-lot-bid-leads = { $count ->
    [one] { $player } mène avec { $count } { $colour }
   *[other] { $player } mène avec { $count } { $colour }s
}
kf-lot-bid-beaten = { $count ->
    [one] { $player } : { $count } { $colour }, battu
   *[other] { $player } : { $count } { $colour }s, battus
}
kf-lot-bid-free = { $count ->
    [one] { $player } : { $count } { $colour }, battu et libre
   *[other] { $player } : { $count } { $colour }s, battus et libres
}
kf-tile-legal = peut être choisi
kf-tile-chosen = choisi
kf-tile-price = Prix de l’amélioration
kf-tile-upgraded = améliorée
kf-tile-colour = { $colour } seulement
kf-tile-workers = ouvriers dessus : { $workers }
kf-tile-goods = ressources : { $goods }
kf-tile-next-use = { $there ->
    [0] l’activer demande au moins { $count }
    [one] { $there } ouvrier sur 6, l’activation suivante en demande au moins { $count }
   *[other] { $there } ouvriers sur 6, l’activation suivante en demande au moins { $count }
}
kf-tile-full = { $there } ouvriers dessus, plus d’activation cette saison
kf-tile-no-use-now = ne s’active pas tant qu’elle est aux enchères
kf-village-yours = Ton village
kf-village-of = Village de { $player }
kf-village-grid = { $village }, { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
kf-village-starts = joue en premier
kf-village-usable = { $count ->
    [one] 1 tuile à ta portée
   *[other] { $count } tuiles à ta portée
}
kf-village-enlarge = { $village } : agrandir
kf-village-back = { $village } : réduire
kf-village-gap = Place à côté de { $tiles } : la tuile n’y va pas
kf-village-gap-legal = Place à côté de { $tiles } : la tuile y va
kf-village-clash = { $count ->
    [one] { $own } contre { $other }
   *[other] { $own } contre { $other }, et plus
}
kf-tile-planned = peut être améliorée avec ce qui se trouve dans le village : choisis-la pour voir comment
kf-plan-steps = { $steps } pas sur { $left }
kf-village-steps = { $count ->
    [one] encore 1 pas
   *[other] encore { $count } pas
}
kf-village-upgrades = { $count ->
    [one] encore 1 amélioration
   *[other] encore { $count } améliorations
}
kf-edge-road = route
kf-edge-field = champ
kf-edge-water = eau
kf-note-from = { $label }, au moins { $count }
kf-note-bid = { $count ->
    [one] Miser { $count } { $colour }
   *[other] Miser { $count } { $colour }s
}
kf-note-use = { $count ->
    [one] Activer avec { $count } { $colour }
   *[other] Activer avec { $count } { $colour }s
}
kf-note-bid-at = { $count ->
    [one] Miser { $count } { $colour } sur { $tile }
   *[other] Miser { $count } { $colour }s sur { $tile }
}
kf-note-use-at = { $count ->
    [one] Activer { $tile } avec { $count } { $colour }
   *[other] Activer { $tile } avec { $count } { $colour }s
}
kf-offer-these = { $count ->
    [one] Mettre { $count } tuile aux enchères
   *[other] Mettre { $count } tuiles aux enchères
}
kf-lay-unreached = Aucune route ne mène ici à { $tile } : rien ne pourra y être apporté ni en partir.
kf-lot-start = 1er à jouer
kf-lot-starts = qui la remporte prend le pion violet et jouera en premier
kf-worth = vaut { $points } pour toi maintenant, si la partie se terminait avec elle dans ton village (sans ce qu’elle coûte à remporter)
kf-worth-upgraded = vaut { $points } pour toi maintenant, si la partie se terminait avec elle dans ton village, et { $upgraded } améliorée avec ce que tu as (sans ce qu’elle coûte à remporter)
kf-lens-show = Ce que { $player } peut encore faire
kf-lens-of = { $player } pourrait…
kf-lens-lead = prendre la tête
kf-lens-use = activer la tuile
kf-lens-can = à coup sûr
kf-lens-perhaps = avec des ouvriers cachés
kf-lens-close = Ranger la loupe
kf-lens-lead-can = { $player } peut prendre la tête
kf-lens-lead-perhaps = { $player } peut peut-être prendre la tête
kf-lens-use-can = { $player } peut l’activer
kf-lens-use-perhaps = { $player } peut peut-être l’activer
kf-tile-flipped = améliorée gratuitement par Flipper

## La fin d’une saison

kf-moment = { $season } : fin de la saison
kf-moment-price = { $count ->
    [one] pour { $count } { $colour }
   *[other] pour { $count } { $colour }s
}
kf-moment-boat = bateau
kf-moment-start = joue en premier
kf-moment-nothing = rien pour l’instant
kf-moment-unsold = Personne n’a voulu { $names } : hors du jeu.
kf-moment-now = Les bateaux sont choisis dans l’ordre du tour, puis chacun pose ses tuiles.
kf-moment-next = { $season } commence :

## La liste des coups

keyflower-verb-use = Activer
verb-bid = Miser
verb-carry = Transporter
verb-upgrade = Améliorer
verb-send = Combien d’ouvriers
verb-add = Ajouter un ouvrier
verb-pay = Payer avec un ouvrier
verb-give = Céder une compétence
verb-spend = Payer avec une ressource
verb-offer = Proposer des tuiles Hiver
verb-ship = Choisir un bateau
verb-lay = Poser la tuile
verb-with = Emmener un groupe
verb-pay-group = Payer avec un groupe
verb-take-up = Prendre une tuile
