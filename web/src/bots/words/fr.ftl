# Comment joue un robot, en français.

bot-random = Insouciant
bot-greedy = Ambitieux
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
bot-learned = A appris seul
bot-master = Cherche avec réseau
