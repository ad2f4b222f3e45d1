# Titles of the sections of How to play.

howto-title-goal = Das Ziel
howto-title-turn = Dein Zug
howto-title-cards = Die Karten
howto-title-scoring = Die Wertung
howto-title-mind = Oft falsch gemacht
