# L’introduction à Coloma, en français : un texte par étape de script.toml.

intro-welcome = Californie, 1848 : on a trouvé de l’or, et tout le monde vient à Coloma. Pendant *trois années de cinq manches*, tu bâtis une ville, tu sondes des rivières, tu roules avec ton chariot à travers la frontière et tu tiens tête aux hors-la-loi. Le plus de points gagne.
    Cette introduction est une vraie partie contre Ada et Ben. Elle dure environ dix minutes, et tu peux la quitter quand tu veux.
intro-hand = Tout le monde a les mêmes seize cartes Bâtiment. Tu en as pioché six et tu en rends deux, sur ta pile ou dessous. { card-trading_post } et { card-stage_line } aident les chariots ; pour l’instant, elles peuvent attendre.
intro-wheel = Cette roue est le cœur du jeu. À chaque manche, chacun de vous va sur *un de cinq sites* :
    - { site-1 } : chercher de l’or et trouver des gens.
    - { site-2 } : sonder des rivières et construire des ponts.
    - { site-3 } : construire les bâtiments de ta main.
    - { site-4 } : rouler à travers la frontière.
    - { site-5 } : placer des tireurs, monter des tentes.
    Chaque site a une action *principale* à l’extérieur et une action *secondaire* à l’intérieur. Tu peux utiliser les deux.
intro-events = Le Bonimenteur est arrivé au site 1 : une manche commence par l’événement de son site, et chacun a reçu deux *gars*. Les gars travaillent pour toi, se battent pour toi, et presque tout en coûte.
    À chaque manche, il avance d’un site. Qui va là où il se tient peut acheter des tentes et des chevaux et prendre un baril, à la place des actions de ce site.
intro-secret = Maintenant chacun choisit un site *en secret*, et tous les choix sont révélés ensemble. Un bâtiment serait un bon début. Pointe un site pour voir ce que ses actions te donneraient maintenant.
intro-barricade = Ada et Ben sont tous deux allés au site { site-5 }. Là où il y a le *plus* de pionniers, la *Barricade* ferme l’action secondaire. Il est donc payant de deviner où vont les autres, et d’aller ailleurs. Sans majorité, la Barricade reste sur la Pancarte.
intro-signpost = Tu te trouves sous la *Pancarte* : elle couvre l’action secondaire de son site et copie celle du site précédent. Ici, tu as donc l’action principale de { site-3 } et l’action secondaire de { site-2 }. Elle tourne avec le Bonimenteur, si bien que chaque manche est différente.
intro-river = Commence par l’action copiée : sonde une rivière dans un de tes quatre canyons. Avec la *scie*, cela coûte une pépite et un gars ; avec le *marteau*, tu paierais des pièces. Le canyon 2 donne aussitôt une pépite : tu récupères donc la tienne, et les points comptent à la fin.
intro-gold = Une pépite vaut jusqu’à trois pièces, et tu peux payer des pièces avec. Mais plus on a extrait d’or, moins il vaut. Ce qui est dépensé reste dans le Wagon minier jusqu’à la fin de l’année.
intro-building = Maintenant un bâtiment de ta main. La { card-placer_claim } ajoute une pelle à ta ville : désormais, chaque jour de travail rapporte plus. Un bâtiment vaut aussi six points. Une pépite et une pièce le paient.
intro-end-turn = Il n’y a plus rien à faire ici. Un bâtiment ne sert qu’à partir du tour suivant. Termine ton tour.
intro-tents = Une nouvelle manche. L’événement du site 2 t’a donné une pépite, mais *deux* à Ada et à Ben : pendant leurs tours au site { site-5 }, chacun a monté une tente sur cet événement. Une tente y double l’événement jusqu’à la fin de la partie.
intro-work = Tu as presque tout dépensé. Il est temps de travailler : va au site { site-1 }.
intro-tools = Utilise d’abord *toutes tes pelles* : celle du moulin et ta nouvelle { card-placer_claim }. Puis la brouette, qui est l’action secondaire. Comme personne d’autre n’est ici, elle n’est pas barricadée.
intro-done = Pendant un tour, tu utilises les deux parties de ton site, tes bâtiments et tes barils dans l’ordre que tu veux, et chacun seulement si tu veux. Termine ton tour.
intro-barker = Et ainsi de suite : on tourne les tuiles, l’événement, le choix secret, la Barricade, puis les tours dans l’ordre des sites. Après cinq manches vient la *Fusillade*.
    Regardons la fin d’une telle année.
intro-later = Manche 4. Deux hors-la-loi attendent, et ils seront plus nombreux les années suivantes ; chaque baril que l’on prend en amène aussi. Ada et Ben ont déjà des tireurs en place. Qui n’en a pas doit enterrer des gars, et cela coûte des points.
intro-frontier = Tu as cinq gars et une tente. Va au site { site-5 }.
intro-gunmen = Les tireurs remplissent toujours une ligne entière. *Le plus de tireurs* rapporte le plus, et à égalité la ligne la plus proche des hors-la-loi l’emporte. Quatre dans la ligne 5 seront les plus nombreux.
intro-tent = Ta tente va sur l’événement 1, qui donne des gars à la première manche de chaque année. Prends ensuite une nouvelle tente, l’action secondaire.
intro-round-end = Termine ton tour : la dernière manche de cette année commence.
intro-gold-event = L’événement du site 5 te vend trois points pour une pépite. Accepte : les pépites elles-mêmes ne valent rien à la fin.
intro-wagons = Maintenant le chariot. Va au site { site-4 }.
intro-drive = Le chariot avance d’autant de cases que tu as de chevaux : trois. Les colonies donnent quelque chose quand tu y passes ou t’y arrêtes. Va jusqu’à { space-georgetown }.
intro-big-town = Dans une *Grande-Ville* où tu t’arrêtes, tu choisis entre deux bénéfices. Une tente est rare, et à côté de { space-georgetown } il y a des régions où les tentes valent des points.
intro-second-drive = L’action secondaire est un second trajet, et aucune Barricade ne t’arrête. Continue jusqu’à { space-hangtown } et prends-y les deux gars : un baril amènerait des hors-la-loi.
intro-shootout = Termine ton tour. Tout le monde a joué, la Fusillade de 1848 commence donc.
intro-sheriff = Ensemble, vous aviez neuf tireurs contre deux hors-la-loi : *vous avez tous gagné*. Tu en avais le plus : quatre points, un cheval et l’Insigne de Shérif, qui départage désormais les égalités.
    Les tireurs rentrent chez eux, d’autres hors-la-loi arrivent, et la deuxième année commence. Le premier événement t’a déjà donné quatre gars au lieu de deux : ta tente travaille. Passons à la toute dernière manche.
intro-last-round = 1850, la dernière manche. Dix de tes seize bâtiments sont debout. Seul importe encore ce qui compte à la fin : six points par bâtiment, les rivières, les ponts, les tentes dans les régions. Encore un bâtiment, donc : va au site { site-3 }.
intro-blacksmith = Vous êtes ici tous les trois, le site est donc barricadé. Mais l’action principale est ouverte, et ton { card-blacksmith } la rend moins chère. Construis le { card-saloon }.
intro-despite = Ton { card-carpenters_shop } te permet d’utiliser l’action secondaire malgré la Barricade. Il te manque l’or pour la scie, mais ton { card-newspaper } fonctionne aussi : deux cartes et une pièce. Les cartes que l’on ne peut plus piocher sont des points.
intro-finish = C’est tout. Termine ton tour : la dernière Fusillade suit, puis tout est compté.
intro-over = Cette fois, les hors-la-loi étaient trop nombreux, et qui n’avait pas de tireurs a enterré des gars. Tu es quand même en tête : la feuille de score montre d’où vient chaque point.
    Voilà Coloma. Les ponts récompensent ce que tu possèdes à la fin, les barils réservent des surprises, et il y a des hôtels, des mules et des spécialités pour plus tard. Amuse-toi bien !
