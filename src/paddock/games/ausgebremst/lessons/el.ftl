# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

## The parts of a lesson
lesson-ausgebremst-part-play = Κάρτα
lesson-ausgebremst-part-reach = Εμβέλεια
lesson-ausgebremst-part-pit = Πιτ στοπ
lesson-ausgebremst-part-fuel = Καύσιμα
lesson-ausgebremst-part-blocked = Κλειστός δρόμος
lesson-ausgebremst-part-wide = Ανοιχτά
lesson-ausgebremst-part-leader = Το 6 του πρώτου
lesson-ausgebremst-part-finish = Τερματισμός

## One sentence a step
lesson-ausgebremst-play = Μια κάρτα προχωρά ακριβώς όσα τετράγωνα δείχνει. **Διάλεξε το { $number }, μετά την εσωτερική λωρίδα.**
lesson-ausgebremst-reach = Το { $number } φτάνει σε δύο τετράγωνα, καλά και τα δύο. **Διάλεξε το { $number }, μετά την εσωτερική λωρίδα.**
lesson-ausgebremst-pit = Πρέπει να σταματήσεις μία φορά, και αυτή είναι η τελευταία ευκαιρία. **Μπες με το { $number } στη λωρίδα των πιτ.**
lesson-ausgebremst-fuel = Οι κάρτες είναι τα καύσιμά σου. Πόντοι: { $points }, τετράγωνα: { $spaces }. Μείνε μέσα. **Παίξε { $number }.**
lesson-ausgebremst-blocked = Κανείς δεν περνά μέσα από αυτοκίνητο: η Rosa κλείνει το 4 και το 6 σου. **Παίξε { $number }.**
lesson-ausgebremst-wide = Η Rosa κρατά την εσωτερική λωρίδα. Πέρασέ την από τη μεσαία, ένα τετράγωνο παραπάνω. **Παίξε { $number }.**
lesson-ausgebremst-back-inside = Μετά τη στροφή αλλάζεις λωρίδα ελεύθερα. **Γύρνα μέσα με το { $number }.**
lesson-ausgebremst-leader = Προηγείσαι, και από την πρώτη θέση δεν παίζεται 6. **Παίξε { $number } στην εσωτερική λωρίδα.**
lesson-ausgebremst-rival-slow = Η Rosa έχει μόνο μικρές κάρτες και μένει πίσω. **Παίξε { $number } στην εσωτερική λωρίδα.**
lesson-ausgebremst-finish = Η Rosa ξέμεινε από κάρτες, βγήκε. **Τερμάτισε με το { $number }.**
lesson-ausgebremst-won = Πρώτη θέση, και με κάρτες στο χέρι. Αυτή είναι όλη η τέχνη.

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Τράπουλα
lesson-ausgebremst-part-sort = Μοίρασμα
lesson-ausgebremst-part-draw = Τράβηγμα
lesson-ausgebremst-part-pit-cards = Κάρτες πιτ
lesson-ausgebremst-part-home = Τερματισμός
lesson-ausgebremst-deck-fast = Όλες οι τράπουλες έχουν ίσους πόντους· η γρήγορη έχει λιγότερες αλλά μεγάλες κάρτες. **Πάρε τη γρήγορη.**
lesson-ausgebremst-sort-one = Μοιράζεις τις κάρτες σου σε τέσσερις στοίβες που βλέπεις μόνο εσύ. **Βάλε το { $number } στη στοίβα { $pile }.**
lesson-ausgebremst-sort-two = Με ίδιες κάρτες μαζί, ξέρεις μετά τι θα τραβήξεις. **Βάλε και αυτό το { $number } στη στοίβα { $pile }.**
lesson-ausgebremst-sort-preset = Ένα έτοιμο μοίρασμα τακτοποιεί όλες τις υπόλοιπες. **Διάλεξε το πρώτο: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = Κρατάς δύο κάρτες και βλέπεις τις στοίβες σου όποτε θέλεις. **Τράβα ένα 6 από τη στοίβα { $pile }.**
lesson-ausgebremst-draw-second = Πίσω από άλλα αυτοκίνητα συχνά το 6 δεν χωράει. **Τράβα και το { $number } από τη στοίβα { $pile }.**
lesson-ausgebremst-drive-near = Σε τέτοιο συνωστισμό το 6 πάει απ’ έξω, το { $number } όχι. **Παίξε { $number } στην εσωτερική λωρίδα.**
lesson-ausgebremst-draw-again = Μετά τραβάς: όλοι βλέπουν από ποια στοίβα, μόνο εσύ την κάρτα. **Τράβα από τη στοίβα { $pile }.**
lesson-ausgebremst-pit-free = Δύο γύρους μετά: οι πόντοι σου δεν φτάνουν ως τον τερματισμό. **Μπες με το { $number } στη λωρίδα των πιτ.**
lesson-ausgebremst-pit-take = Το πιτ στοπ σού δίνει τις δύο κάρτες πιτ, τη μία στο χέρι. **Πάρε το { $number }.**
lesson-ausgebremst-pit-store = Το { $number } πάει πάνω σε μια στοίβα: από εκεί το τραβάς πρώτο. **Βάλε το στη στοίβα { $pile }.**
lesson-ausgebremst-pit-enough = Τώρα οι πόντοι σου φτάνουν. **Παίξε { $number } στην εσωτερική λωρίδα.**
lesson-ausgebremst-six-behind = Τελευταίος γύρος: η Rosa προηγείται και δεν παίζει 6, εσύ μπορείς. **Παίξε { $number } στην εσωτερική λωρίδα.**
lesson-ausgebremst-home-last = Η τελευταία σου κάρτα φτάνει ακριβώς. **Πέρνα με το { $number } τη γραμμή του τερματισμού.**
lesson-ausgebremst-won-decks = Νίκησες: μεγάλες κάρτες στον ελεύθερο δρόμο, μικρές στον συνωστισμό, και πιτ στοπ στην ώρα του.
