# Γιατί μια κίνηση είναι καλή: όσα μετρήθηκαν στους κόσμους που παίχτηκαν ως το τέλος. $this είναι ο αριθμός μετά από αυτή την κίνηση, $that μετά την κίνηση $number.

hint-against = { $text } (μετά την { $number }: { $that }).
hint-against-played = { $text } (μετά την κίνηση που παίχτηκε: { $that }).
hint-against-weaker = { $text } (μετά από μια πιο αδύναμη κίνηση: { $that }).
hint-alone = { $text }.
hint-only = Δεν υπάρχει άλλη κίνηση
hint-tied = Δεν φαίνεται διαφορά από την { $number }
hint-tied-usual = Δεν φαίνεται διαφορά από την { $number }· ένας έμπειρος οδηγός παίζει αυτήν
hint-wins-more = Στους ίδιους κόσμους κερδίζει πιο συχνά από την { $number }
hint-wins-less = Στους ίδιους κόσμους κερδίζει πιο σπάνια από την { $number }
hint-exact = Αυτά τα ζάρια αξίζουν κατά μέσο όρο { $this } τετράγωνα, με ακριβή υπολογισμό

## Οικογένεια Bornes
hint-bornes-standing = Γύροι που μένεις ακόμη σταματημένος: { $this }
hint-bornes-creeping = Γύροι που σε φρενάρει όριο ταχύτητας: { $this }
hint-bornes-stopped = Σε σταματούν σε { $this } από τις 100 περιπτώσεις
hint-bornes-coup = { $coup } δική σου σε { $this } από τις 100 περιπτώσεις
hint-bornes-struck-back = { $coup } αντιπάλου σε { $this } από τις 100 περιπτώσεις
hint-bornes-rivals-standing = Γύροι που οι αντίπαλοι μένουν σταματημένοι: { $this }
hint-bornes-nothing-fits = Γύροι κοντά στο τέρμα που δεν ταιριάζει καμία κάρτα: { $this }
hint-bornes-missed = Η κάρτα σού λείπει σε { $this } από τις 100 περιπτώσεις
hint-bornes-hardly = Αυτή η κάρτα δύσκολα θα σου λείψει: σε { $this } από τις 100 περιπτώσεις
hint-bornes-spare = Από τις κάρτες «{ $attack_card }» έφυγαν { $gone } από τις { $all }: αυτή η κάρτα σού λείπει σε { $this } από τις 100 περιπτώσεις
hint-bornes-safe-trip = Παίρνεις το βραβείο για ταξίδι χωρίς τη μεγαλύτερη κάρτα σε { $this } από τις 100 περιπτώσεις
hint-bornes-shut-out = Ένας αντίπαλος μένει χωρίς χιλιόμετρο σε { $this } από τις 100 περιπτώσεις
hint-bornes-delayed = Φτάνεις αφού τραβηχτεί η τελευταία κάρτα σε { $this } από τις 100 περιπτώσεις
hint-bornes-home = Φτάνεις πρώτος σε { $this } από τις 100 περιπτώσεις
hint-bornes-beaten = Ένας αντίπαλος φτάνει πριν από σένα σε { $this } από τις 100 περιπτώσεις
hint-bornes-ahead = Φτάνεις πιο μακριά από κάθε αντίπαλο σε { $this } από τις 100 περιπτώσεις
hint-bornes-km = Φτάνεις ως τα { $this } χλμ.
hint-bornes-rival-km = Ο καλύτερος αντίπαλος φτάνει ως τα { $this } χλμ.
hint-bornes-points = Οι βαθμοί σου σε αυτόν τον γύρο: { $this }
hint-bornes-rival-points = Οι βαθμοί του καλύτερου αντιπάλου σε αυτόν τον γύρο: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Οι παρακάμψεις σού κοστίζουν { $this } τετράγωνα
hint-ausgebremst-leading = Γύροι που προηγείσαι και δεν παίζεις 6: { $this }
hint-ausgebremst-barred = Γύροι που κρατάς ένα 6 που απαγορεύεται: { $this }
hint-ausgebremst-still = Γύροι που δεν μπορείς να προχωρήσεις: { $this }
hint-ausgebremst-rivals-still = Γύροι που οι αντίπαλοι δεν μπορούν να προχωρήσουν: { $this }
hint-ausgebremst-out = Μένεις από κάρτες σε { $this } από τις 100 περιπτώσεις
hint-ausgebremst-turns = Γύροι ως τον τερματισμό: { $this }
hint-ausgebremst-won = Κερδίζεις αυτόν τον αγώνα σε { $this } από τις 100 περιπτώσεις
hint-ausgebremst-place = Η μέση σου θέση: { $this }

## ARUBA
hint-aruba-spaces = Αυτή η σειρά φέρνει { $this } τετράγωνα
hint-aruba-dice = Ζάρια ανά ζαριά: { $this }
hint-aruba-taken = Δείκτες ζημιάς που παίρνεις: { $this }
hint-aruba-dealt = Δείκτες ζημιάς που παίρνουν οι αντίπαλοι: { $this }
hint-aruba-in-front = Γύροι που χάνεις κίνηση μόνος στην πρώτη θέση: { $this }
hint-aruba-on-red = Γύροι που ξεκινάς από κόκκινο: { $this }
hint-aruba-wrecked = Χάνεις ένα αυτοκίνητο σε { $this } από τις 100 περιπτώσεις
hint-aruba-cards = Κάρτες στο χέρι μετά από αυτή τη σειρά: { $this }
hint-aruba-won = Κερδίζεις αυτόν τον αγώνα σε { $this } από τις 100 περιπτώσεις
hint-aruba-points = Οι βαθμοί σου σε αυτόν τον αγώνα: { $this }
