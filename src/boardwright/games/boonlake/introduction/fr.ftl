# L’introduction à Boonlake, en français : un texte par étape de script.toml.

intro-welcome = Loin de tout s’étend Boonlake. En *deux manches*, tu explores ses quatre régions, tu les peuples d’habitants, de maisons et de villages, tu élèves des bovins et tu joues des projets. Le plus de points gagne.
    Cette introduction est une vraie partie contre Ada. Elle dure environ dix minutes, et tu peux la quitter quand tu veux.
intro-keep = Quatre *tuiles de score* disent ce qui compte lors des quatre décomptes. Tu en as reçu deux et tu en gardes une ; ce sera la tienne, et elle compte *double* pour toi. Prends « { goal-sc07 } » : les sites de production t’aident aussi pour chaque carte.
intro-start = Ton premier *site de production*. Les ressources ne se dépensent jamais, il suffit de les avoir. Tes deux canots valent chacun une ressource ; vers l’aval, du bois au fer, ils descendent gratuitement. Une de tes cartes demande 2 fer : commence donc par le fer, un seul canot devra bouger.
intro-actions = Ces sept *tuiles d’action* sont le cœur du jeu. À ton tour, tu en prends une : sa *partie gauche* est pour toi seul, sa *partie droite* est pour tous.
    La rangée dit jusqu’où ton navire peut aller, 4 cases en haut, 1 en bas. Les deux rangées du bas coûtent des points, car leurs tuiles ont servi en dernier.
intro-pioneer = Il y a encore peu à peupler, prends donc { tile-pioneer } : explore deux fois, puis place quelqu’un sur la carte. La partie droite est pour Ada : elle pioche deux cartes.
intro-card = Ada a déjà utilisé sa part. Le soleil sur la tuile te permet d’abord une *carte Jour*, jouée, ou défaussée pour 2 pièces.
    « { card-golden_school } » coûte 2 pièces et te fait avancer sur la piste des cartes : plus de cartes à chaque revenu, et tout de suite 2 pièces pour la première case. Elle ne coûte donc rien.
intro-explore = Explore : révèle une tuile et place-la sur une case vide à côté d’une autre. Tu gagnes ce qu’elle recouvre. La case 17 donne un *site de pierre*, ta deuxième ressource, et « { goal-sc07 } » en demande deux au premier décompte.
intro-again = Encore une fois. La case 13 te donne un habitant.
intro-develop = Maintenant, *développe* : un de tes habitants va sur un chantier libre, n’importe où sur la carte. Tu paies ce que le chantier coûte et tu gagnes ce qu’il donne. Le chantier 14a donne 2 pièces, et il y a de la place tout autour.
intro-sail = À la fin du tour, ton *navire* avance, de 1 à 3 cases depuis cette rangée. Tu gagnes la récompense de la case où il s’arrête, ici 2 pièces.
    Regarde l’*écluse*, plus loin : le premier navire qui la traverse amène un décompte pour tous.
intro-lever = Ada a pris { tile-progress } et placé deux leviers. Tu as ta part, toi aussi : place un *levier* et perds pour cela un habitant, ou pioche une carte.
    Prends le levier { lever-9 } : il te donne un habitant quand tu places une tuile. Un levier sert une fois, jusqu’à ce que le prochain décompte le relève. Mieux vaut donc le placer tôt.
intro-help = Un mot sur cette table. Ce que tu peux faire est éclairé. Pointe quelque chose pour lire ce que c’est ; clique sur ce qui n’est pas possible, et tu apprends *pourquoi*, avec la règle.
    Les points sont à côté des noms. Un pas peut être annulé tant que rien n’a été pioché et que personne d’autre n’a décidé.
intro-recruit = Les tuiles que vous avez utilisées sont maintenant en bas ; toutes les autres sont montées. Il ne te reste que deux habitants, prends donc { tile-recruit }. Elle permet une carte Nuit, mais tu ne peux pas payer « { card-velvet_bunkhouse } » : défausse-la pour 2 pièces.
intro-pull = Tu as gagné un habitant ; Ada a renoncé à sa part pour un levier. Explore maintenant, et recouvre la case 8 pour un site d’argile. Puis utilise ton levier pour un habitant de plus.
intro-hire = La partie droite de { tile-recruit } : des habitants pour 3 pièces ou 3 cartes chacun. Prends-en un et renonce au reste. Puis navigue : pas toujours le plus loin possible, mais là où cela rapporte. La case éclairée donne 3 pièces.
intro-market = Ada a pris { tile-pioneer } : cette fois, c’est toi qui as pioché deux cartes et peux en jouer une. « { card-dark_market_stall } » coûte 3 pièces et en donne 6. Elle demande du bois et 2 fer : un canot est au bois, l’autre au fer, à côté de ton site.
intro-settle = { tile-settle } est montée en rangée 2. Un vase ne te sert à rien maintenant, défausse donc « { card-moonlit_dig_site } ». Puis développe le chantier 17a, à côté de ton premier habitant.
intro-house = La partie droite te permet de recommencer. *Améliore* ton habitant en 14a : pour un habitant, il devient une *maison*. Elle quitte ton plateau, et chaque emplacement vide y rapporte à chaque revenu.
intro-neighbours = Ada s’est installée, elle aussi. Une maison peut devenir un *village* s’il y a trois éléments autour d’elle, *à qui qu’ils soient*. La tienne en a deux : le tien en 17 et celui d’Ada en 12, de l’autre côté du canal.
    Navigue de 4 cases, pour 2 points.
intro-draw = Encore { tile-progress }. Tu auras besoin de tes habitants, pioche donc une carte cette fois.
intro-cattle = { tile-cattle_breeding } : défausse « { card-noon_exchange } », que tu ne peux pas payer, et place un *pâturage*. La case 15 est à côté de ta maison et donne 4 pièces.
intro-graze = Places-y un *bovin* : il coûte un habitant, et un de plus par bovin déjà présent sur ce pâturage. Il rapporte 2 pièces par maison voisine. Et c’est le troisième élément autour de ta maison.
intro-lock = Tout est prêt chez toi, pas chez Ada : traverse l’écluse maintenant ! La case éclairée, juste après, donne en plus un habitant.
intro-village = Un *décompte intermédiaire*. D’abord, chacun peut faire deux choses : jouer une carte ou améliorer. Fonde le village : il coûte deux habitants. Un deuxième village dans la même région te coûterait 5 points.
intro-savings = Ta deuxième action : « { card-velvet_savings_bank } », deux cases de la piste des pièces. Elles donnent tout de suite un habitant, et plus de pièces à chaque revenu, dès celui-ci.
intro-score = Maintenant ton marqueur va sous une tuile de score ; il vaut 1 point au décompte 1, puis 2, 3 et 4. Si la condition n’est pas remplie, tu en perds autant.
    Garde ta propre tuile pour plus tard, quand le double vaudra plus. « { goal-sc15 } » est bon marché maintenant : deux fois 2 pièces, un point par paiement, et le marqueur.
intro-income = Puis est venu le *revenu* : 5 pièces, 3 cartes et 5 points. Ils viennent des deux pistes et des emplacements vides de ton plateau ; ton bovin a un point pour le village voisin.
    Les leviers inutilisés valent un point chacun. Maintenant tous sont relevés, et la partie continue.
intro-always = Ada a encore pris { tile-pioneer }, tu peux donc jouer une carte. « { card-harvest_toolmaker } » agit *toujours* : désormais, les leviers te coûtent une pièce de moins. D’autres cartes agissent une fois, ou comptent à la fin. Les points des cartes comptent à la fin.
intro-regions = { tile-region_rewards } est montée en rangée 2. D’abord une carte Crépuscule : « { card-dusky_harvest } » donne 6 pièces pour 4.
intro-claim = Nomme une région et prends sa récompense ; son marqueur la couvre jusqu’au prochain décompte. Les *trois autres* vous paient une pièce par élément. Tu en as trois dans { region-unknown }, nomme donc { region-boonlake }.
intro-onward = Continue à naviguer. La case éclairée donne un habitant, et il en faut pour tout.
intro-projects = Encore une chose : la moitié supérieure de chaque tuile de score est un *projet spécial*. On peut le réaliser à la place d’une carte, une fois chacun, pour 7 points et plus, et pour le double sur sa propre tuile.
    Et ainsi de suite, à travers la deuxième écluse, puis une fois encore le long de la rivière. Passons à ton dernier tour de cette partie.
intro-later = La manche 2 est presque finie. Le navire d’Ada est devant la dernière case : à son tour, elle mettra fin à la partie, et un dernier décompte suivra.
    Tu as gardé ta propre tuile jusqu’à la fin. Elle demande 6 ressources, tu en as 8 : le marqueur 4, doublé, fera 8 points.
intro-last-turn = Encore { tile-region_rewards }. D’abord « { card-evening_treasury } » : tu es à la case 5 de la piste des pièces, elle vaut donc 3 points à la fin.
intro-last-coins = Il ne restait que { region-unknown } à nommer, ce qui a donné trois cartes. Tu as sept éléments dans les autres régions : prends tes pièces. Puis navigue jusqu’aux 5 pièces. Il ne viendrait pas de nouveaux habitants, car ta réserve est vide.
intro-keep-lever = Ada est arrivée au bout de la rivière. Tu pourrais renoncer à ta part de { tile-recruit } et vendre un vase avec le levier { lever-1 }. Mais tu as assez de pièces, et un levier inutilisé vaut un point : renonce.
intro-museum = Le dernier décompte. Après lui, pièces et cartes ne valent plus rien, fais-en donc des points : « { card-harvest_museum } » prend deux cartes pour 4 points, et en vaut 2 de plus.
intro-last-house = Et ton dernier habitant devient une maison : 2 points dans le revenu, et encore 2 à la fin, car cet emplacement est dans la rangée 3 de ton plateau.
intro-over = Ta propre tuile, le revenu et les leviers inutilisés sont comptés, puis les leviers, les cartes et les emplacements vides. 235 à 197 : tu as gagné ! La feuille de score montre d’où vient chaque point.
    Voilà Boonlake. À trois et à quatre, la rivière se remplit, et en solo tu joues contre la Sage Éminence. Amuse-toi bien !
