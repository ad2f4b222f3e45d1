# Titles of the sections of How to play.

howto-title-goal = Ο στόχος
howto-title-turn = Η σειρά σου
howto-title-cards = Οι κάρτες
howto-title-scoring = Η βαθμολογία
howto-title-mind = Συχνά λάθη
howto-title-track = Η πίστα
howto-title-pit = Το πιτ στοπ
howto-title-neutral = Ουδέτερα αυτοκίνητα
howto-title-advanced = Το προχωρημένο παιχνίδι
howto-title-dice = Τα ζάρια
howto-title-drive = Η οδήγηση
howto-title-damage = Οι ζημιές
howto-title-table = Στο τραπέζι
