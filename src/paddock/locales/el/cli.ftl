# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Επιτραπέζια παιχνίδια αγώνων δρόμου: παίξε τα σε αυτό το τερματικό, δες ξανά και έλεγξε καταγραφές, προσομοίωσε χιλιάδες παρτίδες.
cli-examples = Για παράδειγμα
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Εντολές
cli-help-flags = Διακόπτες
cli-help-arguments = Ορίσματα
cli-stopped = διακόπηκε
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = Το { $package } δεν είναι εγκατεστημένο. Το αποκτάς με: pip install "paddock[{ $extra }]"
cli-unknown-language = δεν υπάρχει γλώσσα «{ $text }»· υπάρχουν: { $known }
cli-bad-option-word = μια επιλογή γράφεται όνομα=τιμή, όχι «{ $text }»
cli-parse-command = δεν υπάρχει εντολή «{ $text }»· υπάρχουν: { $known }
cli-parse-flag = εδώ δεν υπάρχει διακόπτης «{ $text }»· το --help τους δείχνει όλους
cli-parse-repeated = το «{ $text }» δόθηκε δύο φορές
cli-parse-value = το { $name } δεν μπορεί να είναι «{ $text }»
cli-parse-missing = το { $name } θέλει μια τιμή
cli-parse-argument = λείπει: { $name }· δες --help
cli-parse-unused = το «{ $text }» περισσεύει· δες --help
cli-parse-other = { $text }

## Flags
cli-flag-help = Δείχνει αυτή τη σελίδα.
cli-flag-version = Δείχνει την έκδοση.
cli-argument-game = Το παιχνίδι, για παράδειγμα mille-bornes.
cli-argument-rule = Ένας κανόνας, μια κάρτα ή μια επιλογή.
cli-argument-record = Το αρχείο με την καταγραφή.
cli-flag-lang = Γλώσσα: en, de, hu, cs, sk, it, el, ro ή bg. Προεπιλογή: η γλώσσα του συστήματός σου.
cli-flag-json = Αποτέλεσμα σε JSON.
cli-flag-option = Μια επιλογή του παιχνιδιού ως όνομα=τιμή· μπορεί να δοθεί πολλές φορές.
cli-flag-seats = Πόσες θέσεις.
cli-flag-human = Οι θέσεις των ανθρώπων, όπως 1 ή 1,3· επίσης «all» ή «none».
cli-flag-level = Το επίπεδο των μποτ: learner, sunday-driver, commuter ή rally-driver (0 έως 3)· ένα για όλες τις θέσεις ή ένα για καθεμία.
cli-flag-names = Ονόματα κατά θέση, όπως Anna,Ben.
cli-flag-seed = Ανακάτεμα με αυτόν τον αρχικό αριθμό· ο ίδιος αριθμός δίνει το ίδιο ανακάτεμα.
cli-flag-budget = Πόσα δευτερόλεπτα περίπου να σκεφτεί.
cli-flag-yes = Χωρίς ερωτήσεις: ό,τι δεν ορίζεται παίρνει την προεπιλογή.
cli-flag-save = Αποθήκευση σε αυτό το αρχείο αντί για τον φάκελο δεδομένων.
cli-flag-resume = Συνέχεια αποθηκευμένου παιχνιδιού: από αυτό το αρχείο ή, αν δεν δοθεί, από το τελευταίο.
cli-flag-record = Η τελική καταγραφή αποθηκεύεται σε αυτό το αρχείο.
cli-flag-step = Βήμα βήμα: Enter για την επόμενη κίνηση, b για πίσω, αριθμός για άλμα, q για έξοδο.
cli-flag-move = Δείξε το τραπέζι μετά από αυτή την κίνηση (0: πριν από την πρώτη).
cli-flag-commitment = Το αποτύπωμα που φάνηκε πριν από το μοίρασμα: η καταγραφή πρέπει να έχει το ίδιο.
cli-flag-seen = Το hash των κινήσεων που είδες, όπως το δείχνει η σελίδα: η καταγραφή πρέπει να δίνει το ίδιο.
cli-flag-seen-seat = Η θέση που τις είδε· χωρίς αυτό, όποιος παρακολουθεί.
cli-flag-seat = Μόνο όσα βλέπει αυτή η θέση· χωρίς αυτό όλα είναι ανοιχτά.
cli-flag-games = Πόσες παρτίδες.
cli-flag-sim-seats = Πόσες θέσεις με τυχαίους παίκτες, ή ένα μποτ για κάθε θέση, όπως commuter,learner.
cli-flag-workers = Πόσες διεργασίες. Προεπιλογή: μία για κάθε πυρήνα.
cli-flag-ray = Εργασία σε συστοιχία Ray: σε αυτήν που ορίζει το RAY_ADDRESS ή σε μία που ξεκινά εδώ.
cli-flag-arena-levels = Επίπεδα ή στιλ, όπως 1,2: το καθένα παίζει με το προηγούμενό του. Προεπιλογή: τα δύο υψηλότερα επίπεδα.
cli-flag-arena-ladder = Όλα τα επίπεδα, το καθένα με αυτό που είναι από κάτω του.
cli-flag-arena-styles = Το τελευταίο επίπεδο παίζει και με κάθε στιλ.
cli-flag-arena-against = Κάθε επίπεδο παίζει εναντίον ενός προγράμματος που ξεκινά με αυτή την εντολή. Το πρόγραμμα διαβάζει όψεις και γράφει κινήσεις ως γραμμές JSON.
cli-flag-arena-time-limit = Πόσα χιλιοστά του δευτερολέπτου έχει ένα τέτοιο πρόγραμμα για μια κίνηση.
cli-flag-arena-seats = Πόσες θέσεις. Προεπιλογή: οι λιγότερες που έχει το παιχνίδι.
cli-flag-arena-games = Πόσα παιχνίδια· κάθε μοιρασιά παίζεται μία φορά για κάθε πλευρά.
cli-flag-arena-match = Ολόκληρες παρτίδες αντί για μεμονωμένους αγώνες.
cli-flag-arena-budget = Πόσα χιλιοστά του δευτερολέπτου επεξεργαστή δικαιούται για μια κίνηση ένα μποτ που αναζητά.
cli-flag-arena-iterations = Αντί γι’ αυτό, πόσες επαναλήψεις ανά κίνηση: έτσι επαναλαμβάνεται ακριβώς.
cli-flag-arena-svg = Σχεδίασε την κλίμακα και σε αυτό το αρχείο.
cli-flag-review-svg = Σχεδίασε τις πιθανότητες και σε αυτό το αρχείο.
cli-flag-fit-seats = Για πόσες θέσεις, περισσότεροι αριθμοί με κόμμα. Προεπιλογή: οι λιγότερες που έχει το παιχνίδι.
cli-flag-fit-sweeps = Πόσες φορές να περάσει όλα τα βάρη· 0: μόνο τι αξίζουν οι βαθμοί και τι κρατούν οι άλλοι.
cli-flag-fit-deals = Σε πόσες μοιρασιές κρίνεται κάθε αλλαγή.
cli-flag-fit-matches = Πόσες ολόκληρες παρτίδες δείχνουν τι αξίζουν οι βαθμοί.
cli-flag-fit-anew = Αρχή από τις πρώτες εκτιμήσεις, όχι από όσα βρέθηκαν πριν.
cli-flag-fit-out = Γράφει σε αυτό το αρχείο. Προεπιλογή: στις πηγές ενός αντιγράφου εργασίας, αλλιώς εδώ, με το όνομα του παιχνιδιού και κατάληξη toml.
cli-flag-quick = Συντομότερες μετρήσεις, πιο πρόχειροι αριθμοί.
cli-flag-against = Σύγκριση με τη μεταγλωττισμένη έκδοση ενός άλλου φακέλου του Paddock: λόγοι, μετρημένοι εναλλάξ.

## play: help
cli-play-help = Παίξε σε αυτό το τερματικό, εναντίον μποτ ή με άλλους στο ίδιο δωμάτιο.
cli-play-examples = Για παράδειγμα
    {"  "}{ $program } play                          ρωτά ό,τι χρειάζεται
    {"  "}{ $program } play mille-bornes --yes       εσύ εναντίον ενός μποτ, αμέσως
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 συνεχίζει από εκεί που σταμάτησες

## play: questions
cli-ask-game-title = Ποιο παιχνίδι;
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Αριθμός ή όνομα [1]:
cli-ask-seats = Πόσες θέσεις: { $known }; [{ $default }]:
cli-ask-human = Σε ποιες θέσεις κάθονται άνθρωποι, όπως 1 ή 1,3; [{ $default }]:
cli-ask-level = Πόσο δυνατά είναι τα μποτ: { $known }; [{ $default }]:
cli-ask-options = Αλλαγή στις επιλογές του παιχνιδιού; ν ή ο [ο]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Όνομα για: { $seat } [{ $default }]:
cli-yes-words = ν ναι y yes
cli-number-words = ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ
cli-all-words = όλοι όλες
cli-none-words = κανείς καμία
cli-ask-nobody = Τότε παίζουν μόνο μποτ κι εσύ βλέπεις. Σωστά; ν ή ο [ο]:
cli-level-learner = { $number }  { $name }: παίζει όποια επιτρεπτή κίνηση, καλός για την πρώτη παρτίδα
cli-level-sunday-driver = { $number }  { $name }: τρέχει όσο μπορεί και πού και πού κάτι του ξεφεύγει, καλή παρέα
cli-level-commuter = { $number }  { $name }: παίζει λογικά και παίρνει ό,τι προσφέρεται
cli-level-rally-driver = { $number }  { $name }: σκέφτεται μπροστά: δοκιμάζει κάθε κίνηση πολλές φορές
cli-bad-seats = { $name }: παίζεται με { $known } θέσεις
cli-no-such-option = δεν υπάρχει επιλογή «{ $text }»· υπάρχουν: { $known }
cli-bad-option = το { $name } δεν μπορεί να είναι «{ $text }»· μπορεί: { $known }
cli-no-such-game = δεν υπάρχει παιχνίδι «{ $text }»· υπάρχουν: { $known }
cli-no-answer = δεν υπάρχει απάντηση για ανάγνωση: δώσε την με διακόπτες ή πάρε τις προεπιλογές με --yes
cli-bad-humans = το «{ $text }» δεν δηλώνει θέσεις από 1 έως { $seats }
cli-bad-levels = «{ $text }»: δώσε ένα επίπεδο για όλες τις θέσεις ή από ένα για καθεμία (θέσεις: { $seats })
cli-bad-level = δεν υπάρχει επίπεδο «{ $text }»· υπάρχουν: { $known }
cli-bad-names = τα ονόματα είναι περισσότερα από τις θέσεις ({ $seats })
cli-name-player = Παίκτης { $number }
cli-name-bot = Μποτ { $number }

## play: at the table
cli-commitment = Το ανακάτεμα ορίστηκε. Το αποτύπωμά του: { $commitment }
cli-prompt = { $name }, παίζεις (? για βοήθεια):
cli-prompt-only = { $name }, Enter: { $text } (? βοήθεια)
cli-held = { $text }: σίγουρα;
cli-undone = Αναιρέθηκε: { $move }
cli-prompt-held = Enter: ναι. Οτιδήποτε άλλο: όχι.
cli-no-such-number = Εδώ δεν υπάρχει αριθμός { $text }· το ? δείχνει τις κινήσεις σου.
cli-series-refused = Έγιναν { $done } από τα { $moves } βήματα. { $reason }
cli-series-disturbed = Έγιναν { $done } από τα { $moves } βήματα: δες τι συνέβη.
cli-several = «{ $text }» μπορεί να σημαίνει: { $options }
cli-not-understood = Το «{ $text }» δεν είναι κίνηση εδώ· το ? δείχνει τις κινήσεις σου.
cli-possible = Οι κινήσεις σου:
cli-and-more = και { $count ->
    [one] { $count } ακόμη κίνηση
   *[other] { $count } ακόμη κινήσεις
} με αρχή «{ $word }»
cli-impossible = Δεν γίνονται τώρα, και γιατί:
cli-hint-title = Οι καλύτερες κινήσεις· παρτίδες που παίχτηκαν από εδώ: { $worlds }
cli-hint-chance = πιθανότητα νίκης σε αυτόν τον αγώνα { $chance } ({ $low } ως { $high })
cli-hint-vague = πιθανότητα νίκης άγνωστη: πολύ λίγες παρτίδες
cli-no-hint = Για αυτό το παιχνίδι δεν υπάρχουν συμβουλές.
cli-words = Γράψε έναν αριθμό ή ένα γράμμα, μια κίνηση ή μέρος της. Επίσης: τραπέζι (δες το ξανά), ιστορικό (τι έγινε ως τώρα), κανόνες, πίσω (αναίρεση), αποθήκευση, έξοδος, ?! ή συμβουλή (οι καλύτερες κινήσεις και γιατί), ? ή βοήθεια.
cli-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
cli-move-line = { $number }  { $move }
cli-hand-over = Θέση { $number } ({ $name }), πάτησε Enter. Δεν κοιτάζει κανείς άλλος.
cli-go-on = Πάτησε Enter για συνέχεια.

## play: saves and records
cli-saved = Αποθηκεύτηκε: { $file }
cli-how-to-resume = Συνέχισε με: { $program } play --resume { $file }
cli-resumed = Συνεχίζεται: { $file }
cli-input-ended = Η είσοδος τελείωσε πριν τελειώσει το παιχνίδι.
cli-nothing-saved = δεν υπάρχει αποθηκευμένο παιχνίδι εδώ: { $folder }
cli-save-exists = το { $file } υπάρχει ήδη: συνέχισέ το με --resume ή δώσε άλλο αρχείο
cli-already-over = το παιχνίδι στο { $file } έχει τελειώσει· δες το με: { $program } replay { $file }
cli-save-in-use = το { $file } παίζεται ήδη σε άλλο τερματικό
cli-too-large = το { $file } είναι μεγαλύτερο από { $megabytes } MB: δεν είναι καταγραφή
cli-not-text = το { $file } δεν είναι αρχείο κειμένου
cli-bad-save = το { $file } δεν διαβάζεται ως αποθηκευμένο παιχνίδι: { $reason }
cli-no-table = το { $file } δεν λέει ποιος κάθεται στο τραπέζι· συνεχίζεται μόνο ένα αποθηκευμένο παιχνίδι
cli-record-kept = Η καταγραφή αποθηκεύτηκε: { $file }
cli-how-to-verify = Έλεγχος ανακατέματος και κανόνων: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Θέση
cli-side = Πλευρά
cli-points = Βαθμοί

## explain
cli-explain-help = Εξηγεί τους κανόνες, τις κάρτες και τις επιλογές ενός παιχνιδιού.
cli-explain-examples = Για παράδειγμα
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Παιχνίδια για τα οποία μπορείς να ρωτήσεις:
cli-explain-how = Περισσότερα με: { $program } explain ΠΑΙΧΝΙΔΙ, { $program } explain ΠΑΙΧΝΙΔΙ ΚΑΝΟΝΑΣ
cli-explain-rules = { $name }: τι μπορεί να απαγορεύσει μια κίνηση (παραδείγματα)
cli-explain-cards = Κάρτες
cli-explain-options = Επιλογές
cli-explain-page = Οι πλήρεις κανόνες: { $page }
cli-explain-unknown = δεν βρέθηκε τίποτα για «{ $text }»· δοκίμασε: { $known }
cli-explain-near = δεν βρέθηκε τίποτα για «{ $text }»· μήπως εννοείς: { $near }
cli-explain-topics = Εξηγούνται και: { $known }
cli-option-values = { $name }: { $values } (προεπιλογή: { $default })
cli-rule-title = { $rule }: κανόνας, { $name } ({ $section })
cli-rule-example = Παράδειγμα: { $move } δεν γίνεται: { $text }

## verify
cli-review-help = Λέει πώς κερδήθηκε και χάθηκε μια παρτίδα: τύχη και αποφάσεις κάθε πλευράς και οι ακριβότερες κινήσεις.
cli-review-examples =
    Για παράδειγμα
    {"  "}{ $program } review my-race.paddock         ολόκληρη η ανάλυση
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         με περισσότερη ακρίβεια και διάγραμμα
cli-verify-help = Έλεγξε μια καταγραφή: ακολουθεί τους κανόνες, βγαίνουν οι βαθμοί, ήταν τίμιο το ανακάτεμα;
cli-verify-examples = Για παράδειγμα
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Ο κωδικός εξόδου είναι 0 αν όλα είναι σωστά, 1 αν κάτι είναι λάθος, 2 αν δεν είναι καταγραφή.
cli-verify-wrong = Η καταγραφή είναι λανθασμένη: { $reason }
cli-verify-over = Κανόνες και βαθμοί είναι σωστοί: { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
}, αγώνες που παίχτηκαν: { $rounds }, η παρτίδα τελείωσε.
cli-verify-unfinished = Κανόνες και βαθμοί είναι σωστοί μέχρι εδώ: { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
}, αγώνες που τελείωσαν: { $rounds }, η παρτίδα συνεχίζεται.
cli-verify-line = γραμμή { $line }: { $text }
cli-record-title = δεν αρχίζει με «{ $title }»
cli-record-twice = το «{ $name }» γράφεται δύο φορές
cli-record-seen = έχει μόνο όσα επιτρέπεται να ξέρει μία θέση, άρα δεν ξαναπαίζεται
cli-record-keyed = αποτύπωμα, μυστικό και τυχαίες λέξεις (nonces) ισχύουν μόνο με «chance: keyed»
cli-record-field = λείπει το «{ $name }»
cli-record-head = η τιμή του «{ $name }» δεν είναι έγκυρη
cli-record-secret = το μυστικό δεν ταιριάζει με το αποτύπωμα πριν από το μοίρασμα
cli-record-sheet = έγινε με άλλους αριθμούς αυτής της έκδοσης από τους δικούς μας
cli-record-left = έχει μοιράσματα ή ζαριές που καμία κίνηση δεν ζητά
cli-record-says = λέει «{ $said }», οι κανόνες λένε «{ $truth }»
cli-record-end = τελειώνει πριν από τους βαθμούς του τελευταίου αγώνα ή συνεχίζει μετά την παρτίδα
cli-record-line = το «{ $text }» δεν είναι γραμμή καταγραφής
cli-record-word = δεν υπάρχει κάρτα ή ζαριά «{ $text }»
cli-verify-written = Όλα τα ανακατέματα και οι ζαριές προκύπτουν από την πηγή της καταγραφής, αλλά η παρτίδα δεν αρχίζει με μοίρασμα: κάποιος έγραψε την αρχική διάταξη.
cli-verify-open = Καμία καταγραφή δεν αποδεικνύει πότε δημοσιεύτηκε ένα αποτύπωμα ούτε ποιος διάλεξε τις τυχαίες λέξεις (nonces): σύγκρινέ το με εκείνο που φάνηκε πριν από το μοίρασμα (--commitment).
cli-verify-seed = Όλα τα ανακατέματα και οι ζαριές προκύπτουν από τον αρχικό αριθμό της καταγραφής. Επαναλαμβάνονται, αλλά όποιος διάλεξε τον αριθμό μπορούσε να ξέρει τις κάρτες.
cli-verify-withheld = Τα ανακατέματα και οι ζαριές δεν ελέγχονται ακόμη: το μυστικό φανερώνεται στο τέλος της παρτίδας. Το αποτύπωμά του: { $commitment }
cli-verify-missing = Τίποτα δεν αποδείχθηκε για τα ανακατέματα και τις ζαριές: η παρτίδα τελείωσε, αλλά το μυστικό λείπει από την καταγραφή.
cli-verify-other = Δεν είναι η παρτίδα που αναγγέλθηκε: η καταγραφή έχει άλλο αποτύπωμα, { $commitment }
cli-verify-none = Η καταγραφή δεν έχει αποτύπωμα για σύγκριση με το δικό σου.
cli-verify-committed = Τα ανακατέματα και οι ζαριές αποδείχθηκαν: όλα προκύπτουν από το μυστικό της καταγραφής, και το μυστικό ταιριάζει με αυτό το αποτύπωμα: { $commitment }
cli-verify-recorded = Τα ανακατέματα και οι ζαριές δεν μπορούν να ελεγχθούν: η καταγραφή λέει μόνο πώς ήρθαν οι κάρτες και τα ζάρια.
cli-verify-differs = Τα ανακατέματα ή οι ζαριές δεν είναι σωστά: κάρτες ή ζάρια δεν ήρθαν όπως λέει η πηγή της ίδιας της καταγραφής.
cli-verify-not-good = Μια καταγραφή χωρίς τέλος δεν μετράει ως σωστή: θα μπορούσε να τελειώσει αλλιώς.
cli-verify-seen = Αυτές είναι οι κινήσεις που φάνηκαν: { $count } από { $steps }.
cli-verify-seen-other = Αυτή δεν είναι η παρτίδα που φάνηκε: οι κινήσεις της δίνουν άλλο hash.

## replay
cli-replay-help = Επανάληψη μιας καταγραφής: όλο το ιστορικό, βήμα βήμα, ή το τραπέζι μετά από οποιαδήποτε κίνηση.
cli-replay-examples =
    Για παράδειγμα
    {"  "}{ $program } replay my-race.paddock       όλο το ιστορικό
    {"  "}{ $program } replay my-race.paddock --step            κίνηση προς κίνηση
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Κίνηση { $number } από { $last } (Enter: επόμενη, b: πίσω, αριθμός, q):
cli-replay-no-move = δεν υπάρχει κίνηση { $number }· οι κινήσεις είναι 0 έως { $last }

## simulate
cli-simulate-help = Παίζει πολλές παρτίδες σε όλους τους πυρήνες και λέει ποιος τις κερδίζει. Ο ίδιος αρχικός αριθμός δίνει τα ίδια αποτελέσματα, με όσες διεργασίες κι αν τρέξει.
cli-simulate-examples = Για παράδειγμα
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = το { $name } πρέπει να είναι τουλάχιστον 1
cli-no-ray = Το Ray δεν είναι εγκατεστημένο. Το αποκτάς με: ./paddock extra lab
cli-sim-partial = Διακόπηκε νωρίς: παίχτηκαν { $matches } από { $wanted } παρτίδες.
cli-sim-lost = Μια διεργασία τερματίστηκε: παίχτηκαν { $matches } από { $wanted } παρτίδες.
cli-sim-title = { $name } – παρτίδες: { $matches }, αγώνες: { $rounds }, κινήσεις: { $moves }
cli-sim-speed = { $rate } κινήσεις/δ.· { $seconds } δ., διεργασίες: { $workers }, κανόνες: { $engine }
cli-sim-round = Ένας αγώνας διαρκεί { $mean } ± { $margin } κινήσεις.
cli-sim-seat = Θέση
cli-sim-player = Παίκτης
cli-sim-side = Πλευρά
cli-sim-wins = Νίκες
cli-sim-interval = Διάστημα 95%
cli-sim-points = Βαθμοί ανά παρτίδα
cli-engine-compiled = μεταγλωττισμένοι
cli-engine-interpreted = διερμηνευμένοι

## arena
cli-arena-help = Βάζει επίπεδα και στιλ των μποτ να παίξουν μεταξύ τους και λέει ποιο είναι πιο δυνατό και πόσο σίγουρο είναι αυτό. Κάθε μοιρασιά παίζεται μία φορά για κάθε πλευρά, με έναν υποψήφιο ανάμεσα σε ίδιους αντιπάλους· η μοιρασμένη νίκη μετρά ως μέρος. Ο ίδιος αρχικός αριθμός δίνει τα ίδια αποτελέσματα, με όσες διεργασίες κι αν τρέξει.
cli-arena-examples = Για παράδειγμα
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, θέσεις: { $seats }, ολόκληρες παρτίδες. Το ποσοστό νικών του υποψηφίου· μεταξύ ίσων θα ήταν { $parity }.
cli-arena-rounds = { $name }, θέσεις: { $seats }, μεμονωμένοι αγώνες. Το ποσοστό νικών του υποψηφίου· μεταξύ ίσων θα ήταν { $parity }.
cli-arena-partial = Διακόπηκε νωρίς: μοιρασιές που παίχτηκαν: { $deals }.
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } απάντηση του προγράμματος άργησε, δεν διαβαζόταν ή δεν επιτρεπόταν
       *[other] { $strikes } απαντήσεις του προγράμματος άργησαν, δεν διαβάζονταν ή δεν επιτρέπονταν
    } (παιχνίδια: { $games }). Στη θέση τους παίχτηκε η πρώτη επιτρεπτή κίνηση.
cli-arena-alone = Η σύγκριση θέλει δύο: όρισε δύο επίπεδα ή στιλ, ή δώσε --ladder ή --styles.
cli-arena-candidate = Υποψήφιος
cli-arena-reference = Αντίπαλος
cli-arena-deals = Μοιρασιές
cli-arena-games = Παιχνίδια
cli-arena-share = Νίκες
cli-arena-interval = Διάστημα 95%
cli-arena-elo = Έλο

## fit
cli-fit-help = Ρυθμίζει όσα ζυγίζει ο commuter ενός παιχνιδιού: κάθε αριθμός αλλάζει με τη σειρά και μένει όπου το μποτ, στις ίδιες μοιρασιές, κερδίζει περισσότερο από τους ομοίους του, το επίπεδο από κάτω και κάθε στιλ.
cli-fit-examples = Για παράδειγμα
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error }%)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } βαθμοί)
cli-fit-tables = Ρυθμίζεται ένας πίνακας τη φορά: αυτές οι θέσεις ανήκουν σε { $tables }
cli-fit-written = Αποθηκεύτηκε στο { $file }

## bench
cli-bench-help = Μετρά πόσο γρήγορα τρέχουν εδώ οι κανόνες: μεταγλωττισμένοι, διερμηνευμένοι και δίπλα σε άλλες εγκατεστημένες μηχανές.
cli-bench-examples = Για παράδειγμα
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Γίνεται μέτρηση· ένας ήσυχος υπολογιστής δίνει καλύτερους αριθμούς.
cli-bench-title = Python { $python }, { $machine }· κινήσεις το δευτερόλεπτο σε έναν πυρήνα, η καλύτερη από πολλές σύντομες δοκιμές
cli-bench-not-compiled = Οι κανόνες δεν είναι μεταγλωττισμένοι εδώ ({ $reason }): υπάρχουν μόνο διερμηνευμένοι αριθμοί.
cli-bench-game = Παιχνίδι
cli-bench-rules = Κανόνες
cli-bench-seats = Θέσεις
cli-bench-playout = Ως το τέλος/δ.
cli-bench-rounds = Αγώνες/δ.
cli-bench-step = Βήμα/δ.
cli-bench-clone = Αντίγραφο ns
cli-bench-ratio-of-playout = Προσομοιώσεις
cli-bench-ratio-of-rounds = Αγώνες
cli-bench-ratio-of-step = Κινήσεις
cli-bench-ratio-of-clone = Αντίγραφα
cli-bench-ratio-of-view = Όψεις
cli-bench-ratio-of-imagine = Υποθετικά
cli-bench-ratio-of-hint = Συμβουλές
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = λόγος
cli-bench-search = Όσα κάνουν η αναζήτηση και ο διακομιστής, μεταγλωττισμένα: μικροδευτερόλεπτα για μία φορά, και ολόκληροι αγώνες σε 50 ms, τυχαία και με το μποτ commuter σε κάθε θέση
cli-bench-view = Όψη µs
cli-bench-redeal = Νέο μοίρασμα µs
cli-bench-policy = Επιλογή µs
cli-bench-random = Τυχαία
cli-bench-experts = commuter
cli-bench-against = Αυτή η έκδοση δίπλα σε εκείνη στο { $path }: πάνω από 1 σημαίνει ότι εδώ είναι πιο γρήγορα. Η διάμεσος σύντομων μετρήσεων εναλλάξ και τα τεταρτημόριά τους.
cli-bench-not-built = Στο { $path } δεν υπάρχει τίποτα μεταγλωττισμένο. Ξεκίνα εκεί το ./paddock build, σε παλαιότερο φάκελο το ./paddock python.
cli-bench-peers = Άλλες μηχανές σε τυχαίο παιχνίδι. Ο λόγος λέει πόσες φορές πιο γρήγορο είναι το { $reference }: ολόκληροι αγώνες δίπλα σε δικούς τους βρόχους, βήματα δίπλα σε βρόχους Python.
cli-bench-peer = Μηχανή
cli-bench-moves = Κινήσεις/δ.
cli-bench-actions = Με μοίρασμα/δ.
cli-bench-ratio-moves = Λόγος
cli-bench-ratio-actions = Με μοίρασμα
cli-bench-loop-hand = { $name } γραμμένο με το χέρι σε { $engine }
cli-bench-loop-own = { $engine } { $name }, δικός της βρόχος C++
cli-bench-loop-python = { $engine } { $name }, από Python
cli-bench-missing = Το { $package } δεν είναι εγκατεστημένο. Για σύγκριση: ./paddock extra bench ή pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? βοήθεια
cli-word-hint = συμβουλή
cli-word-rules = κανόνες
cli-word-hand = τραπέζι χέρι
cli-word-log = ιστορικό
cli-word-save = αποθήκευση
cli-word-undo = πίσω
cli-word-quit = έξοδος
verb-pass = πάσο
verb-roll = ρίξε
verb-stand = μένω
verb-keep = κράτα
verb-end = τέλος
verb-stop = στάση
verb-hook = γάντζος
verb-ahead = ευθεία
verb-left = αριστερά
verb-right = δεξιά
verb-ram = εμβόλισε
verb-discard = πέτα
verb-coup = κόντρα

## rules
cli-rules-help = Δείχνει τους κανόνες ενός παιχνιδιού, με υπόμνημα των σημείων.
cli-rules-examples = Για παράδειγμα
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: σημεία στο τραπέζι
cli-flag-short = Μόνο σύντομα: στόχος, σειρά, τι κάνει το καθετί, βαθμολογία.
cli-rules-english = Η σελίδα είναι στα αγγλικά· το explain απαντά στη γλώσσα σου.
cli-rules-missing = το { $page } δεν υπάρχει εδώ
