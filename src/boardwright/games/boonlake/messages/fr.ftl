# Boonlake en français. Variables : $player est le nom d’une personne ; $card, $goal, $thing, $lever, $region, $works,
# $canoe, $canal, $canoes, $help, $track et $action sont des noms de ce fichier ; $good, $goods, $first et $then sont des
# messages ; $space, $site, $stretch et $tile sont des repères ou des noms ; $type, $of, $price et $good peuvent être des
# repères qui choisissent un texte ; toutes les autres sont des nombres. L’aide finit par sa règle.

game-title = Boonlake
game-intro = Peuplez les rives de Boonlake : choisis une action qui sert aussi aux autres, explore 4 régions, fonde des villages, élève des bovins et joue des projets. Plus ton navire avance, plus tôt vient l’un des 4 décomptes.
    .line = Ton action fait avancer tout le monde

# Où en est la partie, dans une ligne de l’accueil.

progress = Manche { $round } sur { $rounds }, décomptes : { $scorings } sur { $count }

## Listes

and = { $first }, { $then }
nothing = rien
some-payment = { $coins ->
    [0] { $vases ->
        [one] { $vases } vase
       *[other] { $vases } vases
    }
    [one] { $vases ->
        [0] { $coins } pièce
        [one] { $coins } pièce, { $vases } vase
       *[other] { $coins } pièce, { $vases } vases
    }
   *[other] { $vases ->
        [0] { $coins } pièces
        [one] { $coins } pièces, { $vases } vase
       *[other] { $coins } pièces, { $vases } vases
    }
}

## Questions

prompt-keep = Garde en secret une de tes tuiles de score ; ce sera la tienne.
prompt-start = Choisis en secret ton premier site de production.
prompt-choose = À toi : choisis une tuile d’action.
prompt-act-play = { $draw ->
    [0] { $type ->
        [day] Joue une carte Jour, défausses-en une pour { $discard } pièces, ou renonce.
        [twilight] Joue une carte Crépuscule, défausses-en une pour { $discard } pièces, ou renonce.
        [night] Joue une carte Nuit, défausses-en une pour { $discard } pièces, ou renonce.
       *[any] Joue une carte, défausses-en une pour { $discard } pièces, ou renonce.
    }
   *[other] Joue une carte, ou pioche { $draw } cartes.
}
prompt-act-develop-upgrade = Développe un chantier ou améliore un élément, ou renonce.
prompt-act-develop-upgrade-play = Développe, améliore, joue une carte ou défausses-en une pour { $discard } pièces, ou renonce.
prompt-act-cattle-play = Place un bovin, joue une carte ou défausses-en une pour { $discard } pièces, ou renonce.
prompt-act-modernise = { $draw ->
    [0] Place un levier, ou renonce.
    [one] Place un levier et perds pour cela un habitant, ou pioche { $draw } carte.
   *[other] Place un levier et perds pour cela un habitant, ou pioche { $draw } cartes.
}
prompt-act-upgrade = Améliore un habitant ou une maison, ou renonce.
prompt-act-house = Transforme un habitant en maison sans rien payer, ou renonce.
prompt-act-village = Transforme une maison en village, plus facilement que d’habitude, ou renonce.
prompt-act-play-upgrade = { $left ->
    [one] Décompte intermédiaire : joue une carte ou améliore encore une fois, ou renonce.
   *[other] Décompte intermédiaire : joue une carte ou améliore, jusqu’à { $left } fois, ou renonce.
}
prompt-explore = { $tiles ->
    [one] Révèle une tuile et place-la, ou renonce.
   *[other] Révèle une tuile et place-la, jusqu’à { $tiles } fois, ou renonce.
}
prompt-place = Place la tuile révélée sur une case vide à côté d’une tuile.
prompt-pasture = Place un pâturage sur une case vide à côté d’une tuile, ou renonce.
prompt-welcome = Utilise le levier pour un habitant, ou garde-le pour plus tard.
prompt-claim = Nomme une région : elle te donne sa récompense, et ne paie personne d’autre ce tour-ci.
prompt-hire = Prends un habitant pour { $coins } pièces ou { $cards } cartes, autant de fois que tu veux, ou renonce.
prompt-take-part = { $tile } : prends ta part, ou utilise un levier.
prompt-build = Choisis le site de production que tu construis.
prompt-reset = Choisis le levier que tu relèves.
prompt-paddle = Déplace un canot en amont.
prompt-pay = « { $thing } » : choisis comment tu paies.
prompt-replace = { $extra ->
    [one] Tu peux perdre { $vp } points à la place de l’habitant supplémentaire.
   *[other] Tu peux perdre { $vp } points à la place de chacun des { $extra } habitants supplémentaires.
}
prompt-discard = { $count ->
    [one] Choisis une carte à défausser.
   *[other] Choisis { $count } cartes à défausser, l’une après l’autre.
}
prompt-sail = { $movement ->
    [one] Avance ton navire de 1 case.
   *[other] Avance ton navire de 1 à { $movement } cases.
}
prompt-score = { $vp ->
    [one] Décompte { $number } : place ton marqueur de { $vp } point sous une tuile de score.
   *[other] Décompte { $number } : place ton marqueur de { $vp } points sous une tuile de score.
}
prompt-give = « { $goal } » : choisis avec quoi tu paies.
prompt-last-levers = Utilise des leviers avant qu’ils ne soient relevés, ou laisse-les pour un point chacun.

## Noms des actions

action-keep = Garder « { $goal } »
action-start = Commencer avec : { $works }
action-choose = Choisir { $action }
action-play = Jouer « { $card } »
action-realise = Réaliser le projet « { $goal } »
action-sell = Défausser « { $card } » pour des pièces
action-discard = Défausser « { $card } »
action-develop = Développer le chantier { $site }
action-upgrade = Améliorer l’élément de { $site }
action-ease = Fonder un village en { $site } avec le levier
action-graze = Placer un bovin en { $space }
action-modernise = Placer le levier { $lever }
action-pull = Utiliser le levier { $lever }
action-reset = Relever le levier { $lever }
action-paddle = Déplacer le canot de la case { $canoe } à la case { $canal }
action-pay = Payer ; canots : { $canoes } ; { $help }
action-pay-way = { $coins ->
    [0] Ne payer aucune pièce ; canots : { $canoes } ; { $help }
    [one] Payer { $coins } pièce ; canots : { $canoes } ; { $help }
   *[other] Payer { $coins } pièces ; canots : { $canoes } ; { $help }
}
action-explore = Révéler une tuile
action-place = Placer la tuile en { $space }
action-pasture = Placer un pâturage en { $space }
action-claim = Nommer { $region }
action-hire = { $price ->
    [coins] Prendre un habitant pour des pièces
   *[cards] Prendre un habitant pour des cartes
}
action-draw = Piocher des cartes
action-draw-cards = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
action-build = Construire un site ({ $works })
action-sail = Naviguer jusqu’à { $stretch }
action-score = Décompter « { $goal } »
action-give = { $count ->
    [one] Payer avec { $count } élément, et le reste en pièces
   *[other] Payer avec { $count } éléments, et le reste en pièces
}
action-give-mix = { $count ->
    [0] Payer { $coins } pièces
    [one] { $coins ->
        [0] Payer { $count } { give-good }
       *[other] Payer { $count } { give-good } et { $coins } pièces
    }
   *[other] { $coins ->
        [0] Payer { $count } { give-good }
       *[other] Payer { $count } { give-good } et { $coins } pièces
    }
}
give-good = { $good ->
    [vase] { $count ->
        [one] vase
       *[other] vases
    }
   *[inhabitant] { $count ->
        [one] habitant
       *[other] habitants
    }
}
action-replace = { $extra ->
    [0] Ne remplacer aucun habitant par des points
    [one] Remplacer { $extra } habitant par des points
   *[other] Remplacer { $extra } habitants par des points
}
action-replace-for = { $inhabitants ->
    [0] Perdre { $vp } points
    [one] { $vp ->
        [0] Perdre { $inhabitants } habitant
       *[other] Perdre { $inhabitants } habitant et { $vp } points
    }
   *[other] { $vp ->
        [0] Perdre { $inhabitants } habitants
       *[other] Perdre { $inhabitants } habitants et { $vp } points
    }
}
action-take-part = Prendre ta part
action-take = Prendre l’option { $option }
action-decline = Renoncer

## Leviers qui aident à payer, comme partie d’un nom

help-none = sans levier
help-tow = avec le levier 7
help-joker = avec le levier 10
help-tow-joker = avec les leviers 7 et 10
help-coins = avec le levier 11
help-tow-coins = avec les leviers 7 et 11
help-joker-coins = avec les leviers 10 et 11
help-tow-joker-coins = avec les leviers 7, 10 et 11

## Le journal

event-round-begins = La manche { $round } commence.
event-kept = { $player } garde une tuile de score : { $goal }.
event-laid = Une tuile de score est dans une zone vide : { $goal }.
event-chose = { $movement ->
    [one] { $player } choisit { $tile } dans la rangée { $row } ; le navire peut avancer de { $movement } case.
   *[other] { $player } choisit { $tile } dans la rangée { $row } ; le navire peut avancer de { $movement } cases.
}
event-gave-up = { $player } renonce à la partie droite pour un levier.
event-sailed = { $player } navigue jusqu’à { $stretch }.
event-crossed = { $player } traverse une écluse : le décompte { $number } suit.
event-last-lap = { $player } arrive au bout de la rivière : on finit le dernier tour de table, puis vient le dernier décompte.
event-scoring-begins = Décompte intermédiaire { $number }.
event-scored = { $vp ->
    [one] { $player } remplit la condition « { $goal } » et gagne { $vp } point.
   *[other] { $player } remplit la condition « { $goal } » et gagne { $vp } points.
}
event-failed = { $vp ->
    [one] { $player } ne remplit pas la condition « { $goal } » et perd { $vp } point.
   *[other] { $player } ne remplit pas la condition « { $goal } » et perd { $vp } points.
}
event-income = { $player } reçoit son revenu : { $goods }.
event-idle-levers = { $count ->
    [one] { $player } a { $count } levier inutilisé, pour { idle-points }.
   *[other] { $player } a { $count } leviers inutilisés, pour { idle-points }.
}
idle-points = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
event-game-over = La partie est finie.
event-gained = { $player } gagne { $good }.
event-lost = { $player } perd { $good }.
event-drew = { $count ->
    [one] { $player } pioche { $count } carte.
   *[other] { $player } pioche { $count } cartes.
}
event-drew-these = { $player } a pioché : { $cards }.
event-discarded = { $player } défausse « { $card } ».
event-sold = { $coins ->
    [one] { $player } défausse « { $card } » pour { $coins } pièce.
   *[other] { $player } défausse « { $card } » pour { $coins } pièces.
}
event-stepped = { $player } avance jusqu’à la case { $step } de la { $track }.
event-produced = { $level ->
    [one] { $player } construit un site de production : { $works }.
   *[other] { $player } améliore un site de production : { $works }, maintenant au niveau { $level }.
}
event-played = { $player } joue « { $card } ».
event-realised = { $player } réalise le projet « { $goal } ».
event-paid = { $player } paie { some-payment }.
event-modernised = { $coins ->
    [0] { $player } place le levier { $lever } gratuitement.
    [one] { $player } place le levier { $lever } pour { $coins } pièce.
   *[other] { $player } place le levier { $lever } pour { $coins } pièces.
}
event-pulled = { $player } utilise le levier { $lever }.
event-pushed-up = { $player } relève le levier { $lever }.
event-paddled = { $player } déplace un canot de la case { $start } à la case { $goal }.
event-placed-tile = { $player } place une tuile en { $space }.
event-placed-pasture = { $player } place un pâturage en { $space }.
event-map-full = { $player } ne peut plus rien placer et gagne { $coins } pièces.
event-developed = { $player } développe le chantier { $site }.
event-housed = { $player } construit une maison en { $site }.
event-village = { $player } fonde un village en { $site }.
event-second-village = { $player } a un autre village dans cette région ({ $region }) et perd { $vp } points.
event-grazed = { $player } place un bovin en { $space }.
event-row-emptied = { $player } a vidé une rangée de son plateau et libère un habitant.
event-claimed = { $player } nomme { $region }.
event-sage-reveals = { $player } révèle la tuile { $tile }.
event-sage-chose = { $player } prend { $tile }.
event-cactus = { $steps ->
    [0] { $player } reste sur la case { $space } du cactus.
    [one] { $player } avance de { $steps } case sur la piste du cactus, jusqu’à { $space }.
   *[other] { $player } avance de { $steps } cases sur la piste du cactus, jusqu’à { $space }.
}
event-nothing-left = { $player } n’a plus cet élément et gagne { $vp } points.
event-hidden-tiles = { $count ->
    [one] { $player } a encore { $count } tuile B face cachée, pour { $vp } points.
   *[other] { $player } a encore { $count } tuiles B face cachée, pour { $vp } points.
}

## Pourquoi quelque chose n’est pas possible

refusal-game-over = La partie est finie ; commences-en une autre pour continuer à jouer.
refusal-not-your-turn = C’est à { $player } de choisir ; attends ton tour.
refusal-others-decide = { $count } autres décident en ce moment ; attends.
refusal-no-part = Cela ne joue aucun rôle dans la décision en cours ; choisis autre chose.
refusal-unfinished = Finis d’abord ce que tu as commencé, ou annule-le.
refusal-goal-not-dealt = Cette tuile de score ne t’a pas été distribuée ; choisis une des tiennes.
refusal-choose-first = Choisis d’abord une tuile d’action.

# Cartes et projets.
refusal-not-in-hand = Cette carte n’est pas dans ta main ; choisis-en une qui y est.
refusal-wrong-type = Cette carte n’est pas du type demandé ; choisis-en une autre.
refusal-no-discarding = On ne peut défausser ici aucune carte pour des pièces ; joues-en une, ou fais autre chose.
refusal-no-vase = { $count ->
    [one] Il faut { $count } vase, et tu n’en as pas ; gagnes-en un d’abord.
   *[other] Il faut { $count } vases, et tu en as { $have } ; gagnes-en d’autres d’abord.
}
refusal-no-resources = Tu n’as pas les ressources pour cela ; construis d’abord des sites de production.
refusal-no-coins = { $count ->
    [one] Il faut { $count } pièce, et tu n’en as pas ; gagnes-en d’abord.
   *[other] Il faut { $count } pièces, canots compris, et tu en as { $have } ; gagnes-en d’autres d’abord.
}
refusal-way-worse = Il y a une meilleure façon de payer, ou cela ne suffit pas ; choisis-en une parmi celles proposées.
refusal-project-done = Tu as déjà réalisé ce projet ; choisis-en un autre.

# Le plateau.
refusal-reveal-first = Révèle d’abord une tuile ; choisis ensuite sa case.
refusal-space-filled = Il y a déjà une tuile sur cette case ; choisis une case vide.
refusal-space-remote = Aucune tuile n’est à côté de cette case ; choisis-en une à côté d’une tuile ou au bout d’un pont.
refusal-no-such-site = Il n’y a pas de chantier ici ; choisis un chantier d’une tuile.
refusal-site-taken = Il y a déjà un élément sur ce chantier ; choisis un chantier libre.
refusal-empty-ranch = Il faut un habitant, et ton ranch n’en a pas ; gagnes-en un d’abord.
refusal-site-cost = Tu ne peux pas payer ce que coûte ce chantier ; choisis-en un autre.
refusal-no-house-left = Toutes tes maisons sont sur la carte ; transforme d’abord l’une d’elles en village.
refusal-no-village-left = Tous tes villages sont sur la carte ; fais autre chose.
refusal-too-lonely = Un village a besoin de { $needed } éléments autour de lui, et ici il y en a { $have } ; choisis une autre maison.
refusal-too-few-inhabitants = { $needed ->
    [one] Il faut { $needed } habitant, et ton ranch n’en a pas ; gagnes-en un d’abord.
   *[other] Il faut { $needed } habitants, et ton ranch en a { $have } ; gagnes-en d’autres d’abord.
}
refusal-village-is-all = Un village ne peut pas être amélioré ; choisis un habitant ou une maison.
refusal-not-your-piece = Tu n’as aucun élément ici ; choisis-en un à toi.
refusal-villages-only = Seule une maison peut être améliorée ici ; choisis une des tiennes.
refusal-houses-only = Seul un habitant peut être amélioré ici ; choisis un des tiens.
refusal-no-pasture = Il n’y a pas de pâturage sur cette case ; choisis-en une qui en a un.
refusal-no-cattle-left = Tous tes bovins sont sur la carte ; fais autre chose.
refusal-pasture-full = Ce pâturage est plein ; choisis-en un autre.
refusal-not-replaceable = Tu ne peux pas remplacer autant d’habitants par des points ; choisis un autre nombre.

# Production et paiements.
refusal-works-full = Ce site de production est à son plus haut niveau ; choisis-en un autre.
refusal-cannot-pay = Tu ne peux pas payer cela ; choisis autre chose.
refusal-not-upstream = Un canot doit aller en amont de sa place ; choisis un autre trajet.
refusal-payment-mix = Tu ne peux pas payer ainsi ; choisis un autre mélange.
refusal-hire-price = Tu ne peux pas payer un habitant ainsi ; paie autrement, ou renonce.
refusal-nobody-left = Il n’y a plus d’habitant dans ta réserve ; renonce.

# Leviers.
refusal-slot-taken = Tu as déjà ce levier ; places-en un autre.
refusal-lever-price = { $count ->
    [one] Ce levier coûte { $count } pièce, et tu n’en as pas ; gagnes-en d’abord.
   *[other] Ce levier coûte { $count } pièces, et tu en as { $have } ; gagnes-en d’autres d’abord.
}
refusal-no-such-lever = Tu n’as pas placé le levier { $lever } ; modernise pour l’avoir.
refusal-lever-used = Le levier { $lever } est déjà utilisé ; il est relevé au prochain décompte intermédiaire.
refusal-lever-not-used = Ce levier est relevé ; choisis-en un qui est utilisé.
refusal-lever-right-part = Le levier { $lever } sert quand tu renonces à une partie droite ; attends-en une.
refusal-lever-card-play = Le levier { $lever } sert quand tu renonces à jouer une carte ; attends une occasion.
refusal-lever-region-income = Le levier { $lever } sert quand les régions paient ; attends ce moment.
refusal-lever-village = Le levier { $lever } sert quand tu fondes un village ; choisis alors une maison.
refusal-lever-placing = Le levier { $lever } sert quand tu places une tuile ou un pâturage ; attends ce moment.
refusal-lever-nothing = Le levier { $lever } ne t’apporterait rien maintenant ; choisis autre chose.
refusal-placing-lever-only = Seul le levier des nouvelles tuiles peut servir ici ; utilise-le, ou garde-le.

# Régions, rivière et décompte.
refusal-region-covered = La récompense de cette région est couverte ; nommes-en une autre.
refusal-other-arm = Dans cette manche les navires prennent l’autre bras de la rivière ; choisis une de ses cases.
refusal-forwards-only = Les navires ne font qu’avancer ; choisis une case plus loin.
refusal-space-occupied = Un autre navire est sur cette case, que tu sautes donc ; choisis-en une autre.
refusal-too-far = { $movement ->
    [one] Ton navire peut avancer de { $movement } case ce tour-ci ; choisis la suivante.
   *[other] Ton navire peut avancer de { $movement } cases au plus ce tour-ci ; choisis-en une plus proche.
}
refusal-goal-marked = Ton marqueur d’un décompte précédent est là ; choisis une tuile qui n’en a pas.

## Tuiles d’action

tile-pioneer = Pionnier
    .help = Après une carte Jour : explore jusqu’à 2 fois, puis développe ou améliore. Les autres piochent 2 cartes, et peuvent en jouer une ou en défausser une pour 2 pièces. (BL-14.1, BL-14.3, BL-3.7)
tile-settle = S’installer
    .help = Après une carte Nuit : développe ou améliore. Puis chacun à son tour développe, améliore, joue une carte ou en défausse une pour 2 pièces. (BL-14.5, BL-14.6, BL-3.7)
tile-cattle_breeding = Élevage bovin
    .help = Après une carte Jour : place 1 pâturage. Puis chacun à son tour place un bovin, joue une carte ou en défausse une pour 2 pièces. (BL-14.8, BL-14.9, BL-3.7)
tile-region_rewards = Récompenses de Région
    .help = Après une carte Crépuscule : nomme une région et prends sa récompense. Puis chacun gagne 1 pièce par élément dans les autres régions. (BL-14.11, BL-14.16, BL-3.7)
tile-recruit = Recruter
    .help = Après une carte Nuit : prends 1 habitant et explore. Chacun peut prendre des habitants pour 3 pièces ou 3 cartes. (BL-14.19, BL-14.20, BL-3.7)
tile-progress = Progrès
    .help = Après une carte Crépuscule : place un levier. Chacun peut placer un levier en perdant 1 habitant, ou piocher 1 carte. (BL-14.24, BL-14.25, BL-3.7)
tile-builder = Bâtisseur
    .help = Prends 3 pièces, puis joue une carte ou pioches-en 2. Chacun peut jouer une carte ou en défausser une pour 2 pièces. (BL-3.9, BL-14.28, BL-14.30)

## Types de cartes

type-day = Jour
    .help = Cartes pour Pionnier et Élevage bovin. (BL-6.16, BL-3.10)
type-twilight = Crépuscule
    .help = Cartes pour Récompenses de Région et Progrès. (BL-6.16, BL-3.10)
type-night = Nuit
    .help = Cartes pour S’installer et Recruter. (BL-6.16, BL-3.10)

## Régions

region-boonlake = Boonlake
    .help = Qui la nomme gagne 4 pièces. Cases 1 à 9. (BL-14.14, BL-8.2)
region-unknown = Unknown
    .help = Qui la nomme pioche 3 cartes. Cases 10 à 17. (BL-14.14, BL-8.2)
region-new_hope = New Hope
    .help = Qui la nomme gagne 3 points. Cases 18 à 25. (BL-14.14, BL-8.2)
region-southern = Southern
    .help = Qui la nomme pioche 3 cartes. Cases 26 à 33. (BL-14.14, BL-8.2)

## Ressources, pistes

works-wood = bois
    .help = Les ressources ne se dépensent pas. Un site en a 1, au niveau 2 il en a 2, et un canot 1. Le bois est le plus en amont. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-clay = argile
    .help = Les ressources ne se dépensent pas. Un site en a 1, au niveau 2 il en a 2, et un canot 1. L’argile vient après le bois. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-stone = pierre
    .help = Les ressources ne se dépensent pas. Un site en a 1, au niveau 2 il en a 2, et un canot 1. La pierre vient après l’argile. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
works-iron = fer
    .help = Les ressources ne se dépensent pas. Un site en a 1, au niveau 2 il en a 2, et un canot 1. Le fer est le plus en aval. (BL-6.2, BL-6.3, BL-6.4, BL-6.5)
track-coin = piste des pièces
    .help = Les pièces et points de tes prochains revenus, avec des récompenses en chemin. Chaque case de trop vaut 2 points. (BL-16.1, BL-16.9, BL-16.7)
track-card = piste des cartes
    .help = Les cartes et points de tes prochains revenus, avec des récompenses en chemin. Chaque case de trop vaut 2 points. (BL-16.1, BL-16.10, BL-16.7)

## Leviers. Le nombre est celui de l’emplacement

lever-1 = Commerce de vases (1)
    .help = Pour 5 pièces. Renonce à une partie droite : prends 1 vase, ou 6 pièces pour 1 vase. (BL-15.17, BL-15.10)
lever-2 = Bricolage (2)
    .help = Pour 7 pièces. Renonce à une partie droite : place un levier et paie son prix. (BL-15.18, BL-15.10)
lever-3 = Maître d’œuvre (3)
    .help = Pour 8 pièces. Renonce à une partie droite : améliore un élément. (BL-15.20, BL-15.10)
lever-4 = Rendement (4)
    .help = Pour 7 pièces. Renonce à jouer une carte : 1 pièce par ressource de tes sites de production. (BL-15.22, BL-15.21)
lever-5 = Argent rapide (5)
    .help = Pour 4 pièces. Renonce à jouer une carte : 3 pièces. (BL-15.24, BL-15.21)
lever-6 = Renommée (6)
    .help = Pour 8 pièces. Quand les régions paient : 1 point avec chaque pièce. (BL-15.28)
lever-7 = Halage (7)
    .help = Pour 4 pièces. À tout moment : un canot va en amont gratuitement. (BL-15.31)
lever-8 = Aide au village (8)
    .help = Pour 7 pièces. Un village coûte 1 habitant de moins et demande 1 élément de moins autour de lui. (BL-15.32)
lever-9 = Bienvenue (9)
    .help = Pour 7 pièces. Quand tu places une tuile ou un pâturage : 1 habitant. (BL-15.35)
lever-10 = Pièce de rechange (10)
    .help = Pour 6 pièces. À tout moment : 2 pièces ou 2 cartes ; ou une carte demande 1 ressource de moins. (BL-15.37)
lever-11 = Grand soutien (11)
    .help = Pour 10 pièces. À tout moment : 5 pièces ; et une carte peut demander 1 ressource de moins. (BL-15.39)
lever-12 = Appel aux colons (12)
    .help = Pour 9 pièces. À tout moment : défausse 2 cartes pour 1 habitant et 3 points. (BL-15.42)

## Tuiles de score

goal-sc01 = Unknown et Boonlake
    .help = Éléments à toi dans l’une des régions : 1, 2, 3, 4 ; dans l’autre : 1, 1, 2, 3. Projet : 10 pièces, 3 bois et 2 argile pour 7 points et 1 case de la piste des pièces. (BL-18.1, BL-7.3, BL-7.4)
goal-sc02 = New Hope et Southern
    .help = Éléments à toi dans l’une des régions : 1, 2, 3, 4 ; dans l’autre : 1, 1, 2, 3. Projet : 11 pièces, 3 pierre et 1 fer pour 7 points et 1 case de la piste des cartes. (BL-18.1, BL-7.3, BL-7.4)
goal-sc03 = Southern et Unknown
    .help = Éléments à toi dans l’une des régions : 1, 2, 3, 4 ; dans l’autre : 1, 1, 2, 3. Projet : 9 pièces, 3 argile et 3 pierre pour 7 points et 1 case de la piste des pièces. (BL-18.1, BL-7.3, BL-7.4)
goal-sc04 = Piste des pièces
    .help = Cases de la piste des pièces : 1, 2, 4, 7. Projet : 12 pièces, 2 bois et 2 fer pour 7 points et 1 case de la piste des cartes. (BL-18.2, BL-7.3, BL-7.4)
goal-sc05 = Piste des cartes
    .help = Cases de la piste des cartes : 1, 2, 4, 7. Projet : 14 pièces, 2 argile et 2 pierre pour 8 points et 1 case de la piste des pièces. (BL-18.3, BL-7.3, BL-7.4)
goal-sc06 = Pistes égales
    .help = Cases de la piste où tu es le moins avancé : 1, 2, 3, 5. Projet : 12 pièces, 2 pierre et 3 fer pour 8 points et 1 case de la piste des pièces. (BL-18.4, BL-7.3, BL-7.4)
goal-sc07 = Production
    .help = Ressources de tes sites de production : 2, 3, 4, 6. Projet : 13 pièces, 2 argile et 3 fer pour 8 points et 1 case de la piste des cartes. (BL-18.5, BL-7.3, BL-7.4)
goal-sc08 = Terres reliées
    .help = Tuiles reliées avec des éléments à toi : 2, 3, 4, 6. Projet : 10 pièces, 4 bois et 1 pierre pour 7 points et 1 case de la piste des cartes. (BL-18.7, BL-7.3, BL-7.4)
goal-sc09 = Leviers
    .help = Leviers : 1, 2, 3, 5. Projet : 11 pièces, 1 bois et 4 fer pour 7 points et 1 case de la piste des pièces. (BL-18.11, BL-7.3, BL-7.4)
goal-sc10 = Bovins
    .help = Bovins retirés de ton plateau : 1, 2, 3, 4. Projet : 8 pièces, 3 bois et 3 argile pour 7 points et 1 case de la piste des pièces. (BL-18.12, BL-7.3, BL-7.4)
goal-sc11 = Villages
    .help = Villages retirés de ton plateau : 1, 1, 2, 3. Projet : 15 pièces, 2 bois et 2 pierre pour 8 points et 1 case de la piste des cartes. (BL-18.13, BL-7.3, BL-7.4)
goal-sc12 = Ponts
    .help = Éléments à toi près de ponts : 1, 2, 3, 5. Projet : 9 pièces, 4 pierre et 2 fer pour 7 points et 1 case de la piste des cartes. (BL-18.14, BL-7.3, BL-7.4)
goal-sc13 = Don d’habitants
    .help = Paie 1 habitant ou 5 pièces autant de fois : 1, 2, 3, 4 ; chaque fois 2 points. Projet : 12 pièces et 4 argile pour 7 points et 1 case de la piste des pièces. (BL-18.18, BL-7.3, BL-7.4)
goal-sc14 = Don de vases
    .help = Paie 1 vase ou 5 pièces autant de fois : 1, 1, 2, 3 ; chaque fois 2 points. Projet : 14 pièces, 2 bois et 3 pierre pour 9 points et 1 case de la piste des cartes. (BL-18.19, BL-7.3, BL-7.4)
goal-sc15 = Don de pièces
    .help = Paie 2 pièces autant de fois : 2, 3, 5, 8 ; chaque fois 1 point. Projet : 8 pièces, 2 bois, 2 argile et 2 fer pour 7 points et 1 case de la piste des cartes. (BL-18.20, BL-7.3, BL-7.4)
goal-sc16 = Crépuscule et Jour
    .help = Cartes de l’un des types : 1, 2, 3, 5 ; de l’autre : 1, 1, 3, 4. Projet : 10 pièces, 2 bois, 2 pierre et 2 fer pour 8 points et 1 case de la piste des pièces. (BL-18.15, BL-7.3, BL-7.4)

## Cartes

card-sunny_toll_house = Octroi ensoleillé
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-evening_mint = Atelier monétaire du soir
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-velvet_exchange = Bourse de velours
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-morning_customs_shed = Entrepôt douanier du matin
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-russet_toll_house = Octroi roux
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-midnight_mint = Atelier monétaire de minuit
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-noon_exchange = Bourse de midi
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-violet_customs_shed = Entrepôt douanier violet
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-hidden_toll_house = Octroi caché
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-bright_mint = Atelier monétaire lumineux
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-dusky_exchange = Bourse du crépuscule
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-silent_customs_shed = Entrepôt douanier silencieux
    .help = Donne 1 case de la piste des pièces. (BL-19.1)
card-golden_school = École dorée
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-hazy_print_shop = Imprimerie brumeuse
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-dark_archive = Dépôt d’archives sombre
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-white_surveyor = Arpenteur blanc
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-harvest_school = École des moissons
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-cold_print_shop = Imprimerie glacée
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-warm_archive = Dépôt d’archives chaleureux
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-amber_surveyor = Arpenteur d’ambre
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-starry_school = École étoilée
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-open_print_shop = Imprimerie ouverte
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-copper_archive = Dépôt d’archives de cuivre
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-silver_surveyor = Arpenteur d’argent
    .help = Donne 1 case de la piste des cartes. (BL-19.2)
card-meadow_town_hall = Mairie des prés
    .help = Donne 1 case de la piste des pièces et 1 case de la piste des cartes. (BL-19.3)
card-lantern_guild = Guilde des lanternes
    .help = Donne 1 case de la piste des pièces et 1 case de la piste des cartes. (BL-19.3)
card-owl_town_hall = Mairie du hibou
    .help = Donne 1 case de la piste des pièces et 1 case de la piste des cartes. (BL-19.3)
card-clear_guild = Guilde claire
    .help = Donne 1 case de la piste des pièces et 1 case de la piste des cartes. (BL-19.3)
card-late_town_hall = Mairie tardive
    .help = Donne 1 case de la piste des pièces et 1 case de la piste des cartes. (BL-19.3)
card-moonlit_guild = Guilde au clair de lune
    .help = Donne 1 case de la piste des pièces et 1 case de la piste des cartes. (BL-19.3)
card-sunny_savings_bank = Caisse d’épargne ensoleillée
    .help = Donne 2 cases de la piste des pièces. (BL-19.3)
card-evening_trade_fair = Foire du soir
    .help = Donne 2 cases de la piste des pièces. (BL-19.3)
card-velvet_savings_bank = Caisse d’épargne de velours
    .help = Donne 2 cases de la piste des pièces. (BL-19.3)
card-morning_trade_fair = Foire du matin
    .help = Donne 2 cases de la piste des pièces. (BL-19.3)
card-russet_academy = Académie rousse
    .help = Donne 2 cases de la piste des cartes. (BL-19.3)
card-midnight_design_office = Bureau d’études de minuit
    .help = Donne 2 cases de la piste des cartes. (BL-19.3)
card-noon_academy = Académie de midi
    .help = Donne 2 cases de la piste des cartes. (BL-19.3)
card-violet_design_office = Bureau d’études violet
    .help = Donne 2 cases de la piste des cartes. (BL-19.3)
card-hidden_market_stall = Étal caché
    .help = Donne 4 pièces. (BL-19.4)
card-bright_auction = Enchère lumineuse
    .help = Donne 5 pièces. (BL-19.4)
card-dusky_harvest = Récolte du crépuscule
    .help = Donne 6 pièces. (BL-19.4)
card-silent_market_stall = Étal silencieux
    .help = Donne 8 pièces. (BL-19.4)
card-golden_auction = Enchère dorée
    .help = Donne 4 pièces. (BL-19.4)
card-hazy_harvest = Récolte brumeuse
    .help = Donne 5 pièces. (BL-19.4)
card-dark_market_stall = Étal sombre
    .help = Donne 6 pièces. (BL-19.4)
card-white_auction = Enchère blanche
    .help = Donne 8 pièces. (BL-19.4)
card-harvest_inn = Auberge des moissons
    .help = Donne 2 habitants. (BL-19.5)
card-cold_wagon_train = Convoi glacé
    .help = Donne 2 habitants. (BL-19.5)
card-warm_ferry_landing = Embarcadère chaleureux
    .help = Donne 2 habitants. (BL-19.5)
card-amber_inn = Auberge d’ambre
    .help = Donne 2 habitants. (BL-19.5)
card-starry_wagon_train = Convoi étoilé
    .help = Donne 2 habitants. (BL-19.5)
card-open_ferry_landing = Embarcadère ouvert
    .help = Donne 2 habitants. (BL-19.5)
card-copper_inn = Auberge de cuivre
    .help = Donne 2 habitants. (BL-19.5)
card-silver_wagon_train = Convoi d’argent
    .help = Donne 2 habitants. (BL-19.5)
card-meadow_ferry_landing = Embarcadère des prés
    .help = Donne 2 habitants. (BL-19.5)
card-lantern_dig_site = Fouille des lanternes
    .help = Donne 1 vase. (BL-19.6)
card-owl_pottery = Poterie du hibou
    .help = Donne 1 vase. (BL-19.6)
card-clear_dig_site = Fouille claire
    .help = Donne 1 vase. (BL-19.6)
card-late_pottery = Poterie tardive
    .help = Donne 1 vase. (BL-19.6)
card-moonlit_dig_site = Fouille au clair de lune
    .help = Donne 1 vase. (BL-19.6)
card-sunny_pottery = Poterie ensoleillée
    .help = Donne 1 vase. (BL-19.6)
card-evening_hiring_board = Bureau d’embauche du soir
    .help = Tu peux donner 3 cartes pour 2 habitants. (BL-19.7)
card-velvet_bunkhouse = Dortoir de velours
    .help = Tu peux donner 3 cartes pour 2 habitants. (BL-19.7)
card-morning_hiring_board = Bureau d’embauche du matin
    .help = Tu peux donner 3 cartes pour 2 habitants. (BL-19.7)
card-russet_bunkhouse = Dortoir roux
    .help = Tu peux donner 3 cartes pour 2 habitants. (BL-19.7)
card-midnight_hiring_board = Bureau d’embauche de minuit
    .help = Tu peux donner 3 cartes pour 2 habitants. (BL-19.7)
card-noon_pawn_shop = Prêteur sur gages de midi
    .help = Tu peux donner 2 cartes pour 4 pièces, ou 4 pièces pour 2 cartes. (BL-19.8)
card-violet_pawn_shop = Prêteur sur gages violet
    .help = Tu peux donner 2 cartes pour 4 pièces, ou 4 pièces pour 2 cartes. (BL-19.8)
card-hidden_pawn_shop = Prêteur sur gages caché
    .help = Tu peux donner 2 cartes pour 4 pièces, ou 4 pièces pour 2 cartes. (BL-19.8)
card-bright_antiquary = Antiquaire lumineux
    .help = Tu peux donner 3 cartes pour 1 vase et 2 pièces, ou 1 vase et 2 pièces pour 3 cartes. (BL-19.9)
card-dusky_antiquary = Antiquaire du crépuscule
    .help = Tu peux donner 3 cartes pour 1 vase et 2 pièces, ou 1 vase et 2 pièces pour 3 cartes. (BL-19.9)
card-silent_antiquary = Antiquaire silencieux
    .help = Tu peux donner 3 cartes pour 1 vase et 2 pièces, ou 1 vase et 2 pièces pour 3 cartes. (BL-19.9)
card-golden_almanac = Almanach doré
    .help = Tu peux donner 5 cartes pour 4 points, ou 4 points pour 5 cartes. (BL-19.10)
card-hazy_almanac = Almanach brumeux
    .help = Tu peux donner 5 cartes pour 4 points, ou 4 points pour 5 cartes. (BL-19.10)
card-dark_almanac = Almanach sombre
    .help = Tu peux donner 5 cartes pour 4 points, ou 4 points pour 5 cartes. (BL-19.10)
card-white_gazette = Gazette blanche
    .help = Tu peux donner 2 cartes pour 3 points. (BL-19.11)
card-harvest_museum = Musée des moissons
    .help = Tu peux donner 2 cartes pour 4 points. (BL-19.11)
card-cold_gazette = Gazette glacée
    .help = Tu peux donner 2 cartes pour 3 points. (BL-19.11)
card-warm_museum = Musée chaleureux
    .help = Tu peux donner 2 cartes pour 4 points. (BL-19.11)
card-amber_gold_claim = Filon d’or d’ambre
    .help = Tu peux donner 1 habitant pour 8 pièces. (BL-19.12)
card-starry_envoy = Émissaire étoilé
    .help = Tu peux donner 1 habitant pour 8 pièces. (BL-19.12)
card-open_gold_claim = Filon d’or ouvert
    .help = Tu peux donner 1 habitant pour 8 pièces. (BL-19.12)
card-copper_envoy = Émissaire de cuivre
    .help = Tu peux donner 1 habitant pour 8 pièces. (BL-19.12)
card-silver_gallery = Galerie d’argent
    .help = Tu peux donner 2 vases pour 4 points. (BL-19.13)
card-meadow_gallery = Galerie des prés
    .help = Tu peux donner 2 vases pour 4 points. (BL-19.13)
card-lantern_workshop = Atelier des lanternes
    .help = Relève un levier utilisé. (BL-19.15)
card-owl_engine_shed = Salle des machines du hibou
    .help = Relève un levier utilisé. (BL-19.15)
card-clear_workshop = Atelier clair
    .help = Relève un levier utilisé. (BL-19.15)
card-late_engine_shed = Salle des machines tardive
    .help = Relève un levier utilisé. (BL-19.15)
card-moonlit_carpenter = Charpentier au clair de lune
    .help = Tu peux transformer un habitant en maison sans perdre 1 habitant. (BL-19.16)
card-sunny_homestead = Ferme ensoleillée
    .help = Tu peux transformer un habitant en maison sans perdre 1 habitant. (BL-19.16)
card-evening_carpenter = Charpentier du soir
    .help = Tu peux transformer un habitant en maison sans perdre 1 habitant. (BL-19.16)
card-velvet_homestead = Ferme de velours
    .help = Tu peux transformer un habitant en maison sans perdre 1 habitant. (BL-19.16)
card-morning_carpenter = Charpentier du matin
    .help = Tu peux transformer un habitant en maison sans perdre 1 habitant. (BL-19.16)
card-russet_homestead = Ferme rousse
    .help = Tu peux transformer un habitant en maison sans perdre 1 habitant. (BL-19.16)
card-midnight_town_plan = Plan de village de minuit
    .help = Tu peux transformer une maison en village pour 1 habitant de moins et avec 1 élément de moins autour. (BL-19.17)
card-noon_chapel = Chapelle de midi
    .help = Tu peux transformer une maison en village pour 1 habitant de moins et avec 1 élément de moins autour. (BL-19.17)
card-violet_town_plan = Plan de village violet
    .help = Tu peux transformer une maison en village pour 1 habitant de moins et avec 1 élément de moins autour. (BL-19.17)
card-hidden_chapel = Chapelle cachée
    .help = Tu peux transformer une maison en village pour 1 habitant de moins et avec 1 élément de moins autour. (BL-19.17)
card-bright_town_plan = Plan de village lumineux
    .help = Tu peux transformer une maison en village pour 1 habitant de moins et avec 1 élément de moins autour. (BL-19.17)
card-dusky_chapel = Chapelle du crépuscule
    .help = Tu peux transformer une maison en village pour 1 habitant de moins et avec 1 élément de moins autour. (BL-19.17)
card-silent_lake_charter = Charte silencieuse du lac
    .help = À la fin 1 point par élément dans Boonlake. (BL-19.19)
card-golden_frontier_charter = Charte dorée de la frontière
    .help = À la fin 1 point par élément dans Unknown. (BL-19.19)
card-hazy_hope_charter = Charte brumeuse de l’espoir
    .help = À la fin 1 point par élément dans New Hope. (BL-19.19)
card-dark_south_charter = Charte sombre du sud
    .help = À la fin 1 point par élément dans Southern. (BL-19.19)
card-white_lake_charter = Charte blanche du lac
    .help = À la fin 1 point par élément dans Boonlake. (BL-19.19)
card-harvest_frontier_charter = Charte de la frontière des moissons
    .help = À la fin 1 point par élément dans Unknown. (BL-19.19)
card-cold_hope_charter = Charte glacée de l’espoir
    .help = À la fin 1 point par élément dans New Hope. (BL-19.19)
card-warm_south_charter = Charte chaleureuse du sud
    .help = À la fin 1 point par élément dans Southern. (BL-19.19)
card-amber_works_council = Conseil des usines d’ambre
    .help = À la fin 1 point par ressource de tes sites de production. (BL-19.20)
card-starry_works_council = Conseil des usines étoilé
    .help = À la fin 1 point par ressource de tes sites de production. (BL-19.20)
card-open_works_council = Conseil des usines ouvert
    .help = À la fin 1 point par ressource de tes sites de production. (BL-19.20)
card-copper_land_office = Cadastre de cuivre
    .help = À la fin 1 point par maison retirée de ton plateau. (BL-19.22)
card-silver_land_office = Cadastre d’argent
    .help = À la fin 1 point par maison retirée de ton plateau. (BL-19.22)
card-meadow_land_office = Cadastre des prés
    .help = À la fin 1 point par maison retirée de ton plateau. (BL-19.22)
card-lantern_stock_club = Club d’éleveurs des lanternes
    .help = À la fin 1 point par bovin retiré de ton plateau. (BL-19.23)
card-owl_stock_club = Club d’éleveurs du hibou
    .help = À la fin 1 point par bovin retiré de ton plateau. (BL-19.23)
card-clear_stock_club = Club d’éleveurs clair
    .help = À la fin 1 point par bovin retiré de ton plateau. (BL-19.23)
card-late_county_seat = Chef-lieu tardif
    .help = À la fin 2 points par village retiré de ton plateau. (BL-19.24)
card-moonlit_county_seat = Chef-lieu au clair de lune
    .help = À la fin 2 points par village retiré de ton plateau. (BL-19.24)
card-sunny_county_seat = Chef-lieu ensoleillé
    .help = À la fin 2 points par village retiré de ton plateau. (BL-19.24)
card-evening_treasury = Trésorerie du soir
    .help = À la fin 3 points avec 5 cases de la piste des pièces, 6 avec 8. (BL-19.25, BL-19.26)
card-velvet_treasury = Trésorerie de velours
    .help = À la fin 2 points avec 4 cases de la piste des pièces, 5 avec 7. (BL-19.25, BL-19.26)
card-morning_treasury = Trésorerie du matin
    .help = À la fin 4 points avec 6 cases de la piste des pièces, 8 avec 9. (BL-19.25, BL-19.26)
card-russet_library = Bibliothèque rousse
    .help = À la fin 3 points avec 5 cases de la piste des cartes, 6 avec 8. (BL-19.25, BL-19.26)
card-midnight_library = Bibliothèque de minuit
    .help = À la fin 2 points avec 4 cases de la piste des cartes, 5 avec 7. (BL-19.25, BL-19.26)
card-noon_library = Bibliothèque de midi
    .help = À la fin 4 points avec 6 cases de la piste des cartes, 8 avec 9. (BL-19.25, BL-19.26)
card-violet_power_house = Centrale violette
    .help = À la fin 3 points avec 4 leviers, 6 avec 7. (BL-19.25, BL-19.26)
card-hidden_power_house = Centrale cachée
    .help = À la fin 2 points avec 3 leviers, 5 avec 6. (BL-19.25, BL-19.26)
card-bright_power_house = Centrale lumineuse
    .help = À la fin 4 points avec 5 leviers, 8 avec 8. (BL-19.25, BL-19.26)
card-dusky_breeders_hall = Halle d’éleveurs du crépuscule
    .help = À la fin 3 points avec 3 bovins retirés de ton plateau, 7 avec 5. (BL-19.25, BL-19.26)
card-silent_breeders_hall = Halle d’éleveurs silencieuse
    .help = À la fin 2 points avec 2 bovins retirés de ton plateau, 5 avec 4. (BL-19.25, BL-19.26)
card-golden_residents_hall = Maison commune dorée
    .help = À la fin 3 points avec 4 maisons retirées de ton plateau, 6 avec 6. (BL-19.25, BL-19.26)
card-hazy_residents_hall = Maison commune brumeuse
    .help = À la fin 2 points avec 3 maisons retirées de ton plateau, 4 avec 5. (BL-19.25, BL-19.26)
card-dark_assembly_hall = Salle d’assemblée sombre
    .help = À la fin 3 points avec 2 villages retirés de ton plateau, 7 avec 4. (BL-19.25, BL-19.26)
card-white_assembly_hall = Salle d’assemblée blanche
    .help = À la fin 2 points avec 2 villages retirés de ton plateau, 5 avec 3. (BL-19.25, BL-19.26)
card-harvest_toolmaker = Outilleur des moissons
    .help = Les leviers coûtent 1 pièce de moins, mais 0 au moins. (BL-19.28)
card-cold_foundry = Fonderie glacée
    .help = Les leviers coûtent 2 pièces de moins, mais 0 au moins. (BL-19.28)
card-warm_toolmaker = Outilleur chaleureux
    .help = Les leviers coûtent 1 pièce de moins, mais 0 au moins. (BL-19.28)
card-amber_foundry = Fonderie d’ambre
    .help = Les leviers coûtent 2 pièces de moins, mais 0 au moins. (BL-19.28)
card-starry_toolmaker = Outilleur étoilé
    .help = Les leviers coûtent 1 pièce de moins, mais 0 au moins. (BL-19.28)
card-open_builders_yard = Cour de bâtisseurs ouverte
    .help = Les cartes et projets spéciaux coûtent 1 pièce de moins, mais 0 au moins. (BL-19.29)
card-copper_builders_yard = Cour de bâtisseurs de cuivre
    .help = Les cartes et projets spéciaux coûtent 1 pièce de moins, mais 0 au moins. (BL-19.29)
card-silver_builders_yard = Cour de bâtisseurs d’argent
    .help = Les cartes et projets spéciaux coûtent 1 pièce de moins, mais 0 au moins. (BL-19.29)
card-russet_sun_broker = Courtier roux du soleil
    .help = Une carte Jour que tu défausses pour des pièces rapporte 1 pièce de plus. (BL-19.30)
card-midnight_dusk_broker = Courtier du couchant de minuit
    .help = Une carte Crépuscule que tu défausses pour des pièces rapporte 1 pièce de plus. (BL-19.30)
card-noon_moon_broker = Courtier de la lune de midi
    .help = Une carte Nuit que tu défausses pour des pièces rapporte 1 pièce de plus. (BL-19.30)
card-cold_sun_broker = Courtier glacé du soleil
    .help = Une carte Jour que tu défausses pour des pièces rapporte 1 pièce de plus. (BL-19.30)
card-warm_dusk_broker = Courtier chaleureux du couchant
    .help = Une carte Crépuscule que tu défausses pour des pièces rapporte 1 pièce de plus. (BL-19.30)
card-amber_moon_broker = Courtier de la lune d’ambre
    .help = Une carte Nuit que tu défausses pour des pièces rapporte 1 pièce de plus. (BL-19.30)
card-sunny_river_pilot = Pilote fluvial ensoleillé
    .help = Quand ton navire s’arrête sur une case à pièces, tu gagnes 1 pièce de plus. (BL-19.32)
card-evening_river_pilot = Pilote fluvial du soir
    .help = Quand ton navire s’arrête sur une case à pièces, tu gagnes 1 pièce de plus. (BL-19.32)
card-velvet_river_pilot = Pilote fluvial de velours
    .help = Quand ton navire s’arrête sur une case à pièces, tu gagnes 1 pièce de plus. (BL-19.32)
card-morning_wharf = Quai du matin
    .help = Quand ton navire s’arrête dans un port, tu gagnes 2 pièces. (BL-19.33)
card-russet_harbour_post = Poste du port roux
    .help = Quand ton navire s’arrête dans un port, tu pioches 2 cartes. (BL-19.33)
card-midnight_wharf = Quai de minuit
    .help = Quand ton navire s’arrête dans un port, tu gagnes 2 pièces. (BL-19.33)
card-noon_harbour_post = Poste du port de midi
    .help = Quand ton navire s’arrête dans un port, tu pioches 2 cartes. (BL-19.33)
card-violet_diving_bell = Cloche de plongée violette
    .help = Quand ton navire s’arrête sur une case à vase, tu gagnes 1 vase de plus. (BL-19.34)
card-hidden_diving_bell = Cloche de plongée cachée
    .help = Quand ton navire s’arrête sur une case à vase, tu gagnes 1 vase de plus. (BL-19.34)
card-bright_cattle_drive = Transhumance lumineuse
    .help = Un bovin te coûte 1 habitant de moins, mais 0 au moins. (BL-19.35)
card-dusky_cattle_drive = Transhumance du crépuscule
    .help = Un bovin te coûte 1 habitant de moins, mais 0 au moins. (BL-19.35)
card-silent_cattle_drive = Transhumance silencieuse
    .help = Un bovin te coûte 1 habitant de moins, mais 0 au moins. (BL-19.35)
card-golden_dairy = Laiterie dorée
    .help = Un bovin que tu places rapporte 2 pièces de plus. (BL-19.36)
card-hazy_dairy = Laiterie brumeuse
    .help = Un bovin que tu places rapporte 2 pièces de plus. (BL-19.36)
card-dark_dairy = Laiterie sombre
    .help = Un bovin que tu places rapporte 2 pièces de plus. (BL-19.36)

## De quoi parlent les effets

good-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
good-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
good-inhabitant = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
good-vase = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
good-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
good-coin_step = { $count ->
    [one] { $count } case de la piste des pièces
   *[other] { $count } cases de la piste des pièces
}
good-card_step = { $count ->
    [one] { $count } case de la piste des cartes
   *[other] { $count } cases de la piste des cartes
}
good-cactus = { $count ->
    [one] { $count } case de la piste du cactus
   *[other] { $count } cases de la piste du cactus
}
measure-in_boonlake = { $count ->
    [one] élément à toi dans Boonlake
   *[other] éléments à toi dans Boonlake
}
measure-in_unknown = { $count ->
    [one] élément à toi dans Unknown
   *[other] éléments à toi dans Unknown
}
measure-in_new_hope = { $count ->
    [one] élément à toi dans New Hope
   *[other] éléments à toi dans New Hope
}
measure-in_southern = { $count ->
    [one] élément à toi dans Southern
   *[other] éléments à toi dans Southern
}
measure-resources = { $count ->
    [one] ressource de tes sites de production
   *[other] ressources de tes sites de production
}
measure-houses = { $count ->
    [one] maison retirée de ton plateau
   *[other] maisons retirées de ton plateau
}
measure-villages = { $count ->
    [one] village retiré de ton plateau
   *[other] villages retirés de ton plateau
}
measure-cattle = { $count ->
    [one] bovin retiré de ton plateau
   *[other] bovins retirés de ton plateau
}
measure-coin_steps = { $count ->
    [one] case de la piste des pièces
   *[other] cases de la piste des pièces
}
measure-card_steps = { $count ->
    [one] case de la piste des cartes
   *[other] cases de la piste des cartes
}
measure-lower_track = { $count ->
    [one] case de chaque piste
   *[other] cases de chaque piste
}
measure-levers = { $count ->
    [one] levier
   *[other] leviers
}
measure-connected = { $count ->
    [one] tuile reliée avec un élément à toi
   *[other] tuiles reliées avec des éléments à toi
}
measure-at_bridges = { $count ->
    [one] élément à toi près d’un pont
   *[other] éléments à toi près de ponts
}
measure-paying_presences = { $count ->
    [one] élément à toi dans une région qui paie
   *[other] éléments à toi dans des régions qui paient
}
measure-day_cards = { $count ->
    [one] carte Jour
   *[other] cartes Jour
}
measure-twilight_cards = { $count ->
    [one] carte Crépuscule
   *[other] cartes Crépuscule
}
measure-night_cards = { $count ->
    [one] carte Nuit
   *[other] cartes Nuit
}
modifier-lever_price = { $by ->
    [one] leviers : { $by } pièce
   *[other] leviers : { $by } pièces
}
modifier-card_price = { $by ->
    [one] cartes et projets : { $by } pièce
   *[other] cartes et projets : { $by } pièces
}
modifier-discard_coins = { $type ->
    [day] défausser une carte Jour : { $by } pièce de plus
    [twilight] défausser une carte Crépuscule : { $by } pièce de plus
   *[night] défausser une carte Nuit : { $by } pièce de plus
}
modifier-river_coins = pièces de la rivière : { $by } de plus
modifier-harbour_coins = { $by ->
    [one] dans chaque port : { $by } pièce
   *[other] dans chaque port : { $by } pièces
}
modifier-harbour_cards = { $by ->
    [one] dans chaque port : { $by } carte
   *[other] dans chaque port : { $by } cartes
}
modifier-river_vases = vases de la rivière : { $by } de plus
modifier-cattle_inhabitants = bovins : { $by } habitant
modifier-cattle_coins = { $by ->
    [one] bovin placé : { $by } pièce de plus
   *[other] bovin placé : { $by } pièces de plus
}
modifier-village_inhabitants = village : { $by } habitant
modifier-village_presences = village : { $by } élément autour
deed-act = { $of ->
    [develop-upgrade] développer ou améliorer
    [develop-upgrade-play] développer, améliorer ou jouer une carte
    [cattle-play] placer un bovin ou jouer une carte
    [modernise] placer un levier
    [upgrade] améliorer un élément
    [house] transformer un habitant en maison sans rien payer
    [village] fonder un village, plus facilement
    [play-upgrade] jouer des cartes ou améliorer
   *[play] jouer une carte
}
deed-explore = { $tiles ->
    [one] explorer
   *[other] explorer { $tiles } fois
}
deed-pasture = placer un pâturage
deed-region = prendre la récompense d’une région
deed-hire = prendre des habitants pour { $coin } pièces ou { $card } cartes chacun
deed-build = { $works ->
    [wood] construire un site de bois
    [clay] construire un site d’argile
    [stone] construire un site de pierre
    [iron] construire un site de fer
   *[any] construire un site de production
}
deed-income = { $track ->
    [coin] recevoir le revenu de la piste des pièces
   *[card] recevoir le revenu de la piste des cartes
}
deed-reset = relever un levier
deed-paddle = déplacer un canot en amont gratuitement
deed-structure = { $times ->
    [one] construire une structure
   *[other] construire { $times } structures
}
deed-cattle = placer un bovin
deed-tile = { $times ->
    [one] placer une tuile
   *[other] placer { $times } tuiles
}
deed-house = y mettre une maison

## Score

line-track = En cours de partie
    .help = Les points gagnés pendant la partie, moins les points perdus. (BL-5.11)
line-levers = Leviers
    .help = De 4 à 6 leviers valent 2 points chacun, 7 ou plus valent 3 chacun. (BL-20.2)
line-cards = Cartes
    .help = Les points imprimés sur tes cartes. (BL-20.4)
line-end-effects = Effets des cartes
    .help = Ce que tes cartes comptent à la fin de la partie. (BL-20.4, BL-19.25)
line-board = Plateau
    .help = Par élément retiré de ton plateau : 2 points en rangée 3, 4 en rangée 4, 6 en rangée 5. (BL-20.5)
automa-sage = La Sage Éminence

## Ce que la table peut choisir

option-reactions = Parts des autres
    .help = Quand les autres ont leur part d’une action. (BL-3.19)
option-reactions-together = En même temps
    .help = Tous ensemble, là où rien ne s’y oppose. (BL-3.20, BL-3.14)
option-reactions-clockwise = Dans l’ordre
    .help = L’un après l’autre, après qui a choisi l’action. (BL-3.20)
option-sage = Force de la Sage Éminence
    .help = À quel point la Sage Éminence est difficile à battre, pour qui joue en solitaire. (BL-21.9)
option-sage-easy = Facile
    .help = Elle joue avec 5 tuiles A et 1 tuile B. (BL-21.9, BL-21.8)
option-sage-medium = Moyen
    .help = Elle joue avec 4 tuiles A et 2 tuiles B. (BL-21.9, BL-21.8)
option-sage-challenge = Défi
    .help = Elle joue avec 3 tuiles A et 3 tuiles B. (BL-21.9, BL-21.8)
option-sage-hard = Difficile
    .help = Elle joue avec 2 tuiles A et 4 tuiles B. (BL-21.9, BL-21.8)
option-sage-very_hard = Très difficile
    .help = Elle joue avec 1 tuile A et 5 tuiles B. (BL-21.9, BL-21.8)

## Ce qui a été pioché ou révélé : pourquoi on ne peut rien annuler au-delà. Une phrase sans sa fin

drawn-cards = Des cartes ont été piochées
drawn-choices = Tous les choix ont été révélés
drawn-tile = Une tuile a été révélée
