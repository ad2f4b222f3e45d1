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
web-level-easy = Εύκολο
web-level-fair = Μέτριο
web-level-sharp = Δύσκολο
web-play-now = Παίξε τώρα
web-invite = Κάλεσε
web-learn = Μάθε
web-players = { $from }–{ $to } παίκτες
web-minutes = { $minutes } λεπτά
web-independent = Ανεξάρτητο έργο. Τα ονόματα των παιχνιδιών ανήκουν στους κατόχους τους· γράψαμε τους κανόνες με δικά μας λόγια και σχεδιάσαμε εμείς τα ταμπλό και τις κάρτες.
web-about = Σχετικά
web-about-text = Με το Paddock μια οικογένεια, σε ένα δωμάτιο ή σε πέντε πόλεις, παίζει επιτραπέζια παιχνίδια αγώνων δρόμου με τους αληθινούς κανόνες τους, χωρίς λογαριασμό. Τρέχει στον δικό σου υπολογιστή και δεν μοιράζεται τίποτα.
web-lobby = Τραπέζια
web-guest-name = Επισκέπτης
web-to-home = Αρχική σελίδα
web-loading = Μια στιγμή…
web-trouble-offline = Ο διακομιστής δεν απαντά. Τρέχει;
web-trouble-unknown = Αυτό δεν πέτυχε ({ $code }).
web-join = Μπες με κωδικό
web-settings = Ρυθμίσεις
web-try-again = Ξανά
web-rules = Κανόνες
web-poster-other = Άλλο ένα παιχνίδι σε αυτόν τον διακομιστή.

## Set-up
web-seats = Θέσεις
web-chair-me = Εγώ
web-chair-friend = Παρέα
web-chair-bot = Μποτ
web-chair-open = Άδεια θέση
web-chair-open-lead = για την παρέα
web-level-0 = Μαθητευόμενος
web-level-1 = Οδηγός της Κυριακής
web-level-2 = Καθημερινός οδηγός
web-level-3 = Οδηγός ράλι
web-level-4 = Πρωταθλητής
web-your-name = Το όνομά σου
web-options = Κανόνες του σπιτιού
web-chairs-lead = Διάλεξε θέση και μετά ποιος κάθεται εκεί. Ή σύρε κάποιον επάνω της.
web-options-usual = όλα όπως συνήθως
web-usual = συνηθισμένο
web-table = Το τραπέζι
web-clock = Χρόνος σκέψης
web-clock-none = Χωρίς όριο
web-clock-move = { $seconds } δ. ανά κίνηση
web-clock-match = { $minutes } λεπτά ανά παρτίδα
web-listed = Να φαίνεται το τραπέζι σε όλους σε αυτόν τον διακομιστή
web-open-table = Άνοιξε τραπέζι

## Waiting room
web-waiting-lead = Στείλε τον σύνδεσμο ή άσε τους φίλους να σκανάρουν τον κωδικό.
web-join-lead = Γράψε το όνομά σου και πάρε μια θέση.
web-you = εσύ
web-here = εδώ
web-host = οικοδεσπότης
web-sit = Κάθομαι εδώ
web-get-up = Σηκώνομαι
web-invite-lead = Όποιος έχει τον σύνδεσμο μπορεί να καθίσει. Κανείς δεν χρειάζεται λογαριασμό.
web-no-table-lead = Ίσως δεν υπάρχει πια ή λείπει κάτι από τον σύνδεσμο. Ζήτησέ τον ξανά.
web-link = Σύνδεσμος για αυτό το τραπέζι
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-qr = Κωδικός QR του συνδέσμου
web-start = Εκκίνηση
web-start-waits = { $count ->
    [one] Μία θέση είναι άδεια
   *[other] { $count } θέσεις είναι άδειες
}
web-host-starts = Ο οικοδεσπότης δίνει την εκκίνηση.
web-code = Κωδικός του τραπεζιού
web-code-lead = Ή άνοιξε { $address } και γράψε:

## At the table
web-line-lost = Η σύνδεση χάθηκε. Νέα σύνδεση…
web-how-to-play = Πώς παίζεται
web-theme = Εμφάνιση
web-theme-light = Αλλαγή σε φωτεινή εμφάνιση
web-theme-dark = Αλλαγή σε σκούρα εμφάνιση
web-theme-auto-short = Όπως η συσκευή
web-theme-light-short = Φωτεινή
web-theme-dark-short = Σκούρα
web-motion = Εφέ κίνησης
web-motion-off = Κανένα
web-motion-fast = Γρήγορα
web-motion-normal = Κανονικά
web-motion-slow = Αργά
web-watch-lead = Οι φίλοι σου μπαίνουν ή παρακολουθούν εδώ:
web-pause = Παύση
web-resume = Συνέχεια
web-end-match = Τέλος παρτίδας
web-leave = Αποχώρηση
web-ended = Ο οικοδεσπότης τερμάτισε την παρτίδα.
web-end-sure = Να τελειώσει η παρτίδα για όλους;
web-leave-sure = Φεύγεις από το τραπέζι; Θα παίζει για σένα ένα μποτ, και οι άλλοι μπορούν να δώσουν τη θέση σου.
web-go-on = Συνέχεια
web-winner-you = Κέρδισες!
web-winner = Νίκη: { $names }
web-rematch = Ρεβάνς
web-same-luck = Ίδιες κάρτες και ζάρια
web-record = Λήψη καταγραφής
web-replay = Επανάληψη
web-step-back = Ένα βήμα πίσω
web-step-on = Ένα βήμα μπροστά
web-step-of = { $step } από { $steps }
web-verify = Έλεγχος ανακατέματος
web-review = Τύχη και οδήγηση

## Lobby
web-my-tables = Τα τραπέζια μου
web-listed-tables = Ανοιχτά τραπέζια
web-no-tables = Τώρα δεν υπάρχουν ανοιχτά τραπέζια.
web-status-waiting = { $count ->
    [one] { $count } θέση άδεια
   *[other] { $count } θέσεις άδειες
}
web-status-running = παίζεται
web-status-over = τελείωσε
web-status-ended = διακόπηκε
web-old-tables = Τελειωμένα

## The plain table of any game
web-your-moves = Οι κινήσεις σου
web-facts = Η τωρινή κατάσταση
web-space = Τετράγωνο { $space }

## People at the table
web-pass-device = Δώσε τη συσκευή. Παίζει: { $name }.
web-pass-device-lead = Δεν κοιτάζει κανείς άλλος.
web-i-am = Εγώ: { $name }
web-people = Άτομα
web-chat = Συνομιλία
web-chat-empty = Κανένα μήνυμα ακόμη.
web-chat-say = Γράψε μήνυμα
web-chat-mute = Απόκρυψη συνομιλίας πάνω από το τραπέζι
web-send = Αποστολή
web-yes = Ναι
web-no = Όχι
web-undo-wish = { $name }: αίτημα για αναίρεση της τελευταίας κίνησης.
web-undo-asked = Για την αναίρεση λείπει ακόμη η συμφωνία: { $names }.
web-undo-refused = Δεν συμφωνούν όλοι: η κίνηση μένει.
web-seat-wish = { $name }: αίτημα για συνέχεια στη θέση: { $other }.
web-seat-asked = Για να καθίσεις λείπει ακόμη η συμφωνία: { $names }.
web-seat-refused = Δεν συμφωνούν όλοι: συνεχίζεις να παρακολουθείς.
web-seat-free = ελεύθερη θέση
web-seat-ask = Ζήτα αυτή τη θέση
web-seat-withdraw = Άσ’ το
web-took-over = { $other }: τώρα παίζει { $name }.
web-took-over-bot = { $other }: τώρα παίζει ένα μποτ.
web-time-up = Τέλος χρόνου: έγινε μια κίνηση για σένα.
web-stand-in = Ένα μποτ παίζει για σένα.
web-take-back = Παίρνω πίσω τη θέση μου
web-big-screen = Μεγάλη οθόνη
web-orders = Αν δεν απαντήσω εγκαίρως σε επίθεση
web-orders-ask = δέχομαι την επίθεση
web-orders-always = κόντρα, αν μπορώ
web-sound = Ήχος
web-sound-on = Ναι
web-sound-off = Όχι
web-other-device = Άλλη συσκευή

## A board
web-board-whole = Ολόκληρη η πίστα
web-board-closer = Πιο κοντά
web-board-further = Πιο μακριά

## Keys of a table
web-keys = Συντομεύσεις πληκτρολογίου
web-keys-on = Συντομεύσεις με ένα πλήκτρο
web-key-release = άφησε την κάρτα που διάλεξες
web-key-situation = ακούς πώς έχει η κατάσταση
web-one-tap = Άγγιγμα σε κάρτα
web-one-tap-off = τη διαλέγει
web-one-tap-on = την παίζει

## Hints
web-hint = Συμβουλή
web-hint-taken = { $name }: χρήση συμβουλής.
web-hints = Συμβουλές
web-hints-bots = όταν παίζεις μόνο εναντίον μποτ
web-hints-all = για όλους· το μαθαίνει το τραπέζι
web-hints-none = για κανέναν
