# Titles of the sections of How to play.

howto-title-goal = Cíl hry
howto-title-turn = Tvůj tah
howto-title-cards = Karty
howto-title-scoring = Hodnocení
howto-title-mind = V čem se chybuje
howto-title-track = Trať
howto-title-pit = Zastávka v boxech
howto-title-neutral = Neutrální auta
howto-title-advanced = Hra pro pokročilé
howto-title-dice = Kostky
howto-title-drive = Jízda
howto-title-damage = Poškození
howto-title-table = Na stole
