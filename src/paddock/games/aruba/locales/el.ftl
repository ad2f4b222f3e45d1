# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Βόμβα
card-aruba-hook = Γάντζος
card-aruba-extra-die = Επιπλέον ζάρι
card-aruba-die-change = Αλλαγή ζαριού
card-aruba-larceny = Κλοπή
card-aruba-re-roll = Νέα ζαριά
card-aruba-nitro = Νίτρο
card-aruba-repair = Επισκευή
card-aruba-bumper = Προφυλακτήρας
card-aruba-saw = Πριόνι

## Options
option-aruba-circuit = Η πίστα: το τρίγωνο έχει 40 γραμμές και τρεις στροφές, το λιμάνι 61 γραμμές και έξι.
option-aruba-cars = Αυτοκίνητα ανά παίκτη όταν παίζουν τρεις: δύο, όπως στο αγγλικό και στο γερμανικό φυλλάδιο, ή ένα.
option-aruba-bomb = Δείκτες ζημιάς που δίνει μια βόμβα σε κάθε αυτοκίνητο που χτυπά: 1, ή 2 όπως στο τσεχικό φυλλάδιο.
option-aruba-blast = Πού σκάει η βόμβα: στις δύο γραμμές πίσω από το αυτοκίνητο, ή ολόγυρα από το τετράγωνο πίσω του, μαζί και σε όποιον την έριξε (αγγλικό και γερμανικό φυλλάδιο).
option-aruba-hook = Πότε μπορεί να γαντζωθεί ένα αυτοκίνητο: αμέσως μετά την πρώτη ζαριά, ή μετά την τελευταία (αγγλικό και γερμανικό φυλλάδιο).
option-aruba-grid = Η επόμενη σχάρα εκκίνησης: πρώτα όποιος νίκησε και μετά με τη σειρά παιχνιδιού, ή με τη σειρά τερματισμού (τσεχικό φυλλάδιο).
option-aruba-dice-cards = Επιπλέον ζάρι και Αλλαγή ζαριού: μόνο όσο ρίχνεις, ή και αργότερα στη σειρά σου (το τσεχικό και το σλοβακικό φυλλάδιο δεν λένε πότε).
option-aruba-leader = Ποιο αυτοκίνητο θεωρείται πρώτο: όποιο προηγείται όταν αρχίζει η σειρά του, ή όταν αρχίζει η κίνησή του (αγγλικό και γερμανικό φυλλάδιο).
option-aruba-leader-nitro = Πρώτο αυτοκίνητο που κινείται μόνο με Νίτρο: χάνει ένα τετράγωνο όπως πάντα, ή δεν χάνει (αγγλικό και γερμανικό φυλλάδιο).
option-aruba-larceny = Κλοπή: στο τέλος της σειράς σου, ή οποτεδήποτε μέσα σε αυτήν (αγγλικό και γερμανικό φυλλάδιο).
option-aruba-new-cards = Μια κάρτα που πήρες σε αυτή τη σειρά: περιμένει την επόμενη σειρά σου, ή πετιέται αμέσως για γρήγορη επισκευή (τσεχικό φυλλάδιο).
option-aruba-races = Πόσο κρατά η παρτίδα: τρεις αγώνες για βαθμούς ή ένας μόνο αγώνας.

## Options in a word or two, and their values
title-aruba-circuit = Πίστα
value-aruba-circuit-triangle = τρίγωνο: 40 γραμμές, τρεις στροφές
value-aruba-circuit-harbour = λιμάνι: 61 γραμμές, έξι στροφές
title-aruba-cars = Αυτοκίνητα ανά παίκτη με τρεις παίκτες
value-aruba-cars = { $number ->
    [one] ένα αυτοκίνητο
   *[other] { $number } αυτοκίνητα
}
title-aruba-bomb = Μια βόμβα δίνει
value-aruba-bomb = { $number ->
    [one] έναν δείκτη ζημιάς
   *[other] { $number } δείκτες ζημιάς
}
title-aruba-blast = Η βόμβα σκάει
value-aruba-blast-behind = στις δύο γραμμές πίσω από το αυτοκίνητο
value-aruba-blast-around = ολόγυρα από το τετράγωνο πίσω του, και σε όποιον την έριξε
title-aruba-hook = Γάντζωμα
value-aruba-hook-first-roll = μετά την πρώτη ζαριά
value-aruba-hook-last-roll = μετά την τελευταία ζαριά
title-aruba-grid = Η επόμενη σχάρα εκκίνησης
value-aruba-grid-turn-order = πρώτα όποιος νίκησε, μετά με τη σειρά παιχνιδιού
value-aruba-grid-arrival = με τη σειρά τερματισμού
title-aruba-dice-cards = Επιπλέον ζάρι και Αλλαγή ζαριού
value-aruba-dice-cards-rolling = μόνο όσο ρίχνεις
value-aruba-dice-cards-any-time = και αργότερα στη σειρά σου
title-aruba-leader = Πρώτο είναι όποιο προηγείται
value-aruba-leader-turn = όταν αρχίζει η σειρά του
value-aruba-leader-movement = όταν αρχίζει η κίνησή του
title-aruba-leader-nitro = Πρώτο αυτοκίνητο μόνο με Νίτρο
value-aruba-leader-nitro-loses = χάνει ένα τετράγωνο όπως πάντα
value-aruba-leader-nitro-free = δεν χάνει
title-aruba-larceny = Κλοπή
value-aruba-larceny-end = στο τέλος της σειράς σου
value-aruba-larceny-any-time = οποτεδήποτε μέσα στη σειρά σου
title-aruba-new-cards = Μια κάρτα που πήρες σε αυτή τη σειρά
value-aruba-new-cards-wait = περιμένει την επόμενη σειρά σου
value-aruba-new-cards-fix = πετιέται αμέσως για γρήγορη επισκευή
title-aruba-races = Διάρκεια
value-aruba-races = { $number ->
    [one] ένας αγώνας
   *[other] { $number } αγώνες
}

## Refusals
refusal-aruba-no-such-dice = Δεν έχεις αυτά τα ζάρια. Στο τραπέζι: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Δεν έχεις στο χέρι σου την κάρτα «{ $card }». ({ $section })
refusal-aruba-new-card = Την κάρτα «{ $card }» την πήρες σε αυτή τη σειρά: τη χρησιμοποιείς από την επόμενη. ({ $section })
refusal-aruba-roll-first = Ρίξε πρώτα τα ζάρια. ({ $section })
refusal-aruba-begin-only = Αυτό γίνεται στην αρχή της σειράς σου, πριν ρίξεις. ({ $section })
refusal-aruba-rolling-over = Έχεις ήδη κρατήσει τα ζάρια σου: σε αυτή τη σειρά δεν ρίχνεις άλλο. ({ $section })
refusal-aruba-stand-first = Κράτα πρώτα τα ζάρια, μετά κάνε συνδυασμούς. ({ $section })
refusal-aruba-no-reroll = Δεν σου μένει άλλη νέα ζαριά. ({ $section })
refusal-aruba-keeps-all = Έτσι δεν θα έριχνες κανένα ζάρι. Για να τα κρατήσεις όλα, σταμάτα να ρίχνεις. ({ $section })
refusal-aruba-mounted = Το αυτοκίνητο { $car } έχει ήδη εκεί την κάρτα «{ $card }». ({ $section })
refusal-aruba-straight-once = Μόνο μία κέντα σε κάθε σειρά. ({ $section })
refusal-aruba-not-even = Δεν είναι όλα τα ζάρια ζυγά: { $dice }. ({ $section })
refusal-aruba-not-odd = Δεν είναι όλα τα ζάρια μονά: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Όλα τα ζάρια χρησιμοποιήθηκαν ήδη: ένα επιπλέον ζάρι δεν δίνει άλλο συνδυασμό σε αυτή τη σειρά.
   *[all] Αυτό θέλει όλα τα ζάρια, και μερικά χρησιμοποιήθηκαν ήδη. Μένουν: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Το αυτοκίνητο { $car } δεν έχει ζημιές. ({ $section })
refusal-aruba-nobody-ahead = Δεν υπάρχει αυτοκίνητο ακριβώς μπροστά. ({ $section })
refusal-aruba-wreck-ahead = Το αυτοκίνητο { $other } μπροστά είναι συντρίμμια: ούτε πυροβολείται ούτε εμβολίζεται. ({ $section })
refusal-aruba-own-car-ahead = Το αυτοκίνητο { $other } μπροστά είναι δικό σου. ({ $section })
refusal-aruba-still-driving = Όχι στη μέση της διαδρομής: συνέχισε ή σταμάτα πρώτα. Κίνηση που μένει: { $count }. ({ $section })
refusal-aruba-not-driving = Δεν οδηγείς τώρα, άρα δεν έχεις τι να σταματήσεις. ({ $section })
refusal-aruba-drive-over = Η διαδρομή αυτής της σειράς τελείωσε. ({ $section })
refusal-aruba-no-movement = Δεν μένει κίνηση: κέρδισες { $gained }, έχασες { $penalty }, χρησιμοποίησες { $spent }. ({ $section })
refusal-aruba-off-track = Δεν υπάρχει λωρίδα από εκείνη την πλευρά. ({ $section })
refusal-aruba-space-taken = Εκεί στέκεται το αυτοκίνητο { $other }. ({ $section })
refusal-aruba-between-cars = Δεν περνάς ανάμεσα σε δύο αυτοκίνητα: το { $other } είναι μπροστά και το { $beside } δίπλα. ({ $section })
refusal-aruba-no-hook = Ο Γάντζος παίζεται στη σειρά άλλου παίκτη, όταν ερωτηθείς. ({ $section })
refusal-aruba-answer-hook = Πες πρώτα αν γαντζώνεσαι στο αυτοκίνητο { $car }: γάντζος ή πάσο. ({ $section })
refusal-aruba-answer-ninth = Πες πρώτα αν σώζεις το αυτοκίνητο { $car } από τον τελευταίο δείκτη ζημιάς: γρήγορη επισκευή ή πάσο. ({ $section })
refusal-aruba-nothing-asked = Δεν σε ρωτούν τίποτα τώρα. ({ $section })
refusal-aruba-no-blast = Δεν υπάρχει άλλο αυτοκίνητο εκεί που θα έσκαγε η βόμβα. ({ $section })
refusal-aruba-not-adjacent = { $victim }: κανένα αυτοκίνητο δίπλα στο δικό σου. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } δεν έχει κάρτες. ({ $section })
refusal-aruba-no-such-seat = Δεν υπάρχει εδώ { $victim }: οι θέσεις έχουν αριθμούς από 1 έως { $seats }. ({ $section })
refusal-aruba-own-seat = Δεν μπορείς να κλέψεις από σένα. ({ $section })
refusal-aruba-cards-last = Οι κάρτες τραβιούνται τελευταίες: τίποτα άλλο δεν ακολουθεί σε αυτή τη σειρά. ({ $section })
refusal-aruba-larceny-last = Μετά την Κλοπή ακολουθούν μόνο άλλες Κλοπές και το τράβηγμα καρτών. ({ $section })
refusal-aruba-no-cards-left = Δεν μένει κάρτα για να τραβήξεις. ({ $section })
refusal-aruba-not-your-car = Το αυτοκίνητο { $car } δεν είναι δικό σου. ({ $section })
refusal-aruba-car-out = Το αυτοκίνητο { $car } είναι εκτός αγώνα. ({ $section })

## What happened
event-CarsLinedUp = Τα αυτοκίνητα παίρνουν θέση στη σχάρα εκκίνησης.
event-CarTurnBegan = Σειρά έχει: { $seat }, με το αυτοκίνητο { $car }.
event-CarTurnBegan-own = Παίζεις εσύ με το αυτοκίνητο { $car }.
event-CardMounted = { $place ->
    [front] { $seat } βάζει μπροστινό προφυλακτήρα στο αυτοκίνητο { $car }.
    [rear] { $seat } βάζει πίσω προφυλακτήρα στο αυτοκίνητο { $car }.
    [left] { $seat } βάζει πριόνι αριστερά στο αυτοκίνητο { $car }.
   *[right] { $seat } βάζει πριόνι δεξιά στο αυτοκίνητο { $car }.
}
event-DiceRolled = { $seat } ρίχνει τα ζάρια: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } ξαναρίχνει ένα ζάρι.
   *[other] { $seat } ξαναρίχνει { $count } ζάρια.
}
aruba-rolled-again = { $count ->
    [one] { $seat } ξαναρίχνει ένα ζάρι: { $dice }.
   *[other] { $seat } ξαναρίχνει { $count } ζάρια: { $dice }.
}
event-DiceSettled = { $seat } κρατά: { $dice }.
event-ExtraDieSet = { $seat }: το επιπλέον ζάρι δείχνει { $face }.
event-DieChanged = { $seat } αλλάζει ένα { $face } σε { $new_face }.
event-HookAsked = { $seat } μπορεί να γαντζωθεί στο αυτοκίνητο { $ahead }.
event-CarHooked = { $seat } γαντζώνει το αυτοκίνητο { $car } στο αυτοκίνητο { $ahead }.
event-WindowPassed = { $seat } πάει πάσο.
event-QuickFixMade = { $seat } πετάει την κάρτα «{ $card }» για γρήγορη επισκευή στο αυτοκίνητο { $car }.
event-ActionCardPlayed = { $seat } παίζει την κάρτα «{ $card }».
event-CombinationMade = { $combination ->
    [straight] { $seat } χρησιμοποιεί κέντα.
    [shoot] { $seat } πυροβολεί με ένα ζευγάρι.
    [mend] { $seat } επισκευάζει με ένα ζευγάρι.
    [turbo] { $seat } χρησιμοποιεί τετράδα: τούρμπο.
    [cards] { $seat } τραβάει κάρτες με μια τριάδα.
    [even] Όλα ζυγά: { $seat } παίρνει ώθηση.
   *[odd] Όλα μονά: { $seat } επισκευάζει τα πάντα.
}
event-CarShot = Το αυτοκίνητο { $car } πυροβολεί το αυτοκίνητο { $target }.
event-BombDropped = Η βόμβα του αυτοκινήτου { $car } σκάει και χτυπά: { $cars }.
event-DamageTaken = Το αυτοκίνητο { $car } παίρνει έναν δείκτη ζημιάς και έχει πλέον { $damage }.
event-DamageMended = Επισκευή στο αυτοκίνητο { $car }. Ζημιές που μένουν: { $damage }.
event-NinthTokenAsked = { $seat } μπορεί να σώσει το αυτοκίνητο { $car } από τον τελευταίο δείκτη ζημιάς.
event-CarWrecked = Το αυτοκίνητο { $car } διαλύθηκε στο τετράγωνο { $space }.
event-WreckCleared = Τα συντρίμμια του αυτοκινήτου { $car } φεύγουν από το τετράγωνο { $space }.
event-CarStepped = { $cause ->
    [push] Το αυτοκίνητο { $car } σπρώχνεται από το { $start } στο { $space }.
    [hook] Το αυτοκίνητο { $car } ρυμουλκείται από το { $start } στο { $space }.
   *[drive] Το αυτοκίνητο { $car } πάει από το { $start } στο { $space }.
}
event-DriveEnded = Το αυτοκίνητο { $car } τελειώνει τη διαδρομή στο τετράγωνο { $space }.
event-CarRammed = Το αυτοκίνητο { $car } εμβολίζει το αυτοκίνητο { $target }.
event-BumpersLost = Οι προφυλακτήρες των αυτοκινήτων { $car } και { $target } συγκρούονται και χάνονται.
event-CarSawn = Το πριόνι του αυτοκινήτου { $car } χτυπά το αυτοκίνητο { $target }.
event-SawsLost = Τα πριόνια των αυτοκινήτων { $car } και { $target } συγκρούονται και χάνονται.
event-CardsStolen = { $count ->
    [one] { $seat } κλέβει μια κάρτα. Θύμα: { $victim }.
   *[other] { $seat } κλέβει { $count } κάρτες. Θύμα: { $victim }.
}
event-CardsStolen-own = { $seat } κλέβει: { $cards }. Θύμα: { $victim }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } τραβάει μια κάρτα.
   *[other] { $seat } τραβάει { $count } κάρτες.
}
event-ActionCardsDrawn-own = { $seat } τραβάει: { $cards }.
event-PileReshuffled = Οι πεταμένες κάρτες ανακατεύονται σε νέα στοίβα. Κάρτες: { $pile }.
event-StallWarned = Σειρές χωρίς να κινηθεί αυτοκίνητο: { $turns }. { $left ->
    [one] Με μία ακόμη τέτοια σειρά
   *[other] Με { $left } ακόμη τέτοιες σειρές
} ο αγώνας διακόπτεται.
event-RaceStalled = Σειρές χωρίς να κινηθεί αυτοκίνητο: { $turns }. Ο αγώνας διακόπτεται.
event-RaceEnded = Ο αγώνας τελείωσε. Αυτοκίνητα που τερμάτισαν: { $home }.

## The score sheet
line-first = Πρώτη θέση
line-second = Δεύτερη θέση
line-third = Τρίτη θέση

## The table in the terminal
kind-action = δράση
aruba-title = { $name } · αγώνας { $number } από { $races } · { $circuit } · στοίβα { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = το τρίγωνο
aruba-circuit-harbour = το λιμάνι
aruba-column-car = Όχημα
aruba-column-driver = Οδηγός
aruba-column-damage = Ζημιές
aruba-column-mounted = Εξοπλισμός
aruba-column-cards = Κάρτες
aruba-column-where = Πού
aruba-column-points = Βαθμοί
aruba-mount-front = μπροστά
aruba-mount-rear = πίσω
aruba-mount-left = αριστερά
aruba-mount-right = δεξιά
aruba-where = γραμμή { $row }, λωρίδα { $lane }
aruba-wreck = συντρίμμια
aruba-cleared = συντρίμμια, απομακρύνθηκαν
aruba-home = τερμάτισε, θέση { $place }
aruba-rolling = { $seat } ρίχνει για το αυτοκίνητο { $car }. Νέες ζαριές που μένουν: { $rerolls }
aruba-driving = { $seat } οδηγεί το αυτοκίνητο { $car }. Κίνηση που μένει: { $movement } (χάθηκε: { $penalty })
aruba-waiting = { $name } περιμένει
aruba-ask-begin = { $name }, ρίξε για το αυτοκίνητο { $car }
aruba-ask-hook = { $name }, γαντζώνεσαι στο αυτοκίνητο { $car };
aruba-ask-dice = { $name }, ποια ζάρια κρατάς;
aruba-ask-act = { $name }, τι κάνει το αυτοκίνητο { $car };
aruba-ask-ninth = { $name }, ο επόμενος δείκτης ζημιάς διαλύει το αυτοκίνητο { $car }!
aruba-no-cards = καμία κάρτα
aruba-held-movement = { $count ->
    [one] Μένει { $count } τετράγωνο κίνησης και έτσι χάνεται: σίγουρα;
   *[other] Μένουν { $count } τετράγωνα κίνησης και έτσι χάνονται: σίγουρα;
}
aruba-keep-how = Γράψε τα ζάρια που κρατάς, π.χ. 1 2 3 ή 123, ή ένα γράμμα:
aruba-goal-movement = τα περισσότερα τετράγωνα, { $worth }
aruba-goal-straight = κέντα, { $worth } τετράγωνα
aruba-goal-even = όλα ζυγά, { $worth }
aruba-goal-odd = όλα μονά, { $worth }
aruba-move-roll = ρίξε τα ζάρια
aruba-move-stand = κράτα όλα τα ζάρια
aruba-move-end = τέλειωσε τη σειρά σου
aruba-move-stop = τέλειωσε εδώ τη διαδρομή
aruba-move-pass = άφησέ το
aruba-move-ahead = πήγαινε ευθεία
aruba-move-left = πήγαινε μπροστά αριστερά
aruba-move-right = πήγαινε μπροστά δεξιά
aruba-move-ram = εμβόλισε το αυτοκίνητο { $target }
aruba-move-even = όλα ζυγά: ώθηση, 6 τετράγωνα
aruba-move-odd = όλα μονά: επισκεύασε τα πάντα
aruba-move-nitro = 2 τετράγωνα ακόμη
aruba-move-bomb = ρίξε βόμβα πίσω από το αυτοκίνητο
aruba-move-repair = κάρτα Επισκευή: φεύγουν 2 ζημιές
aruba-move-re-roll = μία νέα ζαριά ακόμη
aruba-move-hook = γαντζώσου στο αυτοκίνητο { $car }
aruba-move-bumper-front = βάλε μπροστινό προφυλακτήρα
aruba-move-bumper-rear = βάλε πίσω προφυλακτήρα
aruba-move-saw-left = βάλε πριόνι αριστερά
aruba-move-saw-right = βάλε πριόνι δεξιά
aruba-move-keep = κράτα { $dice } και ξαναρίξε τα υπόλοιπα
aruba-move-keep-none = ξαναρίξε όλα τα ζάρια
aruba-move-straight-dice = κέντα από 1 ως { $face }: κίνηση { $face }
aruba-move-shoot-dice = ζευγάρι ({ $face }): πυροβόλησε το αυτοκίνητο { $target }
aruba-move-mend-dice = ζευγάρι ({ $face }): φεύγουν 2 ζημιές
aruba-move-turbo-dice = τετράδα ({ $face }): 2 τετράγωνα ακόμη
aruba-move-cards-dice = τριάδα ({ $face }): τράβα 2 κάρτες
aruba-move-extra-dice = επιπλέον ζάρι με { $face }
aruba-move-change = άλλαξε ένα { $face } σε { $new_face }
aruba-move-larceny = κλέψε 2 κάρτες, θύμα: { $victim }
aruba-move-fix = πέτα «{ $card }» για γρήγορη επισκευή: φεύγει 1 ζημιά
aruba-move-fix-car = πέτα «{ $card }» για γρήγορη επισκευή: φεύγει 1 ζημιά από το αυτοκίνητο { $car }
aruba-many-bumper = βάλε προφυλακτήρα
aruba-many-saw = βάλε πριόνι
aruba-many-straight = κέντα: κίνηση όσο το μεγαλύτερο ζάρι της
aruba-many-shoot = ζευγάρι: πυροβόλησε το αυτοκίνητο { $target }
aruba-many-mend = ζευγάρι: φεύγουν 2 ζημιές
aruba-many-turbo = τετράδα: 2 τετράγωνα ακόμη
aruba-many-cards = τριάδα: τράβα 2 κάρτες
aruba-many-extra = επιπλέον ζάρι με τον αριθμό που θέλεις
aruba-many-change = άλλαξε ένα ριγμένο ζάρι σε άλλον αριθμό
aruba-many-steal = κλέψε 2 κάρτες
aruba-many-fix = πέτα μια κάρτα για γρήγορη επισκευή: φεύγει 1 ζημιά
aruba-drove = { $count ->
    [one] Το αυτοκίνητο { $car } προχωρά ένα τετράγωνο, από το { $start } στο { $space }.
   *[other] Το αυτοκίνητο { $car } προχωρά { $count } τετράγωνα, από το { $start } στο { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } με { $count ->
    [one] μία νέα ζαριά
   *[other] { $count } νέες ζαριές
} από { $dice }
aruba-odds-keep = Κράτα { $dice }
aruba-odds-keep-none = Ξαναρίξε όλα τα ζάρια
aruba-odds-stand = Κράτα όλα τα ζάρια
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = Δεύτερο καλύτερο: { $keep }: { $worth }
aruba-odds-chance = { $percent }%
aruba-odds-spaces = { $mean } τετράγωνα κατά μέσο όρο
aruba-odds-pairs = { $mean } ζευγάρια κατά μέσο όρο
aruba-odds-threes = { $mean } τριάδες κατά μέσο όρο
aruba-odds-fours = { $mean } τετράδες κατά μέσο όρο
aruba-odds-goal-straight = Η πιο μακριά κέντα
aruba-odds-goal-straight-n = Κέντα ως το { $top }
aruba-odds-goal-even = Όλα ζυγά
aruba-odds-goal-odd = Όλα μονά
aruba-odds-goal-pairs = Ζευγάρι
aruba-odds-goal-threes = Τριάδα
aruba-odds-goal-fours = Τετράδα
aruba-odds-goal-movement = Μέγιστη κίνηση
cli-odds-help = Ποια ζάρια να κρατήσεις στο ARUBA και τι αξίζει αυτό: με ακριβή υπολογισμό.
cli-odds-examples = Παραδείγματα: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Τα ζάρια, όπως "1 2 4 4 6"· από ένα έως δέκα.
cli-flag-rerolls = Πόσες φορές μπορείς ακόμη να ξαναρίξεις: 0 έως 4.
cli-flag-goal = Τι θέλεις: straight, straight:n (n από 1 έως 6), even, odd, pairs, threes, fours ή movement.
cli-odds-bad-dice = Το «{ $text }» δεν είναι ένα έως δέκα ζάρια με αριθμούς από 1 έως 6.

## Explained, and the signs of the table
topic-aruba-straight = Η κέντα αρχίζει από το 1 και δεν έχει κενό: 1 2 3 4 δίνει 4 τετράγωνα, ένα μόνο 1 δίνει ένα. Μία κέντα ανά σειρά.
topic-aruba-damage = Κάθε δείκτης ζημιάς αφαιρεί ένα ζάρι από την επόμενη ζαριά σου. Ένα αυτοκίνητο αντέχει οχτώ· ο ένατος το διαλύει.
legend-aruba-active = το αυτοκίνητο που παίζει
legend-aruba-car = ένα άλλο αυτοκίνητο
legend-aruba-wreck = συντρίμμια
legend-aruba-grid = τετράγωνο της σχάρας εκκίνησης
legend-aruba-red = μια κόκκινη γραμμή
legend-aruba-damage = ζημιές και πόσες αντέχει ακόμη
legend-aruba-bumpers = προφυλακτήρες μπροστά και πίσω
legend-aruba-saws = πριόνια αριστερά και δεξιά

## The table on the page
web-aruba-race = αγώνας { $number }/{ $races }
web-aruba-place = θέση { $place }/{ $cars }
web-aruba-car = αυτοκίνητο { $number }
web-aruba-car-of = { $name }, αυτοκίνητο { $number }
web-aruba-driver = { $name }, αυτοκίνητο { $number }
web-aruba-points = { $count ->
    [one] { $count } βαθμός
   *[other] { $count } βαθμοί
}
web-aruba-dice = { $count ->
    [one] { $count } ζάρι
   *[other] { $count } ζάρια
}
web-aruba-lost = { $count ->
    [one] { $count } χαμένο από ζημιές
   *[other] { $count } χαμένα από ζημιές
}
web-aruba-rerolls = { $count ->
    [one] μένει { $count } νέα ζαριά
   *[other] μένουν { $count } νέες ζαριές
}
web-aruba-movement = { $count ->
    [one] Ακόμη { $count } τετράγωνο
   *[other] Ακόμη { $count } τετράγωνα
}
web-aruba-leads = −{ $count }: προηγείται μόνο του
web-aruba-from-red = −{ $count }: ξεκινά από κόκκινο
web-aruba-leads-red = −{ $count }: προηγείται, ξεκινά από κόκκινο
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, επιπλέον ζάρι
web-aruba-die-lost = ένα ζάρι χαμένο από ζημιά
web-aruba-kept = κρατημένο
web-aruba-roll = Ρίξε
web-aruba-reroll = { $count ->
    [one] Ξαναρίξε { $count } ζάρι
   *[other] Ξαναρίξε { $count } ζάρια
}
web-aruba-use = Χρήση αυτών
web-aruba-keep-these = Κράτα αυτά
web-aruba-end = Τέλος σειράς
web-aruba-stop = Στάση εδώ
web-aruba-combinations = Συνδυασμοί
web-aruba-straight-to = { $top ->
    [one] Μόνο 1
   *[other] Κέντα 1–{ $top }
}
web-aruba-kind-straight = Κέντα
web-aruba-kind-pair = Ζευγάρι
web-aruba-kind-three = Τριάδα
web-aruba-kind-four = Τετράδα
web-aruba-kind-even = Όλα ζυγά
web-aruba-kind-odd = Όλα μονά
web-aruba-idle-straight = Κίνηση
web-aruba-idle-pair = Βολή ή επισκευή
web-aruba-idle-three = Τράβα κάρτες
web-aruba-idle-four = Τούρμπο
web-aruba-idle-even = Ώθηση
web-aruba-idle-odd = Πλήρης επισκευή
web-aruba-move = κίνηση { $count }
web-aruba-mend = επισκευή { $count }
web-aruba-draw = { $count ->
    [one] τράβα { $count } κάρτα
   *[other] τράβα { $count } κάρτες
}
web-aruba-shoot = βολή: { $numbers }
web-aruba-bomb = χτυπά: { $numbers }
web-aruba-or = ή
web-aruba-home = ΤΕΡΜΑ
web-aruba-label-ram = εμβολισμός: { $tokens }
web-aruba-label-saw = πριόνι: { $tokens }
web-aruba-go = { $count } μπροστά, λωρίδα { $lane }.
web-aruba-over-line = Πέρα από τη γραμμή τερματισμού!
web-aruba-left = { $count ->
    [one] Μένει { $count } τετράγωνο.
   *[other] Μένουν { $count } τετράγωνα.
}
web-aruba-red = Κόκκινο: η επόμενη διαδρομή σου χάνει ένα τετράγωνο.
web-aruba-hit-ram = Εμβολίζει το αυτοκίνητο { $car }, ζημιά { $tokens }.
web-aruba-hit-saw = Πριόνι χτυπά το αυτοκίνητο { $car }, ζημιά { $tokens }.
web-aruba-hit-saws = Δύο πριόνια συναντιούνται και χάνονται.
web-aruba-hit-last = Θα ήταν ο τελευταίος δείκτης ζημιάς.
web-aruba-no-cards = Καμία κάρτα στο χέρι
web-aruba-why-kept = Τα ζάρια υπάρχουν, αλλά κρατάς άλλα. Άγγιξε κι αυτά.
web-aruba-why-dice = Τα ζάρια σου δεν τη δείχνουν.
web-aruba-space = γραμμή { $row }, λωρίδα { $lane }
web-aruba-foot-bomb = πίσω σου
web-aruba-foot-hook = όταν ερωτηθείς
web-aruba-foot-extra-die = ένα ζάρι ακόμη
web-aruba-foot-die-change = άλλαξε ένα ζάρι
web-aruba-foot-larceny = κλέψε κάρτες
web-aruba-foot-re-roll = μία ζαριά ακόμη
web-aruba-foot-nitro = κι άλλη κίνηση
web-aruba-foot-repair = επισκευή
web-aruba-foot-bumper = τοποθέτηση
web-aruba-foot-saw = τοποθέτηση
web-aruba-foot-fix = γρήγορη επισκευή
web-aruba-has-front = μπροστινός προφυλακτήρας
web-aruba-has-rear = πίσω προφυλακτήρας
web-aruba-has-left = πριόνι αριστερά
web-aruba-has-right = πριόνι δεξιά
web-aruba-hook-title = Γαντζώνεσαι;
web-aruba-hook-text = Το αυτοκίνητο { $car } είναι ακριβώς μπροστά. Αν γαντζωθείς, το ακολουθείς βήμα βήμα ως το τέλος της σειράς του.
web-aruba-ninth-title = Ο τελευταίος δείκτης ζημιάς!
web-aruba-ninth-text = Πέτα μια κάρτα για να σώσεις το αυτοκίνητο { $car }, αλλιώς διαλύεται.
web-aruba-unused = Αχρησιμοποίητα: { $list }. Τελειώνεις έτσι τη σειρά σου;
web-aruba-standings = Κατάταξη
web-aruba-road = Ο δρόμος
web-aruba-odds = Τι αξίζει;
web-aruba-odds-lead = { $count ->
    [one] Ακριβείς πιθανότητες με μία νέα ζαριά, αν παίξεις όσο γίνεται καλύτερα για κάθε στόχο. Άγγιξε την καλύτερη επιλογή για να κρατήσεις αυτά τα ζάρια.
   *[other] Ακριβείς πιθανότητες με { $count } νέες ζαριές, αν παίξεις όσο γίνεται καλύτερα για κάθε στόχο. Άγγιξε την καλύτερη επιλογή για να κρατήσεις αυτά τα ζάρια.
}
web-aruba-odds-goal = Στόχος
web-aruba-odds-this = Αυτά
web-aruba-odds-best = Κράτα
web-aruba-ahead = { $count } μπροστά, λωρίδα { $lane }
web-aruba-behind = { $count } πίσω, λωρίδα { $lane }
web-aruba-level = δίπλα σου, λωρίδα { $lane }
web-aruba-damage = ζημιά { $count }
web-aruba-row = γραμμή { $row }
web-aruba-on-red = Στέκεσαι σε κόκκινο.
web-aruba-red-in = Επόμενη κόκκινη γραμμή: { $count } μπροστά.
web-aruba-line-in = Τερματισμός: { $count } μπροστά.
web-aruba-you = Οδηγείς το αυτοκίνητο { $car }: γραμμή { $row }, λωρίδα { $lane }, ζημιά { $damage }.
web-aruba-track = Η πίστα από το αυτοκίνητό σου
web-aruba-key-die = κράτα ή άφησε ένα ζάρι
web-aruba-key-roll = ρίξε, ή ξαναρίξε τα ζάρια που δεν κρατάς
web-aruba-key-combination = συνδυασμός: κράτα τα ζάρια του, μετά χρησιμοποίησέ τον
web-aruba-key-card = παίξε μια κάρτα από το χέρι
web-aruba-key-drive = οδήγησε ευθεία, αριστερά, δεξιά
web-aruba-key-ram = εμβόλισε το μπροστινό
web-aruba-key-enter = πάτησε το τονισμένο κουμπί
web-aruba-key-answer = απάντησε σε ερώτηση, διάλεξε
web-aruba-arrived = Τα αυτοκίνητα που τερμάτισαν
web-aruba-nobody-home = Κανένα αυτοκίνητο δεν τερμάτισε.

## Hints
hint-aruba-spaces = Αυτή η σειρά φέρνει { $this } τετράγωνα
hint-aruba-dice = Ζάρια ανά ζαριά: { $this }
hint-aruba-taken = Δείκτες ζημιάς που παίρνεις: { $this }
hint-aruba-dealt = Δείκτες ζημιάς που παίρνουν οι αντίπαλοι: { $this }
hint-aruba-in-front = Κινήσεις που το αυτοκίνητό σου προηγείται μόνο του και χάνει κίνηση: { $this }
hint-aruba-on-red = Κινήσεις που ξεκινάς από κόκκινο: { $this }
hint-aruba-wrecked = Χάνεις ένα αυτοκίνητο σε { $this } από τις 100 περιπτώσεις
hint-aruba-cards = Κάρτες στο χέρι μετά από αυτή τη σειρά: { $this }
hint-aruba-won = Κερδίζεις αυτόν τον αγώνα σε { $this } από τις 100 περιπτώσεις
hint-aruba-points = Οι βαθμοί σου σε αυτόν τον αγώνα: { $this }

## On the page
web-poster-aruba = Δέκα ζάρια, πριόνια και προφυλακτήρες. Η ζημιά κοστίζει ζάρια.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Τερμάτισε μέσα στους πρώτους { $scored } και { $races ->
    [1] κέρδισε τον αγώνα
   *[other] μάζεψε βαθμούς σε { $races } αγώνες
}. Στον δρόμο εμβολίζετε, πυροβολείτε, πριονίζετε και ρίχνετε βόμβες.
howto-aruba-goal-cars = { $players ->
    [none] Εδώ ο καθένας οδηγεί { $count } αυτοκίνητα, εναλλάξ.
   *[other] Με { $players } παίκτες ο καθένας οδηγεί { $count } αυτοκίνητα, εναλλάξ.
} Οι κάρτες στο χέρι σου ισχύουν για όλα τα αυτοκίνητά σου.
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
howto-aruba-name-corner = Κόκκινες γραμμές
howto-aruba-name-ram = Εμβολισμός
howto-aruba-drive-steps = Ευθεία ή διαγώνια μπροστά, αριστερά ή δεξιά, σε ελεύθερο τετράγωνο. Ποτέ ανάμεσα στο αυτοκίνητο μπροστά και σε εκείνο δίπλα σου.
howto-aruba-drive-leader = { $moved ->
    [all] Αν προηγείσαι μόνο εσύ, χάνεις { $leader } από την κίνησή σου, με ζάρια ή με Νίτρο. Όχι όταν είστε ίσοι, ούτε όταν κάποιο αυτοκίνητο έχει τερματίσει.
   *[dice] Αν προηγείσαι μόνο εσύ, χάνεις { $leader } από την κίνηση των ζαριών. Όχι όταν είστε ίσοι, ούτε όταν κάποιο αυτοκίνητο έχει τερματίσει.
}
howto-aruba-drive-corner = Διαδρομή που αρχίζει στο κόκκινο χάνει { $corner } από την κίνησή της. Το πέρασμα δεν κοστίζει τίποτα.
howto-aruba-drive-ram = Αν σου μένει κίνηση, χτύπα το αυτοκίνητο ακριβώς μπροστά: ζημιά +{ $ram } και σπρώχνεται ένα τετράγωνο, μαζί με όσα έχει μπροστά του. Παίρνεις τη θέση του και σταματάς.

## Damage
howto-aruba-name-tokens = Δείκτες ζημιάς
howto-aruba-name-fatal = Ο { $fatal }ος δείκτης ζημιάς
howto-aruba-name-quick-fix = Γρήγορη επισκευή
howto-aruba-name-wreck = Συντρίμμια
howto-aruba-damage-tokens = Κάθε δείκτης ζημιάς σού παίρνει ένα ζάρι από τις επόμενες ζαριές σου. Ένα αυτοκίνητο αντέχει { $most }.
howto-aruba-damage-fatal = Διαλύει το αυτοκίνητο. Αν έχεις κάρτες, σε ρωτούν πρώτα: πέτα μία και το αυτοκίνητο σώζεται.
howto-aruba-damage-quick-fix = Πέτα όποια κάρτα θέλεις αντί να την παίξεις: ζημιά −{ $fix }. Όποτε σε ρωτούν, ακόμη και στη σειρά άλλου.
howto-aruba-damage-wreck = Τα συντρίμμια μένουν στη μέση. Δεν εμβολίζονται, δεν πυροβολούνται, δεν πριονίζονται, δεν σπρώχνονται. Αν γεμίσει μια ολόκληρη γραμμή, φεύγουν τα παλιότερα.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Πριν ή μετά τη διαδρομή σου: ζημιά +{ $bomb } σε κάθε αυτοκίνητο στις { $rows } γραμμές πίσω σου, στη λωρίδα σου και δίπλα.
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
howto-aruba-card-repair = Οποτεδήποτε στη σειρά σου: ζημιά −{ $repair } στο αυτοκίνητό σου.
howto-aruba-card-bumper = Μένει επάνω. Μπροστά: ο εμβολισμός σου κάνει ζημιά +{ $bumper } ακόμη. Πίσω: οι εμβολισμοί δεν σου κάνουν ζημιά. Μπροστινός με πίσω: χάνονται και οι δύο.
howto-aruba-card-saw = Μένει επάνω, αριστερά ή δεξιά: ζημιά +{ $saw } στο αυτοκίνητο εκείνης της πλευράς, όταν ο ένας έρθει πλάι στον άλλο. Πριόνι με πριόνι: χάνονται και τα δύο.

## Scoring
howto-aruba-scoring-place = { $worth } βαθμοί.
howto-aruba-scoring-end = Ο αγώνας τελειώνει όταν τερματίσουν { $scored } αυτοκίνητα. Τα άλλα δεν παίρνουν τίποτα.
howto-aruba-scoring-match = { $races ->
    [1] Κερδίζει όποιος τερματίσει πρώτος.
   *[other] Μετά από { $races } αγώνες κερδίζουν οι περισσότεροι βαθμοί. Σε ισοβαθμία μετρά η καλύτερη θέση στον τελευταίο αγώνα.
}
howto-aruba-scoring-next = { $grid ->
    [order] Πριν από τον επόμενο αγώνα φεύγουν κάρτες, εξαρτήματα και ζημιές. Όποιος νίκησε ξεκινά μπροστά, οι άλλοι ακολουθούν με τη σειρά παιχνιδιού.
   *[arrival] Πριν από τον επόμενο αγώνα φεύγουν κάρτες, εξαρτήματα και ζημιές. Ξεκινάτε με τη σειρά τερματισμού.
}

## Easily got wrong
howto-aruba-mind-straight = Η κέντα αρχίζει από το 1 και δεν έχει κενό: 4 5 6 δεν σε κινεί καθόλου.
howto-aruba-mind-all = Όλα ζυγά και όλα μονά σημαίνει κάθε ζάρι, και τα επιπλέον. Άλλος συνδυασμός δεν πάει μαζί· το Νίτρο πάει.
howto-aruba-mind-order = Πυροβολισμοί και βόμβες έρχονται πριν ή μετά τη διαδρομή, ποτέ στη μέση. Γίνονται και χωρίς να κινηθείς.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Κάρτα που ήρθε σε αυτή τη σειρά περιμένει την επόμενη. Ούτε για γρήγορη επισκευή δεν κάνει.
   *[fix] Κάρτα που ήρθε σε αυτή τη σειρά περιμένει την επόμενη. Αμέσως κάνει μόνο για γρήγορη επισκευή.
}

## On the table
howto-aruba-name-die = Ένα ζάρι
howto-aruba-table-die = Άγγιξέ το για να το κρατήσεις· τα άλλα ξαναρίχνονται. Το γράμμα στη γωνία δείχνει τον συνδυασμό του.
howto-aruba-name-lost = Ένα χαμένο ζάρι
howto-aruba-table-lost = Κάθε δείκτης ζημιάς σού παίρνει ένα ζάρι. Επισκεύασε, και στον επόμενο γύρο το ξαναρίχνεις.
howto-aruba-name-dice-left = Ζάρια ενός αυτοκινήτου
howto-aruba-table-dice-left = Τόσα ζάρια ρίχνει αυτό το αυτοκίνητο: { $dice }, ένα λιγότερο για κάθε δείκτη ζημιάς.
howto-aruba-name-hand = Κάρτες δράσης στο χέρι
howto-aruba-table-hand = Πόσες κάρτες δράσης έχει στο χέρι.
howto-aruba-name-points = Βαθμοί
howto-aruba-table-points = Οι βαθμοί από τους αγώνες ως τώρα.
howto-aruba-name-space = Ένα τετράγωνο
howto-aruba-table-space = Σε κάθε τετράγωνο χωρά ένα αυτοκίνητο. Στο φωτισμένο μπορείς να φτάσεις· ο αριθμός λέει με πόσα βήματα.
web-order-hook = Αν μπορείς να γαντζωθείς στο μπροστινό αυτοκίνητο κι έχεις γάντζο, να παιχτεί;
web-order-ninth = Αν το αυτοκίνητό σου έπαιρνε τον τελευταίο δείκτη ζημιάς, να σωθεί με τη φθηνότερη κάρτα σου;

## Hints in plain words
hint-aruba-roll = Η σειρά σου αρχίζει με τα ζάρια
hint-aruba-keep-none = Κανένα από αυτά τα ζάρια δεν αξίζει να μείνει
hint-aruba-keep-whole = Η κέντα σου είναι πλήρης· τα άλλα ζάρια ίσως βγάλουν κάτι ακόμη
hint-aruba-keep-straight = Η κέντα σου φτάνει ως το { $face }· τώρα θέλεις { $next }
hint-aruba-keep-gap = Λείπει μόνο ένα { $next } για κέντα ως το { $face }
hint-aruba-keep-begun = Η κέντα θέλει τον άσο, και τον έχεις
hint-aruba-keep-same = Ζάρια με { $face }: { $count }. Μάζευε κι άλλα
hint-aruba-keep-even = Αν όλα τα ζάρια είναι ζυγά, παίρνεις ώθηση 6 τετραγώνων
hint-aruba-keep-odd = Αν όλα τα ζάρια είναι μονά, φεύγει όλη η ζημιά σου
hint-aruba-keep = Με αυτά τα ζάρια η επόμενη ζαριά δίνει τα περισσότερα
hint-aruba-stand = Τα ζάρια σου είναι καλά έτσι· άλλη ζαριά μάλλον θα τα χαλάσει
hint-aruba-straight = Η κέντα σε πάει μπροστά { $count ->
    [one] ένα τετράγωνο
   *[other] { $count } τετράγωνα
}
hint-aruba-even = Όλα ζυγά: πιο μακριά δεν σε πάνε αυτά τα ζάρια
hint-aruba-odd = Επισκευάζει όλο το αυτοκίνητο, και μετά ρίχνεις όλα τα ζάρια
hint-aruba-turbo = Δύο τετράγωνα παραπάνω, ό,τι άλλο κι αν παίξεις
hint-aruba-three = Δύο κάρτες ακόμη ίσως σώσουν ή επιταχύνουν το αυτοκίνητό σου
hint-aruba-mend = Δύο δείκτες ζημιάς λιγότεροι: μετά ρίχνεις δύο ζάρια παραπάνω
hint-aruba-shoot = Η ζημιά παίρνει ζάρια από το αυτοκίνητο { $target }, και έτσι αργεί
hint-aruba-shoot-last = Το αυτοκίνητο { $target } παίρνει τον τελευταίο δείκτη ζημιάς: διαλύεται
hint-aruba-drive-home = Από εκεί τερματίζεις σε αυτή τη σειρά
hint-aruba-drive-hits = Στον δρόμο χτυπάς το αυτοκίνητο { $target }
hint-aruba-drive-hit = Σου κοστίζει λίγη ζημιά, αλλά προχωράς
hint-aruba-drive-red = Προχωράς, αν και την άλλη φορά ξεκινάς από κόκκινο
hint-aruba-drive-past = Από εκεί προσπερνάς { $count ->
    [one] ένα αυτοκίνητο
   *[other] { $count } αυτοκίνητα
}
hint-aruba-drive-far = Από εκεί τα επόμενα { $count } τετράγωνα είναι ελεύθερα
hint-aruba-drive = Εκεί ο δρόμος είναι ελεύθερος
hint-aruba-ram = Το αυτοκίνητο { $target } σου κλείνει τον δρόμο: παθαίνει ζημιά, και παίρνεις τη θέση του
hint-aruba-stop = Πιο μπροστά έχεις περισσότερα να χάσεις παρά να κερδίσεις
hint-aruba-end = Ό,τι μένει δεν σε βοηθά τώρα
hint-aruba-pass = Δεν αξίζει μια κάρτα
hint-aruba-pass-hook = Δεν αξίζει τον γάντζο σου τώρα
hint-aruba-fix = Ένας δείκτης ζημιάς λιγότερος: ρίχνεις ένα ζάρι παραπάνω
hint-aruba-steal = Δύο κάρτες παραπάνω για σένα και δύο λιγότερες για έναν αντίπαλο
hint-aruba-extra = Ένα ζάρι ακόμη κάνει τον συνδυασμό σου καλύτερο
hint-aruba-change = Με αυτόν τον αριθμό τα ζάρια σου αξίζουν περισσότερο
hint-aruba-nitro = Δύο τετράγωνα παραπάνω σε αυτή τη διαδρομή
hint-aruba-bomb = Χτυπά τα αυτοκίνητα ακριβώς πίσω σου
hint-aruba-repair = Δύο δείκτες ζημιάς λιγότεροι: ρίχνεις δύο ζάρια παραπάνω
hint-aruba-re-roll = Άλλη μία ευκαιρία για τα ζάρια που θέλεις
hint-aruba-hook = Με τον γάντζο σε τραβούν μαζί τους
hint-aruba-bumper = Μπροστά δυναμώνει τα χτυπήματά σου, πίσω σε προστατεύει
hint-aruba-saw = Κάνει ζημιά σε όποιον έρθει δίπλα σου
hint-plain-aruba-spaces = Έτσι πας πιο μακριά σε αυτή τη σειρά
hint-plain-aruba-dice = Έτσι μετά ρίχνεις περισσότερα ζάρια
hint-plain-aruba-taken = Έτσι παθαίνεις λιγότερη ζημιά
hint-plain-aruba-dealt = Έτσι οι αντίπαλοι παθαίνουν περισσότερη ζημιά
hint-plain-aruba-in-front = Έτσι δεν χάνεις κίνηση στην πρώτη θέση
hint-plain-aruba-on-red = Έτσι ξεκινάς πιο σπάνια από κόκκινο
hint-plain-aruba-wrecked = Έτσι διαλύεται πιο σπάνια το αυτοκίνητό σου
hint-plain-aruba-cards = Έτσι μετά έχεις περισσότερες κάρτες
