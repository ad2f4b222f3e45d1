# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Κλείσιμο
web-menu = Μενού
web-undo = Αναίρεση
web-language = Γλώσσα
web-seconds = { $seconds } δ.

## The table
web-your-turn = Παίζεις εσύ
web-turn-of = Σειρά: { $names }
web-road-book = Ημερολόγιο
web-nothing-yet = Ακόμη δεν έγινε τίποτα.
web-hand = Οι κάρτες σου
web-playable = Μπορείς να την παίξεις
web-not-now = Όχι τώρα
web-stale = Το παιχνίδι προχώρησε. Κοίτα ξανά.
web-away = λείπει
web-cards-in-hand = { $count ->
    [one] { $count } κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}

## The Bornes family
web-coup-same = Όλοι έχουν τον ίδιο χρόνο: { $seconds } δ.
web-coup-noted = Εντάξει. Ώσπου να λήξει ο χρόνος, μπορείς να αλλάξεις γνώμη.
## Home
web-home-title = Πέντε παιχνίδια αγώνων δρόμου. Κάθισε.
web-home-lead = Χωρίς λογαριασμό. Παίξε τώρα με μποτ ή στείλε σύνδεσμο σε φίλους.
web-games = Παιχνίδια
web-bots-play = Επίπεδο των μποτ
web-play-now = Παίξε τώρα
web-play-long = Μεγάλη παρτίδα
web-invite = Κάλεσε
web-learn = Μάθε
web-players = { $from }–{ $to } παίκτες
web-minutes = { $minutes } λεπτά
web-independent = Ανεξάρτητο έργο. Τα ονόματα των παιχνιδιών ανήκουν στους κατόχους τους· γράψαμε τους κανόνες με δικά μας λόγια και σχεδιάσαμε εμείς τα ταμπλό και τις κάρτες.
web-about = Σχετικά
web-lobby = Τραπέζια
web-guest-name = Επισκέπτης
web-to-home = Αρχική σελίδα
web-loading = Μια στιγμή…
web-trouble-offline = Δεν υπάρχει σύνδεση. Έλεγξε το δίκτυο και δοκίμασε ξανά.
web-trouble-unknown = Αυτό δεν πέτυχε ({ $code }).
web-join = Μπες με κωδικό
web-settings = Ρυθμίσεις
web-try-again = Ξανά
web-rules = Κανόνες
web-poster-other = Άλλο ένα παιχνίδι σε αυτόν τον διακομιστή.

## Set-up
web-chair-bot = Μποτ
web-level-0 = Μαθητευόμενος
web-level-1 = Οδηγός της Κυριακής
web-level-2 = Καθημερινός οδηγός
web-level-3 = Οδηγός ράλι
web-level-4 = Πρωταθλητής
web-table = Το τραπέζι

## Waiting room
web-no-table-lead = Ίσως δεν υπάρχει πια ή λείπει κάτι από τον σύνδεσμο. Ζήτησέ τον ξανά.
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε

## At the table
web-line-lost = Η σύνδεση χάθηκε. Νέα σύνδεση…
web-theme-light = Αλλαγή σε φωτεινή εμφάνιση
web-theme-dark = Αλλαγή σε σκούρα εμφάνιση
web-resume = Συνέχεια
web-ended = Ο οικοδεσπότης τερμάτισε την παρτίδα.
web-sound = Ήχος
web-rematch = Ρεβάνς
web-replay = Επανάληψη

## Lobby
web-status-waiting = { $count ->
    [one] { $count } θέση άδεια
   *[other] { $count } θέσεις άδειες
}
web-status-running = παίζεται
web-status-over = τελείωσε
web-status-ended = διακόπηκε

## The plain table of any game
web-your-moves = Οι κινήσεις σου
web-facts = Η τωρινή κατάσταση
web-space = Τετράγωνο { $space }

## People at the table
web-pass-device = Δώσε τη συσκευή. Παίζει: { $name }.
web-pass-device-lead = Δεν κοιτάζει κανείς άλλος.
web-i-am = Εγώ: { $name }
web-yes = Ναι
web-no = Όχι
web-undo-refused = Δεν συμφωνούν όλοι: η κίνηση μένει.
web-seat-refused = Δεν συμφωνούν όλοι: συνεχίζεις να παρακολουθείς.
web-took-over = { $other }: τώρα παίζει { $name }.
web-took-over-bot = { $other }: τώρα παίζει ένα μποτ.
web-time-up = Τέλος χρόνου: έγινε μια κίνηση για σένα.

## A board
web-board-whole = Ολόκληρη η πίστα
web-board-closer = Πιο κοντά
web-board-further = Πιο μακριά

## Keys of a table
web-keys = Συντομεύσεις πληκτρολογίου

## Hints
web-hint = Συμβουλή
