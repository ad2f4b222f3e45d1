# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Κι αν…;
web-study-lead = Μελέτη: { $game }, κίνηση { $step }. Χωρίς αξιολόγηση, σε καμία λίστα.
web-study-go = Παίξε από εδώ
web-study-try-it = Δοκίμασέ το
web-study-back = Πίσω στον αγώνα
web-study-tries = Δοκιμές
web-study-chance = πιθανότητα νίκης
web-study-fork = Κίνηση { $step }. Εδώ ο δρόμος χωρίζει.
web-study-try = Δοκιμή { $number }
web-study-untried = Κάνε μια κίνηση
web-study-new = Νέα δοκιμή
web-study-played = Όπως παίχτηκε
web-study-won = νίκη
web-study-lost = ήττα
web-study-margin = ± { $margin }
web-study-spoken = πιθανότητα νίκης { $chance }, συν πλην { $margin }
web-study-luck = Η τύχη από εδώ
web-study-fell = όπως έπεσε
web-study-anew = ξαναμοιρασμένη
web-study-fell-lead = Η ίδια στοίβα και οι ίδιες ζαριές όπως στον αγώνα: αλλάζουν μόνο οι κινήσεις.
web-study-anew-lead = Ό,τι κανείς δεν μπορούσε να ξέρει έρχεται αλλιώς. Πάτησε ξανά για άλλο μοίρασμα.
web-study-known-lead = Ο αγώνας συνεχίζεται: ό,τι δεν βλέπεις μοιράζεται ξανά.
web-study-who = Ποιος οδηγεί
web-study-me = εγώ
web-study-bot = μποτ
web-study-take-back = Αναίρεση
web-study-share = Κοινοποίηση
web-study-link-lead = Όποιος ανοίξει αυτόν τον σύνδεσμο βλέπει τη δοκιμή και συνεχίζει από εκεί.
web-study-hands = Ανοιχτά φύλλα
web-study-over = Αυτή η δοκιμή τελείωσε.

## What the server refuses
trouble-study-move = Αυτή η δοκιμή έχει μια κίνηση που δεν γίνεται εδώ: { $text }
trouble-study-over = Σε αυτό το βήμα η παρτίδα έχει τελειώσει: διάλεξε ένα προηγούμενο.

## In the terminal
cli-flag-from = Μαζί με --play: η κίνηση μετά από την οποία συνεχίζεις (0: πριν από την πρώτη).
cli-flag-play-on = Κι αν: συνέχισε από εκείνη την κίνηση, με μποτ στις άλλες θέσεις· τίποτα δεν αποθηκεύεται.
cli-flag-anew = Με --play: ξαναμοιράζει με αυτόν τον αρχικό αριθμό ό,τι κανείς δεν μπορούσε να ξέρει· αλλιώς η τύχη μένει όπως έπεσε.
cli-study-begin = Κι αν…; Μετά την κίνηση { $number } από { $last }. Κάθε κίνησή σου αναιρείται· τίποτα δεν αποθηκεύεται.
cli-study-chance = Πιθανότητα νίκης: { $chance } (± { $margin })
cli-study-left = Η μελέτη τελείωσε· η καταγραφή δεν άλλαξε.
cli-study-unsaved = Η μελέτη δεν αποθηκεύεται.
cli-study-over = μετά την κίνηση { $number } η παρτίδα έχει τελειώσει· διάλεξε προηγούμενη
cli-study-needs-play = τα --from, --human, --level και --anew πάνε με το --play, και το --play χρειάζεται το --from
cli-study-no-undo = Δεν έχεις κάνει ακόμη κίνηση.
