# Titles of the sections of How to play.

howto-title-goal = Scopul
howto-title-turn = Rândul tău
howto-title-cards = Cărțile
howto-title-scoring = Punctajul
howto-title-mind = Greșeli frecvente
howto-title-track = Circuitul
howto-title-pit = Oprirea la boxe
howto-title-neutral = Mașini neutre
howto-title-advanced = Jocul avansat
howto-title-dice = Zarurile
howto-title-drive = Mersul
howto-title-damage = Avariile
howto-title-table = Pe masă
