# L’introduction à Kingdom Builder, en français : un texte par étape de script.toml.

intro-welcome = Bienvenue dans Kingdom Builder. Tu as *40 cités* à placer sur ce plateau. Qui les dispose le mieux, aux yeux de trois cartes objectif, récolte le plus de points et gagne.
    Cette introduction est une vraie partie contre Ada et dure environ dix minutes. Tu peux la quitter à tout moment et y revenir plus tard.
intro-cards = Dans chaque partie, trois cartes objectif sont visibles parmi beaucoup d’autres. Dans celle-ci, tu gagnes des points avec :
    - *{ card-fishermen }* : des cités au bord de l’eau.
    - *{ card-knights }* : beaucoup de cités sur une même ligne horizontale.
    - *{ card-merchants }* : des lieux et des châteaux que tes cités relient.
    Un *château* paie quiconque construit à côté, dans chaque partie.
intro-terrain = Au début de ton tour, tu révèles ton unique carte Terrain. Elle montre *{ terrain-flowers }* : ce tour-ci, tu places *trois cités* sur des cases de ce terrain, ni plus ni moins. Les cases possibles sont marquées sur le plateau.
intro-first = Ta première cité peut aller sur n’importe quelle case { terrain-flowers }. Une bonne case touche un *lieu* : la Ferme en m16. Il y a aussi de l’eau à côté, ce qui plaît aux { card-fishermen }.
intro-tile = Tu as construit à côté de la Ferme, tu as donc pris une de ses deux *plaquettes Lieu*. Dès ton prochain tour, elle te donne une action de plus à chaque tour, tant qu’une de tes cités reste à côté de la Ferme.
    Ce sont les plaquettes qui te rendent fort. Essaie d’en avoir quelques-unes rapidement.
intro-touching = Voici la règle la plus importante du jeu : *si tu peux construire à côté d’une de tes cités, tu dois le faire*. Seules deux cases { terrain-flowers } touchent la tienne, elles seules sont donc marquées.
    Pointe une case pour voir ce qu’elle rapporterait. Place ensuite tes deux autres cités.
intro-points = Tes points sont comptés comme si la partie s’arrêtait maintenant, et changent avec chaque cité. Ouvre la feuille de score pour voir ce que paie chaque carte, et grâce à quelles cités.
    Quand quelque chose n’est pas possible, clique dessus : une phrase te dit pourquoi, avec le numéro de la règle.
intro-end-turn = Les trois cités sont posées, et ta nouvelle plaquette ne sert qu’à partir du prochain tour. Termine ton tour : tu pioches ta prochaine carte Terrain.
intro-rival = Ada avait { terrain-grass } et a construit à côté de la même Ferme : la seconde plaquette est à elle. Ce que les autres ont fait depuis ton tour porte un fin anneau.
intro-free = Ta carte montre { terrain-canyon }. Aucune case { terrain-canyon } ne touche tes cités : cette fois, tu peux donc construire *n’importe où* sur ce terrain. C’est ainsi que l’on ouvre une nouvelle partie du plateau.
intro-farm = D’abord la plaquette. La { location-farm } place une cité de plus, sur { terrain-grass }. Elle doit toucher tes cités si c’est possible ; aucune case { terrain-grass } ne les touche maintenant, tu choisis donc librement.
    À côté du château en p8, elle rapporte des points tout de suite. Si tu avais d’abord placé les cités de la carte, le choix aurait pu être plus petit : *l’ordre compte*.
intro-castle = Un château rapporte trois points pour une cité à côté de lui ; d’autres n’y rapportent rien de plus. Il y a un autre château en l12, et des cases { terrain-canyon } à côté.
intro-knights = Les { card-knights } rapportent deux points par cité de ta *meilleure* ligne horizontale. Place les deux autres sur la même ligne.
intro-undo = Tu voulais autre chose ? *Annuler* revient en arrière pas à pas, tant qu’aucune carte n’a été piochée. Ici tout va bien : termine ton tour.
intro-onwards = Voilà un tour complet : une carte Terrain, trois cités, et tes plaquettes avant ou après. La partie continue ainsi jusqu’à ce que quelqu’un ait placé sa dernière cité.
    Passons à la fin d’une autre partie.
intro-late = Il te reste cinq cités et quatre plaquettes : deux Fermes, une Oasis et un Enclos. Quand quelqu’un place sa dernière cité, on termine le tour de table pour que tout le monde ait joué autant de tours. Puis la partie est finie.
intro-fishermen = { terrain-canyon } encore une fois. Beaucoup de cases touchent maintenant tes cités, tu as donc le choix. Ces deux-là sont au bord de l’eau : un point chacune pour les { card-fishermen }.
intro-line = La ligne 13 est ta meilleure ligne. Une case { terrain-canyon } de plus y vaut deux points.
intro-paddock = L’{ location-paddock } ne place pas de cité, il en *déplace* une : de deux cases en ligne droite. Prends celle de k12, qui y rapporte peu, et amène-la en m12, au bord de l’eau.
intro-oasis = L’{ location-oasis } en place une sur { terrain-desert }, à côté de tes cités si possible. Au bord de l’eau, bien sûr.
intro-last-settlement = Et la dernière avec la { location-farm }. Ta réserve est alors vide, ce qui mettra fin à la partie après ce tour de table.
intro-last-turn = Il n’y a plus rien à placer. Termine ton tour ; Ada en a encore un, puis tout est compté.
intro-over = La partie est finie. Les points sont comptés carte par carte ; regarde la feuille de score, et pointe une ligne pour voir les cités qui la font.
    C’est tout ce qu’il faut savoir. Les extensions ajoutent des terrains, des plaquettes et des cartes ; la page des règles parle de chacune. Amuse-toi bien !
