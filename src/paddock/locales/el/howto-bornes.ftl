# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Διάνυσε ακριβώς τα χιλιόμετρα του στόχου, βάλε εμπόδια στους άλλους στον δρόμο και μάζεψε βαθμούς.
howto-bornes-goal-race = Φτάσε πριν από τους άλλους ακριβώς στα { $goal } χλμ. και βάλ’ τους εμπόδια στον δρόμο. Βαθμοί δεν υπάρχουν.
howto-bornes-goal-km = { $players ->
    [none] Ο στόχος σε αυτό το τραπέζι: ακριβώς { $goal } χλμ.
   *[other] Με { $players } παίκτες: ακριβώς { $goal } χλμ.
}
howto-bornes-goal-extension = Όποιος φτάσει πρώτος σταματά ή ζητά επέκταση του ταξιδιού για όλους: { $long_goal } χλμ.{ $players ->
    [none] {""}
   *[other] {" "}(με { $players } παίκτες).
}
howto-bornes-goal-teams = { $players ->
    [none] Παίζετε σε ζευγάρια: οι συμπαίκτες
   *[other] Με { $players } παίκτες παίζετε σε ζευγάρια: οι συμπαίκτες
} έχουν κοινές στοίβες και κοινά χιλιόμετρα, αλλά ο καθένας κρατά τις δικές του κάρτες.
howto-bornes-goal-match = { $limit ->
    [points] Οι βαθμοί όλων των ταξιδιών προστίθενται. Μόλις κάποιος φτάσει τους { $total }, κερδίζει το μεγαλύτερο σύνολο.
    [rounds] Οι βαθμοί όλων των ταξιδιών προστίθενται. Ταξίδια σε αυτή την παρτίδα: { $total }· μετά κερδίζει το μεγαλύτερο σύνολο.
   *[wins] Παίζετε σειρά αγώνων. Νίκες που χρειάζεσαι: { $total }.
}

## A turn
howto-bornes-turn-draw = Τράβα μια κάρτα και μετά παίξε μία ή πέταξε μία. Στο τέλος της σειράς σου σου μένουν { $hand } κάρτες στο χέρι.
howto-bornes-turn-start = Για να ξεκινήσεις, παίξε «{ $start_card }». Μόνο μετά μπορείς να παίξεις χιλιόμετρα.
howto-bornes-turn-youngest = Η κάρτα «{ $start_card }» είναι μπροστά σου από την αρχή: μπορείς αμέσως να παίξεις χιλιόμετρα.
howto-bornes-turn-attack = Επίθεση παίζεται μόνο σε αυτοκίνητο που κινείται και ποτέ πάνω σε άλλη επίθεση. Μπορείς να επιτεθείς ακόμη κι αν το δικό σου είναι σταματημένο.
howto-bornes-turn-repair = { $restart ->
    [yes] Σε σταμάτησαν; Παίξε τη σωστή άμυνα και σε επόμενη σειρά σου «{ $start_card }»: τότε συνεχίζεις.
   *[no] Σε σταμάτησαν; Παίξε τη σωστή άμυνα. Αυτό αρκεί: στην επόμενη σειρά σου συνεχίζεις.
}
howto-bornes-turn-safety = { $again ->
    [yes] Μπαλαντέρ μπορείς να παίξεις σε κάθε σειρά σου. Αμέσως μετά τραβάς κάρτα και ξαναπαίζεις.
   *[no] Μπαλαντέρ μπορείς να παίξεις σε κάθε σειρά σου. Με αυτόν τελειώνει η σειρά σου.
}
howto-bornes-turn-coup = { $coup }: σου επιτίθενται και κρατάς τον σωστό μπαλαντέρ; Παίξ’ τον αμέσως, έστω κι εκτός σειράς. Η επίθεση φεύγει, τραβάς μια κάρτα και παίζεις εσύ.
howto-bornes-turn-end = { $ending ->
    [hands] Όταν τελειώσει η στοίβα, παίζετε με τις κάρτες στο χέρι. Τέλος είναι όταν κάποιος φτάσει στον στόχο ή κανείς δεν έχει κάρτες.
   *[pile] Όταν τελειώσει η στοίβα, ο αγώνας λήγει με εκείνη τη σειρά: κερδίζει όποιος είναι πιο κοντά στα { $goal } χλμ.
}

## The cards
howto-bornes-card-slow = { $km } χλμ. μπροστά. Παίζεται ακόμη κι όταν ισχύει «{ $limit_card }».
howto-bornes-card-fast = { $km } χλμ. μπροστά, αλλά όχι όταν ισχύει «{ $limit_card }».
howto-bornes-card-big = { $km } χλμ. μπροστά, αλλά όχι όταν ισχύει «{ $limit_card }». Το πολύ { $count } ανά πλευρά και ταξίδι.
howto-bornes-card-stop = Σταματά ένα αυτοκίνητο που κινείται. Το λύνει: «{ $remedy_card }». Προστατεύει από πριν: «{ $safety_card }».
howto-bornes-card-limit = Μόνο κάρτες έως { $limit_km } χλμ. Το λύνει: «{ $remedy_card }». Προστατεύει από πριν: «{ $safety_card }». { $any_time ->
    [yes] Παίζεται οποτεδήποτε, και σε σταματημένο αυτοκίνητο.
   *[no] Παίζεται μόνο σε αυτοκίνητο που κινείται.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Σταματά ένα αυτοκίνητο που κινείται. Το λύνει: «{ $remedy_card }» και μετά «{ $start_card }». Προστατεύει από πριν: «{ $safety_card }».
   *[no] Σταματά ένα αυτοκίνητο που κινείται. Το λύνει: «{ $remedy_card }». Προστατεύει από πριν: «{ $safety_card }».
}
howto-bornes-card-start = { $restart ->
    [yes] Σε βάζει στον δρόμο: στην αρχή, μετά από «{ $stop_card }» και μετά από κάθε άμυνα. Με «{ $right_card }» δεν τη χρειάζεσαι.
   *[no] Σε βάζει στον δρόμο: στην αρχή και μετά από «{ $stop_card }». Με «{ $right_card }» δεν τη χρειάζεσαι.
}
howto-bornes-card-end-limit = Τερματίζει την κάρτα «{ $attack_card }»: παίζεις ξανά κάθε απόσταση.
howto-bornes-card-remedy = { $restart ->
    [yes] Λύνει την κάρτα «{ $attack_card }». Για να συνεχίσεις χρειάζεσαι μετά «{ $start_card }».
   *[no] Λύνει την κάρτα «{ $attack_card }»: μπορείς να συνεχίσεις.
}
howto-bornes-card-right-of-way = Σε όλο το ταξίδι προστατεύει από «{ $stop_card }» και «{ $limit_card }», τα λύνει αν ήδη ισχύουν, και δεν χρειάζεσαι πια «{ $start_card }».
howto-bornes-card-safety = Σε όλο το ταξίδι προστατεύει από «{ $attack_card }» και τη λύνει αν ήδη ισχύει.

## Scoring
howto-bornes-scoring-km = Ένας βαθμός για κάθε χιλιόμετρο.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } βαθμοί για κάθε μπαλαντέρ που παίζεις στη σειρά σου.
   *[no] { $worth } βαθμοί για κάθε μπαλαντέρ που παίζεις.
}
howto-bornes-scoring-all-safeties = Άλλοι { $worth } βαθμοί αν μία πλευρά έχει και τους τέσσερις.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } βαθμοί κάθε φορά, αντί για τους { $safety } της κάρτας.
   *[no] { $worth } βαθμοί κάθε φορά, επιπλέον των { $safety } της κάρτας.
}
howto-bornes-scoring-trip = { $worth } βαθμοί σε όποιον φτάσει ακριβώς στον στόχο.
howto-bornes-scoring-delayed = Άλλοι { $worth } βαθμοί αν η στοίβα είχε ήδη τελειώσει.
howto-bornes-scoring-safe-trip = Άλλοι { $worth } βαθμοί αν έφτασε χωρίς κάρτα των { $big_km } χλμ.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Άλλοι { $worth } βαθμοί για κάθε αντίπαλο χωρίς ούτε ένα χιλιόμετρο.
   *[no] Άλλοι { $worth } βαθμοί αν κανένας αντίπαλος δεν έχει ούτε ένα χιλιόμετρο.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } βαθμοί σε όποιον ζήτησε επέκταση και φτάσει πρώτος στα { $long_goal } χλμ. Αλλιώς τους παίρνει κάθε αντίπαλος.
   *[finisher] { $worth } βαθμοί σε όποιον φτάσει πρώτος στα { $long_goal } χλμ., όποιος κι αν ζήτησε την επέκταση.
}
howto-bornes-scoring-race-won = Με ακριβώς { $goal } χλμ. κερδίζεις αμέσως. Αν τελειώσουν πριν οι κάρτες, κερδίζει ο πλησιέστερος· όσοι είναι ίσοι μοιράζονται τη νίκη.

## Easily got wrong
howto-bornes-mind-exact = Η τελευταία κάρτα πρέπει να φτάνει ακριβώς στον στόχο. Όποια τον ξεπερνά δεν παίζεται.
howto-bornes-mind-restart = { $restart ->
    [yes] Η άμυνα μόνη της δεν αρκεί: ακολουθεί «{ $start_card }», εκτός αν έχεις μπροστά σου «{ $right_card }».
   *[no] Μετά από μια άμυνα δεν χρειάζεσαι «{ $start_card }». Μπορούν όμως να σου επιτεθούν ξανά αμέσως.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Ένας μπαλαντέρ που παίζεις αργότερα, στη σειρά σου, ακυρώνει την επίθεση, αλλά θέλεις ακόμη «{ $start_card }», εκτός αν έχεις μπροστά σου «{ $right_card }».
   *[drives] Ένας μπαλαντέρ που παίζεις αργότερα, στη σειρά σου, αφαιρεί την επίθεση: όλα είναι όπως πριν, χωρίς άμυνα.
}
howto-bornes-mind-right = Η κάρτα «{ $right_card }» δεν προστατεύει από όλα. Μπορούν ακόμη να σε σταματήσουν: { $cards }.
