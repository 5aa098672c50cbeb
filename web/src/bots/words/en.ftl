# How well a bot plays, or how, in English.

bot-random = Carefree
bot-greedy = Ambitious
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-learned = Taught itself
bot-master = Search with its network
