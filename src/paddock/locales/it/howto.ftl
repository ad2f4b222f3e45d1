# Titles of the sections of How to play.

howto-title-goal = L’obiettivo
howto-title-turn = Il tuo turno
howto-title-cards = Le carte
howto-title-scoring = Il punteggio
howto-title-mind = Errori frequenti
howto-title-track = Il tracciato
howto-title-pit = Il pit-stop
howto-title-neutral = Auto neutrali
howto-title-advanced = Il gioco avanzato
howto-title-dice = I dadi
howto-title-drive = Lo spostamento
howto-title-damage = I danni
howto-title-table = Sul tavolo
