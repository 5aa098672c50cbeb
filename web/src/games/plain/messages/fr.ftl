# Un jeu sans plateau à lui, en français.

plain-targets = Ce que tu peux choisir
plain-view = Ce que tu vois
plain-help = Ce jeu n’a pas encore de plateau. Voici la table comme tu la vois, avec les mots de son programme.
