# What mails, pushes and webhooks say, and the commands that set them up. Facts: title is a game, name a person, count a number, weekday and time are those of a deadline, file and reason belong to a command. Everything here is public: it may lie on a lock screen.

notice-turn = Παίζεις εσύ: { $title }
notice-turn-of = { $name }, παίζεις εσύ: { $title }
notice-half = Παίζεις ακόμα εσύ: { $title }. Μένει ο μισός χρόνος.
notice-half-of = { $name }, παίζεις ακόμα εσύ: { $title }. Μένει ο μισός χρόνος.
notice-tenth = Λίγος χρόνος, παίζεις εσύ: { $title }
notice-tenth-of = { $name }, λίγος χρόνος, παίζεις εσύ: { $title }
notice-over = Ο αγώνας τελείωσε: { $title }
notice-ended = Ο οικοδεσπότης τον έκλεισε νωρίτερα.
notice-go = Παίξε εδώ:
notice-look = Δες εδώ:
notice-left-hours = Χρόνος που μένει: { $count } ω.
notice-left-minutes = Χρόνος που μένει: { $count } λ.
notice-until = Έως { $weekday ->
     [mon] Δευτέρα
     [tue] Τρίτη
     [wed] Τετάρτη
     [thu] Πέμπτη
     [fri] Παρασκευή
     [sat] Σάββατο
    *[sun] Κυριακή
}, { $time }
notice-several = Νέα από τα τραπέζια σου: { $count }
notice-stop = Τέλος σε αυτά τα μηνύματα:
notice-test = Paddock: αυτή είναι μια δοκιμή
notice-test-line = Λειτουργεί. Έτσι θα μαθαίνεις ότι παίζεις εσύ.
notice-confirm = Paddock: να σου γράφουμε;
notice-confirm-line = Κάποιος με το όνομα { $name } θέλει μηνύματα σε αυτή τη διεύθυνση όταν είναι η σειρά του. Μέχρι να πατήσεις τον σύνδεσμο δεν έρχεται τίποτα άλλο.
notice-confirm-ignore = Αν δεν ήσουν εσύ, μην κάνεις τίποτα.
notice-confirm-go = Ναι, γράψτε μου:
notice-confirm-stop = Ποτέ σε αυτή τη διεύθυνση:
cli-flag-serve-smtp = Αποστολή μηνυμάτων με αυτόν τον διακομιστή: smtp://name:password@mail.example. Και από το PADDOCK_SMTP.
cli-flag-serve-mail-from = Ο αποστολέας αυτών των μηνυμάτων: "Paddock <race@example.org>".
cli-flag-serve-push-key = Αποστολή μηνυμάτων push με υπογραφή του κλειδιού σε αυτό το αρχείο· το φτιάχνει το `push-key`.
cli-flag-serve-webhook-host = Να επιτρέπονται webhooks προς αυτόν τον διακομιστή, όπως discord.com· μπορεί να επαναληφθεί.
cli-serve-bad-smtp = --smtp: γράψε το έτσι: smtp://name:password@mail.example:587
cli-serve-bad-mail-from = το --smtp χρειάζεται --mail-from με διεύθυνση, όπως race@example.org
cli-serve-bad-push-key = --push-key { $file }: δεν είναι κλειδί· το φτιάχνει το `push-key { $file }`
cli-push-key-help = Φτιάχνει το κλειδί που υπογράφει τα μηνύματα push, για το { $program } serve --push-key.
cli-argument-push-key = Το αρχείο που θα γραφτεί.
cli-push-key-made = Το κλειδί είναι στο { $file }. Φύλαξέ το: με άλλο κλειδί κανείς δεν παίρνει push πριν το ανάψει ξανά.
cli-push-key-exists = το { $file } υπάρχει ήδη· μένει όπως είναι
cli-push-key-no-file = το { $file } δεν γράφεται: { $reason }
