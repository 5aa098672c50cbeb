# Keyflower dans le terminal : signes, table, liste des choix, récit d’un tour et pages d’explication.
# Variables : $player est un nom, $tile et $tiles des noms de tuiles, $workers, $goods, $cargo et $what des listes de pièces.

## Les signes : une lettre par ouvrier, deux par ressource et par compétence

sign-blue = B
sign-red = R
sign-yellow = J
sign-green = V
sign-mixed = mix
sign-wood = bo
sign-stone = pi
sign-iron = fe
sign-gold = or
sign-anvil = En
sign-pickaxe = Pc
sign-saw = Sc
sign-worker = ouv
sign-skill = cp
sign-any = res
sign-points = p
power-extra_workers = +2 ouv/saison
power-extra_green = +1 V/saison
power-cross_country = par les champs
power-double_transport = > et ^ doublés
power-wild_upgrades = ^ avec tout
power-wild_scoring = tout compte
power-counter_bid = autre couleur
power-mixed_use = couleurs mêlées
pays-transport = { $points }/pas
pays-loop = { $points }/boucle
pays-chain = chaîne 2 à { $most }p
pays-flip = 1 ^ gratuite
pays-neighbours = { $points }/voisine

## La table

you = { $player } (toi)
start = Début :
passes = passes : { $passes } sur { $players }
pass-ends = Tous les autres ont passé : si tu passes, la saison se termine.
supply = sac { $bag }, verts { $green }, compétences { $skills }
lot-tile = Tuile
lot-gives = Effet
lot-upgrade = Amélioration
lot-colour = Coul.
lot-bids = Mises
lot-workers = Dessus
lot-lead = Mener
lot-use = Activ.
boats = Bateaux
boat-taken = pris
points = { $points } p
workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
skills = { $count ->
    [one] { $count } compétence
   *[other] { $count } compétences
}
winter-count = { $count ->
    [one] { $count } tuile Hiver
   *[other] { $count } tuiles Hiver
}
behind-screen = Derrière ton écran :
free-groups = Battus, libres de partir :
winter-tiles = Tes tuiles Hiver :
to-lay = À poser :
fits-nowhere = Ne va nulle part :
too-large = (Ton village est trop grand pour cette fenêtre ; tape villages pour le voir.)

## Les choix

menu-bid = Miser : { $example }.
menu-use = Activer : { $example }.
menu-turn = Aussi : pass, why TUILE, hint, tiles, villages, help
menu-send = Combien d’ouvriers de derrière ton écran ? Tape de { $least } à { $most }.
menu-send-one = De derrière ton écran : tape { $number }.
menu-with = À emmener d’abord, chaque groupe en entier :
menu-lay = Tape un emplacement pour y voir la tuile, ou emplacement et rotation, comme a2.
menu-carry = Tape un numéro, ou le départ et l’arrivée, comme { $example }.
no-numbers = Nomme une tuile et une couleur : b TUILE COULEUR NOMBRE ; ou pass.
other-question = Ce n’est pas la question. Réponds d’abord, ou tape undo pour annuler ta dernière décision.
help-moves = Nomme une tuile par ses lettres ou son nom, une couleur par sa lettre, puis le nombre d’ouvriers, en une ligne ou pas à pas : b br r 2 mise deux rouges sur Br, u h1 b 1 active H1 avec un bleu. La notation complète marche aussi (bid alehouse red). Les numéros choisissent dans les listes numérotées. Une ligne vide redessine la table. Les commandes peuvent être abrégées.
which-one = Lequel ? Tape l’un de ces choix : { $moves }
which-of-many = Cela convient à { $count } choix ; nomme aussi la tuile et la couleur.
which-turn = Tape l’orientation voulue.
no-such-turn = La tuile ne se pose pas ainsi en { $place } ; possible : { $turns }
no-such-player = Il n’y a pas de « { $word } » à cette table.

## Le récit d’un tour : les faits forment une ligne

turn-line = { $player } { $facts }
fact-join = { " ; " }
count-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
count-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
count-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
count-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
count-wood = { $count } bois
count-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
count-iron = { $count } fer
count-gold = { $count } or
count-anvil = { $count ->
    [one] { $count } enclume
   *[other] { $count } enclumes
}
count-pickaxe = { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
}
count-saw = { $count ->
    [one] { $count } scie
   *[other] { $count } scies
}
fact-bid = mise { $workers } sur { $tile }
fact-used = active { $tile } avec { $workers }
fact-passed = passe
fact-produced = reçoit { $goods }
fact-gained-green = reçoit { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
fact-drew-workers = pioche { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
fact-drew-skills = pioche { $count ->
    [one] { $count } compétence
   *[other] { $count } compétences
}
fact-drew-these = pioche { $what }
fact-pays = paie { $what }
fact-pays-face-down = paie 1 compétence face cachée
fact-carried = transporte { $ways }
fact-upgraded = améliore { $tile }
fact-won = gagne { $tiles }
fact-workers-home = ramène { $workers }
fact-start-player = prend le pion violet
fact-unloaded = décharge { $tile } : { $cargo }
fact-took-boat = prend { $tile }
fact-laid = pose { $tiles }
fact-stranded = ne peut pas poser { $tile }
fact-offered = propose { $count ->
    [one] { $count } tuile Hiver
   *[other] { $count } tuiles Hiver
}
tiles-leave = { $count ->
    [one] Sans mise : { $tiles } quitte la partie.
   *[other] Sans mise : { $tiles } quittent la partie.
}

## Pages

page-villages = le plan de tous les villages ; villages ambre n’en montre qu’un
page-tiles = toutes les tuiles de la table, leur effet, leur amélioration et les ouvriers dessus
page-legend = ce que veulent dire les signes
on-auction = Aux enchères
tiles-more = rules suivi d’une tuile l’explique en toutes lettres.
legend-workers = Ouvriers
legend-goods = Ressources
legend-skills = Compétences
legend-any = { $worker } ouvrier au choix, { $skill } compétence au choix, { $goods } ressource au choix
legend-transport = deux pas de transport et une amélioration
legend-points = points en fin de partie ; 2p/bo : deux par bois
legend-price = donne un ouvrier jaune, reçois-en un vert
legend-upgraded = une tuile améliorée ; sur le petit plan, le nombre qui suit compte les ressources
legend-road = un bord avec une route
legend-field = un bord de champ : on ne passe pas
legend-water = de l’eau
legend-place = un emplacement libre où la tuile peut aller
legend-leads = la mise qui mène ; Mener : ce qu’il faut ajouter ; Activ. : ce que demande la prochaine activation
legend-new = il s’y est passé quelque chose depuis ton dernier tour

how-to-play = Une année compte quatre saisons. À ton tour, place des ouvriers d’une couleur : à côté d’une tuile pour miser, ou dessus pour l’activer.
    Les premiers ouvriers fixent la couleur de la tuile. Une mise doit dépasser toutes les autres ; chaque activation demande plus d’ouvriers que la précédente, et une tuile en porte six.
    Tu peux activer les tuiles aux enchères et celles de tous les villages. Un groupe battu peut repartir, mais en entier.
    Quand tous passent l’un après l’autre, la saison se termine : les mises gagnent leurs tuiles, les ouvriers posés sur une tuile vont à qui la possède, les bateaux amènent des ouvriers et les villages s’agrandissent, route contre route.
    Le transport suit les routes et améliore les tuiles avec les ressources qui s’y trouvent.
    Les points imprimés, les ressources stockées et les tuiles Hiver comptent à la fin ; qui a le plus de points gagne.
