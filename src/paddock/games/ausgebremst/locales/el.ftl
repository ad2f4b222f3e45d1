# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Το οικογενειακό παιχνίδι (τρεις κάρτες στο χέρι, ένα υποχρεωτικό πιτ στοπ) ή το προχωρημένο (μυστικές τράπουλες, στοίβες, προαιρετικό πιτ στοπ).
option-ausgebremst-circuits = Η σεζόν: ορισμένες πίστες με τη σειρά του φυλλαδίου ή όσες διαλέξεις εσύ, με τη δική σου σειρά, όπως 3+7+1.
option-ausgebremst-six-exception = Πρώτοι δίπλα δίπλα, όλοι μόνο με 6: τα χέρια των άλλων μετράνε αφού φανερωθούν ή και κρυφά, όπως το λέει το φυλλάδιο· τότε οι κινήσεις σου μπορεί να σου προδώσουν τι κρατούν οι άλλοι.

## Options in a word or two, and their values
title-ausgebremst-rules = Κανόνες
value-ausgebremst-rules-family = οικογενειακό: τρεις κάρτες στο χέρι, ένα υποχρεωτικό πιτ στοπ
value-ausgebremst-rules-advanced = προχωρημένο: μυστικές τράπουλες, στοίβες, προαιρετικό πιτ στοπ
title-ausgebremst-circuits = Σεζόν
value-ausgebremst-circuits-printed = ορισμένες πίστες, με τη σειρά του φυλλαδίου
value-ausgebremst-circuits-chosen = πίστες της επιλογής σου, όπως 3+7+1
title-ausgebremst-six-exception = Πρώτοι μόνο με 6
value-ausgebremst-six-exception-shown = τα χέρια των άλλων μετράνε αφού φανερωθούν
value-ausgebremst-six-exception-booklet = μετράνε και κρυφά, όπως στο φυλλάδιο

## Circuits
difficulty-easy = εύκολη
difficulty-medium = μέτρια
difficulty-hard = δύσκολη
direction-clockwise = δεξιόστροφα
direction-anticlockwise = αριστερόστροφα
deck-fast = γρήγορη τράπουλα
deck-medium = μεσαία τράπουλα
deck-slow = αργή τράπουλα
section-ausgebremst-regole-delle-carte-corsa = Κανόνες για τις κάρτες αγώνα – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Ειδικός κανόνας για την κάρτα αγώνα 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Ποια πίστα; – { $printed }
section-ausgebremst-regole-di-gara = Κανόνες του αγώνα – { $printed }
section-ausgebremst-sorpassi = Προσπεράσεις – { $printed }
section-ausgebremst-linea-bianca-continua = Συνεχής λευκή γραμμή – { $printed }
section-ausgebremst-limitazioni-di-movimento = Περιορισμοί κίνησης – { $printed }
section-ausgebremst-bloccaggio = Μπλοκάρισμα – { $printed }
section-ausgebremst-pit-stop = Πιτ στοπ – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Επιλογή τράπουλας – { $printed }
section-ausgebremst-mazzi-marcia = Στοίβες – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Παίξιμο από τις στοίβες – { $printed }
section-ausgebremst-giocare = Πορεία του παιχνιδιού – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Κανόνες για προχωρημένους – { $printed }

## Refusals
refusal-race-card-missing = Δεν έχεις { $value } στο χέρι σου. ({ $section })
refusal-leader-six = Προηγείσαι, και από την πρώτη θέση δεν παίζεται 6{ $exception ->
   *[possible] , εκτός αν έχεις μόνο εξάρια στο χέρι εκεί που ένα αυτοκίνητο κλείνει όλη την πίστα.
    [none] .
} ({ $section })
refusal-joint-leader-six = Μοιράζεσαι την πρώτη θέση με το αυτοκίνητο { $car }, και από την πρώτη θέση δεν παίζεται 6{ $exception ->
   *[possible] , εκτός αν όλα τα αυτοκίνητα δίπλα σου έχουν μόνο εξάρια και κλείνουν μαζί όλη την πίστα.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit }: η πίστα δεν έχει τετράγωνο { $space }. ({ $section })
refusal-space-taken = Στο { $space } στέκεται το αυτοκίνητο { $car }. ({ $section })
refusal-way-blocked = Το αυτοκίνητο { $car } στο { $at } κλείνει τον δρόμο προς { $space ->
    [finish] τον τερματισμό
   *[other] το { $space }
}. ({ $section })
refusal-white-line = Η λευκή γραμμή από το { $first } ως το { $last } σε κρατά στη λωρίδα σου: το { $space } είναι από την άλλη πλευρά. ({ $section })
refusal-out-of-reach = Με { $value } δεν φτάνεις από το { $start } { $space ->
    [finish] στον τερματισμό
   *[other] ακριβώς στο { $space }
}. ({ $section })
refusal-only-forward = Τα αυτοκίνητα πηγαίνουν μόνο μπροστά ή διαγώνια μπροστά, ποτέ στο πλάι ή πίσω. ({ $section })
refusal-pit-entry = Στη λωρίδα των πιτ μπαίνεις μόνο από το πεδίο A. ({ $section })
refusal-pit-closed = Η λωρίδα των πιτ είναι ανοιχτή μόνο στο τέλος του 1ου και του 2ου γύρου· { $lap ->
    [0] εσύ είσαι ακόμη στην εκκίνηση.
   *[other] εσύ είσαι στον γύρο { $lap }.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] Το πιτ στοπ σου γίνεται σε αυτόν τον γύρο, και από το { $space } δεν φτάνεις πια στο πεδίο A ({ $entry }).
   *[past] Το πιτ στοπ σου γίνεται σε αυτόν τον γύρο: δεν μπορείς να προσπεράσεις το πεδίο A ({ $entry }) προς το { $space } ούτε να περάσεις από τη λωρίδα των πιτ χωρίς να σταματήσεις.
} ({ $section })
refusal-second-stop = Έκανες ήδη το πιτ στοπ σου· δεύτερο δεν επιτρέπεται. ({ $section })
refusal-must-play = { $card ->
    [none] Μπορείς να παίξεις κάρτα, άρα δεν μπορείς να πας πάσο.
   *[other] Μπορείς να παίξεις { $card }, άρα δεν μπορείς να πας πάσο.
} ({ $section })
refusal-no-race-discard = Εδώ δεν πετάς κάρτα: παίξε μία ή πήγαινε πάσο αν δεν μπορείς. ({ $section })
refusal-must-discard = { $why ->
    [stall] Εδώ και πολλή ώρα δεν κινείται κανένα αυτοκίνητο: πέτα μια κάρτα και τράβα άλλη. (δικός μας κανόνας)
    [pit] Πρέπει να κάνεις πιτ στοπ και καμία από αυτές τις κάρτες δεν σε πάει στη λωρίδα των πιτ: πέτα μία. ({ $section })
   *[none] Καμία από αυτές τις κάρτες δεν σε βοηθά: πέτα μία. ({ $section })
}
refusal-choose-deck = Διάλεξε πρώτα τράπουλα: γρήγορη, μεσαία ή αργή. ({ $section })
refusal-sort-cards = Βάλε την κάρτα που έχεις μπροστά σου σε μια στοίβα ή διάλεξε μια έτοιμη κατανομή. ({ $section })
refusal-nothing-to-sort = Δεν έχεις άλλη κάρτα για στοίβα: διάλεξε «Έτοιμο». ({ $section })
refusal-draw-from-pile = Τράβα πρώτα μια κάρτα από μια στοίβα σου. ({ $section })
refusal-pile-empty = Η στοίβα { $pile } είναι άδεια. ({ $section })
refusal-take-pit-card = Πάρε πρώτα μία από τις κάρτες πιτ σου: { $low } ή { $high }. ({ $section })
refusal-no-pit-card = Δεν υπάρχει { $value } στις κάρτες πιτ σου: πάρε { $low } ή { $high }. ({ $section })
refusal-store-pit-card = Βάλε πρώτα την άλλη κάρτα πιτ σου σε μια στοίβα σου. ({ $section })
refusal-drive-now = Τώρα είναι η σειρά σου να οδηγήσεις. ({ $section })
refusal-family-game = Αυτό υπάρχει μόνο στο προχωρημένο παιχνίδι. ({ $section })

## What happened
event-GridCardDrawn = { $seat } τραβάει { $value } για τη σχάρα εκκίνησης.
event-RaceStarted = Τα αυτοκίνητα είναι στη σχάρα εκκίνησης: { $circuit }.
event-RaceHandDealt = { $seat } παίρνει τις πρώτες κάρτες.
event-RaceHandDealt-own = Οι πρώτες σου κάρτες: { $values }.
event-CarDrove = { $neutral ->
    [yes] Το ουδέτερο αυτοκίνητο
   *[other] Το αυτοκίνητο
} { $car } παίζει { $value }: από το { $start } { $space ->
    [finish] στον τερματισμό
   *[other] στο { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Το ουδέτερο αυτοκίνητο
   *[other] Το αυτοκίνητο
} { $car } είναι στον γύρο { $lap }.
event-PitStopMade = { $neutral ->
    [yes] Το ουδέτερο αυτοκίνητο
   *[other] Το αυτοκίνητο
} { $car } κάνει το πιτ στοπ του.
event-CarRetired = { $neutral ->
    [yes] Το ουδέτερο αυτοκίνητο
   *[other] Το αυτοκίνητο
} { $car } έμεινε από κάρτες· τετράγωνα ως τον τερματισμό: { $to_go }.
event-HandShown = { $seat } δεν μπορεί να παίξει και δείχνει τις κάρτες: { $values }.
event-RaceCardDiscarded = { $seat } πετάει ένα { $value }.
event-NeutralCardTurned = Το ουδέτερο αυτοκίνητο { $car } ανοίγει { $value }.
event-NeutralStayed = Το ουδέτερο αυτοκίνητο { $car } δεν μπορεί να παίξει το { $value } και μένει στη θέση του.
event-NeutralBlocked = Το ουδέτερο αυτοκίνητο { $car } είναι εγκλωβισμένο.
event-SixesAllowed = Σε έναν ολόκληρο κύκλο δεν κινήθηκε κανείς: τώρα παίζεται 6 και από την πρώτη θέση.
event-RaceCardDrawn = { $seat } τραβάει μια κάρτα.
event-RaceCardDrawn-open = { $seat } τραβάει { $value }.
event-DeckChosen = { $seat } διαλέγει τράπουλα.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } διαλέγει τη γρήγορη τράπουλα.
    [medium] { $seat } διαλέγει τη μεσαία τράπουλα.
   *[slow] { $seat } διαλέγει την αργή τράπουλα.
}
event-PitCardsLaid = Κάρτες πιτ (αξίες), { $seat }: { $values }.
event-CardToSort = { $seat } κοιτάζει την επόμενη κάρτα.
event-CardToSort-own = { $value ->
    [none] { $seat } δεν έχει άλλη κάρτα για στοίβα.
   *[other] Η επόμενη κάρτα για στοίβα: { $value }.
}
event-CardSorted = { $seat } βάζει μια κάρτα σε στοίβα.
event-CardSorted-own = { $value ->
    [none] { $seat } δεν έχει άλλη κάρτα για στοίβα.
   *[other] { $seat } βάζει το { $value } στη στοίβα { $pile }.
}
event-PilesPreset = { $seat } μοιράζει τις κάρτες σε στοίβες.
event-PilesPreset-own = { $seat } μοιράζει τις υπόλοιπες έτσι: { $preset }.
event-PitCardTaken = { $seat } παίρνει ένα { $value } από τις κάρτες πιτ.
event-PitCardStored = { $seat } βάζει την άλλη κάρτα πιτ, ένα { $value }, στη στοίβα { $pile }.

## The score sheet
line-place-1 = Πρώτη θέση
line-place-2 = Δεύτερη θέση
line-place-3 = Τρίτη θέση
line-place-4 = Τέταρτη θέση
line-place-5 = Πέμπτη θέση
line-place-6 = Έκτη θέση
line-not-home = Δεν τερμάτισε

## The table in the terminal
ausgebremst-title = Αγώνας { $race } από { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = γύρος { $lap } από { $laps }
ausgebremst-last-lap = Τελευταίος γύρος
ausgebremst-grid = στη σχάρα
ausgebremst-home = τερμάτισε, θέση { $place }
ausgebremst-out = εκτός
ausgebremst-neutral = ουδέτερο
ausgebremst-stop-owed = λείπει πιτ στοπ
ausgebremst-stop-made = έγινε πιτ στοπ
ausgebremst-stop-free = χωρίς πιτ στοπ
ausgebremst-column-car = όχημα
ausgebremst-column-driver = οδηγός
ausgebremst-column-at = πού
ausgebremst-column-lap = γύρος
ausgebremst-column-go = μένουν
ausgebremst-column-pit = πιτ
ausgebremst-column-cards = κάρτες
ausgebremst-shown = δείχνει { $cards }
ausgebremst-hand = Οι κάρτες σου
ausgebremst-fuel = Καύσιμα { $points }, ως τον τερματισμό { $to_go }, απόθεμα { $reserve }
ausgebremst-piles = Οι στοίβες σου, τελευταία η πάνω κάρτα
ausgebremst-sorting = Η κάρτα για στοίβα: { $value }
ausgebremst-road = Ο δρόμος μπροστά σου
ausgebremst-whole = Όλος ο γύρος
ausgebremst-move-ideal = παίξε { $value } ως το { $space }, στην ιδανική γραμμή, απόθεμα { $reserve }
ausgebremst-move-wide = παίξε { $value } ως το { $space }, { $count ->
    [one] { $count } τετράγωνο παραπάνω από την ιδανική γραμμή
   *[other] { $count } τετράγωνα παραπάνω από την ιδανική γραμμή
}, απόθεμα { $reserve }
ausgebremst-move-pit = παίξε { $value } ως το { $space }, πιτ στοπ, απόθεμα { $reserve }
ausgebremst-move-drive = παίξε { $value } ως το { $space }
ausgebremst-move-home = παίξε { $value }, πέρα από τη γραμμή τερματισμού
ausgebremst-short-ideal = ιδανική γραμμή, { $reserve }
ausgebremst-short-wide = { $count } παραπάνω, { $reserve }
ausgebremst-short-pit = πιτ στοπ, { $reserve }
ausgebremst-short-home = πέρα από τον τερματισμό
ausgebremst-move-pass = δείξε τις κάρτες σου και περίμενε
ausgebremst-move-discard = δείξε τις κάρτες σου, πέτα το { $value } και τράβα
ausgebremst-move-draw = τράβα από τη στοίβα { $pile }
ausgebremst-move-sort = βάλε το { $value } στη στοίβα { $pile }
ausgebremst-move-store = βάλε την κάρτα πιτ στη στοίβα { $pile }
ausgebremst-move-take = πάρε το { $value } στο χέρι σου
ausgebremst-move-preset = μοίρασε όλες τις υπόλοιπες: { $preset }
ausgebremst-move-deck = διάλεξε { $deck ->
    [fast] τη γρήγορη
    [medium] τη μεσαία
   *[slow] την αργή
} τράπουλα
ausgebremst-move-done = έτοιμο: όλες οι κάρτες σου μπήκαν σε στοίβες

## Explained, and the signs of the table
topic-ausgebremst-pit = Στο οικογενειακό παιχνίδι κάθε αυτοκίνητο κάνει ένα πιτ στοπ, στο τέλος του 1ου ή του 2ου γύρου: αφήνει την πίστα στο πεδίο A, τελειώνει μια κίνηση στη λωρίδα των πιτ και γυρίζει στο πεδίο C.
topic-ausgebremst-six = Όποιο αυτοκίνητο προηγείται, μόνο του ή στο ίδιο ύψος με άλλα, δεν παίζει 6. Επιτρέπεται στην πρώτη κίνηση ενός αυτοκινήτου, μόλις κάποιο τερματίσει, και με μόνο εξάρια στο χέρι σε σικέιν ή πλάι πλάι σε κλειστές λωρίδες.
legend-ausgebremst-own = το αυτοκίνητό σου
legend-ausgebremst-car = ένα άλλο αυτοκίνητο
legend-ausgebremst-target = τετράγωνο όπου φτάνει αυτή η κάρτα
legend-ausgebremst-change = εδώ μπορείς να αλλάξεις λωρίδα
legend-ausgebremst-white = λευκή γραμμή: όχι αλλαγή λωρίδας
legend-ausgebremst-chicane = σικέιν: μόνο μία λωρίδα είναι ανοιχτή
legend-ausgebremst-entry = πεδίο A: είσοδος στη λωρίδα των πιτ
legend-ausgebremst-exit = πεδίο C: έξοδος από τη λωρίδα των πιτ
legend-ausgebremst-leader = προηγείται
legend-ausgebremst-stop = πιτ στοπ έγινε, πιτ στοπ μένει

## The page
web-race-standings = Κατάταξη
web-race-tank = Καύσιμα
web-race-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
web-race-go = { $count ->
    [one] απομένει { $count } τετράγωνο
   *[other] απομένουν { $count } τετράγωνα
}
web-race-reserve = απόθεμα { $reserve }
web-race-card = Κάρτα { $value }
web-race-choose-card = Διάλεξε κάρτα: φωτίζεται κάθε τετράγωνο που φτάνει, με το απόθεμα που σου μένει εκεί.
web-race-cannot-play = Δεν μπορείς να παίξεις καμία κάρτα σου.
web-race-must-discard = Η αναμονή δεν θα βοηθούσε: διάλεξε ποια κάρτα πετάς.
web-race-wait = Δείξε τις κάρτες σου και περίμενε
web-race-throw = Πέτα το { $value }
web-race-reach = Η κάρτα { $value } φτάνει
web-race-barred = Όχι με την κάρτα { $value }
web-race-lane-L = εσωτερική λωρίδα
web-race-lane-M = μεσαία λωρίδα
web-race-lane-N = εξωτερική λωρίδα
web-race-lane-P = λωρίδα των πιτ
web-race-short-L = μέσα
web-race-short-M = μέση
web-race-short-N = έξω
web-race-short-P = πιτ
web-race-finish = Τερματισμός
web-race-pit = πιτ στοπ
web-race-neutral-car = ουδέτερο αυτοκίνητο { $number }
web-race-leads-no-six = προηγείται: όχι 6
web-race-you-lead = Προηγείσαι, άρα δεν μπορείς να παίξεις 6.
web-race-stop-title-owed = Μένει το πιτ στοπ
web-race-stop-title-due = Πιτ στοπ σε αυτόν τον γύρο
web-race-stop-title-open = Προαιρετικό πιτ στοπ
web-race-stop-title-made = Το πιτ στοπ έγινε
web-race-stop-title-none = Η λωρίδα των πιτ είναι κλειστή
web-race-stop-text-owed = Είσοδος στο A στο τέλος του γύρου 1 ή 2, έξοδος στο C. Κοστίζει { $detour ->
    [one] ένα τετράγωνο
   *[other] { $detour } τετράγωνα
}.
web-race-stop-text-due = Μπες στο A και τελείωσε μια κίνηση στη λωρίδα των πιτ: δεν επιτρέπεται να προσπεράσεις.
web-race-stop-text-open = Είσοδος στο A στο τέλος του γύρου 1 ή 2. Παίρνεις: { $cards }· επιπλέον απόσταση: { $detour }.
web-race-near-ahead = { $name }, { $count } μπροστά, { $lane }
web-race-near-behind = { $name }, { $count } πίσω, { $lane }
web-race-near-level = { $name }, δίπλα σου, { $lane }
web-race-way-curve = { $count ->
    [one] στροφή σε { $count } τετράγωνο
   *[other] στροφή σε { $count } τετράγωνα
}
web-race-way-chicane = { $count ->
    [one] σικέιν σε { $count } τετράγωνο
   *[other] σικέιν σε { $count } τετράγωνα
}
web-race-way-free = { $lane } ελεύθερη
web-race-way-until = { $lane } ελεύθερη, τετράγωνα: { $count }
web-race-way-blocked = { $lane } κλειστή
web-race-land-ideal = στην ιδανική γραμμή
web-race-land-wide = { $count ->
    [one] { $count } τετράγωνο παραπάνω
   *[other] { $count } τετράγωνα παραπάνω
}
web-race-land-curve = στη στροφή
web-race-land-chicane = στο σικέιν
web-race-land-behind = ακριβώς πίσω από: { $names }
web-race-land-beside = δίπλα σε: { $names }
web-race-land-before = ακριβώς μπροστά από: { $names }
web-race-place-ahead = { $lane }, { $count } μπροστά
web-race-place-behind = { $lane }, { $count } πίσω
web-race-place-level = { $lane }, δίπλα σου
web-race-place-own = { $lane }, το αυτοκίνητό σου
web-race-why-taken = Πιασμένο: { $name }.
web-race-why-blocked = Κλείνει τον δρόμο: { $name }, { $place }.
web-race-why-line = Ανάμεσα υπάρχει λευκή γραμμή: εδώ δεν αλλάζεις λωρίδα.
web-race-drove = { $neutral ->
    [yes] Το ουδέτερο αυτοκίνητο
   *[other] Το αυτοκίνητο
} { $car } παίζει { $value }: { $lane }.
web-race-to-sort = ακόμη { $count }
web-race-deck-fast = Μακριά με κάθε κάρτα, αλλά λίγες: δύσκολο στην κίνηση.
web-race-deck-medium = Λίγο απ’ όλα.
web-race-deck-slow = Πολλές μικρές κάρτες: κάποια ταιριάζει πάντα, αλλά θέλει πιο πολλούς γύρους.
web-race-title-choose = Διάλεξε κρυφά την τράπουλά σου
web-race-title-sort = Βάλε την κάρτα σε μία από τις τέσσερις στοίβες σου
web-race-title-open = Τράβα τις πρώτες σου κάρτες: διάλεξε στοίβα
web-race-title-draw = Τράβα μία κάρτα: διάλεξε στοίβα
web-race-title-take = Πιτ στοπ! Πάρε μία από τις κάρτες πιτ σου
web-race-title-store = Βάλε το { $value } πάνω σε μια στοίβα σου
web-race-title-drive = Οδήγησε
web-race-title-wait = Έτοιμο. Οι άλλοι διαλέγουν ακόμη.
web-race-deck-size = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
web-race-gears = Οι στοίβες σου
web-race-pile = Στοίβα { $number }
web-race-pile-empty = άδεια
web-race-presets = Όλες οι υπόλοιπες μαζί:
web-race-ready = Έτοιμο
web-race-take = πάρε
web-race-race-result = Αγώνας { $race } από { $races }: { $name }
web-race-season = Σεζόν
web-race-column-race = αυτός ο αγώνας
web-race-next = Ακολουθεί: { $name }
web-race-next-grid = Η σχάρα εκκίνησης
web-race-key-card = διάλεξε κάρτα ή στοίβα με αυτόν τον αριθμό· ξανά: οδήγησε
web-race-key-space = από τετράγωνο σε τετράγωνο
web-race-key-drive = οδήγησε στο σημειωμένο τετράγωνο ή πάτησε το κίτρινο κουμπί
web-race-key-why = άκουσε γιατί δεν επιτρέπεται ένα τετράγωνο
web-race-key-standings = άκουσε την κατάταξη
web-race-key-zoom = πιο κοντά, πιο μακριά, όπως πριν
web-race-key-pan = μετακίνησε την πίστα

## Hints
hint-ausgebremst-detour = Οι παρακάμψεις σού κοστίζουν { $this } τετράγωνα
hint-ausgebremst-leading = Κινήσεις που προηγείσαι και δεν παίζεις 6: { $this }
hint-ausgebremst-barred = Κινήσεις που κρατάς ένα 6 που απαγορεύεται: { $this }
hint-ausgebremst-still = Κινήσεις που δεν μπορείς να προχωρήσεις: { $this }
hint-ausgebremst-rivals-still = Κινήσεις που οι αντίπαλοι δεν μπορούν να προχωρήσουν: { $this }
hint-ausgebremst-out = Μένεις από κάρτες σε { $this } από τις 100 περιπτώσεις
hint-ausgebremst-turns = Κινήσεις ως τον τερματισμό: { $this }
hint-ausgebremst-won = Κερδίζεις αυτόν τον αγώνα σε { $this } από τις 100 περιπτώσεις
hint-ausgebremst-place = Η μέση σου θέση: { $this }

## On the page
web-poster-ausgebremst = Τρεις γύροι, ένα ρεζερβουάρ κάρτες. Κλείσε τους αντιπάλους στο σικέιν.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Τερμάτισε πριν από τους άλλους μετά από { $laps } γύρους. Η τράπουλά σου έχει μόλις λίγους πόντους πάνω από τον συντομότερο δρόμο: όποιος ανοίγεται μένει από κάρτες.
howto-ausgebremst-turn-play = { $rules ->
    [family] Παίξε μία από τις { $hand } κάρτες σου και προχώρα ακριβώς τόσα τετράγωνα. Μετά τραβάς καινούργια.
   *[advanced] Παίξε μία από τις { $hand } κάρτες σου και προχώρα ακριβώς τόσα τετράγωνα. Μετά τραβάς την πάνω κάρτα από όποια στοίβα σου θέλεις.
}
howto-ausgebremst-turn-must = Αν μπορείς να παίξεις κάποια κάρτα, πρέπει, ακόμη κι αν σε βγάζει έξω. Αν δεν γίνεται με καμία, δείχνεις τις κάρτες σου και περιμένεις.
howto-ausgebremst-turn-order = Παίζετε με τη σειρά της σχάρας. Στον τερματισμό αρκεί να είναι ελεύθερος ο δρόμος ως τη γραμμή· οι πόντοι που περισσεύουν χάνονται.

## The track
howto-ausgebremst-name-cards = Κάρτες αγώνα
howto-ausgebremst-name-lanes = Λωρίδες
howto-ausgebremst-name-room = Άλλα αυτοκίνητα
howto-ausgebremst-name-curve = Στροφές
howto-ausgebremst-name-chicane = Σικέιν
howto-ausgebremst-name-ideal = Ιδανική γραμμή
howto-ausgebremst-name-six = Όχι { $six } από την πρώτη θέση
howto-ausgebremst-track-cards = { $rules ->
    [family] Μια κάρτα σε πάει όσο γράφει. Η τράπουλά σου έχει { $size } κάρτες με { $total } πόντους.
   *[advanced] Μια κάρτα σε πάει όσο γράφει. Κάθε τράπουλα έχει { $total } πόντους.
}
howto-ausgebremst-track-lanes = Κάθε βήμα πάει στο επόμενο τετράγωνο της λωρίδας σου ή μιας διπλανής. Ποτέ στο πλάι, ποτέ πίσω.
howto-ausgebremst-track-room = Ένα αυτοκίνητο σε κάθε τετράγωνο, και κανείς δεν περνά μέσα από άλλο. Διαγώνια ανάμεσα σε δύο περνάς.
howto-ausgebremst-track-curve = Λευκές γραμμές χωρίζουν τις λωρίδες: στη στροφή δεν αλλάζεις λωρίδα, ούτε μπαίνοντας από την τελευταία σειρά πριν από αυτήν.
howto-ausgebremst-track-chicane = Μόνο η μεσαία λωρίδα είναι ανοιχτή. Όποιο αυτοκίνητο σταθεί εκεί κλείνει όλη την πίστα.
howto-ausgebremst-track-ideal = Στη στροφή η εσωτερική λωρίδα είναι πιο σύντομη. Ο συντομότερος δρόμος από την πρώτη σειρά, με ένα πιτ στοπ: { $way } τετράγωνα.
howto-ausgebremst-track-six = Όποιο αυτοκίνητο προηγείται, μόνο του ή στο ίδιο ύψος με άλλα, δεν παίζει { $six }. Επιτρέπεται στην πρώτη κίνηση ενός αυτοκινήτου και αφού κάποιο τερματίσει.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Κάθε αυτοκίνητο κάνει ένα πιτ στοπ, μετά τον γύρο { $first } ή τον γύρο { $last }: τελείωσε μια κίνηση στη λωρίδα των πιτ.
   *[advanced] Μπορείς να κάνεις ένα πιτ στοπ, μετά τον γύρο { $first } ή τον γύρο { $last }: τελείωσε μια κίνηση στη λωρίδα των πιτ. Έτσι παίρνεις τις κάρτες πιτ σου.
}
howto-ausgebremst-pit-way = Μέσα από το πεδίο A, έξω στο πεδίο C, ο ένας πίσω από τον άλλο. Αυτοκίνητο στο A κλείνει την είσοδο, στο C την έξοδο.
howto-ausgebremst-pit-closed = Στην εκκίνηση και στον τελευταίο γύρο η λωρίδα των πιτ είναι κλειστή. Το απλό πέρασμα δεν είναι πιτ στοπ, και δεύτερο δεν γίνεται.

## Neutral cars
howto-ausgebremst-neutral-grid = Στον αγώνα είναι πάντα { $cars } αυτοκίνητα. Τα ουδέτερα συμπληρώνουν τον αριθμό και ξεκινούν μπροστά.
howto-ausgebremst-neutral-drive = Ένα ουδέτερο ανοίγει την πάνω κάρτα του και παίρνει τον συντομότερο δρόμο. Αν δεν μπορεί να την παίξει, μένει στη θέση του και η κάρτα χάνεται.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Κάνει κι αυτό πιτ στοπ: μετά τον γύρο { $first } αν το επιτρέπει η κάρτα του, αλλιώς μετά τον γύρο { $last }.
   *[advanced] Δεν κάνει ποτέ πιτ στοπ, μπορεί όμως να κλείσει την είσοδο και την έξοδο της λωρίδας των πιτ.
}
howto-ausgebremst-neutral-points = Τα ουδέτερα πιάνουν θέσεις αλλά δεν παίρνουν βαθμούς: κανείς πίσω τους δεν ανεβαίνει.

## The advanced game
howto-ausgebremst-name-decks = Επιλογή τράπουλας
howto-ausgebremst-name-pit-cards = Κάρτες πιτ
howto-ausgebremst-name-piles = Στοίβες
howto-ausgebremst-name-free-stop = Χωρίς υποχρεωτικό πιτ στοπ
howto-ausgebremst-advanced-decks = Πριν από κάθε αγώνα διαλέγετε όλοι κρυφά μια τράπουλα. Όλες έχουν { $total } πόντους· η γρήγορη έχει λίγες κάρτες και πολλές μεγάλες.
howto-ausgebremst-advanced-deck = { $size } κάρτες: { $counts }.
howto-ausgebremst-advanced-pit-cards = Μία ή δύο κάρτες σου περιμένουν στη λωρίδα των πιτ. Αν κάνεις πιτ στοπ, η μία έρχεται στο χέρι και η άλλη πάνω σε μια στοίβα.
howto-ausgebremst-advanced-piles = Τις άλλες κάρτες τις μοιράζεις μία μία, κλειστές, σε { $piles } στοίβες. Στο χέρι κρατάς { $hand } και τραβάς από την κορυφή όποιας θέλεις.
howto-ausgebremst-advanced-free-stop = Το πιτ στοπ δεν είναι υποχρεωτικό: χωρίς αυτό τρέχεις με τις κάρτες που έχεις.

## Scoring
howto-ausgebremst-scoring-places = Βαθμοί από την πρώτη ως την τελευταία θέση: { $places }.
howto-ausgebremst-scoring-out = Όποιος μείνει από κάρτες πριν από τον τερματισμό βγαίνει από τον αγώνα και δεν παίρνει βαθμούς.
howto-ausgebremst-scoring-season = Αγώνες αυτής της σεζόν: { $races }. Οι βαθμοί προστίθενται· σε ισοβαθμία μετρά η καλύτερη θέση στον τελευταίο αγώνα.
howto-ausgebremst-scoring-grid = Ο επόμενος αγώνας ξεκινά με τη σειρά τερματισμού του προηγούμενου.

## Easily got wrong
howto-ausgebremst-mind-fit = Η κάρτα παίζεται ολόκληρη. Αν κάποιο αυτοκίνητο είναι στη μέση, ίσως χωρά μια μικρότερη· μέτρα πριν παίξεις.
howto-ausgebremst-mind-level = Και όποιος μοιράζεται την πρώτη θέση προηγείται. Στη στροφή είναι ίσοι όσοι έχουν ίσα τετράγωνα ως το τέλος της, ο καθένας στη λωρίδα του.
howto-ausgebremst-mind-six = Προηγείσαι με μόνο { $six } στο χέρι; Περιμένεις. Παίζεις ένα σε σικέιν ή πλάι σε άλλους που έχουν κι αυτοί μόνο τέτοια και κλείνετε μαζί την πίστα.
howto-ausgebremst-mind-stop = Μην αναβάλλεις εύκολα το πιτ στοπ: στον γύρο { $last } χωρίς αυτό δεν περνάς το πεδίο A, κι αν άλλοι κλείνουν την είσοδο περιμένεις.
howto-ausgebremst-mind-reserve = Χωρίς πιτ στοπ σου περισσεύουν λίγοι πόντοι: κάθε ανοιχτή στροφή μετράει.

## On the table
howto-ausgebremst-name-to-go = Τετράγωνα ως τον τερματισμό
howto-ausgebremst-table-to-go = Πόσα τετράγωνα μένουν σε αυτό το αυτοκίνητο από τον συντομότερο δρόμο ως τον τερματισμό.
howto-ausgebremst-name-tank = Καύσιμα
howto-ausgebremst-table-tank = Οι πόντοι όλων των καρτών σου απέναντι στα τετράγωνα που σου μένουν. Ό,τι περισσεύει είναι το απόθεμά σου.
howto-ausgebremst-name-reserve = Απόθεμα
howto-ausgebremst-table-reserve = Ένας αριθμός όπως +4 σε τετράγωνο: οι πόντοι που περισσεύουν αν πας εκεί. Κάτω από το μηδέν οι κάρτες σου δεν φτάνουν ως τον τερματισμό.
howto-ausgebremst-name-cross = Ένας σταυρός
howto-ausgebremst-table-cross = Η κάρτα σου θα έφτανε εδώ αν ο δρόμος ήταν ελεύθερος. Άγγιξέ τον και θα σου πει τι εμποδίζει.
howto-ausgebremst-name-sign-pit = Το σήμα P
howto-ausgebremst-table-sign-pit = Μπλε: αυτό το αυτοκίνητο έκανε το πιτ στοπ του. Διακεκομμένο: το χρωστά ακόμη.
howto-ausgebremst-name-neutral = Ουδέτερο αυτοκίνητο
howto-ausgebremst-table-neutral = Δεν το οδηγεί κανείς. Ανοίγει μια κάρτα και παίρνει τον συντομότερο δρόμο.
howto-ausgebremst-name-shown = Κάρτες που δείχτηκαν
howto-ausgebremst-table-shown = Δεν μπορούσε να παίξει τίποτα και έδειξε αυτές τις κάρτες.
howto-ausgebremst-name-straight = Ευθεία
howto-ausgebremst-table-straight = Τετράγωνο της ευθείας: από εδώ αλλάζεις στη διπλανή λωρίδα, όχι όμως από την τελευταία γραμμή πριν από στροφή.

## Hints in plain words
hint-ausgebremst-home = Περνάς τη γραμμή τερματισμού
hint-ausgebremst-stop-owed = Κάθε αυτοκίνητο πρέπει να σταματήσει μία φορά στα πιτ, και έτσι το έκανες
hint-ausgebremst-stop-open = Στη λωρίδα των πιτ παίρνεις νέες κάρτες
hint-ausgebremst-past = Προσπερνάς { $count ->
    [one] ένα αυτοκίνητο
   *[other] { $count } αυτοκίνητα
} και μένεις στην ιδανική γραμμή
hint-ausgebremst-past-wide = Προσπερνάς { $count ->
    [one] ένα αυτοκίνητο
   *[other] { $count } αυτοκίνητα
}· αξίζει την παράκαμψη
hint-ausgebremst-least-wide = Ο σύντομος δρόμος είναι κλειστός, και αυτή είναι η μικρότερη παράκαμψη
hint-ausgebremst-wide = Είναι παράκαμψη { $count ->
    [one] ενός τετραγώνου
   *[other] { $count } τετραγώνων
}, αλλά εκεί ο δρόμος είναι ελεύθερος
hint-ausgebremst-low = Οι κάρτες σου μόλις φτάνουν ως το τέρμα, και έτσι δεν χάνεται καμία
hint-ausgebremst-highest = Όσο ο δρόμος είναι ελεύθερος, η μεγαλύτερη κάρτα σε πάει πιο μακριά
hint-ausgebremst-lowest = Εδώ φτάνει μια μικρή κάρτα, και το { $value } μένει για ελεύθερο δρόμο
hint-ausgebremst-ideal = Είναι ο συντομότερος δρόμος, δεν χάνεται τετράγωνο
hint-ausgebremst-pass = Κάθε δρόμος είναι κλειστός: περίμενε να προχωρήσουν οι άλλοι
hint-ausgebremst-discard = Κάθε δρόμος είναι κλειστός, και μια νέα κάρτα ίσως βρει κενό
hint-ausgebremst-draw = Η επόμενη κάρτα εκεί είναι { $value }
hint-ausgebremst-take = Ένα { $value } σου χρειάζεται αμέσως
hint-ausgebremst-store = Ξέρεις πού είναι και την τραβάς όταν τη χρειαστείς
hint-ausgebremst-sort = Όμοιες κάρτες σε μία στοίβα: ξέρεις πάντα τι θα τραβήξεις
hint-ausgebremst-preset = Όμοιες κάρτες σε μία στοίβα: ξέρεις πάντα τι θα τραβήξεις
hint-ausgebremst-done = Όλες οι κάρτες σου είναι εκεί που τις βρίσκεις
hint-ausgebremst-deck-fast = Πολλές μεγάλες κάρτες ταιριάζουν σε μεγάλες ευθείες
hint-ausgebremst-deck-medium = Λίγο απ’ όλα: ταιριάζει σε κάθε πίστα
hint-ausgebremst-deck-slow = Πολλές μικρές κάρτες βρίσκουν πάντα κενό
hint-plain-ausgebremst-detour = Μετά σε περιμένουν λιγότερες παρακάμψεις
hint-plain-ausgebremst-leading = Μένεις πίσω από το πρώτο αυτοκίνητο και παίζεις τα εξάρια σου
hint-plain-ausgebremst-barred = Τα εξάρια δεν σου μένουν στο χέρι
hint-plain-ausgebremst-still = Έτσι σε κλείνουν πιο σπάνια
hint-plain-ausgebremst-rivals-still = Έτσι κλείνεις τον δρόμο στους άλλους
hint-plain-ausgebremst-out = Έτσι οι κάρτες σου φτάνουν ως το τέρμα
hint-plain-ausgebremst-turns = Έτσι τερματίζεις με λιγότερες κινήσεις
ausgebremst-move-lane = παίξε το { $value }, { $lane ->
    [L] εσωτερική λωρίδα
    [M] μεσαία λωρίδα
    [N] εξωτερική λωρίδα
   *[P] λωρίδα των πιτ
}
