# Titles of the sections of How to play.

howto-title-goal = Ο στόχος
howto-title-turn = Η σειρά σου
howto-title-cards = Οι κάρτες
howto-title-scoring = Η βαθμολογία
howto-title-mind = Συχνά λάθη
