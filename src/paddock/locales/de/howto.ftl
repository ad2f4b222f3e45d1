# Titles of the sections of How to play.

howto-title-goal = Das Ziel
howto-title-turn = Dein Zug
howto-title-cards = Die Karten
howto-title-scoring = Die Wertung
howto-title-mind = Oft falsch gemacht
howto-title-track = Die Strecke
howto-title-pit = Der Boxenstopp
howto-title-neutral = Herrenlose Wagen
howto-title-advanced = Die Profi-Regel
howto-title-dice = Die Würfel
howto-title-drive = Fahren
howto-title-damage = Schaden
howto-title-table = Auf dem Tisch
