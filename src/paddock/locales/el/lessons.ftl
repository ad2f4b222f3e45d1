# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Πρώτος αγώνας
web-lesson = Πρώτος αγώνας
web-lesson-piles = Δεύτερος αγώνας: τράπουλες και στοίβες
web-lesson-part = Βήμα { $part } από { $parts }
web-lesson-parts = Βήματα αυτού του αγώνα
web-lesson-done = έγινε
web-lesson-leave = Έξοδος
web-lesson-again = Από την αρχή
web-lesson-would = Αυτό θα σήμαινε: { $what }
web-lesson-other = Επιτρέπεται, αλλά όχι σε αυτό το μάθημα. Δοκίμασε τη σημειωμένη κίνηση.
