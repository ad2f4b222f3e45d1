# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Αργά: { $count ->
    [one] { $count } μέρα
   *[other] { $count } μέρες
    } ανά κίνηση
web-slow-lead = Δεν χρειάζεται να είστε εδώ την ίδια ώρα. Αν τελειώσει ο χρόνος σου, ένα μποτ κάνει την κίνηση κι εσύ συνεχίζεις.
web-slow-orders = Εκτός σειράς το τραπέζι απαντά για σένα
web-slow-orders-lead = Απαντά αμέσως, ώστε κανείς να μη μαθαίνει τίποτα από τον χρόνο. Το αλλάζεις όποτε θέλεις.
web-slow-always = Πάντα
web-slow-never = Ποτέ
web-slow-orders-show = Τι απαντά
web-slow-away = Λείπω μέχρι
web-slow-away-lead = Το βλέπουν όλοι στα αργά τραπέζια σου και ο χρόνος σου σταματά. Μένουν φέτος: { $count ->
    [one] { $count } μέρα
   *[other] { $count } μέρες
    }.
web-slow-away-title = Απουσία
web-slow-away-until = μέχρι { $when }
web-slow-away-earlier = Μια μέρα νωρίτερα
web-slow-away-later = Μια μέρα αργότερα
web-slow-away-you = Λείπεις μέχρι { $when }
web-slow-away-back = Γύρισα
web-slow-away-who = { $name }: λείπει μέχρι { $when }
web-slow-left = μένουν { $time }
web-slow-next = Επόμενο τραπέζι: { $game }
web-slow-club-days = Μέρες τον χρόνο που τα μέλη μπορούν να λείπουν
trouble-away-too-long = Φέτος μπορείς να λείψεις ακόμη { $days ->
    [one] { $days } μέρα
   *[other] { $days } μέρες
    }.

## The terminal
cli-turns-help = Δείχνει τα τραπέζια που σε περιμένουν.
cli-turns-examples = Για παράδειγμα
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = κανένα τραπέζι δεν σε περιμένει
cli-turns-line = { $game } · { $hours ->
    [one] μένει { $hours } ώρα
   *[other] μένουν { $hours } ώρες
    } · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Στη σελίδα άνοιξε το μενού ενός τραπεζιού, διάλεξε «Άλλη συσκευή» και δώσε τον κωδικό του συνδέσμου: --link CODE
cli-turns-down = { $address }: καμία απάντηση: { $reason }
cli-flag-turns-server = διεύθυνση του διακομιστή
cli-flag-turns-link = κωδικός συνδέσμου για άλλη συσκευή: αυτό το τερματικό γίνεται δική σου συσκευή
