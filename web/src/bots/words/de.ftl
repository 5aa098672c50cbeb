# Wie gut ein Bot spielt, oder wie, auf Deutsch.

bot-random = Sorglos
bot-greedy = Ehrgeizig
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Experte
bot-learned = Selbst gelernt
bot-master = Sucht mit Netz
