# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Εκκίνηση
lesson-bornes-part-drive = Οδήγηση
lesson-bornes-part-stopped = Σταμάτημα
lesson-bornes-part-repair = Άμυνα
lesson-bornes-part-limit = Όριο ταχύτητας
lesson-bornes-part-attack = Επίθεση
lesson-bornes-part-coup = Κόντρα
lesson-bornes-part-safety = Μπαλαντέρ
lesson-bornes-part-finish = Ακριβώς στον στόχο
lesson-bornes-part-extension = Επέκταση

## One sentence a step
lesson-bornes-start = Δεν μπορείς να ξεκινήσεις ακόμη. **Παίξε «{ $card }»** και φύγαμε.
lesson-bornes-drive = Κινείσαι. **Παίξε { $km } χλμ.**: με τις μεγάλες κάρτες φτάνεις πιο γρήγορα.
lesson-bornes-let-stop = Η Rosa επιτίθεται με την κάρτα «{ $card }» και δεν έχεις απάντηση. **Δέξου την επίθεση.**
lesson-bornes-start-again = Σε σταμάτησε η κάρτα «{ $attack_card }»: δεν κάνεις χιλιόμετρα. **Παίξε «{ $card }»** και ξεκίνα πάλι.
lesson-bornes-drive-on = Τίποτα δεν σε κρατά. **Παίξε { $km } χλμ.**
lesson-bornes-let-limit = Η Rosa σε φρενάρει με την κάρτα «{ $card }». **Δέξου την επίθεση.**
lesson-bornes-limited = Με όριο ταχύτητας κάθε κάρτα έχει το πολύ { $most_km } χλμ. **Παίξε { $most_km } χλμ.**
lesson-bornes-end-limit = Οι μεγάλες κάρτες δεν παίζονται ακόμη. **Παίξε «{ $card }»** για να ελευθερωθούν.
lesson-bornes-attack = Η Rosa είναι ακριβώς πίσω σου. **Παίξε «{ $card }»** εναντίον της.
lesson-bornes-rival-stands = Η Rosa στέκεται μέχρι να βρει την κάρτα «{ $remedy_card }». **Παίξε { $km } χλμ.**
lesson-bornes-coup = Η Rosa επιτίθεται με «{ $attack_card }», αλλά εσύ έχεις «{ $card }». **Κάνε κόντρα** τώρα!
lesson-bornes-after-coup = Η επίθεση χάθηκε, δεν σε ξαναπιάνει ποτέ και παίζεις εσύ. **Παίξε { $km } χλμ.**
lesson-bornes-safety = Η κάρτα «{ $card }» σε φυλάει από την «{ $attack_card }» σε όλο τον αγώνα. **Παίξε την.**
lesson-bornes-after-safety = Μετά από τέτοια κάρτα παίζεις ξανά. **Παίξε { $km } χλμ.**
lesson-bornes-drive-far = Κοντεύεις: μένουν { $left_km } χλμ. **Παίξε { $km } χλμ.**
lesson-bornes-finish = Πρέπει να φτάσεις ακριβώς τα { $goal_km } χλμ.: μια μεγαλύτερη κάρτα περισσεύει. **Παίξε { $km } χλμ.**
lesson-bornes-extend = Τα κατάφερες! Ως τα { $goal_km } χλμ. έχει κι άλλους βαθμούς, αλλά είναι ρίσκο. **Σταμάτα εδώ.**
lesson-bornes-won = Κέρδισες τον πρώτο σου αγώνα. Όταν καμία κάρτα δεν ταιριάζει, πέτα μία: αυτό είναι όλο.
