# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Παιχνίδι από τον περιηγητή: σε αυτόν τον υπολογιστή ή σε όλο το δωμάτιο.
cli-serve-examples = Για παράδειγμα
    {"  "}{ $program } serve         μόνο σε αυτόν τον υπολογιστή· δείχνει τη διεύθυνση
    {"  "}{ $program } serve --lan   για κάθε κινητό στο δωμάτιο· δείχνει κωδικό QR
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Ανοίγει στο τοπικό δίκτυο και δείχνει τη διεύθυνση εκεί με κωδικό QR.
cli-flag-serve-host = Ακούει σε αυτή τη διεύθυνση αντί για την προεπιλογή.
cli-flag-serve-port = Η θύρα· με 0 διαλέγει μια ελεύθερη.
cli-flag-serve-data = Ο φάκελος της βάσης δεδομένων. Προεπιλογή: ο φάκελος δεδομένων σου.
cli-flag-serve-database = Αντί γι’ αυτό, μια βάση δεδομένων PostgreSQL, postgresql://…, που μπορούν να τη μοιράζονται όσοι διακομιστές θέλεις.
cli-flag-serve-origin = Μια διεύθυνση όπου βρίσκει κανείς αυτόν τον διακομιστή, όπως https://race.example (μπορεί να δοθεί πολλές φορές).
cli-flag-serve-proxy = Ο διακομιστής βρίσκεται πίσω από έναν μεσολαβητή (proxy) που λέει από πού έρχονται τα αιτήματα.
cli-flag-serve-workers = Σε πόσες διεργασίες σκέφτονται τα μποτ.
cli-flag-serve-per-address = Πόσες συνδέσεις μπορεί να έχει μία διεύθυνση· 0 για όσες θέλει.
cli-flag-serve-unlimited = Κανένα όριο ρυθμού και πλήθους: για δοκιμές φόρτου, ποτέ για το ανοιχτό διαδίκτυο.
cli-flag-serve-log = Τι γράφεται στο ημερολόγιο: debug, info, warning ή error.
cli-serve-address = Το Paddock βρίσκεται στη διεύθυνση { $file }
cli-serve-room = Σε αυτό το δωμάτιο: { $file }
cli-serve-no-network = Για τους άλλους: δεν βρέθηκε δίκτυο. Σύνδεσε αυτόν τον υπολογιστή σε ένα (Wi-Fi, καλώδιο ή το hotspot ενός κινητού) και ξεκίνα ξανά.
cli-serve-stop = Το Ctrl-C το σταματά· όταν ξεκινήσει πάλι, κάθε τραπέζι συνεχίζει από εκεί που ήταν.
cli-serve-stopped = Σταμάτησε. Όλα τα τραπέζια έχουν φυλαχτεί.
cli-serve-no-port = δεν μπορεί να ακούσει στο { $host }, θύρα { $port }: { $reason }· δοκίμασε --port 0
cli-serve-no-origin = --origin { $origin }: δεν είναι διεύθυνση από την οποία μπορεί να έρθει κανείς· γράψε τη όπως https://race.example
cli-serve-negative = το { $name } πρέπει να είναι τουλάχιστον 0· 0 σημαίνει όσες θέλει

trouble-bad-message = Αυτό το μήνυμα δεν διαβάζεται: { $text }
trouble-bad-input = Αυτό δεν ταιριάζει: { $text }
trouble-no-guest = Διάλεξε πρώτα ένα όνομα.
trouble-not-host = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
trouble-not-your-seat = Αυτή η θέση δεν είναι δική σου: { $seat }.
trouble-not-seated = Αυτός ο επισκέπτης δεν κάθεται σε αυτό το τραπέζι.
trouble-muted = Ο οικοδεσπότης σε έβαλε σε σίγαση.
trouble-foreign-origin = Αυτή η σελίδα δεν ανήκει σε αυτόν τον διακομιστή.
trouble-no-table = Δεν υπάρχει τέτοιο τραπέζι.
trouble-no-match = Τέτοια παρτίδα δεν παίχτηκε εδώ.
trouble-not-found = Εδώ δεν υπάρχει τίποτα.
trouble-seat-taken = Αυτή η θέση είναι πιασμένη.
trouble-table-full = Σε αυτό το τραπέζι όλες οι θέσεις είναι πιασμένες.
trouble-name-taken = Σε αυτό το τραπέζι κάποιος λέγεται ήδη { $name }.
trouble-not-running = Τώρα δεν παίζεται καμία παρτίδα.
trouble-is-running = Τώρα παίζεται μια παρτίδα.
trouble-is-paused = Ο οικοδεσπότης σταμάτησε προσωρινά την παρτίδα.
trouble-stale = Στο μεταξύ το παιχνίδι προχώρησε· κοίτα ξανά.
trouble-no-undo = Δεν υπάρχει τίποτα για να πάρεις πίσω.
trouble-undo-asked = Κάποιος ζήτησε ήδη να πάρει πίσω μια κίνηση· πρώτα απαντιέται αυτό.
trouble-empty-chairs = Μερικές θέσεις είναι ακόμη άδειες: γέμισέ τες με φίλους ή μποτ.
trouble-not-over = Αυτή η παρτίδα δεν τελείωσε: δεν υπάρχει ακόμη τίποτα να εξεταστεί.
trouble-code-used = Αυτός ο σύνδεσμος έχει χρησιμοποιηθεί ή έχει λήξει· ζήτησε καινούργιο.
trouble-unreadable = Αυτό το τραπέζι αποθηκεύτηκε από άλλη έκδοση του Paddock και αυτή εδώ δεν μπορεί να το διαβάσει.
trouble-too-large = Αυτό είναι πολύ μεγάλο.
trouble-too-fast = Πάρα πολλά μηνύματα μαζί· μια στιγμή, παρακαλώ.
trouble-too-many = Αυτό είναι περισσότερο απ’ όσο δέχεται αυτός ο διακομιστής.
trouble-too-talkative = Γράφεις πιο γρήγορα απ’ όσο προλαβαίνουν να διαβάσουν οι άλλοι· περίμενε μια στιγμή.
trouble-busy = Στο τραπέζι γίνονται πολλά μαζί· δοκίμασε ξανά σε λίγο.
trouble-no-hints = Σε αυτό το τραπέζι δεν δίνονται συμβουλές.
trouble-not-asked = Η θέση σου δεν ερωτάται αυτή τη στιγμή.
trouble-storage = Ο διακομιστής δεν μπορεί τώρα να αποθηκεύσει κινήσεις. Τίποτα δεν χάνεται· το παιχνίδι συνεχίζεται μόλις γίνει δυνατό.
trouble-internal = Κάτι πήγε στραβά στον διακομιστή· έχει σημειωθεί.
