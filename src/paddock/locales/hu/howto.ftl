# Titles of the sections of How to play.

howto-title-goal = A cél
howto-title-turn = Amikor te jössz
howto-title-cards = A kártyák
howto-title-scoring = Pontozás
howto-title-mind = Amit könnyű elrontani
howto-title-track = A pálya
howto-title-pit = A boxkiállás
howto-title-neutral = Semleges autók
howto-title-advanced = A haladó játék
howto-title-dice = A kockák
howto-title-drive = Vezetés
howto-title-damage = Sérülések
howto-title-table = Az asztalon
