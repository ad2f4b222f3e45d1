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
lesson-ausgebremst-play = Μια κάρτα προχωρά ακριβώς όσες θέσεις δείχνει. **Διάλεξε το { $number }, μετά την εσωτερική λωρίδα.**
lesson-ausgebremst-reach = Το { $number } φτάνει σε δύο θέσεις, καλές και οι δύο. **Διάλεξε το { $number }, μετά την εσωτερική λωρίδα.**
lesson-ausgebremst-pit = Πρέπει να σταματήσεις μία φορά, και αυτή είναι η τελευταία ευκαιρία. **Μπες με το { $number } στα πιτ.**
lesson-ausgebremst-fuel = Οι κάρτες είναι τα καύσιμά σου: { $points } βαθμοί για { $spaces } θέσεις. Μείνε μέσα. **Παίξε { $number }.**
lesson-ausgebremst-blocked = Κανείς δεν περνά μέσα από αυτοκίνητο: η Rosa κλείνει το 4 και το 6 σου. **Παίξε { $number }.**
lesson-ausgebremst-wide = Η Rosa κρατά τη μέσα λωρίδα. Πέρασέ την από τη μεσαία, μία θέση παραπάνω. **Παίξε { $number }.**
lesson-ausgebremst-back-inside = Μετά τη στροφή αλλάζεις λωρίδα ελεύθερα. **Γύρνα μέσα με το { $number }.**
lesson-ausgebremst-leader = Προηγείσαι, και από την πρώτη θέση δεν παίζεται 6. **Παίξε { $number } στη μέσα λωρίδα.**
lesson-ausgebremst-rival-slow = Η Rosa έχει μόνο μικρές κάρτες και μένει πίσω. **Παίξε { $number } στη μέσα λωρίδα.**
lesson-ausgebremst-finish = Η Rosa ξέμεινε από κάρτες, βγήκε. **Τερμάτισε με το { $number }.**
lesson-ausgebremst-won = Πρώτη θέση, και με κάρτες στο χέρι. Αυτή είναι όλη η τέχνη.
