# How a match was won and lost. $cost and $margin are percent.

review-title = Μερίδια μιας παρτίδας, επί τοις εκατό
review-start = αρχή
review-deal = μοιρασιά
review-luck = { $family ->
    [aruba] ζάρια και κάρτες
   *[other] κάρτες που τραβήχτηκαν
}
review-decisions = αποφάσεις
review-rivals = αποφάσεις αντιπάλων
review-result = αποτέλεσμα
review-how = Οι πιθανότητες βγαίνουν από { $worlds } παρτίδες που συνεχίστηκαν από κάθε σειρά, με όλα τα χέρια γνωστά. Κινήσεις διαφορετικές από όσες θα έπαιζε ένας έμπειρος οδηγός: { $count }· η καθεμία κρίνεται από όσα μπορούσε να ξέρει ο παίκτης της. Το ± είναι το διάστημα (95%) των αποφάσεων και ισχύει και για την τύχη.
review-costliest = Οι ακριβότερες κινήσεις
review-nothing-costly = Καμία κίνηση δεν κόστισε κάτι αξιόλογο.
review-costly = { $number }. Κίνηση { $step }, { $name }: { $text }. Καλύτερα: { $better }. Κόστος: { $cost }% (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Σχεδιάστηκε: { $file }
review-not-over = αυτή η παρτίδα δεν τελείωσε: δεν υπάρχει ακόμη τίποτα να εξεταστεί
review-picture = Η πιθανότητα νίκης, κίνηση προς κίνηση
review-steps = κινήσεις: { $count }, διάστικτες γραμμές: νέοι αγώνες, κύκλοι: οι ακριβότερες κινήσεις

## The page
web-review-lead = Όλοι αρχίζουν με δίκαιο μερίδιο της παρτίδας. Η τύχη και οι αποφάσεις προσθέτουν ή αφαιρούν, και το άθροισμα είναι το αποτέλεσμα.
web-review-making = Κάθε κίνηση παίζεται ως το τέλος…
web-review-luckiest = Περισσότερη τύχη: { $name }
web-review-best = Καλύτερη οδήγηση: { $name }
web-review-at = Μετά την κίνηση { $step }
web-review-step = Κίνηση
web-review-see = Δες τη στιγμή
web-review-numbers = Οι πιθανότητες σε πίνακα
web-review-move = Κίνηση { $step }, { $name }
web-review-played = Παίχτηκε: { $text }
web-review-better = Καλύτερα: { $text }
web-review-cost = Κόστος: { $cost }% της παρτίδας (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name }: οριστικά μπροστά από την κίνηση { $step }, από { $before }% σε { $after }%.
review-won-start = { $name }: μπροστά από την αρχή ως το τέλος.
review-won-shared = Ως το τέλος κανείς δεν ήταν καλύτερος: η νίκη μοιράζεται.
review-swing = Κίνηση { $step }, { $name }: από { $before }% σε { $after }%
web-review-turning = Τα σημεία καμπής
web-review-details = Τύχη και αποφάσεις σε αριθμούς
web-review-luck-why = Η τύχη στις κάρτες και στα ζάρια μετρά για όλες τις πλευρές. Το 0,0 σημαίνει ότι στο τέλος ισοφαρίστηκε.
