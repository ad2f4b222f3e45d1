# Τι λέει η αποθήκη όταν δεν μπορεί να κάνει αυτό που της ζητήθηκε.

store-address = το { $address } δεν είναι βάση δεδομένων που γνωρίζει το Paddock: δώσε τη διαδρομή ενός αρχείου ή postgresql://…
store-not-ours = το { $address } ανήκει σε άλλο πρόγραμμα: δεν είναι βάση δεδομένων του Paddock
store-newer = το { $address } γράφτηκε από νεότερο Paddock (σχήμα { $found }, αυτό εδώ γνωρίζει το { $known }): χρησιμοποίησε εκείνο
store-in-use = το { $address } χρησιμοποιείται από άλλο Paddock που εκτελείται
store-down = η βάση δεδομένων { $address } δεν μπορεί να χρησιμοποιηθεί τώρα: { $reason }
store-stopped = η βάση δεδομένων { $address } είναι κλειστή
store-missing = δεν υπάρχει βάση δεδομένων του Paddock στο { $address }
store-older = το { $address } γράφτηκε από παλαιότερο Paddock: ξεκίνησε μία φορά τον διακομιστή, και θα το ενημερώσει
store-not-empty = το { $address } δεν είναι κενό: ένα αντίγραφο επαναφέρεται μόνο σε κενή βάση δεδομένων
store-damaged = το { $address } έχει υποστεί φθορά
store-lost = Το { $address } είναι άδειο, αλλά δίπλα του βρίσκεται το ημερολόγιο μιας προηγούμενης βάσης ({ $traces }): επανάφερε ένα αντίγραφο ή μετακίνησε το ημερολόγιο
store-same = το { $address } είναι η ίδια η βάση δεδομένων: δώσε άλλο αρχείο για το αντίγραφο

cli-backup-help = Αντιγράφει όλα τα τραπέζια και τους επισκέπτες σε ένα αρχείο, ενώ ο διακομιστής συνεχίζει να τρέχει.
cli-backup-examples = Για παράδειγμα
    {"  "}{ $program } backup backup.paddock-db
    {"  "}{ $program } backup backup.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Αποθηκεύτηκε στο { $file }
cli-restore-help = Επαναφέρει ένα αντίγραφο σε κενή βάση δεδομένων.
cli-restore-examples = Για παράδειγμα
    {"  "}{ $program } restore backup.paddock-db
    {"  "}{ $program } restore backup.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Επαναφέρθηκε από το { $file }
cli-argument-backup = Το αρχείο του αντιγράφου.
cli-export-help = Γράφει σε έναν φάκελο τις καταγραφές όλων των παρτίδων που τελείωσαν και τα αποτελέσματά τους ως CSV και JSON Lines.
cli-export-examples = Για παράδειγμα
    {"  "}{ $program } export records
    {"  "}{ $program } export records --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } καταγραφή
   *[other] { $count } καταγραφές
} στο { $file }
cli-export-unread = μια άλλη έκδοση του Paddock αποθήκευσε { $count ->
    [one] αυτό το τραπέζι
   *[other] αυτά τα { $count } τραπέζια
}, και δεν διαβάζονται όλα: { $tables }
cli-argument-export = Ο φάκελος για τις καταγραφές· αν δεν υπάρχει, δημιουργείται.
cli-flag-export-running = Και τις παρτίδες που παίζονται, όσο επιτρέπεται να τις ξέρουν οι θεατές.

cli-forget-help = Ξέχασε ένα άτομο: μποτ παίρνουν τις θέσεις του· όνομα, συνομιλία, συσκευές και σύνδεσμοι διαγράφονται.
cli-forget-examples = Για παράδειγμα
    {"  "}{ $program } forget Anna
cli-forget-done = Ξεχάστηκε: { $name }
cli-forget-nobody = κανείς δεν λέγεται { $name }
cli-forget-several = αρκετοί λέγονται { $name }· δώσε ένα από αυτά τα αναγνωριστικά: { $list }
cli-argument-guest = Το αναγνωριστικό του ατόμου ή το όνομα, αν το έχει μόνο ένας.
cli-storage-help = Δείχνει τι πιάνει πόσο χώρο.
cli-storage-examples = Για παράδειγμα
    {"  "}{ $program } storage
cli-storage-kind = τι
cli-storage-rows = γραμμές
cli-storage-size = kB
cli-storage-total = όλα
cli-reports-help = Δείχνει τις αναφορές.
cli-reports-examples = Για παράδειγμα
    {"  "}{ $program } reports
cli-reports-none = δεν υπάρχει καμία αναφορά
cli-reports-about = { $when }: αναφορά από { $reporter } για { $name } (τραπέζι { $table }): { $reason }
