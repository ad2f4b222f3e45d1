## The drawn boards
cli-board-help = Σχεδιάζει ένα ταμπλό ως εικόνα (SVG) για εκτύπωση ή το δίνει ως δεδομένα.
cli-board-examples = Για παράδειγμα
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Μια πίστα με το όνομα ή τον τυπωμένο αριθμό της, π.χ. nuerburg-ring, 3 ή harbour· ή ένα παιχνίδι, π.χ. aruba ή speed-1200.
cli-flag-svg = Το αρχείο όπου θα γίνει το σχέδιο· χωρίς αυτό, το σχέδιο τυπώνεται στην οθόνη.
cli-flag-cars = Πού στέκονται τα αυτοκίνητα 1, 2, 3 και ούτω καθεξής, όπως L14,M18,P2 ή 20-2,21-1· «none» για άδειο ταμπλό. Προεπιλογή: στη σχάρα εκκίνησης.
board-unknown = Δεν υπάρχει ταμπλό «{ $text }». Υπάρχουν: { $known }.
board-many-cars = Σε ένα ταμπλό στέκονται το πολύ { $count } αυτοκίνητα.
board-no-space = Στο «{ $text }» δεν μπορεί να σταθεί αυτοκίνητο. { $name }: δεν υπάρχει τέτοιο τετράγωνο ή στέκεται ήδη εκεί άλλο αυτοκίνητο.
board-drawn = { $name }: το σχέδιο είναι στο { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 γύροι των { $lap } τετραγώνων · { $distance } τετράγωνα με ένα πιτ στοπ, παράκαμψη { $detour }
