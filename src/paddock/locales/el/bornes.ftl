# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } χλμ.

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = ΑΝΩΤΑΤΟ ΟΡΙΟ ΤΑΧΥΤΗΤΑΣ
card-speed-1200-out-of-gas = ΒΕΝΖΙΝΗ ΤΕΛΟΣ
card-speed-1200-puncture = ΚΛΑΤΑΡΙΣΜΑ
card-speed-1200-damage = ΒΛΑΒΗ
card-speed-1200-start = ΕΚΚΙΝΗΣΗ
card-speed-1200-end-limit = ΤΕΛΟΣ ΟΡΙΟΥ ΤΑΧΥΤΗΤΑΣ
card-speed-1200-gasoline = ΒΕΝΖΙΝΗ
card-speed-1200-spare-tire = ΡΕΖΕΡΒΑ
card-speed-1200-replacement = ΑΝΤΑΛΛΑΚΤΙΚΟ
card-speed-1200-open-road = ΑΝΟΙΧΤΟΣ ΔΡΟΜΟΣ
card-speed-1200-gas-station = ΒΕΝΖΙΝΑΔΙΚΟ
card-speed-1200-tire = ΒΟΥΛΚΑΝΙΖΑΤΕΡ
card-speed-1200-workshop = ΣΥΝΕΡΓΕΙΟ

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Στοπ
card-kilometer-1000-limit = Όριο ταχύτητας
card-kilometer-1000-out-of-gas = Άδειο ρεζερβουάρ
card-kilometer-1000-flat = Σκασμένο λάστιχο
card-kilometer-1000-accident = Τρακάρισμα
card-kilometer-1000-roll = Πράσινο κύμα
card-kilometer-1000-end-limit = Τέλος ορίου ταχύτητας
card-kilometer-1000-gas = Βενζίνη
card-kilometer-1000-spare = Εφεδρικά λάστιχα
card-kilometer-1000-repair = Συνεργείο
card-kilometer-1000-right-of-way = Προτεραιότητα
card-kilometer-1000-extra-tank = Βενζινάδικο
card-kilometer-1000-puncture-proof = Αδιάτρητα λάστιχα
card-kilometer-1000-driving-ace = Σχολή οδηγών

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Κόκκινο φανάρι
card-mille-bornes-limit = Όριο ταχύτητας
card-mille-bornes-out-of-gas = Άδειο ρεζερβουάρ
card-mille-bornes-flat = Σκασμένο λάστιχο
card-mille-bornes-accident = Βλάβη κινητήρα
card-mille-bornes-roll = Πράσινο φανάρι
card-mille-bornes-end-limit = Τέλος ορίου ταχύτητας
card-mille-bornes-gas = Βενζίνη
card-mille-bornes-spare = Ρεζέρβα
card-mille-bornes-repair = Επισκευή
card-mille-bornes-right-of-way = Προτεραιότητα
card-mille-bornes-extra-tank = Βυτιοφόρο
card-mille-bornes-puncture-proof = Αδιάτρητα λάστιχα
card-mille-bornes-driving-ace = Άσος του τιμονιού

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = ΚΟΝΤΡΑ
coup-kilometer-1000 = Αστραπιαία απάντηση
coup-mille-bornes = Μαεστρική κίνηση
kind-distance = χιλιόμετρα
kind-hazard = επίθεση
kind-remedy = άμυνα
kind-safety = μπαλαντέρ
section-speed-1200-7a = § 7Α
section-speed-1200-7b = § 7Β
section-speed-1200-7c = § 7Γ
section-kilometer-1000-tovabbi-jatekmenet = Η συνέχεια του παιχνιδιού – { $printed }
section-kilometer-1000-a-jatek-kezdete = Έναρξη του παιχνιδιού – { $printed }
section-kilometer-1000-haritas = Άμυνα – { $printed }
section-kilometer-1000-sebesseg-kartyak = Κάρτες ταχύτητας – { $printed }
section-kilometer-1000-kilometerkartyak = Κάρτες χιλιομέτρων – { $printed }
section-kilometer-1000-a-jatek-celja = Σκοπός του παιχνιδιού – { $printed }
section-kilometer-1000-utokartyak = Μπαλαντέρ – { $printed }
section-kilometer-1000-tamadas = Επίθεση – { $printed }
section-kilometer-1000-villamvalasz = Αστραπιαία απάντηση – { $printed }
section-kilometer-1000-hosszabbitas = Επέκταση – { $printed }
section-mille-bornes-standardpartie = Κανονικός αγώνας – { $printed }
section-mille-bornes-standardpartie-1 = Κανονικός αγώνας 1 – { $printed }
section-mille-bornes-standardpartie-3 = Κανονικός αγώνας 3 – { $printed }
section-mille-bornes-standardpartie-4 = Κανονικός αγώνας 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Κάρτες επίθεσης και άμυνας – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Όριο ταχύτητας – { $printed }
section-mille-bornes-kilometerkarten = Κάρτες χιλιομέτρων – { $printed }
section-mille-bornes-schutzkarten = Μπαλαντέρ – { $printed }
section-mille-bornes-meisterzug = Μαεστρική κίνηση – { $printed }
section-mille-bornes-variante = Παραλλαγή – { $printed }

## Options
option-speed-1200-limit = Πότε τελειώνει η παρτίδα: σε τόσους βαθμούς ή μετά από τόσους αγώνες· αν υπάρχει ισοβαθμία στην κορυφή, παίζεται άλλος ένας αγώνας.
option-speed-1200-six-goal = Ο στόχος με έξι παίκτες, σε χλμ. Το φυλλάδιο γράφει 1.000, αλλά κανένα άθροισμα των καρτών του δεν βγάζει αυτόν τον αριθμό.
option-speed-1200-own-turn-wild = Μπαλαντέρ εναντίον επίθεσης που ισχύει ήδη: η επίθεση ακυρώνεται, αλλά χρειάζεται ακόμη ΕΚΚΙΝΗΣΗ, ή η κάρτα επίθεσης αφαιρείται και το αυτοκίνητο συνεχίζει.
option-kilometer-1000-limit = Πότε τελειώνει το ράλι: σε τόσους βαθμούς ή μετά από τόσα σκέλη· αν υπάρχει ισοβαθμία στην κορυφή, παίζεται άλλο ένα σκέλος.
option-kilometer-1000-safety-turn = Ένας μπαλαντέρ που παίζεται στη σειρά σου σου δίνει δικαίωμα να ξαναπαίξεις ή όχι (όπως στο φυλλάδιο).
option-kilometer-1000-limit-attack = Το όριο ταχύτητας παίζεται μόνο σε αυτοκίνητο που κινείται (όπως στο φυλλάδιο) ή οποτεδήποτε.
option-mille-bornes-mode = Ο κανονικός αγώνας· η παραλλαγή του φυλλαδίου (μετά από κάθε άμυνα χρειάζεται πράσινο φανάρι)· ή ο αγώνας για τους μικρότερους (ένα πράσινο φανάρι βρίσκεται στο τραπέζι από την αρχή).
option-mille-bornes-sides = Ποιος παίζει με ποιον: ο καθένας μόνος του ή σε ζευγάρια. Αυτόματα: δύο έως τέσσερις παίζουν ατομικά, έξι και οκτώ σε ζευγάρια.
option-mille-bornes-limit = Η σειρά συνεχίζεται μέχρι μια πλευρά να κερδίσει τόσους αγώνες.

## Options in a word or two, and their values
title-speed-1200-limit = Τέλος της παρτίδας
value-speed-1200-limit-points = τόσοι βαθμοί
value-speed-1200-limit-rounds = τόσοι αγώνες
title-speed-1200-six-goal = Στόχος με έξι παίκτες
value-speed-1200-six-goal = { $number } χλμ.
title-speed-1200-own-turn-wild = Μπαλαντέρ στη σειρά σου
value-speed-1200-own-turn-wild-voids = ακυρώνει την επίθεση· χρειάζεται ακόμη ΕΚΚΙΝΗΣΗ
value-speed-1200-own-turn-wild-removes = αφαιρεί την επίθεση· το αυτοκίνητο συνεχίζει
title-kilometer-1000-limit = Τέλος του ράλι
value-kilometer-1000-limit-points = τόσοι βαθμοί
value-kilometer-1000-limit-rounds = τόσα σκέλη
title-kilometer-1000-safety-turn = Μπαλαντέρ στη σειρά σου
value-kilometer-1000-safety-turn-none = είναι όλη η σειρά, όπως στο φυλλάδιο
value-kilometer-1000-safety-turn-classic = δίνει άλλη μία σειρά
title-kilometer-1000-limit-attack = Όριο ταχύτητας ως επίθεση
value-kilometer-1000-limit-attack-needs-green = μόνο σε αυτοκίνητο που κινείται, όπως στο φυλλάδιο
value-kilometer-1000-limit-attack-classic = οποτεδήποτε
title-mille-bornes-mode = Ο αγώνας
value-mille-bornes-mode-standard = κανονικός
value-mille-bornes-mode-variant = παραλλαγή: πράσινο φανάρι μετά από κάθε άμυνα
value-mille-bornes-mode-youngest = για τους μικρότερους: το πράσινο φανάρι είναι ήδη στο τραπέζι
title-mille-bornes-sides = Ποιος παίζει με ποιον
value-mille-bornes-sides-auto = ανάλογα με τον αριθμό των παικτών
value-mille-bornes-sides-alone = ο καθένας μόνος του
value-mille-bornes-sides-pairs = σε ζευγάρια
title-mille-bornes-limit = Διάρκεια της σειράς
value-mille-bornes-limit-wins = τόσες νίκες

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Δεν έχεις στο χέρι σου την κάρτα «{ $card }». ({ $section })
refusal-needs-start = { $mode ->
    [variant] Το αυτοκίνητό σου περιμένει: στην παραλλαγή χρειάζεται «{ $start_card }» στην εκκίνηση και μετά από κάθε άμυνα, και μόνο τότε «{ $card }».
   *[standard] Το αυτοκίνητό σου περιμένει: πρώτα «{ $start_card }», μετά «{ $card }».
} ({ $section })
refusal-stopped = Η κάρτα «{ $attack_card }» σε σταματά: παίξε πρώτα «{ $remedy_card }». ({ $section })
refusal-speed-limit = Όριο ταχύτητας: μέχρι να παίξεις «{ $remedy_card }», το πολύ { $limit_km } χλμ.· τα { $km } χλμ. είναι πολλά. ({ $section })
refusal-big-cards = Σε { $game ->
    [kilometer-1000] ένα σκέλος
   *[mille-bornes] έναν αγώνα
} { $count ->
    [one] επιτρέπεται μόνο { $count } κάρτα των { $km } χλμ. ανά πλευρά και η δική σου έχει ήδη παιχτεί
   *[other] επιτρέπονται μόνο { $count } κάρτες των { $km } χλμ. ανά πλευρά και οι δικές σου έχουν ήδη παιχτεί
}. ({ $section })
refusal-past-goal = Τα { $km } χλμ. είναι πολλά: για να φτάσεις ακριβώς τα { $goal_km } χλμ. μένουν μόνο { $remaining_km } χλμ. ({ $section })
refusal-already-driving = Το αυτοκίνητό σου κινείται ήδη: η κάρτα «{ $start_card }» δεν θα άλλαζε τίποτα. ({ $section })
refusal-start-not-needed = Με την κάρτα «{ $safety_card }» δεν χρειάζεσαι «{ $card }». ({ $section })
refusal-no-limit = Η κάρτα «{ $attack_card }» δεν ισχύει για σένα τώρα: η κάρτα «{ $card }» δεν θα άλλαζε τίποτα. ({ $section })
refusal-no-attack = Η κάρτα «{ $attack_card }» δεν ισχύει για σένα τώρα: η κάρτα «{ $card }» δεν θα άλλαζε τίποτα. ({ $section })
refusal-wrong-remedy = Ισχύει η κάρτα «{ $attack_card }»: χρειάζεται η κάρτα «{ $remedy_card }», όχι «{ $card }». ({ $section })
refusal-protected = { $side }: η κάρτα «{ $card }» δεν πιάνει εδώ, προστατεύει ο μπαλαντέρ «{ $safety_card }». ({ $section })
refusal-already-limited = { $side }: η κάρτα «{ $attack_card }» ισχύει ήδη. ({ $section })
refusal-target-waiting = { $side }: το αυτοκίνητο δεν κινείται. Η κάρτα «{ $card }» παίζεται μόνο σε αυτοκίνητο που κινείται. ({ $section })
refusal-target-stopped = { $side }: το αυτοκίνητο στέκεται ήδη λόγω της κάρτας «{ $attack_card }». Επίθεση πάνω σε επίθεση δεν γίνεται. ({ $section })
refusal-own-side = Η κάρτα «{ $card }» είναι επίθεση: δεν παίζεται στο δικό σου αυτοκίνητο. ({ $section })
refusal-no-such-side = Δεν υπάρχει εδώ { $side }: οι πλευρές έχουν αριθμούς από 1 έως { $sides }. ({ $section })
refusal-attack-needs-side = Η κάρτα «{ $card }» είναι επίθεση: πες ποια πλευρά χτυπάς. ({ $section })
refusal-not-an-attack = Η κάρτα «{ $card }» δεν είναι επίθεση: δεν παίζεται στους αντιπάλους. ({ $section })
refusal-answer-first = Απάντησε πρώτα στην κάρτα «{ $attack_card }»: κόντρα ή πάσο. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Δεν υπάρχει τώρα επίθεση για να απαντήσεις
   *[other] Η στιγμή για «{ $coup }» στην κάρτα «{ $attack_card }» πέρασε
}{ $card ->
    [none] .
   *[other] · η κάρτα «{ $card }» μπορεί ακόμη να παιχτεί.
} ({ $section })
refusal-wrong-safety = Η κάρτα «{ $card }» δεν αποκρούει την κάρτα «{ $attack_card }»: χρειάζεται η κάρτα «{ $safety_card }». ({ $section })
refusal-choose-first = Πες πρώτα αν ζητάς επέκταση ή σταματάς εδώ. ({ $section })
refusal-no-choice = Δεν υπάρχει τώρα επέκταση για να επιλέξεις. ({ $section })

## What happened
event-StartLaidOut = { $side }: η κάρτα «{ $card }» είναι απλωμένη από την αρχή.
event-CardDrawn = { $seat } τραβάει μια κάρτα.
event-CardDrawn-own = Τραβάς την κάρτα «{ $card }».
event-CardDrawn-open = { $seat } τραβάει την κάρτα «{ $card }».
event-CardLaid-moved = { $seat } παίζει την κάρτα «{ $card }»: { $total_km } χλμ. μέχρι τώρα.
event-CardLaid = { $seat } παίζει την κάρτα «{ $card }».
event-CarMoved = { $side }: { $total_km } χλμ. μέχρι τώρα.
event-AttackLaid = { $seat } επιτίθεται με την κάρτα «{ $card }». Στόχος: { $side }.
event-AnswerAsked = { $seat } μπορεί να απαντήσει στην κάρτα «{ $card }».
event-AnswerPassed = { $seat } δέχεται την επίθεση.
event-CoupPlayed = { $seat } κάνει κόντρα με την κάρτα «{ $card }»!
event-AttackEnded = { $side }: η κάρτα «{ $card }» δεν ισχύει πια.
event-AttackRemoved = { $side }: η κάρτα «{ $card }» φεύγει.
event-CardDiscarded = { $seat } πετάει την κάρτα «{ $card }».
event-ExtensionOffered = { $seat } έφτασε στον στόχο και μπορεί να ζητήσει επέκταση.
event-ExtensionCalled = { $seat } ζητά επέκταση μέχρι τα { $goal_km } χλμ.
event-ExtensionDeclined = { $seat } σταματά εδώ.
event-TripCompleted = { $side }: το ταξίδι των { $km } χλμ. ολοκληρώθηκε!
event-TurnBegan = Σειρά έχει: { $seat }.
event-RaceRanOut = Οι κάρτες τελείωσαν.

## The score sheet
line-km = Χιλιόμετρα
line-safeties = Μπαλαντέρ
line-all-safeties = Και οι τέσσερις μπαλαντέρ
line-coups = { $game ->
    [speed-1200] Κόντρες
    [kilometer-1000] Αστραπιαίες απαντήσεις
   *[mille-bornes] Μαεστρικές κινήσεις
}
line-trip = Ολοκλήρωση ταξιδιού
line-delayed = Καθυστερημένη ενέργεια
line-safe-trip = Ασφαλές ταξίδι
line-shut-out = Αποκλεισμός
line-extension = Επέκταση
line-race-won = Νίκη σε αγώνα
