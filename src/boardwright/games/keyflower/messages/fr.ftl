# Keyflower en français. Variables : $player est le nom d’une personne ; $tile, $there, $beside et $other sont des noms de
# tuiles, $colour, $resource, $skill, $season et $direction d’autres noms de ce fichier ; les autres sont des nombres. Une
# couleur, une ressource et une compétence ont une minuscule, car elles se disent dans des phrases. Une aide finit par sa règle.

game-title = Keyflower
game-intro = Bâtis un village en 4 saisons : tes ouvriers gagnent de nouvelles tuiles aux enchères et activent des tuiles partout, les tiennes comme celles des autres. Le plus beau village est fait de ce que tu améliores, amasses et gagnes en hiver.
    .line = Miser et travailler avec les mêmes ouvriers

# Où en est la partie, dans une ligne de l’accueil.

progress = { $season }, saison { $number } sur { $count }

## Listes de pièces, sans celles dont il n’y a aucune

comma-red = { $blue ->
    [0] { "" }
   *[other] { ", " }
}
comma-yellow = { $red ->
    [0] { comma-red }
   *[other] { ", " }
}
comma-green = { $yellow ->
    [0] { comma-yellow }
   *[other] { ", " }
}
no-workers = { $blue ->
    [0] { $red ->
        [0] { $yellow ->
            [0] aucun ouvrier
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
some-workers = { $blue ->
    [0] { "" }
    [one] { $blue } bleu
   *[other] { $blue } bleus
}{ $red ->
    [0] { "" }
    [one] { comma-red }{ $red } rouge
   *[other] { comma-red }{ $red } rouges
}{ $yellow ->
    [0] { "" }
    [one] { comma-yellow }{ $yellow } jaune
   *[other] { comma-yellow }{ $yellow } jaunes
}{ $green ->
    [0] { no-workers }
    [one] { comma-green }{ $green } vert
   *[other] { comma-green }{ $green } verts
}
comma-pickaxe = { $anvil ->
    [0] { "" }
   *[other] { ", " }
}
comma-saw = { $pickaxe ->
    [0] { comma-pickaxe }
   *[other] { ", " }
}
no-skills = { $anvil ->
    [0] { $pickaxe ->
        [0] aucune compétence
       *[other] { "" }
    }
   *[other] { "" }
}
some-skills = { $anvil ->
    [0] { "" }
    [one] { $anvil } enclume
   *[other] { $anvil } enclumes
}{ $pickaxe ->
    [0] { "" }
    [one] { comma-pickaxe }{ $pickaxe } pioche
   *[other] { comma-pickaxe }{ $pickaxe } pioches
}{ $saw ->
    [0] { no-skills }
    [one] { comma-saw }{ $saw } scie
   *[other] { comma-saw }{ $saw } scies
}
comma-stone = { $wood ->
    [0] { "" }
   *[other] { ", " }
}
comma-iron = { $stone ->
    [0] { comma-stone }
   *[other] { ", " }
}
comma-gold = { $iron ->
    [0] { comma-iron }
   *[other] { ", " }
}
some-resources = { $wood ->
    [0] { "" }
   *[other] { $wood } bois
}{ $stone ->
    [0] { "" }
    [one] { comma-stone }{ $stone } pierre
   *[other] { comma-stone }{ $stone } pierres
}{ $iron ->
    [0] { "" }
   *[other] { comma-iron }{ $iron } fer
}{ $gold ->
    [0] { "" }
   *[other] { comma-gold }{ $gold } or
}

## Questions

prompt-turn = Mise sur une tuile, active une tuile, ou passe.
prompt-gather-bid = { $least ->
    [0] Miser sur { $tile } : choisis combien d’ouvriers { $colour }s tu ajoutes.
    [one] Miser sur { $tile } : place au moins 1 ouvrier { $colour }.
   *[other] Miser sur { $tile } : place au moins { $least } ouvriers { $colour }s.
}
prompt-gather-use = { $least ->
    [0] Activer { $tile } : choisis combien d’ouvriers { $colour }s tu ajoutes.
    [one] Activer { $tile } : place au moins 1 ouvrier { $colour }.
   *[other] Activer { $tile } : place au moins { $least } ouvriers { $colour }s.
}
prompt-gather-mixed = { $least ->
    [0] Activer { $tile } : ajoute des ouvriers de toutes couleurs ({ $count } jusqu’ici), ou termine.
   *[other] Activer { $tile } : ajoute des ouvriers de toutes couleurs ({ $count } jusqu’ici, encore { $least } au moins).
}
prompt-take = { $tile } : choisis la ressource que tu reçois.
prompt-pay-worker = { $tile } : paie avec 1 ouvrier { $colour }, ou avec tout un groupe battu de cette couleur.
prompt-pay-any-worker = { $tile } : paie avec 1 ouvrier de n’importe quelle couleur, ou avec tout un groupe battu.
prompt-pay-any-skill = { $tile } : paie avec 1 compétence de ton choix.
prompt-transport = { $steps ->
    [0] Améliore une tuile (encore { $upgrades }), ou termine.
   *[other] { $upgrades ->
        [0] Transporte une ressource vers la tuile voisine (pas restants : { $steps }), ou termine.
       *[other] Transporte une ressource vers la tuile voisine (pas restants : { $steps }), améliore une tuile (encore { $upgrades }), ou termine.
    }
}
prompt-spend = { $resource ->
    [or] Améliorer { $tile } : paie 1 or.
   *[other] Améliorer { $tile } : paie 1 { $resource }, ou ce qui peut en tenir lieu.
}
prompt-spend-any = { $left ->
    [one] Améliorer { $tile } : paie 1 ressource de ton choix.
   *[other] Améliorer { $tile } : paie une ressource de ton choix (encore { $left }).
}
prompt-give = Améliorer { $tile } : paie avec 1 { $skill }.
prompt-give-any = { $left ->
    [one] Améliorer { $tile } : paie avec 1 compétence de ton choix.
   *[other] Améliorer { $tile } : paie avec une compétence de ton choix (encore { $left }).
}
prompt-ship = Choisis un bateau et prends toute sa cargaison.
prompt-ship-winter = Choisis le bateau qui rejoint ton village.
prompt-take-up = Choisis laquelle de tes { $count } tuiles tu poses maintenant.
prompt-lay = Pose la tuile { $tile } à côté d’une tuile de ton village.
prompt-offer = Choisis les tuiles Hiver que tu mets aux enchères, une au moins.

## Noms des actions

action-pass = Passer
action-done = Terminer
action-done-mixed = Placer ces ouvriers
action-done-offering = Mettre ces tuiles aux enchères
action-done-transport = Terminer transport et améliorations
action-bid = Miser du { $colour } sur { $tile }
action-use = Activer { $tile } avec du { $colour }
action-use-mixed = Activer { $tile } avec des couleurs mêlées
action-with = Emmener ton groupe placé sur { $tile }
action-send = { $number ->
    [0] N’en placer aucun de ton écran
    [one] Placer 1 ouvrier de ton écran
   *[other] Placer { $number } ouvriers de ton écran
}
action-add = Ajouter un ouvrier { $colour }
action-pay = Payer avec un ouvrier { $colour }
action-pay-group = Payer avec tout ton groupe placé sur { $tile }
action-give = Payer avec 1 { $skill }
action-spend = Payer avec 1 { $resource }
action-take = Prendre 1 { $resource }
action-carry = Transporter 1 { $resource } de la tuile { $tile } vers le { $direction }
action-upgrade = Améliorer { $tile }
action-offer = Proposer { $tile }
action-ship = Prendre la cargaison du bateau { $tile }
action-ship-winter = Prendre le bateau { $tile }
action-take-up = Poser maintenant { $tile }
action-lay = { $turns ->
    [0] Poser au { $direction } de la tuile { $tile }, sans tourner
    [one] Poser au { $direction } de la tuile { $tile }, tournée d’un cran
   *[other] Poser au { $direction } de la tuile { $tile }, tournée de { $turns } crans
}

## Le journal

event-season-begins = Nouvelle saison : { $season }.
event-on-offer = { $count ->
    [one] { $count } tuile est mise aux enchères.
   *[other] { $count } tuiles sont mises aux enchères.
}
event-offered = { $count ->
    [one] { $player } met { $count } tuile Hiver aux enchères.
   *[other] { $player } met { $count } tuiles Hiver aux enchères.
}
event-passed = { $player } passe.
event-bid = { $size ->
    [one] { $player } mise { $size } { $colour } sur la tuile { $tile }.
   *[other] { $player } mise { $size } { $colour }s sur la tuile { $tile }.
}
event-used = { $player } active la tuile { $tile } avec { some-workers }.
event-produced = { $total ->
    [0] { $player } ne reçoit rien de la tuile { $tile } : la réserve est vide.
   *[other] { $player } reçoit { some-resources } de la tuile { $tile }.
}
event-gained-green = { $count ->
    [0] Il ne reste aucun ouvrier vert dans la réserve : { $player } n’en reçoit pas.
    [one] { $player } reçoit { $count } ouvrier vert.
   *[other] { $player } reçoit { $count } ouvriers verts.
}
event-drew-workers = { $count ->
    [0] Le sac est vide : { $player } ne pioche aucun ouvrier.
    [one] { $player } pioche { $count } ouvrier dans le sac.
   *[other] { $player } pioche { $count } ouvriers dans le sac.
}
event-drew-these-workers = { $player } a pioché : { some-workers }.
event-drew-skills = { $count ->
    [0] La pile est vide : { $player } ne pioche aucune compétence.
    [one] { $player } pioche { $count } compétence dans la pile.
   *[other] { $player } pioche { $count } compétences dans la pile.
}
event-drew-these-skills = { $player } a pioché : { some-skills }.
event-paid-workers = { $size ->
    [one] { $player } paie avec { $size } { $colour }.
   *[other] { $player } paie avec { $size } { $colour }s.
}
event-paid-skill = { $player } paie avec 1 { $skill }.
event-paid-face-down = { $player } paie avec 1 compétence, face cachée.
event-paid-this-skill = { $player } a payé avec 1 { $skill }.
event-carried = { $player } transporte 1 { $resource } de la tuile { $tile } à la tuile { $there }.
event-upgraded = { $player } améliore la tuile { $tile }.
event-season-ends = Fin de la saison : { $season }.
event-tile-leaves = Personne n’a misé sur la tuile { $tile } : elle quitte le jeu.
event-won = { $size ->
    [one] { $player } gagne la tuile { $tile } pour { $size } { $colour }.
   *[other] { $player } gagne la tuile { $tile } pour { $size } { $colour }s.
}
event-workers-home = { $count ->
    [one] { $player } reprend { $count } ouvrier derrière son écran : { some-workers }.
   *[other] { $player } reprend { $count } ouvriers derrière son écran : { some-workers }.
}
event-start-player = { $player } prend le pion violet et joue désormais en premier.
event-unloaded = { $player } décharge le bateau { $tile } : { some-workers } ; { some-skills }.
event-took-boat = { $player } prend le bateau { $tile }.
event-laid = { $player } pose la tuile { $tile } au { $direction } de la tuile { $beside }.
event-stranded = La tuile { $tile } ne va nulle part dans le village de { $player } et reste de côté.
event-game-over = La partie est terminée.

## Pourquoi ce n’est pas possible maintenant

refusal-game-over = La partie est terminée ; commences-en une nouvelle pour rejouer.
refusal-not-your-turn = C’est à { $player } de jouer ; attends ton tour.
refusal-others-decide = { $count } autres personnes décident en ce moment ; attends-les.
refusal-purple = Le pion violet ne fait qu’indiquer qui commence ; mise et paie avec des ouvriers des autres couleurs.
refusal-no-part = Ceci ne joue aucun rôle dans la décision en cours ; choisis autre chose.
refusal-unfinished = Termine d’abord ce que tu as commencé, ou annule-le.

# Un tour.
refusal-mixed = Seul le Bateau Été 4b permet de placer plusieurs couleurs à la fois ; choisis des ouvriers d’une seule couleur.
refusal-mixed-nowhere = Le Bateau Été 4b demande une tuile avec une mise ou des ouvriers, et de la place dessus ; place des ouvriers d’une seule couleur.
refusal-colour-nowhere = Tu as des ouvriers { $colour }s, mais aucun endroit ne les accepte maintenant ; choisis une autre couleur, ou passe.
refusal-none-of-colour = Tu n’as plus d’ouvrier { $colour } pour cela ; choisis une autre couleur.
refusal-bid-too-few = { $least ->
    [one] Miser sur la tuile { $tile } demande au moins 1 ouvrier, et tu n’en as aucun de libre ; passe, ou attends qu’une de tes mises soit battue.
   *[other] Miser sur la tuile { $tile } demande au moins { $least } ouvriers d’une même couleur, plus que tu ne peux en réunir ; choisis une autre tuile.
}
refusal-bid-colour = Sur la tuile { $tile }, on ne mise plus que du { $colour }, et tu n’en as pas de libre ; choisis une autre tuile.
refusal-bid-other-colour = Sur la tuile { $tile }, on ne mise plus que du { $colour } ; mise cette couleur ou choisis une autre tuile.
refusal-bid-larger = Pour mener sur la tuile { $tile }, il faut placer au moins { $least } { $colour }s, plus que tu n’en as de libres ; choisis une autre tuile.
refusal-boat = On ne mise pas sur le bateau { $tile } ; mise sur une tuile Ordre du tour pour choisir ton bateau plus tôt.
refusal-not-in-play = La tuile { $tile } n’est pas en jeu ; choisis une tuile qui est sur la table.
refusal-season-later = La tuile { $tile } ne peut paraître qu’à la saison { $season } ; choisis une tuile qui est sur la table.
refusal-not-offered = La tuile { $tile } n’a pas été mise aux enchères ; choisis une tuile qui est sur la table.
refusal-stranded = La tuile { $tile } ne va nulle part dans le village où elle a été gagnée et ne fait rien ; choisis une autre tuile.
refusal-not-usable = La tuile { $tile } n’accepte pas d’ouvriers ; active une tuile qui produit, échange ou transporte.
refusal-tile-full = { $room ->
    [0] La tuile { $tile } est complète pour cette saison ; active une autre tuile.
   *[other] Activer encore la tuile { $tile } demande au moins { $least } ouvriers, et il n’y a de la place que pour { $room } ; active une autre tuile.
}
refusal-price-skill = Tu n’as pas la compétence que demande la tuile { $tile } ; procure-t’en une d’abord.
refusal-price-worker = Après avoir placé tes ouvriers, tu ne pourrais plus payer celui que demande la tuile { $tile } ; active une autre tuile.
refusal-no-workers = Tu n’as aucun ouvrier libre pour activer la tuile { $tile } ; passe, ou attends qu’une de tes mises soit battue.
refusal-use-colour = Seuls des ouvriers { $colour }s peuvent activer la tuile { $tile } maintenant, et tu n’en as pas de libre ; active une autre tuile.
refusal-use-other-colour = Seuls des ouvriers { $colour }s peuvent activer la tuile { $tile } maintenant ; prends cette couleur ou une autre tuile.
refusal-use-too-few = Activer la tuile { $tile } demande maintenant au moins { $least } { $colour }s, plus que tu n’en as de libres ; active une autre tuile.
refusal-group-too-large = { $room ->
    [one] Sur la tuile { $tile }, il n’y a de la place que pour { $room } ouvrier, et un groupe se déplace en entier ; laisse-le où il est.
   *[other] Sur la tuile { $tile }, il n’y a de la place que pour { $room } ouvriers, et un groupe se déplace en entier ; laisse-le où il est.
}
refusal-place-settled = Tu places des ouvriers { $colour }s ; dis combien, ou annule ce choix.
refusal-same-place = Tes ouvriers vont justement sur la tuile { $tile } ; emmène un groupe qui se trouve ailleurs.
refusal-no-group = Tu n’as pas de groupe à côté de la tuile { $tile } ; choisis un de tes groupes battus.
refusal-group-leads = Ton groupe mène sur la tuile { $tile } et y reste ; seuls les groupes battus sont libres.
refusal-group-taken = Ton groupe de la tuile { $tile } vient déjà avec toi ; choisis-en un autre, ou dis combien tu en ajoutes.
refusal-group-colour = Ton groupe sur la tuile { $tile } est d’une autre couleur ; ici tu places du { $colour }.
refusal-price-left = Le prix de la tuile { $tile } se paie en plus ; garde un ouvrier pour cela.
refusal-too-few = { $have ->
    [0] Tu n’as aucun ouvrier { $colour } derrière ton écran ; choisis-en moins.
    [one] Tu n’as que { $have } ouvrier { $colour } derrière ton écran ; choisis-en moins.
   *[other] Tu n’as que { $have } ouvriers { $colour }s derrière ton écran ; choisis-en moins.
}
refusal-more-to-lead = Pour mener sur la tuile { $tile }, il t’en faut au moins { $least } ; choisis plus d’ouvriers.
refusal-more-to-use = Pour activer la tuile { $tile }, il t’en faut au moins { $least } ; choisis plus d’ouvriers.
refusal-too-many = Sur la tuile { $tile }, il n’y a de la place que pour { $room } ; choisis moins d’ouvriers.

# Prix et gains.
refusal-price-colour = Le prix de la tuile { $tile } est 1 ouvrier { $colour } ; choisis cette couleur.
refusal-no-skill = { $skill ->
    [enclume] Tu n’as pas d’enclume derrière ton écran ; choisis une autre compétence.
   *[other] Tu n’as pas de { $skill } derrière ton écran ; choisis une autre compétence.
}
refusal-stock-empty = { $resource ->
    [or] Il ne reste plus d’or dans la réserve ; choisis une autre ressource.
   *[other] Il ne reste plus de { $resource } dans la réserve ; choisis une autre ressource.
}
refusal-not-produced = { $resource ->
    [or] La tuile { $tile } ne donne pas d’or ; choisis une autre ressource.
   *[other] La tuile { $tile } ne donne pas de { $resource } ; choisis une autre ressource.
}

# Transport et améliorations.
refusal-no-steps = Tu n’as plus de pas ; améliore une tuile, ou termine.
refusal-no-way = Rien chez toi ne peut partir vers le { $direction } ; choisis une autre direction, où part une route.
refusal-no-road-for = { $resource ->
    [or] Aucune route ne part de là où se trouve ton or ; transporte une autre ressource.
    [pierre] Aucune route ne part de là où se trouve ta pierre ; transporte une autre ressource.
   *[other] Aucune route ne part de là où se trouve ton { $resource } ; transporte une autre ressource.
}
refusal-no-resource = { $resource ->
    [or] Il n’y a pas d’or dans ton village ; transporte une autre ressource.
   *[other] Il n’y a pas de { $resource } dans ton village ; transporte une autre ressource.
}
refusal-not-own-village = La tuile { $tile } n’est pas dans ton village ; tu ne transportes et n’améliores que là.
refusal-upgrade-skills = Tu n’as pas la compétence qui améliore la tuile { $tile } ; procure-la-toi d’abord.
refusal-upgrade-resources = Ce qui améliore la tuile { $tile } ne s’y trouve pas encore ; transporte-le là d’abord.
refusal-no-road = Aucune route ne relie la tuile { $tile } à une tuile voisine ; ce qui s’y trouve y reste pour l’instant.
refusal-no-steps-from = Tu n’as plus de pas pour partir de la tuile { $tile } ; améliore une tuile, ou termine.
refusal-never-upgraded = La tuile { $tile } ne s’améliore jamais, et rien ne s’y trouve à transporter ; choisis une autre tuile.
refusal-upgraded = La tuile { $tile } est déjà améliorée, et rien ne s’y trouve à transporter ; choisis une autre tuile.
refusal-no-upgrades = Il ne te reste pas d’amélioration pour la tuile { $tile }, et rien ne s’y trouve à transporter ; choisis une autre tuile.
refusal-not-on-tile = { $resource ->
    [or] Il n’y a pas d’or sur la tuile { $tile } ; paie avec ce qui s’y trouve.
   *[other] Il n’y a pas de { $resource } sur la tuile { $tile } ; paie avec ce qui s’y trouve.
}
refusal-other-resource = { $resource ->
    [or] Seul de l’or paie la tuile { $tile } maintenant ; choisis l’or.
   *[other] La tuile { $tile } demande maintenant 1 { $resource } ; paie-la ainsi, ou avec de l’or.
}
refusal-skill-for-upgrade = Cette compétence ({ $skill }) ne paie pas la tuile { $tile } maintenant ; choisis celle qui est demandée.

# La fin d’une saison, et l’hiver.
refusal-boat-taken = Le bateau { $tile } est déjà pris ; choisis un autre bateau.
refusal-choose-boat = La tuile { $tile } n’est pas parmi les bateaux à choisir ; prends l’un d’eux.
refusal-fits-nowhere = La tuile { $tile } ne va nulle part dans ton village en ce moment ; pose d’abord une autre tuile.
refusal-not-won = Ce n’est pas à toi de poser la tuile { $tile } ; prends une tuile que tu as gagnée.
refusal-not-beside = La tuile { $tile } n’est pas dans ton village ; choisis une des tiennes, à côté de laquelle poser.
refusal-named-otherwise = La place à côté de la tuile { $tile } se désigne à partir de la tuile { $other } ; choisis la tuile { $other } et la direction depuis cette tuile.
refusal-no-match-beside = Les bords ne concordent nulle part à côté de la tuile { $tile } ; choisis une autre place.
refusal-no-match = Ainsi, la tuile { $tile } ne concorde pas avec ses voisines, route contre route, champ contre champ, eau contre eau ; tourne-la, ou choisis une autre place.
refusal-must-lay = Pose d’abord la tuile { $tile } ; on ne peut pas renoncer à une tuile gagnée.
refusal-already-chosen = La tuile { $tile } est déjà choisie ; choisis une autre tuile Hiver, ou termine.
refusal-not-in-hand = La tuile { $tile } n’est pas parmi tes tuiles Hiver ; choisis l’une de celles-ci.
refusal-choose-one = Choisis d’abord au moins une de tes tuiles Hiver.

## Saisons et directions

season-spring = Printemps
    .help = La première saison : les tuiles Printemps sont aux enchères, et les bateaux sont chargés pour la première fois. (KF-2.12, KF-3.1)
season-summer = Été
    .help = La deuxième saison : les tuiles Été sont aux enchères, et les bateaux Été peuvent en être. (KF-3.15, KF-3.16)
season-autumn = Automne
    .help = La troisième saison : les tuiles Automne sont aux enchères, beaucoup d’entre elles pour des points ; les bateaux apportent leur dernière cargaison. (KF-3.12, KF-3.15)
season-winter = Hiver
    .help = La dernière saison : chacun met aux enchères des tuiles Hiver choisies en secret ; on ne peut pas activer les tuiles aux enchères, et à la fin chacun reçoit un bateau. (KF-5.3, KF-10.10, KF-12.13)
direction-s = sud
direction-sw = sud-ouest
direction-nw = nord-ouest
direction-n = nord
direction-ne = nord-est
direction-se = sud-est

## Ouvriers, ressources et compétences

worker-blue = bleu
    .help = Il y a 40 ouvriers bleus. Les ouvriers servent à miser, à activer des tuiles et à payer, toujours de la couleur qui est déjà là. (KF-1.2, KF-4.3, KF-5.6)
worker-red = rouge
    .help = Il y a 40 ouvriers rouges. Les ouvriers servent à miser, à activer des tuiles et à payer, toujours de la couleur qui est déjà là. (KF-1.2, KF-4.3, KF-5.6)
worker-yellow = jaune
    .help = Il y a 40 ouvriers jaunes. Les ouvriers servent à miser, à activer des tuiles et à payer, toujours de la couleur qui est déjà là. (KF-1.2, KF-4.3, KF-5.6)
worker-green = vert
    .help = Il y a 20 ouvriers verts, et peu de tuiles en donnent. Contre du vert, on ne peut miser que du vert. (KF-1.2, KF-4.15, KF-6.26)
worker-purple = pion violet
    .help = Il indique qui commence et ne travaille pas. À la fin, il compte pour 1 ouvrier, compétence ou ressource au choix de qui le détient. (KF-1.5, KF-13.18)
resource-wood = bois
    .help = Il y en a 24. Le bois se trouve sur les tuiles des villages, paie des améliorations et compte à la fin pour certaines tuiles. (KF-1.3, KF-7.12, KF-13.14)
resource-stone = pierre
    .help = Il y en a 24. La pierre se trouve sur les tuiles des villages, paie des améliorations et compte à la fin pour certaines tuiles. (KF-1.3, KF-7.12, KF-13.14)
resource-iron = fer
    .help = Il y en a 24. Le fer se trouve sur les tuiles des villages, paie des améliorations et compte à la fin pour certaines tuiles. (KF-1.3, KF-7.12, KF-13.14)
resource-gold = or
    .help = Il y en a 48. L’or remplace toute autre ressource et vaut 1 point à la fin s’il ne compte pour aucune tuile. (KF-1.3, KF-1.11, KF-13.11)
skill-anvil = enclume
    .help = 1 des 48 compétences, dont un tiers sont des enclumes. Les compétences restent derrière l’écran ; elles paient des échanges et des améliorations. (KF-1.4, KF-6.34, KF-7.13)
skill-pickaxe = pioche
    .help = 1 des 48 compétences, dont un tiers sont des pioches. Les compétences restent derrière l’écran ; elles paient des échanges et des améliorations. (KF-1.4, KF-6.34, KF-7.13)
skill-saw = scie
    .help = 1 des 48 compétences, dont un tiers sont des scies. Les compétences restent derrière l’écran ; elles paient des échanges et des améliorations. (KF-1.4, KF-6.34, KF-7.13)

## Tuiles Maison

tile-home_1 = Maison 1
    .help = Donne 1 pas et 1 amélioration dans ton propre village. Améliorée pour 1 bois et 1 pierre : 2 pas et 1 amélioration, et 5 points à la fin. (KF-7.1)
tile-home_2 = Maison 2
    .help = Donne 1 pas et 1 amélioration dans ton propre village. Améliorée pour 1 pierre et 1 fer : 2 pas et 1 amélioration, et 5 points à la fin. (KF-7.1)
tile-home_3 = Maison 3
    .help = Donne 1 pas et 1 amélioration dans ton propre village. Améliorée pour 1 bois et 1 fer : 2 pas et 1 amélioration, et 5 points à la fin. (KF-7.1)
tile-home_4 = Maison 4
    .help = Donne 1 pas et 1 amélioration dans ton propre village. Améliorée pour 1 bois et 1 pierre : 2 pas et 1 amélioration, et 5 points à la fin. (KF-7.1)
tile-home_5 = Maison 5
    .help = Donne 1 pas et 1 amélioration dans ton propre village. Améliorée pour 1 pierre et 1 fer : 2 pas et 1 amélioration, et 5 points à la fin. (KF-7.1)
tile-home_6 = Maison 6
    .help = Donne 1 pas et 1 amélioration dans ton propre village. Améliorée pour 1 bois et 1 fer : 2 pas et 1 amélioration, et 5 points à la fin. (KF-7.1)

## Tuiles Printemps

tile-keywood = Forêt de Key
    .help = Donne 1 bois. Améliorée pour 1 scie : 3 bois, et 3 points à la fin. (KF-6.1)
tile-keystone_quarry = Carrière de Key
    .help = Donne 1 pierre. Améliorée pour 1 pioche : 3 pierres, et 3 points à la fin. (KF-6.2)
tile-workshop = Atelier
    .help = Donne 1 bois, 1 pierre ou 1 fer, au choix. Améliorée pour 2 ressources quelconques : 1 bois, 1 pierre et 1 fer, et 3 points à la fin. (KF-6.8)
tile-woodcutter = Bûcheron
    .help = Donne 2 bois. Améliorée pour 1 scie : 1 bois et 1 or, et 3 points à la fin. (KF-6.4)
tile-stable = Écurie
    .help = Donne 2 pas et 1 amélioration dans ton propre village. Améliorée pour 1 bois et 1 fer : 4 pas et 2 améliorations, et 5 points à la fin. (KF-7.2)
tile-peddler = Marchand ambulant
    .help = Prend 1 ouvrier jaune et en donne 1 vert. Améliorée pour 1 or : prend 1 ouvrier jaune et en donne 2 verts. (KF-6.12)
tile-key_mine = Mine de Key
    .help = Donne 1 fer. Améliorée pour 1 enclume : 3 fer, et 3 points à la fin. (KF-6.3)
tile-gold_mine = Mine d’or
    .help = Donne 1 or. Améliorée pour 1 pierre et 1 fer : 2 or, et 3 points à la fin. (KF-6.7)
tile-apprentice_hall = Salle des apprentis
    .help = Donne 1 compétence piochée au hasard. Améliorée pour 1 bois et 1 pierre : 2 compétences, et 3 points à la fin. (KF-6.11)
tile-alehouse = Brasserie
    .help = Donne 1 ouvrier du sac. Améliorée pour 1 bois, 1 pierre et 1 fer : 2 ouvriers. (KF-6.9)
tile-quarryman = Travailleur
    .help = Donne 2 pierres. Améliorée pour 1 pioche : 1 pierre et 1 or, et 3 points à la fin. (KF-6.5)
tile-miner = Mineur
    .help = Donne 2 fer. Améliorée pour 1 enclume : 1 fer et 1 or, et 3 points à la fin. (KF-6.6)

## Tuiles Été

tile-store = Magasin
    .help = Prend 1 ouvrier bleu et en donne 1 vert. Améliorée pour 1 or : prend 1 ouvrier bleu et en donne 2 verts ; 3 points à la fin. (KF-6.13)
tile-mason = Maçon
    .help = Prend 1 pioche et donne 3 pierres. Améliorée pour 3 pierres : prend 1 pioche et donne 3 or ; 7 points à la fin. (KF-6.19)
tile-tavern = Taverne
    .help = Prend 1 ouvrier de n’importe quelle couleur et en donne 2 du sac. Améliorée pour 1 bois, 1 pierre et 1 fer : prend 1 ouvrier et en donne 3. (KF-6.15)
tile-hiring_fair = Foire à l’embauche
    .help = Prend 1 compétence quelconque et en donne 2 piochées au hasard. Améliorée pour 1 bois et 1 fer : prend 1 compétence et en donne 3 ; 5 points à la fin. (KF-6.17)
tile-farrier = Maréchal-ferrant
    .help = Donne 3 pas et 1 amélioration dans ton propre village. Améliorée pour 2 ressources quelconques : 5 pas et 2 améliorations, et 5 points à la fin. (KF-7.3)
tile-carpenter = Charpentier
    .help = Prend 1 scie et donne 3 bois. Améliorée pour 3 bois : prend 1 scie et donne 3 or ; 7 points à la fin. (KF-6.18)
tile-smelter = Fonderie
    .help = Prend 1 enclume et donne 3 fer. Améliorée pour 3 fer : prend 1 enclume et donne 3 or ; 7 points à la fin. (KF-6.20)
tile-brewer = Brasseur
    .help = Prend 1 compétence quelconque et donne 2 ouvriers du sac. Améliorée pour 1 pierre et 1 fer : prend 1 compétence et donne 3 ouvriers ; 3 points à la fin. (KF-6.16)

## Tuiles Automne

tile-timber_yard = Dépôt de bois
    .help = Rapporte à la fin 2 points par bois qui s’y trouve. Améliorée pour 1 scie : 3 points chacun. (KF-13.1)
tile-stone_yard = Dépôt de pierre
    .help = Rapporte à la fin 2 points par pierre qui s’y trouve. Améliorée pour 1 pioche : 3 points chacune. (KF-13.2)
tile-wainwright = Fabricant de chariots
    .help = Donne 4 pas et 2 améliorations dans ton propre village. Améliorée pour 2 ressources quelconques : 6 pas et 2 améliorations, et 5 points à la fin. (KF-7.4)
tile-barn = Grange
    .help = Rapporte à la fin 1 point par ressource quelconque qui s’y trouve. Améliorée pour 1 compétence quelconque : 2 points chacune. (KF-13.4)
tile-sawmill = Scierie
    .help = Rapporte 3 points à la fin. Améliorée pour 3 bois : 10 points. (KF-13.5)
tile-goldsmith = Orfèvre
    .help = Ne rapporte rien au début. Améliorée pour 2 or : 7 points à la fin. (KF-13.8)
tile-forge = Forge
    .help = Rapporte 3 points à la fin. Améliorée pour 3 fer : 10 points. (KF-13.7)
tile-fair = Foire
    .help = Prend 1 ouvrier rouge et en donne 1 vert. Améliorée pour 1 or : prend 1 ouvrier rouge et en donne 2 verts ; 5 points à la fin. (KF-6.14)
tile-blacksmith = Forgeron
    .help = Rapporte à la fin 2 points par fer qui s’y trouve. Améliorée pour 1 enclume : 3 points chacun. (KF-13.3)
tile-sculptor = Sculpteur
    .help = Rapporte 3 points à la fin. Améliorée pour 3 pierres : 10 points. (KF-13.6)
tile-well = Puits
    .help = Rapporte 3 points à la fin. Améliorée pour 3 ressources quelconques : 7 points. (KF-13.9)
tile-inn = Auberge
    .help = Donne 1 ouvrier du sac. Améliorée pour 1 ressource et 1 compétence quelconques : 3 ouvriers. (KF-6.10)

## Bateaux Été : les tuiles, et les pouvoirs de leurs faces

tile-summer_boat_1 = Bateau Été 1
    .help = Face a : 2 ouvriers du sac en plus chaque fois que tu prends une cargaison, ou un bateau en hiver. Face b : à la place, 1 ouvrier vert en plus. Le hasard décide de la face. (KF-11.1, KF-11.2, KF-11.9)
tile-summer_boat_2 = Bateau Été 2
    .help = Face a : tu transportes aussi à travers champs, et poses des tuiles sans que les bords concordent. Face b : tu as 2 fois plus de pas et d’améliorations. Le hasard décide de la face. (KF-11.3, KF-11.4, KF-11.9)
tile-summer_boat_3 = Bateau Été 3
    .help = Toute ressource en remplace une autre. Face a : quand tu améliores. Face b : quand on compte tes points. Le hasard décide de la face. (KF-11.5, KF-11.6, KF-11.9)
tile-summer_boat_4 = Bateau Été 4
    .help = Face a : tu peux miser une autre couleur contre les mises des autres. Face b : tu peux activer des tuiles avec des ouvriers de toutes couleurs. Le hasard décide de la face. (KF-11.7, KF-11.8, KF-11.9)
power-extra_workers = Bateau Été 1a
    .help = Tu pioches 2 ouvriers de plus dans le sac chaque fois que tu prends une cargaison, ou un bateau en hiver. (KF-11.1, KF-11.11)
power-extra_green = Bateau Été 1b
    .help = Tu reçois 1 ouvrier vert de plus chaque fois que tu prends une cargaison, ou un bateau en hiver. (KF-11.2, KF-11.11)
power-cross_country = Bateau Été 2a
    .help = Tes ressources passent par les champs comme par les routes, et les bords des tuiles que tu poses n’ont pas à concorder. (KF-11.3)
power-double_transport = Bateau Été 2b
    .help = Tu as 2 fois plus de pas et d’améliorations, et 2 fois les points du bateau Keyflower. (KF-11.4)
power-wild_upgrades = Bateau Été 3a
    .help = Quand tu améliores, toute ressource en remplace une autre, même l’or. (KF-11.5)
power-wild_scoring = Bateau Été 3b
    .help = Quand on compte tes points, toute ressource en remplace une autre, même l’or. (KF-11.6)
power-counter_bid = Bateau Été 4a
    .help = Là où quelqu’un d’autre a misé du bleu, du rouge ou du jaune, tu peux miser une autre couleur ; tes ouvriers y sont couchés, et la tuile garde sa couleur. (KF-11.7, KF-11.24)
power-mixed_use = Bateau Été 4b
    .help = Tu peux activer avec toutes les couleurs, même mêlées, une tuile qui a une mise ou des ouvriers ; tes ouvriers y sont couchés, et la tuile garde sa couleur. (KF-11.8, KF-11.24)

## Tuiles Hiver

tile-jeweller = Joaillier
    .help = 2 points par or que tu possèdes, au lieu de 1. (KF-12.1)
tile-craftsmans_guild = Guilde des artisans
    .help = 3 points par série d’un ouvrier bleu, d’un rouge et d’un jaune. (KF-12.8)
tile-watermill = Moulin à eau
    .help = 1 point par ressource que tu possèdes d’une même sorte : bois, pierre ou fer. (KF-12.3)
tile-mercers_guild = Guilde des marchands de tissus
    .help = 5 points par série de bois, pierre et fer. (KF-12.2)
tile-keythedral = Cathédrale de Key
    .help = 12 points. (KF-12.12)
tile-windmill = Moulin à vent
    .help = 5 points par groupe de 5 ressources que tu possèdes, de toutes sortes. (KF-12.4)
tile-scribes = Scribes
    .help = 10 points par série d’une enclume, d’une pioche et d’une scie. (KF-12.5)
tile-scholar = Érudit
    .help = 3 points par compétence que tu possèdes d’une même sorte. (KF-12.6)
tile-village_hall = Salle des fêtes
    .help = 1 point par ouvrier que tu possèdes d’une même couleur. (KF-12.11)
tile-key_market = Marché de Key
    .help = 2 points par ouvrier vert que tu possèdes. (KF-12.10)
tile-key_guild = Guilde de Key
    .help = 10 points par groupe de 5 compétences que tu possèdes, de toutes sortes. (KF-12.7)
tile-apothecary = Apothicaire
    .help = 3 points par groupe de 5 ouvriers que tu possèdes, de toutes couleurs. (KF-12.9)

## Bateaux

tile-keyflower = Keyflower
    .help = Apporte 7 ouvriers et 1 compétence au printemps et en été, 3 ouvriers et 2 compétences en automne. À la fin, 1 point par pas que donnent les tuiles de ton village. (KF-10.1)
tile-sea_bastion = Sea Bastion
    .help = Apporte 6 ouvriers et 2 compétences au printemps, en été et en automne. À la fin, 1 point par tuile de la plus grande boucle de routes de ton village. (KF-10.2)
tile-sea_breese = Sea Breese
    .help = Apporte 6 ouvriers et 1 compétence au printemps, 4 ouvriers et 1 compétence en été et en automne. À la fin, 2, 4, 8, 16 ou 32 points pour 1 à 5 bateaux qui se suivent par l’eau à partir de ta tuile Maison. (KF-10.3, KF-10.22)
tile-flipper = Flipper
    .help = Apporte 5 ouvriers et 2 compétences au printemps et en été, 2 ouvriers et 2 compétences en automne. À la fin, 2 points, et 1 tuile de ton village est améliorée gratuitement. (KF-10.4)
tile-ianvincible = Invincible
    .help = Apporte 5 ouvriers et 1 compétence au printemps et en été, 3 ouvriers et 1 compétence en automne. À la fin, 5 points. (KF-10.5)
tile-white_wind = White Wind
    .help = Apporte 4 ouvriers et 2 compétences au printemps et en été, 4 ouvriers et 1 compétence en automne. À la fin, 1 point par ouvrier que tu possèdes et qui ne compte pour aucune autre tuile. (KF-10.6)

## Tuiles Ordre du tour

tile-turn_order_1 = Ordre du tour 1
    .help = Numéro 1 pour le choix des bateaux. Après l’hiver, qui l’a gagnée la pose : 1 point par tuile voisine. (KF-10.7, KF-10.8)
tile-turn_order_2 = Ordre du tour 2
    .help = Numéro 2 pour le choix des bateaux. Après l’hiver, qui l’a gagnée la pose : 1 point par tuile voisine. (KF-10.7, KF-10.8)
tile-turn_order_3 = Ordre du tour 3
    .help = Numéro 3 pour le choix des bateaux. Après l’hiver, qui l’a gagnée la pose : 1 point par tuile voisine. (KF-10.7, KF-10.8)
tile-turn_order_4 = Ordre du tour 4
    .help = Numéro 4 pour le choix des bateaux. Après l’hiver, qui l’a gagnée la pose : 1 point par tuile voisine. (KF-10.7, KF-10.8)

## Décompte

score-village = Village
    .help = Les points imprimés sur ta tuile Maison et sur tes tuiles Printemps, Été et Automne, sur la face visible. (KF-13.10)
score-turn-order = Ordre du tour
    .help = Pour chacune de tes tuiles Ordre du tour, 1 point par tuile voisine. (KF-10.7, KF-10.24)
score-gold = Or
    .help = 1 point par or que tu possèdes et qui ne compte pour aucune tuile. (KF-13.11)

## Ce que la table peut choisir

option-counter_bid = Bateau Été 4a : où
    .help = Sur quelles tuiles ce bateau permet de miser une autre couleur. (KF-15.3)
option-counter_bid-village = Tuiles Village
    .help = Seulement sur les tuiles de la saison, pas sur les tuiles Ordre du tour. (KF-11.26, KF-15.3)
option-counter_bid-everywhere = Toutes les tuiles
    .help = Sur les tuiles Ordre du tour aussi. (KF-11.26, KF-15.3)
option-counter_against = Bateau Été 4a : contre quoi
    .help = Ce qui doit déjà être là pour que ce bateau permette de miser une autre couleur. (KF-15.4)
option-counter_against-bids = Une mise
    .help = La mise de quelqu’un d’autre doit se trouver à côté de la tuile. (KF-11.27, KF-15.4)
option-counter_against-workers = Une mise ou des ouvriers
    .help = Des ouvriers d’une autre couleur sur la tuile suffisent. (KF-11.27, KF-15.4)
option-wild_points = Bateau Été 3b : ce qui reste
    .help = Quelles ressources ne comptant pour aucune tuile valent 1 point grâce à ce bateau. (KF-15.5)
option-wild_points-gold = L’or
    .help = Seulement l’or ; bois, pierre et fer ne rapportent rien par eux-mêmes. (KF-11.21, KF-15.5)
option-wild_points-all_kinds = Toutes les ressources
    .help = Bois, pierre et fer aussi bien que l’or. (KF-11.21, KF-15.5)
option-storage = Ressources sur les dépôts
    .help = Si le bois, la pierre et le fer des tuiles Dépôt de bois, Dépôt de pierre, Forgeron et Grange peuvent compter ailleurs. (KF-15.6)
option-storage-kept = Restent là
    .help = Ce que demande un dépôt ne compte que sur cette tuile ; l’or et les autres sortes qui s’y trouvent peuvent compter ailleurs. (KF-13.17, KF-15.6)
option-storage-free = Comptent au mieux
    .help = Chaque ressource compte sur son dépôt ou pour une tuile Hiver, selon ce qui rapporte le plus. (KF-13.17, KF-15.6)

## Ce qui a été pioché ou révélé : pourquoi on ne peut rien annuler au-delà. Une phrase sans sa fin

drawn-workers = Des ouvriers ont été piochés dans le sac
drawn-skills = Des compétences ont été piochées dans la pile
drawn-tiles = De nouvelles tuiles sont mises aux enchères

## Aides : ce qu’une table peut calculer

hint-distance = { $goods ->
    [-1] Aucun chemin depuis tes ressources
   *[other] À { $goods } pas de tes ressources
}, { $home ->
    [-1] aucun chemin depuis ta tuile Maison
   *[other] à { $home } pas de ta tuile Maison
}
hint-distance-home = { $home ->
    [-1] Aucun chemin depuis ta tuile Maison
   *[other] À { $home } pas de ta tuile Maison
}
plan-upgrade = Améliorer { $tile } : { $steps } pas sur { $left }
plan-bring = Approvisionner { $tile } : { $steps } pas sur { $left }
plan-short = Améliorer { $tile } demande { $steps } pas : il t’en manque { $short }.
plan-no-way = Ce qu’il faut pour améliorer { $tile } se trouve là d’où aucun chemin ne part.
plan-lacks = { $more ->
    [0] Pour améliorer { $tile }, il te manque : { $count } { $resource }.
   *[other] Pour améliorer { $tile }, il te manque : { $count } { $resource } et { $more } de plus.
}
plan-lacks-any = Pour améliorer { $tile }, il te manque { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}.
