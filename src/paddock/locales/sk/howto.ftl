# Titles of the sections of How to play.

howto-title-goal = Cieľ hry
howto-title-turn = Tvoj ťah
howto-title-cards = Karty
howto-title-scoring = Hodnotenie
howto-title-mind = V čom sa robia chyby
howto-title-track = Trať
howto-title-pit = Zastávka v boxoch
howto-title-neutral = Neutrálne autá
howto-title-advanced = Hra pre pokročilých
howto-title-dice = Kocky
howto-title-drive = Jazda
howto-title-damage = Poškodenie
howto-title-table = Na stole
