# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Κύριο μενού
web-nav-home = Αρχική
web-nav-club = Λέσχη
web-nav-season = Σεζόν
web-nav-races = Οι αγώνες μου

## The start page of somebody who comes back
web-hello-morning = Καλημέρα, { $name }.
web-hello-day = Γεια σου, { $name }.
web-hello-evening = Καλησπέρα, { $name }.
web-hello-morning-plain = Καλημέρα.
web-hello-day-plain = Γεια σου.
web-hello-evening-plain = Καλησπέρα.
web-home-turns = { $count ->
    [one] Σε περιμένει ένα τραπέζι.
   *[other] Σε περιμένουν { $count } τραπέζια. Πρώτο το παλιότερο.
}
web-home-no-turns = Τίποτα δεν σε περιμένει. Πάμε για έναν αγώνα;
web-home-begins = Ο αγώνας αρχίζει και είναι η σειρά σου.
web-home-take-turn = Παίξε τώρα
web-home-open = Άνοιγμα
web-home-paused = σε παύση
web-home-running = Τρέχουν ακόμα
web-home-running-lead = δεν έχεις κάτι να κάνεις
web-home-last = Τελευταίος αγώνας
web-home-here-count = { $count ->
    [one] 1 εδώ
   *[other] { $count } εδώ
}
web-home-here = { $count ->
    [one] Είναι εδώ: { $names }.
   *[other] Είναι εδώ: { $names }.
}
web-home-nobody = Δεν είναι κανείς άλλος εδώ τώρα.
web-home-sit = Κάθισε
web-home-leg = { $name }, σκέλος { $leg } από { $legs }
web-home-leader = Προηγείται: { $name } (+{ $lead }).
web-home-new = Νέος αγώνας
web-home-all-games = όλα τα παιχνίδια

## My races
web-me-number = νούμερο { $number }, σε { $games ->
    [one] ένα παιχνίδι
   *[other] { $games } παιχνίδια
}
web-me-number-new = νούμερο { $number }
web-me-races = { $count ->
    [one] αγώνας
   *[other] αγώνες
}
web-me-played = παίχτηκαν
web-me-won = νίκες
web-me-mean-place = μέση θέση
web-me-in-a-row = νίκες στη σειρά
web-me-best-place = καλύτερη θέση
web-me-most-points = περισσότεροι βαθμοί
web-me-last = Τελευταίοι αγώνες
web-me-all = όλοι οι αγώνες
web-me-all-races = Όλοι οι αγώνες
web-me-older = Παλιότεροι αγώνες
web-me-place-of = { $place }η θέση από { $sides }
web-me-ahead = δεύτερη θέση: { $name }
web-me-ahead-by = δεύτερη θέση: { $name }, { $mine } – { $theirs }
web-me-behind = νίκη: { $name }
web-me-behind-by = νίκη: { $name }, { $mine } – { $theirs }
web-me-level = ισοπαλία: { $name }
web-me-several = έπαιξες { $count } πλευρές
web-me-ended = τερματίστηκε νωρίς
web-me-review = Ανάλυση
web-me-gone = η επανάληψη αφαιρέθηκε
web-me-rated = μετρά για την αξιολόγηση
web-me-rated-in-club = μετρά για την αξιολόγηση μόνο στη λέσχη
web-me-unrated-not-chosen = φιλικός αγώνας, δεν μετρά για την αξιολόγηση
web-me-unrated-ended-early = δεν μετρά για την αξιολόγηση: η παρτίδα τερματίστηκε νωρίς
web-me-unrated-several-sides = δεν μετρά για την αξιολόγηση: μία συσκευή έπαιξε πολλές πλευρές
web-me-unrated-stood-in = δεν μετρά για την αξιολόγηση: για κάποιον έπαιξε κυρίως μποτ ή το ρολόι
web-me-unrated-handed-over = δεν μετρά για την αξιολόγηση: μια θέση άλλαξε χέρια
web-me-unrated-no-rating = δεν μετρά για την αξιολόγηση: η δύναμη ενός μποτ δεν είναι γνωστή
web-me-luck-unit = ανά αγώνα, σε %
web-me-luck-picture = Τύχη και αποφάσεις στον χρόνο· οι αριθμοί είναι στον πίνακα από κάτω.
web-me-luck-line = Γραμμή: οι αποφάσεις σου.
web-me-luck-bars = Γραμμοσκίαση: τύχη.
web-me-trend-up = Γίνονται καλύτερες.
web-me-trend-down = Ήταν καλύτερες πριν.
web-me-trend-level = Είναι σταθερές.
web-me-luck-even = Εξισορροπείται.
web-me-luck-good = Ως τώρα ήταν με το μέρος σου.
web-me-luck-bad = Ως τώρα ήταν εναντίον σου.
web-me-luck-none = Όταν αναλυθεί ένας αγώνας, βλέπεις εδώ τι έκανε η τύχη και τι εσύ. Οι αναλύσεις γίνονται όσο δεν παίζει κανείς.
web-me-luck-some = Αναλύθηκαν ως τώρα: { $count } από { $all }.
web-me-as-table = Το ίδιο σε πίνακα
web-me-when = Πότε
web-me-luck = Τύχη
web-me-decisions = Αποφάσεις
web-me-against = Αναμετρήσεις
web-me-against-lead = εσύ και οι άλλοι
web-me-against-none = Μόλις τρέξεις εναντίον ανθρώπων, βλέπεις εδώ ποιος προηγείται.
web-me-against-of = Κοινοί αγώνες: { $met }. Μπροστά εσύ: { $won }, ο άλλος: { $lost }.
web-me-against-all = Όλοι ({ $count })
web-me-gone-person = κάποιος που έφυγε
web-me-games = Ανά παιχνίδι
web-me-rating = Αξιολόγηση
web-me-rating-none = Παίξε μια παρτίδα που αξιολογείται και θα αποκτήσεις αξιολόγηση. Το διαλέγεις όταν ανοίγεις τραπέζι.
web-me-rating-how = Η δύναμή σου είναι πολύ πιθανόν σε αυτό το κομμάτι· μικραίνει με κάθε παρτίδα που αξιολογείται.
web-me-all-games = Όλα τα παιχνίδια
web-me-rated-count = { $count ->
    [one] { $count } παρτίδα με αξιολόγηση
   *[other] { $count } παρτίδες με αξιολόγηση
}
web-me-provisional = προσωρινή
web-me-between = μεταξύ { $low } και { $high }
web-me-none = Κανένας αγώνας ακόμα
web-me-none-lead = Κάθε αγώνας που τελειώνεις μένει εδώ, με την επανάληψη και με το τι ήταν τύχη και τι οδήγηση.
web-me-first = Στα παιχνίδια

## Set-up
web-rated = Παρτίδα με αξιολόγηση
web-rated-lead = Μετρά για την αξιολόγηση όλων. Δεν υπάρχουν συμβουλές και ό,τι αποκαλύφθηκε δεν αναιρείται.
web-club-table = Για
web-club-table-none = όποιον έχει τον σύνδεσμο

## My car
web-car-change = Αλλαγή αυτοκινήτου
web-car-title = Το αυτοκίνητό σου
web-car-paint = Χρώμα
web-car-paint-name = { $paint ->
    [1] κόκκινο με μία ρίγα
    [2] μπλε με δύο ρίγες
    [3] κίτρινο με καρό
    [4] πράσινο με λοξές ρίγες
    [5] μοβ με βούλες
   *[6] κρεμ με κάθετες ρίγες
}
web-car-number = Νούμερο, από 1 έως 99
web-car-take = Πάρε αυτό το αυτοκίνητο
