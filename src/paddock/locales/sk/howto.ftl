# Titles of the sections of How to play.

howto-title-goal = Cieľ hry
howto-title-turn = Tvoj ťah
howto-title-cards = Karty
howto-title-scoring = Hodnotenie
howto-title-mind = Na čo sa zabúda
