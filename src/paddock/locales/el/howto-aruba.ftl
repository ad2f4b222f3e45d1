# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Τερμάτισε μέσα στους πρώτους { $scored } και μάζεψε βαθμούς σε { $races } αγώνες. Στον δρόμο εμβολίζετε, πυροβολείτε, πριονίζετε και ρίχνετε βόμβες.
howto-aruba-goal-cars = { $players ->
    [none] Εδώ ο καθένας οδηγεί { $count } αυτοκίνητα, εναλλάξ.
   *[other] Με { $players } παίκτες ο καθένας οδηγεί { $count } αυτοκίνητα, εναλλάξ.
} Οι κάρτες στο χέρι ισχύουν για όλα.
howto-aruba-turn-begin = Πριν ρίξεις, μπορείς να βάλεις προφυλακτήρες και πριόνια στο αυτοκίνητό σου.
howto-aruba-turn-roll = Ρίξε { $dice } ζάρια, ένα λιγότερο για κάθε δείκτη ζημιάς. Κράτα όσα θέλεις και ξαναρίξε τα άλλα, ως { $rerolls } φορές.
howto-aruba-turn-combine = Φτιάξε συνδυασμούς με όποια σειρά θέλεις. Κάθε ζάρι μετρά μία φορά και δεν χρειάζεται να τα χρησιμοποιήσεις όλα.
howto-aruba-turn-last = Όλη η κίνησή σου είναι μία διαδρομή, βήμα βήμα. Κάρτες τραβάς εντελώς στο τέλος.

## Dice
howto-aruba-name-straight = Κέντα από το 1
howto-aruba-name-pair = Ζευγάρι
howto-aruba-name-three = Τριάδα
howto-aruba-name-four = Τετράδα
howto-aruba-name-even = Όλα ζυγά
howto-aruba-name-odd = Όλα μονά
howto-aruba-dice-straight = Προχωράς όσο το μεγαλύτερο ζάρι της: 1 2 3 4 δίνει 4, ένα μόνο 1 δίνει 1. Μία φορά ανά σειρά.
howto-aruba-dice-pair = Πυροβόλησε: το αυτοκίνητο ακριβώς μπροστά σου παίρνει ζημιά +{ $shot }. Ή επισκεύασε το δικό σου: ζημιά −{ $mend }.
howto-aruba-dice-three = Στο τέλος της σειράς σου τραβάς { $drawn } κάρτες.
howto-aruba-dice-four = Τούρμπο: { $turbo } τετράγωνα, μαζί με άλλη κίνηση ή και μόνα τους.
howto-aruba-dice-even = Ώθηση: { $boost } τετράγωνα. Θέλει όλα σου τα ζάρια.
howto-aruba-dice-odd = Βγάζει όλη τη ζημιά από το αυτοκίνητό σου. Θέλει όλα σου τα ζάρια.

## Driving
howto-aruba-name-steps = Βήματα
howto-aruba-name-leader = Στην πρώτη θέση
howto-aruba-name-corner = Κόκκινες σειρές
howto-aruba-name-ram = Εμβολισμός
howto-aruba-drive-steps = Ευθεία ή διαγώνια μπροστά, αριστερά ή δεξιά, σε ελεύθερο τετράγωνο. Ποτέ ανάμεσα στο αυτοκίνητο μπροστά και σε εκείνο δίπλα σου.
howto-aruba-drive-leader = { $moved ->
    [all] Αν προηγείσαι μόνο εσύ, χάνεις { $leader } από την κίνησή σου, με ζάρια ή με Νίτρο. Όχι όταν είστε ίσοι, ούτε όταν κάποιο αυτοκίνητο έχει τερματίσει.
   *[dice] Αν προηγείσαι μόνο εσύ, χάνεις { $leader } από την κίνηση των ζαριών. Όχι όταν είστε ίσοι, ούτε όταν κάποιο αυτοκίνητο έχει τερματίσει.
}
howto-aruba-drive-corner = Διαδρομή που αρχίζει στο κόκκινο χάνει { $corner } από την κίνησή της. Το πέρασμα δεν κοστίζει τίποτα.
howto-aruba-drive-ram = Αν σου μένει κίνηση, χτύπα το αυτοκίνητο ακριβώς μπροστά: ζημιά +{ $ram } και σπρώχνεται ένα τετράγωνο, μαζί με όσα έχει μπροστά του. Παίρνεις τη θέση του και σταματάς.

## Damage
howto-aruba-name-tokens = Δείκτες
howto-aruba-name-fatal = Ο { $fatal }ος δείκτης
howto-aruba-name-quick-fix = Γρήγορη επισκευή
howto-aruba-name-wreck = Διαλυμένα
howto-aruba-damage-tokens = Κάθε δείκτης ζημιάς σού παίρνει ένα ζάρι από τις ζαριές σου. Ένα αυτοκίνητο αντέχει { $most }.
howto-aruba-damage-fatal = Διαλύει το αυτοκίνητο. Αν έχεις κάρτες, σε ρωτούν πρώτα: πέτα μία και το αυτοκίνητο σώζεται.
howto-aruba-damage-quick-fix = Πέτα όποια κάρτα θέλεις αντί να την παίξεις: ζημιά −{ $fix }. Όποτε σε ρωτούν, ακόμη και στη σειρά άλλου.
howto-aruba-damage-wreck = Ένα διαλυμένο μένει στη μέση. Δεν εμβολίζεται, δεν πυροβολείται, δεν πριονίζεται, δεν σπρώχνεται. Αν διαλυθεί όλη η σειρά, φεύγει το παλιότερο.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Πριν ή μετά τη διαδρομή σου: ζημιά +{ $bomb } σε κάθε αυτοκίνητο στις { $rows } σειρές πίσω σου, στη λωρίδα σου και δίπλα.
   *[around] Πριν ή μετά τη διαδρομή σου: ζημιά +{ $bomb } σε κάθε αυτοκίνητο γύρω από το τετράγωνο πίσω σου, και στο δικό σου.
}
howto-aruba-card-hook = { $hook ->
    [first] Στη σειρά άλλου, αμέσως μετά την πρώτη ζαριά του αυτοκινήτου ακριβώς μπροστά σου: το ακολουθείς βήμα βήμα, ένα τετράγωνο πίσω.
   *[last] Στη σειρά άλλου, μετά την τελευταία ζαριά του αυτοκινήτου ακριβώς μπροστά σου: το ακολουθείς βήμα βήμα, ένα τετράγωνο πίσω.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Όσο ρίχνεις: ένα ζάρι ακόμη, με τον αριθμό που θέλεις. Δεν ξαναρίχνεται.
   *[any] Οποτεδήποτε μετά την πρώτη ζαριά: ένα ζάρι ακόμη, με τον αριθμό που θέλεις. Δεν ξαναρίχνεται.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Όσο ρίχνεις: γύρισε ένα ριγμένο ζάρι στον αριθμό που θέλεις.
   *[any] Οποτεδήποτε μετά την πρώτη ζαριά: γύρισε ένα ριγμένο ζάρι στον αριθμό που θέλεις.
}
howto-aruba-card-larceny = { $theft ->
    [end] Στο τέλος της σειράς σου: κλέψε { $stolen } κάρτες, στα τυφλά, από παίκτη με αυτοκίνητο πλάι στο δικό σου.
   *[any] Οποτεδήποτε στη σειρά σου: κλέψε { $stolen } κάρτες, στα τυφλά, από παίκτη με αυτοκίνητο πλάι στο δικό σου.
}
howto-aruba-card-re-roll = Όσο ρίχνεις: ξαναρίξε άλλη μία φορά όσα ζάρια θέλεις.
howto-aruba-card-nitro = Ώσπου να τελειώσει η διαδρομή σου: { $nitro } τετράγωνα, μαζί με άλλη κίνηση ή και μόνα τους.
howto-aruba-card-repair = Οποτεδήποτε στη σειρά σου: ζημιά −{ $repair }.
howto-aruba-card-bumper = Μένει επάνω. Μπροστά: ο εμβολισμός σου κάνει ζημιά +{ $bumper } ακόμη. Πίσω: οι εμβολισμοί δεν σε βλάπτουν. Μπροστινός με πίσω: χάνονται και οι δύο.
howto-aruba-card-saw = Μένει επάνω, αριστερά ή δεξιά: ζημιά +{ $saw } στο αυτοκίνητο εκείνης της πλευράς, όταν ο ένας έρθει πλάι στον άλλο. Πριόνι με πριόνι: χάνονται και τα δύο.

## Scoring
howto-aruba-scoring-place = { $worth } βαθμοί.
howto-aruba-scoring-end = Ο αγώνας τελειώνει όταν τερματίσουν { $scored } αυτοκίνητα. Τα άλλα δεν παίρνουν τίποτα.
howto-aruba-scoring-match = Μετά από { $races } αγώνες κερδίζουν οι περισσότεροι βαθμοί. Σε ισοβαθμία μετρά η καλύτερη θέση στον τελευταίο αγώνα.
howto-aruba-scoring-next = { $grid ->
    [order] Πριν από τον επόμενο αγώνα φεύγουν κάρτες, εξαρτήματα και ζημιές. Ο νικητής ξεκινά μπροστά, οι άλλοι ακολουθούν με τη σειρά τους.
   *[arrival] Πριν από τον επόμενο αγώνα φεύγουν κάρτες, εξαρτήματα και ζημιές. Ξεκινάτε με τη σειρά του τερματισμού.
}

## Easily got wrong
howto-aruba-mind-straight = Η κέντα αρχίζει από το 1 και δεν έχει κενό: 4 5 6 δεν σε κινεί καθόλου.
howto-aruba-mind-all = Όλα ζυγά και όλα μονά σημαίνει κάθε ζάρι, και τα επιπλέον. Άλλος συνδυασμός δεν πάει μαζί· το Νίτρο πάει.
howto-aruba-mind-order = Πυροβολισμοί και βόμβες έρχονται πριν ή μετά τη διαδρομή, ποτέ στη μέση. Γίνονται και χωρίς να κινηθείς.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Κάρτα που ήρθε σε αυτή τη σειρά περιμένει την επόμενη. Ούτε για γρήγορη επισκευή δεν κάνει.
   *[fix] Κάρτα που ήρθε σε αυτή τη σειρά περιμένει την επόμενη. Αμέσως κάνει μόνο για γρήγορη επισκευή.
}
