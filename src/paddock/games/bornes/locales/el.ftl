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
option-speed-1200-limit = Πότε τελειώνει η παρτίδα: σε ορισμένους βαθμούς ή μετά από ορισμένους γύρους· αν υπάρχει ισοβαθμία στην κορυφή, παίζεται άλλος ένας γύρος.
option-speed-1200-six-goal = Ο στόχος με έξι παίκτες, σε χλμ. Το φυλλάδιο γράφει 1.000, αλλά κανένα άθροισμα των καρτών του δεν βγάζει αυτόν τον αριθμό.
option-speed-1200-own-turn-wild = Μπαλαντέρ εναντίον επίθεσης που ισχύει ήδη: η επίθεση ακυρώνεται, αλλά χρειάζεται ακόμη ΕΚΚΙΝΗΣΗ, ή η κάρτα επίθεσης αφαιρείται και το αυτοκίνητο συνεχίζει.
option-kilometer-1000-limit = Πότε τελειώνει το ράλι: σε ορισμένους βαθμούς ή μετά από ορισμένα σκέλη· αν υπάρχει ισοβαθμία στην κορυφή, παίζεται άλλο ένα σκέλος.
option-kilometer-1000-safety-turn = Αν ένας μπαλαντέρ που παίζεις στη σειρά σου σου δίνει άλλη μία σειρά. Στο φυλλάδιο δεν δίνει.
option-kilometer-1000-limit-attack = Αν το όριο ταχύτητας παίζεται μόνο σε αυτοκίνητο που κινείται (όπως στο φυλλάδιο) ή οποτεδήποτε.
option-mille-bornes-mode = Ο κανονικός αγώνας· η παραλλαγή του φυλλαδίου (μετά από κάθε άμυνα χρειάζεται πράσινο φανάρι)· ή ο αγώνας για τους μικρότερους (ένα πράσινο φανάρι βρίσκεται στο τραπέζι από την αρχή).
option-mille-bornes-sides = Ποιος παίζει με ποιον: όλοι ατομικά ή σε ζευγάρια. Αυτόματα: δύο έως τέσσερις παίζουν ατομικά, έξι και οκτώ σε ζευγάρια.
option-mille-bornes-limit = Η σειρά αγώνων συνεχίζεται μέχρι μια πλευρά να κερδίσει ορισμένους αγώνες.

## Options in a word or two, and their values
title-speed-1200-limit = Τέλος της παρτίδας
value-speed-1200-limit-points = ορισμένοι βαθμοί
value-speed-1200-limit-rounds = ορισμένοι γύροι
title-speed-1200-six-goal = Στόχος με έξι παίκτες
value-speed-1200-six-goal = { $number } χλμ.
title-speed-1200-own-turn-wild = Μπαλαντέρ στη σειρά σου
value-speed-1200-own-turn-wild-voids = ακυρώνει την επίθεση· χρειάζεται ακόμη ΕΚΚΙΝΗΣΗ
value-speed-1200-own-turn-wild-removes = αφαιρεί την επίθεση· το αυτοκίνητο συνεχίζει
title-kilometer-1000-limit = Τέλος του ράλι
value-kilometer-1000-limit-points = ορισμένοι βαθμοί
value-kilometer-1000-limit-rounds = ορισμένα σκέλη
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
value-mille-bornes-sides-alone = όλοι ατομικά
value-mille-bornes-sides-pairs = σε ζευγάρια
title-mille-bornes-limit = Διάρκεια της σειράς αγώνων
value-mille-bornes-limit-wins = ορισμένες νίκες

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Δεν έχεις στο χέρι σου την κάρτα «{ $card }». ({ $section })
refusal-needs-start = { $mode ->
    [variant] Το αυτοκίνητό σου περιμένει: στην παραλλαγή χρειάζεται «{ $start_card }» στην εκκίνηση και μετά από κάθε άμυνα, και μόνο τότε «{ $card }».
   *[standard] Το αυτοκίνητό σου περιμένει: πρώτα «{ $start_card }», μετά «{ $card }».
} ({ $section })
refusal-stopped = Σε σταμάτησε η κάρτα «{ $attack_card }»: παίξε πρώτα «{ $remedy_card }». ({ $section })
refusal-speed-limit = Όριο ταχύτητας: μέχρι να παίξεις «{ $remedy_card }», το πολύ { $limit_km } χλμ.· τα { $km } χλμ. είναι πολλά. ({ $section })
refusal-big-cards = Σε { $game ->
    [speed-1200] έναν γύρο
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
refusal-target-stopped = { $side }: το αυτοκίνητο στέκεται ήδη λόγω της κάρτας «{ $attack_card }». Δεύτερη επίθεση δεν γίνεται. ({ $section })
refusal-own-side = Η κάρτα «{ $card }» είναι επίθεση: δεν παίζεται στο δικό σου αυτοκίνητο. ({ $section })
refusal-no-such-side = Δεν υπάρχει εδώ { $side }: οι πλευρές έχουν αριθμούς από 1 έως { $sides }. ({ $section })
refusal-attack-needs-side = Η κάρτα «{ $card }» είναι επίθεση: πες ποια πλευρά χτυπάς. ({ $section })
refusal-not-an-attack = Η κάρτα «{ $card }» δεν είναι επίθεση: δεν παίζεται στους αντιπάλους. ({ $section })
refusal-answer-first = Απάντησε πρώτα στην κάρτα «{ $attack_card }»: κόντρα ή αποδοχή. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Δεν υπάρχει τώρα επίθεση για να απαντήσεις
   *[other] Είναι αργά για «{ $coup }» στην κάρτα «{ $attack_card }»
}{ $card ->
    [none] .
   *[other] · την κάρτα «{ $card }» μπορείς ακόμη να την παίξεις στη σειρά σου.
} ({ $section })
refusal-wrong-safety = Η κάρτα «{ $card }» δεν αποκρούει την κάρτα «{ $attack_card }»: χρειάζεται η κάρτα «{ $safety_card }». ({ $section })
refusal-choose-first = Διάλεξε πρώτα: επέκταση ή τέλος εδώ. ({ $section })
refusal-no-choice = Δεν υπάρχει τώρα επέκταση για να αποφασίσεις. ({ $section })

## What happened
event-StartLaidOut = { $side }: η κάρτα «{ $card }» είναι στο τραπέζι από την αρχή.
event-CardDrawn = { $seat } τραβάει μια κάρτα.
event-CardDrawn-open = { $seat } τραβάει την κάρτα «{ $card }».
event-CardLaid-moved = { $seat } παίζει την κάρτα «{ $card }»: { $total_km } χλμ. μέχρι τώρα.
event-CardLaid = { $seat } παίζει την κάρτα «{ $card }».
event-CarMoved = { $side }: { $total_km } χλμ. μέχρι τώρα.
event-AttackLaid = { $seat } επιτίθεται με την κάρτα «{ $card }». Στόχος: { $side }.
event-AnswerAsked = { $seat } μπορεί να απαντήσει στην κάρτα «{ $card }».
event-AnswerAsked-own = { $card }: { $coup };{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } δ.
}
event-AnswerPassed = { $seat } δέχεται την επίθεση.
event-CoupPlayed = { $seat } κάνει κόντρα με την κάρτα «{ $card }»!
event-AttackEnded = { $side }: η κάρτα «{ $card }» δεν ισχύει πια.
event-AttackRemoved = { $side }: η κάρτα «{ $card }» φεύγει.
event-CardDiscarded = { $seat } πετάει την κάρτα «{ $card }».
event-ExtensionOffered = { $seat } έφτασε στον στόχο και μπορεί να ζητήσει επέκταση.
event-ExtensionOffered-own = Τα κατάφερες! Συνέχεια ως τα { $goal_km } χλμ.;
event-ExtensionCalled = { $seat } ζητά επέκταση μέχρι τα { $goal_km } χλμ.
event-ExtensionDeclined = { $seat } σταματά εδώ.
event-TripCompleted = { $side }: το ταξίδι των { $km } χλμ. ολοκληρώθηκε!
event-TurnBegan = Σειρά έχει: { $seat }.
event-TurnBegan-own = Παίζεις εσύ.
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

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: αν σου επιτεθούν και κρατάς τον μπαλαντέρ που προστατεύει από αυτή την επίθεση, μπορείς να τον παίξεις αμέσως, εκτός σειράς. Η επίθεση φεύγει, τραβάς μια κάρτα και παίζεις εσύ.
cli-bornes-title = { $name } · { $game ->
    [speed-1200] γύρος
    [kilometer-1000] σκέλος
   *[other] αγώνας
} { $number } · στόχος { $goal_km } χλμ. · στοίβα { $pile }
cli-bornes-title-short = στόχος { $goal_km } χλμ. · στοίβα { $pile }
cli-bornes-discards = άχρηστες
cli-bornes-battle = Μάχη
cli-bornes-speed = Ταχύτητα
cli-bornes-safeties = Μπαλαντέρ
cli-bornes-distances = Χιλιόμετρα
cli-bornes-driving = κινείται
cli-bornes-waiting = χρειάζεται { $card }
cli-bornes-stopped = στέκεται
cli-bornes-hand = Κάρτες στο χέρι: { $name }
cli-bornes-attacked = { $by } επιτίθεται με την κάρτα «{ $card }»: τι απαντάς;
bornes-move-lay = Παίξε «{ $card }»
bornes-move-attack = Επίθεση με «{ $card }», στόχος: { $side }
bornes-move-discard = Πέτα «{ $card }»
bornes-move-coup = Κόντρα με «{ $card }»
bornes-move-pass = Δέξου την επίθεση
bornes-move-extend = Ζήτα επέκταση
bornes-move-finish = Σταμάτα εδώ
cli-bornes-short-lay = παίξε
cli-bornes-short-attack = στόχος: { $side }
cli-bornes-short-discard = πέτα
cli-bornes-short-coup = κόντρα
cli-bornes-short-pass = δέξου τη
cli-bornes-short-extend = επέκταση
cli-bornes-short-finish = τέλος εδώ

## Hints
hint-bornes-standing = Κινήσεις που το αυτοκίνητό σου μένει ακόμη σταματημένο: { $this }
hint-bornes-creeping = Κινήσεις που σε φρενάρει όριο ταχύτητας: { $this }
hint-bornes-stopped = Σε σταματούν σε { $this } από τις 100 περιπτώσεις
hint-bornes-coup = { $coup } δική σου σε { $this } από τις 100 περιπτώσεις
hint-bornes-struck-back = { $coup } αντιπάλου σε { $this } από τις 100 περιπτώσεις
hint-bornes-rivals-standing = Κινήσεις που οι αντίπαλοι μένουν σταματημένοι: { $this }
hint-bornes-nothing-fits = Κινήσεις κοντά στον στόχο που δεν ταιριάζει καμία κάρτα: { $this }
hint-bornes-missed = Η κάρτα σού λείπει σε { $this } από τις 100 περιπτώσεις
hint-bornes-hardly = Αυτή η κάρτα δύσκολα θα σου λείψει: σε { $this } από τις 100 περιπτώσεις
hint-bornes-spare = Από τις κάρτες «{ $attack_card }» έφυγαν { $gone } από τις { $all }: αυτή η κάρτα σού λείπει σε { $this } από τις 100 περιπτώσεις
hint-bornes-safe-trip = Παίρνεις το βραβείο για ταξίδι χωρίς τη μεγαλύτερη κάρτα σε { $this } από τις 100 περιπτώσεις
hint-bornes-shut-out = Ένας αντίπαλος μένει χωρίς χιλιόμετρο σε { $this } από τις 100 περιπτώσεις
hint-bornes-delayed = Φτάνεις αφού τραβηχτεί η τελευταία κάρτα σε { $this } από τις 100 περιπτώσεις
hint-bornes-home = Παίρνεις την πρώτη θέση σε { $this } από τις 100 περιπτώσεις
hint-bornes-beaten = Ένας αντίπαλος φτάνει πριν από σένα σε { $this } από τις 100 περιπτώσεις
hint-bornes-ahead = Φτάνεις πιο μακριά από κάθε αντίπαλο σε { $this } από τις 100 περιπτώσεις
hint-bornes-km = Φτάνεις ως τα { $this } χλμ.
hint-bornes-rival-km = Ο καλύτερος αντίπαλος φτάνει ως τα { $this } χλμ.
hint-bornes-points = Οι βαθμοί σου σε αυτό το ταξίδι: { $this }
hint-bornes-rival-points = Οι βαθμοί του καλύτερου αντιπάλου σε αυτό το ταξίδι: { $this }

## On the page
web-km = χλμ.
web-round = { $game ->
    [speed-1200] Γύρος
    [kilometer-1000] Σκέλος
   *[other] Αγώνας
} { $number }
web-side-points = { $letter }: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] ως { $goal } νίκη
       *[other] ως τις { $goal } νίκες
    }
   *[points] { $goal ->
        [one] ως { $goal } βαθμό
       *[other] ως τους { $goal } βαθμούς
    }
}
web-play = Παίξε
web-throw-away = Πέτα την
web-choose-card = Διάλεξε κάρτα. Όσες έχουν πράσινο φως παίζονται.
web-throw-which = Ποια κάρτα πετάς;
web-choose-target = Σε ποια πλευρά την παίζεις;
web-road = Ο δρόμος ως τα { $goal } χλμ.
web-road-car = { $name }: { $km } χλμ.
web-state-driving = κινείται
web-state-stopped = στέκεται
web-state-waiting = χρειάζεται { $card }
web-at-most = ως { $km }
web-pile-battle = Μάχη
web-pile-speed = Ταχύτητα
web-pile-safeties = Μπαλαντέρ
web-place-empty = Αυτή η θέση είναι ακόμη κενή.
web-pile-draw = Στοίβα
web-pile-discard = Άχρηστες
web-attack = Επίθεση
web-coup-text = Παίξε τώρα τον σωστό μπαλαντέρ: η επίθεση ακυρώνεται και παίζεις εσύ.
web-extension-choose = Τα κατάφερες! Συνέχεια ως τον μεγαλύτερο στόχο;
web-extension-open = Το ταξίδι μπορεί να επεκταθεί ως τα { $goal } χλμ.
label-speed-1200-stop = Stop
label-speed-1200-limit = Ανώτατο όριο ταχύτητας
label-speed-1200-out-of-gas = Βενζίνη τέλος
label-speed-1200-puncture = Κλατάρισμα
label-speed-1200-damage = Βλάβη
label-speed-1200-start = Εκκίνηση
label-speed-1200-end-limit = Τέλος ορίου ταχύτητας
label-speed-1200-gasoline = Βενζίνη
label-speed-1200-spare-tire = Ρεζέρβα
label-speed-1200-replacement = Ανταλλακτικό
label-speed-1200-open-road = Ανοιχτός δρόμος
label-speed-1200-gas-station = Βενζινάδικο
label-speed-1200-tire = Βουλκανιζατέρ
label-speed-1200-workshop = Συνεργείο
label-coup-speed-1200 = Κόντρα
label-kilometer-1000-limit = Όριο ταχύτητας
label-kilometer-1000-end-limit = Τέλος ορίου ταχύτητας
label-mille-bornes-limit = Όριο ταχύτητας
label-mille-bornes-end-limit = Τέλος ορίου ταχύτητας
web-poster-speed-1200 = Για δύο ως τα 900 χλμ., κι όποιος τολμά ως τα 1.200. Σταμάτα τους άλλους και κράτα έναν μπαλαντέρ.
web-poster-kilometer-1000 = Ράλι σε σκέλη, για δύο από 700 χλμ. Η αστραπιαία απάντηση δίνει 300 βαθμούς.
web-poster-mille-bornes = Ένας αγώνας, χωρίς προσθέσεις. Ο πιο εύκολος τρόπος να αρχίσεις.
web-choose-discard = Καμία κάρτα δεν παίζεται: διάλεξε ποια πετάς.
web-key-card = διάλεξε κάρτα· ξανά: παίξε την
web-key-arrows = από κάρτα σε κάρτα
web-key-side = διάλεξε την πλευρά που χτυπάς
web-key-throw = πέτα την κάρτα που διάλεξες
web-key-coup = απάντησε σε επίθεση με μπαλαντέρ
web-key-score = άκουσε τη βαθμολογία

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
howto-bornes-scoring-safe-trip = Άλλοι { $worth } βαθμοί αν φτάσεις χωρίς κάρτα των { $big_km } χλμ.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Άλλοι { $worth } βαθμοί για κάθε αντίπαλο χωρίς ούτε ένα χιλιόμετρο.
   *[no] Άλλοι { $worth } βαθμοί αν κανένας αντίπαλος δεν έχει ούτε ένα χιλιόμετρο.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } βαθμοί σε όποιον ζήτησε επέκταση και φτάσει πρώτος στα { $long_goal } χλμ. Αλλιώς τους παίρνει κάθε αντίπαλος.
   *[finisher] { $worth } βαθμοί σε όποιον φτάσει πρώτος στα { $long_goal } χλμ., όποιος κι αν ζήτησε την επέκταση.
}
howto-bornes-scoring-race-won = Με ακριβώς { $goal } χλμ. κερδίζεις αμέσως. Αν τελειώσουν πριν οι κάρτες, κερδίζει όποιος είναι πιο κοντά· σε ισοπαλία η νίκη μοιράζεται.

## Easily got wrong
howto-bornes-mind-exact = Η τελευταία κάρτα πρέπει να φτάνει ακριβώς στον στόχο. Όποια τον ξεπερνά δεν παίζεται.
howto-bornes-mind-restart = { $restart ->
    [yes] Η άμυνα μόνη της δεν αρκεί: ακολουθεί «{ $start_card }», εκτός αν έχεις μπροστά σου «{ $right_card }».
   *[no] Μετά από μια άμυνα δεν χρειάζεσαι «{ $start_card }». Μπορούν όμως να σου επιτεθούν ξανά αμέσως.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Ένας μπαλαντέρ που παίζεις αργότερα, στη σειρά σου, ακυρώνει την επίθεση, αλλά θέλεις ακόμη «{ $start_card }», εκτός αν έχεις μπροστά σου «{ $right_card }».
   *[drives] Ένας μπαλαντέρ που παίζεις αργότερα, στη σειρά σου, αφαιρεί την επίθεση: είσαι όπως πριν από αυτήν και δεν χρειάζεσαι άλλη κάρτα.
}
howto-bornes-mind-right = Η κάρτα «{ $right_card }» δεν προστατεύει από όλα. Μπορούν ακόμη να σε σταματήσουν: { $cards }.

## On the table
howto-bornes-name-stacks = Χιλιόμετρα
howto-bornes-name-state = Πώς πάει ένα αυτοκίνητο
howto-bornes-name-hand = Κάρτες στο χέρι
howto-bornes-name-road = Ο δρόμος
howto-bornes-name-points = Βαθμοί
howto-bornes-table-battle = Εδώ μπαίνουν οι επιθέσεις και οι κάρτες που τις λύνουν. Μετρά μόνο η πάνω κάρτα.
howto-bornes-table-speed = Εδώ μπαίνει «{ $limit_card }» και η κάρτα που το τελειώνει. Μετρά μόνο η πάνω κάρτα.
howto-bornes-table-safeties = Κάθε θέση είναι για μια κάρτα που προστατεύει αυτή την πλευρά σε όλο το ταξίδι. Ο κεραυνός σημαίνει: απάντησε αμέσως σε επίθεση.
howto-bornes-table-stacks = Οι κάρτες χιλιομέτρων αυτής της πλευράς, μία πέτρα για κάθε κάρτα, κατά απόσταση.
howto-bornes-table-draw = Κάθε γύρος αρχίζει με μια κάρτα από εδώ. Ο αριθμός λέει πόσες μένουν.
howto-bornes-table-discard = Εδώ πάνε οι κάρτες που πετάχτηκαν, ανοιχτές. Επιστρέφουν στο επόμενο μοίρασμα.
howto-bornes-table-state = Πράσινο: κινείται, παίζονται χιλιόμετρα. Κόκκινο: το σταματά επίθεση. Κίτρινο: όχι πάνω από τον αριθμό. Γκρι: πρώτα θέλει «{ $start_card }».
howto-bornes-table-hand = Πόσες κάρτες έχει στο χέρι αυτός ο παίκτης.
howto-bornes-table-road = Κάθε αυτοκίνητο στον δρόμο από το 0 ως τον στόχο με τη σημαία. Η τελευταία κάρτα πρέπει να τον βρει ακριβώς.
howto-bornes-table-points = Οι βαθμοί του αγώνα ως τώρα, και πόσοι τον κερδίζουν.
web-order-coup = Αν σου επιτεθεί κάποιος και μπορείς να κάνεις κόντρα αμέσως, να γίνει;

## Hints in plain words
hint-bornes-coup-now = Η επίθεση αποτυγχάνει, και το «{ $attack_card }» δεν σε πιάνει πια σε αυτόν τον αγώνα
hint-bornes-take-it = Δέχεσαι το «{ $attack_card }» και κρατάς τις κάρτες σου
hint-bornes-extend = Στα { $goal } χλμ. υπάρχουν περισσότεροι πόντοι, αλλά μπορεί να τους πάρουν και οι αντίπαλοι
hint-bornes-finish = Με { $goal } χλμ. κέρδισες αυτόν τον αγώνα, και κανείς δεν σου τον παίρνει
hint-bornes-drive-home = Είναι ακριβώς { $goal } χλμ.: τερματίζεις
hint-bornes-drive-fits = Μετά μένουν { $left } χλμ., και έχεις κάρτα που ταιριάζει ακριβώς
hint-bornes-drive-past = Περνάς μπροστά: { $km } χλμ. με { $rival }
hint-bornes-drive-behind = Φτάνεις στα { $km } χλμ., μόνο { $gap } πίσω
hint-bornes-drive = Φτάνεις στα { $km } χλμ.· μένουν { $left }
hint-bornes-start = Χωρίς «{ $card }» δεν ξεκινάς
hint-bornes-start-again = Με «{ $card }» συνεχίζεις
hint-bornes-repair = Τελειώνει το «{ $attack_card }», και συνεχίζεις
hint-bornes-repair-then-start = Τελειώνει το «{ $attack_card }»· μετά θέλεις μόνο «{ $card }»
hint-bornes-fast-with = Μετά παίζεις και την κάρτα «{ $card }»
hint-bornes-fast = Μετά τρέχεις πάλι γρήγορα
hint-bornes-safety-cures = Τελειώνει το «{ $attack_card }», και μάλιστα για πάντα
hint-bornes-safety = Το «{ $attack_card }» δεν σε πιάνει πια
hint-bornes-way = Το «{ $attack_card }» και το «{ $other_card }» δεν σε κρατούν πια
hint-bornes-way-now = Από εδώ και πέρα τρέχεις όσο γρήγορα θέλεις
hint-bornes-limit-near = Μόλις { $left } χλμ. πριν από το τέρμα, ο αντίπαλος θα κάνει το πολύ { $limit } χλμ. με κάθε κάρτα
hint-bornes-limit-ahead = Ο αντίπαλος είναι { $gap } χλμ. μπροστά και θα κάνει το πολύ { $limit } χλμ. με κάθε κάρτα
hint-bornes-limit-rival = Ο αντίπαλος θα κάνει το πολύ { $limit } χλμ. με κάθε κάρτα
hint-bornes-stop-near = Σταματά έναν αντίπαλο που θέλει μόνο { $left } χλμ. ακόμη
hint-bornes-stop-ahead = Σταματά έναν αντίπαλο που είναι { $gap } χλμ. μπροστά σου
hint-bornes-stop-rival = Σταματά έναν αντίπαλο πριν σε περάσει
hint-bornes-throw-one = Έχεις { $count } τέτοιες, η μία περισσεύει
hint-bornes-throw-waiting = Περιμένεις «{ $card }», και αυτή η κάρτα σε βοηθά λιγότερο
hint-bornes-throw-short = Από τις κάρτες σου αυτή σε πάει λιγότερο μακριά
hint-bornes-throw = Από τις κάρτες σου αυτή θα σου λείψει λιγότερο
hint-bornes-throw-too-long = Μένουν μόνο { $left } χλμ.: η κάρτα είναι πια μεγάλη
hint-bornes-throw-big = Δεν επιτρέπεται άλλη τέτοια σε αυτόν τον αγώνα
hint-bornes-throw-vain = Όλοι οι αντίπαλοι προστατεύονται από αυτήν
hint-bornes-throw-protected = Σε προστατεύει το «{ $safety_card }», δεν τη χρειάζεσαι πια
hint-bornes-throw-gone = Παίχτηκαν ήδη όλες οι κάρτες «{ $attack_card }», δεν τη χρειάζεσαι πια
hint-plain-bornes-standing = Έτσι ξεκινάς νωρίτερα
hint-plain-bornes-creeping = Έτσι γλιτώνεις νωρίτερα από το όριο ταχύτητας
hint-plain-bornes-stopped = Έτσι σε σταματούν πιο σπάνια
hint-plain-bornes-coup = Έτσι κρατάς την ευκαιρία να απαντήσεις
hint-plain-bornes-struck-back = Έτσι οι αντίπαλοι απαντούν πιο σπάνια
hint-plain-bornes-rivals-standing = Έτσι οι αντίπαλοι μένουν περισσότερο σταματημένοι
hint-plain-bornes-nothing-fits = Έτσι κοντά στο τέρμα βρίσκεις πιο εύκολα κάρτα που ταιριάζει
hint-plain-bornes-shut-out = Αντίπαλος χωρίς χιλιόμετρα σου δίνει μπόνους
