# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Ίδρυση λέσχης
web-club-found-lead = Μια λέσχη έχει δικά της τραπέζια, αποτελέσματα και σεζόν. Κανείς άλλος δεν τα βλέπει. Και μια οικογένεια είναι λέσχη.
web-club-name = Όνομα της λέσχης
web-club-suggested = Λέσχη: { $name }
web-club-found-go = Ίδρυση
web-invited-by = διαχείριση: { $name }
web-invited-lead = Έχεις πρόσκληση. Τα μέλη βλέπουν τα τραπέζια, τα αποτελέσματα και τις σεζόν της λέσχης.
web-invited-join = Μπες στη λέσχη
web-invited-already = Είσαι ήδη μέλος.
web-invited-go = Στη λέσχη
web-invited-as = Η πρόσκληση είναι για: { $name }. Σε αυτή τη συσκευή αναλαμβάνεις τα αποτελέσματα και την αξιολόγηση αυτού του μέλους.
web-invited-as-go = Είμαι: { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } μέλος
   *[other] { $count } μέλη
}
web-club-races = { $count ->
    [one] { $count } αγώνας, από { $when }
   *[other] { $count } αγώνες, από { $when }
}
web-club-since = από { $when }
web-club-menu = Μενού της λέσχης
web-club-you = εσύ
web-club-members-title = Μέλη
web-club-here-count = { $count ->
    [one] { $count } είναι εδώ
   *[other] { $count } είναι εδώ
}
web-club-keeper = διαχείριση
web-club-no-device = χωρίς συσκευή
web-club-seen = τελευταία φορά εδώ: { $when }
web-club-on = { $device ->
    [phone] σε κινητό
    [tablet] σε τάμπλετ
   *[computer] σε υπολογιστή
}
web-club-seat = Δώσε θέση
web-club-alone = Προς το παρόν είσαι εδώ μόνο εσύ. Κάλεσε κάποιον ή πρόσθεσε ένα παιδί ή μια γιαγιά χωρίς συσκευή.
web-club-tables = Τραπέζια
web-club-sit = Κάθομαι
web-club-look = Παρακολούθηση
web-club-no-tables = Αυτή τη στιγμή δεν υπάρχει ανοιχτό τραπέζι.
web-club-open = Άνοιξε τραπέζι της λέσχης
web-club-standings = Αξιολόγηση
web-club-standings-of = Αξιολόγηση σε ποιο παιχνίδι
web-club-all-games = όλα τα παιχνίδια
web-club-driver = Όνομα
web-club-rating = Αξιολόγηση
web-club-interval = διάστημα 95%
web-club-between = από { $low } έως { $high }
web-club-provisional = (λίγοι αγώνες ως τώρα)
web-club-standings-key = Αυτοκίνητο: η καλύτερη εκτίμηση. Δρόμος: πού βρίσκεται η αλήθεια· διακεκομμένος μετά από λίγους αγώνες. Ορόσημα: τα μποτ.
web-club-no-standings = Η αξιολόγηση εμφανίζεται μετά τον πρώτο αγώνα της λέσχης που μετράει.
web-club-results = Τελευταία αποτελέσματα
web-club-won = { $count ->
    [one] { $names }: νίκη στο { $game }
   *[other] { $names }: κοινή νίκη στο { $game }
}
web-club-points = { $count ->
    [one] { $count } βαθμός
   *[other] { $count } βαθμοί
}
web-club-no-results = Δεν έχει τελειώσει ακόμη κανένας αγώνας.

## Inviting and members
web-club-invite-title = Πρόσκληση: { $name }
web-club-invite-lead = Όποιος έχει τον σύνδεσμο ή τον κωδικό μπορεί να γίνει μέλος. Κανείς δεν χρειάζεται λογαριασμό.
web-club-link = Σύνδεσμος της πρόσκλησης
web-club-code = Κωδικός της πρόσκλησης
web-club-code-until = Ισχύει μία φορά, έως: { $when }.
web-club-renew = Νέα πρόσκληση
web-club-renew-lead = Έπεσε σε λάθος χέρια; Η νέα καταργεί την παλιά.
web-club-add = Πρόσθεσε μέλος χωρίς συσκευή
web-club-add-lead = Ένα παιδί ή μια γιαγιά παίζει σε όποια οθόνη του δωματίου και έχει αποτελέσματα και αξιολόγηση όπως όλοι.
web-club-member-name = Όνομα
web-club-consent = Συμφωνεί να κρατηθούν εδώ το όνομα και τα αποτελέσματά του· για ένα παιδί συμφωνεί ο γονέας.
web-club-add-go = Πρόσθεσε
web-club-rename = Μετονομασία
web-club-hand = Παράδοση σε συσκευή
web-club-hand-lead = Όταν { $name } αποκτήσει συσκευή, όσα έχει παίξει πάνε μαζί.
web-club-hand-invite = Άνοιξέ το στη συσκευή που έχει { $name }. Όποιος το δεχτεί γίνεται { $name }.
web-club-make-keeper = Δώσε διαχείριση
web-club-make-keeper-sure = Να πάρει διαχείριση: { $name }; Η διαχείριση αλλάζει και αφαιρεί μέλη, οργανώνει σεζόν και μπορεί να διαγράψει τη λέσχη.
web-club-unmake-keeper = Αφαίρεσε τη διαχείριση
web-club-remove = Αφαίρεση από τη λέσχη
web-club-remove-sure = Αφαίρεση από τη λέσχη: { $name }; Τα αποτελέσματα μένουν.
web-club-remove-sure-no-device = Αφαίρεση: { $name }; Το όνομα διαγράφεται, και δεν υπάρχει επιστροφή.
web-club-hand-over-lead = Για να παραδώσεις τη λέσχη, δώσε διαχείριση σε άλλο μέλος από το μενού του· μετά μπορείς να φύγεις.
web-club-leave = Αποχώρηση από τη λέσχη
web-club-leave-sure = Φεύγεις από τη λέσχη; Για να γυρίσεις χρειάζεσαι νέα πρόσκληση.
web-club-leave-sure-keeper = Φεύγεις από τη λέσχη; Τη διαχειρίζεσαι μόνο εσύ: την αναλαμβάνει το παλαιότερο μέλος.
web-club-delete = Διαγραφή της λέσχης
web-club-delete-sure = Διαγραφή: { $name }; Τα μέλη, οι σεζόν και οι αξιολογήσεις της λέσχης χάνονται· όλοι κρατούν τους δικούς τους αγώνες. Δεν υπάρχει επιστροφή.
web-club-seat-title = Θέση: { $name }
web-club-seat-lead = { $name } παίζει σε αυτή τη συσκευή· την περνάτε από χέρι σε χέρι. Σε ποιο τραπέζι;
web-club-seat-none = Κανένα τραπέζι της λέσχης δεν έχει άδεια θέση. Άνοιξε πρώτα ένα.

## A season
web-season-none = Ακόμη καμία σεζόν
web-season-none-lead = Ένα Grand Prix έχει ένα σκέλος σε καθένα από τα πέντε παιχνίδια. Οι βαθμοί βγάζουν πρωταθλητή.
web-season-new = Νέα σεζόν
web-season-see = Στη σεζόν
web-season-leg = Σκέλος { $leg }
web-season-leg-of = σκέλος { $leg } από { $legs }
web-season-leads = { $count ->
    [one] { $name } προηγείται με { $count } βαθμό.
   *[other] { $name } προηγείται με { $count } βαθμούς.
}
web-season-leads-level = { $name } προηγείται σε ισοβαθμία.
web-season-champion = Νίκη στη σεζόν: { $name }!
web-season-champion-how = { $count ->
    [one] Μία νίκη σε σκέλος.
   *[other] { $count } νίκες σε σκέλη.
}
web-season-final = Τελική κατάταξη
web-season-driven = { $count ->
    [one] Έγινε { $count } σκέλος.
   *[other] Έγιναν { $count } σκέλη.
}
web-season-left = { $count ->
    [one] Μένει ένα.
   *[other] Μένουν { $count }.
}
web-season-best = { $count ->
    [one] Μετράει το καλύτερο.
   *[other] Μετράνε τα { $count } καλύτερα.
}
web-season-all-count = Μετράνε όλα τα σκέλη.
web-season-print = Εκτύπωση
web-season-going = Θα είμαι εκεί
web-season-road = Ο δρόμος της σεζόν
web-season-all-here = όταν είμαστε όλοι εδώ
web-season-points = Βαθμοί
web-season-place = Θέση
web-season-sum = Σύνολο
web-season-won = νίκη
web-season-dropped = δεν μετράει
web-season-dropped-key = { $count ->
    [one] εκτός: μετράει μόνο το καλύτερο
   *[other] εκτός: μετράνε μόνο τα { $count } καλύτερα
}
web-season-not-driven = δεν έτρεξε
web-season-mark-stand-in = τερμάτισε μποτ
web-season-mark-by-hand = γράφτηκε με το χέρι
web-season-mark-corrected = διορθώθηκε
web-season-mark-not-counted = δεν μετράει
web-season-by = από: { $name }
web-season-chart-title = Σκέλος με σκέλος
web-season-chart = Βαθμοί μετά από κάθε σκέλος· ο πίνακας λέει το ίδιο
web-season-no-legs = Το διάγραμμα αρχίζει με το πρώτο σκέλος.
web-season-open = Τι κρίνεται ακόμη
web-season-decided = { $name } έχει εξασφαλίσει τη νίκη.
web-season-wins-first = { $count ->
    [one] { $names } κερδίζει τη σεζόν με νίκη στο επόμενο σκέλος.
   *[other] Όποιος από αυτούς νικήσει στο επόμενο σκέλος κερδίζει τη σεζόν: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } κερδίζει τη σεζόν με { $place }η θέση ή καλύτερη στο επόμενο σκέλος.
   *[other] Με { $place }η θέση ή καλύτερη στο επόμενο σκέλος κερδίζουν τη σεζόν: { $names }.
}
web-season-can = { $count ->
    [one] { $names } μπορεί ακόμη να κερδίσει.
   *[other] { $names } μπορούν ακόμη να κερδίσουν.
}
web-season-can-first = { $count ->
    [one] { $names } μπορεί ακόμη να κερδίσει, αλλά μόνο με νίκη στο επόμενο σκέλος.
   *[other] { $names } μπορούν ακόμη να κερδίσουν, αλλά μόνο με νίκη στο επόμενο σκέλος.
}
web-season-can-place = { $count ->
    [one] { $names } μπορεί ακόμη να κερδίσει, αλλά χρειάζεται { $place }η θέση ή καλύτερη στο επόμενο σκέλος.
   *[other] { $names } μπορούν ακόμη να κερδίσουν, αλλά χρειάζονται { $place }η θέση ή καλύτερη στο επόμενο σκέλος.
}
web-season-may-place = Μπορεί να φτάσει και η { $place }η θέση: { $names }.
web-season-may-any = Μπορεί να φτάσει οποιαδήποτε θέση: { $names }.

## The legs of a season
web-season-legs = Σκέλη
web-season-next = επόμενο
web-season-coming = { $count ->
    [one] Θα είναι εκεί: { $names }.
   *[other] Θα είναι εκεί { $count }: { $names }.
}
web-season-coming-nobody = Κανείς δεν έχει πει ακόμη ότι θα είναι εκεί.
web-season-heat = Όμιλος { $heat }
web-season-to-table = Στο τραπέζι
web-season-open-leg = Άνοιξε το σκέλος
web-season-open-lead = Ποιοι τρέχουν; Αν δεν χωράνε σε ένα τραπέζι, κληρώνονται όμιλοι· στις άδειες θέσεις κάθονται μποτ.
web-season-open-bots = Μποτ στις άδειες θέσεις
web-season-by-hand = Γράψε το αποτέλεσμα
web-season-by-hand-lead = Για μια βραδιά στο πραγματικό τραπέζι ή για διόρθωση. Όλοι βλέπουν ότι το έγραψες εσύ.
web-season-nth = { $place }η θέση
web-season-note = Σημείωση (αν θέλεις)
web-season-enter = Γράψε
web-season-correct = Διόρθωσε το αποτέλεσμα
web-season-replay = Από την αρχή
web-season-replay-sure = Αυτό το σκέλος από την αρχή; Τα ως τώρα αποτελέσματα δεν θα μετράνε.
web-season-changes = Αλλαγές
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: το σκέλος γίνεται από την αρχή
web-season-delete = Διαγραφή της σεζόν
web-season-delete-sure = Διαγραφή: { $name }; Οι βαθμοί χάνονται, οι ίδιοι οι αγώνες μένουν. Δεν υπάρχει επιστροφή.

## Setting up a season
web-season-new-lead = Το Grand Prix είναι έτοιμο: ένα σκέλος σε κάθε παιχνίδι. Άλλαξε ό,τι θέλεις.
web-season-suggested = Grand Prix { $year }
web-season-name = Όνομα της σεζόν
web-season-game = Παιχνίδι
web-season-date = Ημέρα και ώρα
web-season-add-leg = Νέο σκέλος
web-season-remove-leg = Αφαίρεση
web-season-grand-prix = Πάλι Grand Prix
web-season-table-club = Λέσχη
web-season-table-formula-1 = Formula 1
web-season-table-own = Δικοί μας
web-season-own-points = Βαθμοί κατά σειρά, από την πρώτη θέση
web-season-own-wrong = Γράψε αριθμούς όπως 10 6 3 1, κανέναν μεγαλύτερο από τον προηγούμενο.
web-season-counting = Ποια σκέλη μετράνε
web-season-grid = Σειρά εκκίνησης
web-season-grid-lead = Ποιος κάθεται στην πρώτη θέση ενός σκέλους.
web-season-grid-none = Με κλήρο
web-season-grid-standings = Μπροστά ο πρώτος
web-season-grid-reversed = Μπροστά ο τελευταίος
web-season-begin = Έναρξη της σεζόν

## Why something was refused
trouble-not-keeper = Αυτό μπορεί να το κάνει μόνο όποιος έχει τη διαχείριση της λέσχης.
trouble-last-keeper = Κάποιος πρέπει να έχει τη διαχείριση της λέσχης· δώσε την πρώτα σε άλλο μέλος.
trouble-club-full = Αυτή η λέσχη έχει ήδη όσα μέλη μπορεί να έχει.
trouble-has-device = Αυτό το μέλος έχει δική του συσκευή και παίζει εκεί.
trouble-no-device = Τη διαχείριση την έχει μόνο μέλος με δική του συσκευή.
trouble-needs-consent = Βεβαίωσε πρώτα ότι αυτό το άτομο ή ένας γονιός του συμφωνεί.
trouble-member-named = Κάποιος στη λέσχη λέγεται ήδη { $name }.
trouble-two-people = Εσύ και { $name } έχετε ήδη παίξει μεταξύ σας· είστε δύο διαφορετικά άτομα.
trouble-leg-begun = Αυτό το σκέλος έχει ήδη αρχίσει.
trouble-leg-not-begun = Αυτό το σκέλος δεν έχει αρχίσει ακόμα.
trouble-nobody-comes = Κανείς δεν έχει πει ακόμη ότι θα είναι εκεί.
