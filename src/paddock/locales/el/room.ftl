# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Διάρκεια
web-length-quick = { $game ->
    [speed-1200] Ένας γύρος
    [kilometer-1000] Ένα σκέλος
   *[other] Ένας αγώνας
}
web-length-long = Ολόκληρη παρτίδα
web-drive = Τι παίζετε
web-circuits-all = Όλες, με τη σειρά του φυλλαδίου
web-team = Ομάδα { $number }
web-teams-lead = Οι συμπαίκτες παίζουν μαζί. Ο οικοδεσπότης μπορεί να αλλάξει θέσεις.
web-teams-lead-host = Οι συμπαίκτες παίζουν μαζί. Για αλλαγή άγγιξε δύο θέσεις τη μία μετά την άλλη.
web-swap = Αλλαγή της θέσης { $number }
web-swap-with = Με ποια θέση;
web-hotseat-lead = Πολλοί σε αυτή τη συσκευή: δώσε όνομα στον καθένα. Οι κάρτες μένουν κρυφές όσο τη δίνετε.
web-seat-name = Όνομα στη θέση { $number }
web-table-full = Το τραπέζι είναι γεμάτο: παρακολουθείς.
web-watching = Παρακολουθείς.
web-to-play = Θα παιχτεί
web-plays-points = { $count ->
    [one] ως τον { $count } βαθμό
   *[other] ως τους { $count } βαθμούς
}
web-plays-rounds = { $game ->
    [kilometer-1000] { $count } σκέλη
   *[other] { $count } γύροι
}
web-plays-wins = ως τις { $count } νίκες
web-share = Κοινοποίηση
web-share-text = { $game }: έλα να παίξουμε!
web-local-only = Μόνο αυτός ο υπολογιστής ανοίγει τη διεύθυνση { $address }. Δεν γίνεται ακόμη να καλέσεις κάποιον.
web-local-lan = Για άλλες συσκευές στο δίκτυό σου ξεκίνα το Paddock με:
web-remove = Αφαίρεση
web-remove-sure = Ο παίκτης { $name } χάνει τη θέση. Με τον σύνδεσμο μπορεί να καθίσει ξανά οποιοσδήποτε.
web-put-bot = Βάλε εδώ μποτ
web-put-bot-sure = Ένα μποτ παίζει για τον παίκτη { $name }, που μπορεί να επιστρέψει στη θέση όποτε θέλει.
web-is-away = { $name }: λείπει. Σε λίγο θα παίξει ένα μποτ.
web-reply = Απάντηση
web-name-change = Αλλαγή ονόματος
web-strength = δύναμη { $marks } από { $most }
web-signs = Γρήγορες αντιδράσεις
web-sign-hello = Γεια!
web-sign-luck = Καλή τύχη!
web-sign-nice = Ωραία οδήγηση!
web-sign-thanks = Ευχαριστώ!
web-sign-oops = Ωχ!
web-sign-horn = Σειρά σου!
web-sign-laugh = Χα χα!
web-sign-again = Άλλος ένας αγώνας;
