# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Παίξε αυτό
web-hint-percent = { $percent }%
web-hint-chance = πιθανότητα νίκης { $chance }, πιθανότατα μεταξύ { $low } και { $high }
web-hint-vague = Δοκιμάστηκαν πολύ λίγες παρτίδες για να φανεί η πιθανότητα νίκης.
web-hint-worlds = Δοκιμάστηκαν σε { $worlds } παρτίδες από εδώ.
web-hint-told = Οι άλλοι βλέπουν πόσες συμβουλές πήρες: { $hints }.
web-hint-thinking = Δοκιμάζονται κινήσεις …

## Checking a shuffle
web-verify-lead = Πριν από το μοίρασμα ο διακομιστής δεσμεύτηκε σε ένα μυστικό. Τώρα είναι ανοιχτό, και αυτή η συσκευή τραβά ξανά από αυτό κάθε κάρτα και κάθε ζάρι.
web-verify-running = Η παρτίδα παίζεται ακόμη. Το μυστικό δείχνεται στο τέλος· ως τότε δεν υπάρχει τίποτα να ελεγχθεί.
web-verify-good = Όλα ταιριάζουν.
web-verify-bad = Κάτι δεν ταιριάζει.
web-verify-yes = ταιριάζει
web-verify-no = δεν ταιριάζει
web-verify-unknown = δεν είναι γνωστό εδώ
web-verify-commitment = Η υπόσχεση πριν από το μοίρασμα
web-verify-commitment-noted = Αυτή η συσκευή τη σημείωσε πριν από το μοίρασμα ({ $when }) και είναι η ίδια.
web-verify-commitment-other = Πριν από το μοίρασμα αυτή η συσκευή σημείωσε άλλη: { $noted }. Αυτό είναι σωστό μόνο σε ρεβάνς με την ίδια τύχη.
web-verify-commitment-unseen = Αυτή η συσκευή δεν την είδε πριν από το μοίρασμα. Όποιος την έγραψε ας την πληκτρολογήσει εδώ.
web-verify-commitment-typed = Η υπόσχεση που έγραψες
web-verify-commitment-same = Είναι αυτή που γράφτηκε.
web-verify-commitment-foreign = Δεν είναι αυτή που γράφτηκε.
web-verify-secret = Το μυστικό κρατά την υπόσχεση
web-verify-secret-good = Το SHA-256 του μυστικού είναι ακριβώς η υπόσχεση. Κανένα άλλο μυστικό δεν δίνει το ίδιο.
web-verify-secret-bad = Το SHA-256 του μυστικού δεν είναι η υπόσχεση: η παρτίδα δεν μοιράστηκε από αυτό.
web-verify-nonces = Μέσα είναι οι λέξεις των παικτών
web-verify-nonces-mine = Η δική σου λέξη { $nonce } είναι μέσα. Ήρθε μετά την υπόσχεση, άρα ο διακομιστής δεν διάλεξε μόνος τις κάρτες.
web-verify-nonces-missing = Η δική σου λέξη { $nonce } δεν είναι μέσα, αν και ο διακομιστής τη δέχτηκε.
web-verify-nonces-others = Αυτή η συσκευή δεν πρόσθεσε λέξη σε αυτή την παρτίδα. Λέξεις στο πρακτικό: { $words }.
web-verify-draws = Κάθε κάρτα και ζάρι τραβηγμένα ξανά
web-verify-draws-good = Αυτή η συσκευή τράβηξε ξανά ό,τι λέει το πρακτικό. Ανακατέματα: { $deals }. Ρίψεις: { $rolls }.
web-verify-draws-bad = Η γραμμή { $line } του πρακτικού λέει { $said }· το μυστικό λέει { $drawn }.
web-verify-draws-left = Όσα δεν μπορεί να τραβήξει ξανά αυτή η σελίδα τα έλεγξε ο διακομιστής: { $count }.
web-verify-first = Οι πρώτες κάρτες του πρώτου ανακατέματος
web-verify-rules = Κάθε κίνηση με τους κανόνες
web-verify-rules-good = Ο διακομιστής έπαιξε ξανά το πρακτικό: κινήσεις { $moves }, και κάθε πόντος βγαίνει. Αυτό το βήμα είναι ο λόγος του διακομιστή.
web-verify-rules-bad = Ο διακομιστής βρήκε λάθος στο πρακτικό: { $problem }
web-verify-proves = Τι αποδεικνύει
web-verify-proves-1 = Οι κάρτες είχαν οριστεί πριν δει κανείς την πρώτη.
web-verify-proves-2 = Ο διακομιστής δεν τις διάλεξε μόνος, αν μέσα είναι η λέξη σου.
web-verify-proves-3 = Κανένα όνομα, θέση ή επιλογή δεν άλλαξε εκ των υστέρων.
web-verify-fails = Τι δεν μπορεί να αποδείξει
web-verify-fails-1 = Πότε δημοσιεύτηκε η υπόσχεση, αν δεν τη σημείωσε κανείς.
web-verify-fails-2 = Ότι ο διακομιστής κρατά το μυστικό του: όποιος τον λειτουργεί μπορεί να ξέρει κάθε χέρι.
web-verify-fails-3 = Ότι κανείς στο τραπέζι δεν είναι συνεννοημένος με τον διακομιστή.
web-verify-fails-4 = Ότι αυτή η σελίδα είναι έντιμη: έρχεται από τον ίδιο διακομιστή. Σε δικό σου υπολογιστή ελέγχει:
web-verify-partly = Όσα μπορεί να ελέγξει αυτή η συσκευή ταιριάζουν.

## Joining, devices, settings
web-join-code = Κωδικός ή σύνδεσμος
web-join-code-lead = Γράψε τα έξι γράμματα από την οθόνη του οικοδεσπότη ή όλο τον σύνδεσμο.
web-join-go = Βρες το τραπέζι
web-join-unreadable = Ένας κωδικός έχει έξι γράμματα και ψηφία· 0, 1, I, L και O δεν υπάρχουν ποτέ.
web-devices = Αυτή η θέση σε άλλη συσκευή
web-device-move-lead = Σκάναρέ το με την άλλη συσκευή ή άνοιξε εκεί τον σύνδεσμο. Ισχύει μία φορά, για δέκα λεπτά· μετά και οι δύο συσκευές έχουν το όνομα και τις θέσεις σου.
web-device-link = Σύνδεσμος για την άλλη συσκευή
web-device-this = αυτή η συσκευή
web-device-since = από { $when }
web-device-remove = Αποσύνδεση
web-device-accept = Συνέχεια σε αυτή τη συσκευή;
web-device-accept-lead = Παίρνει το όνομα και τις θέσεις της συσκευής που έφτιαξε τον σύνδεσμο. Ό,τι είχε ως τώρα το αφήνει.
web-device-accept-go = Ναι, εδώ
web-size = Μέγεθος γραμμάτων
web-size-normal = Κανονικό
web-size-large = Μεγάλο
web-size-huge = Πολύ μεγάλο
web-buzz = Δόνηση όταν παίζω εγώ
web-notify = Μήνυμα όταν παίζω εγώ
web-notify-denied = Το πρόγραμμα περιήγησης δεν το επιτρέπει· αλλάζει στις ρυθμίσεις του.
web-chat-show = Συνομιλία πάνω από το τραπέζι
web-host-make = Να γίνει οικοδεσπότης
web-host-sure = Παραδίδεις τον ρόλο του οικοδεσπότη; Εκκίνηση, παύση και τέλος παρτίδας μετά: μόνο { $name }.
web-mute = Σίγαση
web-unmute = Τέλος σίγασης
web-muted = σε σίγαση

## Rules
web-rules-chapters = Κεφάλαια
web-rules-english = Οι πλήρεις κανόνες, με κάθε δική μας ερμηνεία, είναι στα αγγλικά. Οι σύντομες οδηγίες μιλούν τη γλώσσα σου.
web-rules-missing = Για αυτό το παιχνίδι δεν έχει γράψει ακόμη κανείς σελίδα κανόνων.
web-rules-whole = Οι πλήρεις κανόνες

## Looking back
web-play-back = Αναπαραγωγή
web-speed = Ταχύτητα
web-eyes = Με τα μάτια του
web-eyes-all = Θεατής
web-eyes-running = Όταν τελειώσει η παρτίδα, μπορείς να δεις με τα μάτια όλων.
web-open-cards = Όλα τα χέρια ανοιχτά
web-link-step = Σύνδεσμος σε αυτό το βήμα
web-link-step-lead = Όποιος ανοίξει τον σύνδεσμο βλέπει το τραπέζι μετά το βήμα { $step }.

## The screen for the room
web-screen-join = Σκάναρε για να μπεις ή άνοιξε τη διεύθυνση και γράψε τον κωδικό
web-full-screen = Πλήρης οθόνη
