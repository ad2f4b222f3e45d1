# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Κρατάω ζάρια
lesson-aruba-part-combine = Συνδυασμοί
lesson-aruba-part-drive = Διαδρομή
lesson-aruba-part-ram = Εμβολισμός
lesson-aruba-part-damage = Ζημιά
lesson-aruba-part-red = Κόκκινες γραμμές
lesson-aruba-part-cards = Κάρτες
lesson-aruba-part-saws = Πριόνια
lesson-aruba-part-home = Τερματισμός

## One sentence a step
lesson-aruba-roll = Δέκα ζάρια, ένα λιγότερο για κάθε δείκτη ζημιάς: με { $tokens } δείκτες έχεις { $dice }. **Ρίξε.**
lesson-aruba-keep = Κράτα τα καλά και ξαναρίξε τα άλλα, το πολύ δύο φορές. **Κράτα 1, 2 και τα δύο 5, μετά ρίξε τα άλλα.**
lesson-aruba-stand = Κέντα 1, 2, 3 και ένα ζευγάρι 5: αρκούν. **Χρησιμοποίησε αυτά.**
lesson-aruba-straight = Η κέντα αρχίζει από το 1 και σε πάει όσο το μεγαλύτερο ζάρι της. **Παίξε την κέντα.**
lesson-aruba-drive = Κίνηση { $movement }: κάθε βήμα πάει μία γραμμή μπροστά. **Πάτα το φωτεινό τετράγωνο πίσω από τη Rosa.**
lesson-aruba-ram = Η Rosa είναι ακριβώς μπροστά σου και σου μένει κίνηση 1. **Εμβόλισέ την.**
lesson-aruba-shoot = Η Rosa πήρε δείκτη και σπρώχτηκε μπροστά. Ένα ζευγάρι τής δίνει άλλον έναν. **Πυροβόλησε.**
lesson-aruba-end = Η Rosa έχει { $tokens } δείκτες και μόνο δύο ζάρια. Με τον επόμενο διαλύεται. **Τελείωσε τη σειρά σου.**
lesson-aruba-mend = Έχεις κι εσύ ζημιές. Ένα ζευγάρι βγάζει δύο δείκτες. **Επισκεύασε με τα δύο 5.**
lesson-aruba-red = Εκκίνηση από κόκκινο: κίνηση −1. Πρώτη και μόνη: άλλο −1. Η Rosa δεν κουνιέται. **Πήγαινε πλάι της.**
lesson-aruba-cards = Με μια τριάδα τραβάς δύο κάρτες, για την επόμενη σειρά σου. **Τράβα τις.**
lesson-aruba-saw = Το πριόνι κόβει όποιον φτάνεις στο πλάι. Η Rosa είναι μπροστά δεξιά. **Βάλε το δεξιά.**
lesson-aruba-nitro = Ξεκινάς από κόκκινο: η κέντα ως το 2 δίνει μόνο κίνηση 1. **Παίξε Νίτρο** για δύο ακόμη.
lesson-aruba-home = Κίνηση { $movement }: πλάι στη Rosa κόβει το πριόνι σου, και συνεχίζεις. **Πέρνα τη γραμμή.**
lesson-aruba-won = Ο ένατος δείκτης διέλυσε τη Rosa. Τερμάτισες και κερδίζεις με { $points } βαθμούς.
