# Warum ein Zug gut ist: was in den durchgespielten Welten gezählt wurde. $this ist die Zahl nach diesem Zug, $that nach Zug Nummer $number.

hint-against = { $text } (nach Nr. { $number }: { $that }).
hint-against-played = { $text } (nach dem gespielten Zug: { $that }).
hint-against-weaker = { $text } (nach einem schwächeren Zug: { $that }).
hint-alone = { $text }.
hint-only = Etwas anderes ist nicht möglich
hint-tied = Nr. { $number } ist etwa genauso gut: Nimm, was du magst, das Rennen läuft danach fast gleich
hint-tied-usual = Nr. { $number } ist etwa genauso gut, und das Rennen läuft danach fast gleich; nimm lieber diesen Zug, so spielt man mit Erfahrung
hint-wins-more = In denselben Probespielen gewinnt er öfter als Nr. { $number }
hint-wins-less = In denselben Probespielen gewinnt er seltener als Nr. { $number }
hint-exact = Diese Würfel sind im Schnitt { $this } Felder wert, genau berechnet

## In plain words: why it matters little which of several moves is made
hint-alike = Die anderen Züge sind fast genauso gut, du kannst also wenig falsch machen
hint-alike-won = Viel hängt nicht mehr daran: Dieses Rennen ist so gut wie gewonnen
hint-alike-lost = Viel hängt nicht mehr daran: Dieses Rennen ist fast verloren
hint-for-the-match = Das gewinnt dieses Rennen etwas seltener, bringt aber mehr für die ganze Partie
