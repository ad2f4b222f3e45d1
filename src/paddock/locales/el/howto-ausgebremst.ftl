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
howto-ausgebremst-name-chicane = Σικάν
howto-ausgebremst-name-ideal = Ιδανική γραμμή
howto-ausgebremst-name-six = Το { $six } του πρώτου
howto-ausgebremst-track-cards = { $rules ->
    [family] Μια κάρτα σε πάει όσο γράφει. Η τράπουλά σου έχει { $size } κάρτες με { $total } πόντους.
   *[advanced] Μια κάρτα σε πάει όσο γράφει. Κάθε τράπουλα έχει { $total } πόντους.
}
howto-ausgebremst-track-lanes = Κάθε βήμα πάει στο επόμενο τετράγωνο της λωρίδας σου ή μιας διπλανής. Ποτέ στο πλάι, ποτέ πίσω.
howto-ausgebremst-track-room = Ένα αυτοκίνητο σε κάθε τετράγωνο, και κανείς δεν περνά μέσα από άλλο. Διαγώνια ανάμεσα σε δύο περνάς.
howto-ausgebremst-track-curve = Λευκές γραμμές χωρίζουν τις λωρίδες: στη στροφή δεν αλλάζεις λωρίδα, ούτε μπαίνοντας από την τελευταία σειρά πριν από αυτήν.
howto-ausgebremst-track-chicane = Μόνο η μεσαία λωρίδα είναι ανοιχτή. Όποιο αυτοκίνητο σταθεί εκεί κλείνει όλη την πίστα.
howto-ausgebremst-track-ideal = Στη στροφή, από μέσα είναι πιο σύντομα. Ο συντομότερος δρόμος από την πρώτη σειρά, με πιτ στοπ: { $way } τετράγωνα.
howto-ausgebremst-track-six = Όποιος προηγείται, μόνος ή στο ίδιο ύψος με άλλους, δεν παίζει { $six }. Επιτρέπεται στην πρώτη κίνηση ενός αυτοκινήτου και αφού κάποιο τερματίσει.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Κάθε αυτοκίνητο σταματά μία φορά, μετά τον γύρο { $first } ή τον γύρο { $last }: τελείωσε μια κίνηση στη λωρίδα των πιτ.
   *[advanced] Μπορείς να σταματήσεις μία φορά, μετά τον γύρο { $first } ή { $last }: τελείωσε μια κίνηση στη λωρίδα των πιτ. Έτσι παίρνεις τις κάρτες πιτ σου.
}
howto-ausgebremst-pit-way = Μέσα από το πεδίο A, έξω στο πεδίο C, ο ένας πίσω από τον άλλο. Αυτοκίνητο στο A κλείνει την είσοδο, στο C την έξοδο.
howto-ausgebremst-pit-closed = Στην εκκίνηση και στον τελευταίο γύρο τα πιτ είναι κλειστά. Το απλό πέρασμα δεν είναι στάση, και δεύτερη στάση δεν υπάρχει.

## Neutral cars
howto-ausgebremst-neutral-grid = Στον αγώνα είναι πάντα { $cars } αυτοκίνητα. Τα ουδέτερα συμπληρώνουν τον αριθμό και ξεκινούν μπροστά.
howto-ausgebremst-neutral-drive = Ένα ουδέτερο ανοίγει την πάνω κάρτα του και παίρνει τον συντομότερο δρόμο. Αν δεν μπορεί να την παίξει, μένει στη θέση του και η κάρτα χάνεται.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Σταματά κι αυτό: μετά τον γύρο { $first } αν το επιτρέπει η κάρτα του, αλλιώς μετά τον γύρο { $last }.
   *[advanced] Δεν σταματά ποτέ, μπορεί όμως να κλείσει την είσοδο και την έξοδο των πιτ.
}
howto-ausgebremst-neutral-points = Τα ουδέτερα πιάνουν θέσεις αλλά δεν παίρνουν βαθμούς: κανείς πίσω τους δεν ανεβαίνει.

## The advanced game
howto-ausgebremst-name-decks = Επιλογή τράπουλας
howto-ausgebremst-name-pit-cards = Κάρτες πιτ
howto-ausgebremst-name-piles = Στοίβες
howto-ausgebremst-name-free-stop = Η στάση
howto-ausgebremst-advanced-decks = Πριν από κάθε αγώνα διαλέγετε όλοι κρυφά μια τράπουλα. Όλες έχουν { $total } πόντους· η γρήγορη έχει λίγες κάρτες και πολλές μεγάλες.
howto-ausgebremst-advanced-deck = { $size } κάρτες: { $counts }.
howto-ausgebremst-advanced-pit-cards = Μία ή δύο κάρτες σου περιμένουν στα πιτ. Αν σταματήσεις, η μία έρχεται στο χέρι και η άλλη πάνω σε μια στοίβα.
howto-ausgebremst-advanced-piles = Τις άλλες κάρτες τις μοιράζεις μία μία, κλειστές, σε { $piles } στοίβες. Στο χέρι κρατάς { $hand } και τραβάς από την κορυφή όποιας θέλεις.
howto-ausgebremst-advanced-free-stop = Η στάση δεν είναι υποχρεωτική: χωρίς αυτήν τρέχεις με τις κάρτες που έχεις.

## Scoring
howto-ausgebremst-scoring-places = Βαθμοί από την πρώτη ως την τελευταία θέση: { $places }.
howto-ausgebremst-scoring-out = Όποιος μείνει από κάρτες πριν από τον τερματισμό βγαίνει από τον αγώνα και δεν παίρνει βαθμούς.
howto-ausgebremst-scoring-season = Αγώνες αυτής της σεζόν: { $races }. Οι βαθμοί προστίθενται· σε ισοβαθμία μετρά η καλύτερη θέση στον τελευταίο αγώνα.
howto-ausgebremst-scoring-grid = Ο επόμενος αγώνας ξεκινά με τη σειρά του τελευταίου τερματισμού.

## Easily got wrong
howto-ausgebremst-mind-fit = Η κάρτα παίζεται ολόκληρη. Αν κάποιο αυτοκίνητο είναι στη μέση, ίσως χωρά μια μικρότερη· μέτρα πριν παίξεις.
howto-ausgebremst-mind-level = Και όποιος μοιράζεται την πρώτη θέση προηγείται. Στη στροφή είναι ίσοι όσοι έχουν ίσα τετράγωνα ως το τέλος της, ο καθένας στη λωρίδα του.
howto-ausgebremst-mind-six = Προηγείσαι με μόνο { $six } στο χέρι; Περιμένεις. Παίζεις ένα σε σικάν ή πλάι σε άλλους που έχουν κι αυτοί μόνο τέτοια και κλείνετε μαζί την πίστα.
howto-ausgebremst-mind-stop = Μην αναβάλλεις τη στάση αβασάνιστα: στον γύρο { $last } χωρίς αυτήν δεν περνάς το πεδίο A, κι αν άλλοι κλείνουν την είσοδο περιμένεις.
howto-ausgebremst-mind-reserve = Χωρίς στάση σου περισσεύουν λίγοι πόντοι: κάθε ανοιχτή στροφή μετράει.
