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
web-playable = Παίζεται
web-not-now = Όχι τώρα
web-stale = Το τραπέζι προχώρησε στο μεταξύ: κοίτα ξανά.
web-away = λείπει
web-cards-in-hand = { $count ->
    [one] { $count } κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}

## The Bornes family
web-coup-same = Όλοι βλέπουν τα ίδια { $seconds } δευτερόλεπτα.
web-coup-noted = Σημειώθηκε. Ώσπου να λήξει ο χρόνος, μπορείς να αλλάξεις γνώμη.
## Home
web-home-title = Πέντε παιχνίδια του δρόμου. Κάθισε.
web-home-lead = Χωρίς λογαριασμό. Παίξε τώρα με μποτ ή στείλε σύνδεσμο σε φίλους.
web-games = Παιχνίδια
web-bots-play = Τα μποτ παίζουν
web-level-easy = εύκολα
web-level-fair = καλά
web-level-sharp = σκληρά
web-play-now = Παίξε τώρα
web-invite = Πρόσκληση
web-learn = Μάθε
web-players = { $from }–{ $to } παίκτες
web-minutes = { $minutes } λεπτά
web-independent = Ανεξάρτητο έργο. Τα ονόματα των παιχνιδιών ανήκουν στους κατόχους τους· οι κανόνες με δικά μας λόγια, τα ταμπλό και οι κάρτες σχεδιασμένα από εμάς.
web-about = Σχετικά
web-about-text = Με το Paddock μια οικογένεια, σε ένα δωμάτιο ή σε πέντε πόλεις, παίζει παιχνίδια του δρόμου με τους αληθινούς κανόνες τους, χωρίς λογαριασμό. Τρέχει στον δικό σου υπολογιστή και δεν λέει τίποτα σε κανέναν.
web-lobby = Τραπέζια
web-guest-name = Επισκέπτης
web-to-home = Στην αρχή
web-loading = Μια στιγμή …
web-trouble-offline = Ο διακομιστής δεν απαντά. Τρέχει;
web-trouble-unknown = Αυτό δεν πέτυχε ({ $code }).
web-join = Μπες με κωδικό
web-settings = Ρυθμίσεις
web-continue = Συνέχισε το παιχνίδι
web-try-again = Ξανά
web-rules = Κανόνες
web-poster-other = Ένα ακόμη παιχνίδι αυτού του διακομιστή.

## Set-up
web-seats = Θέσεις
web-chair-me = Εγώ
web-chair-friend = Φίλος
web-chair-bot = Μποτ
web-chair-open = Άδεια καρέκλα
web-chair-open-lead = για έναν φίλο
web-level-0 = Μαθητευόμενος
web-level-1 = Οδηγός της Κυριακής
web-level-2 = Καθημερινός οδηγός
web-level-3 = Οδηγός ράλι
web-level-4 = Πρωταθλητής
web-your-name = Το όνομά σου
web-options = Κανόνες του σπιτιού
web-chairs-lead = Διάλεξε καρέκλα και μετά ποιος κάθεται εκεί. Ή σύρε τον.
web-options-usual = όλα όπως συνήθως
web-usual = συνηθισμένο
web-table = Το τραπέζι
web-clock = Χρόνος σκέψης
web-clock-none = Όσο θέλεις
web-clock-move = { $seconds } δευτερόλεπτα ανά κίνηση
web-clock-match = { $minutes } λεπτά ανά παρτίδα
web-listed = Το τραπέζι να φαίνεται σε όλους σε αυτόν τον διακομιστή
web-open-table = Άνοιξε τραπέζι

## Waiting room
web-waiting-lead = Στείλε τον σύνδεσμο ή άσε τους φίλους να σκανάρουν τον κωδικό.
web-join-lead = Γράψε το όνομά σου και πάρε μια καρέκλα.
web-you = εσύ
web-here = εδώ
web-host = οικοδεσπότης
web-sit = Κάθομαι εδώ
web-get-up = Σηκώνομαι
web-invite-lead = Όποιος έχει τον σύνδεσμο μπορεί να καθίσει. Κανείς δεν χρειάζεται λογαριασμό.
web-no-table-lead = Ίσως δεν υπάρχει πια ή λείπει ένα γράμμα από τον σύνδεσμο. Ζήτησέ τον ξανά.
web-link = Σύνδεσμος για αυτό το τραπέζι
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-qr = Ο σύνδεσμος ως κωδικός QR
web-start = Εκκίνηση
web-start-waits = { $count ->
    [one] Μία καρέκλα είναι άδεια
   *[other] { $count } καρέκλες είναι άδειες
}
web-host-starts = Ο οικοδεσπότης δίνει την εκκίνηση.
web-code = Κωδικός του τραπεζιού
web-code-lead = Ή άνοιξε { $address } και γράψε:

## At the table
web-line-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια …
web-how-to-play = Πώς παίζεται
web-theme = Φως
web-theme-light = Στο φως της μέρας
web-theme-dark = Στη νύχτα
web-theme-auto-short = Όπως η συσκευή
web-theme-light-short = Μέρα
web-theme-dark-short = Νύχτα
web-motion = Κίνηση
web-motion-off = καμία
web-motion-fast = γρήγορη
web-motion-normal = κανονική
web-motion-slow = αργή
web-watch-lead = Οι φίλοι μπαίνουν ή βλέπουν εδώ:
web-pause = Παύση
web-resume = Συνέχεια
web-end-match = Τέλος παρτίδας
web-leave = Αποχώρηση
web-ended = Ο οικοδεσπότης τερμάτισε την παρτίδα.
web-end-sure = Τέλος παρτίδας για όλους;
web-leave-sure = Φεύγεις από το τραπέζι; Στη θέση σου παίζει ένα μποτ.
web-go-on = Συνέχεια
web-winner-you = Κέρδισες!
web-winner = Νίκη: { $names }
web-rematch = Ρεβάνς
web-same-luck = Με την ίδια τύχη
web-record = Κράτα το πρακτικό
web-replay = Αναδρομή
web-step-back = Ένα βήμα πίσω
web-step-on = Ένα βήμα μπροστά
web-step-of = { $step } από { $steps }
web-verify = Έλεγχος μοιράσματος
web-review = Τύχη και οδήγηση

## Lobby
web-my-tables = Τα τραπέζια μου
web-listed-tables = Ανοιχτά τραπέζια
web-no-tables = Αυτή τη στιγμή δεν υπάρχει τραπέζι στη λίστα.
web-status-waiting = { $count ->
    [one] { $count } καρέκλα άδεια
   *[other] { $count } καρέκλες άδειες
}
web-status-running = παίζεται
web-status-over = τελείωσε
web-status-ended = διακόπηκε
web-old-tables = Τελειωμένα

## The plain table of any game
web-your-moves = Οι κινήσεις σου
web-facts = Η κατάσταση
web-space = Θέση { $space }

## People at the table
web-pass-device = Δώσε τη συσκευή: { $name }.
web-pass-device-lead = Τώρα δεν πρέπει να κοιτάζει κανείς άλλος.
web-i-am = Είμαι: { $name }
web-people = Άτομα
web-chat = Συζήτηση
web-chat-empty = Ακόμη δεν είπε κανείς τίποτα.
web-chat-say = Πες κάτι
web-chat-mute = Να μη φαίνεται η συζήτηση πάνω από το τραπέζι
web-send = Αποστολή
web-yes = Ναι
web-no = Όχι
web-undo-wish = { $name }: θέλει να πάρει πίσω την τελευταία κίνηση.
web-undo-asked = Για την αναίρεση πρέπει να συμφωνήσουν ακόμη: { $names }.
web-undo-refused = Δεν συμφωνούν όλοι: η κίνηση ισχύει.
web-time-up = Ο χρόνος σου τελείωσε: έγινε μια κίνηση για σένα.
web-stand-in = Ένα μποτ παίζει για σένα.
web-take-back = Συνεχίζω εγώ
web-big-screen = Μεγάλη οθόνη
web-orders = Αν δεν απαντήσω εγκαίρως σε επίθεση
web-orders-ask = να μείνει
web-orders-always = κόντρα, αν γίνεται
web-sound = Ήχος
web-sound-on = ναι
web-sound-off = όχι
web-other-device = Άλλη συσκευή

## A board
web-board-whole = Ολόκληρη η πίστα
web-board-closer = Πιο κοντά
web-board-further = Πιο μακριά

## Keys of a table
web-keys = Πλήκτρα
web-keys-on = Τα μεμονωμένα γράμματα και ψηφία λειτουργούν
web-key-release = άφησε την κάρτα που διάλεξες
web-key-situation = πες πώς έχει η κατάσταση
web-one-tap = Ένα άγγιγμα στην κάρτα
web-one-tap-off = τη διαλέγει
web-one-tap-on = την παίζει

## Hints
web-hint = Συμβουλή
web-hint-taken = { $name }: πήρε συμβουλή.
web-hints = Συμβουλές
web-hints-bots = για όποιον παίζει μόνος με μποτ
web-hints-all = για όλους· το μαθαίνουν όλοι
web-hints-none = για κανέναν
