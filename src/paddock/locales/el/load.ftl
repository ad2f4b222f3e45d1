# Η δοκιμή φόρτου ($sockets, $tables, $processes, $moves, $matches, $count είναι αριθμοί· οι χρόνοι έρχονται γραμμένοι).

cli-load-help = Μέτρηση ενός διακομιστή τραπεζιών: χιλιάδες συνδέσεις παίζουν σε αυτόν αληθινές παρτίδες, με νόμιμες κινήσεις στην τύχη.
cli-load-examples =
    Για παράδειγμα:
      { $program } load                         1.000 συνδέσεις, 250 τραπέζια, ένα λεπτό, δικός του διακομιστής
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               όσες κινήσεις προλαβαίνει
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      μένει σταθερή η μνήμη;
      { $program } load --restart 1000          kill -9, και πότε επιστρέφουν όλα τα τραπέζια;
      { $program } load --stalled 50            πότε αποσυνδέεται όποιος έπαψε να διαβάζει;
      { $program } load --tenfold 5             δεκαπλάσια τραπέζια: αργεί περισσότερο μια κίνηση;
      { $program } load --curve load.svg        όλο και μεγαλύτερες δοκιμές, σχεδιασμένες
cli-flag-load-sockets = Πόσες συνδέσεις· τέσσερις σε κάθε τραπέζι παίζουν, οι υπόλοιπες βλέπουν.
cli-flag-load-tables = Πόσα τραπέζια. Προεπιλογή: το ένα τέταρτο των συνδέσεων.
cli-flag-load-seconds = Πόση ώρα να μετρά· αρχίζει όταν κάθε τραπέζι έχει κάνει την πρώτη του κίνηση, το νωρίτερο τρία δευτερόλεπτα μετά την τελευταία είσοδο.
cli-flag-load-every = Δευτερόλεπτα ανάμεσα στις κινήσεις κάθε τραπεζιού· 0: η επόμενη μόλις όλοι δουν την προηγούμενη.
cli-flag-load-game = Να παιχτεί αυτό το παιχνίδι· μπορεί να δοθεί πολλές φορές. Προεπιλογή: όλα ανάμεικτα.
cli-flag-load-url = Να μετρηθεί ο διακομιστής σε αυτή τη διεύθυνση, που ξεκίνησε με --unlimited, αντί για δικό του· δύο για δύο διεργασίες.
cli-flag-load-insist = Να επιτραπεί διεύθυνση που δεν είναι αυτός ο υπολογιστής. Μόνο για δικό σου διακομιστή: τον πλημμυρίζει με αιτήματα.
cli-flag-load-database = Η βάση για τους διακομιστές που ξεκινά, postgresql://… Προεπιλογή: ένα νέο αρχείο SQLite.
cli-flag-load-processes = Πόσοι δικοί του διακομιστές μοιράζονται τη βάση· οι θέσεις ενός τραπεζιού μοιράζονται σε αυτούς.
cli-flag-load-routed = Όλες οι συνδέσεις ενός τραπεζιού πάνε στον ίδιο διακομιστή, όπως πίσω από proxy που μοιράζει ανά τραπέζι.
cli-flag-load-reconnects = Αντί γι’ αυτό: να ανοίξουν και να κλείσουν τόσες συνδέσεις, με το μάτι στη μνήμη.
cli-flag-load-restart = Αντί γι’ αυτό: παιχνίδι σε τόσα τραπέζια, απότομο τέλος του διακομιστή, νέα εκκίνηση και αναμονή ώσπου να απαντήσουν όλα.
cli-flag-load-stalled = Αντί γι’ αυτό: τόσοι θεατές παύουν να διαβάζουν· πότε αποσυνδέονται και πόσο κοστίζουν.
cli-flag-load-tenfold = Αντί γι’ αυτό: τόσα ζεύγη δοκιμών, όπως δόθηκε και με δεκαπλάσιες συνδέσεις και τραπέζια στο ένα δέκατο του ρυθμού· συγκρίνονται τα p99 τους.
cli-flag-load-curve = Αντί γι’ αυτό: δοκιμές με 200 ως 10.000 συνδέσεις, σχεδιασμένες σε αυτό το αρχείο SVG: συνδέσεις προς p50 και p99.
cli-load-one-mode = Δώσε το πολύ ένα από τα --reconnects, --restart, --stalled, --tenfold και --curve, με αριθμό πάνω από 0· τα --restart, --tenfold και --curve ξεκινούν δικό τους διακομιστή.
cli-load-few = Κάθε τραπέζι θέλει { $count } συνδέσεις: τραπέζια { $tables }, συνδέσεις μόνο { $sockets }.
cli-load-numbers = Τα δευτερόλεπτα και οι διεργασίες πρέπει να είναι πάνω από 0· ο ρυθμός όχι κάτω από 0.
cli-load-tenfold-pace = Το --tenfold διαιρεί τον ρυθμό διά δέκα: θέλει --every πάνω από 0.
cli-load-postgres = Πολλές διεργασίες θέλουν κοινή βάση: --database postgresql://…
cli-load-url = Μια διεύθυνση μοιάζει με http://127.0.0.1:8700, όχι με «{ $text }».
cli-load-away = Το { $text } δεν είναι αυτός ο υπολογιστής. Η δοκιμή φόρτου πλημμυρίζει τον διακομιστή με αιτήματα· αν είναι δικός σου, πρόσθεσε --insist.
cli-load-failed-no-start = Ο διακομιστής δεν ξεκίνησε (κωδικός εξόδου { $code }).
cli-load-failed-no-server = Καμία απάντηση από { $url }: { $reason }
cli-load-failed-refused = Ο διακομιστής δεν αφήνει να στηθεί τραπέζι ({ $status }): { $reason } Ξεκίνησε με --unlimited;
cli-load-failed-no-join = Μια σύνδεση δεν μπόρεσε να μπει στο { $url }: { $reason }
cli-load-failed-no-plots = Το πακέτο που σχεδιάζει διαγράμματα δεν είναι εγκατεστημένο: { $program } extra plots
cli-load-stage-servers = Εκκίνηση
cli-load-stage-tables = Άνοιγμα τραπεζιών
cli-load-stage-sockets = Σύνδεση
cli-load-stage-warm-up = Προθέρμανση
cli-load-stage-play = Μέτρηση
cli-load-stage-reconnects = Επανασύνδεση
cli-load-stage-moves = Παιχνίδι
cli-load-stage-stalled = Αναμονή ώσπου να αποσυνδεθούν όσοι δεν διαβάζουν
cli-load-size = Μέγεθος
cli-load-size-value = συνδέσεις { $sockets }, τραπέζια { $tables }, διεργασίες διακομιστή { $processes }
cli-load-pace = Ρυθμός
cli-load-pace-value = μία κίνηση σε { $every } δ. σε κάθε τραπέζι, για { $seconds } δ.
cli-load-pace-full = η επόμενη κίνηση μόλις όλοι δουν την τελευταία, για { $seconds } δ.
cli-load-moves = Κινήσεις
cli-load-moves-value = { $moves }· { $rate } το δευτερόλεπτο· παρτίδες ως το τέλος: { $matches }
cli-load-acknowledged = Επιβεβαίωση μετά από
cli-load-seen = Την είδαν οι άλλοι μετά από
cli-load-elsewhere = Στην άλλη διεργασία μετά από
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · το πολύ { $worst } ms
cli-load-commits = Εγγραφές στον δίσκο
cli-load-memory = Μνήμη του διακομιστή
cli-load-cores = Πυρήνες που δουλεύουν
cli-load-cores-value = διακομιστής { $server }, μετρητής { $driver }, υπόλοιπος υπολογιστής { $others }
cli-load-errors = Σφάλματα
cli-load-churn-value = { $sockets } συνδέσεις ήρθαν και έφυγαν σε { $tables } τραπέζια μέσα σε { $seconds } δ.
cli-load-level = Σταθερή
cli-load-level-yes = ναι: το δεύτερο μισό δεν πήρε περισσότερη μνήμη από το πρώτο
cli-load-level-no = όχι: όλο και μεγαλώνει
cli-load-restart-value = τραπέζια { $tables }, εγγραφές στα ημερολόγιά τους { $moves }
cli-load-serving = Ο διακομιστής απαντά ξανά μετά από
cli-load-back = Έπειτα όλα τα τραπέζια πίσω μετά από
cli-load-lost = Τραπέζια που έχασαν δεδομένα
cli-load-stalled-value = έπαψαν να διαβάζουν { $count }, παίζουν ακόμη { $sockets }
cli-load-closed = Ο τελευταίος αποσυνδέθηκε μετά από
cli-load-never = όχι μέσα σε ένα λεπτό
cli-load-each = Μνήμη για όποιον δεν διαβάζει, το πολύ
cli-load-tenfold-value = συνδέσεις { $sockets }, τραπέζια { $tables }, και δεκαπλάσια στο ένα δέκατο του ρυθμού· ζεύγη δοκιμών { $count }
cli-load-p99-once = p99 σε αυτό το μέγεθος
cli-load-p99-tenfold = p99 στο δεκαπλάσιο
cli-load-p99-each = { $each }· διάμεσος { $median } ms
cli-load-p99-ratio = Λόγος
cli-load-curve-title = Από την αποστολή μιας κίνησης ως την επιβεβαίωση
cli-load-curve-sockets = συνδέσεις
cli-load-curve-ms = χιλιοστά του δευτερολέπτου
