# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

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
