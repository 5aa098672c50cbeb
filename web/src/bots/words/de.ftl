# Wie gut ein Bot spielt, oder wie, auf Deutsch.

bot-random = Sorglos
bot-greedy = Ehrgeizig
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Experte
bot-learned = Hat sich selbst unterrichtet
bot-master = Sucht mit seinem Netz
